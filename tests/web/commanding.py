"""Play at a table over HTTP, which is quicker than clicking, while a page looks on."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import BrowserContext, Page

ANSWER_TIMEOUT_SECONDS = 60
"""How long the bots may take."""


def act(context: BrowserContext, table: str, dice: random.Random, text: str = "") -> dict[str, Any]:
    """Decide at random, but rather not to end the turn; returns the table as it was before."""
    now: dict[str, Any] = context.request.get(f"/api/tables/{table}").json()
    legal = now["game"]["legal"] if now["status"] == "running" else []
    if not legal:
        return now
    keen = [action for action in legal if action["type"] not in ("end_turn", "pass")] or legal
    chosen = text or dice.choice(keen)["text"]
    command = {"do": "act", "command": f"look-{now['version']}", "version": now["version"], "action": chosen}
    context.request.post(f"/api/tables/{table}/commands", data=command)
    return now


def waits(now: dict[str, Any]) -> bool:
    """Whether a table goes on only if this person decides, or is over; the table itself answers where nobody can."""
    return now["status"] != "running" or (bool(now["game"]["legal"]) and not now["you"].get("auto_reply_due"))


def up_to_date(page: Page, context: BrowserContext, table: str) -> dict[str, Any]:
    """Wait until the page shows the next question to its player, or the end; returns the table."""
    for _ in range(3_000):
        now: dict[str, Any] = context.request.get(f"/api/tables/{table}").json()
        shown = page.evaluate("document.querySelector('main')?.dataset.version")
        if shown == str(now["version"]) and waits(now):
            return now
        page.wait_for_timeout(20)
    raise AssertionError("the table does not go on")


def next_question(context: BrowserContext, table: str) -> dict[str, Any]:
    """Wait until this person decides, or the game is over; returns the table."""
    deadline = time.monotonic() + ANSWER_TIMEOUT_SECONDS
    while time.monotonic() < deadline:
        now: dict[str, Any] = context.request.get(f"/api/tables/{table}").json()
        if waits(now):
            return now
    raise AssertionError("the others do not decide")


def play_out(context: BrowserContext, table: str, dice: random.Random) -> None:
    """Decide at random until the game is over."""
    while next_question(context, table)["status"] == "running":
        act(context, table, dice)
