"""The administrator's token: compared in constant time, and guesses slowed down."""

from __future__ import annotations

import hmac
import logging
import math
import time
from collections.abc import Callable

from banjar.server.network import network_of
from banjar.table.errors import Refusal

FREE_GUESSES = 5
SECONDS_PER_GUESS = 20.0
MAX_GUESSERS = 10_000

logger = logging.getLogger("banjar.server")


class AdminToken:
    """Knows the token, and who has guessed wrong."""

    def __init__(
        self, expected: str | None, enforced: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._expected = expected
        self._enforced = enforced
        """Whether guesses are slowed down."""
        self._clock = clock
        self._free_at: dict[str, float] = {}
        """By network: when all its guesses are free again."""

    def accepts(self, given: str, address: str) -> bool:
        """Whether this is the token. Refusal `too-fast`, without a comparison, for a network that guesses too much."""
        if self._expected is None or not given:
            return False
        now, network = self._clock(), network_of(address)
        free_at = max(now, self._free_at.get(network, now))
        wait = free_at - now - (FREE_GUESSES - 1) * SECONDS_PER_GUESS
        if wait > 0 and self._enforced:
            raise Refusal("too-fast", seconds=math.ceil(wait))
        if hmac.compare_digest(given.encode(), self._expected.encode()):
            return True
        if len(self._free_at) >= MAX_GUESSERS:
            self._free_at = {one: at for one, at in self._free_at.items() if at > now}
        if len(self._free_at) >= MAX_GUESSERS:
            self._free_at.clear()
        self._free_at[network] = free_at + SECONDS_PER_GUESS
        logger.warning("a wrong administrator's token was sent from %s", address)
        return False
