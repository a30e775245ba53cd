"""The host lists, silences, removes and bars people, and everything is written down."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

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
from tests.server.store.store_helpers import opened

from banjar.server.moderation import Moderation, checked_network
from banjar.table.errors import Refusal

TOKEN = "a token of at least 32 characters, as it must be"
EVE = identity("e")
ADMIN = {"authorization": f"Bearer {TOKEN}"}


async def ask(app: AppUnderTest, method: str, path: str, body: Any = None) -> httpx.Response:
    """A request of the administrator."""
    async with app.client(None, **ADMIN) as client:
        return await client.request(method, path, json=body)


async def ban(app: AppUnderTest, subject: str, **fields: Any) -> httpx.Response:
    kind = "identity" if len(subject) == 26 else "network"
    return await ask(app, "POST", "/api/admin/bans", {"effect": "bar", "kind": kind, "subject": subject} | fields)


async def get(app: AppUnderTest, who: str | None, path: str = "/api/tables") -> int:
    async with app.client(who) as client:
        return (await client.get(path)).status_code


async def test_every_admin_route_times_every_wrong_identity(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        table, people = await start_table(app, 2, game="altar")
        await ban(app, EVE)
        seat = await _seat_token(app, people[0], table)
        wrong: dict[str, dict[str, str]] = {
            "nobody": {},
            "a player": {"cookie": app.cookie(people[1])},
            "the owner": {"cookie": app.cookie(people[0])},
            "a spectator": {"cookie": app.cookie(identity("s"))},
            "somebody barred": {"cookie": app.cookie(EVE)},
            "a wrong token": {"authorization": f"Bearer {TOKEN[:-1]}"},
            "a longer token": {"authorization": f"Bearer {TOKEN}x"},
            "no token": {"authorization": "Bearer "},
            "another scheme": {"authorization": f"Basic {TOKEN}"},
            "a seat token": {"authorization": f"Bearer {seat}"},
            "a cookie as a token": {"authorization": f"Bearer {app.cookie(people[0])}"},
            "a token as a cookie": {"cookie": f"banjar={TOKEN}"},
        }
        document = await app.document()
        routes = [
            (method.upper(), path.replace("{table}", table).replace("{ban}", "x"))
            for path, methods in document["paths"].items()
            for method in methods
            if path.startswith("/api/admin/")
        ]
        assert len(routes) == 8
        before = (await ask(app, "GET", "/api/admin/log")).json()
        for name, headers in wrong.items():
            for method, path in routes:
                async with app.client(None, **headers) as client:
                    body = {"identity": people[1], "effect": "bar", "kind": "identity", "subject": people[1]}
                    answer = await client.request(method, path, json=body)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-allowed"), (name, path)
        assert (await ask(app, "GET", "/api/admin/log")).json() == before
    async with running_app(tmp_path) as app:  # a server without a token has no administrator
        assert {(await ask(app, *route)).status_code for route in routes} == {403}


async def _seat_token(app: AppUnderTest, who: str, table: str) -> str:
    async with app.client(who) as client:
        return str((await client.post(f"/api/tables/{table}/seats/0/token")).json()["token"])


async def test_somebody_barred_is_disconnected_and_kept_out_until_it_is_undone(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        table, people = await start_table(app, 2, game="altar")
        token = await _seat_token(app, people[0], table)
        async with InProcessSocket(app, people[0]) as ann, InProcessSocket(app, people[1]) as bob:
            made = await ban(app, people[0], reason="spam")
            assert made.status_code == 201
            await ann._task
            assert (ann.code, bob.code) == (4403, None)
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/tables/mine"):
            assert await get(app, people[0], path) == 403
            assert await get(app, people[1], path) == 200
        async with InProcessSocket(app, people[0], "de") as again:
            assert '"code":"barred"' in again.texts[0]
            assert "ausgeschlossen" in again.texts[0]
        async with app.client(None, authorization=f"Bearer {token}") as program:
            assert (await program.get("/api/program/stream")).json()["error"]["code"] == "barred"
        assert await get(app, None, "/healthz") == 200
        assert (await ask(app, "DELETE", f"/api/admin/bans/{made.json()['id']}")).status_code == 204
        assert await get(app, people[0]) == 200
        assert (await ask(app, "DELETE", f"/api/admin/bans/{made.json()['id']}")).status_code == 404
        entries = (await ask(app, "GET", "/api/admin/log")).json()["entries"]
        assert [(one["actor"], one["action"], one["subject"]) for one in entries] == [
            ("administrator", "undo bar", people[0]),
            ("administrator", "bar", people[0]),
        ]
        assert "spam" in entries[1]["detail"]


async def test_a_network_is_barred_with_all_its_identities_and_for_a_time(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        assert (await ban(app, "127.0.0.0/24", seconds=60)).json()["subject"] == "127.0.0.0/24"
        assert [await get(app, who) for who in (None, EVE, identity("x"))] == [403] * 3
        assert (await ask(app, "GET", "/api/admin/bans")).status_code == 200  # the host may share the network
        now = app.manager.runtime.now
        app.manager.runtime.now = lambda: now() + 60_001
        assert await get(app, EVE) == 200
        assert (await ask(app, "GET", "/api/admin/bans")).json() == {"bans": []}


async def test_bans_outlive_a_restart(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        await ban(app, EVE)
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        assert await get(app, EVE) == 403


async def test_somebody_silenced_plays_on_but_writes_nothing(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        table, people = await start_table(app, 2, game="altar")
        await ban(app, people[1], effect="silence")
        say = {"command": "c", "text": "hello"}
        async with app.client(people[1]) as client:
            refused = await client.post(f"/api/tables/{table}/chat", json=say)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "silenced")
        async with InProcessSocket(app, people[1]) as bob:
            await bob.say({"do": "watch", "table": table})
            assert (await bob.answered("c", {"do": "say", "table": table, **say}))["code"] == "silenced"
            assert (await bob.ask(table, "resign", "r"))["type"] == "done"


async def test_the_host_sees_who_is_where_and_removes_them(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await create_table(app, identity("a"), {"game": "altar", "seats": seats})
        await send_command(app, EVE, table, "join", name="Eve")
        async with InProcessSocket(app, EVE) as eve:
            await eve.say({"do": "watch", "table": table})
            (shown,) = (await ask(app, "GET", "/api/admin/people")).json()["people"]
            expected = {"identity": EVE, "names": ["Eve"], "seats": [], "addresses": ["127.0.0.1"], "tables": [table]}
            assert shown == expected
        there = (await ask(app, "GET", f"/api/admin/tables/{table}/people")).json()["people"]
        assert [(one["identity"], one["names"], one["seats"]) for one in there] == [
            (identity("a"), ["aaa"], [0]),
            (EVE, ["Eve"], [1]),
        ]
        removals = f"/api/admin/tables/{table}/removals"
        assert (await ask(app, "POST", removals, {"identity": EVE})).json() == {"seats": [1]}
        assert (await ask(app, "POST", removals, {"identity": EVE})).status_code == 404
        again = await send_command(app, EVE, table, "join", name="Evelyn")
        assert (again.status_code, again.json()["error"]["code"]) == (403, "barred-from-table")
        running, people = await start_table(app, 2, bots=1, game="dalang")
        removals = f"/api/admin/tables/{running}/removals"
        assert (await ask(app, "POST", removals, {"identity": people[1]})).json() == {"seats": [1]}
        assert (await app.manager.open(running)).table.seats[1].resigned
        assert len((await ask(app, "GET", "/api/admin/log")).json()["entries"]) == 2


BAD_BANS = (
    {"kind": "identity", "subject": "eve"},
    {"kind": "identity", "subject": "E" * 26},
    {"kind": "network", "subject": "nowhere"},
    {"kind": "network", "subject": "0.0.0.0/0"},
    {"kind": "network", "subject": "::/8"},
    {"kind": "network", "subject": "203.0.113.7/24"},
    {"kind": "country", "subject": "x"},
    {"kind": "identity", "subject": EVE, "seconds": 0},
    {"kind": "identity", "subject": EVE, "effect": "kill"},
)


@pytest.mark.parametrize("body", BAD_BANS)
async def test_a_ban_that_cannot_be_is_refused(body: dict[str, Any], tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        answer = await ask(app, "POST", "/api/admin/bans", {"effect": "bar"} | body)
        assert answer.status_code == 422
        assert (await ask(app, "GET", "/api/admin/bans")).json() == {"bans": []}


async def test_guesses_of_the_admin_token_are_slowed_down_and_logged(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Also where the token deletes a table or reads the metrics; no guess is compared while others wait."""
    async with running_app(tmp_path, admin_token=TOKEN, limits=True) as app:
        now = 1000.0
        app.context.admin_token._clock = lambda: now
        paths = [("GET", "/metrics"), ("GET", "/api/admin/log"), ("DELETE", "/api/tables/none")]
        table = await create_table(app, EVE, {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]})
        paths[2] = ("DELETE", f"/api/tables/{table}")
        async with app.client(None, authorization="Bearer wrong") as client:
            answers = [(await client.request(*paths[number % 3])).status_code for number in range(30)]
        assert answers.count(429) == 25
        assert "a wrong administrator's token was sent from 127.0.0.1" in caplog.text
        assert (await ask(app, "GET", "/metrics")).status_code == 429
        now += 20
        assert (await ask(app, "GET", "/metrics")).status_code == 200


async def test_all_processes_learn_of_a_ban(postgres_url: str, tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, url=postgres_url, admin_token=TOKEN) as app, opened(postgres_url, "two") as store:
        other = Moderation(store, app.manager.now)
        store.notifications.subscribe(other.on_notification)
        await ban(app, EVE)
        async with asyncio.timeout(10):
            while other.ban_of("bar", EVE, "") is None:
                await asyncio.sleep(0.01)
        await other.close()


ADDRESSES = (
    ("203.0.113.7", "203.0.113.7", True),
    ("203.0.113.7", "::ffff:203.0.113.7", True),
    ("203.0.113.7", "203.0.113.8", False),
    ("203.0.113.0/24", "203.0.113.8", True),
    ("203.0.113.0/24", "203.0.114.8", False),
    ("2001:db8::1", "2001:db8::2", True),
    ("2001:db8::1", "2001:db8:0:1::1", False),
    ("2001:db8::/32", "2001:db8:9::1", True),
    ("::ffff:203.0.113.7", "203.0.113.7", True),
    ("203.0.113.7", "unknown", False),
)


@pytest.mark.parametrize(("barred", "address", "is_out"), ADDRESSES)
async def test_networks_and_addresses(barred: str, address: str, is_out: bool, tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        moderation = app.context.moderation
        await moderation.add("bar", "network", barred, None, "")
        assert (moderation.ban_of("bar", EVE, address) is not None) == is_out
        assert moderation.ban_of("silence", EVE, address) is None


def test_a_network_with_bits_beyond_its_prefix_is_refused() -> None:
    with pytest.raises(Refusal):
        checked_network("10.0.0.1/8")
