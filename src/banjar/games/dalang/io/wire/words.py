"""The words of the game that views, actions and events use."""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["red", "blue", "yellow", "green"]
Island: TypeAlias = Literal["kukusch", "panschar", "tschakkalag", "wontong"]
TravelKind: TypeAlias = Literal["dalang_kp", "dalang_kt", "dalang_kw", "dalang_pt", "dalang_pw", "dalang_tw"]
Kind: TypeAlias = Literal[
    "priest",
    "warrior",
    "prince",
    "scholar",
    "artist",
    "dalang_kp",
    "dalang_kt",
    "dalang_kw",
    "dalang_pt",
    "dalang_pw",
    "dalang_tw",
]
Phase: TypeAlias = Literal[
    "turn",
    "answer_warrior",
    "spread",
    "exchange_stacks",
    "exchange_cards",
    "join",
    "force",
    "contest",
    "block",
    "stow",
    "over",
]
EndReason: TypeAlias = Literal["none", "masks", "stalled", "truncated"]
