"""Players that are programs."""

from __future__ import annotations

import secrets

from banjar.bots.greedy_bot import GreedyBot
from banjar.bots.protocol import Bot
from banjar.bots.random_bot import RandomBot
from banjar.games.errors import OptionError, listed
from banjar.kernel.generator import LARGEST_SEED

_CLASSES: dict[str, type[GreedyBot] | type[RandomBot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}

BOT_NAMES: tuple[str, ...] = tuple(_CLASSES)

__all__ = ["BOT_NAMES", "Bot", "load_bot"]


def load_bot(name: str, seed: int | None = None) -> Bot:
    """A new bot; with a seed it always decides alike, without one the seed is random.

    >>> load_bot("greedy", seed=1).name
    'greedy'
    >>> load_bot("clever")
    Traceback (most recent call last):
        ...
    banjar.games.errors.OptionError: there is no bot called 'clever'; it must be random or greedy
    """
    if name not in _CLASSES:
        raise OptionError(f"there is no bot called {name!r}; it must be {listed(_CLASSES)}")
    if seed is None:
        seed = secrets.randbelow(LARGEST_SEED)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise OptionError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}")
    return _CLASSES[name](seed)
