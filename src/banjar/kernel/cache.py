"""Where compiled rules are kept: a directory named after everything that shapes them.

numba looks only at a function's own file when it decides whether a cached version is still good, and at no flag.
A changed helper in another file would silently leave old rules running, so the directory's name carries a hash
of all kernel and game sources, the versions and the flags.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import pathlib
import sys
import tempfile
from collections.abc import Iterator

PACKAGE = pathlib.Path(__file__).resolve().parent.parent


def sources(game: str, template: pathlib.Path | None = None) -> Iterator[pathlib.Path]:
    """Every file whose text can end up in the game's compiled code; templates outside the kernel have their own."""
    for part in ("kernel", f"games/{game}"):
        yield from sorted((PACKAGE / part).rglob("*.py"))
    if template is not None:
        yield template


@functools.cache
def fingerprint(game: str, template: pathlib.Path | None = None) -> str:
    """A short name for these sources, compiled by this numba with these flags."""
    import llvmlite
    import numba

    flags = f"{sys.version_info[:2]} {numba.__version__} {llvmlite.__version__} {bounds_checked()}"
    digest = hashlib.sha256(flags.encode())
    for source in sources(game, template):
        place = source.relative_to(PACKAGE) if source.is_relative_to(PACKAGE) else source.name
        digest.update(str(place).encode())
        digest.update(source.read_bytes())
    name = game if template is None else f"{game}-{template.stem}"
    return f"{name}-{digest.hexdigest()[:16]}"


def bounds_checked() -> bool:
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")


def chosen_place() -> pathlib.Path | None:
    chosen = os.environ.get("BANJAR_CACHE_DIR")
    return pathlib.Path(chosen) if chosen else None


def usual_place() -> pathlib.Path:
    home = os.environ.get("XDG_CACHE_HOME")
    return pathlib.Path(home) / "banjar" if home else pathlib.Path.home() / ".cache" / "banjar"


def temporary_place() -> pathlib.Path:
    return pathlib.Path(tempfile.gettempdir()) / f"banjar-{os.getuid() if hasattr(os, 'getuid') else 'user'}"


def candidates() -> Iterator[pathlib.Path]:
    """Places to try, best first; a user without a home or a system without a temporary folder has fewer."""
    for place in (chosen_place, usual_place, temporary_place):
        with contextlib.suppress(OSError, RuntimeError):
            path = place()
            if path is not None:
                yield path


@functools.cache
def directory(game: str, template: pathlib.Path | None = None) -> pathlib.Path | None:
    """The first writable candidate's folder for the game, or None where nothing can be written."""
    for base in candidates():
        path = base / fingerprint(game, template)
        try:
            path.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=path).close()
        except OSError:
            continue
        return path
    return None
