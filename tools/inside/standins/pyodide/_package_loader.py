"""The folders that Pyodide asks for when it starts, without what installs packages there.

Ours comes as one file of compiled modules (../../sitecustomize.py), and there is no other.
"""

from site import getsitepackages


class _Folder:
    """A path that stays an object of Python's when JavaScript takes hold of it."""

    def __init__(self, path):
        self._path = path

    def __str__(self):
        return self._path


SITE_PACKAGES = _Folder(getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages():
    """No package was installed before."""
