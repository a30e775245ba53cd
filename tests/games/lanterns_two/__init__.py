"""Version 2 of lanterns, made up: it knows version 1, so that games of before go on."""

from __future__ import annotations

import dataclasses

from tests.games import lanterns
from tests.games.lanterns_two import contract

DEFINITION = dataclasses.replace(
    lanterns.DEFINITION, rules_version="2", contract=contract, earlier_versions={"1": "tests.games.lanterns"}
)
