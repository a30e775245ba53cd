"""`banjar compile`: compile everything for this machine now."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import Commands, add_command
from banjar.core.registry import game_names

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "compile", "Compile the rules and the search of every game for this machine now.")
    command.epilog = (
        "The first game on a machine, or a server with bots, otherwise compiles when it starts. Progress goes to "
        "stderr, what is ready to stdout. Compiled code is kept in BANJAR_CACHE_DIR, or else in the user's cache "
        "directory, apart for each processor and version; what is ready already takes no time. A directory that "
        "others own or may write is not used."
    )
    command.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    os.environ["BANJAR_KERNEL"] = "compiled"
    from banjar.bots.compilation import compile_games, units_of

    succeeded = compile_games()
    units = [unit for game in game_names() for unit in units_of(game)]
    for unit in units:
        absent = "not kept: every process compiles for itself" if unit.directory is None else "not ready"
        print(f"{unit.name}: {f'ready in {unit.directory}' if unit.is_ready else absent}")
    for place, reason in dict(place for unit in units for place in unit.refused_places).items():
        print(f"not kept in {place}: {reason}")
    return 0 if succeeded else 1
