"""Query parameters: the OpenAPI document names exactly those that routes read."""

from __future__ import annotations

import pathlib
import re
from typing import Any

import pytest
from starlette.datastructures import QueryParams
from tests.server.app_fixtures import AppUnderTest, running_app, send_command, start_table

ADMIN_TOKEN = "a token of at least 32 characters, as it must be"
INVALID_NUMBERS = ("-1", "x", "", " 1", "1.0", "٣", "1_0", "9" * 30)


async def finished(app: AppUnderTest) -> tuple[str, str]:
    """A finished table and its players."""
    table, people = await start_table(app, 2, game="altar")
    assert (await send_command(app, people[0], table, "resign")).status_code == 200
    return table, people[0]


def admin_headers(path: str) -> dict[str, str]:
    return {"authorization": f"Bearer {ADMIN_TOKEN}"} if path.startswith("/api/admin/") else {}


def filled(path: str, table: str) -> str:
    """The path of an operation for an existing table."""
    known = {"table": table, "step": "0", "seat": "0", "code": "NONE", "game": "altar", "name": "none", "ban": "none"}
    return path.format(**known)


async def test_the_document_names_what_routes_read(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every operation once."""
    read: set[str] = set()
    real = QueryParams.get

    def noting(self: QueryParams, key: Any, default: Any = None) -> Any:
        read.add(str(key))
        return real(self, key, default)

    monkeypatch.setattr(QueryParams, "get", noting)

    async with running_app(tmp_path, admin_token=ADMIN_TOKEN) as app:
        table, who = await finished(app)
        paths: dict[str, dict[str, Any]] = (await app.document())["paths"]
        operations = [(path, *one) for path, found in paths.items() for one in found.items()]
        for path, method, operation in sorted(operations, key=lambda one: one[1] == "delete"):
            read.clear()
            async with app.client(who, **admin_headers(path)) as client:
                await client.request(method, filled(path, table), json={})
            described = [one["name"] for one in operation["parameters"] if one["in"] == "query"]
            assert len(described) == len(set(described))
            # A route without sentences of its own looks for the language only when it refuses something.
            assert read | {"language"} == set(described), f"{method} {path}"


async def test_every_documented_value_is_accepted_and_no_other(tmp_path: pathlib.Path) -> None:
    """The bounds and values of the document are those of the routes."""

    async with running_app(tmp_path, admin_token=ADMIN_TOKEN) as app:
        table, who = await finished(app)
        paths: dict[str, dict[str, Any]] = (await app.document())["paths"]
        tried = 0
        async with app.client(who) as client:

            async def code(path: str, name: str, value: object) -> str | None:
                answer = await client.get(filled(path, table), params={name: str(value)}, headers=admin_headers(path))
                return str(answer.json()["error"]["code"]) if answer.status_code == 422 else None

            for path, parameter in [
                (path, one)
                for path, found in paths.items()
                for one in found.get("get", {}).get("parameters", [])
                if one["in"] == "query" and one["name"] != "language"
            ]:
                name, schema = parameter["name"], parameter["schema"]
                words = schema.get("enum")
                if "pattern" in schema:
                    right, wrong = ["1.1700000000000.table"], ["other", "", "1.2", " 1.2.table", "1.2.table\n"]
                    assert all(re.search(schema["pattern"], value) for value in right)
                else:
                    right = words or [schema["minimum"], schema["maximum"]]
                    wrong = ["other", ""] if words else [*INVALID_NUMBERS, schema["maximum"] + 1]
                for value in right:
                    assert await code(path, name, value) != "bad-message", f"{path} {name} {value}"
                    tried += 1
                for value in wrong:
                    assert await code(path, name, value) == "bad-message", f"{path} {name} {value}"
        assert tried >= 10


@pytest.mark.parametrize(("language", "start"), [("nl", "Deze"), ("de", "Diesen"), ("it", "Questo"), ("xx", "There")])
async def test_the_language_of_sentences_can_be_asked_for(tmp_path: pathlib.Path, language: str, start: str) -> None:
    """In the query, whatever Accept-Language says; an unknown language is English."""

    async def check() -> str:
        async with running_app(tmp_path) as app, app.client() as client:
            answer = await client.get("/api/tables/none", params={"language": language})
            return str(answer.json()["error"]["sentence"])

    assert (await check()).startswith(start)


@pytest.mark.parametrize("path", ["/nothing", "/nothing/", "/t", "/web/none.js", "/rules/altar/x"])
@pytest.mark.parametrize("is_reader", [True, False])
async def test_unknown_paths(tmp_path: pathlib.Path, path: str, is_reader: bool) -> None:
    """Browsers get a page, programs a code, and nobody a redirect."""

    accept = "text/html,*/*" if is_reader else "*/*"
    async with running_app(tmp_path) as app, app.client(accept=accept) as client:
        answer = await client.get(path)
        assert answer.status_code == 404
        if is_reader:
            assert answer.headers["content-type"].startswith("text/html")
        else:
            assert answer.json()["error"]["code"] == "no-such-page"
