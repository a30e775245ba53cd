"""After a failed write a table is reloaded before anybody gets its lock."""

from __future__ import annotations

import asyncio

import pytest

from banjar.server.tables import reloading_lock
from banjar.server.tables.reloading_lock import ReloadingLock


class FailingReload:
    """A reload that fails a number of times."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.calls = 0

    async def __call__(self) -> None:
        self.calls += 1
        if self.calls <= self.failures:
            raise ConnectionError("the database is away")


def test_a_reload_happens_once_and_before_the_lock_is_held() -> None:
    async def check() -> None:
        lock, reload = ReloadingLock(), FailingReload(0)
        lock.reload = reload
        for _ in range(3):
            async with lock:
                assert reload.calls == 1
                assert lock.reload is None

    asyncio.run(check())


def test_a_failed_reload_fails_for_all_who_wait_and_leaves_the_lock_free() -> None:
    async def check() -> None:
        lock, reload = ReloadingLock(), FailingReload(1)
        lock.reload = reload
        found = await asyncio.gather(*(lock.acquire() for _ in range(5)), return_exceptions=True)
        assert all(isinstance(error, ConnectionError) for error in found)
        assert reload.calls == 1
        assert not lock.locked()

    asyncio.run(check())


def test_a_reload_is_tried_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reloading_lock, "RELOAD_RETRY_SECONDS", 0.0)

    async def check() -> None:
        lock, reload = ReloadingLock(), FailingReload(1)
        lock.reload = reload
        with pytest.raises(ConnectionError):
            await lock.acquire()
        async with lock:
            assert reload.calls == 2

    asyncio.run(check())
