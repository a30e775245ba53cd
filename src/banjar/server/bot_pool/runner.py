"""Runs bots inside a worker."""

from __future__ import annotations

import time

from banjar.bots import Bot, is_searching, load_bot
from banjar.bots.candidate import Candidate
from banjar.core.errors import OptionError
from banjar.core.game import Seen
from banjar.kernel.mode import PLAIN
from banjar.server.bot_pool.errors import BotRequestRefused
from banjar.server.bot_pool.request import STAND_IN, ActionScore, BotReply, BotRequest
from banjar.server.bot_pool.state_cache import StateCache


class BotRunner:
    """Every request gets a new bot, so that the reply depends on the request alone."""

    def __init__(self, plain: bool = PLAIN) -> None:
        self._plain = plain
        self._states = StateCache()

    def decide(self, bot_request: BotRequest) -> BotReply:
        """The decision of the bot; BotRequestRefused if the request is invalid."""
        started = time.perf_counter()
        level = STAND_IN if self._plain and is_searching(bot_request.level) else bot_request.level
        bot = _bot(level, bot_request.seed)
        seen = self._seen(bot_request)
        reasons: list[Candidate] = []
        if not bot_request.explain:
            action = bot.choose(seen)
        else:
            reasons = bot.explain(seen)
            # A search would only search again; a heuristic may choose another one of equally good actions.
            action = reasons[0].action if is_searching(level) else _bot(level, bot_request.seed).choose(seen)
        return BotReply(
            action.text,
            time.perf_counter() - started,
            level,
            [ActionScore(found.action.text, found.visits, found.value, found.margin) for found in reasons],
        )

    def _seen(self, bot_request: BotRequest) -> Seen:
        state = self._states.state_for(bot_request)
        if state.to_act is None or state.to_act != bot_request.seat:
            raise BotRequestRefused(f"seat {bot_request.seat} has nothing to decide now")
        return state.seen_by(bot_request.seat)


def _bot(level: str, seed: int) -> Bot:
    try:
        return load_bot(level, seed)
    except OptionError as error:
        raise BotRequestRefused(str(error)) from None
