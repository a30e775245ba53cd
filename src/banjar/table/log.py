"""The entries of a table's log, in the form they are stored. A table is the fold of its log.

Names of entries and fields are stored: never rename or remove one.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from banjar.table.settings import Settings


class BaseEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """The fields of every entry; `at` is milliseconds since 1970."""

    at: int
    who: str | None = None
    """The identity that asked for it; None if the table did it by itself."""
    command: str | None = None


class Created(BaseEntry, tag="created", frozen=True, kw_only=True):
    """The table was created."""

    settings: Settings
    code: str
    """What people type to find the table, until it starts."""
    secret: int
    """Seeds the bots and the random delays."""
    invitations: dict[int, str] = {}
    holders: dict[int, tuple[str, str]] = {}
    """Seats that are taken from the start: identity and name."""
    origin: dict[str, Any] | None = None
    """A branch: the origin of the game it continues; `moves` are the decisions before it."""
    moves: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    """A branch: the colours, which in some games decide what a seat starts with."""
    rules: str | None = None
    """A branch: the version of the rules that its decisions follow."""
    bot_names: dict[int, str] = {}
    """A rematch or a branch: the names that its bots had; other bots get one from the table's id."""
    before: str | None = None
    """The table this one is a rematch or a branch of."""
    made_from: str | None = None
    """A keyed hash of the network that the table was made from."""
    paired: bool = False
    """The people at it were found for each other: it has no owner, and all of them are ready."""


class Joined(BaseEntry, tag="joined", frozen=True, kw_only=True):
    """A person took a seat."""

    seat: int
    name: str


class Left(BaseEntry, tag="left", frozen=True, kw_only=True):
    """A person left a seat before the start."""

    seat: int


class Readied(BaseEntry, tag="readied", frozen=True, kw_only=True):
    """A person is ready, or no longer."""

    seat: int
    ready: bool


class ColourChosen(BaseEntry, tag="colour", frozen=True, kw_only=True):
    """A person chose a colour."""

    seat: int
    colour: str


class Reseated(BaseEntry, tag="reseated", frozen=True, kw_only=True):
    """The owner opened a seat for anybody, or gave it to a bot."""

    seat: int
    level: str | None = None


class Barred(BaseEntry, tag="barred", frozen=True, kw_only=True):
    """A person lost a seat and may not take another; `who` is None if the host of the server did it."""

    seat: int
    whom: str
    """The identity; never sent to anybody."""


class Readmitted(BaseEntry, tag="readmitted", frozen=True, kw_only=True):
    """People who were barred under a name may sit down again."""

    name: str


class Started(BaseEntry, tag="started", frozen=True, kw_only=True):
    """The game started. `order` is the seats in the order of play; from now on they are numbered that way."""

    order: tuple[int, ...]
    colours: tuple[str, ...]
    origin: dict[str, Any]
    rules: str
    bot_names: dict[int, str] = {}
    """By the seats as they are numbered from now on; not in logs of before bots had names."""


class Acted(BaseEntry, tag="acted", frozen=True, kw_only=True):
    """A decision was made."""

    seat: int
    action: str
    by: str | None = None
    """The level of the bot, where another one than that of the seat decided."""
    held: int = 0
    """Milliseconds between the arrival of a reaction and `at`, when it was shown; never told to anybody."""


class Undone(BaseEntry, tag="undone", frozen=True, kw_only=True):
    """The last decisions were taken back."""

    seat: int
    steps: int


class Warned(BaseEntry, tag="warned", frozen=True, kw_only=True):
    """The time of a seat is up; a bot takes over at `until`."""

    seat: int
    until: int


class TakenOver(BaseEntry, tag="taken_over", frozen=True, kw_only=True):
    """A bot plays for an absent player."""

    seat: int


class GivenBack(BaseEntry, tag="given_back", frozen=True, kw_only=True):
    """The player took the seat back from the bot."""

    seat: int


class Resigned(BaseEntry, tag="resigned", frozen=True, kw_only=True):
    """A player resigned; a bot plays on unless the game is over."""

    seat: int


class Credited(BaseEntry, tag="credited", frozen=True, kw_only=True):
    """Server downtime was credited to the clocks."""

    milliseconds: int
    until: int = 0
    """When the downtime ended: nothing before it is credited again. 0 in logs from before this was stored."""


class Rematched(BaseEntry, tag="rematched", frozen=True, kw_only=True):
    """A rematch was created at another table."""

    table: str


class Forgotten(BaseEntry, tag="forgotten", frozen=True, kw_only=True):
    """A person had their data deleted: earlier entries were rewritten with a pseudonym, see `forgetting`.

    Whoever has folded those entries before must fold the log again.
    """


Entry: TypeAlias = (
    Created
    | Joined
    | Left
    | Readied
    | ColourChosen
    | Reseated
    | Barred
    | Readmitted
    | Started
    | Acted
    | Undone
    | Warned
    | TakenOver
    | GivenBack
    | Resigned
    | Credited
    | Rematched
    | Forgotten
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    """The stored form of an entry."""
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    """The entry in its stored form."""
    return _decoder.decode(body)
