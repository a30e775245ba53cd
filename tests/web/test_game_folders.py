"""A game owns its browser folder: shared modules name no game."""

from __future__ import annotations

import importlib.resources
import pathlib
import re

import pytest

from banjar.core.registry import game_names

WEB = pathlib.Path(str(importlib.resources.files("banjar"))) / "web"
GENERATED = "protocol.d.ts"
SHARED = [
    path
    for path in (WEB / "index.html", *(WEB / "app").rglob("*.*s"), *(WEB / "style").rglob("*.css"))
    if "games" not in path.relative_to(WEB).parts and path.name != GENERATED
]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(WEB)))
def test_shared_files_name_no_game(path: pathlib.Path) -> None:
    """Modules and styles outside games/."""
    assert not re.search(rf"\b({'|'.join(game_names())})\b", path.read_text(), re.IGNORECASE)


@pytest.mark.parametrize("game", [name for name in game_names() if (WEB / "app" / "games" / name).is_dir()])
def test_a_folder_is_whole(game: str) -> None:
    """Its client and its styles are where the shared modules look for them."""
    assert "export const client" in (WEB / "app" / "games" / game / "index.js").read_text()
    assert (WEB / "style" / "games" / f"{game}.css").is_file()


@pytest.mark.parametrize("game", [folder.name for folder in (WEB / "app" / "games").iterdir()])
def test_folders_know_nothing_of_each_other(game: str) -> None:
    """Nor does the generic one know any game."""
    others = "|".join(name for name in game_names() if name != game)
    for path in (WEB / "app" / "games" / game).iterdir():
        assert not re.search(rf"[\"'`./-]({others})\b", path.read_text()), path.name
