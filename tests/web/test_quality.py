"""Every screen: accessible by axe, in all languages, without overflow, without requests to other hosts."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, ViewportSize
from tests.web.browser_fixtures import DESKTOP, PHONE
from tests.web.clicking import agree, bots, click_on, make_table, open_page
from tests.web.commanding import play_together

Visitor = Callable[..., BrowserContext]
SCREENS = (
    "/",
    "/new",
    "/rules/altar",
    "/rules/dalang",
    "/learn/altar",
    "/learn/dalang",
    "/strategy/altar",
    "/strategy/dalang",
    "/pad/altar",
    "/pad/dalang",
    "/me/abc",
    "/code/ABCD",
    "/nowhere",
)
LANGUAGES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE", "it": "it-IT"}
# The longest words are German, and the least room for them is on a phone.
LANGUAGE_AND_SIZE = pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param(name, size, marks=() if (name, size) == ("de", PHONE) else pytest.mark.slow)
        for name in LANGUAGES
        for size in (DESKTOP, PHONE)
    ],
)


# The old screen has gone by the second frame.
GO = """
async (address) => {
  (await import('/web/app/core/route.js')).go(address);
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

# Words that stand out of the box they belong to, or are cut off in it. Names of people and running lines may be cut.
SPILLED = """
() => {
  const boxes = 'button, a.button, select, th, td, h1, h2, h3, summary, legend, label, .tag, .badge, .pill';
  const cuttable = '.name, .player-name, .recap, .last, .hidden, .skip';
  const unbound = (node, box) => {
    for (let e = node.parentElement; e && e !== box.parentElement; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.clipPath !== 'none' || (e !== box && style.position === 'absolute')) return true;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return true;
    }
    return false;
  };
  const found = [];
  for (const box of document.querySelectorAll(boxes)) {
    if (!box.getClientRects().length || box.closest(cuttable)) continue;
    const edge = box.getBoundingClientRect();
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest(cuttable) || unbound(node, box)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const out = [...range.getClientRects()].some((it) => it.width > 1 && (it.left < edge.left - 2
        || it.right > edge.right + 2 || it.top < edge.top - 4 || it.bottom > edge.bottom + 4));
      if (out) found.push(`${box.tagName}.${box.className}: ${node.data.trim()}`);
    }
    const cut = getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1;
    if (cut) found.push(`cut off: ${box.textContent.trim()}`);
  }
  return found;
}
"""

# A preference is changed without its dialog.
PREFER = "async ([name, value]) => { (await import('/web/app/core/preferences.js')).preferences[name].value = value; }"

# Moments of a game that a lesson shows at once: its game and name, what is pressed, what is then to be seen.
MOMENTS = {
    "a reaction": ("dalang", "parry", "", "[data-action=parry]"),
    "a plan": ("dalang", "flee", "[data-action=flee]", ".dalang-plan"),
    "cards to exchange": ("dalang", "artist", "[data-action=artist]", ".dalang-plan"),
    "cards to put or take": ("dalang", "scholar", "[data-action=scholar]", ".dalang-plan"),
    "a contest": ("dalang", "contest", "", "[data-action=pass]"),
    "an arranger": ("dalang", "travel", "[data-action^='dalang=']", ".dalang-arranger"),
    "a journey to block": ("dalang", "block", "", "[data-action=pass]"),
    "a sheet of dalang": ("dalang", "end", "[data-action^='dalang=']", ".sheet"),
    "cards to look at": ("altar", "oracle", "[data-action='take@A']", "[data-action=look]"),
    "the demon": ("altar", "demon", "", "[data-action=priest]"),
    "a sheet of altar": ("altar", "goal", "[data-action='take@A']", ".sheet"),
}

# Windows, the size of letters, and what a pointer or a thumb needs.
Crowded = tuple[tuple[int, int], int, int]
CROWDED: list[Crowded] = [
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
  const ignored = '.hidden, .scene, .dalang-scene, .explanation-place, .dalang-message, svg *, .dalang-hand ul';
  const out = [...document.querySelectorAll('.board-place *')].filter(e => {
    const box = e.getBoundingClientRect();
    if (!box.width || e.closest(ignored)) return false;
    const panel = e.parentElement.closest(panels)?.getBoundingClientRect();
    return panel && (box.right > panel.right + badge || box.left < panel.left - badge);
  });
  return [...new Set([...cut, ...out])].map(e => e.outerHTML.slice(0, 160)).slice(0, 6);
}
"""

# What is too small for a finger, out of reach, or lies under something else where it would be clicked.
HARD_TO_PRESS = """
async ([pressed, least]) => {
  const found = [];
  const shown = (e) => e.getClientRects().length && e.checkVisibility({ visibilityProperty: true });
  for (const e of [...document.querySelectorAll(pressed)].filter(shown)) {
    e.scrollIntoViewIfNeeded();
    await new Promise(requestAnimationFrame);
    const box = e.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const hit = right > left && bottom > top && document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isFree = hit && (e.contains(hit) || hit.closest('label')?.control === e);
    const isEnabled = !e.matches(':disabled, [aria-disabled=true]');
    if (Math.min(box.width, box.height) < least || !isFree || !isEnabled)
      found.push(`${e.className} ${box.width} × ${box.height}, ${isFree ? 'free' : hit?.outerHTML.slice(0, 80)}`);
  }
  return found;
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
    """A table that ended by resignation."""
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page.goto(f"/t/{table}")
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name=re.compile("^(Table|Tafel|Tisch|Tavolo)$")).click()
    page.locator("button.resign").click()
    agree(page)
    page.locator("dialog.result").wait_for()
    return table


def show(page: Page, address: str) -> None:
    """Go to a screen as its links do, without loading the client anew."""
    page.evaluate(GO, address)
    settle(page)


def settle(page: Page) -> None:
    """Wait until a screen has what it shows."""
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_timeout(200)


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        ("dark", PHONE),
        pytest.param("light", DESKTOP, marks=pytest.mark.slow),
        pytest.param("dark", DESKTOP, marks=pytest.mark.slow),
        pytest.param("light", PHONE, marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing(visitor: Visitor, theme: str, size: ViewportSize) -> None:
    """On no screen, in neither theme, and not on a phone in either."""
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


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe_finds_nothing_in_what_is_opened(visitor: Visitor, theme: str) -> None:
    """Panels, dialogs, explanations, and on a phone what folds and what is confirmed."""
    context = visitor(color_scheme=theme)
    seats = [{"kind": "me"}, *bots(2)]
    table = make_table(context, "Ann", game="altar", seats=seats, starter="first", hints=True)
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="How does this work?").click()
    for name in ("Log", "Chat", "Table"):
        page.get_by_role("button", name=name, exact=True).click()
        check(page, name)
    page.get_by_role("button", name="Settings").click()
    check(page, "Settings")
    page.get_by_label("Text-only table").check()
    page.locator("dialog").get_by_role("button", name="Close").click()
    check(page, "Text-only table")
    page.set_viewport_size(PHONE)
    page.evaluate("localStorage.setItem('banjar', JSON.stringify({confirm: true}))")
    page.reload()
    page.locator(".others summary").click()
    page.locator(".prompt [data-action]").last.click()
    page.locator(".confirm").wait_for()
    check(page, "Confirming")
    ended_table(context, page)
    check(page, "Result")


@pytest.mark.parametrize(("theme", "size"), [("dark", PHONE), pytest.param("light", DESKTOP, marks=pytest.mark.slow)])
def test_axe_finds_nothing_in_what_is_opened_in_dalang(visitor: Visitor, theme: str, size: ViewportSize) -> None:
    """What a card or an island offers, a stack, the plan, the hand as it is arranged, the table in words."""
    context = visitor(size, color_scheme=theme)
    page = open_page(context, "/learn/dalang?lesson=flee")
    page.locator(".lesson [data-action=flee]").click()
    page.locator(".dalang-hand button.offered").first.click()
    page.locator(".dalang-choice").wait_for()
    check(page, "what a card offers")
    page.locator(".dalang-choice .options button").first.click()
    page.locator(".planned").wait_for()
    check(page, "cards put together")
    page.locator(".dalang-village.own button.stack").first.click()
    check(page, "a stack")
    page.goto("/learn/dalang?lesson=travel")
    page.locator(".lesson [data-action^='dalang=']").first.click()
    page.locator(".dalang-arranger .ordered").first.click()
    check(page, "arranging the hand")
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], hints=True)
    page.evaluate("localStorage.setItem('banjar', JSON.stringify({textMode: true}))")
    page.goto(f"/t/{table}")
    page.locator(".dalang-text").wait_for()
    check(page, "the table in words")


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.slow)])
def test_axe_finds_nothing_at_the_end_and_between_turns(visitor: Visitor, theme: str) -> None:
    """A score sheet, and a device that is handed over."""
    context = visitor(color_scheme=theme)
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], options={"masks": [2]})
    play_together([context], table, random.Random(1).choice)
    page = open_page(context, f"/t/{table}")
    page.locator("dialog .sheet").wait_for()
    check(page, "the score sheet")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    page.goto(f"/t/{make_table(context, 'Ann', game='altar', seats=seats)}")
    page.locator(".handover").wait_for()
    check(page, "handing over")


@LANGUAGE_AND_SIZE
def test_every_screen_in_every_language(visitor: Visitor, language: str, size: ViewportSize) -> None:
    """No message is missing, no button is wider than its screen, no words spill."""
    context = visitor(size, LANGUAGES[language])
    page = open_page(context, "/")
    for address in screens(context, page):
        show(page, address)
        check_words(page, language, address)


@LANGUAGE_AND_SIZE
def test_every_moment_in_every_language(visitor: Visitor, language: str, size: ViewportSize) -> None:
    """The same for what comes up in a game, what is opened, the table in words and a device that is handed on."""
    context = visitor(size, LANGUAGES[language])
    seats = [{"kind": "me"}, *bots(2)]
    running = [
        make_table(context, "Ann", game=game, seats=seats, starter="first", hints=True, memory_aid=True)
        for game in ("altar", "dalang")
    ]
    shared = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, {"kind": "local", "name": "Ben"}])
    page = open_page(context, f"/t/{running[0]}")
    for name, (game, lesson, pressed, seen) in MOMENTS.items():
        show(page, f"/learn/{game}?lesson={lesson}")
        if pressed:
            page.locator(f".lesson {pressed}").first.click()
        page.locator(seen).first.wait_for()
        check_words(page, language, name)
    show(page, f"/t/{shared}")
    page.locator(".handover").wait_for()
    check_words(page, language, "a device handed on")
    for table in running:
        show(page, f"/t/{table}")
        page.locator(".prompt.mine .prompt-tools button").last.click()
        check_words(page, language, "the reasons")
        for tool in ("log", "chat", "menu"):
            # On a phone the panel before lies over it.
            page.locator(f"button:has([href='#icon-{tool}'])").first.dispatch_event("click")
            page.locator(".side-panel").wait_for()
            check_words(page, language, tool)
        page.locator("button:has([href='#icon-menu'])").first.dispatch_event("click")
        page.evaluate(PREFER, ["textMode", True])
        page.locator(".text-board").wait_for()
        check_words(page, language, "the table in words")
        page.evaluate(PREFER, ["textMode", False])
    page.locator(".head-tools button").last.click()
    page.locator("dialog").wait_for()
    check_words(page, language, "the settings")
    page.keyboard.press("Escape")
    ended_table(context, page)
    check_words(page, language, "a result")


def check_words(page: Page, language: str, what: str) -> None:
    """No message is missing in what is shown now, and all words lie where they belong."""
    text = page.locator("body").inner_text()
    assert "⟨" not in text, f"{what} in {language}: {text[text.index('⟨') : text.index('⟨') + 60]}"
    assert page.locator("html").get_attribute("lang") == language
    at = f"{what} in {language} at {page.viewport_size}"
    wide = page.evaluate(TOO_WIDE)
    assert not wide, f"{at}: {wide}"
    spilled = page.evaluate(SPILLED)
    assert not spilled, f"{at}: {spilled}"


@pytest.mark.parametrize(
    "windows", [CROWDED[2:4], pytest.param(CROWDED, marks=pytest.mark.slow)], ids=["phones", "all"]
)
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_text_at_twice_its_size(visitor: Visitor, game: str, windows: list[Crowded]) -> None:
    """WCAG 1.4.4: with large letters, and in low windows, nothing gets too small, out of reach or out of its box."""
    context = visitor()
    table = make_table(context, "Ann", game=game, seats=[{"kind": "me"}, *bots(3)], starter="first")
    page = open_page(context, f"/t/{table}")
    for wanted in HELD[game]:
        play_until(page, wanted)
        for (width, height), letters, least in windows:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(LETTERS, letters)
            where = f"{game} at {width} × {height} with letters of {letters}"
            assert not settled(page, OUT_OF_ITS_BOX), where
            pressed = f"{wanted}, .board-place .offered, .prompt .actions button"
            assert not settled(page, HARD_TO_PRESS, [pressed, least]), where
        page.set_viewport_size(DESKTOP)
        page.evaluate(LETTERS, 16)


def settled(page: Page, look: str, arg: Any = None) -> list[str]:
    """What is found in the page once it has taken its new size, which may take a few frames more."""
    for _ in range(20):
        found: list[str] = page.evaluate(look, arg)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


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
    """And the first page weighs less than 200 kB, in few files."""
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
    assert len(asked) < 60, asked
