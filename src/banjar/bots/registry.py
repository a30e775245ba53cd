"""The registry of bots: create a bot by name."""

from __future__ import annotations

import re
import secrets

from banjar.bots.base import Bot
from banjar.bots.budget import Budget
from banjar.bots.heuristic import HeuristicBot
from banjar.bots.levels import LEVELS, SearchLevel
from banjar.bots.random import RandomBot
from banjar.bots.search.bot import SearchBot
from banjar.core.errors import OptionError, listed
from banjar.kernel.seed import LARGEST_SEED

BOT_NAMES: tuple[str, ...] = ("random", "greedy", *LEVELS)


def load_bot(name: str, seed: int | None = None) -> Bot:
    """Create a bot. With a seed its decisions are reproducible; by default the seed is random.

    A search with a given budget is called `search:500` (simulations) or `search:200ms`.

    >>> load_bot("greedy", seed=1).name
    'greedy'
    >>> load_bot("search:500").name
    'search:500'
    >>> load_bot("clever")
    Traceback (most recent call last):
        ...
    banjar.core.errors.OptionError: there is no bot called 'clever'; it must be random, greedy, novice, \
apprentice, adept, expert or search:N
    """
    if seed is None:
        seed = secrets.randbelow(LARGEST_SEED)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise OptionError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}")
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return HeuristicBot(seed)
    if name in LEVELS:
        return LEVELS[name].bot(name, seed)
    return SearchBot(seed, searching_budget(name), name=name)


def searching_budget(name: str) -> Budget:
    """Parse the budget of a name such as `search:500` or `search:200ms`."""
    found = re.fullmatch(r"search:([0-9]{1,9})(ms)?", name)
    if found is None:
        raise OptionError(f"there is no bot called {name!r}; it must be {listed((*BOT_NAMES, 'search:N'))}")
    number = int(found[1])
    return Budget(milliseconds=number) if found[2] else Budget(simulations=number)


def is_searching(name: str) -> bool:
    """Whether a bot of this name searches, and so needs the compiled kernel to be fast."""
    return name.startswith("search:") or isinstance(LEVELS.get(name), SearchLevel)
