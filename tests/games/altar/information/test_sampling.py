"""A4.3: sampled worlds agree with all that follows from what a seat has seen, and leave open what does not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.games.altar.arrange import altar, arrange, goods, hand, pile, play

import banjar

pytestmark = pytest.mark.long
SAMPLES = 100


def worlds(state: banjar.State, seat: int, count: int = SAMPLES) -> list[banjar.State]:
    """So many worlds as the seat can imagine them; it cannot tell any of them from the true one."""
    seen = state.seen_by(seat)
    rng = np.random.default_rng(5)
    found = [seen.sample_world(rng) for _ in range(count)]
    for world in found[::10]:
        assert world.seen_by(seat).to_bytes() == seen.to_bytes()
        assert world.view(seat) == state.view(seat)
        assert world.history(seat) == state.history(seat)
    return found


def shrine_of_seat_1(hidden: str, **arguments: Any) -> banjar.State:
    """Seat 0 watches seat 1, who has rice and peanut, hide one of them; then seat 0 plays a shrine."""
    usual: dict[str, Any] = {
        "hands": ["SRN", "SRN"],
        "stones": [7, 7],
        "goods": ["BBB", "RN"],
        "active": 1,
        "rows": ["RNBP", "NBEP", "BERP", "ERNP"],
    }
    state = arrange(2, **{**usual, **arguments})
    return play(state, f"nobuy shrine lay=banana hide={hidden} offer=pepper take@A")


def test_a_hidden_card_may_be_either() -> None:
    """A3.8 A4.3: rice or peanut; the other one is still held. Both occur."""
    state = shrine_of_seat_1("rice")
    cases = Counter((altar(world), goods(world, 1)) for world in worlds(state, 0))
    assert set(cases) == {("BrE", "N"), ("BnE", "R")}
    assert min(cases.values()) > SAMPLES // 10


def test_the_only_card_left_is_laid() -> None:
    """A3.7 A4.3: then it lays the peanut, the only card it still has, so the hidden one was the rice."""
    state = shrine_of_seat_1("rice")
    play(state, "nobuy shrine lay=peanut")
    assert {(altar(world), goods(world, 1)) for world in worlds(state, 0)} == {("BrEN", "")}


def test_the_hider_knows() -> None:
    """A4.2: its own hidden card is in its place in every world."""
    state = shrine_of_seat_1("peanut")
    assert {(altar(world), goods(world, 1), goods(world, 0)) for world in worlds(state, 1)} == {("BnE", "R", "BB")}


def test_a_card_gained_after_hiding() -> None:
    """A4.3: seat 1 buys banana and then lays banana: that tells nothing of the card hidden before."""
    state = shrine_of_seat_1("rice", stones=[14, 12])
    # seat 0 waits, seat 1 buys, seat 0 plays its shrine
    play(state, "nobuy peanut take@B buy=banana peanut take@C nobuy shrine lay=banana")
    assert {(altar(world), goods(world, 1)) for world in worlds(state, 0)} == {("BrEB", "N"), ("BnEB", "R")}


def test_a_card_laid_and_gained_again() -> None:
    """A4.3: seat 1 lays its rice, so it had hidden the peanut; that it buys rice later does not change that."""
    state = shrine_of_seat_1("peanut", stones=[7, 12])
    play(state, "nobuy shrine lay=rice hide=banana offer=pepper take@B buy=rice")
    assert {(altar(world), goods(world, 1)) for world in worlds(state, 0)} == {("BnERbE", "R")}


def test_two_hidden_cards() -> None:
    """A4.3: of rice, rice, peanut two are hidden and a rice card is laid: one of each was hidden, in any order."""
    state = arrange(
        2,
        hands=["SRN", "SSR"],
        stones=[7, 14],
        goods=["BBBB", "RRN"],
        active=1,
        rows=["RNBP", "NBEP", "BERP", "E"],
    )
    play(state, "nobuy shrine lay=banana hide=rice offer=pepper take@A")
    play(state, "nobuy rice take@B")
    play(state, "nobuy shrine lay=banana hide=peanut offer=pepper take@C")
    open_cases = Counter((altar(world), goods(world, 1)) for world in worlds(state, 0))
    assert set(open_cases) == {("BrEBnE", "R"), ("BnEBrE", "R"), ("BrEBrE", "N")}
    play(state, "nobuy shrine lay=rice")
    cases = Counter((altar(world), goods(world, 1)) for world in worlds(state, 0))
    assert set(cases) == {("BrEBnER", ""), ("BnEBrER", "")}
    assert min(cases.values()) > SAMPLES // 10


def test_two_hidden_cards_and_a_card_gained_again() -> None:
    """A4.3: as before, then seat 1 buys rice: three rice cards it never had at once."""
    state = arrange(
        2,
        hands=["SRN", "SSR"],
        stones=[7, 19],
        goods=["BBBB", "RRN"],
        active=1,
        rows=["RNBP", "NBEP", "BERP", "ERNP"],
    )
    play(state, "nobuy shrine lay=banana hide=rice offer=pepper take@A nobuy rice take@B")
    play(state, "nobuy shrine lay=banana hide=peanut offer=pepper take@C")
    play(state, "nobuy shrine lay=rice hide=banana offer=pepper take@D buy=rice")
    cases = {(altar(world), goods(world, 1)) for world in worlds(state, 0)}
    assert cases == {("BrEBnERbE", "R"), ("BnEBrERbE", "R")}


def look_of_seat_1(altar: str, kept: int, **arguments: Any) -> banjar.State:
    """Seat 0 watches seat 1 look at the altar and keep a card; seat 1 still has a card to take."""
    state = arrange(
        2,
        oracle=True,
        **{
            "hands": ["RNB", "R"],
            "active": 1,
            "phase": "take",
            "goods": ["RNBE", ""],
            "rows": ["S", "NBEP", "BERP", "ERNP"],
            "altar": altar,
            "pile": "ROBEMM",
            **arguments,
        },
    )
    return play(state, f"take@A look keep@{kept}")


def test_the_top_is_gone() -> None:
    """A6.4 A4.3: banana lay on top and does so no more: it was kept; the two below are open."""
    cases = Counter((goods(world, 1), altar(world)) for world in worlds(look_of_seat_1("rnB", 1), 0))
    assert set(cases) == {("B", "rn"), ("B", "nr")}
    assert min(cases.values()) > SAMPLES // 10


def test_the_top_is_still_there() -> None:
    """A6.4 A4.3: so one of the two below was kept, never the banana."""
    cases = Counter((goods(world, 1), altar(world)) for world in worlds(look_of_seat_1("rnB", 2), 0))
    assert set(cases) == {("R", "nB"), ("N", "rB")}
    assert min(cases.values()) > SAMPLES // 10


def test_another_top_of_the_same_good() -> None:
    """A6.4 A4.3: of two bananas on top one may have gone without a trace."""
    cases = Counter((goods(world, 1), altar(world)) for world in worlds(look_of_seat_1("rnBB", 1), 0))
    assert set(cases) == {("B", "rnB"), ("B", "nrB"), ("R", "nBB"), ("N", "rBB")}


def test_the_new_top_differs() -> None:
    """A6.4 A4.3: peanut under banana comes to light: the banana was kept, all else is as it was."""
    assert {(goods(world, 1), altar(world)) for world in worlds(look_of_seat_1("rRNB", 1), 0)} == {("B", "rRN")}


def test_deeper_than_four() -> None:
    """A6.4: the fifth card was not looked at and cannot be the one kept."""
    cases = {(goods(world, 1), altar(world)) for world in worlds(look_of_seat_1("EnnnnB", 3), 0)}
    assert cases == {("N", "EnnnB")}
    cases = {(goods(world, 1), altar(world)) for world in worlds(look_of_seat_1("ERRRRB", 3), 0)}
    assert cases == {("R", "ERRRB")}


def test_a_kept_card_is_laid() -> None:
    """A6.4 A3.7 A4.3: seat 1 had no card at all and now lays peanut: it kept the peanut."""
    state = look_of_seat_1("rnbE", 3, hands=["SRN", "RN"], stones=[7, 0])
    play(state, "nobuy shrine")
    before = {goods(world, 1) for world in worlds(state, 0)}
    assert before == {"R", "N", "B"}
    play(state, "lay=peanut")
    assert {(goods(world, 1), altar(world)) for world in worlds(state, 0)} == {("", "rbEN"), ("", "brEN")}


def test_a_kept_card_is_laid_later() -> None:
    """A6.4 A4.3: seat 1 holds rice and a kept card, and lays first rice, then rice: it kept the rice."""
    state = look_of_seat_1("rnbE", 4, hands=["SSR", "RN"], stones=[14, 0], goods=["BBB", "R"])
    play(state, "nobuy shrine lay=rice hide=banana offer=pepper take@B")
    assert {goods(world, 1) for world in worlds(state, 0)} == {"R", "N", "B"}
    play(state, "nobuy peanut take@C nobuy shrine lay=rice")
    cases = {(goods(world, 1), altar(world)) for world in worlds(state, 0)}
    assert cases == {("", "nbERbER"), ("", "bnERbER")}


def own_look(kept: int | None, **arguments: Any) -> banjar.State:
    """Seat 0 looks at four face-down cards and, perhaps, keeps one."""
    state = arrange(
        2,
        oracle=True,
        **{
            "hands": ["RN"],
            "phase": "take",
            "goods": ["", ""],
            "rows": ["S", "S", "BERP", "ERNP"],
            "altar": "rnbe",
            "pile": "ROBEMORNPP",
            **arguments,
        },
    )
    return play(state, "take@A look" + (f" keep@{kept}" if kept else ""))


def test_an_own_look_pins_the_cards() -> None:
    """A4.2 A4.3 A6.4: while looking, in every world they lie as seen."""
    assert {altar(world) for world in worlds(own_look(None), 0)} == {"rnbe"}


def test_an_own_look_is_remembered() -> None:
    """A4.2 A4.3 A6.4: after keeping one the others lie as seen, and the kept one is held."""
    state = own_look(2)
    assert {(altar(world), goods(world, 0)) for world in worlds(state, 0)} == {("rne", "B")}
    orders = {(altar(world), goods(world, 0)) for world in worlds(state, 1)}
    assert all(len(cards) == 3 and sorted(cards.upper() + held) == list("BENR") for cards, held in orders)
    assert {held for _, held in orders} == set("RNBE")
    assert len(orders) == 24


def test_a_look_of_another_after_an_own_look() -> None:
    """A4.3 A6.4: seat 1 keeps one of three cards seat 0 knows: three worlds, the rest in the order seen."""
    state = play(own_look(2), "nobuy rice take@B look keep@3")
    cases = Counter((altar(world), goods(world, 1), goods(world, 0)) for world in worlds(state, 0))
    assert set(cases) == {("ne", "R", "B"), ("re", "N", "B"), ("rn", "E", "B")}
    assert min(cases.values()) > SAMPLES // 10


def test_a_look_of_another_that_changes_the_top() -> None:
    """A4.3 A6.4: the top was known and is gone, so all three are known again."""
    state = play(own_look(1, altar="rnBe"), "nobuy rice take@B look keep@1")
    assert {(altar(world), goods(world, 1)) for world in worlds(state, 0)} == {("rn", "B")}


def test_a_look_shows_which_cards_lay_face_up() -> None:
    """A6.4 A4.3: seat 0 kept one of two peanuts; seat 1 sees in its own look that the face-down one is left."""
    state = play(own_look(2, altar="nNB"), "nobuy rice take@B look")
    assert altar(state) == "nB"
    assert {altar(world) for world in worlds(state, 1)} == {"nB"}


def test_an_own_look_settles_what_another_hid() -> None:
    """A4.3: seat 1 hid rice or peanut; seat 0 sees the card on the altar, and so knows what seat 1 holds."""
    state = arrange(
        2,
        oracle=True,
        hands=["RNB", "SRN"],
        stones=[5, 7],
        goods=["BBB", "RN"],
        active=1,
        rows=["RNBP", "S", "BERP", "ERNP"],
        pile="ROBEMM",
    )
    play(state, "nobuy shrine lay=banana hide=peanut offer=pepper take@A nobuy rice take@B look")
    assert {(altar(world), goods(world, 1)) for world in worlds(state, 0)} == {("BnE", "R")}


def test_an_own_look_at_the_younger_of_two_hidden_cards() -> None:
    """A4.3: what seat 1 laid after both were hidden still tells what the older one was, out of sight."""
    state = arrange(
        2,
        oracle=True,
        hands=["SMN", "SSR"],
        stones=[7, 24],
        goods=["EE", "RN"],
        active=1,
        rows=["MMMM", "MMPM", "MMMM", "S"],
        pile="ROBEPPPP",
    )
    play(state, "nobuy shrine lay=pepper hide=peanut offer=pepper take@A nobuy peanut take@B")
    play(state, "buy=banana shrine lay=pepper hide=banana offer=pepper take@C")
    play(state, "nobuy shrine lay=rice offer=pepper take@A buy=rice mason take@B nobuy mason take@D look")
    assert altar(state) == "EnEEbERE"
    assert state.view(0)["altar"]["looking_at"] == ["pepper", "rice", "pepper", "banana"]
    assert {(altar(world), goods(world, 1)) for world in worlds(state, 0)} == {("EnEEbERE", "R")}


def test_a_hidden_card_that_another_may_have_kept() -> None:
    """A4.3: seat 1 hid rice or peanut; seat 2 then kept a card below the top: banana, or the hidden one."""
    state = arrange(
        3,
        oracle=True,
        hands=["RNB", "SRN", "RNB"],
        stones=[5, 7, 5],
        goods=["BBB", "RN", ""],
        active=1,
        rows=["RNBP", "S", "BERP", "ERNP"],
        pile="ROBEMM",
    )
    play(state, "nobuy shrine lay=banana hide=peanut offer=pepper take@A nobuy rice take@B look keep@2")
    cases = {(altar(world), goods(world, 1), goods(world, 2)) for world in worlds(state, 0)}
    assert cases == {("rE", "N", "B"), ("nE", "R", "B"), ("BE", "N", "R"), ("BE", "R", "N")}


LAID = ["PPP", "RNBM", "RNBM", "RNEM"]
"""The first row was laid anew, and an oracle has left it."""


def test_a_position_in_the_middle_of_a_look() -> None:
    """A4.2 A4.3 A6.4: the looker's worlds hold the cards the looker's view shows."""
    state = arrange(2, oracle=True, hands=["RN"], phase="keep", altar="rnbe", rows=LAID, box={"oracle": 1})
    assert state.view(0)["altar"]["looking_at"] == ["pepper", "banana", "peanut", "rice"]
    assert {altar(world) for world in worlds(state, 0)} == {"rnbe"}


def test_the_pile() -> None:
    """A4.2 A4.3: its cards are known, their order is not; every card can be the next."""
    found = worlds(arrange(2, pile="MMPPSR"), 0)
    assert {"".join(sorted(pile(world))) for world in found} == {"MMPPRS"}
    assert {pile(world)[0] for world in found} == set("MPSR")
    assert {pile(world)[-1] for world in found} == set("MPSR")
    assert len({pile(world) for world in found}) > SAMPLES // 2


def test_the_last_card_of_the_pile() -> None:
    """A4.3: one kind left is one order."""
    assert {pile(world) for world in worlds(arrange(2, pile="SSS"), 1)} == {"SSS"}


def test_the_starting_altar() -> None:
    """A6.1 A4.2: each order of the four can be."""
    state = banjar.load("altar", players=2, oracle=True).new(seed=2)
    orders = {altar(world) for world in worlds(state, 0, 2 * SAMPLES)}
    assert {"".join(sorted(order)) for order in orders} == {"benr"}
    assert len(orders) == 24


def test_open_things_are_as_they_are() -> None:
    """A4.1 A4.3: hands, goods and the offer of every world are the true ones when nothing was hidden."""
    state = play(arrange(3, stones=[5, 5, 5], altar="RnB"), "buy=rice rice take@A buy=peanut")
    for world in worlds(state, 2):
        assert [hand(world, seat) for seat in range(3)] == [hand(state, seat) for seat in range(3)]
        assert [goods(world, seat) for seat in range(3)] == ["RRNBE", "RNNBE", "RNBE"]
        assert altar(world) == "RnB"


def test_a_sampled_world_plays_on() -> None:
    """A4.3: it is a game like any other, and its record replays."""
    state = shrine_of_seat_1("rice")
    world = state.seen_by(0).sample_world(3)
    assert world.legal_ids() == state.legal_ids()
    assert banjar.parse_record(str(world.record())).replay() == world
    while not world.is_over:
        world.play(world.legal_ids()[0])
    assert pile(world) == ""


def test_the_same_seed_gives_the_same_world() -> None:
    """A4.3: sampling is as repeatable as all else."""
    seen = shrine_of_seat_1("rice").seen_by(0)
    assert [altar(seen.sample_world(4)) for _ in range(3)] == [altar(seen.sample_world(4))] * 3
    assert pile(seen.sample_world(4)) == pile(seen.sample_world(4)) != pile(seen.sample_world(5))


def test_a_finished_game_has_one_world() -> None:
    """A4.5: all is open."""
    state = arrange(2, hands=["RN"], phase="take", rows=["S", "P", "P", "P"], pile="MM", altar="rn")
    play(state, "take@A")
    assert state.seen_by(1).sample_world(1) == state
