"""Both games for OpenSpiel."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from tests.laws.configurations import CONFIGURATIONS, VARIANTS, Configuration

import banjar
from banjar.kernel.mode import PLAIN

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from banjar.envs import openspiel
from banjar.envs.openspiel_options import chosen_options, parameters

PARAMETERS = {
    "altar-unusual": {
        "oracle": True,
        "demon": True,
        "colours": "green/red/yellow",
        "sets": "red:rice+rice+rice/green:pepper+rice+pepper",
    },
    "dalang-unusual": {
        "turn_limit": 20,
        "masks": "1/7/7/9/30",
        "dalang_cards": "KP:14/KT:1/PT:2/TW:7",
        "starting_cards": "wontong:kukusch/tschakkalag:panschar/kukusch:wontong/panschar:tschakkalag",
    },
}


def load(configuration: Configuration, **more: Any) -> Any:
    given = PARAMETERS.get(configuration.name, configuration.options)
    return pyspiel.load_game(f"banjar_{configuration.game}", {"players": configuration.players, **given, **more})


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for outcome in (seed >> 20, seed >> 10 & 1023, seed & 1023):
        state.apply_action(outcome)
    return state


def wander(state: Any, decisions: int, seed: int = 1) -> Any:
    rng = random.Random(seed)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_openspiels_own_test(configuration: Configuration) -> None:
    # It saves and loads the game at every node, which takes long in a game of 400 turns.
    limit = {"turn_limit": 40} if configuration.name in ("dalang-3", "dalang-4") else {}
    pyspiel.random_sim_test(load(configuration, **limit), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_the_options_match_the_python_api(configuration: Configuration) -> None:
    assert load(configuration).game == configuration.load()


def test_a_game_string() -> None:
    game = pyspiel.load_game("banjar_altar(players=3,oracle=True,colours=green/red/blue)")
    assert game.game == banjar.load("altar", 3, oracle=True, colours=["green", "red", "blue"])
    assert pyspiel.load_game(str(game)).game == game.game
    assert pyspiel.load_game("banjar_dalang(turn_limit=0)").game.options["turn_limit"] is None


@pytest.mark.parametrize("configuration", VARIANTS, ids=str)
def test_the_game_matches_the_python_api(configuration: Configuration) -> None:
    state, own = dealt(load(configuration), 5000), configuration.load().new(seed=5000)
    rng = random.Random(3)
    for number in range(2000):
        if own.is_over:
            break
        assert state.current_player() == own.to_act
        assert state.legal_actions() == own.legal_ids()
        if number % 25 == 0:
            for seat in range(own.players):
                assert state.legal_actions(seat) == own.seen_by(seat).legal_ids()
                tensor = np.array(state.observation_tensor(seat), np.float32)
                assert np.array_equal(tensor, own.seen_by(seat).observation())
        action = rng.choice(own.legal_ids())
        assert state.action_to_string(action) == str(own.game.action(action))
        state.apply_action(action)
        own.play(action)
        assert state.table() == own if number % 100 == 0 else True
    assert state.is_terminal() == own.is_over
    assert state.returns() == pytest.approx(own.returns())


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
@pytest.mark.parametrize("decisions", [0, 7, 40, 90])
def test_resampled_states(configuration: Configuration, decisions: int) -> None:
    """The seat cannot tell them apart, the others can, and they go on like any state."""
    state = wander(dealt(load(configuration), 77), decisions)
    while state.is_terminal():  # a short game: somewhat earlier, then
        decisions -= 10
        state = wander(dealt(load(configuration), 77), decisions)
    seat = state.current_player()
    rng = random.Random(2)
    known = state.table().seen_by(seat).to_bytes()
    for _ in range(3):
        sampled = state.resample_from_infostate(seat, rng.random)
        assert sampled.information_state_string(seat) == state.information_state_string(seat)
        assert sampled.observation_string(seat) == state.observation_string(seat)
        assert sampled.observation_tensor(seat) == state.observation_tensor(seat)
        assert sampled.legal_actions() == state.legal_actions()
        assert sampled.move_number() == state.move_number()
        table = sampled.table()
        assert table.seen_by(seat).to_bytes() == known
        again = sampled.get_game().deserialize_state(sampled.serialize())
        assert str(again) == str(sampled)
        assert again.history() == sampled.history()
        for other in range(state.num_players()):
            same = table.seen_by(other).to_bytes() == state.table().seen_by(other).to_bytes()
            assert (sampled.information_state_string(other) == state.information_state_string(other)) == same
        wander(sampled, 30)


@pytest.mark.parametrize("configuration", VARIANTS, ids=str)
def test_the_information_state_depends_only_on_what_was_seen(configuration: Configuration) -> None:
    """Two games have the same string for a seat just when it has seen the same in both."""
    game = load(configuration)
    states = [wander(dealt(game, seed), 12, way) for seed in (1, 1025) for way in range(6)]
    tables = [state.table() for state in states]
    for seat in range(configuration.players):
        texts = [state.information_state_string(seat) for state in states]
        known = [table.seen_by(seat).to_bytes() for table in tables]
        for one in range(len(states)):
            for two in range(one):
                assert (texts[one] == texts[two]) == (known[one] == known[two])


def test_clones_and_pickles_are_independent() -> None:
    state = wander(dealt(pyspiel.load_game("banjar_dalang"), 9), 30)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == before
        assert wander(other, 20).move_number() == state.move_number() + 20
        assert str(state) == before


def test_searches_run() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("banjar_altar")
    state = wander(dealt(game, 4), 21)
    while len(state.legal_actions()) < 2:
        wander(state, 1)
    for evaluator in (mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), openspiel.RolloutEvaluator(2, seed=1)):
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 8 if PLAIN else 40, random_state=np.random.RandomState(1))
        assert bot.step(state) in state.legal_actions()


def test_an_observation_is_written_only_where_it_fits() -> None:
    walk = dealt(pyspiel.load_game("banjar_altar"), 4).progress.walk
    for wrong in (np.zeros(300), np.zeros(299, np.float32), np.zeros(600, np.float32)[::2]):
        with pytest.raises(banjar.OptionError, match="a contiguous array of 300 float32"):
            walk.observe(0, wrong)


def test_the_evaluator_repeats_itself_and_leaves_the_state_alone() -> None:
    state = wander(dealt(pyspiel.load_game("banjar_altar"), 4), 10)
    before = str(state)
    values = [openspiel.RolloutEvaluator(5, seed=3).evaluate(state).tolist() for _ in range(2)]
    assert values[0] == values[1]
    assert sum(values[0]) == pytest.approx(1)
    assert str(state) == before
    assert sum(share for _, share in openspiel.RolloutEvaluator().prior(state)) == pytest.approx(1)


def test_openspiels_rl_environment_works() -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel.load_game("banjar_altar"))
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == pytest.approx(1)


def test_errors_name_the_reason() -> None:
    with pytest.raises(banjar.OptionError, match="altar is for 2, 3 or 4 players, not 7"):
        openspiel.GAME_CLASSES["altar"]({"players": 7})
    with pytest.raises(banjar.OptionError, match="no reward 'fame'"):
        openspiel.GAME_CLASSES["altar"]({"reward": "fame"})
    with pytest.raises(banjar.OptionError, match="masks: 'x' is not a whole number"):
        openspiel.GAME_CLASSES["dalang"]({"masks": "1/x"})
    with pytest.raises(banjar.OptionError, match="must be two words with a colon"):
        openspiel.GAME_CLASSES["dalang"]({"dalang_cards": "KP"})
    state = pyspiel.load_game("banjar_altar").new_initial_state()
    with pytest.raises(banjar.IllegalAction, match="from 0 to 1023, not 1024"):
        state.apply_action(1024)
    for call in (state.table, lambda: state.resample_from_infostate(0, random.random)):
        with pytest.raises(banjar.IllegalAction, match="not dealt yet"):
            call()
    state = dealt(pyspiel.load_game("banjar_altar"), 7)
    before = str(state)
    with pytest.raises(banjar.IllegalAction, match="'take@A' is not legal now; seat 0 may: nobuy"):
        state.apply_action(33)
    with pytest.raises(banjar.IllegalAction, match="altar knows no action 99"):
        state.apply_action(99)
    with pytest.raises(banjar.OptionError, match="there is no seat 2; seats go from 0 to 1"):
        state.information_state_string(2)
    assert str(state) == before
    assert len(state.history()) == 3
    wander(state, 10_000)
    with pytest.raises(banjar.IllegalAction, match="the game is over"):
        state.apply_action(4)


def test_every_option_is_a_parameter() -> None:
    for name in banjar.game_names():
        players, options = chosen_options(name, parameters(name))
        assert banjar.load(name, players, **options) == banjar.load(name)


def test_the_layout_has_names_and_a_version() -> None:
    game = pyspiel.load_game("banjar_dalang")
    assert game.observation_tensor_shape() == [len(game.feature_names)]
    assert game.observation_version == game.game.observation_version


def test_python_exits_cleanly_after_registration() -> None:
    code = "import banjar.envs.openspiel, pyspiel; pyspiel.load_game('banjar_altar').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
