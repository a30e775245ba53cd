"""Names and lines: nothing invisible is left of them, and no name looks like another at the table."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.table_driver import ALTAR, PEOPLE, assert_refused, open_table

from banjar.table.confusables import skeleton
from banjar.table.errors import Refusal
from banjar.table.text_input import checked_line, checked_name, cleaned

ANNA, BERT, CLEO, _ = PEOPLE
INVISIBLE_NAMES = (
    "\u3164",
    "\u2800",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u034f",
    "\u200b\u200d\u2060\ufeff",
    "\ufe0f",
    "\U000e0041\U000e0042",
    "\U000e0101",
    "\u0378",
    "\ue000",
    "\u202e\u2066",
    "\u0301\u0302",
    "\u3000 \u00a0",
    "\ufffc",
    "\x00\x07",
    "\u2800\u3164\u2800",
)
LIKE_ANNA = ("Anna", "anna", "АNNА", "Αnna", "Ánna", "An na", "Anna.", "Ａｎｎａ", "𝐀𝐧𝐧𝐚", "A\u200bnna", "Aпna", "ᴀɴɴᴀ")


@pytest.mark.parametrize("name", INVISIBLE_NAMES)
def test_an_invisible_name_or_line_is_empty(name: str) -> None:
    assert_refused("bad-name", checked_name, name)
    assert_refused("bad-chat", checked_line, name)


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("\u3164Ann\u3164a\u2800", "Anna"),
        ("Ann\ufe0fa", "Anna"),
        ("Anna ❤\ufe0f", "Anna ❤\ufe0f"),
        ("A" + "\u0337" * 40, "A" + "\u0337" * 3),
        ("\u0337Anna", "Anna"),
        ("Anna \u0337\u0337B", "Anna B"),
        ("e\u0301", "\u00e9"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("שָׁלוֹם", unicodedata.normalize("NFC", "שָׁלוֹם")),
        ("ไม้เอก", "ไม้เอก"),
        ("한글", "한글"),
    ],
)
def test_names_are_cleaned_and_the_worlds_alphabets_stay(typed: str, clean: str) -> None:
    assert checked_name(typed) == clean


@given(st.text(max_size=60))
def test_cleaning_leaves_nothing_to_clean(text: str) -> None:
    once = cleaned(text)
    assert cleaned(once) == once
    assert all(unicodedata.category(one)[0] != "C" for one in once)
    try:
        name = checked_name(text)
    except Refusal:
        return
    assert any(unicodedata.category(one)[0] in "LNPS" for one in name)


@pytest.mark.parametrize("name", LIKE_ANNA)
def test_nobody_sits_down_under_a_name_like_somebody_elses(name: str) -> None:
    driver = open_table(ALTAR)
    refusal = assert_refused("name-taken", driver.join, BERT, name)
    assert refusal.values["name"] == cleaned(name)
    assert driver.table.seats_of(BERT) == []


def test_a_removed_person_does_not_come_back_under_the_owners_name() -> None:
    driver = open_table(ALTAR)
    driver.join(BERT, "Bert")
    driver.reseat(ANNA, driver.table.seats_of(BERT)[0])
    assert_refused("name-taken", driver.join, BERT, "Anna")
    driver.join(CLEO, "Bert")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bill", "BiII"),
        ("Bill", "B1ll"),
        ("Bob", "B0b"),
        ("Marnie", "Mamie"),
        ("Соня", "соня"),
        ("ΝΙΚΟΣ", "NIKOΣ"),
        ("scope", "ѕсоре"),
        ("|van", "Ivan"),
    ],
)
def test_lookalikes_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Bert", "Bart"), ("Соня", "Таня"), ("🐱", "🐶"), ("!!", "??"), ("李", "王")]
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
