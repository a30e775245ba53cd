"""The altar game, put together."""

from __future__ import annotations

from typing import Any

from banjar.core.definition import Definition
from banjar.core.errors import PositionError
from banjar.games.altar import contract
from banjar.games.altar.ai.features import LAYOUT, VERSION
from banjar.games.altar.io.deal import deal_from_dict, deal_to_dict
from banjar.games.altar.io.lessons import LESSONS
from banjar.games.altar.io.options import OPTIONS, fill_options
from banjar.games.altar.io.position import from_position, to_position
from banjar.games.altar.io.preview import preview
from banjar.games.altar.io.reasons import reasons
from banjar.games.altar.io.relevance import Relevance
from banjar.games.altar.io.text import CARD_LETTERS, PHASE_NAMES, SCORE_LINES, TABLE, mask, to_event, unmask
from banjar.games.altar.io.tie_break import tie_breaks
from banjar.games.altar.io.view import view
from banjar.games.altar.rules.box import ALL_GOODS, DECK, GOODS, MAX_PLAYERS, MIN_PLAYERS
from banjar.games.altar.rules.phases import PHASES
from banjar.games.altar.rules.state import Face

RULES_VERSION = "1"


def rebuild_start(start: Any, trace: Any) -> None:
    """Put the sampled pile and altar into the start of a sampled world."""
    for i in range(DECK):
        start.deck[i] = trace.deck[i]
    for i in range(min(start.altar.count, ALL_GOODS)):
        start.altar.cards[i] = trace.start[i]
        start.altar_face[i] = min(int(start.altar_face[i]), Face.DOWN)


def sampled_deal(trace: Any, seen: Any) -> dict[str, Any]:
    """The deal of a sampled world."""
    return {
        "deck": "".join(CARD_LETTERS[kind] for kind in trace.deck[: seen.deck_count]),
        **({"altar": "".join(CARD_LETTERS[good] for good in trace.start[:GOODS])} if seen.oracle else {}),
    }


def no_reshuffles(_trace: Any) -> list[str]:
    """The pile is shuffled once."""
    return []


def refuse_script(_state: Any, _letters: str) -> None:
    raise PositionError("altar: the pile is never reshuffled, so a game has no reshuffles")


def no_shuffle(_state: Any, _count: int) -> str:
    return ""


def script_is_used(_state: Any) -> bool:
    return True


def end_reason(_state: Any) -> str:
    """A3.14 knows one end."""
    return "pile"


DEFINITION = Definition(
    name="altar",
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
    sampled_reshuffles=no_reshuffles,
    rebuild_start=rebuild_start,
    load_script=refuse_script,
    read_shuffle=no_shuffle,
    script_is_used=script_is_used,
    end_reason=end_reason,
    tie_breaks=tie_breaks,
    reactions={},
    formalities={"buy": "nobuy"},  # A3.1: stones, prices and the supply are open
    lessons=LESSONS,
    standing={"shrine_reward": ("points", "stones")},  # A3.16
    reasons=reasons,
)
