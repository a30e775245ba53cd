"""One process per SQLite file: writers would block each other, and SQLite has no notifications."""

from __future__ import annotations

import contextlib
import errno
import os
import pathlib
import sys

from banjar.server.store.errors import StoreError

_held: set[int] = set()
"""File descriptors of the locks this process holds. A forked child closes them, or it would outlive us as the owner."""


def _close_in_child() -> None:
    for descriptor in _held:
        with contextlib.suppress(OSError):
            os.close(descriptor)
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_in_child)


def _acquire(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Locks of the operating system on the database and on a file beside it; they end with the process.

    The file beside it guards the path, also while the database is replaced; the lock on the database itself holds when
    somebody has deleted that file.
    """

    def __init__(self, database: pathlib.Path) -> None:
        self._database = database
        self._descriptors: list[int] = []
        path = database.with_name(database.name + ".lock")
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"the folder {database.parent} cannot be written: {error.strerror}") from error
        self._hold(descriptor, path)

    def lock_database(self) -> None:
        """Lock the database file too, once it exists.

        On Linux alone: elsewhere such a lock and SQLite's own are of one kind, and would keep out a backup.
        """
        if sys.platform != "linux":
            return
        try:
            descriptor = os.open(self._database, os.O_RDWR)
        except OSError as error:
            raise StoreError(f"the database {self._database} cannot be opened: {error.strerror}") from error
        self._hold(descriptor, self._database)

    def _hold(self, descriptor: int, path: pathlib.Path) -> None:
        try:
            _acquire(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                raise StoreError(
                    f"another Banjar server uses {self._database}: an SQLite file serves one process,"
                    " a PostgreSQL database serves many"
                ) from error
            raise StoreError(f"the file {path} cannot be locked: {error.strerror}") from error
        self._descriptors.append(descriptor)
        _held.add(descriptor)

    def release(self) -> None:
        """Release the locks. The lock file stays: deleting it could free the lock of another process."""
        while self._descriptors:
            descriptor = self._descriptors.pop()
            _held.discard(descriptor)
            os.close(descriptor)
