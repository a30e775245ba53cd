"""The dalang game, put together."""

from __future__ import annotations

from typing import Any

from banjar.core.definition import Definition
from banjar.games.dalang import contract
from banjar.games.dalang.ai.features import LAYOUT, VERSION
from banjar.games.dalang.io.deal import (
    deal_from_dict,
    deal_to_dict,
    letters,
    load_script,
    read_shuffle,
    script_is_used,
)
from banjar.games.dalang.io.lessons import LESSONS
from banjar.games.dalang.io.options import OPTIONS, fill_options
from banjar.games.dalang.io.position import from_position, to_position
from banjar.games.dalang.io.preview import preview
from banjar.games.dalang.io.reasons import reasons
from banjar.games.dalang.io.relevance import Relevance
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
from banjar.games.dalang.io.view import view
from banjar.games.dalang.rules.box import DECK_SIZE, ISLANDS, KINDS, MAX_PLAYERS, MIN_PLAYERS, STARTING_CARDS
from banjar.games.dalang.rules.phases import PHASES

RULES_VERSION = "1"


def sampled_deal(trace: Any, seen: Any) -> dict[str, Any]:
    """The deal of a sampled world; starting cards that were not dealt follow in any order."""
    dealt = [int(seen.starting_card[seat]) for seat in range(seen.players_count)]
    rest = [number for number in range(1, STARTING_CARDS + 1) if number not in dealt]
    return {"deck": letters(trace.kinds[:DECK_SIZE]), "starting_cards": dealt + rest}


def sampled_reshuffles(trace: Any) -> list[str]:
    """Every later draw pile of a sampled world, in drawing order."""
    firsts = [int(trace.epoch_first[epoch]) for epoch in range(trace.epochs_count)]
    ends = [*firsts[1:], int(trace.tokens_count)]
    return [letters(trace.kinds[firsts[e] : ends[e]]) for e in range(1, len(firsts))]


def rebuild_start(start: Any, trace: Any) -> None:
    """Put sampled cards into the start of a game that began with a position, in the order of `recall`."""
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


def end_reason(state: Any) -> str:
    """B9.1, B9.3"""
    return END_REASONS[int(state.end_reason)]


DEFINITION = Definition(
    name="dalang",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    rules_version=RULES_VERSION,
    observation_version=VERSION,
    options=OPTIONS,
    contract=contract,
    actions=TABLE,
    card_letters=CARD_LETTERS,
    score_lines=SCORE_LINES,
    feature_names=LAYOUT,
    phases=PHASE_NAMES,
    phase_rules={phase.name.lower(): rule for phase, rule in PHASES.items()},
    fill_options=fill_options,
    deal_to_dict=deal_to_dict,
    deal_from_dict=deal_from_dict,
    to_position=to_position,
    from_position=from_position,
    view=view,
    preview=preview,
    to_event=to_event,
    concern=Relevance,
    mask=mask,
    unmask=unmask,
    sampled_deal=sampled_deal,
    sampled_reshuffles=sampled_reshuffles,
    rebuild_start=rebuild_start,
    load_script=load_script,
    read_shuffle=read_shuffle,
    script_is_used=script_is_used,
    end_reason=end_reason,
    tie_breaks=tie_breaks,
    reactions={"answer_warrior": "flee", "join": "pass", "force": "noforce", "contest": "pass", "block": "pass"},
    formalities={},
    lessons=LESSONS,
    standing={"join": ("pass",), "contest": ("pass",), "block": ("pass",)},
    reasons=reasons,
)
