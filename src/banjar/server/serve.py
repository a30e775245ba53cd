"""`banjar serve`: start, say where, and stop cleanly."""

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
from typing import Any

import uvicorn

from banjar.server.app import create_app, farewell, process_name
from banjar.server.bot_pool.pool import BotPool
from banjar.server.config import Config, ConfigError
from banjar.server.http.header_limits import LimitedHttpProtocol
from banjar.server.store.errors import StoreError
from banjar.server.store.store import Store
from banjar.server.tables.runtime import milliseconds
from banjar.server.ws.connection import HEARTBEAT

LARGEST_MESSAGE = 16 * 1024
MISTAKE = 2
NEVER = 2**30
BACKLOG = 2048
"""Connections that may wait to be accepted."""
LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}
NOWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation, which nobody has."""


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record; messages that are JSON themselves are put in as they are."""
        line: dict[str, Any] = {"at": round(time.time(), 3), "level": record.levelname.lower(), "from": record.name}
        text = record.getMessage()
        line |= json.loads(text) if text.startswith("{") else {"message": text}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Server(uvicorn.Server):
    """Announces itself when it listens."""

    opens_browser = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does, and then say where."""
        await super().startup(sockets)
        if self.started and sockets:
            address, elsewhere = addresses(sockets[0])
            print(f"Banjar is open at {address}", flush=True)
            if elsewhere is not None:
                print(f"Others in your network find it at {elsewhere}", flush=True)
            # Beside the first requests, not before them and not while the first player waits.
            self.config.app.state.interface.load()  # type: ignore[union-attr]
            if self.opens_browser:
                # In a thread: some browsers keep the command that opens them waiting.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        """Whether it is time to stop: also if what is loaded beside the first requests cannot be."""
        return await super().on_tick(counter) or self.config.app.state.failure is not None  # type: ignore[union-attr]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the clients first."""
        await farewell(self.config.app)  # type: ignore[arg-type]
        await super().shutdown(sockets)


def addresses(listening: socket.socket) -> tuple[str, str | None]:
    """Where browsers on this machine find the server; where those in its network do, if it listens to them all."""
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
    """This machine's address in its network; nothing is sent, for a datagram socket only looks up its way."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((NOWHERE[family], 9))
        found = str(asking.getsockname()[0])
        address = ipaddress.ip_address(found)
        return None if address.is_loopback or address.is_unspecified else found
    return None


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def serve(config: Config, verbose: bool = False, opens_browser: bool = False) -> int:
    """Run until a signal; 0 after a clean end, 2 if it cannot be started like this."""
    _log(verbose)
    # Left alone, full collections come every few seconds and keep all tables waiting; the attendant has them seldom.
    gc.set_threshold(*gc.get_threshold()[:2], NEVER)
    try:
        listening = _listen(config)
        asyncio.run(_run(config, listening, opens_browser))
    except (ConfigError, StoreError) as error:
        print(f"banjar: {error}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        pass
    return 0


def _log(verbose: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("banjar").setLevel(logging.INFO if verbose else logging.WARNING)


def _listen(config: Config) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        # With the protocol named, asyncio sends small pieces at once; else the body of an answer waits up to 40 ms for
        # the client's system to acknowledge its head.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
        # At once: two programs may have bound the same port until one of them listens.
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
            print(f"banjar: the database was migrated; the one before is at {store.backup}", file=sys.stderr)
        workers = BotPool(config.workers)
        app = create_app(config, store, workers)
        server = Server(
            uvicorn.Config(
                app,
                access_log=False,
                backlog=BACKLOG,
                log_config=None,
                server_header=False,
                date_header=False,
                ws_max_size=LARGEST_MESSAGE,
                ws_ping_interval=HEARTBEAT,
                ws_ping_timeout=2 * HEARTBEAT,
                ws_per_message_deflate=False,
                proxy_headers=config.is_proxied,
                forwarded_allow_ips=config.trusted_proxy if config.is_proxied else "",
                timeout_graceful_shutdown=5,
                http=LimitedHttpProtocol,
            )
        )
        server.opens_browser = opens_browser
        # uvicorn raises the signal again once it has stopped; a clean end is not a failure.
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
    """Whatever the application's own end has left out would keep this process alive: threads and workers."""
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.sleep(0)  # a second interrupt has cancelled whatever comes next
    await workers.close()
    await store.close()
