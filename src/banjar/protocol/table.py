"""A table as one client sees it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from banjar.protocol.base import ServerStruct
from banjar.protocol.games import GameEvent, GameView
from banjar.table.auto_reply import AutoReply
from banjar.table.clock import Clock

Unset: TypeAlias = msgspec.UnsetType
UNSET = msgspec.UNSET
Status: TypeAlias = Literal["open", "running", "over"]
SeatKind: TypeAlias = Literal["open", "invited", "person", "bot"]
EntryType: TypeAlias = Literal[
    "created",
    "joined",
    "left",
    "readied",
    "colour",
    "reseated",
    "barred",
    "readmitted",
    "started",
    "acted",
    "undone",
    "warned",
    "taken_over",
    "given_back",
    "resigned",
    "credited",
    "rematched",
    "forgotten",
]


class SeatView(ServerStruct, kw_only=True):
    """A seat, without the identity of its player."""

    seat: int
    kind: SeatKind
    name: str | None
    """Of the person or the bot; empty if the person had their data deleted."""
    level: str | None
    """The level of the bot; null for people."""
    colour: str | None
    ready: bool
    present: bool
    """Whether its player is connected; bots always are."""
    substituted: bool
    """A bot plays for an absent player."""
    resigned: bool
    bank: int | Unset = UNSET
    """Live clock: milliseconds left when the decision was asked for."""


class TieBreak(ServerStruct, kw_only=True):
    """One criterion that decided among seats with the most points."""

    by: str
    seats: list[int]
    counts: list[int]
    """What each of these seats had."""


class DecidingLine(ServerStruct, kw_only=True):
    """The line of the score sheet in which the winner was furthest ahead of the best other player."""

    line: str
    other: int
    """The seat of that player."""


class Result(ServerStruct, kw_only=True):
    """How a game ended."""

    winners: list[int]
    end_reason: str | None
    """The rules' reason, or `resignation`."""
    sheets: list[dict[str, int]] | None
    """A score sheet for each seat; none after a resignation."""
    ranks: list[int] | None
    tie_breaks: list[TieBreak]
    deciding_line: DecidingLine | None
    """Null after a resignation, a tie or a shared victory."""


class TableSettings(ServerStruct, kw_only=True):
    """The settings of a table without its seats; the same fields as `Settings`."""

    game: str
    options: dict[str, Any]
    starter: Literal["random", "first"]
    visibility: Literal["private", "public"]
    clock: Clock
    substitute: str
    pace: int
    reaction_pause: int
    formalities: bool
    memory_aid: bool
    hints: bool


class TableConstants(ServerStruct, kw_only=True):
    """The part of a table that never changes."""

    table: str
    settings: TableSettings
    previous_table: str | None
    """The table that this one is a rematch or a branch of."""
    created_at: int


class TableState(ServerStruct, kw_only=True):
    """The part of a table that changes, the same for everybody."""

    version: int
    updated_at: int
    """When the last entry was made."""
    status: Status
    seats: list[SeatView]
    to_act: int | None
    asked_at: int
    """When the decision was asked for."""
    deadline: int | None
    """When the time for the decision ends; null without a clock, or if nobody is waited for."""
    takeover_at: int | None
    """When a bot takes over, if the player was warned."""
    result: Result | None
    owner_seat: int | None
    """The seat of the owner, who created the table; null if they have none."""
    rematch: str | None
    """The table of the next game, once somebody wants one."""
    rematch_seat: int | None
    """Who wants it."""
    spectators: int
    """How many people without a seat watch, as far as this server process knows."""


class You(ServerStruct, kw_only=True):
    """What only this client sees, besides the game."""

    seats: list[int]
    seat: int | None
    """The seat from which the client sees the game."""
    owner: bool
    undo: int
    """How many decisions can be taken back."""
    handover: int | None
    """At a shared device: the seat whose player is to take it."""
    code: str | Unset = UNSET
    may_start_at: int | Unset | None = UNSET
    """From when on this client may start the game."""
    invitations: dict[int, str] | Unset = UNSET
    """By seat; for the owner."""
    barred: list[str] | Unset = UNSET
    """Names of those who may not sit down again; for the owner."""
    auto_reply: AutoReply | Unset = UNSET
    auto_reply_due: bool | Unset = UNSET
    """True if the server makes the current decision for this seat by itself: `act` would come too late."""
    resignation_ends_game: bool | Unset = UNSET
    """Whether resigning would end the game."""


class DecisionEvents(ServerStruct, kw_only=True):
    """The events of one decision."""

    step: int
    """The number of the decision; 0 is the set-up."""
    version: int
    by_seat: int | None
    """Who made the decision."""
    turn: int
    """The turn in which it was made; some of its events may belong to the next one."""
    active: int
    """The seat whose turn that was."""
    events: list[GameEvent]


class LastEntry(ServerStruct, kw_only=True):
    """The last entry of the table's log, as this client may know it."""

    entry: EntryType
    by_seat: int | Unset = UNSET
    step: int | Unset = UNSET
    """`acted`: the number of the decision."""
    turn: int | Unset = UNSET
    """`acted`: the turn in which the decision was made."""
    active: int | Unset = UNSET
    """`acted`: the seat whose turn that was."""
    by: str | Unset = UNSET
    """`acted`: the bot that decided."""
    steps: int | Unset = UNSET
    """`undone`: how many decisions."""
    events: list[GameEvent] | Unset = UNSET
    """`acted`, `started`."""


# A struct cannot inherit from two others, so the fields of TableConstants and LastEntry are repeated below.


class TableMessage(TableState, tag_field="type", tag="table", kw_only=True):
    """The whole table, after `watch` and `uncover`."""

    table: str
    settings: TableSettings
    previous_table: str | None
    created_at: int
    missed: list[DecisionEvents] | None
    """Since the version that the client knew; null if it named none or too much has happened."""
    since_last_turn: list[DecisionEvents] | Unset = UNSET
    """After `uncover`: since the last turn of that seat's player."""
    you: You
    game: GameView | None


class UpdateMessage(TableState, tag_field="type", tag="update", kw_only=True):
    """A new version: the last entry, and the table as it is now."""

    table: str
    entry: EntryType
    by_seat: int | Unset = UNSET
    step: int | Unset = UNSET
    turn: int | Unset = UNSET
    active: int | Unset = UNSET
    by: str | Unset = UNSET
    steps: int | Unset = UNSET
    events: list[GameEvent] | Unset = UNSET
    you: You
    game: GameView | None
