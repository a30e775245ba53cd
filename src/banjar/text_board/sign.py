"""How a kind of card looks in a terminal: a letter, a shape and a colour of its own."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Sign:
    """A kind's sign; any one of the three tells it from the others."""

    letter: str
    shape: str
    colour: str

    def text(self, shapes: bool) -> Text:
        """The sign, with or without the shape."""
        return Text(self.letter + self.shape if shapes else self.letter, f"bold {self.colour}")


SEAT_COLOURS = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "green": "green"}
