"""A worker as the web process sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Sequence

from banjar.server.bot_pool.errors import WorkerLost
from banjar.server.bot_pool.wire import LENGTH, MalformedFrame, Reply, length_of, reply_from

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""A worker thinks with one thread; idle ones would only take memory."""


class WorkerProcess:
    """A running worker: one exchange at a time, and whatever goes wrong is a WorkerLost."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str], plain: bool = False) -> WorkerProcess:
        """A new process; WorkerLost if there can be none."""
        environment = {**os.environ, **ONE_THREAD, "BANJAR_KERNEL": "plain" if plain else "compiled"}
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment,
                start_new_session=True,  # an interrupt at the terminal is not for the workers
            )
        except OSError as error:
            raise WorkerLost(f"cannot be started: {error.strerror}") from None
        return cls(process)

    @property
    def pid(self) -> int:
        """The process's id."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Is there nobody any more?"""
        return self._process.returncode is not None

    async def exchange(self, number: int, frame: bytes, patience: float) -> Reply:
        """The reply to a request."""
        try:
            async with asyncio.timeout(patience):
                reply = await self._exchange(frame)
        except TimeoutError:
            raise WorkerLost(f"did not answer within {patience:g} s") from None
        except (OSError, EOFError):
            raise WorkerLost("ended instead of answering") from None
        except MalformedFrame:
            raise WorkerLost("answered nonsense") from None
        if reply.number != number:
            raise WorkerLost("answered another question")
        return reply

    async def _exchange(self, frame: bytes) -> Reply:
        writer, reader = self._process.stdin, self._process.stdout
        assert writer is not None
        assert reader is not None
        writer.write(frame)
        await writer.drain()
        head = await reader.readexactly(LENGTH.size)
        return reply_from(await reader.readexactly(length_of(head)))

    async def wait(self) -> int:
        """The exit code, when it ends."""
        return await self._process.wait()

    async def tell_end(self, listener: Callable[[], None]) -> None:
        """Wait for the end and say so."""
        await self.wait()
        listener()

    async def end(self) -> None:
        """Kill it if it still runs; afterwards there is no such process."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        if not self.has_ended:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
