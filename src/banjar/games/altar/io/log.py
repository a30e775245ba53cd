"""A4.4: what a log may keep, and which lines it can do without."""

from __future__ import annotations

from dataclasses import replace

from banjar.core.event import Event


def faded(event: Event) -> Event:
    """Cards that an oracle showed are seen only while one looks; later they may be remembered, not looked up."""
    return replace(event, details={**event.details, "good": None}) if event.type == "looked" else event


def is_noise(event: Event) -> bool:
    """One line is enough for several unknown cards that were looked at together."""
    return event.type == "looked" and event.details["good"] is None and event.details["altar_place"] > 1
