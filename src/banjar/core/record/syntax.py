"""The syntax of records: headers in square brackets, then moves, with comments anywhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from banjar.core.errors import RecordError

HEADER = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$')
TURN = re.compile(r"\d+\.+$")
HEADER_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
RESULT = re.compile(r"\*$|-?\d+$")
MAX_RECORD_CHARACTERS = 4_000_000


@dataclass(frozen=True)
class Token:
    """A move and its line number."""

    text: str
    line: int


class Headers:
    """The headers of a record, each with its line number."""

    def __init__(self) -> None:
        self._values: dict[str, tuple[str, int]] = {}

    def add(self, name: str, value: str, line: int) -> None:
        """Add a header; RecordError if it is a duplicate."""
        if name in self._values:
            raise RecordError(line, f"the header {name} is given twice")
        self._values[name] = (value, line)

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def all(self) -> Iterator[tuple[str, str]]:
        """Every header and its value."""
        for name, (value, _) in self._values.items():
            yield name, value

    def line(self, name: str) -> int:
        """The line number of a header; 1 if it is missing."""
        return self._values[name][1] if name in self._values else 1

    def optional(self, name: str) -> str | None:
        """A header's value, or None."""
        return self._values[name][0] if name in self._values else None

    def text(self, name: str, default: str | None) -> str:
        """A header's value; RecordError if there is neither value nor default."""
        value = self.optional(name)
        if value is None:
            value = default
        if value is None:
            raise RecordError(1, f'the header [{name} "..."] is missing')
        return value

    def number(self, name: str) -> int:
        """A header's value as a whole number."""
        value = self.text(name, None)
        if not re.fullmatch(r"\d{1,19}", value):
            raise RecordError(self.line(name), f"{name} must be a whole number, not {value!r}")
        return int(value)

    def numbers(self, name: str) -> tuple[int, ...] | None:
        """A header's value as a list of whole numbers."""
        value = self.optional(name)
        if value is None:
            return None
        if not re.fullmatch(r"-?\d{1,6}(\s+-?\d{1,6})*", value.strip()):
            raise RecordError(self.line(name), f"{name} must be whole numbers, not {value!r}")
        return tuple(int(word) for word in value.split())

    def json(self, name: str, default: Any) -> Any:
        """A header's value as JSON."""
        value = self.optional(name)
        if value is None:
            return default
        try:
            return json.loads(value)
        except (ValueError, RecursionError) as error:
            raise RecordError(self.line(name), f"{name} is not valid JSON: {error}") from error


def header_line(name: str, value: str) -> str:
    """Format a header, with line breaks replaced by spaces."""
    escaped = " ".join(value.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def parse(text: str) -> tuple[Headers, list[Token]]:
    """Parse headers and moves; turn numbers, results and comments are skipped."""
    if len(text) > MAX_RECORD_CHARACTERS:
        raise RecordError(1, f"a record has at most {MAX_RECORD_CHARACTERS} characters, this one has {len(text)}")
    headers = Headers()
    moves: list[Token] = []
    in_comment = 0
    for number, line in enumerate(text.splitlines(), 1):
        words, in_comment = _without_comments(line, number, in_comment)
        if words.lstrip().startswith("["):
            _add_header(headers, words.strip(), number, bool(moves))
            continue
        moves += [Token(word, number) for word in words.split() if not (TURN.match(word) or RESULT.match(word))]
    if in_comment:
        raise RecordError(in_comment, "the comment that opens with { here is never closed with }")
    return headers, moves


def _add_header(headers: Headers, line: str, number: int, moves_began: bool) -> None:
    match = HEADER.match(line)
    if match is None:
        raise RecordError(number, f'not a header: {_short(line)}; one looks like [Game "altar"]')
    if moves_began:
        raise RecordError(number, f"the header {match[1]} comes after the first move; headers come first")
    headers.add(match[1], re.sub(r"\\(.)", r"\1", match[2]), number)


def _without_comments(line: str, number: int, in_comment: int) -> tuple[str, int]:
    """The line without comments, and the line in which a comment that is still open began (0 if none is)."""
    if not in_comment and line.lstrip().startswith("["):
        return line, 0
    kept: list[str] = []
    for character in line:
        if in_comment:
            if character == "}":
                in_comment = 0
                kept.append(" ")
        elif character == "{":
            in_comment = number
        elif character == "}":
            raise RecordError(number, "a comment is closed with } but was never opened with {")
        elif character == ";":
            break
        else:
            kept.append(character)
    return "".join(kept), in_comment


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."
