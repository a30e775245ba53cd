"""A table that this process has in memory, with the people who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from banjar.server.store.notifications import NotificationKind
from banjar.table import auto_reply, reveal_delay
from banjar.table.auto_reply import AutoReply
from banjar.table.chat import Chat
from banjar.table.table import Table

RESPITE = 0.5
"""Seconds after a failed repair in which it is not tried again."""


class Viewer(Protocol):
    """Somebody who looks at a table: a socket, or a program that reads a stream."""

    who: str | None
    seat: int | None
    """The seat they look from; None sees what all see."""
    token: str | None
    """The hash of the token that a program came with; it looks from its seat only, as long as the token lasts."""

    def send(self, message: bytes) -> None:
        """Give them a message, without waiting."""

    def end(self) -> None:
        """There will be nothing more to see."""


class ReloadingLock(asyncio.Lock):
    """Nobody gets hold of a table of which it is not known whether its last entry was committed."""

    def __init__(self) -> None:
        super().__init__()
        self.repair: Callable[[], Awaitable[None]] | None = None
        """What has to succeed first."""
        self._failure: tuple[float, Exception] | None = None

    async def acquire(self) -> Literal[True]:
        """Wait for one's turn; whatever the repair fails with is raised."""
        await super().acquire()
        if self.repair is not None:
            try:
                await self._mend(self.repair)
            except BaseException:
                self.release()
                raise
            self.repair = None
        return True

    async def _mend(self, repair: Callable[[], Awaitable[None]]) -> None:
        """Try it, but not for each of many who wait: what has just failed fails for all of them."""
        now = asyncio.get_running_loop().time()
        if self._failure is not None and now - self._failure[0] < RESPITE:
            raise self._failure[1]
        try:
            await repair()
        except Exception as error:
            self._failure = (asyncio.get_running_loop().time(), error)
            raise
        self._failure = None


class LiveTable:
    """Read and changed only with its lock held, for between fold and commit nothing of it is true yet."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told = table.version
        """The last version that everybody may know of."""
        self.chat = Chat()
        self.standing: dict[int, AutoReply] = {}
        self.lock = ReloadingLock()
        self.viewers: set[Viewer] = set()
        self.present_elsewhere: set[int] = set()
        """Seats whose people are connected to other processes."""
        self.noted: set[int] = set()
        """Seats whose people other processes know to be here."""
        self.noting = asyncio.Lock()
        self.absent_since: dict[int, int] = {}
        self.arrived_at: dict[int, int] = {}
        self.unread: set[NotificationKind] = set()
        """Kinds of news from other processes that have not been read yet."""
        self.reading: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.used_at = 0

    def present(self) -> set[int]:
        """The seats whose people are connected."""
        return self.here() | self.present_elsewhere

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {number for viewer in self.viewers if viewer.who for number in self.table.seats_of(viewer.who)}

    def company(self) -> list[Viewer]:
        """The viewers who hear what is said and who comes and goes: all but programs, which play and nothing else."""
        return [viewer for viewer in self.viewers if viewer.token is None]

    def seats_of(self, viewer: Viewer) -> set[int]:
        """Where a viewer's person sits."""
        return set(self.table.seats_of(viewer.who)) if viewer.who else set()

    def absent(self, seat: int | None) -> int | None:
        """Since when nobody is there for a seat; None if somebody is."""
        if seat is None or seat in self.present():
            return None
        return self.absent_since.get(seat, self.table.since)

    def automatic(self) -> tuple[str, int] | None:
        """What the seat to act has decided in advance, and when that may become known.

        Whoever comes while a question waits has as much time for it as one who was there.
        """
        table, seat = self.table, self.table.to_act
        if seat is None:
            return None
        action = auto_reply.automatic(table, self.standing_of(seat), seat in self.present())
        late = max(0, self.arrived_at.get(seat, 0) - table.since)
        return None if action is None else (action, reveal_delay.release(table) + late)

    @property
    def is_thinking(self) -> bool:
        """Does a bot think about its decision?"""
        return self.thinking is not None and not self.thinking.done()

    def standing_of(self, seat: int) -> AutoReply:
        """What a seat has decided in advance."""
        return self.standing.get(seat, AutoReply())

    def rest(self) -> None:
        """Do nothing by itself any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
