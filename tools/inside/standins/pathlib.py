"""Paths that nothing is written to.

PyScript writes its Python package, as sources, into the worker's folder before it imports it. The
library has it compiled, and nobody else asks for a path.
"""


class Path:
    def __init__(self, path):
        pass

    def mkdir(self, **_):
        pass

    def write_text(self, text, encoding=None):
        pass
