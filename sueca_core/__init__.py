"""Sueca: the rules, the computer players and one person's sitting, in pure Python.

The package reads no clock, opens no file and draws no random number outside ``cli``; everything
that varies comes in as a value. See README.md in this folder for the layers.
"""

__version__ = "0.1.0"
__all__ = ["__version__"]
