"""The points of a finished game over its turns."""

from __future__ import annotations

from tests.laws.configurations import Configuration
from tests.table.table_driver import ALTAR, PEOPLE, assert_refused, every_configuration, finished_table, running_table

from banjar.protocol import curve, views
from banjar.protocol.curve import Curve
from banjar.table.table import Table


def drawn(table: Table) -> Curve:
    """The whole curve."""
    found = curve.empty_curve(table)
    for _ in curve.drawing(table, found):
        pass
    return found


@every_configuration
def test_it_ends_with_the_score(chosen: Configuration) -> None:
    """And every point of it is what the rules would have given at the end of that turn."""
    table = finished_table(chosen).table
    assert table.session is not None
    found, state = drawn(table), table.session.state
    assert [points[-1] for points in found.points] == state.scores()
    assert found.turns == sorted(set(state.turns))[-len(found.turns) :]
    middle = len(found.turns) // 2
    last = max(number for number, turn in enumerate(state.turns, start=1) if turn == found.turns[middle])
    assert [points[middle] for points in found.points] == table.session.state_at(last).scores()


def test_a_long_game_leaves_turns_out() -> None:
    """At equal distances, and never the last."""
    table = finished_table(ALTAR).table
    whole = drawn(table)
    most, curve.MAX_CURVE_TURNS = curve.MAX_CURVE_TURNS, 5
    try:
        short = drawn(table)
    finally:
        curve.MAX_CURVE_TURNS = most
    assert 1 < len(short.turns) <= 5 < len(whole.turns)
    assert short.turns[-1] == whole.turns[-1]
    assert {*short.turns} < {*whole.turns}


def test_there_is_none_before_the_end() -> None:
    """Hidden cards count in it."""
    driver = running_table(ALTAR)
    assert_refused("not-over", curve.empty_curve, driver.table)
    driver.resign(PEOPLE[0])
    assert len(drawn(driver.table).points) == 2


@every_configuration
def test_the_deciding_line_is_where_the_winner_led_most(chosen: Configuration) -> None:
    table = finished_table(chosen).table
    result = views.result(table)
    assert result is not None
    assert result.sheets is not None
    totals = [sheet["total"] for sheet in result.sheets]
    found = result.deciding_line
    if len(result.winners) > 1 or sorted(totals)[-1] == sorted(totals)[-2]:
        assert found is None
        return
    assert found is not None
    winner, other = result.sheets[result.winners[0]], result.sheets[found.other]
    assert other["total"] == sorted(totals)[-2]
    assert winner[found.line] - other[found.line] == max(
        winner[line] - other[line] for line in winner if line != "total"
    )


def test_nothing_decided_after_a_resignation() -> None:
    driver = running_table(ALTAR)
    driver.resign(PEOPLE[0])
    result = views.result(driver.table)
    assert result is not None
    assert result.deciding_line is None
