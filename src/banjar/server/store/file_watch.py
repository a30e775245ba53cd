"""Notice that the SQLite file was deleted, replaced, overwritten or cut short while it is open."""

from __future__ import annotations

import os
import pathlib
import sqlite3

from banjar.server.store.errors import FileDamaged, FileGone, StoreError, describe
from banjar.server.store.sqlite_file import HEADER

SUFFIXES = ("", "-wal", "-shm")
"""The database, its write-ahead log and its shared memory: commits are lost if any of them is not where it was."""


class FileWatch:
    """Compares the files at their paths with those that were there when the database was opened.

    On Unix a file that is deleted stays usable for whoever has it open: SQLite notices nothing, and everything is gone
    when it is closed. Moved back to its path it is the same file again.
    """

    def __init__(self, file: pathlib.Path) -> None:
        # SQLite deletes the write-ahead log when the last connection closes; this one stays open until the end.
        try:
            self._anchor = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(f"the database {file} cannot be opened: {describe(error)}") from error
        self._known: list[tuple[str, tuple[int, int]]] = []
        self._file = file
        self._descriptor: int | None = None
        self._size = 0

    def start(self) -> None:
        """Remember the files; the database must be in its final journal mode."""
        self._anchor.execute("SELECT count(*) FROM sqlite_master").fetchall()
        if hasattr(os, "pread"):
            # Kept open until the end: closing it would release the locks that SQLite has on the file.
            self._descriptor = os.open(self._file, os.O_RDONLY)
        for suffix in SUFFIXES:
            path = f"{self._file}{suffix}"
            if (found := _identity(path)) is not None:
                self._known.append((path, found))

    def check(self) -> None:
        """Raise FileGone if a file is not the one that is open, FileDamaged if it was overwritten or cut short.

        Five calls of the system, a few microseconds. What is overwritten further on is found by SQLite when it is read.
        """
        for path, known in self._known:
            if _identity(path) != known:
                raise FileGone(
                    f"{path} was deleted or replaced while it was in use: put the same file back, or restart the server"
                )

        if self._descriptor is not None:
            size = os.fstat(self._descriptor).st_size  # it never shrinks, as nobody vacuums it
            if size < self._size or os.pread(self._descriptor, len(HEADER), 0) != HEADER:
                raise FileDamaged(f"{self._file} was overwritten or cut short while it was in use: restore a backup")
            self._size = size

    def close(self) -> None:
        """Close the last connection."""
        self._known.clear()
        self._anchor.close()
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
