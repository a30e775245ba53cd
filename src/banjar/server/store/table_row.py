"""A row of the database table `tables`, and an entry on its way into a log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

import msgspec

from banjar.protocol.lobby import TableSummary


class StoredSummary(msgspec.Struct, frozen=True):
    """What lists of tables need beside the columns of the row."""

    shown: TableSummary
    """The table as lists show it to everybody."""
    holders: list[str | None]
    """By seat: the identity of the person who holds it."""
    credited_until: int = 0
    """Until when downtime has been credited to the clocks; milliseconds since the epoch."""

    def encode(self) -> bytes:
        """As the column `summary` holds it."""
        return _encoder.encode(self)

    @classmethod
    def decode(cls, column: bytes) -> StoredSummary:
        """The summary in a column."""
        return _decoder.decode(column)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(StoredSummary)


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists and lookups need without reading the log; all of it can be rebuilt from the log.

    The columns of `tables` are these fields, by name and in this order. Times are milliseconds since the epoch.
    """

    id: str
    code: str | None
    """People join with it while the table is open."""
    game: str
    status: str
    visibility: str
    version: int
    """The number of the last log entry."""
    due_at: int | None
    """When any process may take the table over, as its own has not acted."""
    created_at: int
    updated_at: int
    summary: StoredSummary
    made_from: str | None = None
    """A keyed hash of the network that the table was made from: lists show the tables of one network in turn."""

    @property
    def columns(self) -> tuple[Any, ...]:
        """The values for the database, in the order of the columns."""
        *values, summary, made_from = _values(self)
        return (*values, summary.encode(), made_from)

    @classmethod
    def from_columns(cls, columns: Iterable[Any]) -> TableRow:
        """The row with these values."""
        values = list(columns)
        values[SUMMARY] = StoredSummary.decode(values[SUMMARY])
        return cls(*values)


_values = attrgetter(*(field.name for field in fields(TableRow)))
SUMMARY = [field.name for field in fields(TableRow)].index("summary")


@dataclass(frozen=True, slots=True)
class LogAppend:
    """One entry to append to the log of one table."""

    row: TableRow
    """The table after the entry; its version is the entry's number, from 1."""
    at: int
    body: bytes
    members: tuple[str, ...] = ()
    """Identities that become members with this entry."""
    creating: LogAppend | None = None
    """The first entry of another table, committed in the same transaction: a rematch."""

    def parts(self) -> Iterator[LogAppend]:
        """This entry and those committed with it."""
        part: LogAppend | None = self
        while part is not None:
            yield part
            part = part.creating

    def check(self) -> None:
        """Raise ValueError for an append that no log can hold."""
        if self.row.version < 1:
            raise ValueError(f"the entries of a log are numbered from 1, not {self.row.version}")
        for part in self.parts():
            if part is not self and part.row.version != 1:
                raise ValueError(f"a table that begins has the version 1, not {part.row.version}")
        ids = [part.row.id for part in self.parts()]
        if len(set(ids)) < len(ids):
            raise ValueError("no table begins twice")

    @property
    def size(self) -> int:
        """Bytes of the entries; summaries are small beside a batch's limit."""
        return sum(len(part.body) for part in self.parts())

    @property
    def unique_keys(self) -> set[tuple[str, str]]:
        """The ids and codes that no other entry of the same transaction may have."""
        ids = {("id", part.row.id) for part in self.parts()}
        return ids | {("code", part.row.code) for part in self.parts() if part.row.code is not None}
