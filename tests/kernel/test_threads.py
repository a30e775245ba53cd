"""Trap 8: games side by side, in threads and in processes, come out as they do alone."""

from __future__ import annotations

import concurrent.futures
import hashlib
import multiprocessing
import pathlib
import pickle
import random
import sys
from collections.abc import Iterator

import pytest

import banjar
from banjar.core.engine import engine_of
from banjar.kernel.template import instantiate

GAMES = ("altar", "dalang")


def story(game: banjar.Game, seed: int, decisions: int = 90) -> str:
    """A random game's id and all events of one of its seats."""
    state = game.new(seed=seed)
    chance = random.Random(seed)
    parts = []
    for number in range(decisions):
        if state.is_over:
            break
        state.play(chance.choice(state.legal_ids()))
        if number % 40 == 0:
            seat = number % game.players
            parts += [repr(state.view(seat)), repr(state.scores())]
            parts.append(repr(state.seen_by(seat).observation().tolist()))
    if not state.is_over:
        parts.append(repr(state.seen_by(0).sample_world(seed).to_position()))
    parts += [repr(state.history(1)), state.to_bytes().hex()]
    return hashlib.sha256("".join(parts).encode()).hexdigest()


@pytest.fixture(autouse=True)
def _often() -> Iterator[None]:
    """Threads take turns as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("name", GAMES)
def test_threads_can_play_the_same_game(name: str) -> None:
    """Different states of one Game; each thread has working memory of its own."""
    game = banjar.load(name)
    alone = [story(game, seed) for seed in range(4)]
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        together = list(pool.map(lambda seed: story(game, seed), range(4)))
    assert together == alone
    assert len(set(alone)) == 4


def test_threads_can_play_both_games() -> None:
    """At the same time."""
    games = [banjar.load(GAMES[number % 2]) for number in range(4)]
    alone = [story(game, seed) for seed, game in enumerate(games)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        together = list(pool.map(story, games, range(4)))
    assert together == alone


@pytest.mark.parametrize("name", GAMES)
def test_every_thread_has_its_own_working_memory(name: str) -> None:
    """What one fills the other does not see."""
    scratch = engine_of(name).scratch
    scratch.status[0] = 77
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        other = pool.submit(lambda: (id(scratch.status), int(scratch.status[0]))).result()
    assert other == (other[0], 0)
    assert other[0] != id(scratch.status)


def story_elsewhere(name: str, seed: int) -> str:
    return story(banjar.load(name), seed, 60)


def play_on(state: banjar.State) -> banjar.State:
    chance = random.Random(1)
    for _ in range(10):
        state.play(chance.choice(state.legal_ids()))
    return state


@pytest.mark.long
def test_spawned_processes_can_play() -> None:
    """Trap 8: not forked; games and states go there and back."""
    context = multiprocessing.get_context("spawn")
    jobs = [("altar", 1), ("dalang", 2)]
    with concurrent.futures.ProcessPoolExecutor(1, mp_context=context) as pool:
        elsewhere = list(pool.map(story_elsewhere, *zip(*jobs, strict=True)))
        states = [banjar.load(name).new(seed=seed) for name, seed in jobs]
        played = list(pool.map(play_on, states))
    assert elsewhere == [story_elsewhere(*job) for job in jobs]
    assert played == [play_on(state) for state in states]


def test_a_pickled_state_is_the_same() -> None:
    """Pickling plays the decisions again, in this process too."""
    for name in GAMES:
        state = play_on(banjar.load(name).new(seed=3))
        assert pickle.loads(pickle.dumps(state)) == state


SLOW = """
import time
time.sleep(0.3)
from banjar.kernel.contract import ACTIONS
"""


def test_threads_can_load_a_template_at_once(tmp_path: pathlib.Path) -> None:
    """The first to come loads it, the others wait: so do threads that load the same game."""
    template = tmp_path / "slow.py"
    template.write_text(SLOW)
    contract_name = "banjar.games.altar.contract"
    try:
        with concurrent.futures.ThreadPoolExecutor(3) as pool:
            counted = pool.map(lambda contract: int(instantiate(template, contract).ACTIONS), [contract_name] * 3)
            assert list(counted) == [50, 50, 50]
    finally:
        sys.modules.pop("banjar.games.altar.slow", None)
