"""Play at a table over HTTP, which is quicker than clicking, while a page looks on."""

from __future__ import annotations

import http.client
import json
import random
import time
import urllib.parse
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

ANSWER_TIMEOUT_SECONDS = 60
"""How long the bots may take."""
POLL_SECONDS = 0.005
"""How often a table is asked whether the bots have decided."""

Choice = Callable[[list[dict[str, Any]]], dict[str, Any]]


class HttpPlayer:
    """The person of a browser context at one table, without the browser: a request takes a tenth of the time."""

    def __init__(self, context: BrowserContext, table: str) -> None:
        base: str = context.__dict__["base_url"]  # from `visitor`
        self._connection = http.client.HTTPConnection(
            urllib.parse.urlsplit(base).netloc, timeout=ANSWER_TIMEOUT_SECONDS
        )
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies(base))
        self._headers = {"cookie": cookies, "content-type": "application/json"}
        self._path = f"/api/tables/{table}"

    def look(self) -> dict[str, Any]:
        """The table now."""
        now: dict[str, Any] = self._ask("GET", self._path)
        return now

    def act(self, now: dict[str, Any], action: str) -> None:
        """Decide, unless the table has gone on since."""
        command = {"do": "act", "command": f"look-{now['version']}", "version": now["version"], "action": action}
        self._ask("POST", f"{self._path}/commands", json.dumps(command))

    def question(self) -> dict[str, Any]:
        """Wait until this person decides, or the game is over; returns the table."""
        deadline = time.monotonic() + ANSWER_TIMEOUT_SECONDS
        while time.monotonic() < deadline:
            if waits(now := self.look()):
                return now
            time.sleep(POLL_SECONDS)
        raise AssertionError("the others do not decide")

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _ask(self, method: str, path: str, body: str | None = None) -> Any:
        try:
            return self._send(method, path, body)
        except ConnectionError:  # the server closes connections that rest; a repeated command counts once
            self._connection.close()
            return self._send(method, path, body)

    def _send(self, method: str, path: str, body: str | None) -> Any:
        self._connection.request(method, path, body, self._headers)
        return json.loads(self._connection.getresponse().read())


def player(context: BrowserContext, table: str) -> HttpPlayer:
    """The one of a context and a table, with a connection that is kept."""
    players: dict[str, HttpPlayer] = context.__dict__.setdefault("_players", {})
    if table not in players:
        players[table] = HttpPlayer(context, table)
    return players[table]


def close_players(context: BrowserContext) -> None:
    """Close the connections of all players of a context."""
    for one in context.__dict__.pop("_players", {}).values():
        one.close()


def act(context: BrowserContext, table: str, dice: random.Random, text: str = "") -> dict[str, Any]:
    """Decide at random, but rather not to end the turn; returns the table as it was before."""
    person = player(context, table)
    now = person.look()
    legal = now["game"]["legal"] if now["status"] == "running" else []
    if legal:
        keen = [action for action in legal if action["type"] not in ("end_turn", "pass")] or legal
        person.act(now, text or dice.choice(keen)["text"])
    return now


def waits(now: dict[str, Any]) -> bool:
    """Whether a table goes on only if this person decides, or is over; the table itself answers where nobody can."""
    return now["status"] != "running" or (bool(now["game"]["legal"]) and not now["you"].get("auto_reply_due"))


def up_to_date(page: Page, context: BrowserContext, table: str) -> dict[str, Any]:
    """Wait until the page shows the next question to its player, or the end; returns the table."""
    for _ in range(3_000):
        now = player(context, table).look()
        shown = page.evaluate("document.querySelector('main')?.dataset.version")
        if shown == str(now["version"]) and waits(now):
            return now
        page.wait_for_timeout(20)
    raise AssertionError("the table does not go on")


def next_question(context: BrowserContext, table: str) -> dict[str, Any]:
    """Wait until this person decides, or the game is over; returns the table."""
    return player(context, table).question()


def play_out(context: BrowserContext, table: str, dice: random.Random) -> None:
    """Decide at random until the game is over."""
    while next_question(context, table)["status"] == "running":
        act(context, table, dice)


def play_together(
    people: list[BrowserContext], table: str, choose: Choice, until: Callable[[dict[str, Any]], bool] = lambda _: False
) -> None:
    """These people choose among their legal actions until the game is over, or this holds of it."""
    players = [player(person, table) for person in people]
    while True:
        for person in players:
            now = person.look()
            if now["status"] == "over" or until(now):
                return
            if legal := now["game"]["legal"]:
                person.act(now, choose(legal)["text"])
        time.sleep(POLL_SECONDS)


def play_until(
    context: BrowserContext, table: str, dice: random.Random, wanted: Callable[[dict[str, Any]], bool]
) -> None:
    """Decide at random until a question is as wanted; the game must not be over before."""
    while not wanted(now := next_question(context, table)):
        assert now["status"] == "running", "the game was over first"
        act(context, table, dice)
