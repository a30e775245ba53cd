"""What a table answers to a command: the entry it adds to the log, or a refusal."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from banjar.kernel.seed import LARGEST_SEED
from banjar.table import commands as asked
from banjar.table import log
from banjar.table.errors import Refusal
from banjar.table.factory import Draw
from banjar.table.settings import checked_level
from banjar.table.table import OPEN, RUNNING, Table
from banjar.table.text_input import checked_name


def answer(
    table: Table, command: asked.Command, who: str, now: int, draw: Draw = secrets.randbelow, own: int | None = None
) -> log.Entry:
    """The entry that does what somebody asks for. `own` is the seat they look from, where they have several."""
    match command:
        case asked.Join():
            return _join(table, command, who, now)
        case asked.Leave():
            _only(table, OPEN)
            return log.Left(at=now, who=who, command=command.command, seat=_own_seat(table, who, command.seat))
        case asked.Ready():
            _only(table, OPEN)
            seat = _own_seat(table, who, None)
            return log.Readied(at=now, who=who, command=command.command, seat=seat, ready=command.ready)
        case asked.ChooseColour():
            return _choose_colour(table, command, who, now)
        case asked.Reseat():
            return _reseat(table, command, who, now)
        case asked.Start():
            return _start(table, command, who, now, draw)
        case asked.Act():
            return _act(table, command, who, now)
        case asked.Undo():
            return _undo(table, command, who, now)
        case asked.Resign():
            return _resign(table, command, who, now, own)
        case asked.Return():
            return _return(table, command, who, now, own)
        case asked.Rematch():
            raise Refusal("not-over")  # a rematch needs a new table, which `making.rematch` makes


def _only(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(f"not-{status}")


def _own_seat(table: Table, who: str, wanted: int | None) -> int:
    """A seat of one's own: the one that is meant, or the only one."""
    own = table.seats_of(who)
    if not own or (wanted is not None and wanted not in own):
        raise Refusal("not-seated")
    return own[0] if wanted is None else wanted


def _current(table: Table, version: int) -> None:
    """Was the game as it is now when the command was given?"""
    if not table.position <= version <= table.version:
        raise Refusal("stale-version")


def _join(table: Table, command: asked.Join, who: str, now: int) -> log.Joined:
    _only(table, OPEN)
    name = checked_name(command.name)
    seat = _wanted_seat(table, command)
    return log.Joined(at=now, who=who, command=command.command, seat=seat, name=name)


def _wanted_seat(table: Table, command: asked.Join) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if command.invitation is not None:
        for number in free:
            known = table.seats[number].invitation
            if known is not None and secrets.compare_digest(known.encode(), command.invitation.encode()):
                return number
        raise Refusal("bad-invitation")
    if command.seat is not None and not 0 <= command.seat < len(table.seats):
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    if command.seat is not None and command.seat not in free:
        raise Refusal("seat-taken")
    allowed = [number for number in free if table.seats[number].invitation is None]
    if command.seat is not None and command.seat not in allowed:
        raise Refusal("bad-invitation")
    if not allowed:
        raise Refusal("no-open-seat")
    return allowed[0] if command.seat is None else command.seat


def _choose_colour(table: Table, command: asked.ChooseColour, who: str, now: int) -> log.ColourChosen:
    _only(table, OPEN)
    seat = _own_seat(table, who, command.seat)
    if table.branch is not None or command.colour not in table.free_colours():
        raise Refusal("colour-taken")
    return log.ColourChosen(at=now, who=who, command=command.command, seat=seat, colour=command.colour)


def _reseat(table: Table, command: asked.Reseat, who: str, now: int) -> log.Reseated:
    _only(table, OPEN)
    if who != table.owner:
        raise Refusal("not-owner")
    if not 0 <= command.seat < len(table.seats):
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    seat = table.seats[command.seat]
    if seat.holder == who and seat.plan.kind != "local":
        raise Refusal("seat-taken")  # whoever made the table can only leave
    level = None if command.level is None else checked_level(command.level)
    return log.Reseated(at=now, who=who, command=command.command, seat=command.seat, level=level)


def _start(table: Table, command: asked.Start, who: str, now: int, draw: Draw) -> log.Started:
    _only(table, OPEN)
    may_start_at = table.may_start_at(who)
    if may_start_at is None or now < may_start_at:
        raise Refusal("not-owner")
    if any(seat.is_free for seat in table.seats):
        raise Refusal("not-full")
    if not all(seat.ready or seat.holder in (who, table.owner) for seat in table.seats):
        raise Refusal("not-ready")
    order = tuple(_order(table, draw))
    free = iter(table.free_colours())
    colours = tuple(table.seats[chair].colour or next(free) for chair in order)
    origin = {"seed": draw(LARGEST_SEED)} if table.branch is None else dict(table.branch.origin or {})
    rules = table.settings.load().rules.rules_version
    return log.Started(
        at=now, who=who, command=command.command, order=order, colours=colours, origin=origin, rules=rules
    )


def _order(table: Table, draw: Draw) -> list[int]:
    """The chairs in order of play: lots decide who is first, the neighbours stay."""
    count = len(table.seats)
    first = draw(count) if table.settings.starter == "random" else 0
    return [(first + number) % count for number in range(count)]


def _act(table: Table, command: asked.Act, who: str, now: int) -> log.Acted:
    own = table.seats_of(who)
    if not own:
        raise Refusal("not-seated")
    _only(table, RUNNING)
    _current(table, command.version)
    seat = table.to_act
    check_no_bot_plays(table, [seat] if seat in own else own)
    if seat not in own or seat is None:
        raise Refusal("not-your-turn")
    assert table.play is not None
    action = table.play.offered(command.action)
    if action is None:
        raise Refusal("bad-action", action=command.action[:40])
    return log.Acted(at=now, who=who, command=command.command, seat=seat, action=action.text)


def check_no_bot_plays(table: Table, own: Iterable[int]) -> None:
    """Refusal if bots play for all these seats: whoever waits to be asked would wait in vain."""
    seats = [table.seats[number] for number in own]
    if all(seat.resigned for seat in seats):
        raise Refusal("has-resigned")
    if all(seat.is_played_by_bot for seat in seats):
        raise Refusal("substituted")


def _undo(table: Table, command: asked.Undo, who: str, now: int) -> log.Undone:
    own = table.seats_of(who)
    if not own:
        raise Refusal("not-seated")
    _only(table, RUNNING)
    _current(table, command.version)
    assert table.play is not None
    seat = table.play.last_seat
    check_no_bot_plays(table, [seat] if seat in own else own)
    if seat not in own or seat is None:
        raise Refusal("nothing-to-undo", most=0)
    counts = table.undoable(now)
    if not 1 <= command.steps <= len(counts):
        raise Refusal("nothing-to-undo", most=len(counts))
    return log.Undone(at=now, who=who, command=command.command, seat=seat, steps=counts[command.steps - 1])


def _resign(table: Table, command: asked.Resign, who: str, now: int, own: int | None) -> log.Resigned:
    wanted = own if command.seat is None else command.seat
    if wanted is None and len(table.seats_of(who)) > 1:
        raise Refusal("which-seat")
    seat = _own_seat(table, who, wanted)
    _only(table, RUNNING)
    if table.seats[seat].resigned:
        raise Refusal("has-resigned")
    return log.Resigned(at=now, who=who, command=command.command, seat=seat)


def _return(table: Table, command: asked.Return, who: str, now: int, own: int | None) -> log.GivenBack:
    seats = table.seats_of(who)
    if not seats:
        raise Refusal("not-seated")
    _only(table, RUNNING)
    seats.sort(key=lambda seat: seat != own)
    away = [seat for seat in seats if table.seats[seat].substituted and not table.seats[seat].resigned]
    if not away:
        raise Refusal("not-substituted")
    for seat in away:
        # Somebody who came back in time and let the time run out once more has had their chance.
        if seat != table.to_act or table.decision_count > table.rescued:
            return log.GivenBack(at=now, who=who, command=command.command, seat=seat)
    raise Refusal("bot-decides")
