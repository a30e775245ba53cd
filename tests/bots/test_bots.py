"""Bots: what they are asked, what they may know, and that stronger ones win."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import banjar
from banjar import Action, Game, IllegalAction, OptionError, Seen, State
from banjar.bots import BOT_NAMES, load_bot
from banjar.core.information import NoWorldFound
from banjar.kernel.mode import PLAIN
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import new_records

ALTAR: list[tuple[str, int, dict[str, Any]]] = [
    ("altar", players, {"oracle": oracle, "demon": demon})
    for players in (2, 3, 4)
    for oracle in (False, True)
    for demon in (False, True)
]
DALANG: list[tuple[str, int, dict[str, Any]]] = [
    ("dalang", 3, {}),
    ("dalang", 4, {}),
    ("dalang", 3, {"turn_limit": 20, "masks": (1, 7, 7, 9, 30)}),
]
every_configuration = pytest.mark.parametrize(("name", "players", "options"), [*ALTAR, *DALANG])
both_bots = pytest.mark.parametrize("bot", ["random", "greedy", "novice", "search:10"])

MAX_DECISIONS = 60 if PLAIN else 5_000  # plain games are long


def play_on(state: State, bot: str, seed: int, most: int = MAX_DECISIONS) -> list[int]:
    """Let bots play all seats; returns the ids of their choices."""
    bots = [load_bot(bot, seed + seat) for seat in range(state.players)]
    chosen: list[int] = []
    while (seat := state.to_act) is not None and len(chosen) < most:
        action = bots[seat].choose(state.seen_by(seat))
        assert action in state.legal_actions()
        state.play(action)
        chosen.append(action.id)
    return chosen


@pytest.mark.long
@every_configuration
@both_bots
def test_whole_games(bot: str, name: str, players: int, options: dict[str, Any]) -> None:
    state = banjar.load(name, players=players, **options).new(seed=5)
    chosen = play_on(state, bot, 1)
    assert state.is_over or len(chosen) == MAX_DECISIONS


@pytest.mark.long
@both_bots
@pytest.mark.parametrize("name", ["altar", "dalang"])
def test_a_seed_decides_every_choice(bot: str, name: str) -> None:
    game = banjar.load(name, players=3)
    first, again, other = (play_on(game.new(seed=2), bot, seed, 50) for seed in (10, 10, 20))
    assert first == again
    assert bot == "greedy" or first != other


@both_bots
def test_without_a_seed_two_bots_differ_only_by_luck(bot: str) -> None:
    seen = banjar.load("altar").new(seed=1).seen_by(0)
    assert load_bot(bot).choose(seen) in seen.legal_actions()


def test_names() -> None:
    assert BOT_NAMES == ("random", "greedy", "novice", "apprentice", "adept", "expert")
    assert [load_bot(name, 1).name for name in BOT_NAMES] == list(BOT_NAMES)


def test_an_unknown_name() -> None:
    with pytest.raises(
        OptionError,
        match="no bot called 'genius'; it must be random, greedy, novice, apprentice, adept, expert or search:N",
    ):
        load_bot("genius")


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.5, "1"])
def test_a_wrong_seed(seed: Any) -> None:
    with pytest.raises(OptionError, match="a seed is a whole number"):
        load_bot("greedy", seed)


@both_bots
def test_asked_out_of_turn(bot: str) -> None:
    state = banjar.load("altar", players=2).new(seed=1)
    with pytest.raises(IllegalAction, match="seat 1 has nothing to decide now"):
        load_bot(bot, 1).choose(state.seen_by(1))
    with pytest.raises(IllegalAction, match="a spectator has nothing to decide now"):
        load_bot(bot, 1).choose(state.seen_by(None))


@pytest.mark.long
@both_bots
@pytest.mark.parametrize(("name", "options"), [("altar", {"oracle": True}), ("dalang", {})])
def test_a_bot_decides_alike_in_worlds_its_seat_cannot_distinguish(
    bot: str, name: str, options: dict[str, Any]
) -> None:
    """No cheating: a decision depends only on what the seat has seen."""
    state = banjar.load(name, players=3, **options).new(seed=3)
    different = 0
    for number in range(8 if PLAIN else 20):
        play_on(state, bot, number, 9)
        if state.to_act is None:
            break
        seen = state.seen_by(state.to_act)
        before = seen.to_bytes()
        answer = ask(bot, seen)
        assert seen.to_bytes() == before, "a bot changed what it was shown"
        for world in sampled(seen, 3):
            assert ask(bot, world.seen_by(seen.seat)) == answer
            different += world.to_bytes() != state.to_bytes()
    assert different >= 15


def ask(bot: str, seen: Seen) -> tuple[Action, list[float]]:
    """A fresh bot's choice, and how much it likes each action."""
    engine = seen.game.engine
    weights = np.zeros(len(seen.game.actions))
    generator = new_records(GENERATOR)
    engine.entry_points.reseed(generator, 7)
    if bot == "greedy":
        engine.entry_points.action_values(seen.records, seen.seat, engine.scratch.legal, generator, weights)
    return load_bot(bot, 7).choose(seen), weights.tolist()


def sampled(seen: Seen, count: int) -> list[State]:
    worlds = []
    for number in range(count):
        try:
            worlds.append(seen.sample_world(number))
        except NoWorldFound:
            assert seen.game.name == "dalang"
    return worlds


def games_of(game: Game, rollout_heuristic_rate: list[float], count: int, seed: int) -> tuple[Any, Any]:
    """Ranks and lengths of games in which each seat follows the heuristic at its rate."""
    engine = game.engine
    scratch, seats = engine.scratch, engine.contract.MAX_PLAYERS
    care = np.array([*rollout_heuristic_rate, *[0.0] * seats][:seats])
    scores, ranks = np.zeros((count, seats), np.int64), np.zeros((count, seats), np.int64)
    lengths = np.zeros(count, np.int64)
    engine.entry_points.reseed(scratch.generator, seed)
    decisions = engine.entry_points.heuristic_games(
        engine.new_state(),
        engine.new_state(),
        game.option_record,
        scratch.deal,
        scratch.legal,
        scratch.generator,
        care,
        scores,
        ranks,
        lengths,
    )
    assert decisions == lengths.sum()
    return ranks[:, : game.players], lengths


def share_of_one_greedy(game: Game, count: int) -> float:
    """The share of victories of one greedy bot among random ones, in every seat as often."""
    shares = []
    for seat in range(game.players):
        rollout_heuristic_rate = [float(seat == other) for other in range(game.players)]
        ranks, _ = games_of(game, rollout_heuristic_rate, count, 100 + seat)
        won = ranks == 1
        shares.append(float((won / won.sum(axis=1, keepdims=True))[:, seat].mean()))
    return sum(shares) / game.players


@pytest.mark.skipif(PLAIN, reason="hundreds of games need the compiled kernel")
@pytest.mark.parametrize(
    ("name", "players", "least"),
    [("altar", 2, 0.95), ("altar", 3, 0.85), ("altar", 4, 0.7), ("dalang", 3, 0.9), ("dalang", 4, 0.9)],
)
def test_greedy_beats_random(name: str, players: int, least: float) -> None:
    assert share_of_one_greedy(banjar.load(name, players=players), 120) >= least


@pytest.mark.skipif(PLAIN, reason="hundreds of games need the compiled kernel")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_with_all_variants(players: int) -> None:
    game = banjar.load("altar", players=players, oracle=True, demon=True)
    assert share_of_one_greedy(game, 120) >= 0.7


@pytest.mark.skipif(PLAIN, reason="hundreds of games need the compiled kernel")
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_games_end(players: int) -> None:
    """A dalang game of careful players is about as long as one of people."""
    _, lengths = games_of(banjar.load("dalang", players=players), [1.0] * players, 200, 1)
    assert lengths.mean() < 1_000
    assert lengths.max() < 5_000


def test_a_heuristic_rate_of_zero_is_random_play() -> None:
    """A heuristic rate of 0 asks for no value, and takes one more number from the generator."""
    game = banjar.load("altar", players=2)
    _, lengths = games_of(game, [0.0, 0.0], 3, 1)
    assert (lengths > 50).all()


PRINT_CHOICES = """
import sys
from tests.bots.test_bots import play_on
import banjar
for name in ("altar", "dalang"):
    print(play_on(banjar.load(name, players=3).new(seed=4), "greedy", 1, 60))
"""


@pytest.mark.skipif(PLAIN, reason="the other kernel is the plain one")
def test_both_kernels_choose_alike() -> None:
    here = [play_on(banjar.load(name, players=3).new(seed=4), "greedy", 1, 60) for name in ("altar", "dalang")]
    plain = subprocess.run(
        [sys.executable, "-c", PRINT_CHOICES],
        env={**os.environ, "BANJAR_KERNEL": "plain"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.splitlines() == [str(choices) for choices in here]
