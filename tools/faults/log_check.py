"""Compares what people were told with what the database holds afterwards."""

from __future__ import annotations

import collections
import dataclasses
from collections.abc import Sequence

from tools.faults.people import Game

from banjar.server.store.store import Store
from banjar.table import log
from banjar.table.table import Table


@dataclasses.dataclass
class Losses:
    """What is wrong in a number of games."""

    lost: list[str] = dataclasses.field(default_factory=list)
    """Acknowledged decisions that are not in the log at their version, and versions shown that are not in it."""
    doubled: list[str] = dataclasses.field(default_factory=list)
    """Commands that are in the log twice, or although they were refused."""


def compare(game: Game, entries: Sequence[log.Entry], losses: Losses) -> None:
    """Add what is wrong in one game."""
    times = collections.Counter((entry.who, entry.command) for entry in entries if entry.command is not None)
    losses.doubled += [f"{game.id}: {command} {count} times" for (_, command), count in times.items() if count > 1]
    versions = {entry.command: version for version, entry in enumerate(entries, 1) if entry.command is not None}
    for command, said in game.acknowledged.items():
        entry = entries[said.version - 1] if 0 < said.version <= len(entries) else None
        if not isinstance(entry, log.Acted) or entry.action != said.action:
            losses.lost.append(f"{game.id}: {command} ({said.action}) at {said.version}, but there is {entry}")
        elif entry.command is None and command in versions:
            losses.doubled.append(f"{game.id}: {command} at {said.version} and {versions[command]}")
        elif entry.command not in (None, command):  # None: an automatic answer made the same decision first
            losses.lost.append(f"{game.id}: {command} at {said.version}, but there is {entry.command}")
    losses.doubled += [f"{game.id}: {command} was refused, and done" for command in game.refused & versions.keys()]
    if game.last_shown > len(entries):
        losses.lost.append(f"{game.id}: version {game.last_shown} was shown, and there are {len(entries)}")
    try:
        replayed = Table(game.id)
        for entry in entries:
            replayed.fold(entry)
    except ValueError as error:
        losses.lost.append(f"{game.id}: the log is not a game by the rules: {error}")


async def check(url: str, games: Sequence[Game]) -> Losses:
    """Compare all games with their logs; with SQLite only while no server uses the file."""
    losses = Losses()
    store = await Store.open(url, process="faults", now=0)
    try:
        for game in games:
            compare(game, [log.decode(body) for body in await store.logs.entries(game.id)], losses)
    finally:
        await store.close()
    return losses
