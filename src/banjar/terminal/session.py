"""A game as the player at the terminal knows it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from banjar.core.action import Action
from banjar.core.game import Record, State, replayed
from banjar.terminal.client import Client
from banjar.terminal.log import Log, bulleted, flowing


class TerminalSession:
    """The game so far: what has been played, what can be taken back, what is new to the player."""

    def __init__(self, client: Client, state: State, seat: int, headers: Mapping[str, str]) -> None:
        self.client = client
        self.state = state
        self.seat = seat
        self.log = Log(state, seat, client.full_wording, client.wording)
        self.news_from = _last_asked(state, seat)
        """The first entry of the log that the player has not seen when asked before."""
        self._headers = headers
        self._before: list[tuple[int, int]] = []
        """For each own decision that can be taken back: how many came before it, and what was news then."""
        self._is_new = True

    def play(self, action: Action, remark: str = "") -> None:
        """Carry out a decision and log it, with a remark for the player."""
        self.state.play(action)
        self.log.note(self.state, remark)
        if self.state.barrier:
            self._before.clear()

    def decide(self, action: Action) -> None:
        """Carry out the player's own choice, which can be taken back until something is revealed."""
        self._before.append((len(self.state.decisions), self.news_from))
        self.news_from = len(self.log)
        self._is_new = False
        self.play(action)

    def undo(self, steps: int) -> int:
        """Take back the player's last decisions, as far as nothing new has been seen; how many."""
        undone = min(steps, len(self._before))
        if undone:
            kept, self.news_from = self._before[-undone]
            del self._before[-undone:]
            actions = [action.id for _, action in self.state.decisions[:kept]]
            self.state = replayed(self.state.game, self.state.origin, actions)
            self.log.cut(kept)
        return undone

    def news(self) -> list[Text]:
        """What happened since the player was last asked; a newcomer is told first how to read the table."""
        client = self.client
        lines = flowing(self.log.paragraphs(self.news_from), client.turn_head, client.screen)
        if self._is_new:
            welcome = client.text(f"welcome-{client.board.game}", player=client.wording.seat(self.seat))
            lines = [*bulleted(Text(welcome), client.screen), *lines]
        return lines

    def record(self) -> Record:
        """The game so far, to be saved."""
        return Record.of(self.state, self._headers)


def _last_asked(state: State, seat: int) -> int:
    """The entry of the log from which on a seat that comes back to a saved game has not been asked."""
    seats = [decided for decided, _ in state.decisions]
    others = False
    for number in reversed(range(len(seats))):
        if seats[number] == seat and others:
            return number + 1
        others = others or seats[number] != seat
    return 0
