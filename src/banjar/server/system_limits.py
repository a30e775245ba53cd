"""What the system lets this process have: open files and memory."""

from __future__ import annotations

import pathlib
import sys

CGROUP_MEMORY_FILES = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")
UNLIMITED_BYTES = 1 << 60
"""Limits from here on are written for none."""


def open_files_limit() -> int | None:
    """How many files and sockets this process may have open; None where there is no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def memory_limit() -> int | None:
    """How many bytes of memory this process may have, by its own limit or its container's; None if there is none."""
    limits = [*_process_limits(), *_container_limits()]
    return min(limits, default=None)


def _process_limits() -> list[int]:
    if sys.platform == "win32":
        return []
    import resource

    found = [resource.getrlimit(kind)[0] for kind in (resource.RLIMIT_AS, resource.RLIMIT_DATA)]
    return [limit for limit in found if limit != resource.RLIM_INFINITY]


def _container_limits() -> list[int]:
    found = []
    for name in CGROUP_MEMORY_FILES:
        try:
            text = pathlib.Path(name).read_text().strip()
        except OSError:
            continue
        if text.isdecimal() and int(text) < UNLIMITED_BYTES:
            found.append(int(text))
    return found
