"""Symmetries: renamed games are games by the same rules."""

from __future__ import annotations

import random

import numpy as np
import pytest

import banjar
from banjar.core.registry import definition
from banjar.core.symmetry import Symmetry


@pytest.mark.parametrize(("game", "count"), [("altar", 576), ("dalang", 24)])
def test_every_symmetry_renames_all_features_and_actions(game: str, count: int) -> None:
    rules = definition(game)
    names = (*rules.feature_names, *rules.world_feature_names)
    assert len(names) == len(set(names)) == rules.contract.FEATURES + rules.contract.WORLD_FEATURES
    found = list(rules.symmetries())
    assert len(found) == count == len({str(symmetry) for symmetry in found})
    for symmetry in random.Random(1).sample(found, 12):
        assert sorted(symmetry.features(names)) == list(range(len(names)))
        assert sorted(symmetry.actions(rules.actions)) == list(range(len(rules.actions)))


def test_a_symmetry_that_names_no_action_is_refused() -> None:
    rules = definition("altar")
    with pytest.raises(ValueError, match="something that is no action"):
        Symmetry({"rice": "shrine"}).actions(rules.actions)


@pytest.mark.parametrize("seed", range(3))
def test_a_renamed_game_of_altar_is_legal_and_observed_renamed(seed: int) -> None:
    """Goods exchanged in the deal, the sets and the altar: every decision and observation follows, renamed."""
    rules = definition("altar")
    goods = ("rice", "peanut", "banana", "pepper")
    dice = random.Random(seed)
    symmetry = dice.choice([one for one in rules.symmetries() if one.words["row0"] == "row0" == one.words["row0"]])
    symmetry = Symmetry({good: symmetry.words[good] for good in goods})
    letters = dict(zip(goods, "RNBE", strict=True))
    table = str.maketrans({letters[old]: letters[new] for old, new in symmetry.words.items()})
    game = banjar.load("altar", players=3, oracle=True)
    sets = {colour: [symmetry.words[good] for good in farmers] for colour, farmers in game.options["sets"].items()}
    state = game.new(seed=seed)
    deal = {name: cards.translate(table) for name, cards in game.deal_of(seed).items()}
    twin = banjar.load("altar", players=3, oracle=True, sets=sets).from_deal(deal)
    sources = symmetry.actions(rules.actions)
    renamed = {old: new for new, old in enumerate(sources)}
    features = symmetry.features(rules.feature_names)
    while not state.is_over:
        assert sorted(renamed[action] for action in state.legal_ids()) == twin.legal_ids()
        assert state.to_act is not None
        mine, theirs = (one.observation(state.to_act) for one in (state, twin))
        assert np.array_equal(mine[features], theirs)
        action = dice.choice(state.legal_ids())
        state.play(action)
        twin.play(renamed[action])
    assert state.scores() == twin.scores()
