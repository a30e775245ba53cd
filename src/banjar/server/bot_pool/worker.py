"""The worker process: requests on stdin, replies on stdout. It ends when stdin is closed."""

from __future__ import annotations

import argparse
import os
import pathlib
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING

from banjar.server.bot_pool.errors import BotRequestRefused
from banjar.server.bot_pool.wire import (
    LENGTH_PREFIX,
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
    decode_request,
    encode_frame,
    frame_length,
)

if TYPE_CHECKING:
    from banjar.server.bot_pool.runner import BotRunner

Respond = Callable[[Request], Reply]


def main(arguments: list[str] | None = None) -> None:
    """Serve requests, or only compile a game."""
    parser = argparse.ArgumentParser(prog="banjar.server.bot_pool.worker")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--compile", metavar="GAME")
    chosen = parser.parse_args(arguments)
    # Before the kernel is imported: the arguments decide, not the environment of the web process.
    os.environ["BANJAR_KERNEL"] = "plain" if chosen.plain else "compiled"
    incoming, outgoing = own_pipes()
    if chosen.compile:
        compile_only(chosen.compile, incoming)
        return
    requests: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(incoming, requests), daemon=True).start()
    work(requests, outgoing, responder())


def own_pipes() -> tuple[int, int]:
    """Move the pipes to other descriptors, so that a stray print cannot corrupt them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the web process handles Ctrl-C and ends its workers
    incoming, outgoing = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return incoming, outgoing


def compile_only(game: str, incoming: int) -> None:
    """Fill the cache for the workers, at low priority and only while the web process lives."""
    from banjar.server.bot_pool.warm_up import compile_game, lower_priority

    lower_priority()
    threading.Thread(target=listen, args=(incoming, queue.SimpleQueue()), daemon=True).start()
    compile_game(game)


def listen(incoming: int, requests: queue.SimpleQueue[Request]) -> None:
    """Queue requests also while a bot runs; exit as soon as the web process is gone."""
    try:
        while True:
            requests.put(
                decode_request(read_exactly(incoming, frame_length(read_exactly(incoming, LENGTH_PREFIX.size))))
            )
    except (EOFError, OSError):
        os._exit(0)
    except MalformedFrame:
        os._exit(1)


def read_exactly(incoming: int, count: int) -> bytes:
    """Read `count` bytes; EOFError if the pipe is closed before."""
    parts = []
    while count:
        part = os.read(incoming, min(count, 1 << 16))
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def work(requests: queue.SimpleQueue[Request], outgoing: int, respond: Respond) -> None:
    """Reply to one request after another until the pipe is closed."""
    while True:
        frame = memoryview(encode_frame(respond(requests.get())))
        try:
            while frame:
                frame = frame[os.write(outgoing, frame) :]
        except OSError:
            return


def responder() -> Respond:
    """The function that replies to requests in this process."""
    from banjar.server.bot_pool.runner import BotRunner

    runner = BotRunner()

    def respond(request: Request) -> Reply:
        return think(runner, request) if isinstance(request, ThinkRequest) else loaded(request)

    return respond


def think(runner: BotRunner, request: ThinkRequest) -> Reply:
    """The decision of a bot, or the reason why there is none."""
    try:
        return Answered(request.number, runner.decide(request.bot_request))
    except BotRequestRefused as error:
        return RequestRefused(request.number, str(error))
    except Exception as error:
        return Failed(request.number, error_location(error))


def loaded(request: LoadRequest) -> Reply:
    """Load a game's code, unless it would have to be compiled first."""
    from banjar.core.game import load
    from banjar.kernel.mode import PLAIN
    from banjar.server.bot_pool import warm_up

    if PLAIN:
        load(request.game)
        return Loaded(request.number)
    if not request.may_compile and not warm_up.is_compiled(request.game):
        return Uncompiled(request.number)
    if not warm_up.is_cacheable(request.game):
        warm_up.lower_priority()  # every worker compiles for itself
    warm_up.warm_up(request.game)
    return Loaded(request.number)


def error_location(error: Exception) -> str:
    """The type and place of an error, without its message, which may name hidden cards."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {pathlib.Path(frame.filename).name}, line {frame.lineno}"


if __name__ == "__main__":
    try:
        main()
    except Exception as error:
        sys.exit(f"banjar: a bot worker failed: {error_location(error)}")
