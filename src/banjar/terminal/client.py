"""The client: screen, prompt, language and board of a terminal session."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from banjar.terminal.prompt import Prompt
from banjar.terminal.rulebook import Rulebook
from banjar.terminal.screen import Screen, open_screen
from banjar.text_board.board import Board, board_of

if TYPE_CHECKING:
    from banjar.core.game import Game
    from banjar.i18n.texts import Texts
    from banjar.i18n.wording import Wording


@dataclass(frozen=True)
class Client:
    """A screen, a prompt, a language, and the board of one game."""

    screen: Screen
    prompt: Prompt
    texts: Texts
    wording: Wording
    full_wording: Wording
    """Includes what players may remember but not look up."""
    board: Board
    rulebook: Rulebook

    def text(self, message: str, **values: str | int) -> str:
        """A message of the terminal."""
        return self.texts.say(f"terminal-{message}", **values)

    def say(self, message: str, **values: str | int) -> None:
        """Print a message of the terminal."""
        self.screen.say(self.text(message, **values))

    def earlier(self, count: int) -> Text:
        """The line that replaces news that do not fit."""
        return Text(f" {self.text('earlier', count=count)}", "dim")

    def turn_head(self, turn: int) -> str:
        """The heading of a turn's news."""
        return self.text("turn-head", turn=turn)


def open_client(game: Game, language: str, plain: bool) -> Client:
    """A client for a game in a language, on standard input and output."""
    from banjar.i18n.texts import Texts
    from banjar.i18n.wording import COLOURS, Wording

    screen = open_screen(plain)
    texts = Texts(language)
    colours = game.options.get("colours", COLOURS)
    wording = Wording(texts, game.name, colours=colours)
    full_wording = Wording(texts, game.name, colours=colours, memory_aid=True)
    board = board_of(game.name, texts, wording, screen.shapes)
    return Client(screen, Prompt(screen), texts, wording, full_wording, board, Rulebook(game.name, language))
