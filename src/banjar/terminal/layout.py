"""Fit a board, the news and the choices on one page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from banjar.text_board.layout import fewest_columns, grid

MIN_EVENT_LINES = 1
SOME_EVENT_LINES = 2
MAX_EVENT_LINES = 6


@dataclass(frozen=True)
class Page:
    """The lines of a page, and the number of pages that the choices need."""

    lines: list[Text]
    pages: int


@dataclass(frozen=True)
class Contents:
    """The parts of a page."""

    board: Sequence[Text]
    news: Sequence[Text]
    question: Text
    earlier: Callable[[int], Text]
    """Makes the line that replaces a number of news lines that do not fit."""
    choices: Sequence[Text] = ()
    shorter: Sequence[Text] = ()
    """Short forms of the choices, used where the long ones do not fit."""
    more: Callable[[int, int], Text] = lambda _first, _last: Text()
    """Makes the line that says which choices the page shows, from the first and the last number."""


def compose(contents: Contents, width: int, height: int | None, page: int = 0) -> Page:
    """Arrange everything in at most `height - 1` lines; the last line is for the prompt."""
    news = list(contents.news)
    if height is None:
        return Page(_joined(contents, news, list(contents.choices), 3), 1)
    room = height - 1 - len(contents.board) - 1
    enough, some, least = (min(len(news), lines) for lines in (MAX_EVENT_LINES, SOME_EVENT_LINES, MIN_EVENT_LINES))
    long, short = contents.choices, contents.shorter
    for choices, kept in ((long, enough), (long, some), (short, enough), (short, some), (short, least)):
        columns = fewest_columns(choices, width, room - kept)
        rows = grid(choices, columns)
        if len(rows) <= room - kept:
            return _fitted(contents, news, rows, room, 1)
    per_page = max(1, room - least - 1) * columns
    pages = -(-len(choices) // per_page)
    first = (page % pages) * per_page
    shown = contents.shorter[first : first + per_page]
    rows = [*grid(shown, columns), contents.more(first + 1, first + len(shown))]
    return _fitted(contents, news, rows, room, pages)


def _fitted(contents: Contents, news: list[Text], rows: list[Text], room: int, pages: int) -> Page:
    left = room - len(rows)
    if len(news) > left:
        cut = len(news) - left + 1
        news = [contents.earlier(cut), *news[cut:]][:left]
    return Page(_joined(contents, news, rows, left - len(news)), pages)


def _joined(contents: Contents, news: list[Text], rows: list[Text], spare: int) -> list[Text]:
    """All lines, separated by empty lines where there is room."""
    lines = list(contents.board)
    if spare > 0 and news:
        lines.append(Text())
    lines += news
    if spare > 1 or (spare and not news):
        lines.append(Text())
    return [*lines, contents.question, *rows]
