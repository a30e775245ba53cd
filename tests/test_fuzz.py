"""Bad input of every kind: an error of ours that says something, or a game that can be played; nothing in between."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import banjar
from banjar import IllegalAction, OptionError, PositionError, RecordError, State
from configurations import CONFIGURATIONS, Configuration

OURS = (OptionError, PositionError, IllegalAction, RecordError)
FUZZ = settings(
    max_examples=60, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
SCALARS = (
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8) | st.binary(max_size=4)
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
PICKED = (CONFIGURATIONS[0], CONFIGURATIONS[7], CONFIGURATIONS[-4], CONFIGURATIONS[-3])
every_game = pytest.mark.parametrize("configuration", PICKED, ids=str)


def in_progress(configuration: Configuration, decisions: int, seed: int = 5) -> State:
    state = configuration.load().new(seed)
    dice = random.Random(seed)
    for _ in range(decisions):
        if not state.is_over:
            state.play(dice.choice(state.legal_ids()))
    return state


def parts(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a JSON-like value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, item in inner for found in parts(item, (*path, key)))]


def mutated(value: Any, lots: st.DataObject) -> Any:
    """A copy with a part replaced, removed, doubled or taken from elsewhere."""
    changed = copy.deepcopy(value)
    places = parts(changed)[1:]
    for _ in range(lots.draw(st.integers(1, 3))):
        path = lots.draw(st.sampled_from(places))
        other = lots.draw(st.sampled_from(places))
        try:
            holder, source = changed, changed
            for key in path[:-1]:
                holder = holder[key]
            for key in other:
                source = source[key]
            match lots.draw(st.sampled_from(["replace", "remove", "copy", "number"])):
                case "replace":
                    holder[path[-1]] = lots.draw(JUNK)
                case "remove":
                    del holder[path[-1]]
                case "copy":
                    holder[path[-1]] = copy.deepcopy(source)
                case _:
                    holder[path[-1]] = lots.draw(st.integers(-2, 40))
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change has taken this place away
    return changed


def finish(state: State, most: int = 3_000) -> None:
    dice = random.Random(1)
    for _ in range(most):
        if state.is_over:
            break
        state.play(dice.choice(state.legal_ids()))
    state.scores()
    state.record()


@every_game
@FUZZ
@given(lots=st.data())
def test_mutated_positions(configuration: Configuration, lots: st.DataObject) -> None:
    """A position that is accepted can be played on from, and told."""
    game = configuration.load()
    position = in_progress(configuration, lots.draw(st.integers(0, 120))).to_position()
    try:
        state = game.from_position(mutated(position, lots))
    except PositionError as error:
        assert str(error).startswith("position")
        return
    assert game.from_position(state.to_position()).to_position() == state.to_position()
    finish(state, 300)


@every_game
@FUZZ
@given(junk=JUNK)
def test_junk_everywhere(configuration: Configuration, junk: Any) -> None:
    """Positions, deals, actions, seats and seeds: refused by an error of ours, and the state is as it was."""
    game = configuration.load()
    for start in (game.from_position, game.from_deal):
        with pytest.raises(OURS) as caught:
            start(junk)
        assert str(caught.value)
    state = in_progress(configuration, 9)
    before = state.to_bytes()
    for ask in (state.play, state.view, state.seen_by):
        try:
            ask(junk)
        except OURS as error:
            assert str(error)
            assert state.to_bytes() == before
        else:
            state = in_progress(configuration, 9)
    try:
        game.new(junk)
    except OptionError as error:
        assert str(error)


@FUZZ
@given(
    name=st.sampled_from(["altar", "dalang"]),
    options=st.dictionaries(
        st.sampled_from(["players", "oracle", "demon", "colours", "sets", "turn_limit", "masks", "dalang_cards", "x"]),
        JUNK,
        max_size=3,
    ),
)
def test_junk_options(name: str, options: dict[str, Any]) -> None:
    try:
        game = banjar.load(name, **options)
    except OptionError as error:
        assert str(error)
        return
    finish(game.new(1), 50)


@every_game
@FUZZ
@given(lots=st.data())
def test_mutated_records(configuration: Configuration, lots: st.DataObject) -> None:
    """A record with characters changed reads and replays, or says in which line it does not."""
    state = in_progress(configuration, 25)
    text = str(state.record(explicit_deal=lots.draw(st.booleans()), White="a"))
    for _ in range(lots.draw(st.integers(1, 6))):
        at = lots.draw(st.integers(0, len(text)))
        inserted = lots.draw(
            st.sampled_from(["", '"', "[", "]", "{", "}", ";", "\n", "\\", "9", "take@A", "é", "\x00"])
        )
        text = text[:at] + inserted + text[at + lots.draw(st.integers(0, 4)) :]
    try:
        banjar.parse_record(text).replay()
    except RecordError as error:
        assert error.line >= 0
        assert error.reason


@FUZZ
@given(text=st.text(max_size=300))
def test_any_text_as_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        banjar.parse_record(text)


@every_game
@FUZZ
@given(choices=st.lists(st.integers(0, 200), max_size=150), seed=st.integers(0, 2**63 - 1))
def test_any_choices_play(configuration: Configuration, choices: list[int], seed: int) -> None:
    """Whatever is chosen, the game goes on: there is a choice until it is over, and its record replays."""
    state = configuration.load().new(seed)
    for choice in choices:
        legal = state.legal_ids()
        assert bool(legal) != state.is_over
        if state.is_over:
            break
        state.play(legal[choice % len(legal)])
    assert banjar.parse_record(str(state.record())).replay() == state
