"""Failure modes 1 and 2: no seed, deal, secret, identity, invitation or auto-reply leaves the server."""

from __future__ import annotations

import asyncio
import json
import pathlib
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.client import Client, seat_clients
from tests.server.server_process import ServerProcess, sqlite_url

MIN_SECRET_DIGITS = 6
"""Shorter numbers occur by chance."""


def stored(folder: pathlib.Path) -> list[dict[str, Any]]:
    """All log entries of all tables."""
    with sqlite3.connect(folder / "banjar.db") as database:
        rows = database.execute("SELECT body FROM log_entries ORDER BY table_id, number")
        found = [json.loads(body) for (body,) in rows]
    database.close()
    return found


def secrets_in(entries: list[dict[str, Any]]) -> Iterator[str]:
    """Strings that no client may read in somebody else's response before the end."""
    for entry in entries:
        if entry["type"] == "created":
            yield str(entry["secret"])
            yield from (who for who, _ in entry.get("holders", {}).values())
        elif entry["type"] == "started":
            yield str(entry["origin"]["seed"])
        if entry.get("who"):
            yield entry["who"]


class Everything:
    """All bytes received from the server, with headers."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def note(self, response: httpx.Response) -> None:
        await response.aread()
        kept = [(name, value) for name, value in response.headers.items() if name != "set-cookie"]
        self.texts.append(f"{response.status_code} {kept} {response.text}")


async def pry(client: Client, table: str) -> None:
    """Send every kind of request, valid and invalid."""
    base = f"/api/tables/{table}"
    paths = (
        "",
        "/log",
        "/since",
        "/chat",
        "/record",
        "/moments/0",
        "/moments/3?open=1",
        "/moments/2?seat=1",
        "/nowhere",
    )
    for path in (*(base + path for path in paths), "/api/tables", "/api/tables/mine", "/api/me", "/api/openapi.json"):
        await client.http.get(path)
    for body in ("", "{", '{"do":"act","command":"x","version":1,"action":"nonsense"}', '{"do":"origin"}'):
        await client.http.post(f"{base}/commands", content=body, headers={"content-type": "application/json"})
    await client.http.post(f"{base}/branch", json={"command": "b", "step": 0, "seat": 0, "name": "Eva"})
    for message in ("{", "[]", json.dumps({"do": "uncover", "table": table, "seat": 1})):
        await client.send(message)


@pytest.mark.parametrize(("game", "players"), [("altar", 2), ("dalang", 3)])
async def test_1_2_no_secret_in_any_byte_or_log_line(game: str, players: int, tmp_path: pathlib.Path) -> None:
    """1, 2: on a real server with verbose logs: every payload, header, refusal and log line before the end."""
    everything = Everything()

    with ServerProcess(sqlite_url(tmp_path), "--no-limits", "-v") as server:
        address = server.address
        table, clients = await seat_clients(
            address, players, start=False, game=game, visibility="public", reaction_pause=0
        )
        spectator = await Client(address, "watcher").__aenter__()
        await spectator.connect()
        await spectator.watch(table)
        everyone = [*clients, spectator]
        try:
            for client in everyone:
                client.http.event_hooks["response"].append(everything.note)
            await clients[0].ask(table, "start")
            for client in clients:
                await client.until(lambda client=client: client.tables[table]["status"] == "running")
            answers = {"join": "pass"} if game == "dalang" else {"shrine_reward": "stones"}
            auto_reply = {"pass_when_unable": False, "answers": answers}
            await clients[1].answer(
                "st", {"do": "auto_reply", "table": table, "command": "st", "auto_reply": auto_reply}
            )
            for _ in range(15):
                await asyncio.gather(*(client.act(table) for client in clients))
            for client in everyone:
                await pry(client, table)
            for client in everyone:
                assert client.tables[table]["status"] == "running"
                everything.texts += client.received
                if client is not clients[1]:
                    assert '"pass_when_unable":false' not in "".join(client.received)
                    assert f'"answers":{json.dumps(answers, separators=(",", ":"))}' not in "".join(client.received)
        finally:
            for client in everyone:
                await client.__aexit__(None, None, None)
        lines = server.errors()
    entries = stored(tmp_path)
    found = {secret for secret in secrets_in(entries) if len(secret) >= MIN_SECRET_DIGITS}
    assert len(found) >= 2 + players
    sent = "\n".join(everything.texts)
    assert len(sent) > 100_000
    assert '"route"' in lines
    for secret in found:
        assert secret not in sent
        assert secret not in lines
    for word in ('"seed"', '"deal"', '"origin"', '"secret"', '"holder"', '"holders"', '"invitation"'):
        assert word not in sent.replace(openapi_of(everything), "")
    assert "not-over" in sent
    assert "Traceback" not in lines
    table_ids = [text for text in everything.texts if "no-such-page" in text]
    assert table_ids


def openapi_of(everything: Everything) -> str:
    """The document names the field of a command; that is no secret."""
    return next(text for text in everything.texts if '"openapi"' in text)


async def test_1_paths_with_tables_are_not_logged(tmp_path: pathlib.Path) -> None:
    """1, 6: whoever reads the log of the server cannot visit a private table, use a link or play a seat."""

    with ServerProcess(sqlite_url(tmp_path), "-v") as server:
        address = server.address
        async with Client(address, "ann") as ann:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
            table = await ann.create(start=True, game="altar", seats=seats, starter="first")
            token = (await ann.http.post(f"/api/tables/{table}/seats/0/token")).json()["token"]
            other = (await ann.http.post(f"/api/tables/{table}/seats/1/token")).json().get("token", token)
            link = (await ann.http.post("/api/me/link")).json()["token"]
            await ann.http.get(f"/api/tables/{table}")
            await ann.http.get(f"/api/tables/{table}/nonsense")
            await ann.http.get(f"/me/{link}")
            await ann.http.post("/api/me/link/use", json={"token": link})
            await ann.http.post("/api/program/moves", headers={"authorization": f"Bearer {token}"})
            secret = [table, token, other, link, *ann.http.cookies.values()]
        server.stop()
        lines = server.errors()
    assert lines.count('"route"') >= 8
    for word in secret:
        assert word not in lines
    kept = (tmp_path / "banjar.db").read_bytes()
    for word in secret[1:4]:
        assert word.encode() not in kept, "tokens and links are kept as hashes"
