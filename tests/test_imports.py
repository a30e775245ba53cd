"""Imports point one way: kernel, games, the Python face, bots, and on top what people use."""

from __future__ import annotations

import ast
import pathlib
import subprocess
import sys
from collections.abc import Iterator

import pytest

import banjar

PACKAGE = pathlib.Path(banjar.__file__).parent
FACE = {"engine", "game", "record", "record_syntax", "registry", "seen", "state", "warmup"}
TEXTS = {"texts", "wording"}
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "face": {"kernel", "games", "face"},
    "texts": {"games", "texts"},
    "bots": {"kernel", "games", "face", "bots"},
    "table": {"games", "face", "texts", "bots", "table"},
    "lessons": {"games", "face", "lessons"},
    "workers": {"kernel", "games", "face", "bots", "workers"},
    "server": {"games", "face", "texts", "bots", "lessons", "table", "workers", "server", "root"},
    "top": {"kernel", "games", "face", "texts", "bots", "lessons", "server", "top", "root"},
    "root": {"games", "face"},
}
MODULES = sorted(PACKAGE.rglob("*.py"))


def layer_of(module: str) -> str:
    """The layer of a module named without `banjar.`."""
    first = module.split(".")[0]
    if module.startswith("server.workers"):
        return "workers"  # processes of their own, with the compiled kernel
    if first in ("kernel", "games", "bots", "lessons", "table", "server"):
        return first
    if first in FACE:
        return "face"
    if first in TEXTS:
        return "texts"
    return "top" if first else "root"


def name_of(path: pathlib.Path) -> str:
    """The module's name without `banjar.`; the package itself is empty."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(path: pathlib.Path) -> Iterator[tuple[str, int]]:
    """The modules of ours that a file imports anywhere, those for type checkers included, and the lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            module = node.module or ""
            names = (
                [f"{module}.{alias.name}" for alias in node.names] if module in ("banjar", "banjar.games") else [module]
            )
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            if name == "banjar" or name.startswith("banjar."):
                yield name.removeprefix("banjar").removeprefix("."), node.lineno


CONSTANTS = {"table": {"kernel.seed"}}
"""Modules further below that a layer takes constants from."""


def is_name_of_the_package(module: str) -> bool:
    """Such as `__version__`, which `from banjar import` finds in the package itself."""
    return not (PACKAGE / module.split(".")[0]).exists() and not (PACKAGE / f"{module.split('.')[0]}.py").exists()


@pytest.mark.parametrize("path", MODULES, ids=[name_of(path) or "banjar" for path in MODULES])
def test_imports_point_one_way(path: pathlib.Path) -> None:
    """Every import of a file leads to its own layer or to one below."""
    own = layer_of(name_of(path))
    for module, line in imported_by(path):
        layer = "root" if is_name_of_the_package(module) else layer_of(module)
        if module not in CONSTANTS.get(own, ()):
            assert layer in ALLOWED[own], f"{path}:{line}: {own} imports {module or 'banjar'} ({layer})"


def test_the_games_do_not_know_each_other() -> None:
    """Neither imports the other, and what they share knows neither."""
    games = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "rules.py").exists())
    assert games == sorted(banjar.game_names())
    for path in (PACKAGE / "games").rglob("*.py"):
        inside = path.relative_to(PACKAGE / "games").parts
        own = inside[0] if len(inside) > 1 else None
        for module, line in imported_by(path):
            parts = module.split(".")
            if len(parts) > 1 and parts[0] == "games" and parts[1] in games:
                assert parts[1] == own, f"{path}:{line}: imports {module}"


def test_the_layers_are_found() -> None:
    """The checks above look at something."""
    found = {layer_of(name_of(path)) for path in MODULES}
    assert found >= {"kernel", "games", "face", "bots", "table", "workers", "server", "top", "root"}
    assert {name_of(path) for path in MODULES} >= FACE
    assert "kernel.rule" in {module for module, _ in imported_by(PACKAGE / "games" / "altar" / "rules.py")}


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
    """The rules with numpy, the HTTP interface, and what only some databases need, are loaded after it listens."""
    modules = modules_after("import banjar.server.serve")
    assert "starlette" in modules
    assert not modules & {"numpy", "numba", "fastapi", "pydantic", "prometheus_client", "banjar.game"}
    assert not modules & {"asyncpg", "alembic", "sqlalchemy.dialects.postgresql"}


def test_one_game_does_not_import_the_other() -> None:
    """Games are imported when they are first asked for."""
    modules = modules_after("import os; os.environ['BANJAR_KERNEL'] = 'plain'; import banjar; banjar.load('altar')")
    assert "banjar.games.altar.rules" in modules
    assert not any(module.startswith("banjar.games.dalang") for module in modules)
    assert "numba" not in modules


def test_no_such_name() -> None:
    """The package says so."""
    with pytest.raises(AttributeError, match="module 'banjar' has no attribute 'Bali'"):
        banjar.Bali  # noqa: B018
