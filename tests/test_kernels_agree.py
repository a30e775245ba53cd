"""The compiled and the plain kernel give the same states, and the compiled one never reaches beyond its arrays."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

TESTS = pathlib.Path(__file__).parent
SCRIPT = """
import hashlib, random, sys
sys.path.insert(0, sys.argv[1])
from configurations import CONFIGURATIONS
for configuration in CONFIGURATIONS:
    for seed in range(int(sys.argv[2])):
        dice = random.Random(f"{configuration} {seed}")
        state = configuration.load().new(seed)
        digest = hashlib.sha256()
        number = 0
        while not state.is_over and number < 250:
            legal = state.legal_ids()
            digest.update(repr(legal).encode() + state.to_bytes())
            if number % 10 == 0:
                for seat in range(state.players):
                    seen = state.seen_by(seat)
                    digest.update(seen.to_bytes() + seen.observation().tobytes())
                    if number % 50 == 0:
                        digest.update(seen.sample_world(number).to_bytes())
            state.play(dice.choice(legal))
            number += 1
        print(configuration, seed, number, state.scores(), state.ranks(), digest.hexdigest())
"""


def run(games: int, **environment: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(TESTS), str(games)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr[-2000:]
    return result.stdout


def test_compiled_equals_plain() -> None:
    """Decision by decision: states, legal actions, what every seat sees, observations, sampled worlds."""
    assert run(1, BANJAR_KERNEL="compiled") == run(1, BANJAR_KERNEL="plain")


@pytest.mark.slow
def test_with_bounds_checks() -> None:
    """Once more with every access to an array checked; the same games come out."""
    assert run(3, BANJAR_KERNEL="compiled", NUMBA_BOUNDSCHECK="1") == run(3, BANJAR_KERNEL="compiled")
