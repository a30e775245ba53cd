"""The files of the browser client, kept in memory and compressed on first use."""

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

from banjar.i18n.texts import LANGUAGES, locale_folders
from banjar.server import peer
from banjar.server.http.link_preview import TITLE, preview_of
from banjar.server.http.module_bundles import bundled, is_module
from banjar.server.http.routing import NamedRoute
from banjar.table.errors import Refusal

MIN_COMPRESSED_BYTES = 500
MEDIA_TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".md": "text/markdown",
    ".woff2": "font/woff2",
}
PAGES = (
    "/",
    "/new",
    "/t/{table}",
    "/replay/{table}",
    "/rules/{game}",
    "/learn/{game}",
    "/strategy/{game}",
    "/pad",
    "/pad/{game}",
    "/device",
    "/me/{token}",  # links made before the token was a fragment
    "/code/{code}",
)
FOLDERS = ("web", "locales")
PAD_WORKER = "web/pad_worker.js"
PAD_SCOPE = "/pad/"
"""The pages that the service worker keeps for use without a network."""
STYLE_IMPORT = re.compile(rb'^@import "([^"]+)";\n', re.MULTILINE)


@dataclass(frozen=True)
class StaticFile:
    """A file with its headers."""

    body: bytes
    media_type: str
    etag: str

    @cached_property
    def compressed(self) -> bytes | None:
        """The gzipped body, made on first use because compressing everything would slow the start."""
        is_worth_it = len(self.body) >= MIN_COMPRESSED_BYTES and not self.media_type.startswith("font/")
        return gzip.compress(self.body, mtime=0) if is_worth_it else None


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
        self.script_hash = _import_map_hash(self.page.body)

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}/{entry.name}")
            elif not entry.name.endswith((".py", ".pyc")):
                self._files[f"{path}/{entry.name}"] = _file(entry.name, _body(entry, folder))

    @cached_property
    def modules(self) -> dict[str, StaticFile]:
        """The client's modules and their bundles, linked on first use or by `preload`."""
        sources = {path: file.body.decode() for path, file in self._files.items() if is_module(path)}
        return {path: _file(path, text.encode()) for path, text in bundled(sources).items()}

    def get(self, path: str) -> StaticFile:
        """The file at a path; Refusal if there is none."""
        found = self.modules.get(path) if is_module(path) else self._files.get(path)
        if found is None:
            raise Refusal("no-such-page")
        return found


def has_client(game: str) -> bool:
    """Whether the browser client has a module for this game; it draws others with the generic board."""
    return importlib.resources.files("banjar").joinpath("web", "app", "games", game, "index.js").is_file()


def _body(entry: Traversable, folder: Traversable) -> bytes:
    """A file's content; the sheets that a style sheet imports stand in it, as each would be a request of its own."""
    body = entry.read_bytes()
    if not entry.name.endswith(".css"):
        return body
    return STYLE_IMPORT.sub(lambda found: folder.joinpath(found[1].decode()).read_bytes(), body)


def _file(name: str, body: bytes) -> StaticFile:
    suffix = name[name.rfind(".") :]
    media_type = MEDIA_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if media_type.startswith("text/") or media_type == "image/svg+xml":
        media_type += "; charset=utf-8"
    return StaticFile(body, media_type, _etag(body))


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _import_map_hash(page: bytes) -> str:
    """The source for the content security policy that allows the page's import map, and nothing else inline."""
    found = re.search(rb'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return "'sha256-" + base64.b64encode(hashlib.sha256(found[1]).digest()).decode() + "'"


def file_response(request: Request, file: StaticFile) -> Response:
    """The file, or 304 if the browser has it already."""
    headers = {"etag": file.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and file.compressed is not None:
        return Response(file.compressed, headers=headers | {"content-encoding": "gzip"}, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)


async def page(request: Request) -> Response:
    """The client's only page, with the link preview of the address; its script routes by the address."""
    preview = await preview_of(request)
    origin = peer.origin_of(request.app.state.context.config, request)
    plain: StaticFile = request.app.state.files.page
    body = plain.body.replace(TITLE, preview.tags(origin), 1)
    response = file_response(request, StaticFile(body, plain.media_type, _etag(body)))
    response.headers["vary"] = "accept-encoding, accept-language"
    return response


async def file(request: Request) -> Response:
    """A file of the client, or its texts."""
    path = request.url.path[1:]
    response = file_response(request, request.app.state.files.get(path))
    if path == PAD_WORKER:
        response.headers["service-worker-allowed"] = PAD_SCOPE
    return response


ROUTES = [
    *(NamedRoute(path, page) for path in PAGES),
    *(NamedRoute(f"/{folder}/{{path:path}}", file) for folder in FOLDERS),
]
