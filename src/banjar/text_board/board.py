"""The base class of all text boards."""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from banjar.core.action import Action
from banjar.core.registry import definition
from banjar.text_board.layout import cell, row
from banjar.text_board.sign import SEAT_COLOURS, Sign

if TYPE_CHECKING:
    from banjar.i18n.texts import Texts
    from banjar.i18n.wording import Wording

COLOURS = ("red", "blue", "yellow", "green")

GENERIC = "banjar.text_board.generic:GenericBoard"
GAP = 2

View = Mapping[str, Any]


class Board(ABC):
    """Draws a seat's view as text; it has no access to the state."""

    marks: ClassVar[Mapping[str, Sign]] = {}
    action_rules: ClassVar[Mapping[str, str]] = {}
    """The number of the rule for a type of action, where it differs from the phase's."""

    def __init__(self, texts: Texts, wording: Wording, shapes: bool) -> None:
        self.texts = texts
        self.wording = wording
        self.game = wording.game
        self.shapes = shapes
        self.zero = "·" if shapes else "0"
        self.nothing = "–" if shapes else "-"

    @abstractmethod
    def lines(self, view: View, width: int) -> list[Text]:
        """The table, without the title line."""

    def rule_of(self, phase: str, action: Action | None = None) -> str:
        """The number of the rule that a phase, or one of its choices, comes from."""
        if action is not None and action.type in self.action_rules:
            return self.action_rules[action.type]
        return definition(self.game).phase_rules[phase].rule

    def remark(self, _action: Action, _view: View, /) -> Text | None:
        """An addition to the wording of an action from the view, e.g. a price."""
        return None

    def words(self, action: Action, view: View) -> Text:
        """An action in words, followed by its remark."""
        line = Text(self.wording.action(action))
        remark = self.remark(action, view)
        return line.append("  ").append_text(remark) if remark else line

    def few_words(self, action: Action, view: View) -> Text:
        """A short form of an action, for long lists."""
        return self.words(action, view)

    @abstractmethod
    def standing(self, view: View) -> list[tuple[str, list[int]]]:
        """The public lines of the score sheet, each with one number per seat."""

    def say(self, message: str, **values: str | int) -> str:
        """A message of the terminal."""
        return self.texts.say(f"terminal-{message}", **values)

    def title(self, view: View, width: int) -> Text:
        """The first line: the game, the turn, the phase, and who decides."""
        left = Text(self.texts.say(f"game-{self.game}"), "bold")
        left.append(f"  {self.say('turn', turn=view['turn'])}", "not bold")
        right = Text()
        if view["to_act"] is not None:
            right.append_text(self.seat(view, view["to_act"]))
            right.append(": ")
        right.append(self.wording.phase(view["phase"]), "bold")
        left.pad_right(max(GAP, width - left.cell_len - right.cell_len))
        return left.append_text(right)

    def seat(self, view: View, seat: int) -> Text:
        """A player's name in the player's colour; the viewing seat is marked."""
        name = self.wording.seat(seat)
        if view["seat"] == seat:
            name = self.say("you", player=name)
        colour = view["players"][seat].get("colour", COLOURS[seat])
        return Text(name, SEAT_COLOURS[colour])

    def turn_arrow(self, view: View, seat: int) -> str:
        """An arrow for the player whose turn it is, else a space."""
        arrow = "▸" if self.shapes else ">"
        return arrow if seat == view["active"] and view["to_act"] is not None else " "

    def sign(self, kind: str) -> Text:
        """The sign of a kind of card."""
        return self.marks[kind].text(self.shapes)

    def counted(self, counts: Mapping[str, int], separator: str = "  ") -> Text:
        """Signs with numbers, e.g. R∴2  N∞1; kinds without a card are left out."""
        parts = [row(self.sign(kind), Text(f" {count}")) for kind, count in counts.items() if count]
        return Text(separator).join(parts) if parts else Text(self.nothing)

    def labelled(self, label: str | Text, content: Text, width: int, label_width: int) -> Text:
        """A line with a label."""
        return row(Text(" "), cell(label, label_width), cell(content, width - label_width - 1))


def board_of(game: str, texts: Texts, wording: Wording, shapes: bool) -> Board:
    """The text board of a game: its own, or the generic one."""
    module, name = (definition(game).text_board or GENERIC).split(":")
    board: Board = getattr(importlib.import_module(module), name)(texts, wording, shapes)
    return board
