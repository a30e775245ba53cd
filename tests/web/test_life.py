"""Around a game: lost connections, undo, shared devices, spectators, rematches, lessons."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.clicking import bots, click_on, make_table, open_page, script_errors

Visitor = Callable[..., BrowserContext]


def ended(context: BrowserContext) -> tuple[str, Page]:
    """A finished game, played over HTTP, and the page that shows its result."""
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    address = f"/api/tables/{table}"
    while (now := context.request.get(address).json())["status"] == "running":
        for action in now["game"]["legal"][:1]:
            command = {"do": "act", "command": f"over-{now['version']}", "version": now["version"]}
            context.request.post(f"{address}/commands", data={**command, "action": action["text"]})
    page = open_page(context, f"/t/{table}")
    page.locator("dialog .sheet").wait_for()
    return table, page


def test_a_lost_connection_is_shown_and_mended(visitor: Visitor) -> None:
    """Meanwhile nothing is shown as played, and no reload is needed."""
    context = visitor()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page = open_page(context, f"/t/{table}")
    offered = page.locator(".prompt .actions button[data-action]")
    offered.first.wait_for()
    version = page.get_attribute("main", "data-version")
    context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    offered.first.click()
    page.wait_for_timeout(500)
    assert page.get_attribute("main", "data-version") == version
    context.set_offline(False)
    page.wait_for_function("known => document.querySelector('main').dataset.version !== known", arg=version)
    assert not script_errors(page)


def test_undo_up_to_what_is_new(visitor: Visitor) -> None:
    """A decision that revealed nothing can be undone by a click."""
    context = visitor()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    page = open_page(context, f"/t/{table}")
    dice = random.Random(3)
    for _ in range(40):
        if page.get_by_role("button", name="Undo").count():
            break
        if not click_on(page, dice):
            page.wait_for_timeout(50)
    phase = page.locator(".question span").inner_text()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".question span")).not_to_have_text(phase)


def test_rematch_replay_and_playing_on(visitor: Visitor) -> None:
    """After the end: step through the game, play on from a moment of it, and play again."""
    context = visitor()
    table, page = ended(context)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile(r"\?step=1&seat=\d$"))
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".sheet")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    page.get_by_label("As seen by").select_option("0")
    seats = page.get_by_label("Play on from here")
    seats.press("ArrowDown")
    page.wait_for_timeout(300)
    assert "/replay/" in page.url, "looking through the seats is not choosing one"
    seats.select_option("0")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".prompt")).to_be_visible()
    assert not script_errors(page)


def test_a_deleted_rematch_is_replaced(visitor: Visitor) -> None:
    """The button leads to a new table if the rematch was deleted; spectators get a link."""
    context = visitor()
    table, page = ended(context)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    deleted = page.url.rpartition("/")[2]
    assert context.request.delete(f"/api/tables/{deleted}").ok
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="To the next game").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    expect(page.locator(".prompt")).to_be_visible()
    again = page.url.rpartition("/")[2]
    assert again != deleted
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="To the next game").click()
    page.wait_for_url(f"**/t/{again}")
    watching = open_page(visitor(), f"/t/{table}")
    expect(watching.get_by_role("link", name="To the next game")).to_have_attribute("href", f"/t/{again}")
    assert not script_errors(page)


def test_a_shared_device_hides_the_cards_between_turns(visitor: Visitor) -> None:
    """No hand is on the page until the next player has taken the device."""
    context = visitor()
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    table = make_table(context, "Ann", game="altar", seats=seats, starter="first")
    page = open_page(context, f"/t/{table}")
    dice = random.Random(5)
    for name in ("Ann", "Ben", "Ann"):
        expect(page.locator(".handover")).to_contain_text(name)
        assert page.locator(".prompt").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        page.locator(".prompt .actions button").first.wait_for()
        while not page.locator(".handover").count():
            if not click_on(page, dice):
                page.wait_for_timeout(50)


def test_a_spectator_watches_and_talks(visitor: Visitor) -> None:
    """With the link one sees the table, but no hand and no actions."""
    player, spectator = visitor(), visitor()
    table = make_table(player, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)])
    page = open_page(spectator, f"/t/{table}")
    page.locator(".prompt").wait_for()
    assert page.locator(".prompt .actions button[data-action]").count() == 0
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck! <b>bold</b>")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat-lines")).to_contain_text("<b>bold</b>")


def test_keys_typed_into_the_chat_do_not_play(visitor: Visitor) -> None:
    """Failure 26."""
    context = visitor()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt .actions button").first.wait_for()
    version = page.get_attribute("main", "data-version")
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").press_sequentially("1 2 3 u z y n hello ")
    assert page.get_attribute("main", "data-version") == version


def test_a_table_moves_to_another_device(visitor: Visitor) -> None:
    """A personal link gives the phone the same identity."""
    laptop, phone = visitor(), visitor()
    table = make_table(laptop, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page = open_page(laptop, f"/t/{table}")
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_label("Open this link there").input_value()
    other = open_page(phone, link)
    other.get_by_role("button", name="Yes, that is me").click()
    expect(other.get_by_role("heading", name="My games")).to_be_visible()
    other.goto(f"/t/{table}")
    other.locator(".prompt .actions button[data-action]").first.wait_for()


def test_a_lesson_is_followed_on_the_drawn_board(visitor: Visitor) -> None:
    """Cards are planned, saved and arranged as in a real game."""
    context = visitor()
    page = open_page(context, "/learn/dalang?lesson=artist")
    page.locator(".lesson [data-action=end]").click()
    expect(page.locator(".lesson .problem")).to_have_text(
        "That ends your turn, and the artist stays in your hand. Try again."
    )
    page.locator(".lesson [data-action=scholar]").click()
    expect(page.locator(".lesson .problem")).to_have_text("This lesson is about the artist: play it. Try again.")
    page.locator(".dalang-hand button.offered[aria-label*=artist]").click()
    page.locator(".dalang-choice .options button").click()
    expect(page.locator(".lesson .task")).to_contain_text("a card you do not need")
    page.locator(".dalang-hand button.offered").first.click()
    page.locator(".dalang-plan .main").click()
    expect(page.locator(".lesson .task")).to_contain_text("You drew a new card")
    page.goto("/learn/dalang?lesson=scholar")
    page.locator(".lesson [data-action=scholar]").click()
    page.locator(".dalang-hand button.offered").first.click()
    page.locator(".dalang-choice .options button").first.click()
    page.locator(".dalang-plan .main").click()
    expect(page.locator(".lesson .problem")).to_contain_text("That puts a card on a stack")
    expect(page.locator(".planned")).to_have_count(0)
    expect(page.locator(".dalang-message")).to_be_empty()
    page.locator(".dalang-island.wontong button.stack").click()
    page.locator(".dalang-choice .options button").click()
    expect(page.locator(".lesson .task")).to_contain_text("You see each card")
    page.goto("/learn/dalang?lesson=flee")
    page.locator(".lesson [data-action=flee]").click()
    for _ in range(3):
        page.locator(".dalang-hand button.offered").first.click()
        page.locator(".dalang-choice .options button").first.click()
    page.locator(".dalang-plan .main").click()
    expect(page.locator(".lesson .task")).to_contain_text("You are back")
    page.goto("/learn/dalang?lesson=travel")
    page.locator(".lesson [data-action^='dalang=']").first.click()
    page.locator(".dalang-arranger .main").click()
    expect(page.locator(".lesson .task")).to_contain_text("picks up the stack")
    assert not script_errors(page)


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_lessons_to_the_end(visitor: Visitor, game: str) -> None:
    """All of a game, in German, trying actions until each task is solved."""
    context = visitor(language="de-DE")
    page = open_page(context, f"/learn/{game}")
    page.locator(".lesson-list li").first.wait_for()
    count = page.locator(".lesson-list li").count()
    page.get_by_role("link", name="Mit der ersten Lektion beginnen").click()
    for number in range(count):
        finish_lesson(page)
        if number + 1 < count:
            page.get_by_role("link", name="Nächste Lektion").click()
    expect(page.get_by_role("button", name="Spiel mit Coach beginnen")).to_be_visible()
    page.get_by_role("link", name="Lektionen").last.click()
    expect(page.locator(".lesson-list .tick")).to_have_count(count)
    page.reload()
    expect(page.locator(".lesson-list .tick")).to_have_count(count)
    assert not script_errors(page)


ON_ITS_WAY = ".lesson [data-action][aria-disabled=true]"
"""Choices are disabled while one is on its way."""


def finish_lesson(page: Page) -> None:
    """Try all choices of every step until the lesson goes on."""
    page.locator(".lesson .task").wait_for()
    done = page.locator(".lesson .actions .main")
    while not done.count():
        task = page.locator(".lesson .task").inner_text()
        for place in range(page.locator(".lesson [data-action]").count()):
            page.locator(".lesson [data-action]").nth(place).click()
            expect(page.locator(ON_ITS_WAY)).to_have_count(0)
            if done.count() or page.locator(".lesson .task").inner_text() != task:
                break
        else:
            raise AssertionError(f"no choice was right: {task}")
