"""Find people who want to play the same game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from banjar.bots.levels import DEFAULT_LEVEL
from banjar.protocol.base import ServerStruct
from banjar.table.clock import LiveClock
from banjar.table.commands import CommandId, ShortText

MAX_WAIT_SECONDS = 3600
WaitSeconds = Annotated[int, msgspec.Meta(ge=0, le=MAX_WAIT_SECONDS)]
PlayerCount = Annotated[int, msgspec.Meta(ge=1, le=100)]


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game somebody wants to play; people whose wishes are equal are paired."""

    game: ShortText
    players: PlayerCount
    options: dict[str, Any] = {}
    clock: LiveClock = LiveClock()


class SeekBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Look for a game. A new `command` replaces an earlier search."""

    command: CommandId
    wish: Wish
    name: ShortText
    wait: WaitSeconds | None = None
    """After so many seconds bots take the seats that are still free; null for never."""
    level: ShortText = DEFAULT_LEVEL
    """The level of these bots."""


class OwnSeek(ServerStruct, kw_only=True):
    """What I look for; the same in all my tabs."""

    command: str
    """That of the search."""
    wish: Wish
    since: int
    bots_at: int | None
    """When bots take the free seats; null for never."""
    table: str | None
    """The table where the game has begun; null while nobody has been found."""


class OpenWish(ServerStruct, kw_only=True):
    """A game that people look for: a search for the same joins them."""

    wish: Wish
    names: list[str]
    """Who waits, the longest first."""
    since: int


class Lobby(ServerStruct, kw_only=True):
    """Who is here, and what they look for."""

    people: int
    """How many people are connected, to any process of the server."""
    wishes: list[OpenWish]
    """The longest waiting first."""
    seek: OwnSeek | None
    """My own search."""
