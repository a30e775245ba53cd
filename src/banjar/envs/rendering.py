"""A seat's view as text, for environments that render."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from banjar.core.game import State

WIDTH = 80


def drawn(state: State, seat: int | None) -> str:
    """The table as the terminal client shows it to a seat, or to a spectator, in plain characters."""
    from banjar.i18n.texts import Texts
    from banjar.i18n.wording import Wording
    from banjar.text_board.board import board_of

    texts = Texts("en")
    board = board_of(state.game.name, texts, Wording(texts, state.game.name), shapes=False)
    view = state.view(seat)
    lines = [board.title(view, WIDTH), *board.lines(view, WIDTH)]
    return "\n".join(line.plain.rstrip() for line in lines)
