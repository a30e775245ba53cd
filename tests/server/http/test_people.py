"""The identity cookie."""

from __future__ import annotations

import pathlib

import pytest
from tests.server.app_fixtures import identity, running_app

from banjar.server import rate_limits
from banjar.server.identity import COOKIE, COOKIE_SECONDS


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
