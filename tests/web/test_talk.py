"""Chat at a table: unread lines, muting, and announcements."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.web.clicking import agree, bots, choose, click_on, make_table, open_page, script_errors, two_people

Visitor = Callable[..., BrowserContext]


def speak(page: Page, text: str) -> None:
    """Write a line; the chat is open afterwards."""
    if not page.locator(".chat").count():
        page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def unread(page: Page) -> Locator:
    """The number on the button of the chat."""
    return page.get_by_role("button", name="Chat").locator(".badge")


def lines(page: Page) -> list[str]:
    """All lines of the chat that is open."""
    return [" ".join(line.split()) for line in page.locator(".chat-lines li").all_inner_texts()]


def reconnect(page: Page) -> None:
    """Lose the connection and reconnect."""
    page.context.set_offline(True)
    page.locator(".connection.lost").wait_for()
    page.context.set_offline(False)
    page.locator(".connection.back").wait_for()


def test_only_new_lines_of_others_are_unread(visitor: Visitor) -> None:
    """Not one's own lines, read lines, or lines that come again after a reload or a lost connection."""
    ann, ben = two_people(visitor)
    speak(ann, "hello")
    expect(unread(ben)).to_have_text("1")
    reconnect(ben)
    expect(unread(ben)).to_have_text("1")
    speak(ben, "good evening")
    expect(ann.locator(".chat-lines li")).to_have_count(2)
    for page in (ann, ben):
        page.get_by_role("button", name="Close").click()
        reconnect(page)
        assert unread(page).count() == 0
        page.reload()
        page.locator(".prompt").wait_for()
        page.get_by_role("button", name="Chat").click()
        assert unread(page).count() == 0
        expect(page.locator(".chat-lines li")).to_have_count(2)
        assert lines(page)[0].startswith("Ann hello")
    speak(ann, "your turn soon")
    expect(ben.locator(".chat-lines li")).to_have_count(3)
    ben.get_by_role("button", name="Close").click()
    assert unread(ben).count() == 0


def test_the_owner_mutes_somebody(visitor: Visitor) -> None:
    """Everybody sees it, and the muted player sees why a line is refused."""
    ann, ben = two_people(visitor)
    speak(ann, "hello")
    speak(ben, "BUY BUY BUY")
    assert ben.get_by_role("button", name="Mute").count() == 0
    ann.get_by_role("button", name="Mute Ben").click()
    for page in (ann, ben):
        expect(page.locator(".chat-lines .notice")).to_have_text(["Ben is muted"])
    speak(ben, "why?")
    expect(ben.locator(".chat .problem")).to_contain_text("has muted you")
    ann.get_by_role("button", name="Unmute Ben").click()
    expect(ben.locator(".chat-lines .notice")).to_have_text(["Ben is muted", "Ben may speak again"])
    speak(ben, "thank you")
    expect(ann.locator(".chat-lines")).to_contain_text("thank you")
    assert not script_errors(ann)
    assert not script_errors(ben)


def test_a_long_chat_is_scrolled_to_its_end(visitor: Visitor) -> None:
    """When it is opened and with every new line; after the end lines of spectators are marked."""
    player, spectator = visitor(), visitor()
    table = make_table(player, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    page = open_page(player, f"/t/{table}")
    for number in range(40):
        line = {"command": f"line-{number}", "text": f"line {number}"}
        assert player.request.post(f"/api/tables/{table}/chat", data=line).ok
    page.get_by_role("button", name="Chat").click()
    expect(page.locator(".chat-lines li").last).to_be_in_viewport()
    speak(page, "the end")
    expect(page.locator(".chat-lines li").last).to_contain_text("the end")
    expect(page.locator(".chat-lines li").last).to_be_in_viewport()
    watching = open_page(spectator, f"/t/{table}")
    watching.locator(".prompt").wait_for()
    speak(watching, "poor Ann")
    expect(watching.locator(".chat-lines li")).to_contain_text(["Spectator poor Ann"])
    assert player.request.post(f"/api/tables/{table}/commands", data={"do": "resign", "command": "enough"}).ok
    for one in (page, watching):
        one.locator("dialog").get_by_role("button", name="Close").click()
        expect(one.locator(".chat-lines li")).to_have_count(42)
        expect(one.locator(".chat-lines .from")).to_have_text(["spectator"])


def test_everything_is_announced_once(visitor: Visitor) -> None:
    """Undone decisions and repeated ones too; a double click undoes once."""
    context = visitor()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    page = open_page(context, f"/t/{table}")
    dice = random.Random(3)
    told = page.locator("[role=log] p")
    undo = page.get_by_role("button", name="Undo")
    while not undo.count():
        if not click_on(page, dice):
            page.wait_for_timeout(50)
    version = page.get_attribute("main", "data-version")
    undo.dblclick(no_wait_after=True)
    page.wait_for_function("known => document.querySelector('main').dataset.version !== known", arg=version)
    expect(told.filter(has_text="Ann takes back a decision.")).to_have_count(1)
    page.wait_for_timeout(200)
    assert page.locator(".problem").count() == 0
    for count in (1, 2):
        choose(page)
        undo.click()
        expect(told.filter(has_text="Ann takes back a decision.")).to_have_count(count + 1)
    sentences = told.all_inner_texts()
    assert len(sentences) > len(set(sentences))
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator("button.resign").click()
    agree(page)
    expect(told.filter(has_text="Ann has given up.")).to_have_count(1)
    expect(told.last).to_contain_text("The game is over")
    expect(told.last).to_contain_text("wins")
    assert page.locator(".prompt [data-action]").count() == 0
    assert not script_errors(page)
