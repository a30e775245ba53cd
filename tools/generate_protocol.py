"""Generate protocol.d.ts and the tables of docs/protocol.md from the structs of the protocol.

`--check` writes nothing and exits with 1 if a file is stale.
"""

from __future__ import annotations

import argparse
import ast
import functools
import importlib
import inspect
import pathlib
import pkgutil
import re
import sys
import textwrap
import typing
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import msgspec.inspect as mi

from banjar.core import pad, progress_wire, reason_wire
from banjar.core.registry import GAMES
from banjar.i18n.texts import LOCALES, Texts
from banjar.protocol import (
    chat,
    client_messages,
    commands,
    curve,
    errors,
    health,
    hint,
    history,
    lessons,
    lobby,
    moderation,
    pairing,
    people,
    server_messages,
    table,
)
from banjar.protocol.games import event_types, game_parts
from banjar.server.http.responses import status_of
from banjar.server.http.routes import OPERATIONS
from banjar.table import auto_reply, clock, settings
from banjar.table import commands as table_commands

ROOT = pathlib.Path(__file__).resolve().parent.parent
TYPES = ROOT / "src/banjar/web/app/protocol.d.ts"
DOCS = ROOT / "docs/protocol.md"
MODULES = (
    *(table_commands, settings, clock, auto_reply),
    *(client_messages, server_messages, table, history, curve, chat, hint, errors),
    *(lobby, pairing, people, lessons, commands, health, moderation),
    progress_wire,
    reason_wire,
    pad,
)
REPEATED: dict[type, type] = {table.TableMessage: table.TableConstants, table.UpdateMessage: table.LastEntry}
"""Structs that repeat the fields of another, with the other's descriptions."""
STALE = "is stale: run `python tools/generate_protocol.py` and commit what it writes"
WIDTH = 120


def main(arguments: list[str] | None = None) -> int:
    """Write or check both files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    args = parser.parse_args(arguments)
    generated = {TYPES: typescript(), DOCS: documentation(DOCS.read_text())}
    stale = [path for path, text in generated.items() if not path.exists() or path.read_text() != text]
    for path in stale:
        if args.check:
            print(f"{path.name} {STALE}", file=sys.stderr)
        else:
            path.write_text(generated[path])
            print(f"wrote {path}")
    return 1 if args.check and stale else 0


# Types as text, in TypeScript's syntax; the tables of the docs use it too.


class Names:
    """The types of one file or game: structs by class, aliases by the type they name."""

    def __init__(
        self, modules: Iterable[Any], prefix: str = "", parent: Names | None = None, names_literals: bool = True
    ) -> None:
        self.structs: dict[type, str] = dict(parent.structs) if parent is not None else {}
        self.aliases: dict[str, str] = {}
        self.own: list[type] = []
        for module in modules:
            for name, value in vars(module).items():
                if _is_struct(value) and value.__module__ == module.__name__:
                    self.structs[value] = prefix + name
                    self.own.append(value)
        for module in modules:
            for name, value in vars(module).items():
                is_literal = names_literals and typing.get_origin(value) is typing.Literal
                if is_literal or _is_union(value):
                    self.aliases.setdefault(self._render(mi.type_info(value)), prefix + name)

    def render(self, info: mi.Type) -> str:
        """A type; an alias where there is one."""
        text = self._render(info)
        return self.aliases.get(text, text)

    def _render(self, info: mi.Type) -> str:
        match info:
            case mi.Metadata():
                part = (info.extra or {}).get("game_part")
                return str(part) if part else self.render(info.type)
            case mi.StructType():
                return self.structs[info.cls]
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.StrType():
                return "string"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case mi.LiteralType():
                return " | ".join(f'"{value}"' for value in info.values)
            case mi.ListType() | mi.VarTupleType():
                inner = self.render(info.item_type)
                return f"({inner})[]" if " " in inner and not inner.startswith("Record") else f"{inner}[]"
            case mi.DictType():
                return f"Record<{self.render(info.key_type)}, {self.render(info.value_type)}>"
            case mi.UnionType():
                return " | ".join(self.render(part) for part in info.types)
            case mi.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {info}")


def _is_struct(value: Any) -> bool:
    """Whether a class is a struct that is sent, not only a base class of tagged structs."""
    if not (inspect.isclass(value) and issubclass(value, msgspec.Struct)):
        return False
    return value.__struct_config__.tag_field is None or value.__struct_config__.tag is not None


def _is_union(value: Any) -> bool:
    return typing.get_origin(value) is typing.Union or type(value).__name__ == "UnionType"


def fields(struct: type) -> Iterator[tuple[str, mi.Type, bool, str]]:
    """The name, type, whether it may be missing, and description of each field."""
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    texts = descriptions(struct)
    for field in info.fields:
        yield field.encode_name, field.type, not field.required, texts.get(field.name, "")


def descriptions(struct: type) -> dict[str, str]:
    """The docstrings of the fields of a struct and its bases."""
    found: dict[str, str] = {}
    repeated = REPEATED.get(struct)
    for cls in (*(() if repeated is None else (repeated,)), *reversed(struct.__mro__)):
        if not issubclass(cls, msgspec.Struct) or cls is msgspec.Struct:
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, text in zip(body.body, body.body[1:], strict=False):
            is_text = isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and is_text:
                found[field.target.id] = " ".join(str(text.value.value).split())  # type: ignore[attr-defined]
    return found


def summary(struct: type) -> str:
    """The docstring of a struct in one line."""
    return " ".join((struct.__doc__ or "").split())


# The browser client


def wire_modules(game: str) -> list[Any]:
    """The modules in which a game describes its view, actions and events."""
    package = importlib.import_module(f"{GAMES[game]}.io.wire")
    if not hasattr(package, "__path__"):
        return [package]
    parts = pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    return [importlib.import_module(part.name) for part in parts]


def typescript() -> str:
    """The types of every message, view and event."""
    common = Names(MODULES)
    lines = [
        "// Generated from the structs of src/banjar/protocol by tools/generate_protocol.py; do not edit.",
        "",
        *_declarations(common),
    ]
    parts: dict[str, list[str]] = {part: [] for part in game_parts()}
    for game in GAMES:
        names = Names(wire_modules(game), game.capitalize(), common)
        lines += _declarations(names)
        for part, structs in game_parts().items():
            parts[part].append(names.render(mi.type_info(structs[game])))
    for part, texts in parts.items():
        lines += [f"/** Of any game. */\n{_alias(part, ' | '.join(texts))}", ""]
    return "\n".join(lines)


def _declarations(names: Names) -> list[str]:
    lines: list[str] = []
    for text, name in names.aliases.items():
        lines += [_alias(name, text), ""]
    for struct in names.own:
        lines += [f"/** {summary(struct)} */", f"export interface {names.structs[struct]} {{"]
        config = struct.__struct_config__
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        for name, info, is_optional, text in fields(struct):
            if text:
                lines.append(f"  /** {text} */")
            lines.append(f"  {name}{'?' if is_optional else ''}: {names.render(info)};")
        lines += ["}", ""]
    return lines


def _alias(name: str, text: str) -> str:
    line = f"export type {name} = {text};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in text.split(" | ")) + ";"


# The documentation


def documentation(text: str) -> str:
    """The page with new tables between `<!-- table: name -->` and `<!-- end -->`."""

    def replaced(found: re.Match[str]) -> str:
        return f"<!-- table: {found[1]} -->\n{TABLES[found[1]]()}\n<!-- end -->"

    return re.sub(r"<!-- table: (.+?) -->\n.*?<!-- end -->", replaced, text, flags=re.DOTALL)


def message_table(union: Any, tag: str) -> str:
    """One row per message: its tag, fields and docstring."""
    names = Names(MODULES, names_literals=False)
    rows = [(tag, "fields", "")]
    for struct in typing.get_args(union):
        shown = [
            f"`{name}`{'?' if is_optional else ''}: {_type(names.render(info))}"
            for name, info, is_optional, _ in fields(struct)
            if name != "command" or union is not table_commands.Command
        ]
        rows.append((f"`{struct.__struct_config__.tag}`", ", ".join(shown), summary(struct)))
    return _table(rows)


def server_message_table() -> str:
    """One row per message of the server; large ones have separate tables for their fields."""
    names = Names(MODULES, names_literals=False)
    rows = [("`type`", "fields", "")]
    for struct in typing.get_args(server_messages.ServerMessage):
        shown = [
            f"`{name}`{'?' if is_optional else ''}: {_type(names.render(i))}"
            for name, i, is_optional, _ in fields(struct)
        ]
        is_large = struct in (table.TableMessage, table.UpdateMessage)
        listed = "see below" if is_large else ", ".join(shown)
        rows.append((f"`{struct.__struct_config__.tag}`", listed, summary(struct)))
    return _table(rows)


def field_table(struct: type, without: type | None = None) -> str:
    """One row per field."""
    names = Names(MODULES, names_literals=False)
    known = set(without.__struct_fields__) if without is not None else set()
    rows = [("field", "type", "")]
    for name, info, is_optional, text in fields(struct):
        if name not in known:
            rows.append((f"`{name}`{'?' if is_optional else ''}", _type(names.render(info)), text))
    return _table(rows)


def event_table(game: str) -> str:
    """One row per event of a game."""
    names = Names(wire_modules(game), names_literals=False)
    rows = [("`type`", "fields", "")]
    for struct in typing.get_args(event_types()[game]):
        shown = [
            f"`{name}`: {_type(names.render(info))}"
            for name, info, _, _ in fields(struct)
            if name not in ("seat", "mine")
        ]
        rows.append((f"`{struct.__struct_config__.tag}`", ", ".join(shown), summary(struct)))
    return _table(rows)


def refusal_table() -> str:
    """One row per code of a refusal: its HTTP status, its values and its sentence in English."""
    texts, named = Texts("en"), error_values()
    rows = [("code", "status", "values", "the sentence in English")]
    for code in errors.ALL_CODES:
        values = named[code]
        sentence = texts.say(f"error-{code}", **{name: f"*{name}*" for name in values})
        listed = ", ".join(f"`{name}`" for name in values)
        rows.append((f"`{code}`", str(status_of(code)), listed, sentence))
    return _table(rows)


def error_values() -> dict[str, list[str]]:
    """The values that the sentence of each code names."""
    source = (LOCALES / "en" / "table.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^error-([a-z-]+) =", source, flags=re.MULTILINE)[1:]
    return {code: sorted(set(re.findall(r"\$(\w+)", text))) for code, text in zip(parts[::2], parts[1::2], strict=True)}


def route_table() -> str:
    """One row per operation of the HTTP API."""
    names = Names(MODULES, names_literals=False)
    rows = [("route", "body", "answer", "")]
    for operation in OPERATIONS:
        if operation.is_documented:
            body = _type(names.render(mi.type_info(operation.body))) if operation.body is not None else ""
            answer = names.structs[operation.answer] if operation.answer is not None else ""
            other = operation.media_type if operation.media_type != "application/json" else ""
            rows.append((f"`{operation.method} {operation.path}`", body, answer or other, operation.summary))
    return _table(rows)


def _type(text: str) -> str:
    return text.replace(" | ", " or ").replace("Record<", "{").replace(">", "}").replace('"', "")


def _table(rows: list[tuple[str, ...]]) -> str:
    head, *rest = ("| " + " | ".join(row) + " |" for row in rows)
    return "\n".join([head, "|" + "---|" * len(rows[0]), *rest])


TABLES = {
    "commands": lambda: message_table(table_commands.Command, "`do`"),
    "client messages": lambda: message_table(client_messages.ClientMessage, "`do`"),
    "server messages": server_message_table,
    "table": lambda: field_table(table.TableMessage),
    "update": lambda: field_table(table.UpdateMessage, without=table.TableMessage),
    "you": lambda: field_table(table.You),
    "seat": lambda: field_table(table.SeatView),
    "result": lambda: field_table(table.Result),
    "seek": lambda: field_table(pairing.SeekBody),
    "error": lambda: field_table(errors.ErrorInfo),
    "refusals": refusal_table,
    "routes": route_table,
    **{f"{game} events": functools.partial(event_table, game) for game in GAMES},
}


if __name__ == "__main__":
    sys.exit(main())
