"""Every action, event, phase, card, score line, end reason and option has words in every language."""

from __future__ import annotations

import functools
import random
import re
from types import SimpleNamespace
from typing import Any

import pytest

from banjar.core.event import Event
from banjar.core.game import State, load
from banjar.core.registry import definition
from banjar.games.altar.io import text as altar_text
from banjar.games.altar.rules import events as altar_events
from banjar.games.dalang.io import text as dalang_text
from banjar.games.dalang.rules import events as dalang_events
from banjar.i18n.texts import LANGUAGES, Texts, bundle_of
from banjar.i18n.wording import COLOURS, Wording
from banjar.kernel.event_buffer import NOTHING

GAMES = ("altar", "dalang")
EVENTS = {"altar": altar_events.EventType, "dalang": dalang_events.EventType}
CARDS = {"altar": altar_text.KIND_NAMES, "dalang": dalang_text.KIND_NAMES}
FIELDS: dict[str, Any] = {"altar": altar_events.EVENT_FIELDS, "dalang": dalang_events.EVENT_FIELDS}
END_REASONS = {"altar": ("pile",), "dalang": tuple(name for name in dalang_text.END_REASONS if name != "none")}
SECRET = {
    "altar": {"hid", "looked", "kept", "altar_shown"},
    "dalang": {"drew", "put_on_stack", "took_from_stack", "picked_up"},
}
LEFTOVER = re.compile(r"[{}]|None|_|\b(altar|dalang|common|colour|game)-[a-z]|\u2068|\u2069")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def wording(language: str, game: str, **details: Any) -> Wording:
    return Wording(Texts(language), game, **details)


def assert_fine(text: str) -> None:
    assert text.strip() == text != ""
    assert not LEFTOVER.search(text), text
    assert "  " not in text


def assert_line(line: str | None) -> None:
    """A line of the log: a whole sentence, to which a full stop is added elsewhere."""
    assert line is not None
    assert_fine(line)
    assert not re.search(r"\bnone\b|[.:]$", line), line


def ids(language: str, prefix: str) -> set[str]:
    """The names of the messages with a prefix."""
    known = bundle_of(language)._messages
    return {name.removeprefix(prefix) for name in known if name.startswith(prefix)}


def kebab(names: Any) -> set[str]:
    return {name.replace("_", "-") for name in names}


@every_language
@every_game
def test_every_action_has_words_of_its_own(language: str, game: str) -> None:
    words = wording(language, game)
    actions = definition(game).actions.all
    labels = [words.action(action) for action in actions]
    for label in labels:
        assert_fine(label)
        assert label[0].isupper() or label[0].isdigit()
    assert len(set(labels)) == len(actions)
    assert ids(language, f"{game}-action-") == kebab({action.type for action in actions})


@every_language
@every_game
def test_every_event_has_words(language: str, game: str) -> None:
    unknown = {f"{name}-unknown" for name in SECRET[game]}
    assert ids(language, f"{game}-event-") == kebab({event.name.lower() for event in EVENTS[game]} | unknown)


@every_language
@every_game
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_event_can_be_worded(language: str, game: str, number: int) -> None:
    words = wording(language, game, memory_aid=True)
    for event in EVENTS[game]:
        for card in range(4 if "good" in FIELDS[game][event] else len(CARDS[game])):
            entry = SimpleNamespace(type=event, seat=number, card=card, place=number, amount=number)
            line = words.event(definition(game).to_event(entry))
            assert_line(line)


@every_language
@every_game
def test_secrets_have_words_too(language: str, game: str) -> None:
    words = wording(language, game)
    for event in EVENTS[game]:
        name = event.name.lower()
        if name in SECRET[game]:
            entry = SimpleNamespace(type=event, seat=1, card=NOTHING, place=1, amount=2)
            assert_line(words.event(definition(game).to_event(entry)))


@every_language
@every_game
def test_every_phase_has_a_name_and_an_explanation(language: str, game: str) -> None:
    words = wording(language, game)
    phases = definition(game).phases
    for phase in phases:
        assert_fine(words.phase(phase))
        assert_fine(words.help(phase))
        assert re.search(r"\([AB]\d", words.help(phase))
    assert ids(language, f"{game}-phase-") == ids(language, f"{game}-help-") == kebab(phases)


@every_language
@every_game
def test_every_card_has_a_singular_and_a_plural(language: str, game: str) -> None:
    words = wording(language, game)
    for kind in CARDS[game]:
        assert_fine(words.card(kind))
        assert_fine(words.card(kind, 2))
    assert ids(language, f"{game}-card-") == kebab(CARDS[game])


@every_language
def test_goods_and_islands_have_names(language: str) -> None:
    assert ids(language, "altar-good-") == set(altar_text.GOOD_NAMES)
    for name in altar_text.GOOD_NAMES:
        assert_fine(wording(language, "altar").name("good", name))
    words = wording(language, "dalang")
    assert ids(language, "dalang-island-") == set(dalang_text.ISLAND_NAMES)
    for name in dalang_text.ISLAND_NAMES:
        assert_fine(words.name("island", name))


@every_language
@every_game
def test_every_score_line_end_reason_and_option_has_words(language: str, game: str) -> None:
    words = wording(language, game)
    lines = (*definition(game).score_lines, "total")
    options = definition(game).option_names
    for text in [words.title(), *map(words.score_line, lines), *map(words.end_reason, END_REASONS[game])]:
        assert_fine(text)
    for text in [*map(words.option, options), *map(words.option_help, options)]:
        assert_fine(text)
    assert ids(language, f"{game}-score-") == kebab(lines)
    assert ids(language, f"{game}-end-") == kebab(END_REASONS[game])
    assert ids(language, f"{game}-option-") == kebab([*options, *(f"{name}-help" for name in options)])


def test_the_names_are_those_of_the_games() -> None:
    assert altar_text.COLOUR_NAMES == dalang_text.COLOUR_NAMES == COLOURS


def test_seats_go_by_name_or_by_colour() -> None:
    words = wording("nl", "dalang", names=["Wayan", None])
    assert [words.seat(seat) for seat in range(4)] == ["Wayan", "Blauw", "Geel", "Groen"]
    assert wording("de", "altar", colours=("green", "red")).seat(0) == "Grün"


def played_out(game: str, players: int, seed: int, **options: Any) -> State:
    state = load(game, players, **options).new(seed)
    rng = random.Random(seed)
    while not state.is_over:
        state.play(rng.choice(state.legal_ids()))
    return state


@functools.cache
def random_games() -> tuple[State, ...]:
    return (
        *(played_out("altar", players, players) for players in (2, 3, 4)),
        *(played_out("altar", 3, seed, oracle=True, demon=True) for seed in (5, 6, 7)),
        played_out("dalang", 3, 1),
        played_out("dalang", 4, 2),
        played_out("dalang", 4, 3, turn_limit=12),
    )


@pytest.mark.long
@every_language
@pytest.mark.parametrize("memory_aid", [False, True])
def test_whole_games_can_be_told(language: str, memory_aid: bool) -> None:
    for state in random_games():
        words = wording(language, state.game.name, memory_aid=memory_aid)
        for seat in (*range(state.players), None):
            lines = [words.event(one) for events in state.history(seat) for one in events]
            for line in {line for line in lines if line is not None}:
                assert_line(line)
            assert len([line for line in lines if line is not None]) > len(lines) // 2


def test_a_log_does_not_tell_a_spectator_what_is_hidden() -> None:
    for state in random_games():
        words = wording("en", state.game.name)
        names = {words.card(kind) for kind in CARDS[state.game.name]}
        for events in state.history(None):
            for one in events:
                if one.type in {"drew", "put_on_stack", "took_from_stack", "stowed"}:
                    assert not any(name in (words.event(one) or "") for name in names)


def test_a_log_helps_the_memory_only_if_asked() -> None:
    put = Event("put_on_stack", 0, {"card": "prince", "island": "wontong", "count": 1})
    stowed = Event("stowed", 0, {"card": "prince", "island": "wontong", "count": 1})
    looked = Event("looked", 0, {"good": "rice", "altar_place": 2})
    assert wording("en", "dalang").event(put) == "Red puts a card on their stack at Wontong"
    assert wording("en", "dalang").event(stowed) is None
    assert wording("en", "altar").event(looked) is None
    aided = wording("en", "dalang", memory_aid=True)
    assert aided.event(put) == "Red puts a prince on their stack at Wontong"
    assert aided.event(stowed) == "Red puts a prince on the stack at Wontong"
    assert "rice" in (wording("en", "altar", memory_aid=True).event(looked) or "")


CHOICES = {
    "en": {
        "rice": "Play a rice farmer",
        "pepper*3": "Play 3 pepper farmers (2 stones)",
        "shrine": "Play a shrine (7 stones)",
        "take@B": "Take the available card of row B",
        "priest*1": "Discard a priest and show 1 more",
        "dalang=KP@P": "Play a Dalang card Kukusch–Panschar and travel to Panschar",
        "warrior~1": "Play a warrior and spare Blue",
    },
    "nl": {
        "rice": "Een rijstplukker spelen",
        "pepper*3": "3 peperplukkers spelen (2 steen)",
        "shrine": "Een altaar spelen (7 steen)",
        "take@B": "De vrije kaart van rij B pakken",
        "priest*1": "Een priester afleggen en er nog 1 tonen",
        "dalang=KP@P": "Een Dalangkaart Kukusch–Panschar spelen en naar Panschar reizen",
        "warrior~1": "Een krijger spelen en Blauw sparen",
    },
    "de": {
        "rice": "Einen Reisbauern ausspielen",
        "pepper*3": "3 Paprikabauern ausspielen (2 Steine)",
        "shrine": "Einen Schrein ausspielen (7 Steine)",
        "take@B": "Die freie Karte aus Reihe B nehmen",
        "priest*1": "Einen Priester ablegen und 1 weiteren zeigen",
        "dalang=KP@P": "Eine Dalang-Karte Kukusch–Panschar ausspielen und nach Panschar reisen",
        "warrior~1": "Einen Krieger ausspielen und Blau verschonen",
    },
    "it": {
        "rice": "Gioca un contadino di riso",
        "pepper*3": "Gioca 3 contadini di pepe (2 pietre)",
        "shrine": "Gioca un santuario (7 pietre)",
        "take@B": "Prendi la carta libera della fila B",
        "priest*1": "Scarta un sacerdote e mostrane un altro",
        "dalang=KP@P": "Gioca una carta Dalang Kukusch–Panschar e viaggia verso Panschar",
        "warrior~1": "Gioca un guerriero e risparmia Blu",
    },
}


@pytest.mark.parametrize(("language", "notation"), [(one, text) for one in CHOICES for text in CHOICES[one]])
def test_choices_read_well(language: str, notation: str) -> None:
    for game in GAMES:
        action = definition(game).actions.find(notation)
        if action is not None:
            assert wording(language, game).action(action) == CHOICES[language][notation]


TOOK = {"row": 0, "card": "stonemason"}
BOUGHT = {"good": "banana", "price": 0}
SHOWED = {"card": "scholar", "count": 2}
DREW = {"card": "scholar", "count": 1}
DISCARDED = {"card": "prince", "island": None, "count": 1}
LINES = [
    ("en", "altar", "took", TOOK, "Red takes a stonemason from row A"),
    ("nl", "altar", "took", TOOK, "Rood pakt een steenhouwer uit rij A"),
    ("de", "altar", "took", TOOK, "Rot nimmt einen Steinmetz aus Reihe A"),
    ("it", "altar", "took", TOOK, "Rosso prende uno scalpellino dalla fila A"),
    ("en", "altar", "took", {"row": 3, "card": "oracle"}, "Red takes an oracle from row D"),
    ("de", "altar", "took", {"row": 3, "card": "oracle"}, "Rot nimmt ein Orakel aus Reihe D"),
    ("en", "altar", "bought", BOUGHT, "Red buys a banana card for nothing"),
    ("nl", "altar", "bought", BOUGHT, "Rood krijgt gratis een bananenkaart"),
    ("de", "altar", "bought", BOUGHT, "Rot bekommt kostenlos eine Bananenkarte"),
    ("it", "altar", "bought", BOUGHT, "Rosso prende gratis una carta banana"),
    ("en", "dalang", "showed", SHOWED, "Red shows 2 scholars"),
    ("nl", "dalang", "showed", SHOWED, "Rood toont 2 geleerden"),
    ("de", "dalang", "showed", SHOWED, "Rot zeigt 2 Gelehrte"),
    ("it", "dalang", "showed", SHOWED, "Rosso mostra 2 studiosi"),
    ("en", "dalang", "drew", DREW, "Red draws a scholar"),
    ("nl", "dalang", "drew", DREW, "Rood trekt een geleerde"),
    ("de", "dalang", "drew", DREW, "Rot zieht einen Gelehrten"),
    ("it", "dalang", "drew", DREW, "Rosso pesca uno studioso"),
    ("en", "dalang", "discarded", DISCARDED, "Red discards a prince"),
    ("nl", "dalang", "discarded", DISCARDED, "Rood legt een vorst af"),
    ("de", "dalang", "discarded", DISCARDED, "Rot legt einen Fürsten ab"),
    ("it", "dalang", "discarded", DISCARDED, "Rosso scarta un principe"),
]


@pytest.mark.parametrize(("language", "game", "event", "details", "line"), LINES)
def test_lines_read_well(language: str, game: str, event: str, details: dict[str, Any], line: str) -> None:
    assert wording(language, game).event(Event(event, 0, details)) == line
