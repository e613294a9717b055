"""Play the sitting on the compiled files: its replies are those that the sources gave elsewhere."""

import importlib
import json
import sys

NAMED_TUPLE = "b'lambda _cls"  # how a named tuple is made; there are two of them


def main() -> None:
    """Fail when a module is missing, a reply differs, or a source had to be compiled."""
    compiled: list[str] = []
    listens = [True]

    def hear(event: str, arguments: tuple[object, ...]) -> None:
        source = str(arguments[0]) if event == "compile" else ""
        if listens and source and not source.startswith(NAMED_TUPLE):
            compiled.append(source[:80])

    importlib.import_module("sueca_core")
    sys.addaudithook(hear)
    importlib.import_module("sueca_core.host")
    listens.clear()
    if compiled:
        raise AssertionError(f"sources are still compiled at every start: {compiled}")
    with open("/stage/replies.json", encoding="utf-8") as file:
        expected = json.load(file)
    if importlib.import_module("tools.inside.sitting").play() != expected:
        raise AssertionError("the compiled engine answers otherwise than its sources")
