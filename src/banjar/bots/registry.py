"""The registry of bots: create a bot by name."""

from __future__ import annotations

import re
import secrets

from banjar.bots.base import Bot
from banjar.bots.budget import Budget
from banjar.bots.heuristic import HeuristicBot
from banjar.bots.levels import LEVELS, SearchLevel
from banjar.bots.network.policy import PolicyBot
from banjar.bots.network.weights import no_source, source
from banjar.bots.random import RandomBot
from banjar.bots.search.bot import SearchBot
from banjar.core.errors import OptionError, listed
from banjar.kernel.seed import LARGEST_SEED

WITHOUT_NETWORKS = "search-v1"
DESCRIPTION = re.compile(
    r"(?:(?P<policy>policy)|(?P<method>search(?:-v1)?):(?P<number>[0-9]{1,9})(?P<unit>ms)?)(?:@(?P<networks>.+))?"
)
"""`policy`, `search:500`, `search:200ms`, `search-v1:500`; after `@` the file of the networks to use."""
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
    return _described_bot(name, seed)


def _described_bot(name: str, seed: int) -> Bot:
    """A bot described by its name: method, budget, and a file of networks."""
    found = DESCRIPTION.fullmatch(name)
    if found is None:
        raise OptionError(f"there is no bot called {name!r}; it must be {listed((*BOT_NAMES, 'search:N'))}")
    networks = source(found["networks"])
    if found["policy"]:
        return PolicyBot(seed, networks, name=name)
    if found["method"] == WITHOUT_NETWORKS:
        if found["networks"]:
            raise OptionError(f"{WITHOUT_NETWORKS} uses no networks; the search that does is search:N@FILE")
        networks = no_source
    return SearchBot(seed, _budget(found), name=name, networks=networks)


def searching_budget(name: str) -> Budget:
    """Parse the budget of a name such as `search:500` or `search:200ms`."""
    found = DESCRIPTION.fullmatch(name)
    if found is None or found["number"] is None:
        raise OptionError(f"there is no bot called {name!r}; it must be {listed((*BOT_NAMES, 'search:N'))}")
    return _budget(found)


def _budget(found: re.Match[str]) -> Budget:
    number = int(found["number"])
    return Budget(milliseconds=number) if found["unit"] else Budget(simulations=number)


def is_searching(name: str) -> bool:
    """Whether a bot of this name searches, and so needs the compiled kernel to be fast."""
    return name.startswith("search") or isinstance(LEVELS.get(name), SearchLevel)
