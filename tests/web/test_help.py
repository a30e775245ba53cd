"""Help at the table: reasons, hints, notices, and resigning."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.browser_fixtures import DESKTOP, PHONE
from tests.web.clicking import agree, bots, click_on, make_table, open_page, script_errors
from tests.web.commanding import play_until

Visitor = Callable[..., BrowserContext]
PLACE = "() => JSON.stringify(document.querySelector('.board-place').getBoundingClientRect())"
LAST_MOVE = 300
numbers = itertools.count()


def say(context: BrowserContext, table: str, do: str, **more: Any) -> None:
    """A command over HTTP, as the person of this browser."""
    command = {"do": do, "command": f"help-{next(numbers)}", **more}
    answer = context.request.post(f"/api/tables/{table}/commands", data=command)
    assert answer.ok, answer.text()


def shared_table(people: list[BrowserContext], game: str, machines: int = 0) -> str:
    """A table at which these people and some bots play."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:]), *bots(machines)]
    table = make_table(people[0], "Ann", start=False, game=game, seats=seats)
    for number, person in enumerate(people[1:]):
        person.request.get("/api/me")
        say(person, table, "join", name=f"Guest {number}")
        say(person, table, "ready")
    say(people[0], table, "start")
    return table


def play_randomly(people: list[BrowserContext], table: str, dice: random.Random) -> dict[str, Any]:
    """Play at random until a condition holds; returns the first person's view."""
    for person in people:
        shown = person.request.get(f"/api/tables/{table}").json()
        if legal := shown["game"]["legal"]:
            say(person, table, "act", version=shown["version"], action=dice.choice(legal)["text"])
            break
    shown = people[0].request.get(f"/api/tables/{table}").json()
    assert isinstance(shown, dict)
    return shown


@pytest.mark.parametrize(("game", "players"), [("altar", 4), ("dalang", 3)])
def test_help_leaves_the_board_as_it_is(visitor: Visitor, game: str, players: int) -> None:
    """Reasons and hints are read beside the board, and a hint's card is marked on it."""
    context = visitor(DESKTOP)
    seats = [{"kind": "me"}, *bots(players - 1)]
    table = make_table(context, "Ann", game=game, seats=seats, starter="first", hints=True, formalities=False)
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    before = page.evaluate(PLACE)
    why = page.get_by_role("button", name="How does this work?")
    why.click()
    expect(page.locator(".prompt .help a").first).to_be_visible()
    assert page.evaluate(PLACE) == before
    why.press("Escape")
    expect(page.locator(".prompt .help")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".prompt .hint")).to_contain_text("The expert would choose")
    assert page.evaluate(PLACE) == before
    assert page.locator(".prompt .actions .hinted").count() == 1
    advised = page.locator(".prompt .actions .hinted").get_attribute("data-action") or ""
    assert page.locator(".board-place .hinted").count() or advised.startswith(("end", "pass", "no")), advised
    assert not script_errors(page)


def test_events_by_others_that_concern_the_viewer_are_shown(visitor: Visitor) -> None:
    """And the discard pile shows the last discarded card."""
    people = [visitor(PHONE), visitor(), visitor()]
    table = shared_table(people, "dalang")
    page = open_page(people[0], f"/t/{table}")
    page.locator(".dalang-board").wait_for()
    dice = random.Random(3)
    for _ in range(LAST_MOVE):
        shown = play_randomly(people, table, dice)
        told = people[0].request.get(f"/api/tables/{table}/log").json()["decisions"][-1]["events"]
        if any(event.get("mine") and event["seat"] != shown["you"]["seat"] for event in told):
            break
    else:
        pytest.fail("nobody did anything to the first player")
    expect(page.locator(f"main[data-version='{shown['version']}']")).to_be_visible()
    expect(page.locator(".dalang-notices li").first).not_to_be_empty()
    top_of_the_pile(page, people[0], table)


def top_of_the_pile(page: Page, person: BrowserContext, table: str) -> None:
    """The picture on the discard pile is of the last card that was played or discarded."""
    chapters = person.request.get(f"/api/tables/{table}/log").json()["decisions"]
    spent = ("played", "parried", "forced", "joined", "discarded", "blocked")
    last = [event["card"] for chapter in chapters for event in chapter["events"] if event["type"] in spent][-1]
    drawing = "travel" if "_" in last else last
    assert page.locator(f".dalang-pile.spent use[href='#dalang-{drawing}']").count() == 1


def test_resigning_against_bots_ends_the_game(visitor: Visitor) -> None:
    context = visitor(language="de-DE")
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(3)], pace=9_000)
    page = open_page(context, f"/t/{table}")
    page.locator("button:has([href='#icon-menu'])").click()
    page.locator("button.resign").click()
    expect(page.locator("dialog.question")).to_contain_text("Spiel zu Ende")
    agree(page)
    expect(page.get_by_role("heading", name="Du hast aufgegeben")).to_be_visible()
    expect(page.locator("dialog.result")).to_contain_text("Es waren nur noch Bots übrig")


def test_a_player_who_resigned_is_not_asked(visitor: Visitor) -> None:
    """A bot decides while others play on."""
    people = [visitor(), visitor()]
    table = shared_table(people, "altar", machines=1)
    page = open_page(people[0], f"/t/{table}")
    page.locator(".prompt").wait_for()
    say(people[0], table, "resign")
    offered = page.locator(".prompt [data-action]")
    expect(offered).to_have_count(0)
    dice = random.Random(1)
    for _ in range(12):
        play_randomly(people[1:], table, dice)
        page.wait_for_timeout(50)
        assert offered.count() == 0
    assert not page.locator("dialog").count()


def test_only_explicit_choices_are_stored(visitor: Visitor) -> None:
    """Defaults follow the device, even when it changes; an explicit choice stays."""
    page = open_page(visitor(reduced_motion="no-preference", all_choices=False), "/")
    root = page.locator("html")
    for _ in range(2):
        page.emulate_media(reduced_motion="reduce")
        expect(root).to_have_attribute("data-still", "true")
        page.emulate_media(reduced_motion="no-preference")
        expect(root).to_have_attribute("data-still", "false")
        page.reload()
    assert list(page.evaluate("JSON.parse(localStorage.banjar)")) == ["guest"]
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Animation").select_option("0")
    page.reload()
    expect(root).to_have_attribute("data-still", "true")
    assert not script_errors(page)


def test_help_is_available_without_a_mouse(visitor: Visitor) -> None:
    """By a tap where nothing is offered, by keyboard, and by a long press; options and answers have it as text."""
    context = visitor(has_touch=True)
    page = open_page(context, "/")
    expect(page.get_by_text("look at the altar and keep a card")).to_be_visible()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    page.goto(f"/t/{table}")
    told = page.locator(".explanation")
    # To the test's driver what says that nothing can be done there is not enabled.
    page.locator(".offer-card.free").first.click(force=True)
    expect(told).to_contain_text("When scored")
    expect(told).to_contain_text("at the end of your turn")
    dice = random.Random(1)
    card = page.locator(".board-place .offered:is(.hand-card, .offer-card)").first
    while not card.count():
        page.locator(".prompt.mine").wait_for()
        click_on(page, dice)
    tooltip = page.locator("#tooltip")
    for ask in ("holding", "the focus"):
        page.reload()
        card.wait_for()
        expect(tooltip).to_be_hidden()
        version = page.locator("main").get_attribute("data-version")
        if ask == "holding":
            card.dispatch_event("touchstart")
        else:
            page.keyboard.press("Tab")
            card.focus()
        expect(tooltip).to_contain_text("When scored")
        assert page.locator("main").get_attribute("data-version") == version, ask
    page.keyboard.press("Escape")
    expect(tooltip).to_be_hidden()
    page.locator(".figure").first.tap()
    expect(tooltip).to_contain_text("stone")


def is_answer(now: dict[str, Any]) -> bool:
    """Whether somebody else's card is answered."""
    return any(action["type"] in ("join", "show", "parry") for action in now["game"]["legal"])


def test_answers_show_their_consequences(visitor: Visitor) -> None:
    """Beside the card that is answered, and on a phone below the table."""
    context = visitor()
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)])
    play_until(context, table, random.Random(4), is_answer)
    page = open_page(context, f"/t/{table}")
    note = page.locator(".answers small").first
    expect(note).to_be_visible()
    promise = note.inner_text()
    page.set_viewport_size(PHONE)
    expect(page.locator(".prompt .note", has_text=promise).first).to_be_visible()
