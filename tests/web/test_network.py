"""Bad networks, plain http, and reconnecting."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect
from tests.server.server_process import ServerProcess
from tests.web.clicking import agree, bots, choose, make_table, open_page, script_errors, two_people

Visitor = Callable[..., BrowserContext]

NEVER_OPEN = """
window.opened = 0;
window.WebSocket = class extends EventTarget {
  static OPEN = 1;
  readyState = 0;
  constructor() { super(); window.opened += 1; }
  close() {}
};
"""
"""Sockets that stay as they are, and how many were tried."""


def log_of(page: Page) -> list[str]:
    """All lines of the log; its panel stays open."""
    if not page.locator(".log-lines").count():
        page.get_by_role("button", name="Log").click()
    return page.locator(".log-lines li:not(.since-mark)").all_inner_texts()


def told_to_all(lines: list[str]) -> list[list[str]]:
    """The words of each turn, without what marks the reader's own: their gains come first, with a mark."""
    return [sorted(word for word in line.split("\n") if not word.startswith("concern")) for line in lines]


def test_a_game_over_plain_http_in_the_local_network(visitor: Visitor, server: ServerProcess) -> None:
    """Without a secure context games work, and links are selected where they cannot be copied."""
    context = visitor(base_url=server.address.replace("127.0.0.1", "banjar.test"))
    page = open_page(context, "/")
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="Play now").click()
    page.locator(".prompt [data-action]").first.wait_for()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".by-hand")).to_contain_text("The link is selected")
    assert page.evaluate("getSelection().toString()") == page.url
    assert not script_errors(page)


def test_a_returning_player_sees_what_was_missed(visitor: Visitor) -> None:
    """In announcements, in the log, and in the recap since the last turn if it is their turn again."""
    ann, ben = two_people(visitor)
    while ann.locator(".prompt.mine").count():
        choose(ann)
    ann.context.set_offline(True)
    ann.locator(".connection.lost").wait_for()
    ben.locator(".prompt.mine").wait_for()
    while ben.locator(".prompt.mine").count():
        choose(ben)
    before = ann.locator("[role=log] p").count()
    ann.context.set_offline(False)
    ann.locator(".prompt.mine").wait_for()
    expect(ann.locator(".since-last-turn")).to_contain_text("Ben")
    assert ann.locator("[role=log] p").count() > before
    expect(ann.locator("[role=log] p").last).to_contain_text("Your turn")
    assert told_to_all(log_of(ann)) == told_to_all(log_of(ben))
    choose(ann)
    expect(ann.locator(".since-last-turn")).to_have_count(0)
    assert not script_errors(ann)


def test_a_click_before_the_confirmation(visitor: Visitor) -> None:
    """The update has arrived and the command's answer is late: the next click is not lost."""
    context = visitor()
    held: list[str | bytes] = []

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            if json.loads(text)["type"] == "done":
                held.append(text)
            else:
                route.send(text)

        server.on_message(hear)
        route.on_message(server.send)

    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], starter="first")
    page = context.new_page()
    page.route_web_socket(re.compile("/api/socket"), line)
    page.goto(f"/t/{table}")
    for number in range(1, 7):
        choose(page)
        page.locator(".prompt.mine").wait_for()
        expect(page.locator(".pending")).to_have_count(0)
        while len(held) < number:
            page.wait_for_timeout(20)


def test_lost_and_repeated_updates(visitor: Visitor) -> None:
    """Nothing is shown after a gap, and nothing twice."""
    context = visitor()
    seen: list[str] = []
    asked: list[int | None] = []

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            seen.append(message["type"])
            if message["type"] == "update" and seen.count("update") == 3:
                return
            for _ in range(2 if message["type"] == "update" else 1):
                route.send(text)

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            if message["do"] == "watch":
                asked.append(message["version"])
            server.send(text)

        server.on_message(hear)
        route.on_message(say)

    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    page = context.new_page()
    page.route_web_socket(re.compile("/api/socket"), line)
    page.goto(f"/t/{table}")
    while seen.count("update") < 12:
        if page.locator(".prompt.mine").count():
            choose(page)
        else:
            page.wait_for_timeout(50)
    assert asked[0] is None
    assert len(asked) == 2
    told = log_of(page)
    version = context.request.get(f"/api/tables/{table}").json()["version"]
    expect(page.locator("main")).to_have_attribute("data-version", str(version))
    page.reload()
    page.locator(".prompt").wait_for()
    expect(page.locator(".log-lines li")).to_have_count(0)
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log-lines li")).to_have_count(len(told))


def test_a_connection_that_never_opens_is_given_up(visitor: Visitor) -> None:
    """After a timeout, and retried."""
    context = visitor()
    context.add_init_script(NEVER_OPEN)
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page = context.new_page()
    page.clock.install()
    page.goto(f"/t/{table}")
    page.wait_for_function("() => opened === 1")
    page.clock.fast_forward(11_000)
    expect(page.locator(".connection.lost")).to_be_visible()
    page.clock.fast_forward(1000)
    page.wait_for_function("() => opened === 2")


def test_a_dead_connection_is_noticed_when_the_page_becomes_visible(visitor: Visitor) -> None:
    """Not only after the heartbeat timeout."""
    context = visitor()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    page = context.new_page()
    is_dead = False

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: None if is_dead else route.send(text))

    page.route_web_socket(re.compile("/api/socket"), line)
    page.clock.install()
    page.goto(f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(300)
    page.clock.fast_forward(5000)
    assert page.locator(".connection").count() == 0
    is_dead = True
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.clock.fast_forward(5000)
    expect(page.locator(".connection.lost")).to_be_visible()


def test_failed_loads_can_be_retried(visitor: Visitor) -> None:
    """A page, the list of lessons, a lesson, and a choice in it."""
    context = visitor()
    page = open_page(context, "/")
    again = page.get_by_role("button", name="Try again")
    for address in ("**/pages/learn.js", "**/api/lessons/altar", "**/api/lessons/altar/*"):
        page.get_by_role("link", name="Home").first.click()
        context.route(address, lambda route: route.abort())
        page.get_by_role("link", name="Learn Bali (2017)").click()
        if address.endswith("/*"):
            page.get_by_role("link", name="Begin with the first lesson").click()
        expect(page.get_by_role("alert")).to_be_visible()
        context.unroute(address)
        again.click()
        page.locator(".lesson [data-action], .lesson-list").first.wait_for()
    task = page.locator(".lesson .task").inner_text()
    context.route("**/api/lessons/altar/*", lambda route: route.abort())
    page.locator(".lesson [data-action]").first.click()
    expect(page.locator(".lesson .problem")).to_contain_text("cannot be reached")
    context.unroute("**/api/lessons/altar/*")
    for choice in page.locator(".lesson [data-action]").all():
        choice.click()
        page.wait_for_timeout(150)
        if page.locator(".lesson .task").inner_text() != task:
            break
    expect(page.locator(".lesson .task")).not_to_have_text(task)


def test_a_page_that_could_not_be_loaded_comes_when_the_network_is_back(visitor: Visitor) -> None:
    """By itself."""
    context = visitor()
    page = open_page(context, "/")
    page.locator("h1").wait_for()
    context.set_offline(True)
    page.get_by_role("link", name="Learn Bali (2017)").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    context.set_offline(False)
    page.locator(".lesson-list").first.wait_for()
    assert not script_errors(page)


def test_refusals_in_the_language_that_was_chosen(visitor: Visitor) -> None:
    """Also on a socket that was opened in another language."""
    context = visitor()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt").wait_for()
    hint = f"""async () => {{
      const {{ post }} = await import("/web/app/core/connection.js");
      const {{ newCommandId }} = await import("/web/app/core/api.js");
      return await post({{ do: "hint", table: "{table}", command: newCommandId() }}).catch((error) => error.message);
    }}"""
    assert "hints" in page.evaluate(hint)
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert "Tipps" in page.evaluate(hint)


def test_the_owner_deletes_a_table(visitor: Visitor) -> None:
    """After confirmation; all others are notified."""
    ann, ben = two_people(visitor)
    ben.get_by_role("button", name="Table", exact=True).click()
    assert ben.locator("button.delete").count() == 0
    ann.get_by_role("button", name="Table", exact=True).click()
    ann.locator("button.delete").click()
    ann.locator("dialog.question").get_by_role("button", name="Cancel").click()
    expect(ann.locator("dialog.question")).to_have_count(0)
    ann.locator(".prompt.mine").wait_for()
    ann.locator("button.delete").click()
    agree(ann)
    expect(ann.get_by_role("heading", name="Outwit friends")).to_be_visible()
    expect(ben.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(ben.get_by_role("alert")).to_contain_text("was deleted")
    ben.locator("main").get_by_role("link", name="Home").click()
    expect(ben.get_by_role("button", name="Play now")).to_be_visible()
    assert not script_errors(ann)
    assert not script_errors(ben)


def test_a_program_gets_a_token(visitor: Visitor, server: ServerProcess) -> None:
    """With the command to start it."""
    context = visitor()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    page = open_page(context, f"/t/{table}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Connect a program (for developers)").click()
    token = page.get_by_label("Token").input_value()
    command = page.get_by_label("To begin").input_value()
    assert command == f"python examples/program.py {server.address} {token}"
    now = context.request.get(f"/api/tables/{table}").json()
    move = {"do": "act", "command": "by-program", "version": now["version"], "action": now["game"]["legal"][0]["text"]}
    headers = {"authorization": f"Bearer {token}"}
    assert visitor().request.post("/api/program/moves", data=move, headers=headers).ok


def test_replays_and_lessons_as_text(visitor: Visitor) -> None:
    """With the text board."""
    context = visitor(all_choices=False)
    context.add_init_script("localStorage.banjar ??= JSON.stringify({textMode: true})")
    for game, players in (("altar", 2), ("dalang", 3)):
        page = open_page(context, f"/learn/{game}?lesson=0")
        page.locator(".text-board").wait_for()
        options = {"oracle": True} if game == "altar" else {}
        table = make_table(context, "Ann", game=game, seats=[{"kind": "me"}, *bots(players - 1)], options=options)
        assert context.request.post(f"/api/tables/{table}/commands", data={"do": "resign", "command": "x"}).ok
        moment = context.request.get(f"/api/tables/{table}/moments/0?open=1").json()["games"][0]
        now = context.request.get(f"/api/tables/{table}").json()["game"]
        for address, view in ((f"/replay/{table}?step=0&seat=open", moment), (f"/t/{table}", now)):
            page.goto(address)
            page.locator(".text-board").wait_for()
            words = page.locator(".text-board").text_content() or ""
            # A4.5, B10.5: when it is over, also by giving up, every stack and the whole altar are named.
            if game == "altar":
                assert ("On the altar: " in words, len(view["altar"]["cards"])) == (True, view["altar"]["height"])
            else:
                stacks = [cards for player in view["players"] for cards in player["stacks"].values() if cards]
                assert words.count("From the top: ") == len(stacks) > players
        assert not script_errors(page)


def test_a_game_that_ended_by_resignation_is_open(visitor: Visitor) -> None:
    """A4.5, B10.5: everybody's stacks and the altar's cards, at the table and in the replay."""
    context = visitor()
    altar = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], options={"oracle": True})
    dalang = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)])
    page = open_page(context, "/")
    for table in (altar, dalang):
        assert context.request.post(f"/api/tables/{table}/commands", data={"do": "resign", "command": "x"}).ok
    for address in ("/replay/{}?step=0&seat=open", "/t/{}"):
        page.goto(address.format(altar))
        expect(page.locator(".altar-pile .tally[aria-label='On the altar'] li")).to_have_count(4)
        page.goto(address.format(dalang))
        page.locator(".dalang-board").wait_for()
        if page.locator("dialog").count():
            page.keyboard.press("Escape")
        stacks = page.locator(".dalang-village:not(.own) button.stack").filter(has_not=page.locator(".empty"))
        stacks.first.click()
        expect(page.get_by_text("From the top: ")).to_be_visible()
    assert not script_errors(page)
