"""Why a card or an island cannot be used."""

from __future__ import annotations

import random

from tests.games.dalang.situations import ISLANDS, place, play
from tests.reasons import why

import banjar
from banjar import State


def said(state: State, *targets: str) -> list[str | None]:
    """The reasons for some targets, without their values."""
    return [found[0] if (found := why(state, target)) else None for target in targets]


def test_one_card_makes_no_contest() -> None:
    """B6.1: one is discarded, one is shown."""
    state = place(hands=["PRRSW"])
    assert said(state, "card priest", "card prince", "card scholar", "card warrior") == [
        "one-contest",
        None,
        None,
        None,
    ]


def test_journeys_in_a_turn() -> None:
    """B7.1: to another island that the card names."""
    state = place(hands=["14S"], dalang="K")
    assert why(state, "island kukusch") == ("here", {"island": "kukusch"})
    assert why(state, "island wontong") == ("no-card", {"island": "wontong"})
    assert said(state, "island panschar", "island tschakkalag") == [None, None]
    assert why(state, "put dalang_kp kukusch") == ("here", {"island": "kukusch"})
    assert why(state, "put dalang_kp wontong") == ("not-named", {"island": "wontong"})
    assert why(state, "put dalang_pt kukusch") == ("not-named", {"island": "kukusch"})
    assert said(state, "put scholar wontong") == ["middle"]


def test_answers_to_a_warrior() -> None:
    """B4.2: only a warrior parries; nothing is done at the islands."""
    state = play(place(hands=["W", "WP"]), "warrior~3")
    assert why(state, "card priest") == ("other-kind", {"card": "warrior"})
    assert why(state, "island wontong") == ("island-phase", {"phase": "answer_warrior"})


def test_a_flight_goes_to_the_other_islands() -> None:
    """B4.3: three cards on the own stacks, none where the Dalang is."""
    state = play(place(hands=["W", "PPRR"]), "warrior~3 flee")
    assert why(state, "island kukusch") == ("put-here", {"island": "kukusch"})
    assert why(state, "put priest kukusch") == ("put-here", {"island": "kukusch"})
    assert said(state, "card priest", "island panschar") == [None, None]


def test_a_scholar_puts_or_takes() -> None:
    """B5.1: who takes puts nothing."""
    state = play(place(hands=["SPP"], stacks={(0, "P"): "RR"}), "scholar")
    assert said(state, "card priest", "island wontong", "island kukusch") == [None, None, "put-here"]
    play(state, "take@P")
    assert said(state, "card priest") == ["taking"]
    assert why(state, "island panschar") == ("take-stack", {"island": "panschar", "count": 1})
    assert why(state, "island wontong") == ("take-stack", {"island": "wontong", "count": 0})


def test_an_artist_has_nothing_to_do_at_islands() -> None:
    """B5.2: cards of the hand are exchanged."""
    state = play(place(hands=["APP"]), "artist")
    assert said(state, "card priest", "put priest wontong") == [None, "middle"]
    assert why(state, "island wontong") == ("island-phase", {"phase": "exchange_cards"})


def test_joining_in() -> None:
    """B5.3 B5.4: with the kind that was played."""
    state = play(place(hands=["AP", "AAP"]), "artist done")
    assert why(state, "card priest") == ("other-kind", {"card": "artist"})
    assert said(state, "card artist") == ["other-kind"] or state.view(1)["legal"]
    play(state, "join done")
    assert state.view(1)["phase"] == "force"
    assert why(state, "card priest") == ("other-kind", {"card": "artist"})


def test_a_contest_asks_for_more() -> None:
    """B6.2: more of the same kind than shown so far."""
    state = play(place(hands=["RRR", "RRP"]), "prince*2")
    assert why(state, "card prince") == ("too-few", {"count": 2})
    assert why(state, "card priest") == ("other-kind", {"card": "prince"})


def test_a_block_names_the_goal() -> None:
    """B7.2: a Dalang card with the goal on it."""
    state = play(place(hands=["3", "1P3"]), "dalang=KW@W")
    assert why(state, "card dalang_kp") == ("other-goal", {"island": "wontong"})
    assert why(state, "card priest") == ("no-block", {"island": "wontong"})


def test_laying_down_the_hand() -> None:
    """B7.3: any card, but nothing at other islands."""
    state = play(place(hands=["3PR"], players=3), "dalang=KW@W pass pass")
    assert state.view(0)["phase"] == "stow"
    assert said(state, "card priest") == [None]
    assert why(state, "island wontong") == ("island-phase", {"phase": "stow"})


def test_all_that_is_not_offered_has_a_reason() -> None:
    """B6.1 B7.1: over whole games, every island, and every card of the hand that no action uses."""
    dice = random.Random(4)
    game = banjar.load("dalang", players=3, turn_limit=60)
    for seed in range(3):
        state = game.new(seed)
        while state.to_act is not None:
            shown = state.view(state.to_act)
            offered = shown["legal"]
            used = {used_card(action, shown) for action in offered}
            for kind, count in shown["players"][state.to_act]["hand"].items():
                if count and kind not in used:
                    assert why(state, f"card {kind}"), (shown["phase"], kind)
            for island in ISLANDS.values():
                reached = [
                    a
                    for a in offered
                    if a["type"] in ("put", "play_dalang") and a.get("island", a.get("goal")) == island
                ]
                assert bool(reached) != bool(why(state, f"island {island}"))
            state.play(dice.choice(state.legal_actions()))


def used_card(action: dict[str, object], shown: dict[str, dict[str, object]]) -> object:
    """The kind of card that an action takes from the hand."""
    kind = str(action["type"])
    if kind in ("join", "force", "show"):
        return shown["question"]["card"]
    return {"parry": "warrior"}.get(kind) or action.get("card") or kind.removeprefix("play_")
