"""Load beside attack: honest people play while one other address does the worst its limits allow, in many ways.

Everything stays on this machine: the people have many loopback addresses, the attacker one for each way. The server has
all its limits. Measured are the time from a person's command to everybody's view, and that of a bot's answer, each
against the same server when it is quiet. The attacker has the lowest priority, because it takes processor time that
on the internet would be its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from typing import Any

import httpx
from attacker import WAYS
from bot_waits import WARM_UP_TIMEOUT_SECONDS, Guest
from load import HERE, ask, centile, client, running

QUIET = "quiet"
MOST_RATIO: dict[str, float | None] = {"p50": None, "p99": 3.0, "bot_p50": 2.0, "bot_p95": None}
"""How many times those of the quiet server the figures of an attacked one may be, in milliseconds."""
PEOPLE_PER_ADDRESS = 5
BOT_LEVEL = "expert"
BOT_THINKING_SECONDS = 1.5
"""Of people who play against bots: shorter than others', for more answers to measure."""
CALM_SHARE = 0.12
"""Of one core: a server that uses less has nothing left to do of an attack."""
MOST_CALMING_SECONDS = 75
QUIET_EVERY = 3
"""So many ways after each other, then the quiet server is measured again."""


class Honest:
    """The people: those who play each other in a process of their own, and those who play against bots."""

    def __init__(self, server: str, pid: int, process: subprocess.Popen[str], args: argparse.Namespace) -> None:
        self._server, self._pid, self._process, self._args = server, pid, process, args
        self._guests = [
            Guest(server, f"127.0.9.{number + 1}", BOT_LEVEL, BOT_THINKING_SECONDS) for number in range(args.guests)
        ]
        self._playing: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        """Connect, and begin to play against bots."""
        tables = self._args.tables
        await self._tell(do="crowd", address=self._server, tables=tables, first=0, per_address=PEOPLE_PER_ADDRESS)
        self._playing = [asyncio.create_task(guest.play(0, 1)) for guest in self._guests]

    async def play(self, attacker: subprocess.Popen[str] | None = None) -> dict[str, Any]:
        """Play, and measure after a warm-up, when the attack begins as well."""
        seconds, warm_up = self._args.seconds, max(0.5, self._args.think)
        await self._calm()
        await self._tell(do="sit")
        playing = asyncio.create_task(self._tell(do="play", seconds=seconds, think=self._args.think))
        await asyncio.sleep(warm_up)
        attack = asyncio.create_task(asyncio.to_thread(ask, attacker, seconds=seconds)) if attacker else None
        before, used = [len(guest.waits) for guest in self._guests], processor_seconds(self._pid)
        await asyncio.sleep(seconds)
        used = processor_seconds(self._pid) - used
        waits = [wait for guest, first in zip(self._guests, before, strict=True) for wait in guest.waits[first:]]
        attacked = await attack if attack else {}
        found = await playing
        return {
            "moves": found["moves"],
            "p50": centile(found, 50),
            "p99": centile(found, 99),
            "bot_answers": len(waits),
            "bot_p50": centile({"latencies": waits}, 50),
            "bot_p95": centile({"latencies": waits}, 95),
            "server_cpu": round(used / seconds, 2),
            "gone": [*found["lost"], *(str(task.exception()) for task in self._playing if task.done())],
            **attacked,
        }

    async def _calm(self) -> None:
        """Wait until the server has nothing left to do of the last attack, such as games of bots."""
        await asyncio.sleep(self._args.pause)
        for _ in range(MOST_CALMING_SECONDS):
            used = processor_seconds(self._pid)
            await asyncio.sleep(1)
            if processor_seconds(self._pid) - used < CALM_SHARE:
                return

    async def leave(self) -> None:
        """End the games against bots."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _tell(self, **wanted: Any) -> dict[str, Any]:
        return await asyncio.to_thread(ask, self._process, **wanted)


@contextlib.asynccontextmanager
async def attacking(server: str, way: str, local: str) -> AsyncIterator[subprocess.Popen[str]]:
    """A process that has prepared an attack."""
    command = [sys.executable, str(HERE / "attacker.py")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            await asyncio.to_thread(ask, process, address=server, local=local, way=way)
            yield process
        finally:
            process.kill()


async def measure(server: str, pid: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    """The figures of every way, and of the quiet server in between."""
    async with httpx.AsyncClient(base_url=server, timeout=60) as http, asyncio.timeout(WARM_UP_TIMEOUT_SECONDS):
        while any((await http.get("/healthz")).json()["warming"].values()):
            await asyncio.sleep(0.5)
    found = []

    def add(figures: dict[str, Any]) -> None:
        found.append(figures)
        show(figures)

    with client() as process:
        honest = Honest(server, pid, process, args)
        await honest.arrive()
        show_head()
        for number, way in enumerate(args.ways):
            if number % QUIET_EVERY == 0:
                add({"way": QUIET, **await honest.play()})
            async with attacking(server, way, f"127.0.8.{number + 1}") as attacker:
                add({"way": way, **await honest.play(attacker)})
        add({"way": QUIET, **await honest.play()})
        await honest.leave()
    return found


def processor_seconds(pid: int) -> float:
    """What the server has used; its bot workers are processes of their own."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


COLUMNS = {
    "way": "",
    "asked": "asked",
    "accepted": "2xx",
    "refused": "refused",
    "moves": "moves",
    "p50": "p50 ms",
    "p99": "p99 ms",
    "bot_answers": "bots",
    "bot_p50": "p50 ms",
    "bot_p95": "p95 ms",
    "server_cpu": "server",
    "attacker_cpu": "attacker",
}


def show_head() -> None:
    """Print the heads of the columns."""
    print("".join(f"{name:>10}" for name in COLUMNS.values()), flush=True)


def show(figures: dict[str, Any]) -> None:
    """Print the figures of one way."""
    print("".join(f"{figures.get(key, '-')!s:>10}" for key in COLUMNS), flush=True)


def add_ratios(found: list[dict[str, Any]]) -> list[str]:
    """Compare every way with the median of the quiet server; returns what breaks a limit."""
    quiet = [figures for figures in found if figures["way"] == QUIET]
    broken = []
    for figures in found:
        for key, most in MOST_RATIO.items():
            usual = [one[key] for one in quiet if one[key] is not None]
            known = bool(usual) and figures[key] is not None
            figures[f"{key}_ratio"] = ratio = round(figures[key] / statistics.median(usual), 2) if known else None
            if figures["way"] != QUIET and ratio is not None and most is not None and ratio > most:
                broken.append(f"{figures['way']}: {key} {ratio} times that of the quiet server (at most {most:g})")
        if figures["gone"]:
            broken.append(f"{figures['way']}: people were sent away: {', '.join(figures['gone'])}")
    return broken


def main() -> int:
    """Measure all ways on one server; returns 1 if a limit is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="of three people (default: %(default)s)")
    parser.add_argument("--guests", type=int, default=6, help="people who play against a bot (default: %(default)s)")
    parser.add_argument("--think", type=float, default=4, help="mean seconds of thought (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=25, help="for each way (default: %(default)s)")
    parser.add_argument("--pause", type=float, default=4, help="seconds before each way (default: %(default)s)")
    parser.add_argument("--ways", default=",".join(WAYS), help="(default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="a short run that breaks no limit")
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file too")
    args = parser.parse_args()
    args.ways = args.ways.split(",")
    if unknown := [way for way in args.ways if way not in WAYS]:
        parser.error(f"no such way: {', '.join(unknown)}")
    if args.quick:
        args.tables, args.guests, args.think, args.seconds, args.pause = 5, 1, 0.3, 3.0, 0.0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="banjar-attack-") as folder:
        command = ["-m", "banjar.cli", "serve", "--port", "0", "--database", f"sqlite:///{folder}/b.db"]
        with running(command) as (pid, server):
            found = asyncio.run(measure(server, pid, args))
    broken = add_ratios(found)
    for figures in found:
        ratios = ", ".join(f"{key} {figures[f'{key}_ratio']}" for key in MOST_RATIO)
        print(f"{figures['way']:>10} in times of the quiet server: {ratios}")
    print("\n".join(broken) or "no limit is broken")
    if args.json:
        args.json.write_text(json.dumps(found, indent=1))
    return 1 if broken and not args.quick else 0


if __name__ == "__main__":
    sys.exit(main())
