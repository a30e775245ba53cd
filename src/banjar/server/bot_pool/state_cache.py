"""The games a worker has played through, kept for the next question about the same table."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from banjar.core.game import State, load
from banjar.server.bot_pool.errors import BotRequestRefused
from banjar.server.bot_pool.request import BotRequest

MOST_STATES = 64


class StateCache:
    """States by table, the least recently used forgotten first."""

    def __init__(self, most: int = MOST_STATES) -> None:
        self._most = most
        self._known: OrderedDict[str, tuple[Any, list[str], State]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def state_for(self, question: BotRequest) -> State:
        """The state a question is about; only decisions that are new are played."""
        start = (question.game, question.players, question.options, question.origin)
        # Taken out: a state that a wrong decision leaves half-way must not be found again.
        known, played, state = self._known.pop(question.table, (None, [], None))
        if state is None or known != start or played != question.actions[: len(played)]:
            state, played = _begin(question), []
        for number in range(len(played), len(question.actions)):
            try:
                state.play(question.actions[number])
            except ValueError as error:
                where = f"decision {number + 1} of {len(question.actions)}"
                raise BotRequestRefused(f"{type(error).__name__}: {where} cannot be played") from None
        self._known[question.table] = (start, question.actions, state)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return state


def _begin(question: BotRequest) -> State:
    try:
        return load(question.game, question.players, **question.options).from_origin(question.origin)
    except (ValueError, TypeError, LookupError) as error:
        raise BotRequestRefused(f"{type(error).__name__}: the game cannot be set up") from None
