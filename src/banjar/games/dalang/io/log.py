"""B10.2: what the log may show, and which lines are redundant."""

from __future__ import annotations

from dataclasses import replace

from banjar.core.event import Event

ONTO_STACKS = ("put_on_stack", "stowed")


def faded(event: Event) -> Event:
    """Hide the cards that players put on their stacks: they may remember them, but not look them up."""
    return replace(event, details={**event.details, "card": None}) if event.type in ONTO_STACKS else event


def is_decline(event: Event) -> bool:
    """A card of another player was not answered."""
    return event.type in ("passed", "did_not_force")


def follows_next(event: Event) -> bool:
    """B4.1: whom a warrior spares is written before the warrior."""
    return event.type == "spared"


def is_noise(event: Event) -> bool:
    """A whole hand is put down at once; a line for each unknown card would say nothing."""
    return event.type == "stowed" and event.details["card"] is None
