"""Sources that stand indented; the real module compiles three patterns to wrap lines with."""

from os.path import commonprefix


def dedent(text):
    lines = [line if line.strip() else "" for line in text.split("\n")]
    indents = [line[: len(line) - len(line.lstrip(" \t"))] for line in lines if line]
    margin = len(commonprefix(indents))  # noqa: RUF071 -- what all lines begin with
    return "\n".join(line[margin:] for line in lines)
