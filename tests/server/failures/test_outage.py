"""Failure mode 18: database outages. Nobody sees what was not committed, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pathlib
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    identity,
    play_steps,
    running_app,
    send_command,
    start_table,
)

from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.logs import LogStore
from banjar.server.tables import commands

STRANGER = identity("s")
DATABASE_TIMEOUT_SECONDS = 0.3
"""How long attempts take to fail."""
REQUEST_TIMEOUT_SECONDS = 3.0
"""How soon a request must be answered during an outage."""


class Outage:
    """Starts and ends an outage; the answer to a commit may be lost after the commit."""

    def __init__(self, patched: pytest.MonkeyPatch, keeps: bool) -> None:
        self.is_away = False
        append, entries = LogStore.append, LogStore.entries

        async def lost_append(store: LogStore, appending: Any) -> bool:
            if not self.is_away:
                return await append(store, appending)
            if keeps:
                await append(store, appending)
            raise StoreUnavailable("the database does not answer")

        async def lost_entries(store: LogStore, table: str, after: int = 0) -> list[bytes]:
            if self.is_away:
                await asyncio.sleep(DATABASE_TIMEOUT_SECONDS)
                raise StoreUnavailable("the database does not answer")
            return await entries(store, table, after)

        patched.setattr(LogStore, "append", lost_append)
        patched.setattr(LogStore, "entries", lost_entries)
        patched.setattr(commands, "DATABASE_RETRY_SECONDS", 0.05)

    @contextlib.contextmanager
    def lasting(self) -> Iterator[None]:
        self.is_away = True
        yield
        self.is_away = False


@contextlib.asynccontextmanager
async def watched(app: AppUnderTest) -> AsyncIterator[tuple[str, str, list[InProcessSocket]]]:
    """A running table, the person to act, and all viewers."""
    table, people = await start_table(app, 2, game="altar")
    live = await play_steps(app, table, 4)
    assert live.table.to_act is not None
    async with contextlib.AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(InProcessSocket(app, who)) for who in (*people, STRANGER)]
        for socket in wires:
            await socket.say({"do": "watch", "table": table})
        yield table, people[live.table.to_act], wires


def versions(socket: InProcessSocket) -> list[int]:
    """Every version of the table that a viewer was sent."""
    return [found["version"] for found in map(json.loads, socket.texts) if found["type"] in ("table", "update")]


def is_at(socket: InProcessSocket, version: int) -> bool:
    return versions(socket)[-1] == version


def choice(app: AppUnderTest, table: str) -> dict[str, Any]:
    now = app.manager.tables[table].table
    assert now.session is not None
    return {"version": now.version, "action": now.session.state.legal_actions()[0].text}


async def insisted(app: AppUnderTest, who: str, table: str, **wanted: Any) -> int:
    """Decide, retrying while the table is busy; returns the version it led to."""
    async with asyncio.timeout(REQUEST_TIMEOUT_SECONDS):
        while (answer := await send_command(app, who, table, "act", **wanted)).status_code == 503:
            await asyncio.sleep(0.01)
    return int(answer.json()["version"])


@pytest.mark.parametrize("keeps", [False, True], ids=["not committed", "committed"])
async def test_18_an_entry_that_may_not_be_committed_is_shown_to_nobody(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, keeps: bool
) -> None:
    """Neither broadcast nor sent to new viewers nor marked as seen; afterwards all get what the log says."""
    outage = Outage(monkeypatch, keeps)

    async with running_app(tmp_path) as app, watched(app) as (table, actor, wires):
        wanted = choice(app, table)
        known = [len(socket.texts) for socket in wires]
        with outage.lasting():
            async with asyncio.timeout(REQUEST_TIMEOUT_SECONDS):
                answer = await send_command(app, actor, table, "act", command="doubtful", **wanted)
                assert answer.json()["error"]["code"] == "busy"
            for who in (actor, STRANGER):
                async with asyncio.timeout(REQUEST_TIMEOUT_SECONDS), app.client(who) as client:
                    for path in ("", "/log", "/since", "/chat"):
                        looked = await client.get(f"/api/tables/{table}{path}")
                        assert looked.status_code in (503, 403), looked.text
            async with asyncio.timeout(REQUEST_TIMEOUT_SECONDS), InProcessSocket(app, actor) as late:
                (refused,) = await late.say({"do": "watch", "table": table})
                assert refused["code"] == "busy"
            assert [len(socket.texts) for socket in wires] == known
            seen = {row.id: version for row, version in await app.store.tables.of_member(actor, 9)}
            assert seen[table] <= wanted["version"]
        if keeps:
            for socket in wires:
                await socket.until(partial(is_at, socket, wanted["version"] + 1))
        assert await insisted(app, actor, table, command="doubtful", **wanted) == wanted["version"] + 1
        for socket in wires:
            assert versions(socket) == [wanted["version"], wanted["version"] + 1]
        assert len(await app.store.logs.entries(table)) == wanted["version"] + 1


async def test_18_concurrent_requests_fail_together(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reload that has just failed for one fails for the others at once."""
    outage = Outage(monkeypatch, False)

    async with running_app(tmp_path) as app, watched(app) as (table, actor, _), app.client(actor) as client:
        with outage.lasting():
            await send_command(app, actor, table, "act", **choice(app, table))
            async with asyncio.timeout(REQUEST_TIMEOUT_SECONDS):
                answers = await asyncio.gather(*(client.get(f"/api/tables/{table}") for _ in range(30)))
            assert {answer.status_code for answer in answers} == {503}


async def test_18_a_decision_at_a_deleted_table_is_refused(tmp_path: pathlib.Path) -> None:
    """Its log was deleted while a process still has it in memory."""

    async with running_app(tmp_path) as app, watched(app) as (table, actor, wires):
        wanted = choice(app, table)
        await app.store.tables.delete(table)
        answer = await send_command(app, actor, table, "act", **wanted)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-table")
        for socket in wires:
            await socket.until(lambda socket=socket: '"gone"' in socket.texts[-1])  # type: ignore[misc]
        assert table not in app.manager.tables


async def test_18_another_decision_is_possible_when_the_first_was_lost(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is unchanged, so the same person may choose another action."""
    outage = Outage(monkeypatch, False)

    async with running_app(tmp_path) as app, watched(app) as (table, actor, _):
        wanted = choice(app, table)
        with outage.lasting():
            await send_command(app, actor, table, "act", **wanted)
        await insisted(app, actor, table, **wanted)
        assert app.manager.tables[table].table.version == wanted["version"] + 1


async def test_18_a_server_ends_although_its_database_is_away(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that waits for the database keeps the process alive."""
    outage = Outage(monkeypatch, False)

    async def check() -> float:
        async with running_app(tmp_path) as app, watched(app) as (table, actor, _):
            outage.is_away = True
            asking = asyncio.create_task(send_command(app, actor, table, "act", **choice(app, table)))
            app.manager.runtime.tasks.start(app.manager.commands.catch_up(app.manager.tables[table]))
            await asyncio.sleep(0.1)
            began = time.monotonic()
        with contextlib.suppress(Exception):
            await asking
        return time.monotonic() - began

    async def limited() -> float:
        async with asyncio.timeout(20):
            return await check()

    assert await limited() < REQUEST_TIMEOUT_SECONDS
