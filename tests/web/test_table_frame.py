"""What surrounds every table: answers, tooltips, keys, faces, clocks, and the line about the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import bots, choose, make_table, open_page, script_errors, two_people

from banjar.table.bot_names import BOT_NAMES

Visitor = Callable[..., BrowserContext]
ANSWERS = ".prompt .actions [data-action]"
LIVE = {"type": "live", "bank": 600_000, "increment": 5_000}


def sit(context: BrowserContext, game: str = "altar", players: int = 2, **more: Any) -> Page:
    """A table against bots, at the first question."""
    seats = [{"kind": "me"}, *bots(players - 1)]
    table = make_table(context, "Ann", game=game, seats=seats, starter="first", **more)
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    return page


def sit_at_position(context: BrowserContext, game: str, name: str) -> Page:
    """A table that begins with a position that teaches strategy: its first question is always the same."""
    context.request.get("/api/me")
    body = {"command": f"position-{name}", "name": "Ann", "level": "novice"}
    made = context.request.post(f"/api/strategy/{game}/{name}/table", data=body)
    assert made.ok, made.text()
    page = open_page(context, f"/t/{made.json()['table']}")
    page.locator(".prompt.mine").wait_for()
    return page


@pytest.mark.parametrize(
    ("game", "size", "shown"), [("altar", DESKTOP, 0), ("dalang", DESKTOP, 0), ("dalang", PHONE, 1)]
)
def test_the_board_needs_no_buttons(visitor: Visitor, game: str, size: ViewportSize, shown: int) -> None:
    """By pointer only what is not on the board has a button; all of it on demand, by keyboard and in text mode."""
    context = visitor(size, all_choices=False)
    if game == "altar":
        page = sit(context, formalities=True)
        choose(page, "nobuy")
    else:  # where the cards decide who begins (B2.2)
        page = sit_at_position(context, game, "warrior")
    answers = page.locator(ANSWERS)
    expect(answers).to_have_count(shown)
    page.get_by_role("button", name="All choices").click()
    page.wait_for_function(f"document.querySelectorAll({ANSWERS!r}).length > {shown}")
    legal = answers.count()
    page.get_by_role("button", name="Fewer buttons").click()
    expect(answers).to_have_count(shown)
    page.keyboard.press("Tab")
    expect(answers).to_have_count(legal)
    page.locator(".question").click()
    expect(answers).to_have_count(shown)
    page.evaluate("localStorage.banjar = JSON.stringify({ textMode: true })")
    page.reload()
    expect(answers).to_have_count(legal)
    assert not script_errors(page)


@pytest.mark.parametrize("language", ["en", "nl", "de", "it"])
@pytest.mark.parametrize(("game", "players"), [("altar", 2), ("dalang", 3)])
def test_answers_fit_on_a_phone(visitor: Visitor, game: str, players: int, language: str) -> None:
    """Up to three stand below each other, and none is cut, nor when all are shown."""
    page = sit(visitor(PHONE, language=language, all_choices=False), game, players, formalities=True)
    for _ in range(2):
        boxes = [one.bounding_box() for one in page.locator(".prompt button").filter(visible=True).all()]
        for box in boxes:
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]
        if page.locator(".all-choices").count():
            page.locator(".all-choices").click()
    tops = page.locator(".actions.few button").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(set(tops)) == len(tops)


def test_digits_choose_and_letters_open(visitor: Visitor) -> None:
    """The first digit shows the numbers, the next one chooses; nothing happens while typing."""
    page = sit(visitor(all_choices=False), formalities=True, hints=True)
    version = page.get_attribute("main", "data-version")
    page.keyboard.press("1")
    expect(page.locator(".prompt kbd").first).to_have_text("1")
    assert page.get_attribute("main", "data-version") == version
    nothing = page.locator("[data-action=nobuy]")
    page.keyboard.press(nothing.locator("kbd").inner_text())
    expect(page.locator(f"main:not([data-version='{version}'])")).to_be_visible()
    page.keyboard.press("u")
    expect(nothing).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".prompt .hint")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".side-panel")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".side-panel")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .key-list")).to_contain_text("Undo")
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("c")
    line = page.get_by_label("Say something")
    line.fill("")
    before = page.get_attribute("main", "data-version")
    line.press_sequentially("hulc?1")
    expect(line).to_have_value("hulc?1")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.get_attribute("main", "data-version") == before
    assert not script_errors(page)


def test_no_browser_tooltip_is_left(visitor: Visitor) -> None:
    """Ours open by pointing, can be dismissed, and describe their buttons to screen readers."""
    page = sit(visitor(DESKTOP))
    assert page.locator("[title]").count() == 0
    place = page.locator(".figure").first
    place.hover()
    tooltip = page.locator("#tooltip")
    expect(tooltip).to_have_text(place.get_attribute("data-tip") or "-")
    page.keyboard.press("Escape")
    expect(tooltip).to_be_hidden()
    card = page.locator(".hand-card").first
    assert card.get_attribute("aria-description") == card.get_attribute("data-tip")


@pytest.mark.parametrize(("game", "players"), [("altar", 4), ("dalang", 4)])
def test_bots_have_names_and_faces(visitor: Visitor, game: str, players: int) -> None:
    """Balinese names, and faces of which no two are the same."""
    page = sit(visitor(), game, players)
    words = page.locator(".board-place").inner_text()
    assert sum(re.search(rf"\b{name}\b", words) is not None for name in BOT_NAMES) == players - 1
    faces = page.locator(".face-of-bot use")
    drawn = faces.evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert len(set(drawn)) == players - 1
    expect(page.locator(".face-of-bot").first).to_have_attribute("aria-label", "Bot: Novice")
    assert page.locator(".level-badge").first.locator("i").count() == 1
    assert "Novice (" not in page.locator("main").inner_text()


def test_the_line_tells_about_the_table(visitor: Visitor) -> None:
    """Game, variants, turn, and how much is left."""
    page = sit(visitor(), options={"oracle": True})
    line = page.locator(".table-line")
    expect(line).to_contain_text("Bali (2017)")
    expect(line).to_contain_text("Oracle")
    expect(line).to_contain_text("Turn 1")
    expect(line).to_contain_text("42 cards left")


def test_spectators_are_counted(visitor: Visitor) -> None:
    """They read that they watch; players see how many do, until they leave."""
    page = sit(visitor())
    address = page.url
    assert page.locator(".spectators").count() == 0
    watcher = open_page(visitor(TABLET), address)
    expect(watcher.locator(".spectators")).to_contain_text("You are watching")
    expect(page.locator(".spectators")).to_contain_text("1 person is watching")
    second = open_page(visitor(), address)
    expect(watcher.locator(".spectators")).to_contain_text("2 people are watching")
    second.close()
    expect(watcher.locator(".spectators")).to_contain_text("You are watching")
    watcher.close()
    expect(page.locator(".spectators")).to_have_count(0)


def test_clocks_are_at_the_players(visitor: Visitor) -> None:
    """The running one is marked; whoever is away is marked too, on a phone as well."""
    first, second = two_people(visitor, clock=LIVE)
    running = first.locator(".own .clock.running")
    expect(running).to_have_text(re.compile(r"^\s*(09:\d\d|10:00)\s*$"))
    expect(first.locator(".others .clock")).to_have_count(1)
    expect(first.locator(".others .clock.running")).to_have_count(0)
    expect(second.locator(".others .clock.running")).to_have_count(1)
    first.set_viewport_size(PHONE)
    second.close()
    expect(first.locator(".brief .away-mark")).to_be_visible()


def test_a_link_leads_to_the_text_version(visitor: Visitor) -> None:
    """Right after the link that skips the head."""
    page = sit(visitor())
    page.keyboard.press("Tab")
    link = page.get_by_role("button", name="Text version")
    link.focus()
    link.press("Enter")
    expect(page.locator(".text-board")).to_be_visible()
    page.get_by_role("button", name="Graphical version").press("Enter")
    expect(page.locator(".altar-board")).to_be_visible()


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        ("dalang?lesson=artist", "Your turn"),
        ("dalang?lesson=join", "Your decision"),
        ("altar?lesson=lay", "Your decision"),
    ],
)
def test_an_answer_on_another_turn_is_no_turn(visitor: Visitor, lesson: str, said: str) -> None:
    """The prompt tells one's own turn from a question on somebody else's."""
    page = open_page(visitor(), f"/learn/{lesson}")
    expect(page.locator(".prompt .question strong")).to_have_text(said)
