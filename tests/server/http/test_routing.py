"""Routing: methods, the route names in metrics, and the OpenAPI document."""

from __future__ import annotations

import pathlib
import re
from typing import Any

import pytest
from tests.server.app_fixtures import identity, running_app

from banjar.server import rate_limits
from banjar.server.http import openapi
from banjar.server.http.routes import operation

PAGES = ("/", "/new", "/t/some-table", "/web/app/main.js", "/locales/de/web.ftl", "/healthz")
ROUTES = {
    "/": "/",
    "/t/some-table": "/t/{table}",
    "/web/app/main.js": "/web/{path:path}",
    "/healthz": "/healthz",
    "/api/me": "/api/me",
    "/api/tables/some-table": "/api/tables/{table}",
    "/api/openapi.json": "/api/openapi.json",
    "/nowhere": "none",
    "/api/nowhere": "none",
    "//api/me": "none",
}


async def test_pages_allow_only_get_and_head(tmp_path: pathlib.Path) -> None:
    """Other methods get a 405 with the allowed ones."""

    async with running_app(tmp_path) as app, app.client(identity("a")) as client:
        for path in PAGES:
            for method in ("POST", "PUT", "DELETE", "OPTIONS"):
                answer = await client.request(method, path)
                assert answer.status_code == 405, (method, path)
                assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}
                assert answer.json()["error"]["code"] == "not-allowed"
                assert "content-security-policy" in answer.headers
            assert (await client.head(path)).status_code == 200
        assert (await client.post("/nowhere")).status_code == 404


@pytest.mark.parametrize("path", ROUTES)
async def test_metrics_name_routes(path: str, tmp_path: pathlib.Path) -> None:
    """Never paths, and every route has a name."""

    async with running_app(tmp_path) as app:
        async with app.client(identity("a")) as client:
            await client.get(path)
            await client.post(path)
            figures = (await client.get("/metrics")).text
        assert set(re.findall(r'banjar_request_seconds_count{route="(.*?)"', figures)) == {ROUTES[path]}


async def test_the_document_is_made_once(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And has a rate limit."""
    monkeypatch.setitem(rate_limits.PERSON_RATES, "look", rate_limits.Rate(0.001, 3))
    made: list[dict[str, Any]] = []
    real = openapi.document

    def document(operations: Any) -> dict[str, Any]:
        made.append(real(operations))
        return made[-1]

    monkeypatch.setattr(openapi, "document", document)

    async with running_app(tmp_path, limits=True) as app:
        async with app.client(identity("a")) as client:
            answers = [await client.get("/api/openapi.json") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[0].headers["content-type"] == "application/json"
        assert answers[0].content == answers[2].content
        assert answers[0].json() == await app.document()
        assert "/api/openapi.json" not in answers[0].json()["paths"]
        assert len(made) == 1


@pytest.mark.parametrize(
    ("address", "is_here"),
    [("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("::ffff:10.0.0.1", False), ("unknown", False)],
)
def test_loopback_addresses(address: str, is_here: bool) -> None:
    """A dual-stack server sees IPv4 as mapped IPv6 addresses."""
    assert operation.is_loopback(address) == is_here
