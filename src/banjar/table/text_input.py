"""Clean and check the names and chat lines that people type."""

from __future__ import annotations

import unicodedata

from banjar.table.errors import Refusal

MAX_NAME_CHARACTERS = 24
MAX_LINE_CHARACTERS = 500
BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
"""Marks that change the writing direction; with them a name could garble the text around it."""


def checked_name(name: str) -> str:
    """The name, cleaned; Refusal if it is empty or too long."""
    text = cleaned(name)
    if not text or len(text) > MAX_NAME_CHARACTERS:
        raise Refusal("bad-name", most=MAX_NAME_CHARACTERS)
    return text


def checked_line(line: str) -> str:
    """The chat line, cleaned; Refusal if it is empty or too long."""
    text = cleaned(line)
    if not text or len(text) > MAX_LINE_CHARACTERS:
        raise Refusal("bad-chat", most=MAX_LINE_CHARACTERS)
    return text


def cleaned(text: str) -> str:
    """The text on one line, in NFC, without control characters or repeated spaces."""
    kept = (
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or (unicodedata.category(character)[0] != "C" and character not in BIDI_CONTROLS)
    )
    return " ".join("".join(kept).split())
