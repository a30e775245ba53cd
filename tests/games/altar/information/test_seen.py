"""A4: who knows what."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from tests.games.altar.arrange import altar, arrange, counts, hand, happened, legal, letters_of, names, play, position

import banjar

NO_GOODS = {"rice": 0, "peanut": 0, "banana": 0, "pepper": 0}
NO_CARDS = {**NO_GOODS, "stonemason": 0, "priest": 0, "shrine": 0}


def goods_of(letters: str) -> dict[str, int]:
    return {**NO_GOODS, **counts(letters)}


def cards_of(letters: str) -> dict[str, int]:
    return {**NO_CARDS, **counts(letters)}


def readers(state: banjar.State) -> list[int | None]:
    return [*range(state.players), None]


def told(state: banjar.State, reader: int | None) -> str:
    """All that a reader is ever sent: views, events and history, as JSON."""
    history = [[event.to_dict() for event in events] for events in state.history(reader)]
    seen = state.seen_by(reader)
    payload = [seen.view(), seen.view(memory_aid=True), history, happened(state, reader), seen.decisions]
    return json.dumps(payload)


def assert_same_for(readers: Sequence[int | None], one: banjar.State, other: banjar.State) -> None:
    """These readers cannot tell the two games apart: payloads, record of knowledge, observation, legal actions."""
    assert one.to_bytes() != other.to_bytes()
    for reader in readers:
        assert told(one, reader) == told(other, reader)
        first, second = one.seen_by(reader), other.seen_by(reader)
        assert first.to_bytes() == second.to_bytes()
        assert first.legal_ids() == second.legal_ids()
        if reader is not None:
            assert np.array_equal(first.observation(), second.observation())


def table() -> banjar.State:
    return arrange(
        2,
        oracle=True,
        demon=True,
        hands=["MPS", "RNB"],
        in_play=["MR", "MM"],
        stones=[3, 4],
        points=[1, 2],
        goods=["RRN", "E"],
        pile="MMMMO",
        altar="rnB",
        supply="RNNBBB",
        turn=5,
        demon_row=2,
        last_row=1,
        box={"oracle": 2, "shrine": 1},
    )


# What a banana on top, two cards below it and the cards missing elsewhere tell everybody.
WORTH = {
    **{good: {"fewest": 0, "most": 2, "lowest": 0, "highest": 3} for good in ("rice", "peanut", "pepper")},
    "banana": {"fewest": 1, "most": 3, "lowest": 2, "highest": 3},
}
PUBLIC = {
    "game": "altar",
    "phase": "buy",
    "turn": 5,
    "progress": {"left": 5, "total": 42},
    "active": 0,
    "to_act": 0,
    "rows": [names("RNBP"), names("NBEP"), names("BERP"), names("ERNP")],
    "pile": 5,
    "next_row_ends_game": False,
    "hand_size": 3,
    "supply": {"rice": 1, "peanut": 2, "banana": 3, "pepper": 0},
    "altar": {"height": 3, "top": "banana"},
    "box": {"oracle": 2, "shrine": 1},
    "oracle": True,
    "demon": True,
    "demon_row": 2,
    "last_row": 1,
    "majorities": {**dict.fromkeys(NO_CARDS), "stonemason": 1},
    "worth": WORTH,
}
PUBLIC_PLAYERS: list[dict[str, Any]] = [
    {
        "seat": 0,
        "colour": "red",
        "stones": 3,
        "points": 1,
        "in_play": cards_of("MR"),
        "hand_count": 3,
        "sacrifice_count": 3,
        "hidden_count": 0,
    },
    {
        "seat": 1,
        "colour": "blue",
        "stones": 4,
        "points": 2,
        "in_play": cards_of("MM"),
        "hand_count": 3,
        "sacrifice_count": 1,
        "hidden_count": 0,
    },
]
OWN: list[dict[str, Any]] = [
    {
        "hand": cards_of("MPS"),
        "sacrifice_cards": goods_of("RRN"),
        "hidden": NO_GOODS,
        "worth": {"lowest": 0, "highest": 9},
    },
    {
        "hand": cards_of("RNB"),
        "sacrifice_cards": goods_of("E"),
        "hidden": NO_GOODS,
        "worth": {"lowest": 0, "highest": 3},
    },
]


def test_the_view_of_a_seat() -> None:
    """A4.1 A4.2 A4.4: what is public, the own hand and sacrifice cards, and not a word more."""
    view = table().view(0)
    known = {"offer-phase", "hand-buy", "price", "none-left", "goods", "altar"}
    assert {reason["reason"] for reason in view.pop("reasons")} == known
    assert view == {
        **PUBLIC,
        "seat": 0,
        "players": [{**PUBLIC_PLAYERS[0], **OWN[0]}, PUBLIC_PLAYERS[1]],
        "prices": {"rice": 4, "peanut": 5, "banana": 5, "pepper": 5, "shrine": 7},
        "legal": [{"id": 4, "text": "nobuy", "type": "buy_nothing"}],
    }


def test_the_view_of_another_seat() -> None:
    """A4.1 A4.2 A4.4: the same table, the other hand; nothing to decide."""
    assert table().view(1) == {
        **PUBLIC,
        "seat": 1,
        "players": [PUBLIC_PLAYERS[0], {**PUBLIC_PLAYERS[1], **OWN[1]}],
        "prices": {"rice": 5, "peanut": 5, "banana": 5, "pepper": 5, "shrine": 7},
        "legal": [],
        "reasons": [],
    }


def test_the_view_of_a_spectator() -> None:
    """A4.1: only what is public."""
    nothing: dict[str, Any] = {"prices": None, "legal": [], "reasons": []}
    assert table().view() == {**PUBLIC, "seat": None, "players": PUBLIC_PLAYERS, **nothing}


def test_a_face_down_top() -> None:
    """A4.1 A3.11: its good is in no view, its place is."""
    state = arrange(2, altar="RRn")
    for reader in readers(state):
        assert state.view(reader)["altar"] == {"height": 3, "top": None}


def test_the_demon_row_without_a_demon() -> None:
    """A4.1: no demon, no row."""
    assert arrange(2).view()["demon_row"] is None


def after_a_sacrifice(hidden: str, players: int = 3) -> banjar.State:
    """Seat 0 has played a shrine, hidden that good, and taken a card."""
    state = arrange(players, hands=["SRN"], stones=[7], goods=["RRN", "RN", "RN"][:players])
    lays = "lay=rice " * (players - 1)
    return play(state, f"nobuy shrine {lays} hide={hidden} offer=pepper take@A")


def test_the_hidden_good() -> None:
    """A4.2 A4.4: its owner sees it as a list, the others how many there are."""
    state = after_a_sacrifice("rice")
    assert state.view(0)["players"][0]["hidden"] == goods_of("R")
    assert state.view(0)["players"][0]["sacrifice_cards"] == goods_of("RN")
    assert state.view(0)["altar"] == {"height": 4, "top": "pepper"}
    for reader in (1, 2, None):
        assert set(state.view(reader)["players"][0]) == set(PUBLIC_PLAYERS[0])


def test_nobody_can_tell_which_good_was_hidden() -> None:
    """A4.1 A4.2: to all but its owner the two games are one, also with the memory aid."""
    rice, peanut = after_a_sacrifice("rice"), after_a_sacrifice("peanut")
    assert_same_for([1, 2, None], rice, peanut)
    assert told(rice, 0) != told(peanut, 0)
    play(rice, "nobuy rice")
    play(peanut, "nobuy rice")
    assert_same_for([1, 2, None], rice, peanut)


def looking(kept: int | None, altar: str = "ernbE") -> banjar.State:
    """Seat 0 has an oracle's look and, perhaps, keeps a card."""
    state = arrange(
        3, oracle=True, hands=["RN"], phase="take", rows=["S", "NBEP", "BERP", "ERNP"], altar=altar, pile="ROBMMM"
    )
    return play(state, "take@A look" + (f" keep@{kept}" if kept else ""))


def test_the_cards_looked_at() -> None:
    """A4.2 A4.4: the active player sees them during the look, nobody else, and nobody after it."""
    state = looking(None)
    assert state.view(0)["altar"] == {
        "height": 5,
        "top": "pepper",
        "looking_at": ["pepper", "banana", "peanut", "rice"],
    }
    for reader in (1, 2, None):
        assert state.view(reader)["altar"] == {"height": 5, "top": "pepper"}
    play(state, "keep@2")
    for reader in readers(state):
        assert state.view(reader)["altar"] == {"height": 4, "top": "pepper"}


def test_nobody_can_tell_which_card_was_kept() -> None:
    """A4.1 A4.2 A6.4: if the top stays the same, the others cannot tell the games apart."""
    assert_same_for([1, 2, None], looking(2), looking(3))
    assert_same_for([1, 2, None], looking(2), looking(4))
    assert told(looking(1), 1) != told(looking(2), 1)


def test_the_kept_good_in_the_views() -> None:
    """A4.2: the owner sees it among the sacrifice cards, the others count one more."""
    state = looking(3)
    assert state.view(0)["players"][0]["sacrifice_cards"] == goods_of("RNNBE")
    assert state.view(1)["players"][0]["sacrifice_count"] == 5


def test_nobody_can_tell_what_the_look_showed() -> None:
    """A4.2 A6.1: the order of face-down cards is hidden from the others even while they are looked at."""
    assert_same_for([1, 2, None], looking(None, "ernbE"), looking(None, "ebrnE"))
    assert told(looking(None, "ernbE"), 0) != told(looking(None, "ebrnE"), 0)


def robbed(kept: int) -> banjar.State:
    """Seat 0 hid rice; seat 1 then keeps a card from the altar."""
    state = arrange(
        2,
        oracle=True,
        hands=["SRN", "MNB"],
        stones=[7],
        goods=["RRN", "RN"],
        rows=["RNBP", "S", "BERP", "ERNP"],
        altar="bb",
        pile="ROBMMM",
    )
    play(state, "nobuy shrine lay=rice hide=rice offer=pepper take@A")
    return play(state, f"nobuy mason take@B look keep@{kept}")


def test_the_list_of_hidden_goods_reveals_nothing_about_looks() -> None:
    """A4.4: whether another kept the hidden card or the one below it, its owner's view is the same."""
    gone, there = robbed(2), robbed(4)
    assert (altar(gone), altar(there)) == ("bbRE", "bRrE")
    assert gone.view(0)["players"][0]["hidden"] == there.view(0)["players"][0]["hidden"] == goods_of("R")
    assert_same_for([0, None], gone, there)


def test_the_order_of_the_pile() -> None:
    """A4.2: hidden from all; two games that differ only in it look the same until a card is drawn."""
    one = arrange(3, hands=["MNB"], pile="MPSRNBEMPS")
    other = arrange(3, hands=["MNB"], pile="SPMEBNRSPM")
    assert_same_for([0, 1, 2, None], one, other)
    for state in (one, other):
        play(state, "nobuy mason take@A")
    assert_same_for([0, 1, 2, None], one, other)


def test_the_order_of_a_dealt_pile() -> None:
    """A4.2: neither the seed nor the deal is in what anybody is sent."""
    deck = banjar.load("altar", players=2).new(seed=1).origin["deal"]["deck"]
    game = banjar.load("altar", players=2)
    one, other = game.from_deal({"deck": deck}), game.from_deal({"deck": deck[:16] + deck[:15:-1]})
    assert_same_for([0, 1, None], one, other)


def test_the_order_of_the_starting_altar() -> None:
    """A4.2 A6.1: hidden from all."""
    game = banjar.load("altar", players=2, oracle=True)
    deck = game.new(seed=1).origin["deal"]["deck"]
    one, other = (game.from_deal({"deck": deck, "altar": cards}) for cards in ("RNBE", "EBNR"))
    assert_same_for([0, 1, None], one, other)


def walk(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every key in a payload with the way to it."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield (*path, key)
            yield from walk(item, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from walk(item, (*path, i))


SECRET_KEYS = {
    "hand",
    "sacrifice_cards",
    "hidden",
    "looking_at",
    "cards",
    "kept",
    "seed",
    "deal",
    "deck",
    "origin",
}


@pytest.mark.parametrize("seed", [1, 2])
def test_no_secret_in_a_whole_game(seed: int) -> None:
    """A4.1 A4.2: in every view only the own secrets; in every event of others neither hidden nor kept goods."""
    state = banjar.load("altar", players=3, oracle=True, demon=True).new(seed)
    rng = np.random.default_rng(seed)
    met: set[str] = set()
    while True:
        actions = state.legal_ids()
        state.play(actions[int(rng.integers(len(actions)))])
        if state.is_over:
            break
        for reader in readers(state):
            check_events(state, reader, met)
        if len(state.decisions) % 5 == 0:
            for reader in readers(state):
                check_view(state, reader)
    assert met == {"hid", "looked", "kept"}


def check_events(state: banjar.State, reader: int | None, met: set[str]) -> None:
    for event in happened(state, reader):
        if event["type"] in ("hid", "looked", "kept"):
            met.add(event["type"])
            assert (event["good"] is not None) == (event["seat"] == reader)


def check_view(state: banjar.State, reader: int | None) -> None:
    view = state.view(reader)
    allowed = {("players", reader, key) for key in ("hand", "sacrifice_cards", "hidden")}
    if reader == state.active and state.phase == "keep":
        allowed.add(("altar", None, "looking_at"))
    for path in walk(view):
        if path[-1] in SECRET_KEYS:
            assert path in allowed or (path[0], None, path[-1]) in allowed
    assert isinstance(view["pile"], int)
    assert (view["legal"] == []) == (state.to_act != reader)
    json.dumps(view)


def test_the_memory_aid_is_off_by_default() -> None:
    """A4.4: it adds what a perfect memory knows."""
    state = table()
    assert state.view(0) == state.view(0, memory_aid=False)
    assert state.view(0) != state.view(0, memory_aid=True)


def test_the_memory_aid() -> None:
    """A4.3 A4.4: hands, goods that all saw come and go, how many cards were kept, what the pile holds."""
    state = table()
    aided = state.view(0, memory_aid=True)
    assert aided.pop("pile_holds") == {**cards_of("MMMM"), "oracle": 1}
    assert len(aided.pop("estimates")) == 2
    other = aided["players"][1]
    assert other.pop("hand") == cards_of("RNB")
    assert other.pop("open_sacrifice_cards") == goods_of("E")
    assert other.pop("kept_count") == 0
    assert aided["altar"].pop("seen_to_go_there") == goods_of("RNB")
    assert {good: worth["lowest"] for good, worth in aided.pop("worth").items()} == goods_of("RRRNNNBBB")
    assert aided["players"][0].pop("worth") == {"lowest": 9, "highest": 9}
    plain = state.view(0)
    del plain["worth"], plain["players"][0]["worth"]
    assert aided == plain


def test_the_memory_aid_follows_the_game() -> None:
    """A4.3 A4.4: cards taken from the offer, goods bought, laid and won were seen; the hidden one was not."""
    state = arrange(2, hands=["SRN"], stones=[12], goods=["RN", "RN"], rows=["RNMB", "NBEP", "BERP", "ERNP"])
    play(state, "buy=rice shrine lay=peanut hide=rice offer=pepper take@A")
    aided = state.view(1, memory_aid=True)["players"][0]
    assert aided["hand"] == cards_of("RNB")
    assert aided["open_sacrifice_cards"] == goods_of("RRN")
    assert (aided["sacrifice_count"], aided["hidden_count"]) == (2, 1)
    own = state.view(0, memory_aid=True)["players"][1]
    assert own["open_sacrifice_cards"] == goods_of("R")


def test_the_memory_aid_and_the_altar() -> None:
    """A4.3 A4.4: a perfect memory knows the two peanuts that were laid openly below the top."""
    state = arrange(3, hands=["SRN"], stones=[7])
    play(state, "nobuy shrine lay=peanut lay=peanut hide=rice offer=pepper")
    assert "peanut" in json.dumps(state.view(0, memory_aid=True)["altar"])


def test_the_memory_aid_counts_no_less_than_nothing() -> None:
    """A4.3 A4.4: seat 0 had no pepper, kept one and laid it: now it has one peanut, and -1 pepper is no number."""
    state = arrange(
        2,
        oracle=True,
        hands=["RN", "SRN"],
        stones=[0, 7],
        goods=["N", ""],
        phase="take",
        rows=["S", "NBEP", "BERP", "ERNP"],
        altar="rE",
        pile="ROBMMM",
    )
    play(state, "take@A look keep@1 nobuy shrine lay=pepper")
    assert state.view(1, memory_aid=True)["players"][0]["open_sacrifice_cards"] == goods_of("N")


def test_perfect_recall_of_hands() -> None:
    """A4.3: starting sets are known and every card taken was seen: every sampled world has the true hands."""
    state = banjar.load("altar", players=3).new(seed=4)
    for _ in range(30):
        state.play(state.legal_ids()[-1])
    for number in range(20):
        world = state.seen_by(0).sample_world(number)
        assert [hand(world, seat) for seat in range(3)] == [hand(state, seat) for seat in range(3)]
        assert world.to_position()["players"] == state.to_position()["players"]


def finished() -> banjar.State:
    """Seat 0 has hidden rice and ended the game."""
    state = arrange(2, hands=["SRN"], stones=[7], rows=["M", "NBEP", "BERP", "ERNP"], pile="PP", altar="n")
    return play(state, "nobuy shrine lay=banana hide=rice offer=pepper take@A")


@pytest.mark.parametrize("reader", [0, 1, None])
def test_everything_is_open_at_the_end(reader: int | None) -> None:
    """A4.5: hands, sacrifice cards, hidden goods and the whole altar, for players and spectators."""
    view = finished().view(reader)
    assert view["altar"] == {"height": 4, "top": "pepper", "cards": ["peanut", "banana", "rice", "pepper"]}
    assert [letters_of(player["hand"]) for player in view["players"]] == ["RNM", "RNB"]
    assert [letters_of(player["sacrifice_cards"]) for player in view["players"]] == ["NBE", "RNE"]
    assert [letters_of(player["hidden"]) for player in view["players"]] == ["R", ""]


def test_decisions_are_open_at_the_end() -> None:
    """A4.5: the hidden choice stands in the list of decisions; before the end it is masked."""
    state = finished()
    hide = state.game.action("hide=rice").id
    assert (0, hide, False) in state.seen_by(1).decisions
    rice = after_a_sacrifice("peanut", players=2)
    assert (0, rice.game.action("hide=rice").id, True) in rice.seen_by(1).decisions
    assert (0, rice.game.action("hide=peanut").id, False) in rice.seen_by(0).decisions


@pytest.mark.parametrize(
    ("arguments", "actions", "question"),
    [
        ({"stones": [0]}, "", "nobuy"),
        ({"hands": ["SSS"], "stones": [0]}, "nobuy", "return"),
        ({"hands": ["SRN"], "stones": [7], "goods": ["B", "NN", "B"]}, "nobuy shrine", "lay=peanut"),
        (
            {"hands": ["SRN"], "stones": [7], "goods": ["BB", "N", "N"]},
            "nobuy shrine lay=peanut lay=peanut",
            "hide=banana",
        ),
        ({"hands": ["SRN"], "stones": [7], "goods": ["", "", ""], "supply": "E"}, "nobuy shrine", "offer=pepper"),
        (
            {
                "oracle": True,
                "hands": ["RN"],
                "phase": "take",
                "rows": ["S", "P", "P", "P"],
                "altar": "b",
                "pile": "ROBMMM",
            },
            "take@A look",
            "keep@1",
        ),
    ],
    ids=["buy", "return", "lay", "hide", "offer", "keep"],
)
def test_questions_with_one_answer_are_asked(arguments: dict[str, Any], actions: str, question: str) -> None:
    """A4.6: even if there is nothing to choose."""
    assert legal(play(arrange(3, **arguments), actions)) == question


def test_questions_without_an_answer_are_skipped() -> None:
    """A4.6 A3.10 A3.16: no cards to lay or to hide, no supply, no shrine."""
    state = arrange(2, hands=["SRN"], stones=[7], goods=["", ""], supply="", rows=["RNSP", "P", "P", "P"])
    assert play(state, "nobuy shrine").phase == "take"
    state = arrange(2, hands=["MRN"], rows=["RNSP", "P", "P", "P"])
    assert play(state, "nobuy mason take@A").phase == "buy"


def test_only_the_asked_seat_has_legal_actions() -> None:
    """A4.6: in its view and in what it has seen."""
    state = play(arrange(3, hands=["SRN"], stones=[7]), "nobuy shrine")
    assert [len(state.view(reader)["legal"]) for reader in readers(state)] == [0, 4, 0, 0]
    assert [len(state.seen_by(reader).legal_ids()) for reader in readers(state)] == [0, 4, 0, 0]


def test_a_position_is_known_to_all() -> None:
    """A4.3: a game set up from a position is a fresh start: all know who holds what."""
    state = banjar.load("altar", players=2).from_position(position(2, goods=["RR", "E"], hands=["MMM", "PPS"]))
    aided = state.view(0, memory_aid=True)["players"][1]
    assert aided["hand"] == cards_of("PPS")
    assert aided["open_sacrifice_cards"] == goods_of("E")
