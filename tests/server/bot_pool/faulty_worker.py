"""A bot worker with the fault named by its first argument. It loads no game and has one answer, so it starts quickly.

The second argument is a folder for its state, the others are those of a worker. The plain worker has no fault, unless
the first argument ends with -everywhere; if it ends with -real, the plain worker is a real one.
"""

from __future__ import annotations

import os
import pathlib
import queue
import sys
import threading
import time

from banjar.server.bot_pool import BotReply, worker
from banjar.server.bot_pool.wire import (
    LENGTH_PREFIX,
    Answered,
    Failed,
    Loaded,
    LoadRequest,
    Reply,
    Request,
    ThinkRequest,
    Uncompiled,
    encode_frame,
)

EVERYWHERE = "-everywhere"
REAL = "-real"
COMPILE_SECONDS = 0.5
MALFORMED_REPLIES = {
    "text": b"Hello, I am a worker\n",
    "too-long": b"\xff\xff\xff\xff",
    "no-msgpack": LENGTH_PREFIX.pack(3) + b"\xc1\xc1\xc1",
    "no-reply": LENGTH_PREFIX.pack(1) + b"\x01",
    "empty": LENGTH_PREFIX.pack(0),
    "cut-off": LENGTH_PREFIX.pack(100) + b"\x01",
    "another-question": encode_frame(Answered(0, BotReply("nobuy", 0.0, "adept"))),
}


def main() -> None:
    mode, folder, *arguments = sys.argv[1:]
    plain = "--plain" in arguments
    if plain and mode.endswith(REAL):
        worker.main(arguments)
        return
    if plain and not mode.endswith(EVERYWHERE):
        mode = "usual"
    mode = mode.removesuffix(EVERYWHERE).removesuffix(REAL)
    if mode == "dead":
        sys.exit(3)
    incoming, outgoing = worker.own_pipes()
    requests: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=worker.listen, args=(incoming, requests), daemon=True).start()
    if "--compile" in arguments:
        pathlib.Path(folder, f"tried-{time.monotonic_ns()}").touch()
        if mode == "uncompilable":
            sys.exit(1)
        time.sleep(COMPILE_SECONDS)
        pathlib.Path(folder, "compiled").touch()
        return
    worker.work(requests, outgoing, FaultyRunner(mode, pathlib.Path(folder), outgoing, plain).respond)


class FaultyRunner:
    """Answers like a worker, except for one fault."""

    def __init__(self, mode: str, folder: pathlib.Path, outgoing: int, plain: bool) -> None:
        self.mode = mode
        self.folder = folder
        self.outgoing = outgoing
        self.plain = plain

    def respond(self, request: Request) -> Reply:
        return self.loaded(request) if isinstance(request, LoadRequest) else self.asked(request)

    def loaded(self, request: LoadRequest) -> Reply:
        if self.mode == "never-ready":
            time.sleep(600)
        if self.mode == "dies-of-altar" and request.game == "altar":
            os._exit(1)
        missing = not (self.folder / "compiled").exists()
        if self.mode in ("uncompiled", "uncompilable") and not request.may_compile and missing:
            return Uncompiled(request.number)
        return Loaded(request.number)

    def asked(self, request: ThinkRequest) -> Reply:
        if not self.mode.endswith("-once") or self.is_first():
            what = self.mode.removesuffix("-once")
            if what == "hang":
                time.sleep(600)
            if what == "die":
                os._exit(1)
            if what == "fail":
                return Failed(request.number, "ZeroDivisionError in search.py, line 1")
            if what == "loaded":
                return Loaded(request.number)
            if what in MALFORMED_REPLIES:
                os.write(self.outgoing, MALFORMED_REPLIES[what])
                if what == "cut-off":
                    os._exit(0)
                time.sleep(600)
            if what == "slow":
                time.sleep(0.2)
        with (self.folder / "answered").open("a", encoding="utf-8") as file:
            file.write(f"{request.bot_request.table}\n")
        level = "greedy" if self.plain and request.bot_request.level == "adept" else request.bot_request.level
        return Answered(request.number, BotReply("nobuy", 0.001, level))

    def is_first(self) -> bool:
        try:
            (self.folder / "once").mkdir()
        except FileExistsError:
            return False
        return True


if __name__ == "__main__":
    main()
