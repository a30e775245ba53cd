"""Before the game: creating a table, and reseating."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect
from tests.web.clicking import make_table, open_page, script_errors

Visitor = Callable[..., BrowserContext]


def test_a_table_over_days_rests_at_night(visitor: Visitor) -> None:
    """The night is offered with correspondence clocks, in the owner's time zone."""
    context = visitor(timezone_id="Asia/Makassar")
    page = open_page(context, "/new")
    night = page.get_by_label("No time passes at night")
    page.get_by_label("Your name").fill("Ann")
    expect(night).to_have_count(0)
    page.get_by_text("a day per decision").click()
    night.check()
    page.get_by_role("button", name="Create a table").click()
    page.locator(".seat-list").wait_for()
    table = page.url.rpartition("/")[2]
    clock = context.request.get(f"/api/tables/{table}").json()["settings"]["clock"]
    assert clock["night"] == {"begins": "22:00", "ends": "08:00", "zone": "Asia/Makassar"}
    assert not script_errors(page)


def test_a_seat_goes_to_a_bot_when_nobody_comes(visitor: Visitor) -> None:
    """25: people who do not come or get ready do not block the table."""
    ann, bob = visitor(), visitor()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = make_table(ann, "Ann", start=False, game="altar", seats=seats, starter="first")
    mine, his = open_page(ann, f"/t/{table}"), open_page(bob, f"/t/{table}")
    his.get_by_label("Your name").fill("Bob")
    his.get_by_role("button", name="Sit down").click()
    start = mine.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(mine.get_by_text("A seat can be given to a bot.")).to_be_visible()
    mine.once("dialog", lambda dialog: dialog.accept())
    mine.get_by_role("button", name="Free the seat").click()
    expect(his.get_by_role("button", name="Sit down")).to_be_visible()
    expect(his.get_by_role("button", name="Free the seat")).to_have_count(0)
    for number in (2, 3):
        mine.get_by_label(f"Seat {number}").select_option("bot: novice")
        expect(mine.locator(".seat-list li.bot")).to_have_count(number - 1)
    start.click()
    mine.locator(".prompt").wait_for()
    assert not script_errors(mine) + script_errors(his)
