"""`banjar doctor`: one line a check, with what to do, and an exit code."""

from __future__ import annotations

import asyncio
import os
import pathlib
import sqlite3
import subprocess
import sys
import time

import pytest
from tests.server.store.store_helpers import entry, opened

from banjar.server import doctor
from banjar.server.doctor import Diagnosis, Level, ServeArguments


def found(settings: ServeArguments) -> dict[str, Diagnosis]:
    """What is found, without the compile cache, which needs the compiled kernel."""
    lines = [*doctor._database(settings), doctor._proxy(settings), doctor._workers(settings.workers)]
    return {line.check: line for line in lines}


async def fill(url: str, at: int) -> None:
    async with opened(url) as store:
        await store.logs.append(entry(updated_at=at))


def filled(url: str, at: int = 0) -> None:
    asyncio.run(fill(url, at))


def test_a_good_database_is_ok(database_url: str) -> None:
    filled(database_url)
    lines = found(ServeArguments(database_url))
    assert {check for check, line in lines.items() if line.level is not Level.OK} <= {"workers", "disk"}
    assert {"database", "schema", "clock"} <= set(lines)


def test_a_database_that_does_not_exist_yet_is_ok(sqlite_url: str) -> None:
    assert found(ServeArguments(sqlite_url))["database"].level is Level.OK


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://x", "Banjar does not support the database"),
        ("sqlite:////nowhere/banjar.db", "the folder /nowhere of the database does not exist"),
        ("postgresql://nobody@127.0.0.1:1/banjar", "no PostgreSQL server answers at 127.0.0.1"),
    ],
)
def test_a_database_that_cannot_be_used_fails(url: str, said: str) -> None:
    line = found(ServeArguments(url))["database"]
    assert line.level is Level.FAIL
    assert said in line.text


def test_a_damaged_database_fails(tmp_path: pathlib.Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'banjar.db'}", tmp_path / "banjar.db"
    filled(url)
    content = bytearray(file.read_bytes())
    content[5000:9000] = b"\xff" * 4000
    file.write_bytes(content)
    assert found(ServeArguments(url))["database"].level is Level.FAIL


def test_an_old_and_a_foreign_schema_fail(tmp_path: pathlib.Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'banjar.db'}", tmp_path / "banjar.db"
    filled(url)
    for statement, said in (
        ("UPDATE banjar_version SET version_num = '0001'", "start once with --migrate"),
        ("UPDATE banjar_version SET version_num = '9999'", "a later version of Banjar"),
        ("DROP TABLE banjar_version", "belongs to another program"),
    ):
        connection = sqlite3.connect(file)
        connection.execute(statement)
        connection.commit()
        connection.close()
        line = found(ServeArguments(url))["schema"]
        assert line.level is Level.FAIL
        assert said in line.text


def test_a_clock_behind_the_last_move_fails(sqlite_url: str) -> None:
    filled(sqlite_url, int(1000 * (time.time() + 3600)))
    line = found(ServeArguments(sqlite_url))["clock"]
    assert line.level is Level.FAIL
    assert "behind the last move" in line.text


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_a_file_that_others_may_read_is_a_warning(sqlite_url: str) -> None:
    filled(sqlite_url)
    file = pathlib.Path(sqlite_url.removeprefix("sqlite:///"))
    assert found(ServeArguments(sqlite_url))["permissions"].level is Level.OK
    file.chmod(0o644)
    assert found(ServeArguments(sqlite_url))["permissions"].level is Level.WARN


def sqlite_folder(url: str) -> pathlib.Path:
    return pathlib.Path(url.removeprefix("sqlite:///")).parent.resolve()


def test_a_full_disk_fails(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, level in ((1 << 40, Level.OK), (100 << 20, Level.WARN), (1000, Level.FAIL)):
        monkeypatch.setattr(doctor, "free_bytes", {sqlite_folder(sqlite_url): free}.get)
        assert found(ServeArguments(sqlite_url))["disk"].level is level


@pytest.mark.parametrize(
    ("public_url", "trusted_proxy", "level"),
    [
        (None, "127.0.0.1", Level.OK),
        ("https://bali.example", "10.0.0.1", Level.OK),
        ("http://localhost:8017", "127.0.0.1", Level.OK),
        ("http://bali.example", "127.0.0.1", Level.WARN),
        ("https://bali.example", "10.0.0.1,0.0.0.0/0", Level.FAIL),
        ("https://bali.example", "::/0", Level.FAIL),
        ("https://bali.example/path", "127.0.0.1", Level.FAIL),
        ("https://bali.example", "nonsense", Level.FAIL),
    ],
)
def test_proxy_settings(public_url: str | None, trusted_proxy: str, level: Level) -> None:
    assert doctor._proxy(ServeArguments(None, public_url, trusted_proxy)).level is level


@pytest.mark.parametrize(
    ("token", "mode", "level"),
    [
        ("x" * 32 + "\n", 0o600, Level.OK),
        ("x" * 32, 0o400, Level.OK),
        ("x" * 32, 0o644, Level.WARN),
        ("x" * 32, 0o640, Level.WARN),
        ("x" * 31, 0o600, Level.FAIL),
        ("", 0o600, Level.FAIL),
        (None, 0, Level.FAIL),
    ],
)
def test_the_file_of_the_admin_token(token: str | None, mode: int, level: Level, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "token"
    if token is not None:
        file.write_text(token)
        file.chmod(mode)
    found = doctor._admin_token(file)
    assert found.level is level
    assert "xxx" not in found.text


def test_limits_of_the_system() -> None:
    levels = [doctor._open_files(limit).level for limit in (None, 20_000, 1024, 100)]
    assert levels == [Level.OK, Level.OK, Level.WARN, Level.FAIL]
    levels = [doctor._memory(None, limit).level for limit in (None, 2 << 30, 512 << 20)]
    assert levels == [Level.OK, Level.OK, Level.WARN]
    assert doctor._memory("too little", None).level is Level.FAIL


def test_the_command_prints_a_line_a_check_and_its_exit_code(tmp_path: pathlib.Path) -> None:
    command = [sys.executable, "-m", "banjar.cli", "doctor", "--database"]
    environment = {**os.environ, "BANJAR_CACHE_DIR": str(tmp_path / "cache")}
    for url, code in ((f"sqlite:///{tmp_path / 'banjar.db'}", 0), ("sqlite:////nowhere/banjar.db", 1)):
        ended = subprocess.run(
            [*command, url], capture_output=True, text=True, env=environment, check=False, timeout=120
        )
        assert (ended.returncode, ended.stderr) == (code, "")
        lines = ended.stdout.splitlines()
        assert all(line.split()[0] in list(Level) for line in lines)
        assert sum("compiled rules: not ready" in line for line in lines) == 1
