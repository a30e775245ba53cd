"""B10.2: what the log may show, and which lines are redundant."""

from __future__ import annotations

from dataclasses import replace

from banjar.core.event import Event

ONTO_STACKS = ("put_on_stack", "stowed")


def faded(event: Event) -> Event:
    """Hide the cards that players put on their stacks: they may remember them, but not look them up."""
    return replace(event, details={**event.details, "card": None}) if event.type in ONTO_STACKS else event


def is_noise(event: Event) -> bool:
    """A whole hand is put down at once; a line for each unknown card would say nothing."""
    return event.type == "stowed" and event.details["card"] is None
