"""Base structs from which a game describes the JSON of its view, events and actions (its `io/wire`).

Views and events are built as dictionaries. The structs are their types: the protocol documentation and the types of
the browser client are generated from them. Decoding is strict, so that tests notice undeclared fields.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from banjar.core.progress_wire import Progress
from banjar.core.reason_wire import ReasonView

Unset: TypeAlias = msgspec.UnsetType
UNSET = msgspec.UNSET


class WireStruct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a view."""


class WireView(WireStruct, kw_only=True):
    """The fields of every view; a game adds `game`, its own fields and `legal`."""

    seat: int | None
    """The seat whose view this is; null for spectators."""
    turn: int
    active: int
    """The seat whose turn it is."""
    to_act: int | None
    """The seat that decides now; null when the game is over."""
    progress: Progress | Unset = UNSET
    """How much of the game is left, where it can be counted."""
    reasons: list[ReasonView]
    """Why the seat to act cannot do other things than those offered."""


class WireEvent(WireStruct, kw_only=True, tag_field="type"):
    """The fields of every event. A secret that the reader may not know is null."""

    seat: int | None
    """The seat it happened to."""
    turn: int | Unset = UNSET
    """The turn it belongs to; not in lessons."""
    mine: bool = False
    """Whether it concerns the reader."""
    forced: bool = False
    """Whether the table declined for the reader: by an answer given in advance, or because there was no other."""


class WireAction(WireStruct, kw_only=True, tag_field="type"):
    """The fields of every offered action."""

    id: int
    text: str
    """The notation used in records and commands."""
