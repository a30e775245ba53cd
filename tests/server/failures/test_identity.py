"""Failure modes 5 to 8: nobody acts, watches or chats as somebody else."""

from __future__ import annotations

import asyncio
import itertools
import json
import pathlib
from typing import Any

import httpx
import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    create_table,
    identity,
    play_steps,
    running_app,
    send_command,
    start_table,
)

from banjar.server.identity import COOKIE, hash_token

STRANGER = identity("s")
OTHER_TOKEN = "another table's token"
NOT_ALLOWED = {401, 403, 404, 409, 410, 422}
COMMANDS: tuple[dict[str, Any], ...] = (
    {"do": "join", "name": "Eva"},
    *({"do": "join", "name": "Eva", "seat": seat} for seat in (0, 1, 2, 3, -1)),
    {"do": "join", "name": "Eva", "invitation": "a" * 26},
    {"do": "leave"},
    *({"do": "leave", "seat": seat} for seat in range(3)),
    {"do": "ready"},
    {"do": "colour", "colour": "red"},
    {"do": "colour", "colour": "green", "seat": 0},
    *({"do": "bar", "seat": seat} for seat in range(3)),
    {"do": "readmit", "name": "Bert"},
    {"do": "start"},
    {"do": "act"},
    {"do": "undo"},
    *({"do": "resign", "seat": seat} for seat in (0, 2, 9)),
    {"do": "return"},
    {"do": "rematch"},
)
"""What neither a stranger nor the second of three persons may do while the first decides."""


def completed(wanted: dict[str, Any], version: int, action: str, number: int) -> dict[str, Any]:
    found = {"command": f"wrong {number}", **wanted}
    if wanted["do"] in ("act", "undo"):
        found["version"] = version
    if wanted["do"] == "act":
        found["action"] = action
    return found


def wrong_headers(app: AppUnderTest, other_table_token: str, ended_token: str) -> dict[str, dict[str, str]]:
    """Headers that are no identity at this table."""
    right = app.cookie(identity("a"))
    own = app.cookie(STRANGER)
    signature = own.rpartition(".")[2]
    return {
        "nobody": {},
        "a stranger": {"cookie": own},
        "a broken signature": {"cookie": right[:-1] + ("A" if right[-1] != "A" else "B")},
        "a stranger's signature": {"cookie": f"{COOKIE}={identity('a')}.{signature}"},
        "no signature": {"cookie": f"{COOKIE}={identity('a')}"},
        "nonsense": {"cookie": f"{COOKIE}=%00..{'x' * 300}"},
        "a token as a cookie": {"cookie": f"{COOKIE}={ended_token}.{signature}"},
        "a wrong token": {"authorization": f"Bearer {'a' * 26}"},
        "an old token": {"authorization": f"Bearer {ended_token}"},
        OTHER_TOKEN: {"cookie": own, "authorization": f"Bearer {other_table_token}"},
        "an identity as a token": {"authorization": f"Bearer {identity('a')}"},
        "a cookie as a token": {"authorization": f"Bearer {right}"},
    }


async def seat_token(app: AppUnderTest, who: str, table: str, seat: int) -> httpx.Response:
    async with app.client(who) as client:
        return await client.post(f"/api/tables/{table}/seats/{seat}/token")


async def two_tokens(app: AppUnderTest, table: str) -> tuple[str, str]:
    """A token of another table's first seat, and one of this table's that was replaced."""
    other = await create_table(
        app,
        STRANGER,
        {"game": "altar", "seats": [{"kind": "me"}, {"kind": "bot"}], "starter": "first", "pace": 10_000},
        "other",
        start=True,
    )
    other_token = (await seat_token(app, STRANGER, other, 0)).json()["token"]
    ended = (await seat_token(app, identity("a"), table, 0)).json()["token"]
    assert (await seat_token(app, identity("a"), table, 0)).status_code == 201
    return other_token, ended


async def test_7_every_route_times_every_wrong_identity(tmp_path: pathlib.Path) -> None:
    """5, 7: more than 1,000 requests; none succeeds, none changes the table."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="altar")
        live = await play_steps(app, table, 20)
        other_token, ended = await two_tokens(app, table)
        assert live.table.session is not None
        assert live.table.to_act is not None
        first = live.table.to_act
        action = live.table.session.state.legal_actions()[0].text
        version, before = live.table.version, await app.store.logs.entries(table)
        wrong = wrong_headers(app, other_token, ended)
        wrong["the wrong player"] = {"cookie": app.cookie(people[(first + 1) % 3])}
        numbers, count = itertools.count(), 0
        for name, headers in wrong.items():
            asked = await _everything(app, table, headers, version, action, numbers, first, name)
            for request, answer in asked:
                assert answer.status_code in NOT_ALLOWED, (name, request, answer.status_code, answer.text)
                assert set(answer.json()["error"]) == {"code", "sentence", "values"}, (name, request)
            assert live.table.version == version, name
            count += len(asked)
        assert count > 1000
        assert await app.store.logs.entries(table) == before


async def _everything(
    app: AppUnderTest,
    table: str,
    headers: dict[str, str],
    version: int,
    action: str,
    numbers: Any,
    first: int,
    name: str,
) -> list[tuple[Any, httpx.Response]]:
    """Everything that this sender may not do, with the responses."""
    found: list[tuple[Any, httpx.Response]] = []
    base = f"/api/tables/{table}"
    is_player = name == "the wrong player"
    async with app.client(None, **headers) as client:

        async def ask(method: str, path: str, body: Any = None) -> None:
            found.append(((method, path, body), await client.request(method, path, json=body)))

        for wanted in COMMANDS:
            if is_player and wanted.get("seat") not in (None, first) and wanted["do"] == "resign":
                continue
            body = completed(wanted, version, action, next(numbers))
            await ask("POST", f"{base}/commands", body)
            for more in ({"who": identity("a")}, {"as": 0}, {"holder": identity("a")}):
                await ask("POST", f"{base}/commands", {**body, **more})
        for body in ({"do": "act", "seat": first}, {"do": "undo", "seat": first}):
            await ask("POST", f"{base}/commands", completed(body, version, action, next(numbers)) | {"seat": first})
        for do in ("act", "undo", "resign") if name != OTHER_TOKEN else ():
            await ask("POST", "/api/program/moves", completed({"do": do}, version, action, next(numbers)))
        for seat in {0, 1, 2, 7} - ({(first + 1) % 3} if is_player else set()):
            await ask("POST", f"{base}/seats/{seat}/token")
            await ask("DELETE", f"{base}/seats/{seat}/token")
        if name != OTHER_TOKEN:
            await ask("GET", "/api/program/stream")
        if not (is_player and (first + 1) % 3 == 0):
            await ask("DELETE", base)
        await ask("POST", f"{base}/hint")
        await ask("GET", f"{base}/record")
        for path in ("/moments/3?open=1", "/moments/1?seat=0", "/moments/1?seat=1"):
            await ask("GET", base + path)
        branch = {"command": "b", "step": 1, "seat": 0, "name": "Eva"}
        await ask("POST", f"{base}/branch", branch)
        await ask("POST", "/api/me/link/use", {"token": "a" * 26})
        if not is_player:
            await ask("PUT", f"{base}/auto-reply", {"pass_when_unable": False})
            await ask("GET", f"{base}/since")
            await ask("POST", f"{base}/chat", {"command": "c", "text": "hello", "seat": 0, "name": "Eva"})
    return found


async def test_7_the_matrix_knows_every_route(tmp_path: pathlib.Path) -> None:
    """7: a new route that changes something must be added to the matrix above."""

    async def listing() -> set[tuple[str, str]]:
        async with running_app(tmp_path) as app:
            document = await app.document()
            return {(method.upper(), path) for path, found in document["paths"].items() for method in found}

    assert {(method, path) for method, path in await listing() if method != "GET"} == {
        ("PUT", "/api/lobby/seek"),
        ("DELETE", "/api/lobby/seek"),
        ("POST", "/api/me/link"),
        ("POST", "/api/me/link/use"),
        ("POST", "/api/me/recovery"),
        ("POST", "/api/me/sign-out"),
        ("POST", "/api/me/end-devices"),
        ("DELETE", "/api/me"),
        ("POST", "/api/admin/bans"),
        ("DELETE", "/api/admin/bans/{ban}"),
        ("POST", "/api/admin/tables/{table}/removals"),
        ("POST", "/api/admin/rotate-key"),
        ("POST", "/api/tables"),
        ("POST", "/api/tables/{table}/branch"),
        ("POST", "/api/tables/{table}/commands"),
        ("DELETE", "/api/tables/{table}"),
        ("POST", "/api/tables/{table}/chat"),
        ("PUT", "/api/tables/{table}/auto-reply"),
        ("POST", "/api/tables/{table}/hint"),
        ("POST", "/api/tables/{table}/seats/{seat}/token"),
        ("DELETE", "/api/tables/{table}/seats/{seat}/token"),
        ("POST", "/api/program/moves"),
        ("POST", "/api/lessons/{game}/{name}"),  # keeps nothing
        ("POST", "/api/strategy/{game}/{name}/table"),  # anybody with an identity: see test_strategy.py
    }


async def test_5_every_socket_message_times_every_wrong_identity(tmp_path: pathlib.Path) -> None:
    """5, 7: on the socket too the seat comes from the cookie and never from the message."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="altar", hints=True)
        live = await play_steps(app, table, 20)
        assert live.table.session is not None
        assert live.table.to_act is not None
        first = live.table.to_act
        action = live.table.session.state.legal_actions()[0].text
        version, numbers = live.table.version, itertools.count()
        for who in (STRANGER, people[(first + 1) % 3]):
            is_player = who != STRANGER
            async with InProcessSocket(app, who) as socket:
                await socket.say({"do": "watch", "table": table})
                for wanted in COMMANDS:
                    if is_player and wanted["do"] == "resign" and wanted["seat"] not in (first, 9):
                        continue
                    body = completed(wanted, version, action, next(numbers))
                    for message in (
                        {"do": "ask", "table": table, "command": body},
                        {"do": "ask", "table": table, "command": body, "seat": first},
                        {"do": "ask", "table": table, "command": {**body, "who": people[first]}},
                    ):
                        (answer,) = await socket.say(message)
                        assert (answer["type"], answer["command"]) == ("refused", body["command"])
                seats = [0, 1, 2, 9] if not is_player else [first, 9]
                for seat in seats:
                    (answer,) = await socket.say({"do": "uncover", "table": table, "seat": seat})
                    assert answer["code"] == "not-your-turn"
                for other in (
                    {"do": "hint", "table": table, "command": "h"},
                    {"do": "mute", "table": table, "command": "m", "target": "seat 0"},
                ):
                    if (other["do"], who) != ("mute", live.table.owner):
                        (answer,) = await socket.say(dict(other))
                        assert answer["code"] in ("not-your-turn", "not-owner")
                if not is_player:
                    auto_reply = {"do": "auto_reply", "table": table, "command": "s", "auto_reply": {}}
                    (answer,) = await socket.say(auto_reply)
                    assert answer["code"] == "not-seated"
        assert live.table.version == version


@pytest.mark.parametrize("cookie", [None, "banjar=nonsense", f"banjar={'a' * 26}.x"])
async def test_7_a_socket_without_identity_is_closed(cookie: str | None, tmp_path: pathlib.Path) -> None:
    """7: with the reason."""

    sent: list[dict[str, Any]] = []

    async def take(message: Any) -> None:
        sent.append(message)

    async def give() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async with running_app(tmp_path) as app:
        headers = [(b"host", b"banjar.test"), *([(b"cookie", cookie.encode())] if cookie else [])]
        scope = {"type": "websocket", "path": "/api/socket", "query_string": b"", "headers": headers}
        await app.asgi(scope, give, take)
    accepted, told, closed = sent
    assert accepted["type"] == "websocket.accept"
    assert json.loads(told["text"])["code"] == "no-identity"
    assert closed["code"] == 4401


async def test_6_a_seat_token_dies_with_its_successor_and_its_end(tmp_path: pathlib.Path) -> None:
    """6: at any time one token works, also when two are asked for at once."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        answers = await asyncio.gather(*(seat_token(app, people[0], table, 0) for _ in range(5)))
        tokens = [answer.json()["token"] for answer in answers]
        assert [await _is_good(app, token) for token in tokens].count(True) == 1
        async with app.client(people[0]) as client:
            assert (await client.delete(f"/api/tables/{table}/seats/0/token")).status_code == 204
        assert not any([await _is_good(app, token) for token in tokens])


async def _is_good(app: AppUnderTest, token: str) -> bool:
    """Whether a token is valid: the program is refused for its move, not for its identity."""
    async with app.client(None, authorization=f"Bearer {token}") as client:
        move = {"do": "act", "command": "x", "version": 0, "action": "nonsense"}
        answer = await client.post("/api/program/moves", json=move)
    return answer.status_code != 401


async def test_6_before_the_start_there_are_no_seat_tokens(tmp_path: pathlib.Path) -> None:
    """5, 6: seats are renumbered at the start; a token or an auto-reply would be another person's."""

    async with running_app(tmp_path) as app:
        app.manager.runtime.draw = lambda below: below - 1
        table = await create_table(app, identity("a"), {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]})
        answer = await seat_token(app, identity("a"), table, 0)
        assert answer.json()["error"]["code"] == "not-running"
        async with app.client(identity("a")) as client:
            kept = await client.put(f"/api/tables/{table}/auto-reply", json={"answers": {"shrine_reward": "points"}})
        assert kept.json()["error"]["code"] == "not-running"
        await send_command(app, identity("b"), table, "join", name="Bob")
        await send_command(app, identity("b"), table, "ready")
        await send_command(app, identity("a"), table, "start")
        live = await app.manager.open(table)
        assert live.table.seats_of(identity("a")) == [1]
        assert (await seat_token(app, identity("a"), table, 0)).json()["error"]["code"] == "not-seated"
        token = (await seat_token(app, identity("a"), table, 1)).json()["token"]
        found = await app.store.seat_tokens.seat_of(hash_token(token))
        assert found == (table, 1)


async def test_6_a_personal_link_works_once(tmp_path: pathlib.Path) -> None:
    """6: used twice, by many at once, too late."""

    async def use(app: AppUnderTest, token: str) -> httpx.Response:
        async with app.client() as client:
            return await client.post("/api/me/link/use", json={"token": token})

    async with running_app(tmp_path) as app:
        async with app.client(identity("a")) as client:
            first, second = [(await client.post("/api/me/link")).json()["token"] for _ in range(2)]
        answers = await asyncio.gather(*(use(app, first) for _ in range(10)))
        assert sorted(answer.status_code for answer in answers) == [200] + [410] * 9
        moved = next(answer for answer in answers if answer.status_code == 200)
        assert app.context.identities.read(moved.cookies[COOKIE]) == identity("a")
        assert all(COOKIE not in answer.cookies for answer in answers if answer is not moved)
        assert (await use(app, first)).json()["error"]["code"] == "link-used"
        now = app.manager.runtime.now
        app.manager.runtime.now = lambda: now() + 15 * 60_000 + 1
        assert (await use(app, second)).json()["error"]["code"] == "link-used"


async def test_6_an_invitation_seats_one_person(tmp_path: pathlib.Path) -> None:
    """6: two at once, twice, guessed, or without it; and only the owner can read it."""

    async with running_app(tmp_path) as app:
        seats = [{"kind": "me"}, {"kind": "guest", "name": "Bob"}]
        table = await create_table(app, identity("a"), {"game": "altar", "seats": seats})
        async with app.client(identity("a")) as client:
            shown = (await client.get(f"/api/tables/{table}")).json()
        (invitation,) = shown["you"]["invitations"].values()
        assert len(invitation) == 26
        for who in (None, STRANGER):
            async with app.client(who) as client:
                for path in (f"/api/tables/{table}", "/api/tables/mine", f"/api/tables/{table}/log"):
                    assert invitation not in (await client.get(path)).text
        for fields in ({}, {"seat": 1}, {"invitation": "b" * 26}, {"invitation": ""}, {"seat": 0}):
            refused = await send_command(app, STRANGER, table, "join", name="Eva", **fields)
            assert refused.status_code == 409, fields
        people = [identity(letter) for letter in "efgh"]
        answers = await asyncio.gather(
            *(send_command(app, who, table, "join", name="Bob", invitation=invitation) for who in people)
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        live = await app.manager.open(table)
        assert live.table.seats[1].holder in people
        again = await send_command(app, STRANGER, table, "join", name="Bob", invitation=invitation)
        assert again.json()["error"]["code"] == "bad-invitation"


async def test_8_a_player_who_spectates_sees_what_spectators_see(tmp_path: pathlib.Path) -> None:
    """8: a second connection shows nothing that the first hides: no seat's own cards, no players' chat."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="dalang")
        await play_steps(app, table, 30)
        async with InProcessSocket(app, people[0]) as player, InProcessSocket(app, STRANGER) as spectator:
            await player.say({"do": "watch", "table": table})
            await player.answered("c", {"do": "say", "table": table, "command": "c", "text": "among players"})
            (seen,) = await spectator.say({"do": "watch", "table": table})
            assert "among players" not in "".join(spectator.texts)
            for look in (None, identity("x")):
                async with app.client(look) as client:
                    now = (await client.get(f"/api/tables/{table}?seat=0&who={people[0]}")).json()
                    told = (await client.get(f"/api/tables/{table}/chat?room=players")).json()
                assert now["game"] == seen["game"]
                assert now["you"]["seat"] is None
                assert told == {"lines": []}
            assert seen["game"]["legal"] == []
            live = await app.manager.open(table)
            assert live.table.session is not None
            assert seen["game"]["players"] != live.table.session.state.view(0)["players"]
