"""Deliver the client's modules in a few bundles: a browser would load 150 files, level by level of imports.

The sources stay plain ES modules in the style that Prettier gives them, with named imports and exports only, so
linking them needs no parser. Modules that are loaded together share a bundle. In it each is a function that returns its
exports, and the module's own address re-exports them, so that dynamic imports work and each module exists once.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

APP = "web/app"
BUNDLES = "web/bundles"
MAIN = f"{APP}/main.js"
"""The entry point, which no other module imports: it may wait at its top level, and so is in no bundle."""
CORE = "core"
PAGES = "pages"
INDEX = "-index"
REGISTRY = "modules"
STATEMENT = re.compile(r'^(?:import|export) (?P<what>\{[^}]*\}|\w+) from "(?P<address>[^"]+)";\n', re.MULTILINE)
LIST = re.compile(r"^export \{(?P<names>[^}]*)\};\n", re.MULTILINE)
DECLARATION = re.compile(r"^export (?=(?:async function|function|const|class) (?P<name>\w+))", re.MULTILINE)
LEFT_OVER = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
DYNAMIC = re.compile(r'(?P<start>(?<![{<\w.])import\(["`])(?P<folders>(?:\.{1,2}/)+)')
"""A dynamic import by a relative address, which may be a template."""


class LinkError(Exception):
    """A module that is not written as this linker expects."""


@dataclass(frozen=True)
class Module:
    """A source file, by its path below the package."""

    path: str
    source: str

    @cached_property
    def imports(self) -> list[str]:
        """The paths, or the names of libraries, of what this module imports statically, in order."""
        return [self._resolved(found["address"]) for found in STATEMENT.finditer(self.source)]

    @cached_property
    def exports(self) -> list[str]:
        """The names that it exports."""
        names = [found["name"] for found in DECLARATION.finditer(self.source)]
        for found in LIST.finditer(self.source):
            names += _names(found["names"])
        for found in STATEMENT.finditer(self.source):
            if found[0].startswith("export"):
                names += _names(found["what"].strip("{}"))
        return names

    def _resolved(self, address: str) -> str:
        if not address.startswith("."):
            return address
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.path), address))

    def linked(self, libraries: Mapping[str, str]) -> str:
        """The source with its imports taken from the registry and from the bundle's `libraries`."""
        source = STATEMENT.sub(lambda found: self._import(found, libraries), self.source)
        source = DECLARATION.sub("", LIST.sub("", source))
        if strange := LEFT_OVER.search(source):
            raise LinkError(f"{self.path}: {strange[0]!r} is no import or export that a bundle can have")
        return DYNAMIC.sub(lambda found: f"{found['start']}/{self._resolved(found['folders'])}/", source)

    def _import(self, found: re.Match[str], libraries: Mapping[str, str]) -> str:
        path, what = self._resolved(found["address"]), found["what"]
        origin = libraries.get(path, f'{REGISTRY}["{path}"]')
        if not what.startswith("{"):
            return f"const {what} = {origin}.default;\n"
        return f"const {what.replace(' as ', ': ')} = {origin};\n"


def is_module(path: str) -> bool:
    """Whether a path is that of a module of the client, or of a bundle."""
    return path.startswith((f"{APP}/", f"{BUNDLES}/")) and path.endswith(".js")


def bundled(files: Mapping[str, str]) -> dict[str, str]:
    """What is sent for each module of the client, by path, and the bundles, from the sources by path."""
    modules = {path: Module(path, source) for path, source in files.items()}
    bundle_of = _bundles(modules)
    members: dict[str, list[str]] = {}
    for path in _in_order(modules):
        if path != MAIN:
            members.setdefault(bundle_of[path], []).append(path)
    sent = {_path(name): _bundle(name, [modules[path] for path in paths], bundle_of) for name, paths in members.items()}
    for path, module in modules.items():
        sent[path] = _entry(module, bundle_of) if path == MAIN else _stub(module, bundle_of)
    return sent


def _names(listed: str) -> list[str]:
    return [name.split(" as ")[-1].strip() for name in listed.split(",") if name.strip()]


def _path(bundle: str) -> str:
    return f"{BUNDLES}/{bundle}.js"


def _reached(modules: Mapping[str, Module], roots: Iterable[str]) -> set[str]:
    """The modules that are loaded with the roots."""
    reached: set[str] = set()
    left = list(roots)
    while left:
        path = left.pop()
        if path in modules and path not in reached:
            reached.add(path)
            left += modules[path].imports
    return reached


def _roots(modules: Mapping[str, Module]) -> dict[str, list[str]]:
    """Where loading starts, by the bundle's name: the core, the other pages, each game's index, and its drawn board."""
    roots: dict[str, list[str]] = {CORE: [MAIN]}
    for path in modules:
        folder, _, file = path.removeprefix(f"{APP}/").rpartition("/")
        if folder.startswith("games/"):
            game = folder.split("/")[1]
            roots.setdefault(f"{game}{INDEX}" if file == "index.js" else game, []).append(path)
        else:
            roots.setdefault(PAGES, []).append(path)
    return roots


def _bundles(modules: Mapping[str, Module]) -> dict[str, str]:
    """The bundle of each module."""
    needed_by: dict[str, list[str]] = {}
    for name, paths in _roots(modules).items():
        for path in _reached(modules, paths):
            needed_by.setdefault(path, []).append(name)
    return {path: _bundle_for(names) for path, names in needed_by.items()}


def _bundle_for(names: list[str]) -> str:
    """Every page loads the index of each game, and boards are parts of pages."""
    games = {name.removesuffix(INDEX) for name in names} - {CORE, PAGES}
    is_indexed = any(name.endswith(INDEX) for name in names)
    if CORE in names or (is_indexed and (PAGES in names or len(games) > 1)):
        return CORE
    if PAGES in names or len(games) > 1:
        return PAGES
    return f"{games.pop()}{INDEX}" if is_indexed else games.pop()


def _in_order(modules: Mapping[str, Module]) -> list[str]:
    """All modules, each after those that it imports."""
    ordered: dict[str, None] = {}

    def add(path: str, before: tuple[str, ...]) -> None:
        if path in before:
            raise LinkError(f"modules import each other: {' → '.join((*before[before.index(path) :], path))}")
        if path in ordered or path not in modules:
            return
        for other in modules[path].imports:
            add(other, (*before, path))
        ordered[path] = None

    for path in sorted(modules):
        add(path, ())
    return list(ordered)


def _bundle(name: str, members: list[Module], bundle_of: Mapping[str, str]) -> str:
    imported = dict.fromkeys(path for module in members for path in module.imports)
    libraries = {path: f"library{number}" for number, path in enumerate(imported) if path not in bundle_of}
    head = [f'import * as {alias} from "{library}";' for library, alias in libraries.items()]
    if name == CORE:
        head.append(f"export const {REGISTRY} = {{}};")
    else:
        head += _imports({bundle_of[path] for path in imported if path in bundle_of} - {name})
    return "\n".join((*head, *(_as_function(module, libraries) for module in members)))


def _as_function(module: Module, libraries: Mapping[str, str]) -> str:
    returned = f"return {{ {', '.join(module.exports)} }};"
    return f'{REGISTRY}["{module.path}"] = (() => {{\n{module.linked(libraries)}{returned}\n}})();'


def _imports(bundles: set[str]) -> list[str]:
    """The statements that load bundles, always with the registry of the first."""
    others = [f'import "/{_path(name)}";' for name in sorted(bundles - {CORE})]
    return [f'import {{ {REGISTRY} }} from "/{_path(CORE)}";', *others]


def _stub(module: Module, bundle_of: Mapping[str, str]) -> str:
    names = ", ".join(module.exports)
    exported = f'export const {{ {names} }} = {REGISTRY}["{module.path}"];'
    return "\n".join((*_imports({bundle_of[module.path]}), *([exported] if names else []), ""))


def _entry(module: Module, bundle_of: Mapping[str, str]) -> str:
    bundles = {bundle_of[path] for path in module.imports if path in bundle_of}
    return "\n".join((*_imports(bundles), module.linked({})))
