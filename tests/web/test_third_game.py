"""A game that only the tests have is played in the browser: it has no folder there, and no other file knows it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.server.server_process import ServerProcess
from tests.web.clicking import bots, make_table, open_page, play_to_the_end, script_errors

from banjar.core.registry import MORE_GAMES


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """A server that has the game."""
    monkeypatch.setenv(MORE_GAMES, "lanterns=tests.games.lanterns")
    with ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('server') / 'banjar.db'}", "--no-limits") as process:
        yield process


def test_a_third_game_is_played(browser: Browser, own_server: ServerProcess) -> None:
    """It is offered on the first page, and played to its end on the generic board."""
    context = browser.new_context(base_url=own_server.address, reduced_motion="reduce", locale="en-GB")
    page = open_page(context, "/")
    expect(page.locator(".game-card")).to_have_count(3)
    assert "⟨" not in page.locator("main").inner_text()
    table = make_table(context, "Ann", game="lanterns", seats=[{"kind": "me"}, *bots(1)])
    page = open_page(context, f"/t/{table}")
    page.locator(".generic-board").wait_for()
    assert "⟨" not in page.locator("main").inner_text()
    play_to_the_end([page])
    assert not script_errors(page)
    context.close()
