"""Reasons in views: why the seat to move cannot use something."""

from __future__ import annotations

import random

import pytest
from tests.reasons import applies

import banjar
from banjar.core.reason import Reason
from banjar.core.registry import game_names
from banjar.i18n.texts import LANGUAGES, Texts


def test_a_reason_has_the_form_used_in_views() -> None:
    """Values are left out where there are none."""
    assert Reason("hand", "too-late").to_dict() == {"target": "hand", "reason": "too-late"}
    shown = Reason("hand rice", "too-dear", {"price": 3}).to_dict()
    assert shown == {"target": "hand rice", "reason": "too-dear", "values": {"price": 3}}


def test_the_longest_matching_target_applies() -> None:
    """From the general to the special."""
    found = [{"target": "card", "reason": "one"}, {"target": "card prince", "reason": "two"}]
    assert applies(found, "card prince") == {"target": "card prince", "reason": "two"}
    assert applies(found, "card princes") == {"target": "card", "reason": "one"}
    assert applies(found, "island") is None


@pytest.mark.parametrize("name", game_names())
def test_only_the_seat_to_act_gets_reasons(name: str) -> None:
    """Reasons come with offered actions, and no target has two."""
    game = banjar.load(name)
    dice = random.Random(5)
    for seed in range(3):
        state = game.new(seed)
        while state.to_act is not None:
            for seat in (*range(state.players), None):
                shown = state.view(seat)
                targets = [reason["target"] for reason in shown["reasons"]]
                assert len(set(targets)) == len(targets)
                assert shown["legal"] or not shown["reasons"]
            state.play(dice.choice(state.legal_actions()))
        assert state.view(0)["reasons"] == []


@pytest.mark.parametrize("name", game_names())
def test_every_reason_has_a_message(name: str) -> None:
    """In all languages."""
    game = banjar.load(name)
    dice = random.Random(6)
    found = set()
    for seed in range(5):
        state = game.new(seed)
        while state.to_act is not None:
            found |= {reason["reason"] for reason in state.view(state.to_act)["reasons"]}
            state.play(dice.choice(state.legal_actions()))
    for language in LANGUAGES:
        assert [reason for reason in found if not Texts(language).has(f"{name}-web-why-{reason}")] == []
