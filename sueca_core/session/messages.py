"""What a sitting can be told, and what it asks of the host in return."""

from dataclasses import dataclass

from sueca_core.game.cards import Card
from sueca_core.game.events import Event
from sueca_core.game.seats import Seat
from sueca_core.game.view import PlayerView

__all__ = [
    "Advance",
    "AskBot",
    "BotPlays",
    "Effect",
    "Happened",
    "HumanPlays",
    "Message",
    "NextHand",
    "PlayAgain",
]


@dataclass(frozen=True, slots=True)
class HumanPlays:
    """The person plays a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Advance:
    """The page is ready for the next computer player's card."""


@dataclass(frozen=True, slots=True)
class BotPlays:
    """The answer to `AskBot`."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NextHand:
    """Go on after a finished hand; from a hand played again, back to the rubber."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Play the finished hand once more, beside the rubber."""


type Message = HumanPlays | Advance | BotPlays | NextHand | PlayAgain


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


type Effect = Happened | AskBot
