"""The application: pages and the socket at its edge, the HTTP interface behind them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from banjar.server import messages, pages
from banjar.server.attendant import Attendant
from banjar.server.config import Config
from banjar.server.explanation import EXPLAINED, explain
from banjar.server.figures import Figures
from banjar.server.guard import Guard
from banjar.server.hall import Hall, milliseconds
from banjar.server.health import health
from banjar.server.identity import Identities
from banjar.server.interface import Interface, InterfaceUnavailable
from banjar.server.limits import Limits
from banjar.server.office import Office
from banjar.server.socket import GOING_AWAY, NO_IDENTITY, TRY_LATER, Connection
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.store import Store
from banjar.server.visit import address_of, identity_of
from banjar.server.workers.workers import Workers
from banjar.table.errors import Refusal

SILENCE = 15_000
"""Milliseconds without a beat after which a process counts as gone."""
LONELY_SILENCE = 1_000
"""The same where no other process can be: every second that a restart takes is given back."""
FAREWELL = 2.0
"""Seconds that clients have to hear of the end."""
ENDING = 3.0
"""Seconds that the database has to note it."""
LAST = 0.5
"""Seconds for what was told that there is no database any more."""

logger = logging.getLogger("banjar.server")


def create_app(config: Config, store: Store, workers: Workers) -> Starlette:
    """A server on an open store; workers are started with it."""
    attendant = Attendant(store, workers)
    hall = Hall(store, attendant.attend)
    attendant.hall = hall
    app = Starlette(
        middleware=[Middleware(Guard)],
        exception_handlers=dict.fromkeys(EXPLAINED, explain),
        lifespan=_life,
    )
    app.state.parts = (config, store, workers, hall, attendant)
    app.state.files = pages.Files()
    app.state.failure = None
    app.state.interface = Interface(app.state)
    app.router.routes += [
        WebSocketRoute("/api/socket", _socket),
        pages.PageRoute("/healthz", health),
        *pages.ROUTES,
    ]
    # Not a route of its own, which would take wrong methods of the others too, and be named in the figures.
    app.router.default = app.state.interface
    app.router.redirect_slashes = False  # an address that leads nowhere is told so at once
    return app


@contextlib.asynccontextmanager
async def _life(app: Starlette) -> AsyncIterator[None]:
    config, store, workers, hall, attendant = app.state.parts
    try:
        identities = Identities(await store.key("identity"))
        office = Office(config, store, workers, hall, attendant, identities, Limits(config.limits))
        app.state.office = office
        app.state.figures = Figures(office)
        await _open(office)
    except StoreUnavailable as error:
        app.state.failure = error
        raise
    try:
        yield
    finally:
        await _close(office)


async def _open(office: Office) -> None:
    store, attendant = office.store, office.attendant
    await office.workers.start()
    store.listen(office.hall.hearing.hear)
    await store.downtime(milliseconds(), SILENCE if store.is_shared else LONELY_SILENCE)
    await attendant.settle()
    attendant.start()


async def farewell(app: Starlette) -> None:
    """Tell the clients; once the web server closes, their sockets are closed without a word."""
    office: Office = app.state.office
    office.closing = office.hall.presences.is_leaving = True
    office.hall.end_programs(messages.bye())
    for connection in list(office.connections):
        connection.send(messages.bye())
        connection.end(GOING_AWAY)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            while office.connections:
                await asyncio.sleep(0.01)


async def _close(office: Office) -> None:
    """Finish what was begun, and note when the clocks stopped; nothing of it may keep the process from ending."""
    office.closing = True
    try:
        async with _hurried(office):
            await office.attendant.close()
            await office.hall.close()
            await office.store.forget_process(milliseconds())
    except (StoreUnavailable, TimeoutError):
        logger.warning("the database does not answer; the clocks stopped when it last did")
    finally:
        await office.workers.close()
        await office.store.close()


@contextlib.asynccontextmanager
async def _hurried(office: Office) -> AsyncIterator[None]:
    """TimeoutError where a database hangs, or somebody who tells the server once more to end does not want to wait."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as limit:

        def hurry() -> None:
            office.store.abandon()  # which ends nearly all that waits, sooner than calling it off would
            if limit.when() is None:
                limit.reschedule(loop.time() + LAST)

        late = loop.call_later(ENDING, hurry)
        with _signals_handled(lambda: loop.call_soon_threadsafe(hurry)):
            try:
                yield
            finally:
                late.cancel()


@contextlib.contextmanager
def _signals_handled(handle: Callable[[], object]) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, lambda *_: handle()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def _socket(socket: WebSocket) -> None:
    office: Office = socket.app.state.office
    who, address = identity_of(office, socket), address_of(socket)
    try:
        await socket.app.state.interface.loaded()
        office.limits.spend("connect", who, address)
        with office.limits.connected(who, address):
            await _welcome(office, socket, who, address)
    except (Refusal, InterfaceUnavailable):
        await socket.close(TRY_LATER)


async def _welcome(office: Office, socket: WebSocket, who: str | None, address: str) -> None:
    await socket.accept()
    if who is None:
        await socket.send_text(messages.refused(Refusal("no-identity"), "en").decode())
        await socket.close(NO_IDENTITY)
        return
    await Connection(office, socket, who, address).run()


def process_name() -> str:
    """A name that no other process has."""
    return f"{os.getpid()}-{secrets.token_hex(6)}"
