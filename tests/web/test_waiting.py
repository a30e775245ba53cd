"""Before the game: creating a table, and reseating."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE
from tests.web.clicking import agree, bots, make_table, open_page, script_errors
from tests.web.test_quality import check

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
    expect(mine.get_by_text("Put a bot on an empty seat")).to_be_visible()
    mine.get_by_role("button", name="Free the seat").click()
    agree(mine)
    expect(his.get_by_role("button", name="Sit down")).to_be_visible()
    expect(his.get_by_role("button", name="Free the seat")).to_have_count(0)
    for number in (2, 3):
        mine.get_by_label(f"Seat {number}").select_option("bot: novice")
        expect(mine.locator(".seat-list li.bot")).to_have_count(number - 1)
    start.click()
    mine.locator(".prompt").wait_for()
    assert not script_errors(mine) + script_errors(his)


def test_an_invitation_says_what_awaits_one(visitor: Visitor) -> None:
    """Who invites, which game, how long, clock, variants, where to learn it; no code and no QR code for guests."""
    ann, bob = visitor(), visitor()
    settings = {
        "clock": {"type": "live", "bank": 240_000, "increment": 2000},
        "options": {"oracle": True},
        "hints": True,
    }
    table = make_table(ann, "Ann", start=False, game="altar", seats=[{"kind": "me"}, {"kind": "open"}], **settings)
    page = open_page(bob, f"/t/{table}")
    invitation = page.locator(".invitation")
    expect(invitation).to_contain_text("Ann invites you to a game of")
    expect(invitation.get_by_role("heading", name="Bali (2017)")).to_be_visible()
    for fact in ("about 30 minutes", "4 minutes per person", "plus 2 seconds", "Oracle", "hints"):
        expect(invitation.locator(".facts")).to_contain_text(fact)
    expect(invitation.get_by_role("link", name="Learn it in five minutes")).to_have_attribute("href", "/learn/altar")
    assert page.locator(".qr-code, .code").count() == 0
    mine = open_page(ann, f"/t/{table}")
    code = mine.get_by_role("img", name="QR code of the link to this table")
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    check(page, "an invitation")
    check(mine, "a waiting room")
    assert not script_errors(page) + script_errors(mine)


def test_guests_and_host_talk_before_the_start(visitor: Visitor) -> None:
    """Also before one sits down; quick phrases are read in one's own language, with a time."""
    ann, bob = visitor(), visitor(language="de-DE")
    table = make_table(ann, "Ann", start=False, game="altar", seats=[{"kind": "me"}, {"kind": "open"}])
    mine, his = open_page(ann, f"/t/{table}"), open_page(bob, f"/t/{table}")
    mine.get_by_label("Say something").fill("come in")
    mine.get_by_role("button", name="Send").click()
    expect(his.locator(".chat-lines")).to_contain_text("come in")
    his.get_by_label("Dein Name").fill("Bob")
    his.get_by_role("button", name="Schnellantworten").click()
    his.get_by_role("button", name="Viel Glück und viel Spaß!").click()
    expect(his.locator(".phrases")).to_have_count(0)
    expect(mine.locator(".chat-lines")).to_contain_text("Good luck, have fun!")
    mine.get_by_role("button", name="is amazed").click()
    expect(his.locator(".chat-lines").get_by_role("img", name="staunt")).to_be_visible()
    expect(his.locator(".chat-lines time").last).to_have_text(re.compile(r"^\d\d:\d\d$"))
    his.get_by_role("button", name="Platz nehmen").click()
    his.get_by_role("button", name="Ich bin bereit").click()
    mine.get_by_role("button", name="Start the game").click()
    his.locator(".prompt").wait_for()
    his.get_by_role("button", name="Chat").click()
    expect(his.locator(".chat-lines li")).to_have_count(3)
    assert not script_errors(mine) + script_errors(his)


def test_the_maker_leaves_or_deletes_the_table(visitor: Visitor) -> None:
    """Both after a question of our own that keyboard and Escape can answer."""
    ann = visitor()
    table = make_table(ann, "Ann", start=False, game="altar", seats=[{"kind": "me"}, {"kind": "open"}])
    page = open_page(ann, f"/t/{table}")
    leave = page.get_by_role("button", name="Leave the table")
    leave.click()
    question = page.get_by_role("alertdialog")
    expect(question.get_by_role("button", name="Cancel")).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(leave).to_be_focused()
    leave.click()
    agree(page)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    page.get_by_role("button", name="Delete the table").click()
    agree(page)
    page.wait_for_url("**/")
    assert ann.request.get(f"/api/tables/{table}").status == 404


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_colour_marks_are_centred_and_the_same_everywhere(visitor: Visitor, size: ViewportSize) -> None:
    """In the waiting room, the log and on the table."""
    context = visitor(size)
    table = make_table(context, "Ann", start=False, game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    page = open_page(context, f"/t/{table}")
    swatches = page.locator(".swatch")
    expect(swatches).to_have_count(4)
    for offset in swatches.evaluate_all(OFF_CENTRE):
        assert max(map(abs, offset)) < 1
    page.get_by_role("button", name="green").click()
    expect(page.locator(".seat-list [href='#player-green']")).to_have_count(1)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".prompt").wait_for()
    expect(page.locator(".seat-mark [href='#player-green']").first).to_be_attached()


OFF_CENTRE = """swatches => swatches.map((swatch) => {
  const [outer, inner] = [swatch, swatch.querySelector("svg")].map((part) => part.getBoundingClientRect());
  const across = outer.left + outer.right - inner.left - inner.right;
  return [across / 2, (outer.top + outer.bottom - inner.top - inner.bottom) / 2];
})"""


def test_only_an_open_seat_needs_an_invitation(visitor: Visitor) -> None:
    """Link and QR code go when the last seat is taken, and come back with an empty one."""
    ann, bob = visitor(), visitor()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = make_table(ann, "Ann", start=False, game="altar", seats=seats, starter="first")
    mine, his = open_page(ann, f"/t/{table}"), open_page(bob, f"/t/{table}")
    expect(mine.locator(".invite .qr-code")).to_be_visible()
    his.get_by_role("button", name="Sit down").click()
    for page in (mine, his):
        expect(page.locator(".seat-list .person")).to_have_count(2)
        expect(page.locator(".invite")).to_have_count(0)
        expect(page.locator(".waiting-chat")).to_be_visible()
    his.get_by_role("button", name="Leave the table").click()
    expect(mine.locator(".invite .qr-code")).to_be_visible()
    assert not script_errors(mine) + script_errors(his)


def test_a_room_of_one_device_stands_in_the_middle(visitor: Visitor) -> None:
    """Nobody to invite or to talk to: no empty column."""
    context = visitor()
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    page = open_page(context, f"/t/{make_table(context, 'Ann', start=False, game='altar', seats=seats)}")
    box = page.locator(".waiting-main").bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - DESKTOP["width"] / 2) < 10
    expect(page.locator(".waiting-side")).to_have_count(0)
