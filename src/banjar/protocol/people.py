"""Identities, personal links, and what a server offers."""

from __future__ import annotations

import msgspec

from banjar.protocol.base import ServerStruct


class GameInfo(ServerStruct, kw_only=True):
    """What can be chosen for a table of a game."""

    players: list[int]
    options: list[str]
    flags: list[str]
    """The options that are switched on or off."""
    lessons: int
    """How many lessons there are."""
    client: bool
    """Whether the browser client has a module for the game; it draws others with the generic board."""
    auto_replies: dict[str, list[str]]
    """By phase: the actions that an auto-reply may choose."""
    reactions: list[str]
    """The phases in which others react to what a player did."""


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
