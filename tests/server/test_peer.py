"""By which names a server may be called."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

import pytest
from tests.server.app_fixtures import AppUnderTest, identity, running_app

from banjar.server.config import Config
from banjar.server.peer import is_known_host

PRIVATE = [
    "127.0.0.1",
    "127.0.0.1:8017",
    "[::1]:8017",
    "192.168.1.7:80",
    "localhost",
    "localhost:8017",
    "my-pc",
    "my-pc.local:8017",
]
OWNED = ["evil.example", "evil.example:8017", "127.0.0.1.evil.example", "localhost.evil.example", "1.2.3.4.nip.io"]
ODD = ["", ":80", "a b", "x@localhost", "[::1", "evil.example/localhost", "evil.example#localhost"]


@pytest.mark.parametrize("host", PRIVATE)
def test_addresses_and_names_that_nobody_owns_are_known(host: str) -> None:
    assert is_known_host(Config(), host)
    assert is_known_host(Config(public_url="https://bali.example"), host)


@pytest.mark.parametrize("host", [*OWNED, *ODD])
def test_names_that_somebody_may_own_are_not(host: str) -> None:
    assert not is_known_host(Config(), host)
    assert not is_known_host(Config(public_url="https://bali.example"), host)


def test_the_name_of_the_public_url_is_known() -> None:
    config = Config(public_url="https://bali.example:8443")
    assert is_known_host(config, "bali.example:8443")
    assert not is_known_host(config, "bali.example")
    assert is_known_host(Config(public_url="https://bali.example"), "bali.example:443")
    assert not is_known_host(Config(public_url="https://bali.example"), "bali.example:80")


async def called(
    app: AppUnderTest, path: str, hosts: list[bytes], method: str = "GET", origin: bytes | None = None
) -> int:
    """The status of a request with these Host headers."""
    statuses: list[int] = []
    cookie = (b"cookie", app.cookie(identity("a")).encode())
    headers = [cookie, *((b"host", host) for host in hosts), *([(b"origin", origin)] if origin is not None else [])]
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "scheme": "http",
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    async with asyncio.timeout(20):
        await app.asgi(scope, receive, send)
    return statuses[0]


async def test_a_name_pointed_at_this_machine_does_not_reach_the_metrics(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        assert await called(app, "/metrics", [b"127.0.0.1:8017"]) == 200
        for path in ("/metrics", "/", "/api/me", "/healthz"):
            assert await called(app, path, [b"evil.example"]) == 421


@pytest.mark.parametrize("hosts", [[], [b""], [b"localhost", b"localhost"], [b"localhost", b"evil.example"], [b" "]])
async def test_a_request_names_one_host(tmp_path: pathlib.Path, hosts: list[bytes]) -> None:
    async with running_app(tmp_path) as app:
        assert await called(app, "/healthz", hosts) == 400
        assert await called(app, "/api/me/link", hosts, "POST", b"null") == 400


async def test_the_null_origin_changes_nothing(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        assert await called(app, "/api/me/link", [b"localhost"], "POST", b"null") == 403
        assert await called(app, "/api/me/link", [b"localhost"], "POST", b"http://localhost") == 201
