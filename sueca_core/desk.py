"""What the host remembers between two requests, and what each kind of request does with it.

Every function here takes the desk and a request and gives an `Answer`; the desk itself is frozen,
so that a request that fails has changed nothing.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from sueca_core import __version__
from sueca_core.analysis.hints import Hint, HintJob
from sueca_core.answers import answered
from sueca_core.bots.levels import BOT_VERSIONS, LEVELS, start
from sueca_core.game.cards import Card, card
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import OPTIONS, PRESETS, parse_rules
from sueca_core.game.seats import Seat, seat
from sueca_core.reviewing import Reviewing
from sueca_core.session.daily import check_begun
from sueca_core.session.flow import begin_hand
from sueca_core.session.messages import (
    Advance,
    AskBot,
    AskHint,
    BotPlays,
    Effect,
    HumanAccuses,
    HumanAsksHint,
    HumanChooses,
    HumanCounts,
    HumanPlays,
    HumanSaysWeak,
    HumanTakesBack,
    Message,
    NextHand,
    PlayAgain,
    TakeOver,
)
from sueca_core.session.model import Levels, Sitting, daily, practice
from sueca_core.session.rulebook import rulebook
from sueca_core.session.update import update
from sueca_core.solver.jobs import Done, Job
from sueca_core.wire.protocol import (
    Request,
)
from sueca_core.wire.saves import decode_save

__all__ = ["HANDLERS", "Answer", "Desk"]


@dataclass(frozen=True, slots=True)
class Thinking:
    """A computer player at work on its card, or the coach on a hint for the person's."""

    kind: Literal["bot", "hint"]
    seat: Seat
    job: Job[Card] | Job[Hint]
    done: int = 0
    of: int = 1


@dataclass(frozen=True, slots=True)
class Desk:
    """All that the host remembers between two requests."""

    sitting: Sitting | None = None
    thinking: Thinking | None = None
    reviewing: Reviewing | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request leads to."""

    desk: Desk
    effects: tuple[Effect, ...] = ()
    notices: tuple[CodedError, ...] = ()
    extra: Mapping[str, object] = field(default_factory=dict)
    """What only this kind of request is told."""


def _begun(sitting: Sitting, *notices: CodedError) -> Answer:
    begun, effects = answered(*begin_hand(sitting))
    return Answer(Desk(begun), effects, notices)


def _open(desk: Desk, request: Request) -> Answer:
    """The first request: the day asked for, else the saved game, else a new one."""
    saved, day = request.text_or_none("saved"), request.text_or_none("daily")
    if day is not None:
        return _daily(day, request.text("latest"), saved)
    if saved is None:
        return _new(desk, request)
    try:
        return Answer(Desk(_loaded(saved)))
    except CodedError as error:
        return replace(_new(desk, request), notices=(error,))


def _new(desk: Desk, request: Request) -> Answer:
    rules = parse_rules(request.text("rules"))
    levels = _known(Levels(request.text("partner"), request.text("opponents")))
    return _begun(practice(request.text("seed"), rules, levels))


def _open_daily(desk: Desk, request: Request) -> Answer:
    saved = request.text_or_none("saved")
    return _daily(request.text("date"), request.text("latest"), saved)


def _daily(day: str, latest: str, saved: str | None) -> Answer:
    """The rubber of a day, resumed where it was left; a save that is not of that day is told."""
    check_begun(day, latest)
    if saved is None:
        return _begun(daily(day))
    try:
        sitting = _loaded(saved)
        if sitting.date != day:
            raise CodedError("save/foreign")
    except CodedError as error:
        return _begun(daily(day), error)
    return Answer(Desk(sitting))


def _resume(desk: Desk, request: Request) -> Answer:
    return Answer(Desk(_loaded(request.text("saved"))))


def _loaded(text: str) -> Sitting:
    sitting = decode_save(text)
    try:
        _known(sitting.levels)
    except CodedError as error:
        raise CodedError("save/broken", reason=error.code) from error
    return sitting


def _known(levels: Levels) -> Levels:
    """The levels, if there are computer players of both."""
    for level in (levels.partner, levels.opponents):
        if level not in LEVELS:
            raise CodedError("bots/unknown_level", level=level)
    return levels


def _tell(desk: Desk, message: Message) -> Answer:
    """Tell the sitting something; what a computer player thought about before is dropped."""
    sitting, effects = answered(*update(_sitting(desk), message))
    return Answer(Desk(sitting), effects)


def _sitting(desk: Desk) -> Sitting:
    if desk.sitting is None:
        raise CodedError("wire/no_sitting")
    return desk.sitting


def _advance(desk: Desk, request: Request) -> Answer:
    if desk.thinking and desk.thinking.kind == "bot":
        return _think(desk, desk.thinking)
    sitting, effects = update(_sitting(desk), Advance())
    asked = next(each for each in effects if isinstance(each, AskBot))
    job = start(asked.level, asked.view)
    return _think(Desk(sitting), Thinking("bot", asked.seat, job))


def _hint(desk: Desk, request: Request) -> Answer:
    """Look for a card for the person; a search that is under way already goes on."""
    sitting, effects = update(_sitting(desk), HumanAsksHint())
    if desk.thinking:
        return _think(desk, desk.thinking)
    asked = next(each for each in effects if isinstance(each, AskHint))
    return _think(Desk(sitting), Thinking("hint", asked.view.seat, HintJob(asked.view)))


def _think(desk: Desk, thinking: Thinking) -> Answer:
    """One step of the job; a computer player's card is played as soon as it is there."""
    step = thinking.job.step()
    if isinstance(step, Done):
        found = step.result
        if isinstance(found, Hint):
            return Answer(replace(desk, thinking=None), extra={"hint": found})
        return _tell(desk, BotPlays(thinking.seat, found))
    return Answer(replace(desk, thinking=replace(thinking, done=step.done, of=step.of)))


def _job_step(desk: Desk, request: Request) -> Answer:
    if desk.thinking is None:
        raise CodedError("job/none")
    return _think(desk, desk.thinking)


def _review(desk: Desk, request: Request) -> Answer:
    """Go over the finished hand for a step more; asked again until it is finished."""
    reviewing = Reviewing.of(_sitting(desk), desk.reviewing)
    reviewed = reviewing.step()
    return Answer(replace(desk, reviewing=reviewing), extra={"review": reviewed})


def _rulebook(desk: Desk, request: Request) -> Answer:
    return Answer(desk, extra={"rulebook": rulebook(parse_rules(request.text("rules")))})


def _about(desk: Desk, request: Request) -> Answer:
    about = {
        "app": __version__,
        "shuffle": "v1",
        "bots": BOT_VERSIONS,
        "python": ".".join(str(part) for part in sys.version_info[:3]),
        "offered": list(PRESETS),
        "options": OPTIONS,
    }
    return Answer(desk, extra={"about": about})


HANDLERS: Final[dict[str, Callable[[Desk, Request], Answer]]] = {
    "open": _open,
    "new": _new,
    "daily": _open_daily,
    "resume": _resume,
    "choose": lambda desk, request: _tell(desk, HumanChooses(request.text("from") == "bottom")),
    "call": lambda desk, request: _tell(desk, HumanSaysWeak(request.fields["weak"] is True)),
    "play": lambda desk, request: _tell(desk, HumanPlays(card(request.text("card")))),
    "revoke": lambda desk, request: _tell(
        desk, HumanPlays(card(request.text("card")), revoke=True)
    ),
    "accuse": lambda desk, request: _tell(desk, HumanAccuses(seat(request.text("seat")))),
    "count": lambda desk, request: _tell(desk, HumanCounts()),
    "hint": _hint,
    "undo": lambda desk, request: _tell(desk, HumanTakesBack()),
    "advance": _advance,
    "next": lambda desk, request: _tell(desk, NextHand()),
    "again": lambda desk, request: _tell(desk, PlayAgain()),
    "take_over": lambda desk, request: _tell(desk, TakeOver(request.number("trick"))),
    "review": _review,
    "screen": lambda desk, request: Answer(desk),
    "job.step": _job_step,
    "rulebook": _rulebook,
    "about": _about,
}
"""By request type."""
