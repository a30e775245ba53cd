"""The HTTP API: its document, refusals, and the headers of every response."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import json
import pathlib
import re
from collections.abc import Iterator
from typing import Any, cast

import httpx
import hypothesis
import msgspec
import pytest
import requests
import schemathesis
import schemathesis.checks
from hypothesis import HealthCheck, Phase, settings
from schemathesis.generation import GenerationMode
from tests.server.app_fixtures import (
    AppUnderTest,
    create_table,
    identity,
    listening_app,
    running_app,
    send_command,
    start_table,
)
from tests.server.server_process import ServerProcess, sqlite_url

from banjar.protocol import server_messages
from banjar.protocol.errors import ALL_CODES
from banjar.server.http.middleware import DOCUMENT_HEADERS, HEADERS
from banjar.server.http.request import MAX_BODY_BYTES
from banjar.server.http.responses import refusal_response, status_of
from banjar.server.http.routes import OPERATIONS
from banjar.server.rate_limits import ADDRESS_RATES, MAX_CONNECTIONS, PERSON_RATES, RateLimits
from banjar.table.errors import Refusal

ANSWER_TIMEOUT_SECONDS = 60
"""Pictures are drawn one at a time, which takes long on a busy machine."""
EXAMPLES = 12
"""Each of the four tables with each of the three seat numbers, of which the last is not there."""
JSON = {"content-type": "application/json"}
ANN = identity("a")
ADMIN_TOKEN = "a token of at least 32 characters, as it must be"
WITH_A_BODY = (
    "adminBan",
    "adminRemove",
    "useLink",
    "createTable",
    "seek",
    "branch",
    "command",
    "say",
    "setAutoReply",
    "move",
    "lesson",
    "playPosition",
)
NEVER_VALID_BY_CHANCE = {
    *("adminBan", "adminUnban", "adminRemove", "useLink"),
    *("createTable", "branch", "playPosition", "command", "move", "seek"),
}
"""Random bodies are never valid."""
READING = {operation.operation_id for operation in OPERATIONS if operation.method == "GET"}
OPERATION_IDS = [operation.operation_id for operation in OPERATIONS if operation.is_documented]
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server without rate limits."""
    database, environment = sqlite_url(tmp_path_factory.mktemp("api")), {"BANJAR_ADMIN_TOKEN": ADMIN_TOKEN}
    with ServerProcess(database, "--no-limits", "-v", environment=environment) as running:
        yield running
        assert "Traceback" not in running.errors()


class TriedSite:
    """A person on a server with a table in every state, for requests to be about."""

    def __init__(self, server: ServerProcess) -> None:
        with httpx.Client(base_url=server.address) as client:
            client.get("/api/me")
            self.cookies = dict(client.cookies)
            self.places = [None, *(place(client, status) for status in ("open", "running", "over"))]
            self.tokens = {
                table: client.post(f"/api/tables/{table}/seats/0/token").json()["token"] for table in self.places[2:]
            }
            self.lesson = client.get("/api/lessons/altar").json()["lessons"][0]["name"]
            self.position = client.get("/api/strategy/altar").json()["positions"][0]
            code_word = client.get(f"/api/tables/{self.places[1]}").json()["you"]["code"]
            self.known = {"game": "altar", "code": code_word}
            self.document = client.get("/api/openapi.json").json()


@functools.cache
def tried_site(server: ServerProcess) -> TriedSite:
    """One for all operations that change nothing."""
    return TriedSite(server)


@pytest.mark.parametrize(
    ("operation", "mode"),
    [
        *((name, GenerationMode.POSITIVE) for name in OPERATION_IDS),
        *((name, GenerationMode.NEGATIVE) for name in WITH_A_BODY),
    ],
)
def test_no_request_leads_to_a_server_error(operation: str, mode: GenerationMode, server: ServerProcess) -> None:
    """schemathesis: no 5xx, and every status and content type is in the document."""
    site = tried_site(server) if operation in READING else TriedSite(server)
    cookies, places, document = site.cookies, site.places, site.document
    # The stream of a running game does not end by itself.
    token = site.tokens[places[3] if operation == "stream" else places[2]]
    known = site.known | {"name": site.lesson if operation == "lesson" else site.position}
    schema = schemathesis.openapi.from_dict(document).include(operation_id=operation)
    (found,) = [cast(Any, one).ok() for one in schema.get_all_operations()]
    statuses = set()
    with requests.Session() as session:
        # Not drawn by Hypothesis, so that every pair of table and seat is tried; `_` keeps the cases from running out.
        steps = itertools.count()

        @hypothesis.given(case=found.as_strategy(mode), _=hypothesis.strategies.integers())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def attack(case: Any, _: int) -> None:
            step, headers = next(steps), {}
            here = places[step % len(places)]
            is_admin = operation.startswith("admin") or operation == "metrics"
            if here is not None:
                headers = {"authorization": f"Bearer {ADMIN_TOKEN if is_admin else token}"}
                wanted = known | {"table": here, "step": str(step), "seat": str(step % 3)}
                case.path_parameters.update((name, wanted[name]) for name in wanted if name in case.path_parameters)
            response = case.call(
                base_url=server.address,
                session=session,
                cookies=cookies,
                headers=headers,
                timeout=ANSWER_TIMEOUT_SECONDS,
            )
            case.validate_response(response, checks=CHECKS)
            statuses.add(response.status_code)

        attack()
    if mode is GenerationMode.POSITIVE and operation not in NEVER_VALID_BY_CHANCE:
        assert {200, 201, 204} & statuses, f"{operation} was never done: {statuses}"


def place(client: httpx.Client, status: str) -> str:
    """A table of this person: open, running or over."""
    seats = [{"kind": "me"}, {"kind": "open"} if status == "open" else {"kind": "bot", "level": "novice"}]
    wanted = {"game": "altar", "seats": seats, "starter": "first", "pace": 0, "hints": True, "memory_aid": True}
    body = {"command": f"api {status}", "name": "Ann", "settings": wanted, "start": status != "open"}
    table: str = client.post("/api/tables", json=body).json()["table"]
    for number in range(0 if status == "open" else 6):
        now = client.get(f"/api/tables/{table}").json()
        if legal := now["game"]["legal"]:
            act = {"do": "act", "command": f"act {number}", "version": now["version"], "action": legal[0]["text"]}
            client.post(f"/api/tables/{table}/commands", json=act)
    if status == "over":
        client.post(f"/api/tables/{table}/commands", json={"do": "resign", "command": "resign"})
    return table


async def run(folder: pathlib.Path, work: Any, **settings: Any) -> None:
    async with running_app(folder, **settings) as app:
        await work(app)


async def sent(app: AppUnderTest, method: str, path: str, who: str | None = ANN, **more: Any) -> httpx.Response:
    async with app.client(who) as client:
        return await client.request(method, path, **more)


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


NASTY: tuple[bytes, ...] = (
    b"",
    b"\x00",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"{",
    b'{"do":',
    b'"\xed\xa0\x80"',
    b'{"do":"act","command":"\\ud800","version":1,"action":"x"}',
    b'{"do":"act","command":"x","version":1e400,"action":"x"}',
    b'{"do":"act","command":"x","version":' + b"9" * 5000 + b',"action":"x"}',
    b'{"do":"act","command":"x","version":1,"action":"x","do":"start"}',
    b'{"do":"undo","command":"x","version":1,"steps":' + b"9" * 19 + b"}",
    b'{"do":"join","command":"x","name":"\\u0000\\u202e"}',
    b'{"do":"dance","command":"x"}',
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b'{"do":"act","command":"x","version":1,"action":' + b"[" * 2000 + b"]" * 2000 + b"}",
)


async def test_bodies_that_cannot_be_read_are_explained(tmp_path: pathlib.Path) -> None:
    """On every route with a body; the running table stays unchanged."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        version = (await app.manager.open(table)).table.version
        routes = (
            ("POST", f"/api/tables/{table}/commands"),
            ("POST", f"/api/tables/{table}/chat"),
            ("PUT", f"/api/tables/{table}/auto-reply"),
            ("POST", "/api/tables"),
            ("POST", "/api/me/link/use"),
        )
        for body, (method, path) in itertools.product(NASTY, routes):
            answer = await sent(app, method, path, people[1], content=body, headers=JSON)
            assert answer.status_code in (409, 422), (body[:40], path, answer.text)
            assert answer.json()["error"]["sentence"]
        assert (await app.manager.open(table)).table.version == version


async def test_unknown_fields_are_ruled_out_by_the_document(tmp_path: pathlib.Path) -> None:
    """As the server refuses them: in every body, and in all structs of the settings."""

    async with running_app(tmp_path) as app:
        schemas = (await app.document())["components"]["schemas"]
        bodies = [operation.body for operation in OPERATIONS if operation.body is not None]
        _, taken = msgspec.json.schema_components(bodies)
        for name in ("CreateTable", "Settings", "SeatPlan", "NoClock", "LiveClock", "CorrespondenceClock", "Night"):
            assert name in taken
        closed = {name for name, one in schemas.items() if one.get("additionalProperties") is False}
        assert closed == set(taken)  # responses may gain fields
        references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(await app.document())))
        assert references <= set(schemas)


async def test_every_success_has_a_schema_in_the_document(tmp_path: pathlib.Path) -> None:
    """Or it is a 204, which has no body."""
    async with running_app(tmp_path) as app:
        document = await app.document()
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                (status,) = (status for status in operation["responses"] if status.startswith("2"))
                content = operation["responses"][status].get("content", {})
                assert (status == "204") == (not content), (method, path)
                for media_type, body in content.items():
                    is_text = body["schema"] == {"type": "string"}
                    assert (media_type == "application/json") == ("$ref" in body["schema"]) == (not is_text)


async def test_the_document_names_every_refusal(tmp_path: pathlib.Path) -> None:
    """All codes as an enum, each with its status, and when to try again."""
    async with running_app(tmp_path) as app:
        document = await app.document()
        assert document["components"]["schemas"]["ErrorInfo"]["properties"]["code"]["enum"] == list(ALL_CODES)
        for methods in document["paths"].values():
            for operation in methods.values():
                described = {
                    status: one for status, one in operation["responses"].items() if not status.startswith("2")
                }
                for refused in ALL_CODES:
                    assert refused in re.findall(r"[a-z-]+", described[str(status_of(refused))]["description"])
                assert [status for status, one in described.items() if "headers" in one] == ["429", "503"]


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("too-fast", seconds=7),
        Refusal("too-many-open", most=40),
        Refusal("too-many-seeks", most=30),
        Refusal("busy"),
    ],
)
async def test_whoever_may_try_again_is_told_when(refusal: Refusal) -> None:
    """In the header and in the body, and the same on the socket."""
    response = refusal_response(refusal, "en")
    assert response.status_code in (429, 503)
    told = json.loads(bytes(response.body))["error"]["retry_after"]
    assert str(told) == response.headers["retry-after"]
    assert told == json.loads(server_messages.refused(refusal, "en"))["retry_after"] > 0


@pytest.mark.parametrize("refused", sorted(set(ALL_CODES) - {"too-fast", "too-many-open", "too-many-seeks", "busy"}))
def test_no_other_refusal_is_worth_trying_again(refused: str) -> None:
    assert status_of(refused) not in (429, 503)


async def test_deep_options_are_refused(tmp_path: pathlib.Path) -> None:
    """Deeply nested options are refused before anything reads them."""

    async def refused(app: AppUnderTest, deep: str, option: str) -> None:
        settings = f'{{"game":"altar","seats":[{{"kind":"me"}},{{"kind":"open"}}],"options":{{"{option}":{deep}}}}}'
        body = f'{{"command":"x","name":"Ann","settings":{settings}}}'
        answer = await sent(app, "POST", "/api/tables", content=body.encode(), headers=JSON)
        assert answer.status_code == 422, answer.text
        assert len(answer.text) < 2000

    async with running_app(tmp_path) as app:
        for depth, option in itertools.product(
            (5, 200, 800, 830, 860, 900, 1500, 20_000), ("oracle", "sets", "nonsense")
        ):
            await refused(app, "[" * depth + "]" * depth, option)


async def test_large_bodies_are_refused(tmp_path: pathlib.Path) -> None:
    """Above the limit, whatever length they claim."""

    async with running_app(tmp_path) as app:
        for size, status in ((MAX_BODY_BYTES, 422), (MAX_BODY_BYTES + 1, 413), (4 * MAX_BODY_BYTES, 413)):
            answer = await sent(app, "POST", "/api/tables", content=b" " * size, headers=JSON)
            assert answer.status_code == status


async def test_only_json_is_read(tmp_path: pathlib.Path) -> None:
    """Forms on other sites can send other content types without a preflight request."""

    async with running_app(tmp_path) as app:
        for kind in ("", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"):
            headers = {"content-type": kind}
            answer = await sent(app, "POST", "/api/tables", content=b'{"command":"x"}', headers=headers)
            assert (answer.status_code, code(answer)) == (422, "bad-message")


async def test_pages_of_other_origins_change_nothing(tmp_path: pathlib.Path) -> None:
    """Requests that change something are refused from another origin; reading needs no origin."""

    async def foreign(app: AppUnderTest, origin: str) -> None:
        for method, path in (("POST", "/api/tables"), ("POST", "/api/me/link"), ("DELETE", "/api/tables/x")):
            answer = await sent(app, method, path, headers={"origin": origin, **JSON}, content=b"{}")
            assert (answer.status_code, code(answer)) == (403, "not-allowed")
        headers = {"sec-fetch-site": "cross-site"}
        assert (await sent(app, "POST", "/api/me/link", headers=headers)).status_code == 403
        assert (await sent(app, "GET", "/api/me", headers={"origin": origin})).status_code == 200
        assert (await sent(app, "POST", "/api/me/link", headers={"origin": "http://banjar.test"})).status_code == 201

    async with running_app(tmp_path) as app:
        for origin in ("http://evil.test", "null", "https://banjar.test.evil.test", "banjar.test", ""):
            await foreign(app, origin)


async def test_the_public_address_is_the_only_origin(tmp_path: pathlib.Path) -> None:
    """Behind a proxy any host is accepted, but only one origin; cookies are secure."""

    async with running_app(tmp_path, public_url="https://bali.example") as app:
        known = {"https://bali.example": 201, "http://bali.example": 403, "http://banjar.test": 403}
        for origin, status in known.items():
            assert (await sent(app, "POST", "/api/me/link", headers={"origin": origin})).status_code == status
        cookie = (await sent(app, "GET", "/api/me", None)).headers["set-cookie"].lower()
        assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))
        assert "strict-transport-security" in (await sent(app, "GET", "/api/me")).headers


async def test_security_headers_are_on_every_answer(tmp_path: pathlib.Path) -> None:
    """On success, refusals, unknown paths, wrong methods, other origins and failures."""

    async with running_app(tmp_path) as app:
        table = await create_table(app, ANN, {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]})

        async def fail(*_: object) -> None:
            raise ZeroDivisionError("on purpose")

        answers = [
            await sent(app, method, path, **more)
            for method, path, more in (
                ("GET", "/api/me", {}),
                ("GET", f"/api/tables/{table}", {}),
                ("GET", f"/api/tables/{table}/record", {}),
                ("GET", "/api/openapi.json", {}),
                ("GET", "/nowhere", {}),
                ("GET", "/", {}),
                ("GET", "/web/nothing.js", {}),
                ("PATCH", "/api/me", {}),
                ("POST", "/api/tables", {"content": b"x"}),
                ("POST", "/api/tables", {"headers": {"origin": "http://evil.test"}}),
                ("GET", "/healthz", {}),
                ("GET", "/metrics", {}),
                ("DELETE", f"/api/tables/{table}", {}),
            )
        ]
        app.store.tables.public = fail  # type: ignore[assignment]
        answers.append(await sent(app, "GET", "/api/tables"))
        assert answers[-1].status_code == 500
        assert "on purpose" not in answers[-1].text
        for answer in answers:
            for name, value in HEADERS.items():
                begins = value.partition("{")[0]
                assert answer.headers.get(name, "").startswith(begins), (answer.request.url, answer.status_code, name)
            assert "server" not in answer.headers


@pytest.mark.parametrize("path", ["/web/app/app.js", "/web/style/base.css", "/web/fonts/rosario.woff2"])
async def test_files_that_are_no_documents_have_no_headers_of_documents(tmp_path: pathlib.Path, path: str) -> None:
    """A hundred of them are a first page, and these headers would be a fifth of it."""
    async with running_app(tmp_path) as app:
        found = (await sent(app, "GET", path)).headers
        assert (found["x-content-type-options"], found["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
        assert not DOCUMENT_HEADERS & set(found)


async def test_nothing_but_the_files_of_the_client_is_kept_by_caches(tmp_path: pathlib.Path) -> None:
    """Records, empty answers, streams and metrics too."""

    async with running_app(tmp_path) as app:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        table = await create_table(app, ANN, {"game": "altar", "seats": seats}, start=True)
        await send_command(app, ANN, table, "resign")
        for method, path, status in (
            ("GET", "/api/me", 200),
            ("GET", f"/api/tables/{table}", 200),
            ("GET", f"/api/tables/{table}/record", 200),
            ("GET", "/api/program/stream", 401),
            ("POST", "/api/me/sign-out", 204),
            ("DELETE", f"/api/tables/{table}", 204),
            ("GET", "/metrics", 200),
            ("GET", "/nowhere", 404),
            ("PATCH", "/api/me", 405),
        ):
            answer = await sent(app, method, path)
            assert (answer.status_code, answer.headers["cache-control"]) == (status, "no-store"), path
        for path in ("/", "/me/a-token", "/web/app/main.js"):
            assert (await sent(app, "GET", path)).headers["cache-control"] == "no-cache", path


async def test_trace_is_refused(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        for path in ("/", "/api/me", "/web/app/main.js", "/metrics"):
            answer = await sent(app, "TRACE", path, headers={"x-mirrored": "no"})
            assert answer.status_code == 405
            assert "x-mirrored" not in answer.text


async def test_wrong_paths_and_methods_are_explained(tmp_path: pathlib.Path) -> None:
    """404 and 405 look like all other refusals."""

    async with running_app(tmp_path) as app:
        for method, path, status in (
            ("GET", "/api/nowhere", 404),
            ("GET", "/api/tables/none", 404),
            ("GET", "/api/tables/%00", 404),
            ("GET", "/api/tables/%ff%fe", 404),
            ("GET", f"/api/tables/{'x' * 5000}", 404),
            ("GET", "/api/codes/%F0%9F%98%80", 404),
            ("PATCH", "/api/me", 405),
            ("PUT", "/api/tables", 405),
        ):
            answer = await sent(app, method, path)
            assert answer.status_code == status, path
            assert set(answer.json()["error"]) == {"code", "sentence", "values"}


def test_rate_limits_refill_and_drop_idle_buckets() -> None:
    """With a manual clock: a burst, then the refill rate, separately for each person and address."""
    now = 0.0
    limits = RateLimits(clock=lambda: now)
    for what, rate in PERSON_RATES.items():
        for _ in range(rate.burst):
            limits.spend(what, "ann", "here")
        with pytest.raises(Refusal) as caught:
            limits.spend(what, "ann", "here")
        assert caught.value.code == "too-fast"
        wait = caught.value.values["seconds"]
        limits.spend(what, "bob", "there")
        now += wait
        limits.spend(what, "ann", "here")
        now += 10_000
    for what, rate in ADDRESS_RATES.items():
        for number in range(rate.burst):
            limits.spend(what, f"person {number}" if what in PERSON_RATES else None, "crowd")
        with pytest.raises(Refusal):
            limits.spend(what, "another", "crowd")
        now += 10_000
    RateLimits(enforced=False).spend("create", "ann", "here")


def test_open_connections_are_counted() -> None:
    """Separately for each person and address; clients of one address without an identity count as one person."""
    limits = RateLimits()
    for who in ("ann", None):
        with contextlib.ExitStack() as opened:
            for _ in range(MAX_CONNECTIONS["person"]):
                opened.enter_context(limits.connected(who, "here"))
            with pytest.raises(Refusal, match="too-many-open"), limits.connected(who, "here"):
                pass
            opened.enter_context(limits.connected("bob", "here"))
        assert not limits._open
        with limits.connected(who, "here"):
            pass
    with contextlib.ExitStack() as opened:
        for number in range(MAX_CONNECTIONS["address"]):
            opened.enter_context(limits.connected(f"person {number}", "crowd"))
        with pytest.raises(Refusal, match="too-many-open"), limits.connected("another", "crowd"):
            pass
        opened.enter_context(limits.connected("another", "there"))


def test_clients_without_an_identity_count_as_one_person() -> None:
    """Without a cookie all clients of an address share the limits of one person."""
    limits = RateLimits(clock=lambda: 0.0)
    for _ in range(PERSON_RATES["moment"].burst):
        limits.spend("moment", None, "here")
    with pytest.raises(Refusal, match="too-fast"):
        limits.spend("moment", None, "here")
    limits.spend("moment", None, "there")
    limits.spend("moment", "ann", "here")


def test_rate_limits_use_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many addresses do not fill it, and do not reset the bucket of a client that is too fast."""
    monkeypatch.setattr("banjar.server.rate_limits.MAX_BUCKETS", 50)
    now = 0.0
    limits = RateLimits(clock=lambda: now)
    for number in range(1000):
        now += 2
        limits.spend("connect", None, f"address {number}")
        assert len(limits._buckets) <= 50


async def test_a_real_server_slows_people_down(tmp_path: pathlib.Path) -> None:
    """429 with a sentence, over HTTP and on the socket, and after a while it goes on."""

    async with listening_app(tmp_path, limits=True) as app, app.network_client("ann") as ann:
        answers = [await ann.http.get("/api/codes/AAAAAAAA") for _ in range(20)]
        assert [answer.status_code for answer in answers[:10]] == [404] * 10
        assert "too-fast" in [code(answer) for answer in answers[10:]]
        await ann.connect()
        for number in range(150):
            await ann.send({"do": "ping", "number": number})
        await ann.until(lambda: any('"too-fast"' in text for text in ann.received))
        # A refusal overtakes answers that are still being worked on.
        await ann.until(lambda: any('"pong"' in text for text in ann.received))
        await asyncio.sleep(0.3)
        await ann.send({"do": "ping", "number": 1000})
        await ann.until(lambda: any('"number":1000' in text for text in ann.received))


async def test_health_and_metrics(tmp_path: pathlib.Path) -> None:
    """Anybody may ask for its health; metrics need the admin token."""

    async def guarded(app: AppUnderTest) -> None:
        for wrong in ("", "Bearer wrong", "secret", "Bearer "):
            answer = await sent(app, "GET", "/metrics", headers={"authorization": wrong})
            assert answer.status_code == 403
        allowed = await sent(app, "GET", "/metrics", headers={"authorization": f"Bearer {ADMIN_TOKEN}"})
        assert allowed.status_code == 200
        table = await create_table(app, ANN, {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]})
        text = (await sent(app, "GET", "/metrics", headers={"authorization": f"Bearer {ADMIN_TOKEN}"})).text
        assert table not in text
        stranger = identity("s")
        assert (await sent(app, "DELETE", f"/api/tables/{table}", stranger)).status_code == 403
        headers = {"authorization": f"Bearer {ADMIN_TOKEN}"}
        assert (await sent(app, "DELETE", f"/api/tables/{table}", stranger, headers=headers)).status_code == 204

    async with running_app(tmp_path / "one") as app:
        assert (await sent(app, "GET", "/healthz", None)).json()["status"] == "ok"
        assert b"banjar_moves" in (await sent(app, "GET", "/metrics", None)).content
    await run(tmp_path / "two", guarded, admin_token=ADMIN_TOKEN)


async def test_metrics_are_not_for_other_machines(tmp_path: pathlib.Path) -> None:
    """Without an admin token only this machine may read them."""

    async with running_app(tmp_path) as app:
        for address, status in (("127.0.0.1", 200), ("::1", 200), ("192.0.2.7", 403), ("testclient", 403)):
            transport = httpx.ASGITransport(app.asgi, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://banjar.test") as client:
                headers = {"x-forwarded-for": "127.0.0.1"}
                assert (await client.get("/metrics", headers=headers)).status_code == status
