"""Score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from banjar.terminal.client import Client
from banjar.text_board.board import View
from banjar.text_board.layout import cell, row

if TYPE_CHECKING:
    from banjar.core.game import State

LABEL_WIDTH = 20
"""In characters, as SEAT_WIDTH."""
SEAT_WIDTH = 14


def _table(client: Client, view: View, lines: Sequence[tuple[str, Sequence[int | str]]]) -> list[Text]:
    """A table with one column per seat."""
    seats = range(len(view["players"]))
    head = row(cell("", LABEL_WIDTH), *(cell(client.board.seat(view, seat), SEAT_WIDTH, right=True) for seat in seats))
    return [head] + [
        row(cell(f" {label}", LABEL_WIDTH), *(cell(str(number), SEAT_WIDTH, right=True) for number in numbers))
        for label, numbers in lines
    ]


def standing(client: Client, view: View) -> list[Text]:
    """The public points during a game."""
    lines = client.board.standing(view)
    worded = [(client.wording.score_line(name), numbers) for name, numbers in lines]
    sums = [sum(numbers) for numbers in zip(*(numbers for _, numbers in lines), strict=True)]
    return _table(client, view, [*worded, (client.wording.score_line("total"), sums)])


def final(client: Client, state: State, seat: int | None) -> list[Text]:
    """The complete score sheet of a finished game, with ranks and winners."""
    view = state.view(seat)
    sheets = state.score_sheets()
    lines: list[tuple[str, Sequence[int | str]]] = [
        (client.wording.score_line(name), [sheet[name] for sheet in sheets]) for name in sheets[0]
    ]
    lines.append((client.text("place"), [client.text("nth", place=rank) for rank in state.ranks()]))
    table = _table(client, view, lines)
    return [*table, Text(), _winners(client, state)]


def _winners(client: Client, state: State) -> Text:
    names = [client.wording.seat(seat) for seat in state.winners()]
    if len(names) == 1:
        return Text(client.text("winner", player=names[0]), "bold")
    listed = client.text("and", first=", ".join(names[:-1]), last=names[-1])
    return Text(client.text("winners", players=listed), "bold")
