"""The files of the browser client, as they are served."""

from __future__ import annotations

import pathlib
import re

import pytest

from banjar.core.registry import game_names
from banjar.server.http.static_files import StaticFiles, has_client

STYLE = pathlib.Path(__file__).parents[3] / "src" / "banjar" / "web" / "style"
SHEETS = ["components.css", *(f"games/{name}.css" for name in game_names() if has_client(name))]
MAX_LINES = 400


@pytest.fixture(scope="module")
def files() -> StaticFiles:
    return StaticFiles()


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_one_request(files: StaticFiles, sheet: str) -> None:
    """What it imports is served in it, in the order of the imports."""
    parts = re.findall(r'@import "([^"]+)"', (STYLE / sheet).read_text())
    served = files.get(f"web/style/{sheet}").body.decode()
    assert "@import" not in served
    joined = "".join(((STYLE / sheet).parent / part).read_text() for part in parts)
    assert joined
    assert served.endswith(joined)


@pytest.mark.parametrize("folder", [path for path in STYLE.rglob("*") if path.is_dir() and path.name != "games"])
def test_every_part_of_a_sheet_is_imported_once(folder: pathlib.Path) -> None:
    """By the sheet with the name of the folder, or by that of a game's board."""
    sheets = [folder.with_suffix(".css"), folder.with_name(f"{folder.name}_board.css")]
    imports = "".join(sheet.read_text() for sheet in sheets if sheet.exists())
    imported = re.findall(r'@import "([^"]+)"', imports)
    assert sorted(imported) == sorted(f"{folder.name}/{part.name}" for part in folder.iterdir())


@pytest.mark.parametrize("sheet", sorted(STYLE.rglob("*.css")), ids=lambda path: str(path.relative_to(STYLE)))
def test_sheets_are_short(sheet: pathlib.Path) -> None:
    """A component's styles are found by the name of its file."""
    assert len(sheet.read_text().splitlines()) <= MAX_LINES
