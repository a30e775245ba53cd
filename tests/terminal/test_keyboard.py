"""At a keyboard: the client in a real terminal of 80 by 24."""

from __future__ import annotations

import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from fcntl import ioctl

import pytest

pytestmark = pytest.mark.long

CLEAR = "\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
OUTPUT_TIMEOUT_SECONDS = 60.0


OWN_TERMINAL = """
import fcntl, runpy, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("banjar.cli", run_name="__main__", alter_sys=True)
"""
"""Standard input is the terminal that Ctrl-C comes from; a shell may have started us deaf to it."""


class Keyboard:
    """A process with a terminal of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        names = ("NO_COLOR", "COLUMNS", "LINES", "LANGUAGE", "LC_ALL")
        plain = {key: value for key, value in os.environ.items() if key not in names}
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**plain, "BANJAR_KERNEL": "plain", "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
        )
        os.close(slave)
        self.written = ""

    def _read(self) -> bool:
        """Take what has been written; False when nothing more will come."""
        if select.select([self._master], [], [], 0.2)[0]:
            try:
                self.written += os.read(self._master, 65536).decode("utf-8", "replace")
            except OSError:
                return False
        return True

    def wait_for(self, text: str, since: int = 0) -> None:
        """Read until the text has come."""
        ends = time.monotonic() + OUTPUT_TIMEOUT_SECONDS
        while text not in self.written[since:] and self._read():
            assert time.monotonic() < ends, self.written[-2000:]
        assert text in self.written[since:], self.written[-2000:]

    def type(self, line: str, until: str) -> None:
        """Type a line and read until a text has come."""
        since = len(self.written)
        os.write(self._master, line.encode() + b"\n")
        self.wait_for(until, since)

    def press(self, key: bytes) -> None:
        """Press a key as late as a finger would: a signal between a prompt and the wait for input is not noticed."""
        time.sleep(0.5)
        os.write(self._master, key)

    def ended(self) -> int:
        """Wait for the end; the exit code."""
        ends = time.monotonic() + OUTPUT_TIMEOUT_SECONDS
        while self._read():
            assert time.monotonic() < ends, self.written[-2000:]
        return self.process.wait(OUTPUT_TIMEOUT_SECONDS)

    def pages(self) -> Iterator[list[str]]:
        """What stood on the screen between two clearings, without colours."""
        for page in self.written.split(CLEAR)[1:]:
            lines = [CODES.sub("", line).rstrip("\r") for line in page.split("\n")]
            yield lines[:-1] if lines[-1] == "" else lines

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self._master)


@pytest.fixture
def keyboards() -> Iterator[list[Keyboard]]:
    opened: list[Keyboard] = []
    yield opened
    for keyboard in opened:
        keyboard.close()


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_pages_fit_and_quitting_saves(game: str, keyboards: list[Keyboard], tmp_path: pathlib.Path) -> None:
    keyboard = Keyboard("play", game, "--seed", "4", "--players", "4", "--ask-all")
    keyboards.append(keyboard)
    keyboard.wait_for("? for help > ")
    for _ in range(25):
        keyboard.type("1", "? for help > ")
    for page in keyboard.pages():
        assert len(page) <= 24
        assert max(map(len, page)) <= 80
    assert "\x1b[1m" in keyboard.written
    keyboard.type("quit", "Save the game?")
    keyboard.type(str(tmp_path / "kept.txt"), "Saved in")
    assert keyboard.ended() == 0
    assert (tmp_path / "kept.txt").exists()


def test_no_colour_when_disabled(keyboards: list[Keyboard]) -> None:
    keyboard = Keyboard("play", "altar", "--seed", "4", NO_COLOR="1")
    keyboards.append(keyboard)
    keyboard.wait_for("? for help > ")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", keyboard.written)


def test_plain_does_not_even_clear(keyboards: list[Keyboard]) -> None:
    keyboard = Keyboard("play", "altar", "--seed", "4", "--plain")
    keyboards.append(keyboard)
    keyboard.wait_for("? for help > ")
    assert CLEAR not in keyboard.written
    assert "∴" not in keyboard.written


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)])
def test_control_c_and_control_d(key: bytes, code: int, keyboards: list[Keyboard]) -> None:
    keyboard = Keyboard("play", "dalang", "--seed", "4")
    keyboards.append(keyboard)
    keyboard.wait_for("? for help > ")
    keyboard.press(key)
    assert keyboard.ended() == code
    assert "Traceback" not in keyboard.written


def test_a_replay_steps_forwards_and_backwards(keyboards: list[Keyboard], tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text('[Game "altar"]\n[Players "2"]\n[Seed "1"]\n\nnobuy peanut take@A\n', encoding="utf-8")
    keyboard = Keyboard("replay", str(file))
    keyboards.append(keyboard)
    keyboard.wait_for("Decision 0 of 3")
    keyboard.type("", "Decision 1 of 3")
    keyboard.type("3", "Decision 3 of 3")
    keyboard.type("b", "Decision 2 of 3")
    keyboard.type("x", "Press Enter")
    keyboard.type("", "Decision 2 of 3")
    keyboard.press(b"q\n")
    assert keyboard.ended() == 0


def test_rules_are_rendered_on_a_terminal(keyboards: list[Keyboard]) -> None:
    keyboard = Keyboard("rules", "altar", "A7")
    keyboards.append(keyboard)
    assert keyboard.ended() == 0
    assert "**" not in keyboard.written
