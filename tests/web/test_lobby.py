"""The home page, the lobby, finding a game, and the form for a new table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import bots, make_table, open_page, script_errors

Visitor = Callable[..., BrowserContext]
AT_A_TABLE = re.compile("/t/[a-z0-9]+$")
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
MOVING = "() => document.querySelector('.film').getAnimations({subtree: true}).map((one) => one.playState)"
WIDE: ViewportSize = {"width": 1920, "height": 1080}
LANDMARKS = {"altar": (802, 156, 1058, 324), "dalang": (510, 33, 690, 290)}
"""The gate and the tree of life in the games' scenes: left, top, right and bottom in the units of the drawing."""
BEYOND_THE_BANNER = """
([left, top, right, bottom]) => {
  const to = document.querySelector('.banner .scene').getScreenCTM();
  const banner = document.querySelector('.banner').getBoundingClientRect();
  const [start, end] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((it) => it.matrixTransform(to));
  return Math.round(Math.max(banner.left - start.x, banner.top - start.y, end.x - banner.right, end.y - banner.bottom));
}
"""
SEEK = """
async ([players, wait]) => {
  const { seek } = await import('/web/app/core/lobby.js');
  await seek({ wish: { game: 'altar', players, options: { demon: true } }, name: 'Ann', wait, level: 'novice' });
}
"""


def looking(context: BrowserContext, name: str) -> Page:
    """Somebody who looks for a quick game for two."""
    page = open_page(context, "/")
    page.get_by_role("button", name="Find me a game").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_text("4 min + 2 s per decision").click()
    page.get_by_text("never", exact=True).click()
    page.get_by_role("button", name="Start looking").click()
    return page


def test_two_people_find_each_other(visitor: Visitor) -> None:
    """One waits, others see it in the lobby; as soon as a second one comes both sit at the running game."""
    ann = looking(visitor(), "Ann")
    expect(ann.get_by_role("heading", name="Looking for one more player")).to_be_visible()
    ann.get_by_role("link", name="Rules of Bali (2017)").click()
    expect(ann.locator(".seek-bar")).to_contain_text("Looking for a game")
    ben = open_page(visitor(), "/")
    card = ben.locator(".lobby-card", has_text="Ann is waiting.")
    expect(card).to_contain_text("4 min + 2 s")
    expect(ben.locator(".people")).to_contain_text(re.compile(r"\d+ people are here now"))
    card.get_by_role("button", name="Join").click()
    for page in (ann, ben):
        expect(page).to_have_url(AT_A_TABLE)
        page.locator(".prompt").wait_for()
    assert ann.url == ben.url
    assert not script_errors(ann)
    assert not script_errors(ben)


def test_a_search_is_the_same_in_all_tabs(visitor: Visitor) -> None:
    """Also after the page is loaded again; stopping it in one stops it in all."""
    context = visitor()
    first, second = looking(context, "Ann"), open_page(context, "/")
    expect(second.locator(".seek-wait")).to_be_visible()
    first.reload()
    expect(first.locator(".seek-wait")).to_be_visible()
    second.get_by_role("button", name="Stop looking").click()
    for page in (first, second):
        expect(page.locator(".seek-wait")).to_have_count(0)
    expect(first).not_to_have_url(AT_A_TABLE)


def test_bots_come_after_the_wait(visitor: Visitor) -> None:
    context = visitor()
    page = open_page(context, "/")
    page.locator(".play-now").wait_for()
    page.evaluate(SEEK, [3, 1])
    expect(page).to_have_url(AT_A_TABLE)
    table = context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "bot", "person"]


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, ON_ITS_SIDE], ids=lambda size: f"{size['width']}")
def test_newcomers_can_learn_before_they_play(visitor: Visitor, size: ViewportSize) -> None:
    """Without scrolling, and so can they play at once where the window is high enough."""
    page = open_page(visitor(size), "/")
    for name in ("Learn Bali (2017)", "Play now"):
        found = page.locator("a, button", has_text=name).first
        expect(found).to_be_visible()
        box = found.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"] or (size is ON_ITS_SIDE and name == "Play now")
    expect(page.get_by_text("New here?")).to_be_visible()


def test_my_games_come_first(visitor: Visitor) -> None:
    """Running ones above everything else, finished ones with who won and when."""
    context = visitor()
    make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    given_up = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    resign = {"do": "resign", "command": "resign"}
    assert context.request.post(f"/api/tables/{given_up}/commands", data=resign).ok
    page = open_page(context, "/")
    first = page.locator("main > section").first
    expect(first.get_by_role("heading")).to_have_text("My games")
    expect(first.locator(".table-list a")).to_have_count(1)
    played = page.locator("section", has_text="Games I have played").last
    expect(played.locator(".table-list a")).to_contain_text("wins")
    expect(played.locator("time")).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_the_film_moves_and_can_be_stopped(visitor: Visitor) -> None:
    """Where motion is unwanted nothing moves."""
    still = open_page(visitor(), "/")
    still.locator(".film svg").first.wait_for()
    assert still.evaluate(MOVING) == []
    page = open_page(visitor(reduced_motion="no-preference"), "/")
    for game in ("2017", "2001"):
        page.get_by_role("radio", name=re.compile(game)).click()
        page.locator(".film svg").first.wait_for()
        assert set(page.evaluate(MOVING)) == {"running"}
    page.get_by_role("button", name="Stop the animation").click()
    assert set(page.evaluate(MOVING)) == {"paused"}
    page.get_by_role("button", name="Play the animation").click()
    assert set(page.evaluate(MOVING)) == {"running"}


def test_the_lower_part_of_the_home_page_leads_on(visitor: Visitor) -> None:
    """A table's code, the lessons and rules of every game, and the score pad, each with its own picture."""
    context = visitor()
    page = open_page(context, "/")
    expect(page.locator(".lobby .village")).to_be_visible()
    expect(page.locator(".tile .tile-picture")).to_have_count(3)
    drawn = "[...document.querySelectorAll('.village use, .tile-picture use')].map((use) => use.getBBox().width > 0)"
    assert page.evaluate(drawn) == [True] * 4
    for way in ("Learn", "Strategy", "Rules", "Score pad"):
        for game in ("2017", "2001"):
            expect(page.get_by_role("link", name=f"{way}: Bali ({game})")).to_be_visible()
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_text("Type the code that you were given.")).to_be_visible()
    code = open_page(visitor(), "/new")
    code.get_by_role("button", name="Create a table").click()
    page.get_by_label("Code").fill(code.locator(".invite .code").inner_text())
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(".invitation .host")).to_contain_text("invites you")
    assert not script_errors(page)


def test_a_phone_tells_the_two_games_apart(visitor: Visitor) -> None:
    """There the cards have room for a name only, so the chosen game is described below them."""
    page = open_page(visitor(PHONE), "/")
    summary = page.locator(".game-summary")
    expect(summary).to_contain_text("Klaus-Jürgen Wrede")
    page.get_by_role("radio", name=re.compile("2001")).click()
    expect(summary).to_contain_text("Uwe Rosenberg")
    expect(open_page(visitor(), "/").locator(".game-summary")).to_be_hidden()


def test_a_new_table_is_summed_up(visitor: Visitor) -> None:
    """In a sentence that follows every choice; missing names are asked for in our own words."""
    page = open_page(visitor(), "/new")
    summary = page.locator(".summary")
    expect(page.get_by_label("Your name")).not_to_have_value("")
    expect(summary).to_contain_text("You play Bali (2017) with one person who has the link.")
    expect(summary).to_contain_text("There is no clock")
    page.get_by_text("Quick", exact=True).click()
    expect(summary).to_contain_text("4 minutes for the whole game and gains 2 seconds with every decision")
    page.get_by_text("Over several days", exact=True).click()
    expect(page.get_by_label("No time passes at night")).to_be_checked()
    expect(summary).to_contain_text("At night the clock stands still.")
    page.get_by_text("Oracle", exact=True).click()
    expect(summary).to_contain_text("Variants: Oracle.")
    page.get_by_label("Seat 2").select_option("guest")
    expect(page.get_by_text("who gets a link of their own")).to_be_visible()
    page.get_by_role("button", name="Create a table").click()
    expect(page.get_by_text("Please type a name.")).to_be_visible()
    expect(page.locator("#seat-name-0")).to_be_focused()
    page.keyboard.type("Nyoman")
    expect(summary).to_contain_text("with Nyoman.")
    expect(summary).to_contain_text("Only people with the link")
    page.get_by_label("Seat 2").select_option("local")
    expect(summary).to_contain_text("with Nyoman on this device.")
    expect(summary).not_to_contain_text("Only people with the link")
    page.locator("#seat-name-0").fill("")
    expect(summary).to_contain_text("with somebody on this device.")
    page.locator("#seat-name-0").fill("Nyoman")
    page.get_by_role("button", name="Create a table").click()
    expect(page).to_have_url(AT_A_TABLE)
    assert not script_errors(page)


@pytest.mark.parametrize("size", [WIDE, DESKTOP, TABLET, PHONE])
def test_a_banner_shows_the_landmark_of_its_scene(visitor: Visitor, size: ViewportSize) -> None:
    """Whole, however wide and low the banner is."""
    page = open_page(visitor(viewport=size), "/new")
    for number, (game, landmark) in enumerate(LANDMARKS.items()):
        page.locator(".game-card").nth(number).click()
        page.locator(f".banner.{game}").wait_for()
        assert page.evaluate(BEYOND_THE_BANNER, landmark) <= 0, game
