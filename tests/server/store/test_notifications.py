"""Notifications between processes: after the commit, only from others, and again after a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tests.server.store.store_helpers import NOW, entry, opened, sql

from banjar.server.store import Notification, NotificationKind, Store
from banjar.server.store.log_writer.postgresql import PostgresqlLogWriter
from banjar.server.store.notifications import NotificationListener

TIMEOUT_SECONDS = 20.0


class RecordingListener(list[Notification]):
    """A listener that keeps its notifications."""

    async def until(self, enough: Callable[[], bool]) -> None:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while not enough():
                await asyncio.sleep(0.01)

    async def hear(self, number: int) -> None:
        await self.until(lambda: len(self) >= number)


def listening(store: Store) -> RecordingListener:
    heard = RecordingListener()
    store.notifications.subscribe(heard.append)
    return heard


async def test_other_processes_are_notified_of_every_change(postgres_url: str) -> None:
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        own, heard = listening(one), listening(two)
        await one.logs.append(entry())
        await one.logs.append(entry(version=2, creating=entry("rematch")))
        assert not await one.logs.append(entry(version=2))
        await one.auto_replies.set("t", 3, b"{}")
        await one.chat.add("t", NOW, b"{}")
        await one.presence.set("t", 1, True)
        await one.tables.delete("rematch")
        await heard.hear(7)
        assert heard == [
            Notification(NotificationKind.ENTRY, "t", 1, "one"),
            Notification(NotificationKind.ENTRY, "t", 2, "one"),
            Notification(NotificationKind.ENTRY, "rematch", 1, "one"),
            Notification(NotificationKind.AUTO_REPLY, "t", 3, "one"),
            Notification(NotificationKind.CHAT, "t", 1, "one"),
            Notification(NotificationKind.PRESENCE, "t", 1, "one"),
            Notification(NotificationKind.DELETED, "rematch", 0, "one"),
        ]
        await two.logs.append(entry("other"))
        await own.hear(1)
        assert own == [Notification(NotificationKind.ENTRY, "other", 1, "two")]


async def test_stopping_a_process_notifies_of_its_presence(postgres_url: str) -> None:
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        for table, seat in (("t", 1), ("t", 2), ("u", 0)):
            await one.presence.set(table, seat, True)
        await two.presence.set("t", 3, True)
        heard = listening(two)
        await one.processes.stop(NOW)
        await heard.hear(3)
        assert set(heard) == {
            Notification(NotificationKind.PRESENCE, *place, "one") for place in (("t", 1), ("t", 2), ("u", 0))
        }


async def test_sqlite_has_no_notifications(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        heard = listening(store)
        await store.logs.append(entry())
        await store.chat.add("t", NOW, b"{}")
        await store.presence.set("t", 1, True)
        await asyncio.sleep(0.05)
        assert heard == []


async def test_notified_entries_are_committed(postgres_url: str) -> None:
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        missing: list[Notification] = []
        checks: list[asyncio.Task[None]] = []

        async def look(news: Notification) -> None:
            if len(await two.logs.entries(news.table)) < news.number:
                missing.append(news)

        two.notifications.subscribe(lambda news: checks.append(asyncio.create_task(look(news))))
        for version in range(1, 21):
            await asyncio.gather(*(one.logs.append(entry(name, version)) for name in "abc"))
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while len(checks) < 60:
                await asyncio.sleep(0.01)
        await asyncio.gather(*checks)
        assert missing == []


async def test_no_notification_before_the_commit(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        heard = listening(two)
        await one.logs.append(entry())
        await heard.hear(1)
        announced, may_commit = asyncio.Event(), asyncio.Event()
        real = PostgresqlLogWriter.commit

        async def commit(self: PostgresqlLogWriter) -> None:
            announced.set()
            await may_commit.wait()
            await real(self)

        monkeypatch.setattr(PostgresqlLogWriter, "commit", commit)
        appending = asyncio.create_task(one.logs.append(entry(version=2)))
        await announced.wait()
        await asyncio.sleep(0.2)
        assert len(heard) == 1
        may_commit.set()
        assert await appending
        await heard.hear(2)
        assert heard[1] == Notification(NotificationKind.ENTRY, "t", 2, "one")


async def test_a_killed_listener_reconnects(postgres_url: str) -> None:
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        heard = listening(two)
        killed = await sql(
            postgres_url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()",
        )
        assert len(killed) == 2
        await heard.until(lambda: any(news.kind == NotificationKind.MISSED for news in heard))
        await one.logs.append(entry())
        await heard.until(lambda: Notification(NotificationKind.ENTRY, "t", 1, "one") in heard)


async def test_an_idle_connection_is_checked(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: NotificationListener) -> bool:
        monkeypatch.undo()
        return False

    monkeypatch.setattr("banjar.server.store.notifications.CHECK_INTERVAL_SECONDS", 0.05)
    monkeypatch.setattr(NotificationListener, "_is_alive", never)
    async with opened(postgres_url) as store:
        heard = listening(store)
        await heard.hear(1)
        assert heard == [Notification(NotificationKind.MISSED, "", 0, "")]


async def test_a_listener_that_fails_does_not_stop_the_others(postgres_url: str) -> None:
    def fail(news: Notification) -> None:
        raise ValueError(news)

    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        two.notifications.subscribe(fail)
        heard = listening(two)
        await sql(
            postgres_url, "SELECT pg_notify('banjar', payload) FROM unnest($1::text[]) payload", ["{", "1", "[1]"]
        )
        await one.logs.append(entry("a"))
        await one.logs.append(entry("b"))
        await heard.hear(2)
        assert [news.table for news in heard] == ["a", "b"]
