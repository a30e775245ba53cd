"""Tables are opened once for all who ask, whether these wait or not."""

from __future__ import annotations

import asyncio
import gc
import pathlib
from typing import Any

import pytest
from tests.server.app_fixtures import running_app

from banjar.table.errors import Refusal


async def test_a_refusal_nobody_waits_for_any_more_is_no_error_of_the_server(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
    async with running_app(tmp_path) as app:
        manager = app.manager
        refused = asyncio.Event()
        entries = app.store.logs.entries

        async def entries_after_the_caller_left(*args: Any, **keywords: Any) -> list[bytes]:
            await refused.wait()
            return await entries(*args, **keywords)

        monkeypatch.setattr(app.store.logs, "entries", entries_after_the_caller_left)
        caller = asyncio.create_task(manager.open("nowhere"))
        await asyncio.sleep(0)
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        refused.set()
        with pytest.raises(Refusal, match="no-such-table"):
            await manager.open("other")
        while manager._opening:
            await asyncio.sleep(0)
    gc.collect()
    assert errors == []
