"""`banjar serve` again and again, forked from a process that has loaded the code: a restart takes little time then.

The first argument is JSON as for `tests/server/faulty_server.py`, the others are those of `banjar serve`. Each byte on
standard input starts a server. Standard output says its process number, what the server itself says, and at its end
`ended` with the exit code.
"""

from __future__ import annotations

import json
import os
import sys

from tests.server.faulty_server import apply

from banjar.cli import main as banjar
from banjar.server import serve
from banjar.server.preload import load_texts
from banjar.server.tables.rules import load_rules


def main() -> None:
    """Fork a server for every byte, one at a time."""
    assert serve is not None
    apply(json.loads(sys.argv[1]))
    load_rules()
    load_texts()
    while os.read(0, 1):  # not by sys.stdin, which the server wants to be untouched
        child = os.fork()
        if child == 0:
            os._exit(banjar(["serve", *sys.argv[2:]]))
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print("ended", os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
