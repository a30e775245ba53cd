"""The Python face: every documented name does what docs/python.md says, for both games."""

from __future__ import annotations

import copy
import functools
import json
import os
import pathlib
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import banjar
from banjar import Action, Event, Game, IllegalAction, OptionError, PositionError, RecordError, Seen, State

GAMES = {"altar": range(2, 5), "dalang": range(3, 5)}
PACKAGE = pathlib.Path(banjar.__file__).parent
every_game = pytest.mark.parametrize("name", GAMES)


def new(name: str, seed: int = 5, **options: Any) -> State:
    return banjar.load(name, **options).new(seed=seed)


def play_randomly(state: State, decisions: int = 10_000, seed: int = 5) -> State:
    chance = random.Random(seed)
    while not state.is_over and len(state.decisions) < decisions:
        state.play(chance.choice(state.legal_ids()))
    return state


@functools.cache
def _finished(name: str) -> State:
    return play_randomly(new(name))


def finished(name: str) -> State:
    return _finished(name).copy()


def test_the_names_of_the_package() -> None:
    """All that are promised, each from its home, and nothing else."""
    for name in banjar.__all__:
        assert getattr(banjar, name).__name__ == name
        assert name in dir(banjar)
    assert banjar.__version__.count(".") == 2
    assert banjar.game_names() == list(GAMES)
    for error in (OptionError, PositionError, IllegalAction, RecordError):
        assert issubclass(error, ValueError)


@every_game
def test_loading(name: str) -> None:
    """Without a number of players the smallest is taken."""
    assert banjar.load(name).players == min(GAMES[name])
    for players in GAMES[name]:
        game = banjar.load(name, players)
        assert (game.name, game.players) == (name, players)
        assert isinstance(game, Game)
        assert game == banjar.load(name, players=players)
        assert hash(game) == hash(banjar.load(name, players))
        assert repr(game) == f"Game({name!r}, players={players})"
    assert banjar.load(name, min(GAMES[name])) != banjar.load(name, max(GAMES[name]))
    assert banjar.load(name) != name


@pytest.mark.parametrize("name", ["chess", "", "Altar", "altar ", None, 5, True, 1.5, ("altar",)])
def test_loading_an_unknown_game(name: Any) -> None:
    """The error lists those that are known."""
    with pytest.raises(OptionError) as caught:
        banjar.load(name)
    assert str(caught.value) == f"there is no game called {name!r}; it must be altar or dalang"


@pytest.mark.parametrize("name", [[], {}, ["altar"]])
def test_loading_something_unhashable(name: Any) -> None:
    """The same error."""
    with pytest.raises(OptionError, match="there is no game called"):
        banjar.load(name)


@every_game
@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "3", True, [3], float("nan")])
def test_loading_with_a_wrong_number_of_players(name: str, players: Any) -> None:
    """The error says what is allowed."""
    allowed = {"altar": "2, 3 or 4", "dalang": "3 or 4"}[name]
    with pytest.raises(OptionError) as caught:
        banjar.load(name, players=players)
    assert str(caught.value) == f"{name} is for {allowed} players, not {players}"


@every_game
@pytest.mark.parametrize("option", ["moon", "seed", "player", "Oracle"])
def test_loading_with_an_unknown_option(name: str, option: str) -> None:
    """The error lists the options."""
    known = {"altar": "oracle, demon, colours, sets", "dalang": "turn_limit, dalang_cards, masks, starting_cards"}
    with pytest.raises(OptionError) as caught:
        banjar.load(name, **{option: 1})
    assert str(caught.value) == f"{name} has no option {option!r}; it has {known[name]}"


ALTAR_WRONG: list[tuple[dict[str, Any], str]] = [
    ({"oracle": 1}, "oracle: must be true or false, not 1"),
    ({"demon": "yes"}, "demon: must be true or false, not 'yes'"),
    ({"oracle": None}, "oracle: must be true or false, not nothing"),
    ({"colours": ["red"]}, "colours: must have 2 elements, not 1"),
    ({"colours": ["red", "red"]}, "colours: every seat needs a colour of its own"),
    ({"colours": ["red", "pink"]}, "colours[1]: 'pink' is not known; it must be red, blue, yellow or green"),
    ({"colours": "red"}, "colours: must be a list, not 'red'"),
    ({"sets": {"pink": []}}, "sets: unknown key 'pink'; known are red, blue, yellow, green"),
    ({"sets": {"red": ["rice"]}}, "sets.red: must have 3 elements, not 1"),
    ({"sets": {"red": ["rice", "rice", "shrine"]}}, "sets.red[2]: 'shrine' is not known"),
    ({"sets": 5}, "sets: must be an object, not 5"),
]


@pytest.mark.parametrize(("options", "message"), ALTAR_WRONG)
def test_wrong_options_of_altar(options: dict[str, Any], message: str) -> None:
    """Those of dalang are in test_dalang_options."""
    with pytest.raises(OptionError) as caught:
        banjar.load("altar", **options)
    assert str(caught.value).startswith(message)


def test_options_of_altar() -> None:
    """Defaults included, changed ones apart."""
    game = banjar.load("altar", 3, oracle=True, colours=["green", "red", "blue"])
    assert game.options["oracle"] is True
    assert game.options["demon"] is False
    assert game.changed_options() == {"oracle": True, "colours": ("green", "red", "blue")}
    assert repr(game) == "Game('altar', players=3, oracle=True, colours=('green', 'red', 'blue'))"
    assert [player["colour"] for player in game.new(seed=1).view()["players"]] == ["green", "red", "blue"]


@every_game
def test_a_seed_gives_the_same_game(name: str) -> None:
    """Byte by byte, and another seed another one."""
    for seed in (0, 1, 2**63 - 1, np.int64(7)):
        one, other = new(name, seed), new(name, seed)  # type: ignore[arg-type]
        assert one == other
        assert one.to_bytes() == other.to_bytes()
        assert one.seed == seed
        assert type(one.seed) is int
        assert one.deal == other.deal
    assert len({new(name, seed).to_bytes() for seed in range(30)}) == 30


@every_game
def test_without_a_seed_a_random_one_is_drawn(name: str) -> None:
    """It can be asked for afterwards."""
    one, other = banjar.load(name).new(), banjar.load(name).new()
    assert one.seed is not None
    assert one.seed != other.seed
    assert new(name, one.seed) == one


@every_game
@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "7", True, [7], float("inf"), b"7"])
def test_a_wrong_seed(name: str, seed: Any) -> None:
    """The error says what a seed is."""
    with pytest.raises(OptionError) as caught:
        new(name, seed)
    assert str(caught.value) == f"a seed is a whole number from 0 to 9223372036854775807, not {seed!r}"


@every_game
def test_the_table(name: str) -> None:
    """Active seat, phase and turn."""
    state = new(name)
    assert (state.turn, state.is_over, state.end_reason) == (1, False, None)
    assert state.to_act == state.active
    assert state.players == state.game.players
    assert repr(state) == f"<{name} for {state.players}, turn 1, seat {state.to_act} decides: {state.phase}>"
    over = finished(name)
    assert (over.to_act, over.is_over) == (None, True)
    assert over.end_reason in {"altar": ("pile",), "dalang": ("masks", "stalled", "truncated")}[name]
    assert over.phase == "over"
    assert repr(over) == f"<{name} for {over.players}, over>"


@every_game
def test_legal_actions(name: str) -> None:
    """In the order of their ids, never empty before the end."""
    state = new(name)
    for _ in range(60):
        ids = state.legal_ids()
        assert ids == sorted(set(ids))
        assert [action.id for action in state.legal_actions()] == ids
        assert all(type(number) is int for number in ids)
        assert state.legal_actions() == [state.game.actions[number] for number in ids]
        state.play(random.Random(len(ids)).choice(ids))
    assert finished(name).legal_actions() == finished(name).legal_ids() == []  # type: ignore[comparison-overlap]


WAYS: dict[str, Callable[[Action], Any]] = {
    "Action": lambda action: action,
    "id": lambda action: action.id,
    "numpy id": lambda action: np.int64(action.id),
    "notation": lambda action: action.text,
    "structure": lambda action: action.to_dict(),
    "JSON": lambda action: json.loads(json.dumps(action.to_dict())),
    "backwards": lambda action: dict(reversed(action.to_dict().items())),
    "a copy": lambda action: Action(action.id, action.type, "something else"),
}


@every_game
@pytest.mark.parametrize("way", WAYS)
def test_playing(name: str, way: str) -> None:
    """By Action, id, notation or structure: all the same."""
    one, other = new(name), new(name)
    chance = random.Random(3)
    for _ in range(50):
        action = chance.choice(one.legal_actions())
        mover, turn = one.to_act, one.turn
        one.play(action.id)
        other.play(WAYS[way](action))
        assert one.decisions[-1] == other.decisions[-1] == (mover, action)
        assert other.turns[-1] == turn
    assert one == other
    assert one.history(0) == other.history(0)


@every_game
def test_every_action_has_three_forms(name: str) -> None:
    """Each finds the others."""
    game = banjar.load(name)
    assert len(game.actions) == {"altar": 50, "dalang": 189}[name]
    for number, action in enumerate(game.actions):
        assert action.id == number
        assert type(action.id) is int
        assert str(action) == action.text
        assert action.to_dict() == {"type": action.type, **action.params}
        assert dict(action.items) == action.params
        for form in (action, number, action.text, action.to_dict()):
            assert game.action(form) is action
        assert hash(action) == hash(Action(action.id, action.type, ""))
        assert pickle.loads(pickle.dumps(action)) == action
    assert len({action.text for action in game.actions}) == len(game.actions)


NO_ACTIONS: list[Any] = [
    -1,
    189,
    10**6,
    "",
    "x",
    " end",
    "END",
    {},
    {"type": "x"},
    None,
    [],
    (),
    b"x",
    "5",
]


@every_game
@pytest.mark.parametrize("wanted", NO_ACTIONS, ids=repr)
def test_an_unknown_action(name: str, wanted: Any) -> None:
    """IllegalAction with a reason, and nothing has changed."""
    state = play_randomly(new(name), 10)
    before = state.to_bytes()
    with pytest.raises(IllegalAction, match=f"{name} knows no action"):
        state.game.action(wanted)
    with pytest.raises(IllegalAction):
        state.play(wanted)
    assert (state.to_bytes(), len(state.decisions)) == (before, 10)


@every_game
def test_an_action_that_is_not_legal(name: str) -> None:
    """The error lists those that are; nothing has changed; every one of them is refused."""
    state = play_randomly(new(name), 20)
    before, history = state.to_bytes(), state.history()
    legal = state.legal_ids()
    for action in state.game.actions:
        if action.id not in legal:
            with pytest.raises(IllegalAction) as caught:
                state.play(action)
            may = ", ".join(str(other) for other in state.legal_actions())
            assert str(caught.value) == f"'{action}' is not legal now; seat {state.to_act} may: {may}"
    assert (state.to_bytes(), state.history(), state.legal_ids()) == (before, history, legal)
    with pytest.raises(IllegalAction, match="the game is over; no action is legal"):
        finished(name).play(0)


@pytest.mark.parametrize("wanted", [4.9, 4.0, b"4", bytearray(b"4"), np.float32(4.2)])
def test_values_that_are_not_action_ids(wanted: Any) -> None:
    """An id is a whole number."""
    state = new("altar", 7)
    assert state.legal_ids() == [4]
    with pytest.raises(IllegalAction):
        state.play(wanted)


@pytest.mark.parametrize("wanted", [float("inf"), {1: 2, "type": "take"}], ids=["inf", "keys"])
def test_other_errors_than_ours(wanted: Any) -> None:
    """IllegalAction, whatever is asked for."""
    with pytest.raises(IllegalAction):
        new("altar").play(wanted)


@every_game
@pytest.mark.parametrize("number", [2**31, 2**63 - 1, -(2**63), 2**63, 2**64, -(2**70), 10**100])
def test_large_ids(name: str, number: int) -> None:
    """Refused like any other, in both kernels."""
    state = new(name)
    with pytest.raises(IllegalAction, match="knows no action"):
        state.game.action(number)
    with pytest.raises(IllegalAction):
        state.play(number)


@every_game
@pytest.mark.parametrize(
    "twin_of", [State.copy, copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))]
)
def test_copies(name: str, twin_of: Callable[[State], State]) -> None:
    """Equal and independent: what happens to one does not touch the other."""
    state = play_randomly(new(name), 30)
    twin = twin_of(state)
    assert twin == state
    assert twin is not state
    assert (twin.decisions, twin.turns, twin.barrier) == (state.decisions, state.turns, state.barrier)
    assert twin.history(1) == state.history(1)
    assert (twin.seed, twin.deal, twin.origin) == (state.seed, state.deal, state.origin)
    before, decisions = state.to_bytes(), state.decisions
    play_randomly(twin, 60, seed=8)
    assert (state.to_bytes(), state.decisions) == (before, decisions)
    other = twin_of(state)
    play_randomly(state, 60, seed=8)
    assert other.to_bytes() == before
    assert state.to_bytes() == twin.to_bytes()


@every_game
def test_copies_in_other_forms(name: str) -> None:
    """Positions, deals and finished games can be copied and pickled too."""
    start = new(name)
    assert start.deal is not None
    for state in (
        start.game.from_position(start.to_position()),
        start.game.from_deal(start.deal),
        finished(name),
    ):
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) == state
    game = banjar.load(name, max(GAMES[name]))
    assert pickle.loads(pickle.dumps(game)) == game


@every_game
def test_states_are_compared_by_their_tables(name: str) -> None:
    """And by their games; they cannot be hashed."""
    one = new(name)
    assert one != new(name, 6)
    assert one != banjar.load(name, max(GAMES[name])).new(seed=5)
    assert one != "state"
    other = new(name)
    other.play(other.legal_ids()[0])
    assert one != other
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


@every_game
def test_results(name: str) -> None:
    """Scores are the totals of the sheets; ranks, winners and returns agree."""
    state = finished(name)
    sheets = state.score_sheets()
    lines = {
        "altar": ["points", "shrines", "stones", "rice", "peanut", "banana", "pepper", "total"],
        "dalang": ["masks", "seals", "total"],
    }[name]
    assert [list(sheet) for sheet in sheets] == [lines] * state.players
    assert [sum(sheet.values()) - sheet["total"] for sheet in sheets] == state.scores()
    assert state.scores() == [sheet["total"] for sheet in sheets]
    ranks = state.ranks()
    assert min(ranks) == 1
    assert state.winners() == [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert all(state.scores()[seat] == max(state.scores()) for seat in state.winners())
    assert sum(state.returns()) == pytest.approx(1)
    assert [seat for seat, part in enumerate(state.returns()) if part] == state.winners()
    running = play_randomly(new(name), 40)
    assert running.winners() == []
    assert running.returns() == [0.0] * running.players
    assert len(running.scores()) == len(running.ranks()) == running.players
    json.dumps([state.scores(), sheets, ranks, state.winners(), state.returns()])


def test_a_shared_victory() -> None:
    """The win is divided."""
    game = banjar.load("dalang", 4, turn_limit=1)
    state = game.new(seed=1)
    state.play("end")
    assert state.winners() == [0, 1, 2, 3]
    assert state.ranks() == [1, 1, 1, 1]
    assert state.returns() == [0.25] * 4


@every_game
def test_the_past(name: str) -> None:
    """Decisions, turns, events and history."""
    state = new(name)
    assert (state.decisions, state.turns) == ([], [])
    assert len(state.history()) == 1
    assert state.events() == state.history()[0]
    play_randomly(state, 25)
    assert len(state.decisions) == len(state.turns) == 25
    assert state.turns == sorted(state.turns)
    for reader in (None, *range(state.players)):
        history = state.history(reader)
        assert len(history) == 26
        assert history[-1] == state.events(reader)
        assert all(history[1:])
        assert all(isinstance(event, Event) for step in history for event in step)
        json.dumps([[event.to_dict() for event in step] for step in history])
    state.decisions.clear()
    state.turns.clear()
    assert len(state.decisions) == len(state.turns) == 25


SEATS: list[Any] = [-1, 4, 99, "0", 1.0, True, [0], 2**70, float("nan")]


@every_game
@pytest.mark.parametrize("seat", SEATS, ids=repr)
def test_a_wrong_seat(name: str, seat: Any) -> None:
    """Wherever a seat is asked for."""
    state = new(name, players=3)
    for ask in (state.events, state.history, state.seen_by, state.view, state.open_view):
        with pytest.raises(OptionError) as caught:
            ask(seat)
        assert str(caught.value) == f"there is no seat {seat!r}; seats go from 0 to 2"


@every_game
def test_seats_of_numpy(name: str) -> None:
    """They are whole numbers too."""
    state = new(name)
    for seat in (np.int64(1), np.int8(1), np.uint16(1)):
        assert state.view(seat) == state.view(1)  # type: ignore[arg-type]
        assert state.seen_by(seat).seat == 1  # type: ignore[arg-type]
        assert type(state.seen_by(seat).seat) is int  # type: ignore[arg-type]
        assert state.events(seat) == state.events(1)  # type: ignore[arg-type]


@every_game
def test_views(name: str) -> None:
    """For a seat and for a spectator, as JSON."""
    state = play_randomly(new(name), 30)
    assert state.view(None) == state.view() == state.seen_by(None).view()
    assert state.view(1) == state.seen_by(1).view()
    assert state.view(1, memory_aid=True) == state.seen_by(1).view(True)
    for reader in (None, *range(state.players)):
        view = state.view(reader)
        assert (view["game"], view["seat"], view["to_act"]) == (name, reader, state.to_act)
        assert len(view["players"]) == state.players
        assert json.loads(json.dumps(view)) == view
    assert state.to_act is not None
    legal = state.view(state.to_act)["legal"]
    for offered in legal:
        offered.pop("preview", None)  # where something can be said of it before
    assert legal == [{"id": action.id, "text": action.text, **action.to_dict()} for action in state.legal_actions()]


@every_game
def test_open_views_show_every_card(name: str) -> None:
    """A4.5 B10.5: as after the end, at any moment, for a seat and for a spectator; the view itself stays closed."""
    state = play_randomly(new(name), 30)
    for reader in (None, *range(state.players)):
        closed, opened = state.view(reader), state.open_view(reader)
        assert (opened["game"], opened["seat"], opened["legal"]) == (name, reader, closed["legal"])
        assert all("hand" in player for player in opened["players"])
        assert state.view(reader) == closed
        assert [player["seat"] for player in closed["players"] if "hand" in player] == [
            seat for seat in range(state.players) if seat == reader
        ]
    assert state.open_view() == state.open_view(None)
    over = finished(name)
    assert over.open_view(1, memory_aid=True) == over.view(1, memory_aid=True)


@every_game
def test_seen_by_shows_what_a_seat_knows(name: str) -> None:
    """The whole Seen."""
    state = play_randomly(new(name), 30)
    for seat in range(state.players):
        seen = state.seen_by(seat)
        assert isinstance(seen, Seen)
        assert (seen.game, seen.seat, seen.to_act) == (state.game, seat, state.to_act)
        expected = state.legal_ids() if seat == state.to_act else []
        assert seen.legal_ids() == expected
        assert [action.id for action in seen.legal_actions()] == expected
        assert np.flatnonzero(seen.legal_mask()).tolist() == expected
        assert seen.legal_mask().shape == (len(state.game.actions),)
        vector = seen.observation()
        assert (vector.dtype, vector.shape) == (np.float32, (len(state.game.feature_names),))  # type: ignore[comparison-overlap]
        assert len(seen.decisions) == 30
        assert seen.to_bytes() == state.copy().seen_by(seat).to_bytes()
    assert finished(name).seen_by(0).to_act is None
    assert finished(name).seen_by(0).legal_ids() == []


@every_game
def test_spectators(name: str) -> None:
    """They see and remember, but do not play."""
    seen = new(name).seen_by(None)
    assert (seen.seat, seen.legal_ids(), seen.legal_actions()) == (None, [], [])
    assert not seen.legal_mask().any()
    for ask in (seen.observation, seen.sample_world):
        with pytest.raises(OptionError, match="a spectator .*; give a seat"):
            ask()


@pytest.mark.parametrize("name", ["altar", "dalang"])
def test_an_observation_into_a_given_array(name: str) -> None:
    """The same numbers, and nothing but a fitting array is written to."""
    state = banjar.load(name).new(seed=3)
    count = len(state.game.feature_names)
    buffer = np.full(count, 9, np.float32)
    for seat in range(state.players):
        assert state.observation(seat, out=buffer) is buffer
        assert np.array_equal(buffer, state.observation(seat))
    fixed = np.zeros(count, np.float32)
    fixed.flags.writeable = False
    wrong: list[Any] = [
        np.zeros(count),
        np.zeros(count - 1, np.float32),
        np.zeros(2 * count, np.float32)[::2],
        fixed,
        [0.0],
    ]
    for out in wrong:
        with pytest.raises(ValueError, match="out must be an array"):
            state.observation(0, out=out)


@every_game
def test_feature_names(name: str) -> None:
    """One a number, whatever the number of players."""
    names = [banjar.load(name, players).feature_names for players in GAMES[name]]
    assert len(set(names)) == 1
    assert len(set(names[0])) == len(names[0]) == {"altar": 300, "dalang": 393}[name]
    assert banjar.load(name).observation_version >= 1


@every_game
def test_positions(name: str) -> None:
    """There and back; a position has no history and is not equal to where it came from."""
    state = play_randomly(new(name), 12)
    position = state.to_position()
    assert json.loads(json.dumps(position)) == position
    again = state.game.from_position(position)
    assert again.to_position() == position
    assert again.legal_ids() == state.legal_ids()
    assert (again.seed, again.deal, again.decisions) == (None, None, [])
    assert set(again.origin) == {"position", "reshuffles"}
    assert again != state
    with pytest.raises(PositionError, match="^position: must be an object"):
        state.game.from_position("nonsense")  # type: ignore[arg-type]
    with pytest.raises(PositionError, match="^position.players: must have"):
        banjar.load(name, max(GAMES[name])).from_position(position)


@every_game
def test_origins(name: str) -> None:
    """A state can be started again from its origin."""
    state = new(name)
    assert set(state.origin) == {"seed", "deal"}
    assert state.deal is not None
    for start in (state, state.game.from_deal(state.deal), state.game.from_position(state.to_position())):
        assert start.game.from_origin(start.origin) == start


@pytest.mark.parametrize("origin", [{}, {"deal": {}}, {"deal": None}, {"start": 1}])
def test_a_wrong_origin(origin: Any) -> None:
    """An error of ours."""
    with pytest.raises(ValueError, match="deal|position|origin"):
        banjar.load("altar").from_origin(origin)


@every_game
def test_records(name: str, tmp_path: pathlib.Path) -> None:
    """Made, saved, read and replayed."""
    state = finished(name)
    record = state.record(Place="Ubud")
    assert (record.game, record.players, record.rules, record.options) == (name, state.players, "1", {})
    assert record.headers == {"Place": "Ubud"}
    assert record.result == tuple(state.scores())
    assert record.end == state.end_reason
    assert record.moves == tuple(action.text for _, action in state.decisions)
    assert record.turns == tuple(state.turns)
    assert record.load() == state.game
    assert record.start() == new(name)
    assert record.replay() == state
    assert record.replay(upto=3).decisions == state.decisions[:3]
    record.save(tmp_path / "game.txt")
    again = banjar.read_record(tmp_path / "game.txt")
    assert again == record == banjar.parse_record(str(record))
    assert again.replay() == state
    assert len(again.lines) == len(again.moves)
    assert banjar.Record.of(state, {"Place": "Ubud"}) == record
    assert sum(1 for _ in record.states()) == len(state.decisions) + 1


@every_game
def test_sampled_worlds(name: str) -> None:
    """A state like any other that the seat cannot tell from the true one."""
    state = play_randomly(new(name), 25)
    seen = state.seen_by(1)
    world = seen.sample_world(rng=3)
    assert isinstance(world, State)
    assert world.seen_by(1).to_bytes() == seen.to_bytes()
    assert seen.sample_world(3) == world
    assert seen.sample_world(np.random.default_rng(3)) == world
    assert finished(name).seen_by(0).sample_world() == finished(name)


@every_game
def test_playing_on_after_the_end_changes_nothing(name: str) -> None:
    """No action is legal."""
    state = finished(name)
    before = state.to_bytes()
    for action in state.game.actions:
        with pytest.raises(IllegalAction):
            state.play(action)
    assert state.to_bytes() == before


def run_examples(*modules: str) -> str:
    """What pytest says of the doctests of modules, run in a process of their own; empty if all is well."""
    paths = [str(PACKAGE / f"{module}.py") for module in modules]
    command = [sys.executable, "-m", "pytest", "--doctest-modules", "-p", "no:cacheprovider", *paths]
    environment = {**os.environ, "BANJAR_KERNEL": "plain"}
    done = subprocess.run(command, env=environment, cwd=PACKAGE.parent.parent, capture_output=True, text=True)
    return done.stdout if done.returncode else ""


@pytest.mark.long
def test_the_examples_in_the_code() -> None:
    """Doctests of the package."""
    assert run_examples("__init__", "core/game", "core/variant", "core/record/format") == ""


@pytest.mark.long
def test_the_examples_of_states() -> None:
    """Doctests of `State`."""
    assert run_examples("core/state", "core/observation") == ""


def test_a_mark_is_of_one_states_past() -> None:
    """A mark of another state is refused, and so is one later than the point rewound to."""
    state = banjar.load("altar", players=2).new(seed=7)
    start = state.mark()
    state.play(state.legal_ids()[0])
    later, other = state.mark(), state.copy()
    other.play(other.legal_ids()[0])
    with pytest.raises(ValueError, match="the mark is not of this state's past"):
        banjar.load("altar", players=2).new(seed=8).rewind(later)
    state.rewind(start)
    assert state.decisions == []
    with pytest.raises(ValueError, match="the mark is not of this state's past"):
        state.rewind(later)
    state.play(state.legal_ids()[0])
    with pytest.raises(ValueError, match="the mark is not of this state's past"):
        state.rewind(later)
    other.rewind(later)
    assert other == state
