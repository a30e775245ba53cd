"""How soon a server listens, sends its first page and answers its first request, and how much processor time it takes.

Beside it: how long importing its libraries takes.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from load import running

LIBRARIES = "import starlette.applications, uvicorn, sqlalchemy.ext.asyncio"
STAGES = {"listens": "", "has sent the first page": "/", "has answered the first request": "/api/me"}
PROCESSOR = "of processor time until then"


def main() -> None:
    """Start a server several times on the same database, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="how often (default: %(default)s)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="banjar-start-") as folder:
        stages(folder)  # creates the database, and writes bytecode where it is kept
        found = [(*stages(folder), libraries()) for _ in range(args.times)]
    for name, seconds in zip((*STAGES, PROCESSOR, LIBRARIES), zip(*found, strict=True), strict=True):
        spread = f"{min(seconds):.2f} to {max(seconds):.2f} s"
        print(f"{statistics.median(seconds):.2f} s  ({spread})  {name}")


def stages(folder: str) -> list[float]:
    """Seconds from the command to each stage, then the processor time of the server in seconds."""
    command = ["-m", "banjar.cli", "serve", "--port", "0", "--database", f"sqlite:///{folder}/b.db"]
    began, taken = time.perf_counter(), []
    with running(command) as (pid, address):
        for path in STAGES.values():
            if path:
                with urllib.request.urlopen(address.rstrip("/") + path, timeout=30) as answer:
                    answer.read()
            taken.append(time.perf_counter() - began)
        taken.append(processor_time(pid))
    return taken


def processor_time(pid: int) -> float:
    """Seconds of processor time of a process, without its children; 0 where there is no /proc."""
    file = pathlib.Path(f"/proc/{pid}/stat")
    if not file.exists():
        return 0.0
    user, system = file.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def libraries() -> float:
    """Seconds a process takes that only imports the libraries of a server."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
