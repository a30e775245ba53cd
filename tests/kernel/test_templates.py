"""Trap 9: shared code is loaded once for each game, and the games live side by side."""

from __future__ import annotations

import importlib
import pathlib
import sys

import pytest

import banjar
from banjar.core.engine import engine_of
from banjar.kernel import contract
from banjar.kernel.mode import PLAIN
from banjar.kernel.template import TEMPLATES, cache_directory, instantiate

GAMES = ("altar", "dalang")
ENTRY_POINTS = TEMPLATES / "entry_points.py"


def contract_of(game: str) -> str:
    return f"banjar.games.{game}.contract"


def test_each_game_has_its_own_entry_points() -> None:
    """Two modules out of one file."""
    altar, dalang = (instantiate(ENTRY_POINTS, contract_of(game)) for game in GAMES)
    assert altar is not dalang
    assert (altar.__name__, dalang.__name__) == ("banjar.games.altar.entry_points", "banjar.games.dalang.entry_points")
    assert altar.__file__ == dalang.__file__ == str(ENTRY_POINTS)
    assert altar.play_checked is not dalang.play_checked


@pytest.mark.parametrize("game", GAMES)
def test_a_template_is_loaded_once(game: str) -> None:
    """Everybody shares the engine's module."""
    assert instantiate(ENTRY_POINTS, contract_of(game)) is engine_of(game).entry_points
    assert sys.modules[f"banjar.games.{game}.entry_points"] is engine_of(game).entry_points
    assert engine_of(game) is engine_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_entry_points_call_the_games_own_rules(game: str) -> None:
    """Every name of the contract is the game's."""
    entry_points, own = instantiate(ENTRY_POINTS, contract_of(game)), importlib.import_module(contract_of(game))
    for name in ("apply", "legal_actions", "set_up", "score", "action_value", "uncover"):
        assert getattr(entry_points, name) is getattr(own, name)
        assert getattr(entry_points, name) is not getattr(contract, name)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_offers_the_whole_contract(game: str) -> None:
    """Every public name of the kernel's contract is there."""
    own = importlib.import_module(contract_of(game))
    imported = {"Any", "Generator", "EventBuffer", "Stack", "annotations", "np", "stack"}
    wanted = {name for name in vars(contract) if not name.startswith("_")} - imported
    assert wanted <= set(vars(own))
    assert wanted <= set(own.__all__)


def test_a_template_that_fails_leaves_no_module(tmp_path: pathlib.Path) -> None:
    """The next attempt starts anew."""
    template = tmp_path / "broken.py"
    template.write_text("raise KeyError('broken')\n")
    for _ in range(2):
        with pytest.raises(KeyError, match="broken"):
            instantiate(template, contract_of("altar"))
        assert "banjar.games.altar.broken" not in sys.modules


def test_a_template_named_like_a_module_of_the_game(tmp_path: pathlib.Path) -> None:
    """One would stand in the place of the other."""
    template = tmp_path / "contract.py"
    template.write_text("")
    with pytest.raises(ImportError, match=r"contract\.py needs another name: banjar\.games\.altar has a module"):
        instantiate(template, contract_of("altar"))


def test_a_template_outside_the_package(tmp_path: pathlib.Path) -> None:
    """The contract's name is replaced everywhere."""
    template = tmp_path / "counting.py"
    template.write_text("from banjar.kernel.contract import ACTIONS\nNAME = 'banjar.kernel.contract'\n")
    try:
        counted = [instantiate(template, contract_of(game)) for game in GAMES]
        assert [module.ACTIONS for module in counted] == [len(banjar.load(game).actions) for game in GAMES]
        assert [module.NAME for module in counted] == [contract_of(game) for game in GAMES]
    finally:
        for game in GAMES:
            sys.modules.pop(f"banjar.games.{game}.counting", None)


def test_both_games_side_by_side() -> None:
    """In turn, decision by decision: neither disturbs the other."""
    altar, dalang = (banjar.load(game).new(seed=4) for game in GAMES)
    for _ in range(30):
        for state in (altar, dalang):
            state.play(state.legal_ids()[0])
    for state in (altar, dalang):
        alone = state.game.new(seed=4)
        for _ in range(30):
            alone.play(alone.legal_ids()[0])
        assert alone == state


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
def test_each_game_has_its_own_cache() -> None:
    """Both instances of the template would otherwise share files."""
    places = [pathlib.Path(engine_of(game).entry_points.play_checked.stats.cache_path) for game in GAMES]
    assert places[0] != places[1]
    for game, place in zip(GAMES, places, strict=True):
        assert place == cache_directory(ENTRY_POINTS, contract_of(game))
        assert list(place.glob("entry_points.play_checked-*.nbi"))


def test_a_template_that_builds_on_the_entry_points(tmp_path: pathlib.Path) -> None:
    """What it imports from them is the game's own."""
    template = tmp_path / "building.py"
    template.write_text("from banjar.kernel.templates.entry_points import keep_result\n")
    try:
        for game in GAMES:
            entry_points = engine_of(game).entry_points
            assert instantiate(template, contract_of(game)).keep_result is entry_points.keep_result
    finally:
        for game in GAMES:
            sys.modules.pop(f"banjar.games.{game}.building", None)
