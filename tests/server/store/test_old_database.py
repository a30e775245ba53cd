"""A database of version 0.1 keeps everything when it is migrated, on SQLite and on PostgreSQL."""

from __future__ import annotations

import collections
import contextlib
import hashlib
import json
import pathlib
import sqlite3
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.store.old_database import KNOWN, VERSION, load
from tests.server.store.store_helpers import opened, sql
from tests.table import json_views as history
from tests.table import json_views as views

from banjar.server.store import Store, StoreError
from banjar.server.store.migration import LATEST_VERSION, version_of
from banjar.server.store.schema import DOWNTIMES, KEYS, LINKS, MEMBERS, METADATA, PRESENCE, PROCESSES, SEAT_TOKENS
from banjar.server.tables.clock_credit import ClockCredit
from banjar.server.tables.manager import TableManager
from banjar.table import log
from banjar.table.chat import Chat, Line
from banjar.table.table import Table

DOWNTIME = KNOWN["debts"]
NEW_NAMES = {"events": "log_entries", "preferences": "auto_replies", "chat": "chat_lines"}
BACKUP_AT = 1_800_000_000_000
TABLES = {table["name"]: table for table in KNOWN["tables"]}


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def plain(value: Any) -> Any:
    """A value after a round trip through JSON."""
    return json.loads(msgspec.json.encode(value))


async def rows(store: Store, statement: Any) -> list[tuple[Any, ...]]:
    return sorted(tuple(row) for row in await store._database.fetch_all(statement))


@pytest.fixture
async def old_url(database_url: str) -> str:
    """The URL of a database of version 0.1."""
    await load(database_url)
    return database_url


async def test_it_is_migrated_only_when_asked_for(old_url: str) -> None:
    with pytest.raises(StoreError, match="was made by an earlier version of Banjar: start once with --migrate"):
        await Store.open(old_url, process="one", now=BACKUP_AT)
    async with opened(old_url, migrate=True, now=BACKUP_AT) as store:
        assert store.backup is not None
        async with store._database.engine.connect() as connection:
            assert await connection.run_sync(version_of) == LATEST_VERSION
    async with opened(old_url, migrate=True) as store:
        assert store.backup is None


async def test_no_row_is_lost(old_url: str) -> None:
    async with opened(old_url, migrate=True) as store:
        counts = {
            table.name: (await rows(store, select(func.count()).select_from(table)))[0][0]
            for table in METADATA.sorted_tables
        }
    expected = {NEW_NAMES.get(name, name): count for name, count in KNOWN["rows"].items() if name != "banjar_version"}
    expected["downtimes"] = len(DOWNTIME["owed"]) + len(DOWNTIME["doubted"])
    expected["processes"] -= expected["downtimes"]
    expected |= dict.fromkeys(set(METADATA.tables) - set(expected), 0)
    assert counts == expected


async def test_the_rows_and_logs_of_tables(old_url: str) -> None:
    async with opened(old_url, migrate=True) as store:
        for known in KNOWN["tables"]:
            row, bodies = await store.tables.get(known["id"]), await store.logs.entries(known["id"])
            assert row is not None
            columns = ("code", "game", "status", "visibility", "version", "due_at", "created_at", "updated_at")
            assert {name: getattr(row, name) for name in columns} == {name: known[name] for name in columns}
            assert plain(row.summary) == known["summary"]
            assert sha256(row.summary.encode()) == known["summary_sha256"]
            assert (len(bodies), sha256(b"".join(bodies))) == (known["entries"], known["entries_sha256"])
            assert await store.logs.entries(known["id"], after=2) == bodies[2:]


async def test_the_games(old_url: str) -> None:
    """Every log leads to the same position, record and result."""
    async with opened(old_url, migrate=True) as store:
        for known in KNOWN["tables"]:
            table = Table.from_log(known["id"], await store.logs.entries(known["id"]))
            kinds = collections.Counter(json.loads(body)["type"] for body in await store.logs.entries(known["id"]))
            assert kinds == known["entry_kinds"]
            for name in ("version", "status", "to_act", "warned_at", "warned_until", "rematch"):
                assert getattr(table, name) == known[name], (known["name"], name)
            assert (table.game_version, table.asked_at) == (known["position"], known["since"])
            assert table.credited_until == known["credited_until"]
            shown = plain(views.table_summary(table))
            for seat in shown["seats"]:
                seat["name"] = None if seat["kind"] == "bot" else seat["name"]  # bots have got names since
            assert {name: shown[name] for name in known["summary"]["shown"]} == known["summary"]["shown"]
            assert set(shown) - set(known["summary"]["shown"]) <= {"scores"}
            assert [(seat.holder, seat.bank, seat.invitation) for seat in table.seats] == [
                (seat["holder"], seat["bank"], seat["invitation"]) for seat in known["seats"]
            ]
            if table.session is None:
                assert known["state_sha256"] is None
                continue
            state = table.session.state
            assert sha256(state.to_bytes()) == known["state_sha256"], known["name"]
            assert (len(state.decisions), state.phase, state.turn) == (
                known["decisions"],
                known["phase"],
                known["turn"],
            )
            assert str(state.record(False, **history.record_headers(table))) == known["record"]
            if known["result"] is not None:
                assert (table.winners, table.end_reason) == (known["result"]["winners"], known["result"]["end_reason"])
                assert (state.scores(), state.ranks()) == (known["result"]["scores"], known["result"]["state_ranks"])


async def test_the_lists_of_tables(old_url: str) -> None:
    lists = KNOWN["lists"]
    async with opened(old_url, migrate=True) as store:
        for status in ("open", "running"):
            assert [row.id for row in (await store.tables.public(status, 50)).rows] == lists[f"public_{status}"]
        assert [row.id for row in await store.tables.running("", 1000)] == lists["running"]
        assert [list(due) for due in await store.tables.due(2**53)] == lists["due"]
        for code, table in lists["by_code"].items():
            row = await store.tables.by_code(code)
            assert row is not None
            assert row.id == table
        for person in KNOWN["people"].values():
            found = await store.tables.of_member(person["identity"], 100)
            assert [[row.id, seen] for row, seen in found] == person["tables"]


async def test_members_chat_and_auto_replies(old_url: str) -> None:
    async with opened(old_url, migrate=True) as store:
        for known in KNOWN["tables"]:
            seen = select(MEMBERS.c.identity, MEMBERS.c.seen_version).where(MEMBERS.c.table_id == known["id"])
            assert dict(await store._database.fetch_all(seen)) == known["members"]
            chat = Chat()
            for number, body in await store.chat.lines(known["id"]):
                chat.fold(number, msgspec.json.decode(body, type=Line))
            assert [{"number": number} | plain(line) for number, line in chat.lines] == known["chat"]
            replies = await store.auto_replies.of_table(known["id"])
            assert {str(seat): json.loads(body) for seat, body in replies.items()} == known["preferences"]


async def test_links_tokens_and_keys(old_url: str) -> None:
    async with opened(old_url, migrate=True) as store:
        links = select(LINKS.c.token_hash, LINKS.c.identity, LINKS.c.expires_at, LINKS.c.used_at)
        columns = ("token_hash", "identity", "expires_at", "used_at")
        assert await rows(store, links) == sorted(tuple(link[name] for name in columns) for link in KNOWN["links"])
        for link in KNOWN["links"]:
            expires_at = link["expires_at"]
            assert await store.links.use(link["token_hash"], expires_at) == link["use_link_when_expired"]
            assert await store.links.use(link["token_hash"], expires_at - 1) == link["use_link_just_before"]
            assert await store.links.use(link["token_hash"], expires_at - 1) == link["use_link_again"]
        created = select(SEAT_TOKENS.c.token_hash, SEAT_TOKENS.c.created_at)
        assert dict(await rows(store, created)) == {
            token["token_hash"]: token["created_at"] for token in KNOWN["seat_tokens"]
        }
        for token in KNOWN["seat_tokens"]:
            assert await store.seat_tokens.seat_of(token["token_hash"]) == (token["table"], token["seat"])
        assert sha256(await store.keys.get("identity")) == KNOWN["identity_key_sha256"]
        assert len(await rows(store, select(KEYS.c.name))) == 1


async def test_presence(old_url: str) -> None:
    async with opened(old_url, migrate=True) as store:
        assert [list(row) for row in await rows(store, select(PRESENCE))] == DOWNTIME["presence"]
        for table, seat, since, is_present in DOWNTIME["is_present"]:
            assert await store.presence.is_present(table, seat, since) is is_present


async def check_processes(store: Store, known: list[dict[str, Any]]) -> None:
    """Check that processes and downtimes are those of the rows of version 0.1."""
    alive = {(row["id"], row["started_at"], row["beat_at"]) for row in known if row["id"] and " " not in row["id"]}
    columns = select(PROCESSES.c.id, PROCESSES.c.started_at, PROCESSES.c.heartbeat_at)
    assert set(await rows(store, columns.where(PROCESSES.c.stopped_at.is_(None)))) == alive
    stopped = select(PROCESSES.c.stopped_at, PROCESSES.c.heartbeat_at).where(PROCESSES.c.stopped_at.is_not(None))
    assert await rows(store, stopped) == [(row["beat_at"], row["beat_at"]) for row in known if not row["id"]]
    states = {"owed": "certain", "doubted": "doubtful"}
    spans = {(row["started_at"], row["beat_at"], states[row["id"].split()[0]]) for row in known if " " in row["id"]}
    assert set(await rows(store, select(DOWNTIMES))) == spans


async def test_processes_and_downtimes(old_url: str) -> None:
    async with opened(old_url, migrate=True) as store:
        await check_processes(store, DOWNTIME["processes"])


METHODS = {"beat": "processes.heartbeat", "owed": "downtime.pending", "downtime": "processes.start", "purge": "purge"}


@pytest.mark.parametrize("asked", DOWNTIME["asked"], ids=[asked["name"] for asked in DOWNTIME["asked"]])
async def test_the_downtime_is_what_it_was(old_url: str, asked: dict[str, Any]) -> None:
    """The calls of version 0.1 have the same results and leave the same rows."""
    first, *steps = asked["steps"]
    async with opened(old_url, "truth", migrate=True, now=steps[0]["arguments"][0]) as store:
        assert store.downtime.is_pending == first["is_owing"]
        for step in steps:
            method: Any = store
            for name in METHODS[step["do"]].split("."):
                method = getattr(method, name)
            answer = await method(*step["arguments"])
            assert plain(answer) == step["answer"]
            assert store.downtime.is_pending == step["is_owing"]
            if not store.is_shared:
                assert store.processes.is_alone == step["is_alone"]
        await check_processes(store, asked["processes"])
        assert [list(row) for row in await rows(store, select(PRESENCE))] == asked["presence"]


async def test_all_running_tables_are_credited(old_url: str) -> None:
    """A server that starts after the migration credits the downtime before it."""
    settled = DOWNTIME["settled"]
    now = settled["now"]
    async with opened(old_url, "truth", migrate=True, now=now) as store:
        assert await store.processes.start(now, 1000) == settled["downtime"]
        await ClockCredit(store, TableManager(store, now=lambda: now)).settle()
        credited = {}
        for row in await store.tables.running("", 1000):
            entry = log.decode((await store.logs.entries(row.id))[-1])
            assert isinstance(entry, log.Credited)
            credited[row.id] = {
                "milliseconds": entry.milliseconds,
                "until": entry.until,
                "version": row.version,
                "due_at": row.due_at,
            }
            assert row.summary.credited_until == entry.until
        assert credited == settled["credited"]
        assert store.downtime.is_pending == settled["is_owing"]
        await check_processes(store, settled["processes"])


async def test_a_game_goes_on(old_url: str) -> None:
    """A player of version 0.1 makes the next decision."""
    table = TABLES["altar_rematch_running"]
    async with opened(old_url, "next", migrate=True) as store:
        manager = TableManager(store, now=lambda: DOWNTIME["last"] + 1)
        live = await manager.open(table["id"])
        seat = live.table.to_act
        assert seat is not None
        assert live.table.session is not None
        action = live.table.session.state.legal_actions()[0].text
        assert await manager.commands.append(live, lambda _: log.Acted(at=manager.now(), seat=seat, action=action))
        assert len(await store.logs.entries(table["id"])) == table["version"] + 1
        row = await store.tables.get(table["id"])
        assert row is not None
        assert row.version == table["version"] + 1


def shape(connection: Connection) -> dict[str, Any]:
    """A comparable description of a schema."""
    if connection.dialect.name == "sqlite":
        found = connection.execute(text("SELECT name, sql FROM sqlite_master"))
        return {row.name: row.sql for row in found}
    inspector = inspect(connection)
    return {
        name: (
            [{**column, "type": str(column["type"])} for column in inspector.get_columns(name)],
            inspector.get_pk_constraint(name),
            inspector.get_indexes(name),
            inspector.get_unique_constraints(name),
        )
        for name in inspector.get_table_names()
    }


async def shape_of(url: str) -> dict[str, Any]:
    async with opened(url, migrate=True) as store:

        async def work(connection: AsyncConnection) -> dict[str, Any]:
            return await connection.run_sync(shape)

        return await store._database.read(work)


async def test_a_migrated_file_has_the_schema_of_a_new_one(tmp_path: pathlib.Path) -> None:
    old, new = (f"sqlite:///{tmp_path / name}" for name in ("old.db", "new.db"))
    await load(old)
    assert await shape_of(old) == await shape_of(new)


async def test_a_migrated_server_has_the_schema_of_a_new_one(postgres_url: str) -> None:
    new = await shape_of(postgres_url)
    await sql(postgres_url, "DROP SCHEMA public CASCADE")
    await sql(postgres_url, "CREATE SCHEMA public")
    await load(postgres_url)
    assert await shape_of(postgres_url) == new


async def test_the_backup_of_a_file_is_the_old_database(tmp_path: pathlib.Path) -> None:
    url = f"sqlite:///{tmp_path / 'banjar.db'}"
    await load(url)
    before = dump(tmp_path / "banjar.db")
    async with opened(url, migrate=True) as store:
        assert store.backup is not None
    assert dump(pathlib.Path(store.backup)) == before


def dump(file: pathlib.Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


async def test_the_backup_of_a_server_holds_all_old_tables(postgres_url: str) -> None:
    await load(postgres_url)
    async with opened(postgres_url, migrate=True) as store:
        pass
    for name, count in KNOWN["rows"].items():
        assert (await sql(postgres_url, f"SELECT count(*) FROM {store.backup}.{name}"))[0][0] == count
    assert (await sql(postgres_url, f"SELECT version_num FROM {store.backup}.banjar_version"))[0][0] == VERSION
