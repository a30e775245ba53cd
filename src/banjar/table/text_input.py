"""Clean and check the names and chat lines that people type."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from banjar.table.confusables import skeleton
from banjar.table.errors import Refusal

MAX_NAME_CHARACTERS = 24
MAX_LINE_CHARACTERS = 500
MAX_MARKS_IN_A_ROW = 3
"""Combining marks on one letter; more of them would run over the lines above and below."""
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0\ufffc\U0001d159"
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Fillers, joiners and selectors that are drawn as nothing although they are no control characters."""
BLANKS = frozenset("\u2800")
"""Drawn as a space although they are none."""
VARIATION_SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""They choose how the symbol before them is drawn, and are nothing without one."""


def checked_name(name: str) -> str:
    """The name, cleaned; Refusal if it is empty or too long."""
    text = cleaned(name)
    if not text or len(text) > MAX_NAME_CHARACTERS:
        raise Refusal("bad-name", most=MAX_NAME_CHARACTERS)
    return text


def check_distinct(name: str, taken: Iterable[str | None]) -> None:
    """Refusal if the name can be taken for one of those."""
    own = skeleton(name)
    if any(own == skeleton(other) for other in taken if other):
        raise Refusal("name-taken", name=name)


def distinct_names(names: Sequence[str]) -> list[str]:
    """The names; one that can be taken for an earlier one gets a number.

    >>> distinct_names(["Ketut", "Ketut", "ketut"])
    ['Ketut', 'Ketut 2', 'ketut 3']
    """
    found: list[str] = []
    taken: set[str] = set()
    for name in names:
        wanted, number = name, 2
        while skeleton(wanted) in taken:
            ending = f" {number}"
            wanted, number = name[: MAX_NAME_CHARACTERS - len(ending)].rstrip() + ending, number + 1
        taken.add(skeleton(wanted))
        found.append(wanted)
    return found


def checked_line(line: str) -> str:
    """The chat line, cleaned; Refusal if it is empty or too long."""
    text = cleaned(line)
    if not text or len(text) > MAX_LINE_CHARACTERS:
        raise Refusal("bad-chat", most=MAX_LINE_CHARACTERS)
    return text


def cleaned(text: str) -> str:
    """The text on one line, in NFC, without invisible characters, repeated spaces or heaps of combining marks.

    Control, format, private and unassigned characters go, so also those that change the writing direction.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        if character.isspace() or character in BLANKS:
            character = " "
        category = unicodedata.category(character)
        before = kept[-1] if kept else " "
        if category[0] == "C" or character in INVISIBLE:
            continue
        if character in VARIATION_SELECTORS and unicodedata.category(before)[0] in "LMZ":
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks > MAX_MARKS_IN_A_ROW or (marks and before == " "):
            continue
        kept.append(character)
    return " ".join("".join(kept).split())
