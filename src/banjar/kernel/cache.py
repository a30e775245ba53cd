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


def sources(game: str) -> Iterator[pathlib.Path]:
    """Every file whose text can end up in the game's compiled code."""
    for part in ("kernel", f"games/{game}", "bots"):
        yield from sorted((PACKAGE / part).rglob("*.py"))


@functools.cache
def fingerprint(game: str) -> str:
    """A short name for these sources, compiled by this numba with these flags."""
    import llvmlite
    import numba

    flags = f"{sys.version_info[:2]} {numba.__version__} {llvmlite.__version__} {bounds_checked()}"
    digest = hashlib.sha256(flags.encode())
    for source in sources(game):
        digest.update(str(source.relative_to(PACKAGE)).encode())
        digest.update(source.read_bytes())
    return f"{game}-{digest.hexdigest()[:16]}"


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
def directory(game: str) -> pathlib.Path | None:
    """The first writable candidate's folder for the game, or None where nothing can be written."""
    for base in candidates():
        path = base / fingerprint(game)
        try:
            path.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=path).close()
        except OSError:
            continue
        return path
    return None
