"""B10.3: worlds a seat cannot tell from the true one, where logic says what must be in them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from tests.games.dalang.situations import ISLANDS, LETTERS, draw_pile, hand, letters_of, place, play, stack

import banjar
from banjar import OptionError, State

pytestmark = pytest.mark.long

MANY, FEW = 200, 40
Look = Callable[[State], str]


def cards_of(state: State) -> Counter[str]:
    """Every card on the table, wherever it lies."""
    written = state.to_position()
    cards = Counter(LETTERS[card] for card in written["draw_pile"])
    cards.update(letters_of(written["discards"]))
    for player in written["players"]:
        cards.update(letters_of(player["hand"]))
        for pile in player["stacks"].values():
            cards.update(LETTERS[card] for card in pile)
    return cards


def worlds(state: State, seat: int, samples: int) -> Iterator[State]:
    """Sampled worlds; every tenth is looked at through the seat's eyes and its cards are counted."""
    seen = state.seen_by(seat)
    known, before, cards = seen.to_bytes(), state.to_bytes(), cards_of(state)
    rng = np.random.default_rng(7)
    for number in range(samples):
        world = seen.sample_world(rng)
        if number % 10 == 0:
            assert world.seen_by(seat).to_bytes() == known
            assert world.history(seat) == state.history(seat)
            assert cards_of(world) == cards
            assert [mover for mover, _ in world.decisions] == [mover for mover, _ in state.decisions]
        yield world
    assert state.to_bytes() == before
    assert seen.to_bytes() == known


def variety(state: State, seat: int, look: Look, samples: int = FEW) -> Counter[str]:
    """How often each answer to a question is found."""
    return Counter(look(world) for world in worlds(state, seat, samples))


def test_shown_cards_stay_in_hand() -> None:
    """B6.4 B10.3: who showed four princes and only drew since has at least four."""
    state = place(3, hands=["RR", "RRRRPW"], draw_pile="PWRSPWRSPWRS")
    play(state, "prince*1 show*4 pass end end")
    found = variety(state, 0, lambda world: hand(world, 1), MANY)
    assert all(cards.count("R") >= 4 for cards in found)
    assert len(found) > 20
    assert {cards.count("R") for cards in found} >= {4, 5}


def test_shown_cards_may_have_been_laid_away() -> None:
    """B5.1: after one card was put on a stack, three of four shown princes are still in hand."""
    state = place(3, hands=["RR", "RRRRSP"], draw_pile="PWRSPWRS")
    play(state, "prince*1 show*4 pass end scholar put=priest@P done pass pass")
    found = Counter((hand(world, 1).count("R"), stack(world, 1, "P")) for world in worlds(state, 0, FEW))
    assert all(princes >= 3 and (princes >= 4 or laid == "R") for princes, laid in found)
    assert {laid for _, laid in found} >= {"R", "P", "W"}


def test_a_hand_shown_whole_is_known() -> None:
    """B6.2: who shows as many as they hold holds nothing else."""
    state = play(place(3, hands=["PP", "PPP", "WR"], draw_pile="WRS"), "priest*1 show*3 pass")
    found = variety(state, 0, lambda world: f"{hand(world, 1)} {hand(world, 2)}")
    assert all(cards.startswith("PPP ") for cards in found)
    assert len(found) > 3


def test_a_flight_with_a_hand_shown_whole() -> None:
    """B4.3: then all three cards put away are known, and where they lie."""
    state = place(3, hands=["PPW", "PPP", "WRSA"], draw_pile="WRS")
    play(state, "priest*1 show*3 pass warrior~2 flee put=priest@P put=priest@T put=priest@T")
    for world in worlds(state, 0, MANY):
        assert (stack(world, 1, "P"), stack(world, 1, "T"), hand(world, 1)) == ("P", "PP", "")


def test_the_rest_of_a_flight_is_known() -> None:
    """B4.3 B10.3: what was shown and not discarded in the end was put away."""
    state = place(3, hands=["RRW", "RRRWP", "SA"], draw_pile="PWRSPWRSAAAA")
    play(state, "prince*1 show*3 pass warrior~2 flee put=prince@P put=prince@P put=priest@T")
    found = variety(state, 0, lambda world: stack(world, 1, "P") + stack(world, 1, "T"), MANY)
    assert all(laid.count("R") >= 2 for laid in found)
    assert len(found) >= 3
    assert {laid.index(next((card for card in laid if card != "R"), "R")) for laid in found} == {0, 1, 2}


def test_cards_discarded_in_a_flight_were_not_put_away() -> None:
    """B4.3: with one hidden card beside two shown kinds, the rest settles everything."""
    state = place(3, hands=["RRPPW", "RRPPW", ""], draw_pile="W")
    play(state, "prince*1 show*2 pass priest*1 show*2 pass warrior~2 flee")
    play(state, "put=prince@P put=prince@P put=priest@T")
    assert state.view()["discards"]["priest"] == 2
    found = variety(state, 0, lambda world: stack(world, 1, "P") + stack(world, 1, "T"))
    assert set(found) == {"RRP", "RPR", "PRR"}


def test_the_bottom_four_of_a_stack() -> None:
    """B7.3 B8.3: five cards stowed, of which four were shown; the top one is discarded at the return."""
    state = place(
        3,
        hands=["RR14", "RRRRW", ""],
        princes={"K": 0},
        draw_pile="PSASPSAS",
    )
    play(state, "prince*1 show*4 pass dalang=PT@T pass pass stow=prince")
    play(state, "stow=prince stow=warrior stow=prince stow=prince")
    assert stack(state, 1, "K") == "RWRRR"
    state.play("end")
    found = variety(state, 0, lambda world: stack(world, 1, "K"))
    assert all(len(laid) == 5 and laid.count("R") >= 4 for laid in found)
    assert {next((place for place, card in enumerate(laid) if card != "R"), 5) for laid in found} >= {
        0,
        1,
        2,
        3,
        4,
    }


def returned(order: str) -> State:
    """Red leaves Kukusch and comes back to a scoring: Blue's fifth card is seen and discarded."""
    state = place(
        3,
        hands=["RR4", "RRRRW"],
        stacks={(0, "T"): "2"},
        priests={"K": 0},
        draw_pile="PSASPSAS",
    )
    play(state, "prince*1 show*4 pass dalang=PT@T pass pass")
    return play(state, f"{order} dalang=KT@K pass pass")


def test_what_came_back_from_the_bottom() -> None:
    """B8.3 B10.3: a prince lay on top, so three princes and a card that nobody has seen came back."""
    state = returned("stow=prince stow=warrior stow=prince stow=prince")
    assert state.view()["discards"]["prince"] == 2
    assert hand(state, 1).count("R") == 3
    found = variety(state, 2, lambda world: hand(world, 1), MANY)
    assert all(cards.count("R") >= 3 and len(cards) == 6 for cards in found)
    assert len(found) >= 6


def test_a_discard_above_the_bottom_reveals_the_order() -> None:
    """B7.3 B8.3: the card on top was the only one not shown, so below it there were princes in a row."""
    state = returned("stow=prince stow=prince stow=prince stow=prince")
    assert state.view()["discards"]["warrior"] == 1
    for world in worlds(state, 0, MANY):
        stowed = [str(action) for mover, action in world.decisions if mover == 1 and action.type == "stow"]
        assert stowed == ["stow=prince"] * 4
        assert hand(world, 1).count("R") >= 4


def test_cards_left_over_by_elimination() -> None:
    """B10.3: two cards nobody has seen; which is in Blue's hand and which in the pile is open."""
    state = place(3, hands=["P", "W"], draw_pile="R")
    found = variety(state, 0, lambda world: hand(world, 1) + draw_pile(world), MANY)
    assert set(found) == {"WR", "RW"}
    assert all(60 <= number <= 140 for number in found.values())


def test_what_others_hold_is_certain_when_nothing_else_is_left() -> None:
    """B10.3: all other cards are known."""
    state = place(3, hands=["P", "WR", ""], draw_pile="", discards="SSS")
    assert set(variety(state, 0, lambda world: hand(world, 1))) == {"WR"}


def test_own_dealt_cards() -> None:
    """B10.2: any of the cards the owner cannot place, also those that others hold."""
    state = place(3, hands=["P", "WR"], stacks={(0, "P"): "SAP"}, unseen={(0, "P"): 2}, draw_pile="")
    found = variety(state, 0, lambda world: stack(world, 0, "P"), MANY)
    assert all(laid.endswith("P") and set(laid[:2]) <= set("SAWR") for laid in found)
    assert len(found) == 12
    assert min(found.values()) >= 5


def test_own_dealt_cards_once_taken() -> None:
    """B5.1: a card taken from the top was there; those below are still open."""
    state = place(3, hands=["S", "WR"], stacks={(0, "P"): "RSA"}, unseen={(0, "P"): 3}, draw_pile="PP")
    play(state, "scholar take@P")
    found = variety(state, 0, lambda world: hand(world, 0) + stack(world, 0, "P"))
    assert all(cards[0] == "A" for cards in found)
    assert len(found) > 8


def test_own_dealt_cards_picked_up() -> None:
    """B7.4: the whole stack is seen; in which order its dealt cards lay does not matter any more."""
    state = place(3, hands=["1P", "W"], stacks={(0, "P"): "RSA"}, unseen={(0, "P"): 3}, draw_pile="PP")
    play(state, "dalang=KP@P pass pass")
    for world in worlds(state, 0, FEW):
        assert (hand(world, 0), stack(world, 0, "K")) == ("RSA", "P")
    assert set(variety(state, 1, lambda world: stack(world, 0, "K"))) >= {"P", "R", "S", "A"}


def test_own_laid_cards_are_certain() -> None:
    """B10.3: kinds and order, above dealt ones too."""
    state = place(3, hands=["SPRW", "AAA"], stacks={(0, "T"): "S"}, unseen={(0, "T"): 1}, draw_pile="WWW")
    play(state, "scholar put=prince@T put=priest@T put=warrior@P")
    found = variety(state, 0, lambda world: stack(world, 0, "T") + stack(world, 0, "P"))
    assert all(laid[1:] == "RPW" for laid in found)
    assert {laid[0] for laid in found} == set("SAW")


def test_a_card_drawn_after_a_reshuffle() -> None:
    """B3.1: the discards were public, so the new pile is; what lay in the old one is no part of it."""
    state = place(3, hands=["P", "P"], draw_pile="", discards="WWWWSS")
    play(state, "end")
    found = variety(state, 0, lambda world: f"{hand(world, 1)} {draw_pile(world)}")
    assert {cards.split()[0] for cards in found} == {"PWW", "PWS", "PSS"}
    assert len({cards.split()[1] for cards in found}) >= 3


def test_a_reshuffle_of_one_kind() -> None:
    """B3.1: everybody drew warriors."""
    state = play(place(3, hands=["P", "RS", "A"], draw_pile="", discards="WWWWWW"), "end")
    for world in worlds(state, 0, MANY):
        assert hand(world, 1).count("W") == 2
        assert hand(world, 2).count("W") == 1
        assert draw_pile(world) == "WW"


def test_cards_of_two_piles_are_distinguished() -> None:
    """B3.1: Blue's second card came from the old pile, whose last card Red cannot know, the third from the new one."""
    state = place(3, hands=["P", "R", "S"], draw_pile="A", discards="WWWWW")
    play(state, "end")
    found = variety(state, 0, lambda world: hand(world, 1))
    assert all("W" in cards for cards in found)
    assert {cards.replace("W", "") for cards in found} == {"RS", "RA", "SA"}


def test_a_pass_reveals_nothing() -> None:
    """B10.4: who passed may have been able to react."""
    state = play(place(3, hands=["1", "1P", "SW"], draw_pile="1RR"), "dalang=KP@P pass")
    found = variety(state, 0, lambda world: "1" if "1" in hand(world, 1) else "-")
    assert min(found["1"], found["-"]) > 5


def test_a_flight_reveals_nothing_about_warriors() -> None:
    """B4.2: who fled may have held one."""
    state = play(place(3, hands=["W", "P", "W"], draw_pile="RS"), "warrior~2 flee put=priest@P")
    assert set(variety(state, 0, lambda world: stack(world, 1, "P"))) == {"P", "W", "R", "S"}


def test_a_card_taken_back() -> None:
    """B5.1: Blue put one of two cards away and took it again."""
    state = place(3, hands=["", "SSPW", ""], active=1, draw_pile="RA")
    play(state, "scholar put=priest@P done pass pass scholar take@P done pass pass")
    found = variety(state, 0, lambda world: hand(world, 1))
    assert len(found) == 6
    assert all(len(cards) == 2 for cards in found)


def test_a_card_put_away_and_shown_later() -> None:
    """B6.2: Blue held two princes and one more; after putting a card away two princes are still shown."""
    state = place(3, hands=["RRRR", "RRRSW", ""], draw_pile="PA")
    play(state, "prince*1 show*3 pass end scholar put=warrior@P done pass pass prince*2 pass pass")
    found = variety(state, 2, lambda world: f"{stack(world, 1, 'P')} {hand(world, 1)}")
    assert all(cards.split()[1].count("R") >= 2 for cards in found)
    assert {cards[0] for cards in found} >= {"W", "P"}


def test_hidden_choices_of_a_world_are_legal_and_vary() -> None:
    """B10.2: the sampled history holds other choices of the others, and the own ones as they were."""
    state = place(3, hands=["S", "SPWR", ""], draw_pile="AAPP")
    play(state, "scholar done join put=priest@P put=warrior@T done noforce pass")
    texts = {" ".join(str(action) for _, action in world.decisions) for world in worlds(state, 0, FEW)}
    assert len(texts) > 8
    for text in texts:
        assert text.startswith("scholar done join put=")
        assert text.endswith("done noforce pass")


def test_in_the_middle_of_a_flight() -> None:
    """B4.3: one card put, two to go: what the rest will be is still open."""
    state = place(3, hands=["RRW", "RRRWP", "SA"], draw_pile="PWRS")
    play(state, "prince*1 show*3 pass warrior~2 flee put=prince@P")
    found = variety(state, 0, lambda world: stack(world, 1, "P") + hand(world, 1))
    assert all(cards.count("R") >= 3 for cards in found)
    assert len({cards[0] for cards in found}) > 2


def test_in_the_middle_of_stowing() -> None:
    """B7.3: two of four cards are down, and the others stow later."""
    state = place(3, hands=["R4", "RRRW", "SAP"], draw_pile="PWRS")
    play(state, "dalang=PT@T pass pass stow=prince stow=warrior")
    found = variety(state, 0, lambda world: stack(world, 1, "K"))
    assert all(len(laid) == 2 for laid in found)
    assert len(found) > 6
    for world in worlds(state, 1, 30):
        assert (stack(world, 1, "K"), hand(world, 1)) == ("RW", "RR")


def test_in_the_middle_of_an_exchange() -> None:
    """B5.2: cards are discarded, none is drawn yet."""
    state = play(place(3, hands=["APP", "W"], draw_pile="RS"), "artist discard=priest")
    assert set(variety(state, 1, lambda world: hand(world, 0))) == {"P", "R", "S"}


def test_the_same_numbers_give_the_same_world() -> None:
    """A seed or a generator; worlds differ from one to the next."""
    seen = place(3, hands=["P", "WRS", "AAP"], draw_pile="WRS").seen_by(0)
    assert seen.sample_world(5) == seen.sample_world(5)
    assert seen.sample_world(np.random.default_rng(5)) == seen.sample_world(5)
    texts = {str(seen.sample_world(seed).to_position()) for seed in range(20)}
    assert len(texts) > 5
    assert seen.sample_world().seen_by(0).to_bytes() == seen.to_bytes()


def test_a_spectator_samples_nothing() -> None:
    """A world is one for a seat."""
    with pytest.raises(OptionError, match="a spectator cannot sample worlds; give a seat"):
        place(3).seen_by(None).sample_world()


@pytest.mark.parametrize("players", [3, 4])
def test_worlds_of_a_whole_game(players: int) -> None:
    """From the deal on, past reshuffles: each agrees with all that the seat saw, and can be played on."""
    state = banjar.load("dalang", players=players).new(seed=9)
    chance = random.Random(9)
    checked = 0
    for number in range(5000):
        if state.is_over:
            break
        if number % 251 == 125:
            seat = checked % players
            seen = state.seen_by(seat)
            world = seen.sample_world(number)
            assert world.seen_by(seat).to_bytes() == seen.to_bytes()
            assert world.history(seat) == state.history(seat)
            assert cards_of(world) == cards_of(state)
            assert world.legal_ids() == state.legal_ids() or state.to_act != seat
            checked += 1
        state.play(chance.choice(state.legal_ids()))
    assert state.reshuffles
    assert checked >= 2


def test_a_world_is_a_game_of_its_own() -> None:
    """It can be played to the end and recorded, and tells nothing of the true one."""
    state = banjar.load("dalang", players=3).new(seed=9)
    chance = random.Random(3)
    for _ in range(40):
        state.play(chance.choice(state.legal_ids()))
    world = state.seen_by(1).sample_world(3)
    assert world != state
    assert world.seed is None
    assert world.deal is not None
    assert state.deal is not None
    assert world.deal["deck"] != state.deal["deck"]
    assert world.deal["starting_cards"][:3] == state.deal["starting_cards"][:3]
    while not world.is_over:
        world.play(chance.choice(world.legal_ids()))
    assert banjar.parse_record(str(world.record())).replay() == world


def test_the_dealt_stacks_of_the_start() -> None:
    """B2.1: nobody has looked at them: the own ones vary like all others, the hand does not."""
    state = banjar.load("dalang", players=3).new(seed=4)
    island = next(letter for letter, name in ISLANDS.items() if name != state.view()["dalang"])
    stacks, hands = set(), set()
    for world in worlds(state, 0, 30):
        stacks.add(stack(world, 0, island))
        hands.add(hand(world, 0))
    assert len(stacks) > 15
    assert hands == {hand(state, 0)}


def test_the_chances_of_a_hand() -> None:
    """B10.3: a card nobody knows is a warrior as often as warriors are among the cards left."""
    state = place(3, hands=["P", "R"], draw_pile="WWWRRRRRR")
    found = variety(state, 0, lambda world: hand(world, 1))
    assert 3 <= found["W"] <= 22


def test_a_position_in_mid_air() -> None:
    """A game that began with a position in the middle of a flight is sampled like any other."""
    situation: dict[str, Any] = {
        "hands": ["P", "RRW"],
        "draw_pile": "SSA",
        "phase": "spread",
        "to_act": 1,
        "question": {"card": "warrior", "spared": 2, "to_spread": 2},
    }
    state = play(place(3, **situation), "put=prince@P put=warrior@T")
    assert state.view()["discards"]["prince"] == 1
    found = variety(state, 0, lambda world: stack(world, 1, "P") + stack(world, 1, "T"))
    assert len(found) > 6


@pytest.mark.parametrize("owner", [0, 1])
def test_cards_above_the_bottom_of_a_stack_of_the_start(owner: int) -> None:
    """B8.3: a game that began with a position, in which a stack held more than four cards nobody had seen."""
    state = place(
        3,
        hands=["1"],
        stacks={(owner, "P"): "PPPPWR"},
        unseen={(owner, "P"): 6},
        princes={"P": 0},
        draw_pile="SSSSAAAA",
    )
    play(state, "dalang=KP@P pass pass")
    assert (state.view()["discards"]["warrior"], state.view()["discards"]["prince"]) == (1, 1)
    seen = state.seen_by(0)
    for number in range(10):
        assert seen.sample_world(number).seen_by(0).to_bytes() == seen.to_bytes()
