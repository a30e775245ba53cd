"""kill -9 in a stream of entries: all acknowledged entries are stored once, without gaps."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest
from tests.server.store.store_helpers import NOW, opened

TABLES = 20
LINES = 300
WRITER = pathlib.Path(__file__).with_name("crashing_writer.py")


@pytest.mark.parametrize("extra", [0, 13])
async def test_a_killed_writer(database_url: str, extra: int) -> None:
    acknowledged = dict.fromkeys((f"t{number}" for number in range(TABLES)), 0)
    with subprocess.Popen(
        [sys.executable, str(WRITER), database_url, str(TABLES)], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        for number, line in enumerate(writer.stdout):
            name, last = line.split()
            acknowledged[name] = int(last)
            if number == LINES + extra:
                writer.kill()
        writer.wait(30)
    assert writer.returncode == -9
    assert sum(acknowledged.values()) > LINES

    async with opened(database_url, "two") as store:
        for table, version in acknowledged.items():
            found = await store.logs.entries(table)
            assert len(found) in (version, version + 1)
            assert found == [f"{table} {number}".encode() for number in range(1, len(found) + 1)]
            row = await store.tables.get(table)
            assert (row.version if row is not None else 0) == len(found)
        assert await store.processes.start(NOW + 60_000, 10_000) == 60_000
