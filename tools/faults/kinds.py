"""The kinds of faults: where each happens, how often, and how it is brought about."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import os
import pathlib
import random
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable

from tools.faults.people import Crowd
from tools.faults.resource_faults import overwrite_file, set_clock, take_handles, take_memory, truncate_file
from tools.faults.sites import Site, on_postgresql, on_small_disk, on_sqlite

SHORT_SECONDS = (0.2, 1.5)
LONG_SECONDS = (3.0, 7.0)
LONG_SHARE = 0.1
"""How many of those faults that last are long: longer than people wait for an answer."""
FULL_SECONDS = 10.0
"""After this a full disk is emptied, even if nobody has been refused yet."""

Inflict = Callable[[Site, Crowd, random.Random], Awaitable[None]]


def duration(lots: random.Random) -> float:
    """How many seconds a fault lasts."""
    return lots.uniform(*(LONG_SECONDS if lots.random() < LONG_SHARE else SHORT_SECONDS))


async def kill(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Kill a server, and start it again."""
    server = lots.choice(site.servers)
    await server.end(signal.SIGKILL)
    await server.start()


async def stop(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Ask a server to stop, and start it again."""
    server = lots.choice(site.servers)
    wanted = lots.choice((signal.SIGTERM, signal.SIGINT))
    code = await server.end(wanted)
    if code not in (0, -wanted):
        raise RuntimeError(f"the server ended with code {code}")
    await server.start()


async def freeze(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Freeze a server for a while."""
    pid = lots.choice(site.servers).pid
    os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(duration(lots))
    finally:
        os.kill(pid, signal.SIGCONT)


async def lock(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Lock the SQLite file from another program."""

    def hold(seconds: float) -> None:
        with contextlib.closing(sqlite3.connect(site.file, timeout=30, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            other.execute("ROLLBACK")

    await asyncio.to_thread(hold, duration(lots))


async def move_away(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Move the SQLite file, or what belongs to it, away and back."""
    path = site.file.with_name(site.file.name + lots.choice(("", "-wal", "-shm")))
    aside = path.with_name("aside")
    path.rename(aside)
    try:
        await asyncio.sleep(duration(lots))
    finally:
        aside.replace(path)


async def fill_disk(site: Site, crowd: Crowd, lots: random.Random) -> None:
    """Fill the disk until moves are refused."""
    filler = site.folder / "filler"
    busy = crowd.busy
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while file.write(bytes(1 << 16)):
            pass
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FULL_SECONDS):
                while crowd.busy == busy:
                    # What is left of the last page, or freed by the server, is used up too.
                    with contextlib.suppress(OSError), filler.open("ab", buffering=0) as file:
                        while file.write(bytes(512)):
                            pass
                    await asyncio.sleep(0.05)
        await asyncio.sleep(lots.uniform(*SHORT_SECONDS))
    finally:
        filler.unlink()


async def crash_postgresql(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Stop PostgreSQL immediately, or kill one of its processes so that it starts itself again."""
    assert site.postgres is not None
    if lots.random() < 0.5:
        await site.postgres.kill_client(lots)
    else:
        await asyncio.to_thread(site.postgres.end, signal.SIGQUIT)
        await asyncio.to_thread(site.postgres.start)


async def restart_postgresql(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Stop PostgreSQL and start it after a while."""
    assert site.postgres is not None
    await asyncio.to_thread(site.postgres.end, signal.SIGINT)
    await asyncio.sleep(lots.uniform(0, 1))
    await asyncio.to_thread(site.postgres.start)


async def cut_network(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Cut a server's connections to PostgreSQL, or let them hang."""
    proxy = lots.choice(site.proxies)
    if lots.random() < 0.5:
        begin, end = proxy.cut, proxy.restore
    else:
        begin, end = proxy.hang, proxy.resume
    await asyncio.to_thread(begin)
    try:
        await asyncio.sleep(duration(lots))
    finally:
        await asyncio.to_thread(end)


async def forbid_writing(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Make PostgreSQL read-only, as after a change to a standby."""
    assert site.postgres is not None
    setting = "ALTER SYSTEM SET default_transaction_read_only = {}"
    await site.postgres.execute(setting.format("on"), "SELECT pg_reload_conf()")
    try:
        await asyncio.sleep(duration(lots))
    finally:
        await site.postgres.execute("SET default_transaction_read_only = off", setting.format("off"))
        await site.postgres.execute("SELECT pg_reload_conf()")


async def hit_worker(site: Site, _crowd: Crowd, lots: random.Random) -> None:
    """Kill or freeze one of the bot workers; who is frozen stays so until the server replaces it."""
    (server,) = site.servers
    while not (workers := [worker for worker in server.workers() if is_awake(worker)]):
        await asyncio.sleep(0.05)
    with contextlib.suppress(ProcessLookupError):
        os.kill(lots.choice(workers), lots.choice((signal.SIGKILL, signal.SIGSTOP)))


def is_awake(pid: int) -> bool:
    """Whether a process is a worker that is not frozen; before it is one, the server itself waits for it."""
    folder = pathlib.Path(f"/proc/{pid}")
    with contextlib.suppress(OSError):
        state = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        return state not in "TZ" and b"bot_pool.worker" in (folder / "cmdline").read_bytes()
    return False


@dataclasses.dataclass(frozen=True)
class Kind:
    """A kind of fault, and how many of it a whole run tries."""

    name: str
    database: str
    processes: int
    count: int
    inflict: Inflict
    site: Callable[[], contextlib.AbstractAsyncContextManager[Site]]
    bots: tuple[str, ...] = ()


on_one_process = functools.partial(on_postgresql, processes=1)

KINDS = (
    Kind("kill -9", "SQLite", 1, 270, kill, on_sqlite),
    Kind("SIGTERM, SIGINT", "SQLite", 1, 90, stop, on_sqlite),
    Kind("frozen", "SQLite", 1, 60, freeze, on_sqlite),
    Kind("database locked", "SQLite", 1, 40, lock, on_sqlite),
    Kind("file moved away and back", "SQLite", 1, 30, move_away, on_sqlite),
    Kind("disk full", "SQLite", 1, 15, fill_disk, on_small_disk),
    Kind("file cut short", "SQLite", 1, 20, truncate_file, on_sqlite),
    Kind("file overwritten", "SQLite", 1, 20, overwrite_file, on_sqlite),
    Kind("no file handles", "SQLite", 1, 20, take_handles, on_sqlite),
    Kind("no memory", "SQLite", 1, 20, take_memory, on_sqlite),
    Kind("clock set", "SQLite", 1, 30, set_clock, functools.partial(on_sqlite, with_clock=True)),
    Kind("kill -9 of the only one", "PostgreSQL", 1, 40, kill, on_one_process),
    Kind("the only one frozen", "PostgreSQL", 1, 20, freeze, on_one_process),
    Kind("database crashed", "PostgreSQL", 1, 20, crash_postgresql, on_one_process),
    Kind("database read-only", "PostgreSQL", 1, 10, forbid_writing, on_one_process),
    Kind("kill -9 of one", "PostgreSQL", 2, 90, kill, on_postgresql),
    Kind("one frozen", "PostgreSQL", 2, 105, freeze, on_postgresql),
    Kind("database crashed", "PostgreSQL", 2, 50, crash_postgresql, on_postgresql),
    Kind("database restarted", "PostgreSQL", 2, 25, restart_postgresql, on_postgresql),
    Kind("database read-only", "PostgreSQL", 2, 20, forbid_writing, on_postgresql),
    Kind("network cut or hanging", "PostgreSQL", 2, 60, cut_network, lambda: on_postgresql(through_proxies=True)),
    Kind(
        "bot worker killed or frozen",
        "SQLite",
        1,
        150,
        hit_worker,
        functools.partial(on_sqlite, with_bots=True),
        ("novice", "apprentice"),
    ),
)
