"""A game session in the terminal, with undo and the player's log."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from banjar.core.action import Action
from banjar.core.game import Record, State, replayed
from banjar.terminal.client import Client
from banjar.terminal.log import Log, bulleted, flowing


class TerminalSession:
    """The game so far: its state, the decisions that can be undone, and what is new to the player."""

    def __init__(self, client: Client, state: State, seat: int, headers: Mapping[str, str]) -> None:
        self.client = client
        self.state = state
        self.seat = seat
        self.log = Log(state, seat, client.full_wording, client.wording)
        self.news_from = _last_asked(state, seat)
        """The first entry of the log that is new to the player."""
        self._headers = headers
        self._before: list[tuple[int, int]] = []
        """For each decision that can be undone: the number of decisions before it, and `news_from` then."""
        self._is_new = True

    def play(self, action: Action, remark: str = "") -> None:
        """Play an action and log it, with a remark for the player."""
        self.state.play(action)
        self.log.note(self.state, remark)
        if self.state.barrier:
            self._before.clear()

    def decide(self, action: Action) -> None:
        """Play the player's choice, which can be undone until something is revealed."""
        self._before.append((len(self.state.decisions), self.news_from))
        self.news_from = len(self.log)
        self._is_new = False
        self.play(action)

    def undo(self, steps: int) -> int:
        """Undo the player's last decisions, as far as nothing was revealed; returns how many were undone."""
        undone = min(steps, len(self._before))
        if undone:
            kept, self.news_from = self._before[-undone]
            del self._before[-undone:]
            actions = [action.id for _, action in self.state.decisions[:kept]]
            self.state = replayed(self.state.game, self.state.origin, actions)
            self.log.cut(kept)
        return undone

    def news(self) -> list[Text]:
        """The events since the player was last asked; the first time, preceded by how to read the table."""
        client = self.client
        lines = flowing(self.log.paragraphs(self.news_from), client.turn_head, client.screen)
        if self._is_new:
            welcome = client.text(f"welcome-{client.board.game}", player=client.wording.seat(self.seat))
            lines = [*bulleted(Text(welcome), client.screen), *lines]
        return lines

    def record(self) -> Record:
        """The record of the game so far."""
        return Record.of(self.state, self._headers)


def _last_asked(state: State, seat: int) -> int:
    """The first log entry after the seat's last decision, for a saved game that is resumed."""
    seats = [decided for decided, _ in state.decisions]
    others = False
    for number in reversed(range(len(seats))):
        if seats[number] == seat and others:
            return number + 1
        others = others or seats[number] != seat
    return 0
