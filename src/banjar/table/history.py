"""The past of a game as one seat may see it: the log, what it missed, and single steps."""

from __future__ import annotations

from banjar.core.event import Event
from banjar.table.errors import Refusal
from banjar.table.table import OVER, Table
from banjar.table.views import Shown, coloured, events_to_json, open_view

MAX_MISSED_DECISIONS = 300
"""A client that missed more decisions than this gets the current table only."""


def decision_events(table: Table, seat: int | None, first: int) -> list[Shown]:
    """The loggable events of every decision from number `first` on, where 0 is the set-up.

    Events that concern the seat are marked.
    """
    if table.session is None:
        return []
    versions = [0, *table.session.versions]
    return [
        {"step": number, "version": versions[number], "events": loggable_events(table, seat, number)}
        for number in range(first, len(versions))
    ]


def loggable_events(table: Table, seat: int | None, number: int) -> list[Shown]:
    """The events of one decision that a log may show (A4.4, B10.2)."""
    assert table.session is not None
    events = table.session.events_of(number, seat)
    return events_to_json((shown, mine) for one, mine in events if (shown := loggable(table, one)) is not None)


def loggable(table: Table, event: Event) -> Event | None:
    """What a log may show of an event; None if nothing."""
    if table.settings.memory_aid or table.status == OVER:
        return event
    assert table.session is not None
    log = table.session.game.rules.log
    shown = log.faded(event)
    return None if log.is_noise(shown) else shown


def events_since(table: Table, seat: int | None, version: int) -> list[Shown] | None:
    """The events after a version; None if there are too many to send."""
    if table.session is None:
        return []
    first = next((i for i, known in enumerate(table.session.versions) if known > version), len(table.session.versions))
    if len(table.session.versions) - first > MAX_MISSED_DECISIONS:
        return None
    return decision_events(table, seat, first + 1)


def since_last_turn(table: Table, seat: int) -> list[Shown]:
    """The events after the last decision that the player of a seat made."""
    if table.session is None:
        return []
    movers = enumerate(zip(table.session.state.decisions, table.session.decision_infos, strict=True), start=1)
    last = max((number for number, ((mover, _), info) in movers if mover == seat and info.is_own), default=0)
    return decision_events(table, seat, last + 1)


def moment(table: Table, step: int, seat: int | None, is_open: bool, own: int | None = None) -> Shown:
    """The game after `step` decisions: as a seat or the spectators saw it, or open, once for each seat.

    While the game runs only as the spectators saw it; with a memory aid also as one's own seat did.
    """
    if table.session is None:
        raise Refusal("not-running")
    # An earlier hand shows what has been played since, which players may remember but not look up (A4.4, B10.2).
    is_known = seat is None or (seat == own and table.settings.memory_aid)
    if table.status != OVER and (is_open or not is_known):
        raise Refusal("not-over")
    last = len(table.session.versions)
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
    mover = table.session.state.decisions[step - 1] if step else None
    return {
        "step": step,
        "last": last,
        "by_seat": mover[0] if mover else None,
        # The notation may name hidden cards.
        "action": mover[1].text if mover and table.status == OVER else None,
        "events": [loggable_events(table, one, step) for one in seats],
        "games": games,
    }


def record_headers(table: Table) -> dict[str, str]:
    """The record headers about the players: who sat where, and which seats resigned."""
    headers = {f"Seat{number}": seat.name or seat.level or "" for number, seat in enumerate(table.seats)}
    resigned = [str(number) for number, seat in enumerate(table.seats) if seat.resigned]
    return headers | ({"Resigned": " ".join(resigned)} if resigned else {})
