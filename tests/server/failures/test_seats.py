"""Failure modes 1, 5 and 6: seats are renumbered while a table starts; and revoked tokens."""

from __future__ import annotations

import asyncio
import json
import pathlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import httpx
import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    create_table,
    identity,
    running_app,
    send_command,
    start_table,
)

from banjar.server.http.routes.programs import StreamViewer, _lines
from banjar.server.identity import hash_token
from banjar.server.store.store import Store
from banjar.server.tables.manager import TableManager

ANN, BOB = identity("a"), identity("b")
MOMENT = 0.05
Asking: TypeAlias = Callable[[httpx.AsyncClient, str], Awaitable[httpx.Response]]


async def full_table(app: AppUnderTest) -> str:
    """Ann owns it and sits on the first chair, but will get the second seat; Bob is ready."""
    app.manager.runtime.draw = lambda below: below - 1
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await create_table(app, ANN, {"game": "altar", "seats": seats, "memory_aid": True, "hints": True})
    await send_command(app, BOB, table, "join", name="Bob")
    await send_command(app, BOB, table, "ready")
    return table


async def start_behind(app: AppUnderTest, table: str, asked: Awaitable[Any]) -> Any:
    """Both wait for the table, this request first and the start behind it."""
    live = await app.manager.open(table)
    async with live.lock:
        asking = asyncio.ensure_future(asked)
        await asyncio.sleep(MOMENT)
        starting = asyncio.ensure_future(send_command(app, ANN, table, "start"))
        await asyncio.sleep(MOMENT)
    assert (await starting).status_code == 200
    assert live.table.seats_of(ANN) == [1]
    return await asking


@pytest.mark.parametrize(
    "asking",
    [
        lambda client, table: client.post(f"/api/tables/{table}/seats/0/token"),
        lambda client, table: client.put(
            f"/api/tables/{table}/auto-reply", json={"answers": {"shrine_reward": "points"}}
        ),
        lambda client, table: client.post(f"/api/tables/{table}/hint"),
        lambda client, table: client.get(f"/api/tables/{table}/moments/0?seat=0"),
        lambda client, table: client.get(f"/api/tables/{table}/log"),
        lambda client, table: client.get(f"/api/tables/{table}/since"),
    ],
    ids=["token", "auto_reply", "hint", "moment", "log", "since"],
)
async def test_5_a_request_during_the_start_applies_to_ones_own_seat(tmp_path: pathlib.Path, asking: Asking) -> None:
    """5, 6: the first chair is one's own before the start, and another person's seat after it."""

    async with running_app(tmp_path) as app, app.client(ANN) as client:
        table = await full_table(app)
        answer: httpx.Response = await start_behind(app, table, asking(client, table))
        if answer.status_code == 200:
            assert answer.json()["decisions"] == []  # there was nothing to tell yet
        live = await app.manager.open(table)
        assert live.auto_replies == {}
        async with app.client(BOB) as other:
            moment = (await other.get(f"/api/tables/{table}/moments/0?seat=0")).json()
        hand = json.dumps(moment["games"][0]["players"][0]["hand"])
        assert hand not in answer.text
        assert "token" not in answer.json()


async def test_5_an_auto_reply_is_read_before_the_seat_is_looked_up(tmp_path: pathlib.Path) -> None:
    """5: a body that comes slowly, with the start of the table between its parts."""

    async with running_app(tmp_path) as app, app.client(ANN) as client:
        table = await full_table(app)

        async def slowly() -> Any:
            yield b'{"answers": '
            await send_command(app, ANN, table, "start")
            yield b'{"shrine_reward": "points"}}'

        headers = {"content-type": "application/json"}
        answer = await client.put(f"/api/tables/{table}/auto-reply", content=slowly(), headers=headers)
        assert answer.status_code == 200
        live = await app.manager.open(table)
        assert list(live.auto_replies) == live.table.seats_of(ANN) == [1]


async def test_5_the_same_on_a_socket(tmp_path: pathlib.Path) -> None:
    """5: an auto-reply set while the table starts is refused, or stored for one's own seat."""

    async with running_app(tmp_path) as app, InProcessSocket(app, ANN) as socket:
        table = await full_table(app)
        await socket.say({"do": "watch", "table": table})
        auto_reply = {"do": "auto_reply", "table": table, "command": "s", "auto_reply": {"answers": {}}}
        answer = await start_behind(app, table, socket.answered("s", auto_reply))
        live = await app.manager.open(table)
        assert (answer["type"], list(live.auto_replies)) in (("refused", []), ("done", [1]))


async def program_of(
    manager: TableManager, store: Store, table: str, seat: int, token: str
) -> tuple[list[str], asyncio.Task[None]]:
    """A program that reads its stream until that ends; the types of its lines, but who comes and goes."""
    live = await manager.open(table)
    await store.seat_tokens.create(hash_token(token), table, seat, 0)
    reader, types = StreamViewer(live.table.seats[seat].holder or "", seat, hash_token(token)), list[str]()

    async def read() -> None:
        async for line in _lines(manager, live, reader):
            if (kind := json.loads(line)["type"]) != "presence":
                types.append(kind)

    reading = asyncio.create_task(read())
    while not types:
        await asyncio.sleep(0.01)
    return types, reading


@pytest.mark.parametrize("successor", [False, True])
async def test_6_a_stream_ends_with_its_token(tmp_path: pathlib.Path, successor: bool) -> None:
    """6: revoked or replaced; later events are not sent."""

    async with running_app(tmp_path) as app, app.client(ANN) as client:
        table, _ = await start_table(app, 2, game="altar")
        types, reading = await program_of(app.manager, app.store, table, 0, "first")
        ending = client.post if successor else client.delete
        assert (await ending(f"/api/tables/{table}/seats/0/token")).is_success
        async with asyncio.timeout(5):
            await reading
        assert types == ["table"]


async def test_6_a_stream_ends_when_its_token_is_ended_at_another_process(
    postgres_url: str, tmp_path: pathlib.Path
) -> None:
    """6: processes notify each other."""

    async with running_app(tmp_path, url=postgres_url) as app:
        table, _ = await start_table(app, 2, game="altar")
        types, reading = await program_of(app.manager, app.store, table, 0, "first")
        other = await Store.open(postgres_url, process="other", now=0)
        await other.seat_tokens.revoke(table, 1)
        await asyncio.sleep(MOMENT)
        assert not reading.done()
        await other.seat_tokens.revoke(table, 0)
        await other.close()
        async with asyncio.timeout(5):
            await reading
        assert types == ["table"]


async def test_6_a_token_that_ends_while_its_stream_begins(tmp_path: pathlib.Path) -> None:
    """6: revoked before the stream was registered."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        lines = [line async for line in _lines(app.manager, live, StreamViewer(people[0], 0, hash_token("ended")))]
        assert lines == []
        assert not live.viewers


@pytest.mark.parametrize("what", ["gone", "bye"])
async def test_a_stream_ends_with_its_table_and_with_the_server(tmp_path: pathlib.Path, what: str) -> None:
    """With the reason."""

    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="altar")
        types, reading = await program_of(app.manager, app.store, table, 0, "first")
        if what == "gone":
            await app.manager.forget(table)
        else:
            app.manager.end_programs(b'{"type":"bye"}')
        async with asyncio.timeout(5):
            await reading
        assert types == ["table", what]
