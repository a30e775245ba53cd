"""Traps 1, 3 and 4: compiled rules are found again only if nothing that shapes them has changed."""

from __future__ import annotations

import contextlib
import os
import pathlib
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import llvmlite
import llvmlite.binding
import numba
import pytest

from banjar.core.engine import engine_of, rules_unit
from banjar.core.registry import definition
from banjar.kernel import cache
from banjar.kernel.mode import PLAIN
from banjar.kernel.rule import RULES
from banjar.kernel.template import TEMPLATES

GAMES = ("altar", "dalang")


ORIGINAL = cache.PACKAGE
ENTRY_POINTS = TEMPLATES / "entry_points.py"


def folder_of(game: str) -> pathlib.Path:
    return cache.PACKAGE / "games" / game


def fingerprint(game: str, template: pathlib.Path = ENTRY_POINTS) -> str:
    """Worked out anew."""
    return cache.fingerprint.__wrapped__(folder_of(game), template)


def directory(game: str) -> pathlib.Path | None:
    """Looked for anew."""
    return cache.directory.__wrapped__(folder_of(game), ENTRY_POINTS)


def sources(game: str, template: pathlib.Path = ENTRY_POINTS) -> list[pathlib.Path]:
    return list(cache.sources(folder_of(game), template))


@pytest.fixture
def package(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pathlib.Path]:
    """A copy of the package that may be changed; fingerprints are taken from it."""
    copy = tmp_path / "banjar"
    shutil.copytree(cache.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "locales"))
    monkeypatch.setattr(cache, "PACKAGE", copy)
    yield copy


def compiled_sources(package: pathlib.Path, game: str) -> list[pathlib.Path]:
    folders = (package / f"games/{game}/{part}" for part in ("rules", "information", "ai"))
    of_game = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    of_kernel = [*package.glob("kernel/*.py"), *package.glob("kernel/templates/*.py")]
    return [*of_kernel, *of_game, package / f"games/{game}/contract.py"]


def test_a_copy_of_the_sources_has_the_same_fingerprint(package: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they lie does not matter."""
    copied = {game: fingerprint(game) for game in GAMES}
    assert package == cache.PACKAGE
    monkeypatch.setattr(cache, "PACKAGE", ORIGINAL)
    for game in GAMES:
        assert copied[game] == fingerprint(game)
        assert copied[game].startswith(f"{game}-entry_points-")
    assert len(set(copied.values())) == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_kernel_and_game_source_changes_the_fingerprint(game: str, package: pathlib.Path) -> None:
    """Trap 1: a change of any file, however small, leads to another directory."""
    before = fingerprint(game)
    found = {before}
    paths = compiled_sources(package, game)
    assert package / "kernel" / "templates" / "entry_points.py" in paths
    assert package / "games" / game / "rules" / "setup.py" in paths
    for path in paths:
        content = path.read_bytes()
        path.write_bytes(content + b"\n")
        found.add(fingerprint(game))
        path.write_bytes(content)
    assert len(found) == len(paths) + 1
    assert fingerprint(game) == before


@pytest.mark.parametrize("game", GAMES)
def test_adding_removing_or_moving_a_source_changes_the_fingerprint(game: str, package: pathlib.Path) -> None:
    """Trap 1: a file's name is part of it."""
    before = fingerprint(game)
    new = package / "games" / game / "rules" / "something.py"
    new.write_text("")
    assert fingerprint(game) != before
    new.rename(package / "kernel" / "something.py")
    moved = fingerprint(game)
    assert moved != before
    (package / "kernel" / "something.py").unlink()
    assert fingerprint(game) == before
    (package / "games" / game / "rules" / "box.py").rename(package / "games" / game / "rules" / "boxes.py")
    assert fingerprint(game) != before


@pytest.mark.parametrize("game", GAMES)
def test_translations_do_not_change_the_fingerprint(game: str, package: pathlib.Path) -> None:
    """Nothing is compiled again for a word in a message."""
    before = fingerprint(game)
    for path in [*(package / "games" / game / "io").glob("*.py"), package / "games" / game / "__init__.py"]:
        path.write_text("")
    (package / "kernel" / "compile" / "unit.py").write_text("")
    assert fingerprint(game) == before


def test_another_game_does_not_change_the_fingerprint(package: pathlib.Path) -> None:
    """Work on one game does not make the other compile again."""
    before = {game: fingerprint(game) for game in GAMES}
    (package / "games" / "dalang" / "rules" / "more.py").write_text("")
    assert fingerprint("altar") == before["altar"]
    assert fingerprint("dalang") != before["dalang"]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_comes_from_a_fingerprinted_source(game: str) -> None:
    """Trap 1: no rule is written where the fingerprint does not look."""
    engine_of(game)
    own = set(sources(game))
    files = {pathlib.Path(getattr(rule, "py_func", rule).__code__.co_filename).resolve() for rule in RULES}
    other = {path for name in GAMES if name != game for path in sources(name)} - own
    templates = {path for path in files if path.parent.name == "templates" or path.parent.parent.name == "bots"}
    written_here = {path for path in files if cache.PACKAGE in path.parents} - (templates - own)
    assert written_here - other <= own
    assert any(path.match(f"games/{game}/rules/setup.py") for path in files)


def test_each_template_has_its_own_directory(tmp_path: pathlib.Path) -> None:
    """Work on a template outside the kernel makes nothing else compile again."""
    template = tmp_path / "walking.py"
    template.write_text("")
    before = fingerprint("altar", template)
    assert before.startswith("altar-walking-")
    template.write_text("# other\n")
    assert fingerprint("altar", template) != before
    assert template in sources("altar", template)
    assert template not in sources("altar")


def test_bounds_checked_code_has_its_own_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 3: numba does not put NUMBA_BOUNDSCHECK into its own key."""
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    unchecked = fingerprint("altar")
    for off in ("", "0"):
        monkeypatch.setenv("NUMBA_BOUNDSCHECK", off)
        assert (cache.bounds_checked(), fingerprint("altar")) == (False, unchecked)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.bounds_checked()
    assert fingerprint("altar") != unchecked


@pytest.mark.parametrize(("module", "name"), [(numba, "__version__"), (llvmlite, "__version__"), (sys, "version_info")])
def test_library_versions_change_the_fingerprint(module: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 1: another compiler or interpreter gives other code."""
    before = fingerprint("altar")
    monkeypatch.setattr(module, name, (3, 99) if name == "version_info" else "0.0.1")
    assert fingerprint("altar") != before


def test_another_processor_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache copied to another kind of machine is not used there."""
    before = fingerprint("altar")
    with monkeypatch.context() as other:
        other.setattr(llvmlite.binding, "get_host_cpu_name", lambda: "another")
        assert fingerprint("altar") != before
    with monkeypatch.context() as other:
        other.setattr(llvmlite.binding, "get_host_cpu_features", lambda: llvmlite.binding.FeatureMap())
        assert fingerprint("altar") != before
    assert fingerprint("altar") == before


@pytest.mark.parametrize("flag", ["OPT", "CPU_NAME", "LOOP_VECTORIZE"])
def test_compiler_flags_change_the_fingerprint(flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 3: numba does not put them into its own key."""
    before = fingerprint("altar")
    monkeypatch.setenv(f"NUMBA_{flag}", "0")
    assert fingerprint("altar") != before


@pytest.fixture
def nowhere(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A path that cannot be a directory, even for root, because it is below a file; all candidates point there."""
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv("BANJAR_CACHE_DIR", str(file / "own"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(file / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(file / "tmp"))
    return file


def test_the_configured_directory_is_used_first(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made if it is not there, and it bears the fingerprint."""
    monkeypatch.setenv("BANJAR_CACHE_DIR", str(tmp_path / "a" / "b"))
    assert directory("altar") == tmp_path / "a" / "b" / fingerprint("altar")
    assert directory("dalang") == tmp_path / "a" / "b" / fingerprint("dalang")
    assert list((tmp_path / "a" / "b" / fingerprint("altar")).iterdir()) == []


def test_the_user_cache_directory_is_used_next(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """XDG_CACHE_HOME, or .cache at home."""
    monkeypatch.delenv("BANJAR_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert directory("altar") == tmp_path / "xdg" / "banjar" / fingerprint("altar")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert directory("altar") == tmp_path / ".cache" / "banjar" / fingerprint("altar")


def test_the_temporary_directory_is_the_last_resort(
    nowhere: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trap 4: then that one, apart for each user."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert nowhere.is_file()
    assert directory("altar") == tmp_path / f"banjar-{os.getuid()}" / fingerprint("altar")


@pytest.mark.usefixtures("nowhere")
def test_no_writable_directory() -> None:
    """Trap 4: no directory, no error."""
    assert directory("altar") is None


def test_a_directory_that_cannot_hold_files_is_skipped(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 4: creating the directory is not enough, a file must be writable."""
    monkeypatch.setenv("BANJAR_CACHE_DIR", str(tmp_path / "full"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "free"))
    usual = tempfile.TemporaryFile

    def refusing(dir: pathlib.Path) -> Any:  # noqa: A002
        if "full" in str(dir):
            raise OSError(28, "No space left on device")
        return usual(dir=dir)

    monkeypatch.setattr(tempfile, "TemporaryFile", refusing)
    assert directory("altar") == tmp_path / "free" / "banjar" / fingerprint("altar")


@pytest.mark.usefixtures("nowhere")
def test_no_temporary_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 4: on a read-only system `gettempdir` itself raises."""

    def missing() -> str:
        raise FileNotFoundError("No usable temporary directory found")

    monkeypatch.setattr(tempfile, "gettempdir", missing)
    assert directory("altar") is None


def test_a_user_without_a_home(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 4: in a container with any user id there may be no home directory."""
    for name in ("BANJAR_CACHE_DIR", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)

    def unknown(uid: int) -> Any:
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    found = directory("altar")
    assert found is not None
    assert tmp_path in found.parents


UNCACHED = """
import pathlib, sys, tempfile
tempfile.tempdir = sys.argv[1] + "/tmp"
from banjar.kernel import cache
from banjar.kernel.rule import cached_in, entry, rule
from banjar.kernel.template import TEMPLATES

directory = cache.directory(cache.PACKAGE / "games" / "altar", TEMPLATES / "entry_points.py")

@rule
def twice(number):
    return 2 * number

with cached_in(directory):
    @entry
    def four_times(number):
        return twice(twice(number))

print(directory, four_times(3), type(four_times).__name__)
"""


@pytest.mark.long
@pytest.mark.parametrize(("kernel", "kind"), [("compiled", "CPUDispatcher"), ("plain", "function")])
def test_without_a_directory_rules_are_compiled_uncached(kernel: str, kind: str, tmp_path: pathlib.Path) -> None:
    """Trap 4: numba would raise if it were asked to cache."""
    file = tmp_path / "file"
    file.write_text("")
    environment = {
        **os.environ,
        "BANJAR_KERNEL": kernel,
        "BANJAR_CACHE_DIR": str(file / "own"),
        "XDG_CACHE_HOME": str(file / "cache"),
        "NUMBA_CACHE_DIR": str(file / "numba"),
    }
    command = [sys.executable, "-c", UNCACHED, str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["None", "12", kind]
    assert done.stderr == ""


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
@pytest.mark.parametrize("game", GAMES)
def test_compiled_entries_are_cached_in_the_games_directory(game: str) -> None:
    """Trap 1: where numba keeps them is named after the fingerprint."""
    entry_points = engine_of(game).entry_points
    folder = rules_unit(definition(game)).directory
    assert folder is not None
    assert folder.name == fingerprint(game)
    assert pathlib.Path(entry_points.play_checked.stats.cache_path) == folder
    assert (folder / "ready").exists()


def test_a_planted_folder_of_another_user_is_never_used(
    nowhere: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What lies there would be run: in the temporary directory anybody may have made it."""
    assert nowhere.is_file()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    planted = tmp_path / f"banjar-{os.getuid()}"
    (planted / fingerprint("altar")).mkdir(parents=True)
    with owned_by_another(monkeypatch, planted):
        assert directory("altar") is None
        assert "belongs to another user" in capsys.readouterr().err
        assert directory("altar") is None
        assert capsys.readouterr().err == "", "said once"
        refused = dict(cache.refused_places(folder_of("altar"), ENTRY_POINTS))
        assert refused[planted].endswith("belongs to another user")


@contextlib.contextmanager
def owned_by_another(monkeypatch: pytest.MonkeyPatch, path: pathlib.Path) -> Iterator[None]:
    """Let a directory look as if somebody else had made it; only root could really give it away."""
    usual = os.stat

    def stat(place: Any, **more: Any) -> os.stat_result:
        found = usual(place, **more)
        if pathlib.Path(place) != path:
            return found
        return os.stat_result([found.st_uid + 4321 if number == 4 else value for number, value in enumerate(found)])

    with monkeypatch.context() as patch:
        patch.setattr(os, "stat", stat)
        yield


@pytest.mark.parametrize("mode", [0o777, 0o775, 0o770, 0o702])
@pytest.mark.parametrize("part", ["", "banjar"])
def test_a_folder_that_others_may_write_is_never_used(
    part: str, mode: int, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither itself nor one above it: what is in it could have been put there."""
    monkeypatch.delenv("BANJAR_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    found = directory("altar")
    assert found == tmp_path / "xdg" / "banjar" / fingerprint("altar")
    (tmp_path / "xdg" / part).chmod(mode)
    instead = directory("altar")
    assert instead == tmp_path / f"banjar-{os.getuid()}" / fingerprint("altar")
    assert instead.stat().st_mode & 0o777 == 0o700


def test_a_sticky_directory_above_is_safe(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can rename or remove there what is others', as in /tmp."""
    monkeypatch.setenv("BANJAR_CACHE_DIR", str(tmp_path / "shared" / "own"))
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared").chmod(0o1777)
    assert directory("altar") == tmp_path / "shared" / "own" / fingerprint("altar")


def test_a_link_is_judged_by_where_it_leads(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    (tmp_path / "link").symlink_to(tmp_path / "open")
    monkeypatch.setenv("BANJAR_CACHE_DIR", str(tmp_path / "link"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert directory("altar") == tmp_path / "xdg" / "banjar" / fingerprint("altar")
