"""Create and find tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from banjar.bots.levels import DEFAULT_LEVEL
from banjar.protocol.base import ServerStruct
from banjar.protocol.table import SeatKind, Status
from banjar.table.clock import Clock
from banjar.table.commands import CommandId, ShortText
from banjar.table.settings import Settings

StepNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class CreateTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to create. With `start` the game starts at once if all seats are taken."""

    command: CommandId
    settings: Settings
    name: ShortText = ""
    start: bool = False


class BranchTable(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, on one seat, against bots of a level."""

    command: CommandId
    step: StepNumber
    seat: int
    name: ShortText
    level: ShortText = DEFAULT_LEVEL


class TableCreated(ServerStruct, kw_only=True):
    """The new table; the same `command` always leads to the same table."""

    table: str
    code: str
    version: int


class SeatSummary(ServerStruct, kw_only=True):
    """A seat as lists of tables show it."""

    kind: SeatKind
    name: str | None
    level: str | None
    colour: str | None


class TableSummary(ServerStruct, kw_only=True):
    """A table as lists show it. Stored with the table: no field may be renamed."""

    table: str
    game: str
    options: dict[str, Any]
    clock: Clock
    status: Status
    visibility: Literal["private", "public"]
    seats: list[SeatSummary]
    to_act: int | None
    turn: int
    winners: list[int]
    scores: list[int] | msgspec.UnsetType = msgspec.UNSET
    """By seat, once the game has ended by its rules; also missing where an earlier version stored the table."""
    created_at: int
    updated_at: int


class TableList(ServerStruct, kw_only=True):
    """A page of public tables: the newest of every network, then its second newest, and so on."""

    tables: list[TableSummary]
    next: str | None
    """`after` of the next page; None if there is none."""


class MyTable(TableSummary, kw_only=True):
    """A table in the list of one of its members."""

    my_seats: list[int]
    my_turn: bool
    unread: int
    """Versions since the last one seen."""


class MyTables(ServerStruct, kw_only=True):
    """A page of somebody's tables, latest first; `updated_at` of the last one leads to the next page."""

    tables: list[MyTable]


class TableFound(ServerStruct, kw_only=True):
    """The table with a code."""

    table: str
