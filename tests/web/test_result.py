"""The result: podium, curve, what decided, sentences for everybody, and the rematch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from operator import itemgetter

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import agree, bots, make_table, open_page, script_errors
from tests.web.commanding import play_together
from tests.web.test_quality import check

Visitor = Callable[..., BrowserContext]
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
SIZES = [DESKTOP, TABLET, PHONE, LANDSCAPE]
CUT = """() => [
  ...document.querySelectorAll(".dialog-foot :is(button, a), .dialog-head :is(h2, button)")
].filter((part) => {
  const box = part.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return !isInside || !(part === seen || part.contains(seen)) || part.scrollWidth > part.clientWidth + 1;
}).map((part) => part.textContent)"""


def send(context: BrowserContext, table: str, do: str, **fields: object) -> dict[str, object]:
    """A command over HTTP."""
    send.count += 1  # type: ignore[attr-defined]
    body = {"do": do, "command": f"result-{send.count}", **fields}  # type: ignore[attr-defined]
    answer = context.request.post(f"/api/tables/{table}/commands", data=body)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


send.count = 0  # type: ignore[attr-defined]


def people_at(people: list[BrowserContext], names: list[str], game: str, machines: int = 0) -> str:
    """A running table of these people."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *bots(machines)]
    table = make_table(people[0], names[0], start=False, game=game, seats=seats, starter="first", formalities=False)
    for person, name in zip(people[1:], names[1:], strict=True):
        person.request.get("/api/me")
        send(person, table, "join", name=name)
        send(person, table, "ready")
    send(people[0], table, "start")
    return table


def play_out(people: list[BrowserContext], table: str) -> None:
    """Everybody chooses the last action until the end."""
    play_together(people, table, itemgetter(-1))


def result_page(context: BrowserContext, table: str) -> Page:
    """The page with the result."""
    page = open_page(context, f"/t/{table}")
    page.locator("dialog.result").wait_for()
    return page


def test_a_finished_game_shows_podium_curve_and_what_decided(visitor: Visitor) -> None:
    """Everybody reads their own sentence; the winner stands in the winner's colour; nothing is cut at any size."""
    ann, ben, eve = visitor(), visitor(), visitor()
    table = people_at([ann, ben], ["Ann", "Ben"], "altar")
    play_out([ann, ben], table)
    now = ann.request.get(f"/api/tables/{table}").json()
    result, names = now["result"], [seat["name"] for seat in now["seats"]]
    won = result["winners"]
    for context, name in ((ann, "Ann"), (ben, "Ben"), (eve, "Eve")):
        page = result_page(context, table)
        title = page.locator("dialog.result h2")
        if won == [names.index(name)] if name in names else False:
            expect(title).to_have_text("You win!")
        elif len(won) == 1:
            expect(title).to_have_text(f"{names[won[0]]} wins")
        steps = page.locator(".podium li")
        expect(steps).to_have_count(2)
        expect(steps.first).to_contain_text(names[won[0]])
        expect(steps.first).to_have_class(re.compile(rf"place-1 {now['seats'][won[0]]['colour']}"))
        if result["deciding_line"]:
            expect(page.locator(".deciding-line")).to_contain_text("What decided it")
            expect(page.locator(".sheet tr.deciding")).to_have_count(1)
        expect(page.locator(".sheet .line-picture")).to_have_count(7)
        expect(page.locator(".plot polyline")).to_have_count(2)
        totals = [sheet["total"] for sheet in result["sheets"]]
        expect(page.locator(".points-curve p")).to_contain_text(f"{names[0]} {totals[0]}, {names[1]} {totals[1]}")
        page.get_by_role("slider").press("Home")
        expect(page.locator(".points-curve p")).to_contain_text("turn 1:")
        assert not script_errors(page)
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_timeout(100)
        assert page.evaluate(CUT) == [], size
    check(page, "a result")


@pytest.mark.parametrize("language", ["de-DE", "it-IT", "nl-NL"])
def test_buttons_of_the_result_are_whole_in_every_language(visitor: Visitor, language: str) -> None:
    """With the longest words too, at all four sizes."""
    context = visitor(language=language)
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], pace=9000)
    send(context, table, "resign")
    page = result_page(context, table)
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_timeout(100)
        assert page.evaluate(CUT) == [], size


def test_sentences_for_who_gave_up_and_who_stayed(visitor: Visitor) -> None:
    ann, ben, eve = visitor(), visitor(), visitor()
    table = people_at([ann, ben], ["Ann", "Ben"], "altar")
    send(ann, table, "resign")
    for context, title, sentence in (
        (ann, "You gave up", "Ben wins."),
        (ben, "You win!", "Ann has given up."),
        (eve, "Ben wins", "Ann has given up."),
    ):
        page = result_page(context, table)
        expect(page.locator("dialog.result h2")).to_have_text(title)
        expect(page.locator(".end-reason")).to_have_text(sentence)
        expect(page.locator(".podium li").first).to_contain_text("Ben")
        expect(page.locator(".podium li").last).to_contain_text("gave up")


def test_a_rematch_takes_one_click_of_each(visitor: Visitor) -> None:
    """The others read who wants it; the bot sits down again, and with the last click the game runs."""
    ann, ben = visitor(), visitor()
    table = people_at([ann, ben], ["Ann", "Ben"], "altar", machines=1)
    for person in (ann, ben):
        send(person, table, "resign")
    first, second = result_page(ann, table), result_page(ben, table)
    second.get_by_role("button", name="Play again").click()
    second.wait_for_url(lambda url: not url.endswith(table))
    expect(second.locator(".seat-list li", has_text="Ben")).to_contain_text("ready")
    expect(second.locator(".invitation .status")).to_have_text("Waiting for Ann.")
    expect(second.locator(".waiting-chat")).to_be_visible()
    expect(second.locator(".invite, .qr-code")).to_have_count(0)
    expect(first.locator(".rematch-wish")).to_have_text("Ben wants a rematch!")
    first.locator("dialog").get_by_role("button", name="Close").click()
    first.get_by_role("button", name="Ben wants a rematch!").click()
    first.get_by_role("button", name="Yes, play again").click()
    for page in (first, second):
        page.locator(".prompt").wait_for()
        assert not script_errors(page)
    assert first.url == second.url
    seats = ann.request.get(f"/api/tables/{first.url.rpartition('/')[2]}").json()["seats"]
    assert sorted(seat["level"] or seat["name"] for seat in seats) == ["Ann", "Ben", "novice"]


def test_masks_are_drawn_on_the_sheet(visitor: Visitor) -> None:
    """As many as were won, each with its value."""
    context = visitor()
    table = make_table(
        context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], options={"turn_limit": 12}, formalities=False
    )
    play_out([context], table)
    page = result_page(context, table)
    masks = [
        mask
        for mask in context.request.get(f"/api/tables/{table}").json()["game"]["masks"]
        if mask["owner"] is not None
    ]
    expect(page.locator(".won-mask")).to_have_count(len(masks))
    expect(page.locator(".plot polyline")).to_have_count(3)
    check(page, "a result")


def test_who_gives_up_comes_back_to_the_board(visitor: Visitor) -> None:
    """The menu from which the game was given up does not lie under the result."""
    context = visitor(PHONE)
    page = open_page(context, f"/t/{make_table(context, 'Ann', game='altar', seats=[{'kind': 'me'}, *bots(1)])}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    agree(page)
    page.locator("dialog.result").wait_for()
    page.locator("dialog").get_by_role("button", name="Close").click()
    expect(page.locator(".side-panel")).to_have_count(0)
    expect(page.locator(".board-place")).to_be_visible()
    assert not script_errors(page)


def test_the_coach_has_the_last_word(visitor: Visitor) -> None:
    """What the coach says about the score sheet stands in the result, which covers the coach."""
    context, other = visitor(), visitor()
    table = people_at([context, other], ["Ann", "Ben"], "altar")
    guided = json.dumps({"table": table, "off": False, "pages": [], "asked": None})
    context.add_init_script(f"if (location.host) localStorage['banjar-guided'] ??= {json.dumps(guided)}")
    page = open_page(context, f"/t/{table}")
    page.locator(".guide.coach .tip").first.wait_for()
    play_out([context, other], table)
    page.locator("dialog.result").wait_for()
    expect(page.locator(".closing-tip")).to_contain_text("Look at the score sheet")
    assert not script_errors(page)
