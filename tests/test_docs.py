"""The documentation: its examples run, and nothing public is missing from it.

Run as a script with the path of a page, this file runs the examples of that page.
"""

from __future__ import annotations

import argparse
import doctest
import importlib
import inspect
import os
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import banjar
from banjar import cli
from banjar.core.registry import definition
from banjar.i18n.texts import rules_page

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
GUIDES = ["CHANGELOG.md", "CONTRIBUTING.md"]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"`(\w[\w./-]*\.(?:py|js|css|svg|ftl|toml|txt|json|ts))(?=`|::)")
FAULT = re.compile(r"`([\w./]+\.py)(?:::(\w+))?[…`]+(?: \[([\w -]+)\])?")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
RULE = re.compile(r"^- \*\*([AB]\d+\.\d+)\*\* (.*)$", re.MULTILINE)
CLASSES = (banjar.Action, banjar.Game, banjar.Event, banjar.Record, banjar.Seen, banjar.State)
GAMES = tuple(banjar.game_names())
README_LINES = range(8, 13)

every_game = pytest.mark.parametrize("game", GAMES)


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def all_text() -> str:
    return "\n".join(text_of(page) for page in [*PAGES, *GUIDES])


def examples(page: str) -> Iterator[tuple[int, str]]:
    """Every Python block of a page with the line it begins in."""
    text = text_of(page)
    for block in BLOCK.finditer(text):
        yield text.count("\n", 0, block.start(1)), block[1]


NEEDS = {"docs/research.md": ("gymnasium", "pettingzoo", "pyspiel")}
"""What the examples of a page need beside the package."""


def run_page(page: str) -> int:
    """Run the blocks of a page one after another in one namespace; how many examples failed."""
    names: dict[str, Any] = {"__name__": "docs"}
    runner = doctest.DocTestRunner()
    for line, code in examples(page):
        if ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, names, page, page, line)
            runner.run(test, clear_globs=False)
            names = test.globs
        else:
            exec(compile("\n" * line + code, page, "exec"), names)
    return runner.summarize(verbose=False).failed


@pytest.mark.parametrize("page", [page for page in PAGES if any(examples(page))])
def test_the_examples_of_a_page_run(page: str, tmp_path: pathlib.Path) -> None:
    for module in NEEDS.get(page, ()):
        pytest.importorskip(module, reason=f"{module} is not installed")
    result = subprocess.run(
        [sys.executable, "-W", "error", __file__, page],
        cwd=tmp_path,
        env={**os.environ, "BANJAR_KERNEL": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_example_of_the_readme_is_about_ten_lines_long() -> None:
    (example,) = [code for _, code in examples("README.md")]
    assert len([line for line in example.splitlines() if line.strip()]) in README_LINES


EARLIER_NAMES = {"happenings"}
"""They keep working, and are no longer described."""


def public_names(owner: type) -> set[str]:
    """Methods, properties and fields; attributes set by `__init__` are not looked for."""
    names = {name for name in dir(owner) if not name.startswith("_")} | {
        name for base in owner.__mro__ for name in inspect.get_annotations(base) if not name.startswith("_")
    }
    return names - EARLIER_NAMES


def test_every_public_name_is_described() -> None:
    page = text_of("docs/python.md")
    missing = [name for name in banjar.__all__ if not re.search(rf"`{name}\b", page)]
    assert missing == []


@pytest.mark.parametrize("owner", CLASSES)
def test_every_method_is_described(owner: type) -> None:
    page = text_of("docs/python.md")
    missing = [name for name in public_names(owner) if not re.search(rf"`{owner.__name__}\.{name}\b", page)]
    assert sorted(missing) == []


def test_every_method_described_exists() -> None:
    attributes = {
        banjar.Game: {"name", "players", "options", "rules", "engine", "option_record"},
        banjar.State: {"game"},
        banjar.Seen: {"game", "seat", "decisions"},
    }
    for owner in CLASSES:
        known = public_names(owner) | EARLIER_NAMES | attributes.get(owner, set())
        assert set(re.findall(rf"`{owner.__name__}\.(\w+)", all_text())) <= known


@every_game
def test_every_option_is_described(game: str) -> None:
    rows = re.findall(rf"^\| `(\w+)` \| {game} \|", text_of("docs/python.md"), re.MULTILINE)
    assert sorted(rows) == sorted(definition(game).option_names)


def section(page: str, heading: str) -> str:
    """The part of a page under a heading of the second level."""
    match = re.search(rf"^## {heading}$(.*?)(?=^## |\Z)", text_of(page), re.MULTILINE | re.DOTALL)
    assert match is not None, f"{page} has no section {heading}"
    return match[1]


def keys_of_position(game: str) -> set[str]:
    """The keys of a position and of the objects in it, but for names of cards, goods and islands."""
    options = {"oracle": True} if game == "altar" else {}
    position = banjar.load(game, **options).new(seed=1).to_position()
    keys = set(position) | set(position["players"][0])
    if game == "altar":
        return keys | set(position["altar"][0]) | set(position["box"])
    return keys | set(position["question"]) | set(position["masks"][0])


@every_game
def test_every_key_of_a_position_is_described(game: str) -> None:
    described = section("docs/positions.md", game.capitalize())
    missing = [key for key in keys_of_position(game) if f"`{key}`" not in described]
    assert sorted(missing) == []


@every_game
def test_every_phase_is_described(game: str) -> None:
    described = section("docs/positions.md", game.capitalize())
    missing = [phase for phase in definition(game).phases if f"`{phase}`" not in described]
    assert missing == []


@every_game
def test_every_event_is_described(game: str) -> None:
    events = importlib.import_module(f"banjar.games.{game}.rules.events").EventType
    table = text_of("docs/python.md").partition(f"| {game}: type |")[2].partition("\n\n")[0]
    missing = [event.name.lower() for event in events if f"`{event.name.lower()}`" not in table]
    assert missing == []


@every_game
def test_every_block_of_an_observation_is_described(game: str) -> None:
    table = text_of("docs/python.md").partition(f"| {game}: blocks |")[2].partition("\n\n")[0]
    blocks = {re.sub(r"\d+$", "", name.split(".")[0]) for name in definition(game).feature_names}
    missing = [block for block in blocks if not re.search(rf"`{block}", table)]
    assert sorted(missing) == []


@every_game
def test_every_notation_is_described(game: str) -> None:
    described = section("docs/records.md", f"Notation: {game}")
    words = {re.split(r"[=*@~]", action.text)[0] for action in definition(game).actions.all}
    missing = [word for word in words if not re.search(rf"`{word}\b", described)]
    assert sorted(missing) == []


@every_game
def test_every_letter_is_described(game: str) -> None:
    table = text_of("docs/records.md").partition("| letter |")[2].partition("\n\n")[0]
    missing = [letter for letter in definition(game).card_letters if f"`{letter}`" not in table]
    assert missing == []


@every_game
def test_every_ruling_is_listed(game: str) -> None:
    rules = rules_page(game, "en").read_text(encoding="utf-8")
    rulings = {number for number, text in RULE.findall(rules) if "[R]" in text}
    listed = set(re.findall(r"^\| ([AB]\d+\.\d+) \|", text_of("docs/rulings.md"), re.MULTILINE))
    assert rulings == {number for number in listed if number[0] == ("A" if game == "altar" else "B")}


def sub_commands() -> Mapping[str, argparse.ArgumentParser]:
    for action in cli.parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    raise AssertionError("the command line has no commands")


def test_every_command_is_described() -> None:
    missing = [name for name in sub_commands() if not re.search(rf"^\| `banjar {name}\b", text_of("README.md"), re.M)]
    assert missing == []


def test_every_make_target_is_described() -> None:
    phony = re.findall(r"^\.PHONY:(.*)$", text_of("Makefile"), re.MULTILINE)
    targets = {target for line in phony for target in line.split()}
    missing = [target for target in targets if f"`make {target}`" not in text_of("CONTRIBUTING.md")]
    assert "play" in targets
    assert sorted(missing) == []


@pytest.mark.parametrize("page", [*PAGES, *GUIDES])
def test_links_lead_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    links = [link for link in LINK.findall(text_of(page)) if "://" not in link]
    assert [link for link in links if not (folder / link).exists()] == []


@pytest.mark.parametrize("page", [*PAGES, *GUIDES])
def test_files_that_are_named_exist(page: str) -> None:
    """By the end of their path."""
    known = [
        f"/{path.relative_to(ROOT).as_posix()}"
        for folder in ("docs", "examples", "src", "tests", "tools")
        for path in (ROOT / folder).rglob("*.*")
    ]
    known += [f"/{path.name}" for path in ROOT.iterdir()]
    named = set(FILE.findall(text_of(page)))
    assert [file for file in sorted(named) if not any(path.endswith(f"/{file}") for path in known)] == []


def test_every_fault_has_a_test() -> None:
    """Each row of the table in docs/server.md names tests that exist, and their parameters."""
    rows = section("docs/server.md", "What happens when").partition("|---|")[2].partition("\n\n")[0].splitlines()[1:]
    assert len(rows) > 15
    for row in rows:
        tests = FAULT.findall(row.split(" | ")[-1])
        assert tests, row
        for file, name, parameter in tests:
            code = (ROOT / "tests/server/failures" / file).resolve().read_text(encoding="utf-8")
            assert re.search(rf"^(?:async )?def {name}", code, re.MULTILINE), (file, name)
            assert f'"{parameter}"' in code or not parameter, (file, parameter)


def test_every_close_code_of_a_socket_is_described() -> None:
    from banjar.server import context
    from banjar.server.ws import connection, frame_limits

    codes = {context.NO_IDENTITY, context.BARRED, frame_limits.POLICY_VIOLATION}
    codes |= {connection.TOO_SLOW, connection.SILENT, connection.GOING_AWAY, connection.TRY_LATER}
    described = re.findall(r"^\| (\d{4}) \|", section("docs/protocol.md", "The socket"), re.MULTILINE)
    assert set(map(int, described)) == codes


def test_the_changelog_knows_this_version() -> None:
    assert f"## [{banjar.__version__}]" in text_of("CHANGELOG.md")


if __name__ == "__main__":
    sys.exit(min(1, run_page(sys.argv[1])))
