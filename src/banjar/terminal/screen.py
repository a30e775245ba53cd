"""The screen: its size, and whether it supports colours and shapes."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

MIN_WIDTH_COLUMNS = 80
MAX_WIDTH_COLUMNS = 100
MIN_HEIGHT_LINES = 24


class Screen:
    """The output of the client; a terminal shows one page at a time, piped output scrolls."""

    def __init__(self, console: Console, plain: bool = False) -> None:
        self.console = console
        self.plain = plain
        self.paged = console.is_terminal and not plain
        self.shapes = not plain and console.encoding.lower().startswith("utf")

    @property
    def width(self) -> int:
        """The width in columns."""
        return min(max(self.console.width, MIN_WIDTH_COLUMNS), MAX_WIDTH_COLUMNS)

    @property
    def height(self) -> int | None:
        """The height of a page in lines, or None if output scrolls."""
        return max(self.console.height, MIN_HEIGHT_LINES) if self.paged else None

    def page(self, lines: Iterable[Text]) -> None:
        """Show lines on a new page, or append them if output scrolls."""
        if self.paged:
            self.console.clear()
        else:
            self.console.print()
        for line in lines:
            line.rstrip()
            self.console.print(line, overflow="ignore", no_wrap=True, crop=False)

    def say(self, text: str | Text = "", style: str = "") -> None:
        """Write a paragraph, wrapped."""
        paragraph = text if isinstance(text, Text) else Text(text, style)
        for line in paragraph.wrap(self.console, min(self.width, self.console.width)):
            line.rstrip()
            self.console.print(line)


def open_screen(plain: bool = False) -> Screen:
    """The screen on standard output."""
    width = None if sys.stdout.isatty() else MIN_WIDTH_COLUMNS
    console = Console(
        color_system=None if plain else "auto",
        force_terminal=False if plain else None,
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
    )
    return Screen(console, plain)
