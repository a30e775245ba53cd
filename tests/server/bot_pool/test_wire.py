"""Frames, and the pipes of a worker."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest
from tests.server.bot_pool.faulty_worker import MALFORMED_REPLIES
from tests.server.bot_pool.requests import first_request

from banjar.server.bot_pool.errors import WorkerLost
from banjar.server.bot_pool.process import WorkerProcess
from banjar.server.bot_pool.request import ActionScore, BotReply
from banjar.server.bot_pool.wire import (
    LENGTH_PREFIX,
    MAX_FRAME_BYTES,
    Answered,
    Failed,
    Loaded,
    LoadRequest,
    MalformedFrame,
    Reply,
    Request,
    RequestRefused,
    ThinkRequest,
    Uncompiled,
    decode_reply,
    decode_request,
    encode_frame,
    frame_length,
)

REPLIES = (
    Answered(1, BotReply("nobuy", 0.5, "adept", [ActionScore("nobuy", 3, 0.25, None)])),
    Loaded(2),
    Uncompiled(3),
    RequestRefused(4, "no"),
    Failed(5, "oh"),
)
REQUESTS = (ThinkRequest(1, first_request(options={"masks": [1, 2]}, explain=True)), LoadRequest(2, "altar", True))
WORKER = (sys.executable, "-m", "banjar.server.bot_pool.worker")
WRITER = "import sys; sys.stdout.buffer.write({!r}); sys.stdout.flush(); sys.stdin.read()"


@pytest.mark.parametrize("message", [*REQUESTS, *REPLIES], ids=lambda message: type(message).__name__)
def test_a_frame_holds_its_message(message: Request | Reply) -> None:
    frame = encode_frame(message)
    head, body = frame[: LENGTH_PREFIX.size], frame[LENGTH_PREFIX.size :]
    assert frame_length(head) == len(body)
    assert (decode_request(body) if isinstance(message, ThinkRequest | LoadRequest) else decode_reply(body)) == message


@pytest.mark.parametrize(
    "body", [b"", b"\xc1", b"\x01", encode_frame(Loaded(1))[4:], msgspec.msgpack.encode({"type": "ask"})]
)
def test_bodies_that_are_no_request(body: bytes) -> None:
    with pytest.raises(MalformedFrame):
        decode_request(body)


def test_frames_have_a_maximum_length() -> None:
    with pytest.raises(MalformedFrame, match="too long"):
        frame_length(LENGTH_PREFIX.pack(MAX_FRAME_BYTES + 1))
    with pytest.raises(MalformedFrame, match="too long"):
        encode_frame(RequestRefused(1, "x" * MAX_FRAME_BYTES))


async def test_a_worker_inherits_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANJAR_ADMIN_TOKEN", "a secret")
    monkeypatch.setenv("BANJAR_DATABASE", "postgresql://banjar:secret@db/banjar")
    monkeypatch.setenv("BANJAR_GAMES", "")
    code = "import os, sys; sys.exit(sum(name in os.environ for name in sys.argv[1:]))"
    names = ("BANJAR_ADMIN_TOKEN", "BANJAR_DATABASE", "BANJAR_GAMES")
    process = await WorkerProcess.start((sys.executable, "-I", "-S", "-c", code, *names))
    try:
        assert await process.wait() == 1  # the last alone
    finally:
        await process.end()


async def exchanged(written: bytes, reply_timeout: float = 30) -> Reply:
    """The reply that is read from a process that writes these bytes."""
    process = await WorkerProcess.start((sys.executable, "-I", "-S", "-c", WRITER.format(written)))
    try:
        return await process.exchange(5, encode_frame(LoadRequest(5, "altar", False)), reply_timeout)
    finally:
        await process.end()
        assert process.has_ended


@pytest.mark.parametrize("kind", sorted(set(MALFORMED_REPLIES) - {"cut-off"}))
async def test_malformed_replies_are_noticed_at_once(kind: str) -> None:
    with pytest.raises(WorkerLost, match="sent a malformed reply|replied to another request"):
        await exchanged(MALFORMED_REPLIES[kind])


async def test_a_frame_that_does_not_end() -> None:
    with pytest.raises(WorkerLost, match="did not reply within 0.3 s"):
        await exchanged(MALFORMED_REPLIES["cut-off"], 0.3)


async def test_a_valid_frame() -> None:
    assert await exchanged(encode_frame(Loaded(5))) == Loaded(5)


@pytest.mark.parametrize(
    ("written", "code"), [(b"", 0), (b"\x00\x00", 0), (b"\x00\x00\x00\x01\x01", 1), (b"\xff" * 9, 1)]
)
def test_a_worker_ends_with_its_input(written: bytes, code: int) -> None:
    done = subprocess.run([*WORKER, "--plain"], input=written, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (code, b"")


def test_stray_prints_do_not_reach_the_pipe() -> None:
    stray = "import os; from banjar.server.bot_pool import worker; pipe = worker.own_pipes()[1]"
    code = f"{stray}; print('stray'); os.system('echo stray'); os.write(pipe, b'reply'); assert not os.read(0, 1)"
    done = subprocess.run([sys.executable, "-c", code], input=b"x", capture_output=True, timeout=60, check=True)
    assert done.stdout == b"reply"
    assert done.stderr.count(b"stray") == 2


def test_an_error_is_reported_without_its_message() -> None:
    from banjar.server.bot_pool.worker import error_location

    try:
        raise ValueError("the hidden card is a demon")
    except ValueError as error:
        assert error_location(error).startswith("ValueError in test_wire.py, line ")
        assert "demon" not in error_location(error)


def test_the_web_process_imports_no_compiler() -> None:
    code = "import sys; from banjar.server.bot_pool import BotPool; print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert "banjar.server.bot_pool.pool" in done.stdout.split()
    assert not set(done.stdout.split()) & {"numba", "llvmlite", "banjar.core.game", "banjar.server.bot_pool.worker"}
