"""Sign out, end other devices, recover, and replace the server's key."""

from __future__ import annotations

import asyncio
import pathlib
import time

import httpx
import pytest
from tests.server.app_fixtures import AppUnderTest, InProcessSocket, identity, running_app
from tests.server.store.store_helpers import opened

from banjar.server.identity import COOKIE, Identities
from banjar.server.process_clock import CLOCK
from banjar.server.sessions import RETIRED_KEY_MILLISECONDS, Sessions

ANN, BOB = identity("a"), identity("b")
TOKEN = "a token of at least 32 characters, as it must be"


async def post(app: AppUnderTest, cookie: str | None, path: str, body: object = None) -> httpx.Response:
    headers = {} if cookie is None else {"cookie": f"{COOKIE}={cookie}"}
    async with app.client(None, **headers) as client:
        return await client.post(path, json=body)


async def test_signing_out_deletes_the_cookie(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        answer = await post(app, app.context.identities.signed(ANN), "/api/me/sign-out")
        assert answer.status_code == 204
        assert 'banjar="";' in answer.headers["set-cookie"]
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert (await post(app, None, "/api/me/sign-out")).status_code == 401


async def test_other_devices_links_and_sockets_end_together(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        before, other = app.context.identities.signed(ANN), app.context.identities.signed(BOB)
        link = (await post(app, before, "/api/me/link")).json()["token"]
        recovery = (await post(app, before, "/api/me/recovery")).json()["token"]
        async with InProcessSocket(app, ANN) as ann, InProcessSocket(app, BOB) as bob:
            answer = await post(app, before, "/api/me/end-devices")
            assert answer.status_code == 204
            await ann._task
            assert (ann.code, bob.code) == (4401, None)
        after = answer.cookies[COOKIE]
        read = app.context.identities.read
        assert (read(before), read(after), read(other)) == (None, ANN, BOB)
        assert (await post(app, before, "/api/me/link")).status_code == 401
        assert (await post(app, after, "/api/me/link")).status_code == 201
        for token in (link, recovery):
            assert (await post(app, None, "/api/me/link/use", {"token": token})).status_code == 410
        again = (await post(app, after, "/api/me/end-devices")).cookies[COOKIE]
        assert (read(after), read(again)) == (None, ANN)
    async with running_app(tmp_path) as app:
        assert [app.context.identities.read(cookie) for cookie in (before, after, again)] == [None, None, ANN]


@pytest.mark.parametrize("generation", ["0", "1", "2", "-1", "+3", "03", "3.3", "", "x", "9" * 30, "٣"])
async def test_no_cookie_of_another_generation_is_made_up(generation: str) -> None:
    identities = Identities(b"key")
    identities.generations[ANN] = 3
    signature = identities.signed(ANN).rpartition(".")[2]
    assert identities.read(identities.signed(ANN)) == ANN
    assert identities.read(f"{ANN}.{generation}.{signature}") is None
    assert identities.read(f"{ANN}.{signature}") is None


async def test_a_link_asks_before_it_replaces_an_identity(tmp_path: pathlib.Path) -> None:
    """And is not used up by asking."""
    async with running_app(tmp_path) as app:
        ann, bob = (app.context.identities.signed(who) for who in (ANN, BOB))
        for path in ("/api/me/link", "/api/me/recovery"):
            token = (await post(app, ann, path)).json()["token"]
            for _ in range(2):
                refused = await post(app, bob, "/api/me/link/use", {"token": token})
                assert (refused.status_code, refused.json()["error"]["code"]) == (409, "link-replaces")
                assert COOKIE not in refused.cookies
            used = await post(app, bob, "/api/me/link/use", {"token": token, "replace": True})
            assert app.context.identities.read(used.cookies[COOKIE]) == ANN
            again = await post(app, bob, "/api/me/link/use", {"token": token, "replace": True})
            assert again.json()["error"]["code"] == "link-used"


async def test_a_recovery_link_works_once_and_only_the_latest(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        ann = app.context.identities.signed(ANN)
        first, second = [(await post(app, ann, "/api/me/recovery")).json() for _ in range(2)]
        assert (await post(app, None, "/api/me/link/use", {"token": first["token"]})).status_code == 410
        bodies = [post(app, None, "/api/me/link/use", {"token": second["token"]}) for _ in range(5)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*bodies)) == [200] + [410] * 4
        third = (await post(app, ann, "/api/me/recovery")).json()
        app.manager.runtime.now = lambda: third["expires_at"]
        assert (await post(app, None, "/api/me/link/use", {"token": third["token"]})).status_code == 410
        assert (await post(app, None, "/api/me/recovery")).status_code == 401


async def test_cookies_of_before_a_rotation_are_valid_for_30_days_and_signed_anew(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        identities = app.context.identities
        before = identities.signed(ANN)
        async with app.client(None, authorization=f"Bearer {TOKEN}") as client:
            rotated = await client.post("/api/admin/rotate-key")
        assert rotated.status_code == 200
        assert identities.read(before) == ANN
        async with app.client(None, cookie=f"{COOKIE}={before}") as client:
            renewed = (await client.get("/api/me")).cookies[COOKIE]
        assert renewed != before
        now = identities._now()
        identities._now = lambda: now + RETIRED_KEY_MILLISECONDS + 60_000
        assert (identities.read(before), identities.read(renewed)) == (None, ANN)
        assert rotated.json()["old_cookies_until"] - now == pytest.approx(RETIRED_KEY_MILLISECONDS, abs=60_000)
    async with running_app(tmp_path) as app:
        assert [app.context.identities.read(cookie) for cookie in (before, renewed)] == [ANN, ANN]
        await app.store.purge(app.manager.now() + RETIRED_KEY_MILLISECONDS + 60_000, 15_000)
        await app.context.sessions.load()
        assert [app.context.identities.read(cookie) for cookie in (before, renewed)] == [None, ANN]


def test_a_wall_clock_set_forward_ends_no_cookie(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys expire by the clock of the process, as they were retired by it."""
    before = Identities(b"before").signed(ANN)
    identities = Identities(b"now", [(b"before", CLOCK.now() + RETIRED_KEY_MILLISECONDS)])
    far = time.time_ns() + 2 * RETIRED_KEY_MILLISECONDS * 1_000_000
    monkeypatch.setattr(time, "time_ns", lambda: far)
    assert identities.read(before) == ANN


async def test_a_stolen_key_is_worth_nothing_once_all_cookies_are_ended(tmp_path: pathlib.Path) -> None:
    """Otherwise whoever has it gets a cookie with the new key from any visit within the 30 days."""
    async with running_app(tmp_path, admin_token=TOKEN) as app:
        identities = app.context.identities
        oldest = identities.signed(ANN)
        link = (await post(app, oldest, "/api/me/recovery")).json()["token"]
        async with app.client(None, authorization=f"Bearer {TOKEN}") as client:
            await client.post("/api/admin/rotate-key")
            before = identities.signed(ANN)
            async with InProcessSocket(app, BOB) as bob:
                assert (await client.post("/api/admin/rotate-key?old_cookies=now")).status_code == 422
                assert identities.read(before) == ANN
                rotated = await client.post("/api/admin/rotate-key?old_cookies=end")
                await bob._task
                assert bob.code == 4401
            logged = (await client.get("/api/admin/log")).json()["entries"]
        assert rotated.json()["old_cookies_until"] <= app.manager.now()
        assert [entry["detail"] for entry in logged] == ["all cookies ended", ""]
        assert (identities.read(oldest), identities.read(before)) == (None, None)
        async with app.client(None, cookie=f"{COOKIE}={before}") as client:
            assert identities.read((await client.get("/api/me")).cookies[COOKIE]) not in (ANN, None)
        used = await post(app, None, "/api/me/link/use", {"token": link})
        assert identities.read(used.cookies[COOKIE]) == ANN


async def test_all_processes_follow(postgres_url: str, tmp_path: pathlib.Path) -> None:
    ended: list[str] = []
    async with running_app(tmp_path, url=postgres_url) as app, opened(postgres_url, "two") as store:
        other = Sessions(store, Identities(b""), app.manager.now, ended.append)
        await other.load()
        store.notifications.subscribe(other.on_notification)
        before = app.context.identities.signed(ANN)
        assert other.identities.read(before) == ANN
        await app.context.sessions.end_devices(ANN)
        await app.context.sessions.rotate_key()
        after = app.context.identities.signed(ANN)
        async with asyncio.timeout(10):
            while other.identities.read(after) != ANN:
                await asyncio.sleep(0.01)
        assert other.identities.read(before) is None
        assert ended == [ANN]
        other._disconnect_all = lambda: ended.append("all")
        await app.context.sessions.rotate_key(ends_cookies=True)
        async with asyncio.timeout(10):
            while "all" not in ended:
                await asyncio.sleep(0.01)
        assert other.identities.read(after) is None
        await other.close()
