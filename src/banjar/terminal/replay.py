"""`banjar replay`: show a saved game, step by step or all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from banjar.core.errors import OptionError
from banjar.terminal import sheet
from banjar.terminal.client import Client, open_client
from banjar.terminal.log import Log, flowing, listed
from banjar.terminal.prompt import EndOfInput
from banjar.terminal.saving import read

if TYPE_CHECKING:
    from banjar.core.game import Record, State
    from banjar.i18n.wording import Wording

ALL = "all"
MAX_EVENT_LINES = 6


def replay(file: str, language: str, seat: str | None, whole: bool, plain: bool) -> None:
    """Show the game in a file."""
    record = read(file)
    viewer = RecordViewer(record, _seat(record, seat), open_client(record.load(), language, plain))
    if whole or not viewer.client.prompt.interactive:
        viewer.print_all()
    else:
        viewer.run()


def _seat(record: Record, seat: str | None) -> int | str | None:
    """Whose cards are shown: a seat's, everybody's, or nobody's."""
    if seat is None:
        is_over = record.result is not None or "Resigned" in record.headers
        return ALL if is_over else None
    if seat == ALL:
        return ALL
    if not seat.isdecimal() or int(seat) >= record.players:
        raise OptionError(f"there is no seat {seat}; seats go from 0 to {record.players - 1}, or say all")
    return int(seat)


class RecordViewer:
    """Shows a record at a place: the number of decisions made so far."""

    def __init__(self, record: Record, seat: int | str | None, client: Client) -> None:
        self.client = client
        self._record = record
        self._seat = seat
        self._place = 0
        end = record.replay()
        self._length = len(end.decisions)
        self._reader = seat if isinstance(seat, int) else None
        words = client.full_wording
        self._log = _open_log(record, end, words) if seat == ALL else Log(end, self._reader, words, words)

    def print_all(self) -> None:
        """Print the start, all events and the end."""
        self._show(0)
        self.client.screen.say()
        for line in listed(self._log.sentences()):
            self.client.screen.say(line)
        state = self._show(self._length)
        self._show_sheet(state)

    def run(self) -> None:
        """Step through the record as the player asks; after the last decision comes the score sheet."""
        screen = self.client.screen
        while True:
            if self._place > self._length:
                screen.page([])
                self._show_sheet(self._record.replay())
            else:
                self._show(self._place)
                news = self._log.paragraphs(self._place, self._place + 1)
                for line in flowing(news, self.client.turn_head, screen)[-MAX_EVENT_LINES:]:
                    screen.say(line)
            place = min(self._place, self._length)
            question = self.client.text("replay-prompt", place=place, length=self._length)
            try:
                if not self._navigate(self.client.prompt.ask(question)):
                    return
            except EndOfInput:
                return

    def _navigate(self, answer: str) -> bool:
        """Move to the place that the answer asks for; False to leave."""
        word = answer.casefold()
        if word in ("q", "quit", "exit"):
            return False
        if word in ("", "n", "next"):
            self._place = min(self._place + 1, self._length + 1)
        elif word in ("b", "back"):
            self._place = max(self._place - 1, 0)
        elif word.isdecimal():
            self._place = min(int(word), self._length)
        else:
            self.client.say("replay-help")
            self.client.prompt.ask(self.client.text("press-enter"))
        return True

    def _show(self, place: int) -> State:
        client = self.client
        state = self._record.replay(place)
        view = self._view(state)
        width = client.screen.width
        client.screen.page([client.board.title(view, width), *client.board.lines(view, width)])
        client.screen.say()
        return state

    def _view(self, state: State) -> dict[str, Any]:
        return state.open_view() if self._seat == ALL else state.view(self._reader)

    def _show_sheet(self, state: State) -> None:
        if state.is_over and state.end_reason is not None:
            self.client.screen.say(Text(f"{self.client.wording.end_reason(state.end_reason)}.", "bold"))
            self.client.screen.say()
            for line in sheet.final(self.client, state, self._reader):
                self.client.screen.say(line)
        else:
            self.client.say("replay-unfinished")


def _open_log(record: Record, end: State, words: Wording) -> Log:
    """The log of the game, each decision as the seat that made it knows it."""
    states = record.states()
    log = Log(next(states), None, words, words)
    for (seat, _), state in zip(end.decisions, states, strict=True):
        log.note(state, seat=seat)
    return log
