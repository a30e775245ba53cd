"""Names of games for libraries with ids in camel case."""

from __future__ import annotations


def camel_case(name: str) -> str:
    """A game's name in camel case.

    >>> camel_case("sea_salt")
    'SeaSalt'
    """
    return "".join(part.capitalize() for part in name.split("_"))
