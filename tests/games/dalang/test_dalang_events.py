"""B10.1, B10.2: what the journal tells whom."""

from __future__ import annotations

from collections import Counter

import pytest
from dalang_arrange import Happened, Table

from banjar.games.dalang.events import Event
from banjar.kernel.generator import GENERATOR, below, seed_generator
from banjar.kernel.journal import NOTHING
from banjar.kernel.record import new_records

SECRET = {Event.DREW, Event.PUT_ON_STACK, Event.TOOK_FROM_STACK, Event.STOWED, Event.PICKED_UP}


def play_randomly(table: Table, seed: int, decisions: int) -> list[dict[int | None, list[Happened]]]:
    """What every seat and a spectator (None) found after each decision."""
    generators = new_records(GENERATOR)
    seed_generator(generators[0], seed)
    told: list[dict[int | None, list[Happened]]] = []
    while (legal := table.legal()) and len(told) < decisions:
        table.play(legal[below(generators[0], len(legal))])
        told.append({viewer: table.happened(viewer) for viewer in (None, *range(table.s.players_count))})
    return told


@pytest.mark.parametrize("players", [3, 4])
def test_secret_cards_are_told_to_their_owner_only(players: int) -> None:
    """B10.2: everybody else finds the same entries without the card."""
    seen = Counter[Event]()
    for told in play_randomly(Table(players), seed=players, decisions=1500):
        for viewer, entries in told.items():
            for entry in entries:
                hidden = entry.what in SECRET and entry.seat != viewer
                assert not hidden or entry.card == NOTHING
                assert entry.what not in SECRET or hidden or entry.card != NOTHING
                seen[entry.what] += 1
    assert seen.keys() >= SECRET


@pytest.mark.parametrize("players", [3, 4])
def test_all_find_the_same_happenings(players: int) -> None:
    """B10.1: apart from secret cards and the kinds of a picked-up stack all readers find the same."""
    for told in play_randomly(Table(players), seed=players, decisions=1500):
        public = [public_part(entries) for entries in told.values()]
        assert all(part == public[0] for part in public)


def public_part(entries: list[Happened]) -> list[tuple[Happened, int]]:
    """The entries without secret cards; a stack picked up kind by kind counts once, with all its cards."""
    parts: list[tuple[Happened, int]] = []
    for entry in entries:
        bare = entry._replace(card=NOTHING if entry.what in SECRET else entry.card, amount=0)
        if entry.what == Event.PICKED_UP and parts and parts[-1][0] == bare:
            parts[-1] = (bare, parts[-1][1] + entry.amount)
        else:
            parts.append((bare, entry.amount))
    return parts
