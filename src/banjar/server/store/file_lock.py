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
    """An operating system lock on a file beside the database; it ends with the process, however that ends."""

    def __init__(self, database: pathlib.Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"the folder {database.parent} cannot be written: {error.strerror}") from error
        try:
            _acquire(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                raise StoreError(
                    f"another Banjar server uses {database}: an SQLite file serves one process,"
                    " a PostgreSQL database serves many"
                ) from error
            raise StoreError(f"the file {path} cannot be locked: {error.strerror}") from error
        _held.add(self._descriptor)

    def release(self) -> None:
        """Release the lock. The lock file stays: deleting it could free the lock of another process."""
        if self._descriptor in _held:
            _held.discard(self._descriptor)
            os.close(self._descriptor)
