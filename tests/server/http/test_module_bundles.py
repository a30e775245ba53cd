"""The client's modules as they are delivered."""

from __future__ import annotations

import re

import pytest

from banjar.server.http.module_bundles import LinkError, bundled, is_module
from banjar.server.http.static_files import StaticFiles


@pytest.fixture(scope="module")
def delivered() -> dict[str, str]:
    """All modules and bundles."""
    return {path: file.body.decode() for path, file in StaticFiles().modules.items()}


def small(**sources: str) -> dict[str, str]:
    """A client of an entry point and modules in its core."""
    files = {f"web/app/core/{name}.js": source for name, source in sources.items()}
    return bundled({"web/app/main.js": 'import { a } from "./core/first.js";\n\nawait a();\n', **files})


def test_a_bundle_holds_modules_after_what_they_import() -> None:
    """Each is a function that returns what it exports; libraries are imported once."""
    sent = small(
        first='import { b as c, d } from "./second.js";\nimport { h } from "preact";\nexport const a = h(c, d);\n',
        second='import { h } from "preact";\nexport function b() {}\nconst d = h;\nexport { d };\n',
    )
    assert sent["web/bundles/core.js"] == (
        'import * as library0 from "preact";\n'
        "export const modules = {};\n"
        'modules["web/app/core/second.js"] = (() => {\n'
        "const { h } = library0;\nfunction b() {}\nconst d = h;\n"
        "return { b, d };\n})();\n"
        'modules["web/app/core/first.js"] = (() => {\n'
        'const { b: c, d } = modules["web/app/core/second.js"];\nconst { h } = library0;\nconst a = h(c, d);\n'
        "return { a };\n})();"
    )
    assert sent["web/app/core/second.js"] == (
        'import { modules } from "/web/bundles/core.js";\nexport const { b, d } = modules["web/app/core/second.js"];\n'
    )


def test_the_entry_point_may_wait() -> None:
    """It is no part of a bundle, as whatever imports that would wait for it too."""
    sent = small(first="export const a = () => 1;\n")
    assert sent["web/app/main.js"] == (
        'import { modules } from "/web/bundles/core.js";\n'
        'const { a } = modules["web/app/core/first.js"];\n\nawait a();\n'
    )


@pytest.mark.parametrize(
    ("source", "linked"),
    [
        ('() => import("./second.js")', 'import("/web/app/core/second.js")'),
        ("() => import(`../games/${name}/index.js`)", "import(`/web/app/games/${name}/index.js`)"),
        ('/** @type {import("./types").Me} */ (0)', '{import("./types").Me}'),
    ],
)
def test_dynamic_imports_name_a_module_by_its_own_address(source: str, linked: str) -> None:
    sent = small(first=f"export const a = {source};\n", second="export const b = 2;\n")
    assert linked in sent["web/bundles/core.js"]


@pytest.mark.parametrize(
    "source",
    ["export let a = 1;\n", "export default 1;\n", 'export * from "./second.js";\n', 'import "./second.js";\n'],
)
def test_what_a_bundle_cannot_have_is_refused(source: str) -> None:
    """A variable that changes would be read once."""
    with pytest.raises(LinkError, match=r"web/app/core/first\.js: '(ex|im)port .* is no import or export"):
        small(first=source, second="export const b = 2;\n")


def test_modules_that_import_each_other_are_refused() -> None:
    with pytest.raises(LinkError, match=r"first\.js → web/app/core/second\.js → web/app/core/first\.js"):
        small(
            first='import { b } from "./second.js";\nexport const a = b;\n',
            second='import { a } from "./first.js";\nexport const b = a;\n',
        )


def test_every_module_is_in_one_bundle(delivered: dict[str, str]) -> None:
    bundles = [text for path, text in delivered.items() if "/bundles/" in path]
    for path in delivered:
        if "/bundles/" not in path and path != "web/app/main.js":
            assert sum(text.count(f'modules["{path}"] = ') for text in bundles) == 1, path


def test_the_first_page_loads_no_board_and_no_other_page(delivered: dict[str, str]) -> None:
    """The bundles of the core and of the games' indexes import no others, and no game is in the core."""
    first = {path: text for path, text in delivered.items() if re.search(r"/bundles/(core|.*-index)\.js$", path)}
    assert len(first) > 3
    for path, text in first.items():
        assert set(re.findall(r'^import .*"/(web/bundles/[^"]+)";', text, re.MULTILINE)) <= {"web/bundles/core.js"}, (
            path
        )
    assert 'modules["web/app/games/' not in first["web/bundles/core.js"]


def test_files_that_are_no_modules_are_sent_as_they_are() -> None:
    assert not is_module("web/vendor/preact.mjs")
    assert not is_module("web/app/protocol.d.ts")
    assert not is_module("web/pad_worker.js")
