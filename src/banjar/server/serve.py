"""`banjar serve`: listen, print the address, and stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import ipaddress
import json
import logging
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import uvicorn

from banjar.server.acceptor import ThrottledServer
from banjar.server.access_log import ACCESS_LOGGER
from banjar.server.app import create_app, disconnect_clients, process_name
from banjar.server.bot_pool.pool import BotPool
from banjar.server.config import Config, ConfigError
from banjar.server.open_connections import OpenConnections, raise_file_limit
from banjar.server.preload import preload
from banjar.server.store.errors import StoreError
from banjar.server.store.store import Store
from banjar.server.system_limits import memory_shortage
from banjar.server.tables.runtime import milliseconds
from banjar.server.ws.connection import SOCKET_HEARTBEAT_SECONDS
from banjar.server.ws.frame_limits import LimitedWebSocketProtocol

MAX_MESSAGE_BYTES = 16 * 1024
EXIT_CONFIG_ERROR = 2
GC_THRESHOLD_NEVER = 2**30
GC_YOUNG_THRESHOLD = 20_000
SHUTDOWN_TIMEOUT_SECONDS = 5
BACKLOG = 2048
"""Connections waiting to be accepted."""
LOOP_ERROR_SECONDS = 60.0
"""Errors of the event loop of one kind are logged no more often."""
LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}
UNROUTED = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation, which no packet ever reaches."""


class JsonFormatter(logging.Formatter):
    """Formats log records as one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one line; the members of a line of access, which is a JSON object, are merged into it."""
        line: dict[str, Any] = {"at": round(time.time(), 3), "level": record.levelname.lower(), "from": record.name}
        text = record.getMessage()
        is_access = record.name == ACCESS_LOGGER and not record.exc_info
        line |= json.loads(text) if is_access else {"message": text}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class LoopErrors:
    """Logs errors of the event loop, those of one kind once a minute: failing accepts come by the thousand."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._logged_at: dict[str, float] = {}

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """The loop's exception handler."""
        kind, now = f"{context.get('message')} {type(context.get('exception')).__name__}", self._clock()
        if now - self._logged_at.get(kind, -LOOP_ERROR_SECONDS) >= LOOP_ERROR_SECONDS:
            self._logged_at[kind] = now
            loop.default_exception_handler(context)


class Server(ThrottledServer):
    """Prints its address once it listens, preloads the rules, and sends `bye` to all clients before it stops."""

    opens_browser = False
    _preloading: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening and print where."""
        await super().startup(sockets)
        if self.started and sockets:
            address, elsewhere = addresses(sockets[0])
            print(f"Banjar is open at {address}", flush=True)
            if elsewhere is not None:
                print(f"Others in your network find it at {elsewhere}", flush=True)
            self._preloading = asyncio.create_task(preload())
            if self.opens_browser:
                # In a thread: some browsers keep the command that opens them waiting.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Disconnect the clients first."""
        await disconnect_clients(self.config.app)  # type: ignore[arg-type]
        await super().shutdown(sockets)


def addresses(listening: socket.socket) -> tuple[str, str | None]:
    """The server's URL on this machine, and in its network if it listens on all interfaces."""
    host, port = listening.getsockname()[:2]
    if not ipaddress.ip_address(host).is_unspecified:
        return _address(host, port), None
    families = [socket.AF_INET]
    if listening.family == socket.AF_INET6:
        is_both = not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
        families = [socket.AF_INET, socket.AF_INET6] if is_both else [socket.AF_INET6]
    own = next((found for family in families if (found := own_address(family)) is not None), None)
    return _address(LOOPBACK[listening.family], port), None if own is None else _address(own, port)


def own_address(family: socket.AddressFamily) -> str | None:
    """This machine's address in its network, found by connecting a datagram socket, which sends nothing."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((UNROUTED[family], 9))
        found = str(probe.getsockname()[0])
        address = ipaddress.ip_address(found)
        return None if address.is_loopback or address.is_unspecified else found
    return None


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def serve(config: Config, verbose: bool = False, opens_browser: bool = False) -> int:
    """Run until a signal. The exit code: 0 after a clean stop, 2 if the configuration does not work."""
    _log(verbose)
    # Full collections every few seconds would pause all tables; the scheduler runs one when nobody looks at a table.
    # Young objects are collected less often than by default, which saves a twentieth of the time under full load.
    gc.set_threshold(GC_YOUNG_THRESHOLD, gc.get_threshold()[1], GC_THRESHOLD_NEVER)
    try:
        if (shortage := memory_shortage()) is not None:
            raise ConfigError(f"{shortage}; raise the limit")
        listening = _listen(config)
        asyncio.run(_run(config, listening, opens_browser))
    except (ConfigError, StoreError) as error:
        print(f"banjar: {error}", file=sys.stderr)
        return EXIT_CONFIG_ERROR
    except KeyboardInterrupt:
        pass
    return 0


def _log(verbose: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("banjar").setLevel(logging.INFO if verbose else logging.WARNING)


def _listen(config: Config) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        # asyncio sets TCP_NODELAY only if the protocol is named; without it the body of a response waits up to 40 ms
        # for the client to acknowledge the headers.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
        # Listen now: until one of them does, two programs can bind the same port.
        listening.listen(BACKLOG)
    except OSError as error:
        with contextlib.suppress(UnboundLocalError):
            listening.close()
        reason = (
            "is in use by another program"
            if error.errno == errno.EADDRINUSE
            else f"cannot be used ({error.strerror or error})"
        )
        raise ConfigError(f"port {config.port} on {config.host} {reason}; choose another with --port") from error
    return listening


async def _run(config: Config, listening: socket.socket, opens_browser: bool) -> None:
    with contextlib.closing(listening):
        store = await Store.open(config.database, migrate=config.migrate, process=process_name(), now=milliseconds())
        if store.backup is not None:
            print(f"banjar: the database was migrated; a backup is at {store.backup}", file=sys.stderr)
        workers = BotPool(config.workers)
        app = create_app(config, store, workers)
        budgets = app.state.budgets
        proxies = config.trusted_proxy if config.is_proxied else ""
        open_connections = app.state.open_connections = OpenConnections(raise_file_limit(), proxies)
        asyncio.get_running_loop().set_exception_handler(LoopErrors())
        server = Server(
            uvicorn.Config(
                app,
                access_log=False,
                log_config=None,
                server_header=False,
                date_header=False,
                ws_max_size=MAX_MESSAGE_BYTES,
                ws_ping_interval=SOCKET_HEARTBEAT_SECONDS,
                ws_ping_timeout=2 * SOCKET_HEARTBEAT_SECONDS,
                ws_per_message_deflate=False,
                proxy_headers=config.is_proxied,
                forwarded_allow_ips=config.trusted_proxy if config.is_proxied else "",
                timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_SECONDS,
                ws=cast(Any, partial(LimitedWebSocketProtocol, budgets=budgets)),
            ),
            open_connections,
            budgets,
        )
        server.opens_browser = opens_browser
        # uvicorn raises the signal again once it has stopped; a clean stop is not a failure.
        try:
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            await server.serve([listening])
        except KeyboardInterrupt:
            pass
        except SystemExit:
            if app.state.failure is None:
                raise
        finally:
            await _release(store, workers)
        if app.state.failure is not None:
            raise app.state.failure


async def _release(store: Store, workers: BotPool) -> None:
    """Close the workers and the store if the lifespan did not: their threads would keep the process alive."""
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.sleep(0)  # takes the cancellation of a second interrupt
    await workers.close()
    await store.close()
