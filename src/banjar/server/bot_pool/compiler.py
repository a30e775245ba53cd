"""Compile games beside the workers, each in a process of its own.

Workers only load: a process that has compiled keeps hundreds of megabytes, and cannot get its priority back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from banjar.server.bot_pool.backoff import Backoff
from banjar.server.bot_pool.errors import WorkerLost
from banjar.server.bot_pool.process import WorkerProcess

COMPILE_ATTEMPTS = 3


class KernelCompiler:
    """Which games are being compiled, and which have been."""

    def __init__(self, command: Sequence[str], log: Callable[[str], None], finished: Callable[[], None]) -> None:
        self._command = command
        self._log = log
        self._finished = finished
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._processes: set[WorkerProcess] = set()
        self.games: set[str] = set()
        """Games that cannot be loaded: being compiled, or given up."""
        self.done: set[str] = set()

    def begin(self, game: str) -> None:
        """Start compiling a game; does nothing if that was started before."""
        if game not in self._tasks:
            self.games.add(game)
            self._tasks[game] = asyncio.create_task(self._compile(game))

    async def close(self) -> None:
        """End all processes."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for process in self._processes:
            await process.end()

    async def _compile(self, game: str) -> None:
        backoff = Backoff()
        for _ in range(COMPILE_ATTEMPTS):
            if await self._attempt(game):
                self.done.add(game)
                self.games.remove(game)
                self._finished()
                return
            await asyncio.sleep(backoff.next())
        self._log(f"{game} cannot be compiled: the plain bots play it")

    async def _attempt(self, game: str) -> bool:
        """Run the compiler once; returns whether it succeeded."""
        try:
            process = await WorkerProcess.start((*self._command, "--compile", game))
        except WorkerLost as lost:
            self._log(f"the compiler of {game} {lost}")
            return False
        self._processes.add(process)
        code = await process.wait()
        await process.end()
        self._processes.remove(process)
        if code:
            self._log(f"compiling {game} ended with code {code}")
        return code == 0
