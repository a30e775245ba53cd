"""How soon a server listens, sends its first page and answers its first question, beside importing its libraries."""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from load import running

LIBRARIES = "import starlette.applications, uvicorn, sqlalchemy.ext.asyncio"
STAGES = {"listens": "", "has sent the first page": "/", "has answered the first question": "/api/me"}


def main() -> None:
    """Start a server several times on the same database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="how often (default: %(default)s)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="banjar-start-") as folder:
        stages(folder)  # makes the database, and bytecode where it is kept
        found = [(*stages(folder), libraries()) for _ in range(args.times)]
    for name, seconds in zip((*STAGES, LIBRARIES), zip(*found, strict=True), strict=True):
        spread = f"{min(seconds):.2f} to {max(seconds):.2f} s"
        print(f"{statistics.median(seconds):.2f} s  ({spread})  {name}")


def stages(folder: str) -> list[float]:
    """Seconds from the command to each stage."""
    command = ["-m", "banjar.cli", "serve", "--port", "0", "--database", f"sqlite:///{folder}/b.db"]
    began, taken = time.perf_counter(), []
    with running(command) as (_, address):
        for path in STAGES.values():
            if path:
                with urllib.request.urlopen(address.rstrip("/") + path, timeout=30) as answer:
                    answer.read()
            taken.append(time.perf_counter() - began)
    return taken


def libraries() -> float:
    """Seconds for a process that imports what a server is made of, and does nothing else."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
