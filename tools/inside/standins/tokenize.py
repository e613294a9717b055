"""The tokens of a source, of which there is none here: all that runs was compiled by the build."""

from token import *


def generate_tokens(readline):
    return iter(())


tokenize = generate_tokens
