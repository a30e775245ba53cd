"""Trap 5: whatever whole numbers Python uses, every entry is compiled once."""

from __future__ import annotations

import enum
import pickle
import random
from typing import Any

import numpy as np
import pytest

import banjar
from banjar.core.engine import engine_of
from banjar.kernel.mode import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="nothing is compiled")

GAMES = ("altar", "dalang")
ENTRIES = (
    "deal_from_seed",
    "begin",
    "list_legal",
    "play_checked",
    "seen_by",
    "seen_uncovered",
    "features",
    "observe",
    "results",
    "recall",
    "sample",
    "known_start",
    "reseed",
)


class Number(enum.IntEnum):
    ONE = 1
    TWO = 2
    THREE = 3


def versions(name: str) -> dict[str, int]:
    entry_points = engine_of(name).entry_points
    return {entry: len(getattr(entry_points, entry).signatures) for entry in ENTRIES}


def use_everything(name: str) -> banjar.State:
    """The whole Python face, with every sort of number."""
    game = banjar.load(name, players=Number.THREE)
    for seed in (1, Number.TWO, np.int8(3), np.int32(3), np.uint8(3), np.int64(3), 2**63 - 1, np.uint64(3)):
        game.new(seed=seed)  # type: ignore[arg-type]
    state = game.new(seed=5)
    chance = random.Random(5)
    for number in range(400):
        if state.is_over:
            break
        action = chance.choice(state.legal_actions())
        ways: list[Any] = [
            action,
            action.id,
            action.text,
            action.to_dict(),
            np.int32(action.id),
            np.uint8(action.id),
        ]
        state.play(ways[number % len(ways)])
    for seat in (1, Number.ONE, np.int64(1), np.int32(1)):
        state.view(seat, memory_aid=True)  # type: ignore[arg-type]
        state.open_view(seat)  # type: ignore[arg-type]
        state.events(seat)  # type: ignore[arg-type]
        seen = state.seen_by(int(seat))
        seen.observation()
        state.observation(seat)  # type: ignore[arg-type]
        seen.legal_mask()
    state.seen_by(None).view()
    if not state.is_over:
        for rng in (3, np.int32(3), np.random.default_rng(3), Number.THREE):
            state.seen_by(0).sample_world(rng)  # type: ignore[arg-type]
    state.scores()
    state.copy().legal_ids()
    pickle.loads(pickle.dumps(state)).ranks()
    game.from_position(game.new(seed=5).to_position()).legal_ids()
    banjar.parse_record(str(state.record(explicit_deal=True))).replay()
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_is_compiled_once(name: str) -> None:
    """One signature each, after everything was used in every way."""
    use_everything(name)
    assert versions(name) == dict.fromkeys(ENTRIES, 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_was_in_the_cache(name: str) -> None:
    """The warm-up calls every entry point, so nothing is compiled during a game."""
    use_everything(name)
    entry_points = engine_of(name).entry_points
    for entry in ENTRIES:
        stats = getattr(entry_points, entry).stats
        assert sum(stats.cache_misses.values()) in (0, 1)
        assert sum(stats.cache_hits.values()) + sum(stats.cache_misses.values()) == 1


@pytest.mark.parametrize("name", GAMES)
def test_entries_take_no_records(name: str) -> None:
    """Trap 10: arrays and numbers only."""
    use_everything(name)
    entry_points = engine_of(name).entry_points
    for entry in ENTRIES:
        for signature in getattr(entry_points, entry).signatures:
            assert not any(str(argument).startswith("Record") for argument in signature)
