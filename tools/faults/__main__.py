"""Faults under play: people move at several tables while servers, databases and workers are broken on purpose.

Every decision that was acknowledged must be in the database afterwards, once. Exits with 1 if one is lost or doubled,
if a command was done although it was refused, or if a table does not go on after a fault.
"""

from __future__ import annotations

import os

os.environ["BANJAR_KERNEL"] = "plain"  # before anything of the kernel is imported

import argparse
import asyncio
import dataclasses
import json
import pathlib
import random
import signal
import sys
import time

from tools.faults.kinds import KINDS, Kind
from tools.faults.log_check import Losses, check
from tools.faults.people import Crowd

VERSIONS_BETWEEN = 8
"""How far the tables come between two faults."""
LAST_GAMES_SECONDS = 120.0
PROGRESS_SECONDS = 15.0
LINES_SHOWN = 10
"""How many of those that are lost or doubled are printed."""
QUICK_FAULTS = 2
"""Of each kind, in a quick run."""


@dataclasses.dataclass
class Row:
    """What came of one kind of fault."""

    fault: str
    database: str
    processes: int
    tried: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    games_over: int = 0
    games_unfinished: int = 0
    """With bots: games that did not end after the last fault."""
    longest_stall_seconds: float = 0.0
    seconds: float = 0.0
    trouble: str = ""
    """What kept the row from being completed."""

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost, doubled or stuck."""
        return not (self.lost or self.doubled or self.games_unfinished or self.trouble)


async def try_faults(kind: Kind, count: int, tables: int, seed: int, ends_at: float) -> Row:
    """Play on a new site through a number of faults, and compare."""
    row = Row(kind.name, kind.database, kind.processes)
    lots = random.Random(f"{seed} {kind.name}")
    started_at = shown_at = time.monotonic()
    async with kind.site() as site:
        crowd = Crowd([server.address for server in site.servers], tables, seed, kind.bots)
        try:
            async with crowd.playing():
                await crowd.advance(VERSIONS_BETWEEN)
                while row.tried < count and time.monotonic() < ends_at:
                    await asyncio.sleep(lots.uniform(0, 0.1))  # so that it comes at any stage of a decision
                    await kind.inflict(site, crowd, lots)
                    row.tried += 1
                    await crowd.advance(VERSIONS_BETWEEN)
                    if time.monotonic() - shown_at > PROGRESS_SECONDS:
                        shown_at = time.monotonic()
                        print(f"  {kind.name}: {row.tried} of {count}, {crowd.acknowledged} moves", flush=True)
                if kind.bots:
                    row.games_unfinished = await crowd.finish(LAST_GAMES_SECONDS)
        except Exception as error:  # what went well until then is compared all the same
            row.trouble = f"{type(error).__name__}: {error}"
        await site.stop()
        losses = await check(site.url, crowd.games)
    report(losses)
    row.acknowledged, row.longest_stall_seconds = crowd.acknowledged, round(crowd.longest_stall, 1)
    row.lost, row.doubled = len(losses.lost), len(losses.doubled)
    row.games_over = sum(game.is_over for game in crowd.games)
    row.seconds = round(time.monotonic() - started_at, 1)
    return row


def report(losses: Losses) -> None:
    """Print the first of what is wrong."""
    for name, lines in (("lost", losses.lost), ("doubled", losses.doubled)):
        for said in lines[:LINES_SHOWN]:
            print(f"  {name}: {said}", flush=True)


HEAD = "| database | processes | fault | tried | acknowledged moves | lost or doubled | games ended | longest stall |"


def line(row: Row) -> str:
    """A row of the table."""
    cells = (
        row.database,
        row.processes,
        row.fault,
        row.tried,
        f"{row.acknowledged:,}",
        row.lost + row.doubled,
        row.games_over,
        f"{row.longest_stall_seconds} s",
    )
    return f"| {' | '.join(map(str, cells))} |" + (f" {row.trouble}" if row.trouble else "")


def show(rows: list[Row]) -> None:
    """Print the table."""
    print(HEAD)
    print("|---" * (HEAD.count("|") - 1) + "|")
    for row in rows:
        print(line(row))
    tried, acknowledged = sum(row.tried for row in rows), sum(row.acknowledged for row in rows)
    wrong = sum(row.lost + row.doubled for row in rows)
    print(f"{tried} faults, {acknowledged:,} acknowledged moves, {wrong} lost or doubled", flush=True)


def main() -> int:
    """Try all kinds one after the other; 1 if anything was lost, doubled or stuck."""
    parser = argparse.ArgumentParser(prog="tools.faults", description=__doc__)
    parser.add_argument("--faults", type=int, help="about how many in all (default: %(default)s)")
    parser.add_argument("--kind", action="append", help="only kinds whose name or database has this in it")
    parser.add_argument("--tables", type=int, default=4, help="games at a time (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=60, help="begin no fault after so long (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help=f"a short run: {QUICK_FAULTS} faults of each kind")
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file too, after every kind")
    total = sum(kind.count for kind in KINDS)
    parser.set_defaults(faults=total)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # servers and databases end with it
    tables = 2 if args.quick else args.tables
    ends_at = time.monotonic() + 60 * args.minutes
    rows: list[Row] = []
    for kind in KINDS:
        if args.kind and not any(part in f"{kind.database} {kind.name}" for part in args.kind):
            continue
        count = QUICK_FAULTS if args.quick else max(1, round(kind.count * args.faults / total))
        print(f"{kind.database}, {kind.name}: {count} faults", flush=True)
        try:
            row = asyncio.run(try_faults(kind, count, tables, args.seed, ends_at))
        except Exception as error:
            row = Row(kind.name, kind.database, kind.processes, trouble=f"{type(error).__name__}: {error}")
        rows.append(row)
        print(line(rows[-1]), flush=True)
        if args.json:
            args.json.write_text(json.dumps([dataclasses.asdict(row) for row in rows], indent=1))
    show(rows)
    return 0 if all(row.is_good for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
