"""Secret keys of the server: `store.keys`."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import KEYS, RETIRED_KEYS

KEY_BYTES = 32


class KeyStore:
    """All processes on one database share them."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def get(self, name: str) -> bytes:
        """The key of this name; a random one is created at its first use."""
        found = select(KEYS.c.value).where(KEYS.c.name == name)
        for (known,) in await self._database.fetch_all(found):
            return bytes(known)
        row = {"name": name, "value": secrets.token_bytes(KEY_BYTES)}

        async def work(connection: AsyncConnection) -> bytes:
            await connection.execute(self._database.insert(KEYS).values(row).on_conflict_do_nothing())
            return bytes((await connection.execute(found)).scalar_one())

        return await self._database.write(work)

    async def rotate(self, name: str, now: int, expires_at: int | None) -> None:
        """Replace a key by a random one; the one before stays among the retired ones until `expires_at`.

        None deletes it, and all that were retired before it.
        """
        await self.get(name)
        value = secrets.token_bytes(KEY_BYTES)

        async def work(connection: AsyncConnection) -> None:
            before = bytes(
                (
                    await connection.execute(select(KEYS.c.value).where(KEYS.c.name == name).with_for_update())
                ).scalar_one()
            )
            if before == value:
                return  # the attempt before was committed although its answer was lost
            if expires_at is None:
                await connection.execute(delete(RETIRED_KEYS).where(RETIRED_KEYS.c.name == name))
            else:
                row = {"name": name, "retired_at": now, "expires_at": expires_at, "value": before}
                await connection.execute(self._database.insert(RETIRED_KEYS).values(row).on_conflict_do_nothing())
            await connection.execute(update(KEYS).where(KEYS.c.name == name).values(value=value))
            await self._notifier.send(connection, NotificationKind.KEYS, "", 0)

        await self._database.write(work)

    async def retired(self, name: str, now: int) -> list[tuple[bytes, int]]:
        """Earlier keys of this name with the time at which they expire, latest first."""
        found = (
            select(RETIRED_KEYS.c.value, RETIRED_KEYS.c.expires_at)
            .where(RETIRED_KEYS.c.name == name, RETIRED_KEYS.c.expires_at > now)
            .order_by(RETIRED_KEYS.c.retired_at.desc())
        )
        return [(bytes(value), expires_at) for value, expires_at in await self._database.fetch_all(found)]

    async def purge(self, now: int) -> None:
        """Delete retired keys that have expired."""
        await self._database.execute(delete(RETIRED_KEYS).where(RETIRED_KEYS.c.expires_at <= now))
