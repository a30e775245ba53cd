"""The rules page of a game, whole or rule by rule."""

from __future__ import annotations

import re
import sys

from banjar.core.errors import OptionError
from banjar.i18n.texts import rules_page

MAX_WIDTH_COLUMNS = 100
RULE = re.compile(r"^- \*\*([A-Z]{1,2}\d+(?:\.\d+)?)\*\*", re.MULTILINE)
SECTION = re.compile(r"^## ([A-Z]\d+)\b.*$", re.MULTILINE)


class Rulebook:
    """The rules of a game in one language.

    >>> Rulebook("altar", "en").find("a7.1")
    '- **A7.1** When the game begins, the demon is on row A.'
    """

    def __init__(self, game: str, language: str) -> None:
        self.text = rules_page(game, language).read_text(encoding="utf-8")

    def find(self, number: str) -> str | None:
        """A rule such as A3.10, a section such as A3, or an example such as AE1."""
        wanted = number.upper()
        for match in RULE.finditer(self.text):
            if match[1] == wanted:
                return self.text[match.start() : self._line_end(match.start())]
        for match in SECTION.finditer(self.text):
            if match[1] == wanted:
                end = self.text.find("\n## ", match.end())
                return self.text[match.start() : end if end >= 0 else None].rstrip()
        return None

    def _line_end(self, start: int) -> int:
        end = self.text.find("\n", start)
        return len(self.text) if end < 0 else end

    def sections(self) -> list[str]:
        """The headings of the sections, number first."""
        return [match[0].removeprefix("## ") for match in SECTION.finditer(self.text)]

    def numbers(self) -> list[str]:
        """All numbers that `find` accepts."""
        found = [match[1] for match in SECTION.finditer(self.text)]
        return found + [match[1] for match in RULE.finditer(self.text)]


def spoken(rule: str) -> str:
    """A rule without its Markdown formatting."""
    return rule.removeprefix("- ").replace("**", "")


def print_rules(game: str, language: str, number: str | None) -> None:
    """Print all rules or one of them: rendered on a terminal, as Markdown to a pipe."""
    book = Rulebook(game, language)
    text = book.text if number is None else book.find(number)
    if text is None:
        sections = ", ".join(heading.split()[0] for heading in book.sections())
        raise OptionError(f"there is no rule {number!r} in {game}; the sections are {sections}")
    if not sys.stdout.isatty():
        print(text if number is None or text.startswith("#") else spoken(text))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    console.print(Markdown(text), width=min(console.width, MAX_WIDTH_COLUMNS))
