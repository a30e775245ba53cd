"""B10: who knows what."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from tests.games.dalang.situations import (
    ISLANDS,
    MASKS,
    counts,
    hand,
    happened,
    letters_of,
    names,
    place,
    play,
    readers,
    stack,
)

import banjar
from banjar import State

NO_STACKS = dict.fromkeys(ISLANDS.values(), 0)
NO_QUESTION: dict[str, Any] = {
    "card": None,
    "spared": None,
    "goal": None,
    "shown": 0,
    "leader": None,
    "exchanged": 0,
    "to_spread": 0,
    "forced": False,
    "asked_next": [],
    "room": 0,
}


def told(state: State, reader: int | None) -> str:
    """All that a reader is ever sent: views, events and history, as JSON."""
    history = [[event.to_dict() for event in events] for events in state.history(reader)]
    seen = state.seen_by(reader)
    payload = [seen.view(), seen.view(memory_aid=True), history, happened(state, reader), seen.decisions]
    return json.dumps(payload)


def assert_same_for(seats: Sequence[int | None], one: State, other: State) -> None:
    """These readers cannot tell the two games apart."""
    assert one.to_bytes() != other.to_bytes()
    for reader in seats:
        assert told(one, reader) == told(other, reader)
        first, second = one.seen_by(reader), other.seen_by(reader)
        assert first.to_bytes() == second.to_bytes()
        assert first.legal_ids() == second.legal_ids()
        if reader is not None:
            assert np.array_equal(first.observation(), second.observation())


def table() -> State:
    return place(
        3,
        turn_limit=90,
        hands=["PPR", "WS", "A1"],
        stacks={(0, "P"): "WRP", (0, "T"): "S", (1, "W"): "66", (2, "P"): "P"},
        unseen={(0, "P"): 2, (1, "W"): 1},
        discards="WW4",
        princes={"K": 1, "P": 0},
        priests={"K": 2},
        seals={"T": 1},
        turn=5,
        cards_played_this_turn=1,
    )


PUBLIC = {
    "game": "dalang",
    "phase": "turn",
    "turn": 5,
    "progress": {"left": 16, "total": 16},
    "turn_limit": 90,
    "active": 0,
    "to_act": 0,
    "dalang": "kukusch",
    "prince_disc": {"kukusch": 1, "panschar": 0, "tschakkalag": None, "wontong": None},
    "priest_disc": {"kukusch": 2, "panschar": None, "tschakkalag": None, "wontong": None},
    "seal": {"kukusch": None, "panschar": None, "tschakkalag": 1, "wontong": None},
    "masks": [{"value": value, "owner": None} for value in MASKS],
    "draw_pile": 142,
    "discards": counts("WW4"),
    "question": NO_QUESTION,
    "kept_from_bottom": 4,
    "end_reason": None,
}


def public_player(seat: int, colour: str, cards: int, points: int = 0, **stacks: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "colour": colour,
        "hand_count": cards,
        "stack_counts": {**NO_STACKS, **stacks},
        "fled": False,
        "mask_points": 0,
        "points": points,
        "starting_card": seat + 1,
    }


PUBLIC_PLAYERS = [
    public_player(0, "red", 3, panschar=3, tschakkalag=1),
    public_player(1, "blue", 2, points=3, wontong=2),
    public_player(2, "yellow", 2, panschar=1),
]


def test_the_view_of_a_seat() -> None:
    """B10.1 B10.2: what is public, the own hand, the own stacks as numbers, and not a word more."""
    view = table().view(0)
    assert {reason["reason"] for reason in view.pop("reasons")} == {"one-contest", "here", "no-card", "middle"}
    assert view == {
        **PUBLIC,
        "seat": 0,
        "players": [{**PUBLIC_PLAYERS[0], "hand": counts("PPR")}, *PUBLIC_PLAYERS[1:]],
        "legal": [
            {"id": 0, "text": "end", "type": "end_turn"},
            {
                "id": 73,
                "text": "priest*1",
                "type": "play_priest",
                "show": 1,
                "preview": {"discarded": 1, "shown": 1, "asked": [1, 2], "disc_of": 2, "seal": False},
            },
        ],
    }


def test_the_view_of_another_seat() -> None:
    """B10.1 B10.2: the same table, the other hand; nothing to decide."""
    assert table().view(2) == {
        **PUBLIC,
        "seat": 2,
        "players": [*PUBLIC_PLAYERS[:2], {**PUBLIC_PLAYERS[2], "hand": counts("A1")}],
        "legal": [],
        "reasons": [],
    }


def test_the_view_of_a_spectator() -> None:
    """B10.1: only what is public."""
    assert table().view() == {**PUBLIC, "seat": None, "players": PUBLIC_PLAYERS, "legal": [], "reasons": []}
    assert table().view(None) == table().view()


def test_the_memory_aid_of_a_seat() -> None:
    """B10.2 B10.3: the own stacks from the bottom up but for the dealt cards; of the others what was shown."""
    no_stacks: dict[str, list[str]] = {name: [] for name in ISLANDS.values()}
    own = {
        **PUBLIC_PLAYERS[0],
        "hand": counts("PPR"),
        "stacks": {**no_stacks, "panschar": [None, None, "priest"], "tschakkalag": ["scholar"]},
    }
    others = [{**player, "known_hand": counts("")} for player in PUBLIC_PLAYERS[1:]]
    assert table().view(0, memory_aid=True)["players"] == [own, *others]


def test_the_memory_aid_of_a_spectator() -> None:
    """B10.3: what everybody saw."""
    state = play(table(), "priest*1 pass pass")
    known = [letters_of(player["known_hand"]) for player in state.view(None, memory_aid=True)["players"]]
    assert known == ["P", "", ""]
    assert all("hand" not in player and "stacks" not in player for player in state.view(None, True)["players"])


@pytest.mark.parametrize(
    ("situation", "moves", "question"),
    [
        pytest.param({"hands": ["W"]}, "warrior~2", {"card": "warrior", "spared": 2}, id="warrior"),
        pytest.param({"hands": ["W", "PP"]}, "warrior~2 flee", {"card": "warrior", "to_spread": 2}, id="flight"),
        pytest.param({"hands": ["SPP"]}, "scholar put=priest@P", {"card": "scholar", "exchanged": 1}, id="put"),
        pytest.param({"hands": ["APP"]}, "artist discard=priest", {"card": "artist", "exchanged": 1}, id="artist"),
        pytest.param({"hands": ["RRR"]}, "prince*2", {"card": "prince", "shown": 2, "leader": 0}, id="contest"),
        pytest.param({"hands": ["1"]}, "dalang=KP@P", {"card": "dalang_kp", "goal": "panschar"}, id="travel"),
        pytest.param({"hands": ["W", "WW"]}, "warrior~2 parry force", {"card": "warrior", "forced": True}, id="forced"),
    ],
)
def test_the_question_is_public(situation: dict[str, Any], moves: str, question: dict[str, Any]) -> None:
    """B10.1: everybody sees what card was played and how far it has gone."""
    state = play(place(4, **situation), moves)
    for reader in readers(state):
        asked = state.view(reader)["question"]
        assert {name: asked[name] for name in question} == question
        assert asked.keys() == NO_QUESTION.keys()


def test_who_is_absent_is_public() -> None:
    """B10.1"""
    state = play(place(3, hands=["W"]), "warrior~2 flee")
    for reader in readers(state):
        assert [player["fled"] for player in state.view(reader)["players"]] == [False, True, False]


def test_mask_owners_are_public() -> None:
    """B10.1: masks and their sums."""
    state = play(place(3, hands=["1"], princes={"P": 0}, priests={"P": 2}), "dalang=KP@P pass pass")
    for reader in readers(state):
        view = state.view(reader)
        assert [mask["owner"] for mask in view["masks"]] == [2, None, None, None, 0, *[None] * 11]
        assert [player["mask_points"] for player in view["players"]] == [3, 0, 2]


def test_only_the_seat_to_act_has_legal_actions() -> None:
    """B10.2: what others could do would tell their cards."""
    state = play(table(), "priest*1")
    assert [len(state.seen_by(reader).legal_ids()) for reader in readers(state)] == [0, 1, 0, 0]
    assert [len(state.view(reader)["legal"]) for reader in readers(state)] == [0, 1, 0, 0]
    assert state.seen_by(1).legal_ids() == state.legal_ids()
    assert state.seen_by(None).legal_mask().sum() == 0


def dealt(players: int = 3, seed: int = 11) -> State:
    return banjar.load("dalang", players=players, turn_limit=None).new(seed=seed)


def island_of(state: State) -> str:
    name = state.view()["dalang"]
    return next(letter for letter, island in ISLANDS.items() if island == name)


@pytest.mark.parametrize("players", [3, 4])
def test_dealt_stacks_are_unknown_to_their_owner(players: int) -> None:
    """B2.1 B10.2: three cards each, but for the stack taken in hand; not in the view, not in the memory."""
    state = dealt(players)
    for seat in range(players):
        view = state.view(seat, memory_aid=True)["players"][seat]
        expected = [[] if letter == island_of(state) else [None] * 3 for letter in ISLANDS]
        assert list(view["stacks"].values()) == expected
        assert view["hand_count"] == sum(view["hand"].values()) == (5 if seat == state.active else 4)


def test_unseen_dealt_cards_do_not_change_what_a_seat_knows() -> None:
    """B10.2: the owner, too, cannot tell two deals apart before taking the stack."""
    one = place(3, hands=["P"], stacks={(0, "P"): "WRS"}, unseen={(0, "P"): 3})
    other = place(3, hands=["P"], stacks={(0, "P"): "RSW"}, unseen={(0, "P"): 3})
    assert_same_for([0, 1, 2, None], one, other)


def test_the_order_of_own_laid_cards_is_remembered() -> None:
    """B10.3: the owner knows it, nobody else does."""
    one = play(place(3, hands=["SPRW"]), "scholar put=priest@T put=prince@T put=warrior@P")
    other = play(place(3, hands=["SPRW"]), "scholar put=prince@T put=warrior@T put=priest@P")
    assert_same_for([1, 2, None], one, other)
    assert one.seen_by(0).to_bytes() != other.seen_by(0).to_bytes()
    stacks = one.view(0, memory_aid=True)["players"][0]["stacks"]
    assert (stacks["tschakkalag"], stacks["panschar"]) == (["priest", "prince"], ["warrior"])
    assert "stacks" not in one.view(0)["players"][0]


def test_cards_laid_on_dealt_ones() -> None:
    """B10.2 B10.3: the card on top is known, those below are not."""
    state = play(place(3, hands=["SP"], stacks={(0, "T"): "WWW"}, unseen={(0, "T"): 3}), "scholar put=priest@T")
    assert state.view(0, True)["players"][0]["stacks"]["tschakkalag"] == [None, None, None, "priest"]
    assert state.view(1)["players"][0]["stack_counts"]["tschakkalag"] == 4


def test_taking_a_dealt_card_makes_it_known() -> None:
    """B5.1 B10.2: seen by the owner; the others learn that a card was taken."""
    state = place(3, hands=["S"], stacks={(0, "T"): "WRP"}, unseen={(0, "T"): 3})
    play(state, "scholar take@T")
    assert state.view(0)["players"][0]["hand"] == counts("P")
    assert state.view(0, True)["players"][0]["stacks"]["tschakkalag"] == [None, None]
    assert state.to_position()["players"][0]["unseen"]["tschakkalag"] == 2
    assert happened(state, 0)[0]["card"] == "priest"
    for reader in (1, 2, None):
        assert happened(state, reader)[0]["card"] is None


def test_a_stack_is_seen_when_it_is_taken_in_hand() -> None:
    """B7.4 B10.2: by its owner only."""
    situation: dict[str, Any] = {"hands": ["1", "P"], "unseen": {(1, "P"): 2}}
    one = play(place(3, **situation, stacks={(1, "P"): "WR"}), "dalang=KP@P pass pass")
    other = play(place(3, **situation, stacks={(1, "P"): "SA"}), "dalang=KP@P pass pass")
    assert one.view(1)["players"][1]["hand"] == counts("WR")
    assert_same_for([0, 2, None], one, other)


SHOWN = {"hands": ["RRRRP", "RRS"], "discards": "W"}


def known(state: State, seat: int, reader: int | None) -> str:
    return letters_of(state.view(reader, memory_aid=True)["players"][seat]["known_hand"])


@pytest.mark.parametrize(
    ("situation", "moves", "remembered"),
    [
        pytest.param(SHOWN, "prince*2 pass pass", "RR", id="shown"),
        pytest.param(SHOWN, "prince*2 pass pass prince*1 pass pass", "R", id="one of them played"),
        pytest.param(SHOWN, "prince*2 pass pass end", "RR", id="drawing changes nothing"),
        pytest.param({"hands": ["RRRSP"]}, "prince*2 pass pass scholar put=priest@T", "R", id="any may have been laid"),
        pytest.param({"hands": ["RRRS"]}, "prince*2 pass pass scholar done", "RR", id="none was laid"),
        pytest.param({"hands": ["RRRA"]}, "prince*2 pass pass artist discard=prince", "R", id="one discarded"),
        pytest.param({"hands": ["RRRA"]}, "prince*2 pass pass artist done", "RR", id="an artist without discards"),
        pytest.param({"hands": ["RRRPPP"]}, "prince*2 pass pass priest*2 pass pass", "PPRR", id="two kinds"),
        pytest.param({"hands": ["RRRPPP"]}, "prince*1 pass pass prince*1 pass pass", "R", id="shown again"),
        pytest.param({"hands": ["RRR1"]}, "prince*2 pass pass dalang=KP@P pass pass stow=prince", "", id="stowed"),
    ],
)
def test_shown_cards_are_remembered(situation: dict[str, Any], moves: str, remembered: str) -> None:
    """B6.4 B10.3: everybody knows that they are in the hand until they may have left it."""
    state = play(place(3, **situation), moves)
    for reader in (1, 2, None):
        assert known(state, 0, reader) == remembered
    assert "known_hand" not in state.view(0, memory_aid=True)["players"][0]
    assert "known_hand" not in json.dumps(state.view(1))


def test_a_flight_empties_what_is_known_of_a_hand() -> None:
    """B4.3 B10.3"""
    state = play(place(3, hands=["RRWR", "RRR"]), "prince*1 show*2 pass warrior~2 flee put=prince@P")
    assert known(state, 1, 0) == "R"
    play(state, "put=prince@P put=prince@P")
    assert known(state, 1, 0) == ""


def test_discards_are_public() -> None:
    """B3.5 B10.1: all of them, until they are shuffled."""
    state = place(3, hands=["AW"], discards="WW", draw_pile="P")
    play(state, "artist discard=warrior done")
    for reader in readers(state):
        assert state.view(reader)["discards"] == counts("WWWA")
        assert state.view(reader)["draw_pile"] == 0
    play(state, "pass pass end")
    for reader in readers(state):
        assert state.view(reader)["discards"] == counts("")
        assert state.view(reader)["draw_pile"] == 0


SECRETS: list[Any] = [
    pytest.param({"hands": ["P", "WR", "S"]}, {"hands": ["P", "WS", "R"]}, "", "", [0, None], id="hands of two others"),
    pytest.param(
        {"hands": ["P", "R"]},
        {"hands": ["P", "S"], "draw_pile": "P" * 29 + "W" * 30 + "R" * 30 + "S" * 29 + "A" * 15 + "123456" * 4},
        "",
        "",
        [],
        id="a hand and the pile, in another order",
    ),
    pytest.param(
        {"hands": ["P"], "stacks": {(1, "P"): "WRS"}},
        {"hands": ["P"], "stacks": {(1, "P"): "SWR"}},
        "",
        "",
        [0, 2, None],
        id="a stack of another",
    ),
    pytest.param({"draw_pile": "PW"}, {"draw_pile": "WP"}, "", "", [0, 1, 2, None], id="the draw pile's order"),
    pytest.param({"draw_pile": "PWRS"}, {"draw_pile": "PWSR"}, "end", "end", [1, None], id="what the others drew"),
    pytest.param(
        {"hands": ["S", "SPW"]},
        {"hands": ["S", "SPW"]},
        "scholar done join put=priest@T done",
        "scholar done join put=warrior@T done",
        [0, 2, None],
        id="what was put on a stack",
    ),
    pytest.param(
        {"hands": ["W", "PRSA"]},
        {"hands": ["W", "PRSA"]},
        "warrior~2 flee put=prince@T put=scholar@P put=artist@P",
        "warrior~2 flee put=scholar@T put=artist@P put=prince@P",
        [0, 2, None],
        id="what a flight put where",
    ),
    pytest.param(
        {"hands": ["1", "PRS"]},
        {"hands": ["1", "PRS"]},
        "dalang=KP@P pass pass stow=priest stow=prince",
        "dalang=KP@P pass pass stow=prince stow=priest",
        [0, 2, None],
        id="the order of a stowed hand",
    ),
    pytest.param(
        {"hands": ["S"], "stacks": {(0, "P"): "PW"}},
        {"hands": ["S"], "stacks": {(0, "P"): "WP"}},
        "scholar take@P",
        "scholar take@P",
        [1, 2, None],
        id="a card taken from a stack",
    ),
    pytest.param(
        {"hands": ["W", "W", "P"]},
        {"hands": ["W", "P", "W"]},
        "warrior~2 flee put=warrior@T",
        "warrior~2 flee put=priest@T",
        [0, None],
        id="a flight with a warrior in hand",
    ),
    pytest.param(
        {"hands": ["RR", "RR", "SS"]},
        {"hands": ["RR", "SS", "RR"]},
        "prince*1 pass pass",
        "prince*1 pass pass",
        [0, None],
        id="a contest somebody could have won",
    ),
    pytest.param(
        {"hands": ["1", "1", "P"]},
        {"hands": ["1", "P", "1"]},
        "dalang=KP@P pass",
        "dalang=KP@P pass",
        [0, None],
        id="a block somebody could have played",
    ),
    pytest.param(
        {"hands": ["W", "WW", "P"]},
        {"hands": ["W", "WP", "W"]},
        "warrior~2 parry noforce",
        "warrior~2 parry noforce",
        [0, None],
        id="a second card somebody could have played",
    ),
]


@pytest.mark.parametrize(("one", "other", "moves", "other_moves", "blind"), SECRETS)
def test_games_that_some_cannot_tell_apart(
    one: dict[str, Any], other: dict[str, Any], moves: str, other_moves: str, blind: list[int | None]
) -> None:
    """B10.2 B10.4: identical bytes of everything, whatever the hidden cards are."""
    if blind:
        assert_same_for(blind, play(place(3, **one), moves), play(place(3, **other), other_moves))
    else:
        first, second = play(place(3, **one), moves), play(place(3, **other), other_moves)
        assert told(first, 0) == told(second, 0)


def test_hidden_choices_are_masked() -> None:
    """B10.1 B10.2: the island of a card put away is public, its kind is not; a stowed card is just a card."""
    state = play(place(3, hands=["SW1P", "PR"]), "scholar put=warrior@T done pass pass dalang=KP@P pass pass")
    own = [str(state.game.actions[action]) for _, action, hidden in state.seen_by(0).decisions if not hidden]
    assert own == ["scholar", "put=warrior@T", "done", "pass", "pass", "dalang=KP@P", "pass", "pass"]
    play(state, "stow=prince")
    decisions = state.seen_by(2).decisions
    assert [(seat, hidden) for seat, _, hidden in decisions][1] == (0, True)
    assert str(state.game.actions[decisions[1][1]]) == "put=priest@T"
    assert decisions[-1][0] == 1
    assert decisions[-1][2]
    assert str(state.game.actions[decisions[-1][1]]) == "stow=priest"


def random_states(players: int, seed: int, **options: Any) -> Iterator[State]:
    """A random game, decision by decision."""
    state = banjar.load("dalang", players=players, **options).new(seed=seed)
    chance = random.Random(seed)
    while not state.is_over:
        yield state
        state.play(chance.choice(state.legal_ids()))
    yield state


@pytest.mark.parametrize("players", [3, 4])
def test_views_hold_what_is_public_and_nothing_of_others(players: int) -> None:
    """B10.1 B10.2: through a whole random game, in every phase."""
    phases = set()
    for number, state in enumerate(random_states(players, seed=players)):
        if number % 29 or state.is_over:
            continue
        phases.add(state.phase)
        spectator = json.loads(json.dumps(state.view()))
        for seat in range(players):
            view = json.loads(json.dumps(state.view(seat)))
            own = view["players"][seat].pop("hand")
            assert sum(own.values()) == view["players"][seat]["hand_count"]
            reasons = view.pop("reasons")
            if state.to_act != seat:
                assert (view.pop("legal"), reasons) == ([], [])
            else:
                assert [action["id"] for action in view.pop("legal")] == state.legal_ids()
            assert view.pop("seat") == seat
            assert view == {name: spectator[name] for name in spectator.keys() - {"seat", "legal", "reasons"}}
    assert len(phases) >= 8


def test_no_payload_before_the_end_holds_the_start() -> None:
    """B10.2: neither seed nor deal nor the shuffling numbers are in anything a seat is sent."""
    for number, state in enumerate(random_states(3, seed=5)):
        if number % 200 or state.is_over:
            continue
        for reader in readers(state):
            text = told(state, reader)
            for word in ("seed", 'shuffle"', 'deal"', "deck", str(state.seed).join('""')):
                assert word not in text
        assert not np.any([state.seen_by(0)._records[0].generator.a, state.seen_by(0)._records[0].generator.b])


def finished() -> State:
    """B9.1: Red takes the last mask; hands are down, stacks lie everywhere."""
    state = place(
        3,
        hands=["1P", "WR", "S"],
        stacks={(1, "P"): "RRS", (2, "T"): "A"},
        unseen={(2, "T"): 1},
        princes={"P": 0},
        masks=[2],
        draw_pile="PW",
    )
    return play(state, "dalang=KP@P pass pass stow=prince")


def test_everything_is_open_at_the_end() -> None:
    """B10.5: hands, stacks and the dealt cards, for everybody alike."""
    state = finished()
    assert state.is_over
    for reader in readers(state):
        for view in (state.view(reader), state.view(reader, memory_aid=True)):
            assert [letters_of(player["hand"]) for player in view["players"]] == ["", "", ""]
            assert view["players"][1]["stacks"]["kukusch"] == names("RW")
            assert view["players"][1]["stacks"]["panschar"] == names("RRS")
            assert view["players"][2]["stacks"]["tschakkalag"] == names("A")
            assert view["end_reason"] == "masks"


def test_hands_are_open_at_the_end() -> None:
    """B10.5: also where the game stops in mid-air."""
    state = play(place(3, turn_limit=1, hands=["P", "WR", "S"]), "end")
    assert state.end_reason == "truncated"
    for reader in readers(state):
        assert [letters_of(player["hand"]) for player in state.view(reader)["players"]] == ["P", "WR", "S"]


def test_the_whole_game_is_open_at_the_end() -> None:
    """B10.5: every choice, and the only world left is the true one."""
    state = finished()
    for reader in readers(state):
        seen = state.seen_by(reader)
        assert [action for _, action, _ in seen.decisions] == [action.id for _, action in state.decisions]
        assert not any(hidden for _, _, hidden in seen.decisions)
        assert seen.sample_world() == state


def test_what_a_seat_knows_is_a_copy() -> None:
    """B10.3: playing on does not change what was seen before."""
    state = place(3, hands=["SP"])
    seen = state.seen_by(1)
    before, view = seen.to_bytes(), seen.view()
    play(state, "scholar put=priest@T")
    assert (seen.to_bytes(), seen.view()) == (before, view)


def test_the_true_state_behind_a_view_is_untouched() -> None:
    """B10.2: looking changes nothing, whoever looks and however."""
    state = table()
    before = state.to_bytes()
    for reader in readers(state):
        state.view(reader, memory_aid=True)
        told(state, reader)
    assert state.to_bytes() == before
    assert (hand(state, 1), stack(state, 0, "P")) == ("WS", "WRP")
