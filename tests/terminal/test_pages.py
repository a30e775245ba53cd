"""Every page fits on 80 columns and 24 rows, shows every choice, and nothing the seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text
from tests.terminal.client import CONFIGURATIONS, LANGUAGES, paper_client, played

import banjar
from banjar.core.errors import OptionError
from banjar.core.game import State
from banjar.terminal import sheet
from banjar.terminal.client import Client
from banjar.terminal.layout import Contents, compose
from banjar.terminal.table import TerminalGame
from banjar.text_board.board import Board
from banjar.text_board.layout import grid

WIDTH, HEIGHT = 80, 24


def table_of(state: State, seat: int, client: Client) -> TerminalGame:
    return TerminalGame(client, state, seat, {}, {})


def page_lines(state: State, language: str, plain: bool = False, page: int = 0) -> tuple[list[str], int]:
    """The page for the seat that decides, as 24 rows would show it."""
    assert state.to_act is not None
    client, _ = paper_client(state.game.name, [], language, plain)
    human = table_of(state, state.to_act, client)._human
    contents = human.contents(state.legal_actions())
    composed = compose(contents, WIDTH, HEIGHT, page)
    return [line.plain for line in composed.lines], composed.pages


def assert_fits(lines: list[str]) -> None:
    assert len(lines) <= HEIGHT - 1
    assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize(
    ("game", "options", "language"),
    [
        pytest.param(game, options, language, marks=() if (number + place) % len(LANGUAGES) == 0 else pytest.mark.slow)
        for number, (game, options) in enumerate(CONFIGURATIONS)
        for place, language in enumerate(LANGUAGES)
    ],
)
def test_every_page_of_a_game_fits(game: str, options: dict[str, Any], language: str) -> None:
    state = banjar.load(game, **options).new(LANGUAGES.index(language))
    chance = random.Random(4)
    number = 0
    while not state.is_over:
        if number % (17 if game == "altar" else 97) == 0:
            for plain in (False, True):
                lines, pages = page_lines(state, language, plain)
                assert_fits(lines)
                for page in range(1, pages):
                    assert_fits(page_lines(state, language, plain, page)[0])
        state.play(chance.choice(state.legal_actions()))
        number += 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_the_end_fits(game: str, options: dict[str, Any], language: str) -> None:
    state = played(game, options, 3)
    client, _ = paper_client(game, [], language)
    view = state.view(0)
    assert_fits([line.plain for line in [client.board.title(view, WIDTH), *client.board.lines(view, WIDTH)]])
    assert_fits([line.plain for line in sheet.final(client, state, 0)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_an_open_board_fits_with_its_news(game: str, options: dict[str, Any], language: str) -> None:
    client, _ = paper_client(game, [], language)
    for decisions in (0, 30, 60):
        state = played(game, options, 5, decisions)
        view = state.open_view()
        lines = [line.plain for line in [client.board.title(view, WIDTH), *client.board.lines(view, WIDTH)]]
        assert max(map(len, lines)) <= WIDTH
        assert len(lines) + 1 + 6 <= HEIGHT - 1


@pytest.mark.long
def test_large_hands_fit_and_every_choice_is_on_some_page() -> None:
    """Many kinds in hand give many ways to put a card."""
    game = banjar.load("dalang", players=4)
    largest, most = game.new(1), 0
    for seed in range(4):
        candidate = game.new(seed)
        chance = random.Random(seed)
        while not candidate.is_over:
            if len(candidate.legal_actions()) > most:
                largest, most = candidate.copy(), len(candidate.legal_actions())
            candidate.play(chance.choice(candidate.legal_actions()))
    assert most > 20
    for language in LANGUAGES:
        seen: set[int] = set()
        lines, pages = page_lines(largest, language)
        for page in range(pages):
            lines = page_lines(largest, language, page=page)[0]
            assert_fits(lines)
            words = " ".join(lines[-12:]).split()
            seen |= {int(word) for word in words if word.isdecimal()}
        assert set(range(1, most + 1)) <= seen


@pytest.mark.parametrize("board", ["altar", "dalang"])
def test_no_two_kinds_share_a_sign(board: str) -> None:
    client, _ = paper_client(board, [])
    marks = client.board.marks.values()
    for part in ("letter", "shape", "colour"):
        assert len({getattr(mark, part) for mark in marks}) == len(marks)


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_worlds_a_seat_cannot_distinguish_look_the_same(game: str, options: dict[str, Any]) -> None:
    for decisions in (9, 25, 50):
        state = played(game, options, 6, decisions)
        if state.is_over or state.to_act is None:
            continue
        other = state.seen_by(state.to_act).sample_world(decisions)
        assert page_lines(state, "en") == page_lines(other, "en")
        texts = []
        for world in (state, other):
            client, _ = paper_client(game, [])
            log = table_of(world, state.to_act, client).log
            texts.append([(sentence.news, sentence.text) for sentence in log.sentences()])
            texts[-1] += [(line.plain, None) for line in sheet.standing(client, world.view(state.to_act))]
        assert texts[0] == texts[1]


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_every_phase_and_action_has_its_rule(game: str) -> None:
    options = {"players": 3}
    loaded = banjar.load(game, **options)
    for language in LANGUAGES:
        client, _ = paper_client(game, [], language)
        board: Board = client.board
        for phase in loaded.rules.phases:
            assert board.rule_of(phase) == loaded.rules.phase_rules[phase].rule
            assert client.rulebook.find(board.rule_of(phase))
        for rule in board.action_rules.values():
            assert client.rulebook.find(rule)


texts = st.text(st.characters(codec="ascii", categories=("L", "N")), min_size=1, max_size=30).map(Text)


@given(st.lists(texts, min_size=1, max_size=60), st.lists(texts, max_size=40), st.integers(0, 16), st.integers(0, 9))
def test_compose_never_overflows(choices: list[Text], news: list[Text], board: int, page: int) -> None:
    contents = Contents(
        board=[Text("board")] * board,
        news=news,
        question=Text("question"),
        earlier=lambda count: Text(f"… {count}"),
        choices=choices,
        shorter=choices,
        more=lambda first, last: Text(f"{first}-{last}"),
    )
    lines = compose(contents, WIDTH, HEIGHT, page).lines
    assert len(lines) <= HEIGHT - 1
    assert max(line.cell_len for line in lines) <= WIDTH


@given(st.lists(texts, min_size=1, max_size=40), st.integers(1, 6))
def test_a_grid_keeps_every_item(items: list[Text], columns: int) -> None:
    joined = " ".join(line.plain for line in grid(items, columns)).split()
    assert sorted(joined) == sorted(item.plain for item in items)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(OptionError):
        paper_client("altar", [], "fr")
