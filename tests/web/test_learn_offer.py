"""The offer to learn a game: to those who are new to it, before their first game and after it, and to nobody else."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.clicking import bots, make_table, open_page, script_errors

Visitor = Callable[..., BrowserContext]
PLAYERS = {"altar": 2, "dalang": 3}
FEW_GAMES = 2
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def given_up(context: BrowserContext, game: str) -> str:
    """A game that is over for a person and bots; returns the table's page."""
    seats = [{"kind": "me"}, *bots(PLAYERS[game] - 1)]
    table = make_table(context, "Ann", game=game, seats=seats, starter="first")
    assert context.request.post(f"/api/tables/{table}/commands", data={"do": "resign", "command": "resign"}).ok
    return f"/t/{table}"


def open_result(context: BrowserContext, address: str) -> Page:
    """The result, once the page knows all of the person's games."""
    page = context.new_page()
    with page.expect_response("**/api/tables/mine"):
        page.goto(address)
    page.locator("dialog.result").wait_for()
    page.evaluate(DRAWN)
    return page


def test_a_guided_game_is_one_click_from_home(visitor: Visitor) -> None:
    """Before the first game of its kind: afterwards home offers it for the other game only."""
    page = open_page(visitor(), "/")
    newcomer = page.get_by_text("New here?")
    expect(newcomer).to_be_visible()
    page.get_by_role("button", name="Play with a coach").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".guide.coach .coach-about")).to_contain_text("You lead a village")
    page.goto("/")
    page.locator(".my-games").wait_for()
    expect(newcomer).to_have_count(0)
    expect(page.get_by_role("link", name="Learn Bali (2017)")).to_be_visible()
    page.get_by_role("radio", name="Bali (2001)").click()
    expect(newcomer).to_be_visible()
    assert not script_errors(page)


def test_the_first_results_offer_the_lessons(visitor: Visitor) -> None:
    """In one click; no longer after several games, and spectators are not asked."""
    context = visitor()
    first = given_up(context, "altar")
    page = open_result(context, first)
    offer = page.locator("dialog .learn-after")
    expect(offer.get_by_role("button", name="Play with a coach")).to_be_visible()
    offer.get_by_role("link", name="Learn Bali (2017)").click()
    expect(page.get_by_role("heading", name="Lessons")).to_be_visible()
    watching = open_page(visitor(), first)
    watching.locator("dialog.result").wait_for()
    assert watching.locator(".learn-after").count() == 0
    for _ in range(FEW_GAMES):
        last = given_up(context, "altar")
    page = open_result(context, last)
    expect(page.locator(".learn-after")).to_have_count(0)


def test_who_has_learned_is_not_asked(visitor: Visitor) -> None:
    """A guided game is offered until one is over, lessons until all are finished."""
    context = visitor()
    page = open_page(context, "/learn/dalang")
    page.locator(".guided-start").click()
    page.wait_for_url("**/t/*")
    page.locator(".guide.coach").wait_for()
    table = page.url.rpartition("/")[2]
    assert context.request.post(f"/api/tables/{table}/commands", data={"do": "resign", "command": "resign"}).ok
    offer = page.locator("dialog .learn-after")
    expect(offer.get_by_role("link")).to_have_count(1)
    expect(offer.get_by_role("button")).to_have_count(0)
    names = [lesson["name"] for lesson in context.request.get("/api/lessons/dalang").json()["lessons"]]
    page.evaluate("kept => { localStorage['banjar-lessons'] = kept }", json.dumps({"dalang": names}))
    page.reload()
    page.locator("dialog.result").wait_for()
    assert offer.count() == 0
    assert not script_errors(page)


def test_the_last_lesson_leads_to_a_real_game(visitor: Visitor) -> None:
    """With a coach, not to the home page."""
    context = visitor()
    name = context.request.get("/api/lessons/altar").json()["lessons"][-1]["name"]
    page = open_page(context, f"/learn/altar?lesson={name}")
    page.locator(".lesson [data-action]").first.wait_for(state="attached")
    start = page.locator(".lesson-end .guided-start")
    for _ in range(6):
        if start.count():
            break
        solve_step(page)
    start.click()
    page.wait_for_url("**/t/*")
    page.locator(".guide.coach").wait_for()


def solve_step(page: Page) -> None:
    """Try the choices of a task until one is right."""
    task = page.locator(".lesson .task")
    before = task.text_content() or ""
    for text in page.locator(".lesson [data-action]").evaluate_all("all => all.map((one) => one.dataset.action)"):
        with page.expect_response("**/api/lessons/**"):
            page.locator(f".lesson [data-action='{text}']").first.dispatch_event("click")
        page.locator(".lesson .pending").wait_for(state="detached")
        if (task.text_content() or "") != before:
            return
