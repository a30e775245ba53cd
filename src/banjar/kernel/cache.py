"""Cache directories for compiled code: one per game and template, named by a hash of every input.

numba's own index notices changes to the file that holds an entry point, but not to the files it calls, nor to most
flags. So the directory name carries a hash of all compiled sources, versions, flags and the processor. Whatever is in
a directory is valid, even after sources or cache were copied elsewhere.
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

from banjar.kernel.trusted_path import distrust

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
KERNEL_TEMPLATES = PACKAGE / "kernel" / "templates"
GAME_SOURCES = ("rules", "information", "ai", "contract.py")
"""The parts of a game's folder that are compiled; the rest only reads and writes text and JSON."""
PRIVATE = 0o700
FLAGS = ("CPU_FEATURES", "CPU_NAME", "DEBUGINFO", "ENABLE_AVX", "LOOP_VECTORIZE", "OPT", "SLP_VECTORIZE")
"""NUMBA_* environment variables that change the generated code."""


def sources(folder: pathlib.Path, template: pathlib.Path) -> Iterator[pathlib.Path]:
    """Every source file that can end up in the compiled template of the game in `folder`."""
    yield from sorted(PACKAGE.glob("kernel/*.py"))
    yield from sorted(PACKAGE.glob("kernel/templates/*.py"))
    for part in GAME_SOURCES:
        path = folder / part
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))
    if template.parent != KERNEL_TEMPLATES:
        yield template


def processor() -> str:
    """The host CPU that code is compiled for, with its features."""
    import llvmlite.binding

    features = llvmlite.binding.get_host_cpu_features()
    return f"{llvmlite.binding.get_host_cpu_name()} {features.flatten()}"


def compiler() -> str:
    """Versions of Python, numba and LLVM, and the compiler flags."""
    import llvmlite
    import numba

    python = f"{sys.implementation.name} {sys.version_info[:2]} {getattr(sys, 'abiflags', '')} {sys.flags.optimize}"
    flags = [os.environ.get(f"NUMBA_{name}", "") for name in FLAGS]
    return f"{python} {numba.__version__} {llvmlite.__version__} {bounds_checked()} {flags}"


def bounds_checked() -> bool:
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")


@functools.cache
def fingerprint(folder: pathlib.Path, template: pathlib.Path) -> str:
    """Directory name: game, template, and a hash of sources, compiler and processor."""
    digest = hashlib.sha256(f"{compiler()} {processor()}".encode())
    for source in sources(folder, template):
        name = source.relative_to(PACKAGE) if source.is_relative_to(PACKAGE) else source.name
        digest.update(str(name).encode())
        digest.update(source.read_bytes())
    return f"{folder.name}-{template.stem}-{digest.hexdigest()[:16]}"


def configured_base() -> pathlib.Path | None:
    chosen = os.environ.get("BANJAR_CACHE_DIR")
    return pathlib.Path(chosen) if chosen else None


def user_cache_base() -> pathlib.Path:
    home = os.environ.get("XDG_CACHE_HOME")
    return pathlib.Path(home) / "banjar" if home else pathlib.Path.home() / ".cache" / "banjar"


def temporary_base() -> pathlib.Path:
    return pathlib.Path(tempfile.gettempdir()) / f"banjar-{os.getuid() if hasattr(os, 'getuid') else 'user'}"


def candidates() -> Iterator[pathlib.Path]:
    """Base directories to try, best first. Skips those that this system lacks, such as a home directory."""
    for base in (configured_base, user_cache_base, temporary_base):
        with contextlib.suppress(OSError, RuntimeError):
            path = base()
            if path is not None:
                yield path


@functools.cache
def directory(folder: pathlib.Path, template: pathlib.Path) -> pathlib.Path | None:
    """The directory for a game and a template in the first place that is safe and writable; None if there is none.

    What lies in it is run when it is loaded. So a directory that others own or may write is refused, and said once.
    """
    for base in candidates():
        path, refusal = _prepared(base, fingerprint(folder, template))
        if refusal is None:
            return path
        if isinstance(refusal, str):
            _say(f"banjar: compiled code is not kept in {base}, because {refusal}")
    return None


def refused_places(folder: pathlib.Path, template: pathlib.Path) -> list[tuple[pathlib.Path, str]]:
    """The places that come before the one that is used, each with the reason why it is not."""
    found = []
    for base in candidates():
        _, refusal = _prepared(base, fingerprint(folder, template))
        if refusal is None:
            break
        found.append((base, refusal if isinstance(refusal, str) else f"it cannot be written: {refusal.strerror}"))
    return found


def _prepared(base: pathlib.Path, name: str) -> tuple[pathlib.Path, str | OSError | None]:
    """A directory of that name below `base`, for this user alone, and what speaks against it."""
    path = base / name
    try:
        for part in (*reversed(base.parents), base, path):
            with contextlib.suppress(FileExistsError):
                if not part.is_dir():
                    part.mkdir(mode=PRIVATE)
        path = path.resolve(strict=True)
        if (refusal := distrust(path)) is None:
            tempfile.TemporaryFile(dir=path).close()
    except OSError as error:
        return path, error
    return path, refusal


@functools.cache
def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
