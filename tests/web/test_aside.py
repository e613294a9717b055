"""Questions beside the game: long ones are stepped on, and those of a kind wait for each other."""

from typing import Any

from tests.web.loading import load

aside = load("aside")

type Json = dict[str, Any]


class Asked:
    """An Aside whose requests and answers are written down."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Json]] = []
        self.told: list[Any] = []
        self.aside = aside.Aside(lambda kind, **fields: self.sent.append((kind, fields)))

    def ask(self, kind: str, **fields: Any) -> None:
        """Ask, and write down what comes of it."""
        self.aside.ask(
            kind,
            lambda result, error: self.told.append((result, error)),
            progress=lambda done, of: self.told.append((done, of)),
            **fields,
        )

    def hear(self, **reply: Any) -> None:
        """The reply to the last request."""
        kind, fields = self.sent[-1]
        self.aside.hear(kind, fields, {"ok": True, **reply})


def test_a_short_question() -> None:
    asked = Asked()
    asked.ask("share")
    asked.hear(share={"deal": "…"})
    assert asked.sent == [("share", {})]
    assert asked.told == [({"deal": "…"}, None)]


def test_a_long_one_is_stepped_on() -> None:
    asked = Asked()
    asked.ask("verify", code="1A")
    asked.hear(work={"kind": "verify", "done": 4, "of": 41})
    asked.hear(work={"kind": "verify", "done": 9, "of": 41})
    asked.hear(verify={"date": "…"})
    assert asked.sent == [("verify", {"code": "1A"}), *[("work.step", {"work": "verify"})] * 2]
    assert asked.told == [(4, 41), (9, 41), ({"date": "…"}, None)]


def test_a_refusal_ends_it() -> None:
    asked = Asked()
    asked.ask("verify", code="1A")
    asked.hear(work={"kind": "verify", "done": 4, "of": 41})
    error = {"code": "code/bots_differ"}
    asked.aside.hear("work.step", {"work": "verify"}, {"ok": False, "error": error})
    assert asked.told[-1] == (None, error)
    asked.ask("verify", code="1B")
    assert asked.sent[-1] == ("verify", {"code": "1B"})


def test_two_of_a_kind_one_after_the_other() -> None:
    asked = Asked()
    asked.ask("reference", date="2026-12-01")
    asked.ask("reference", date="2026-12-02")
    assert asked.sent == [("reference", {"date": "2026-12-01"})]
    asked.hear(reference="first")
    assert asked.sent[-1] == ("reference", {"date": "2026-12-02"})
    asked.hear(reference="second")
    assert asked.told == [("first", None), ("second", None)]


def test_two_kinds_side_by_side() -> None:
    asked = Asked()
    asked.ask("counts")
    asked.ask("reference", date="2026-12-02")
    steps = [("counts", {}), ("reference", {"date": "2026-12-02"})]
    assert asked.sent == steps
    asked.aside.hear(*steps[0], {"ok": True, "work": {"kind": "counts", "done": 1, "of": 2}})
    asked.aside.hear(*steps[1], {"ok": True, "reference": "here"})
    asked.aside.hear("work.step", {"work": "counts"}, {"ok": True, "counts": "there"})
    assert asked.told == [(1, 2), ("here", None), ("there", None)]


def test_an_answer_that_nobody_waits_for() -> None:
    asked = Asked()
    asked.aside.hear("work.step", {"work": "verify"}, {"ok": True, "verify": {}})
    assert asked.told == []
