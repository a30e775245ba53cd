"""Learning: the list of lessons, lessons at every size, guided games, strategy and the rules pages."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import bots, make_table, open_page, script_errors
from tests.web.commanding import up_to_date
from tests.web.layout import scrolled_by

Visitor = Callable[..., BrowserContext]
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SIZES = (DESKTOP, TABLET, PHONE, SIDEWAYS)
GAMES = ("altar", "dalang")

# Whether two parts of a page lie over each other, and whether a part stands out of the window.
PLACES = """
() => {
  const box = (selector) => {
    const found = document.querySelector(selector);
    if (!found || !found.getClientRects().length) return null;
    const { left, top, right, bottom } = found.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const found = { guide: box('.guide'), board: box('.board-place'), prompt: box('.prompt') };
  const over = (one, other) => one && other && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const out = (one) => !one || one.left < -1 || one.top < -1
    || one.right > innerWidth + 1 || one.bottom > innerHeight + 1;
  const names = Object.keys(found);
  return {
    board: found.board,
    over: names.flatMap((one, i) => names.slice(i + 1).filter((other) => over(found[one], found[other]))),
    out: names.filter((name) => out(found[name])),
  };
}
"""

# A coached game in short: what is asked (a phase) and what happens (events), version by version.
COACHED = """
async () => {
  const { coach, guide, guidedTable } = await import("/web/app/core/coach_state.js");
  const rest = { phase: null, offers: null, events: [], by: null, details: {}, at_most: {} };
  const onPhase = ["contest", "turn", "journey"].map((phase) => ({ ...rest, name: phase, phase }));
  const onEvent = ["drew", "scored", "over"].map((event) => ({ ...rest, name: event, events: [event] }));
  guide("table");
  let version = 0;
  const happen = (phase, ...events) =>
    coach("table", [...onPhase, ...onEvent], {
      view: { phase, legal: [] }, version: (version += 1), seat: 0, isAsked: phase !== null, isOver: phase === "end",
      events: events.map((type) => ({ type, seat: 1 })),
    });
  happen("contest");
  happen(null);
  happen(null, "drew");
  happen("turn", "scored");
  happen("contest");
  happen("journey", "scored", "over");
  happen("end", "over");
  return guidedTable("table").pages.map((page) => page.map((tip) => tip.name));
}
"""


def places(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PLACES)
    return found


def lesson_names(context: BrowserContext, game: str) -> list[str]:
    return [lesson["name"] for lesson in context.request.get(f"/api/lessons/{game}").json()["lessons"]]


@pytest.mark.parametrize(
    "size", [PHONE, SIDEWAYS, *(pytest.param(one, marks=pytest.mark.slow) for one in (DESKTOP, TABLET))]
)
def test_the_text_of_a_lesson_stands_beside_the_board(visitor: Visitor, size: ViewportSize) -> None:
    """It covers neither board nor question, and the board keeps its edges towards it when it changes."""
    context = visitor(size, language="de-DE")
    page = open_page(context, "/")
    for game, name, choices in (
        ("altar", "turn", ("nobuy", "buy=rice", "rice*2")),
        ("dalang", "scholar", ("end", "scholar")),
    ):
        page.goto(f"/learn/{game}?lesson={name}")
        page.locator(".lesson [data-action]").first.wait_for(state="attached")
        before = places(page)
        assert (before["over"], before["out"]) == ([], [])
        for choice in choices:
            task = page.locator(".lesson .task").text_content() or ""
            page.locator(f".lesson [data-action='{choice}']").first.dispatch_event("click")
            if choice in ("nobuy", "end"):
                expect(page.locator(".lesson .problem")).not_to_be_empty()
            else:
                expect(page.locator(".lesson .task")).not_to_have_text(task)
            after = places(page)
            assert (after["over"], after["out"]) == ([], [])
            edges = [
                (found["board"]["left"], found["board"]["top"], found["board"]["right"]) for found in (before, after)
            ]
            assert edges[0] == pytest.approx(edges[1], abs=2)
    assert not script_errors(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-GB", "nl-NL", "de-DE", "it-IT"])
def test_no_lesson_is_cut_at_any_size(visitor: Visitor, language: str) -> None:
    """The whole task can be read, by scrolling its panel at worst, and the panel lies over nothing."""
    context = visitor(language=language)
    page = open_page(context, "/")
    for game in GAMES:
        for name in lesson_names(context, game):
            page.goto(f"/learn/{game}?lesson={name}")
            page.locator(".lesson [data-action]").first.wait_for(state="attached")
            for size in SIZES:
                page.set_viewport_size(size)
                found = places(page)
                assert (found["over"], found["out"]) == ([], []), (game, name, size)
                assert page.evaluate(
                    "document.querySelector('.guide').scrollWidth <= document.querySelector('.guide').clientWidth + 1"
                )


def test_a_guided_game_has_a_coach(visitor: Visitor) -> None:
    """From the list of lessons to a real game; the coach speaks, can be looked up, switched off and on again."""
    context = visitor()
    page = open_page(context, "/learn/altar")
    page.get_by_role("button", name="Start the guided game").click()
    page.wait_for_url("**/t/*")
    coach = page.locator(".guide.coach")
    expect(coach.locator(".coach-about")).to_contain_text("You lead a village")
    expect(coach.locator(".tip")).not_to_have_count(0)
    first = coach.locator(".tip").last.inner_text()
    assert "Every turn you play" in first
    found = places(page)
    assert (found["over"], found["out"]) == ([], [])
    page.locator(".prompt [data-action]").first.dispatch_event("click")
    expect(coach.locator(".tip").last).to_contain_text("until you hold three")
    page.reload()
    expect(coach.locator(".tip").last).to_contain_text("until you hold three")
    coach.get_by_role("button", name="Previous tip").click()
    expect(coach.locator(".tip").first).to_contain_text("Every turn you play")
    coach.get_by_role("button", name="Switch the coach off").click()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Coach").click()
    expect(coach.locator(".tip").last).to_contain_text("until you hold three")
    seats = context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [seat["level"] for seat in seats if seat["kind"] == "bot"] == ["novice"]
    assert not script_errors(page)


def test_every_decision_has_a_page_of_the_coach(visitor: Visitor) -> None:
    """Its own tip is given at once, whatever was said on decisions before it, also when nothing was due in between."""
    page = open_page(visitor(), "/learn/altar")
    page.locator(".lesson-list").wait_for()
    pages = page.evaluate(COACHED)
    assert pages == [["contest"], ["drew", "turn"], ["scored", "journey"], ["over"]]


@pytest.mark.parametrize("lesson", ["contest", "block", "join", "parry"])
def test_answers_beside_a_guide_are_whole(visitor: Visitor, lesson: str) -> None:
    """On a desk too, where the guide leaves the stage less room than a table without one."""
    page = open_page(visitor(language="de-DE", all_choices=False), f"/learn/dalang?lesson={lesson}")
    page.locator(".dalang-stage .answers button").first.wait_for()
    assert scrolled_by(page, ".dalang-question") <= 1


def test_the_coach_tells_learners_who_they_are(visitor: Visitor) -> None:
    """Their name may be one that the page has given them, and the board of dalang calls them "You"."""
    context = visitor()
    seats = [{"kind": "me"}, *bots(2)]
    table = make_table(context, "Ann", game="dalang", seats=seats, starter="first", pace=9000)
    seat = context.request.get(f"/api/tables/{table}").json()["you"]["seat"]
    event = {"type": "took_mask", "seat": seat, "value": 3, "mine": True, "forced": False}
    guided = {"table": table, "off": False, "pages": [[{"name": "mask", "event": event}]], "asked": None}
    context.add_init_script(f"if (location.host) localStorage['banjar-guided'] ??= {json.dumps(json.dumps(guided))}")
    page = open_page(context, f"/t/{table}")
    expect(page.locator(".tip-event").first).to_have_text("Ann (You) takes a demon mask of value 3")
    expect(page.locator(".dalang-plate.own .name")).to_have_text("Ann (You)")
    assert not script_errors(page)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_the_coach_covers_nothing(visitor: Visitor, size: ViewportSize) -> None:
    """Neither the board nor the question, in the game with the longest tips; read tips are folded away."""
    context = visitor(size, language="it-IT")
    page = open_page(context, "/learn/dalang")
    page.locator(".guided-start").click()
    page.wait_for_url("**/t/*")
    # Tips on what the table answers by itself are folded again at once.
    up_to_date(page, context, page.url.rsplit("/", 1)[1])
    page.locator(".guide.coach .tip").first.wait_for()
    found = places(page)
    assert (found["over"], found["out"]) == ([], [])
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page itself can be scrolled"
    page.get_by_role("button", name="Ho capito").click()
    expect(page.locator(".guide.coach .tip").first).to_be_hidden()
    wider = places(page)
    assert (wider["over"], wider["out"]) == ([], [])
    sizes = [(one["right"] - one["left"]) * (one["bottom"] - one["top"]) for one in (found["board"], wider["board"])]
    assert sizes[1] > sizes[0] * 1.2
    page.get_by_role("button", name="Allenatore", exact=True).click()
    expect(page.locator(".guide.coach .tip").first).to_be_visible()


def test_a_strategy_position_is_explained_and_played_on(visitor: Visitor) -> None:
    """Both games: the list, a position, what was played there, and a table that begins there."""
    context = visitor()
    for game in GAMES:
        page = open_page(context, f"/strategy/{game}")
        page.locator(".lesson-list a").first.click()
        page.locator(".guide .answer").click()
        expect(page.locator(".guide [role=status]")).to_contain_text("The bot chose:")
        name = page.url.rpartition("=")[2]
        shown = context.request.get(f"/api/strategy/{game}/{name}").json()
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url("**/t/*")
        page.locator(".prompt.mine").wait_for()
        table = context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert table["you"]["seat"] == shown["seat"] == table["to_act"]
        assert table["game"] == shown["game"]
        assert not script_errors(page)


def test_the_rules_begin_with_an_introduction(visitor: Visitor) -> None:
    """With figures, a list of contents that leads to the sections, and a version for paper without controls."""
    context = visitor(PHONE, language="nl-NL")
    for game, section in (("altar", "A5"), ("dalang", "B8")):
        page = open_page(context, f"/rules/{game}")
        parts = page.locator(".introduction .part")
        expect(parts).to_have_count(7)
        assert all(parts.nth(number).locator(".figure svg").count() > 1 for number in range(7))
        page.locator(f".contents a[href='#{section}']").click()
        expect(page.locator(f"#{section}")).to_be_in_viewport()
        page.emulate_media(media="print")
        for hidden in (".head", ".rules .search", ".contents", ".rules-tools"):
            expect(page.locator(hidden).first).to_be_hidden()
        expect(parts.first).to_be_visible()
        page.emulate_media(media="screen")
        assert not script_errors(page)
