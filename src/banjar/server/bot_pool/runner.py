"""Answers questions, inside a worker."""

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
    """Answers that depend on the question alone: every question gets a new bot."""

    def __init__(self, plain: bool = PLAIN) -> None:
        self._plain = plain
        self._states = StateCache()

    def answer(self, question: BotRequest) -> BotReply:
        """What the bot decides; QuestionRefused if the question is wrong."""
        started = time.perf_counter()
        level = STAND_IN if self._plain and is_searching(question.level) else question.level
        bot = _bot(level, question.seed)
        seen = self._seen(question)
        reasons: list[Candidate] = []
        if not question.explain:
            action = bot.choose(seen)
        else:
            reasons = bot.explain(seen)
            # A search would only search once more; rules of thumb may choose another than the first of equals.
            action = reasons[0].action if is_searching(level) else _bot(level, question.seed).choose(seen)
        return BotReply(
            action.text,
            time.perf_counter() - started,
            level,
            [ActionScore(found.action.text, found.visits, found.value, found.margin) for found in reasons],
        )

    def _seen(self, question: BotRequest) -> Seen:
        state = self._states.state_for(question)
        if state.to_act is None or state.to_act != question.seat:
            raise BotRequestRefused(f"seat {question.seat} has nothing to decide now")
        return state.seen_by(question.seat)


def _bot(level: str, seed: int) -> Bot:
    try:
        return load_bot(level, seed)
    except OptionError as error:
        raise BotRequestRefused(str(error)) from None
