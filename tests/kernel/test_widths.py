"""Trap 6: no number outgrows its field, and compiled rules do what plain ones do, at the extremes too."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

import banjar
from banjar.kernel.mode import PLAIN
from banjar.kernel.records import packed, unpacked

FARMERS = ("rice", "peanut", "banana", "pepper")
ISLANDS = ("kukusch", "panschar", "tschakkalag", "wontong")
COURT = {"priest": 30, "warrior": 30, "prince": 30, "scholar": 30, "artist": 15}
PAIRS = ("dalang_kp", "dalang_kt", "dalang_kw", "dalang_pt", "dalang_pw", "dalang_tw")
BOX = {**COURT, **dict.fromkeys(PAIRS, 4)}


def altar_rich() -> dict[str, Any]:
    """All that a position allows: stones, points, cards in play, an altar of all goods but a few."""
    hand = {"rice": 1, "peanut": 1, "banana": 1}
    return {
        "players": [
            {
                "stones": 10_000,
                "points": 10_000,
                "hand": hand,
                "in_play": {"rice": 6, "stonemason": 12, "priest": 4, "shrine": 3},
                "sacrifice_cards": {"rice": 12},
            },
            {
                "stones": 10_000,
                "points": 10_000,
                "hand": hand,
                "in_play": {"rice": 5, "priest": 4, "shrine": 4},
                "sacrifice_cards": {"rice": 11, "peanut": 1},
            },
        ],
        "rows": [
            ["peanut"] * 3 + ["rice"],
            ["peanut"] * 3 + ["priest"],
            ["banana"] * 3 + ["shrine"],
            ["banana"] * 4,
        ],
        "pile": ["pepper"] * 17 + ["banana"] * 4,
        "altar": [{"good": good, "face": "down"} for good in FARMERS[1:] for _ in range(23)],
        "supply": {"rice": 1, "peanut": 1, "banana": 1, "pepper": 1},
        "phase": "buy",
        "active": 0,
        "turn": 29_000,
    }


def altar_goods() -> dict[str, Any]:
    """One player holds all sacrifice cards."""
    position = altar_rich()
    position["altar"] = []
    position["players"][0]["sacrifice_cards"] = dict.fromkeys(FARMERS, 24)
    position["players"][1]["sacrifice_cards"] = {}
    return position


def dalang_hand(**more: Any) -> dict[str, Any]:
    """One hand of 155 cards, the others with one each."""
    held = {**BOX, "warrior": 29, "scholar": 29, "artist": 14}
    return {
        "players": [{"hand": held}, {"hand": {"warrior": 1}}, {"hand": {"scholar": 1}}],
        "draw_pile": ["artist"],
        "masks": [{"value": 99}] * 24,
        "dalang": "kukusch",
        "prince_disc": dict.fromkeys(ISLANDS, 0),
        "priest_disc": dict.fromkeys(ISLANDS, 0),
        "phase": "turn",
        "active": 0,
        **more,
    }


def dalang_stack() -> dict[str, Any]:
    """A stack of 155 cards; the owner has seen only the last ones."""
    cards = [kind for kind, number in BOX.items() for _ in range(number)]
    return dalang_hand(
        players=[
            {"hand": {"dalang_kp": 2}},
            {"stacks": {"panschar": [card for card in cards if card != "dalang_kp"]}, "unseen": {"panschar": 120}},
            {"hand": {"dalang_kp": 1}},
        ],
        draw_pile=["dalang_kp"],
    )


def dalang_discards() -> dict[str, Any]:
    """Everything is discarded: the first draw shuffles 156 cards."""
    discards = {**BOX, "prince": 27}
    return dalang_hand(players=[{"hand": {"prince": 3}}, {}, {}], draw_pile=[], discards=discards, masks=[{"value": 1}])


def dalang_late() -> dict[str, Any]:
    """The last turns that a 16-bit number holds."""
    return dalang_hand(turn=32_000, idle_turns=5, cards_played_this_turn=30_000)


EXTREMES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("altar", {"players": 2}, altar_rich()),
    ("altar", {"players": 2}, altar_goods()),
    ("altar", {"players": 2, "oracle": True, "demon": True}, altar_rich()),
    ("dalang", {"players": 3}, dalang_hand()),
    ("dalang", {"players": 3}, dalang_stack()),
    ("dalang", {"players": 3}, dalang_discards()),
    ("dalang", {"players": 3, "turn_limit": None}, dalang_late()),
]
every_extreme = pytest.mark.parametrize(
    ("name", "options", "position"),
    EXTREMES,
    ids=[f"{name}-{number}" for number, (name, *_) in enumerate(EXTREMES)],
)
DECISIONS = 120


def digests(name: str, options: dict[str, Any], position: dict[str, Any], seed: int) -> list[str]:
    """A short name for all that can be asked of a state, after each of many random decisions."""
    state = banjar.load(name, **options).from_position(position)
    chance = random.Random(seed)
    found = []
    # Worlds of deep stacks: see test_cards_above_the_bottom_of_a_stack_of_the_start in test_dalang_sampling.
    deep = any(len(cards) > 4 for player in position["players"] for cards in player.get("stacks", {}).values())
    for number in range(DECISIONS):
        if state.is_over:
            break
        state.play(chance.choice(state.legal_ids()))
        parts = [state.to_bytes(), repr(state.legal_ids()).encode(), repr(state.events(0)).encode()]
        if number % 50 == 0:
            seen = state.seen_by(1)
            parts += [seen.to_bytes(), seen.observation().tobytes(), repr(state.score_sheets()).encode()]
            if not state.is_over and not deep:
                parts.append(seen.sample_world(number).to_bytes())
        found.append(hashlib.sha256(b"".join(parts)).hexdigest())
    return found


@pytest.mark.long
@every_extreme
def test_numbers_fit_their_fields(name: str, options: dict[str, Any], position: dict[str, Any]) -> None:
    """Trap 6: stored values are read back; plain numbers that do not fit could not be packed."""
    state = banjar.load(name, **options).from_position(position)
    dtype = state.game.rules.contract.STATE
    chance = random.Random(1)
    written = state.to_position()
    for key in ("turn", "idle_turns", "cards_played_this_turn"):
        assert key not in position or written[key] == position[key]
    for _ in range(DECISIONS):
        if state.is_over:
            break
        state.play(chance.choice(state.legal_ids()))
        content = state.to_bytes()
        assert packed(dtype, unpacked(dtype, content)) == content
        assert min(state.scores()) >= 0
        for event in state.events(0):
            assert all(not isinstance(value, int) or value >= -1 for value in event.details.values())
    assert len(state.decisions) > 5


@every_extreme
def test_the_memory_of_a_seat_fits_its_fields(name: str, options: dict[str, Any], position: dict[str, Any]) -> None:
    """Trap 6: the sampler's working numbers too."""
    state = banjar.load(name, **options).from_position(position)
    chance = random.Random(2)
    for _ in range(60):
        if not state.is_over:
            state.play(chance.choice(state.legal_ids()))
    if not state.is_over:
        seen = state.seen_by(1)
        assert seen.sample_world(1).seen_by(1).to_bytes() == seen.to_bytes()
        assert packed(state.game.rules.contract.MEMORY, seen.memory())


def main() -> None:
    """Digests for another process."""
    print(json.dumps([digests(*case, seed) for seed, case in enumerate(EXTREMES)]))


@pytest.mark.skipif(PLAIN, reason="there is nothing to compare with")
def test_compiled_rules_do_what_plain_ones_do() -> None:
    """Trap 6: at the extremes, decision by decision, byte by byte."""
    environment = {**os.environ, "BANJAR_KERNEL": "plain"}
    done = subprocess.run([sys.executable, __file__], env=environment, capture_output=True, text=True, check=True)
    plain = json.loads(done.stdout)
    for seed, case in enumerate(EXTREMES):
        compiled = digests(*case, seed)
        assert len(compiled) > 5
        assert compiled == plain[seed], case[0]


if __name__ == "__main__":
    main()
