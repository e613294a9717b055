"""What the documents say is what the code does."""

import json
import re

import pytest

from sueca_core.game.actions import (
    Accuse,
    Action,
    CallWeak,
    ChooseEnd,
    Count,
    DealCards,
    PassWeak,
    PlayCard,
)
from sueca_core.game.engine import ALLOWED, apply
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import OPTIONS, PRESETS, format_rules, parse_rules
from sueca_core.game.seats import SEATS
from sueca_core.game.state import Phase, State
from tests.game.support import deal_of, dealt
from tests.source import ROOT
from tests.tables import read

PACKAGE = (ROOT / "sueca_core" / "README.md").read_text("utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
FAULTS = (ROOT / "docs" / "faults.md").read_text("utf-8")
EVERY = (ChooseEnd, DealCards, CallWeak, PassWeak, PlayCard, Accuse, Count)


def phase_table() -> dict[str, set[str]]:
    """Phase and actions of each row of the package's table."""
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", PACKAGE, re.MULTILINE)
    return {phase: set(re.findall(r"`(\w+)`", actions)) for phase, actions in rows}


def test_the_table_of_phases_is_the_engines() -> None:
    allowed = {phase.value: {kind.__name__ for kind in kinds} for phase, kinds in ALLOWED.items()}
    assert phase_table() == allowed


def test_every_phase_has_its_row() -> None:
    assert set(ALLOWED) == set(Phase)


DEAL = deal_of(read("hands.json")[0])
SAMPLES: dict[type, Action] = {
    ChooseEnd: ChooseEnd(SEATS[0], from_bottom=True),
    DealCards: DealCards(DEAL),
    CallWeak: CallWeak(SEATS[0]),
    PassWeak: PassWeak(SEATS[0]),
    PlayCard: PlayCard(SEATS[0], DEAL.hands[0][0]),
    Accuse: Accuse(SEATS[0], SEATS[1]),
    Count: Count(),
}
REFUSED = [
    pytest.param(kind, id=kind.__name__) for kind in EVERY if kind not in ALLOWED[Phase.PLAYING]
]


def playing() -> State:
    """A hand before its first card."""
    return dealt(parse_rules("portuguese"), DEAL)


@pytest.mark.parametrize("kind", REFUSED)
def test_an_action_outside_its_phase_is_refused(kind: type) -> None:
    with pytest.raises(CodedError, match="action/wrong_phase"):
        apply(playing(), SAMPLES[kind])


def test_the_example_of_the_package_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PACKAGE, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)  # our own document
    assert len(names["state"].hand.table) == 1  # type: ignore[attr-defined]


def test_the_presets_table_of_the_rules() -> None:
    """Every preset and every option stands in section 3 of the rules."""
    section = RULES.split("## 3. Presets")[1].split("## 4.")[0]
    assert set(PRESETS) <= set(re.findall(r"`(\w+)`", section))
    assert all(format_rules(rules) == name for name, rules in PRESETS.items())
    assert {"direction", "target", "tie", "sweep"} <= set(OPTIONS)


def test_every_fault_has_a_test_that_is_there() -> None:
    rows = [row for row in FAULTS.splitlines() if row.startswith("| ") and "| test |" not in row]
    named = [re.findall(r"`(test_\w+\.py)::(test_\w+)`", row) for row in rows]
    assert len(rows) > 25
    assert all(named)
    lost = [
        f"{file}::{name}"
        for file, name in (test for tests in named for test in tests)
        if f"\ndef {name}(" not in (ROOT / "e2e" / file).read_text("utf-8")
    ]
    assert lost == []


def test_what_the_player_reads_of_a_fault_are_the_pages_words() -> None:
    words = json.loads((ROOT / "web" / "text" / "en.json").read_text("utf-8")).values()
    quoted = set(re.findall(r"“([^”]+)”", FAULTS))
    assert len(quoted) > 8
    assert quoted - set(words) == set()


def test_every_exception_of_the_policy_is_explained() -> None:
    page = (ROOT / "web" / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]+)"', page)
    allowed = {source for rule in policy.split(";") for source in rule.split()[1:]}
    exceptions = allowed - {"'none'", "'self'"}
    told = (ROOT / "SECURITY.md").read_text("utf-8")
    assert "'unsafe-eval'" in exceptions
    assert {each for each in exceptions if f"`{each}`" not in told} == set()
