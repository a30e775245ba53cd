"""The store: an open database, with one sub-store for each kind of data."""

from __future__ import annotations

import asyncio

from banjar.server.store import migration
from banjar.server.store.audit_log import AuditLogStore
from banjar.server.store.auto_replies import AutoReplyStore
from banjar.server.store.bans import BanStore
from banjar.server.store.chat import ChatStore
from banjar.server.store.clock_skew import agree_on_time
from banjar.server.store.database import Database, is_storable
from banjar.server.store.downtime import DowntimeStore
from banjar.server.store.downtime_records import DowntimeRecords
from banjar.server.store.forgetting import ForgettingStore
from banjar.server.store.generations import GenerationStore
from banjar.server.store.health import HealthProbe
from banjar.server.store.keys import KeyStore
from banjar.server.store.links import LinkStore
from banjar.server.store.logs import LogStore
from banjar.server.store.members import MemberStore
from banjar.server.store.notifications import NotificationListener, Notifier
from banjar.server.store.presence import PresenceStore
from banjar.server.store.processes import ProcessStore
from banjar.server.store.recovery_links import RecoveryLinkStore
from banjar.server.store.seat_tokens import SeatTokenStore
from banjar.server.store.seeks import SeekStore
from banjar.server.store.tables import TableStore
from banjar.server.store.url import open_error, parse_url

STORE_CLOSE_TIMEOUT_SECONDS = 3.0
"""After this, connections to a PostgreSQL that hangs are dropped."""


class Store:
    """Opened by `Store.open`. Every method of a sub-store is one transaction.

    All of them raise StoreUnavailable if the database does not answer after several attempts.
    """

    def __init__(self, database: Database, process: str, now: int) -> None:
        self.backup: str | None = None
        """Where the backup from before a migration is: a file, or a PostgreSQL schema."""
        self._database = database
        notifier, downtimes = Notifier(database, process), DowntimeRecords(database)
        self.logs = LogStore(database, process)
        self.tables = TableStore(database, notifier)
        self.members = MemberStore(database)
        self.chat = ChatStore(database, notifier)
        self.forgetting = ForgettingStore(database, notifier)
        self.auto_replies = AutoReplyStore(database, notifier)
        self.links = LinkStore(database)
        self.seat_tokens = SeatTokenStore(database, notifier)
        self.recovery_links = RecoveryLinkStore(database)
        self.keys = KeyStore(database, notifier)
        self.generations = GenerationStore(database, notifier)
        self.seeks = SeekStore(database)
        self.bans = BanStore(database, notifier)
        self.audit_log = AuditLogStore(database)
        self.presence = PresenceStore(database, notifier)
        self.processes = ProcessStore(database, notifier, downtimes, now)
        self.health = HealthProbe(database, self.processes)
        self.downtime = DowntimeStore(database, self.processes, downtimes)
        self.notifications = NotificationListener(database, process)

    @classmethod
    async def open(cls, url: str | None, *, migrate: bool = False, process: str, now: int) -> Store:
        """Open a database, by default this user's SQLite file; StoreError explains a failure in one sentence.

        `process` must be unique among processes. An empty database gets the schema; one of an earlier version is
        migrated if `migrate` is true, after a backup, and refused otherwise.
        """
        if not process or not is_storable(process):
            raise ValueError(f"a process needs a name, not {process!r}")
        checked = parse_url(url)
        database = Database(checked)
        store = cls(database, process, now)
        try:
            async with database.engine.connect():
                pass
            store.backup = await migration.prepare(database, migrate=migrate, now=now)
            database.watch_file()
            await store.presence.clear()
            if database.is_shared:
                await store.notifications.open()
                await agree_on_time(database)
        except BaseException as error:
            await store.close()
            if isinstance(error, Exception):
                raise open_error(checked, error) from error
            raise
        return store

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the database too: on PostgreSQL."""
        return self._database.is_shared

    @property
    def commits(self) -> int:
        """How many transactions this process has committed."""
        return self._database.commits

    async def purge(self, now: int, heartbeat_timeout: int) -> None:
        """Delete what has expired, and what dead processes left behind; never a table."""
        await self.links.purge(now)
        await self.seeks.purge(now)
        await self.recovery_links.purge(now)
        await self.keys.purge(now)
        await self.bans.purge(now)
        await self.audit_log.purge(now)
        await self.processes.purge(now, heartbeat_timeout)

    def terminate(self) -> None:
        """Drop all connections to PostgreSQL at once; whatever waits for an answer fails."""
        self.notifications.terminate()
        self._database.terminate()

    async def close(self) -> None:
        """Write what is pending and close all connections; a PostgreSQL that hangs is not waited for long."""
        try:
            async with asyncio.timeout(STORE_CLOSE_TIMEOUT_SECONDS if self.is_shared else None):
                await self._close()
        except TimeoutError:
            self.terminate()
            await self._close()

    async def _close(self) -> None:
        await self.health.close()
        try:
            await self.logs.close()
        finally:
            try:
                await self.notifications.close()
            finally:
                await self._database.close()
