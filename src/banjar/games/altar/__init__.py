"""The definition of the altar game."""

from __future__ import annotations

from typing import Any

from banjar.core.definition import Definition, HiddenChoices, LogRules, Wordings
from banjar.core.search_config import USUAL_NETWORK_SEARCH, SearchConfig
from banjar.games.altar import contract
from banjar.games.altar.ai.features import LAYOUT, VERSION, WORLD_LAYOUT
from banjar.games.altar.ai.symmetry import symmetries
from banjar.games.altar.information.memory import Trace
from banjar.games.altar.io.advice import advice
from banjar.games.altar.io.deal import deal_from_dict, deal_to_dict
from banjar.games.altar.io.lessons import LESSONS
from banjar.games.altar.io.log import faded, is_decline, is_noise
from banjar.games.altar.io.options import OPTIONS, fill_options
from banjar.games.altar.io.pad import pad
from banjar.games.altar.io.position import from_position, to_position
from banjar.games.altar.io.preview import preview
from banjar.games.altar.io.reasons import reasons
from banjar.games.altar.io.relevance import Relevance
from banjar.games.altar.io.strategy import STRATEGY
from banjar.games.altar.io.text import CARD_LETTERS, PHASE_NAMES, ROW_NAMES, SCORE_LINES, TABLE, mask, to_event, unmask
from banjar.games.altar.io.tie_break import tie_breaks
from banjar.games.altar.io.tips import TIPS
from banjar.games.altar.io.view import public_view, view
from banjar.games.altar.rules.box import ALL_GOODS, DECK, GOODS, MAX_PLAYERS, MIN_PLAYERS
from banjar.games.altar.rules.phases import PHASES
from banjar.games.altar.rules.state import Face, State

RULES_VERSION = "1"
END_REASONS = ("pile",)
MAX_DECISIONS = 10_000
"""Upper bound. A3.14: a game has at most as many turns as cards to draw, and a turn a few dozen decisions."""


def rebuild_start(start: State, trace: Trace) -> None:
    """Copy the sampled pile and altar to the start of a sampled world."""
    for i in range(DECK):
        start.deck[i] = trace.deck[i]
    for i in range(min(start.altar.count, ALL_GOODS)):
        start.altar.cards[i] = trace.start[i]
        start.altar_face[i] = min(int(start.altar_face[i]), Face.DOWN)


def sampled_deal(trace: Trace, seen: State) -> dict[str, Any]:
    """The deal of a sampled world."""
    return {
        "deck": "".join(CARD_LETTERS[kind] for kind in trace.deck[: seen.deck_count]),
        **({"altar": "".join(CARD_LETTERS[good] for good in trace.start[:GOODS])} if seen.oracle else {}),
    }


def end_reason(_state: State) -> str:
    """A3.14"""
    return END_REASONS[0]


DEFINITION = Definition(
    name="altar",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    rules_version=RULES_VERSION,
    contract=contract,
    options=OPTIONS,
    fill_options=fill_options,
    actions=TABLE,
    phases=PHASE_NAMES,
    phase_rules={phase.name.lower(): rule for phase, rule in PHASES.items()},
    score_lines=SCORE_LINES,
    end_reasons=END_REASONS,
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
    public_view=public_view,
    preview=preview,
    advice=advice,
    tie_breaks=tie_breaks,
    words=Wordings(letters={"row": ROW_NAMES}, aliases={"kind": "card", "altar_place": "place"}),
    log=LogRules(faded=faded, is_noise=is_noise, relevance=Relevance, is_decline=is_decline),
    lessons=LESSONS,
    tips=TIPS,
    strategy=STRATEGY,
    pad=pad,
    text_board="banjar.games.altar.io.text_board:AltarBoard",
    formalities={"buy": "nobuy"},  # A3.1: stones, prices and the supply are open
    auto_replies={"shrine_reward": ("points", "stones")},  # A3.16
    reasons=reasons,
    search=SearchConfig(temperature=2.0, rollout_heuristic_rate=0.9, horizon=30),
    network_search=USUAL_NETWORK_SEARCH,
    world_feature_names=WORLD_LAYOUT,
    symmetries=symmetries,
    simulations={"adept": 60, "expert": 2000},
    most_decisions=lambda _options: MAX_DECISIONS,
)
