"""What a seat has seen happen, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from banjar.core.event import Event
from banjar.terminal.screen import Screen

if TYPE_CHECKING:
    from banjar.core.game import State
    from banjar.i18n.wording import Wording


@dataclass(frozen=True)
class Sentence:
    """One thing that happened."""

    news: str
    """As it is told at once."""
    text: str | None
    """As the log keeps it: without what a player may remember but not look up."""
    mine: bool
    """Did it happen to the reader?"""
    turn: int | None = None
    """The turn that begins with it."""


class Log:
    """Sentences, decision by decision; the set-up comes first."""

    def __init__(self, state: State, seat: int | None, news: Wording, kept: Wording) -> None:
        self._seat = seat
        self._news = news
        self._kept = kept
        self._decisions = [self._worded(events) for events in state.history(seat)]

    def __len__(self) -> int:
        return len(self._decisions)

    def _worded(self, events: Iterable[Event]) -> list[Sentence]:
        sentences = []
        for event in events:
            news = self._news.event(event)
            if news:
                mine = event.seat is not None and event.seat == self._seat
                turn = event.details["turn"] if event.type == "turn_began" else None
                sentences.append(Sentence(news, self._kept.event(event), mine, turn))
        return sentences

    def note(self, state: State, remark: str = "", seat: int | None = None) -> None:
        """Add what the last decision made happen, as the reader or another seat knows it.

        A remark goes to its first sentence.
        """
        sentences = self._worded(state.events(self._seat if seat is None else seat))
        if remark and sentences:
            first = sentences[0]
            text = f"{first.text} {remark}" if first.text else None
            sentences[0] = replace(first, news=f"{first.news} {remark}", text=text)
        self._decisions.append(sentences)

    def cut(self, decisions: int) -> None:
        """Forget everything after so many decisions."""
        del self._decisions[decisions + 1 :]

    def sentences(self, since: int = 0, upto: int | None = None) -> Iterator[Sentence]:
        """Everything from an entry on, the set-up being entry 0."""
        for decision in self._decisions[since:upto]:
            yield from decision

    def paragraphs(self, since: int = 0, upto: int | None = None) -> list[list[Sentence]]:
        """The sentences turn by turn."""
        paragraphs: list[list[Sentence]] = []
        for sentence in self.sentences(since, upto):
            if sentence.turn is not None or not paragraphs:
                paragraphs.append([])
            paragraphs[-1].append(sentence)
        return paragraphs


def flowing(paragraphs: Iterable[list[Sentence]], head: Callable[[int], str], screen: Screen) -> list[Text]:
    """A paragraph a turn, wrapped; what happened to the reader is set off. The head is put before a turn."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        text = Text()
        for sentence, times in groupby(paragraph):
            count = len(list(times))
            if sentence.turn is not None and len(paragraph) > 1:
                text.append(f"{head(sentence.turn)} ", "bold")
            else:
                again = f" (×{count})" if count > 1 else ""
                text.append(f"{sentence.news}{again}. ", "bold" if sentence.mine else "")
        lines += bulleted(text, screen)
    return lines


def bulleted(text: Text, screen: Screen) -> list[Text]:
    """A paragraph with a bullet, wrapped."""
    lines = []
    for number, line in enumerate(text.wrap(screen.console, screen.width - 3)):
        line.rstrip()
        bullet = ("•" if screen.shapes else "-") if number == 0 else " "
        lines.append(Text(f" {bullet} ").append_text(line))
    return lines


def listed(sentences: Iterable[Sentence]) -> list[Text]:
    """A line a sentence, for reading aloud and for long logs."""
    return [
        Text(f"{sentence.text}.", "" if sentence.turn is None else "bold") for sentence in sentences if sentence.text
    ]
