"""A game at the terminal: one person, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from banjar.core.action import Action
from banjar.core.game import Record, State, replayed
from banjar.terminal import sheet
from banjar.terminal.client import Client
from banjar.terminal.human import Human, Quit
from banjar.terminal.layout import Contents, compose
from banjar.terminal.log import Log, bulleted, flowing
from banjar.terminal.prompt import EndOfInput
from banjar.terminal.saving import save

if TYPE_CHECKING:
    from banjar.bots import Bot


class TerminalGame:
    """The session: whose turn it is, what can be taken back, what is new to the player."""

    def __init__(
        self,
        client: Client,
        state: State,
        seat: int,
        bots: Mapping[int, Bot],
        headers: Mapping[str, str],
        ask_all: bool = False,
    ) -> None:
        self.client = client
        self.state = state
        self.seat = seat
        self.log = Log(state, seat, client.full_wording, client.wording)
        self.news_from = _last_asked(state, seat)
        """The first entry of the log that the player has not seen when asked before."""
        self._bots = bots
        self._headers = headers
        self._ask_all = ask_all
        self._before: list[tuple[int, int]] = []
        """For each own decision that can be taken back: how many came before it, and what was news then."""
        self._is_new = True
        self._human = Human(self)

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        try:
            while not self.state.is_over:
                self._step()
        except EndOfInput:
            self.client.say("end-of-input")
        except Quit:
            self._offer_to_save()
        else:
            self._finish()

    def _step(self) -> None:
        """One decision, whoever makes it."""
        to_act, legal = self.state.to_act, self.state.legal_actions()
        assert to_act is not None
        if to_act != self.seat:
            self._play(legal[0] if len(legal) == 1 else self._bots[to_act].choose(self.state.seen_by(to_act)))
            return
        if len(legal) == 1 and not self._ask_all:
            self._play(legal[0], self.client.text("only-choice"))
            return
        choice = self._human.choose(legal)
        if choice is not None:
            self._before.append((len(self.state.decisions), self.news_from))
            self.news_from = len(self.log)
            self._is_new = False
            self._play(choice)

    def _play(self, action: Action, remark: str = "") -> None:
        self.state.play(action)
        self.log.note(self.state, remark)
        if self.state.barrier:
            self._before.clear()

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

    def _offer_to_save(self) -> None:
        """Ask for a file name, where somebody is there to give one."""
        prompt = self.client.prompt
        if not prompt.interactive:
            return
        try:
            name = prompt.ask(self.client.text("save-offer"))
            if name and not save(self.client, self.record(), name):
                self._offer_to_save()
        except EndOfInput:
            return

    def _finish(self) -> None:
        client = self.client
        assert self.state.end_reason is not None
        screen = client.screen
        view = self.state.view(self.seat)
        contents = Contents(
            board=[client.board.title(view, screen.width), *client.board.lines(view, screen.width)],
            news=self.news(),
            question=Text(f"{client.wording.end_reason(self.state.end_reason)}.", "bold"),
            earlier=lambda _count: Text(" …"),
        )
        screen.page(compose(contents, screen.width, screen.height).lines)
        if client.prompt.interactive:
            client.prompt.ask(client.text("press-enter"))
        screen.page(sheet.final(client, self.state, self.seat))
        self._offer_to_save()


def _last_asked(state: State, seat: int) -> int:
    """The entry of the log from which on a seat that comes back to a saved game has not been asked."""
    seats = [decided for decided, _ in state.decisions]
    others = False
    for number in reversed(range(len(seats))):
        if seats[number] == seat and others:
            return number + 1
        others = others or seats[number] != seat
    return 0
