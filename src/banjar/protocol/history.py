"""The past of a game as one seat may see it: the log, what it missed, and single steps."""

from __future__ import annotations

from typing import Any

from banjar.core.event import Event
from banjar.protocol.base import ServerStruct
from banjar.protocol.games import GameEvent, GameView
from banjar.protocol.table import DecisionEvents
from banjar.protocol.views import coloured, events_to_json, open_view
from banjar.table.errors import Refusal
from banjar.table.session import GameSession
from banjar.table.story import told_events
from banjar.table.table import OVER, Table

MAX_MISSED_DECISIONS = 300
"""A client that missed more decisions gets the table without the events that led to it."""


MAX_LISTED_DECISIONS = 250
"""The most decisions in one answer; the next page begins after the last of them."""


class History(ServerStruct, kw_only=True):
    """The events of decisions, up to a version of the table."""

    version: int
    last: int
    """The number of the last decision so far. If the list ends before it, ask again from the next number on."""
    decisions: list[DecisionEvents]


class Moment(ServerStruct, kw_only=True):
    """The game after `step` decisions."""

    step: int
    last: int
    """The number of the last decision."""
    by_seat: int | None
    """Who made the decision."""
    action: str | None
    """In the notation of records; only when the game is over, as it may name hidden cards."""
    events: list[list[GameEvent]]
    """For each of `games`."""
    games: list[GameView]
    """One view; with everything open one for each seat."""


def decision_events(
    table: Table, seat: int | None, first: int, most: int = MAX_LISTED_DECISIONS
) -> list[DecisionEvents]:
    """The loggable events of up to `most` decisions from number `first` on, where 0 is the set-up."""
    if table.session is None:
        return []
    last = min(first + most - 1, table.session.step)
    return [_decision(table, table.session, seat, number) for number in range(first, last + 1)]


def _decision(table: Table, session: GameSession, seat: int | None, number: int) -> DecisionEvents:
    turn, active = session.turn_of(number)
    return DecisionEvents(
        step=number,
        version=session.version_of(number),
        by_seat=session.decision_infos[number - 1].seat if number else None,
        turn=turn,
        active=active,
        events=loggable_events(table, seat, number),
    )


def page(table: Table, decisions: list[DecisionEvents]) -> History:
    """Decisions with how far the game has come."""
    return History(version=table.version, last=table.decision_count, decisions=decisions)


def loggable_events(table: Table, seat: int | None, number: int) -> list[dict[str, Any]]:
    """The events of one decision, as far as a log may keep them (A4.4, B10.2)."""
    assert table.session is not None
    return events_to_json(
        told._replace(event=shown)
        for told in told_events(table.session, number, seat)
        if (shown := loggable(table, told.event)) is not None
    )


def loggable(table: Table, event: Event) -> Event | None:
    """The part of an event that a log may keep; None if there is none."""
    if table.settings.memory_aid or table.status == OVER:
        return event
    assert table.session is not None
    log = table.session.game.rules.log
    shown = log.faded(event)
    return None if log.is_noise(shown) else shown


def events_since(table: Table, seat: int | None, version: int) -> list[DecisionEvents] | None:
    """The events after a version; None if there were more than MAX_MISSED_DECISIONS decisions."""
    if table.session is None:
        return []
    first = table.session.step_at(version)
    if table.session.step - first > MAX_MISSED_DECISIONS:
        return None
    return decision_events(table, seat, first + 1, MAX_MISSED_DECISIONS)


def since_last_turn(table: Table, seat: int) -> list[DecisionEvents]:
    """The events after the last decision that the player of a seat made: the latest, if they are very many."""
    if table.session is None:
        return []
    step, infos = table.session.step, table.session.decision_infos
    recent = range(step, max(0, step - MAX_LISTED_DECISIONS), -1)
    own = (number for number in recent if infos[number - 1].seat == seat and infos[number - 1].is_own)
    return decision_events(table, seat, next(own, max(0, step - MAX_LISTED_DECISIONS)) + 1)


def moment(table: Table, step: int, seat: int | None, is_open: bool, own: int | None = None) -> Moment:
    """The game after `step` decisions: as a seat or the spectators saw it, or for each seat with everything open.

    While it runs, as the spectators saw it; with a memory aid also as one's own seat did.
    """
    if table.session is None:
        raise Refusal("not-running")
    # An earlier hand shows what has been played since, which players may remember but not look up (A4.4, B10.2).
    is_known = seat is None or (seat == own and table.settings.memory_aid)
    if table.status != OVER and (is_open or not is_known):
        raise Refusal("not-over")
    last = table.session.step
    if not 0 <= step <= last:
        raise Refusal("no-such-moment", last=last)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    state = table.session.state_at(step)
    seats = range(len(table.seats)) if is_open else (seat,)
    if is_open:
        games = [open_view(table, state, one) for one in seats]
    else:
        games = [coloured(table, state.view(seat, table.settings.memory_aid))]
    mover = table.session.state.decision(step) if step else None
    return Moment(
        step=step,
        last=last,
        by_seat=mover[0] if mover else None,
        action=mover[1].text if mover and table.status == OVER else None,
        events=[loggable_events(table, one, step) for one in seats],
        games=games,
    )


def record_headers(table: Table) -> dict[str, str]:
    """The headers of a record about its players: names by seat, and which seats resigned."""
    headers = {f"Seat{number}": seat.name or seat.level or "" for number, seat in enumerate(table.seats)}
    resigned = [str(number) for number, seat in enumerate(table.seats) if seat.resigned]
    return headers | ({"Resigned": " ".join(resigned)} if resigned else {})
