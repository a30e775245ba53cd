"""A4.4: what the log may show, and which lines are redundant."""

from __future__ import annotations

from dataclasses import replace

from banjar.core.event import Event


def faded(event: Event) -> Event:
    """Hide the cards of an oracle's look: players may remember them, but not look them up."""
    return replace(event, details={**event.details, "good": None}) if event.type == "looked" else event


def is_decline(event: Event) -> bool:
    """Nothing was bought, looked at or taken instead."""
    return event.type in ("bought_nothing", "look_declined", "substitute_declined")


def is_noise(event: Event) -> bool:
    """Of several unknown cards looked at together, only one needs a line."""
    return event.type == "looked" and event.details["good"] is None and event.details["altar_place"] > 1
