"""The events of a decision as a story: in the order of cause and effect, each with its turn."""

from __future__ import annotations

from typing import NamedTuple

from banjar.core.event import Event
from banjar.table.session import GameSession


class ToldEvent(NamedTuple):
    """An event for one reader."""

    event: Event
    turn: int
    """The turn it belongs to: a decision may end one turn and begin the next."""
    mine: bool
    """It concerns the reader."""
    forced: bool
    """The table declined for the reader."""


def told_events(session: GameSession, number: int, seat: int | None) -> list[ToldEvent]:
    """The events of decision `number` (0 is the set-up) that a seat may see."""
    rules = session.game.rules.log
    turn = session.turn_of(number)[0]
    is_automatic = _is_automatic(session, number, seat)
    told: list[ToldEvent] = []
    for event, mine in session.events_of(number, seat):
        begun = rules.turn_begun(event)
        turn = turn if begun is None else begun
        forced = is_automatic and event.seat == seat and rules.is_decline(event)
        told.append(ToldEvent(event, turn, mine, forced))
    for place in range(len(told) - 1):
        if rules.follows_next(told[place].event):
            told[place : place + 2] = told[place + 1], told[place]
    return told


def _is_automatic(session: GameSession, number: int, seat: int | None) -> bool:
    """Whether the reader's own decision was made by the table. Of others nobody learns whether they had a choice."""
    if number == 0 or seat is None:
        return False
    info = session.decision_infos[number - 1]
    return info.seat == seat and not info.is_own
