"""The HTTP interface is loaded once the server listens: what needs it waits, what does not is answered."""

from __future__ import annotations

import asyncio
import pathlib
import threading

import pytest
from houses import House, Wire, house, identity
from starlette.datastructures import State

from banjar.server.interface import Interface


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

    async def work(inside: House) -> None:
        async with inside.client(identity("a")) as client:
            waiting = [asyncio.create_task(client.get(path)) for path in ("/api/me", "/metrics", "/nowhere")]
            talking = asyncio.create_task(Wire(inside, identity("a")).__aenter__())
            for path in ("/", "/t/some-table", "/healthz", "/web/app/main.js", "/locales/de/web.ftl"):
                assert (await client.get(path)).status_code == 200, path
            assert (await client.get("/web/none.js")).status_code == 404
            assert not any(task.done() for task in (*waiting, talking))
            held.go.set()
            assert [(await task).status_code for task in waiting] == [200, 200, 404]
            wire = await talking
            assert '"welcome"' in wire.texts[0]
            await wire.__aexit__()
            assert held.loads == 1

    async def running() -> None:
        async with house(tmp_path) as inside:
            await work(inside)

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
