"""Bad networks, networks without certificates, and what is told to whoever comes back."""

from __future__ import annotations

from collections.abc import Callable

from clicking import complaints, open_page
from playwright.sync_api import BrowserContext, expect
from servers import ServerProcess

Visitor = Callable[..., BrowserContext]


def test_a_game_over_plain_http_in_the_local_network(visitor: Visitor, server: ServerProcess) -> None:
    """No certificate, so no secure context: play works, and links are marked where they cannot be copied."""
    context = visitor(base_url=server.address.replace("127.0.0.1", "banjar.test"))
    page = open_page(context, "/")
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="Play now").click()
    page.locator(".prompt [data-action]").first.wait_for()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".by-hand")).to_contain_text("The link is marked")
    assert page.evaluate("getSelection().toString()") == page.url
    assert not complaints(page)
