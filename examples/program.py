"""A program that plays a seat: it reads the table as lines of JSON and posts moves, here at random.

In the browser the menu of a running table makes a token for your seat. Whoever has it can play your seat, nothing else:
    python examples/program.py http://127.0.0.1:8017 TOKEN
"""

import json
import random
import sys
import time
from http.client import HTTPResponse
from urllib.request import HTTPError, Request, urlopen


def call(address: str, token: str, **move: object) -> HTTPResponse:
    """Make a request with the token, and with a move if there is one."""
    body = json.dumps(move | {"command": f"{random.random()}"}).encode() if move else None
    return urlopen(Request(address, body, {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}))


def play(server: str, token: str) -> None:
    """Read and decide until the game is over or the stream ends; empty lines are a heartbeat."""
    for table in map(json.loads, filter(bytes.strip, call(f"{server}/api/program/stream", token))):
        if table.get("status") == "over":
            sys.exit(print("won" if table["you"]["seat"] in table["result"]["winners"] else "lost"))
        if table.get("status") == "running" and table["game"]["legal"] and not table["you"].get("auto_reply_due"):
            action = random.choice(table["game"]["legal"])["text"]
            call(f"{server}/api/program/moves", token, do="act", version=table["version"], action=action).close()
        elif table.get("status") == "running" and table["seats"][table["you"]["seat"]]["substituted"]:  # out of time
            call(f"{server}/api/program/moves", token, do="return").close()


while True:
    try:
        play(*sys.argv[1:3])
    except OSError as error:  # 409: the table has changed meanwhile; 429, 503: we are too fast, or the server is busy
        if isinstance(error, HTTPError) and error.code not in (409, 429, 503):
            sys.exit(json.load(error)["error"]["sentence"])
        time.sleep(float(getattr(error, "headers", {}).get("Retry-After", 0)))
    time.sleep(1)  # the server restarts
