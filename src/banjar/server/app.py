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

from banjar.protocol import messages
from banjar.server.bot_pool.pool import BotPool
from banjar.server.config import Config
from banjar.server.context import ServerContext
from banjar.server.http import static_files
from banjar.server.http.error_handlers import EXPLAINED, explain
from banjar.server.http.health import health
from banjar.server.http.interface import Interface, InterfaceUnavailable
from banjar.server.http.metrics import Metrics
from banjar.server.http.middleware import SecurityMiddleware
from banjar.server.http.rate_limits import RateLimits
from banjar.server.http.request import address_of, identity_of
from banjar.server.identity import Identities
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.store import Store
from banjar.server.tables.manager import TableManager
from banjar.server.tables.runtime import milliseconds
from banjar.server.tables.scheduler import TableScheduler
from banjar.server.ws.connection import GOING_AWAY, NO_IDENTITY, TRY_LATER, Connection
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


def create_app(config: Config, store: Store, workers: BotPool) -> Starlette:
    """A server on an open store; workers are started with it."""
    manager = TableManager(store)
    scheduler = TableScheduler(store, workers, manager)
    app = Starlette(
        middleware=[Middleware(SecurityMiddleware)],
        exception_handlers=dict.fromkeys(EXPLAINED, explain),
        lifespan=_life,
    )
    app.state.parts = (config, store, workers, manager, scheduler)
    app.state.files = static_files.StaticFiles()
    app.state.failure = None
    app.state.interface = Interface(app.state)
    app.router.routes += [
        WebSocketRoute("/api/socket", _socket),
        static_files.PageRoute("/healthz", health),
        *static_files.ROUTES,
    ]
    # Not a route of its own, which would take wrong methods of the others too, and be named in the figures.
    app.router.default = app.state.interface
    app.router.redirect_slashes = False  # an address that leads nowhere is told so at once
    return app


@contextlib.asynccontextmanager
async def _life(app: Starlette) -> AsyncIterator[None]:
    config, store, workers, manager, scheduler = app.state.parts
    try:
        identities = Identities(await store.key("identity"))
        context = ServerContext(config, store, workers, manager, scheduler, identities, RateLimits(config.limits))
        app.state.context = context
        app.state.figures = Metrics(context)
        await _open(context)
    except StoreUnavailable as error:
        app.state.failure = error
        raise
    try:
        yield
    finally:
        await _close(context)


async def _open(context: ServerContext) -> None:
    store, scheduler = context.store, context.scheduler
    await context.workers.start()
    store.listen(context.manager.cluster_sync.on_notification)
    await store.downtime(milliseconds(), SILENCE if store.is_shared else LONELY_SILENCE)
    await scheduler.credit_downtime()
    scheduler.start()


async def farewell(app: Starlette) -> None:
    """Tell the clients; once the web server closes, their sockets are closed without a word."""
    context: ServerContext = app.state.context
    context.closing = context.manager.presence.is_leaving = True
    context.manager.end_programs(messages.bye())
    for connection in list(context.connections):
        connection.send(messages.bye())
        connection.end(GOING_AWAY)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            while context.connections:
                await asyncio.sleep(0.01)


async def _close(context: ServerContext) -> None:
    """Finish what was begun, and note when the clocks stopped; nothing of it may keep the process from ending."""
    context.closing = True
    try:
        async with _hurried(context):
            await context.scheduler.close()
            await context.manager.close()
            await context.store.forget_process(milliseconds())
    except (StoreUnavailable, TimeoutError):
        logger.warning("the database does not answer; the clocks stopped when it last did")
    finally:
        await context.workers.close()
        await context.store.close()


@contextlib.asynccontextmanager
async def _hurried(context: ServerContext) -> AsyncIterator[None]:
    """TimeoutError where a database hangs, or somebody who tells the server once more to end does not want to wait."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as limit:

        def hurry() -> None:
            context.store.terminate()  # which ends nearly all that waits, sooner than calling it off would
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
    context: ServerContext = socket.app.state.context
    who, address = identity_of(context, socket), address_of(socket)
    try:
        await socket.app.state.interface.loaded()
        context.limits.spend("connect", who, address)
        with context.limits.connected(who, address):
            await _welcome(context, socket, who, address)
    except (Refusal, InterfaceUnavailable):
        await socket.close(TRY_LATER)


async def _welcome(context: ServerContext, socket: WebSocket, who: str | None, address: str) -> None:
    await socket.accept()
    if who is None:
        await socket.send_text(messages.refused(Refusal("no-identity"), "en").decode())
        await socket.close(NO_IDENTITY)
        return
    await Connection(context, socket, who, address).run()


def process_name() -> str:
    """A name that no other process has."""
    return f"{os.getpid()}-{secrets.token_hex(6)}"
