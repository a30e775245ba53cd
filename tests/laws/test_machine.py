"""Hypothesis plays: random tables that shrink to the shortest one that breaks a law."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.laws.configurations import CONFIGURATIONS, Configuration
from tests.laws.counting import full_inventory, inventory
from tests.laws.laws import check_no_debts, fingerprint
from tests.laws.plays import at_random, play_out
from tests.laws.secrets import assert_same_to, worlds

from banjar import IllegalAction, PositionError, State, parse_record

STEADY = settings(
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
"""The same examples in every run."""

CHOICES = st.integers(0, 200)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70_000),
    st.floats(allow_nan=False),
    st.text(max_size=6),
    st.lists(st.integers(0, 3), max_size=3),
    st.just({}),
)


class Table(RuleBasedStateMachine):
    """A table on which anything may be tried; saved values must never change."""

    state: State

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[tuple[State, str]] = []

    @initialize(configuration=st.sampled_from(CONFIGURATIONS), seed=st.integers(0, 2**63 - 1))
    def deal(self, configuration: Configuration, seed: int) -> None:
        self.state = configuration.load().new(seed)

    @precondition(lambda self: not self.state.is_over)
    @rule(choices=st.lists(CHOICES, min_size=1, max_size=25))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            legal = self.state.legal_ids()
            if legal:
                self.state.play(legal[choice % len(legal)])

    @rule(action=st.integers(-300, 300))
    def refuse(self, action: int) -> None:
        if action not in self.state.legal_ids():
            before = fingerprint(self.state)
            with pytest.raises(IllegalAction):
                self.state.play(action)
            assert fingerprint(self.state) == before

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.state.copy(), fingerprint(self.state)))

    @rule(explicit=st.booleans())
    def write_down(self, explicit: bool) -> None:
        again = parse_record(str(self.state.record(explicit_deal=explicit))).replay()
        assert fingerprint(again) == fingerprint(self.state)
        self.state = again

    @rule()
    def set_up_again(self) -> None:
        position = json.loads(json.dumps(self.state.to_position()))
        again = self.state.game.from_position(position)
        assert again.to_position() == position
        assert again.legal_ids() == self.state.legal_ids()

    @precondition(lambda self: not self.state.is_over)
    @rule(seat=st.integers(0, 3), seed=st.integers(0, 1000))
    def imagine(self, seat: int, seed: int) -> None:
        for world in worlds(self.state, seat % self.state.players, seed):
            assert_same_to(seat % self.state.players, self.state, world)
            assert_same_to(None, self.state, world)

    @invariant()
    def nothing_is_lost(self) -> None:
        position = self.state.to_position()
        assert inventory(self.state.game, position) == full_inventory(self.state.game)
        check_no_debts(position)

    @invariant()
    def there_is_something_to_decide(self) -> None:
        assert bool(self.state.legal_ids()) == (not self.state.is_over)

    def teardown(self) -> None:
        for twin, mark in self.kept:
            assert fingerprint(twin) == mark


TestTable = Table.TestCase
TestTable.settings = settings(STEADY, max_examples=25, stateful_step_count=15)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [place for key, part in value.items() for place in places(part, (*path, key))]
    elif isinstance(value, list):
        found += [place for key, part in enumerate(value) for place in places(part, (*path, key))]
    return found


@settings(STEADY, max_examples=400)
@given(st.data())
def test_spoilt_positions(data: st.DataObject) -> None:
    """A position with something else in one or two places is refused, or can be played like any other."""
    configuration = data.draw(st.sampled_from(CONFIGURATIONS))
    state = configuration.load().new(data.draw(st.integers(0, 50)))
    play_out(state, at_random(data.draw(st.randoms(use_true_random=False))), data.draw(st.integers(0, 80)))
    position = copy.deepcopy(state.to_position())
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(position)))
        spoil(position, path, data.draw(JUNK))
    try:
        again = state.game.from_position(position)
    except PositionError:
        return
    play_out(again, at_random(data.draw(st.randoms(use_true_random=False))), 60)
    assert bool(again.legal_ids()) == (not again.is_over)
    json.dumps([again.view(seat) for seat in range(again.players)])
    again.scores()


def spoil(position: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        position = position[key]
    position[path[-1]] = value
