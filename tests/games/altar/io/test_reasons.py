"""Why something on the table cannot be used."""

from __future__ import annotations

import random

from tests.games.altar.arrange import GOODS, KINDS, arrange, play
from tests.reasons import why

import banjar
from banjar import State

OFFER, HAND, SUPPLY, ON_ALTAR = "offer 1", "hand shrine", "supply rice", "altar"
OWN_GOODS = "goods rice"


def said(state: State, *targets: str) -> list[str | None]:
    """The reasons for some targets, without their values."""
    return [found[0] if (found := why(state, target)) else None for target in targets]


def test_before_a_purchase() -> None:
    """A3.1 A3.2 A3.12: first one buys, then one plays, at last one takes."""
    state = arrange(hands=["SRN"], stones=[3], supply="RRR" + "NB" * 9)
    assert said(state, OFFER, HAND, OWN_GOODS, ON_ALTAR) == ["offer-phase", "hand-buy", "goods", "altar"]
    assert why(state, "supply rice") == ("price", {"good": "rice", "price": 5, "stones": 3})
    assert why(state, "supply pepper") == ("none-left", {"good": "pepper"})


def test_what_can_be_bought_has_no_reason() -> None:
    """A3.1: the price falls with the farmers in play."""
    state = arrange(in_play=["MRRR"], stones=[2])
    assert said(state, "supply rice", "supply banana") == [None, "price"]


def test_a_shrine_too_dear() -> None:
    """A3.4: seven stones."""
    state = play(arrange(hands=["SRN"], stones=[3]), "nobuy")
    assert why(state, HAND) == ("too-dear", {"price": 7, "stones": 3})
    assert said(state, "hand rice", OFFER, SUPPLY) == [None, "offer-phase", "supply-phase"]
    assert said(play(arrange(hands=["SRN"], stones=[7]), "nobuy"), HAND) == [None]


def test_a_shrine_that_goes_to_the_box() -> None:
    """A3.6: when nothing else can be played, it can be returned."""
    assert said(play(arrange(hands=["SSS"], stones=[3]), "nobuy"), HAND) == [None]


def test_while_others_lay() -> None:
    """A3.7: one of the own sacrifice cards, in somebody else's turn."""
    state = play(arrange(hands=["SRN"], stones=[9], goods={1: "N"}), "nobuy shrine")
    assert state.to_act == 1
    assert why(state, OWN_GOODS) == ("goods-none", {"good": "rice"})
    assert said(state, "goods peanut", ON_ALTAR) == [None, "altar-lay"]
    assert said(state, HAND, SUPPLY, OFFER) == ["hand-turn", "supply-phase", "offer-phase"]


def test_while_one_hides_and_offers() -> None:
    """A3.8 A3.9: first a card of the own, then one from the supply."""
    state = play(arrange(2, hands=["SRN"], stones=[9], goods=["N", "R"], supply="RN"), "nobuy shrine lay=rice")
    assert said(state, HAND, SUPPLY, ON_ALTAR) == ["hand-phase", "supply-hide", "altar-lay"]
    assert why(state, "goods pepper") == ("goods-none", {"good": "pepper"})
    play(state, "hide=peanut")
    assert said(state, HAND, OWN_GOODS, ON_ALTAR) == ["hand-phase", "goods-offer", "altar-offer"]
    assert why(state, "supply pepper") == ("none-left", {"good": "pepper"})
    assert said(state, SUPPLY) == [None]


def test_while_one_takes() -> None:
    """A3.12 A7.3: only the bottom card of a row, and none from the demon's."""
    state = play(arrange(demon=True, demon_row=2), "nobuy rice")
    assert said(state, "offer 2", "offer 1") == ["demon", "not-free"]
    assert said(state, "hand peanut", SUPPLY, OWN_GOODS) == ["hand-phase", "supply-phase", "goods"]
    assert said(play(arrange(), "nobuy rice"), "offer 2") == ["not-free"]


def test_with_an_oracle() -> None:
    """A6.4: first the look, then one goes on taking."""
    rows = ["R", "NBEP", "BERP", "ERNP"]
    state = play(arrange(2, oracle=True, hands=["PRN"], rows=rows, pile="ORNEMMMM", altar="rnBEe"), "nobuy rice take@A")
    for phase in ("look", "keep"):
        assert state.view(0)["phase"] == phase
        assert said(state, OFFER, "hand priest", SUPPLY) == ["offer-oracle", "hand-phase", "supply-phase"]
        assert said(state, ON_ALTAR) == [None]
        state.play(state.legal_actions()[0])


def test_while_a_shrine_is_scored() -> None:
    """A3.16: the active player's hand is full again; for all others it is not their turn."""
    rows = ["RNSM", "NBEP", "BERP", "ERNP"]
    state = play(arrange(2, in_play=["MS", "MS"], rows=rows), "nobuy rice take@A")
    assert state.view(0)["phase"] == "shrine_reward"
    assert said(state, OFFER, "hand peanut") == ["offer-scoring", "hand-phase"]
    play(state, "stones")
    assert state.to_act == 1
    assert said(state, OFFER, "hand peanut") == ["offer-phase", "hand-turn"]


def test_while_another_good_is_chosen() -> None:
    """A3.19: of those the supply still has."""
    rows = ["RNEM", "NBEP", "BERP", "ERNP"]
    state = play(arrange(2, in_play=["ME", "M"], rows=rows, supply="RN"), "nobuy rice take@A")
    assert state.view(0)["phase"] == "substitute"
    assert said(state, OFFER, OWN_GOODS, "supply rice") == ["offer-scoring", "goods", None]
    assert why(state, "supply pepper") == ("none-left", {"good": "pepper"})


def test_all_that_is_not_offered_has_a_reason() -> None:
    """A3.1 A3.4 A3.12: over whole games, every card and good of the table and the hand."""
    dice = random.Random(4)
    for seed in range(4):
        state = banjar.load("altar", players=3, oracle=True, demon=True).new(seed)
        while state.to_act is not None:
            shown = state.view(state.to_act)
            offered = shown["legal"]
            kinds = {kind for kind, count in shown["players"][state.to_act]["hand"].items() if count}
            for kind in kinds:
                plays = [
                    a for a in offered if a["type"].endswith(("_farmers", f"_{kind}")) and a.get("kind", kind) == kind
                ]
                assert bool(plays) != bool(why(state, f"hand {kind}"))
            for good in (KINDS[letter] for letter in GOODS):
                for target, types in {"supply": ("buy", "offer", "substitute"), "goods": ("lay", "hide")}.items():
                    usable = [a for a in offered if a["type"] in types and a["good"] == good]
                    assert bool(usable) != bool(why(state, f"{target} {good}"))
            assert why(state, OFFER)
            state.play(dice.choice(state.legal_actions()))
