"""The commands people give to a table. Each carries an id chosen by the client: sent twice, it is done once."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]


class BaseCommand(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """The fields of every command."""

    command: CommandId


class VersionedCommand(BaseCommand, frozen=True, kw_only=True):
    """A command that is refused if the game has changed since `version`."""

    version: int


class Join(BaseCommand, tag="join", frozen=True, kw_only=True):
    """Take a seat: the given one, the invited one, or any open one."""

    name: ShortText
    seat: int | None = None
    invitation: ShortText | None = None


class Leave(BaseCommand, tag="leave", frozen=True, kw_only=True):
    """Leave one's seat before the start."""

    seat: int | None = None


class Ready(BaseCommand, tag="ready", frozen=True, kw_only=True):
    """Declare oneself ready, or not ready."""

    ready: bool = True


class ChooseColour(BaseCommand, tag="colour", frozen=True, kw_only=True):
    """Choose a free colour."""

    colour: ShortText
    seat: int | None = None


class Reseat(BaseCommand, tag="reseat", frozen=True, kw_only=True):
    """Open a seat for anybody or give it to a bot, before the start; only the owner may."""

    seat: int
    level: ShortText | None = None
    """The level of the bot; None opens the seat."""


class Bar(BaseCommand, tag="bar", frozen=True, kw_only=True):
    """Take a person's seat away before the start, for good; only the owner may."""

    seat: int


class Readmit(BaseCommand, tag="readmit", frozen=True, kw_only=True):
    """Let somebody who was barred under this name sit down again; only the owner may."""

    name: ShortText


class Start(BaseCommand, tag="start", frozen=True, kw_only=True):
    """Start the game; the owner may, and after a while anybody with a seat."""


class Act(VersionedCommand, tag="act", frozen=True, kw_only=True):
    """Make the current decision, in the notation of records."""

    action: ShortText


class Undo(VersionedCommand, tag="undo", frozen=True, kw_only=True):
    """Take back one's last decisions; `steps` counts those the player made."""

    steps: int = 1


class Resign(BaseCommand, tag="resign", frozen=True, kw_only=True):
    """Give up; a bot plays on unless that ends the game."""

    seat: int | None = None


class Return(BaseCommand, tag="return", frozen=True, kw_only=True):
    """Take one's seat back from a bot."""


class Rematch(BaseCommand, tag="rematch", frozen=True, kw_only=True):
    """Create a table with the same people and settings, or find the one that was created."""


Command: TypeAlias = (
    Join | Leave | Ready | ChooseColour | Reseat | Bar | Readmit | Start | Act | Undo | Resign | Return | Rematch
)
