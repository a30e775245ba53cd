"""Take screenshots of every page and state, in both themes, all sizes and languages: `make screenshots`."""

from __future__ import annotations

import argparse
import itertools
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from screens import Screen, screens

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
}
TOUCHED = ("phone", "sideways")
LANGUAGES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE", "it": "it-IT"}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PEOPLE = ("Wayan", "Ketut")
PREFER = "async (wanted) => { (await import('/web/app/core/preferences.js')).preferences.textMode.value = wanted; }"
NAMED = "if (location.host) localStorage.banjar ??= JSON.stringify({{ name: '{name}', guest: 'Putu' }})"
TALLEST = 3000
"""Pixels of a long page that are shown."""


def show(page: Page, screen: Screen) -> None:
    """Bring a page into the state of a screen, as far as it offers what the screen presses."""
    page.goto(screen.path)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_timeout(500)
    page.evaluate(PREFER, screen.in_words)
    page.wait_for_timeout(100)
    if screen.offline:
        page.context.set_offline(True)
        page.wait_for_timeout(1500)
    for field, text in screen.entered.items():
        page.locator(field).first.fill(text)
    for pressed in screen.press:
        if page.locator(pressed).count():
            page.locator(pressed).first.click()
            page.wait_for_timeout(300)


def picture(page: Page, screen: Screen, path: pathlib.Path) -> None:
    """Take a picture of the window, or of the page below it too."""
    if not screen.long:
        page.screenshot(path=path)
        return
    size = page.viewport_size
    assert size is not None
    height = page.evaluate("document.documentElement.scrollHeight")
    clip = {"x": 0, "y": 0, "width": size["width"], "height": max(size["height"], min(height, TALLEST))}
    page.screenshot(path=path, full_page=True, clip=clip)  # type: ignore[arg-type]


class Viewers:
    """The people who look at the screens with one size, theme and language; each has their own browser context."""

    def __init__(
        self, browser: Browser, address: str, people: dict[str, BrowserContext], looks: dict[str, str]
    ) -> None:
        self.browser, self.address, self.people, self.looks = browser, address, people, looks
        self.pages: dict[str, Page] = {}

    def page_of(self, screen: Screen) -> Page:
        """A page of the viewer; a new one for a stranger, who has no past, and where the network fails."""
        if screen.who == "nobody" or screen.offline:
            return self.opened(screen.who)
        if screen.who not in self.pages:
            self.pages[screen.who] = self.opened(screen.who)
        return self.pages[screen.who]

    def opened(self, who: str) -> Page:
        """A page in a fresh context."""
        size, touched = self.looks["size"], self.looks["size"] in TOUCHED
        context = self.browser.new_context(
            base_url=self.address,
            viewport=SIZES[size],
            locale=LANGUAGES[self.looks["language"]],
            color_scheme="dark" if self.looks["theme"] == "dark" else "light",
            is_mobile=touched,
            has_touch=touched,
            reduced_motion="reduce",
        )
        name = who if who in self.people else ""
        context.add_init_script(NAMED.format(name=name))
        if name:
            context.add_cookies(self.people[name].cookies())  # type: ignore[arg-type]
        return context.new_page()

    def close(self) -> None:
        """Close the pages that were kept."""
        for page in self.pages.values():
            page.context.close()


def take(folder: pathlib.Path, address: str, wanted: argparse.Namespace) -> int:
    """Take all screenshots; returns their number."""
    count = 0
    with sync_playwright() as playwright:
        names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=next(filter(None, map(shutil.which, names))), args=FLAGS)
        people = {name: browser.new_context(base_url=address, viewport=SIZES["desk"]) for name in PEOPLE}
        found = {name: screen for name, screen in screens(people).items() if re.search(wanted.only, name)}
        # A search ends when nobody is connected who made it.
        people["Ketut"].new_page().goto("/")
        for language, theme, size in itertools.product(wanted.languages, wanted.themes, wanted.sizes):
            viewers = Viewers(browser, address, people, {"language": language, "theme": theme, "size": size})
            for name, screen in found.items():
                page = viewers.page_of(screen)
                show(page, screen)
                picture(page, screen, folder / f"{name}-{size}-{theme}-{language}.png")
                if screen.who == "nobody" or screen.offline:
                    page.context.close()
                count += 1
                print(f"\r{count} pictures", end="", flush=True)
            viewers.close()
        browser.close()
    print()
    return count


def main() -> None:
    """Start a server, take the pictures, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    listed = lambda text: text.split(",")  # noqa: E731
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("screenshots"))
    parser.add_argument("--languages", type=listed, default=list(LANGUAGES))
    parser.add_argument("--themes", type=listed, default=["light", "dark"])
    parser.add_argument("--sizes", type=listed, default=list(SIZES))
    parser.add_argument("--only", default="", help="screens whose name matches this regular expression")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "banjar.cli", "serve", "--port", "0", "--no-limits"]
        server = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/banjar.db"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            count = take(args.out, address, args)
        finally:
            server.terminate()
            server.wait(timeout=30)
    print(f"{count} pictures in {args.out}")


if __name__ == "__main__":
    main()
