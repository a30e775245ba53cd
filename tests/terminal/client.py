"""A client on paper: a screen of 80 by 24 kept in memory, and answers from a list."""

from __future__ import annotations

import io
import random
from typing import Any

from rich.console import Console

import banjar
from banjar.core.game import State
from banjar.i18n.texts import Texts
from banjar.i18n.wording import Wording
from banjar.terminal.client import Client
from banjar.terminal.prompt import Prompt
from banjar.terminal.rulebook import Rulebook
from banjar.terminal.screen import Screen
from banjar.text_board.board import board_of

LANGUAGES = ("en", "nl", "de", "it")
CONFIGURATIONS: list[tuple[str, dict[str, Any]]] = [
    ("altar", {"players": players, "oracle": oracle, "demon": demon})
    for players in (2, 3, 4)
    for oracle in (False, True)
    for demon in (False, True)
] + [("dalang", {"players": players}) for players in (3, 4)]


class Answers(Prompt):
    """Answers given beforehand; as at a keyboard if asked to be."""

    def __init__(self, screen: Screen, answers: list[str], interactive: bool = False) -> None:
        super().__init__(screen, io.StringIO("".join(f"{answer}\n" for answer in answers)))
        self._acts = interactive
        self.interactive = interactive

    def ask(self, question: str) -> str:
        self.interactive = False
        try:
            return super().ask(question)
        finally:
            self.interactive = self._acts


def paper_client(
    game: str, answers: list[str], language: str = "en", plain: bool = False, interactive: bool = False
) -> tuple[Client, io.StringIO]:
    """A client and what it writes."""
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=80,
        height=24,
        force_terminal=not plain,
        color_system=None,
        highlight=False,
        markup=False,
        emoji=False,
        _environ={"TERM": "xterm"},
    )
    screen = Screen(console, plain)
    screen.shapes = not plain
    texts = Texts(language)
    wording, full_wording = Wording(texts, game), Wording(texts, game, memory_aid=True)
    board = board_of(game, texts, wording, screen.shapes)
    prompt = Answers(screen, answers, interactive)
    return Client(screen, prompt, texts, wording, full_wording, board, Rulebook(game, language)), paper


def played(game: str, options: dict[str, Any], seed: int, decisions: int | None = None) -> State:
    """A game after some random decisions, or after all."""
    state = banjar.load(game, **options).new(seed)
    chance = random.Random(seed)
    while not state.is_over and (decisions is None or len(state.decisions) < decisions):
        state.play(chance.choice(state.legal_actions()))
    return state
