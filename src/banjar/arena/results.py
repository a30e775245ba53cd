"""The results file of an arena: one JSON line per game, so that a run can be stopped and resumed."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator
from typing import Any

from banjar.arena.match import GameResult
from banjar.core.errors import OptionError


class ResultsFile:
    """A file with the settings in the first line and one game in each further line."""

    def __init__(self, path: pathlib.Path, settings: dict[str, Any]) -> None:
        self.path = path
        self.settings = json.loads(json.dumps(settings))

    def begin(self) -> list[GameResult]:
        """Create the file, or read the games of an earlier run with the same settings."""
        if not self.path.exists():
            self._make()
            return []
        lines = self.path.read_text(encoding="utf-8").splitlines()
        earlier = self._json(lines[0], 1) if lines else None
        if earlier != self.settings:
            raise OptionError(
                f"{self.path} holds another run ({_difference(earlier, self.settings)}); "
                "choose another file with --out, or --fresh to begin anew"
            )
        return list(self._read(lines))

    def begin_anew(self) -> None:
        """Create the file, discarding an earlier run."""
        self._make()

    def add(self, result: GameResult) -> None:
        """Append a game."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.to_dict()) + "\n")

    def _make(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self.settings) + "\n", encoding="utf-8")
        except OSError as error:
            raise OptionError(f"{self.path} cannot be written: {error.strerror}") from None

    def _read(self, lines: list[str]) -> Iterator[GameResult]:
        for number, line in enumerate(lines[1:], 2):
            # The last line may be incomplete if the run was stopped while writing it.
            if number == len(lines) and not line.endswith("}"):
                self.path.write_text("".join(f"{whole}\n" for whole in lines[:-1]), encoding="utf-8")
                return
            yield GameResult.from_dict(self._json(line, number))

    def _json(self, line: str, number: int) -> Any:  # noqa: ANN401
        try:
            return json.loads(line)
        except ValueError as error:
            raise OptionError(f"{self.path}, line {number}: not a line of an arena's results ({error})") from None


def _difference(earlier: object, settings: dict[str, Any]) -> str:
    if not isinstance(earlier, dict):
        return "or something else"
    for name, value in settings.items():
        if earlier.get(name) != value:
            return f"{name} {earlier.get(name)!r} instead of {value!r}"
    return "with more settings"
