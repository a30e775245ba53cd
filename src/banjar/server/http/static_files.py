"""The browser client: files that lie ready in memory, compressed once somebody has asked for them."""

from __future__ import annotations

import base64
import gzip
import hashlib
import importlib.resources
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from banjar.i18n.texts import LANGUAGES, locale_folders
from banjar.table.errors import Refusal

SHORTEST_COMPRESSED = 500
KINDS = {".mjs": "text/javascript", ".js": "text/javascript", ".ftl": "text/plain", ".md": "text/markdown"}
PAGES = ("/", "/new", "/t/{table}", "/replay/{table}", "/rules/{game}", "/learn/{game}", "/me/{token}", "/code/{code}")
FOLDERS = ("web", "locales")


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent."""

    body: bytes
    kind: str
    tag: str

    @cached_property
    def compressed(self) -> bytes | None:
        """Made when first asked for: all at once would double the time the files take at the start."""
        return gzip.compress(self.body, mtime=0) if len(self.body) >= SHORTEST_COMPRESSED else None


class StaticFiles:
    """Everything under `/web` and `/locales`, read when the server starts."""

    def __init__(self) -> None:
        package = importlib.resources.files("banjar")
        self._files: dict[str, StaticFile] = {}
        self._read(package.joinpath("web"), "web")
        for language in LANGUAGES:
            for folder in locale_folders(language):
                self._read(folder, f"locales/{language}")
        self.page = self._files["web/index.html"]
        self.script_hash = _hash_of_import_map(self.page.body)

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}/{entry.name}")
            elif not entry.name.endswith((".py", ".pyc")):
                self._files[f"{path}/{entry.name}"] = _file(entry)

    def get(self, path: str) -> StaticFile:
        """The file at a path; Refusal if there is none."""
        found = self._files.get(path)
        if found is None:
            raise Refusal("no-such-page")
        return found


def _file(entry: Traversable) -> StaticFile:
    body = entry.read_bytes()
    suffix = entry.name[entry.name.rfind(".") :]
    kind = KINDS.get(suffix) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "image/svg+xml":
        kind += "; charset=utf-8"
    return StaticFile(body, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def _hash_of_import_map(page: bytes) -> str:
    """What the content security policy must name, so that the page's import map is allowed and nothing else inline."""
    found = re.search(rb'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return "'sha256-" + base64.b64encode(hashlib.sha256(found[1]).digest()).decode() + "'"


def sent(request: Request, file: StaticFile) -> Response:
    """A file, or only word that the browser has it already."""
    headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and file.compressed is not None:
        return Response(file.compressed, headers=headers | {"content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


async def page(request: Request) -> Response:
    """The one page; what it shows depends on its address."""
    return sent(request, request.app.state.files.page)


async def file(request: Request) -> Response:
    """A part of the client, or its texts."""
    return sent(request, request.app.state.files.get(request.url.path[1:]))


class PageRoute(Route):
    """A route that says it was taken, for the log and the figures."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """As starlette does."""
        match, child = super().matches(scope)
        return match, {**child, "route": self}


ROUTES = [
    *(PageRoute(path, page) for path in PAGES),
    *(PageRoute(f"/{folder}/{{path:path}}", file) for folder in FOLDERS),
]
