"""Whole games over real sockets: every game and variant, on both databases, with one and two processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import pytest
from tests.laws.configurations import EVERY_CONFIGURATION, Configuration
from tests.server.client import Client
from tests.server.server_process import ServerProcess
from tests.server.table_fixtures import check_end, check_views, play_out, stored_log, table_options, table_with_clients

pytestmark = pytest.mark.usefixtures("third_game")

PLACES = ("sqlite-1", "postgresql-1", "postgresql-2")
"""The database and the number of processes; an SQLite file serves one."""
COVERING = {place: EVERY_CONFIGURATION[number :: len(PLACES)] for number, place in enumerate(PLACES)}
MIXES = ("persons", "one-bot", "one-person")


@contextlib.contextmanager
def opened(place: str, url: str) -> Iterator[list[str]]:
    """Start the processes on one database; yields their addresses."""
    with contextlib.ExitStack() as stack:
        count = int(place[-1])
        yield [
            stack.enter_context(ServerProcess(url, "--no-limits", odd={"plain_bots": True})).address
            for _ in range(count)
        ]


def url_of(place: str, request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("sqlite_url" if place.startswith("sqlite") else "postgres_url"))


async def play(configuration: Configuration, addresses: list[str], mix: str) -> tuple[str, list[Client]]:
    bots = {"persons": 0, "one-bot": 1, "one-person": configuration.players - 1}[mix]
    persons = configuration.players - bots
    levels = ("novice", "apprentice", "novice")[:bots]
    async with table_with_clients(addresses, persons, levels, **table_options(configuration)) as (table, clients):
        await play_out(table, clients)
        await check_end(table, clients)
        return table, clients


@pytest.mark.parametrize("place", PLACES)
async def test_every_game_and_variant_is_played_to_the_end(place: str, request: pytest.FixtureRequest) -> None:
    """All clients see the same end and every version, and the log and the record lead to the same result."""
    url = url_of(place, request)

    with opened(place, url) as addresses:
        chosen = enumerate(COVERING[place])
        played = await asyncio.gather(*(play(one, addresses, MIXES[number % 3]) for number, one in chosen))
    for table, clients in played:
        entries = await stored_log(url, table)
        for client in clients:
            check_views(table, client, entries)


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("place", PLACES)
async def test_every_combination_is_played_to_the_end(place: str, mix: str, request: pytest.FixtureRequest) -> None:
    """Every configuration with every database, number of processes and mix of persons and bots."""
    with opened(place, url_of(place, request)) as addresses:
        for configuration in EVERY_CONFIGURATION:
            await play(configuration, addresses, mix)
