"""Background tasks are kept alive, logged and cancelled."""

from __future__ import annotations

import asyncio
import logging

import pytest

from banjar.server.store.errors import StoreUnavailable
from banjar.server.tables.task_set import TaskSet


async def fail(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "level", "message"),
    [
        (StoreUnavailable("away"), logging.WARNING, "cleaning skipped: away"),
        (ValueError("wrong"), logging.ERROR, "cleaning failed"),
    ],
)
async def test_what_a_task_raises_is_logged(
    error: Exception, level: int, message: str, caplog: pytest.LogCaptureFixture
) -> None:
    tasks = TaskSet("cleaning")
    tasks.start(fail(error))
    await tasks.finish(5)
    assert len(tasks) == 0
    assert [(record.levelno, record.message) for record in caplog.records] == [(level, message)]


async def test_finish_waits_for_short_work_and_cancels_what_takes_too_long() -> None:
    tasks = TaskSet("work")
    short, long = tasks.start(asyncio.sleep(0.01)), tasks.start(asyncio.sleep(600))
    await tasks.finish(0.2)
    assert short is not None
    assert long is not None
    assert not short.cancelled()
    assert long.cancelled()


async def test_nothing_is_started_after_cancel() -> None:
    tasks = TaskSet("work")
    await tasks.cancel()
    assert tasks.start(asyncio.sleep(0)) is None
    assert len(tasks) == 0
