"""How libraries with ids in camel case call a game."""

from __future__ import annotations


def camel_case(name: str) -> str:
    """A game's name without underscores.

    >>> camel_case("sea_salt")
    'SeaSalt'
    """
    return "".join(part.capitalize() for part in name.split("_"))
