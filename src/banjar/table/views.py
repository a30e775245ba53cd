"""What a table shows to whom. Everything about the game comes through `State.view` and `State.events_of`.

When the table is over, by the rules or because somebody gave up, it comes through `State.open_view`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from banjar.core.event import Event
from banjar.table import log
from banjar.table.auto_reply import AutoReply
from banjar.table.clock import LiveClock, NoClock
from banjar.table.errors import Refusal
from banjar.table.seat import Seat
from banjar.table.table import OPEN, OVER, RUNNING, Table

if TYPE_CHECKING:
    from banjar.core.state import State

Shown = dict[str, Any]


def common(table: Table, present: Collection[int], absent_since: int | None) -> Shown:
    """What all see alike and what changes as the game goes on; since when the seat to act is deserted, if it is."""
    return {
        "version": table.version,
        "at": table.updated_at,
        "status": table.status,
        "seats": [seat_shown(table, number, number in present) for number in range(len(table.seats))],
        "to_act": table.to_act,
        "since": table.asked_at,
        "time_is_up": None if isinstance(table.settings.clock, NoClock) else table.deadline(None),
        "warned_until": table.takeover_at(absent_since),
        "result": result(table),
        "rematch": table.rematch,
    }


def fixed(table: Table) -> Shown:
    """What all see alike and what never changes."""
    settings: Shown = msgspec.to_builtins(table.settings)
    del settings["seats"]
    return {"table": table.id, "settings": settings, "before": table.previous_table, "created_at": table.created_at}


def seat_shown(table: Table, number: int, present: bool) -> Shown:
    """A chair, without the identity of whoever sits on it."""
    seat = table.seats[number]
    shown: Shown = {
        "seat": number,
        "kind": _kind(seat),
        "name": seat.name,
        "level": seat.level,
        "colour": seat.colour,
        "ready": seat.ready,
        "present": present or seat.level is not None,
        "substituted": seat.substituted,
        "resigned": seat.resigned,
    }
    if isinstance(table.settings.clock, LiveClock):
        shown["bank"] = seat.bank
    return shown


def _kind(seat: Seat) -> str:
    if seat.is_free:
        return "invited" if seat.invitation is not None else "open"
    return "bot" if seat.level is not None else "person"


def you(table: Table, who: str | None, own: list[int], seat: int | None, standing: AutoReply | None) -> Shown:
    """What only one person sees besides the game: where they sit, and what they may do."""
    is_owner = who is not None and who == table.owner
    shown: Shown = {"seats": own, "seat": seat, "owner": is_owner, "undo": undo_of(table, seat)}
    if table.status == OPEN and (own or is_owner):
        shown["code"] = table.code
    if table.status == OPEN and who is not None:
        shown["may_start_at"] = table.may_start_at(who)
    if table.status == OPEN and is_owner:
        shown["invitations"] = {
            number: chair.invitation for number, chair in enumerate(table.seats) if chair.is_free and chair.invitation
        }
    if standing is not None and seat is not None:
        shown["standing"] = msgspec.to_builtins(standing)
    if table.status == RUNNING and seat is not None and not table.seats[seat].resigned:
        shown["resigning_ends"] = table.resignation_ends_game(seat)
    return shown


def undo_of(table: Table, seat: int | None) -> int:
    """How many decisions a seat can take back now."""
    if seat is None or table.session is None or table.to_act is None or table.seats[seat].is_played_by_bot:
        return 0
    if table.session.last_seat != seat:
        return 0
    return len(table.session.undo_sizes)


def game_shown(table: Table, seat: int | None) -> Shown | None:
    """The game as a seat sees it, or as all see it; in the colours of this table."""
    if table.session is None:
        return None
    if table.status == OVER:
        shown = open_view(table, table.session.state, seat)
    else:
        shown = coloured(table, table.session.state.view(seat, table.settings.memory_aid))
    if table.status == OVER or (seat is not None and table.seats[seat].is_played_by_bot):
        shown["legal"] = []  # the rules would offer it, but nobody can choose
    return shown


def open_view(table: Table, state: State, seat: int | None) -> Shown:
    """A moment of the game with everything open (A4.5, B10.5): the only way to it, and only when the table is over."""
    if table.status != OVER:
        raise Refusal("not-over")
    return coloured(table, state.open_view(seat, table.settings.memory_aid))


def coloured(table: Table, view: Shown) -> Shown:
    """A view of the game in the colours people have chosen."""
    for player, seat in zip(view["players"], table.seats, strict=True):
        player["colour"] = seat.colour
    return view


def happened(table: Table, seat: int | None) -> Shown:
    """The last entry of the log, as a seat may know it."""
    entry = table.last_entry
    assert entry is not None
    shown: Shown = {"what": entry.__struct_config__.tag}
    number = getattr(entry, "seat", None)
    if number is not None:
        shown["by_seat"] = number
    match entry:
        case log.Acted() if table.session is not None:
            shown["step"] = len(table.session.decision_infos)
            shown["events"] = events_to_json(table.session.events_of(shown["step"], seat))
            if entry.by is not None:
                shown["by"] = entry.by
        case log.Started() if table.session is not None:
            shown["events"] = events_to_json(table.session.events_of(0, seat))
        case log.Undone():
            shown["steps"] = entry.steps
    return shown


def events_to_json(events: Iterable[tuple[Event, bool]]) -> list[Shown]:
    """Happenings for JSON; those that concern the reader are marked."""
    return [event.to_dict() | {"mine": True} if mine else event.to_dict() for event, mine in events]


def result(table: Table) -> Shown | None:
    """How it ended."""
    if table.status != OVER or table.session is None:
        return None
    state = table.session.state
    return {
        "winners": table.winners,
        "end_reason": table.end_reason,
        "sheets": state.score_sheets() if state.is_over else None,
        "ranks": state.ranks() if state.is_over else None,
        "tie_breaks": state.tie_breaks(),
    }


def summary(table: Table) -> Shown:
    """What lists of tables show."""
    turn = table.session.state.turn if table.session is not None else 0
    return {
        "table": table.id,
        "game": table.settings.game,
        "options": table.settings.options,
        "clock": msgspec.to_builtins(table.settings.clock),
        "status": table.status,
        "visibility": table.settings.visibility,
        "seats": [
            {"kind": _kind(seat), "name": seat.name, "level": seat.level, "colour": seat.colour} for seat in table.seats
        ],
        "to_act": table.to_act,
        "turn": turn,
        "winners": table.winners,
        "created_at": table.created_at,
        "updated_at": table.updated_at,
    }
