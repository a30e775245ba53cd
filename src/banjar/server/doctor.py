"""`banjar doctor`: check everything a server needs before it is needed."""

from __future__ import annotations

import asyncio
import enum
import ipaddress
import os
import pathlib
import stat
import time
import urllib.parse
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.core.registry import game_names
from banjar.server.config import Config, ConfigError
from banjar.server.process_clock import wall_clock
from banjar.server.store import migration
from banjar.server.store.clock_skew import MAX_SKEW_MILLISECONDS, skew
from banjar.server.store.engines import postgresql_engine, sqlite_engine
from banjar.server.store.errors import StoreError
from banjar.server.store.health import MIN_FREE_BYTES, free_bytes
from banjar.server.store.schema import TABLES
from banjar.server.store.sqlite_file import check_file
from banjar.server.store.url import DatabaseUrl, open_error, parse_url
from banjar.server.system_limits import container_memory_limit, memory_shortage, open_files_limit

LOW_FREE_BYTES = 1 << 30
MIN_OPEN_FILES = 256
GOOD_OPEN_FILES = 4096
GOOD_MEMORY_BYTES = 1 << 30
DATABASE_TIMEOUT_SECONDS = 15.0


class Level(enum.StrEnum):
    """How a check ended."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True)
class Diagnosis:
    """One line of the report."""

    check: str
    level: Level
    text: str
    """What was found and, unless it is ok, what to do."""

    def __str__(self) -> str:
        return f"{self.level.value:4}  {self.check}: {self.text}"


@dataclass(frozen=True)
class ServeArguments:
    """The arguments of `banjar serve` that are checked."""

    database: str | None = None
    public_url: str | None = None
    trusted_proxy: str = Config.trusted_proxy
    workers: int = Config.workers
    admin_token_file: str | None = None


def examine(settings: ServeArguments) -> Iterator[Diagnosis]:
    """Run all checks; each yields at least one line, whatever the others found."""
    yield from _database(settings)
    yield _proxy(settings)
    if settings.admin_token_file is not None:
        yield _admin_token(pathlib.Path(settings.admin_token_file))
    yield _workers(settings.workers)
    yield _compile_cache()
    yield _open_files(open_files_limit())
    yield _memory(memory_shortage(), container_memory_limit())


def _database(settings: ServeArguments) -> Iterator[Diagnosis]:
    try:
        url = parse_url(settings.database)
        if url.file is not None:
            check_file(url.file)
    except StoreError as error:
        yield Diagnosis("database", Level.FAIL, f"{error}; see --database")
        return
    if url.file is not None:
        yield _disk(url.file.parent)
        yield from _permissions(url.file)
        if not url.file.exists():
            yield Diagnosis("database", Level.OK, f"{url.file} does not exist yet; `banjar serve` will create it")
            return
    try:
        yield from asyncio.run(_ask_database(url))
    except StoreError as error:
        yield Diagnosis("database", Level.FAIL, f"{error}; see --database")


async def _ask_database(url: DatabaseUrl) -> list[Diagnosis]:
    engine = sqlite_engine(url) if url.file is not None else postgresql_engine(url)
    checks: tuple[Callable[[AsyncConnection, DatabaseUrl], Awaitable[Diagnosis]], ...]
    checks = (_is_intact, _schema, _clock)
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT_SECONDS), engine.connect() as connection:
            return [await check(connection, url) for check in checks]
    except Exception as error:
        raise open_error(url, error) from error
    finally:
        await engine.dispose()


async def _is_intact(connection: AsyncConnection, url: DatabaseUrl) -> Diagnosis:
    if url.file is None:
        version = await connection.scalar(text("SHOW server_version"))
        return Diagnosis("database", Level.OK, f"{url.shown}, PostgreSQL {version}")
    found = await connection.scalar(text("PRAGMA quick_check(1)"))
    if found != "ok":
        return Diagnosis("database", Level.FAIL, f"{url.file} is damaged ({found}); restore a backup")
    return Diagnosis("database", Level.OK, f"{url.file}, {url.file.stat().st_size:,} bytes, intact")


async def _schema(connection: AsyncConnection, url: DatabaseUrl) -> Diagnosis:
    try:
        is_behind = await connection.run_sync(migration.is_behind, url)
    except StoreError as error:
        return Diagnosis("schema", Level.FAIL, str(error))
    version = await connection.run_sync(migration.version_of)
    if version is None:
        return Diagnosis("schema", Level.OK, "none yet; `banjar serve` will create it")
    if is_behind:
        return Diagnosis("schema", Level.FAIL, f"version {version} is old: start once with --migrate")
    return Diagnosis("schema", Level.OK, f"version {version}")


async def _clock(connection: AsyncConnection, url: DatabaseUrl) -> Diagnosis:
    if url.file is None:
        asked_at = wall_clock()
        seconds = (await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one()
        ahead = skew(asked_at, round(1000 * seconds), wall_clock())
    elif await connection.run_sync(migration.version_of) is None:
        ahead = 0
    else:
        last = await connection.scalar(select(func.max(TABLES.c.updated_at)))
        ahead = min(0, wall_clock() - (last or 0))
    if abs(ahead) > MAX_SKEW_MILLISECONDS:
        side = "ahead of" if ahead > 0 else "behind"
        what = "the database's" if url.file is None else "the last move in the database"
        return Diagnosis("clock", Level.FAIL, f"{abs(ahead) / 1000:.1f} s {side} {what}; set it, and keep it by NTP")
    return Diagnosis("clock", Level.OK, time.strftime("%Y-%m-%d %H:%M:%S %Z"))


def _disk(folder: pathlib.Path) -> Diagnosis:
    free = free_bytes(folder)
    shown = f"{free / (1 << 20):,.0f} MiB free in {folder}"
    if free < MIN_FREE_BYTES:
        return Diagnosis("disk", Level.FAIL, f"{shown}; make room, no move can be stored")
    if free < LOW_FREE_BYTES:
        return Diagnosis("disk", Level.WARN, f"{shown}; make room soon")
    return Diagnosis("disk", Level.OK, shown)


def _permissions(file: pathlib.Path) -> Iterator[Diagnosis]:
    if not os.access(file.parent, os.W_OK | os.X_OK):
        yield Diagnosis("permissions", Level.FAIL, f"the folder {file.parent} cannot be written by this user")
        return
    for path in (file, *(file.with_name(file.name + suffix) for suffix in ("-wal", "-shm"))):
        if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077 and os.name == "posix":
            yield Diagnosis("permissions", Level.WARN, f"others may read {path}, which holds secrets; chmod 600 {path}")
            return
    yield Diagnosis("permissions", Level.OK, f"this user alone reads and writes {file}")


def _proxy(settings: ServeArguments) -> Diagnosis:
    try:
        config = Config(public_url=settings.public_url, trusted_proxy=settings.trusted_proxy)
    except ConfigError as error:
        return Diagnosis("proxy", Level.FAIL, str(error))
    if not config.is_proxied:
        return Diagnosis("proxy", Level.OK, "none; behind one set --public-url, or all people count as one address")
    networks = [ipaddress.ip_network(one.strip()) for one in config.trusted_proxy.split(",")]
    if any(network.prefixlen == 0 for network in networks):
        return Diagnosis(
            "proxy", Level.FAIL, "--trusted-proxy trusts everybody, who can then claim any address; name your proxies"
        )
    host = urllib.parse.urlsplit(config.origin or "").hostname
    if not config.is_secure and host not in ("localhost", "127.0.0.1", "::1"):
        return Diagnosis("proxy", Level.WARN, f"{config.origin} is not encrypted; let the proxy speak https")
    return Diagnosis("proxy", Level.OK, f"{config.origin}, trusted: {config.trusted_proxy}")


def _admin_token(file: pathlib.Path) -> Diagnosis:
    try:
        mode, token = file.stat().st_mode, file.read_text(encoding="utf-8", errors="replace").strip()
        Config(admin_token=token)
    except OSError as error:
        return Diagnosis("admin token", Level.FAIL, f"the file {file} cannot be read: {error.strerror}")
    except ConfigError as error:
        return Diagnosis("admin token", Level.FAIL, str(error))
    if not token:
        return Diagnosis("admin token", Level.FAIL, f"the file {file} is empty, so there is no administrator")
    if stat.S_IMODE(mode) & 0o077 and os.name == "posix":
        return Diagnosis("admin token", Level.WARN, f"others may read {file}; chmod 600 {file}")
    return Diagnosis("admin token", Level.OK, f"this user alone reads {file}")


def _workers(count: int) -> Diagnosis:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    shown = f"{count} for bots, {cores} processor cores"
    if count >= cores > 1:
        return Diagnosis("workers", Level.WARN, f"{shown}; leave one core to the server: --workers {cores - 1}")
    if cores == 1:
        return Diagnosis("workers", Level.WARN, f"{shown}; bots and people share it, so that both are slower")
    return Diagnosis("workers", Level.OK, shown)


def _compile_cache() -> Diagnosis:
    """In this process the kernel must be the compiled one."""
    try:
        from banjar.bots.compilation import units_of

        units = [unit for game in game_names() for unit in units_of(game)]
        waiting = [unit.name for unit in units if not unit.is_ready]
        directory = units[0].directory
    except ImportError as error:
        return Diagnosis("compiled rules", Level.WARN, f"{error.name} is missing; strong bots need it")
    if directory is None:
        return Diagnosis(
            "compiled rules", Level.WARN, "no directory can be written, so every start compiles; set BANJAR_CACHE_DIR"
        )
    if waiting:
        return Diagnosis(
            "compiled rules",
            Level.WARN,
            f"not ready: {', '.join(waiting)}; run `banjar compile`, or the first start does",
        )
    return Diagnosis("compiled rules", Level.OK, f"ready in {directory.parent}")


def _open_files(limit: int | None) -> Diagnosis:
    if limit is None:
        return Diagnosis("open files", Level.OK, "no limit")
    if limit < MIN_OPEN_FILES:
        return Diagnosis("open files", Level.FAIL, f"at most {limit:,}; raise the limit: ulimit -n {GOOD_OPEN_FILES}")
    if limit < GOOD_OPEN_FILES:
        return Diagnosis(
            "open files", Level.WARN, f"at most {limit:,} people at once; raise the limit: ulimit -n {GOOD_OPEN_FILES}"
        )
    return Diagnosis("open files", Level.OK, f"at most {limit:,}")


def _memory(shortage: str | None, limit: int | None) -> Diagnosis:
    if shortage is not None:
        return Diagnosis("memory", Level.FAIL, f"{shortage}; raise the limit")
    if limit is None:
        return Diagnosis("memory", Level.OK, "no limit")
    shown = f"at most {limit >> 20:,} MiB"
    if limit < GOOD_MEMORY_BYTES:
        return Diagnosis(
            "memory",
            Level.WARN,
            f"{shown}; 500 tables and strong bots need {GOOD_MEMORY_BYTES >> 20:,}: raise the limit",
        )
    return Diagnosis("memory", Level.OK, shown)
