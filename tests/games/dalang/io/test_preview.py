"""What a view tells of costs and consequences before a choice, and of who is asked and how much is possible."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.dalang.situations import place, play

import banjar
from banjar import State


def previews(state: State, seat: int | None = None) -> dict[str, Any]:
    """The previews of the seat to act, by notation."""
    view = state.view(state.to_act if seat is None else seat)
    return {entry["text"]: entry.get("preview") for entry in view["legal"]}


def test_previews_are_for_the_seat_that_decides() -> None:
    """B10.1: nobody else is offered anything."""
    state = place(hands=["W"])
    assert previews(state, 1) == {}
    assert state.view(None)["legal"] == []


def test_a_warrior_previews_whom_it_challenges() -> None:
    """B4.1 B4.2 B4.4: all others who are present, less the spared one; perhaps nobody."""
    assert previews(place(hands=["W"])) == {
        "end": None,
        "warrior~1": {"challenged": [2, 3]},
        "warrior~2": {"challenged": [1, 3]},
        "warrior~3": {"challenged": [1, 2]},
    }
    state = place(hands=["W"], fled=[2, 3])
    assert previews(state)["warrior~1"] == {"challenged": []}
    assert previews(state)["warrior~3"] == {"challenged": [1]}


def test_an_answer_to_a_warrior_previews_what_is_lost() -> None:
    """B4.2 B4.3: a parry takes one card; a flight saves three and loses the rest, or saves all."""
    state = play(place(hands=["W", "WPPRR", "PP"]), "warrior~3")
    assert previews(state) == {"parry": {"hand_after": 4}, "flee": {"saved": 3, "lost": 2}}
    state.play("parry")
    assert previews(state) == {"noforce": None}
    state.play("noforce")
    assert previews(state) == {"flee": {"saved": 2, "lost": 0}}


def test_a_flight_previews_how_much_room_is_left() -> None:
    """B3.6 B4.3: card by card, and what lies in the own stack already."""
    state = play(place(hands=["W", "PPRR"], stacks={(1, "P"): "SS"}), "warrior~3 flee")
    assert state.view(1)["question"]["room"] == 3
    assert previews(state)["put=priest@P"] == {"stack": 2}
    assert previews(state)["put=priest@T"] == {"stack": 0}
    state.play("put=priest@P")
    assert state.view(1)["question"]["room"] == 2
    assert previews(state)["put=priest@P"] == {"stack": 3}


def test_forcing_previews_that_a_card_is_drawn() -> None:
    """B5.4: also with an empty draw pile, for the discards are shuffled."""
    state = play(place(hands=["W", "WW"], draw_pile=""), "warrior~3 parry")
    assert previews(state) == {"force": {"drawn": 1}, "noforce": None}
    state.play("force")
    assert state.view(1)["players"][1]["hand_count"] == 1


def test_a_scholar_previews_how_many_cards_can_be_moved() -> None:
    """B5.1 B5.3: up to three from the hand or from the other stacks, and who may join in."""
    state = place(hands=["SPP", "S"], stacks={(0, "P"): "W", (0, "T"): "RRR", (1, "W"): "P"}, fled=[3])
    assert previews(state)["scholar"] == {"put": 2, "taken": 3, "asked": [1, 2]}
    state.play("scholar")
    assert state.view(0)["question"]["room"] == 3
    assert previews(state)["take@P"] == {"stack": 1}
    assert previews(state)["done"] is None
    state.play("done")
    assert previews(state) == {"join": {"put": 0, "taken": 1, "asked": [2]}, "pass": None}


def test_an_artist_previews_how_many_cards_are_drawn() -> None:
    """B5.2: as many as were discarded."""
    state = place(hands=["APPR"])
    assert previews(state)["artist"] == {"exchanged": 3, "asked": [1, 2, 3]}
    state.play("artist")
    assert previews(state)["done"] == {"drawn": 0}
    state.play("discard=priest")
    assert previews(state)["done"] == {"drawn": 1}
    assert state.view(0)["question"]["room"] == 2


def test_a_contest_previews_whose_disc_it_is_and_who_may_show_more() -> None:
    """B6.1 B6.4: one card is gone; B6.3: the disc that may change hands; B6.6: one that lies nowhere."""
    state = place(hands=["PPRR"], princes={"K": 2}, fled=[2])
    found = previews(state)
    assert found["priest*1"] == {"discarded": 1, "shown": 1, "asked": [1, 3], "disc_of": None, "seal": False}
    assert found["prince*1"]["disc_of"] == 2


def test_a_contest_previews_the_seal() -> None:
    """B6.5: with both discs in one village, from the supply or from who has it; not for who has it already."""
    state = place(hands=["PP"], princes={"K": 0}, priests={"K": 1})
    assert previews(state)["priest*1"]["seal"]
    assert previews(state)["priest*1"]["seal_of"] is None
    state = place(hands=["PP"], princes={"K": 0}, priests={"K": 1}, seals={"K": 3})
    assert previews(state)["priest*1"]["seal_of"] == 3
    state = place(hands=["PP"], princes={"K": 0}, priests={"K": 1}, seals={"K": 0})
    assert not previews(state)["priest*1"]["seal"]
    state = place(hands=["PP", "PPP"], princes={"K": 1}, priests={"K": 2})
    assert not previews(state)["priest*1"]["seal"]
    state.play("priest*1")
    shown = {"discarded": 0, "shown": 2, "asked": [2, 3], "disc_of": 2, "seal": True, "seal_of": None}
    assert previews(state)["show*2"] == shown


def test_the_last_pass_decides_a_contest() -> None:
    """B6.2 B6.3: before that nothing is certain."""
    state = play(place(hands=["PP", "PPP"], priests={"K": 2}, princes={"K": 1}, fled=[3]), "priest*1 show*2")
    assert state.to_act == 2
    assert previews(state) == {"pass": {"winner": 1, "disc_of": 2, "seal": True, "seal_of": None}}
    state = play(place(hands=["PP"]), "priest*1")
    assert previews(state) == {"pass": None}


def test_a_journey_without_a_disc_scores_nothing() -> None:
    """B7.2 B7.4: the whole stack is picked up and the turn goes on; those present may block."""
    state = place(hands=["1"], stacks={(0, "P"): "WWWWW"}, princes={"P": 1}, fled=[2])
    assert previews(state)["dalang=KP@P"] == {
        "asked": [1, 3],
        "masks": [],
        "ends_turn": False,
        "ends_game": False,
        "picked_up": 5,
        "lost": 0,
    }


@pytest.mark.parametrize(
    ("princes", "priests", "masks", "expected"),
    [
        ({"P": 0}, {"P": 2}, [2, 2, 3, 4], [(2, 2), (0, 3)]),  # B8.1
        ({"P": 2}, {"P": 0}, [2, 2, 4], [(2, 2), (0, 4)]),
        ({"P": 2}, {"P": 0}, [5, 5], [(2, 5), (0, 5)]),
        ({"P": 2}, {"P": 0}, [5], [(0, 5)]),
        ({"P": 0}, {"P": 0}, [3, 4], [(0, 3)]),  # B8.2
        ({}, {"P": 0}, [3, 4], [(0, 3)]),
        ({"P": 1}, {"P": 2}, [3, 4], []),  # B7.4
    ],
)
def test_a_journey_previews_who_gets_which_mask(
    princes: dict[str, int], priests: dict[str, int], masks: list[int], expected: list[tuple[int, int]]
) -> None:
    """B8.1 B8.2 B7.4: the other owner first, the active player the next higher one; and it is what happens."""
    state = place(3, hands=["1"], princes=princes, priests=priests, masks=masks)
    told = previews(state)["dalang=KP@P"]
    assert [(mask["seat"], mask["value"]) for mask in told["masks"]] == expected
    assert told["ends_game"] == (len(expected) == len(masks))
    play(state, "dalang=KP@P pass pass")
    taken = [(one.seat, one.details["value"]) for one in state.events() if one.type == "took_mask"]
    assert taken == expected
    assert state.is_over == told["ends_game"]


def test_a_scoring_keeps_the_bottom_four() -> None:
    """B8.3: what lies above them is lost."""
    state = place(hands=["1"], stacks={(0, "P"): "WWWWWWW"}, princes={"P": 0})
    told = previews(state)["dalang=KP@P"]
    assert (told["picked_up"], told["lost"], told["ends_turn"]) == (4, 3, True)


def test_a_scoring_at_the_turn_limit_ends_the_game() -> None:
    """B9.3: after the turn in question."""
    state = place(turn_limit=7, turn=7, hands=["1"], princes={"P": 0})
    assert previews(state)["dalang=KP@P"]["ends_game"]
    assert previews(state)["end"] == {"ends_game": True}


def test_the_last_idle_turn_ends_the_game() -> None:
    """B9.3: nobody played, and both piles are empty, for the last time."""
    for idle, ends in ((6, None), (7, {"ends_game": True})):
        state = place(draw_pile="", idle_turns=idle)
        assert previews(state) == {"end": ends}


def test_the_last_who_does_not_block_lets_the_journey_happen() -> None:
    """B7.2 B7.3 B8.1: what it brings is told with the seat's own stack; a block costs a card."""
    situation: dict[str, Any] = {"princes": {"P": 0}, "priests": {"P": 2}, "stacks": {(2, "P"): "WWWWWW"}}
    state = play(place(3, hands=["1", "", "1P"], **situation), "dalang=KP@P")
    assert previews(state) == {"pass": None}
    state.play("pass")
    masks = [{"seat": 2, "value": 2}, {"seat": 0, "value": 3}]
    arrival = {"masks": masks, "ends_turn": True, "ends_game": False, "picked_up": 4, "lost": 2}
    assert previews(state) == {"pass": arrival, "block=KP": {"hand_after": 1}}


def test_a_hand_is_laid_down_from_the_bottom() -> None:
    """B7.3 B8.3: the place of the next card, and whether it is among the four that come back after a scoring."""
    state = play(place(3, hands=["1PPPPPP"]), "dalang=KP@P pass pass")
    for number in range(4):
        assert previews(state) == {"stow=priest": {"place": number + 1, "kept": True}}
        state.play("stow=priest")
    assert previews(state) == {"stow=priest": {"place": 5, "kept": False, "follows": "priest"}}


def test_the_last_card_of_a_hand_follows() -> None:
    """B3.6: which one is told with the last but one."""
    state = play(place(3, hands=["1PRA"]), "dalang=KP@P pass pass")
    assert all("follows" not in preview for preview in previews(state).values())
    state.play("stow=priest")
    assert {text: found["follows"] for text, found in previews(state).items()} == {
        "stow=prince": "artist",
        "stow=artist": "prince",
    }
    state.play("stow=prince")
    assert state.view(0)["players"][0]["stack_counts"]["kukusch"] == 3


def test_who_is_still_asked() -> None:
    """B3.4 B3.6 B4.1: those present after the one who decides, less the spared one; a hand of one is not asked."""
    state = place(hands=["W1SPP", "W", "PP", "P"])

    def asked(*moves: str) -> list[int]:
        found: list[int] = play(state.copy(), " ".join(moves)).view()["question"]["asked_next"]
        return found

    assert asked() == []
    assert asked("warrior~2") == [3]
    assert asked("warrior~2", "parry") == [3]
    assert asked("scholar") == [1, 2, 3]
    assert asked("scholar", "done") == [2, 3]
    assert asked("dalang=KP@P") == [2, 3]
    assert asked("dalang=KP@P", "pass", "pass", "pass") == [2]


def test_points_are_masks_and_seals() -> None:
    """B9.1: 3 for each seal."""
    state = place(3, hands=["1"], seals={"K": 1, "T": 1, "W": 0}, princes={"P": 0}, masks=[4, 5])
    play(state, "dalang=KP@P pass pass")
    assert [player["points"] for player in state.view()["players"]] == [7, 6, 0]


@pytest.mark.parametrize("seed", range(6))
def test_previews_come_true(seed: int) -> None:
    """B6.3 B6.5 B8.1 B8.2: in games by lot, wherever nobody blocks and nobody shows more."""
    dice = random.Random(seed)
    state = banjar.load("dalang", players=3 + seed % 2, masks=[2, 2, 3, 3, 4], turn_limit=60).new(seed=seed)
    told: Any = None
    while not state.is_over:
        for entry in state.view(state.to_act)["legal"]:
            if entry["text"] == "pass" and entry.get("preview"):
                told = entry["preview"]
        choice = dice.choice(state.legal_actions())
        if choice.text != "pass" and not choice.text.startswith("stow"):
            told = None
        state.play(choice)
        events = state.events()
        kinds = {event.type for event in events}
        if told and "winner" in told:
            assert [event.seat for event in events if event.type == "won_disc"] == [told["winner"]]
            assert ("took_seal" in kinds) == told["seal"]
            told = None
        elif told and "dalang_moved" in kinds:
            taken = [
                {"seat": event.seat, "value": event.details["value"]} for event in events if event.type == "took_mask"
            ]
            assert taken == told["masks"]
            assert state.is_over == told["ends_game"]
            told = None
