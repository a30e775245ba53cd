"""Create tables: new, as a rematch, or as a branch of a finished game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from banjar.kernel.seed import LARGEST_SEED
from banjar.table import log
from banjar.table.errors import Refusal
from banjar.table.seat import Seat
from banjar.table.settings import SeatPlan, Settings, checked_level
from banjar.table.table import OVER, Table
from banjar.table.text_input import checked_name, distinct_names

Draw = Callable[[int], int]
"""A random integer in range(bound)."""

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
TOKEN_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
TOKEN_LENGTH = 26
"""130 bits, so that tables and invitations cannot be guessed."""


def new_token(draw: Draw = secrets.randbelow) -> str:
    """An id that cannot be guessed."""
    return _random_text(TOKEN_LETTERS, TOKEN_LENGTH, draw)


def create(settings: Settings, who: str, name: str, at: int, draw: Draw = secrets.randbelow) -> log.Created:
    """The first entry of a new table; the owner sits where the plan says `me`."""
    checked = settings.checked()
    holders = {}
    for number, plan in enumerate(checked.seats):
        if plan.kind == "me":
            holders[number] = (who, checked_name(name))
        elif plan.kind == "local":
            holders[number] = (who, plan.name or "")
    return _created(checked, who, at, draw, holders)


def rematch(table: Table, who: str, at: int, draw: Draw = secrets.randbelow) -> log.Created:
    """The first entry of a rematch: the same people, bots and settings.

    Whoever asks for it is ready at once, everybody else has to get ready. The seats of people who have been forgotten
    are open.
    """
    if table.status != OVER:
        raise Refusal("not-over")
    if not table.seats_of(who):
        raise Refusal("not-seated")
    plans, holders = [], {}
    for number, seat in enumerate(table.seats):
        plans.append(_rematch_plan(seat, who))
        if seat.holder is not None and not seat.is_forgotten:
            holders[number] = (seat.holder, seat.name or "")
    settings = msgspec.structs.replace(table.settings, seats=tuple(plans), starter="random")
    created = _created(settings, who, at, draw, holders)
    return msgspec.structs.replace(created, before=table.id, made_from=table.made_from, bot_names=_bot_names(table))


def _rematch_plan(seat: Seat, who: str) -> SeatPlan:
    """The plan of a seat when `who` asks for a rematch."""
    if not seat.is_person or (seat.holder == who and seat.plan.kind == "local"):
        return seat.plan
    return SeatPlan("me" if seat.holder == who else "open")


def pair(settings: Settings, people: Sequence[tuple[str, str]], at: int, draw: Draw = secrets.randbelow) -> log.Created:
    """The first entry of a table for people (identity and name) who looked for the same game.

    They get the first seats of the checked settings, which must be open; names that could be mixed up get a number.
    Nobody owns the table.
    """
    names = distinct_names([name for _, name in people])
    holders = {number: (who, name) for number, ((who, _), name) in enumerate(zip(people, names, strict=True))}
    return msgspec.structs.replace(_created(settings, None, at, draw, holders), paired=True)


def branch(
    table: Table, step: int, seat: int, level: str, who: str, name: str, at: int, draw: Draw = secrets.randbelow
) -> log.Created:
    """The first entry of a table that continues a finished game after `step` decisions, one person against bots."""
    if table.status != OVER or table.session is None:
        raise Refusal("not-over")
    last = table.session.step - table.session.state.is_over
    if not 0 <= step <= last:
        raise Refusal("no-such-moment", last=last)
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    bot = SeatPlan("bot", None, checked_level(level))
    seats = tuple(SeatPlan("me") if number == seat else bot for number in range(len(table.seats)))
    settings = msgspec.structs.replace(table.settings, seats=seats, starter="first", visibility="private")
    created = _created(settings, who, at, draw, {seat: (who, checked_name(name))})
    return msgspec.structs.replace(
        created,
        before=table.id,
        origin=table.session.origin,
        moves=tuple(table.session.action_texts[:step]),
        colours=tuple(chair.colour or "" for chair in table.seats),
        bot_names=_bot_names(table, but_for=seat),
        rules=table.session.game.rules.rules_version,
    )


def continuation(
    settings: Settings,
    origin: Mapping[str, Any],
    moves: Sequence[str],
    colours: Sequence[str],
    rules: str,
    seat: int,
    who: str,
    name: str,
    at: int,
    draw: Draw = secrets.randbelow,
) -> log.Created:
    """The first entry of a table that continues a recorded game after some decisions; the owner sits at `seat`."""
    created = _created(settings.checked(), who, at, draw, {seat: (who, checked_name(name))})
    return msgspec.structs.replace(
        created, origin=dict(origin), moves=tuple(moves), colours=tuple(colours), rules=rules
    )


def _bot_names(table: Table, but_for: int | None = None) -> dict[int, str]:
    return {
        number: seat.bot_name
        for number, seat in enumerate(table.seats)
        if seat.bot_name is not None and number != but_for
    }


def _created(
    settings: Settings, who: str | None, at: int, draw: Draw, holders: dict[int, tuple[str, str]]
) -> log.Created:
    invited = [number for number, plan in enumerate(settings.seats) if plan.kind == "guest" and number not in holders]
    return log.Created(
        at=at,
        who=who,
        settings=settings,
        code=_random_text(CODE_LETTERS, CODE_LENGTH, draw),
        secret=draw(LARGEST_SEED),
        invitations={number: new_token(draw) for number in invited},
        holders=holders,
    )


def _random_text(letters: str, length: int, draw: Draw) -> str:
    return "".join(letters[draw(len(letters))] for _ in range(length))
