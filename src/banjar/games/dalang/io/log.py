"""B10.2: what a log may keep, and which lines it can do without."""

from __future__ import annotations

from dataclasses import replace

from banjar.core.event import Event

ONTO_STACKS = ("put_on_stack", "stowed")


def faded(event: Event) -> Event:
    """Players may remember what they put on their stacks, but not look it up."""
    return replace(event, details={**event.details, "card": None}) if event.type in ONTO_STACKS else event


def is_noise(event: Event) -> bool:
    """A whole hand is laid down at once; a line for each unknown card would say nothing."""
    return event.type == "stowed" and event.details["card"] is None
