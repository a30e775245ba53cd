"""Everything that happens without a command: bots move, auto-replies are made, clocks run out."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from banjar.core.registry import definition
from banjar.server.bot_pool.errors import BotQueueFull, BotRequestRefused, BotUnavailable
from banjar.server.bot_pool.pool import BotPool
from banjar.server.bot_pool.request import STAND_IN, BotReply, BotRequest
from banjar.server.bot_pool.requester import UNKNOWN_NETWORK, Priority, Requester
from banjar.server.budgets import BOT_MOVE_SECONDS, CostBudgets, address_account
from banjar.server.metering import Meter, current_meter
from banjar.server.process_clock import CLOCK, ProcessClock
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.span import Span
from banjar.server.store.store import Store
from banjar.server.tables.clock_credit import ClockCredit
from banjar.server.tables.events import TableChanged, TableLookedAt
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.server.tables.rows import LEASE_MILLISECONDS, due_at
from banjar.server.tables.task_set import TaskSet
from banjar.table import log, reveal_delay
from banjar.table.errors import Refusal
from banjar.table.reply_time import reveal_at
from banjar.table.table import Table

POLL_SECONDS = 1.0
PROCESS_HEARTBEAT_SECONDS = 5.0
SWEEP_SECONDS = 60.0
PURGE_SECONDS = 3600.0
GARBAGE_COLLECTION_SECONDS = 1.0
"""Between collections of what is new since the last one. Often, so that each finds little and nobody waits for it."""
MIN_COLLECTIONS_BEFORE_FULL_ONE = 600
MAX_COLLECTIONS_BEFORE_FULL_ONE = 86_400
"""A full collection takes up to half a second with 500 tables, in which nobody gets an answer. So it waits until nobody
looks at a table here, for a day at most."""
MAX_CLAIMED_TABLES = 50
RETRY_SECONDS = 2.0
FULL_QUEUE_RETRY_SECONDS = 3.0
MAX_BOT_FAILURES = 3
"""After so many failed requests to the bot pool the stand-in bot decides in this process."""
MAX_TIMER_SECONDS = 3600
"""Steps that are due later are left to polling the database."""
RECHECK_MILLISECONDS = 60_000
"""A claimed table is not due again sooner than this."""
UNREADABLE_RETRY_MILLISECONDS = 3_600_000
"""How long until a table that cannot be opened is tried again."""

logger = logging.getLogger("banjar.server")


class TableScheduler:
    """Runs the bots, auto-replies and clocks of this process's tables, and of tables whose process has died."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        manager: TableManager,
        clock: ProcessClock = CLOCK,
        budgets: CostBudgets | None = None,
    ) -> None:
        self.clock = clock
        self._budgets = budgets or CostBudgets(enforced=False)
        self.retry_seconds = RETRY_SECONDS
        self._store = store
        self._bot_pool = bot_pool
        self.manager = manager
        self._has_claimed_all = False
        self._collections = 0
        self._loops: list[asyncio.Task[None]] = []
        self._tasks = TaskSet("scheduling a table")
        manager.runtime.events.subscribe(TableChanged, self._on_change)
        manager.runtime.events.subscribe(TableLookedAt, self._on_look)

    def start(self) -> None:
        """Start the periodic work: polling for tables that no process runs, heartbeat, sweep and purge."""
        loops = (
            (self._poll, POLL_SECONDS, 0.0),
            (self._claim_all, POLL_SECONDS, 0.0),
            (self._heartbeat, PROCESS_HEARTBEAT_SECONDS, 0.0),
            (self._purge, PURGE_SECONDS, 0.0),
            (self._sweep, SWEEP_SECONDS, SWEEP_SECONDS),
            (self._collect_garbage, GARBAGE_COLLECTION_SECONDS, GARBAGE_COLLECTION_SECONDS),
        )
        for work, seconds, first in loops:
            self._loops.append(asyncio.create_task(self._run_periodically(work, seconds, first)))

    async def close(self) -> None:
        """Cancel everything; steps that are not committed are left to the next process."""
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, self._tasks.cancel(), return_exceptions=True)

    def _on_change(self, change: TableChanged) -> None:
        if change.by_other_process:
            change.live.cancel_timer()
        else:
            self.schedule(change.live)

    def _on_look(self, looked: TableLookedAt) -> None:
        live = looked.live
        self._bot_pool.reassign(live.table.id, requester_of(live))
        self._wake(live)

    def _wake(self, live: LiveTable) -> None:
        """Let a game of bots alone go on that has rested, unless another process may be running it."""
        if live.table.to_act is None or live.is_bot_thinking or not live.is_played_by_bots_alone:
            return
        if not self._store.is_shared or live.table.updated_at < self.manager.now() - LEASE_MILLISECONDS:
            self.schedule(live)

    def schedule(self, live: LiveTable) -> None:
        """Arrange the next step of a table, unless it is a person's or the table rests."""
        live.cancel_timer()
        table, seat = live.table, live.table.to_act
        if seat is None:
            return
        if table.seats[seat].is_played_by_bot:
            if not live.is_bot_thinking and not live.is_resting:
                live.bot_task = self._tasks.start(self._run_bots(live))
            return
        reply = live.due_auto_reply()
        when = table.clock_due_at(live.absence_start(seat)) if reply is None else reply.at
        if when is not None:
            # No clock runs out while downtime has not been credited.
            wait = max(
                POLL_SECONDS if self._store.downtime.is_pending else 0.0, (when - live.time(self.manager.now())) / 1000
            )
            if wait < MAX_TIMER_SECONDS:
                loop = asyncio.get_running_loop()
                live.timer = loop.call_later(wait, lambda: self._tasks.start(self._run_due_step(live)))

    async def _run_due_step(self, live: LiveTable) -> None:
        await self.manager.commands.append(live, lambda table: self._due_entry(live, table))
        if live.timer is None or live.timer.when() <= asyncio.get_running_loop().time():
            self.schedule(live)

    def _due_entry(self, live: LiveTable, table: Table) -> log.Entry | None:
        seat, now = table.to_act, live.time(self.manager.now())
        if seat is None or table.seats[seat].is_played_by_bot:
            return None
        reply = live.due_auto_reply()
        if reply is not None and now >= reply.at:
            return log.Acted(at=now, seat=seat, action=reply.action)
        return None if self._store.downtime.is_pending else table.clock_entry(now, live.absence_start(seat))

    async def _run_bots(self, live: LiveTable) -> None:
        """Let bots decide for as long as it is a bot's turn and the table does not rest."""
        is_bots_turn, failures = True, 0
        while is_bots_turn and not live.is_resting:
            try:
                await self._wait_for_turn(live)
                if failures < MAX_BOT_FAILURES:
                    await self._wait_for_room(live)
                is_bots_turn = await self._run_bot(live, failures >= MAX_BOT_FAILURES)
                failures = 0
            except BotQueueFull:
                await asyncio.sleep(FULL_QUEUE_RETRY_SECONDS)
            except (StoreUnavailable, BotUnavailable, BotRequestRefused) as error:
                failures += not isinstance(error, StoreUnavailable)
                logger.warning("a bot could not move, trying again: %s", error)
                await asyncio.sleep(self.retry_seconds)
        live.bot_task = None
        self.schedule(live)

    async def _wait_for_turn(self, live: LiveTable) -> None:
        """Charge what follows to the table's network, and wait until that may go on.

        The bots of somebody who keeps many of them moving take no more of this process than other work of theirs.
        """
        account = address_account(requester_of(live).network)
        current_meter.set(Meter(self._budgets, account))
        while not live.is_resting:
            try:
                await self._budgets.wait_for_turn(account, BOT_MOVE_SECONDS)
            except Refusal as error:
                await asyncio.sleep(min(error.values["seconds"], FULL_QUEUE_RETRY_SECONDS))
            else:
                return

    async def _wait_for_room(self, live: LiveTable) -> None:
        """Wait while too many requests of the table's network wait already."""
        while not live.is_resting and not self._bot_pool.has_room(requester_of(live)):
            await asyncio.sleep(FULL_QUEUE_RETRY_SECONDS)

    async def _run_bot(self, live: LiveTable, in_process: bool) -> bool:
        """Make one decision of a bot, in the pool or with the stand-in in this process; False if it is not its turn."""
        bot_request = await self._next_bot_request(live)
        if bot_request is None:
            return False
        game_version = live.table.game_version
        in_process = in_process or not has_present_rules(live.table)
        reply = None if in_process else await self._bot_pool.ask(bot_request, requester_of(live))
        wait = reveal_at(live.table) - live.time(self.manager.now())
        if wait > 0:
            await asyncio.sleep(wait / 1000)
        await self.manager.commands.append(live, partial(self._bot_entry, live, game_version, bot_request, reply))
        return True

    def _bot_entry(
        self, live: LiveTable, game_version: int, bot_request: BotRequest, reply: BotReply | None, table: Table
    ) -> log.Entry | None:
        """The decision of a bot, if the game is still as it was when the bot was asked."""
        seat = table.to_act
        if table.game_version != game_version or seat is None or not table.seats[seat].is_played_by_bot:
            return None
        assert table.session is not None
        if reply is None:
            from banjar.bots import load_bot  # imports the rules, which a server loads after it listens

            bot = load_bot(STAND_IN, bot_request.seed)
            action, by = bot.choose(table.session.state.seen_by(seat)).text, STAND_IN
        else:
            action, by = reply.action, reply.by
        if table.session.legal_action(action) is None:
            raise BotUnavailable("a bot chose an action that is not legal")
        at = live.time(self.manager.now())
        return log.Acted(at=at, seat=seat, action=action, by=by if by != bot_request.level else None)

    async def _next_bot_request(self, live: LiveTable) -> BotRequest | None:
        async with live.lock:
            table, seat = live.table, live.table.to_act
            if table.session is None or seat is None or not table.seats[seat].is_played_by_bot:
                return None
            return bot_request_for(table, seat, table.seats[seat].level or table.settings.substitute)

    async def _claim_all(self) -> None:
        """Once, if no other process is alive: claim steps too that a dead process had scheduled for the near future."""
        if self._store.processes.is_alone and not self._has_claimed_all:
            # A row is due a lease after the step itself, and the step up to the longest delay from now.
            await self.claim_due_tables(LEASE_MILLISECONDS + reveal_delay.MAX_DELAY_MILLISECONDS, None)
            self._has_claimed_all = True

    async def claim_due_tables(self, horizon: int = 0, most: int | None = MAX_CLAIMED_TABLES) -> None:
        """Take over tables whose process has died: those due within `horizon` milliseconds."""
        for table_id, due in await self._store.tables.due(self.manager.now() + horizon, most):
            now = self.manager.now()
            if await self._store.tables.claim(table_id, due, now + LEASE_MILLISECONDS):
                try:
                    await self._take_over(table_id, now)
                except Refusal as error:
                    logger.warning("table skipped: %s", error)
                    await self._store.tables.claim(
                        table_id, now + LEASE_MILLISECONDS, now + UNREADABLE_RETRY_MILLISECONDS
                    )
                except StoreUnavailable:
                    raise
                except Exception:
                    logger.exception("scheduling a table failed")  # the other tables go on

    async def _take_over(self, table_id: str, now: int) -> None:
        live = await self.manager.open(table_id)
        await self.manager.commands.catch_up(live)
        await self.manager.presence.load(live)
        await self._run_due_step(live)
        async with live.lock:
            due = due_at(live)
            later = None if due is None else max(due, now + RECHECK_MILLISECONDS)
            await self._store.tables.set_due_at(table_id, live.table.version, later)

    async def _poll(self) -> None:
        if self._store.downtime.is_pending:
            await self._heartbeat()  # notices that the database can be written again
            await self.credit_downtime()
        await self.claim_due_tables()
        if self._store.is_shared:
            for live in list(self.manager.tables.values()):
                self._wake(live)  # the process that ran it may have let it rest

    async def _heartbeat(self) -> None:
        await self._store.processes.heartbeat(self.manager.now())
        lead = self._store.processes.clock_lead
        self.follow_reference(self.clock.wall_departure() if lead is None else -lead)

    def follow_reference(self, departure: int) -> None:
        """Let the process's clock follow its reference; a step of it is credited to all clocks of tables."""
        step = self.clock.adjust(departure)
        if step is not None:
            span = Span(*step)
            self.manager.runtime.clock_steps.append(span)
            self._store.downtime.add(span)
            for live in self.manager.tables.values():
                live.shift(span.end - span.start)

    async def _sweep(self) -> None:
        self.manager.sweep()

    async def _collect_garbage(self) -> None:
        """Run the collections that `serve` turns off. What survives one is looked at again by a full one only."""
        self._collections += 1
        if self._is_full_collection_due():
            self._collections = 0
            gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _is_full_collection_due(self) -> bool:
        if self._collections < MIN_COLLECTIONS_BEFORE_FULL_ONE:
            return False
        is_watched = any(live.viewers for live in self.manager.tables.values())
        return not is_watched or self._collections >= MAX_COLLECTIONS_BEFORE_FULL_ONE

    async def _purge(self) -> None:
        await self._store.purge(self.manager.now(), LEASE_MILLISECONDS)

    async def credit_downtime(self) -> None:
        """Credit server downtime to all running clocks."""
        await ClockCredit(self._store, self.manager).settle()

    async def _run_periodically(self, work: Callable[[], Awaitable[None]], seconds: float, first: float) -> None:
        await asyncio.sleep(first)
        while True:
            try:
                await work()
            except StoreUnavailable:
                logger.warning("the database does not answer, trying again")
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                logger.exception("periodic work failed")
            await asyncio.sleep(seconds)


def has_present_rules(table: Table) -> bool:
    """Whether the table follows the rules that bot workers have; the stand-in plays by earlier ones in this process."""
    return table.rules == definition(table.settings.game).rules_version


def requester_of(live: LiveTable) -> Requester:
    """Whom the bots of a table are charged to, and how urgent they are."""
    # Before anybody looks after a restart, only a hash of the network where the table was made is known.
    players, network = live.players_watching(), live.attention.network or live.table.made_from or UNKNOWN_NETWORK
    if players:
        return Requester(players[0].network or network, players[0].who or "", Priority.PERSON)
    is_played_elsewhere = live.present_elsewhere and not live.is_played_by_bots_alone
    is_attended = is_played_elsewhere or live.attention.is_players_recent
    return Requester(network, live.table.owner or "", Priority.PERSON if is_attended else Priority.UNATTENDED)


def bot_request_for(table: Table, seat: int, level: str, explain: bool = False) -> BotRequest:
    """The request to decide for a seat, with everything a worker needs to know."""
    assert table.session is not None
    game = table.session.game
    return BotRequest(
        table=table.id,
        game=game.name,
        players=game.players,
        options=game.changed_options(),
        origin=table.session.origin,
        actions=table.session.action_texts[:],
        seat=seat,
        level=level,
        seed=table.bot_seed,
        explain=explain,
    )
