"""The generations of identities, by which cookies are ended: `store.generations`."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import IDENTITY_GENERATIONS, LINKS, RECOVERY_LINKS

GENERATION = IDENTITY_GENERATIONS.c.generation


class GenerationStore:
    """Identities without a row are in generation 0."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def all(self) -> dict[str, int]:
        """Every generation above 0."""
        rows = await self._database.fetch_all(select(IDENTITY_GENERATIONS))
        return dict(rows)

    async def advance(self, identity: str) -> int:
        """Begin a new generation, and delete the personal links of the one before; returns its number."""
        row = {"identity": identity, "generation": 1}
        adding = self._database.insert(IDENTITY_GENERATIONS).values(row)
        advancing = adding.on_conflict_do_update(
            index_elements=[IDENTITY_GENERATIONS.c.identity], set_={"generation": GENERATION + 1}
        )
        found = select(GENERATION).where(IDENTITY_GENERATIONS.c.identity == identity)

        async def work(connection: AsyncConnection) -> int:
            await connection.execute(advancing)
            for links in (LINKS, RECOVERY_LINKS):
                await connection.execute(delete(links).where(links.c.identity == identity))
            generation = int((await connection.execute(found)).scalar_one())
            await self._notifier.send(connection, NotificationKind.GENERATION, identity, generation)
            return generation

        return await self._database.write(work)
