"""When the coach of a guided game of altar says what."""

from __future__ import annotations

from banjar.core.tip import Tip

GAINS = ("gained_stones", "gained_points", "gained_good")
FARMERS = ("rice", "peanut", "banana", "pepper")

TIPS = (
    # Decisions
    Tip("play", phase="play"),
    Tip("take", phase="take"),
    Tip("shrine", phase="play", offers="play_shrine"),
    Tip("buy", phase="buy", offers="buy"),
    Tip("lay", phase="lay"),
    Tip("hide", phase="hide"),
    Tip("offer", phase="offer"),
    Tip("shrine_reward", phase="shrine_reward"),
    Tip("substitute", phase="substitute"),
    Tip("return_shrine", phase="play", offers="return_shrine"),
    Tip("pile_low", phase="play", at_most={"pile": 12}),
    # What happened
    Tip("game_ended", events=("game_ended",)),
    Tip("shrine_of_others", events=("played",), by="others", details={"card": ("shrine",)}),
    Tip("bonus", events=GAINS, by="me", details={"bonus": (True,)}),
    Tip("bonus_of_others", events=GAINS, by="others", details={"bonus": (True,)}),
    Tip("scored", events=("scored",), by="me"),
    Tip("scored_by_others", events=("scored",), by="others"),
    Tip("goods", events=("gained_good", "bought"), by="me"),
    Tip("stones", events=("gained_stones",), by="me"),
    Tip("points", events=("gained_points",), by="me"),
    Tip("offered", events=("offered",)),
    Tip("farmers_of_others", events=("played",), by="others", details={"card": FARMERS}),
    Tip("row_laid", events=("row_laid",)),
)
