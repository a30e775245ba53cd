"""What tables do by themselves: bots move, answers given in advance are given, clocks run out."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from banjar.server.bot_pool.errors import BotRequestRefused, BotUnavailable
from banjar.server.bot_pool.pool import BotPool
from banjar.server.bot_pool.request import STAND_IN, BotReply, BotRequest
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.store import Store
from banjar.server.tables.clock_credit import ClockCredit
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import LEASE, TableManager
from banjar.table import log, reveal_delay
from banjar.table.errors import Refusal
from banjar.table.table import Table

POLL = 1.0
BEAT = 5.0
SWEEP = 60.0
PURGE = 3600.0
TIDY = 60.0
"""A full collection takes up to half a second with 500 tables."""
CLAIMED_AT_ONCE = 50
PATIENCE = 2.0
MOST_FAILURES = 3
"""Questions that workers could not answer, after which the rules of thumb decide in this process."""
FAR_AWAY = 3600
"""Seconds: later alarms are left to the polling of the database."""
RECHECK = 60_000
LEFT_ALONE = 3_600_000
"""Milliseconds until a table that cannot be opened is tried again."""

logger = logging.getLogger("banjar.server")


class TableScheduler:
    """Sees to it that every table goes on."""

    def __init__(self, store: Store, workers: BotPool) -> None:
        self.manager: TableManager
        self.patience = PATIENCE
        self._store = store
        self._workers = workers
        self._has_all = False
        self._loops: list[asyncio.Task[None]] = []
        self._jobs: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to look after tables that nobody else looks after."""
        loops = (
            (self._poll, POLL, 0.0),
            (self._take_all, POLL, 0.0),
            (self._beat, BEAT, 0.0),
            (self._purge, PURGE, 0.0),
            (self._sweep, SWEEP, SWEEP),
            (self._tidy, TIDY, TIDY),
        )
        for work, seconds, first in loops:
            self._loops.append(asyncio.create_task(self._again_and_again(work, seconds, first)))

    async def close(self) -> None:
        """Stop; what was committed stays, what was not will be done by the next process."""
        for task in (*self._loops, *self._jobs):
            task.cancel()
        await asyncio.gather(*self._loops, *self._jobs, return_exceptions=True)

    def attend(self, live: LiveTable) -> None:
        """Arrange what the table needs next, if it needs anything but a person."""
        live.rest()
        table, seat = live.table, live.table.to_act
        if seat is None:
            return
        if table.seats[seat].is_played_by_bot:
            if not live.is_thinking:
                live.thinking = self._job(self._think(live))
            return
        when = table.alarm(live.absent(seat))
        advance = live.automatic()
        if advance is not None:
            when = advance[1]
        if when is not None:
            # As long as time is owed no clock strikes.
            wait = max(POLL if self._store.downtime.is_pending else 0.0, (when - self.manager.now()) / 1000)
            if wait < FAR_AWAY:
                live.timer = asyncio.get_running_loop().call_later(wait, lambda: self._job(self._wake(live)))

    async def _wake(self, live: LiveTable) -> None:
        """The time has come for something that no person asks for."""
        await self.manager.append(live, lambda table: self._due_entry(live, table))
        if live.timer is None or live.timer.when() <= asyncio.get_running_loop().time():
            self.attend(live)

    def _due_entry(self, live: LiveTable, table: Table) -> log.Entry | None:
        seat, now = table.to_act, self.manager.now()
        if seat is None or table.seats[seat].is_played_by_bot:
            return None
        advance = live.automatic()
        if advance is not None and now >= advance[1]:
            return log.Acted(at=now, seat=seat, action=advance[0])
        return None if self._store.downtime.is_pending else table.expired(now, live.absent(seat))

    async def _think(self, live: LiveTable) -> None:
        """Let bots decide as long as it is a bot's turn."""
        is_asked, failures = True, 0
        while is_asked:
            try:
                is_asked = await self._let_decide(live, failures >= MOST_FAILURES)
                failures = 0
            except (StoreUnavailable, BotUnavailable, BotRequestRefused) as error:
                failures += not isinstance(error, StoreUnavailable)
                logger.warning("a bot has to wait: %s", error)
                await asyncio.sleep(self.patience)
        live.thinking = None
        self.attend(live)

    async def _let_decide(self, live: LiveTable, alone: bool) -> bool:
        """One decision of a bot, or of the rules of thumb without a worker; False if it is nobody's."""
        question = await self._question(live)
        if question is None:
            return False
        position = live.table.position
        found = None if alone else await self._workers.ask(question, live.table.owner or "")
        wait = reveal_delay.release(live.table) - self.manager.now()
        if wait > 0:
            await asyncio.sleep(wait / 1000)
        await self.manager.append(live, partial(self._bots_entry, position, question, found))
        return True

    def _bots_entry(
        self, position: int, question: BotRequest, found: BotReply | None, table: Table
    ) -> log.Entry | None:
        """A bot's decision, if the game still stands as it did when the bot was asked."""
        seat = table.to_act
        if table.position != position or seat is None or not table.seats[seat].is_played_by_bot:
            return None
        assert table.play is not None
        if found is None:
            from banjar.bots import load_bot  # brings the rules with it, without which the server starts sooner

            action, by = load_bot(STAND_IN, question.seed).choose(table.play.state.seen_by(seat)).text, STAND_IN
        else:
            action, by = found.action, found.by
        if table.play.offered(action) is None:
            raise BotUnavailable("a bot has chosen what is not offered")
        return log.Acted(at=self.manager.now(), seat=seat, action=action, by=by if by != question.level else None)

    async def _question(self, live: LiveTable) -> BotRequest | None:
        async with live.lock:
            table, seat = live.table, live.table.to_act
            if table.play is None or seat is None or not table.seats[seat].is_played_by_bot:
                return None
            return question_about(table, seat, table.seats[seat].level or table.settings.substitute)

    async def _take_all(self) -> None:
        """Take up what a process that is gone would have done by now or soon, if nobody else is there to do it."""
        if self._store.processes.is_alone and not self._has_all:
            # A table is due when its process must be gone: a lease after the pause in which a bot or an answer waits.
            await self.take_up(LEASE + reveal_delay.LONGEST, None)
            self._has_all = True

    async def take_up(self, horizon: int = 0, most: int | None = CLAIMED_AT_ONCE) -> None:
        """Look after tables whose process has gone."""
        for table_id, due_at in await self._store.tables.due(self.manager.now() + horizon, most):
            now = self.manager.now()
            if await self._store.tables.claim(table_id, due_at, now + LEASE):
                try:
                    await self._take_up(table_id, now)
                except Refusal as error:
                    logger.warning("a table is left alone: %s", error)
                    await self._store.tables.claim(table_id, now + LEASE, now + LEFT_ALONE)
                except StoreUnavailable:
                    raise
                except Exception:
                    logger.exception("looking after a table failed")  # the others are not to wait for it

    async def _take_up(self, table_id: str, now: int) -> None:
        live = await self.manager.open(table_id)
        await self.manager.catch_up(live)
        await self.manager.presence.read(live)
        await self._wake(live)
        async with live.lock:
            due = self.manager.due_at(live)
            later = None if due is None else max(due, now + RECHECK)
            await self._store.tables.set_due_at(table_id, live.table.version, later)

    async def _poll(self) -> None:
        if self._store.downtime.is_pending:
            await self._beat()  # so that it is noticed when the database can be written again
            await self.settle()
        await self.take_up()

    async def _beat(self) -> None:
        await self._store.processes.heartbeat(self.manager.now())

    async def _sweep(self) -> None:
        self.manager.sweep()

    async def _tidy(self) -> None:
        """Free what only a full collection frees; `serve` lets none begin by itself."""
        gc.collect()

    async def _purge(self) -> None:
        await self._store.purge(self.manager.now(), LEASE)

    async def settle(self) -> None:
        """Give back time in which nobody could decide."""
        await ClockCredit(self._store, self.manager).settle()

    def _job(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._jobs.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._jobs.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable | Refusal):
            logger.warning("a table is left alone: %s", error)
        elif error is not None:
            logger.error("looking after a table failed", exc_info=error)

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], seconds: float, first: float) -> None:
        await asyncio.sleep(first)
        while True:
            try:
                await work()
            except StoreUnavailable:
                logger.warning("the database does not answer; trying again")
                await asyncio.sleep(PATIENCE)
            except Exception:
                logger.exception("looking after the tables failed")
            await asyncio.sleep(seconds)


def question_about(table: Table, seat: int, level: str, explain: bool = False) -> BotRequest:
    """What a worker needs to know to decide for a seat."""
    assert table.play is not None
    game = table.play.game
    return BotRequest(
        table=table.id,
        game=game.name,
        players=game.players,
        options=game.changed_options(),
        origin=table.play.origin,
        actions=[action.text for _, action in table.play.state.decisions],
        seat=seat,
        level=level,
        seed=reveal_delay.bot_seed(table),
        explain=explain,
    )
