"""Soak test: a long run of tables with bots only, with bounds on memory and open files.

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

MAX_SERVER_MIB = 400
"""Memory of the web process; finished tables stay in memory for five minutes, so it grows at first."""
MAX_WORKERS_MIB = 1500
"""Memory of all bot workers together; most of it is the compiler."""
MAX_FILES = 80
MAX_FILES_GROWTH = 8
MAX_GROWTH = 1.25
"""Memory in the last fifth of a run, relative to the middle one, when tables are dropped as fast as created."""
MIN_GROWTH_SECONDS = 540
"""Shorter runs are not checked for growth."""
LAST_GAMES_TIMEOUT_SECONDS = 120
PROCESSES = pathlib.Path("/proc")
SETTINGS = {"pace": 0, "reaction_pause": 0}
SEARCH_EVERY_TABLES = 8
"""At every eighth table one of the bots searches."""
PLANS = (("altar", 2), ("dalang", 3), ("altar", 4), ("dalang", 4))


class Soak:
    """One server and its measurements."""

    def __init__(self, process: int, address: str) -> None:
        self._process = process
        self._http = httpx.Client(base_url=address, timeout=60)
        self._http.get("/api/me").raise_for_status()
        self._numbers = itertools.count()
        self._playing: set[str] = set()
        self.finished = 0
        self.samples: list[dict[str, float]] = []

    def make(self) -> None:
        """Create one more table."""
        number = next(self._numbers)
        game, players = PLANS[number % len(PLANS)]
        seats = [{"kind": "bot", "level": ("novice", "apprentice")[seat % 2]} for seat in range(players)]
        if number % SEARCH_EVERY_TABLES == 0:
            seats[0]["level"] = "adept"
        settings = {"game": game, "seats": seats, **SETTINGS}
        body = {"command": f"soak-{number}", "settings": settings, "start": True}
        self._playing.add(self._http.post("/api/tables", json=body).raise_for_status().json()["table"])

    def look(self) -> None:
        """Count the games that have ended, and measure memory and files."""
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
        """Keep `tables` games running for `seconds`, then wait for the last ones to end."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while len(self._playing) < tables:
                self.make()
            time.sleep(pause)
            self.look()
        end = time.monotonic() + LAST_GAMES_TIMEOUT_SECONDS
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
    """The resident memory of a process in MiB; 0 if it has ended."""
    try:
        status = (PROCESSES / process / "status").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return 0
    found = status.partition("VmRSS:")[2].split()
    return int(found[0]) / 1024 if found else 0


def _mean(samples: list[dict[str, float]], key: str) -> float:
    return statistics.mean(sample[key] for sample in samples)


def faults(found: dict[str, Any], code: int, said: str) -> list[str]:
    """The bounds that were exceeded, and other failures."""
    is_long = found["seconds"] >= MIN_GROWTH_SECONDS
    wrong = {
        "a game did not end": found["unfinished"] > 0,
        "no game has ended": found["finished"] == 0,
        f"the server needed more than {MAX_SERVER_MIB} MiB": found["mib_most"] > MAX_SERVER_MIB,
        f"the server had more than {MAX_FILES} files open": found["files_most"] > MAX_FILES,
        "the server opened ever more files": found["files_growth"] > MAX_FILES_GROWTH,
        "the server needed ever more memory": is_long and found["mib_growth"] > MAX_GROWTH,
        f"the workers needed more than {MAX_WORKERS_MIB} MiB": found["workers_mib_most"] > MAX_WORKERS_MIB,
        "the workers needed ever more memory": is_long and found["workers_mib_growth"] > MAX_GROWTH,
        f"the server ended with code {code}": code != 0,
        "the server logged an error": '"level": "error"' in said,
    }
    return [fault for fault, is_true in wrong.items() if is_true]


def main() -> int:
    """Run the soak test; returns 0 if there were no faults."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=6, help="games at a time (default: %(default)s)")
    parser.add_argument("--pause", type=float, default=2, help="seconds between samples (default: %(default)s)")
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
