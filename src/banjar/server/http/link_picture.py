"""The pictures of link previews, drawn from the client's own art. No words: they need no font and no translation."""

from __future__ import annotations

import asyncio
import functools
import importlib.resources
import pathlib
import re
import sys
import time
from asyncio.subprocess import PIPE
from collections import OrderedDict
from typing import NamedTuple

from banjar.protocol.lobby import SeatSummary, TableSummary
from banjar.server.metering import current_meter
from banjar.table.errors import Refusal

WIDTH, HEIGHT = 1200, 630
"""The size that messengers expect."""
MAX_PICTURES = 64
"""Kept in memory, of about 100 KB each; tables that look alike share one."""
MAX_WAITING_PICTURES = 16
"""Requests for pictures that have to be drawn first."""
RENDER_TIMEOUT_SECONDS = 20.0
RENDERER = str(pathlib.Path(__file__).with_name("render_svg.py"))
PAPER, INK = "#fffaf0", "#2b2118"
VARIABLE = re.compile(r"var\(--[a-z0-9-]+,\s*([^()]+)\)")
CONTENT = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
SCENE_RATIO = 3
"""The width of a scene divided by its height."""


class SeatMark(NamedTuple):
    """How a seat is drawn."""

    symbol: str | None
    """None for a seat that is free."""
    won: bool


class TablePicture(NamedTuple):
    """Everything that a picture depends on. It holds no name."""

    game: str | None
    seats: tuple[SeatMark, ...] = ()


def picture_of(table: TableSummary) -> TablePicture:
    """The picture of a table: its game, and the mark of each seat."""
    seats = tuple(SeatMark(_symbol(seat), number in table.winners) for number, seat in enumerate(table.seats))
    return TablePicture(table.game, seats)


def _symbol(seat: SeatSummary) -> str | None:
    if seat.kind in ("open", "invited"):
        return None
    if seat.colour is not None:
        return f"player-{seat.colour}"
    return "icon-bot" if seat.level is not None else "icon-person"


class LinkPictures:
    """Draws pictures one at a time in another process, at the cost of whoever asks for one that is not kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[TablePicture, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()
        self._waiting = 0

    async def png(self, picture: TablePicture) -> bytes:
        """The picture as a PNG; Refusal `busy` if too many wait for theirs, or it cannot be drawn."""
        if picture not in self._kept:
            await self._draw_in_turn(picture)
        self._kept.move_to_end(picture)
        return self._kept[picture]

    async def _draw_in_turn(self, picture: TablePicture) -> None:
        if self._waiting >= MAX_WAITING_PICTURES:
            raise Refusal("busy")
        self._waiting += 1
        try:
            async with self._drawing:
                if picture in self._kept:
                    return
                started = time.perf_counter()
                png = await render(drawing(picture))
                meter = current_meter.get()
                if meter is not None:
                    meter.add(time.perf_counter() - started)
                self._kept[picture] = png
                if len(self._kept) > MAX_PICTURES:
                    self._kept.popitem(last=False)
        finally:
            self._waiting -= 1


async def render(svg: str) -> bytes:
    """The drawing as a PNG; Refusal `busy` if that fails."""
    command = (sys.executable, "-P", RENDERER)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        async with asyncio.timeout(RENDER_TIMEOUT_SECONDS):
            png, _ = await process.communicate(svg.encode())
    except TimeoutError:
        raise Refusal("busy") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise Refusal("busy")
    return png


def drawing(picture: TablePicture) -> str:
    """The picture as SVG."""
    art = [_art("common")]
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>']
    if picture.game is not None and (own := _art(picture.game)):
        art.append(own)
        width = SCENE_RATIO * HEIGHT
        parts.append(_use(f"{picture.game}-scene", (WIDTH - width) / 2, 0, width, HEIGHT))
        parts.append(_use(f"{picture.game}-cover", 330, 60, 540, 396))
        parts.append(_use("banjar-logo", 40, 36, 110, 110))
    else:
        parts.append(_use("banjar-logo", 425, 90, 350, 350))
    parts += _seat_row(picture.seats)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    content = f"<defs>{''.join(art)}</defs>{''.join(parts)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} color="{INK}">{content}</svg>'


def _seat_row(seats: tuple[SeatMark, ...]) -> list[str]:
    """The marks of the seats on a plate at the foot."""
    if not seats:
        return []
    room, top = 130, HEIGHT - 150
    left = (WIDTH - room * len(seats)) / 2
    plate = f'<rect x="{left - 20}" y="{top}" width="{room * len(seats) + 40}" height="124" rx="26" fill="{PAPER}"'
    parts = [f'{plate} stroke="{INK}" stroke-width="3"/>']
    for number, seat in enumerate(seats):
        x, y = left + room * number + room / 2, top + 62
        if seat.won:
            parts.append(_use("icon-laurel", x - 56, y - 56, 112, 112))
        if seat.symbol is None:
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="30" fill="none" stroke="{INK}" stroke-width="4" stroke-dasharray="9 9"/>'
            )
        else:
            half = 26 if seat.won else 34
            parts.append(_use(seat.symbol, x - half, y - half, 2 * half, 2 * half))
    return parts


def _use(symbol: str, x: float, y: float, width: float, height: float) -> str:
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'


@functools.cache
def _art(name: str) -> str:
    """The symbols of a file, with the fallbacks of their custom properties, which the renderer does not know.

    Empty if there is no such file.
    """
    file = importlib.resources.files("banjar").joinpath("web", "art", f"{name}.svg")
    if not file.is_file():
        return ""
    found = CONTENT.search(VARIABLE.sub(r"\1", file.read_text()))
    return found[1] if found is not None else ""
