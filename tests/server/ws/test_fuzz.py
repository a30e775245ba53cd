"""Fuzzing the socket: every message gets a typed answer, and the connection and the table go on."""

from __future__ import annotations

import contextlib
import json
import pathlib
import random
from typing import Any

import pytest
import websockets
from tests.server.app_fixtures import (
    OF_OTHERS,
    AppUnderTest,
    InProcessSocket,
    create_table,
    identity,
    listening_app,
    play_steps,
    running_app,
    start_table,
)
from websockets.asyncio.client import ClientConnection, connect

from banjar.server.serve import MAX_MESSAGE_BYTES

GOOD: tuple[dict[str, Any], ...] = (
    {"do": "watch", "table": "T", "version": 3},
    {"do": "unwatch", "table": "T"},
    {"do": "ask", "table": "T", "command": {"do": "act", "command": "c", "version": 5, "action": "nobuy"}},
    {"do": "ask", "table": "T", "command": {"do": "undo", "command": "c", "version": 5, "steps": 2}},
    {"do": "ask", "table": "T", "command": {"do": "join", "command": "c", "name": "Eva", "seat": 1}},
    {"do": "uncover", "table": "T", "seat": 1},
    {"do": "auto_reply", "table": "T", "command": "c", "auto_reply": {"pass_when_unable": True, "answers": {"a": "b"}}},
    {"do": "say", "table": "T", "command": "c", "text": "hello", "name": "Eva"},
    {"do": "mute", "table": "T", "command": "c", "target": "seat 1", "muted": True},
    {"do": "hint", "table": "T", "command": "c"},
    {"do": "language", "language": "de"},
    {"do": "ping", "number": 3},
)
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 2**64, -(2**63) - 1, 10**300, 1e308, 0.5, "", "x" * 3000, "\x00", "\u202e", "é😀",
    [], {}, [[]], {"a": {}}, ["x"] * 50, "act", "T", {"do": "act"},
)  # fmt: skip
NASTY = (
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"',
    "nul",
    "{",
    '{"do":"ping"',
    '{"do":"ping","number":1}x',
    '{"do":"ping","number":' + "9" * 4000 + "}",
    '{"do":"ping","number":1e999}',
    '{"do":"ping","do":"watch"}',
    '{"do":"say","table":"\\ud800","command":"c","text":"x"}',
    "[" * 16_000,
    '{"a":' * 3000,
    '{"do":"auto_reply","table":"T","command":"c","auto_reply": {"answers":' + "[" * 5000 + "]" * 5000 + "}}",
    '{"do":"ping","number":"' + "x" * (MAX_MESSAGE_BYTES - 50) + '"}',
)
COMPLETE = {"pong", "refused", "done", "table", "hint", "chat", "update"}


def mutated(dice: random.Random, table: str) -> str:
    """A valid message with a mutation."""
    message = json.loads(json.dumps(dice.choice(GOOD)).replace('"T"', json.dumps(table)))
    place = message
    while isinstance(place.get("command"), dict) and dice.random() < 0.6:
        place = place["command"]
    for _ in range(dice.randint(1, 3)):
        key = dice.choice([*place, "seat", "who", "extra"])
        match dice.randrange(3):
            case 0:
                place[key] = dice.choice(VALUES)
            case 1:
                place.pop(key, None)
            case 2:
                place[f"{key}{dice.randrange(3)}"] = place.get(key)
    text = json.dumps(message, ensure_ascii=dice.random() < 0.5)
    cut = dice.random()
    if cut < 0.2:
        return text[: dice.randrange(len(text))]
    if cut < 0.3:
        spot = dice.randrange(len(text))
        return text[:spot] + chr(dice.randrange(1, 0xD000)) + text[spot + 1 :]
    return text


async def is_well(socket: InProcessSocket, number: int) -> None:
    """Check that the connection still answers."""
    known = len(socket.texts)
    await socket.say({"do": "ping", "number": number}, 0)
    await socket.until(lambda: any(f'"pong","number":{number},' in text for text in socket.texts[known:]))


async def test_mutated_messages_are_answered(tmp_path: pathlib.Path) -> None:
    """Sent by a stranger, so that even valid ones change nothing; 600 mutations and all nasty values."""

    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="altar")
        live = await play_steps(app, table, 8)
        version, dice = live.table.version, random.Random(5)
        texts = [*NASTY, *(mutated(dice, table) for _ in range(600))]
        async with InProcessSocket(app, identity("s")) as socket:
            for number, text in enumerate(texts):
                known = len(socket.texts)
                await socket.say(text, 0)
                await is_well(socket, 10**6 + number)
                for answer in map(json.loads, socket.texts[known:]):
                    assert answer["type"] in COMPLETE | OF_OTHERS
                    if answer["type"] == "refused":
                        assert answer["code"] != "busy", text
                        assert answer["sentence"]
            for text in NASTY:
                (told,) = await socket.say(text)
                assert told["code"] == "bad-message"
        assert live.table.version == version
        await play_steps(app, table, 2)
        assert live.table.version == version + 2


async def test_players_cannot_break_their_own_table(tmp_path: pathlib.Path) -> None:
    """The player to act sends the same; the log still replays."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live, dice = await play_steps(app, table, 8), random.Random(6)
        async with InProcessSocket(app, people[0]) as socket:
            await socket.say({"do": "watch", "table": table})
            for number in range(300):
                await socket.say(mutated(dice, table), 0)
                await is_well(socket, 10**6 + number)
            refused = [found for found in map(json.loads, socket.texts) if found["type"] == "refused"]
            assert all(found["code"] != "busy" for found in refused)
        again = type(live.table).from_log(table, await app.store.logs.entries(table))
        assert again.session is not None
        assert live.table.session is not None
        assert again.session.state.to_bytes() == live.table.session.state.to_bytes()
        assert again.version == live.table.version


async def socket_of(app: AppUnderTest, **headers: str) -> ClientConnection:
    address = app.address.replace("http", "ws", 1) + "/api/socket"
    known = {"Cookie": app.cookie(identity("a"))} | headers
    return await connect(address, additional_headers=known, compression=None)


async def test_frames_that_the_protocol_forbids(tmp_path: pathlib.Path) -> None:
    """Binary frames are read like text, invalid text and 1 MB close the one socket they came on, others go on."""

    async with listening_app(tmp_path) as app:
        healthy = await socket_of(app)
        dice = random.Random(1)
        binary = await socket_of(app)
        assert json.loads(await binary.recv())["type"] == "welcome"
        for _ in range(50):
            await binary.send(dice.randbytes(dice.randrange(0, 200)))
            assert json.loads(await binary.recv())["code"] == "bad-message"
        await binary.send(b'{"do":"ping","number":4}')
        assert json.loads(await binary.recv())["number"] == 4
        await binary.close()
        for payload, code in ((b" " * 1_000_000, 1009), (b" " * (MAX_MESSAGE_BYTES + 1), 1009)):
            large = await socket_of(app)
            await large.recv()
            with contextlib.suppress(websockets.ConnectionClosed):
                await large.send(payload)
            await large.wait_closed()
            assert large.close_code == code
        await healthy.recv()
        await healthy.send('{"do":"ping","number":1}')
        assert json.loads(await healthy.recv())["type"] == "pong"
        await healthy.close()


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "https://127.0.0.1.evil.test"])
async def test_sockets_of_other_origins_are_refused(origin: str, tmp_path: pathlib.Path) -> None:
    """Another site cannot use the cookie of its visitors."""

    async with listening_app(tmp_path) as app:
        with pytest.raises(websockets.InvalidStatus) as caught:
            await socket_of(app, Origin=origin)
        assert caught.value.response.status_code == 403
        own = await socket_of(app, Origin=app.address)
        await own.close()


async def test_a_connection_watches_a_limited_number_of_tables(tmp_path: pathlib.Path) -> None:
    """And can send no chat to others."""

    async with running_app(tmp_path) as app:
        seats = [{"kind": "me"}, {"kind": "open"}]
        async with InProcessSocket(app, identity("a")) as socket:
            for number in range(20):
                table = await create_table(app, identity("a"), {"game": "altar", "seats": seats}, f"t{number}")
                (shown,) = await socket.say({"do": "watch", "table": table})
                assert shown["type"] == "table"
            last = await create_table(app, identity("a"), {"game": "altar", "seats": seats}, "last")
            (refused,) = await socket.say({"do": "watch", "table": last})
            assert refused["code"] == "not-allowed"
            (refused,) = await socket.say({"do": "say", "table": last, "command": "c", "text": "x"})
            assert refused["code"] == "not-watching"


async def test_a_table_is_watched_first(tmp_path: pathlib.Path) -> None:
    """Otherwise the refusal is `not-watching`, or `no-such-table` if there is none."""

    async with running_app(tmp_path) as app, InProcessSocket(app, identity("a")) as socket:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        table = await create_table(app, identity("a"), {"game": "altar", "seats": seats, "hints": True}, start=True)
        for code, name in (("not-watching", table), ("no-such-table", "nowhere")):
            for message in (
                {"do": "say", "command": "c", "text": "hello"},
                {"do": "mute", "command": "c", "target": "seat 0"},
                {"do": "auto_reply", "command": "c", "auto_reply": {}},
                {"do": "hint", "command": "c"},
                {"do": "uncover", "seat": 0},
                {"do": "unwatch"},
            ):
                (refused,) = await socket.say({"table": name, **message})
                assert (refused["type"], refused["code"], refused["table"]) == ("refused", code, name), message
        await socket.say({"do": "watch", "table": table})
        answer = await socket.answered("d", {"do": "say", "table": table, "command": "d", "text": "hello"})
        assert answer["type"] == "done"
