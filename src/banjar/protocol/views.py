"""Make the view of a table for one client.

Everything about the game comes through `State.view` and `State.events_of`; when the table is over, by the rules or by a
resignation, through `State.open_view`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, cast

import msgspec

from banjar.protocol.lobby import SeatSummary, TableSummary
from banjar.protocol.table import (
    UNSET,
    DecidingLine,
    EntryType,
    LastEntry,
    Result,
    SeatKind,
    SeatView,
    Status,
    TableConstants,
    TableSettings,
    TableState,
    TieBreak,
    You,
)
from banjar.table import log
from banjar.table.auto_reply import AutoReply
from banjar.table.clock import LiveClock, NoClock
from banjar.table.errors import Refusal
from banjar.table.seat import Seat
from banjar.table.story import ToldEvent, told_events
from banjar.table.table import OPEN, OVER, RUNNING, Table

if TYPE_CHECKING:
    from banjar.core.game import State


def table_constants(table: Table) -> TableConstants:
    """The part of a table that never changes."""
    settings = table.settings
    return TableConstants(
        table=table.id,
        settings=TableSettings(**{name: getattr(settings, name) for name in TableSettings.__struct_fields__}),
        previous_table=table.previous_table,
        created_at=table.created_at,
    )


def table_state(table: Table, present: Collection[int], absent_since: int | None, spectators: int = 0) -> TableState:
    """The part that changes, the same for everybody; `absent_since` is when the player to act disconnected, if so."""
    return TableState(
        version=table.version,
        updated_at=table.updated_at,
        status=cast(Status, table.status),
        seats=[seat_view(table, number, number in present) for number in range(len(table.seats))],
        to_act=table.to_act,
        asked_at=table.asked_at,
        deadline=None if isinstance(table.settings.clock, NoClock) else table.deadline(None),
        takeover_at=table.takeover_at(absent_since),
        result=result(table),
        owner_seat=table.first_seat_of(table.owner),
        rematch=table.rematch,
        rematch_seat=table.rematch_seat,
        spectators=spectators,
    )


def seat_view(table: Table, number: int, present: bool) -> SeatView:
    """A seat, without the identity of its player."""
    seat = table.seats[number]
    return SeatView(
        seat=number,
        kind=_kind(seat),
        name=seat.shown_name,
        level=seat.level,
        colour=seat.colour,
        ready=seat.ready,
        present=present or seat.level is not None,
        substituted=seat.substituted,
        resigned=seat.resigned,
        bank=seat.bank if isinstance(table.settings.clock, LiveClock) else UNSET,
    )


def _kind(seat: Seat) -> SeatKind:
    if seat.is_free:
        return "invited" if seat.invitation is not None else "open"
    return "bot" if seat.level is not None else "person"


def you(
    table: Table,
    who: str | None,
    own: list[int],
    seat: int | None,
    auto_reply: AutoReply | None,
    handover: int | None = None,
    is_auto_reply_due: bool = False,
) -> You:
    """What only one person sees besides the game: where they sit, and what they may do."""
    is_owner = who is not None and who == table.owner
    shown = You(seats=own, seat=seat, owner=is_owner, undo=undo_count(table, seat), handover=handover)
    if table.status == OPEN and (own or is_owner):
        shown.code = table.code
    if table.status == OPEN and who is not None:
        shown.may_start_at = table.may_start_at(who)
    if table.status == OPEN and is_owner:
        shown.invitations = {
            number: chair.invitation for number, chair in enumerate(table.seats) if chair.is_free and chair.invitation
        }
        if table.barred:
            shown.barred = sorted(set(table.barred.values()))
    if auto_reply is not None and seat is not None:
        shown.auto_reply = auto_reply
    if is_auto_reply_due and seat is not None and seat == table.to_act:
        shown.auto_reply_due = True
    if table.status == RUNNING and seat is not None and not table.seats[seat].resigned:
        shown.resignation_ends_game = table.resignation_ends_game(seat)
    return shown


def undo_count(table: Table, seat: int | None) -> int:
    """How many decisions a seat can take back now."""
    if seat is None or table.session is None or table.to_act is None or table.seats[seat].is_played_by_bot:
        return 0
    if table.session.last_seat != seat:
        return 0
    return len(table.session.undo_sizes)


def game_view(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The game as a seat sees it, or as spectators do; in the colours of this table."""
    return game_views(table, [seat])[seat]


def game_views(table: Table, seats: Collection[int | None]) -> dict[int | None, dict[str, Any] | None]:
    """The game as several seats see it; what all of them see is drawn once."""
    if table.session is None:
        return dict.fromkeys(seats)
    state, memory_aid = table.session.state, table.settings.memory_aid
    found: dict[int | None, dict[str, Any] | None] = {}
    if table.status == OVER:
        views = {seat: open_view(table, state, seat) for seat in seats}
    else:
        views = {seat: coloured(table, view) for seat, view in state.views(seats, memory_aid).items()}
    for seat, view in views.items():
        if table.status == OVER or (seat is not None and table.seats[seat].is_played_by_bot):
            view["legal"], view["reasons"] = [], []  # the rules would offer it, but nobody can choose
        found[seat] = view
    return found


def open_view(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    """A moment of the game with everything open (A4.5, B10.5).

    The only caller of `State.open_view` in the server; Refusal `not-over` unless the table is over.
    """
    if table.status != OVER:
        raise Refusal("not-over")
    return coloured(table, state.open_view(seat, table.settings.memory_aid))


def coloured(table: Table, view: dict[str, Any]) -> dict[str, Any]:
    """A view of the game in the colours that people have chosen."""
    for player, seat in zip(view["players"], table.seats, strict=True):
        player["colour"] = seat.colour
    return view


def last_entry(table: Table, seat: int | None) -> LastEntry:
    """The last entry of the log, as a seat may know it."""
    entry = table.last_entry
    assert entry is not None
    number = getattr(entry, "seat", None)
    shown = LastEntry(entry=cast(EntryType, entry.__struct_config__.tag), by_seat=UNSET if number is None else number)
    match entry:
        case log.Acted() if table.session is not None:
            shown.step = table.session.step
            shown.turn, shown.active = table.session.turn_of(shown.step)
            shown.events = events_to_json(told_events(table.session, shown.step, seat))
            if entry.by is not None:
                shown.by = entry.by
        case log.Started() if table.session is not None:
            shown.events = events_to_json(told_events(table.session, 0, seat))
        case log.Undone():
            shown.steps = entry.steps
    return shown


def events_to_json(events: Iterable[ToldEvent]) -> list[dict[str, Any]]:
    """Events for JSON, each with its turn; those that concern the reader are marked."""
    return [_event_to_json(told) for told in events]


def _event_to_json(told: ToldEvent) -> dict[str, Any]:
    made = told.event.to_dict() | {"turn": told.turn}
    if told.mine:
        made["mine"] = True
    if told.forced:
        made["forced"] = True
    return made


def result(table: Table) -> Result | None:
    """How the game ended; None before the end."""
    if table.status != OVER or table.session is None:
        return None
    state = table.session.state
    sheets = state.score_sheets() if state.is_over else None
    return Result(
        winners=table.winners,
        end_reason=table.end_reason,
        sheets=sheets,
        ranks=state.ranks() if state.is_over else None,
        tie_breaks=[TieBreak(**found) for found in state.tie_breaks()],
        deciding_line=deciding_line(table, sheets),
    )


def deciding_line(table: Table, sheets: list[dict[str, int]] | None) -> DecidingLine | None:
    """Where the only winner was furthest ahead of the best of the others who stayed."""
    others = [number for number, seat in enumerate(table.seats) if not seat.resigned and number not in table.winners]
    if sheets is None or len(table.winners) != 1 or not others:
        return None
    winner, other = table.winners[0], max(others, key=lambda seat: sheets[seat]["total"])
    leads = {line: points - sheets[other][line] for line, points in sheets[winner].items()}
    if leads.pop("total") <= 0:
        return None
    return DecidingLine(line=max(leads, key=lambda line: leads[line]), other=other)


def _final_scores(table: Table) -> list[int] | msgspec.UnsetType:
    if table.status != OVER or table.session is None or not table.session.state.is_over:
        return msgspec.UNSET
    return table.session.state.scores()


def table_summary(table: Table) -> TableSummary:
    """The table as lists show it."""
    return TableSummary(
        table=table.id,
        game=table.settings.game,
        options=table.settings.options,
        clock=table.settings.clock,
        status=cast(Status, table.status),
        visibility=table.settings.visibility,
        seats=[
            SeatSummary(kind=_kind(seat), name=seat.shown_name, level=seat.level, colour=seat.colour)
            for seat in table.seats
        ],
        to_act=table.to_act,
        turn=table.session.state.turn if table.session is not None else 0,
        winners=table.winners,
        scores=_final_scores(table),
        created_at=table.created_at,
        updated_at=table.updated_at,
    )
