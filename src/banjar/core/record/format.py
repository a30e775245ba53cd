"""The text format of game records, modelled on chess's PGN.

    [Game "altar"]
    [Rules "1"]
    [Players "3"]
    [Options "{\\"oracle\\": true}"]
    [Seed "7"]

    1. nobuy mason take@A
    2. buy=rice rice*2 take@B take@B { a comment }
    *

A record starts from a seed, from an explicit deal (`Deal`, JSON) or from a position (`Position`, JSON).
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from banjar.core.errors import OptionError, RecordError
from banjar.core.record.syntax import Headers, header_line, parse
from banjar.core.registry import definition
from banjar.core.variant import checked_options

STARTS = ("Seed", "Deal", "Position")
RESERVED = ("Game", "Rules", "Players", "Options", "Reshuffles", "Result", "End", *STARTS)
UNFINISHED = "*"


@dataclass(frozen=True)
class BaseRecord:
    """The content of a record, parsed and formatted; `banjar.core.game.Record` adds replaying it."""

    game: str
    players: int
    rules: str
    options: Mapping[str, Any]
    origin: Mapping[str, Any] = field(repr=False)
    moves: tuple[str, ...] = field(repr=False)
    headers: Mapping[str, str] = field(default_factory=dict)
    result: tuple[int, ...] | None = None
    """The final scores, if the game ended."""
    end: str | None = None
    turns: tuple[int, ...] = field(default=(), repr=False, compare=False)
    lines: tuple[int, ...] = field(default=(), repr=False, compare=False)
    """The line number of each move, for errors."""
    header_lines: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)
    """The line number of each header, for errors."""

    @classmethod
    def _parse(cls, text: str) -> Self:
        """Parse a record; RecordError names the line and the reason."""
        headers, tokens = parse(text)
        name = headers.text("Game", None)
        try:
            rules = definition(name)
        except OptionError as error:
            raise RecordError(headers.line("Game"), str(error)) from error
        for key, _ in headers.all():
            if rules.option(key.lower()) is not None:
                raise RecordError(
                    headers.line(key), f'options belong into one header: [Options "{{...}}"], not [{key} "..."]'
                )
        result = headers.numbers("Result")
        return cls(
            game=name,
            players=headers.number("Players"),
            rules=headers.text("Rules", rules.rules_version),
            options=_options(headers, rules.name),
            origin=_origin(headers),
            moves=tuple(token.text for token in tokens),
            headers={key: value for key, value in headers.all() if key not in RESERVED},
            result=result,
            end=headers.optional("End"),
            lines=tuple(token.line for token in tokens),
            header_lines={key: headers.line(key) for key, _ in headers.all()},
        )

    def _fault(self, header: str, reason: str) -> RecordError:
        return RecordError(self.header_lines.get(header, 1), reason)

    def __str__(self) -> str:
        return "\n".join([*self._header_lines(), "", *self._move_lines(), ""])

    def _header_lines(self) -> Iterator[str]:
        yield header_line("Game", self.game)
        yield header_line("Rules", self.rules)
        yield header_line("Players", str(self.players))
        if self.options:
            yield header_line("Options", json.dumps(self.options))
        for name, value in self.headers.items():
            yield header_line(name, value)
        if "seed" in self.origin:
            yield header_line("Seed", str(self.origin["seed"]))
        elif "deal" in self.origin:
            yield header_line("Deal", json.dumps(self.origin["deal"]))
        else:
            yield header_line("Position", json.dumps(self.origin["position"]))
        if self.origin.get("reshuffles"):
            yield header_line("Reshuffles", " ".join(self.origin["reshuffles"]))
        if self.result is not None:
            yield header_line("Result", " ".join(str(points) for points in self.result))
        if self.end is not None:
            yield header_line("End", self.end)

    def _move_lines(self) -> Iterator[str]:
        line: list[str] = []
        turn = None
        for number, move in enumerate(self.moves):
            if self.turns and self.turns[number] != turn:
                if line:
                    yield " ".join(line)
                turn = self.turns[number]
                line = [f"{turn}."]
            line.append(move)
        if line:
            yield " ".join(line)
        yield UNFINISHED if self.result is None else " ".join(str(points) for points in self.result)

    def save(self, path: str | pathlib.Path) -> None:
        """Write the record to a file, atomically replacing an existing one. Raises OSError if it fails."""
        target = pathlib.Path(path)
        part = target.with_name(f"{target.name}.part")
        content = str(self).encode()
        try:
            part.write_bytes(content)
            part.replace(target)
        except OSError:
            part.unlink(missing_ok=True)
            raise


def _options(headers: Headers, game: str) -> dict[str, Any]:
    options = headers.json("Options", {})
    if not isinstance(options, dict):
        raise RecordError(headers.line("Options"), "Options must be a JSON object")
    try:
        _, checked = checked_options(definition(game), headers.number("Players"), options)
    except OptionError as error:
        line = headers.line("Options") if "Options" in headers else headers.line("Players")
        raise RecordError(line, str(error)) from error
    return {name: checked[name] for name in options}


def _origin(headers: Headers) -> dict[str, Any]:
    given = [name for name in STARTS if name in headers]
    if len(given) != 1:
        found = f"found {' and '.join(given)}" if given else "found none"
        raise RecordError(1, f"a record needs exactly one of the headers {', '.join(STARTS)}; {found}")
    if given == ["Seed"]:
        return {"seed": headers.number("Seed")}
    value = headers.json(given[0], None)
    if not isinstance(value, dict):
        raise RecordError(headers.line(given[0]), f"{given[0]} must be a JSON object")
    reshuffles = (headers.optional("Reshuffles") or "").split()
    return {given[0].lower(): value, "reshuffles": tuple(reshuffles)}
