"""Whether a directory is safe to load code from: as sshd asks of a home directory, nobody else may change it."""

from __future__ import annotations

import os
import pathlib
import stat

ROOT = 0


def distrust(path: pathlib.Path) -> str | None:
    """Why the directory, which exists and is resolved, is not safe; None if it is.

    It and all directories above it belong to this user or to root, and nobody else may write them. Above it a directory
    like `/tmp` will do, in which everybody may write but nobody rename or remove what is others'.
    """
    if os.name != "posix":
        return None
    for place in (path, *path.parents):
        found = os.stat(place)
        if found.st_uid not in (os.geteuid(), ROOT):
            return f"{place} belongs to another user"
        is_sticky = place != path and found.st_mode & stat.S_ISVTX
        if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH) and not is_sticky:
            return f"others may write {place}"
    return None
