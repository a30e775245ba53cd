"""Answers to commands, and the commands of programs."""

from __future__ import annotations

from typing import TypeAlias

from banjar.protocol.base import ServerStruct
from banjar.table.commands import Act, Resign, Return, Undo

Move: TypeAlias = Act | Undo | Resign | Return
"""What a program may do with its seat."""


class CommandDone(ServerStruct, kw_only=True):
    """The version that a command led to."""

    version: int
    rematch: str | None
    """The table of the rematch, if there is one."""


class MoveDone(ServerStruct, kw_only=True):
    """The version that a move led to."""

    version: int


class SeatToken(ServerStruct, kw_only=True):
    """With it a program plays one seat."""

    token: str


class AutoReplySet(ServerStruct, kw_only=True):
    """The auto-reply is stored until the end of the game."""

    kept: bool
