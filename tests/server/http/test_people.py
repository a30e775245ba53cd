"""The identity cookie."""

from __future__ import annotations

import pathlib

import pytest
from tests.server.app_fixtures import identity, running_app

from banjar.server import rate_limits
from banjar.server.identity import COOKIE, COOKIE_SECONDS, SECURE_COOKIE


async def test_an_identity_is_kept_from_the_last_visit_on(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every visit renews it; only new identities count against their rate limit."""
    monkeypatch.setitem(rate_limits.ADDRESS_RATES, "identity", rate_limits.Rate(0.001, 1))

    async with running_app(tmp_path, limits=True) as app:
        for _ in range(3):
            async with app.client(identity("a")) as client:
                answer = await client.get("/api/me")
            assert answer.status_code == 200
            assert app.context.identities.read(answer.cookies.get(COOKIE)) == identity("a")
            assert f"max-age={COOKIE_SECONDS};" in answer.headers["set-cookie"].lower()
        answers = []
        for _ in range(2):
            async with app.client() as client:
                answers.append(await client.get("/api/me"))
        assert [(answer.status_code, COOKIE in answer.cookies) for answer in answers] == [(200, True), (429, False)]


async def test_over_https_no_other_host_of_the_domain_can_set_the_cookie(tmp_path: pathlib.Path) -> None:
    """A cookie of before, which any of them could set, counts once and is then replaced."""

    async with running_app(tmp_path, public_url="https://bali.example") as app:
        signed = app.context.identities.signed
        async with app.client(identity("a")) as client:
            answer = await client.get("/api/me")
        kept, dropped = answer.headers.get_list("set-cookie")
        assert kept.startswith(f"{SECURE_COOKIE}={signed(identity('a'))};")
        assert all(word in kept for word in ("Secure", "HttpOnly", "SameSite=lax", "Path=/;"))
        assert "Domain" not in kept
        assert dropped.startswith(f'{COOKIE}="";')
        both = f"{COOKIE}={signed(identity('b'))}; {SECURE_COOKIE}={signed(identity('a'))}"
        async with app.client(None, cookie=both) as client:
            answer = await client.get("/api/me")
            assert answer.headers.get_list("set-cookie")[0].startswith(f"{SECURE_COOKIE}={signed(identity('a'))};")
            gone = (await client.post("/api/me/sign-out")).headers.get_list("set-cookie")
        assert [one.partition("=")[0] for one in gone] == [COOKIE, SECURE_COOKIE]
        assert all("Max-Age=0" in one for one in gone)
        assert "Secure" in gone[1]
