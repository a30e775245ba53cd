"""A log may keep what came into a hand, but not what was put on a stack."""

from __future__ import annotations

import random

import banjar
from banjar import Event
from banjar.core.registry import definition

LOG = definition("dalang").log


def test_a_log_names_a_secret_card_only_if_it_did_not_go_onto_a_stack() -> None:
    """B10.2: players may remember which cards they put on a stack, but may not check."""
    laid = 0
    for seed in range(4):
        state, dice = banjar.load("dalang", 3, turn_limit=15).new(seed), random.Random(seed)
        while not state.is_over:
            seat = state.to_act
            assert seat is not None
            stacks = state.view(seat)["players"][seat]["stack_counts"]
            state.play(dice.choice(state.legal_ids()))
            grown = {
                island: count - stacks[island]
                for island, count in state.view(seat)["players"][seat]["stack_counts"].items()
                if count > stacks[island]
            }
            events = [event for event in state.events(seat) if event.seat == seat]
            onto = [event for event in events if event.details.get("island") in grown and event.type != "discarded"]
            for event in onto:
                assert LOG.faded(event).details["card"] is None, event
                laid += 1
    assert laid


def test_a_hand_laid_down_at_once_takes_no_line_a_card() -> None:
    """B7.3"""
    stowed = Event("stowed", 0, {"card": "prince", "island": "wontong", "count": 1})
    assert LOG.is_noise(LOG.faded(stowed))
    assert not LOG.is_noise(stowed)
    assert not LOG.is_noise(LOG.faded(Event("put_on_stack", 0, {"card": "prince", "island": "wontong", "count": 1})))
