"""List the rules and scenarios that no test names; fails if there are any.

The numbers come from the project's own pages: rules as `- **A3.10** ...`, worked examples as `- **AE1** ...`,
scenarios as `- **TA42** ...`. A test names its numbers at the beginning of its docstring.
"""

from __future__ import annotations

import ast
import pathlib
import re
import sys

from banjar.core.registry import game_names
from banjar.i18n.texts import LANGUAGES, rules_page

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEST_GAMES = ROOT / "tests" / "games"
"""A game that only tests use has its rules pages there."""
ITEM = re.compile(r"^- \*\*([A-Z]E?\d+(?:\.\d+)?|T[A-Z]\d+)\*\* (.*)$", re.MULTILINE)
NAMED = re.compile(r"(?:[A-Z]E?\d+(?:\.\d+)?|T[A-Z]\d+)\b[,:]?\s*")
RULING = "[R]"


def items(page: pathlib.Path) -> dict[str, str]:
    """Every numbered item of a page."""
    return dict(ITEM.findall(page.read_text(encoding="utf-8")))


def named_by(test: pathlib.Path) -> set[str]:
    """The numbers that the tests of a file name."""
    numbers: set[str] = set()
    for node in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            text = ast.get_docstring(node) or ""
            at = 0
            while match := NAMED.match(text, at):
                numbers.add(re.sub(r"[,:\s]", "", match[0]))
                at = match.end()
    return numbers


def rules_pages() -> dict[str, dict[str, pathlib.Path]]:
    """The rules pages of every game, by language."""
    pages = {name: {code: rules_page(name, code) for code in LANGUAGES} for name in game_names()}
    for page in sorted(TEST_GAMES.glob("*/locales/*/rules/*.md")):
        pages.setdefault(page.stem, {})[page.parent.parent.name] = page
    return pages


def translation_faults(name: str, pages: dict[str, pathlib.Path]) -> list[str]:
    """The differences between the rules pages of a game, in numbers and ruling marks."""
    english = items(pages["en"])
    faults = []
    for language in LANGUAGES:
        page = items(pages[language])
        faults += [f"{language}/{name}: {number} is missing" for number in english.keys() - page.keys()]
        faults += [f"{language}/{name}: {number} is not in English" for number in page.keys() - english.keys()]
        faults += [
            f"{language}/{name}: {number} is marked {RULING} in one language only"
            for number in english.keys() & page.keys()
            if (RULING in english[number]) != (RULING in page[number])
        ]
    return faults


def letter_faults(numbers: dict[str, dict[str, str]]) -> list[str]:
    """Games that number their rules with the same letter."""
    letters = {name: {number[0] for number in found} for name, found in numbers.items()}
    return [
        f"{name} and {other} both number rules with {letter}"
        for name in letters
        for other in letters
        if name < other
        for letter in letters[name] & letters[other]
    ]


def main() -> int:
    """Check pages against tests and against each other."""
    numbers: set[str] = set(items(ROOT / "docs" / "scenarios.md"))
    pages = rules_pages()
    found = {name: items(by_language["en"]) for name, by_language in pages.items()}
    faults = letter_faults(found)
    for name, by_language in pages.items():
        numbers |= found[name].keys()
        faults += translation_faults(name, by_language)
    named: set[str] = set()
    for test in sorted((ROOT / "tests").rglob("test_*.py")):
        named |= named_by(test)
    faults += [f"no test names {number}" for number in sorted(numbers - named)]
    faults += [f"a test names {number}, which stands on no page" for number in sorted(named - numbers)]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(numbers)} rules, examples and scenarios; {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
