"""Load test of one server process: many tables with scripted players, compared with a bare echo server.

Everything stays on this machine. The people are in a process of their own, so that two cores are what it needs.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import httpx
from load_client import SEATS

HERE = pathlib.Path(__file__).resolve().parent
TARGET_PERCENT = 15
"""The share of the echo server's messages that a server must reach."""


def main() -> int:
    """Measure each size on a new server; returns 1 if the largest misses the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,150,500", help="sizes to measure (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=15, help="for each figure (default: %(default)s)")
    parser.add_argument("--think", type=float, default=4, help="mean seconds of thought (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="a short run: 5 tables for 2 seconds")
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file too")
    args = parser.parse_args()
    if args.quick:
        args.tables, args.seconds, args.think = "5", 2.0, 0.2
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is an open file
    load = os.getloadavg()[0]
    if load > 1:
        print(f"the machine is busy (load {load:.1f}): the figures will be too low", flush=True)
    results = [measure(int(tables), args.seconds, args.think) | {"load": load} for tables in args.tables.split(",")]
    show(results)
    if args.json:
        args.json.write_text(json.dumps(results, indent=1))
    return 0 if args.quick or results[-1]["percent"] >= TARGET_PERCENT else 1


def measure(tables: int, seconds: float, think: float) -> dict[str, Any]:
    """All figures for one number of tables."""
    with tempfile.TemporaryDirectory(prefix="banjar-load-") as folder, client() as people:
        command = ["-m", "banjar.cli", "serve", "--port", "0", "--no-limits", "--database", f"sqlite:///{folder}/b.db"]
        with running(command) as (server, address):
            httpx.get(f"{address.rstrip('/')}/api/me", timeout=60).raise_for_status()  # all is loaded before it answers
            empty = memory(server)
            ask(people, do="crowd", address=address, tables=tables, first=0)
            connected = memory(server)
            ask(people, do="sit")
            seated = memory(server)
            paced = ask(people, do="play", seconds=seconds, think=think)
            full = ask(people, do="play", seconds=seconds, think=0)
            played = memory(server)
    size = max(1, round(full["bytes"] / max(1, full["messages"])))
    with client() as people, running([str(HERE / "echo_server.py")]) as (_, address):
        echo = ask(people, do="echoes", address=address, count=tables * SEATS, seconds=seconds, size=size)
    rate, bare = full["messages"] / full["seconds"], echo["messages"] / echo["seconds"]
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves_per_second": round(full["moves"] / full["seconds"], 1),
        "p50": centile(full, 50),
        "p99": centile(full, 99),
        "paced_moves_per_second": round(paced["moves"] / paced["seconds"], 1),
        "paced_p50": centile(paced, 50),
        "paced_p99": centile(paced, 99),
        "messages_per_second": round(rate),
        "message_bytes": size,
        "echo_messages_per_second": round(bare),
        "percent": round(100 * rate / bare, 1),
        "kib_per_socket": round((connected - empty) / (tables * SEATS)),
        "kib_per_table": round((seated - connected) / tables),
        "server_mib": round(played / 1024),
        "games_over": full["over"],
    }


def centile(found: dict[str, Any], percent: int) -> float | None:
    """In milliseconds."""
    latencies = found["latencies"]
    return None if len(latencies) < 2 else round(1000 * statistics.quantiles(latencies, n=100)[percent - 1], 1)


ROWS = {
    "sockets": "sockets",
    "moves/s, nobody thinks": "moves_per_second",
    "  from command to all views, p50 ms": "p50",
    "  p99 ms": "p99",
    "moves/s, people think": "paced_moves_per_second",
    "  from command to all views, p50 ms ": "paced_p50",
    "  p99 ms ": "paced_p99",
    "messages/s": "messages_per_second",
    "  mean size, bytes": "message_bytes",
    "bare echo, messages/s": "echo_messages_per_second",
    "  ours in percent of it": "percent",
    "memory per socket, KiB": "kib_per_socket",
    "memory per running table, KiB": "kib_per_table",
    "memory of the server, MiB": "server_mib",
}


def show(results: list[dict[str, Any]]) -> None:
    """Print one column per size."""
    print(f"{'tables':38}" + "".join(f"{found['tables']:>10}" for found in results))
    for name, key in ROWS.items():
        print(f"{name:38}" + "".join(f"{found[key]!s:>10}" for found in results))


@contextlib.contextmanager
def running(command: list[str]) -> Iterator[tuple[int, str]]:
    """Start a server process; yields its pid and address."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.pid, process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait(60)


@contextlib.contextmanager
def client() -> Iterator[subprocess.Popen[str]]:
    """Start the process of the scripted players."""
    command = [sys.executable, str(HERE / "load_client.py")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def ask(people: subprocess.Popen[str], **wanted: Any) -> dict[str, Any]:
    """Send a command to the players and return the answer."""
    assert people.stdin is not None
    assert people.stdout is not None
    people.stdin.write(json.dumps(wanted) + "\n")
    people.stdin.flush()
    line = people.stdout.readline()
    if not line:
        raise RuntimeError("the people have gone")
    found: dict[str, Any] = json.loads(line)
    return found


def memory(process: int) -> int:
    """Resident memory in KiB."""
    status = pathlib.Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


if __name__ == "__main__":
    sys.exit(main())
