"""States a worker keeps for the next request about the same table."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from banjar.core.game import State, load
from banjar.server.bot_pool.errors import BotRequestRefused
from banjar.server.bot_pool.request import BotRequest

MAX_STATES = 64


class StateCache:
    """An LRU cache of states by table."""

    def __init__(self, most: int = MAX_STATES) -> None:
        self._most = most
        self._known: OrderedDict[str, tuple[Any, list[str], State]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def state_for(self, bot_request: BotRequest) -> State:
        """The state of a request; only actions that are new since the last one are played."""
        start = (bot_request.game, bot_request.players, bot_request.options, bot_request.origin)
        # Taken out first: a state that an illegal action leaves half-way must not be found again.
        known, played, state = self._known.pop(bot_request.table, (None, [], None))
        if state is None or known != start or played != bot_request.actions[: len(played)]:
            state, played = _begin(bot_request), []
        for number in range(len(played), len(bot_request.actions)):
            try:
                state.play(bot_request.actions[number])
            except ValueError as error:
                where = f"decision {number + 1} of {len(bot_request.actions)}"
                raise BotRequestRefused(f"{type(error).__name__}: {where} cannot be played") from None
        self._known[bot_request.table] = (start, bot_request.actions, state)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return state


def _begin(bot_request: BotRequest) -> State:
    try:
        return load(bot_request.game, bot_request.players, **bot_request.options).from_origin(bot_request.origin)
    except (ValueError, TypeError, LookupError) as error:
        raise BotRequestRefused(f"{type(error).__name__}: the game cannot be set up") from None
