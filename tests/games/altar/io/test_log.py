"""A log may keep what the table still shows, and no more."""

from __future__ import annotations

import random

import banjar
from banjar import Event, State
from banjar.core.registry import definition

LOG = definition("altar").log


def kept(state: State, seat: int) -> list[Event]:
    return [LOG.faded(event) for event in state.events(seat)]


def test_a_log_names_a_secret_good_only_as_long_as_the_table_shows_it() -> None:
    """A4.4: one's own sacrifice cards and the goods one laid face down, but not what an oracle showed."""
    looks = 0
    for seed in range(30):
        state, dice = banjar.load("altar", 3, oracle=True).new(seed), random.Random(seed)
        while not state.is_over:
            seat = state.to_act
            assert seat is not None
            before = state.view(seat)["players"][seat]
            state.play(dice.choice(state.legal_ids()))
            after = state.view(seat)["players"][seat]
            public = [event.details for event in state.events(None)]
            for event, known, whole in zip(kept(state, seat), public, state.events(seat), strict=True):
                looks += event.type == "looked"
                good = event.details.get("good")
                if good is not None and known["good"] is None and not state.is_over:
                    held = (player["sacrifice_cards"][good] + player["hidden"][good] for player in (before, after))
                    assert any(held), event
                if event.type == "looked":
                    assert (good, event.details["altar_place"]) == (None, whole.details["altar_place"])
    assert looks


def test_cards_that_were_looked_at_together_are_one_line() -> None:
    """A6.4: without their goods they are all the same."""
    looks = [LOG.faded(Event("looked", 0, {"good": "rice", "altar_place": place})) for place in (1, 2, 3, 4)]
    assert [LOG.is_noise(look) for look in looks] == [False, True, True, True]
    assert not LOG.is_noise(Event("looked", 0, {"good": "rice", "altar_place": 2}))
