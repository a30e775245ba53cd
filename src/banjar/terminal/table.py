"""A game in the terminal: one human player, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from banjar.core.game import State
from banjar.terminal import sheet
from banjar.terminal.client import Client
from banjar.terminal.human import Human, Quit
from banjar.terminal.layout import Contents, compose
from banjar.terminal.prompt import EndOfInput
from banjar.terminal.saving import save
from banjar.terminal.session import TerminalSession

if TYPE_CHECKING:
    from banjar.bots import Bot


class TerminalGame(TerminalSession):
    """A session with its human player and bots, played to the end."""

    def __init__(
        self,
        client: Client,
        state: State,
        seat: int,
        bots: Mapping[int, Bot],
        headers: Mapping[str, str],
        ask_all: bool = False,
    ) -> None:
        super().__init__(client, state, seat, headers)
        self._bots = bots
        self._ask_all = ask_all
        self._human = Human(self)

    def run(self) -> None:
        """Play to the end, or until the player quits."""
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
        """Play one decision, of the player or of a bot."""
        to_act, legal = self.state.to_act, self.state.legal_actions()
        assert to_act is not None
        if to_act != self.seat:
            self.play(legal[0] if len(legal) == 1 else self._bots[to_act].choose(self.state.seen_by(to_act)))
            return
        if len(legal) == 1 and not self._ask_all:
            self.play(legal[0], self.client.text("only-choice"))
            return
        choice = self._human.choose(legal)
        if choice is not None:
            self.decide(choice)

    def _offer_to_save(self) -> None:
        """Ask for a file name, if the input is interactive."""
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
