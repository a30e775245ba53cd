"""The lines of `banjar serve -v`."""

from __future__ import annotations

import json
import logging
import pathlib

import pytest
from tests.server.app_fixtures import InProcessSocket, create_table, identity, running_app

from banjar.server.serve import JsonFormatter

ANN, BOB = identity("a"), identity("b")
SEATS = [{"kind": "me"}, {"kind": "open"}]


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """What was logged of access so far, and forget it."""
    found = [json.loads(record.getMessage()) for record in caplog.records if record.name == "banjar.access"]
    caplog.clear()
    return found


async def test_refusals_sockets_and_foreign_requests_are_logged_with_their_code(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With the address only where the host asked for it, and never with a table, a name or an identity."""
    caplog.set_level(logging.INFO, "banjar.access")
    for log_addresses in (False, True):
        async with running_app(tmp_path / str(log_addresses), log_addresses=log_addresses) as app:
            table = await create_table(app, ANN, {"game": "altar", "seats": SEATS})
            lines(caplog)
            async with app.client(BOB) as client:
                await client.delete(f"/api/tables/{table}")
                await client.post("/api/me/link/use", json={"token": "wrong"})
                await client.post("/api/me/link", headers={"origin": "http://evil.test"})
            async with app.client() as client:
                await client.post("/api/me/link")
            async with InProcessSocket(app, BOB) as socket:
                await socket.ask(table, "start", "1")
            found = lines(caplog)
            assert [(line["route"], line["method"], line.get("refused")) for line in found] == [
                ("/api/tables/{table}", "DELETE", "not-owner"),
                ("/api/me/link/use", "POST", "link-used"),
                ("none", "POST", "not-allowed"),
                ("/api/me/link", "POST", "no-identity"),
                ("/api/socket", "SOCKET", None),
                ("/api/socket", "SOCKET", "not-owner"),
            ]
            assert {"address" in line for line in found} == {log_addresses}
            assert not any(secret in json.dumps(found) for secret in (table, ANN, BOB))


@pytest.mark.parametrize("text", ["{not JSON", '{"level": "info"}', 'one\nline "and" another', "\x1b[2J"])
def test_whatever_is_logged_is_one_json_object_on_one_line(text: str) -> None:
    record = logging.LogRecord("banjar.server", logging.WARNING, __file__, 1, "%s", (text,), None)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    assert line.isprintable()
    assert json.loads(line) | {"at": 0} == {"at": 0, "level": "warning", "from": "banjar.server", "message": text}
