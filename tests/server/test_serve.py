"""`banjar serve` with invalid settings, and on databases of other versions."""

from __future__ import annotations

import asyncio
import os
import pathlib
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable

import pytest
from tests.server.client import Client, RequestRefused
from tests.server.server_process import ServerProcess
from tests.server.table_fixtures import table_with_clients

from banjar.server import serve
from banjar.server.config import Config, ConfigError
from banjar.server.store import migration

EXIT_USAGE_ERROR = 2
LATER = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "later", "{latest}", None, None
def upgrade() -> None:
    op.add_column("links", sa.Column("note", sa.Text()))
"""


def start_error(*arguments: str, environment: dict[str, str] | None = None) -> str:
    """The error message with which the server refuses to start."""
    command = [sys.executable, "-m", "banjar.cli", "serve", *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, env={**os.environ, **(environment or {})}
    )
    assert done.returncode == EXIT_USAGE_ERROR, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert lines[-1].startswith("banjar")
    return lines[-1]


def file_of(url: str) -> pathlib.Path:
    return pathlib.Path(url.removeprefix("sqlite:///"))


CASES: dict[str, tuple[Callable[[pathlib.Path], list[str]], str]] = {
    "no such database server": (
        lambda folder: ["--database", f"postgresql://me@/banjar?host={folder}"],
        "no PostgreSQL server answers at",
    ),
    "a token in the arguments": (lambda _: ["--admin-token", "open"], "use --admin-token-file or BANJAR_ADMIN_TOKEN"),
    "no URL": (lambda _: ["--database", "what is this"], "must be a URL such as"),
    "another database": (lambda _: ["--database", "mysql://localhost/banjar"], "does not support the database 'mysql'"),
    "no folder": (lambda folder: ["--database", f"sqlite:///{folder}/none/b.db"], "does not exist"),
    "not a database": (lambda _: ["--database", f"sqlite:///{__file__}"], "is not an SQLite database"),
    "path in the URL": (lambda _: ["--public-url", "https://bali.example/games"], "without a path"),
    "no public URL": (lambda _: ["--public-url", "bali.example"], "--public-url must look like"),
    "half a public URL": (lambda _: ["--public-url", "http://[bad"], "--public-url must look like"),
    "a query in the URL": (lambda _: ["--public-url", "https://bali.example?a=b"], "--public-url must look like"),
    "no proxy": (lambda _: ["--trusted-proxy", "10.0.0.1,somewhere"], "not 'somewhere'"),
    "no such host": (lambda _: ["--host", "192.0.2.1"], "cannot be used"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_wrong_setting_is_reported_in_one_sentence(case: str, tmp_path: pathlib.Path) -> None:
    """A start that cannot work says why in one line, with exit code 2."""
    arguments, sentence = CASES[case]
    chosen = arguments(tmp_path)
    if "--database" not in chosen:
        chosen += ["--database", f"sqlite:///{tmp_path}/b.db"]
    assert sentence in start_error("--port", "0", *chosen)


@pytest.mark.parametrize("package", ["msgspec", "prometheus_client", "sqlalchemy", "starlette", "uvicorn"])
def test_a_package_that_is_not_installed(package: str) -> None:
    """One sentence says which, and how to get it."""
    code = f"import sys; sys.modules['{package}'] = None; from banjar.cli import main; sys.exit(main(['serve']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == EXIT_USAGE_ERROR
    assert (
        done.stderr == f"banjar: the server needs more packages ({package} is missing): pip install 'banjar[server]'\n"
    )


def test_a_package_that_is_broken(sqlite_url: str, tmp_path: pathlib.Path) -> None:
    """An installed package needs one that is missing: the server does not start and says why."""
    (tmp_path / "prometheus_client.py").write_text("import nowhere_to_be_found\n")
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    sentence = "the server needs more packages (nowhere_to_be_found is missing): pip install 'banjar[server]'"
    assert (
        start_error("--port", "0", "--database", sqlite_url, environment={"PYTHONPATH": paths}) == f"banjar: {sentence}"
    )


def test_a_folder_that_cannot_be_written(tmp_path: pathlib.Path) -> None:
    """The usual file's folder cannot be created: a file is in its place."""
    (tmp_path / "share").write_text("a file")
    home = {"XDG_DATA_HOME": str(tmp_path / "share"), "HOME": str(tmp_path)}
    assert "cannot be created" in start_error("--port", "0", environment=home)


def test_a_port_in_use(sqlite_url: str) -> None:
    """Another program listens there."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = start_error("--port", str(port), "--database", sqlite_url)
    assert f"port {port} on 127.0.0.1 is in use by another program" in said


def test_two_servers_started_at_the_same_time() -> None:
    """The first one has the port from the start, not only once it is serving."""
    with serve._listen(Config(port=0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(ConfigError, match=f"port {port} on 127.0.0.1 is in use by another program"):
            serve._listen(Config(port=port))


def test_a_port_that_is_taken_but_not_listened_to_yet() -> None:
    """Two programs can bind it; the first one to listen has it."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", 0))
        with serve._listen(Config(port=other.getsockname()[1])), pytest.raises(OSError, match="in use"):
            other.listen()


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
async def test_small_messages_are_sent_at_once(host: str) -> None:
    """Without Nagle's algorithm."""

    found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        option = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        await writer.wait_closed()
        found.set_result(option)

    listening = serve._listen(Config(host=host, port=0))
    async with await asyncio.start_server(connected, sock=listening):
        _, writer = await asyncio.open_connection(host, listening.getsockname()[1])
        assert await found
        writer.close()
        await writer.wait_closed()


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_the_address_is_one_that_can_be_opened(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On this machine, and in the network if the server listens there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as listening:
        listening.bind((host, 0))
        port = listening.getsockname()[1]
        here = f"http://{'[::1]' if host == '::' else '127.0.0.1'}:{port}/"
        is_open = host != "127.0.0.1"
        monkeypatch.setattr(serve, "own_address", lambda family: "192.168.1.5" if family == socket.AF_INET else None)
        assert serve.addresses(listening) == (here, f"http://192.168.1.5:{port}/" if is_open else None)
        monkeypatch.setattr(serve, "own_address", lambda _: None)
        assert serve.addresses(listening) == (here, None)


def test_the_first_line_ends_with_the_address_here(sqlite_url: str) -> None:
    """Also if it listens on all interfaces."""
    with ServerProcess(sqlite_url, "--host", "0.0.0.0", odd={"no_bots": True}) as server:
        assert server.address.startswith("http://127.0.0.1:")


def test_two_servers_on_one_file(sqlite_url: str) -> None:
    """The error of the second one recommends PostgreSQL."""
    with ServerProcess(sqlite_url, odd={"no_bots": True}):
        assert "a PostgreSQL database serves many" in start_error("--port", "0", "--database", sqlite_url)


async def test_an_older_database_is_migrated_when_asked(sqlite_url: str, tmp_path: pathlib.Path) -> None:
    """Without --migrate nothing changes; with it the tables are migrated and there is a backup."""
    folder = tmp_path / "migrations"
    shutil.copytree(migration.SCRIPTS_FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "later.py").write_text(LATER.format(latest=migration.LATEST_VERSION))
    newer = {"no_bots": True, "migrations": str(folder)}

    async def make(address: str) -> tuple[str, dict[str, str]]:
        async with table_with_clients([address], 2, game="altar") as (table, clients):
            return table, dict(clients[0].http.cookies)

    async def look(address: str, table: str) -> int:
        async with Client(address, "later") as client:
            return int((await client.http.get(f"/api/tables/{table}")).status_code)

    with ServerProcess(sqlite_url, odd={"no_bots": True}) as server:
        table, _ = await make(server.address)
    with pytest.raises(RuntimeError, match="start once with --migrate, which makes a backup first"):
        ServerProcess(sqlite_url, odd=newer)
    with ServerProcess(sqlite_url, "--migrate", odd=newer) as server:
        assert await look(server.address, table) == 200
        assert "a backup is at" in server.errors()
    assert len(list(file_of(sqlite_url).parent.glob("banjar.db.backup-*"))) == 1
    assert "later version of Banjar" in start_error("--port", "0", "--database", sqlite_url)


async def test_a_game_of_other_rules_is_refused_alone(sqlite_url: str) -> None:
    """23: a table whose rules have changed is refused; the server starts, credits the clocks, and others play on."""

    async def make(address: str) -> list[tuple[str, dict[str, str]]]:
        found = []
        for _ in range(2):
            async with table_with_clients([address], 2, game="altar") as (table, clients):
                client = next(client for client in clients if client.tables[table]["game"]["legal"])
                found.append((table, dict(client.http.cookies)))
        return found

    with ServerProcess(sqlite_url, odd={"no_bots": True}) as server:
        (old, _), (other, cookies) = await make(server.address)
    with sqlite3.connect(file_of(sqlite_url)) as database:
        changed = database.execute(
            'UPDATE log_entries SET body = CAST(replace(CAST(body AS TEXT), \'"rules":"\', \'"rules":"0.0 before \')'
            " AS BLOB) WHERE table_id = ? AND CAST(body AS TEXT) LIKE '%\"started\"%'",
            (old,),
        ).rowcount
        # Due, so that the server tries to take it over.
        database.execute("UPDATE tables SET due_at = 1")
    database.close()
    assert changed == 1
    with ServerProcess(sqlite_url, odd={"no_bots": True}) as server:
        address = server.address
        client = Client(address, "back")
        client.become(cookies)
        async with client:
            await client.connect()
            answer = await client.http.get(f"/api/tables/{old}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "rules-changed")
            assert "0.0" in answer.json()["error"]["sentence"]
            with pytest.raises(RequestRefused, match="rules-changed"):
                await client.ask(old, "act", version=1, action="x")
            await client.watch(other)
            assert await client.act(other)
            assert (await client.http.get("/api/tables/mine")).status_code == 200
        assert server.stop() == 0
        assert "traceback" not in server.errors()
