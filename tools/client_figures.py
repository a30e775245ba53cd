"""Measure the browser client: size of the first page, latency from click to drawn view, time to the first table."""

from __future__ import annotations

import itertools
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

from playwright.sync_api import Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
CLICKS = 300
# Measured in the page, from the click to the frame after the new version is drawn.
CLICK = """
place => new Promise(done => {
  const offered = document.querySelectorAll('.prompt .actions button[data-action]:not([aria-disabled=true])');
  if (!offered.length) return done(null);
  const main = document.querySelector('main'), known = main.dataset.version, began = performance.now();
  new MutationObserver((_, watching) => {
    if (main.dataset.version === known) return;
    watching.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
  }).observe(main, {attributes: true});
  offered[place % offered.length].click();
})
"""
ALL_CHOICES = "if (location.host) localStorage.banjar ??= JSON.stringify({ allChoices: true })"
numbers = itertools.count()


def start(folder: str) -> subprocess.Popen[str]:
    """Start a server, as `make play` does."""
    command = [sys.executable, "-m", "banjar.cli", "serve", "--port", "0", "--no-limits"]
    return subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder}/banjar.db"], stdout=subprocess.PIPE, text=True
    )


def address_of(server: subprocess.Popen[str]) -> str:
    """Wait until the server listens; returns its address."""
    assert server.stdout is not None
    return server.stdout.readline().split()[-1].rstrip("/")


def stop(server: subprocess.Popen[str]) -> None:
    """Terminate the server and wait for it."""
    server.terminate()
    server.wait(timeout=30)


def main() -> None:
    """Measure a server that is started as by `make play`."""
    chromium = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")))
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        before = start(folder)  # as on a machine where people have played
        address_of(before)
        stop(before)
        began = time.perf_counter()
        server = start(folder)
        try:
            address = address_of(server)
            listening = time.perf_counter() - began
            page = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}).new_page()
            page.add_init_script(ALL_CHOICES)
            weight = weigh(page)
            page.get_by_role("button", name="Play now").click()
            page.locator(".prompt").wait_for()
            playable = time.perf_counter() - began
            print(f"listening after {listening:.2f} s, first table after {playable:.2f} s")
            print(f"first page {weight / 1000:.1f} kB")
            show(clicks(page))
        finally:
            stop(server)
        browser.close()


def weigh(page: Page) -> int:
    """The bytes transferred for the first page."""
    weight = 0
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")

    def count(event: dict[str, Any]) -> None:
        nonlocal weight
        weight += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    page.goto("/")
    page.locator(".play-now").wait_for()
    return weight


def clicks(page: Page) -> list[float]:
    """Milliseconds from each click to the drawn view, over several games against bots without a pause."""
    times: list[float] = []
    dice = random.Random(1)
    while len(times) < CLICKS:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        settings = {"game": "altar", "seats": seats, "pace": 0}
        body = {"command": f"figures-{next(numbers)}", "name": "Ann", "start": True, "settings": settings}
        table = page.context.request.post("/api/tables", data=body).json()["table"]
        page.goto(f"/t/{table}")
        page.locator(".prompt").wait_for()
        while not page.locator("dialog .sheet").count() and len(times) < CLICKS:
            found = page.evaluate(CLICK, dice.randrange(1000))
            if found is None:
                page.wait_for_timeout(20)
            else:
                times.append(found)
    return times


def show(times: list[float]) -> None:
    """Print p50 and p99."""
    cuts = statistics.quantiles(times, n=100)
    print(f"click to drawn view over {len(times)} clicks: p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms")


if __name__ == "__main__":
    main()
