"""A backup of a database in use comes back in an empty one of either kind, table by table."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import pathlib
import stat
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.app_fixtures import play_steps, running_app, start_table
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import StoreError, archive, backup, restore
from banjar.server.store.schema import METADATA, PRESENCE, PROCESSES, SEEKS
from banjar.server.store.span import Span
from banjar.server.store.store import Store

TABLES_OF_0002 = {
    *("auto_replies", "chat_lines", "downtimes", "keys", "links", "log_entries", "members", "seat_tokens", "tables")
}
MADE_UP: dict[str, Any] = {"text": "schön", "integer": 2**40, "bytes": b"\x00\xff"}


def quiet(_done: int, _all: int) -> None:
    """No progress."""


async def content(store: Store) -> dict[str, list[Any]]:
    """Every row that a backup holds."""
    found = {}
    for table in METADATA.sorted_tables:
        if table not in (PROCESSES, PRESENCE, SEEKS):
            rows = await store._database.fetch_all(select(table).order_by(*table.primary_key))
            found[table.name] = [tuple(row) for row in rows]
    return found


async def fill(store: Store) -> None:
    """A row in every table of the database."""
    await store.logs.append(entry("a", code="AAAA", members=("anna",)))
    await store.logs.append(entry("a", 2))
    await store.logs.append(entry("b", members=("anna", "ben")))
    await store.chat.add("a", NOW, '{"text": "schön"}'.encode())
    await store.auto_replies.set("a", 1, b"\x00\xff")
    await store.links.create("hash", "anna", NOW + 1)
    await store.seat_tokens.create("token", "a", 0, NOW)
    await store.keys.get("identity")
    store._database.outages._ended.append(Span(NOW - 5000, NOW))
    await store.downtime.pending(NOW)
    for name, rows in (await content(store)).items():
        if not rows:
            table = METADATA.tables[name]
            made_up = {column.name: MADE_UP[backup.KINDS[type(column.type)]] for column in table.columns}
            await store._database.execute(table.insert().values(made_up))


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> str:
    """Where to restore to."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.db'}"
    return str(request.getfixturevalue("second_postgres_url"))


async def test_every_row_comes_back_in_either_database(
    database_url: str, other_url: str, tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "banjar.backup"
    async with opened(database_url) as store:
        await fill(store)
        written = await backup.back_up(database_url, file, NOW, quiet)
        before = await content(store)
    assert all(before.values())
    assert (written.tables, written.entries, written.bytes) == (2, 3, file.stat().st_size)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.glob(".*")) == []
    restored = await restore.restore(other_url, file, quiet)
    assert (restored.tables, restored.entries) == (2, 3)
    async with opened(other_url) as store:
        assert await content(store) == before


@pytest.mark.parametrize("game", ["altar", "dalang"])
async def test_a_played_table_is_compared_state_by_state(tmp_path: pathlib.Path, game: str) -> None:
    file, url = tmp_path / "banjar.backup", f"sqlite:///{tmp_path / 'other.db'}"
    async with running_app(tmp_path / "app") as app:
        table, _ = await start_table(app, 3, game=game)
        await play_steps(app, table, 30)
        steps: list[tuple[int, int]] = []
        written = await backup.back_up(
            f"sqlite:///{tmp_path / 'app' / 'banjar.db'}", file, NOW, lambda *step: steps.append(step)
        )
        assert (written.tables, written.unreadable) == (1, 0)
        assert steps == [(1, 1)]
        bodies = await app.store.logs.entries(table)
    restored = await restore.restore(url, file, quiet)
    assert (restored.tables, restored.changed) == (1, 0)
    async with running_app(tmp_path / "again", url=url) as app:
        # The time since the backup is credited to the clocks of running tables.
        assert (await app.store.logs.entries(table))[: len(bodies)] == bodies


async def test_a_backup_is_one_moment_while_the_server_writes(database_url: str, tmp_path: pathlib.Path) -> None:
    """Every log is whole and agrees with its row, whatever is appended meanwhile."""
    file, url = tmp_path / "banjar.backup", f"sqlite:///{tmp_path / 'other.db'}"
    async with opened(database_url) as store:
        for number in range(20):
            await store.logs.append(entry(f"t{number}"))

        async def write() -> None:
            for version in range(2, 1000):
                await asyncio.gather(*(store.logs.append(entry(f"t{number}", version)) for number in range(20)))

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.1)
        await backup.back_up(database_url, file, NOW, quiet)
        assert not writing.done()
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    await restore.restore(url, file, quiet)
    async with opened(url) as store:
        for row in (await store.tables.public("running", 99)).rows:
            bodies = await store.logs.entries(row.id)
            assert bodies == [f'{{"entry": {version}}}'.encode() for version in range(1, row.version + 1)]


async def test_the_time_since_the_backup_is_downtime(tmp_path: pathlib.Path) -> None:
    one, two = (f"sqlite:///{tmp_path / name}.db" for name in ("one", "two"))
    async with opened(one) as store:
        await store.logs.append(entry())
        await backup.back_up(one, tmp_path / "file", NOW, quiet)
    await restore.restore(two, tmp_path / "file", quiet)
    async with opened(two) as store:
        assert await store.processes.start(NOW + 90_000, 1000) == 90_000


async def refused(url: str, file: pathlib.Path) -> str:
    with pytest.raises(StoreError) as error:
        await restore.restore(url, file, quiet)
    return str(error.value)


async def test_only_an_empty_database_is_restored_into(database_url: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "banjar.backup"
    async with opened(database_url) as store:
        await fill(store)
        await backup.back_up(database_url, file, NOW, quiet)
        before = await content(store)
    assert "is not empty: restore into a new one" in await refused(database_url, file)
    async with opened(database_url) as store:
        assert await content(store) == before


async def test_files_that_are_no_whole_backups_are_refused_in_one_sentence(tmp_path: pathlib.Path) -> None:
    one, url = f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'other.db'}"
    good, file = tmp_path / "good", tmp_path / "file"
    async with opened(one) as store:
        await fill(store)
        await backup.back_up(one, good, NOW, quiet)
    assert await refused(url, file) == f"the backup {file} cannot be read: No such file or directory"
    for wrong in (
        b"",
        b"hello",
        gzip.compress(b"hello"),
        gzip.compress(b'{"format": 1}'),
        (tmp_path / "one.db").read_bytes(),
    ):
        file.write_bytes(wrong)
        assert await refused(url, file) == f"{file} is not a backup of Banjar"
    whole = good.read_bytes()
    damaged = f"the backup {file} is damaged or incomplete: use another one"
    for length in (len(whole) // 2, len(whole) - 30, len(whole) - 1):
        file.write_bytes(whole[:length])
        assert await refused(url, file) in (damaged, f"{file} is not a backup of Banjar")
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for changed in (
        lines[:-1],
        [*lines[:3], *lines[4:]],
        [*lines[:3], lines[3].replace(b"a", b"b", 1), *lines[4:]],
        [*lines, b"[]"],
        [lines[0], b"[1]\n", *lines[1:]],
        [lines[0], b"{}\n", *lines[1:]],
        [lines[0], b"nonsense\n", *lines[1:]],
    ):
        file.write_bytes(gzip.compress(b"".join(changed)))
        assert await refused(url, file) == damaged
    header = json.loads(lines[0])
    for newer in ({"version": archive.FORMAT_VERSION + 1}, {"schema": "9999"}):
        file.write_bytes(gzip.compress(json.dumps(header | newer).encode() + b"\n" + b"".join(lines[1:])))
        assert await refused(url, file) == f"{file} was made by a later version of Banjar: use that version"
    assert not (tmp_path / "other.db").exists()


async def test_a_table_that_comes_back_otherwise_is_refused(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, url = f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'other.db'}"
    async with opened(one) as store:
        await fill(store)
        await backup.back_up(one, tmp_path / "file", NOW, quiet)
    real = restore._entries

    async def wrong(connection: Any) -> Any:
        async for table, body in real(connection):
            yield table, body + b" "

    monkeypatch.setattr(restore, "_entries", wrong)
    assert await refused(url, tmp_path / "file") == "the table a does not come back as it was, so nothing was restored"
    assert not (tmp_path / "other.db").exists()


async def test_what_cannot_be_backed_up_leaves_no_file(tmp_path: pathlib.Path) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    with pytest.raises(StoreError, match="there is no database"):
        await backup.back_up(url, tmp_path / "file", NOW, quiet)
    async with opened(url):
        pass
    (tmp_path / "taken").touch()
    with pytest.raises(StoreError, match="exists already"):
        await backup.back_up(url, tmp_path / "taken", NOW, quiet)
    with pytest.raises(StoreError, match="cannot be written: No such file or directory"):
        await backup.back_up(url, tmp_path / "nowhere" / "file", NOW, quiet)

    def interrupted(_done: int, _all: int) -> None:
        raise OSError(28, "No space left on device")

    async with opened(url) as store:
        await store.logs.append(entry())
        with pytest.raises(StoreError, match="cannot be written: No space left on device"):
            await backup.back_up(url, tmp_path / "file", NOW, interrupted)
    assert not (tmp_path / "file").exists()
    assert list(tmp_path.glob(".*")) == []


async def test_a_running_server_keeps_its_database_from_being_restored_into(
    sqlite_url: str, tmp_path: pathlib.Path
) -> None:
    async with opened(sqlite_url):
        await backup.back_up(sqlite_url, tmp_path / "file", NOW, quiet)
        assert "another Banjar server uses" in await refused(sqlite_url, tmp_path / "file")


async def test_a_backup_of_an_earlier_version_is_migrated(tmp_path: pathlib.Path) -> None:
    """As one of version 0002, which had fewer tables and columns."""
    one, url, file = f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'other.db'}", tmp_path / "file"
    async with opened(one) as store:
        await fill(store)
        await backup.back_up(one, file, NOW, quiet)
        before = await content(store)
    header, *lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    place = list(header["tables"]["tables"]["columns"]).index("made_from")
    header["schema"] = "0002"
    del header["tables"]["tables"]["columns"]["made_from"]
    for name in set(header["tables"]) - TABLES_OF_0002:
        del header["tables"][name]
        del before[name]
    lines = [line for line in lines if not isinstance(line, list) or line[0] in TABLES_OF_0002]
    for line in lines:
        if isinstance(line, list) and line[0] == "tables":
            del line[1 + place]
    body = b"".join(json.dumps(line).encode() + b"\n" for line in [header, *lines[:-1]])
    end = b'{"sha256":"%s"}' % hashlib.sha256(body).hexdigest().encode()
    file.write_bytes(gzip.compress(body + end))
    await restore.restore(url, file, quiet)
    async with opened(url) as store:
        found = await content(store)
    assert {name: rows for name, rows in found.items() if rows} == before
