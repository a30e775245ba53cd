"""What people ask a table to do. Every command has an id of its own, so that asking twice does it once."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]


class BaseCommand(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What every command has."""

    command: CommandId


class VersionedCommand(BaseCommand, frozen=True, kw_only=True):
    """A command that is only meant for the table as it was seen."""

    version: int


class Join(BaseCommand, tag="join", frozen=True, kw_only=True):
    """Sit down: on a given seat, or on any free one."""

    name: ShortText
    seat: int | None = None
    invitation: ShortText | None = None


class Leave(BaseCommand, tag="leave", frozen=True, kw_only=True):
    """Stand up before the start."""

    seat: int | None = None


class Ready(BaseCommand, tag="ready", frozen=True, kw_only=True):
    """Say that one is ready, or is not."""

    ready: bool = True


class ChooseColour(BaseCommand, tag="colour", frozen=True, kw_only=True):
    """Take a colour nobody has."""

    colour: ShortText
    seat: int | None = None


class Reseat(BaseCommand, tag="reseat", frozen=True, kw_only=True):
    """Plan a seat anew before the start, whoever sits there: for anybody, or for a bot; the maker's to say."""

    seat: int
    level: ShortText | None = None
    """The bot's; without one the seat is open."""


class Start(BaseCommand, tag="start", frozen=True, kw_only=True):
    """Begin the game; the maker's to say, or anybody's at the table if the maker lets them wait for long."""


class Act(VersionedCommand, tag="act", frozen=True, kw_only=True):
    """Decide, in the notation of records. Whose decision it is, the table knows."""

    action: ShortText


class Undo(VersionedCommand, tag="undo", frozen=True, kw_only=True):
    """Take back one's last decisions."""

    steps: int = 1


class Resign(BaseCommand, tag="resign", frozen=True, kw_only=True):
    """Give up."""

    seat: int | None = None


class Return(BaseCommand, tag="return", frozen=True, kw_only=True):
    """Be back after a bot has taken over."""


class Rematch(BaseCommand, tag="rematch", frozen=True, kw_only=True):
    """Play again with the same people."""


Command: TypeAlias = Join | Leave | Ready | ChooseColour | Reseat | Start | Act | Undo | Resign | Return | Rematch
