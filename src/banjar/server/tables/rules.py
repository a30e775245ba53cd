"""Import the rules of all games, for callers that must not block the event loop."""

from __future__ import annotations

from banjar.core.registry import definition, game_names


def load_rules() -> None:
    """Import everything a table needs to be folded; immediate after the first call. Run it in a thread."""
    import banjar.core.game  # noqa: F401

    for name in game_names():
        definition(name)
