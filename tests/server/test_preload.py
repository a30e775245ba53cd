"""The rules and texts are loaded while the first requests are served."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import Any

import pytest

from banjar.server import preload


async def test_requests_do_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop runs while a thread loads."""
    go, loaded = threading.Event(), list[str]()

    def load_rules() -> None:
        go.wait(30)
        loaded.append("rules")

    monkeypatch.setattr(preload, "load_rules", load_rules)
    monkeypatch.setattr(preload, "load_texts", lambda: loaded.append("texts"))
    loading = asyncio.create_task(preload.preload())
    await asyncio.sleep(0.01)
    assert loaded == []
    go.set()
    await loading
    assert loaded == ["rules", "texts"]


async def test_a_failure_is_logged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """The server keeps running; the first request that needs the rules tries again."""

    def fail() -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(preload, "load_rules", fail)
    with caplog.at_level(logging.ERROR):
        await preload.preload()
    assert [record.getMessage() for record in caplog.records] == ["the rules and texts could not be preloaded"]


async def test_a_server_that_stops_while_it_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is logged, and nothing is left running."""
    go = threading.Event()
    complaints: list[dict[str, Any]] = []
    monkeypatch.setattr(preload, "load_rules", lambda: go.wait(30))

    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: complaints.append(context))
    loading = asyncio.create_task(preload.preload())
    await asyncio.sleep(0.01)
    loading.cancel()
    loop.call_later(0.01, go.set)
    await asyncio.gather(loading, return_exceptions=True)
    assert complaints == []
