"""The command line: every command and every error."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import os
import pathlib
import signal
import subprocess
import sys
import unittest.mock
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import banjar
from banjar import bots, cli
from banjar.commands import arguments as command_arguments
from banjar.i18n import texts
from banjar.kernel import mode

GAMES = ("altar", "dalang")
LANGUAGES = ("en", "nl", "de", "it")
COMMAND = [sys.executable, "-m", "banjar.cli"]
BEGUN = {
    "altar": '[Game "altar"]\n[Players "2"]\n[Seed "1"]\n\n1. nobuy peanut take@A\n*\n',
    "dalang": '[Game "dalang"]\n[Players "3"]\n[Seed "1"]\n\n1. end\n*\n',
}


def environment(**changes: str) -> dict[str, str]:
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "COLUMNS", "NO_COLOR")
    plain = {key: value for key, value in os.environ.items() if key not in names}
    return {**plain, "BANJAR_KERNEL": "plain", "LANG": "C.UTF-8", **changes}


def run(*arguments: str, answers: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**changes),
        timeout=300,
        check=False,
    )


def called(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The same in this process, which is quicker, for what ends before anything is played."""
    said, complained = io.StringIO(), io.StringIO()
    with (
        unittest.mock.patch.dict(os.environ, environment(), clear=True),
        unittest.mock.patch("sys.stdin", io.StringIO()),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(complained),
    ):
        code = cli.main(arguments)
    return subprocess.CompletedProcess([*arguments], code, said.getvalue(), complained.getvalue())


def assert_mistake(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("banjar: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.fixture
def begun(tmp_path: pathlib.Path) -> dict[str, str]:
    files = {}
    for game, text in BEGUN.items():
        file = tmp_path / f"{game}.txt"
        file.write_text(text, encoding="utf-8")
        files[game] = str(file)
    return files


def test_names_repeated_for_speed_are_right() -> None:
    assert command_arguments.LANGUAGES == texts.LANGUAGES
    assert sorted(command_arguments.BOTS) == sorted(bots.BOT_NAMES)
    assert set(cli.KERNELS) == {mode.PLAIN_NAME, mode.COMPILED}


def test_help_and_version() -> None:
    for arguments in ([], ["--help"], ["play", "--help"], ["replay", "-h"], ["rules", "-h"], ["simulate", "-h"]):
        done = run(*arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert "usage: banjar" in done.stdout
    assert run("--version").stdout == f"banjar {banjar.__version__}\n"


def test_help_needs_nothing_heavy() -> None:
    code = "import sys; from banjar.cli import main; main(['--help']); print(*sys.modules)"
    # Measuring coverage loads modules of its own.
    unmeasured = {name: value for name, value in environment().items() if not name.startswith("COVERAGE_PROCESS")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=unmeasured)
    loaded = set(done.stdout.split())
    assert not loaded & {"numpy", "numba", "rich", "fluent", "banjar.core.game", "json"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("foo", "invalid choice: 'foo'"),
        ("--foo", "--foo"),
        ("play", "which game"),
        ("play chess", "there is no game called 'chess'; it must be altar or dalang"),
        ("play altar extra", "unrecognized arguments: extra"),
        ("play altar --players 5", "from 2 to 4, not '5'"),
        ("play altar --players two", "not 'two'"),
        ("play altar --players", "expected one argument"),
        ("play dalang --players 2", "dalang is for 3 or 4 players, not 2"),
        ("play dalang --oracle", "dalang has no option 'oracle'"),
        ("play altar --turn-limit 9", "altar has no option 'turn_limit'"),
        ("play dalang --turn-limit 0", "from 1 to 100000"),
        ("play altar --seat 2", "there is no seat 2; seats go from 0 to 1"),
        ("play altar --seat -1", "not '-1'"),
        ("play altar --seed -1", "not '-1'"),
        ("play altar --seed 99999999999999999999", "must be a whole number"),
        ("play altar --seed ²", "not '²'"),
        ("play altar --lang fr", "there is no language called 'fr'; it must be en, nl, de or it"),
        ("play altar --bots clever", "there is no bot called 'clever'"),
        ("play altar --pla 2", "--pla"),
        ("replay", "required: FILE"),
        ("rules", "required: GAME"),
        ("rules altar Z9", "there is no rule 'Z9' in altar; the sections are A1"),
        ("rules altar B3.1", "there is no rule 'B3.1'"),
        ("simulate", "required: GAME"),
        ("simulate altar -n 0", "from 1 to"),
        ("simulate altar -n 1e3", "not '1e3'"),
        ("simulate altar --json /no/such/place.json", "there is no directory /no/such"),
        ("simulate altar --json /", "is a directory"),
        ("bench --foo", "--foo"),
    ],
)
def test_errors_are_one_line(arguments: str, reason: str) -> None:
    done = called(*arguments.split())
    assert_mistake(done)
    assert reason in done.stderr


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", 'line 1: the header [Game "..."] is missing'),
        (b"\xff\xfe\x00", "not a text file in UTF-8"),
        (b"hello\n", "line 1"),
        (b'[Game "chess"]\n', "there is no game called 'chess'"),
        (b'[Game "altar"]\n[Players "7"]\n[Seed "1"]\n', "altar is for 2, 3 or 4 players, not 7"),
        (
            b'[Game "altar"]\n[Players "2"]\n[Seed "1"]\n\nnobuy take@A\n',
            "line 5: move 2: 'take@A' is not legal",
        ),
        (b'[Game "altar"]\n[Players "2"]\n[Seed "1"]\n\n{ open\n', "line 5"),
        (b'[Game "altar"]\n[Players "2"]\n[Deal "{\\"deck\\": 3}"]\n', "the start is wrong"),
        (b'[Game "altar"]\n[Players "2"]\n[Deal "{}"]\n', "the start is wrong"),
        (b'[Game "altar"]\n[Rules "0"]\n[Players "2"]\n[Seed "1"]\n', "version 0"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_broken_files_name_the_line_and_the_reason(
    command: list[str], content: bytes, reason: str, tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    done = called(*command, str(file))
    assert_mistake(done)
    assert reason in done.stderr
    assert "broken.txt" in done.stderr


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_things_that_are_no_files(command: list[str], tmp_path: pathlib.Path) -> None:
    for name in (str(tmp_path), str(tmp_path / "nothing"), "/dev/zero", "x" * 5000):
        assert_mistake(called(*command, name))


def test_loading_keeps_to_the_file(begun: dict[str, str]) -> None:
    assert_mistake(run("play", "dalang", "--load", begun["altar"]))
    assert_mistake(run("play", "--load", begun["altar"], "--players", "2"))
    assert_mistake(run("play", "--load", begun["altar"], "--oracle"))
    assert_mistake(run("play", "--load", begun["altar"], "--seat", "2"))
    done = run("play", "--load", begun["altar"], "--seat", "1")
    assert done.returncode == 0
    assert "Blue (you)" in done.stdout


def test_a_finished_game_is_not_played_on(tmp_path: pathlib.Path) -> None:
    state = banjar.load("altar").new(1)
    while not state.is_over:
        state.play(state.legal_actions()[0])
    file = tmp_path / "over.txt"
    state.record().save(file)
    done = run("play", "--load", str(file))
    assert_mistake(done)
    assert "is over; see it with: banjar replay" in done.stderr
    for arguments in (["--all"], ["--seat", "1"], ["--seat", "all", "--plain"], ["--lang", "it"]):
        done = run("replay", str(file), *arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert max(map(len, done.stdout.splitlines())) <= 80
        assert "\x1b" not in done.stdout


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_and_rules_in_every_language(game: str, language: str, begun: dict[str, str]) -> None:
    done = run("replay", begun[game], "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bali" in done.stdout
    done = run("rules", game, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("# Bali")
    first = "A3.10" if game == "altar" else "B10.1"
    assert run("rules", game, first.lower(), "--lang", language).stdout.startswith(f"{first} ")
    assert run("rules", game, first.split(".")[0], "--lang", language).stdout.startswith("## ")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_simulate(game: str, bots: str, tmp_path: pathlib.Path) -> None:
    language = LANGUAGES[GAMES.index(game) + (2 if bots == "greedy" else 0)]
    file = tmp_path / "found.json"
    limit = ["--turn-limit", "4"] if game == "dalang" else ["--oracle", "--demon"]
    arguments = ["simulate", game, "-n", "3", "--seed", "1", "--bots", bots, *limit]
    done = run(*arguments, "--json", str(file), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "###" in done.stdout
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["games"] == 3
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    assert sum(found["ends"].values()) == found["turns"]["looked_at"]
    again = json.loads(run(*arguments, "--json", "-").stdout)
    assert [again[key] for key in ("scores", "seats", "decisions")] == [
        found[key] for key in ("scores", "seats", "decisions")
    ]


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert command_arguments.default_language() == "en"
    for name, value, language in (
        ("LANG", "de_DE.UTF-8", "de"),
        ("LC_ALL", "C", "de"),
        ("LC_ALL", "it", "it"),
        ("LANGUAGE", "fr:nl_BE:de", "nl"),
        ("LANGUAGE", "deu", "it"),
    ):
        monkeypatch.setenv(name, value)
        assert command_arguments.default_language() == language


def test_an_unknown_kernel_is_an_error() -> None:
    assert_mistake(run("play", "altar", BANJAR_KERNEL="fast"))


def test_a_closed_pipe_ends_quietly() -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "altar"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_an_interrupt_ends_quietly() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "altar"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        lines: Iterator[bytes] = iter(process.stdout.readline, b"")
        assert any(b"Play cards" in line for line in lines)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == b""


def test_bench_is_handed_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    import banjar.bench.command

    given_arguments: list[argparse.Namespace] = []
    monkeypatch.setattr(banjar.bench.command, "run", given_arguments.append)
    assert cli.main(["bench", "--json", "--no-peers", "--quick"]) == 0
    assert (given_arguments[0].json, given_arguments[0].peers, given_arguments[0].quick) == (True, False, True)
    assert cli.main(["bench"]) == 0
    assert (given_arguments[1].json, given_arguments[1].peers, given_arguments[1].quick) == (False, None, False)


WORDS = st.sampled_from(
    [
        "play",
        "replay",
        "rules",
        "altar",
        "dalang",
        "--players",
        "--seat",
        "--oracle",
        "--demon",
        "--lang",
        "--load",
        "--seed",
        "--plain",
        "--all",
        "--turn-limit",
        "--bots",
        "greedy",
        "all",
        "nl",
        "A3",
        "B6.1",
        "0",
        "3",
        "-1",
        "--",
        "-",
        "",
        "\n",
        "/",
        "%s",
    ]
)


@given(st.lists(WORDS | st.text(max_size=6).filter(lambda word: "\0" not in word), max_size=6))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_no_arguments_lead_to_a_traceback(arguments: list[str]) -> None:
    try:
        done = run(*(argument.encode("utf-8", "replace").decode() for argument in arguments))
    except OSError:
        return
    assert done.returncode in (0, 2)
    assert "Traceback" not in done.stderr + done.stdout
    if done.returncode == 2:
        assert_mistake(done)


def test_a_database_is_backed_up_and_restored(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("aiosqlite")
    from banjar.server.store.store import Store

    async def create() -> None:
        await (await Store.open(one, process="one", now=0)).close()

    one, two, file = f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'two.db'}", tmp_path / "file"
    asyncio.run(create())
    assert cli.main(["backup", str(file), "--database", one]) == 0
    assert capsys.readouterr().out.startswith(f"{file}: 0 tables with 0 entries, ")
    assert cli.main(["backup", str(file), "--database", one]) == 2
    assert capsys.readouterr().err == f"banjar: {file} exists already: choose another name, or move it away\n"
    assert cli.main(["restore", str(file), "--database", two]) == 0
    assert capsys.readouterr().out == "restored 0 tables with 0 entries; every table was replayed and compared\n"
    assert cli.main(["restore", str(file), "--database", two]) == 2
    assert (
        capsys.readouterr().err == f"banjar: the database {tmp_path / 'two.db'} is not empty: restore into a new one\n"
    )
