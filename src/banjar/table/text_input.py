"""Names and lines that people type: short, visible and harmless."""

from __future__ import annotations

import unicodedata

from banjar.table.errors import Refusal

LONGEST_NAME = 24
LONGEST_LINE = 500
# Marks that turn the direction of writing let a name reach out of its place.
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")


def checked_name(name: str) -> str:
    """A name as it is shown."""
    tidy = visible(name)
    if not tidy or len(tidy) > LONGEST_NAME:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return tidy


def checked_line(text: str) -> str:
    """A line of chat as it is shown."""
    tidy = visible(text)
    if not tidy or len(tidy) > LONGEST_LINE:
        raise Refusal("bad-chat", most=LONGEST_LINE)
    return tidy


def visible(text: str) -> str:
    """One line without invisible characters."""
    kept = (
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or (unicodedata.category(character)[0] != "C" and character not in TURNING)
    )
    return " ".join("".join(kept).split())
