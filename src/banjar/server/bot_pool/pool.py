"""The bot workers of a web process: they are started, asked, replaced and ended here."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
import time
from collections.abc import Callable, Sequence

from banjar.core.registry import game_names
from banjar.server.bot_pool.backoff import LONGEST
from banjar.server.bot_pool.compiler import KernelCompiler
from banjar.server.bot_pool.errors import BotRequestRefused, BotUnavailable, WorkerLost
from banjar.server.bot_pool.job import Job
from banjar.server.bot_pool.process import WorkerProcess
from banjar.server.bot_pool.queue import FairQueue
from banjar.server.bot_pool.request import BotReply, BotRequest
from banjar.server.bot_pool.slot import WorkerSlot
from banjar.server.bot_pool.wire import (
    Answered,
    Asking,
    Failed,
    Loaded,
    Loading,
    MalformedFrame,
    RequestRefused,
    Uncompiled,
    framed,
)

LOGGER = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "banjar.server.bot_pool.worker")
PATIENCE = 15.0
LOADING_PATIENCE = 1800.0
"""Seconds; where nothing can be kept, loading is compiling."""
HOPE = 10.0
"""Seconds for which questions wait for workers that are just being started or replaced; then a plain one answers."""
FAILURES_BEFORE_PLAIN = 2
MOST_FAILURES = 3


class BotPool:
    """Processes that answer questions for bots, and one with the plain kernel that steps in for them."""

    def __init__(
        self,
        count: int,
        *,
        patience: float = PATIENCE,
        command: Sequence[str] | None = None,
        log: Callable[[str], None] = LOGGER.warning,
    ) -> None:
        if count < 1:
            raise ValueError(f"there must be at least one worker, not {count}")
        self._patience = patience
        self._command = tuple(command or COMMAND)
        self._log = log
        self._games = tuple(game_names())
        self._count = count
        self._places: list[WorkerSlot] = []
        self._plain: WorkerSlot | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._compiling = KernelCompiler(self._command, log, self._compiled)
        self._waiting = FairQueue()
        self._numbers = itertools.count(1)
        self._hope: dict[str, float] = {}
        self._was_ready: set[str] = set()
        self._is_open = False
        self.asked = 0
        self.answered = 0
        self.restarted = 0
        self.retried = 0
        self.fallen_back = 0

    @property
    def busy(self) -> int:
        """Workers that think now."""
        return sum(place.job is not None for place in self._all_places())

    @property
    def waiting(self) -> int:
        """Questions that no worker has taken yet."""
        return len(self._waiting)

    @property
    def is_warming(self) -> dict[str, bool]:
        """For every game: is no worker ready for it yet?"""
        return {game: not self._ready_for(game) for game in self._games}

    @property
    def pids(self) -> list[int]:
        """The ids of the worker processes; the plain one's is the last."""
        processes = [place.process for place in self._all_places() if place.process is not None]
        return [process.pid for process in processes if not process.has_ended]

    async def start(self) -> None:
        """Start the processes, without waiting until they are ready."""
        if self._is_open:
            raise RuntimeError("the workers have been started already")
        self._is_open = True
        for number in range(self._count):
            turn = number % len(self._games)
            self._places.append(WorkerSlot(number, False, self._games[turn:] + self._games[:turn]))
        self._plain = WorkerSlot(self._count, True, self._games)
        for game in self._games:
            self._hope_for(game)
        self._tasks = [asyncio.create_task(self._tend(place)) for place in self._all_places()]

    async def ask(self, question: BotRequest, whose: str = "") -> BotReply:
        """The bot's decision; QuestionRefused or WorkersUnavailable if there is none. All who ask have their turns."""
        if not self._is_open:
            raise BotUnavailable("the workers are not running")
        if question.game not in self._games:
            raise BotRequestRefused(f"there is no game called {question.game!r}")
        number = next(self._numbers)
        try:
            frame = framed(Asking(number, question))
        except (MalformedFrame, TypeError, ValueError, OverflowError):
            raise BotRequestRefused("the question cannot be put into a frame") from None
        job = Job(number, question.game, whose, frame, asyncio.get_running_loop().create_future())
        self.asked += 1
        self._waiting.add(job)
        self._dispatch()
        try:
            return await job.answer
        finally:
            self._waiting.remove(job)

    async def close(self) -> None:
        """End all processes; whoever still waits gets WorkersUnavailable."""
        self._is_open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, self._compiling.close(), return_exceptions=True)
        self._tasks = []
        for place in self._all_places():
            if place.process is not None:
                await place.process.end()
        for job in [*self._waiting, *(place.job for place in self._all_places() if place.job is not None)]:
            _give_up(job, "the workers have been closed")
        self._waiting.clear()
        self._places, self._plain = [], None

    def _all_places(self) -> list[WorkerSlot]:
        return [*self._places, *([self._plain] if self._plain else [])]

    def _ready_for(self, game: str) -> list[WorkerSlot]:
        return [place for place in self._places if game in place.ready]

    def _hope_for(self, game: str) -> None:
        """Expect a compiled worker soon: until then questions wait for it."""
        loop = asyncio.get_running_loop()
        self._hope[game] = loop.time() + HOPE
        loop.call_later(HOPE + 0.01, self._dispatch)

    def _is_hopeful(self, game: str) -> bool:
        return game not in self._compiling.games and asyncio.get_running_loop().time() < self._hope[game]

    def _dispatch(self) -> None:
        """Give the questions to idle workers."""
        while any(place.is_idle for place in self._all_places()):
            found = self._waiting.take(self._place_for)
            if found is None:
                return
            job, place = found
            place.give(job)

    def _place_for(self, job: Job) -> WorkerSlot | None:
        """An idle worker for a question; another than where it failed, if there is one."""
        if not self._needs_plain(job):
            idle = [place for place in self._ready_for(job.game) if place.is_idle]
            return min(idle, key=lambda place: place.number == job.failed_at, default=None)
        job.is_falling_back = job.failures >= FAILURES_BEFORE_PLAIN or job.game in self._was_ready
        return self._plain if self._plain is not None and self._plain.is_idle else None

    def _needs_plain(self, job: Job) -> bool:
        """Has it failed often enough, or is no compiled worker to be expected?"""
        if job.failures >= FAILURES_BEFORE_PLAIN:
            return True
        return not self._ready_for(job.game) and not self._is_hopeful(job.game)

    async def _tend(self, place: WorkerSlot) -> None:
        """See to it that there is a worker at a place."""
        arguments = ("--plain",) if place.plain else ()
        while True:
            started = time.monotonic()
            try:
                place.process = await WorkerProcess.start((*self._command, *arguments), place.plain)
                await self._serve(place, place.process)
            except Exception as error:
                # Whatever it is, the place must not stay empty.
                reason = str(error) if isinstance(error, WorkerLost) else f"failed: {type(error).__name__}"
                self._log(f"bot worker {place.number} {reason}")
                self._clear(place)
            if place.process is not None:
                await place.process.end()
                place.process = None
            if time.monotonic() - started > LONGEST:
                place.backoff.reset()
            await asyncio.sleep(place.backoff.next())
            self.restarted += 1

    async def _serve(self, place: WorkerSlot, process: WorkerProcess) -> None:
        """Let a worker get ready and answer questions until it is lost."""
        watching = asyncio.create_task(process.tell_end(place.woken.set))
        try:
            while True:
                # A game and a question in turn: neither keeps the other waiting.
                game = self._next_to_load(place)
                if game is not None:
                    await self._load(place, process, game)
                place.is_idle = True
                self._dispatch()
                if place.job is None and self._next_to_load(place) is not None:
                    place.is_idle = False
                    continue
                await place.rest()
                if process.has_ended:
                    raise WorkerLost("ended by itself")
                if place.job is not None:
                    await self._answer(place, place.job, process)
        finally:
            watching.cancel()

    def _next_to_load(self, place: WorkerSlot) -> str | None:
        later = () if place.plain else self._compiling.games
        return next((game for game in place.games if game not in place.ready and game not in later), None)

    async def _load(self, place: WorkerSlot, process: WorkerProcess, game: str) -> None:
        number, anyway = next(self._numbers), place.plain or game in self._compiling.done
        frame = framed(Loading(number, game, anyway))
        try:
            reply = await process.exchange(number, frame, LOADING_PATIENCE)
        except WorkerLost:
            place.put_off(game)
            raise
        if isinstance(reply, Loaded):
            place.ready.add(game)
            if not place.plain:
                self._was_ready.add(game)
        elif isinstance(reply, Uncompiled) and not anyway:
            self._compiling.begin(game)
            self._dispatch()
        else:
            raise WorkerLost("answered nonsense")

    def _compiled(self) -> None:
        """A game can be loaded now: whoever is idle does it at once, the others after their question."""
        for place in self._places:
            if place.is_idle:
                place.woken.set()

    async def _answer(self, place: WorkerSlot, job: Job, process: WorkerProcess) -> None:
        reply = await process.exchange(job.number, job.frame, self._patience)
        if not isinstance(reply, Answered | RequestRefused | Failed):
            raise WorkerLost("answered nonsense")
        place.job = None
        place.backoff.reset()
        if isinstance(reply, Failed):
            self._log(f"a bot failed at worker {place.number}: {reply.reason}")
            self._retry(job, place)
        elif not job.answer.done():
            if isinstance(reply, Answered):
                self.answered += 1
                self.fallen_back += place.plain and job.is_falling_back
                job.answer.set_result(reply.answer)
            else:
                job.answer.set_exception(BotRequestRefused(reply.reason))

    def _clear(self, place: WorkerSlot) -> None:
        """Nobody is at the place; what was done there is done elsewhere."""
        lost, place.ready = place.ready, set()
        place.is_idle = False
        for game in () if place.plain else lost:
            if not self._ready_for(game):
                self._hope_for(game)
        job, place.job = place.job, None
        if job is not None:
            self._retry(job, place)
        elif place.plain:
            for job in reversed(list(self._waiting)):  # if it never gets so far, they would wait for ever
                if self._needs_plain(job):
                    self._waiting.remove(job)
                    self._retry(job, place)

    def _retry(self, job: Job, place: WorkerSlot) -> None:
        job.failures += 1
        job.failed_at = place.number
        if job.answer.done():
            return
        if job.failures >= MOST_FAILURES:
            _give_up(job, "no bot worker could answer")
            return
        self.retried += 1
        self._waiting.put_back(job)
        self._dispatch()


def _give_up(job: Job, reason: str) -> None:
    if not job.answer.done():
        job.answer.set_exception(BotUnavailable(reason))
