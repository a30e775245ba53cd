"""What the system lets this process have: open files and memory."""

from __future__ import annotations

import pathlib
import sys

CGROUP_MEMORY_FILES = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")
MIN_ADDRESS_SPACE_BYTES = 768 << 20
"""Measured: with less than 600 MiB the libraries for arrays end the process while the rules are loaded."""
MIN_MEMORY_BYTES = 192 << 20
"""Measured: a server and its plain worker take 150 MiB when they have started."""
UNLIMITED_BYTES = 1 << 60
"""Limits from here on are written for none."""


def open_files_limit() -> int | None:
    """How many files and sockets this process may have open; None where there is no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def address_space_limit() -> int | None:
    """How many bytes of addresses this process may have (`ulimit -v`); None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    found = [resource.getrlimit(kind)[0] for kind in (resource.RLIMIT_AS, resource.RLIMIT_DATA)]
    return min((limit for limit in found if limit != resource.RLIM_INFINITY), default=None)


def container_memory_limit() -> int | None:
    """How many bytes of memory the container of this process may have; None if there is no limit."""
    found = []
    for name in CGROUP_MEMORY_FILES:
        try:
            text = pathlib.Path(name).read_text().strip()
        except OSError:
            continue
        if text.isdecimal() and int(text) < UNLIMITED_BYTES:
            found.append(int(text))
    return min(found, default=None)


def memory_shortage() -> str | None:
    """One sentence if there is too little memory to load the rules; without them a process ends without a word."""
    for what, limit, least in (
        ("addresses (ulimit -v)", address_space_limit(), MIN_ADDRESS_SPACE_BYTES),
        ("memory", container_memory_limit(), MIN_MEMORY_BYTES),
    ):
        if limit is not None and limit < least:
            return f"a server needs at least {least >> 20} MiB of {what}, and this process may have {limit >> 20}"
    return None
