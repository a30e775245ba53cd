"""Drive people at a table in real browsers: click offered actions in the prompt or on the drawn board."""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.web.commanding import play_out

numbers = itertools.count()
QUICK = {"pace": 0, "reaction_pause": 0}
STUCK_AFTER_SECONDS = 30
CLICK_TIMEOUT_SECONDS = 10
"""How long an offered action may take to become clickable."""
CLICK_ATTEMPT_MILLISECONDS = 1_500
"""After this a click is tried again, if the action is still offered."""
MAX_TABS = 400
IN_WORDS = ".prompt .actions button[data-action]:not([aria-disabled=true])"
# First whatever is in progress on the board: an open menu, a plan, an arranged hand.
CONFIRM = ".prompt .main"
ON_THE_BOARD = [
    ".small-choice button, .dalang-choice .options button",
    ".dalang-arranger .main:not([disabled])",
    ".board-place button.offered:not([aria-disabled=true]):not([disabled]), .dalang-plan .main:not([disabled]), "
    f"{IN_WORDS}:is([data-action=nobuy], [data-action=nolook], [data-action=decline])",
]
# All that a click of a player can change; a click that changes nothing is a fault.
LOOK = """() => [document.querySelector('main')?.dataset.version, ...document.querySelectorAll(
    '.small-choice, .dalang-choice, .planned, .chosen, .pending, .prompt .main, dialog .sheet, .handover'
)].map((part) => part?.className === undefined ? part : part.className + (part.ariaLabel ?? '')).join('|')"""


def make_table(context: BrowserContext, name: str, start: bool = True, **settings: Any) -> str:
    """Create a table over HTTP with this person's cookie; returns its id."""
    context.request.get("/api/me")
    body = {"command": f"web-{next(numbers)}", "name": name, "start": start, "settings": QUICK | settings}
    made = context.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    table: str = made.json()["table"]
    return table


def bots(count: int, level: str = "novice") -> list[dict[str, str]]:
    """Seats for bots."""
    return [{"kind": "bot", "level": level} for _ in range(count)]


def open_page(context: BrowserContext, address: str) -> Page:
    """Open a page and collect its script errors."""
    page = context.new_page()
    page.on("pageerror", lambda error: script_errors(page).append(str(error)))
    page.goto(address)
    return page


def script_errors(page: Page) -> list[str]:
    """The script errors of a page so far."""
    found: list[str] = page.__dict__.setdefault("_complaints", [])
    return found


def two_people(visitor: Callable[..., BrowserContext], **more: Any) -> tuple[Page, Page]:
    """Two people at a table of altar: the one to act, and the other."""
    contexts = visitor(), visitor()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = make_table(contexts[0], "Ann", start=False, game="altar", seats=seats, starter="first", **more)
    first, second = (open_page(context, f"/t/{table}") for context in contexts)
    second.get_by_label("Your name").fill("Ben")
    second.get_by_role("button", name="Sit down").click()
    second.get_by_role("button", name="I am ready").click()
    first.get_by_role("button", name="Start the game").click()
    first.locator(".prompt.mine").wait_for()
    second.locator(".prompt").wait_for()
    return first, second


def agree(page: Page) -> None:
    """Say yes to the question whether one is sure."""
    page.locator("dialog.question .agree").click()


def choose(page: Page, text: str = "") -> None:
    """Choose the first action in the prompt whose notation begins like this, and wait for a new version."""
    version = page.get_attribute("main", "data-version")
    page.locator(f".prompt [data-action^='{text}']" if text else ".prompt [data-action]").first.click()
    page.wait_for_function("known => document.querySelector('main').dataset.version !== known", arg=version)


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator("dialog .sheet").count() > 0


def click_on(page: Page, dice: random.Random) -> bool:
    """Click a random action in the prompt; False if there is none now."""
    return click_one(page, dice, [CONFIRM, IN_WORDS])


def click_on_the_board(page: Page, dice: random.Random) -> bool:
    """Click a random offered place on the drawn board; False if there is none now."""
    return click_one(page, dice, [CONFIRM, *ON_THE_BOARD])


def click_on_a_phone(page: Page, dice: random.Random) -> bool:
    """The same on a phone, where some questions are only in the prompt."""
    return click_one(page, dice, [CONFIRM, *ON_THE_BOARD, IN_WORDS])


def click_one(page: Page, dice: random.Random, wanted: list[str]) -> bool:
    """Click a random match of the first selector that has any; False while the last click is pending."""
    look = page.evaluate(LOOK)
    if "pending" in look:
        return False
    for offered in (page.locator(things).filter(visible=True) for things in wanted):
        if count := offered.count():
            break
    else:
        return False
    chosen, deadline = offered.nth(dice.randrange(count)), time.monotonic() + CLICK_TIMEOUT_SECONDS
    # An answer given in advance or another's move may have been quicker; what still stands there must be clickable.
    while page.evaluate(LOOK) == look:
        try:
            chosen.click(timeout=CLICK_ATTEMPT_MILLISECONDS)
            page.wait_for_function(f"look => ({LOOK})() !== look", arg=look)
        except PlaywrightTimeout:
            if time.monotonic() > deadline:
                raise
    return True


def press_on(page: Page, dice: random.Random) -> bool:
    """Tab to an offered action and press Enter; False if there is none."""
    look = page.evaluate(LOOK)
    if "pending" in look or page.locator(f"{IN_WORDS}, {CONFIRM}").count() == 0:
        return False
    wanted = f"document.activeElement.matches({', '.join((IN_WORDS, CONFIRM, *ON_THE_BOARD))!r})"
    for _ in range(MAX_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(wanted) and dice.random() < 0.5:
            page.keyboard.press("Enter")
            page.wait_for_function(f"look => ({LOOK})() !== look", arg=look)
            return True
    assert page.evaluate(LOOK) != look, "Tab does not lead to anything offered"  # else it is offered no longer
    return True


def play_to_the_end(
    pages: list[Page],
    seed: int = 1,
    act: Callable[[Page, random.Random], bool] = click_on,
    decisions: float = math.inf,
) -> None:
    """All pages choose at random until everybody sees the result; after `decisions` a single page does over HTTP."""
    dice = random.Random(seed)
    last = time.monotonic()
    while not all(is_over(page) for page in pages):
        if decisions <= 0:
            play_out(pages[0].context, pages[0].url.rpartition("/")[2], dice)
            decisions = math.inf
        acted = [act(page, dice) for page in pages if not is_over(page)]
        if any(acted):
            last = time.monotonic()
            decisions -= sum(acted)
            continue
        questions = [page.locator(".question").all_inner_texts() for page in pages]
        assert time.monotonic() - last < STUCK_AFTER_SECONDS, f"nobody could do anything: {questions}"
        pages[0].wait_for_timeout(30)
    for page in pages:
        expect(page.locator("dialog .sheet")).to_be_visible()
        assert not script_errors(page)
