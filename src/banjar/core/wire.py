"""Bases of the structs in which a game describes its view, events and actions as JSON (its `io/wire`).

Views and events are made as dictionaries; the structs are their types, from which the protocol's documentation and the
types of the browser client are generated. Decoding is strict, so that tests notice an undeclared field.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from banjar.core.reason_wire import Reason

Unset: TypeAlias = msgspec.UnsetType
UNSET = msgspec.UNSET


class WireStruct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a view."""


class WireView(WireStruct, kw_only=True):
    """What every view has; a game adds `game`, its own fields and `legal`."""

    seat: int | None
    """The seat that sees the game like this; null for spectators."""
    turn: int
    active: int
    """Whose turn it is."""
    to_act: int | None
    """Who decides now; null when the game is over."""
    reasons: list[Reason]
    """Why the seat to act cannot use other things than what is offered."""


class WireEvent(WireStruct, kw_only=True, tag_field="type"):
    """What every event has. A secret that the reader may not know is null."""

    seat: int | None
    """Whom it happened to."""
    mine: bool = False
    """Whether it concerns the reader."""


class WireAction(WireStruct, kw_only=True, tag_field="type"):
    """What every offered action has."""

    id: int
    text: str
    """The notation of records, as a command sends it."""
