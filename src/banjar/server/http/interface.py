"""The HTTP interface and the rules: half of what there is to load, and loaded once the server listens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING

from starlette.datastructures import State
from starlette.types import Receive, Scope, Send

from banjar.core.registry import definition, game_names
from banjar.i18n.texts import LANGUAGES, Texts
from banjar.server.config import ConfigError

if TYPE_CHECKING:
    from fastapi import FastAPI

# Whoever lacks them is to be told before the server listens.
for package in ("fastapi", "prometheus_client"):
    if find_spec(package) is None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)

logger = logging.getLogger("banjar.server")


class InterfaceUnavailable(Exception):
    """It could not be loaded; the next request tries again."""


class Interface:
    """Loads beside the first requests, in a thread: pages are sent meanwhile, whoever needs it waits for it."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._loading: asyncio.Future[FastAPI] | None = None
        self.has_failed = False
        """Did the last load come to nothing?"""

    def load(self) -> asyncio.Future[FastAPI]:
        """Begin, unless it has begun; what comes of it."""
        if self._loading is None:
            self._loading = asyncio.get_running_loop().run_in_executor(None, self._load)
            self._loading.add_done_callback(self._note)
        return self._loading

    async def loaded(self) -> FastAPI:
        """The application behind it, with the rules of all games."""
        try:
            return await asyncio.shield(self.load())
        except Exception as error:
            raise InterfaceUnavailable(str(error)) from error

    def _note(self, loading: asyncio.Future[FastAPI]) -> None:
        if loading.cancelled():
            return
        error = loading.exception()
        self.has_failed = error is not None
        if error is None:
            # Refusals need them, and the first in each language would keep everybody waiting. A server that is ending
            # begins nothing any more.
            with contextlib.suppress(RuntimeError):
                loading.get_loop().run_in_executor(None, read_texts)
            return
        self._loading = None
        if isinstance(error, ImportError):
            reason = " ".join(str(error).split())
            self._state.failure = ConfigError(
                f"the server needs packages that are missing or broken ({reason}): pip install 'banjar[server]'"
            )
        else:
            logger.error("the HTTP interface could not be loaded", exc_info=error)

    def _load(self) -> FastAPI:
        read_rules()
        from banjar.server.http.routes.api import create_api

        return create_api(self._state)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request that the edge leaves to it."""
        await (await self.loaded())(scope, receive, send)


def read_rules() -> None:
    """All that tables need; quick if it has been read before."""
    import prometheus_client  # noqa: F401

    import banjar.core.game
    import banjar.core.lesson_session  # noqa: F401

    for name in game_names():
        definition(name)


def read_texts() -> None:
    """The sentences in all languages."""
    for language in LANGUAGES:
        Texts(language).has("error-busy")
