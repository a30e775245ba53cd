"""The log of a game in words, as a seat has seen it."""

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
    """One event in words."""

    news: str
    """The wording when it happens."""
    text: str | None
    """The wording in the log, without what players may remember but not look up; None if redundant."""
    mine: bool
    """Whether it happened to the reader."""
    turn: int | None = None
    """The turn that begins with it, if any."""


class Log:
    """Sentences by decision; entry 0 is the set-up."""

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
        """Add the events of the last decision, as the reader or another seat knows them.

        A remark is appended to the first sentence.
        """
        sentences = self._worded(state.events(self._seat if seat is None else seat))
        if remark and sentences:
            first = sentences[0]
            text = f"{first.text} {remark}" if first.text else None
            sentences[0] = replace(first, news=f"{first.news} {remark}", text=text)
        self._decisions.append(sentences)

    def cut(self, decisions: int) -> None:
        """Remove everything after the first `decisions` decisions."""
        del self._decisions[decisions + 1 :]

    def sentences(self, since: int = 0, upto: int | None = None) -> Iterator[Sentence]:
        """All sentences from an entry on; entry 0 is the set-up."""
        for decision in self._decisions[since:upto]:
            yield from decision

    def paragraphs(self, since: int = 0, upto: int | None = None) -> list[list[Sentence]]:
        """The sentences grouped by turn."""
        paragraphs: list[list[Sentence]] = []
        for sentence in self.sentences(since, upto):
            if sentence.turn is not None or not paragraphs:
                paragraphs.append([])
            paragraphs[-1].append(sentence)
        return paragraphs


def flowing(paragraphs: Iterable[list[Sentence]], head: Callable[[int], str], screen: Screen) -> list[Text]:
    """One wrapped paragraph per turn, after the turn's heading; what happened to the reader is bold."""
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
    """One line per sentence, for screen readers and long logs."""
    return [
        Text(f"{sentence.text}.", "" if sentence.turn is None else "bold") for sentence in sentences if sentence.text
    ]
