"""Copies of syntax trees, the one thing that Pyodide copies deeply."""


def deepcopy(value, memo=None):
    if isinstance(value, list):
        return [deepcopy(each) for each in value]
    if not hasattr(value, "_fields"):
        return value
    return type(value)(**{name: deepcopy(each) for name, each in vars(value).items()})
