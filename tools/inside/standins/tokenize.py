"""The tokens of a source, of which there is none here: all that runs was compiled by the build."""

import builtins
from token import *


def generate_tokens(readline):
    return iter(())


tokenize = generate_tokens


def open(filename):
    return builtins.open(filename, encoding="utf-8")
