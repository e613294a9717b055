"""The page's pure modules, loaded as the browser's Python loads them: from one flat folder."""

import importlib
import json
import sys
from types import ModuleType
from typing import Any

from tests.source import ROOT

FOLDER = ROOT / "web" / "page"


def load(name: str) -> ModuleType:
    """A module of the page. Only modules that import nothing of the browser can be loaded."""
    sys.path.insert(0, str(FOLDER))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(FOLDER))


def one_or_other(count: float) -> str:
    """Plural category of a whole number in pt-PT, Spanish and English."""
    return "one" if count == 1 else "other"


def one_below_two(count: float) -> str:
    """Plural category of a whole number in pt-BR and in French, millions aside."""
    return "one" if count < 2 else "other"


PLURALS = {"pt-BR": one_below_two, "fr": one_below_two}


class Catalogue(dict[str, str]):
    """Texts by key; a key that is missing is an error here, where the page shows the key."""

    def get(self, key: str, default: Any = None) -> str:
        return self[key]


def words(tag: str = "pt-PT") -> Any:
    """The Words of a language, numbers written plainly."""
    texts = json.loads((ROOT / "web" / "text" / f"{tag}.json").read_text("utf-8"))
    return load("words").Words(tag, Catalogue(texts), PLURALS.get(tag, one_or_other), str)
