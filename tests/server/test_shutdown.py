"""Stopping `banjar serve`: whatever its workers and database do, it ends and leaves no process behind."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.client import Client
from tests.server.server_process import FAULTY_SERVER, ServerProcess

MAX_SHUTDOWN_SECONDS = 15.0
"""How long a supervisor typically waits before it kills."""


def children_of(pid: int) -> list[int]:
    found = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def is_running(pid: int) -> bool:
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(condition: Callable[[], object], seconds: float = 60) -> None:
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "it did not come to this"
        time.sleep(0.02)


def ended(server: ServerProcess, *signals: signal.Signals) -> tuple[int, float]:
    """Send signals; returns the exit code and the seconds until the end."""
    began = time.monotonic()
    for wanted in signals:
        server.process.send_signal(wanted)
        time.sleep(0.02)
    code = server.process.wait(timeout=60)
    return code, time.monotonic() - began


@pytest.mark.parametrize("state", ["stopped", "starting"])
def test_workers_do_not_keep_the_server(sqlite_url: str, state: str) -> None:
    """20: workers that hang or are being started end with the server."""
    with ServerProcess(sqlite_url) as server:
        wait_for(lambda: len(children_of(server.process.pid)) >= 2)
        workers = children_of(server.process.pid)
        if state == "stopped":
            for pid in workers:
                os.kill(pid, signal.SIGSTOP)
        code, took = ended(server, signal.SIGTERM)
        assert (code, took < MAX_SHUTDOWN_SECONDS) == (0, True), server.errors()
        wait_for(lambda: not any(is_running(pid) for pid in workers), 10)


async def test_a_second_interrupt(sqlite_url: str) -> None:
    """The server skips slow steps and ends."""

    with ServerProcess(sqlite_url) as server:
        workers = children_of(server.process.pid)
        async with Client(server.address, "guest") as client:
            table = await client.create(game="altar", seats=[{"kind": "me"}, {"kind": "open"}])
            await (await client.connect()).watch(table)
            code, took = await asyncio.to_thread(ended, server, signal.SIGINT, signal.SIGINT)
        assert (code, took < MAX_SHUTDOWN_SECONDS) == (0, True), server.errors()
        wait_for(lambda: not any(is_running(pid) for pid in workers), 10)


@pytest.mark.parametrize("step", ["keys", "processes"])
def test_a_database_that_fails_during_the_start(step: str, sqlite_url: str) -> None:
    """One sentence and exit code 2, as for every failed start, and no process is left."""
    odd = json.dumps({"failing_start": step})
    command = [sys.executable, str(FAULTY_SERVER), odd, "--port", "0", "--database", sqlite_url]
    done: Any = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.strip().splitlines()[-1] == "banjar: the database does not answer: it is gone"
