"""No docstrings: the library is compiled without, and nobody here would read a signature."""


def dedent_docstring(docstring):
    return docstring


def get_cmeth_docstring(func):
    return ""
