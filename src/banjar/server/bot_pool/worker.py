"""The process in which bots think: requests on stdin, replies on stdout; it ends when stdin does."""

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
    LENGTH,
    Answered,
    Asking,
    Failed,
    Loaded,
    Loading,
    MalformedFrame,
    Reply,
    Request,
    RequestRefused,
    Uncompiled,
    framed,
    length_of,
    request_from,
)

if TYPE_CHECKING:
    from banjar.server.bot_pool.runner import BotRunner

Respond = Callable[[Request], Reply]


def main(arguments: list[str] | None = None) -> None:
    """Think, or only compile."""
    parser = argparse.ArgumentParser(prog="banjar.server.bot_pool.worker")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--compile", metavar="GAME")
    chosen = parser.parse_args(arguments)
    # Before anything of the kernel is imported: whatever the web process runs, here it is decided by the arguments.
    os.environ["BANJAR_KERNEL"] = "plain" if chosen.plain else "compiled"
    incoming, outgoing = own_pipes()
    if chosen.compile:
        compile_only(chosen.compile, incoming)
        return
    requests: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(incoming, requests), daemon=True).start()
    work(requests, outgoing, responder())


def own_pipes() -> tuple[int, int]:
    """The pipes to the web process, where no stray print can reach them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the web process, which ends us
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
    """Take requests in, also while thinking; end the process with the web process, whatever it does just then."""
    try:
        while True:
            requests.put(request_from(exactly(incoming, length_of(exactly(incoming, LENGTH.size)))))
    except (EOFError, OSError):
        os._exit(0)
    except MalformedFrame:
        os._exit(1)


def exactly(incoming: int, count: int) -> bytes:
    """So many bytes."""
    parts = []
    while count:
        part = os.read(incoming, min(count, 1 << 16))
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def work(requests: queue.SimpleQueue[Request], outgoing: int, respond: Respond) -> None:
    """One request after another, for ever."""
    while True:
        frame = memoryview(framed(respond(requests.get())))
        try:
            while frame:
                frame = frame[os.write(outgoing, frame) :]
        except OSError:
            return


def responder() -> Respond:
    """What answers requests in this process."""
    from banjar.server.bot_pool.runner import BotRunner

    thinker = BotRunner()

    def respond(request: Request) -> Reply:
        return asked(thinker, request) if isinstance(request, Asking) else loaded(request)

    return respond


def asked(thinker: BotRunner, request: Asking) -> Reply:
    """An answer, or why there is none."""
    try:
        return Answered(request.number, thinker.answer(request.question))
    except BotRequestRefused as error:
        return RequestRefused(request.number, str(error))
    except Exception as error:
        return Failed(request.number, told(error))


def loaded(request: Loading) -> Reply:
    """Load a game's code, unless it would have to be compiled first."""
    from banjar.core.game import load
    from banjar.kernel.mode import PLAIN
    from banjar.server.bot_pool import warm_up

    if PLAIN:
        load(request.game)
        return Loaded(request.number)
    if not request.anyway and not warm_up.is_compiled(request.game):
        return Uncompiled(request.number)
    if not warm_up.can_be_kept(request.game):
        warm_up.lower_priority()  # every worker compiles for itself
    warm_up.warm_up(request.game)
    return Loaded(request.number)


def told(error: Exception) -> str:
    """What happened and where, without the message: it may name hidden cards."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {pathlib.Path(place.filename).name}, line {place.lineno}"


if __name__ == "__main__":
    try:
        main()
    except Exception as error:
        sys.exit(f"banjar: a bot worker ends: {told(error)}")
