"""A device that several players share: between two of them it shows what spectators see, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE
from tests.web.clicking import make_table, open_page, script_errors

Visitor = Callable[..., BrowserContext]
MAX_DECISIONS = 80


def shared_table(context: BrowserContext, game: str, *names: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "local", "name": name} for name in names)]
    return make_table(context, "Ann", game=game, seats=seats, starter="first")


def open_log(context: BrowserContext, table: str) -> Page:
    page = open_page(context, f"/t/{table}")
    page.locator("main[data-version]").wait_for()
    page.get_by_role("button", name="Log").click()
    page.locator(".log-lines").wait_for()
    return page


def decide(page: Page, dice: random.Random) -> None:
    """Choose by chance, rather something than nothing."""
    offered = page.locator(".prompt [data-action]")
    texts = offered.evaluate_all("all => all.map((one) => one.dataset.action)")
    keen = [text for text in texts if text not in ("end", "pass", "done")] or texts
    version = page.get_attribute("main", "data-version")
    offered.nth(texts.index(dice.choice(keen))).dispatch_event("click")
    page.locator(f"main:not([data-version='{version}'])").wait_for()


def log_of(page: Page) -> str:
    return page.locator(".log-lines").inner_text()


@pytest.mark.parametrize(("game", "size"), [("altar", DESKTOP), ("dalang", PHONE)])
def test_the_public_table_is_shown_between_players(visitor: Visitor, game: str, size: ViewportSize) -> None:
    """With the question who takes the device, no card of a hand, and no link to send to others."""
    context = visitor(size)
    page = open_page(context, f"/t/{shared_table(context, game, 'Ben', 'Cleo')}")
    question = page.locator(".handover")
    expect(question).to_contain_text("Hand the device to")
    expect(page.locator(f".{game}-board")).to_be_visible()
    assert page.locator(".prompt, .hand-card, .dalang-hand, .shared-link").count() == 0
    box = question.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    question.locator(".main").click()
    page.locator(".prompt.mine").wait_for()
    expect(question).to_have_count(0)
    assert not script_errors(page)


def test_the_log_keeps_no_secret_for_the_next_player(visitor: Visitor) -> None:
    """What one player was told alone is gone from the open log as soon as another has to take the device."""
    context, dice = visitor(), random.Random(3)
    table = shared_table(context, "dalang", "Ben", "Cleo")
    page, watching = open_log(context, table), open_log(visitor(), table)
    has_secret = was_compared = False
    for _ in range(MAX_DECISIONS):
        if page.locator(".handover").count():
            expect(watching.locator("main")).to_have_attribute(
                "data-version", page.get_attribute("main", "data-version") or ""
            )
            expect(page.locator(".log-lines")).to_have_text(watching.locator(".log-lines").text_content() or "-")
            was_compared = has_secret
            page.locator(".handover .main").click()
            page.locator(".prompt.mine").wait_for()
        if was_compared:
            break
        decide(page, dice)
        expect(watching.locator("main")).to_have_attribute(
            "data-version", page.get_attribute("main", "data-version") or ""
        )
        has_secret = has_secret or log_of(page) != log_of(watching)
    assert was_compared
    assert not script_errors(page)
