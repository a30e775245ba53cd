"""A table as lists show it, and an entry on its way into a log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists of tables need; everything in it can be made again from the log."""

    id: str
    code: str | None
    game: str
    status: str
    visibility: str
    version: int
    due_at: int | None
    created_at: int
    updated_at: int
    summary: bytes


@dataclass(frozen=True, slots=True)
class LogAppend:
    """One entry for one table."""

    row: TableRow
    """As it is after the entry; its version is the entry's number, from 1."""
    at: int
    body: bytes
    members: tuple[str, ...] = ()
    """Identities that become members with this entry."""
    creating: LogAppend | None = None
    """Another table that begins in the same transaction."""

    def parts(self) -> Iterator[LogAppend]:
        """This entry and those that go with it or not at all."""
        part: LogAppend | None = self
        while part is not None:
            yield part
            part = part.creating

    def check(self) -> None:
        """ValueError for what no log can hold."""
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
        """In bytes, roughly."""
        return sum(len(part.body) + len(part.row.summary) for part in self.parts())

    @property
    def claims(self) -> set[tuple[str, str]]:
        """The ids and codes that no other entry of the same transaction may have."""
        ids = {("id", part.row.id) for part in self.parts()}
        return ids | {("code", part.row.code) for part in self.parts() if part.row.code is not None}
