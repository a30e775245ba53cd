"""What importing a part of the package loads; who may import whom is checked by import-linter (pyproject.toml)."""

from __future__ import annotations

import subprocess
import sys

import pytest

import banjar
from banjar import bots


def modules_after(statement: str) -> set[str]:
    """What a fresh process has imported."""
    code = f"import sys; {statement}; print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("statement", ["import banjar", "import banjar; dir(banjar)", "import banjar.cli"])
def test_importing_the_package_is_quick(statement: str) -> None:
    """Neither numpy nor numba is imported before a game is asked for."""
    modules = modules_after(statement)
    assert not modules & {"numpy", "numba", "llvmlite", "rich", "fluent.runtime"}


def test_the_server_is_quick_to_start() -> None:
    """The rules with numpy, and what only some databases need, are loaded after it listens."""
    modules = modules_after("import banjar.server.serve")
    assert "starlette" in modules
    assert not modules & {"numpy", "numba", "fluent.runtime", "banjar.core.game"}
    assert not modules & {"asyncpg", "alembic", "sqlalchemy.dialects.postgresql"}


def test_one_game_does_not_import_the_other() -> None:
    """Games are imported when they are first asked for."""
    modules = modules_after("import os; os.environ['BANJAR_KERNEL'] = 'plain'; import banjar; banjar.load('altar')")
    assert "banjar.games.altar.rules.phases" in modules
    assert not any(module.startswith("banjar.games.dalang") for module in modules)
    assert "numba" not in modules


def test_no_such_name() -> None:
    """The package says so."""
    with pytest.raises(AttributeError, match="module 'banjar' has no attribute 'Bali'"):
        banjar.Bali  # noqa: B018


def test_earlier_names() -> None:
    """What the first version called them."""
    assert banjar.Happening is banjar.Event
    assert banjar.seen.NoWorldFound is banjar.NoWorldFound
    assert banjar.State.happenings is banjar.State.events_of
    assert bots.Method is bots.SearchConfig
