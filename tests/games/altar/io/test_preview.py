"""What a view tells of costs and consequences before a choice."""

from __future__ import annotations

from typing import Any

from tests.games.altar.arrange import arrange, play

from banjar import State


def previews(state: State, seat: int | None = None) -> dict[str, Any]:
    """The previews of the seat to act, by notation."""
    view = state.view(state.to_act if seat is None else seat)
    return {entry["text"]: entry.get("preview") for entry in view["legal"]}


def test_prices_are_those_of_the_seat() -> None:
    """A3.1: four banana farmers in play make a card cost 1, five or more nothing; spectators have no prices."""
    state = arrange(in_play=["MBBBB", "MBBBBBRR"])
    assert state.view(0)["prices"] == {"rice": 5, "peanut": 5, "banana": 1, "pepper": 5, "shrine": 7}
    assert state.view(1)["prices"] == {"rice": 3, "peanut": 5, "banana": 0, "pepper": 5, "shrine": 7}
    assert state.view(None)["prices"] is None


def test_majorities_are_shown() -> None:
    """A3.18: who alone has most of a kind, and at least two; all see the same."""
    state = arrange(in_play=["MMPPR", "MPP", "RRR"])
    for reader in (0, 1, None):
        found = state.view(reader)["majorities"]
        assert {kind: seat for kind, seat in found.items() if seat is not None} == {"stonemason": 0, "rice": 2}


def test_a_purchase_previews_cost_and_stones_left() -> None:
    """A3.1: only what can be paid is offered, with the stones that are left."""
    state = arrange(in_play=["MBBNN"], stones=[3])
    assert previews(state) == {
        "buy=peanut": {"cost": 3, "stones_after": 0},
        "buy=banana": {"cost": 3, "stones_after": 0},
        "nobuy": None,
    }


def test_previews_are_for_the_seat_that_decides() -> None:
    """A4.1: nobody else is offered anything."""
    state = arrange()
    assert previews(state, 1) == {}
    assert state.view(None)["legal"] == []


def test_plays_tell_the_stones_left() -> None:
    """A3.3 A3.4 A3.5: priests are free, a shrine costs 7, farmers 0, 1 and 2 stones."""
    state = play(arrange(hands=["PSM"], stones=[8]), "nobuy")
    assert previews(state) == {
        "mason": {"stones_after": 8},
        "priest": {"stones_after": 8},
        "shrine": {"stones_after": 1},
    }
    state = play(arrange(hands=["RRR"], in_play=["MRRR"]), "nobuy")
    assert previews(state) == {
        "rice": {"stones_after": 5, "price_after": 1},
        "rice*2": {"stones_after": 4, "price_after": 0},
        "rice*3": {"stones_after": 3, "price_after": 0},
    }


def test_a_priest_previews_where_the_demon_goes() -> None:
    """A7.2: from the last row to the first."""
    state = play(arrange(hands=["PRN"], demon=True, demon_row=3), "nobuy")
    assert previews(state)["priest"] == {"stones_after": 5, "demon_row": 0}


def test_a_returned_shrine_has_no_preview() -> None:
    """A3.6: there is no choice to weigh."""
    state = play(arrange(hands=["SSS"], stones=[6]), "nobuy")
    assert previews(state) == {"return": None}


def test_a_take_that_is_not_the_last_scores_nothing() -> None:
    """A3.12: two cards are missing, so the first take only frees a card."""
    state = play(arrange(hands=["RRP"], rows=["RNES", "NPPB", "BERP", "ERNP"]), "nobuy rice*2")
    assert previews(state)["take@A"] == {
        "takes": "shrine",
        "frees": "pepper",
        "is_last": False,
        "ends_game": False,
        "scores": None,
    }


def test_the_last_take_previews_who_gains_what() -> None:
    """A3.15 A3.16 A3.18: the card that becomes free is scored for all, majority bonus included."""
    state = arrange(
        hands=["PRN"],
        in_play=["MM", "MPPS", "PPS"],
        rows=["RNMB", "NBPB", "BESP", "ERNP"],
    )
    found = previews(play(state, "nobuy rice"))
    assert found["take@A"]["frees"] == "stonemason"
    assert found["take@A"]["scores"] == [
        {"seat": 0, "what": "stones", "amount": 3},
        {"seat": 1, "what": "stones", "amount": 1},
    ]
    assert found["take@B"]["scores"] == [
        {"seat": 1, "what": "points", "amount": 2},
        {"seat": 2, "what": "points", "amount": 2},
    ]
    assert found["take@C"]["scores"] == [
        {"seat": 1, "what": "points_or_stones", "amount": 1},
        {"seat": 2, "what": "points_or_stones", "amount": 1},
    ]
    assert found["take@D"]["scores"] == []


def test_a_farmer_brings_one_card_each_and_the_bonus() -> None:
    """A3.17 A3.18: one card however many farmers, one more to who alone has most of at least two."""
    state = arrange(hands=["PRN"], in_play=["MR", "MRR", "M"], rows=["NBRP", "NBEP", "BERP", "ERNP"], active=0)
    found = previews(play(state, "nobuy priest"))
    assert found["take@A"]["scores"] == [
        {"seat": 0, "what": "rice", "amount": 1},
        {"seat": 1, "what": "rice", "amount": 2},
    ]


def test_a_good_that_runs_out_is_replaced() -> None:
    """A3.19: the active player gets the last card, then any other good, and then there is nothing left."""
    state = arrange(
        hands=["PRN"],
        in_play=["MR", "MRR", "MR"],
        rows=["NBRP", "NBEP", "BERP", "ERNP"],
        supply="RNN",
    )
    found = previews(play(state, "nobuy priest"))
    assert found["take@A"]["scores"] == [
        {"seat": 0, "what": "rice", "amount": 1},
        {"seat": 1, "what": "substitute", "amount": 1},
        {"seat": 2, "what": "substitute", "amount": 1},
    ]


def test_previews_come_true() -> None:
    """A3.15 A3.18: the stones that were announced are the stones that are paid."""
    state = play(arrange(hands=["PRN"], in_play=["MM", "M"], rows=["RNMB", "NBEP", "BERP", "ERNP"]), "nobuy rice")
    told = previews(state)["take@A"]["scores"]
    before = [player["stones"] for player in state.view()["players"]]
    play(state, "take@A")
    after = [player["stones"] for player in state.view()["players"]]
    gained = {seat: after[seat] - before[seat] for seat in range(3) if after[seat] != before[seat]}
    assert {gain["seat"]: gain["amount"] for gain in told} == gained


def test_an_emptied_row_frees_an_unknown_card() -> None:
    """A3.13 A4.2: the new row's cards come from the pile; the preview is the same whatever lies there."""
    found = []
    for pile in ("RNEBMMMM", "MMMMRNEB"):
        state = play(arrange(hands=["PRN"], rows=["P", "NBEP", "BERP", "ERNP"], pile=pile), "nobuy rice")
        found.append(previews(state)["take@A"])
    assert found[0] == found[1]
    assert found[0] == {"takes": "priest", "frees": None, "is_last": True, "ends_game": False, "scores": None}


def test_the_take_that_ends_the_game() -> None:
    """A3.14: a pile of four or fewer does not outlast the next row."""
    for pile, ends in (("RNEB", True), ("RN", True), ("RNEBM", False)):
        state = play(arrange(hands=["PRN"], rows=["P", "NBEP", "BERP", "ERNP"], pile=pile), "nobuy rice")
        assert previews(state)["take@A"]["ends_game"] == ends
        assert not previews(state)["take@B"]["ends_game"]


def test_a_sacrifice_previews_what_is_left() -> None:
    """A3.7 A3.8 A3.9: own cards of that good, and the supply's."""
    state = arrange(2, hands=["SRN"], stones=[7], goods=["RRN", "EE"], supply="RNNBBB")
    play(state, "nobuy shrine")
    assert previews(state) == {"lay=pepper": {"left": 1}}
    play(state, "lay=pepper")
    assert previews(state) == {"hide=rice": {"left": 1}, "hide=peanut": {"left": 0}}
    play(state, "hide=rice")
    assert previews(state) == {
        "offer=rice": {"supply_after": 0},
        "offer=peanut": {"supply_after": 1},
        "offer=banana": {"supply_after": 2},
    }


def test_a_look_previews_how_deep_and_then_the_goods() -> None:
    """A6.4: at most four cards; which they are is told only after looking."""
    rows = ["P", "NBEP", "BERP", "ERNP"]
    state = arrange(2, oracle=True, hands=["PRN"], rows=rows, pile="ORNEMMMM", altar="rnBEe")
    play(state, "nobuy rice take@A")
    assert previews(state) == {"look": {"depth": 4}, "nolook": None}
    play(state, "look")
    assert [found["good"] for found in previews(state).values()] == ["pepper", "pepper", "banana", "peanut"]


def test_a_shrine_reward_previews_both_choices() -> None:
    """A3.16 A3.18: two shrines and the majority bonus: three points or three stones."""
    state = arrange(hands=["PRN"], in_play=["MSS", "MS"], points=[4], rows=["RNSB", "NBEP", "BERP", "ERNP"])
    play(state, "nobuy rice take@A")
    assert previews(state) == {
        "points": {"amount": 3, "points_after": 7},
        "stones": {"amount": 3, "stones_after": 8},
    }


def test_a_substitute_previews_the_supply() -> None:
    """A3.19: a card of any good that is left, or none."""
    rows = ["NBRP", "NBEP", "BERP", "ERNP"]
    state = play(arrange(hands=["PRN"], in_play=["MR"], rows=rows, supply="NN"), "nobuy priest take@A")
    assert previews(state) == {"instead=peanut": {"supply_after": 1}, "decline": None}


def test_estimates_only_with_the_memory_aid() -> None:
    """A4.4 A5.1 A5.2: points, shrines, stones and goods at what they would be worth now."""
    altar = "EEEEEBBBBNNNNRRR"
    state = arrange(2, goods=["EEBBBRRRN", "N"], in_play=["MS", "M"], stones=[5, 4], altar=altar)
    assert "estimates" not in state.view(0)
    assert state.view(0, memory_aid=True)["estimates"] == [22, 2]
    assert state.view(None, memory_aid=True)["estimates"] == [22, 2]
