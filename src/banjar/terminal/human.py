"""The human player: draws the page, reads answers and commands."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from banjar.core.action import Action
from banjar.terminal import sheet
from banjar.terminal.layout import Contents, compose
from banjar.terminal.log import listed
from banjar.terminal.rulebook import spoken
from banjar.terminal.saving import save
from banjar.terminal.session import TerminalSession
from banjar.text_board.layout import cell, row

LOG_LINES = 15
NUMBER_WIDTH = 5
MAX_BAD_ANSWERS = 50


class Quit(Exception):
    """Raised when the player leaves the game."""


class Human:
    """Reads the player's choices and commands; the session carries them out."""

    def __init__(self, session: TerminalSession) -> None:
        self._session = session
        self._client = session.client
        self._page = 0
        self._pages = 1
        self._waiting: list[str] = []
        self._waiting_for = ""
        self._bad_answers = 0
        self._commands: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "help": self._help,
            "undo": self._undo,
            "u": self._undo,
            "save": self._save,
            "log": self._log,
            "l": self._log,
            "rules": self._rules,
            "r": self._rules,
            "score": self._score,
            "board": self._redraw,
            "b": self._redraw,
            "more": self._more,
            "m": self._more,
            "quit": self._quit,
            "q": self._quit,
            "exit": self._quit,
        }

    def choose(self, legal: list[Action]) -> Action | None:
        """Ask for the player's choice; None if the game has changed and must be redrawn."""
        phase = self._session.state.phase
        if self._waiting and self._waiting_for == phase:
            chosen = self._find(self._waiting.pop(0), legal)
            if chosen is not None:
                return chosen
        self._waiting = []
        self._page = 0
        self._draw(legal)
        while True:
            answer = self._client.prompt.ask(self._client.text("prompt", count=len(legal)))
            word, _, rest = answer.partition(" ")
            if answer.startswith("?"):
                word, rest = "?", answer[1:]
            command = self._commands.get(word.casefold())
            if command is not None:
                if command(rest.strip()):
                    return None
                continue
            answers = answer.split()
            if not answers and self._client.prompt.interactive:
                self._draw(legal)
                continue
            chosen = self._find(answers[0], legal) if answers else None
            if chosen is not None:
                self._waiting, self._waiting_for = answers[1:], phase
                self._bad_answers = 0
                return chosen
            self._count_bad_answers()

    def _find(self, word: str, legal: list[Action]) -> Action | None:
        """The action with this number or notation; prints what is wrong if there is none."""
        if word.isdecimal():
            number = int(word)
            if 1 <= number <= len(legal):
                return legal[number - 1]
            self._client.say("no-such-choice", number=word, count=len(legal))
            return None
        for action in legal:
            if action.text.casefold() == word.casefold():
                return action
        known = any(action.text.casefold() == word.casefold() for action in self._session.state.game.actions)
        self._client.say("not-legal" if known else "not-understood", answer=word)
        return None

    def _count_bad_answers(self) -> None:
        """Quit after many bad answers from a pipe, which might never end."""
        self._bad_answers += 1
        if self._bad_answers >= MAX_BAD_ANSWERS and not self._client.prompt.interactive:
            self._client.say("too-many-bad-answers", count=self._bad_answers)
            raise Quit

    def contents(self, legal: list[Action]) -> Contents:
        """The contents of the page that asks for a decision."""
        client, session = self._client, self._session
        view = session.state.view(session.seat)
        width = client.screen.width
        numbers = [cell(f"{number}  ", NUMBER_WIDTH, right=True) for number in range(1, len(legal) + 1)]
        few_words = [client.board.few_words(action, view) for action in legal]
        words = [client.board.words(action, view) for action in legal]
        words = [
            long if long.cell_len + NUMBER_WIDTH <= width else short
            for long, short in zip(words, few_words, strict=True)
        ]
        return Contents(
            board=[client.board.title(view, width), *client.board.lines(view, width)],
            news=session.news(),
            question=Text(client.text("your-choice", phase=client.wording.phase(view["phase"])), "bold"),
            earlier=client.earlier,
            choices=[row(*parts) for parts in zip(numbers, words, strict=True)],
            shorter=[row(*parts) for parts in zip(numbers, few_words, strict=True)],
            more=self._more_line,
        )

    def _draw(self, legal: list[Action]) -> None:
        screen = self._client.screen
        page = compose(self.contents(legal), screen.width, screen.height, self._page)
        self._pages = page.pages
        screen.page(page.lines)

    def _more_line(self, first: int, last: int) -> Text:
        count = len(self._session.state.legal_actions())
        return Text(f" {self._client.text('more', first=first, last=last, count=count)}", "dim")

    def _redraw(self, _rest: str) -> bool:
        self._draw(self._session.state.legal_actions())
        return False

    def _more(self, _rest: str) -> bool:
        self._page = (self._page + 1) % self._pages
        return self._redraw("")

    def _help(self, rest: str) -> bool:
        client = self._client
        legal = self._session.state.legal_actions()
        if rest:
            action = self._find(rest.split()[0], legal)
            if action is not None:
                self._explain(action)
            return False
        phase = self._session.state.phase
        client.screen.say(client.wording.help(phase))
        client.screen.say()
        client.screen.say(client.text("commands", section=f"{client.board.rule_of(phase):<9}"))
        return False

    def _explain(self, action: Action) -> None:
        client = self._client
        number = client.board.rule_of(self._session.state.phase, action)
        client.screen.say(f"{client.wording.action(action)}  ({action.text})", "bold")
        client.screen.say(spoken(client.rulebook.find(number) or number))

    def _undo(self, rest: str) -> bool:
        steps = int(rest) if rest.isdecimal() and len(rest) < LOG_LINES else 1
        undone = self._session.undo(steps)
        if not undone:
            self._client.say("no-undo")
        return undone > 0

    def _save(self, rest: str) -> bool:
        save(self._client, self._session.record(), rest)
        return False

    def _log(self, rest: str) -> bool:
        lines = listed(self._session.log.sentences())
        wanted = int(rest) if rest.isdecimal() and len(rest) < LOG_LINES else LOG_LINES
        shown = lines if rest == "all" else lines[-max(1, wanted) :]
        if len(shown) < len(lines):
            self._client.say("log-cut", count=len(lines) - len(shown))
        for line in shown:
            self._client.screen.say(line)
        return False

    def _rules(self, rest: str) -> bool:
        client = self._client
        if not rest:
            client.say("rules-sections")
            for section in client.rulebook.sections():
                client.screen.say(f"  {section}")
            return False
        found = client.rulebook.find(rest)
        if found is None:
            client.say("no-such-rule", rule=rest)
        else:
            client.screen.say(spoken(found))
        return False

    def _score(self, _rest: str) -> bool:
        client, session = self._client, self._session
        for line in sheet.standing(client, session.state.view(session.seat)):
            client.screen.say(line)
        client.say(f"standing-{client.board.game}")
        return False

    def _quit(self, _rest: str) -> bool:
        raise Quit
