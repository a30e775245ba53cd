"""Turn a command into the log entry that carries it out, or refuse it. Nothing here changes the table."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from banjar.kernel.seed import LARGEST_SEED
from banjar.table import commands, log
from banjar.table.errors import Refusal
from banjar.table.factory import Draw
from banjar.table.settings import checked_level
from banjar.table.table import OPEN, RUNNING, Table
from banjar.table.text_input import check_distinct, checked_name

MAX_BARRED = 100

MAX_CHANGES_BEFORE_START = 500
"""Entries of a table that has not started. The owner may add as many again, to remove people and to start."""


def handle(
    table: Table,
    command: commands.Command,
    who: str,
    now: int,
    draw: Draw = secrets.randbelow,
    viewing: int | None = None,
) -> log.Entry:
    """The entry for a command; Refusal if it cannot be done. `viewing` is the seat the client looks from, if any."""
    _require_room(table, command, who)
    match command:
        case commands.Join():
            return _join(table, command, who, now)
        case commands.Leave():
            _require_status(table, OPEN)
            return log.Left(at=now, who=who, command=command.command, seat=_own_seat(table, who, command.seat))
        case commands.Ready():
            _require_status(table, OPEN)
            seat = _own_seat(table, who, None)
            return log.Readied(at=now, who=who, command=command.command, seat=seat, ready=command.ready)
        case commands.ChooseColour():
            return _choose_colour(table, command, who, now)
        case commands.Reseat():
            return _reseat(table, command, who, now)
        case commands.Bar():
            return _bar(table, command, who, now)
        case commands.Readmit():
            return _readmit(table, command, who, now)
        case commands.Start():
            return _start(table, command, who, now, draw)
        case commands.Act():
            return _act(table, command, who, now)
        case commands.Undo():
            return _undo(table, command, who, now)
        case commands.Resign():
            return _resign(table, command, who, now, viewing)
        case commands.Return():
            return _return(table, command, who, now, viewing)
        case commands.Rematch():
            raise Refusal("not-over")  # a rematch needs a new table: see `factory.rematch`


def _require_room(table: Table, command: commands.Command, who: str) -> None:
    """Refuse changes without end to a table that has not started; leaving and starting end by themselves."""
    most = MAX_CHANGES_BEFORE_START * (2 if who == table.owner else 1)
    if table.status == OPEN and table.version >= most and not isinstance(command, commands.Leave | commands.Start):
        raise Refusal("too-many-changes")


def _require_status(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(f"not-{status}")


def _own_seat(table: Table, who: str, wanted: int | None) -> int:
    """The wanted seat if it is one's own, or one's first seat."""
    own = table.seats_of(who)
    if not own or (wanted is not None and wanted not in own):
        raise Refusal("not-seated")
    return own[0] if wanted is None else wanted


def _require_current(table: Table, version: int) -> None:
    """Refuse unless the game has stayed the same since the version the client saw."""
    if not table.game_version <= version <= table.version:
        raise Refusal("stale-version")


def _join(table: Table, command: commands.Join, who: str, now: int) -> log.Joined:
    _require_status(table, OPEN)
    if who in table.barred:
        raise Refusal("barred-from-table")
    name = checked_name(command.name)
    seat = _wanted_seat(table, command)
    check_distinct(name, table.names_beside(who, seat))
    return log.Joined(at=now, who=who, command=command.command, seat=seat, name=name)


def _wanted_seat(table: Table, command: commands.Join) -> int:
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


def _choose_colour(table: Table, command: commands.ChooseColour, who: str, now: int) -> log.ColourChosen:
    _require_status(table, OPEN)
    seat = _own_seat(table, who, command.seat)
    if table.branch is not None or command.colour not in table.free_colours():
        raise Refusal("colour-taken")
    return log.ColourChosen(at=now, who=who, command=command.command, seat=seat, colour=command.colour)


def _reseat(table: Table, command: commands.Reseat, who: str, now: int) -> log.Reseated:
    _require_status(table, OPEN)
    if who != table.owner:
        raise Refusal("not-owner")
    if not 0 <= command.seat < len(table.seats):
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    seat = table.seats[command.seat]
    if seat.holder == who and seat.plan.kind != "local":
        raise Refusal("seat-taken")  # the owner can only leave
    level = None if command.level is None else checked_level(command.level)
    return log.Reseated(at=now, who=who, command=command.command, seat=command.seat, level=level)


def _bar(table: Table, command: commands.Bar, who: str, now: int) -> log.Barred:
    _require_status(table, OPEN)
    if who != table.owner:
        raise Refusal("not-owner")
    if not 0 <= command.seat < len(table.seats):
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    holder = table.seats[command.seat].holder
    if holder is None or holder == who:
        raise Refusal("no-such-person")
    if len(table.barred) >= MAX_BARRED:
        raise Refusal("too-many-bans", most=MAX_BARRED)
    return log.Barred(at=now, who=who, command=command.command, seat=command.seat, whom=holder)


def _readmit(table: Table, command: commands.Readmit, who: str, now: int) -> log.Readmitted:
    _require_status(table, OPEN)
    if who != table.owner:
        raise Refusal("not-owner")
    if command.name not in table.barred.values():
        raise Refusal("no-such-person")
    return log.Readmitted(at=now, who=who, command=command.command, name=command.name)


def _start(table: Table, command: commands.Start, who: str, now: int, draw: Draw) -> log.Started:
    _require_status(table, OPEN)
    may_start_at = table.may_start_at(who)
    if may_start_at is None or now < may_start_at:
        raise Refusal("not-owner")
    if any(seat.is_free for seat in table.seats):
        raise Refusal("not-full")
    if not all(seat.ready or seat.holder in (who, table.owner) for seat in table.seats):
        raise Refusal("not-ready")
    return started(table, now, draw, who, command.command)


def started(table: Table, now: int, draw: Draw, who: str | None = None, command: str | None = None) -> log.Started:
    """The entry that starts the game; every seat must be taken."""
    order = tuple(_order(table, draw))
    free = iter(table.free_colours())
    colours = tuple(table.seats[chair].colour or next(free) for chair in order)
    origin = {"seed": draw(LARGEST_SEED)} if table.branch is None else dict(table.branch.origin or {})
    rules = table.load_game().rules.rules_version
    names = {
        number: table.seats[chair].bot_name or "" for number, chair in enumerate(order) if table.seats[chair].level
    }
    return log.Started(
        at=now,
        who=who,
        command=command,
        order=order,
        colours=colours,
        origin=origin,
        rules=rules,
        bot_names=names,
    )


def _order(table: Table, draw: Draw) -> list[int]:
    """The seats in the order of play: the first is drawn, the neighbours stay."""
    count = len(table.seats)
    first = draw(count) if table.settings.starter == "random" else 0
    return [(first + number) % count for number in range(count)]


def _act(table: Table, command: commands.Act, who: str, now: int) -> log.Acted:
    own = table.seats_of(who)
    if not own:
        raise Refusal("not-seated")
    _require_status(table, RUNNING)
    _require_current(table, command.version)
    seat = table.to_act
    check_no_bot_plays(table, [seat] if seat in own else own)
    if seat not in own or seat is None:
        raise Refusal("not-your-turn")
    assert table.session is not None
    action = table.session.legal_action(command.action)
    if action is None:
        raise Refusal("bad-action", action=command.action[:40])
    return log.Acted(at=now, who=who, command=command.command, seat=seat, action=action.text)


def check_no_bot_plays(table: Table, own: Iterable[int]) -> None:
    """Refuse if bots play all these seats: their holder would wait for a turn in vain."""
    seats = [table.seats[number] for number in own]
    if all(seat.resigned for seat in seats):
        raise Refusal("has-resigned")
    if all(seat.is_played_by_bot for seat in seats):
        raise Refusal("substituted")


def _undo(table: Table, command: commands.Undo, who: str, now: int) -> log.Undone:
    own = table.seats_of(who)
    if not own:
        raise Refusal("not-seated")
    _require_status(table, RUNNING)
    _require_current(table, command.version)
    assert table.session is not None
    seat = table.session.last_seat
    check_no_bot_plays(table, [seat] if seat in own else own)
    if seat not in own or seat is None:
        raise Refusal("nothing-to-undo", most=0)
    counts = table.undo_sizes(now)
    if not 1 <= command.steps <= len(counts):
        raise Refusal("nothing-to-undo", most=len(counts))
    return log.Undone(at=now, who=who, command=command.command, seat=seat, steps=counts[command.steps - 1])


def _resign(table: Table, command: commands.Resign, who: str, now: int, viewing: int | None) -> log.Resigned:
    wanted = viewing if command.seat is None else command.seat
    if wanted is None and len(table.seats_of(who)) > 1:
        raise Refusal("which-seat")
    seat = _own_seat(table, who, wanted)
    _require_status(table, RUNNING)
    if table.seats[seat].resigned:
        raise Refusal("has-resigned")
    return log.Resigned(at=now, who=who, command=command.command, seat=seat)


def _return(table: Table, command: commands.Return, who: str, now: int, viewing: int | None) -> log.GivenBack:
    seats = table.seats_of(who)
    if not seats:
        raise Refusal("not-seated")
    _require_status(table, RUNNING)
    seats.sort(key=lambda seat: seat != viewing)
    away = [seat for seat in seats if table.seats[seat].substituted and not table.seats[seat].resigned]
    if not away:
        raise Refusal("not-substituted")
    for seat in away:
        # Only once per decision: a player who came back and let the time run out again has to wait for the bot.
        if seat != table.to_act or table.decision_count > table.reclaimed_decision:
            return log.GivenBack(at=now, who=who, command=command.command, seat=seat)
    raise Refusal("bot-decides")
