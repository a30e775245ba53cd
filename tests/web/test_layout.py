"""Tables and replays at four sizes: nothing covered or cut, all of it large enough, controls where they were."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import bots, make_table, open_page, script_errors
from tests.web.commanding import act, next_question, play_out, up_to_date
from tests.web.layout import SIDEWAYS, SIZES, faults, positions, scrolled_by

from banjar.games.altar.rules.phases import PHASES as ALTAR_PHASES
from banjar.games.dalang.rules.phases import PHASES as DALANG_PHASES

Visitor = Callable[..., BrowserContext]
PHASES = {
    game: {phase.name.lower() for phase, rule in phases.items() if rule.effect is not None}
    for game, phases in (("altar", ALTAR_PHASES), ("dalang", DALANG_PHASES))
}
OPTIONS: dict[str, dict[str, Any]] = {"altar": {"oracle": True, "demon": True}, "dalang": {}}
# Few masks end a game of dalang soon.
SHORT_OPTIONS: dict[str, dict[str, Any]] = {"altar": {}, "dalang": {"masks": [2]}}
# With the one deal of these tests, so few players who play at random empty no supply; four do.
UNMET = {("altar", 2): {"substitute"}, ("altar", 3): {"substitute"}}
FIRST_QUESTIONS = 8
"""In a game that has begun there is more on the table."""
MOST_GAMES = 40
REPLAY_STEPS = 5
LATER_TURN = 6
PLATES_LOOKED_AT = 6
LINE_PIXELS = 48
"""The height of the line about the last round."""

HEAD_TOOLS = ".head-tools button"
PROMPT_TOOLS = ".prompt-tools button"
REPLAY_TOOLS = ".replay-controls :is(button, input)"
BOARD = ".board-place"
HAND = {"altar": ".own-cards", "dalang": ":is(.dalang-hand, .dalang-arranger)"}


def described(size: ViewportSize) -> str:
    """For messages."""
    return f"{size['width']} × {size['height']}"


def check(page: Page, game: str, phase: str, size: ViewportSize) -> None:
    """One question at one size."""
    page.set_viewport_size(size)
    where = f"{game}, {phase} at {described(size)}"
    assert faults(page) == [], where
    if size == SIDEWAYS:
        assert scrolled_by(page, BOARD) <= 2, f"{where}: the board scrolls"
        for part in (HAND[game], ".prompt .question"):
            box = page.locator(part).first.bounding_box()
            assert box, where
            assert box["y"] >= 0, f"{where}: {part}"
            assert box["y"] + box["height"] <= size["height"] + 1, f"{where}: {part}"


def look_at_games(
    context: BrowserContext, game: str, players: int, wanted: set[str], games: int = 1, **settings: Any
) -> set[str]:
    """Play by lot, and look at the first question of each wanted phase at all sizes; returns the phases not met."""
    dice = random.Random(players)
    page = open_page(context, "/")
    left = set(wanted)
    for _ in range(games):
        seats = [{"kind": "me"}, *bots(players - 1)]
        table = make_table(
            context, "Ann", game=game, seats=seats, starter="first", hints=True, options=OPTIONS[game], **settings
        )
        asked = 0
        while left and next_question(context, table)["status"] == "running":
            asked += 1
            phase = next_question(context, table)["game"]["phase"]
            if asked > FIRST_QUESTIONS and phase in left:
                page.goto(f"/t/{table}")
                phase = up_to_date(page, context, table)["game"]["phase"]
                for size in SIZES:
                    check(page, game, phase, size)
                left.discard(phase)
            act(context, table, dice)
        if not left:
            break
    assert not script_errors(page)
    return left


@pytest.mark.parametrize(
    ("game", "players", "language", "theme", "memory_aid"),
    [
        ("altar", 2, "en-GB", "light", False),
        ("dalang", 4, "de-DE", "light", False),
        pytest.param("altar", 3, "it-IT", "dark", False, marks=pytest.mark.slow),
        pytest.param("altar", 4, "de-DE", "light", False, marks=pytest.mark.slow),
        pytest.param("altar", 4, "nl-NL", "dark", True, marks=pytest.mark.slow),
        pytest.param("dalang", 3, "nl-NL", "dark", False, marks=pytest.mark.slow),
        pytest.param("dalang", 4, "it-IT", "light", True, marks=pytest.mark.slow),
    ],
)
def test_nothing_is_covered_or_cut_in_any_phase(
    visitor: Visitor, game: str, players: int, language: str, theme: str, memory_aid: bool
) -> None:
    """Every phase of both games at every size."""
    context = visitor(language=language, color_scheme=theme, all_choices=False)
    wanted = PHASES[game] - UNMET.get((game, players), set())
    assert look_at_games(context, game, players, wanted, MOST_GAMES, memory_aid=memory_aid) == set()


@pytest.mark.parametrize("players", [3, 4])
def test_a_hand_is_laid_down_in_sight_of_the_islands(visitor: Visitor, players: int) -> None:
    """All of the hand, the question and the board, on a phone on its side too."""
    context = visitor(language="de-DE", color_scheme="dark", all_choices=False)
    assert look_at_games(context, "dalang", players, {"stow"}, MOST_GAMES) == set()


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_tools_stay_where_they_are(visitor: Visitor, game: str) -> None:
    """From question to question: those in the head at all sizes, those of the prompt where it is one line."""
    context = visitor(all_choices=False)
    seats = [{"kind": "me"}, *bots(2)]
    table = make_table(context, "Ann", game=game, seats=seats, starter="first", hints=True)
    page = open_page(context, f"/t/{table}")
    dice = random.Random(2)
    known: dict[tuple[str, str], list[int]] = {}
    for _ in range(6):
        phase = up_to_date(page, context, table)["game"]["phase"]
        for size in SIZES:
            page.set_viewport_size(size)
            tools = HEAD_TOOLS if size in (PHONE, SIDEWAYS) else f"{HEAD_TOOLS}, {PROMPT_TOOLS}"
            for name, place in positions(page, tools).items():
                before = known.setdefault((described(size), name), place)
                assert place == before, f"{name} in {phase} at {described(size)}"
        act(context, table, dice)
    assert len(known) > 5 * len(SIZES)


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_replay_keeps_its_controls_in_place(visitor: Visitor, game: str) -> None:
    """Over all kinds of steps."""
    walk_through_a_replay(visitor, game)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_nothing_is_covered_or_cut_in_a_replay(visitor: Visitor, game: str) -> None:
    walk_through_a_replay(visitor, game, looking_for_faults=True)


def walk_through_a_replay(visitor: Visitor, game: str, *, looking_for_faults: bool = False) -> None:
    """Some steps of a game by lot at all sizes; the controls must stay where they are."""
    context = visitor(language="de-DE", all_choices=False)
    seats = [{"kind": "me"}, *bots(2 if game == "dalang" else 1)]
    options = SHORT_OPTIONS[game]
    table = make_table(context, "Ann", game=game, seats=seats, starter="first", options=options)
    play_out(context, table, random.Random(1))
    page = open_page(context, f"/replay/{table}?step=0&seat=open")
    slider = page.locator(".replay-controls input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    for size in SIZES:
        page.set_viewport_size(size)
        first = list(positions(page, REPLAY_TOOLS).values())
        assert len(first) >= 8
        for step in range(1, last, max(1, last // REPLAY_STEPS)):
            with page.expect_response(lambda response: "/moments/" in response.url):
                slider.fill(str(step))
            where = f"step {step} of {game} at {described(size)}"
            assert list(positions(page, REPLAY_TOOLS).values()) == first, where
            if looking_for_faults:
                assert faults(page) == [], where


def test_a_replay_of_four_is_whole_on_a_tablet(visitor: Visitor) -> None:
    """With all hands open and the turns beside the board."""
    context = visitor(TABLET, language="it-IT", all_choices=False)
    seats = [{"kind": "me"}, *bots(3)]
    table = make_table(context, "Ann", game="altar", seats=seats, starter="first", options=OPTIONS["altar"])
    play_out(context, table, random.Random(1))
    page = open_page(context, f"/replay/{table}?step=40&seat=open")
    page.locator(".turn-line").first.wait_for()
    assert page.locator(BOARD).evaluate("board => board.scrollWidth - board.clientWidth") <= 1


def test_what_happened_meanwhile_leaves_the_hand_in_sight(visitor: Visitor) -> None:
    """The line about the last round is there, and on a phone on its side the board keeps its height."""
    context = visitor(language="de-DE", all_choices=False)
    for game in ("altar", "dalang"):
        seats = [{"kind": "me"}, *bots(2)]
        table = make_table(context, "Ann", game=game, seats=seats, starter="first")
        dice = random.Random(3)
        before = now = next_question(context, table)
        # In a later turn, whose first question follows upon what the others did.
        while now["game"]["turn"] < LATER_TURN or now["game"]["turn"] == before["game"]["turn"]:
            before = now
            act(context, table, dice)
            now = next_question(context, table)
        page = open_page(context, f"/t/{table}")
        page.locator(".since-last-turn").wait_for()
        # The table may have answered a question that leaves no choice.
        phase = up_to_date(page, context, table)["game"]["phase"]
        for size in (DESKTOP, TABLET, SIDEWAYS):
            check(page, game, phase, size)


def test_what_four_players_did_is_in_sight(visitor: Visitor) -> None:
    """On a tablet too, with the line about the last round below the board."""
    context = visitor(TABLET, language="de-DE", all_choices=False)
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(3)], starter="first")
    page, dice, looked_at = open_page(context, "/"), random.Random(4), 0
    while looked_at < PLATES_LOOKED_AT and (now := next_question(context, table))["status"] == "running":
        # The arranger of a hand needs the room: there the plates scroll.
        if now["game"]["turn"] >= LATER_TURN and now["game"]["phase"] != "stow":
            page.goto(f"/t/{table}")
            up_to_date(page, context, table)
            # Where nothing was missed there is no such line, but its height is taken away all the same.
            missed = page.locator(".since-last-turn").count()
            page.set_viewport_size(TABLET if missed else {**TABLET, "height": TABLET["height"] - LINE_PIXELS})
            assert scrolled_by(page, ".dalang-players > ul") <= 1, f"turn {now['game']['turn']}: {now['game']['phase']}"
            looked_at += 1
        act(context, table, dice)


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_the_board_beside_the_coach_can_be_read(visitor: Visitor, game: str) -> None:
    """On a phone on its side, while the coach is open and when it is folded."""
    context = visitor(SIDEWAYS, language="de-DE", all_choices=False, has_touch=True, is_mobile=True)
    page = open_page(context, f"/learn/{game}")
    page.locator(".guided-start").tap()
    page.locator(".guide.coach .tip").first.wait_for()
    up_to_date(page, context, page.url.rpartition("/")[2])
    assert faults(page) == []
    page.locator(".coach-fold").tap()
    assert faults(page) == []


def test_a_guide_and_a_sheet_can_be_read_on_a_phone(visitor: Visitor) -> None:
    """All of the score sheet of four players; and the cards that an oracle shows lie inside their panel."""
    context = visitor(PHONE, language="de-DE", all_choices=False, has_touch=True, is_mobile=True)
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(3)], starter="first")
    play_out(context, table, random.Random(1))
    page = open_page(context, f"/t/{table}")
    page.locator("dialog .sheet").wait_for()
    assert faults(page, "dialog .sheet") == []
    page.goto("/learn/altar?lesson=oracle")
    page.locator(".offer-card.offered").first.tap()
    page.locator(".altar-top.offered").tap()
    panel, looked = (page.locator(part).bounding_box() for part in (".altar-and-pile", ".looked"))
    assert panel
    assert looked
    assert panel["x"] <= looked["x"]
    deck = page.locator(".deck").bounding_box()
    assert deck
    assert looked["x"] + looked["width"] <= deck["x"] + 1
