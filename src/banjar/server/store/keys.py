"""Secret keys of the server: `store.keys`."""

from __future__ import annotations

import secrets

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.schema import KEYS

KEY_BYTES = 32


class KeyStore:
    """All processes on one database share them."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
