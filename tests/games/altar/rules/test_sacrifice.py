"""A3.7 to A3.11: phase 2b, the sacrifice after a shrine."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.altar.arrange import altar, arrange, goods, hand, happened, legal, play, stones, supply_counts

import banjar


def shrine_played(players: int = 3, active: int = 0, **arguments: Any) -> banjar.State:
    """The active player has just played a shrine."""
    state = arrange(players, hands={active: "SRN"}, stones={active: 7}, active=active, **arguments)
    return play(state, "nobuy shrine")


def test_a_sacrifice_of_three_players() -> None:
    """A3.7 A3.8 A3.9 AE5 TA21: Robert peanut, Jessica peanut, Kenny rice face down, pepper from the supply."""
    state = shrine_played(altar="BB")
    play(state, "lay=peanut lay=peanut hide=rice offer=pepper")
    assert altar(state) == "BBNNrE"
    assert [goods(state, seat) for seat in range(3)] == ["NBE", "RBE", "RBE"]
    assert supply_counts(state) == [22, 22, 20, 21]
    assert state.view(1)["altar"] == {"height": 6, "top": "pepper"}
    assert (state.to_act, state.phase) == (0, "take")


def test_the_order_of_the_sacrifice() -> None:
    """A3.7 A3.8 A3.9: from the left of the active player round to the active player, who puts two."""
    state = shrine_played(4, active=2)
    asked = []
    for action in ("lay=rice", "lay=rice", "lay=rice", "hide=rice", "offer=rice"):
        asked.append((state.to_act, state.phase))
        play(state, action)
    assert asked == [(3, "lay"), (0, "lay"), (1, "lay"), (2, "hide"), (2, "offer")]
    assert altar(state) == "RRRrR"
    assert (state.active, state.to_act, state.phase) == (2, 2, "take")


def test_cards_come_on_top_one_after_the_other() -> None:
    """A3.7 A3.8 A3.9: the top changes with each card, and is unknown while the hidden one lies there."""
    state = shrine_played(3)
    tops = []
    for action in ("lay=peanut", "lay=banana", "hide=rice", "offer=pepper"):
        play(state, action)
        tops.append(state.view(1)["altar"])
    assert tops == [
        {"height": 1, "top": "peanut"},
        {"height": 2, "top": "banana"},
        {"height": 3, "top": None},
        {"height": 4, "top": "pepper"},
    ]


def test_only_own_cards_are_laid() -> None:
    """A3.7 A3.8: each from the own sacrifice cards; A3.9 any good of the supply."""
    state = shrine_played(3, goods=["BB", "RE", "N"], supply="NE")
    assert legal(state) == "lay=rice lay=pepper"
    play(state, "lay=pepper")
    assert legal(state) == "lay=peanut"
    play(state, "lay=peanut")
    assert legal(state) == "hide=banana"
    play(state, "hide=banana")
    assert legal(state) == "offer=peanut offer=pepper"


def test_laying_is_not_optional() -> None:
    """A3.7 A4.6: the player who has a card must put one, and is asked even if all are of one good."""
    state = shrine_played(2, goods=["R", "N"])
    assert legal(state) == "lay=peanut"
    for action in ("nobuy", "take@A", "hide=rice"):
        with pytest.raises(banjar.IllegalAction):
            state.play(action)


def test_a_player_without_cards() -> None:
    """A3.10 TA22: Jessica has none: three cards are laid, and she is not asked."""
    state = shrine_played(3, goods={2: ""})
    play(state, "lay=peanut")
    assert (state.to_act, state.phase) == (0, "hide")
    play(state, "hide=rice offer=pepper")
    assert altar(state) == "NrE"
    assert state.phase == "take"


def test_the_active_player_without_cards() -> None:
    """A3.10 TA24: the others' cards and the one from the supply."""
    state = shrine_played(3, goods={0: ""})
    play(state, "lay=peanut lay=banana")
    assert (state.to_act, state.phase) == (0, "offer")
    play(state, "offer=rice")
    assert altar(state) == "NBR"
    assert goods(state, 0) == ""


def test_nobody_has_cards() -> None:
    """A3.10: A3.9 still happens."""
    state = shrine_played(3, goods=["", "", ""])
    assert (state.to_act, state.phase) == (0, "offer")
    assert altar(play(state, "offer=banana")) == "B"


def test_an_empty_supply() -> None:
    """A3.10: A3.9 is skipped."""
    state = shrine_played(3, supply="")
    play(state, "lay=peanut lay=peanut hide=rice")
    assert altar(state) == "NNr"
    assert (state.to_act, state.phase) == (0, "take")
    assert state.view(1)["altar"] == {"height": 3, "top": None}


def test_nothing_at_all_to_sacrifice() -> None:
    """A3.10 A4.6: no cards, no supply: straight to phase 3, the shrine is in play and paid."""
    state = shrine_played(2, goods=["", ""], supply="")
    assert (state.to_act, state.phase, altar(state)) == (0, "take", "")
    assert stones(state)[0] == 0


def test_the_supply_card_is_not_the_players() -> None:
    """A3.9: it comes from the supply, not from the own cards."""
    state = shrine_played(2, goods=["R", "R"])
    play(state, "lay=rice hide=rice")
    assert goods(state, 0) == ""
    play(state, "offer=rice")
    assert supply_counts(state) == [22, 25, 25, 25]
    assert altar(state) == "RrR"


def test_the_hidden_card_in_the_views() -> None:
    """A3.8 A4.2 TA26: Kenny's view has the rice he hid, the others' only that there is one."""
    state = play(shrine_played(3), "lay=peanut lay=peanut hide=rice")
    assert state.view(0)["players"][0]["hidden"] == {"rice": 1, "peanut": 0, "banana": 0, "pepper": 0}
    assert happened(state, 0) == [{"type": "hid", "seat": 0, "good": "rice"}]
    for reader in (1, 2, None):
        player = state.view(reader)["players"][0]
        assert "hidden" not in player
        assert "sacrifice_cards" not in player
        assert (player["hidden_count"], player["sacrifice_count"]) == (1, 3)
        assert happened(state, reader) == [{"type": "hid", "seat": 0, "good": None}]


def test_nobody_looks_through_the_altar() -> None:
    """A3.11: only the top card and the height are in anybody's view."""
    state = play(shrine_played(3, altar="RRn"), "lay=peanut lay=banana hide=rice offer=pepper")
    for reader in (0, 1, 2, None):
        assert state.view(reader)["altar"] == {"height": 7, "top": "pepper"}


def test_no_sacrifice_without_a_shrine() -> None:
    """A3.7: other cards lead to phase 3 at once."""
    for card, action in (("M", "mason"), ("P", "priest"), ("R", "rice")):
        state = play(arrange(3, hands=[card + "SS"]), f"nobuy {action}")
        assert (state.to_act, state.phase, altar(state)) == (0, "take", "")


def test_after_the_sacrifice_one_card_is_taken() -> None:
    """A3.12: the hand had two cards left."""
    state = play(shrine_played(2), "lay=rice hide=rice offer=rice take@A")
    assert hand(state, 0) == "RNP"
    assert (state.active, state.phase) == (1, "buy")
