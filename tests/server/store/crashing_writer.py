"""Appends entries and prints each after its commit, until it is killed."""

from __future__ import annotations

import asyncio
import os
import sys

from tests.server.store.store_helpers import NOW, entry, opened


async def main(url: str, tables: int) -> None:
    """Append to all tables at once."""
    async with opened(url, "killed") as store:
        await store.processes.heartbeat(NOW)

        async def play(table: str) -> None:
            version = 0
            while True:
                version += 1
                assert await store.logs.append(entry(table, version, f"{table} {version}".encode()))
                os.write(1, f"{table} {version}\n".encode())

        await asyncio.gather(*(play(f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
