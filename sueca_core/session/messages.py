"""What a sitting can be told, and what it asks of the host in return."""

from dataclasses import dataclass

from sueca_core.game.cards import Card
from sueca_core.game.events import Event
from sueca_core.game.seats import Seat
from sueca_core.game.view import PlayerView

__all__ = [
    "Advance",
    "AskAccusation",
    "AskBot",
    "AskHint",
    "AskWeak",
    "BotAccuses",
    "BotPlays",
    "BotSaysWeak",
    "Effect",
    "Happened",
    "HumanAccuses",
    "HumanAsksHint",
    "HumanChooses",
    "HumanCounts",
    "HumanPlays",
    "HumanSaysWeak",
    "HumanTakesBack",
    "Message",
    "NextHand",
    "PlayAgain",
    "TakeOver",
]


@dataclass(frozen=True, slots=True)
class HumanChooses:
    """The person deals and takes trump from the bottom or the top."""

    from_bottom: bool


@dataclass(frozen=True, slots=True)
class HumanSaysWeak:
    """The person, asked about a weak hand, calls it or plays it."""

    calls: bool


@dataclass(frozen=True, slots=True)
class HumanPlays:
    """The person plays a card; only with `revoke` may it be one that does not follow."""

    card: Card
    revoke: bool = False


@dataclass(frozen=True, slots=True)
class HumanAccuses:
    """The person says that an opponent has revoked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HumanCounts:
    """The person wants the points counted."""


@dataclass(frozen=True, slots=True)
class HumanAsksHint:
    """The person, who is to play, wants to be shown a card; that is remembered."""


class HumanTakesBack:
    """The person takes back their last card, and with it all that followed."""


@dataclass(frozen=True, slots=True)
class Advance:
    """The page is ready for the next computer player's card."""


@dataclass(frozen=True, slots=True)
class BotPlays:
    """The answer to `AskBot`."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BotSaysWeak:
    """The answer to `AskWeak`."""

    seat: Seat
    calls: bool


@dataclass(frozen=True, slots=True)
class BotAccuses:
    """The answer to `AskAccusation`, where it is one."""

    seat: Seat
    accused: Seat


@dataclass(frozen=True, slots=True)
class NextHand:
    """Go on after a finished hand; from a hand played again, back to the rubber."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Play the finished hand once more, beside the rubber."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Play the finished hand on from the person's card to a trick, beside the rubber."""

    trick: int
    """1 to 10."""


type Message = (
    HumanChooses
    | HumanSaysWeak
    | HumanPlays
    | HumanAccuses
    | HumanCounts
    | HumanAsksHint
    | HumanTakesBack
    | Advance
    | BotPlays
    | BotSaysWeak
    | BotAccuses
    | NextHand
    | PlayAgain
    | TakeOver
)


@dataclass(frozen=True, slots=True)
class Happened:
    """Something to tell the page."""

    event: Event


@dataclass(frozen=True, slots=True)
class AskBot:
    """A computer player is to choose a card, knowing only its view."""

    seat: Seat
    level: str
    view: PlayerView


@dataclass(frozen=True, slots=True)
class AskWeak:
    """A computer player whose hand qualifies is to call it or to play it.

    To be answered at once and within the same request: that somebody was asked is a secret.
    """

    seat: Seat
    view: PlayerView


@dataclass(frozen=True, slots=True)
class AskAccusation:
    """A computer player may accuse an opponent of a revoke; to be answered at once."""

    seat: Seat
    view: PlayerView


@dataclass(frozen=True, slots=True)
class AskHint:
    """The coach is to recommend a card to the person, knowing only the person's view."""

    view: PlayerView


type Effect = Happened | AskBot | AskWeak | AskAccusation | AskHint
