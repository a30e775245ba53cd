"""Programs that play: a stream of lines, moves, and the example of the documentation."""

from __future__ import annotations

import asyncio
import itertools
import json
import pathlib
import random
import sys
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    create_table,
    identity,
    listening_app,
    play_steps,
    running_app,
    send_command,
    start_table,
)
from tests.server.client import Client
from tests.server.server_process import ServerProcess

from banjar.server.http.routes import programs
from banjar.server.http.routes.programs import StreamViewer
from banjar.server.identity import hash_token
from banjar.server.store.table_row import LogAppend
from banjar.table.errors import Refusal
from banjar.table.log import Acted, TakenOver, decode

EXAMPLE = pathlib.Path(__file__).parents[3] / "examples" / "program.py"
ANN, BOB = identity("a"), identity("b")


async def token_of(app: AppUnderTest, who: str, table: str, seat: int) -> str:
    async with app.client(who) as client:
        answer = await client.post(f"/api/tables/{table}/seats/{seat}/token")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def move(app: AppUnderTest, token: str, **asked: Any) -> httpx.Response:
    async with app.client(None, authorization=f"Bearer {token}") as client:
        return await client.post("/api/program/moves", json=asked)


async def lines_of(client: httpx.AsyncClient, token: str) -> AsyncIterator[dict[str, Any]]:
    headers = {"authorization": f"Bearer {token}"}
    async with client.stream("GET", "/api/program/stream", headers=headers) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        async for line in answer.aiter_lines():
            if line:
                yield json.loads(line)


async def table_for_two(app: AppUnderTest, **settings: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    wanted = {"game": "altar", "seats": seats, "starter": "first", "pace": 0, **settings}
    return await create_table(app, ANN, wanted, start=True)


async def test_the_stream_contains_a_whole_game(tmp_path: pathlib.Path) -> None:
    """First the table, then every version, then the end, from the view of the seat."""

    async with listening_app(tmp_path) as app, httpx.AsyncClient(base_url=app.address, timeout=30) as client:
        table = await table_for_two(app)
        token, told, dice = await token_of(app, ANN, table, 0), [], random.Random(1)
        async for now in lines_of(client, token):
            told.append(now)
            if now["status"] == "over":
                continue
            if now["game"]["legal"]:
                action = dice.choice(now["game"]["legal"])["text"]
                body = {"do": "act", "command": f"m{len(told)}", "version": now["version"], "action": action}
                answer = await client.post(
                    "/api/program/moves", json=body, headers={"authorization": f"Bearer {token}"}
                )
                assert answer.status_code == 200, answer.text
    assert told[0]["type"] == "table"
    assert all(one["type"] == "update" for one in told[1:])
    versions = [one["version"] for one in told]
    assert versions == list(range(versions[0], versions[-1] + 1))
    assert told[-1]["status"] == "over"
    assert all(one["you"]["seat"] == 0 for one in told)


async def test_the_example_plays_to_the_end(tmp_path: pathlib.Path) -> None:
    """examples/program.py, as somebody would run it, at most 40 lines long."""
    assert len(EXAMPLE.read_text().splitlines()) <= 40

    async def trying() -> tuple[str, str]:
        async with listening_app(tmp_path) as app:
            table = await table_for_two(app)
            token = await token_of(app, ANN, table, 0)
            out, errors = await run_example(app.address, token)
            live = await app.manager.open(table)
            assert live.table.status == "over"
            assert (0 in live.table.winners) == (out == "won\n")
            return out, errors

    out, errors = await trying()
    assert out in ("won\n", "lost\n")
    assert errors == ""


async def run_example(address: str, token: str, timeout_seconds: float = 90.0) -> tuple[str, str]:
    """What the example prints, and what it complains of."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLE),
        address,
        token,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(timeout_seconds):
        out, errors = await process.communicate()
    return out.decode(), errors.decode()


@pytest.mark.parametrize("reaction_pause", [0, 30])
async def test_the_example_plays_a_dalang_game_without_a_stale_command(
    tmp_path: pathlib.Path, reaction_pause: int
) -> None:
    """Against two bots, and beside another person: where the server decides for it, it sends nothing."""
    async with listening_app(tmp_path) as app:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}, {"kind": "open"}]
        wanted = {"game": "dalang", "seats": seats, "starter": "first", "pace": 0, "reaction_pause": reaction_pause}
        table = await create_table(app, ANN, wanted | {"options": {"turn_limit": 12}})
        for who, do, fields in ((BOB, "join", {"name": "Bob"}), (BOB, "ready", {}), (ANN, "start", {})):
            assert (await send_command(app, who, table, do, **fields)).status_code == 200
        live = await app.manager.open(table)
        tokens = [await token_of(app, who, table, live.table.seats_of(who)[0]) for who in (ANN, BOB)]
        refused, submit = list[str](), app.manager.commands.submit

        async def submitted(*arguments: Any) -> int:
            try:
                return await submit(*arguments)
            except Refusal as error:
                refused.append(error.code)
                raise

        app.manager.commands.submit = submitted  # type: ignore[method-assign, assignment]
        ends = await asyncio.gather(*(run_example(app.address, token) for token in tokens))
        assert refused == []
        assert [errors for _, errors in ends] == ["", ""]
        assert live.table.status == "over"
        replies = [entry for entry in map(decode, await app.store.logs.entries(table)) if isinstance(entry, Acted)]
        assert any(entry.command is None and entry.by is None for entry in replies)  # the server did decide for them


async def test_the_example_outlives_429(tmp_path: pathlib.Path) -> None:
    """It waits as long as the server says, and then goes on."""
    async with listening_app(tmp_path) as app:
        table = await table_for_two(app)
        token = await token_of(app, ANN, table, 0)
        calls, spend = itertools.count(1), app.context.limits.spend

        def limited(limit: str, who: str | None, address: str) -> None:
            spend(limit, who, address)
            if limit in ("message", "connect") and next(calls) % 10 == 0:
                raise Refusal("too-fast", seconds=1)

        app.context.limits.spend = limited  # type: ignore[method-assign]
        out, errors = await run_example(app.address, token)
        assert (out in ("won\n", "lost\n"), errors) == (True, "")
        assert next(calls) > 20


async def test_the_example_outlives_a_restart_and_says_why_it_ends(sqlite_url: str) -> None:
    """The server restarts in mid-game at the same address; a revoked token ends the program with a reason."""

    async def seated_program(address: str) -> tuple[Client, str, asyncio.subprocess.Process]:
        client = await Client(address, "ann").__aenter__()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        table = await client.create(start=True, game="altar", seats=seats, starter="first", pace=150)
        token = (await client.http.post(f"/api/tables/{table}/seats/0/token")).json()["token"]
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), address, token, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        return client, table, process

    async def version_of(client: Client, table: str) -> int:
        return int((await client.http.get(f"/api/tables/{table}")).json()["version"])

    async def trying() -> None:
        with ServerProcess(sqlite_url, odd={"plain_bots": True}) as server:
            client, table, process = await seated_program(server.address)
            while (before := await version_of(client, table)) < 10:
                await asyncio.sleep(0.05)
        with ServerProcess(sqlite_url, port=int(server.address.rpartition(":")[2]), odd={"plain_bots": True}):
            while await version_of(client, table) < before + 6:
                await asyncio.sleep(0.05)
            await client.http.delete(f"/api/tables/{table}/seats/0/token")
            out, errors = await process.communicate()
            assert (out, process.returncode) == (b"", 1)
            assert b"Traceback" not in errors
            await client.__aexit__(None, None, None)

    await asyncio.wait_for(trying(), 120)


async def test_the_example_takes_its_seat_back(tmp_path: pathlib.Path) -> None:
    """A bot has taken over from it while it was reading."""

    async with listening_app(tmp_path) as app:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await create_table(app, ANN, {"game": "altar", "seats": seats, "starter": "first", "pace": 10_000})
        bob = identity("b")
        for who, do, fields in ((bob, "join", {"name": "Bob"}), (bob, "ready", {}), (ANN, "start", {})):
            assert (await send_command(app, who, table, do, **fields)).status_code == 200
        live = await app.manager.open(table)
        token = await token_of(app, ANN, table, 0)
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), app.address, token, stderr=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(60):
            while live.table.to_act == 0:
                await asyncio.sleep(0.01)
            await app.manager.commands.append(live, lambda _: TakenOver(at=app.manager.now(), seat=0))
            while live.table.seats[0].substituted:
                await asyncio.sleep(0.01)
        assert [seat.substituted for seat in live.table.seats] == [False, False]
        process.kill()
        assert (await process.communicate())[1] == b""


async def test_9_a_repeated_move_has_the_same_answer(tmp_path: pathlib.Path) -> None:
    """9: even after the turn has passed."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        token = await token_of(app, people[0], table, 0)
        for number in range(6):
            while live.table.to_act != 0:
                await play_steps(app, table, 1)
            assert live.table.session is not None
            version = live.table.version
            action = live.table.session.state.legal_actions()[0].text
            body = {"do": "act", "command": f"m{number}", "version": version, "action": action}
            answers = [await move(app, token, **body) for _ in range(3)]
            assert [answer.json() for answer in answers] == [{"version": version + 1}] * 3
        while live.table.to_act == 0:
            await play_steps(app, table, 1)
        assert (await move(app, token, **body)).json() == {"version": version + 1}


async def test_5_a_program_plays_one_seat_of_a_shared_device(tmp_path: pathlib.Path) -> None:
    """5: a token of one of several seats of a person sees and plays that one only."""

    async with running_app(tmp_path) as app:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]
        table = await create_table(app, ANN, {"game": "altar", "seats": seats, "starter": "first"}, start=True)
        live = await app.manager.open(table)
        token = await token_of(app, ANN, table, 1)
        reader = StreamViewer(ANN, 1, "")
        await app.manager.viewers.watch(live, reader, None)
        await play_steps(app, table, 12)
        shown = await unread_lines(reader)
        assert len(shown) == 13
        assert all(one["you"]["seat"] == 1 and one["game"]["seat"] == 1 for one in shown)
        app.manager.viewers.unwatch(live, reader)
        while live.table.to_act != 0:
            await play_steps(app, table, 1)
        assert live.table.session is not None
        action = live.table.session.state.legal_actions()[0].text
        body = {"do": "act", "command": "x", "version": live.table.version, "action": action}
        assert (await move(app, token, **body)).json()["error"]["code"] == "not-your-turn"
        refused = await move(app, token, do="resign", command="r", seat=0)
        assert refused.json()["error"]["code"] == "not-seated"
        for do in ("join", "leave", "start", "rematch"):
            assert (await move(app, token, do=do, command=do, name="x")).status_code == 422
        assert (await move(app, token, do="resign", command="r2")).status_code == 200
        assert [seat.resigned for seat in live.table.seats] == [False, True]


async def test_a_program_gets_its_seat_back(tmp_path: pathlib.Path) -> None:
    """After its time has run out nothing is offered and moves are refused, until `return`."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        app.context.scheduler.schedule = lambda live: None  # type: ignore[method-assign]  # noqa: ARG005
        token = await token_of(app, people[0], table, 0)
        reader = StreamViewer(people[0], 0, "")
        await app.manager.viewers.watch(live, reader, None)
        assert live.table.session is not None
        action = live.table.session.state.legal_actions()[0].text
        refused = await move(app, token, do="return", command="early")
        assert refused.json()["error"]["code"] == "not-substituted"
        await app.manager.commands.append(live, lambda _: TakenOver(at=app.manager.now(), seat=0))
        assert (await unread_lines(reader))[-1]["game"]["legal"] == []
        for do, fields in (("act", {"action": action}), ("undo", {})):
            refused = await move(app, token, do=do, command=do, version=live.table.version, **fields)
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "substituted")
            assert "return" in refused.json()["error"]["sentence"]
        returned = [await move(app, token, do="return", command="back") for _ in range(2)]
        assert [answer.json() for answer in returned] == [{"version": live.table.version}] * 2
        assert action in [one["text"] for one in (await unread_lines(reader))[-1]["game"]["legal"]]
        acted = await move(app, token, do="act", command="x", version=live.table.version, action=action)
        assert acted.status_code == 200
        app.manager.viewers.unwatch(live, reader)


async def test_a_program_returns_for_its_own_seat_only(tmp_path: pathlib.Path) -> None:
    """A person has two seats, and a bot plays the other one; while others decide, a move is refused with the reason."""

    async with running_app(tmp_path) as app:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]
        table = await create_table(app, ANN, {"game": "altar", "seats": seats, "starter": "first"}, start=True)
        live = await app.manager.open(table)
        app.context.scheduler.schedule = lambda live: None  # type: ignore[method-assign]  # noqa: ARG005
        token = await token_of(app, ANN, table, 1)
        await app.manager.commands.append(live, lambda _: TakenOver(at=app.manager.now(), seat=0))
        refused = await move(app, token, do="return", command="r")
        assert refused.json()["error"]["code"] == "not-substituted"
        assert live.table.seats[0].substituted
        await send_command(app, ANN, table, "return")
        await app.manager.commands.append(live, lambda _: TakenOver(at=app.manager.now(), seat=1))
        assert live.table.to_act == 0
        refused = await move(app, token, do="act", command="a", version=live.table.version, action="x")
        assert refused.json()["error"]["code"] == "substituted"
        assert (await move(app, token, do="return", command="r")).status_code == 200
        assert not live.table.seats[1].substituted


async def unread_lines(reader: StreamViewer) -> list[dict[str, Any]]:
    """The lines that are queued."""
    lines = [await reader.lines.get() for _ in range(reader.lines.qsize())]
    return [json.loads(line) for line in lines if line is not None]


async def test_the_stream_goes_on_after_the_seat_was_taken_over(tmp_path: pathlib.Path) -> None:
    """A bot decides for the seat; the stream and the socket say so and stay open."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        app.context.scheduler.schedule = lambda live: None  # type: ignore[method-assign]  # noqa: ARG005
        assert live.table.to_act == 0
        for _ in range(2):
            await app.manager.commands.append(live, lambda _: TakenOver(at=app.manager.now(), seat=0))
            await send_command(app, people[0], table, "return")
        assert live.table.seats[0].substituted
        reader = StreamViewer(people[0], 0, "")
        await app.manager.viewers.watch(live, reader, None)
        first = await reader.lines.get()
        assert first is not None
        assert json.loads(first)["seats"][0]["substituted"]
        assert live.table.seats[0].substituted
        app.manager.viewers.unwatch(live, reader)
        assert reader not in live.viewers


async def test_a_program_gets_nothing_but_the_game(tmp_path: pathlib.Path) -> None:
    """No chat and no presence, but `gone` and `bye`."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        readers = [StreamViewer(people[0], 0, ""), StreamViewer(people[1], 1, "")]
        await app.manager.viewers.watch(live, readers[0], None)
        async with app.client(people[0]) as client, InProcessSocket(app, people[1]) as socket:
            await socket.say({"do": "watch", "table": table})
            said = await client.post(f"/api/tables/{table}/chat", json={"command": "s", "text": "a secret"})
            assert said.status_code == 201
            await socket.until(lambda: any("a secret" in text for text in socket.texts))
            await app.manager.viewers.watch(live, readers[1], None)
            app.manager.viewers.unwatch(live, readers[1])
        await app.manager.viewers.watch(live, readers[1], None)
        await play_steps(app, table, 3)
        assert [one["type"] for one in await unread_lines(readers[0])] == ["table", *["update"] * 3]
        app.manager.viewers.unwatch(live, readers[1])
        readers[1] = StreamViewer(people[1], 1, "")
        await app.manager.viewers.watch(live, readers[1], None)
        app.manager.end_programs(b'{"type":"bye"}')
        assert [one["type"] for one in await unread_lines(readers[1])] == ["table", "bye"]
        await app.manager.forget(table)
        assert [one["type"] for one in await unread_lines(readers[0])] == ["bye", "gone"]


async def test_the_stream_ends_with_the_result(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a slow database only the committed result ends it; programs that connect later get the result too."""
    monkeypatch.setattr(programs, "STREAM_HEARTBEAT_SECONDS", 0.01)

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        token = hash_token(await token_of(app, people[0], table, 0))
        append, lines = app.store.logs.append, [b""]

        async def slowly(appending: LogAppend) -> bool:
            known = len(lines)
            async with asyncio.timeout(10):
                while len(lines) < known + 3:  # three heartbeats
                    await asyncio.sleep(0.01)
            return await append(appending)

        async def read() -> None:
            async for line in programs._lines(app.manager, live, StreamViewer(people[0], 0, token)):
                lines.append(line)  # noqa: PERF401 - one by one, as they come

        reading = asyncio.create_task(read())
        await asyncio.sleep(0.05)
        app.store.logs.append = slowly  # type: ignore[method-assign]
        answer = await send_command(app, people[1], table, "resign")
        assert answer.status_code == 200
        async with asyncio.timeout(10):
            await reading
        assert json.loads(lines[-1])["result"]["winners"] == [0]
        lines.clear()
        async with asyncio.timeout(10):
            await read()
        assert [json.loads(line)["status"] for line in lines if line.strip()] == ["over"]
        assert not live.viewers


@pytest.mark.parametrize("count", [300])
async def test_a_program_that_does_not_read_is_disconnected(count: int, tmp_path: pathlib.Path) -> None:
    """The server queues a bounded number of lines."""

    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        reader = StreamViewer(ANN, 0, "")
        for number in range(count):
            reader.send(b"%d" % number)
        assert reader.lines.qsize() == 257
        assert live.table.last_entry is not None
        assert not isinstance(live.table.last_entry, Acted)


async def test_wrong_tokens_are_refused_before_the_database_is_asked(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as an address has guessed a few times; a program whose token was valid goes on."""
    async with running_app(tmp_path, limits=True) as app:
        table, people = await start_table(app, 2, game="altar")
        made = await app.client(people[0]).post(f"/api/tables/{table}/seats/0/token")
        valid = {"authorization": f"Bearer {made.json()['token']}"}
        asked = 0
        seat_of = app.store.seat_tokens.seat_of

        async def counted(token: str) -> tuple[str, int] | None:
            nonlocal asked
            asked += 1
            return await seat_of(token)

        resign = {"do": "return", "command": "back"}
        monkeypatch.setattr(app.store.seat_tokens, "seat_of", counted)
        assert (await app.client(**valid).post("/api/program/moves", json=resign)).status_code == 409
        codes = []
        for number in range(30):
            client = app.client(authorization=f"Bearer wrong-{number}")
            codes.append((await client.post("/api/program/moves", json=resign)).status_code)
        assert set(codes) == {401, 429}
        assert codes[-1] == 429
        assert asked <= 1 + codes.count(401)
        assert (await app.client(**valid).post("/api/program/moves", json=resign)).status_code == 409
