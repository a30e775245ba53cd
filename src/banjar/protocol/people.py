"""Identities, personal links, and what a server offers."""

from __future__ import annotations

from typing import Literal

import msgspec

from banjar.protocol.base import ServerStruct
from banjar.protocol.table import Status


class PhaseInfo(ServerStruct, kw_only=True):
    """What explains a phase of a game."""

    rule: str
    """The number of its rule."""
    help: str
    """The id of the message that explains the decision and its choices."""


class GameInfo(ServerStruct, kw_only=True):
    """What can be chosen for a table of a game."""

    players: list[int]
    options: list[str]
    flags: list[str]
    """The options that are switched on or off."""
    lessons: int
    """How many lessons there are."""
    tips: int
    """How many tips the coach of a guided game has; 0 if the game cannot be played with one."""
    strategy: int
    """How many positions show what good players do."""
    pad: bool
    """Whether there is a score pad for people who play with the box."""
    client: bool
    """Whether the browser client has a module for the game; it draws others with the generic board."""
    is_starter_dealt: bool
    """Whether the deal decides who begins, so that a table's `starter` changes nothing but the seating."""
    auto_replies: dict[str, list[str]]
    """By phase: the actions that an auto-reply may choose."""
    reactions: list[str]
    """The phases in which others react to what a player did."""
    phases: dict[str, PhaseInfo]


class Me(ServerStruct, kw_only=True):
    """What a client needs to begin; the response sets the identity cookie."""

    version: str
    languages: list[str]
    language: str
    levels: list[str]
    """Levels of bots, weakest first."""
    games: dict[str, GameInfo]


class PersonalLink(ServerStruct, kw_only=True):
    """A link that makes another device the same person, once."""

    token: str
    path: str
    """Of the page that asks and then uses it; the token is its fragment, which browsers send to nobody."""
    expires_at: int


class UseLink(msgspec.Struct, forbid_unknown_fields=True):
    """The token at the end of a personal or recovery link.

    Without `replace` a device that has an identity keeps it, and the link is not used up (`link-replaces`).
    """

    token: str
    replace: bool = False


class LinkUsed(ServerStruct, kw_only=True):
    """The device has the identity now."""

    moved: bool


class MyAction(ServerStruct, kw_only=True):
    """A decision I made myself."""

    at: int
    seat: int
    action: str


class MyTableData(ServerStruct, kw_only=True):
    """A table that I made or sat at."""

    table: str
    game: str
    status: Status
    created_at: int
    updated_at: int
    is_owner: bool
    names: list[str]
    """The names that I or others at my device had there."""
    actions: list[MyAction] | None
    """My decisions, null until the game is over: what one may not remember cannot be looked up (A4.4, B10.2)."""


class MyChatLine(ServerStruct, kw_only=True):
    """A line of chat that I wrote."""

    table: str
    at: int
    name: str
    text: str
    """Or the code of a quick phrase."""


class MyBan(ServerStruct, kw_only=True):
    """I am barred from this server, or silenced."""

    effect: Literal["bar", "silence"]
    since: int
    until: int | None
    """Null if it lasts until it is undone."""


class MyData(ServerStruct, kw_only=True):
    """Everything the server keeps about me. Times are milliseconds since 1970."""

    tables: list[MyTableData]
    chat: list[MyChatLine]
    recovery_link_since: int | None
    """Null if there is no recovery link."""
    bans: list[MyBan]
