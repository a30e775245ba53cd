"""The Starlette application: routes, middleware and lifespan."""

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

from banjar.protocol.server_messages import Bye, encode, refused
from banjar.server import peer
from banjar.server.access_log import SOCKET_METHOD, SOCKET_PATH, log_access
from banjar.server.bot_pool.pool import BotPool
from banjar.server.budgets import CostBudgets, address_account
from banjar.server.config import Config
from banjar.server.context import BARRED, NO_IDENTITY, ServerContext
from banjar.server.http import static_files
from banjar.server.http.error_handlers import HANDLED, handle_error
from banjar.server.http.link_picture import LinkPictures
from banjar.server.http.metrics import Metrics
from banjar.server.http.middleware import SecurityMiddleware
from banjar.server.http.openapi import Document
from banjar.server.http.routes import OPERATIONS
from banjar.server.http.routing import api_routes
from banjar.server.identity import Identities
from banjar.server.rate_limits import RateLimits
from banjar.server.sessions import IDENTITY_KEY
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.store import Store
from banjar.server.tables.manager import TableManager
from banjar.server.tables.runtime import milliseconds
from banjar.server.tables.scheduler import TableScheduler
from banjar.server.watchdog import Watchdog
from banjar.server.ws.connection import GOING_AWAY, TRY_LATER, Connection
from banjar.table.errors import Refusal

PROCESS_TIMEOUT_MILLISECONDS = 15_000
"""Another process counts as dead this long after its last heartbeat."""
SINGLE_PROCESS_TIMEOUT_MILLISECONDS = 1_000
"""The same on SQLite, which serves one process: every second of a restart is credited to the clocks."""
DISCONNECT_TIMEOUT_SECONDS = 2.0
"""How long sockets may take to close when the server stops."""
DATABASE_SHUTDOWN_SECONDS = 3.0
"""How long the last writes may take before the database connections are terminated."""
TERMINATED_TIMEOUT_SECONDS = 0.5
"""How long tasks that waited for the database may still take after that."""

logger = logging.getLogger("banjar.server")


def create_app(config: Config, store: Store, workers: BotPool) -> Starlette:
    """Create the application for an open store; its lifespan starts the bot workers and closes the store."""
    manager = TableManager(store)
    budgets = CostBudgets(config.limits)
    scheduler = TableScheduler(store, workers, manager, budgets=budgets)
    app = Starlette(
        routes=[WebSocketRoute(SOCKET_PATH, _socket), *api_routes(OPERATIONS), *static_files.ROUTES],
        middleware=[Middleware(SecurityMiddleware)],
        exception_handlers=dict.fromkeys(HANDLED, handle_error),
        lifespan=_lifespan,
    )
    app.router.redirect_slashes = False  # a path that does not exist is a 404 at once
    app.state.parts = (config, store, workers, manager, scheduler)
    app.state.files = static_files.StaticFiles()
    app.state.link_pictures = LinkPictures()
    app.state.document = Document(OPERATIONS)
    app.state.failure = None
    app.state.budgets = budgets
    return app


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    config, store, workers, manager, scheduler = app.state.parts
    try:
        identities = Identities(await store.keys.get(IDENTITY_KEY))
        context = ServerContext(
            config,
            store,
            workers,
            manager,
            scheduler,
            identities,
            RateLimits(config.limits),
            app.state.budgets,
            Watchdog(enforced=config.limits),
        )
        app.state.context = context
        app.state.metrics = Metrics(context)
        await _open(context)
    except StoreUnavailable as error:
        app.state.failure = error
        raise
    watching = asyncio.create_task(context.watchdog.run())
    try:
        yield
    finally:
        watching.cancel()
        await _close(context)


async def _open(context: ServerContext) -> None:
    store, scheduler = context.store, context.scheduler
    await context.workers.start()
    store.notifications.subscribe(context.manager.cluster_sync.on_notification)
    store.notifications.subscribe(context.sessions.on_notification)
    store.notifications.subscribe(context.moderation.on_notification)
    await context.sessions.load()
    await context.moderation.load()
    await store.processes.start(
        milliseconds(), PROCESS_TIMEOUT_MILLISECONDS if store.is_shared else SINGLE_PROCESS_TIMEOUT_MILLISECONDS
    )
    await scheduler.credit_downtime()
    scheduler.start()
    context.lobby_feed.start()


async def disconnect_clients(app: Starlette) -> None:
    """Send `bye` to all clients and wait for their sockets to close; uvicorn would close them without a message."""
    context: ServerContext = app.state.context
    context.closing = context.manager.presence.is_leaving = True
    bye = encode(Bye())
    context.manager.end_programs(bye)
    for connection in list(context.connections):
        connection.send(bye)
        connection.end(GOING_AWAY)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DISCONNECT_TIMEOUT_SECONDS):
            while context.connections:
                await asyncio.sleep(0.01)


async def _close(context: ServerContext) -> None:
    """Finish running work and record when the clocks stopped; a database that hangs does not keep the process alive."""
    context.closing = True
    try:
        async with _time_limited(context):
            await context.lobby_feed.close()
            await context.scheduler.close()
            await context.manager.close()
            await context.sessions.close()
            await context.moderation.close()
            await context.store.processes.stop(milliseconds())
    except (StoreUnavailable, TimeoutError):
        logger.warning("the database does not answer at shutdown; downtime counts from its last heartbeat")
    finally:
        await context.workers.close()
        await context.store.close()


@contextlib.asynccontextmanager
async def _time_limited(context: ServerContext) -> AsyncIterator[None]:
    """Raise TimeoutError if the database hangs for DATABASE_SHUTDOWN_SECONDS, or at a second signal to stop."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as limit:

        def hurry() -> None:
            context.store.terminate()  # ends nearly everything that waits, sooner than cancelling would
            if limit.when() is None:
                limit.reschedule(loop.time() + TERMINATED_TIMEOUT_SECONDS)

        late = loop.call_later(DATABASE_SHUTDOWN_SECONDS, hurry)
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
    who, address = peer.identity_of(context.identities, socket), peer.address_of(socket)
    try:
        await context.budgets.wait_for_turn(address_account(address))
        context.limits.spend("connect", who, address)
        with context.limits.connected(who, address):
            await _accept(context, socket, who, address)
    except Refusal as error:
        log_access(context.config, address, SOCKET_PATH, error.code, method=SOCKET_METHOD)
        await asyncio.sleep(context.budgets.refuse(address_account(address)))
        await socket.close(TRY_LATER)


async def _accept(context: ServerContext, socket: WebSocket, who: str | None, address: str) -> None:
    await socket.accept()
    try:
        if who is None:
            raise Refusal("no-identity")
        context.moderation.check_admitted(who, address)
    except Refusal as error:
        log_access(context.config, address, SOCKET_PATH, error.code, method=SOCKET_METHOD)
        await socket.send_text(refused(error, peer.language_of(socket)).decode())
        await socket.close(NO_IDENTITY if who is None else BARRED)
        return
    log_access(context.config, address, SOCKET_PATH, method=SOCKET_METHOD)
    await Connection(context, socket, who, address).run()


def process_name() -> str:
    """A name no other server process has, on this machine or another."""
    return f"{os.getpid()}-{secrets.token_hex(6)}"
