"""The browser client is typed: `make client-types` checks the types, and these that none is left open."""

from __future__ import annotations

import importlib.resources
import pathlib
import re

import pytest

APP = pathlib.Path(str(importlib.resources.files("banjar"))) / "web" / "app"
MODULES = sorted([*APP.rglob("*.js"), *APP.rglob("*.d.ts")])
TYPES = re.compile(r"/\*\*.*?\*/", re.DOTALL)
PROSE = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
OPEN = re.compile(r"@ts-(ignore|nocheck|expect-error)|\{\*\}|[{<(|:&,]\s*any\s*[}>)|;&,\[]")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(APP)))
def test_no_type_is_any(path: pathlib.Path) -> None:
    """Nor is the checker told to look away: what came from the server has the types of `protocol.d.ts`."""
    text = path.read_text()
    declared = PROSE.sub("", text) if path.suffix == ".ts" else "\n".join(TYPES.findall(text))
    found = OPEN.search(declared)
    assert found is None, found
