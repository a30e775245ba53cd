"""The keyboard: every place can be reached and explained, and the focus is never lost when its element is removed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.web.clicking import bots, make_table, open_page, script_errors

Visitor = Callable[..., BrowserContext]
MAX_TABS = 40
HERE = "() => document.activeElement.matches({!r})"


def sit(context: BrowserContext, game: str = "altar", players: int = 2, **settings: Any) -> Page:
    """At a table with bots, deciding first where the game lets one."""
    seats = [{"kind": "me"}, *bots(players - 1)]
    table = make_table(context, "Ann", game=game, seats=seats, starter="first", **settings)
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    return page


def is_at(page: Page, selector: str) -> bool:
    found: bool = page.evaluate(HERE.format(selector))
    return found


def walk_to(page: Page, selector: str) -> None:
    """By Tab."""
    for _ in range(MAX_TABS):
        page.keyboard.press("Tab")
        if is_at(page, selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def test_every_place_says_why_not_by_keys(visitor: Visitor) -> None:
    """Tab stops in every area and at every offered place, arrow keys move on, Enter explains."""
    page = sit(visitor(), formalities=True)
    expect(page.locator("[data-action=nobuy]")).to_be_visible()
    reached = set()
    walk_to(page, ".offer-card")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown"):
        assert is_at(page, "button.spot[aria-disabled=true]")
        reached.add(page.evaluate("document.activeElement.dataset.place"))
        page.keyboard.press("Enter")
        expect(page.locator(".explanation")).to_have_text(
            re.compile("after playing|beginning of your turn|first decide", re.I)
        )
        page.keyboard.press(key)
    assert len(reached) > 4
    for part in (".altar-top", ".supply-good", ".hand-card", ".own-good"):
        walk_to(page, part)
        page.keyboard.press("Enter")
        expect(page.locator(".explanation")).not_to_have_text("")
    page.locator("[data-action=nobuy]").click()
    page.locator(".hand-card.offered").first.wait_for()
    stops = page.locator(".hand-card.offered").evaluate_all("all => all.map(one => one.tabIndex)")
    assert set(stops) == {0}
    assert not script_errors(page)


def test_the_focus_stays_with_the_question(visitor: Visitor) -> None:
    """At the first answer of the next question; at the prompt while others decide."""
    contexts = visitor(), visitor()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = make_table(contexts[0], "Ann", start=False, game="altar", seats=seats, starter="first")
    page, other = (open_page(context, f"/t/{table}") for context in contexts)
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Start the game").click()
    for one in (page, other, page):
        one.locator(".prompt .actions button").first.wait_for()
        while one.locator(".prompt.mine").count():
            if not is_at(one, ".prompt .actions button"):
                one.locator(".prompt .actions button").first.focus()
            version = one.get_attribute("main", "data-version")
            one.keyboard.press("Enter")
            one.wait_for_function("known => document.querySelector('main').dataset.version !== known", arg=version)
            one.wait_for_function(HERE.format(".prompt .actions button:first-child, .prompt:not(.mine)"))
        if one is other:
            page.wait_for_function(HERE.format(".prompt.mine .actions button:first-child"))
    assert not script_errors(page)


def test_a_key_that_is_held_chooses_once(visitor: Visitor) -> None:
    """Although the next question appears at once."""
    page = sit(visitor())
    page.locator(".prompt .actions button").first.focus()
    version = page.get_attribute("main", "data-version")
    page.keyboard.down("Enter")
    page.wait_for_function("known => document.querySelector('main').dataset.version !== known", arg=version)
    page.wait_for_function(HERE.format(".prompt .actions button"))
    version = page.get_attribute("main", "data-version")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.wait_for_timeout(300)
    assert page.get_attribute("main", "data-version") == version


def test_a_dialog_returns_the_focus(visitor: Visitor) -> None:
    """Closed by its button, by Escape or by a click beside it."""
    page = sit(visitor())
    opener = page.get_by_role("button", name="Settings")
    ways: list[Callable[[], None]] = [
        lambda: page.locator("dialog").get_by_role("button", name="Close").click(),
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(5, 5),
    ]
    for leave in ways:
        opener.press("Enter")
        page.locator("dialog").wait_for()
        leave()
        expect(page.locator("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def test_panels_take_the_focus_and_return_it(visitor: Visitor) -> None:
    """Escape closes them, also from the line of the chat; what is typed there plays nothing."""
    page = sit(visitor())
    for name in ("Log", "Chat", "Table"):
        opener = page.get_by_role("button", name=name, exact=True)
        opener.press("Enter")
        page.wait_for_function("() => document.activeElement.closest('.side-panel') !== null")
        page.keyboard.press("Escape")
        expect(page.locator(".side-panel")).to_have_count(0)
        expect(opener).to_be_focused()
    page.get_by_role("button", name="Chat", exact=True).press("Enter")
    version = page.get_attribute("main", "data-version")
    line = page.get_by_label("Say something")
    line.press_sequentially("hello ")
    line.press("ArrowLeft")
    expect(line).to_be_focused()
    line.press("Escape")
    expect(page.locator(".side-panel")).to_have_count(0)
    assert page.get_attribute("main", "data-version") == version


def test_a_new_page_begins_at_its_title(visitor: Visitor) -> None:
    """By a link, by going back, and by a button that leads to a table."""
    page = open_page(visitor(), "/")
    title = page.locator("h1")
    page.get_by_role("link", name="Create a table").press("Enter")
    expect(title).to_have_text("Create a table")
    expect(title).to_be_focused()
    page.go_back()
    expect(title).to_contain_text("Bali")
    expect(title).to_be_focused()
    page.get_by_role("button", name="Play now").press("Enter")
    page.wait_for_url("**/t/*")
    expect(title).to_be_focused()


def test_games_are_chosen_by_arrows(visitor: Visitor) -> None:
    """Like radio buttons; each game keeps its settings."""
    page = open_page(visitor(), "/")
    first, second = (page.get_by_role("radio", name=re.compile(year)) for year in ("2017", "2001"))
    page.get_by_role("group", name="Players").get_by_text("4").click()
    page.get_by_role("group", name="Variants").get_by_text("Demon", exact=True).click()
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    expect(second).to_be_checked()
    page.keyboard.press("ArrowRight")
    expect(first).to_be_checked()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(page.get_by_role("checkbox", name="Demon")).to_be_checked()


def order_of(page: Page) -> list[str]:
    """The hand as it is arranged, from the bottom up."""
    names: list[str] = page.locator(".ordered").evaluate_all("all => all.map(one => one.dataset.card)")
    return names


def drag(page: Page, what: Locator, where: Locator) -> None:
    """With the mouse, step by step."""
    start, end = what.bounding_box(), where.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def test_a_hand_is_arranged_by_dragging_and_by_keys(visitor: Visitor) -> None:
    """B7.3: and it is laid down as it was arranged; a Dalang card dragged to an island is the journey."""
    page = open_page(visitor(), "/learn/dalang?lesson=travel")
    journey = page.locator(".dalang-hand button.offered[aria-label*=Dalang]").first
    journey.wait_for()
    island = page.locator(".dalang-island.reachable").first
    drag(page, journey, island)
    page.locator(".dalang-arranger").wait_for()
    before = order_of(page)
    drag(page, page.locator(".ordered").first, page.locator(".ordered").last)
    assert order_of(page) == [*before[1:], before[0]]
    page.locator(f"[data-card='{before[0]}']").press("Home")
    assert order_of(page) == before
    expect(page.locator(f"[data-card='{before[0]}']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert order_of(page) == [before[1], before[0], *before[2:]]
    page.keyboard.press("End")
    arranged = [*before[1:], before[0]]
    assert order_of(page) == arranged
    page.locator(".dalang-arranger .main").press("Enter")
    expect(page.locator(".lesson .task")).to_contain_text("picks up the stack")
    assert not script_errors(page)


def test_cards_are_saved_by_dragging(visitor: Visitor) -> None:
    """B4.3: from the hand to the islands; where they cannot lie, the reason is told."""
    page = open_page(visitor(), "/learn/dalang?lesson=flee")
    page.locator(".lesson [data-action=flee]").click()
    hand = page.locator(".dalang-hand button.offered")
    drag(page, hand.first, page.locator(".dalang-island.here"))
    expect(page.locator(".dalang-message")).to_contain_text("other islands")
    for number in range(3):
        drag(page, hand.first, page.locator(".dalang-island:not(.here)").nth(number))
        expect(page.locator(".planned")).to_have_count(number + 1)
    page.locator(".planned").last.press("Enter")
    expect(page.locator(".planned")).to_have_count(2)
    assert not page.evaluate("document.activeElement === document.body")
    drag(page, hand.first, page.locator(".dalang-island:not(.here)").last)
    page.locator(".dalang-plan .main").press("Enter")
    expect(page.locator(".lesson .task")).to_contain_text("You are back")
    assert not script_errors(page)
