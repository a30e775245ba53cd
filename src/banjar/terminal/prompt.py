"""Reading what the player types, at a keyboard or from a pipe."""

from __future__ import annotations

import contextlib
import sys
from typing import TextIO

from banjar.terminal.screen import Screen

LONGEST_LINE = 500


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Prompt:
    """Questions and answers, a line each."""

    def __init__(self, screen: Screen, stream: TextIO | None = None) -> None:
        self._screen = screen
        self._stream = sys.stdin if stream is None else stream
        self.interactive = stream is None and sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives `input` a history and editing keys)

    def ask(self, question: str) -> str:
        """One line, without control characters; EndOfInput when there is none."""
        try:
            return printable(input(question)) if self.interactive else self._read(question)
        except EOFError:
            self._screen.say()
            raise EndOfInput from None

    def _read(self, question: str) -> str:
        """A line from a pipe, written after its question so that the output tells the whole story."""
        line = self._stream.readline(LONGEST_LINE)
        answer = printable(line)
        print(f"{question}{answer}".rstrip(), flush=True)
        if not line:
            raise EndOfInput
        return answer

    def confirm(self, question: str, yes: str) -> bool:
        """A question to be answered with yes; `yes` lists the words for it."""
        return self.ask(question).casefold() in {"y", "yes", *yes.split()}


def printable(line: str) -> str:
    """The line without control characters and spaces around it."""
    return "".join(character if character.isprintable() else " " for character in line[:LONGEST_LINE]).strip()
