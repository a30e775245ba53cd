"""Whole recorded games, one for each way of ending, still end as they did."""

from __future__ import annotations

import pathlib

import pytest

import banjar
from banjar.games.dalang.io.text import END_REASONS as DALANG_REASONS

RECORDS = sorted(pathlib.Path(__file__).parent.glob("*.txt"))
REASONS = {"altar": {"pile"}, "dalang": set(DALANG_REASONS) - {"none"}}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_game(path: pathlib.Path) -> None:
    record = banjar.read_record(path)
    state = record.replay()
    assert state.is_over
    assert state.end_reason == record.end
    assert tuple(state.scores()) == record.result
    assert str(state.record(**record.headers)) == path.read_text(encoding="utf-8")  # type: ignore[arg-type]


def test_every_way_of_ending_has_a_record() -> None:
    found: dict[str, set[str | None]] = {"altar": set(), "dalang": set()}
    for path in RECORDS:
        record = banjar.read_record(path)
        found[record.game].add(record.end)
    assert found == REASONS


def ended(name: str) -> banjar.State:
    return banjar.read_record(pathlib.Path(__file__).parent / f"{name}.txt").replay()


@pytest.mark.parametrize(
    ("name", "cards", "oracles"),
    [
        ("altar-two-cards-left", 2, False),
        ("altar-oracle-among-the-last-cards", 2, True),
        ("altar-pile-exactly-used-up", 4, False),
    ],
)
def test_how_the_last_row_lies(name: str, cards: int, oracles: bool) -> None:
    """A3.14 A6.5: the last refill lies where it was laid."""
    position = ended(name).to_position()
    last = position["rows"][position["last_row"]]
    assert len(last) == cards
    assert ("oracle" in last) == oracles
    assert position["pile"] == []


def test_end_in_mid_take() -> None:
    """A3.14: the player takes no more cards."""
    state = ended("altar-ended-in-mid-take")
    assert sum(state.to_position()["players"][state.active]["hand"].values()) < 3


def test_shared_victories() -> None:
    """A5.3 B9.3: who is equal in everything shares."""
    assert ended("altar-shared-victory").winners() == [0, 1]
    assert len(ended("dalang-truncated-shared").winners()) > 1


def test_tie_broken_for_the_active_player() -> None:
    """B9.2: the player who ended the game wins a tie for most."""
    state = ended("dalang-masks-tie-broken")
    best = max(state.scores())
    assert state.scores().count(best) > 1
    assert state.winners() == [state.active]
