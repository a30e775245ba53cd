"""Finding a game: who is paired with whom, when bots fill in, and who may not."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from tests.server.app_fixtures import AppUnderTest, InProcessSocket, identity, running_app

from banjar.server import lobby_feed, pairing
from banjar.server.rate_limits import PERSON_RATES

ANN, BOB, CAT, EVE = identity("a"), identity("b"), identity("c"), identity("e")
DUEL = {"game": "altar", "players": 2}
TRIO = {"game": "altar", "players": 3}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_feed, "TICK_SECONDS", 0.05)
    monkeypatch.setattr(lobby_feed, "MIN_TICK_SECONDS", 0.01)


async def seek(app: AppUnderTest, who: str | None, wish: dict[str, Any], command: str = "", **more: Any) -> Any:
    async with app.client(who) as client:
        name = more.pop("name", (who or "x")[:3])
        body = {"command": command or f"{who} seeks", "wish": wish, "name": name, **more}
        return await client.put("/api/lobby/seek", json=body)


async def found_table(app: AppUnderTest, who: str) -> str | None:
    async with app.client(who) as client:
        own = (await client.get("/api/lobby")).json()["seek"]
        return None if own is None else own["table"]


async def until(condition: Callable[[], Any]) -> Any:
    async with asyncio.timeout(20):
        while not (found := await condition()):
            await asyncio.sleep(0.02)
    return found


@contextlib.asynccontextmanager
async def following(app: AppUnderTest, who: str) -> AsyncIterator[InProcessSocket]:
    async with InProcessSocket(app, who) as socket:
        await socket.say({"do": "lobby"})
        yield socket


async def until_told(socket: InProcessSocket, words: str) -> None:
    await socket.until(lambda: words in socket.texts[-1])


async def test_two_who_wish_the_same_play(tmp_path: pathlib.Path) -> None:
    """The game runs, nobody owns the table, and equal names can be told apart."""

    async with running_app(tmp_path) as app:
        first = (await seek(app, ANN, DUEL, name="Ketut")).json()
        assert first["table"] is None
        assert first["bots_at"] is None
        second = (await seek(app, BOB, DUEL, name="Ketut")).json()
        table = second["table"]
        assert table is not None
        assert await found_table(app, ANN) == table
        live = await app.manager.open(table)
        assert live.table.status == "running"
        assert live.table.owner is None
        assert {(seat.holder, seat.name) for seat in live.table.seats} == {(ANN, "Ketut"), (BOB, "Ketut 2")}
        assert live.table.settings.visibility == "private"
        async with app.client(ANN) as client:
            mine = (await client.get("/api/tables/mine")).json()["tables"]
            assert [one["table"] for one in mine] == [table]
            assert (await client.delete(f"/api/tables/{table}")).json()["error"]["code"] == "not-owner"


@pytest.mark.parametrize(
    "other",
    [
        TRIO,
        DUEL | {"options": {"oracle": True}},
        DUEL | {"clock": {"type": "live", "bank": 240_000, "increment": 2000}},
        {"game": "dalang", "players": 3},
    ],
)
async def test_different_wishes_are_not_paired(tmp_path: pathlib.Path, other: dict[str, Any]) -> None:
    async with running_app(tmp_path) as app:
        await seek(app, ANN, DUEL)
        assert (await seek(app, BOB, other)).json()["table"] is None
        async with app.client(EVE) as client:
            assert len((await client.get("/api/lobby")).json()["wishes"]) == 2


async def test_a_default_that_is_written_out_is_the_same_wish(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        await seek(app, ANN, DUEL)
        said = DUEL | {"options": {"oracle": False}, "clock": {"type": "live", "bank": 600_000}}
        assert (await seek(app, BOB, said)).json()["table"] is not None


async def test_nobody_is_paired_with_themselves(tmp_path: pathlib.Path) -> None:
    """One person has one search, however many tabs; a new one replaces it."""

    async with running_app(tmp_path) as app:
        for command in ("one", "two"):
            assert (await seek(app, ANN, DUEL, command)).json()["table"] is None
        await seek(app, ANN, TRIO, "three")
        assert (await seek(app, BOB, DUEL)).json()["table"] is None


async def test_the_same_command_is_the_same_search(tmp_path: pathlib.Path) -> None:
    """Also after it was paired: a repeated request leads to the game, a new one begins anew."""

    async with running_app(tmp_path) as app:
        since = (await seek(app, ANN, DUEL, "one")).json()["since"]
        assert (await seek(app, ANN, DUEL, "one")).json()["since"] == since
        table = (await seek(app, BOB, DUEL)).json()["table"]
        assert (await seek(app, ANN, DUEL, "one")).json()["table"] == table
        assert (await seek(app, ANN, DUEL, "two")).json()["table"] is None


async def test_a_search_can_be_stopped(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        await seek(app, ANN, DUEL)
        async with app.client(ANN) as client:
            assert (await client.delete("/api/lobby/seek")).status_code == 204
        assert (await seek(app, BOB, DUEL)).json()["table"] is None


async def test_bots_fill_after_the_wait(tmp_path: pathlib.Path) -> None:
    """With those who accept bots; who wants people only goes on waiting."""

    async with running_app(tmp_path) as app:
        async with following(app, ANN), following(app, BOB), following(app, CAT):
            trio = {"game": "altar", "players": 4}
            await seek(app, CAT, trio, wait=None)
            await seek(app, BOB, trio, wait=3600)
            await seek(app, ANN, trio, wait=0, level="novice")
            table = await until(lambda: found_table(app, ANN))
            assert await found_table(app, BOB) == table
            assert await found_table(app, CAT) is None
        live = await app.manager.open(table)
        people = {seat.holder for seat in live.table.seats if seat.holder is not None}
        assert people == {ANN, BOB}
        assert [seat.level for seat in live.table.seats if seat.holder is None] == ["novice", "novice"]


async def test_all_tabs_are_told(tmp_path: pathlib.Path) -> None:
    """A tab that only follows sees the search of the other one, its end, and the table."""

    async with running_app(tmp_path) as app, following(app, ANN) as one, following(app, ANN) as other:
        await seek(app, ANN, DUEL)
        for tab in (one, other):
            await until_told(tab, '"command"')
        async with app.client(ANN) as client:
            await client.delete("/api/lobby/seek")
        for tab in (one, other):
            await until_told(tab, '"seek":null')
        await seek(app, ANN, DUEL, "again")
        table = (await seek(app, BOB, DUEL)).json()["table"]
        for tab in (one, other):
            await until_told(tab, table)


async def test_who_leaves_is_not_paired(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only when the last tab is gone; the grace is for a page that is loaded again."""
    monkeypatch.setattr(pairing, "GRACE_MILLISECONDS", 0)

    async def is_listed(app: AppUnderTest) -> bool:
        async with app.client(EVE) as client:
            return bool((await client.get("/api/lobby")).json()["wishes"])

    async with running_app(tmp_path) as app:
        async with following(app, ANN):
            async with following(app, ANN):
                await seek(app, ANN, DUEL)
                await asyncio.sleep(0.2)
            await asyncio.sleep(0.2)
            assert await is_listed(app)

        async def is_gone() -> bool:
            return not await is_listed(app)

        await until(is_gone)
        assert (await seek(app, BOB, DUEL)).json()["table"] is None


async def test_who_follows_stays_alive(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "ALIVE_MILLISECONDS", 400)
    monkeypatch.setattr(lobby_feed, "RENEWED_MILLISECONDS", 100)
    async with running_app(tmp_path) as app, following(app, ANN):
        await seek(app, ANN, DUEL)
        await seek(app, CAT, DUEL | {"options": {"oracle": True}})
        await asyncio.sleep(0.6)
        assert (await seek(app, BOB, DUEL | {"options": {"oracle": True}})).json()["table"] is None
        assert (await seek(app, EVE, DUEL)).json()["table"] is not None


async def test_the_lobby_tells_who_is_here(tmp_path: pathlib.Path) -> None:
    """People, not sockets, and nobody's identity."""

    async with running_app(tmp_path) as app, following(app, ANN), following(app, ANN), following(app, BOB):
        await seek(app, ANN, DUEL, name="Ann")
        async with app.client(EVE) as client:
            told = await client.get("/api/lobby")
        assert told.json()["people"] == 2
        (wish,) = told.json()["wishes"]
        assert wish["names"] == ["Ann"]
        assert wish["wish"]["game"] == "altar"
        assert told.json()["seek"] is None
        assert ANN not in told.text
        assert "seeks" not in told.text


async def refusal(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


async def test_wrong_identities_and_wishes_are_refused(tmp_path: pathlib.Path) -> None:
    """Without a cookie, with a forged one, with one of another server; and nonsense."""

    async with running_app(tmp_path / "one") as app, running_app(tmp_path / "two") as elsewhere:
        for cookie in ("", "banjar=" + ANN, f"banjar={ANN}.forged", elsewhere.cookie(ANN), "banjar=../.."):
            async with app.client(None, cookie=cookie) as client:
                body = {"command": "x", "wish": DUEL, "name": "Ann"}
                assert await refusal(await client.put("/api/lobby/seek", json=body)) == "no-identity"
                assert await refusal(await client.delete("/api/lobby/seek")) == "no-identity"
                assert (await client.get("/api/lobby")).json()["seek"] is None
        wrong = {
            "bad-game": {"game": "chess", "players": 2},
            "bad-players": {"game": "altar", "players": 5},
            "bad-option": DUEL | {"options": {"monkeys": True}},
            "bad-time": DUEL | {"clock": {"type": "live", "bank": 1}},
            "bad-message": DUEL | {"clock": {"type": "correspondence"}},
        }
        for code, wish in wrong.items():
            assert await refusal(await seek(app, ANN, wish)) == code
        assert await refusal(await seek(app, ANN, DUEL, name=" ")) == "bad-name"
        assert await refusal(await seek(app, ANN, DUEL, level="god")) == "bad-level"
        assert await refusal(await seek(app, ANN, DUEL, wait=-1)) == "bad-message"
        assert await app.store.seeks.current(app.manager.now(), 10) == []


async def test_nobody_stops_the_search_of_another(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        await seek(app, ANN, DUEL, "one")
        await seek(app, EVE, TRIO, "one")
        async with app.client(EVE) as client:
            await client.delete("/api/lobby/seek")
        assert (await seek(app, BOB, DUEL)).json()["table"] is not None


async def test_searches_are_bounded(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person by rate, an address by number too."""
    monkeypatch.setattr(pairing, "MAX_SEEKS_PER_NETWORK", 2)
    async with running_app(tmp_path, limits=True) as app:
        trio = {"game": "altar", "players": 4}
        assert (await seek(app, ANN, trio)).status_code == 200
        assert (await seek(app, BOB, trio)).status_code == 200
        refused = await seek(app, CAT, trio)
        assert refused.status_code == 429
        assert await refusal(refused) == "too-many-seeks"
        assert refused.headers["retry-after"] == "10"
        assert (await seek(app, ANN, trio, "another")).status_code == 200
        answers = [await seek(app, EVE, trio) for _ in range(PERSON_RATES["seek"].burst + 2)]
        assert await refusal(answers[-1]) == "too-fast"


def different_wishes(players: int) -> list[dict[str, Any]]:
    """As many as one network may have."""
    minute = 60_000
    clocks = [{"type": "live", "bank": number * minute} for number in range(5, 5 + pairing.MAX_SEEKS_PER_NETWORK)]
    return [{"game": "altar", "players": players, "clock": clock} for clock in clocks]


async def seek_from(app: AppUnderTest, address: str, who: str, wish: dict[str, Any], name: str) -> None:
    transport = httpx.ASGITransport(app.asgi, client=(address, 1))
    cookie = {"cookie": app.cookie(who)}
    async with httpx.AsyncClient(transport=transport, base_url=app.address, headers=cookie) as client:
        answer = await client.put("/api/lobby/seek", json={"command": who, "wish": wish, "name": name})
        assert answer.status_code == 200, answer.text


async def listed(app: AppUnderTest) -> list[dict[str, Any]]:
    async with app.client(EVE) as client:
        return list((await client.get("/api/lobby")).json()["wishes"])


async def test_all_wishes_of_one_address_do_not_hide_others(tmp_path: pathlib.Path) -> None:
    """Also the wish of somebody who waits for the same as that address, which has waited for longer."""
    async with running_app(tmp_path) as app:
        flood = different_wishes(4)
        for number, wish in enumerate(flood):
            who = app.context.identities.new()
            await seek_from(app, f"2001:db8::{number:x}", who, wish, "Flood")
        await seek_from(app, "192.0.2.1", app.context.identities.new(), DUEL, "Ann")
        await seek_from(app, "192.0.2.2", app.context.identities.new(), TRIO, "Bob")
        await seek_from(app, "192.0.2.3", app.context.identities.new(), flood[-1], "Cat")
        names = [name for wish in await listed(app) for name in wish["names"]]
        assert {"Ann", "Bob", "Cat"} <= set(names)
        assert names.count("Flood") == pairing.MAX_LISTED_WISHES_PER_NETWORK + 1


async def test_many_names_of_one_address_do_not_hide_others(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many wait for the same only while nobody is paired."""
    monkeypatch.setattr(pairing.Pairing, "_pair", lambda *_: asyncio.sleep(0, False))
    async with running_app(tmp_path) as app:
        for number in range(pairing.MAX_LISTED_NAMES):
            await seek_from(app, f"2001:db8::{number:x}", app.context.identities.new(), TRIO, "Flood")
        await seek_from(app, "192.0.2.9", app.context.identities.new(), TRIO, "Honest")
        (wish,) = await listed(app)
        assert wish["names"][:2] == ["Flood", "Honest"]
        assert len(wish["names"]) == pairing.MAX_LISTED_NAMES


async def test_deleting_my_data_ends_the_search(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        await seek(app, ANN, DUEL)
        async with app.client(ANN) as client:
            assert (await client.delete("/api/me")).status_code == 204
        assert await app.store.seeks.current(app.manager.now(), 10) == []


async def test_two_processes_pair_their_people(
    tmp_path: pathlib.Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever process somebody is connected to; both count the people of the other."""
    monkeypatch.setattr("banjar.server.tables.scheduler.PROCESS_HEARTBEAT_SECONDS", 0.2)
    key = b"one key"
    async with (
        running_app(tmp_path, url=postgres_url, key=key) as one,
        running_app(tmp_path, url=postgres_url, key=key, process="other") as other,
        following(one, ANN) as ann,
        following(other, BOB) as bob,
    ):
        await seek(one, ANN, DUEL)
        table = (await seek(other, BOB, DUEL)).json()["table"]
        for socket in (ann, bob):
            await until_told(socket, table)

        async def counts_both() -> bool:
            async with one.client(EVE) as client:
                return bool((await client.get("/api/lobby")).json()["people"] == 2)

        await until(counts_both)


async def test_a_claim_without_a_table_is_void(tmp_path: pathlib.Path) -> None:
    """A process that ended between claiming and creating holds nobody for ever."""

    async with running_app(tmp_path) as app:
        await seek(app, ANN, DUEL)
        now = app.manager.now()
        (row,) = await app.store.seeks.current(now, 10)
        await app.store.seeks.claim(row.wish, "never", 0, lambda rows: rows)
        assert (await seek(app, BOB, DUEL)).json()["table"] is None
        await app.store.seeks.void_claims(now + 31_000)
        await app.context.pairing.stay([ANN])
        # The search of before may be answered first, by a table that is still being made.
        async with asyncio.timeout(10):
            while (await seek(app, BOB, DUEL, f"again {app.manager.now()}")).json()["table"] is None:
                await asyncio.sleep(0.02)
