"""People at a table in real browsers, driven by a test: they click what is offered."""

from __future__ import annotations

import contextlib
import itertools
import random
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

numbers = itertools.count()
QUICK = {"pace": 0, "reaction_pause": 0}


def make_table(context: BrowserContext, name: str, start: bool = True, **settings: Any) -> str:
    """A table of this person's, made over HTTP with their cookie; its id."""
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
    """A page that must not complain."""
    page = context.new_page()
    page.on("pageerror", lambda error: complaints(page).append(str(error)))
    page.goto(address)
    return page


def complaints(page: Page) -> list[str]:
    """The errors a page's scripts have made so far."""
    found: list[str] = page.__dict__.setdefault("_complaints", [])
    return found


def is_over(page: Page) -> bool:
    """Is the result shown?"""
    return page.locator("dialog .sheet").count() > 0


def click_on(page: Page, dice: random.Random) -> bool:
    """Choose one of the choices in words by lot; False if there is none now."""
    offered = page.locator(".prompt .actions button[data-action]:not([aria-disabled=true])")
    count = offered.count()
    if count == 0:
        return False
    version = page.get_attribute("main", "data-version")
    with contextlib.suppress(PlaywrightTimeout):  # an answer given in advance may have been quicker
        offered.nth(dice.randrange(count)).click(timeout=2_000)
    page.wait_for_function("known => document.querySelector('main').dataset.version !== known", arg=version)
    return True


def play_to_the_end(pages: list[Page], seed: int = 1, most: int = 4000) -> None:
    """All pages choose by lot until everybody sees the result."""
    dice = random.Random(seed)
    for _ in range(most):
        if all(is_over(page) for page in pages):
            break
        if not any(click_on(page, dice) for page in pages if not is_over(page)):
            pages[0].wait_for_timeout(30)
    for page in pages:
        expect(page.locator("dialog .sheet")).to_be_visible()
        assert not complaints(page)
