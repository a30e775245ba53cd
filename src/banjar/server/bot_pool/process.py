"""A worker process, seen from the web process."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Sequence

from banjar.server.bot_pool.errors import WorkerLost
from banjar.server.bot_pool.wire import LENGTH_PREFIX, MalformedFrame, Reply, decode_reply, frame_length

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""A worker needs one thread; more would only cost memory."""
SECRET_VARIABLES = {"BANJAR_ADMIN_TOKEN", "BANJAR_DATABASE"}
"""The administrator's token and the password of the database, which no worker needs."""


class WorkerProcess:
    """A running worker. One exchange at a time; every failure is raised as WorkerLost."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str], plain: bool = False) -> WorkerProcess:
        """Start a process; WorkerLost if it cannot be started."""
        inherited = {name: value for name, value in os.environ.items() if name not in SECRET_VARIABLES}
        environment = {**inherited, **ONE_THREAD, "BANJAR_KERNEL": "plain" if plain else "compiled"}
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment,
                start_new_session=True,  # Ctrl-C in the terminal must not reach the workers
            )
        except OSError as error:
            raise WorkerLost(f"cannot be started: {error.strerror}") from None
        return cls(process)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended."""
        return self._process.returncode is not None

    async def exchange(self, number: int, frame: bytes, timeout_seconds: float) -> Reply:
        """Send a frame and return the reply with the same number."""
        try:
            async with asyncio.timeout(timeout_seconds):
                reply = await self._exchange(frame)
        except TimeoutError:
            raise WorkerLost(f"did not reply within {timeout_seconds:g} s") from None
        except (OSError, EOFError):
            raise WorkerLost("ended before it replied") from None
        except MalformedFrame:
            raise WorkerLost("sent a malformed reply") from None
        if reply.number != number:
            raise WorkerLost("replied to another request")
        return reply

    async def _exchange(self, frame: bytes) -> Reply:
        writer, reader = self._process.stdin, self._process.stdout
        assert writer is not None
        assert reader is not None
        writer.write(frame)
        await writer.drain()
        head = await reader.readexactly(LENGTH_PREFIX.size)
        return decode_reply(await reader.readexactly(frame_length(head)))

    async def wait(self) -> int:
        """Wait for the end; returns the exit code."""
        return await self._process.wait()

    async def notify_end(self, listener: Callable[[], None]) -> None:
        """Wait for the end, then call the listener."""
        await self.wait()
        listener()

    async def end(self) -> None:
        """Kill the process if it still runs, and wait for its end."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        if not self.has_ended:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
