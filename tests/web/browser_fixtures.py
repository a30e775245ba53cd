"""A real server and a real Chromium; without Chromium the tests are skipped."""

from __future__ import annotations

import contextlib
import functools
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from tests.server.server_process import ServerProcess
from tests.web.commanding import close_players

CHROMIUM = next(
    (
        found
        for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
        if (found := shutil.which(name))
    ),
    None,
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # No memory for pixels: pages are laid out and answer clicks, but nothing is painted, which nobody would look at.
    "--force-gpu-mem-available-mb=0",
    "--host-resolver-rules=MAP banjar.test 127.0.0.1",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
DEAL = 11
"""The seed of every game, so that a test meets the same game each time."""
ALL_CHOICES = "if (location.host) localStorage.banjar ??= JSON.stringify({ allChoices: true })"
"""A visitor who wants a button for every choice, so that a test can choose by the name of an action."""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Chromium of the system, because the registry has no browser."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: install the package chromium")
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server shared by all tests of the client."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder / 'banjar.db'}", "--no-limits", odd={"deal": DEAL}) as process:
        yield process


@pytest.fixture
def visitor(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., BrowserContext]]:
    """Creates visitors: each has a browser context with an identity of its own."""
    contexts = []

    def make(
        viewport: ViewportSize = DESKTOP, language: str = "en-GB", all_choices: bool = True, **more: Any
    ) -> BrowserContext:
        more.setdefault("base_url", server.address)
        # Without a graphics card, what moves takes half of the machine; tests of motion ask for it.
        more.setdefault("reduced_motion", "reduce")
        context = browser.new_context(viewport=viewport, locale=language, **more)
        context.__dict__["base_url"] = more["base_url"]
        context.set_default_timeout(60_000)
        if all_choices:
            context.add_init_script(ALL_CHOICES)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        close_players(context)
        context.close()


@pytest.fixture(scope="session")
def client_page(browser: Browser, server: ServerProcess) -> Iterator[Callable[[str], Page]]:
    """A page of the client in a language, one for all tests that only call its functions; nothing moves on it."""
    with contextlib.ExitStack() as opened:

        @functools.cache
        def page(language: str) -> Page:
            context = browser.new_context(base_url=server.address, locale=language, reduced_motion="reduce")
            page = opened.enter_context(context).new_page()
            page.goto("/new")
            page.locator("h1").wait_for()
            return page

        yield page
