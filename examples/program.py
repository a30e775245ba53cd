"""A program that plays a seat at a table: it reads the table as lines of JSON and posts moves, here by lot.

Sit down at a table with the browser, and once the game runs make a token for your seat there (over HTTP:
`POST /api/tables/TABLE/seats/SEAT/token`). Whoever has the token can play your seat, and nothing else. Then:

    python examples/program.py http://127.0.0.1:8017 TOKEN
"""

import json
import random
import sys
import urllib.error
import urllib.request
import uuid


def request(address: str, token: str, move: dict[str, object] | None = None) -> urllib.request.Request:
    """A request with the token, and a move if there is one."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.Request(address, None if move is None else json.dumps(move).encode(), headers)


def play(server: str, token: str) -> None:
    """Play until the game is over."""
    with urllib.request.urlopen(request(f"{server}/api/program/stream", token)) as lines:
        for line in filter(bytes.strip, lines):  # empty lines only say that the server is there
            table = json.loads(line)
            if table.get("status") == "running" and table["game"]["legal"]:
                action = random.choice(table["game"]["legal"])["text"]
                move = {"do": "act", "command": str(uuid.uuid4()), "version": table["version"], "action": action}
                try:
                    urllib.request.urlopen(request(f"{server}/api/program/moves", token, move)).close()
                except urllib.error.HTTPError as refused:  # somebody was quicker; the next line tells
                    print(json.load(refused)["error"]["sentence"], file=sys.stderr)
            elif table.get("status") == "over":
                print("won" if table["you"]["seat"] in table["result"]["winners"] else "lost")


if __name__ == "__main__":
    play(*sys.argv[1:3])
