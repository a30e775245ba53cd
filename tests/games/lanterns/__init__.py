"""Lanterns: a small game that only tests know, written by docs/add-a-game.md."""

from __future__ import annotations

from typing import Any

from tests.games.lanterns import contract
from tests.games.lanterns.ai import LAYOUT, VERSION
from tests.games.lanterns.information import mask, rebuild_start, unmask
from tests.games.lanterns.rules.box import DECK, MAX_PLAYERS, MIN_PLAYERS
from tests.games.lanterns.rules.phases import PHASES
from tests.games.lanterns.text import CARD_LETTERS, PHASE_NAMES, SCORE_NAMES, TABLE, to_event
from tests.games.lanterns.values import (
    OPTION_TABLE,
    deal_from_dict,
    deal_to_dict,
    fill_options,
    from_position,
    preview,
    sampled_deal,
    to_position,
    view,
)

from banjar.core.definition import Definition, HiddenChoices


def end_reason(_state: Any) -> str:
    return "dark"


DEFINITION = Definition(
    name="lanterns",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    rules_version="1",
    contract=contract,
    options=OPTION_TABLE,
    fill_options=fill_options,
    actions=TABLE,
    phases=PHASE_NAMES,
    phase_rules={phase.name.lower(): rule for phase, rule in PHASES.items()},
    score_lines=SCORE_NAMES,
    end_reasons=("dark",),
    end_reason=end_reason,
    card_letters=CARD_LETTERS,
    to_event=to_event,
    feature_names=LAYOUT,
    observation_version=VERSION,
    deal_to_dict=deal_to_dict,
    deal_from_dict=deal_from_dict,
    to_position=to_position,
    from_position=from_position,
    hidden=HiddenChoices(mask=mask, unmask=unmask, sampled_deal=sampled_deal, rebuild_start=rebuild_start),
    view=view,
    preview=preview,
    most_decisions=lambda _options: DECK,
)
