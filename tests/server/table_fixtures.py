"""Tables with clients at several processes, and checks of finished tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

from tests.laws.configurations import Configuration
from tests.server.client import Client
from tests.table import json_views as views

from banjar.core.game import parse_record
from banjar.server.store.store import Store
from banjar.table import log
from banjar.table.table import Table

QUICK: dict[str, Any] = {"pace": 0, "reaction_pause": 0}
"""Settings without pauses."""


@contextlib.asynccontextmanager
async def table_with_clients(
    addresses: Sequence[str], persons: int, bots: Sequence[str] = (), **settings: Any
) -> AsyncIterator[Any]:
    """A running table and its clients, spread over the processes; without persons, one client creates it for bots."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Client(addresses[number % len(addresses)], f"client{number}"))
            for number in range(max(1, persons))
        ]
        people = [{"kind": "me"}, *({"kind": "open"} for _ in clients[1:])] if persons else []
        seats = [*people, *({"kind": "bot", "level": level} for level in bots)]
        table = await clients[0].create(seats=seats, start=persons <= 1, **(QUICK | settings))
        for client in clients:
            await client.connect()
            if client is not clients[0]:
                await client.ask(table, "join", name=client.name)
                await client.ask(table, "ready")
            await client.watch(table)
        if persons > 1:
            await clients[0].ask(table, "start")
        for client in clients:
            await client.until(lambda client=client: client.tables[table]["status"] != "open")
        yield table, clients


def table_options(configuration: Configuration) -> dict[str, Any]:
    """The table settings of a configuration, without colours, which are chosen at the table."""
    options = {name: value for name, value in configuration.options.items() if name != "colours"}
    plain: dict[str, Any] = json.loads(json.dumps(options))
    return {"game": configuration.game, "options": plain}


async def play_out(table: str, clients: Sequence[Client], timeout_seconds: float = 300.0) -> None:
    """Let all clients play until each has seen the end."""
    await asyncio.gather(*(client.play(table, timeout_seconds) for client in clients))


async def check_end(table: str, clients: Sequence[Client]) -> None:
    """Check that all saw every version, the same end, and a record that leads to it."""
    ends = [client.tables[table] for client in clients]
    assert [client.gaps for client in clients] == [[] for _ in clients]
    for end in ends:
        assert end["status"] == "over"
        assert (end["version"], end["result"], end["seats"]) == (
            ends[0]["version"],
            ends[0]["result"],
            ends[0]["seats"],
        )
    for client in clients:
        text = (await client.http.get(f"/api/tables/{table}/record")).raise_for_status().text
        state = parse_record(text).replay()
        assert state.is_over
        assert state.winners() == ends[0]["result"]["winners"]
        assert state.end_reason == ends[0]["result"]["end_reason"]
        assert json.loads(json.dumps(state.score_sheets())) == ends[0]["result"]["sheets"]


async def stored_log(url: str, table: str) -> list[log.Entry]:
    """The stored log; SQLite only while no server uses the file."""
    store = await Store.open(url, process="test", now=0)
    try:
        return [log.decode(body) for body in await store.logs.entries(table)]
    finally:
        await store.close()


def check_views(table: str, client: Client, entries: Sequence[log.Entry]) -> None:
    """Check that every view a client got is the one the log leads to, and that no command was done twice."""
    told: dict[int, list[dict[str, Any]]] = {}
    for text in client.received:
        message = json.loads(text)
        if message["type"] in ("table", "update") and message["table"] == table:
            told.setdefault(message["version"], []).append(message)
    assert not told or max(told) <= len(entries)
    replayed = Table(table)
    for entry in entries:
        replayed.fold(entry)
        for message in told.get(replayed.version, ()):
            expected = views.game_view(replayed, message["you"]["seat"])
            assert message["game"] == json.loads(json.dumps(expected))
            assert message["to_act"] == replayed.to_act
    commands = [(entry.who, entry.command) for entry in entries if entry.command is not None]
    assert len(commands) == len(set(commands))
