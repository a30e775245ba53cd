"""A program that plays a seat: it reads the table as lines of JSON and posts moves, here at random.

In the browser the menu of a running table makes a token for your seat. Whoever has it can play your seat, nothing else:
    python examples/program.py http://127.0.0.1:8017 TOKEN
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from http.client import HTTPResponse


def call(address: str, token: str, move: dict[str, object] | None = None) -> HTTPResponse:
    """Make a request with the token, and with a move if there is one."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(address, move and json.dumps(move).encode(), headers))


def play(server: str, token: str) -> None:
    """Read and decide until the game is over or the stream ends; empty lines are a heartbeat."""
    for table in map(json.loads, filter(bytes.strip, call(f"{server}/api/program/stream", token))):
        if table.get("status") == "over":
            sys.exit(print("won" if table["you"]["seat"] in table["result"]["winners"] else "lost"))
        if table.get("status") == "running" and table["game"]["legal"]:
            move = {"do": "act", "version": table["version"], "action": random.choice(table["game"]["legal"])["text"]}
            call(f"{server}/api/program/moves", token, move | {"command": f"{random.random()}"}).close()
        elif table.get("status") == "running" and table["seats"][table["you"]["seat"]]["substituted"]:  # out of time
            call(f"{server}/api/program/moves", token, {"do": "return", "command": f"{random.random()}"}).close()


while True:
    try:
        play(*sys.argv[1:3])
    except OSError as error:
        if isinstance(error, urllib.error.HTTPError) and error.code != 409:  # 409: the table has changed meanwhile
            sys.exit(json.load(error)["error"]["sentence"])
    time.sleep(1)  # the server restarts
