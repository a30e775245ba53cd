"""The search: what it finds, that it repeats itself, stays within its budget and says why."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest

import banjar
from banjar import OptionError, State
from banjar.bots import RANDOM_PLAYOUTS, Budget, SearchBot, SearchConfig, is_searching, load_bot, searching_budget
from banjar.bots.levels import LEVELS, MAX_THINKING_MILLISECONDS
from banjar.bots.search.bot import compiled_search
from banjar.kernel.mode import PLAIN

SIMULATIONS = 40 if PLAIN else 400
both_games = pytest.mark.parametrize("name", ["altar", "dalang"])
compiled_only = pytest.mark.skipif(PLAIN, reason="needs the speed of the compiled kernel")


def middle(name: str, decisions: int = 40, **options: Any) -> State:
    """A game some way on, where something is to be decided."""
    state = banjar.load(name, players=3, **options).new(seed=11)
    lots = np.random.default_rng(1)
    while decisions > 0 or len(state.legal_ids()) < 3 or is_routine(state):
        state.play(int(lots.choice(state.legal_ids())))
        decisions -= 1
    return state


def is_routine(state: State) -> bool:
    """Is the decision left to the rules of thumb?"""
    search = compiled_search(state.game.engine)
    return bool(search.routine(state.seen_by(state.to_act).records))


def test_routine_decisions_are_left_to_the_heuristic() -> None:
    """B4.3 B5.1 B7.3: card after card put somewhere."""
    state, lots = banjar.load("dalang", players=3).new(seed=2), np.random.default_rng(1)
    found: set[str] = set()
    while len(found) < 4:
        if is_routine(state) and len(state.legal_ids()) > 1:
            found.add(state.phase)
            seen = state.seen_by(state.to_act)
            explained = SearchBot(1).explain(seen)
            assert explained == load_bot("greedy", 1).explain(seen)
            assert SearchBot(1).choose(seen) == explained[0].action
        state.play(int(lots.choice(state.legal_ids())))
    assert found == {"spread", "exchange_stacks", "exchange_cards", "stow"}


@pytest.mark.long
@both_games
def test_the_same_seed_and_budget_give_the_same_search(name: str) -> None:
    seen = middle(name).seen_by(middle(name).to_act)
    budget = Budget(simulations=SIMULATIONS)
    first, again, other = (SearchBot(seed, budget).explain(seen) for seed in (5, 5, 6))
    assert first == again
    assert first != other


@both_games
def test_a_time_that_is_not_used_up_changes_nothing(name: str) -> None:
    """Searching in small steps is the same as in one go."""
    state = middle(name)
    seen = state.seen_by(state.to_act)
    at_once = SearchBot(5, Budget(simulations=SIMULATIONS)).explain(seen)
    in_steps = SearchBot(5, Budget(simulations=SIMULATIONS, milliseconds=100_000)).explain(seen)
    assert at_once == in_steps


@pytest.mark.long
@both_games
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_visits_add_up_to_the_simulations(name: str, threads: int) -> None:
    """All legal actions are there, the most tried first, and the visits are the simulations."""
    state = middle(name)
    seen = state.seen_by(state.to_act)
    bot = SearchBot(5, Budget(simulations=SIMULATIONS), threads=threads)
    found = bot.explain(seen)
    assert sorted(candidate.action.id for candidate in found) == seen.legal_ids()
    visits = [candidate.visits or 0 for candidate in found]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == SIMULATIONS
    for candidate in found:
        if candidate.visits:
            assert candidate.value is not None
            assert 0 <= candidate.value <= 1
            assert candidate.margin is not None
    assert bot.choose(seen) in seen.legal_actions()
    assert SearchBot(5, Budget(simulations=SIMULATIONS), threads=threads).explain(seen) == found


@both_games
def test_a_search_does_not_change_its_input(name: str) -> None:
    state = middle(name)
    seen = state.seen_by(state.to_act)
    before = seen.to_bytes()
    load_bot("search:30", 1).choose(seen)
    assert seen.to_bytes() == before


@both_games
def test_a_forced_decision_is_made_at_once(name: str) -> None:
    state = middle(name)
    lots = np.random.default_rng(2)
    while len(state.legal_ids()) != 1:
        state.play(int(lots.choice(state.legal_ids())))
    bot = SearchBot(1, Budget(milliseconds=60_000))
    started = time.monotonic()
    assert bot.choose(state.seen_by(state.to_act)) == state.legal_actions()[0]
    assert time.monotonic() - started < 30


@compiled_only
@both_games
def test_a_budget_of_time_is_kept(name: str) -> None:
    state = middle(name)
    seen = state.seen_by(state.to_act)
    load_bot("search:1", 1).choose(seen)
    started = time.monotonic()
    SearchBot(1, Budget(milliseconds=200)).choose(seen)
    assert 0.15 < time.monotonic() - started < 10


@pytest.mark.long
def test_a_full_tree_continues_with_playouts() -> None:
    """The tree stops growing, the search does not."""
    state = middle("altar")
    seen = state.seen_by(state.to_act)
    bot = SearchBot(5, Budget(simulations=10))
    bot.explain(seen)
    nodes = len(bot._workspaces[0].nodes)
    workspace = bot._workspaces[0]
    assert state.to_act is not None
    workspace.reset(seen, state.to_act)
    workspace.simulate(seen, state.to_act, 20 * SIMULATIONS if not PLAIN else 200)
    assert workspace.tree[0].count <= nodes
    assert workspace.tree[0].simulations == (200 if PLAIN else 20 * SIMULATIONS)


@compiled_only
def test_an_immediate_win_is_taken() -> None:
    """A3.14: the last cards of the pile end the game; who is ahead then has won."""
    game = banjar.load("altar", players=2)
    found = 0
    for seed in range(30):
        state = game.new(seed)
        lots = np.random.default_rng(seed)
        while state.to_act is not None and not ending(state):
            state.play(int(lots.choice(state.legal_ids())))
        if state.to_act is None:
            continue
        winning = [action for action in state.legal_ids() if wins(state, action)]
        if winning and len(winning) < len(state.legal_ids()):
            best = SearchBot(seed, Budget(simulations=2000)).choose(state.seen_by(state.to_act))
            found += 1
            after = state.copy()
            after.play(best)
            assert best.id in winning or not after.is_over
    assert found >= 3


def ending(state: State) -> bool:
    """Can a decision end the game, and is there a choice?"""
    return len(state.legal_ids()) > 1 and any(over_after(state, action) for action in state.legal_ids())


def over_after(state: State, action: int) -> bool:
    after = state.copy()
    after.play(action)
    return after.is_over


def wins(state: State, action: int) -> bool:
    after = state.copy()
    after.play(action)
    return after.is_over and after.winners() == [state.to_act]


@pytest.mark.long
@both_games
def test_other_search_configurations(name: str) -> None:
    state = middle(name)
    seen = state.seen_by(state.to_act)
    for config in (RANDOM_PLAYOUTS, SearchConfig(horizon=0), SearchConfig(temperature=1.0, worlds=5, win_weight=1.0)):
        found = SearchBot(3, Budget(simulations=SIMULATIONS // 4), config).explain(seen)
        assert sum(candidate.visits or 0 for candidate in found) == SIMULATIONS // 4


@pytest.mark.parametrize("values", [{}, {"simulations": 0}, {"milliseconds": -1}, {"simulations": 1.5}])
def test_wrong_budgets(values: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=r"must be a whole number from 1|needs simulations"):
        Budget(**values)


@pytest.mark.parametrize("threads", [0, 65, True, "2"])
def test_wrong_threads(threads: Any) -> None:
    with pytest.raises(OptionError, match="threads must be a whole number from 1 to 64"):
        SearchBot(1, threads=threads)


def test_names_with_a_budget() -> None:
    assert searching_budget("search:500") == Budget(simulations=500)
    assert searching_budget("search:20ms") == Budget(milliseconds=20)
    for wrong in ("search", "search:", "search:x", "search:5s", "search:0"):
        with pytest.raises(OptionError):
            searching_budget(wrong)


@both_games
@pytest.mark.parametrize("level", LEVELS)
def test_levels(level: str, name: str) -> None:
    """Each decides, under its own name, and never thinks longer than people wait."""
    bot = load_bot(level, 3)
    assert bot.name == level
    assert is_searching(level) == isinstance(bot, SearchBot)
    if isinstance(bot, SearchBot):
        assert bot.budget_for(name).milliseconds == MAX_THINKING_MILLISECONDS
    state = middle(name)
    seen = state.seen_by(state.to_act)
    assert bot.choose(seen, Budget(simulations=20)) in seen.legal_actions()
    assert sorted(candidate.action.id for candidate in bot.explain(seen, Budget(simulations=20))) == seen.legal_ids()


def test_a_novice_overlooks_actions_and_a_greedy_bot_does_not() -> None:
    state = middle("altar")
    seen = state.seen_by(state.to_act)
    best = load_bot("greedy", 1).explain(seen)[0].value
    choices = {load_bot("novice", seed).choose(seen).id for seed in range(40)}
    assert len(choices) > 1
    for seed in range(10):
        chosen = load_bot("greedy", seed).choose(seen)
        assert next(one.value for one in load_bot("greedy").explain(seen) if one.action == chosen) == best
