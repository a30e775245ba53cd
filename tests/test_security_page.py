"""docs/security.md answers every requirement once, and what it names exists."""

from __future__ import annotations

import pathlib
import re
from collections import Counter
from collections.abc import Iterator

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
BASES = (ROOT, ROOT / "src" / "banjar")

REQUIREMENTS = {
    1: {1: 2, 2: 9, 3: 11, 4: 3, 5: 2},
    2: {1: 3, 2: 3, 3: 4, 4: 1},
    3: {2: 2, 3: 4, 4: 6, 5: 5, 7: 2},
    4: {1: 3, 2: 1, 3: 2, 4: 4},
    5: {1: 1, 2: 3, 3: 2, 4: 3},
    6: {1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4},
    7: {1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2},
    8: {1: 2, 2: 3, 3: 1, 4: 1},
    9: {1: 3, 2: 4},
    10: {1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3},
    11: {1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1},
    12: {1: 3, 2: 2, 3: 4},
    13: {1: 1, 2: 5, 3: 2, 4: 5},
    14: {1: 2, 2: 4, 3: 3},
    15: {1: 3, 2: 3, 3: 7},
    16: {1: 1, 2: 5, 3: 4, 4: 3, 5: 3},
    17: {1: 1, 2: 4, 3: 2},
}
"""ASVS 5.0.0: by chapter and section, how many requirements are of level 1 or 2; they are the first of each section."""
COUNT = 253
ANSWERS = ("yes", "partly", "no", "host", "n/a")

ROW = re.compile(r"^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| ([^|]+) \| (.+) \|$", re.MULTILINE)
FILE = re.compile(r"`([\w.-][\w./-]*(?:\.(?:py|js|md|html|txt|json|toml)|/))(?:::(\w+))?`")


def numbers(cell: str) -> Iterator[tuple[int, int, int]]:
    """The requirements that a first cell names: `1.2.6–1.2.8, 1.3.1`."""
    for part in cell.split(", "):
        first, *last = [tuple(map(int, one.split("."))) for one in part.split("–")]
        end = last[0] if last else first
        assert first[:2] == end[:2], part
        for number in range(first[2], end[2] + 1):
            yield first[0], first[1], number


def answers() -> list[tuple[tuple[int, int, int], str]]:
    return [(number, row[3]) for row in ROW.finditer(PAGE) for number in numbers(row[1])]


@pytest.mark.parametrize("chapter", REQUIREMENTS)
def test_every_requirement_of_a_chapter_is_answered_once(chapter: int) -> None:
    wanted = [
        (chapter, section, number) for section, count in REQUIREMENTS[chapter].items() for number in range(1, count + 1)
    ]
    assert sorted(number for number, _ in answers() if number[0] == chapter) == wanted
    assert f"\n### V{chapter} " in PAGE


def test_all_of_levels_1_and_2_are_there() -> None:
    assert sum(sum(sections.values()) for sections in REQUIREMENTS.values()) == len(answers()) == COUNT


def test_the_answers_are_counted() -> None:
    found = Counter(answer for _, answer in answers())
    assert set(found) <= set(ANSWERS)
    row = "| " + " | ".join(str(found[answer]) for answer in ANSWERS) + f" | {COUNT} |"
    assert row in PAGE, row


def test_every_answer_but_yes_says_why() -> None:
    assert [row[1] for row in ROW.finditer(PAGE) if len(row[4].strip()) < len("none")] == []


def test_every_file_and_test_on_the_page_exists() -> None:
    named = FILE.findall(PAGE)
    assert len(named) > 100
    for path, test in named:
        found = next((base / path for base in BASES if (base / path).exists()), None)
        assert found is not None, path
        assert not test or f"def {test}(" in found.read_text(encoding="utf-8"), f"{path}::{test}"
