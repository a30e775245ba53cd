"""Game records: a text that people can read and mail, in the manner of chess's PGN.

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
from typing import TYPE_CHECKING, Any

from banjar.core.errors import IllegalAction, OptionError, PositionError, RecordError
from banjar.core.record.syntax import HEADER_NAME, Token, header_line, parse
from banjar.core.registry import definition

if TYPE_CHECKING:
    from banjar.core.game import Game
    from banjar.core.state import State

STARTS = ("Seed", "Deal", "Position")
RESERVED = ("Game", "Rules", "Players", "Options", "Reshuffles", "Result", "End", *STARTS)
UNFINISHED = "*"


@dataclass(frozen=True)
class Record:
    """A saved game: what it was, how it started and every decision in short notation."""

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
    """The line each move stood in, for errors."""
    header_lines: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)
    """Likewise for headers."""

    @classmethod
    def of(cls, state: State, headers: Mapping[str, str], explicit_deal: bool = False) -> Record:
        """The record of a state."""
        for name, value in headers.items():
            if name in RESERVED or state.game.rules.option(name.lower()) or not HEADER_NAME.fullmatch(name):
                raise OptionError(f"{name!r} cannot be a header of your own")
            if not isinstance(value, str):
                raise OptionError(f"the header {name} must be a text, not {value!r}")
        origin = {key: value for key, value in state.origin.items() if key != "deal" or "seed" not in state.origin}
        if explicit_deal and state.deal is not None:
            origin = {"deal": state.deal, "reshuffles": tuple(state.reshuffles)}
        over = state.is_over
        return cls(
            game=state.game.name,
            players=state.players,
            rules=state.game.rules.rules_version,
            options=state.game.changed_options(),
            origin=origin,
            moves=tuple(action.text for _, action in state.decisions),
            headers=dict(headers),
            result=tuple(state.scores()) if over else None,
            end=state.end_reason,
            turns=tuple(state.turns),
        )

    def load(self) -> Game:
        """The game the record belongs to."""
        from banjar.core.game import load

        return load(self.game, self.players, **self.options)

    def replay(self, upto: int | None = None) -> State:
        """The state after all decisions, or after the first `upto`; RecordError names the line of a bad one."""
        state = self.start()
        for number, move in enumerate(self.moves[:upto]):
            self._play(state, number, move)
        if upto is None:
            self._check_end(state)
        return state

    def _check_end(self, state: State) -> None:
        if not state.is_over:
            if self.result is not None or self.end is not None:
                raise self._fault("Result", "the record tells how the game ended, but its moves stop before that")
            return
        if self.result is not None and tuple(state.scores()) != self.result:
            told, found = (" ".join(map(str, points)) for points in (self.result, state.scores()))
            raise self._fault("Result", f"the record says the result is {told}, the rules say {found}")
        if self.end is not None and self.end != state.end_reason:
            raise self._fault("End", f"the record says the end was {self.end!r}, the rules say {state.end_reason!r}")

    def _fault(self, header: str, reason: str) -> RecordError:
        return RecordError(self.header_lines.get(header, 1), reason)

    def states(self) -> Iterator[State]:
        """The same state again and again, from the start to the end of the record."""
        state = self.start()
        yield state
        for number, move in enumerate(self.moves):
            self._play(state, number, move)
            yield state

    def start(self) -> State:
        """The state before the first decision."""
        if self.rules != definition(self.game).rules_version:
            raise self._fault(
                "Rules",
                f"the record follows version {self.rules} of our {self.game} rules, "
                f"this is version {definition(self.game).rules_version}",
            )
        try:
            return self.load().from_origin(self.origin)
        except RecordError:
            raise
        except ValueError as error:
            header = next(name for name in STARTS if name.lower() in self.origin)
            raise self._fault(header, f"the start is wrong: {error}") from error

    def _play(self, state: State, number: int, move: str) -> None:
        try:
            state.play(move)
        except (IllegalAction, PositionError) as error:
            line = self.lines[number] if self.lines else 0
            raise RecordError(line, f"move {number + 1}: {error}") from error

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
        """Write the record to a file; an existing file is replaced only once the new one is complete."""
        target = pathlib.Path(path)
        part = target.with_name(f"{target.name}.part")
        content = str(self).encode()
        try:
            part.write_bytes(content)
            part.replace(target)
        except OSError:
            part.unlink(missing_ok=True)
            raise


def read_record(path: str | pathlib.Path) -> Record:
    """A record from a file; RecordError says what is wrong in which line."""
    try:
        text = pathlib.Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(1, f"not a text file in UTF-8 (byte {error.start})") from error
    return parse_record(text)


def parse_record(text: str) -> Record:
    """A record from its text."""
    headers, tokens = parse(text)
    name = headers.text("Game", None)
    try:
        rules = definition(name)
    except OptionError as error:
        raise RecordError(headers.line("Game"), str(error)) from error
    for key, _ in headers.all():
        if rules.option(key.lower()) is not None:
            raise RecordError(headers.line(key), f'options stand together: [Options "{{...}}"], not [{key} "..."]')
    result = headers.numbers("Result")
    return Record(
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


def _options(headers: Any, game: str) -> dict[str, Any]:
    from banjar.core.game import checked_options

    options = headers.json("Options", {})
    if not isinstance(options, dict):
        raise RecordError(headers.line("Options"), "Options must be a JSON object")
    try:
        _, checked = checked_options(definition(game), headers.number("Players"), options)
    except OptionError as error:
        line = headers.line("Options") if "Options" in headers else headers.line("Players")
        raise RecordError(line, str(error)) from error
    return {name: checked[name] for name in options}


def _origin(headers: Any) -> dict[str, Any]:
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


__all__ = ["Record", "Token", "parse_record", "read_record"]
