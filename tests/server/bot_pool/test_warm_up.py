"""After warming up a worker compiles nothing more: compiling takes longer than a request may."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

WARMED_UP = """
import sys
import msgspec
from tests.server.bot_pool.requests import middle, request_of
from banjar.kernel.rule import RULES
from banjar.server.bot_pool.warm_up import warm_up
from banjar.server.bot_pool.runner import BotRunner
from tests.laws.configurations import CONFIGURATIONS

def versions():
    return {f"{rule.py_func.__module__}.{rule.py_func.__name__}": len(rule.signatures) for rule in RULES}

warm_up(sys.argv[1])
before = versions()
for configuration in CONFIGURATIONS:
    if configuration.game == sys.argv[1]:
        state = middle(configuration.load(), decisions=40)
        for level in ("novice", "adept"):
            bot_request = request_of(state, level)
            BotRunner().decide(bot_request)
            BotRunner().decide(msgspec.structs.replace(bot_request, explain=True))
print(*(name for name, count in versions().items() if count != before.get(name)))
"""


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_warming_up_leaves_nothing_to_compile(game: str) -> None:
    """For any table, level and position."""
    environment = {name: value for name, value in os.environ.items() if name != "BANJAR_KERNEL"}
    command = [sys.executable, "-c", WARMED_UP, game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split() == []
