"""One process a file: SQLite's writers would wait for each other, and nobody would tell them the news."""

from __future__ import annotations

import contextlib
import errno
import os
import pathlib
import sys

from banjar.server.store.errors import StoreError

HELD: set[int] = set()
"""The descriptors of this process's locks. A forked child lets go of them, or it would keep the file after us."""


def _forget_in_child() -> None:
    for descriptor in HELD:
        with contextlib.suppress(OSError):
            os.close(descriptor)
    HELD.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_in_child)


def _take(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The lock of the operating system on a file beside the database; it ends with the process, however that ends."""

    def __init__(self, database: pathlib.Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"the folder {database.parent} cannot be written: {error.strerror}") from error
        try:
            _take(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                raise StoreError(
                    f"another Banjar server uses {database}: an SQLite file serves one process,"
                    " a PostgreSQL database serves many"
                ) from error
            raise StoreError(f"the file {path} cannot be locked: {error.strerror}") from error
        HELD.add(self._descriptor)

    def release(self) -> None:
        """Let others have the file; the lock file stays, as deleting it could free another's lock."""
        if self._descriptor in HELD:
            HELD.discard(self._descriptor)
            os.close(self._descriptor)
