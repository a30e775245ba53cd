"""The file of `banjar backup`: one format for both databases.

A gzip file of JSON lines: a `Header`, then the rows, each an array of the table's name and its values in the order of
the header's columns (bytes as base64), a `Replay` for each table of players, and an `End`.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import hashlib
import os
import pathlib
import zlib
from collections.abc import Iterator
from types import TracebackType
from typing import IO, Any, Literal

import msgspec

from banjar.server.store.errors import StoreError

FORMAT = "banjar backup"
FORMAT_VERSION = 1
MAX_LINE_BYTES = 64 << 20
"""No row is longer; a line that is does not come from Banjar."""
COMPRESSION_LEVEL = 6

Kind = Literal["text", "integer", "bytes"]
Value = str | int | bytes | None
Row = tuple[str, list[Value]]
"""The name of a table of the database, and the values of its columns."""


class Section(msgspec.Struct, frozen=True):
    """A table of the database."""

    columns: dict[str, Kind]
    rows: int


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    schema: str
    """The version of the database's schema."""
    made_at: int
    """Milliseconds since the epoch."""
    made_by: str
    tables: dict[str, Section]


class Replay(msgspec.Struct, frozen=True):
    """What the log of one table of players leads to, so that a restored one can be compared."""

    table: str
    entries: int
    log: str
    """The SHA-256 of the entries."""
    state: str | None
    """The SHA-256 of the table they lead to; None if this version cannot fold them."""


class End(msgspec.Struct, frozen=True):
    """The last line."""

    sha256: str
    """Of all lines before it."""


class ArchiveWriter:
    """Writes an archive that appears under its name only when it is complete and on the disk."""

    def __init__(self, path: pathlib.Path) -> None:
        self._path = path
        self._part = path.with_name(f".{path.name}.part")
        self._hash = hashlib.sha256()
        self._encoder = msgspec.json.Encoder()
        try:
            if path.exists():
                raise StoreError(f"{path} exists already: choose another name, or move it away")
            self._part.unlink(missing_ok=True)
            # It holds the same secrets as the database.
            self._file: IO[bytes] = os.fdopen(os.open(self._part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")
        except OSError as error:
            raise StoreError(f"the backup {path} cannot be written: {error.strerror}") from error
        self._gzip = gzip.GzipFile("", "wb", COMPRESSION_LEVEL, self._file, mtime=0)

    def write(self, line: Header | Replay | list[Any]) -> None:
        """Add a line."""
        encoded = self._encoder.encode(line) + b"\n"
        self._hash.update(encoded)
        self._gzip.write(encoded)

    def finish(self) -> int:
        """Write the end, and move the file to its name; its size in bytes."""
        self._gzip.write(self._encoder.encode(End(self._hash.hexdigest())))
        self._gzip.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._part.replace(self._path)
        _sync_folder(self._path.parent)
        return self._path.stat().st_size

    def __enter__(self) -> ArchiveWriter:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
        with contextlib.suppress(OSError):
            self._part.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise StoreError(f"the backup {self._path} cannot be written: {error.strerror}") from error


class ArchiveReader:
    """Reads an archive; StoreError for a file that is none, is damaged, or is of a later version."""

    def __init__(self, path: pathlib.Path) -> None:
        self._path = path
        self._hash = hashlib.sha256()
        self.replays: dict[str, Replay] = {}
        """By table; complete once all rows are read."""
        try:
            self._file = gzip.open(path, "rb")  # noqa: SIM115
        except OSError as error:
            raise StoreError(f"the backup {path} cannot be read: {error.strerror}") from error
        try:
            self.header = self._read_header()
        except StoreError:
            self.close()
            raise

    def rows(self) -> Iterator[Row]:
        """All rows; once they are read the whole file has been checked."""
        counts = dict.fromkeys(self.header.tables, 0)
        decoders = {name: _Decoder(section) for name, section in self.header.tables.items()}
        while True:
            before = self._hash.hexdigest()
            line = self._read_line()
            try:
                if line.startswith(b"["):
                    name, *values = msgspec.json.decode(line)
                    counts[name] += 1
                    yield name, decoders[name].decode(values)
                elif line.startswith(b'{"sha256"'):
                    self._check_end(msgspec.json.decode(line, type=End), before, counts)
                    return
                else:
                    replay = msgspec.json.decode(line, type=Replay)
                    self.replays[replay.table] = replay
            except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
                raise self._damaged() from error

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _read_header(self) -> Header:
        try:
            line = self._read_line()
            first = msgspec.json.decode(line, type=dict[str, Any])
        except (StoreError, msgspec.MsgspecError):
            first = {}
        if first.get("format") != FORMAT:
            raise StoreError(f"{self._path} is not a backup of Banjar")
        if first.get("version") != FORMAT_VERSION:
            raise StoreError(f"{self._path} was made by a later version of Banjar: use that version")
        try:
            return msgspec.json.decode(line, type=Header)
        except msgspec.MsgspecError as error:
            raise self._damaged() from error

    def _read_line(self) -> bytes:
        try:
            line = self._file.readline(MAX_LINE_BYTES)
        except (OSError, EOFError, zlib.error) as error:
            raise self._damaged() from error
        if not line or len(line) == MAX_LINE_BYTES:
            raise self._damaged()
        self._hash.update(line)
        return line

    def _check_end(self, end: End, digest: str, counts: dict[str, int]) -> None:
        expected = {name: section.rows for name, section in self.header.tables.items()}
        try:
            rest = self._file.read(1)
        except (OSError, EOFError, zlib.error) as error:
            raise self._damaged() from error
        if end.sha256 != digest or counts != expected or rest:
            raise self._damaged()

    def _damaged(self) -> StoreError:
        return StoreError(f"the backup {self._path} is damaged or incomplete: use another one")


class _Decoder:
    """Decodes the values of one table's rows, and checks their kinds."""

    def __init__(self, section: Section) -> None:
        self._kinds = list(section.columns.values())

    def decode(self, values: list[object]) -> list[Value]:
        return [self._decode(kind, value) for kind, value in zip(self._kinds, values, strict=True)]

    def _decode(self, kind: Kind, value: object) -> Value:
        if value is None:
            return None
        if kind == "integer" and isinstance(value, int):
            return value
        if kind == "integer" or not isinstance(value, str):
            raise TypeError(kind)
        return base64.b64decode(value, validate=True) if kind == "bytes" else value


def _sync_folder(folder: pathlib.Path) -> None:
    """Make the new name durable, where folders can be opened."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
