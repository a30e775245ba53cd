"""Creating, finding, leaving and deleting tables."""

from __future__ import annotations

import asyncio
import os
import pathlib
import subprocess
import sys
from typing import Any

import httpx
import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    create_table,
    identity,
    play_steps,
    running_app,
    send_command,
    start_table,
)

from banjar.i18n.texts import LANGUAGES, Texts
from banjar.server.http.routes.lobby import LISTED_MILLISECONDS

ANN, BOB, EVE = identity("a"), identity("b"), identity("e")
OPEN = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}], "starter": "first"}


async def got(app: AppUnderTest, who: str | None, path: str) -> Any:
    async with app.client(who) as client:
        return (await client.get(path)).json()


async def test_private_tables_are_in_no_list(tmp_path: pathlib.Path) -> None:
    """Public ones are, while they can be joined or watched."""

    async with running_app(tmp_path) as app:
        hidden = await create_table(app, ANN, OPEN, "hidden")
        public = await create_table(app, ANN, OPEN | {"visibility": "public"}, "public")
        for who in (None, EVE):
            assert [one["table"] for one in (await got(app, who, "/api/tables"))["tables"]] == [public]
        assert (await got(app, None, "/api/tables?status=over"))["error"]["code"] == "bad-message"
        await send_command(app, BOB, public, "join", name="Bob")
        await send_command(app, BOB, public, "ready")
        await send_command(app, ANN, public, "start")
        assert (await got(app, None, "/api/tables"))["tables"] == []
        (running,) = (await got(app, None, "/api/tables?status=running"))["tables"]
        assert running["table"] == public
        mine = (await got(app, ANN, "/api/tables/mine"))["tables"]
        assert {one["table"] for one in mine} == {hidden, public}
        assert {one["table"]: one["my_turn"] for one in mine} == {hidden: False, public: True}
        assert ANN not in str(mine)
        assert (await got(app, EVE, "/api/tables/mine"))["tables"] == []


async def test_codes_find_open_tables_only(tmp_path: pathlib.Path) -> None:
    """In lower case too; after the start the code finds nothing."""

    async with running_app(tmp_path) as app:
        table = await create_table(app, ANN, OPEN)
        code = (await got(app, ANN, f"/api/tables/{table}"))["you"]["code"]
        assert "code" not in (await got(app, EVE, f"/api/tables/{table}"))["you"]
        assert (await got(app, BOB, f"/api/codes/{code.lower()}"))["table"] == table
        assert (await got(app, None, f"/api/codes/{code}"))["error"]["code"] == "no-identity"
        await send_command(app, BOB, table, "join", name="Bob")
        await send_command(app, BOB, table, "ready")
        await send_command(app, ANN, table, "start")
        assert (await got(app, BOB, f"/api/codes/{code}"))["error"]["code"] == "no-such-code"
        assert "code" not in (await got(app, ANN, f"/api/tables/{table}"))["you"]


async def test_two_people_want_the_same_seat(tmp_path: pathlib.Path) -> None:
    """6: one of them gets it."""

    async with running_app(tmp_path) as app:
        table = await create_table(app, ANN, OPEN)
        people = [identity(letter) for letter in "bcdefg"]
        joining = (send_command(app, who, table, "join", name=who[:2], seat=1) for who in people)
        answers = await asyncio.gather(*joining)
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5


async def test_a_deleted_table_is_gone_for_all(tmp_path: pathlib.Path) -> None:
    """Viewers are notified, and later requests about it are refused."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar", hints=True)
        await play_steps(app, table, 6)
        async with InProcessSocket(app, people[1]) as socket:
            await socket.say({"do": "watch", "table": table})
            async with app.client(people[0]) as client:
                assert (await client.delete(f"/api/tables/{table}")).status_code == 204
                assert (await client.delete(f"/api/tables/{table}")).status_code == 404
            await socket.until(lambda: any('"type":"gone"' in text for text in socket.texts))
            for message in (
                {"do": "say", "table": table, "command": "c", "text": "hello"},
                {"do": "uncover", "table": table, "seat": 1},
                {"do": "auto_reply", "table": table, "command": "c", "auto_reply": {}},
                {"do": "hint", "table": table, "command": "c"},
                {"do": "ask", "table": table, "command": {"do": "resign", "command": "r"}},
                {"do": "watch", "table": table},
                {"do": "watch", "table": table},
            ):
                (refused,) = await socket.say(message)
                assert refused.get("code") == "no-such-table", (message, refused)
            await socket.say({"do": "unwatch", "table": table}, 1)
        assert await app.store.chat.lines(table) == []


async def test_a_branch_and_a_rematch(tmp_path: pathlib.Path) -> None:
    """Only of a finished game; the same command creates one table, and everybody gets the same rematch."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await play_steps(app, table, 12)
        async with app.client(EVE) as client:
            body = {"command": "b", "step": 5, "seat": 1, "name": "Eve", "level": "novice"}
            refused = await client.post(f"/api/tables/{table}/branch", json=body)
            assert refused.json()["error"]["code"] == "not-over"
            await send_command(app, people[0], table, "resign")
            answers = [await client.post(f"/api/tables/{table}/branch", json=body) for _ in range(3)]
            assert len({answer.json()["table"] for answer in answers}) == 1
            branch = await got(app, EVE, f"/api/tables/{answers[0].json()['table']}")
            assert (branch["status"], branch["you"]["seat"]) == ("running", 1)
            for wrong in ({"step": 10_000}, {"seat": 5}, {"level": "god"}, {"step": -1}, {"name": ""}):
                answer = await client.post(f"/api/tables/{table}/branch", json=body | {"command": str(wrong)} | wrong)
                assert answer.status_code in (404, 422), wrong
        again = [await send_command(app, who, table, "rematch") for who in (*people, *people)]
        assert len({answer.json()["rematch"] for answer in again}) == 1
        assert (await send_command(app, EVE, table, "rematch")).json()["error"]["code"] == "not-seated"
        assert live.table.rematch == again[0].json()["rematch"]


async def test_a_deleted_rematch_is_followed_by_another(database_url: str, tmp_path: pathlib.Path) -> None:
    """Nobody is led to a deleted table; a repeated command creates no second one, and strangers create none."""

    async with running_app(tmp_path, url=database_url) as app:
        table, people = await start_table(app, 2, game="altar")
        await send_command(app, people[0], table, "resign")
        seen = []
        for round_ in range(3):
            commands = [f"again {round_} {number}" for number in range(2)]
            refused = await send_command(app, EVE, table, "rematch")
            assert refused.json()["error"]["code"] == "not-seated"
            answers = [
                (await send_command(app, who, table, "rematch", command)).json()
                for who, command in (*zip(people, commands, strict=True), *zip(people, commands, strict=True))
            ]
            assert len({answer["rematch"] for answer in answers}) == 1
            assert len({answer["version"] for answer in answers}) == 1
            seen.append(answers[0]["rematch"])
            new = await got(app, people[1], f"/api/tables/{seen[-1]}")
            assert (new["status"], new["previous_table"], len(new["you"]["seats"])) == ("open", table, 1)
            async with app.client(people[0]) as client:
                assert (await client.delete(f"/api/tables/{seen[-1]}")).status_code == 204
            repeated = await send_command(app, people[0], table, "rematch", commands[0])
            assert repeated.json() == {"version": answers[0]["version"], "rematch": seen[-1]}
        assert len(set(seen)) == 3
        live = await app.manager.open(table)
        assert live.table.version == len(await app.store.logs.entries(table))


async def test_bad_settings_are_explained(tmp_path: pathlib.Path) -> None:
    """Each with its code, and no table is created."""

    async with running_app(tmp_path) as app:
        two = [{"kind": "me"}, {"kind": "open"}]
        for settings in (
            {"game": "chess", "seats": two},
            {"game": "altar", "seats": []},
            {"game": "altar", "seats": [*two, *two, *two]},
            {"game": "dalang", "seats": two},
            {"game": "altar", "seats": [{"kind": "me"}, {"kind": "me"}]},
            {"game": "altar", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
            {"game": "altar", "seats": [{"kind": "me"}, {"kind": "guest"}]},
            {"game": "altar", "seats": two, "pace": -1},
            {"game": "altar", "seats": two, "pace": 10**30},
            {"game": "altar", "seats": two, "options": {"oracle": "maybe"}},
            {"game": "altar", "seats": two, "options": {"colours": ["red", "blue"]}},
            {"game": "altar", "seats": two, "clock": {"type": "live", "bank": 0}},
            {"game": "altar", "seats": two, "clock": {"type": "correspondence", "night": {"zone": "../etc"}}},
            {"game": "altar", "seats": two, "clock": {"type": "correspondence", "night": {"zone": "x" * 9000}}},
            {"game": "altar", "seats": two, "clock": {"type": "correspondence", "night": {"begins": "25:00"}}},
            {"game": "altar", "seats": two, "substitute": "nobody"},
            {"game": "altar", "seats": two, "visibility": "secret"},
        ):
            body = {"command": str(settings)[:60], "name": "Ann", "settings": settings}
            async with app.client(ANN) as client:
                answer = await client.post("/api/tables", json=body)
            assert answer.status_code == 422, (settings, answer.text)
        assert (await got(app, ANN, "/api/tables/mine"))["tables"] == []


@pytest.mark.parametrize(
    ("field", "at", "wrong"),
    [
        ("memoryaid", "$.settings", {"memoryaid": True}),
        ("nmae", "$.settings.seats[0]", {"seats": [{"kind": "me", "nmae": "Ann"}, {"kind": "open"}]}),
        ("gracee", "$.settings.clock", {"clock": {"type": "none", "gracee": 60_000}}),
        ("bakn", "$.settings.clock", {"clock": {"type": "live", "bakn": 60_000}}),
        ("nigth", "$.settings.clock", {"clock": {"type": "correspondence", "nigth": {}}}),
        ("end", "$.settings.clock.night", {"clock": {"type": "correspondence", "night": {"end": "08:00"}}}),
    ],
)
async def test_a_misspelt_setting_is_named(field: str, at: str, wrong: dict[str, Any], tmp_path: pathlib.Path) -> None:
    """A misspelt `night` must not lead to a game without one."""

    async with running_app(tmp_path) as app:
        async with app.client(ANN) as client:
            answer = await client.post("/api/tables", json={"command": "c", "name": "Ann", "settings": OPEN | wrong})
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (422, "bad-message")
        assert f"`{field}`" in error["sentence"]
        assert f"`{at}`" in error["sentence"]


NO_NUMBA = """
import asyncio, pathlib, sys
from tests.server.app_fixtures import running_app, identity, play_steps, start_table

async def main():
    async with running_app(pathlib.Path(sys.argv[1])) as app:
        for game, players in (("altar", 2), ("dalang", 3)):
            app.manager.runtime.draw = __import__("random").Random(game).randrange
            table, people = await start_table(app, players, game=game, starter="random")
            await play_steps(app, table, 10)
            async with app.client(people[0]) as client:
                for path in ("", "/log", "/since"):
                    assert (await client.get(f"/api/tables/{table}{path}")).status_code == 200
                await client.delete(f"/api/tables/{table}")

asyncio.run(main())
print(" ".join(sys.modules))
"""


def test_the_web_process_compiles_nothing(tmp_path: pathlib.Path) -> None:
    """Tables are created, played and shown without numba; only bot workers load it."""
    environment = {**os.environ, "BANJAR_KERNEL": "plain", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", NO_NUMBA, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    modules = set(done.stdout.split())
    assert "banjar.games.altar.rules.phases" in modules
    assert not modules & {"numba", "llvmlite"}


WRONG_SETTINGS: dict[str, dict[str, Any]] = {
    "bad-game": {"game": "chess"},
    "bad-players": {"seats": [{"kind": "me"}]},
    "bad-seats": {"seats": [{"kind": "me"}, {"kind": "me"}]},
    "bad-level": {"substitute": "godlike"},
    "bad-option": {"options": {"oracle": "perhaps"}},
    "bad-time": {"clock": {"type": "live", "bank": 1}},
    "bad-night": {"clock": {"type": "correspondence", "night": {"zone": "Europe/Atlantis"}}},
}


@pytest.mark.parametrize("code", WRONG_SETTINGS)
async def test_wrong_settings_are_explained_in_every_language(tmp_path: pathlib.Path, code: str) -> None:
    """The sentence is made from the code and its values alone, so it has no words of another language."""

    async with running_app(tmp_path) as app, app.client(identity("a")) as client:
        sentences = set()
        for language in LANGUAGES:
            settings = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]} | WRONG_SETTINGS[code]
            body = {"command": "wrong", "name": "Ann", "settings": settings}
            answer = await client.post("/api/tables", params={"language": language}, json=body)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"]) == (422, code)
            assert error["sentence"] == Texts(language).say(f"error-{code}", **error["values"])
            assert ("detail" in error) == (code == "bad-option")
            sentences.add(error["sentence"])
        assert len(sentences) == len(LANGUAGES)


async def test_60_public_tables_of_one_address_do_not_hide_others(tmp_path: pathlib.Path) -> None:
    """In whichever order they were made; the list goes on over pages, and ends."""
    async with running_app(tmp_path) as app:
        public = OPEN | {"visibility": "public"}

        async def make(address: str, number: int) -> str:
            """From an address, by a new identity."""
            transport = httpx.ASGITransport(app.asgi, client=(address, 1))
            cookie = {"cookie": app.cookie(app.context.identities.new())}
            async with httpx.AsyncClient(transport=transport, base_url=app.address, headers=cookie) as client:
                body = {"command": f"make{number}", "name": "Somebody", "settings": public}
                answer = await client.post("/api/tables", json=body)
                return str(answer.json()["table"])

        honest = [await make(f"192.0.2.{number}", 0) for number in range(5)]
        flood = [await make(f"2001:db8::{number:x}", number) for number in range(60)]
        first = await got(app, None, "/api/tables")
        listed = [one["table"] for one in first["tables"]]
        assert set(honest) <= set(listed)
        assert len(listed) == 50
        rest = await got(app, None, f"/api/tables?after={first['next']}")
        assert rest["next"] is None
        assert {*listed, *(one["table"] for one in rest["tables"])} == {*honest, *flood}
        assert "192.0.2" not in str(await app.store.logs.entries(honest[0]))


async def test_a_public_table_that_nobody_touches_leaves_the_list(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_app(tmp_path) as app:
        table = await create_table(app, ANN, OPEN | {"visibility": "public"}, "public")
        assert [one["table"] for one in (await got(app, None, "/api/tables"))["tables"]] == [table]
        later = app.manager.now() + LISTED_MILLISECONDS["open"] + 1_000
        monkeypatch.setattr(app.manager.runtime, "now", lambda: later)
        assert (await got(app, None, "/api/tables"))["tables"] == []
        await send_command(app, BOB, table, "join", name="Bob")
        assert [one["table"] for one in (await got(app, None, "/api/tables"))["tables"]] == [table]


@pytest.mark.parametrize("after", ["", "1", "1.2", "x.1.t", "1.2.t.4", "1.2.t%00", "-1.2.t"])
async def test_a_page_that_the_server_did_not_name_is_refused(tmp_path: pathlib.Path, after: str) -> None:
    async with running_app(tmp_path) as app:
        assert (await got(app, None, f"/api/tables?after={after}"))["error"]["code"] == "bad-message"
