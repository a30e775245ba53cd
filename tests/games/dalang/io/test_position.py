"""Positions: any situation as JSON and back, and what is said of one that cannot be."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.dalang.situations import ISLANDS, counts, hand, names, place, play, position, stack

import banjar
from banjar import PositionError, State

REMOVED = object()


def random_states(players: int, seed: int, **options: Any) -> Iterator[State]:
    state = banjar.load("dalang", players=players, **options).new(seed=seed)
    chance = random.Random(seed)
    while not state.is_over:
        yield state
        state.play(chance.choice(state.legal_ids()))
    yield state


@pytest.mark.parametrize("players", [3, 4])
def test_positions_go_there_and_back(players: int) -> None:
    """Every phase of a random game, through JSON."""
    phases = set()
    for number, state in enumerate(random_states(players, seed=2)):
        if number % 23 and not state.is_over:
            continue
        phases.add(state.phase)
        written = json.loads(json.dumps(state.to_position()))
        again = state.game.from_position(written)
        assert again.to_position() == written
        assert again.legal_ids() == state.legal_ids()
        assert (again.to_act, again.phase, again.turn, again.active, again.end_reason) == (
            state.to_act,
            state.phase,
            state.turn,
            state.active,
            state.end_reason,
        )
        assert (again.scores(), again.ranks()) == (state.scores(), state.ranks())
    assert len(phases) >= 9


@pytest.mark.parametrize(("hands", "moves"), [("SPPP", "scholar" + " put=priest@P" * 3), ("SPPP", "scholar done join")])
def test_positions_after_three_exchanged_cards(hands: str, moves: str) -> None:
    """B3.6: the choice has ended by itself; the others may join."""
    state = place(3, hands=[hands, "SSPPP"])
    play(state, moves if "join" not in moves else moves + " put=priest@P" * 3)
    assert state.phase in ("join", "force")
    assert state.game.from_position(state.to_position()).legal_ids() == state.legal_ids()


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_goes_on_from_a_position_as_it_would_have(players: int) -> None:
    """Reshuffles included: the position holds their numbers."""
    states = random_states(players, seed=3)
    state = next(state for number, state in enumerate(states) if number == 150)
    again = state.game.from_position(state.to_position())
    chance = random.Random(4)
    while not state.is_over:
        action = chance.choice(state.legal_ids())
        state.play(action)
        again.play(action)
        assert again.events(0) == state.events(0)
    assert state.reshuffles
    assert again.to_position() == state.to_position()
    assert again.winners() == state.winners()


def test_what_may_be_left_out() -> None:
    """Only players, draw pile, masks, island, phase and active seat must be given."""
    state = banjar.load("dalang", players=3).from_position(
        {
            "players": [{}, {}, {}],
            "draw_pile": names("PW"),
            "masks": [{"value": 5}],
            "dalang": "wontong",
            "phase": "turn",
            "active": 2,
        }
    )
    full = state.to_position()
    assert [player["starting_card"] for player in full["players"]] == [1, 2, 3]
    assert full["players"][0]["stacks"] == {name: [] for name in ISLANDS.values()}
    assert full["players"][0]["hand"] == full["discards"] == counts("")
    assert full["prince_disc"] == full["priest_disc"] == full["seal"] == dict.fromkeys(ISLANDS.values())
    assert (full["turn"], full["idle_turns"], full["cards_played_this_turn"]) == (1, 0, 0)
    assert (full["to_act"], full["end_reason"]) == (2, "none")
    assert [str(action) for action in state.legal_actions()] == ["end"]


def test_a_position_is_complete() -> None:
    """A rich one comes back as it was written."""
    written = position(
        4,
        hands=["PPR", "WW", "A12", "S"],
        stacks={(0, "P"): "WRP", (2, "W"): "66"},
        unseen={(0, "P"): 2},
        draw_pile="PWRSA123456",
        discards="WW4",
        princes={"K": 1, "P": 0},
        priests={"T": 2},
        seals={"K": 1, "W": 0},
        dalang="K",
        phase="answer_warrior",
        to_act=2,
        turn=7,
        cards_played_this_turn=2,
        idle_turns=3,
        end_reason="none",
        shuffle=[5, 6, 7, 8],
        question={
            "card": "warrior",
            "spared": 3,
            "goal": None,
            "shown": 0,
            "leader": None,
            "exchange": "open",
            "exchanged": 0,
            "to_spread": 0,
            "forced": True,
        },
    )
    written["masks"][0]["owner"] = 1
    assert banjar.load("dalang", players=4).from_position(written).to_position() == written


def test_unseen_cards() -> None:
    """The owner knows the stack but for the lowest cards."""
    state = place(3, stacks={(1, "P"): "PWR"}, unseen={(1, "P"): 2})
    assert state.view(1, memory_aid=True)["players"][1]["stacks"]["panschar"] == [None, None, "prince"]
    assert stack(state, 1, "P") == "PWR"


def test_a_position_starts_everybodys_memory_afresh() -> None:
    """Cards shown before are forgotten."""
    state = play(place(3, hands=["RRR"]), "prince*2 pass pass")
    again = state.game.from_position(state.to_position())
    assert again.view(1, memory_aid=True)["players"][0]["known_hand"] == counts("")
    assert again.history(0) == [[]]


def test_a_finished_position() -> None:
    """It can be looked at and scored."""
    written = position(3, phase="over", end_reason="stalled", seals={"K": 1}, draw_pile="")
    state = banjar.load("dalang", players=3).from_position(written)
    assert state.is_over
    assert state.to_act is None
    assert (state.scores(), state.winners(), state.end_reason) == ([0, 3, 0], [1], "stalled")
    assert state.legal_actions() == []


PLAIN: dict[str, Any] = {"hands": ["PPR", "WS", "A1"], "draw_pile": "PWRS", "stacks": {(0, "P"): "WR"}}
WARRIOR: dict[str, Any] = {
    **PLAIN,
    "phase": "answer_warrior",
    "to_act": 1,
    "question": {"card": "warrior", "spared": 2},
}
FLIGHT: dict[str, Any] = {
    **WARRIOR,
    "phase": "spread",
    "question": {"card": "warrior", "spared": 2, "to_spread": 2},
}
SCHOLAR: dict[str, Any] = {**PLAIN, "phase": "exchange_stacks", "question": {"card": "scholar"}}
FORCE: dict[str, Any] = {**PLAIN, "phase": "force", "to_act": 1, "question": {"card": "scholar"}}
CONTEST: dict[str, Any] = {
    **PLAIN,
    "phase": "contest",
    "to_act": 1,
    "question": {"card": "prince", "shown": 1, "leader": 0},
}
BLOCK: dict[str, Any] = {
    **PLAIN,
    "phase": "block",
    "to_act": 1,
    "question": {"card": "dalang_kp", "goal": "panschar"},
}
STOW: dict[str, Any] = {**BLOCK, "phase": "stow", "to_act": 0}


@pytest.mark.parametrize("situation", [PLAIN, WARRIOR, FLIGHT, SCHOLAR, FORCE, CONTEST, BLOCK, STOW])
def test_these_positions_are_right(situation: dict[str, Any]) -> None:
    """Those which the next test spoils."""
    assert place(3, **situation).legal_ids()


WRONG: list[Any] = [
    (PLAIN, "extra", 1, "position: unknown key 'extra'; known are players, "),
    (PLAIN, "players", REMOVED, "position: 'players' is missing"),
    (PLAIN, "players", 3, "position.players: must be a list, not 3"),
    (PLAIN, "players", [{}, {}], "position.players: must have 3 elements, not 2"),
    (PLAIN, "players.1", "blue", "position.players[1]: must be an object, not 'blue'"),
    (PLAIN, "players.1.colour", "blue", "position.players[1]: unknown key 'colour'"),
    (PLAIN, "players.0.hand", ["priest"], "position.players[0].hand: must be an object, not ['priest']"),
    (PLAIN, "players.0.hand.bishop", 1, "position.players[0].hand: unknown key 'bishop'"),
    (PLAIN, "players.0.hand.priest", -1, "position.players[0].hand.priest: must be from 0 to 30, not -1"),
    (PLAIN, "players.0.hand.priest", 31, "position.players[0].hand.priest: must be from 0 to 30, not 31"),
    (PLAIN, "players.0.hand.priest", 1.0, "position.players[0].hand.priest: must be a whole number, not 1.0"),
    (PLAIN, "players.0.hand.priest", True, "position.players[0].hand.priest: must be a whole number, not True"),
    (PLAIN, "players.0.hand.priest", None, "position.players[0].hand.priest: must be a whole number, not nothing"),
    (PLAIN, "players.0.stacks.bali", [], "position.players[0].stacks: unknown key 'bali'"),
    (PLAIN, "players.0.stacks.panschar", "WR", "position.players[0].stacks.panschar: must be a list, not 'WR'"),
    (PLAIN, "players.0.stacks.panschar.1", "rogue", "players[0].stacks.panschar[1]: 'rogue' is not known"),
    (PLAIN, "players.0.stacks.panschar.1", None, "players[0].stacks.panschar[1]: None is not known"),
    (PLAIN, "players.0.stacks.panschar", names("P" * 160), "must have at most 159 elements, not 160"),
    (PLAIN, "players.0.unseen.panschar", 3, "position.players[0].unseen.panschar: must be from 0 to 2, not 3"),
    (PLAIN, "players.0.unseen.bali", 1, "position.players[0].unseen: unknown key 'bali'"),
    (PLAIN, "players.0.fled", "no", "position.players[0].fled: must be true or false, not 'no'"),
    (PLAIN, "players.1.fled", True, "position.players[1]: a player who has fled has no cards in hand (B4.4)"),
    (PLAIN, "players.0.starting_card", 5, "position.players[0].starting_card: must be from 1 to 4, not 5"),
    (PLAIN, "players.0.stacks.kukusch", ["prince"], "position.players: seat 0 has a stack at the active island"),
    (PLAIN, "draw_pile", REMOVED, "position: 'draw_pile' is missing"),
    (PLAIN, "draw_pile.0", "joker", "position.draw_pile[0]: 'joker' is not known; it must be priest, warrior, "),
    (PLAIN, "draw_pile", names("1111"), "position: there are 5 dalang_kp cards, but only 4 in the box"),
    (PLAIN, "draw_pile", names("A" * 15), "position: there are 16 artist cards, but only 15 in the box"),
    (PLAIN, "discards.warrior", 30, "position: there are 33 warrior cards, but only 30 in the box"),
    (PLAIN, "discards.warrior", "30", "position.discards.warrior: must be a whole number, not '30'"),
    (PLAIN, "shuffle", [1, 2, 3], "position.shuffle: must have 4 elements, not 3"),
    (PLAIN, "shuffle", [1, 2, 3, -4], "position.shuffle[3]: must be from 0 to "),
    (PLAIN, "prince_disc.kukusch", 3, "position.prince_disc.kukusch: must be from 0 to 2, not 3"),
    (PLAIN, "priest_disc.bali", 0, "position.priest_disc: unknown key 'bali'"),
    (PLAIN, "seal.kukusch", "red", "position.seal.kukusch: must be a whole number, not 'red'"),
    (PLAIN, "dalang", REMOVED, "position: 'dalang' is missing"),
    (PLAIN, "dalang", "bali", "position.dalang: 'bali' is not known; it must be kukusch, panschar, "),
    (PLAIN, "dalang", 0, "position.dalang: 0 is not known; it must be kukusch, panschar, "),
    (PLAIN, "masks", REMOVED, "position: 'masks' is missing"),
    (PLAIN, "masks", [], "position.masks: there must be 1 to 24 masks"),
    (PLAIN, "masks", [{"value": 2}] * 25, "position.masks: must have at most 24 elements, not 25"),
    (PLAIN, "masks.0", 2, "position.masks[0]: must be an object, not 2"),
    (PLAIN, "masks.0", {}, "position.masks[0]: 'value' is missing"),
    (PLAIN, "masks.0.value", 0, "position.masks[0].value: must be from 1 to 99, not 0"),
    (PLAIN, "masks.0.owner", 3, "position.masks[0].owner: must be from 0 to 2, not 3"),
    (PLAIN, "masks.1.value", 1, "position.masks[1]: masks are listed in rising order of value"),
    (PLAIN, "masks", [{"value": 2, "owner": 0}], "position.masks: the game is over when the last mask is taken"),
    (PLAIN, "phase", REMOVED, "position: 'phase' is missing"),
    (PLAIN, "phase", "ask_next", "position.phase: 'ask_next' is not known; it must be turn, answer_warrior, "),
    (PLAIN, "phase", "over", "position.end_reason: must be given when, and only when, the phase is 'over'"),
    (PLAIN, "active", REMOVED, "position: 'active' is missing"),
    (PLAIN, "active", 3, "position.active: must be from 0 to 2, not 3"),
    (PLAIN, "to_act", 1, "position.phase: in phase turn the active seat acts and no card is in question"),
    (PLAIN, "to_act", None, "position.to_act: must be a seat, or null when the phase is 'over'"),
    (PLAIN, "turn", 0, "position.turn: must be from 1 to "),
    (PLAIN, "idle_turns", 7, "position.idle_turns: must be from 0 to "),
    (PLAIN, "cards_played_this_turn", -1, "position.cards_played_this_turn: must be from 0 to "),
    (PLAIN, "end_reason", "masks", "position.end_reason: must be given when, and only when, the phase is 'over'"),
    (PLAIN, "end_reason", "boredom", "position.end_reason: 'boredom' is not known; it must be none, masks, "),
    (PLAIN, "question", [], "position.question: must be an object, not []"),
    (PLAIN, "question", {"answer": 1}, "position.question: unknown key 'answer'"),
    (PLAIN, "question", {"card": "prince"}, "position.phase: in phase turn the active seat acts and no card is"),
    (PLAIN, "question", {"shown": 30}, "position.question.shown: must be from 0 to 29, not 30"),
    (PLAIN, "question", {"exchange": "give"}, "position.question.exchange: 'give' is not known"),
    (PLAIN, "question", {"exchanged": 4}, "position.question.exchanged: must be from 0 to "),
    (PLAIN, "question", {"goal": "bali"}, "position.question.goal: 'bali' is not known"),
    (
        WARRIOR,
        "question.card",
        "prince",
        "position.question: in phase answer_warrior the card in question is warrior",
    ),
    (WARRIOR, "question.card", None, "position.question: in phase answer_warrior the card in question is warrior"),
    (WARRIOR, "to_act", 0, "position.to_act: in phase answer_warrior another seat than the active one acts"),
    (
        WARRIOR,
        "question.spared",
        1,
        "position.question: a warrior spares neither the active seat nor the one asked",
    ),
    (
        WARRIOR,
        "question.spared",
        0,
        "position.question: a warrior spares neither the active seat nor the one asked",
    ),
    (WARRIOR, "question.spared", None, "position.question: a warrior spares neither the active seat nor"),
    (
        {**WARRIOR, "hands": ["PPR", "", "A1"]},
        "players.1.fled",
        True,
        "position.to_act: a player who has fled is not asked (B4.4)",
    ),
    (
        FLIGHT,
        "question.to_spread",
        0,
        "position.question: 'to_spread' must be from 1 to the number of cards in hand",
    ),
    (
        FLIGHT,
        "question.to_spread",
        3,
        "position.question: 'to_spread' must be from 1 to the number of cards in hand",
    ),
    (FLIGHT, "question.to_spread", 4, "position.question.to_spread: must be from 0 to 3, not 4"),
    (SCHOLAR, "question.exchange", "put", "position.question: 'exchange' is open before the first card"),
    (SCHOLAR, "question.exchanged", 1, "position.question: 'exchange' is open before the first card"),
    (SCHOLAR, "question.card", "artist", "in phase exchange_stacks the card in question is scholar"),
    (SCHOLAR, "phase", "join", "position.to_act: in phase join another seat than the active one acts"),
    (CONTEST, "question.shown", 0, "position.question: a contest needs 'shown' and 'leader'"),
    (CONTEST, "question.leader", None, "position.question: a contest needs 'shown' and 'leader'"),
    (CONTEST, "question.card", "scholar", "in phase contest the card in question is priest or prince"),
    (CONTEST, "question.forced", 1, "position.question.forced: must be true or false, not 1"),
    (CONTEST, "question.forced", True, "position.question: 'forced' has no place in phase contest"),
    (CONTEST, "question.goal", "panschar", "position.question: 'goal' has no place in phase contest"),
    (CONTEST, "question.leader", 1, "position.question: the leader of a contest is the active seat or one asked"),
    (CONTEST, "question.leader", 2, "position.question: the leader of a contest is the active seat or one asked"),
    (CONTEST, "question.shown", 2, "position.question: seat 0 has shown more prince cards than it holds (B6.4)"),
    (BLOCK, "question.goal", "wontong", "position.question: dalang_kp does not name wontong (B7.1)"),
    (STOW, "question.goal", "wontong", "position.question: dalang_kp does not name wontong (B7.1)"),
    (BLOCK, "question.forced", True, "position.question: 'forced' has no place in phase block"),
    (FORCE, "question.forced", True, "position.question: 'forced' has no place in phase force"),
    (WARRIOR, "question.exchanged", 1, "position.question: 'exchanged' has no place in phase answer_warrior"),
    (
        BLOCK,
        "question.goal",
        None,
        "position.question: a travel needs a 'goal' other than the active island (B7.1)",
    ),
    (BLOCK, "question.goal", "kukusch", "position.question: a travel needs a 'goal' other than the active island"),
    (BLOCK, "question.card", "priest", "in phase block the card in question is dalang_kp or dalang_kt or "),
    (
        STOW,
        "players.0.hand",
        {"priest": 1},
        "position.question: a hand of 0 or 1 cards is not asked in what order",
    ),
]


def spoiled(situation: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The position with one place changed or removed."""
    written = copy.deepcopy(position(3, **situation))
    *way, last = path.split(".")
    inside: Any = written
    for step in way:
        inside = inside[int(step)] if isinstance(inside, list) else inside.setdefault(step, {})
    if value is REMOVED:
        del inside[last]
    else:
        inside[int(last) if isinstance(inside, list) else last] = value
    return written


@pytest.mark.parametrize(
    ("situation", "path", "value", "message"), WRONG, ids=[f"{n}-{wrong[1]}" for n, wrong in enumerate(WRONG)]
)
def test_a_wrong_position(situation: dict[str, Any], path: str, value: Any, message: str) -> None:
    """The error says where and what."""
    game = banjar.load("dalang", players=3)
    with pytest.raises(PositionError) as caught:
        game.from_position(spoiled(situation, path, value))
    assert message in str(caught.value)


@pytest.mark.parametrize("value", [None, 3, "position", [], [1, 2], b"x", 1.5, object()])
def test_something_else_than_a_position(value: Any) -> None:
    """An object is asked for."""
    with pytest.raises(PositionError, match="^position: must be an object, not "):
        banjar.load("dalang").from_position(value)


def test_the_players_must_be_those_of_the_game() -> None:
    """A position for three is none for four."""
    with pytest.raises(PositionError, match="position.players: must have 4 elements, not 3"):
        banjar.load("dalang", players=4).from_position(position(3))


def test_dalang_cards_are_counted_by_the_options() -> None:
    """B1.2: how many of a pair there are is an option."""
    cards = {"KP": 6, "KT": 2, "KW": 4, "PT": 4, "PW": 4, "TW": 4}
    game = banjar.load("dalang", players=3, dalang_cards=cards)
    assert hand(game.from_position(position(3, hands=["1" * 6], draw_pile="")), 0) == "1" * 6
    with pytest.raises(PositionError, match="there are 3 dalang_kt cards, but only 2 in the box"):
        game.from_position(position(3, hands=["222"], draw_pile=""))


def test_a_game_that_ended_by_masks_has_none_left() -> None:
    """B9.1"""
    with pytest.raises(PositionError, match=r"position.end_reason: a game that ended by masks has no mask left"):
        place(3, phase="over", end_reason="masks")


def test_an_error_leaves_nothing_behind() -> None:
    """The next position is read as if nothing had been."""
    game = banjar.load("dalang", players=3)
    right = position(3, hands=["P"])
    before = game.from_position(right).to_bytes()
    for situation, path, value, _ in WRONG[:20]:
        with pytest.raises(PositionError):
            game.from_position(spoiled(situation, path, value))
    assert game.from_position(right).to_bytes() == before


def test_large_numbers() -> None:
    """What is accepted can be held; what cannot be is refused."""
    state = place(3, cards_played_this_turn=30_000)
    assert state.to_position()["cards_played_this_turn"] == 30_000
    assert state.to_bytes()
    for number in (30_001, 32_768, 1_000_000):
        with pytest.raises(PositionError, match=rf"cards_played_this_turn: must be from 0 to 30000, not {number}$"):
            place(3, cards_played_this_turn=number)


def test_a_late_turn() -> None:
    """A turn's number is told as it is, however late it is."""
    state = play(place(3, turn=40_000), "end")
    assert [event["turn"] for event in happened_turns(state)] == [40_000, 40_001]
    assert state.to_bytes()


def happened_turns(state: State) -> list[dict[str, Any]]:
    return [event.to_dict() for event in state.events() if event.type in ("turn_ended", "turn_began")]


def test_a_turn_beyond_the_limit() -> None:
    """B9.3: the last turn is played, one after it is refused."""
    assert play(place(3, turn_limit=10, turn=10), "end").end_reason == "truncated"
    with pytest.raises(PositionError, match=r"^position\.turn: the game is over after turn 10 \(B9\.3\)$"):
        place(3, turn_limit=10, turn=11)


def test_a_game_that_has_stalled_already() -> None:
    """B9.3: the last idle turn is played, one after it is refused."""
    assert play(place(3, idle_turns=5, draw_pile=""), "end").end_reason == "stalled"
    with pytest.raises(PositionError, match=r"^position\.idle_turns: must be from 0 to 5, not 6$"):
        place(3, idle_turns=6, draw_pile="")


def test_starting_cards() -> None:
    """B2.2: one a seat; seats that are not told theirs have the lowest that are left."""
    written = position(3)
    for player in written["players"]:
        player.pop("starting_card", None)
    written["players"][1]["starting_card"] = 1
    state = banjar.load("dalang", players=3).from_position(written)
    assert [player["starting_card"] for player in state.view()["players"]] == [2, 1, 3]
    written["players"][2]["starting_card"] = 1
    with pytest.raises(PositionError, match=r"players\[2\]\.starting_card: another seat has starting card 1 \(B2\.2\)"):
        banjar.load("dalang", players=3).from_position(written)


def test_the_position_belongs_to_the_caller() -> None:
    """Changing the object afterwards does not change the game, its record or its copies."""
    written = position(3, hands=["P"])
    state = banjar.load("dalang", players=3).from_position(written)
    before = str(state.record())
    written["players"][0]["hand"]["priest"] = 2
    written["turn"] = 9
    assert str(state.record()) == before
