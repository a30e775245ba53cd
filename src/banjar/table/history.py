"""What has happened at a table, told to one seat: the whole log, what it missed, and finished games step by step."""

from __future__ import annotations

from banjar.core.event import Event
from banjar.table.errors import Refusal
from banjar.table.table import OVER, Table
from banjar.table.views import Shown, coloured, opened, told

MOST_MISSED = 300
"""Somebody who was away for more decisions than this gets the table as it is, without what led to it."""


def chapters(table: Table, seat: int | None, first: int) -> list[Shown]:
    """What every decision from number `first` on made happen, as far as a log may keep it; 0 is the set-up.

    What concerns the seat is marked.
    """
    if table.play is None:
        return []
    versions = [0, *table.play.versions]
    return [
        {"step": number, "version": versions[number], "events": remembered(table, seat, number)}
        for number in range(first, len(versions))
    ]


def remembered(table: Table, seat: int | None, number: int) -> list[Shown]:
    """What one decision made happen, as far as a log may keep it (A4.4, B10.2)."""
    assert table.play is not None
    events = table.play.events_of(number, seat)
    return told((shown, mine) for one, mine in events if (shown := kept(table, one)) is not None)


def kept(table: Table, event: Event) -> Event | None:
    """What may be looked up later of a happening."""
    if table.settings.memory_aid or table.status == OVER:
        return event
    assert table.play is not None
    log = table.play.game.rules.log
    shown = log.faded(event)
    return None if log.is_noise(shown) else shown


def missed(table: Table, seat: int | None, version: int) -> list[Shown] | None:
    """What happened after a version; None if that is too much to tell."""
    if table.play is None:
        return []
    first = next((i for i, known in enumerate(table.play.versions) if known > version), len(table.play.versions))
    if len(table.play.versions) - first > MOST_MISSED:
        return None
    return chapters(table, seat, first + 1)


def since_last_turn(table: Table, seat: int) -> list[Shown]:
    """What happened after the last decision that the seat's player made."""
    if table.play is None:
        return []
    movers = enumerate(zip(table.play.state.decisions, table.play.made, strict=True), start=1)
    last = max((number for number, ((mover, _), made) in movers if mover == seat and made.is_own), default=0)
    return chapters(table, seat, last + 1)


def moment(table: Table, step: int, seat: int | None, is_open: bool, own: int | None = None) -> Shown:
    """The game after `step` decisions: as a seat or the spectators saw it, or for each seat with everything open.

    While it runs, as the spectators saw it; with a memory aid also as one's own seat did.
    """
    if table.play is None:
        raise Refusal("not-running")
    # The hand that one had tells what one has laid since, which may be remembered but not looked up (A4.4, B10.2).
    is_known = seat is None or (seat == own and table.settings.memory_aid)
    if table.status != OVER and (is_open or not is_known):
        raise Refusal("not-over")
    last = len(table.play.versions)
    if not 0 <= step <= last:
        raise Refusal("no-such-moment", last=last)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    state = table.play.at(step)
    seats = range(len(table.seats)) if is_open else (seat,)
    if is_open:
        games = [opened(table, state, one) for one in seats]
    else:
        games = [coloured(table, state.view(seat, table.settings.memory_aid))]
    mover = table.play.state.decisions[step - 1] if step else None
    return {
        "step": step,
        "last": last,
        "by_seat": mover[0] if mover else None,
        # Its notation names cards that others may not know.
        "action": mover[1].text if mover and table.status == OVER else None,
        "events": [remembered(table, one, step) for one in seats],
        "games": games,
    }


def record_headers(table: Table) -> dict[str, str]:
    """What a record tells of those who played: who sat where, and the seats whose players gave up."""
    headers = {f"Seat{number}": seat.name or seat.level or "" for number, seat in enumerate(table.seats)}
    resigned = [str(number) for number, seat in enumerate(table.seats) if seat.resigned]
    return headers | ({"Resigned": " ".join(resigned)} if resigned else {})
