"""Chat over the server: rooms, muting, repeats, limits."""

from __future__ import annotations

import asyncio
import json
import pathlib
from typing import Any

import pytest
from tests.server.app_fixtures import AppUnderTest, InProcessSocket, identity, running_app, send_command, start_table

from banjar.table.chat import BOUNDS, PLAYERS, SPECTATORS, Bound

EVE = identity("e")


async def say(socket: InProcessSocket, table: str, text: str, command: str, name: str = "") -> dict[str, Any]:
    message = {"do": "say", "table": table, "command": command, "text": text, "name": name}
    return await socket.answered(command, message)


def lines(socket: InProcessSocket) -> list[str]:
    found = [message for message in map(json.loads, socket.texts) if message["type"] == "chat"]
    return [line["text"] for message in found for line in message["lines"] if "text" in line]


async def heard(app: AppUnderTest, who: str, table: str) -> list[str]:
    async with app.client(who) as client:
        found = (await client.get(f"/api/tables/{table}/chat")).json()["lines"]
    return [line["text"] for line in found if "text" in line]


async def test_players_and_spectators_have_separate_rooms_until_the_end(tmp_path: pathlib.Path) -> None:
    """8: players read no lines of spectators, who may see more; after the end everybody reads everything."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        async with (
            InProcessSocket(app, people[0]) as ann,
            InProcessSocket(app, people[1]) as bob,
            InProcessSocket(app, EVE) as eve,
        ):
            for socket in (ann, bob, eve):
                await socket.say({"do": "watch", "table": table})
            assert (await say(ann, table, "hello Bob", "c1"))["type"] == "done"
            assert (await say(eve, table, "poor Ann", "c1", "Eve"))["type"] == "done"
            await bob.until(lambda: lines(bob) == ["hello Bob"])
            await eve.until(lambda: lines(eve) == ["poor Ann"])
            assert lines(ann) == ["hello Bob"]
            assert await heard(app, people[1], table) == ["hello Bob"]
            assert await heard(app, EVE, table) == ["poor Ann"]
            await send_command(app, people[1], table, "resign")
            assert await heard(app, EVE, table) == ["hello Bob", "poor Ann"]
            sent = "".join(ann.texts + bob.texts + eve.texts)
            assert all(who not in sent for who in (*people, EVE))


async def test_refusals_follow_the_language_of_the_reader(tmp_path: pathlib.Path) -> None:
    """On the same socket, after `language`; an unsupported language is English."""

    async with running_app(tmp_path) as app, InProcessSocket(app, EVE, "it") as eve:
        for language, word in ((None, "tavolo"), ("de", "Tisch"), ("nl-BE", "tafel"), ("fr", "table")):
            if language is not None:
                await eve.say({"do": "language", "language": language}, 0)
            assert word in (await say(eve, "nowhere", "hello", "c1", "Eve"))["sentence"]


async def test_9_a_repeated_line_is_added_once(tmp_path: pathlib.Path) -> None:
    """9: over socket and HTTP, at once; with equal answers."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        body = {"command": "c1", "text": "once"}

        async def over_http() -> int:
            async with app.client(people[0]) as client:
                return int((await client.post(f"/api/tables/{table}/chat", json=body)).json()["number"])

        async with InProcessSocket(app, people[0]) as socket:
            await socket.say({"do": "watch", "table": table})
            first = (await say(socket, table, "once", "c1"))["number"]
            assert set(await asyncio.gather(*(over_http() for _ in range(6)))) == {first}
            assert lines(socket) == ["once"]
            assert (await say(socket, table, "twice", "c2"))["number"] == first + 1


async def test_lines_are_cleaned_and_limited(tmp_path: pathlib.Path) -> None:
    """No control characters, limited length; markup is plain text."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        async with InProcessSocket(app, people[0]) as socket:
            await socket.say({"do": "watch", "table": table})
            for number, text in enumerate(("", "  ", "\u202e\u200b", "x" * 501, "x" * 2001)):
                refused = await say(socket, table, text, f"bad{number}")
                assert refused["code"] in ("bad-chat", "bad-message")
            await say(socket, table, " <b>hi</b>\n\u202e there \x00", "ok")
            assert lines(socket) == ["<b>hi</b> there"]
            spectator_without_name = await _nameless(app, table)
            assert spectator_without_name == "bad-name"


async def _nameless(app: AppUnderTest, table: str) -> str:
    async with InProcessSocket(app, EVE) as socket:
        await socket.say({"do": "watch", "table": table})
        return str((await say(socket, table, "hello", "c"))["code"])


async def test_the_owner_mutes(tmp_path: pathlib.Path) -> None:
    """By seat or by a spectator's name, even if they change it; and unmutes."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        async with (
            InProcessSocket(app, people[0]) as ann,
            InProcessSocket(app, people[1]) as bob,
            InProcessSocket(app, EVE) as eve,
        ):
            for socket in (ann, bob, eve):
                await socket.say({"do": "watch", "table": table})
            await say(eve, table, "hello", "c1", "Eve")
            for number, (muted, code) in enumerate(((True, "muted"), (False, None))):
                for target in ("seat 1", "spectator Eve"):
                    command = f"{target} {muted}"
                    order = {"do": "mute", "table": table, "command": command, "target": target, "muted": muted}
                    assert (await bob.answered(command, order))["code"] == "not-owner"
                    assert (await ann.answered(command, order))["type"] == "done"
                assert (await say(bob, table, "hey", f"b{number}")).get("code") == code
                for name in ("Eve", "Evelyn"):
                    assert (await say(eve, table, "hey", f"{name}{number}", name)).get("code") == code


async def test_chat_has_a_rate_limit(tmp_path: pathlib.Path) -> None:
    """Five lines at once; the refusal of the sixth says how long to wait."""

    async with running_app(tmp_path, limits=True) as app:
        table, people = await start_table(app, 2, game="altar")
        async with InProcessSocket(app, people[0], "nl") as socket:
            await socket.say({"do": "watch", "table": table})
            answers = [await say(socket, table, f"line {number}", f"c{number}") for number in range(6)]
            assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"]
            assert answers[-1]["code"] == "too-fast"


async def test_a_full_room_drops_its_oldest_lines_and_new_viewers_get_the_last(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older lines are read page by page; dropped ones are gone from the database too."""
    monkeypatch.setitem(BOUNDS, PLAYERS, Bound(12, 1 << 20))
    monkeypatch.setattr("banjar.server.ws.connection.CHAT_LINES_ON_WATCH", 5)
    monkeypatch.setattr("banjar.server.http.routes.tables.CHAT_PAGE_LINES", 5)

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        async with InProcessSocket(app, people[0]) as ann, InProcessSocket(app, people[1]) as bob:
            await ann.say({"do": "watch", "table": table})
            for number in range(14):
                assert (await say(ann, table, f"line {number}", f"c{number}"))["type"] == "done"
            await bob.say({"do": "watch", "table": table}, 2)
            assert lines(bob) == [f"line {number}" for number in range(9, 14)]
        assert await heard(app, people[1], table) == [f"line {number}" for number in range(2, 7)]
        assert [number for number, _ in await app.store.chat.lines(table)] == list(range(3, 15))


async def test_spectators_who_fill_their_chat_do_not_silence_the_players(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does what they wrote stay for ever, and somebody muted stays so although the lines are gone."""
    monkeypatch.setitem(BOUNDS, SPECTATORS, Bound(20, 1 << 18))

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        async with InProcessSocket(app, people[0]) as ann, InProcessSocket(app, EVE) as eve:
            for socket in (ann, eve):
                await socket.say({"do": "watch", "table": table})
            assert (await say(ann, table, "the first line", "a0"))["type"] == "done"
            for number in range(60):
                assert (await say(eve, table, f"spam {number}", f"c{number}", "Eve"))["type"] == "done"
            assert (await say(ann, table, "still here", "a1"))["type"] == "done"
            mute = {"do": "mute", "table": table, "command": "m", "target": "spectator Eve"}
            assert (await ann.answered("m", mute))["type"] == "done"
        assert await heard(app, people[1], table) == ["the first line", "still here"]
        assert 0 < len(await heard(app, EVE, table)) <= 21
        assert len(await app.store.chat.lines(table)) <= 23
        async with InProcessSocket(app, identity("f")) as fay:
            await fay.say({"do": "watch", "table": table})
            for number in range(40):
                assert (await say(fay, table, f"spam {number}", f"c{number}", "Fay"))["type"] == "done"
    async with running_app(tmp_path) as app, InProcessSocket(app, EVE) as eve:
        await eve.say({"do": "watch", "table": table})
        assert (await say(eve, table, "again", "c", "Evelyn"))["code"] == "muted"


async def test_a_spectator_cannot_speak_under_a_name_like_a_players(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        async with InProcessSocket(app, EVE) as eve:
            await eve.say({"do": "watch", "table": table})
            for number, name in enumerate((people[0][:3], "AAA", "\u0430aa", "a a a", "a\u0301aa")):
                assert (await say(eve, table, "hello", f"c{number}", name))["code"] == "name-taken"
            assert (await say(eve, table, "hello", "c", "Eve"))["type"] == "done"
