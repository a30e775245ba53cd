"""The observation: what a seat has seen as numbers."""

from __future__ import annotations

import pytest
from tests.games.altar.arrange import arrange, play

import banjar


def observed(state: banjar.State, seat: int) -> dict[str, float]:
    """The numbers that are not 0, by their names."""
    vector = state.seen_by(seat).observation()
    return {
        name: float(value) for name, value in zip(state.game.feature_names, vector, strict=True) if float(value) != 0
    }


def test_a_name_for_every_number() -> None:
    """A4.3: no name twice, as many as the vector is long."""
    state = arrange(2)
    names = state.game.feature_names
    assert len(set(names)) == len(names) == len(state.seen_by(0).observation())
    # four players with 26 numbers each; the own hidden and kept goods; 4 rows of 4 cards of 8 kinds, the demon and
    # the last row; the pile, the supply, the altar with its top and four cards looked at; 11 phases, two variants
    assert len(names) == 4 * 26 + 8 + 128 + 8 + 9 + 4 + (1 + 4 + 5 + 16) + 11 + 2
    assert state.game.observation_version == 1


def test_a_small_position() -> None:
    """A4.1 A4.2 A4.3: every number by hand; all that is not named is 0."""
    state = arrange(
        2,
        oracle=True,
        demon=True,
        hands=["MPS", "RRB"],
        in_play=["MR", "MM"],
        stones=[3, 14],
        points=[1, 2],
        goods=["RRN", "E"],
        rows=["MP", "R", "S", "EEEB"],
        pile="MMMMO",
        altar="rnB",
        active=1,
        demon_row=2,
        last_row=1,
    )
    expected = {
        "player0.playing": 1,
        "player0.active": 1,
        "player0.to_move": 1,
        "player0.stones_tenth": 1.4,
        "player0.points_tenth": 0.2,
        "player0.hand_third.rice": 2 / 3,
        "player0.hand_third.banana": 1 / 3,
        "player0.in_play_fifth.stonemason": 0.4,
        "player0.goods_fifth.pepper": 0.2,
        "player0.goods_count_tenth": 0.1,
        "player1.playing": 1,
        "player1.stones_tenth": 0.3,
        "player1.points_tenth": 0.1,
        "player1.hand_third.stonemason": 1 / 3,
        "player1.hand_third.priest": 1 / 3,
        "player1.hand_third.shrine": 1 / 3,
        "player1.in_play_fifth.rice": 0.2,
        "player1.in_play_fifth.stonemason": 0.2,
        "player1.goods_fifth.rice": 0.4,
        "player1.goods_fifth.peanut": 0.2,
        "player1.goods_count_tenth": 0.3,
        "row0.card0.priest": 1,
        "row0.card1.stonemason": 1,
        "row1.card0.rice": 1,
        "row2.card0.shrine": 1,
        "row3.card0.banana": 1,
        "row3.card1.pepper": 1,
        "row3.card2.pepper": 1,
        "row3.card3.pepper": 1,
        "row2.demon": 1,
        "row1.last_taken": 1,
        "pile_fortieth": 5 / 40,
        "pile_tenth.stonemason": 0.4,
        "pile_tenth.oracle": 0.1,
        "supply_share.rice": 22 / 25,
        "supply_share.peanut": 23 / 25,
        "supply_share.banana": 24 / 25,
        "supply_share.pepper": 24 / 25,
        "altar_height_twentieth": 3 / 20,
        "altar_open_account_tenth.rice": 0.1,
        "altar_open_account_tenth.peanut": 0.1,
        "altar_open_account_tenth.banana": 0.1,
        "altar_top.banana": 1,
        "phase.buy": 1,
        "oracle": 1,
        "demon": 1,
    }
    assert observed(state, 1) == pytest.approx(expected)


def test_seats_are_relative() -> None:
    """A3.7: player 1 is the next clockwise, wherever the observer sits."""
    state = arrange(3, points=[10, 20, 30], active=2)
    for seat, expected in enumerate([[1, 2, 3], [2, 3, 1], [3, 1, 2]]):
        seen = observed(state, seat)
        assert [seen[f"player{other}.points_tenth"] for other in range(3)] == pytest.approx(expected)
        assert seen[f"player{(2 - seat) % 3}.active"] == 1
        assert "player3.playing" not in seen


def test_without_variants() -> None:
    """A7.5: no demon on any row, neither flag set, nothing on the altar."""
    seen = observed(arrange(2), 0)
    assert not {name for name in seen if "demon" in name or "oracle" in name or name.startswith("altar")}


def test_a_hidden_good() -> None:
    """A4.2: the owner's numbers tell which, the others' only that there is one."""
    state = arrange(2, hands=["SRN"], stones=[7], goods=["RRN", "RN"])
    play(state, "nobuy shrine lay=rice hide=rice")
    own, other = observed(state, 0), observed(state, 1)
    assert own["own_hidden_fifth.rice"] == pytest.approx(0.2)
    assert own["player0.goods_fifth.rice"] == pytest.approx(0.2)
    assert own["altar_top.face_down"] == other["altar_top.face_down"] == 1
    assert not {name for name in other if name.startswith("own_hidden")}
    assert other["player1.hidden_count_fifth"] == pytest.approx(0.2)
    assert other["player1.goods_count_tenth"] == pytest.approx(0.2)
    # what all saw: two rice, one peanut
    assert other["player1.goods_fifth.rice"] == pytest.approx(0.4)
    assert other["player1.goods_fifth.peanut"] == pytest.approx(0.2)


def test_a_look() -> None:
    """A4.2 A6.4: the looker's numbers show the cards, top first; afterwards what was kept."""
    state = arrange(
        2, oracle=True, hands=["R"], phase="take", rows=["S", "NBEP", "BERP", "ERNP"], altar="brN", pile="ROBEMM"
    )
    play(state, "take@A look")
    looked = {name: value for name, value in observed(state, 0).items() if name.startswith("looked_at")}
    assert looked == {"looked_at0.peanut": 1, "looked_at1.rice": 1, "looked_at2.banana": 1}
    assert observed(state, 0)["phase.keep"] == 1
    assert not {name for name in observed(state, 1) if name.startswith("looked_at")}
    play(state, "keep@3")
    own, other = observed(state, 0), observed(state, 1)
    assert own["own_kept_fifth.banana"] == pytest.approx(0.2)
    assert own["player0.kept_count_fifth"] == other["player1.kept_count_fifth"] == pytest.approx(0.2)
    assert not {name for name in own if name.startswith("looked_at")}
    assert not {name for name in other if name.startswith("own_kept")}


@pytest.mark.parametrize("phase", ["buy", "play", "take", "over"])
def test_the_phase(phase: str) -> None:
    """A3.1 A3.12: exactly one is set."""
    hands = ["R"] if phase == "take" else ["RNB"]
    seen = observed(arrange(2, phase=phase, hands=hands, pile="" if phase == "over" else None), 0)
    assert [name for name in seen if name.startswith("phase.")] == [f"phase.{phase}"]


def test_the_altar_of_a_position_with_fewer_goods() -> None:
    """A4.3: a position may leave sacrifice cards out; an empty altar holds none of them all the same."""
    seen = observed(arrange(2, supply="RNBE"), 0)
    assert not {name for name in seen if name.startswith("altar_open_account")}


def test_a_spectator_has_no_observation() -> None:
    """A4.1: it belongs to a seat."""
    with pytest.raises(banjar.OptionError, match="a spectator has no observation"):
        arrange(2).seen_by(None).observation()
