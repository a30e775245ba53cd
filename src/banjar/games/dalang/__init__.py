"""The definition of the dalang game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from banjar.core.definition import Definition, HiddenChoices, LogRules, Reshuffles, Wordings
from banjar.core.search_config import USUAL_NETWORK_SEARCH, SearchConfig
from banjar.games.dalang import contract
from banjar.games.dalang.ai.features import LAYOUT, VERSION, WORLD_LAYOUT
from banjar.games.dalang.ai.symmetry import symmetries
from banjar.games.dalang.information.memory import Trace
from banjar.games.dalang.io.advice import advice
from banjar.games.dalang.io.deal import (
    deal_from_dict,
    deal_to_dict,
    letters,
    load_script,
    read_shuffle,
    script_is_used,
)
from banjar.games.dalang.io.lessons import LESSONS
from banjar.games.dalang.io.log import faded, follows_next, is_decline, is_noise
from banjar.games.dalang.io.options import OPTIONS, fill_options
from banjar.games.dalang.io.pad import pad
from banjar.games.dalang.io.position import from_position, to_position
from banjar.games.dalang.io.preview import preview
from banjar.games.dalang.io.reasons import reasons
from banjar.games.dalang.io.relevance import Relevance
from banjar.games.dalang.io.strategy import STRATEGY
from banjar.games.dalang.io.text import (
    CARD_LETTERS,
    END_REASONS,
    PHASE_NAMES,
    SCORE_LINES,
    TABLE,
    mask,
    to_event,
    unmask,
)
from banjar.games.dalang.io.tie_break import tie_breaks
from banjar.games.dalang.io.tips import TIPS
from banjar.games.dalang.io.view import public_view, view
from banjar.games.dalang.rules.box import DECK_SIZE, ISLANDS, KINDS, MAX_PLAYERS, MIN_PLAYERS, STARTING_CARDS
from banjar.games.dalang.rules.phases import PHASES
from banjar.games.dalang.rules.state import State

RULES_VERSION = "1"
MAX_DECISIONS_PER_TURN = 1000
"""Upper bound, far above what a turn can have: every decision uses a card or answers one."""


def sampled_deal(trace: Trace, seen: State) -> dict[str, Any]:
    """The deal of a sampled world; starting cards that were not dealt come last, in any order."""
    dealt = [int(seen.starting_card[seat]) for seat in range(seen.players_count)]
    rest = [number for number in range(1, STARTING_CARDS + 1) if number not in dealt]
    return {"deck": letters(trace.kinds[:DECK_SIZE]), "starting_cards": dealt + rest}


def sampled_reshuffles(trace: Trace) -> list[str]:
    """The draw piles after each reshuffle of a sampled world, in drawing order."""
    firsts = [int(trace.epoch_first[epoch]) for epoch in range(trace.epochs_count)]
    ends = [*firsts[1:], int(trace.tokens_count)]
    return [letters(trace.kinds[firsts[e] : ends[e]]) for e in range(1, len(firsts))]


def rebuild_start(start: State, trace: Trace) -> None:
    """Copy sampled cards to the start of a game that began with a position, in the order of `recall`."""
    token = 0
    for seat in range(start.players_count):
        player = start.players[seat]
        for kind in range(KINDS):
            player.hand[kind] = 0
        for _ in range(player.hand_count):
            player.hand[trace.kinds[token]] += 1
            token += 1
        for island in range(ISLANDS):
            for place in range(player.stacks[island].count):
                player.stacks[island].cards[place] = trace.kinds[token]
                token += 1
    for place in reversed(range(start.deck.count)):
        start.deck.cards[place] = trace.kinds[token]
        token += 1


def most_decisions(options: Mapping[str, Any]) -> int | None:
    """B9.3: unknown without a turn limit."""
    limit = options["turn_limit"]
    return None if limit is None else limit * MAX_DECISIONS_PER_TURN


def end_reason(state: State) -> str:
    """B9.1, B9.3"""
    return END_REASONS[int(state.end_reason)]


NETWORK_SEARCH = replace(USUAL_NETWORK_SEARCH, temperature=8.0, rollout_heuristic_rate=1.0, worlds=4)

DEFINITION = Definition(
    name="dalang",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    rules_version=RULES_VERSION,
    contract=contract,
    options=OPTIONS,
    fill_options=fill_options,
    actions=TABLE,
    phases=PHASE_NAMES,
    phase_rules={phase.name.lower(): rule for phase, rule in PHASES.items()},
    score_lines=SCORE_LINES,
    end_reasons=tuple(name for name in END_REASONS if name != "none"),
    end_reason=end_reason,
    card_letters=CARD_LETTERS,
    to_event=to_event,
    feature_names=LAYOUT,
    observation_version=VERSION,
    deal_to_dict=deal_to_dict,
    deal_from_dict=deal_from_dict,
    to_position=to_position,
    from_position=from_position,
    hidden=HiddenChoices(
        mask=mask,
        unmask=unmask,
        sampled_deal=sampled_deal,
        rebuild_start=rebuild_start,
        sampled_reshuffles=sampled_reshuffles,
    ),
    reshuffles=Reshuffles(load_script=load_script, script_is_used=script_is_used, read_shuffle=read_shuffle),
    view=view,
    public_view=public_view,
    is_starter_dealt=True,
    preview=preview,
    advice=advice,
    tie_breaks=tie_breaks,
    words=Wordings(groups={"island": "island", "goal": "island"}, seats=frozenset({"spare"})),
    log=LogRules(faded=faded, is_noise=is_noise, relevance=Relevance, is_decline=is_decline, follows_next=follows_next),
    lessons=LESSONS,
    tips=TIPS,
    strategy=STRATEGY,
    pad=pad,
    text_board="banjar.games.dalang.io.text_board:DalangBoard",
    reactions={"answer_warrior": "flee", "join": "pass", "force": "noforce", "contest": "pass", "block": "pass"},
    auto_replies={"join": ("pass",), "contest": ("pass",), "block": ("pass",)},
    reasons=reasons,
    search=SearchConfig(exploration=1.0, temperature=8.0, rollout_heuristic_rate=1.0, horizon=60, worlds=4),
    network_search=NETWORK_SEARCH,
    world_feature_names=WORLD_LAYOUT,
    symmetries=symmetries,
    simulations={"adept": 40, "expert": 1500},
    most_decisions=most_decisions,
)
