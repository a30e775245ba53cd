"""Positions: any situation as JSON, and back; wrong ones are refused with a reason."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from tests.games.altar.arrange import altar, arrange, goods, hand, legal, pile, play, position, rows

import banjar


@pytest.mark.parametrize(
    ("players", "oracle", "demon"), [(2, False, False), (3, True, False), (4, False, True), (4, True, True)]
)
def test_round_trip(players: int, oracle: bool, demon: bool) -> None:
    """A2.1 A3.1 A4.5: at every decision of a game the position leads to the same table and the same questions."""
    game = banjar.load("altar", players=players, oracle=oracle, demon=demon)
    state = game.new(seed=players)
    while True:
        written = json.dumps(state.to_position())
        again = game.from_position(json.loads(written))
        assert json.dumps(again.to_position()) == written
        assert again.legal_ids() == state.legal_ids()
        assert (again.to_act, again.active, again.turn, again.phase) == (
            state.to_act,
            state.active,
            state.turn,
            state.phase,
        )
        assert again.score_sheets() == state.score_sheets()
        if state.is_over:
            break
        actions = state.legal_ids()
        choice = actions[(7 * len(state.decisions)) % len(actions)]
        again.play(choice)
        state.play(choice)
        assert again.to_position() == state.to_position()


def test_every_field_is_read() -> None:
    """A2.1: what was given comes back."""
    given = position(
        2,
        hands=["MPS", "RNB"],
        in_play=["MRR", "MMS"],
        stones=[3, 40],
        points=[1, 20],
        goods=["RRN", "E"],
        rows=["RN", "B", "MPSE", "P"],
        pile="OMMSR",
        altar="rnB",
        supply="RNNBBB",
        phase="play",
        active=1,
        turn=12,
        demon_row=2,
        last_row=3,
        box={"oracle": 2, "shrine": 1},
    )
    given["players"][0]["colour"] = "green"
    state = banjar.load("altar", players=2, oracle=True, demon=True).from_position(given)
    back = state.to_position()
    assert [hand(state, 0), hand(state, 1)] == ["MPS", "RNB"]
    assert [goods(state, 0), goods(state, 1)] == ["RRN", "E"]
    assert rows(state) == ["RN", "B", "MPSE", "P"]
    assert (pile(state), altar(state)) == ("OMMSR", "rnB")
    assert back["supply"] == {"rice": 1, "peanut": 2, "banana": 3, "pepper": 0}
    assert back["box"] == {"oracle": 2, "shrine": 1}
    assert [player["colour"] for player in back["players"]] == ["green", "blue"]
    assert [(player["stones"], player["points"]) for player in back["players"]] == [(3, 1), (40, 20)]
    assert {key: back[key] for key in ("phase", "turn", "active", "to_act", "step", "last_row", "demon_row")} == {
        "phase": "play",
        "turn": 12,
        "active": 1,
        "to_act": 1,
        "step": 0,
        "last_row": 3,
        "demon_row": 2,
    }


def test_what_may_be_left_out() -> None:
    """A2.4: no altar, nothing in the box, nothing in play, no stones: the rest must be said."""
    state = banjar.load("altar", players=2).from_position(
        {
            "players": [{"hand": {"rice": 3}}, {"hand": {"stonemason": 1, "priest": 2}}],
            "rows": [["rice"], ["rice"], ["rice"], ["rice"]],
            "pile": ["rice"],
            "supply": {},
            "phase": "play",
            "active": 0,
        }
    )
    assert legal(state) == "rice"
    assert (state.turn, altar(state)) == (1, "")
    assert state.to_position()["box"] == {"oracle": 0, "shrine": 0}


def test_a_position_is_a_fresh_start_for_memory() -> None:
    """A4.3: what was hidden and kept before it is forgotten, the cards stay."""
    state = arrange(2, hands=["SRN"], stones=[7])
    play(state, "nobuy shrine lay=rice hide=rice offer=pepper")
    again = state.game.from_position(state.to_position())
    assert state.view(1)["players"][0]["hidden_count"] == 1
    assert again.view(1)["players"][0]["hidden_count"] == 0
    assert altar(again) == altar(state) == "RrE"
    assert again.history(0) == [[]]


def test_a_record_of_a_position() -> None:
    """A3.2: it is written with the record and read again."""
    state = play(arrange(2, oracle=True, altar="rn", hands=["MNB"]), "nobuy mason take@A")
    again = banjar.parse_record(str(state.record())).replay()
    assert again == state


def test_the_position_given_is_left_alone() -> None:
    """A2.1: neither reading nor playing changes the caller's object."""
    given = position(2)
    before = copy.deepcopy(given)
    play(banjar.load("altar", players=2).from_position(given), "nobuy rice take@A")
    assert given == before


def test_the_caller_may_change_the_object_afterwards() -> None:
    """A2.1: the game's record still starts where the game started."""
    given = position(2)
    state = banjar.load("altar", players=2).from_position(given)
    given["players"][0]["stones"] = 99
    assert state.record().replay() == state


@pytest.mark.parametrize(
    ("phase", "arguments", "question"),
    [
        ("buy", {"stones": [5, 5, 5]}, "buy=rice buy=peanut buy=banana buy=pepper nobuy"),
        ("play", {"active": 2}, "rice peanut banana"),
        (
            "lay",
            {"hands": ["RN"], "in_play": ["MS"], "to_act": 1, "step": 0},
            "lay=rice lay=peanut lay=banana lay=pepper",
        ),
        (
            "lay",
            {"hands": ["RN"], "in_play": ["MS"], "to_act": 2, "step": 1},
            "lay=rice lay=peanut lay=banana lay=pepper",
        ),
        ("hide", {"hands": ["RN"], "in_play": ["MS"], "goods": ["E"], "step": 2}, "hide=pepper"),
        ("offer", {"hands": ["RN"], "in_play": ["MS"], "supply": "NB", "step": 3}, "offer=peanut offer=banana"),
        ("take", {"hands": ["R"]}, "take@A take@B take@C take@D"),
        ("look", {"hands": ["RNB"], "altar": "r", "rows": ["PPP", "P", "P", "P"], "box": {"oracle": 1}}, "look nolook"),
        ("look", {"hands": ["R"], "altar": "r", "rows": ["", "P", "P", "P"], "box": {"oracle": 4}}, "look nolook"),
        (
            "keep",
            {"hands": ["RN"], "altar": "rn", "rows": ["PP", "P", "P", "P"], "box": {"oracle": 2}},
            "keep@1 keep@2",
        ),
        (
            "shrine_reward",
            {"in_play": {1: "S"}, "to_act": 1, "step": 1, "last_row": 2, "rows": ["P", "P", "RS", "P"]},
            "points stones",
        ),
        (
            "substitute",
            {"in_play": {1: "MR"}, "to_act": 1, "step": 1, "rows": ["R", "P", "P", "P"], "supply": "E"},
            "instead=pepper decline",
        ),
        (
            "substitute",
            {"in_play": {2: "MRR"}, "to_act": 2, "step": 3, "rows": ["R", "P", "P", "P"], "supply": "E"},
            "instead=pepper decline",
        ),
    ],
)
def test_every_phase_can_be_set_up(phase: str, arguments: dict[str, Any], question: str) -> None:
    """A3.1 A3.7 A3.8 A3.9 A3.12 A3.16 A3.19 A6.4: and asks what that phase asks."""
    state = arrange(3, oracle=True, phase=phase, **arguments)
    assert (state.phase, legal(state)) == (phase, question)
    assert state.to_position()["phase"] == phase


def changed(path: str, value: Any, **arguments: Any) -> dict[str, Any]:
    """A good position with one thing put in; the way is written like players.0.hand."""
    wrong = position(3, **arguments)
    *way, last = path.split(".")
    place: Any = wrong
    for step in way:
        place = place[int(step)] if step.isdigit() else place[step]
    place[int(last) if last.isdigit() else last] = value
    return wrong


def without(key: str) -> dict[str, Any]:
    wrong = position(3)
    del wrong[key]
    return wrong


CARDS = "rice, peanut, banana, pepper, stonemason, priest, shrine"

WRONG: list[tuple[str, Any, str]] = [
    ("no object", [], "position: must be an object, not []"),
    (
        "unknown key",
        changed("stones", 3),
        "position: unknown key 'stones'; known are players, rows, pile, altar, ",
    ),
    *(
        (f"no {key}", without(key), f"position: '{key}' is missing")
        for key in ("players", "rows", "pile", "supply", "phase", "active")
    ),
    ("two players", changed("players", [{}, {}]), "position.players: must have 3 elements, not 2"),
    ("no list", changed("players", "three"), "position.players: must be a list, not 'three'"),
    ("no player", changed("players.1", None), "position.players[1]: must be an object, not nothing"),
    (
        "unknown of a player",
        changed("players.1.gold", 3),
        "position.players[1]: unknown key 'gold'; known are colour, stones, points, hand, in_play, sacrifice",
    ),
    ("debts", changed("players.0.stones", -1), "position.players[0].stones: must be from 0 to 10000, not -1"),
    ("a text", changed("players.2.points", "7"), "position.players[2].points: must be a whole number, not '7'"),
    ("a flag", changed("players.2.points", True), "position.players[2].points: must be a whole number, not True"),
    (
        "half a stone",
        changed("players.0.stones", 0.5),
        "position.players[0].stones: must be a whole number, not 0.5",
    ),
    (
        "an oracle in hand",
        changed("players.1.hand.oracle", 1),
        f"position.players[1].hand: unknown key 'oracle'; known are {CARDS}",
    ),
    (
        "four of a kind",
        changed("players.1.hand.rice", 4),
        "position.players[1].hand.rice: must be from 0 to 3, not 4",
    ),
    ("a hand of two", changed("players.1.hand.rice", 0), "position: seat 1 holds 2 cards; in phase buy it must be 3"),
    ("a hand of four", changed("players.0.hand.rice", 2), "position: seat 0 holds 4 cards; in phase buy it must be 3"),
    ("nothing to take", changed("phase", "take"), "position: seat 0 holds 3 cards; in phase take it must be 0 to 2"),
    (
        "the shrine in hand",
        changed("phase", "hide", step=2),
        "position: seat 0 holds 3 cards; in phase hide it must be 2",
    ),
    (
        "pink",
        changed("players.0.colour", "pink"),
        "position.players[0].colour: 'pink' is not known; it must be red, blue, yellow or green",
    ),
    (
        "the same colour",
        changed("players.0.colour", "blue"),
        "position.players: every player needs a colour of its own",
    ),
    ("three rows", changed("rows", [["rice"]] * 3), "position.rows: must have 4 elements, not 3"),
    ("a long row", changed("rows.0", ["rice"] * 5), "position.rows[0]: must have at most 4 elements, not 5"),
    (
        "an empty row",
        changed("rows.2", []),
        "position.rows: a row is empty; an empty row is laid anew at once (A3.13)",
    ),
    (
        "an oracle in the offer",
        changed("rows.2", ["oracle"]),
        "position: there are no oracles in a game without the oracle variant",
    ),
    (
        "oracles in the box",
        changed("box", {"oracle": 1}),
        "position: there are no oracles in a game without the oracle variant",
    ),
    (
        "over too early",
        changed("phase", "over", to_act=None),
        "position.pile: the game is over when the pile is empty, and not before (A3.14)",
    ),
    (
        "no card",
        changed("rows.1.0", "elephant"),
        f"position.rows[1][0]: 'elephant' is not known; it must be {CARDS} or oracle",
    ),
    ("no pile", changed("pile", []), "position.pile: the game is over when the pile is empty, and not before (A3.14)"),
    (
        "oracles without the variant",
        changed("pile", ["rice", "oracle"]),
        "position: there are no oracles in a game without the oracle variant",
    ),
    (
        "ten priests",
        changed("players.0.in_play", {"priest": 6}, pile="MMM"),
        "position: there are 10 priest cards, but only 9 in the box",
    ),
    (
        "too many masons",
        changed("players.0.in_play", {"stonemason": 14}, pile="MMM"),
        "position: there are 19 stonemason cards, but only 15 in the box",
    ),
    (
        "26 rice cards",
        changed("supply.rice", 23),
        "position: there are 26 sacrifice cards of rice, but only 25 in the box",
    ),
    ("the altar counts", changed("altar", [{"good": "rice"}]), "position: there are 26 sacrifice cards of rice, "),
    (
        "a card on its edge",
        changed("altar", [{"good": "rice", "face": "edge"}]),
        "position.altar[0].face: 'edge' is not known; it must be up or down",
    ),
    (
        "a shrine on the altar",
        changed("altar", [{"good": "shrine"}]),
        "position.altar[0].good: 'shrine' is not known; it must be rice, peanut, banana or pepper",
    ),
    ("nothing on the altar", changed("altar", [{}]), "position.altar[0]: 'good' is missing"),
    ("a ninth oracle", changed("box", {"oracle": 9}), "position.box.oracle: must be from 0 to 8, not 9"),
    ("rice in the box", changed("box", {"rice": 1}), "position.box: unknown key 'rice'; known are oracle, shrine"),
    (
        "unknown phase",
        changed("phase", "sleep"),
        "position.phase: 'sleep' is not known; it must be buy, play, lay, hide, offer, take, look, keep, "
        "shrine_reward, substitute or over",
    ),
    ("no such seat", changed("active", 3), "position.active: must be from 0 to 2, not 3"),
    ("turn 0", changed("turn", 0), "position.turn: must be from 1 to 30000, not 0"),
    ("row 4", changed("last_row", 4), "position.last_row: must be from 0 to 3, not 4"),
    ("the demon beside the table", changed("demon_row", -1), "position.demon_row: must be from 0 to 3, not -1"),
    (
        "over, but somebody acts",
        changed("to_act", 0, phase="over"),
        "position.to_act: must be a seat, or null when the phase is 'over'",
    ),
    (
        "nobody acts",
        changed("to_act", None),
        "position.to_act: must be a seat, or null when the phase is 'over'",
    ),
    ("not your turn", changed("to_act", 1), "position.to_act: in phase buy the active seat acts"),
    (
        "the wrong step",
        changed("step", 1, phase="lay", hands=["RN"], to_act=1),
        "position.to_act: in phase lay, step 0 asks the seat after the active one, step 1 the next ...",
    ),
    (
        "the active player lays",
        changed("step", 0, phase="lay", hands=["RN"], to_act=0),
        "position.to_act: in phase lay, step 0 asks the seat after the active one, step 1 the next ...",
    ),
    (
        "another hides",
        changed("to_act", 1, phase="hide", hands=["RN"], step=2),
        "position.to_act: in phase hide the active seat is asked in its own step",
    ),
    (
        "offering in the step of hiding",
        changed("step", 2, phase="offer", hands=["RN"]),
        "position.to_act: in phase offer the active seat is asked in its own step",
    ),
    (
        "nothing to lay",
        changed("players.1.sacrifice_cards", {}, phase="lay", hands=["RN"], to_act=1),
        "position.to_act: a player without sacrifice cards is not asked for one (A3.10)",
    ),
    (
        "nothing to offer",
        changed("supply", {}, phase="offer", hands=["RN"], in_play=["MS"], step=3),
        "position.phase: nothing is offered from an empty supply (A3.10)",
    ),
    (
        "a look without oracles",
        changed("phase", "look", hands=["RN"], altar="r"),
        "position.phase: a look needs the oracle variant and an altar that is not empty (A6.4)",
    ),
    (
        "a sacrifice without a shrine",
        changed("step", 0, phase="lay", hands=["RN"], to_act=1),
        "position.phase: a sacrifice follows a shrine that the active seat has put in play (A3.4)",
    ),
    (
        "a reward without a shrine",
        changed("phase", "shrine_reward", rows=["S", "P", "P", "P"]),
        "position.to_act: a shrine's reward is chosen by a seat with a shrine, steps counted from the active seat",
    ),
    (
        "a shrine's reward for a priest",
        changed("phase", "shrine_reward", in_play=["S"]),
        "position.last_row: a shrine's reward needs a shrine as the free card",
    ),
]


@pytest.mark.parametrize(("wrong", "message"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_wrong_positions(wrong: Any, message: str) -> None:
    """A2.1 A3.10 A3.13 A3.14 A3.19 A6.3 A6.4: refused, and the message says where and why."""
    with pytest.raises(banjar.PositionError) as error:
        banjar.load("altar", players=3).from_position(wrong)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param({"supply": "RE"}, id="the good is there"),
        pytest.param({"supply": ""}, id="nothing is left"),
        pytest.param({"in_play": ["M"]}, id="no farmer"),
        pytest.param({"rows": ["P", "P", "P", "P"]}, id="no farmer scored"),
        pytest.param({"step": 3}, id="no bonus for one"),
        pytest.param({"step": 3, "in_play": ["RR", "RR"]}, id="no bonus for equals"),
        pytest.param({"step": 1}, id="the wrong step"),
    ],
)
def test_wrong_substitutes(arguments: dict[str, Any]) -> None:
    """A3.19: only a seat that is owed a good that has run out is asked."""
    usual: dict[str, Any] = {"in_play": ["MR"], "rows": ["R", "P", "P", "P"], "supply": "E"}
    with pytest.raises(banjar.PositionError) as error:
        arrange(3, phase="substitute", **{**usual, **arguments})
    assert str(error.value) == (
        "position.phase: a substitute is chosen only by a seat owed a good that has run out (A3.19)"
    )


@pytest.mark.parametrize("phase", ["look", "keep"])
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"hands": [""]}, "position: seat 0 holds 0 cards; in phase {phase} it must be 1 to 3"),
        (
            {"rows": ["PPPP", "P", "P", "P"]},
            "position.rows: a look follows a new row that oracles have left, so it has at most 3 cards (A6.3)",
        ),
        (
            {"rows": ["PP", "P", "P", "P"]},
            "position.box: 2 oracles have left the row of the look, but are not in the box (A6.3)",
        ),
    ],
)
def test_a_look_nobody_was_given(phase: str, arguments: dict[str, Any], message: str) -> None:
    """A6.3 A6.4: a card was taken, and the row it emptied was laid anew and lost its oracles."""
    usual: dict[str, Any] = {"hands": ["R"], "rows": ["PPP", "P", "P", "P"], "box": {"oracle": 1}}
    assert arrange(2, oracle=True, phase=phase, altar="r", **usual).legal_ids()
    with pytest.raises(banjar.PositionError) as error:
        arrange(2, oracle=True, phase=phase, altar="r", **{**usual, **arguments})
    assert str(error.value) == message.format(phase=phase)


@pytest.mark.parametrize("phase", ["look", "keep"])
def test_a_look_at_nothing(phase: str) -> None:
    """A6.4: an empty altar is not looked at."""
    with pytest.raises(banjar.PositionError, match="an altar that is not empty"):
        arrange(2, oracle=True, hands=["RN"], phase=phase)


@pytest.mark.parametrize(
    ("phase", "arguments"),
    [
        ("keep", {"hands": ["RN"], "altar": "r"}),
        ("shrine_reward", {"in_play": ["S"], "rows": ["P", "P", "S", "P"]}),
    ],
)
def test_the_last_card_from_the_demons_row(phase: str, arguments: dict[str, Any]) -> None:
    """A7.3: nobody took it there."""
    with pytest.raises(banjar.PositionError) as error:
        arrange(3, oracle=True, demon=True, phase=phase, demon_row=2, last_row=2, **arguments)
    assert str(error.value) == "position.last_row: no card is taken from the demon's row (A7.3)"


def test_no_reshuffles() -> None:
    """A2.2: the pile is shuffled once, so a position has no reshuffles."""
    with pytest.raises(banjar.PositionError, match="never reshuffled"):
        banjar.load("altar", players=2).from_position(position(2), reshuffles=["RNB"])


def test_oracles_never_stay_in_the_offer() -> None:
    """A6.3"""
    game = banjar.load("altar", oracle=True)
    position = game.new(seed=1).to_position()
    position["rows"][2] = ["oracle"]
    position["pile"].remove("oracle")
    with pytest.raises(banjar.PositionError, match="oracles never stay in the offer"):
        game.from_position(position)
