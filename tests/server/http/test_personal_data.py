"""Export and deletion of what the server keeps about a person."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import pathlib
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    RandomBotPool,
    create_table,
    identity,
    play_steps,
    running_app,
    send_command,
    start_table,
)
from tests.server.store import old_database

from banjar.core.game import parse_record
from banjar.core.registry import MORE_GAMES
from banjar.kernel.mode import PLAIN
from banjar.server import rate_limits
from banjar.server.app import create_app
from banjar.server.config import Config
from banjar.server.identity import COOKIE
from banjar.server.moderation import BAR, IDENTITY
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.schema import AUDIT_LOG, BANS, IDENTITY_GENERATIONS, METADATA
from banjar.server.store.store import Store
from banjar.server.tables.runtime import milliseconds
from banjar.table import log
from banjar.table.table import Table

ME, OTHER, THIRD = identity("a"), identity("b"), identity("c")
KEPT = {BANS.name, AUDIT_LOG.name, IDENTITY_GENERATIONS.name}
ONE, TWO = "lanterns=tests.games.lanterns", "lanterns=tests.games.lanterns_two"


async def stored(store: Store) -> dict[str, str]:
    """Everything in the database, by database table, as text."""
    return {
        table.name: "\n".join(map(repr, await store._database.fetch_all(select(table))))
        for table in METADATA.sorted_tables
    }


async def assert_no_trace(store: Store, who: str, *texts: str) -> None:
    for name, content in (await stored(store)).items():
        for text in (who, *texts) if name not in KEPT else ():
            assert text not in content, (name, text)


async def export(app: AppUnderTest, who: str | None) -> Any:
    async with app.client(who) as client:
        answer = await client.get("/api/me/data")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def forget(app: AppUnderTest, who: str | None) -> httpx.Response:
    async with app.client(who) as client:
        return await client.delete("/api/me")


async def say(app: AppUnderTest, who: str, table: str, text: str, name: str = "Onlooker") -> None:
    async with app.client(who) as client:
        body = {"command": f"say {random.getrandbits(60)}", "text": text, "name": name}
        assert (await client.post(f"/api/tables/{table}/chat", json=body)).status_code == 201


async def open_table(app: AppUnderTest, owner: str, *guests: str, command: str = "open", **settings: Any) -> str:
    """A table that has not started, with the names of its people as they are typed."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * max(1, len(guests))]
    table = await create_table(app, owner, {"game": "altar", "seats": seats, "starter": "first"} | settings, command)
    for who in guests:
        assert (await send_command(app, who, table, "join", name=f"Name {who[0]}")).status_code == 200
    return table


async def seat_names(app: AppUnderTest, table: str, who: str | None = OTHER) -> list[str | None]:
    async with app.client(who) as client:
        return [seat["name"] for seat in (await client.get(f"/api/tables/{table}")).json()["seats"]]


async def finish(app: AppUnderTest, table: str, *people: str) -> None:
    """All of them resign, until the game is over."""
    for who in people:
        await send_command(app, who, table, "resign")
    assert (await app.manager.open(table)).table.status == "over"


async def test_a_person_gets_all_of_their_data_and_nothing_else(tmp_path: pathlib.Path) -> None:
    """Their decisions only once the game is over: what one may not remember cannot be looked up."""
    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="altar")
        live = await play_steps(app, table, 12)
        watched = await open_table(app, THIRD, OTHER)
        await say(app, ME, table, "Mine here")
        await say(app, OTHER, table, "Not mine")
        await say(app, ME, watched, "Mine there", "Onlooker")
        await app.context.moderation.add("silence", IDENTITY, ME, 60, "a reason for hosts only")
        await app.context.moderation.add("silence", IDENTITY, OTHER, 60, "another")
        async with app.client(ME) as client:
            await client.post("/api/me/recovery")
        found = await export(app, ME)
        assert [(one["table"], one["names"], one["actions"]) for one in found["tables"]] == [(table, ["aaa"], None)]
        assert found["tables"][0] | {"updated_at": 0, "created_at": 0} == {
            "table": table,
            "game": "altar",
            "status": "running",
            "created_at": 0,
            "updated_at": 0,
            "is_owner": True,
            "names": ["aaa"],
            "actions": None,
        }
        lines = {(line["table"], line["name"], line["text"]) for line in found["chat"]}
        assert lines == {(table, "aaa", "Mine here"), (watched, "Onlooker", "Mine there")}
        assert found["recovery_link_since"] is not None
        (ban,) = found["bans"]
        assert (ban["effect"], ban["until"] - ban["since"]) == ("silence", 60_000)
        assert not {OTHER, ME, THIRD, "Not mine", "a reason"} & {*json.dumps(found).split('"')}
        await finish(app, table, OTHER)
        assert live.table.session is not None
        mine = [action.text for seat, action in live.table.session.state.decisions if seat == 0]
        (over,) = (await export(app, ME))["tables"]
        assert [action["action"] for action in over["actions"]] == mine
        assert {action["seat"] for action in over["actions"]} == {0}
        secret, origin = live.table.secret, live.table.session.origin
        assert str(secret) not in json.dumps(over)
        assert str(origin["seed"]) not in json.dumps(over)
        assert (await export(app, identity("z")))["tables"] == []


async def test_nobody_reads_or_deletes_the_data_of_somebody_else(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="altar")
        before = await app.store.logs.entries(table)
        right = app.cookie(ME)
        wrong: tuple[dict[str, str], ...] = (
            {},
            {"cookie": right[:-2] + "AA"},
            {"cookie": f"{COOKIE}={ME}"},
            {"authorization": f"Bearer {ME}"},
        )
        for headers in wrong:
            async with app.client(None, **headers) as client:
                for method, path in (("GET", "/api/me/data"), ("DELETE", "/api/me")):
                    answer = await client.request(method, path)
                    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-identity"), headers
        assert (await forget(app, identity("s"))).status_code == 204
        assert await app.store.logs.entries(table) == before
        async with app.client(ME, origin="http://elsewhere.test") as client:
            assert (await client.delete("/api/me")).status_code == 403
        assert await app.store.logs.entries(table) == before


async def test_both_requests_are_limited(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.PERSON_RATES, "personal_data", rate_limits.Rate(0.001, 1))
    async with running_app(tmp_path, limits=True) as app, app.client(ME) as client:
        assert [(await client.get("/api/me/data")).status_code for _ in range(2)] == [200, 429]
        assert (await client.delete("/api/me")).status_code == 429


async def test_somebody_who_is_barred_can_take_and_delete_their_data_and_stays_barred(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="altar")
        await app.context.moderation.add(BAR, IDENTITY, ME, None, "")
        async with app.client(ME) as client:
            assert (await client.get("/api/me")).status_code == 403
        assert [ban["effect"] for ban in (await export(app, ME))["bans"]] == ["bar"]
        assert (await forget(app, ME)).status_code == 204
        assert await seat_names(app, table) == ["", "bbb"]
        async with app.client(ME) as client:  # with a cookie of the new generation, which nobody has
            assert (await client.get("/api/me")).json()["error"]["code"] == "barred"
        assert ME in (await stored(app.store))[BANS.name]


async def test_deletion_takes_a_person_out_of_every_table(tmp_path: pathlib.Path) -> None:
    """An open table of theirs is deleted, an open seat left, a game resigned, a finished one kept for the others."""
    async with running_app(tmp_path) as app:
        own = await open_table(app, ME, OTHER, command="own")
        joined = await open_table(app, OTHER, ME, command="joined")
        running, _ = await start_table(app, 3, game="altar")
        await play_steps(app, running, 9)
        alone = await create_table(
            app, ME, {"game": "altar", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": 10_000}, "alone", start=True
        )
        over = await open_table(app, OTHER, ME, command="over")
        await send_command(app, ME, over, "ready")
        await send_command(app, OTHER, over, "start")
        await play_steps(app, over, 15)
        await finish(app, over, OTHER)
        async with app.client(OTHER) as client:
            mine = {one["table"]: one for one in (await client.get("/api/tables/mine")).json()["tables"]}
            record = (await client.get(f"/api/tables/{over}/record")).text
        for table in (own, joined, running, alone, over):
            await say(app, ME, table, f"My line {table}")
        watched = await open_table(app, THIRD, command="watched")
        await say(app, ME, watched, "My line as Onlooker", "Spectre")
        assert (await forget(app, ME)).status_code == 204
        await assert_no_trace(app.store, ME, '"aaa"', "Name a", "My line", "Spectre")
        for table in (own, alone):
            async with app.client(OTHER) as client:
                assert (await client.get(f"/api/tables/{table}")).status_code == 404
        assert await seat_names(app, joined) == ["bbb", None]
        assert await seat_names(app, running) == ["", "bbb", "ccc"]
        played = (await app.manager.open(running)).table
        assert (played.status, played.seats[0].resigned, played.seats[0].is_forgotten) == ("running", True, True)
        assert await seat_names(app, over) == ["bbb", ""]
        async with app.client(OTHER) as client:
            again = (await client.get(f"/api/tables/{over}/record")).text
            listed = {one["table"]: one for one in (await client.get("/api/tables/mine")).json()["tables"]}
        assert parse_record(again).replay().is_over == parse_record(record).replay().is_over
        assert again == record.replace('"Name a"', '""')
        assert {one: listed[one]["updated_at"] for one in (over,)} == {over: mine[over]["updated_at"]}
        assert listed[over]["unread"] == mine[over]["unread"]
        for kept in (joined, running, over):
            assert (
                Table.from_log(kept, await app.store.logs.entries(kept)).version
                == (await app.manager.open(kept)).table.version
            )
        await play_steps(app, running, 10)
        assert (await send_command(app, OTHER, over, "rematch")).status_code == 200
        (rematch,) = {
            one["table"] for one in (await _mine(app, OTHER)) if one["table"] not in {joined, running, over, watched}
        }
        assert await seat_names(app, rematch) == ["bbb", None]


async def test_the_last_person_takes_the_table_with_them(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="altar")
        await play_steps(app, table, 9)
        answers = await asyncio.gather(*(forget(app, who) for who in people))
        assert [answer.status_code for answer in answers] == [204] * 3
        assert await app.store.tables.get(table) is None
        assert table not in app.manager.tables
        assert table not in "".join((await stored(app.store)).values())


async def test_no_acknowledged_move_is_lost_while_somebody_is_forgotten(database_url: str) -> None:
    """The log is rewritten beside entries that others append."""
    async with process(database_url, "one") as app:
        table, _ = await start_table(app, 3, game="altar")
        live, acknowledged, is_done = await app.manager.open(table), dict[int, str](), False

        async def play_on() -> None:
            for number in itertools.count():
                if live.table.status != "running" or (is_done and len(acknowledged) > 15):
                    return
                session, seat, version = live.table.session, live.table.to_act, live.table.version
                assert session is not None
                if seat is not None and live.table.seats[seat].holder in (OTHER, THIRD):
                    who, action = live.table.seats[seat].holder, session.state.legal_actions()[0].text
                    command = f"act {number}"
                    answer = await send_command(app, who or "", table, "act", command, version=version, action=action)
                    if answer.status_code == 200:
                        acknowledged[answer.json()["version"]] = action
                elif seat is not None and live.table.seats[seat].holder == ME:
                    action = session.state.legal_actions()[0].text
                    await send_command(app, ME, table, "act", version=version, action=action)
                await asyncio.sleep(0.001)

        playing = asyncio.create_task(play_on())
        while len(acknowledged) < 5:
            await asyncio.sleep(0.001)
        assert (await forget(app, ME)).status_code == 204
        is_done = True
        async with asyncio.timeout(60):
            await playing
        entries = [log.decode(body) for body in await app.store.logs.entries(table)]
        assert sum(isinstance(entry, log.Forgotten) for entry in entries) == 1
        for version, action in acknowledged.items():
            entry = entries[version - 1]
            assert isinstance(entry, log.Acted)
            assert entry.action == action
        await assert_no_trace(app.store, ME, '"aaa"')


async def _mine(app: AppUnderTest, who: str) -> list[dict[str, Any]]:
    async with app.client(who) as client:
        found: list[dict[str, Any]] = (await client.get("/api/tables/mine")).json()["tables"]
    return found


async def test_several_seats_of_a_shared_device_are_forgotten_together(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        seats = [{"kind": "me"}, {"kind": "local", "name": "My sister"}, {"kind": "open"}]
        table = await create_table(app, ME, {"game": "altar", "seats": seats, "starter": "first"})
        for do, fields in (("join", {"name": "bbb"}), ("ready", {})):
            await send_command(app, OTHER, table, do, **fields)
        await send_command(app, ME, table, "start")
        assert sorted((await export(app, ME))["tables"][0]["names"]) == ["My sister", "aaa"]
        assert (await forget(app, ME)).status_code == 204
        await assert_no_trace(app.store, ME, "My sister", '"aaa"')
        live = await app.manager.open(table)
        assert [seat.name for seat in live.table.seats] == ["", "", "bbb"]
        assert live.table.status == "over"


async def test_those_who_watch_see_it_and_the_person_is_signed_out_everywhere(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 3, game="altar")
        async with app.client(ME) as client:
            token = (await client.post(f"/api/tables/{table}/seats/0/token")).json()["token"]
            link = (await client.post("/api/me/link")).json()["token"]
        async with (
            InProcessSocket(app, ME) as mine,
            InProcessSocket(app, OTHER) as theirs,
            app.client(ME) as client,
        ):
            await theirs.say({"do": "watch", "table": table, "version": None})
            await mine.say({"do": "watch", "table": table, "version": None})
            for number, who in enumerate((ME, OTHER, ME)):
                await say(app, who, table, f"Line {number}")
            answer = await client.delete("/api/me")
            assert answer.status_code == 204
            assert f"{COOKIE}=" in answer.headers["set-cookie"]
            assert "max-age=0" in answer.headers["set-cookie"].lower()
            assert (await client.get("/api/me/data")).status_code == 401
            await theirs.until(lambda: '"chat_removed"' in "".join(theirs.texts))
            heard = [json.loads(text) for text in theirs.texts]
            updates = [one for one in heard if one["type"] == "update"]
            assert [one["entry"] for one in updates if one["entry"] != "acted"] == ["resigned", "forgotten"]
            assert updates[-1]["seats"][0]["name"] == ""
            assert [one["numbers"] for one in heard if one["type"] == "chat_removed"] == [[1, 3]]
        assert mine.code == 4401
        async with app.client(OTHER) as client:
            lines = (await client.get(f"/api/tables/{table}/chat")).json()["lines"]
            assert [line["text"] for line in lines] == ["Line 1"]
            assert (await client.post("/api/me/link/use", json={"token": link, "replace": True})).status_code == 410
        await say(app, OTHER, table, "Next")
        live = await app.manager.open(table)
        assert live.chat.last_number == 4
        async with app.client(None, authorization=f"Bearer {token}") as client:
            move = {"do": "resign", "command": "program"}
            assert (await client.post("/api/program/moves", json=move)).json()["error"]["code"] == "no-identity"


@pytest.mark.parametrize("calls_before", range(1, 5))
async def test_a_deletion_that_stops_in_the_middle_is_finished_when_asked_again(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, calls_before: int
) -> None:
    """The identity stays valid until everything else is gone."""
    async with running_app(tmp_path) as app:
        tables = [await open_table(app, OTHER, ME, command=f"{number}") for number in range(2)]
        for table in tables:
            await say(app, ME, table, "My line")
        left = [calls_before]

        def counted(work: Any) -> Any:
            async def call(*values: Any) -> Any:
                left[0] -= 1
                if left[0] < 0:
                    raise StoreUnavailable("the database is away")
                return await work(*values)

            return call

        for name in ("forget_member", "forget_lines"):
            monkeypatch.setattr(app.store.forgetting, name, counted(getattr(app.store.forgetting, name)))
        monkeypatch.setattr(app.store.generations, "advance", counted(app.store.generations.advance))
        answer = await forget(app, ME)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
        for table in tables:
            assert all(name is None or name for name in (await seat_names(app, table))[:1])
    monkeypatch.undo()
    async with running_app(tmp_path) as app:
        assert (await forget(app, ME)).status_code == 204
        await assert_no_trace(app.store, ME, "Name a", "My line")
        assert [await seat_names(app, table) for table in tables] == [["bbb", None]] * 2
        assert (await app.store.members.tables_of(OTHER, "", 9)) == sorted(tables)


@pytest.mark.skipif(not PLAIN, reason="both versions are compiled as any game is")
async def test_tables_of_rules_that_are_gone_are_rewritten_too(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MORE_GAMES, TWO)
    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="lanterns")
    monkeypatch.setenv(MORE_GAMES, ONE)
    async with running_app(tmp_path) as app:
        assert [one["table"] for one in (await export(app, ME))["tables"]] == [table]
        assert (await forget(app, ME)).status_code == 204
        await assert_no_trace(app.store, ME, '"aaa"')
        (listed,) = await _mine(app, OTHER)
        assert [seat["name"] for seat in listed["seats"]] == ["", "bbb"]
    monkeypatch.setenv(MORE_GAMES, TWO)
    async with running_app(tmp_path) as app:
        assert (await app.manager.open(table)).table.seats[0].is_forgotten


@contextlib.asynccontextmanager
async def process(url: str, name: str, migrate: bool = False) -> AsyncIterator[AppUnderTest]:
    """One of several server processes on a database."""
    store = await Store.open(url, migrate=migrate, process=name, now=milliseconds())
    app = create_app(Config(limits=False), store, RandomBotPool())
    async with app.router.lifespan_context(app):
        yield AppUnderTest(app, app.state.context, app.state.context.manager, store)


async def test_other_processes_follow(postgres_url: str) -> None:
    async with process(postgres_url, "one") as one, process(postgres_url, "two") as two:
        table, _ = await start_table(one, 3, game="altar")
        await say(one, ME, table, "My line")
        await say(one, OTHER, table, "Not mine")
        async with InProcessSocket(two, OTHER) as theirs, InProcessSocket(two, ME) as mine:
            await theirs.say({"do": "watch", "table": table, "version": None}, 2)
            await mine.say({"do": "watch", "table": table, "version": None}, 2)
            assert (await forget(one, ME)).status_code == 204
            await theirs.until(lambda: '"entry":"forgotten"' in "".join(theirs.texts))
            await theirs.until(lambda: '"chat_removed"' in "".join(theirs.texts))
        assert mine.code == 4401
        for app in (one, two):
            live = await app.manager.open(table)
            assert [seat.name for seat in live.table.seats] == ["", "bbb", "ccc"]
            assert ME not in live.table.members
            assert [line.text for _, line in live.chat.lines] == ["Not mine"]
            async with app.client(None, cookie=f"{COOKIE}={one.context.identities.signed(ME)[:26]}") as client:
                assert (await client.get("/api/me/data")).status_code == 401
        assert two.context.identities.generations[ME] == 1
        await assert_no_trace(two.store, ME, '"aaa"', "My line")


async def test_people_of_an_old_database_can_be_forgotten(database_url: str) -> None:
    await old_database.load(database_url)
    async with process(database_url, "one", migrate=True) as app:
        people = sorted({holder for _, holder in await _members(app.store)})
        before = await _status(app.store)
        for who in people[:2]:
            assert (await export(app, who))["tables"]
            assert (await forget(app, who)).status_code == 204
            await assert_no_trace(app.store, who)
        for table in await _status(app.store):
            entries = await app.store.logs.entries(table)
            assert Table.from_log(table, entries).version == len(entries)
            assert isinstance(log.decode(entries[0]), log.Created)
        assert set(await _status(app.store)) <= set(before)


async def _members(store: Store) -> list[tuple[str, str]]:
    rows = await store._database.fetch_all(select(METADATA.tables["members"]))
    return [(row.table_id, row.identity) for row in rows]


async def _status(store: Store) -> dict[str, str]:
    rows = await store._database.fetch_all(select(METADATA.tables["tables"]))
    return {row.id: row.status for row in rows}
