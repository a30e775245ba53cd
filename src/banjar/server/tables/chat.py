"""The chat of tables: kept in the database, and told to those who may read it."""

from __future__ import annotations

import msgspec

from banjar.server.store.store import Store
from banjar.server.tables.broadcast import talk
from banjar.server.tables.live_table import LiveTable
from banjar.table.chat import PLAYERS, SPECTATORS, Chat, Line, shown


class ChatService:
    """What is said at the tables of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, live: LiveTable) -> list[tuple[int, Line]]:
        """Lines that this process has not read yet."""
        news: list[tuple[int, Line]] = []
        while bodies := await self._store.chat.lines(live.table.id, live.chat.last):
            for number, body in bodies:
                line = msgspec.json.decode(body, type=Line)
                live.chat.fold(number, line)
                news.append((number, line))
        return news

    async def say(self, live: LiveTable, line: Line) -> int:
        """Add a line to the chat and tell those who may read it."""
        async with live.lock:
            if self._store.is_shared:
                await self._tell(live)  # it may have been said at another process
            known = live.chat.answered(line.who, line.command)
            if known is not None:
                return known
            number = await self._store.chat.add(live.table.id, line.at, msgspec.json.encode(line))
            await self._tell(live)
            return number

    async def hear(self, live: LiveTable) -> None:
        """Somebody has said something at another process."""
        async with live.lock:
            await self._tell(live)

    async def _tell(self, live: LiveTable) -> None:
        for number, line in await self.read(live):
            for viewer in live.company():
                room = PLAYERS if live.seats_of(viewer) else SPECTATORS
                if Chat.reaches(live.table, line, room):
                    viewer.send(talk(live.table.id, [shown(number, line)]))
