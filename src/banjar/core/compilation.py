"""Compiling the games before they are needed: each in a process of its own, so that two cores halve the wait."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence

from banjar.core.registry import game_names

RULES = "import sys; from banjar.core.compilation import compile_rules; compile_rules(sys.argv[1])"
ALL = "import sys; from banjar.core.compilation import compile_all; compile_all(sys.argv[1])"


def compile_games(
    names: Sequence[str] = (), environment: Mapping[str, str] | None = None, search: bool = False
) -> bool:
    """Compile games side by side, progress on stderr; did all succeed? What is compiled already takes no time."""
    settings = {**os.environ, **(environment or {}), "BANJAR_KERNEL": "compiled"}
    running = [
        subprocess.Popen([sys.executable, "-c", ALL if search else RULES, name], env=settings)
        for name in (names or game_names())
    ]
    codes = [process.wait() for process in running]
    return not any(codes)


def compile_rules(name: str) -> None:
    """The rules of a game, for this process and those to come."""
    from banjar.core.game import engine_of

    engine_of(name)


def compile_all(name: str) -> None:
    """The rules of a game and the search."""
    from banjar.bots import Budget, SearchBot
    from banjar.core.game import load

    state = load(name).new(seed=1)
    bot = SearchBot(1, Budget(simulations=1))
    while state.to_act is not None and len(state.legal_ids()) < 2:
        state.play(state.legal_ids()[0])
    bot.explain(state.seen_by(state.to_act))
