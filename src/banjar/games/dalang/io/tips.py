"""When the coach of a guided game of dalang says what."""

from __future__ import annotations

from banjar.core.tip import Tip

HIGHEST_MASK = 5

TIPS = (
    # Decisions
    Tip("turn", phase="turn"),
    Tip("dalang", phase="turn", offers="play_dalang"),
    Tip("prince", phase="turn", offers="play_prince"),
    Tip("priest", phase="turn", offers="play_priest"),
    Tip("warrior", phase="turn", offers="play_warrior"),
    Tip("scholar", phase="turn", offers="play_scholar"),
    Tip("artist", phase="turn", offers="play_artist"),
    Tip("block", phase="block"),
    Tip("contest", phase="contest"),
    Tip("answer_warrior", phase="answer_warrior"),
    Tip("spread", phase="spread"),
    Tip("join", phase="join"),
    Tip("force", phase="force"),
    Tip("stow", phase="stow"),
    Tip("exchange_stacks", phase="exchange_stacks"),
    Tip("exchange_cards", phase="exchange_cards"),
    # What happened
    Tip("game_ended", events=("game_ended",)),
    Tip("last_masks", events=("took_mask",), details={"value": (HIGHEST_MASK,)}),
    Tip("mask", events=("took_mask",), by="me"),
    Tip("mask_of_others", events=("took_mask",), by="others"),
    Tip("seal", events=("took_seal",), by="me"),
    Tip("seal_of_others", events=("took_seal",), by="others"),
    Tip("disc", events=("won_disc",), by="me"),
    Tip("disc_of_others", events=("won_disc",), by="others"),
    Tip("blocked", events=("blocked",)),
    Tip("forced", events=("forced",)),
    Tip("fled", events=("fled",), by="others"),
    Tip("moved", events=("dalang_moved",)),
    Tip("reshuffled", events=("reshuffled",)),
    Tip("drew", events=("drew",), by="me"),
)
