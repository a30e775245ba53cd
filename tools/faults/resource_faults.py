"""Faults of the machine that a server runs on: damaged files, no handles, no memory, a clock that jumps."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import random
import resource
import shutil
import signal
from collections.abc import Awaitable, Callable, Iterator

from tools.faults.people import Crowd
from tools.faults.sites import Server, Site

REFUSED_SECONDS = 10.0
"""After this a fault ends even if nobody has been refused."""
AFTERWARDS_SECONDS = (0.2, 1.5)
CLOCK_JUMPS_SECONDS = (-86_400, -3_600, -5, 5, 3_600, 86_400)
LEAST_KEPT_BYTES = 512


async def until_refused(crowd: Crowd, lots: random.Random) -> None:
    """Wait until somebody is told to try again, and for a moment more."""
    busy = crowd.busy
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(REFUSED_SECONDS):
            while crowd.busy == busy:
                await asyncio.sleep(0.05)
    await asyncio.sleep(lots.uniform(*AFTERWARDS_SECONDS))


@contextlib.contextmanager
def frozen(server: Server) -> Iterator[None]:
    """The server does nothing meanwhile."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


def damaging(damage: Callable[[pathlib.Path, random.Random], None]) -> Callable[..., Awaitable[None]]:
    """Damage the SQLite file, and restore it as it was at that moment, with the server stopped.

    So whatever the server acknowledges after the damage is lost: it must not.
    """

    async def inflict(site: Site, crowd: Crowd, lots: random.Random) -> None:
        (server,) = site.servers
        kept = site.folder / "kept"
        kept.mkdir()
        parts = [site.file.with_name(site.file.name + suffix) for suffix in ("", "-wal")]
        with frozen(server):
            for part in parts:
                shutil.copyfile(part, kept / part.name)
            damage(site.file, lots)
        await until_refused(crowd, lots)
        await server.end(signal.SIGKILL)
        site.file.with_name(site.file.name + "-shm").unlink()
        for part in parts:
            (kept / part.name).replace(part)
        kept.rmdir()
        await server.start()

    return inflict


def cut_short(file: pathlib.Path, lots: random.Random) -> None:
    """Truncate the file anywhere."""
    os.truncate(file, lots.randrange(LEAST_KEPT_BYTES, file.stat().st_size))


def overwrite(file: pathlib.Path, lots: random.Random) -> None:
    """Write something else from the beginning on, as far as it may be."""
    with file.open("r+b") as opened:
        opened.write(lots.randbytes(lots.randrange(LEAST_KEPT_BYTES, file.stat().st_size)))


truncate_file, overwrite_file = damaging(cut_short), damaging(overwrite)


@contextlib.contextmanager
def limited(pid: int, kind: int, most: int) -> Iterator[None]:
    """Lower a limit of a running process."""
    before = resource.prlimit(pid, kind)
    resource.prlimit(pid, kind, (most, before[1]))
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, kind, before)


async def take_handles(site: Site, crowd: Crowd, lots: random.Random) -> None:
    """Let a server open nothing more, while people have to connect again."""
    server = lots.choice(site.servers)
    with limited(server.pid, resource.RLIMIT_NOFILE, 0):
        crowd.cut_all()
        await asyncio.sleep(lots.uniform(*AFTERWARDS_SECONDS))


async def take_memory(site: Site, crowd: Crowd, lots: random.Random) -> None:
    """Let a server have no more memory than it has; start it again if that ends it."""
    server = lots.choice(site.servers)
    with limited(server.pid, resource.RLIMIT_AS, resource.getpagesize()):
        crowd.cut_all()
        await asyncio.sleep(lots.uniform(*AFTERWARDS_SECONDS))
    if not pathlib.Path(f"/proc/{server.pid}").exists():
        await server.start_after_death()


async def set_clock(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Let the wall clock of a server jump, and jump back."""
    site.clock.write_text(str(lots.choice(CLOCK_JUMPS_SECONDS)), encoding="utf-8")
    try:
        await asyncio.sleep(lots.uniform(*AFTERWARDS_SECONDS))
    finally:
        site.clock.write_text("0", encoding="utf-8")
