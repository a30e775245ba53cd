"""A long run of tables of bots alone: does the server keep its memory, its files and its games in order?

Fails if a game does not end, if the server logs an error or ends badly, or if it outgrows the bounds below.
"""

from __future__ import annotations

import argparse
import itertools
import json
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx

MOST_MIB = 400
"""Of the web process; a finished table is kept in memory for five minutes, so it grows at first."""
MOST_WORKERS_MIB = 1500
"""Of the processes in which bots think, together; most of it is the compiler they were started with."""
MOST_FILES = 80
FILES_GROWTH = 8
GROWTH = 1.25
"""The last fifth of a long run against its middle, when as many tables are forgotten as made."""
LONG = 540
"""Seconds from which that can be asked for."""
PATIENCE = 120
"""Seconds for the last games to end."""
PROCESSES = pathlib.Path("/proc")
SETTINGS = {"pace": 0, "reaction_pause": 0}
SEARCHING = 8
"""At every eighth table one of the bots searches."""
PLANS = (("altar", 2), ("dalang", 3), ("altar", 4), ("dalang", 4))


class Soak:
    """One server and what is seen of it."""

    def __init__(self, process: int, address: str) -> None:
        self._process = process
        self._http = httpx.Client(base_url=address, timeout=60)
        self._http.get("/api/me").raise_for_status()
        self._numbers = itertools.count()
        self._playing: set[str] = set()
        self.finished = 0
        self.samples: list[dict[str, float]] = []

    def make(self) -> None:
        """One more table."""
        number = next(self._numbers)
        game, players = PLANS[number % len(PLANS)]
        seats = [{"kind": "bot", "level": ("novice", "apprentice")[seat % 2]} for seat in range(players)]
        if number % SEARCHING == 0:
            seats[0]["level"] = "adept"
        settings = {"game": game, "seats": seats, **SETTINGS}
        body = {"command": f"soak-{number}", "settings": settings, "start": True}
        self._playing.add(self._http.post("/api/tables", json=body).raise_for_status().json()["table"])

    def look(self) -> None:
        """Count the games that have ended, and take a sample."""
        for table in list(self._playing):
            if self._http.get(f"/api/tables/{table}/record").status_code == 200:
                self._playing.remove(table)
                self.finished += 1
        folder = PROCESSES / str(self._process)
        workers = (folder / "task" / folder.name / "children").read_text(encoding="utf-8").split()
        self.samples.append(
            {
                "at": time.monotonic(),
                "mib": _mib(folder.name),
                "workers_mib": sum(map(_mib, workers)),
                "files": len(list((folder / "fd").iterdir())),
            }
        )

    def run(self, seconds: float, tables: int, pause: float) -> None:
        """Keep so many tables going, then let the last ones end."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while len(self._playing) < tables:
                self.make()
            time.sleep(pause)
            self.look()
        end = time.monotonic() + PATIENCE
        while self._playing and time.monotonic() < end:
            time.sleep(pause)
            self.look()

    def findings(self) -> dict[str, Any]:
        """The figures of the whole run."""
        fifth = max(1, len(self.samples) // 5)
        middle, last = self.samples[2 * fifth : 3 * fifth] or self.samples, self.samples[-fifth:]
        return {
            "finished": self.finished,
            "unfinished": len(self._playing),
            "seconds": round(self.samples[-1]["at"] - self.samples[0]["at"]),
            "mib_first": round(self.samples[0]["mib"]),
            "mib_most": round(max(sample["mib"] for sample in self.samples)),
            "mib_growth": round(_mean(last, "mib") / _mean(middle, "mib"), 3),
            "workers_mib_most": round(max(sample["workers_mib"] for sample in self.samples)),
            "workers_mib_growth": round(_mean(last, "workers_mib") / _mean(middle, "workers_mib"), 3),
            "files_most": max(sample["files"] for sample in self.samples),
            "files_growth": round(_mean(last, "files") - _mean(middle, "files"), 1),
        }


def _mib(process: str) -> float:
    """How much memory a process has; none if it has just ended."""
    try:
        status = (PROCESSES / process / "status").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return 0
    found = status.partition("VmRSS:")[2].split()
    return int(found[0]) / 1024 if found else 0


def _mean(samples: list[dict[str, float]], key: str) -> float:
    return statistics.mean(sample[key] for sample in samples)


def faults(found: dict[str, Any], code: int, said: str) -> list[str]:
    """What is not as it should be."""
    wrong = {
        "a game did not end": found["unfinished"] > 0,
        "no game has ended": found["finished"] == 0,
        f"the server needed more than {MOST_MIB} MiB": found["mib_most"] > MOST_MIB,
        f"the server had more than {MOST_FILES} files open": found["files_most"] > MOST_FILES,
        "the server opened ever more files": found["files_growth"] > FILES_GROWTH,
        "the server needed ever more memory": found["seconds"] >= LONG and found["mib_growth"] > GROWTH,
        f"the workers needed more than {MOST_WORKERS_MIB} MiB": found["workers_mib_most"] > MOST_WORKERS_MIB,
        "the workers needed ever more memory": found["seconds"] >= LONG and found["workers_mib_growth"] > GROWTH,
        f"the server ended with code {code}": code != 0,
        "the server logged an error": '"level": "error"' in said,
    }
    return [fault for fault, is_true in wrong.items() if is_true]


def main() -> int:
    """0 if all is well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=6, help="so many at a time (default: %(default)s)")
    parser.add_argument("--pause", type=float, default=2, help="seconds between looks (default: %(default)s)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="banjar-soak-") as folder, tempfile.TemporaryFile("w+") as errors:
        command = [sys.executable, "-m", "banjar.cli", "serve", "--port", "0", "--no-limits"]
        command += ["--database", f"sqlite:///{folder}/b.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process:
            assert process.stdout is not None
            try:
                soak = Soak(process.pid, process.stdout.readline().split()[-1].rstrip("/"))
                soak.run(60 * args.minutes, args.tables, args.pause)
                found = soak.findings()
            finally:
                process.send_signal(signal.SIGTERM)
                code = process.wait(60)
        errors.seek(0)
        said = errors.read()
    print(json.dumps(found))
    for fault in (wrong := faults(found, code, said)):
        print(f"soak: {fault}", file=sys.stderr)
    if wrong:
        sys.stderr.write(said[-5000:])
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
