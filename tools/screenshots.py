"""Take screenshots of every screen, in both themes and sizes and all languages: `make screenshots`."""

from __future__ import annotations

import argparse
import itertools
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
from typing import Any

from playwright.sync_api import BrowserContext, Page, ViewportSize, sync_playwright

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
LANGUAGES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE", "it": "it-IT"}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PLAIN_SCREENS = {
    "home": "/",
    "new": "/new",
    "rules-altar": "/rules/altar",
    "rules-dalang": "/rules/dalang",
    "learn-altar": "/learn/altar?lesson=take",
    "learn-dalang": "/learn/dalang?lesson=travel",
    "reaction": "/learn/dalang?lesson=parry",
    "flight": "/learn/dalang?lesson=flee",
    "device": "/me/abc",
    "code": "/code/ABCDEFGH",
}
# Selectors to click on a screen before the screenshot.
OPENED = {
    "settings": ("home", ".head-tools button:last-child"),
    "log": ("altar", "button:has([href='#icon-log'])"),
    "chat": ("altar", "button:has([href='#icon-chat'])"),
    "menu": ("dalang", "button:has([href='#icon-menu'])"),
    "how": ("altar", ".prompt .how"),
    "all-choices": ("dalang", ".prompt .all-choices"),
    "confirm": ("altar", ".prompt [data-action]"),
    "others": ("altar", ".others summary"),
    "hint": ("altar", "button:has([href='#icon-hint'])"),
    "arranger": ("learn-dalang", ".lesson [data-action^='dalang=']"),
    "plan": ("flight", ".lesson [data-action=flee]"),
    "wrong-choice": ("learn-altar", ".lesson [data-action='take@A']"),
}
# Tables with the text board.
IN_WORDS = {"words-altar": "altar", "words-dalang": "dalang"}
PREFER = "async (wanted) => { (await import('/web/app/core/preferences.js')).preferences.textMode.value = wanted; }"
# Few masks end a game of dalang soon.
OPTIONS = {"altar": {"oracle": True, "demon": True}, "dalang": {"masks": [1, 2, 3]}}
MOVES = 24
# Whoever plays the games has a button for every action; the screens are shown without.
ALL_CHOICES = "if (location.host) localStorage.banjar ??= JSON.stringify({ allChoices: true })"
numbers = itertools.count()


def make_table(context: BrowserContext, start: bool, **settings: Any) -> str:
    """Create a table; returns its id."""
    context.request.get("/api/me")
    body = {"command": f"shot-{next(numbers)}", "name": "Wayan", "start": start, "settings": settings}
    table: str = context.request.post("/api/tables", data=body).json()["table"]
    return table


def played(context: BrowserContext, page: Page, game: str, players: int, moves: int) -> str:
    """Create a table and play to the middle of its game, or to the end."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(players - 1))]
    options = OPTIONS[game] if moves > MOVES or game == "altar" else {}
    table = make_table(
        context, True, game=game, seats=seats, options=options, pace=0, hints=True, reaction_pause=0, starter="first"
    )
    page.goto(f"/t/{table}")
    dice = random.Random(7)
    for _ in range(moves):
        if page.locator("dialog .sheet").count():
            break
        offered = page.locator(".prompt .actions button[data-action]:not([aria-disabled=true])")
        if offered.count():
            offered.nth(dice.randrange(offered.count())).evaluate("button => button.click()")
        page.wait_for_timeout(120)
    return table


def screens(context: BrowserContext, page: Page) -> dict[str, str]:
    """The addresses of all screens by name."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "guest", "name": "Nyoman"}]
    ended = {game: played(context, page, game, 4, 2000) for game in OPTIONS}
    altar = played(context, page, "altar", 4, MOVES)
    shared = make_table(context, True, game="altar", seats=[{"kind": "me"}, {"kind": "local", "name": "Ketut"}])
    return PLAIN_SCREENS | {
        "waiting": f"/t/{make_table(context, False, game='altar', seats=seats)}",
        "altar": f"/t/{altar}",
        "looking-back": f"/t/{altar}?step=9",
        "dalang": f"/t/{played(context, page, 'dalang', 4, MOVES)}",
        "hand-over": f"/t/{shared}",
        "result-altar": f"/t/{ended['altar']}",
        "result-dalang": f"/t/{ended['dalang']}",
        "replay-altar": f"/replay/{ended['altar']}?step=40&seat=open",
        "replay-dalang": f"/replay/{ended['dalang']}?step=40&seat=open",
    }


def show(page: Page, path: str) -> None:
    """Wait until a screen is fully loaded."""
    page.goto(path)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_timeout(500)


def take(
    folder: pathlib.Path, address: str, languages: list[str], themes: list[str], sizes: list[str], only: str
) -> int:
    """Take all screenshots; returns their number."""
    count = 0
    with sync_playwright() as playwright:
        chromium = next(
            filter(
                None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"))
            )
        )
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(base_url=address, viewport=SIZES["desk"])
        context.add_init_script(ALL_CHOICES)
        page = context.new_page()
        addresses = screens(context, page)
        cookies = context.cookies()
        for language, theme, size in itertools.product(languages, themes, sizes):
            phone = size == "phone"
            shown = browser.new_context(
                base_url=address,
                viewport=SIZES[size],
                locale=LANGUAGES[language],
                color_scheme="dark" if theme == "dark" else "light",
                is_mobile=phone,
                has_touch=phone,
                reduced_motion="reduce",
            )
            shown.add_cookies(cookies)  # type: ignore[arg-type]
            page = shown.new_page()
            for name in (*addresses, *OPENED, *IN_WORDS):
                if only not in name:
                    continue
                screen, pressed = OPENED.get(name, (IN_WORDS.get(name, name), ""))
                show(page, addresses[screen])
                page.evaluate(PREFER, name in IN_WORDS)
                page.wait_for_timeout(100)
                if pressed:
                    if not page.locator(pressed).count():
                        continue
                    page.locator(pressed).first.click()
                    page.wait_for_timeout(300)
                page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
                count += 1
                print(f"\r{count} pictures", end="", flush=True)
            shown.close()
        browser.close()
    print()
    return count


def main() -> None:
    """Start a server, take the pictures, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("screenshots"))
    parser.add_argument("--languages", default="en,nl,de,it")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--only", default="", help="screens whose name has this in it")
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
            count = take(
                args.out, address, args.languages.split(","), args.themes.split(","), args.sizes.split(","), args.only
            )
        finally:
            server.terminate()
            server.wait(timeout=30)
    print(f"{count} pictures in {args.out}")


if __name__ == "__main__":
    main()
