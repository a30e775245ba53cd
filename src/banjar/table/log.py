"""The log of a table: everything that happened to it, in order. State = fold(log)."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from banjar.table.settings import Settings


class Logged(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """What every entry has: when it happened, and whose command it answers."""

    at: int
    who: str | None = None
    """The identity that asked for it; None for the table itself."""
    command: str | None = None


class Created(Logged, tag="created", frozen=True, kw_only=True):
    """Somebody made the table."""

    settings: Settings
    code: str
    """What people type to find it, until it starts."""
    secret: int
    """Seeds the lots of this table: bots, delays."""
    invitations: dict[int, str] = {}
    holders: dict[int, tuple[str, str]] = {}
    """Who sits where from the start: identity and name."""
    origin: dict[str, Any] | None = None
    """Where a game that branches off another begins: origin and decisions."""
    moves: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    """A branch keeps the colours: in some games they decide what a seat begins with."""
    rules: str | None = None
    """The version of the rules that the decisions of a branch follow."""
    before: str | None = None
    """The table this one is a rematch or a branch of."""


class Joined(Logged, tag="joined", frozen=True, kw_only=True):
    """Somebody sat down."""

    seat: int
    name: str


class Left(Logged, tag="left", frozen=True, kw_only=True):
    """Somebody stood up before the start."""

    seat: int


class Readied(Logged, tag="readied", frozen=True, kw_only=True):
    """Somebody is ready, or not any more."""

    seat: int
    ready: bool


class ColourChosen(Logged, tag="colour", frozen=True, kw_only=True):
    """Somebody took a colour."""

    seat: int
    colour: str


class Reseated(Logged, tag="reseated", frozen=True, kw_only=True):
    """The maker planned a seat anew: for anybody, or for a bot."""

    seat: int
    level: str | None = None


class Started(Logged, tag="started", frozen=True, kw_only=True):
    """The game began: the seats in the order of play, and what fate has in store."""

    order: tuple[int, ...]
    colours: tuple[str, ...]
    origin: dict[str, Any]
    rules: str


class Acted(Logged, tag="acted", frozen=True, kw_only=True):
    """A decision."""

    seat: int
    action: str
    by: str | None = None
    """The bot that made it, if one did."""


class Undone(Logged, tag="undone", frozen=True, kw_only=True):
    """A seat took back its last decisions."""

    seat: int
    steps: int


class Warned(Logged, tag="warned", frozen=True, kw_only=True):
    """A seat's time is up; soon a bot plays for it."""

    seat: int
    until: int


class TakenOver(Logged, tag="taken_over", frozen=True, kw_only=True):
    """A bot plays for a seat whose player is gone."""

    seat: int


class GivenBack(Logged, tag="given_back", frozen=True, kw_only=True):
    """The player is back."""

    seat: int


class Resigned(Logged, tag="resigned", frozen=True, kw_only=True):
    """A player gave up; a bot plays on, if there is anything left to play for."""

    seat: int


class Credited(Logged, tag="credited", frozen=True, kw_only=True):
    """Time in which nobody could decide is given back."""

    milliseconds: int
    until: int = 0
    """When that time ended: nobody is credited twice for what was before. 0 in logs that did not keep it."""


class Rematched(Logged, tag="rematched", frozen=True, kw_only=True):
    """The same people sit down at a new table."""

    table: str


Entry: TypeAlias = (
    Created
    | Joined
    | Left
    | Readied
    | ColourChosen
    | Reseated
    | Started
    | Acted
    | Undone
    | Warned
    | TakenOver
    | GivenBack
    | Resigned
    | Credited
    | Rematched
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encoded(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decoded(body: bytes) -> Entry:
    """An entry as it was stored."""
    return _decoder.decode(body)
