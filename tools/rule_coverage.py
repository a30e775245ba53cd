"""Lists the rules and scenarios that no test names, and fails if there is one.

The numbers come from the project's own pages: rules as `- **A3.10** ...`, worked examples as `- **AE1** ...`,
scenarios as `- **TA42** ...`. A test names its numbers at the beginning of its docstring.
"""

from __future__ import annotations

import ast
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOCALES = ROOT / "src" / "banjar" / "i18n" / "locales"
ITEM = re.compile(r"^- \*\*([AB]E?\d+(?:\.\d+)?|T[AB]\d+)\*\* (.*)$", re.MULTILINE)
NAMED = re.compile(r"(?:[AB]E?\d+(?:\.\d+)?|T[AB]\d+)\b[,:]?\s*")
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


def translation_faults(name: str) -> list[str]:
    """Where the rules pages of a game differ in numbers or in what is marked as a ruling."""
    english = items(LOCALES / "en" / "rules" / f"{name}.md")
    faults = []
    for folder in sorted(LOCALES.iterdir()):
        if not folder.is_dir():
            continue
        page = items(folder / "rules" / f"{name}.md")
        faults += [f"{folder.name}/{name}: {number} is missing" for number in english.keys() - page.keys()]
        faults += [f"{folder.name}/{name}: {number} is not in English" for number in page.keys() - english.keys()]
        faults += [
            f"{folder.name}/{name}: {number} is marked {RULING} in one language only"
            for number in english.keys() & page.keys()
            if (RULING in english[number]) != (RULING in page[number])
        ]
    return faults


def main() -> int:
    """Check pages against tests and against each other."""
    numbers: set[str] = set(items(ROOT / "docs" / "scenarios.md"))
    faults: list[str] = []
    for name in ("altar", "dalang"):
        numbers |= items(LOCALES / "en" / "rules" / f"{name}.md").keys()
        faults += translation_faults(name)
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
