"""The names of bots: Balinese ones, no two alike at a table, and none like that of a person there."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from banjar.table.confusables import skeleton
from banjar.table.seat import Seat

BOT_NAMES = (
    "Made", "Ketut", "Komang", "Kadek", "Gede", "Nengah", "Luh", "Dewa", "Agung", "Sari",
    "Ayu", "Wira", "Surya", "Rai", "Lastri", "Oka", "Raka", "Sukma", "Citra", "Budi",
)  # fmt: skip
"""More than the bots and people that fit at one table, so that a name is always left."""


def name_bots(table_id: str, seats: Sequence[Seat]) -> None:
    """Name the bots without a name, and rename those that a person who sat down is called like.

    The choice depends on the table's id and on who sits there alone, so every process and every replay makes the same.
    """
    taken = {skeleton(seat.name) for seat in seats if seat.level is None and seat.name}
    for seat in seats:
        if seat.level is None:
            seat.bot_name = None
        elif seat.bot_name is None or skeleton(seat.bot_name) in taken:
            seat.bot_name = next(name for name in _shuffled(table_id) if skeleton(name) not in taken | _names(seats))
        if seat.bot_name is not None:
            taken.add(skeleton(seat.bot_name))


def _names(seats: Sequence[Seat]) -> set[str]:
    return {skeleton(seat.bot_name) for seat in seats if seat.bot_name is not None}


def _shuffled(table_id: str) -> list[str]:
    return sorted(BOT_NAMES, key=lambda name: hashlib.blake2b(f"{table_id} {name}".encode()).digest())
