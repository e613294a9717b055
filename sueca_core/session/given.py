"""Practice that begins with a known deal, or goes on from a record.

Only its later deals come from the seed that is handed in.
"""

from sueca_core.game.deal import Deal
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Event
from sueca_core.game.record import Record, Seeded, Word, replay
from sueca_core.game.rulesets import RuleSet
from sueca_core.session.flow import Update, settled
from sueca_core.session.model import Kind, Levels, Sitting, restored, taken

__all__ = ["begin_deal", "from_record"]


def begin_deal(deal: Deal, seed: str, rules: RuleSet, levels: Levels) -> Update:
    """A practice rubber whose first hand is this deal, as far as it goes without the person.

    Where the rules let the dealer choose, the trump was taken from the bottom. Raises ``seed/bad``
    and ``action/turned_has_points``.
    """
    Seeded(f"{seed}/0")
    record = Record(rules, deal.dealer, ())
    sitting = Sitting(Kind.PRACTICE, seed, None, levels, record, replay(record))
    events: tuple[Event, ...] = ()
    if rules.deal == "dealer_choice":
        sitting, events = taken(sitting, Word.BOTTOM)
    sitting, more = taken(sitting, deal)
    return settled(sitting, (*events, *more))


def from_record(record: Record, seed: str, levels: Levels) -> Update:
    """A practice rubber taken up where a record ends; `seed` deals on where the record names none.

    Raises ``notation/bad_record`` with a ``reason`` for one that leads to no true state.
    """
    try:
        name = _name(record, seed)
        sitting = Sitting(Kind.PRACTICE, name, None, levels, record, replay(record))
        sitting, effects = settled(sitting, ())
        checked = restored(sitting, None)
    except CodedError as error:
        raise CodedError("notation/bad_record", reason=error.code) from error
    return checked, effects


def _name(record: Record, seed: str) -> str:
    """The name that the record's deals go by."""
    named = [step.seed for step in record.steps if isinstance(step, Seeded)]
    return named[0].rpartition("/")[0] if named else seed
