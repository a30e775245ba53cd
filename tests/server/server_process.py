"""Real server processes for tests."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from types import TracebackType
from typing import Any

START_TIMEOUT_SECONDS = 60.0
FAULTY_SERVER = pathlib.Path(__file__).with_name("faulty_server.py")


class ServerProcess:
    """A `banjar serve` process on a free port of this machine."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        port: int = 0,
        environment: dict[str, str] | None = None,
        odd: dict[str, Any] | None = None,
        prefix: Sequence[str] = (),
    ) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        program = ["-m", "banjar.cli", "serve"] if odd is None else [str(FAULTY_SERVER), json.dumps(odd)]
        place = ["--port", str(port)] if odd is None or "deaths" not in odd else []
        command = [*prefix, sys.executable, *program, *place, "--database", database, *arguments]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env={**os.environ, **(environment or {})},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self._finish()
            said = self.errors()
            self._errors.close()
            raise RuntimeError(f"the server did not start: {said}")
        self.address = line.split()[-1].rstrip("/")

    def errors(self) -> str:
        """The standard error of the server."""
        self._errors.seek(0)
        return self._errors.read().decode(errors="replace")

    def kill(self) -> None:
        """Kill it, like a crash."""
        self.process.kill()
        self._finish()

    def stop(self) -> int:
        """Terminate it; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._finish()

    def _finish(self) -> int:
        code = self.process.wait(timeout=30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()
        else:
            self._finish()
        self._errors.close()


def sqlite_url(folder: pathlib.Path) -> str:
    """The URL of a new SQLite file."""
    return f"sqlite:///{folder / 'banjar.db'}"
