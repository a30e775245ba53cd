"""The bot workers of a web process: start them, dispatch requests, replace dead ones."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
import time
from collections.abc import Callable, Sequence

from banjar.core.registry import game_names
from banjar.server.bot_pool.backoff import MAX_DELAY_SECONDS
from banjar.server.bot_pool.compiler import KernelCompiler
from banjar.server.bot_pool.errors import BotQueueFull, BotRequestRefused, BotUnavailable, WorkerLost
from banjar.server.bot_pool.job import Job
from banjar.server.bot_pool.process import WorkerProcess
from banjar.server.bot_pool.queue import FairQueue
from banjar.server.bot_pool.request import BotReply, BotRequest
from banjar.server.bot_pool.requester import Requester
from banjar.server.bot_pool.slot import WorkerSlot
from banjar.server.bot_pool.wire import (
    Answered,
    Failed,
    Loaded,
    LoadRequest,
    MalformedFrame,
    RequestRefused,
    ThinkRequest,
    Uncompiled,
    encode_frame,
)

LOGGER = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "banjar.server.bot_pool.worker")
REPLY_TIMEOUT_SECONDS = 15.0
PLAIN_LOAD_TIMEOUT_SECONDS = 20.0
"""Nothing is compiled, and jobs that nobody else takes wait for it."""
LOAD_TIMEOUT_SECONDS = 300.0
COMPILE_TIMEOUT_SECONDS = 1800.0
"""For loading without a cache directory, which means compiling."""
COMPILED_WAIT_SECONDS = 10.0
"""How long jobs wait for compiled workers that are being started or replaced, before the plain one takes them."""
FAILURES_BEFORE_PLAIN = 2
MAX_FAILURES = 3


class BotPool:
    """Worker processes with the compiled kernel, and one with the plain kernel as a fallback."""

    def __init__(
        self,
        count: int,
        *,
        reply_timeout: float = REPLY_TIMEOUT_SECONDS,
        command: Sequence[str] | None = None,
        log: Callable[[str], None] = LOGGER.warning,
    ) -> None:
        if count < 1:
            raise ValueError(f"count must be at least 1, not {count}")
        self._reply_timeout = reply_timeout
        self._command = tuple(command or COMMAND)
        self._log = log
        self._games = tuple(game_names())
        self._count = count
        self._slots: list[WorkerSlot] = []
        self._plain_slot: WorkerSlot | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._compiling = KernelCompiler(self._command, log, self._compiled)
        self._waiting = FairQueue()
        self._moves: dict[str, Job] = {}
        """The jobs that move at a table, not those that give hints, by table."""
        self._numbers = itertools.count(1)
        self._compiled_expected_until: dict[str, float] = {}
        self._was_ready: set[str] = set()
        self._is_open = False
        self.asked = 0
        self.answered = 0
        self.restarted = 0
        self.retried = 0
        self.fallen_back = 0

    @property
    def busy(self) -> int:
        """How many workers are running a bot."""
        return sum(slot.job is not None for slot in self._all_slots())

    @property
    def waiting(self) -> int:
        """How many requests no worker has taken yet."""
        return len(self._waiting)

    @property
    def is_warming(self) -> dict[str, bool]:
        """For every game, whether no compiled worker is ready for it yet."""
        return {game: not self._ready_for(game) for game in self._games}

    @property
    def pids(self) -> list[int]:
        """The ids of the worker processes, the plain one last."""
        processes = [slot.process for slot in self._all_slots() if slot.process is not None]
        return [process.pid for process in processes if not process.has_ended]

    async def start(self) -> None:
        """Start the processes without waiting until they are ready."""
        if self._is_open:
            raise RuntimeError("the pool has been started already")
        self._is_open = True
        for number in range(self._count):
            turn = number % len(self._games)
            self._slots.append(WorkerSlot(number, False, self._games[turn:] + self._games[:turn]))
        self._plain_slot = WorkerSlot(self._count, True, self._games)
        for game in self._games:
            self._expect_compiled(game)
        self._tasks = [asyncio.create_task(self._keep_running(slot)) for slot in self._all_slots()]

    def has_room(self, requester: Requester) -> bool:
        """Whether a request would wait; otherwise `ask` raises BotQueueFull."""
        return self._waiting.has_room(requester)

    def reassign(self, table: str, requester: Requester) -> None:
        """Let the request for a table's bot, if it still waits, wait as one of another requester."""
        job = self._moves.get(table)
        if job is not None:
            self._waiting.reassign(job, requester)

    async def ask(self, bot_request: BotRequest, requester: Requester = Requester()) -> BotReply:  # noqa: B008 - frozen
        """The decision of a bot; BotRequestRefused or BotUnavailable if there is none.

        Requesters take turns. BotQueueFull if too many requests of the requester's network wait, perhaps only later,
        when another identity of it asks.
        """
        if not self._is_open:
            raise BotUnavailable("the pool is not running")
        if bot_request.game not in self._games:
            raise BotRequestRefused(f"there is no game called {bot_request.game!r}")
        number = next(self._numbers)
        try:
            frame = encode_frame(ThinkRequest(number, bot_request))
        except (MalformedFrame, TypeError, ValueError, OverflowError):
            raise BotRequestRefused("the request cannot be encoded") from None
        reply: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()
        job = Job(number, bot_request.game, requester, frame, reply)
        self.asked += 1
        dropped = self._waiting.add(job)
        if dropped is not None:
            _fail(dropped, BotQueueFull("too many requests of one network wait"))
        if not bot_request.explain:
            self._moves[bot_request.table] = job
        self._dispatch()
        try:
            return await reply
        finally:
            self._waiting.remove(job)
            if self._moves.get(bot_request.table) is job:
                del self._moves[bot_request.table]

    async def close(self) -> None:
        """End all processes; requests that still wait raise BotUnavailable."""
        self._is_open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, self._compiling.close(), return_exceptions=True)
        self._tasks = []
        for slot in self._all_slots():
            if slot.process is not None:
                await slot.process.end()
        for job in [*self._waiting, *(slot.job for slot in self._all_slots() if slot.job is not None)]:
            _fail(job, BotUnavailable("the pool has been closed"))
        self._waiting.clear()
        self._slots, self._plain_slot = [], None

    def _all_slots(self) -> list[WorkerSlot]:
        return [*self._slots, *([self._plain_slot] if self._plain_slot else [])]

    def _ready_for(self, game: str) -> list[WorkerSlot]:
        return [slot for slot in self._slots if game in slot.ready]

    def _expect_compiled(self, game: str) -> None:
        """Let jobs wait a while for a compiled worker, then dispatch them anyway."""
        loop = asyncio.get_running_loop()
        self._compiled_expected_until[game] = loop.time() + COMPILED_WAIT_SECONDS
        loop.call_later(COMPILED_WAIT_SECONDS + 0.01, self._dispatch)

    def _is_compiled_expected(self, game: str) -> bool:
        return (
            game not in self._compiling.games
            and asyncio.get_running_loop().time() < self._compiled_expected_until[game]
        )

    def _dispatch(self) -> None:
        """Assign jobs to idle workers."""
        while any(slot.is_idle for slot in self._all_slots()):
            found = self._waiting.take(self._slot_for)
            if found is None:
                return
            job, slot = found
            slot.assign(job)

    def _slot_for(self, job: Job) -> WorkerSlot | None:
        """An idle worker for a job, if possible not the one where it failed."""
        if not self._needs_plain(job):
            idle = [slot for slot in self._ready_for(job.game) if slot.is_idle]
            return min(idle, key=lambda slot: slot.number == job.failed_slot, default=None)
        job.is_falling_back = job.failures >= FAILURES_BEFORE_PLAIN or job.game in self._was_ready
        return self._plain_slot if self._plain_slot is not None and self._plain_slot.is_idle else None

    def _needs_plain(self, job: Job) -> bool:
        """Whether the job has failed often enough, or no compiled worker is expected soon."""
        if job.failures >= FAILURES_BEFORE_PLAIN:
            return True
        return not self._ready_for(job.game) and not self._is_compiled_expected(job.game)

    async def _keep_running(self, slot: WorkerSlot) -> None:
        """Keep a worker running in a slot."""
        arguments = ("--plain",) if slot.plain else ()
        while True:
            started = time.monotonic()
            try:
                slot.process = await WorkerProcess.start((*self._command, *arguments), slot.plain)
                await self._serve(slot, slot.process)
            except Exception as error:
                # Whatever it was, the slot must not stay empty.
                reason = str(error) if isinstance(error, WorkerLost) else f"failed: {type(error).__name__}"
                self._log(f"bot worker {slot.number} {reason}")
                self._clear(slot)
            if slot.process is not None:
                await slot.process.end()
                slot.process = None
            if time.monotonic() - started > MAX_DELAY_SECONDS:
                slot.backoff.reset()
            await asyncio.sleep(slot.backoff.next())
            self.restarted += 1

    async def _serve(self, slot: WorkerSlot, process: WorkerProcess) -> None:
        """Load games and run jobs until the worker is lost."""
        watching = asyncio.create_task(process.notify_end(slot.woken.set))
        try:
            while True:
                # One game, one job, in turn: neither blocks the other.
                game = self._next_to_load(slot)
                if game is not None:
                    await self._load(slot, process, game)
                slot.is_idle = True
                self._dispatch()
                if slot.job is None and self._next_to_load(slot) is not None:
                    slot.is_idle = False
                    continue
                await slot.wait_for_work()
                if process.has_ended:
                    raise WorkerLost("ended unexpectedly")
                if slot.job is not None:
                    await self._answer(slot, slot.job, process)
        finally:
            watching.cancel()

    def _next_to_load(self, slot: WorkerSlot) -> str | None:
        later = () if slot.plain else self._compiling.games
        return next((game for game in slot.games if game not in slot.ready and game not in later), None)

    async def _load(self, slot: WorkerSlot, process: WorkerProcess, game: str) -> None:
        number, may_compile = next(self._numbers), slot.plain or game in self._compiling.done
        frame = encode_frame(LoadRequest(number, game, may_compile))
        timeout = COMPILE_TIMEOUT_SECONDS if may_compile else LOAD_TIMEOUT_SECONDS
        try:
            reply = await process.exchange(number, frame, PLAIN_LOAD_TIMEOUT_SECONDS if slot.plain else timeout)
        except WorkerLost:
            slot.load_last(game)
            raise
        if isinstance(reply, Loaded):
            slot.ready.add(game)
            if not slot.plain:
                self._was_ready.add(game)
        elif isinstance(reply, Uncompiled) and not may_compile:
            self._compiling.begin(game)
            self._dispatch()
        else:
            raise WorkerLost("sent a malformed reply")

    def _compiled(self) -> None:
        """Wake idle workers to load a game; the others load it after their job."""
        for slot in self._slots:
            if slot.is_idle:
                slot.woken.set()

    async def _answer(self, slot: WorkerSlot, job: Job, process: WorkerProcess) -> None:
        reply = await process.exchange(job.number, job.frame, self._reply_timeout)
        if not isinstance(reply, Answered | RequestRefused | Failed):
            raise WorkerLost("sent a malformed reply")
        slot.job = None
        slot.backoff.reset()
        if isinstance(reply, Failed):
            self._log(f"a bot failed at worker {slot.number}: {reply.reason}")
            self._retry(job, slot)
            return
        self._waiting.finish(job)
        if not job.reply.done():
            if isinstance(reply, Answered):
                self.answered += 1
                self.fallen_back += slot.plain and job.is_falling_back
                job.reply.set_result(reply.reply)
            else:
                job.reply.set_exception(BotRequestRefused(reply.reason))

    def _clear(self, slot: WorkerSlot) -> None:
        """Empty a slot whose worker is lost, and retry its job elsewhere."""
        lost, slot.ready = slot.ready, set()
        slot.is_idle = False
        for game in () if slot.plain else lost:
            if not self._ready_for(game):
                self._expect_compiled(game)
        job, slot.job = slot.job, None
        if job is not None:
            self._retry(job, slot)
        elif slot.plain:
            for job in reversed(list(self._waiting)):  # without a plain worker they would wait for ever
                if self._needs_plain(job):
                    self._waiting.remove(job)
                    self._retry(job, slot)

    def _retry(self, job: Job, slot: WorkerSlot) -> None:
        job.failures += 1
        job.failed_slot = slot.number
        if job.reply.done():
            self._waiting.finish(job)
            return
        if job.failures >= MAX_FAILURES:
            self._waiting.finish(job)
            _fail(job, BotUnavailable("no worker could answer"))
            return
        self.retried += 1
        self._waiting.put_back(job)
        self._dispatch()


def _fail(job: Job, error: BotUnavailable) -> None:
    if not job.reply.done():
        job.reply.set_exception(error)
