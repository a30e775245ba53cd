"""The chat of tables: stored in the database, sent to those who may read it."""

from __future__ import annotations

import msgspec

from banjar.protocol.chat import chat_line
from banjar.server.store.store import Store
from banjar.server.tables.broadcast import chat_message, chat_removed_message
from banjar.server.tables.live_table import LiveTable
from banjar.table.chat import PLAYERS, SPECTATORS, Chat, Line


class ChatService:
    """The chat of this process's tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, live: LiveTable) -> list[tuple[int, Line]]:
        """Read and return the lines that this process does not have yet; delete those that its bounds drop."""
        new_lines: list[tuple[int, Line]] = []
        dropped: list[int] = []
        while bodies := await self._store.chat.lines(live.table.id, live.chat.last_number):
            for number, body in bodies:
                line = msgspec.json.decode(body, type=Line)
                dropped += live.chat.fold(number, line)
                new_lines.append((number, line))
        if dropped:
            await self._store.chat.delete(live.table.id, dropped)
        return new_lines

    async def say(self, live: LiveTable, line: Line) -> int:
        """Store a line once and send it; returns its number."""
        async with live.lock:
            if self._store.is_shared:
                await self._send_new(live)  # the command may have been handled by another process
            known = live.chat.line_of_command(line.who, line.command)
            if known is not None:
                return known
            number = await self._store.chat.add(live.table.id, line.at, msgspec.json.encode(line))
            await self._send_new(live)
            return number

    async def sync(self, live: LiveTable) -> None:
        """Send lines that another process has stored."""
        async with live.lock:
            await self._send_new(live)

    async def reload(self, live: LiveTable) -> None:
        """Read the chat anew after lines were deleted, and tell everybody who has seen them."""
        async with live.lock:
            await self._send_new(live)
            before, live.chat = live.chat, Chat()
            await self.load(live)
            kept = {number for number, _ in live.chat.lines}
            gone = [(number, line) for number, line in before.lines if number not in kept]
            for viewer in live.human_viewers():
                room = PLAYERS if live.seats_of(viewer) else SPECTATORS
                numbers = [number for number, line in gone if Chat.reaches(live.table, line, room)]
                if numbers:
                    viewer.send(chat_removed_message(live.table.id, numbers))

    async def _send_new(self, live: LiveTable) -> None:
        for number, line in await self.load(live):
            for viewer in live.human_viewers():
                room = PLAYERS if live.seats_of(viewer) else SPECTATORS
                if Chat.reaches(live.table, line, room):
                    viewer.send(chat_message(live.table.id, [chat_line(live.table, number, line)]))
