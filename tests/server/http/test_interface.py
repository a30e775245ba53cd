"""The HTTP interface is loaded once the server listens: what needs it waits, what does not is answered."""

from __future__ import annotations

import asyncio
import logging
import pathlib
import threading
from typing import Any

import pytest
from starlette.datastructures import State
from tests.server.app_fixtures import AppUnderTest, InProcessSocket, identity, running_app

from banjar.server.config import ConfigError
from banjar.server.http.interface import Interface
from banjar.server.ws.connection import TRY_LATER


class Held:
    """Keeps the interface from being loaded until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.loads = 0
        real = Interface._load

        def load(interface: Interface) -> object:
            self.loads += 1
            assert self.go.wait(30)
            return real(interface)

        monkeypatch.setattr(Interface, "_load", load)


def test_pages_do_not_wait_for_the_interface(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, files and health are there at once; the interface and the socket as soon as it is loaded, once."""
    held = Held(monkeypatch)

    async def work(app: AppUnderTest) -> None:
        async with app.client(identity("a")) as client:
            waiting = [asyncio.create_task(client.get(path)) for path in ("/api/me", "/metrics", "/nowhere")]
            talking = asyncio.create_task(InProcessSocket(app, identity("a")).__aenter__())
            for path in ("/", "/t/some-table", "/healthz", "/web/app/main.js", "/locales/de/web.ftl"):
                assert (await client.get(path)).status_code == 200, path
            assert (await client.get("/web/none.js")).status_code == 404
            assert not any(task.done() for task in (*waiting, talking))
            held.go.set()
            assert [(await task).status_code for task in waiting] == [200, 200, 404]
            socket = await talking
            assert '"welcome"' in socket.texts[0]
            await socket.__aexit__()
            assert held.loads == 1

    async def running() -> None:
        async with running_app(tmp_path) as app:
            await work(app)

    asyncio.run(running())


def test_who_goes_away_does_not_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that is given up while it waits leaves the interface loading for the others."""
    held = Held(monkeypatch)

    async def work() -> None:
        interface = Interface(State())
        impatient, patient = (asyncio.create_task(interface.loaded()) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        held.go.set()
        assert (await patient).title == "Banjar"
        assert impatient.cancelled()

    asyncio.run(work())


class Broken:
    """Keeps the interface from being loaded until it is mended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
        self.error: Exception | None = error
        real = Interface._load

        def load(interface: Interface) -> object:
            if self.error is not None:
                raise self.error
            return real(interface)

        monkeypatch.setattr(Interface, "_load", load)


async def settled(interface: Interface) -> None:
    """Until nothing is being loaded."""
    while interface._loading is not None and not interface._loading.done():
        await asyncio.sleep(0.001)
    await asyncio.sleep(0)


async def closing_of_a_socket(app: AppUnderTest) -> Any:
    """The code with which a socket is closed that the server does not take."""
    sent: list[Any] = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/api/socket", "query_string": b"", "headers": [], "subprotocols": []}
    await app.asgi(scope, receive, send)
    return [(message["type"], message.get("code")) for message in sent]


def test_a_load_that_failed_is_tried_again(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Who asks meanwhile is told to come back, who looks after the server that it is not well; it is logged once."""
    broken = Broken(monkeypatch, OSError(24, "Too many open files"))

    async def work(app: AppUnderTest) -> None:
        interface = app.asgi.state.interface
        async with app.client(identity("a")) as client:
            assert (await client.get("/healthz")).status_code == 200
            with caplog.at_level(logging.ERROR):
                answer = await client.get("/api/me")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
            assert [record.getMessage() for record in caplog.records] == ["the HTTP interface could not be loaded"]
            assert await closing_of_a_socket(app) == [("websocket.close", TRY_LATER)]
            answer = await client.get("/healthz")
            assert (answer.status_code, answer.json()) == (503, {"status": "not loaded"})
            assert (await client.get("/")).status_code == 200
            await settled(interface)
            broken.error = None
            # A load balancer asks for nothing else as long as the answer is no.
            assert (await client.get("/healthz")).status_code == 503
            await settled(interface)
            assert (await client.get("/healthz")).json()["status"] == "ok"
            assert (await client.get("/api/me")).status_code == 200
            assert app.asgi.state.failure is None

    async def running() -> None:
        async with running_app(tmp_path) as app:
            await work(app)

    asyncio.run(running())


def test_a_broken_package_is_a_failure_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trying again would not help: whoever runs the server is told in a sentence."""
    Broken(monkeypatch, ImportError("cannot import name 'FastAPI'\nfrom 'fastapi'"))

    async def work() -> State:
        state = State()
        with pytest.raises(Exception, match="FastAPI"):
            await Interface(state).loaded()
        return state

    failure = asyncio.run(work()).failure
    assert isinstance(failure, ConfigError)
    assert str(failure) == (
        "the server needs packages that are missing or broken (cannot import name 'FastAPI' from 'fastapi'): "
        "pip install 'banjar[server]'"
    )


def test_a_server_that_ends_while_it_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is begun any more, and nothing is complained of."""
    held = Held(monkeypatch)
    complaints: list[dict[str, Any]] = []

    async def running() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        loading = Interface(State()).load()
        ending = asyncio.create_task(loop.shutdown_default_executor())
        await asyncio.sleep(0)
        held.go.set()
        await asyncio.gather(loading, ending)

    asyncio.run(running())
    assert complaints == []
