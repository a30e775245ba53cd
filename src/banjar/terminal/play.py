"""`banjar play`: play a game against bots in the terminal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from banjar.bots.levels import DEFAULT_LEVEL
from banjar.core.definition import AS_DEFAULT
from banjar.core.errors import OptionError, listed
from banjar.core.game import load
from banjar.core.registry import definition, game_names
from banjar.kernel.seed import LARGEST_SEED
from banjar.terminal.client import open_client
from banjar.terminal.saving import read
from banjar.terminal.table import TerminalGame


@dataclass(frozen=True)
class PlayArguments:
    """The arguments of the command line; None where not given."""

    game: str | None
    language: str
    players: int | None = None
    seat: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    bots: str | None = None
    seed: int | None = None
    file: str | None = None
    plain: bool = False
    ask_all: bool = False


def play(wish: PlayArguments) -> None:
    """Play a whole game, new or from a file."""
    from banjar.bots import BOT_NAMES, load_bot

    headers: dict[str, str] = {}
    if wish.file is not None:
        record = read(wish.file)
        if wish.game is not None and wish.game != record.game:
            raise OptionError(f"{wish.file} is a game of {record.game}, not of {wish.game}")
        state = record.replay()
        headers = dict(record.headers)
        if state.is_over:
            raise OptionError(f"the game in {wish.file} is over; see it with: banjar replay {wish.file}")
    elif wish.game is None:
        raise OptionError(f"say which game to play: {listed(game_names())}")
    else:
        state = load(wish.game, wish.players, **{**_table_defaults(wish.game), **wish.options}).new(wish.seed)
    seat = wish.seat if wish.seat is not None else _number(headers.get("Seat"), state.players)
    if not 0 <= seat < state.players:
        raise OptionError(f"there is no seat {seat}; seats go from 0 to {state.players - 1}")
    name = wish.bots or headers.get("Bots", DEFAULT_LEVEL)
    if name not in BOT_NAMES:
        name = DEFAULT_LEVEL
    seeds = {other: None if wish.seed is None else (wish.seed + other) % LARGEST_SEED for other in range(state.players)}
    bots = {other: load_bot(name, seeds[other]) for other in range(state.players) if other != seat}
    headers |= {"Seat": str(seat), "Bots": name}
    client = open_client(state.game, wish.language, wish.plain)
    TerminalGame(client, state, seat, bots, headers, wish.ask_all).run()


def _table_defaults(game: str) -> dict[str, Any]:
    """The options whose default differs in a terminal."""
    options = definition(game).options
    return {option.name: option.table_default for option in options if option.table_default is not AS_DEFAULT}


def _number(header: str | None, players: int) -> int:
    """The seat a saved game was played from, or 0."""
    return int(header) if header is not None and header in map(str, range(players)) else 0
