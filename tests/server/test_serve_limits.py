"""Limits of a real server: request headers, proxies, the admin token."""

from __future__ import annotations

import contextlib
import socket

import httpx
import pytest
from tests.server.server_process import ServerProcess


def test_request_headers_have_a_size_limit(sqlite_url: str) -> None:
    """Endless request lines and headers are refused and the connection closed; ordinary ones are served."""
    with ServerProcess(sqlite_url, odd={"no_bots": True}) as server:
        place = ("127.0.0.1", int(server.address.rpartition(":")[2]))
        for head in (b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x-long: " + b"y" * 100 + b"\r\n", b"GET /"):
            with socket.create_connection(place, 10) as connection:
                connection.sendall(head)
                with contextlib.suppress(ConnectionError):
                    for _ in range(100):
                        connection.sendall(b"x-more: " + b"y" * 4000 + b"\r\n" if b"\r\n" in head else b"y" * 4000)
                with contextlib.suppress(ConnectionError):
                    assert connection.recv(100).startswith(b"HTTP/1.1 431")
        with httpx.Client(base_url=server.address) as client:
            for _ in range(40):
                assert client.get("/healthz", headers={"x-some": "y" * 1000}).status_code == 200
            assert client.post("/api/lessons/altar/take", json={"choices": []}).status_code in (200, 404)
        assert server.stop() == 0
        assert "traceback" not in server.errors()


@pytest.mark.parametrize(("proxy", "is_believed"), [("127.0.0.1", True), ("127.0.0.0/8", True), ("192.0.2.7", False)])
def test_a_proxy_is_believed_only_if_it_is_trusted(sqlite_url: str, proxy: str, is_believed: bool) -> None:
    """The address of a request decides about /metrics and rate limits: forwarding headers of strangers are ignored."""
    arguments = ("--public-url", "https://bali.example:443/", "--trusted-proxy", proxy)
    with ServerProcess(sqlite_url, *arguments) as server, httpx.Client(base_url=server.address, timeout=60) as client:
        forwarded = {"x-forwarded-for": "198.51.100.9", "x-forwarded-proto": "https"}
        assert client.get("/metrics", headers=forwarded).status_code == (403 if is_believed else 200)
        assert client.get("/metrics").status_code == 200
        cookie = client.get("/api/me", headers=forwarded).headers["set-cookie"].lower()
        assert "secure" in cookie
        assert "httponly" in cookie
        answers = [
            client.post("/api/me/link", headers={"origin": origin}).status_code
            for origin in ("https://bali.example", "https://bali.example:444", "http://bali.example")
        ]
        assert answers == [401, 403, 403]


def test_an_empty_admin_token_is_none(sqlite_url: str) -> None:
    """An empty environment variable admits nobody."""
    with (
        ServerProcess(sqlite_url, environment={"BANJAR_ADMIN_TOKEN": ""}) as server,
        httpx.Client(base_url=server.address) as client,
    ):
        client.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = client.post(
            "/api/tables", json={"command": "a", "name": "A", "settings": {"game": "altar", "seats": seats}}
        )
        path = f"/api/tables/{made.json()['table']}"
        for headers in ({}, {"authorization": "Bearer"}):
            assert httpx.delete(server.address + path, headers=headers).status_code == 401
