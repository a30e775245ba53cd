"""Read the player's input, from a keyboard or a pipe."""

from __future__ import annotations

import contextlib
import sys
from typing import TextIO

from banjar.terminal.screen import Screen

MAX_ANSWER_CHARACTERS = 500


class EndOfInput(Exception):
    """Raised at the end of the input."""


class Prompt:
    """Asks questions and reads answers of one line each."""

    def __init__(self, screen: Screen, stream: TextIO | None = None) -> None:
        self._screen = screen
        self._stream = sys.stdin if stream is None else stream
        self.interactive = stream is None and sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives `input` a history and editing keys)

    def ask(self, question: str) -> str:
        """Read one line, without control characters; EndOfInput if there is none."""
        try:
            return printable(input(question)) if self.interactive else self._read(question)
        except EOFError:
            self._screen.say()
            raise EndOfInput from None

    def _read(self, question: str) -> str:
        """Read a line from a pipe and echo it after its question, so that the output is complete."""
        line = self._stream.readline(MAX_ANSWER_CHARACTERS)
        answer = printable(line)
        print(f"{question}{answer}".rstrip(), flush=True)
        if not line:
            raise EndOfInput
        return answer

    def confirm(self, question: str, yes: str) -> bool:
        """Ask a yes/no question; `yes` lists the words that mean yes."""
        return self.ask(question).casefold() in {"y", "yes", *yes.split()}


def printable(line: str) -> str:
    """The line without control characters and surrounding spaces."""
    return "".join(character if character.isprintable() else " " for character in line[:MAX_ANSWER_CHARACTERS]).strip()
