"""Compile ahead of time what a server needs: the rules and the search of every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from banjar.bots.search.bot import search_unit
from banjar.core.engine import rules_unit
from banjar.core.registry import definition, game_names
from banjar.kernel.compile.processes import CompileJob, compile_in_processes
from banjar.kernel.compile.unit import Unit

RULES = "banjar.core.engine:engine_of"
SEARCH = "banjar.bots.search.bot:search_of"


def units_of(game: str) -> tuple[Unit, ...]:
    """The compile units of a game: its rules and its search."""
    return rules_unit(definition(game)), search_unit(definition(game))


def job_for(game: str, search: bool = True) -> CompileJob:
    """The job that compiles a game's rules and, by default, its search."""
    return CompileJob(game, (RULES, SEARCH) if search else (RULES,))


def compile_games(games: Sequence[str] = (), environment: Mapping[str, str] | None = None, search: bool = True) -> bool:
    """Compile games in parallel (default: all), with progress on stderr. Returns whether all succeeded."""
    return compile_in_processes([job_for(game, search) for game in games or game_names()], environment)
