"""Answers questions, inside a worker."""

from __future__ import annotations

import time

from banjar.bots import Bot, is_searching, load_bot
from banjar.bots.candidate import Candidate
from banjar.games.errors import OptionError
from banjar.kernel.mode import PLAIN
from banjar.seen import Seen
from banjar.server.workers.errors import QuestionRefused
from banjar.server.workers.question import STAND_IN, Answer, Question, Reason
from banjar.server.workers.states import States


class Thinker:
    """Answers that depend on the question alone: every question gets a new bot."""

    def __init__(self, plain: bool = PLAIN) -> None:
        self._plain = plain
        self._states = States()

    def answer(self, question: Question) -> Answer:
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
        return Answer(
            action.text,
            time.perf_counter() - started,
            level,
            [Reason(found.action.text, found.visits, found.value, found.margin) for found in reasons],
        )

    def _seen(self, question: Question) -> Seen:
        state = self._states.state_for(question)
        if state.to_act is None or state.to_act != question.seat:
            raise QuestionRefused(f"seat {question.seat} has nothing to decide now")
        return state.seen_by(question.seat)


def _bot(level: str, seed: int) -> Bot:
    try:
        return load_bot(level, seed)
    except OptionError as error:
        raise QuestionRefused(str(error)) from None
