"""A person downloads what the server keeps about them, and deletes it after a question."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.test_identity import SETTINGS, cookie_of, create, settled

COMMANDS = "/api/tables/{}/commands"


def send(page: Page, table: str, **command: object) -> None:
    answer = page.request.post(COMMANDS.format(table), data={"command": f"{command['do']} {table}", **command})
    assert answer.ok, answer.text()


def test_data_is_downloaded_and_deleted(visitor: Callable[..., BrowserContext], tmp_path: pathlib.Path) -> None:
    """Whoever played with them sees a former player; they begin anew as a newcomer."""
    mine, other = visitor(), visitor()
    page, friend = settled(mine.new_page()), settled(other.new_page())
    table = create(page)
    send(friend, table, do="join", name="Bob")
    send(friend, table, do="ready")
    send(page, table, do="start")
    said = {"command": "said", "text": "My line"}
    assert friend.request.post(f"/api/tables/{table}/chat", data={**said, "text": "Not mine"}).ok
    assert page.request.post(f"/api/tables/{table}/chat", data=said).ok
    friend.goto(f"/t/{table}")
    expect(friend.get_by_text("Ann").first).to_be_visible()
    page.get_by_role("button", name=SETTINGS).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    download.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text())
    assert [(one["table"], one["names"], one["actions"]) for one in data["tables"]] == [(table, ["Ann"], None)]
    assert [line["text"] for line in data["chat"]] == ["My line"]
    before = cookie_of(mine)
    page.get_by_role("button", name="Delete my data").click()
    dialog = page.get_by_role("dialog", name="Delete my data")
    expect(dialog).to_contain_text("This cannot be undone")
    dialog.get_by_role("button", name="Keep everything").click()
    expect(dialog).to_be_hidden()
    assert page.request.get("/api/me/data").json() == data
    page.get_by_role("button", name="Delete my data").click()
    with page.expect_navigation():
        dialog.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("button", name=SETTINGS)).to_be_visible()
    assert cookie_of(mine) != before
    assert page.request.get("/api/me/data").json()["tables"] == []
    expect(friend.get_by_text("Former player").first).to_be_visible()
    expect(friend.get_by_text("Ann", exact=True)).to_have_count(0)
    friend.goto(f"/replay/{table}")
    expect(friend.get_by_text("Former player").first).to_be_attached()
