"""JSON read by the C code; the real module has the same in Python too, of patterns."""

from _json import scanstring
from json import scanner

_WHITE = " \t\n\r"
_CONSTANTS = {each: float(each) for each in ("NaN", "Infinity", "-Infinity")}


class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        self.msg, self.doc, self.pos = msg, doc, pos
        self.lineno = doc.count("\n", 0, pos) + 1
        self.colno = pos - doc.rfind("\n", 0, pos)
        super().__init__(f"{msg}: line {self.lineno} column {self.colno} (char {pos})")

    def __reduce__(self):
        return type(self), (self.msg, self.doc, self.pos)


class JSONDecoder:
    def __init__(
        self,
        *,
        object_hook=None,
        parse_float=None,
        parse_int=None,
        parse_constant=None,
        strict=True,
        object_pairs_hook=None,
    ):
        self.object_hook = object_hook
        self.object_pairs_hook = object_pairs_hook
        self.parse_float = parse_float or float
        self.parse_int = parse_int or int
        self.parse_constant = parse_constant or _CONSTANTS.__getitem__
        self.strict = strict
        self.memo = {}
        self.scan_once = scanner.make_scanner(self)

    def decode(self, text):
        value, end = self.raw_decode(text, len(text) - len(text.lstrip(_WHITE)))
        rest = text[end:].lstrip(_WHITE)
        if rest:
            raise JSONDecodeError("Extra data", text, len(text) - len(rest))
        return value

    def raw_decode(self, text, start=0):
        try:
            return self.scan_once(text, start)
        except StopIteration as end:
            raise JSONDecodeError("Expecting value", text, end.value) from None
