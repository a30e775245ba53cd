"""Take the pictures of README.md into docs/pictures: `python tools/docs_pictures.py` beside a running server.

The games are played with the server's hints, so that the tables look like those of people who know them. The pictures
get a palette of 256 colours, which makes them a third as large and no worse to look at.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import pathlib
import shutil
import struct
import time
import zlib
from typing import Any

import numpy as np
from playwright.sync_api import APIRequestContext, Browser, sync_playwright
from screens import bots, make_table, send
from screenshots import FLAGS, NAMED, SIZES, TOUCHED

FOLDER = pathlib.Path(__file__).parent.parent / "docs" / "pictures"
DECISIONS = {"altar": 26, "dalang": 40}
OWN_TURN = ("stonemason", "priest", "peanut", "rice", "banana", "pepper", "shrine", "end")
"""Actions that are offered only then."""
POLL_SECONDS = 0.05
COLOURS = 256
ROUNDS = 8
SAMPLE = 60_000
PIXELS = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  let text = "";
  const bytes = context.getImageData(0, 0, image.width, image.height).data;
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return [image.width, image.height, btoa(text)];
}"""


def palette_of(pixels: np.ndarray) -> np.ndarray:
    """256 colours by k-means over a sample, from the most frequent ones on."""
    coarse, counts = np.unique(pixels >> 3, axis=0, return_counts=True)
    colours = (coarse[np.argsort(-counts)[:COLOURS]] << 3).astype(np.float32)
    sample = np.random.default_rng(1).choice(pixels, SAMPLE).astype(np.float32)
    for _ in range(ROUNDS):
        nearest = nearest_of(sample, colours)
        for colour in range(len(colours)):
            found = sample[nearest == colour]
            if len(found):
                colours[colour] = found.mean(axis=0)
    return colours.round().astype(np.uint8)


def nearest_of(pixels: np.ndarray, colours: np.ndarray) -> np.ndarray:
    """The index of the nearest colour for each pixel."""
    squares = (colours.astype(np.float32) ** 2).sum(axis=1)
    parts = np.array_split(pixels.astype(np.float32), max(1, len(pixels) // 50_000))
    return np.concatenate([np.argmin(squares - 2 * part @ colours.T.astype(np.float32), axis=1) for part in parts])


def small_png(pixels: np.ndarray) -> bytes:
    """A PNG file with a palette."""
    height, width, _ = pixels.shape
    unique, inverse = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True)
    colours = palette_of(pixels.reshape(-1, 3))
    rows = nearest_of(unique, colours)[inverse.ravel()].astype(np.uint8).reshape(height, width)
    lines = np.hstack([np.zeros((height, 1), np.uint8), rows]).tobytes()
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", colours.tobytes()),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )


def played(person: APIRequestContext, game: str) -> str:
    """A game against three bots, as the expert would play it, up to a decision in one's own turn."""
    table = make_table(person, "Wayan", True, game=game, seats=[{"kind": "me"}, *bots(3, "apprentice")], hints=True)
    for decision in itertools.count():
        now = decided_by(person, table)
        offered = [action["text"] for action in now["game"]["legal"]]
        if decision >= DECISIONS[game] and any(text in OWN_TURN for text in offered):
            return table
        reasons = person.post(f"/api/tables/{table}/hint").json().get("reasons")
        send(person, table, "act", version=now["version"], action=reasons[0]["action"] if reasons else offered[0])
    raise AssertionError


def decided_by(person: APIRequestContext, table: str) -> dict[str, Any]:
    """The table, once this person is to decide."""
    while not (now := person.get(f"/api/tables/{table}").json())["game"]["legal"]:
        time.sleep(POLL_SECONDS)
    found: dict[str, Any] = now
    return found


def take(browser: Browser, address: str) -> None:
    """Take the pictures and write them."""
    owner = browser.new_context(base_url=address)
    owner.request.get("/api/me")
    tables = {game: f"/t/{played(owner.request, game)}" for game in DECISIONS}
    shown = {
        "home": ("/", "desk", "light"),
        "altar": (tables["altar"], "desk", "light"),
        "dalang": (tables["dalang"], "desk", "light"),
        "phone": (tables["altar"], "phone", "dark"),
    }
    for name, (path, size, theme) in shown.items():
        touched = size in TOUCHED
        context = browser.new_context(
            base_url=address,
            viewport=SIZES[size],
            locale="en-GB",
            color_scheme="dark" if theme == "dark" else "light",
            is_mobile=touched,
            has_touch=touched,
            reduced_motion="reduce",
        )
        context.add_init_script(NAMED.format(name="Wayan"))
        if name != "home":
            context.add_cookies(owner.cookies())  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(800)
        source = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
        width, height, text = page.evaluate(PIXELS, source)
        pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(height, width, 4)[:, :, :3]
        written = (FOLDER / f"{name}.png").write_bytes(small_png(pixels))
        print(f"{name}: {width}x{height}, {written:,} bytes")
        context.close()


def main() -> None:
    """Take the pictures from a server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", help="of a server that runs, such as http://127.0.0.1:8000")
    address = parser.parse_args().address
    names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=next(filter(None, map(shutil.which, names))), args=FLAGS)
        take(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
