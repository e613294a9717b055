"""Logging as far as concurrent.futures and asyncio use it: what is wrong goes to stderr."""

import sys
import traceback

DEBUG = 10


class _Logger:
    def critical(self, message, *values, **_):
        print(message % values, file=sys.stderr)

    def exception(self, message, *values, **_):
        self.critical(message, *values)
        traceback.print_exc()

    error = warning = critical

    def debug(self, message, *values, **_):
        pass

    info = debug


_LOGGER = _Logger()


def getLogger(name=None):
    return _LOGGER
