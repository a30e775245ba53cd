"""Send the lobby to everybody who follows it, and keep their searches for a game alive."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from banjar.protocol.pairing import Lobby, OwnSeek
from banjar.protocol.server_messages import LobbyMessage, encode
from banjar.server.pairing import Pairing, open_wishes, own_seek
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.processes import ProcessStore
from banjar.server.store.seek_row import SeekRow
from banjar.server.tables.task_set import TaskSet
from banjar.table.errors import Refusal

TICK_SECONDS = 2.0
"""How often the searches are read while somebody follows the lobby: other processes write them too."""
MIN_TICK_SECONDS = 0.1
RENEWED_MILLISECONDS = 4_000
"""How old the sign of life of somebody who is here may be before it is renewed."""
SEEKER_TICKS = 8
"""Every so many ticks those who look for a game are sent a message: hidden pages answer it, and stay connected."""
SHARED_TICKS = 3
"""Every so many ticks followers hear what has changed for everybody; of their own search they hear at once."""

logger = logging.getLogger("banjar.server")


class Follower(Protocol):
    """Somebody's socket that follows the lobby."""

    who: str

    def send(self, message: bytes) -> None:
        """Queue a message."""


class LobbyFeed:
    """The lobby of this process; sleeps while nobody follows it."""

    def __init__(
        self, pairing: Pairing, processes: ProcessStore, now: Callable[[], int], count_people: Callable[[], int]
    ) -> None:
        self._pairing = pairing
        self._processes = processes
        self._now = now
        self._count_people = count_people
        self._sent: dict[Follower, tuple[bytes, OwnSeek | None] | None] = {}
        """The last message to each follower, and what it said of their own search; None before the first."""
        self._rows: list[SeekRow] = []
        self._woken = asyncio.Event()
        self._ticks = 0
        self._tasks = TaskSet("lobby")
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to follow the searches."""
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
        await self._tasks.cancel()

    def follow(self, follower: Follower) -> None:
        """Send the lobby to a socket, now and whenever it changes."""
        self._sent[follower] = None
        self.wake()

    def unfollow(self, follower: Follower) -> None:
        """Send no more; if no other socket of the person follows the lobby, their search ends soon."""
        if follower not in self._sent:
            return
        del self._sent[follower]
        if follower.who in self._people():
            return
        if any(row.identity == follower.who for row in self._rows):
            self._tasks.start(self._pairing.leave(follower.who))

    def wake(self) -> None:
        """Look at once: something has changed."""
        self._woken.set()

    async def lobby(self, who: str | None) -> Lobby:
        """The lobby as one person sees it."""
        rows = await self._pairing.current()
        own = next((row for row in rows if row.identity == who), None)
        return Lobby(
            people=await self._people_here(),
            wishes=open_wishes(rows, self._now()),
            seek=None if own is None else own_seek(own),
        )

    async def _run(self) -> None:
        while True:
            if not self._sent and not self._rows:
                await self._woken.wait()
            self._woken.clear()
            try:
                await self.tick()
            except StoreUnavailable:
                pass  # tried again with the next tick
            except Refusal as refusal:
                logger.warning("pairing failed: %s", refusal)
            except Exception:
                logger.exception("the lobby failed")
            await asyncio.sleep(MIN_TICK_SECONDS)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), TICK_SECONDS)

    async def tick(self) -> None:
        """Renew the searches of those who are here, pair people, and tell everybody what has changed."""
        self._rows = rows = await self._pairing.current()
        here, now = self._people(), self._now()
        old = [
            row.identity
            for row in rows
            if row.identity in here and row.table_id is None and row.seen_at < now - RENEWED_MILLISECONDS
        ]
        await self._pairing.stay(old)
        if await self._pairing.pair_all(rows):
            self._rows = rows = await self._pairing.current()
        await self._send(rows)

    async def _send(self, rows: Sequence[SeekRow]) -> None:
        own = {row.identity: own_seek(row) for row in rows}
        wishes, people = open_wishes(rows, self._now()), await self._people_here()
        encoded: dict[str | None, bytes] = {}
        self._ticks += 1
        is_shared_tick, is_seeker_tick = self._ticks % SHARED_TICKS == 0, self._ticks % SEEKER_TICKS == 0
        for follower, sent in list(self._sent.items()):
            seek = own.get(follower.who)
            key = None if seek is None else follower.who
            if key not in encoded:
                encoded[key] = encode(LobbyMessage(people=people, wishes=wishes, seek=seek))
            message = encoded[key]
            is_changed = sent is None or sent[1] != seek or (is_shared_tick and sent[0] != message)
            if is_changed or (seek is not None and is_seeker_tick):
                self._sent[follower] = (message, seek)
                follower.send(message)

    def _people(self) -> set[str]:
        return {follower.who for follower in self._sent}

    async def _people_here(self) -> int:
        self._processes.people = self._count_people()
        return self._processes.people + await self._processes.people_elsewhere(self._now())
