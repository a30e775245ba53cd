"""Which cookies are valid: load the keys and generations, end devices, and replace the key."""

from __future__ import annotations

from collections.abc import Callable

from banjar.server.identity import Identities
from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.store.store import Store
from banjar.server.store_retry import retried
from banjar.server.tables.task_set import TaskSet

IDENTITY_KEY = "identity"
RETIRED_KEY_MILLISECONDS = 30 * 24 * 3600 * 1000
"""Cookies signed with the key before are believed for this long, and signed anew at their next visit."""


class Sessions:
    """The identities of this process, kept the same as those of other processes."""

    def __init__(
        self,
        store: Store,
        identities: Identities,
        now: Callable[[], int],
        disconnect: Callable[[str], None],
        disconnect_all: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._now = now
        self._disconnect = disconnect
        """Closes the sockets of an identity."""
        self._disconnect_all = disconnect_all
        self._tasks = TaskSet("reading keys and generations")
        self.identities = identities

    async def load(self) -> None:
        """Read all keys and generations; close all sockets if the cookies they began with are no longer valid."""
        key = await self._store.keys.get(IDENTITY_KEY)
        is_kept = self.identities.replace_keys(key, await self._store.keys.retired(IDENTITY_KEY, self._now()))
        self.identities.generations = await self._store.generations.all()
        if not is_kept:
            self._disconnect_all()

    async def end_devices(self, who: str) -> None:
        """End all cookies and links of an identity; the next cookie that is signed for it is valid."""
        self.identities.generations[who] = await self._store.generations.advance(who)

    def disconnect(self, who: str) -> None:
        """Close the sockets of an identity in this process."""
        self._disconnect(who)

    async def rotate_key(self, *, ends_cookies: bool = False) -> int:
        """Replace the key; returns until when cookies signed with the one before are believed.

        Whoever has that key can have a cookie signed anew meanwhile, as everybody can: only `ends_cookies` stops them.
        """
        now = self._now()
        until = now if ends_cookies else now + RETIRED_KEY_MILLISECONDS
        await self._store.keys.rotate(IDENTITY_KEY, now, None if ends_cookies else until)
        await self.load()
        return until

    def on_notification(self, notification: Notification) -> None:
        """Follow another process."""
        if notification.kind == NotificationKind.GENERATION:
            self.identities.generations[notification.table] = notification.number
            self._disconnect(notification.table)
        elif notification.kind in (NotificationKind.KEYS, NotificationKind.MISSED):
            self._tasks.start(retried(self.load))

    async def close(self) -> None:
        """Stop reading."""
        await self._tasks.cancel()
