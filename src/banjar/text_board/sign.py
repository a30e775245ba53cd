"""Signs of card kinds in a terminal: each has its own letter, shape and colour."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Sign:
    """The sign of a kind; letter, shape and colour each identify it on their own."""

    letter: str
    shape: str
    colour: str

    def text(self, shapes: bool) -> Text:
        """The sign, with or without the shape."""
        return Text(self.letter + self.shape if shapes else self.letter, f"bold {self.colour}")


SEAT_COLOURS = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "green": "green"}
