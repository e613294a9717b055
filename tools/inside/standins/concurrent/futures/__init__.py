"""The names of threads' futures, of which there is none: asyncio asks whether it was given one."""

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"


class CancelledError(Exception):
    pass


class InvalidStateError(Exception):
    pass


class Future:
    pass
