"""Every screen for everybody: no barriers that axe knows, all languages, nothing that overflows, no secrets."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_fixtures import DESKTOP, PHONE
from clicking import bots, click_on, make_table, open_page
from playwright.sync_api import BrowserContext, Page, ViewportSize

Visitor = Callable[..., BrowserContext]
SCREENS = ("/", "/new", "/rules/altar", "/rules/dalang", "/learn/altar", "/learn/dalang", "/me/abc", "/nowhere")
LANGUAGES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE", "it": "it-IT"}


# The old screen has gone by the second frame.
GO = """
async (address) => {
  (await import('/web/app/route.js')).go(address);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
"""

# What lies in a strip that can be pushed sideways is meant to.
TOO_WIDE = """
() => {
  const scrolls = e => e && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  return [...document.querySelectorAll('button, label, select, input, h1, h2, .pill span')]
    .filter(e => e.offsetParent && !e.closest('.hidden, .skip') && !scrolls(e))
    .filter(e => e.getBoundingClientRect().right > innerWidth + 2 && e.getBoundingClientRect().width > 2)
    .map(e => e.outerHTML.slice(0, 120));
}
"""

# Windows, the size of letters, and what a pointer or a thumb needs.
CROWDED = [
    ((1440, 900), 32, 24),
    ((1024, 768), 32, 24),
    ((390, 844), 32, 44),
    ((844, 390), 16, 44),
    ((720, 450), 16, 24),
]
# What is looked at: cards of the hand that may be played, and in altar the free cards too.
HELD = {"altar": [".hand-card.offered", ".offer-card.offered"], "dalang": [".dalang-kind.offered"]}
LETTERS = """
async (size) => {
  document.documentElement.style.fontSize = `${size}px`;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
"""

# Words that are cut off, and what sticks out of the panel it belongs to or out of the table.
OUT_OF_ITS_BOX = """
() => {
  // A number on a corner may stand out a little.
  const badge = parseFloat(getComputedStyle(document.documentElement).fontSize) / 2;
  const words = '.board-place :is(h2, h3, .name, .player-name, .tag, .row-name, .supply-words)';
  const cut = [...document.querySelectorAll(words)]
    .filter(e => e.offsetParent && e.clientWidth > 2 && e.scrollWidth > e.clientWidth + 1);
  const panels = '.dalang-island, .dalang-plate, .brief, .player, .supply, .altar-and-pile, .board-place, '
    + '.own-play, .own-hand, .own-goods';
  const ignored = '.hidden, .scene, .dalang-scene, .why-place, .dalang-told, svg *, .dalang-hand ul';
  const out = [...document.querySelectorAll('.board-place *')].filter(e => {
    const box = e.getBoundingClientRect();
    if (!box.width || e.closest(ignored)) return false;
    const panel = e.parentElement.closest(panels)?.getBoundingClientRect();
    return panel && (box.right > panel.right + badge || box.left < panel.left - badge);
  });
  return [...new Set([...cut, ...out])].map(e => e.outerHTML.slice(0, 160)).slice(0, 6);
}
"""


def screens(context: BrowserContext, page: Page) -> list[str]:
    """The addresses of all screens, a waiting table and a running one of each game among them."""
    open_seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "guest", "name": "Ben"}]
    waiting = make_table(context, "Ann", start=False, game="altar", seats=open_seats)
    running = [
        make_table(context, "Ann", game=game, seats=[{"kind": "me"}, *bots(2)], starter="first", hints=True)
        for game in ("altar", "dalang")
    ]
    return [*SCREENS, f"/t/{waiting}", *(f"/t/{table}" for table in running), f"/replay/{ended_table(context, page)}"]


def ended_table(context: BrowserContext, page: Page) -> str:
    """A table whose game is over, because the other one gave up."""
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page.goto(f"/t/{table}")
    page.locator(".prompt").wait_for()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name=re.compile("^(Table|Tafel|Tisch|Tavolo)$")).click()
    page.locator("button.danger").click()
    page.locator("dialog").wait_for()
    return table


def show(page: Page, address: str) -> None:
    """Go to a screen as its links do, without loading the client anew."""
    page.evaluate(GO, address)
    settle(page)


def settle(page: Page) -> None:
    """Wait until a screen has what it shows."""
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_timeout(200)


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", DESKTOP), ("light", PHONE)])
def test_axe_finds_nothing(visitor: Visitor, theme: str, size: ViewportSize) -> None:
    """On no screen, in neither theme, and not on a phone."""
    context = visitor(size, color_scheme=theme)
    page = open_page(context, "/")
    for address in screens(context, page):
        show(page, address)
        check(page, address)


def check(page: Page, what: str) -> None:
    """Axe on what is shown now."""
    page.wait_for_timeout(100)
    found = Axe().run(page)
    assert not found.response["violations"], f"{what}: {found.generate_report()}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_what_is_opened(visitor: Visitor, theme: str) -> None:
    """Panels, dialogs, explanations, and on a phone what folds and what is confirmed."""
    context = visitor(color_scheme=theme)
    seats = [{"kind": "me"}, *bots(2)]
    table = make_table(context, "Ann", game="altar", seats=seats, starter="first", hints=True)
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Why?").click()
    for name in ("Log", "Chat", "Table"):
        page.get_by_role("button", name=name, exact=True).click()
        check(page, name)
    page.get_by_role("button", name="Settings").click()
    check(page, "Settings")
    page.get_by_label("The table in words").check()
    page.locator("dialog").get_by_role("button", name="Close").click()
    check(page, "The table in words")
    page.set_viewport_size(PHONE)
    page.evaluate("localStorage.setItem('banjar', JSON.stringify({confirm: true}))")
    page.reload()
    page.locator(".others summary").click()
    page.locator(".prompt [data-action]").last.click()
    page.locator(".confirm").wait_for()
    check(page, "Confirming")
    ended_table(context, page)
    check(page, "Result")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(visitor: Visitor, language: str) -> None:
    """No message is missing, no button is wider than its screen, on a desk and on a phone."""
    context = visitor(language=LANGUAGES[language])
    page = open_page(context, "/")
    for address in screens(context, page):
        for size in (DESKTOP, PHONE):
            page.set_viewport_size(size)
            show(page, address)
            text = page.locator("body").inner_text()
            assert "⟨" not in text, f"{address} in {language}: {text[text.index('⟨') : text.index('⟨') + 60]}"
            assert page.locator("html").get_attribute("lang") == language
            wide = page.evaluate(TOO_WIDE)
            assert not wide, f"{address} in {language} at {size['width']}: {wide}"


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_text_at_twice_its_size(visitor: Visitor, game: str) -> None:
    """WCAG 1.4.4: with large letters, and in low windows, nothing gets too small, out of reach or out of its box."""
    context = visitor()
    table = make_table(context, "Ann", game=game, seats=[{"kind": "me"}, *bots(3)], starter="first")
    page = open_page(context, f"/t/{table}")
    for wanted in HELD[game]:
        play_until(page, wanted)
        for (width, height), letters, least in CROWDED:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(LETTERS, letters)
            where = f"{game} at {width} × {height} with letters of {letters}"
            assert not page.evaluate(OUT_OF_ITS_BOX), where
            things = page.locator(f"{wanted}, .board-place .offered, .prompt .actions button")
            for thing in things.filter(visible=True).all():
                thing.scroll_into_view_if_needed()
                box = thing.bounding_box()
                assert box, where
                assert min(box["width"], box["height"]) >= least, f"{where}: {thing.get_attribute('class')} {box}"
                thing.click(trial=True, timeout=5_000)
        page.set_viewport_size(DESKTOP)
        page.evaluate(LETTERS, 16)


def play_until(page: Page, wanted: str) -> None:
    """Choose in words, by lot, until this is there."""
    dice = random.Random(1)
    for _ in range(400):
        page.locator(f".prompt.mine, {wanted}").first.wait_for()
        if page.locator(wanted).count():
            return
        click_on(page, dice)
    raise AssertionError(f"there is never {wanted}")


def test_no_other_host_is_asked(visitor: Visitor) -> None:
    """And the first page weighs less than 200 kB."""
    context = visitor()
    asked: list[str] = []
    weight = 0
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")

    def count(event: dict[str, float]) -> None:
        nonlocal weight
        weight += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    settle(page)
    page.wait_for_timeout(500)
    assert {address.split("/")[2] for address in asked} == {page.url.split("/")[2]}
    assert weight < 200_000, weight
