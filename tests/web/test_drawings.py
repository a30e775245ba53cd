"""Failure 27: every kind of card has its own shape, letter and colour, told apart small, in grey and by all eyes."""

from __future__ import annotations

import functools
import importlib.resources
import itertools
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest
from playwright.sync_api import Browser, Page
from tests.server.server_process import ServerProcess

from banjar.games.altar.rules.box import Kind as AltarKind
from banjar.games.dalang.rules.box import Kind as DalangKind
from banjar.i18n.texts import LANGUAGES

Pixels = npt.NDArray[np.float64]
Cards = Callable[..., "dict[str, Drawn]"]
Eyes = Callable[[Pixels], Pixels]
Paint = Callable[["Drawn"], Pixels]

ART = importlib.resources.files("banjar").joinpath("web", "art")
SVG = "{http://www.w3.org/2000/svg}"
SMALL = (24, 34)
"""Pixels: the size of a card among those of an opponent on a phone."""
GREY_STEP = 40
COLOUR_STEP = 60
"""How far two pixels, out of 255 a channel, have to lie apart to look different."""
LEAST_SHARE = 0.1
"""Of the pixels of two kinds, at least so many look different."""
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
"""Machado, Oliveira and Fernandes 2009, severity 1, for linear light."""
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])

DRAW = """
async ([game, kind]) => {
  const { html, render } = await import("/web/app/core/html.js");
  const { Card } = await import(`/web/app/games/${game}/card.js`);
  const place = document.createElement("div");
  render(html`<${Card} kind=${kind} />`, place);
  return place.innerHTML;
}
"""
PAINT = """
async ([drawing, width, height]) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(drawing);
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return [...context.getImageData(0, 0, width, height).data];
}
"""


@dataclass(frozen=True)
class Drawn:
    """A card as the client puts it together."""

    game: str
    markup: str

    @property
    def parts(self) -> list[str]:
        """The drawings it is made of, by their ids."""
        return re.findall(r'href="#([^"]+)"', self.markup)

    @property
    def letters(self) -> str:
        """What is written on it."""
        return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", self.markup))

    @property
    def speechless(self) -> str:
        """The card without its letters."""
        return re.sub(r"<text.*?</text>", "", self.markup)


@pytest.fixture(scope="module")
def paint(browser: Browser) -> Iterator[Paint]:
    """Paints a card without its letters, as small as it gets; each once."""
    page = browser.new_page()
    yield functools.cache(lambda drawn: painted(page, drawn))
    page.close()


@pytest.fixture(scope="module")
def cards(browser: Browser, server: ServerProcess) -> Cards:
    """All cards of a game, as the client draws them in a language; each drawn once."""

    @functools.cache
    def drawn(game: str, language: str = "en") -> dict[str, Drawn]:
        with browser.new_context(base_url=server.address, locale=language) as context:
            page = context.new_page()
            page.goto("/")
            page.locator("h1").wait_for()
            kinds = AltarKind if game == "altar" else DalangKind
            return {kind.name: Drawn(game, page.evaluate(DRAW, [game, kind.name.lower()])) for kind in kinds}

    return drawn


def source(game: str) -> str:
    """The drawings of a game."""
    return ART.joinpath(f"{game}.svg").read_text(encoding="utf-8")


def symbols(drawn: Drawn) -> list[ElementTree.Element]:
    """The drawings a card is made of."""
    known = {symbol.get("id"): symbol for symbol in ElementTree.fromstring(source(drawn.game)).iter(f"{SVG}symbol")}
    return [known[name] for name in drawn.parts]


def outlines(drawn: Drawn) -> frozenset[str]:
    """The paths of a card, and what it borrows from others."""
    parts = [part for symbol in symbols(drawn) for part in symbol.iter()]
    return frozenset(value for part in parts for key in ("d", "href") if (value := part.get(key)) is not None)


def ground(drawn: Drawn) -> tuple[str, ...]:
    """The colours of the ground a card is painted on."""
    colours = []
    for symbol in symbols(drawn):
        faces = [use.get("color") for use in symbol.iter(f"{SVG}use")]
        boxes = [box.get("fill") for box in symbol.iter(f"{SVG}rect")]
        colours.append(next(colour for colour in (*faces, *boxes) if colour))
    return tuple(colours)


def painted(canvas: Page, drawn: Drawn) -> Pixels:
    """A card without its letters, as small as it gets."""
    inner = source(drawn.game)
    inner = inner[inner.index(">") + 1 : inner.rindex("</svg>")]
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="100" height="140">'
    flat = canvas.evaluate(PAINT, [f"{head}{inner}{drawn.speechless}</svg>", *SMALL])
    return np.array(flat, dtype=np.float64).reshape(SMALL[1], SMALL[0], 4)[:, :, :3]


def light(pixels: Pixels) -> Pixels:
    """Linear light, from 0 to 1."""
    part = pixels / 255
    return np.asarray(np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4))


def shade(linear: Pixels) -> Pixels:
    """The other way, from 0 to 255."""
    part = np.clip(linear, 0, 1)
    return np.asarray(255 * np.where(part <= 0.0031308, part * 12.92, 1.055 * part ** (1 / 2.4) - 0.055))


def grey(pixels: Pixels) -> Pixels:
    """Without any colour."""
    return shade(light(pixels) @ LUMINANCE)[:, :, np.newaxis]


def without_green(pixels: Pixels) -> Pixels:
    """As the most frequent colour blindness sees it."""
    return shade(light(pixels) @ DEUTERANOPIA.T)


def share_apart(one: Pixels, other: Pixels, step: float) -> float:
    """How many of the pixels look different, from 0 to 1."""
    return float(np.mean(np.linalg.norm(one - other, axis=2) > step))


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_every_kind_has_its_own_shape_and_colour(cards: Cards, game: str) -> None:
    """No two kinds are made of the same outlines or stand on the same ground."""
    for (one, drawn), (other, compared) in itertools.combinations(cards(game).items(), 2):
        assert outlines(drawn) != outlines(compared), f"{one} and {other} have one shape"
        assert ground(drawn) != ground(compared), f"{one} and {other} have one colour"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_every_kind_has_its_own_letters(cards: Cards, game: str, language: str) -> None:
    """In every language."""
    letters = {name: drawn.letters for name, drawn in cards(game, language).items()}
    assert all(letters.values()), letters
    assert len(set(letters.values())) == len(letters), letters


@pytest.mark.parametrize(("eyes", "step"), [(grey, GREY_STEP), (without_green, COLOUR_STEP)])
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_kinds_are_told_apart_small(cards: Cards, paint: Paint, game: str, eyes: Eyes, step: int) -> None:
    """At 24 pixels and without letters: without any colours, and by eyes without green receptors."""
    seen = {name: eyes(paint(drawn)) for name, drawn in cards(game).items()}
    for one, other in itertools.combinations(seen, 2):
        share = share_apart(seen[one], seen[other], step)
        assert share >= LEAST_SHARE, f"{one} and {other} look alike: {share:.3f}"


def test_a_hue_alone_does_not_tell_cards_apart(cards: Cards, paint: Paint) -> None:
    """What is measured in grey is shape and lightness: the same card in other hues fails."""
    rice = paint(cards("altar")["RICE"])
    faded = np.repeat(grey(rice), 3, axis=2)
    assert share_apart(rice, faded, GREY_STEP) >= LEAST_SHARE
    assert share_apart(grey(rice), grey(faded), GREY_STEP) < LEAST_SHARE
