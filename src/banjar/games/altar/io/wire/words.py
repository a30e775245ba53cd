"""The words of the game that views, actions and events use."""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["red", "blue", "yellow", "green"]
Good: TypeAlias = Literal["rice", "peanut", "banana", "pepper"]
HandKind: TypeAlias = Literal["rice", "peanut", "banana", "pepper", "stonemason", "priest", "shrine"]
Kind: TypeAlias = Literal["rice", "peanut", "banana", "pepper", "stonemason", "priest", "shrine", "oracle"]
Phase: TypeAlias = Literal[
    "buy", "play", "lay", "hide", "offer", "take", "look", "keep", "shrine_reward", "substitute", "over"
]
