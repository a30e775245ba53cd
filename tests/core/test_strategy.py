"""The positions that show strategy: each loads, and its text names only what is legal there."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import banjar
from banjar.core.registry import definition
from banjar.core.strategy import StrategyPosition
from banjar.core.strategy_replay import replay
from banjar.i18n.texts import LANGUAGES, Texts, locale_folders
from banjar.i18n.wording import Wording

ALL = [position for game in banjar.game_names() for position in definition(game).strategy]
IDS = [f"{position.game} {position.name}" for position in ALL]
NAMED = ("first", "second")


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message on strategy, by its id."""
    found = {}
    for folder in locale_folders(language):
        for file in folder.glob("*_learn.ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and entry.id.name.startswith("strategy-"):
                    found[entry.id.name] = Variables(entry).found
    return found


def part(position: StrategyPosition, name: str) -> str:
    return f"strategy-{position.game}-{position.name}-{name}".replace("_", "-")


@pytest.mark.parametrize("position", ALL, ids=IDS)
def test_a_position_loads(position: StrategyPosition) -> None:
    """A real game from a seed to its end, in which somebody had a choice there and could play on."""
    moment = replay(position)
    offered = [action.text for action in moment.state.legal_actions()]
    assert moment.played in offered
    assert len(offered) > 1
    assert set(position.rejected) <= set(offered) - {moment.played}
    assert set(moment.record.origin) == {"seed"}
    assert "Bots" in moment.record.headers
    assert moment.record.replay().is_over
    assert [action["text"] for action in moment.state.view(moment.seat)["legal"]] == offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_only_what_is_legal(language: str) -> None:
    """Actions are named by the game's own words for them: the one that was played, and those that were not."""
    texts, found = Texts(language), messages(language)
    assert set(found) == {part(position, name) for position in ALL for name in ("title", "text", "why")}
    for position in ALL:
        moment = replay(position)
        words = Wording(texts, position.game, [f"P{seat}" for seat in range(moment.record.players)])
        legal = {action.text: action for action in moment.state.legal_actions()}
        assert words.action(legal[moment.played])
        values = {name: words.action(legal[text]) for name, text in zip(NAMED, position.rejected, strict=False)}
        assert not found[part(position, "title")]
        assert not found[part(position, "text")]
        assert found[part(position, "why")] <= set(values)
        assert texts.say(part(position, "why"), **values)


@pytest.mark.parametrize("game", [game for game in banjar.game_names() if definition(game).strategy])
def test_every_record_is_used(game: str) -> None:
    """And no name is given twice."""
    from banjar.core.registry import game_folder

    stored = {file.stem for file in (game_folder(game) / "strategy").iterdir()}
    assert stored == {position.record for position in definition(game).strategy}
    names = [position.name for position in definition(game).strategy]
    assert len(names) == len(set(names)) > 4
    assert all(re.fullmatch(r"[a-z_]+", name) for name in names)
