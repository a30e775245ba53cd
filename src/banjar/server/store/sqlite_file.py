"""Check or create the SQLite file before it is opened."""

from __future__ import annotations

import os
import pathlib

from banjar.server.store.errors import StoreError

HEADER = b"SQLite format 3\0"
"""The first bytes of every SQLite database."""


def check_file(file: pathlib.Path) -> None:
    """Raise StoreError for a path that cannot be a Banjar database."""
    if not file.parent.is_dir():
        raise StoreError(f"the folder {file.parent} of the database does not exist")
    if not file.exists():
        return
    if not file.is_file():
        raise StoreError(f"{file} is not a file")
    try:
        with file.open("rb") as opened:
            start = opened.read(len(HEADER))
    except OSError as error:
        raise StoreError(f"the database {file} cannot be read: {error.strerror}") from error
    if start not in (b"", HEADER):
        raise StoreError(f"{file} is not an SQLite database")
    if not os.access(file, os.W_OK):
        raise StoreError(f"the database {file} cannot be written: this user may only read it")


def create_file(file: pathlib.Path) -> None:
    """Create it if it is missing, readable by this user alone: it holds the key that signs identities."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise StoreError(f"the database {file} cannot be created: {error.strerror}") from error
