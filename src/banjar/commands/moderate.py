"""`banjar moderate`: list, silence, remove and bar people on a running server."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from banjar.commands.admin_arguments import add_server
from banjar.commands.arguments import EXIT_USAGE_ERROR, Commands, Parser, add_command, print_error

if TYPE_CHECKING:
    from banjar.commands.admin_client import AdminClient
    from banjar.core.definition import Definition

UNIT_SECONDS = {"m": 60, "h": 3600, "d": 24 * 3600}
IDENTITY_LENGTH = 26


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "moderate", "List, silence, remove and bar people on a running server.")
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=Parser)
    people = _action(actions, "list", "who is connected, or is or was at a table")
    people.add_argument("--table", metavar="ID", help="the last part of the table's address")
    for name, summary in (("silence", "let somebody play but not write"), ("bar", "keep somebody out")):
        action = _action(actions, name, summary)
        action.add_argument("subject", metavar="WHOM", help="an identity (see list), an address or a network")
        action.add_argument("--for", type=seconds, dest="seconds", metavar="TIME", help="such as 30m, 12h or 7d")
        action.add_argument("--reason", default="", metavar="TEXT", help="for the log")
    remove = _action(actions, "remove", "take somebody's seats at a table away; bots play on")
    remove.add_argument("table", metavar="TABLE", help="the last part of the table's address")
    remove.add_argument("identity", metavar="WHOM", help="an identity (see list --table)")
    remove.add_argument("--reason", default="", metavar="TEXT", help="for the log")
    _action(actions, "bans", "who is barred or silenced")
    _action(actions, "unbar", "undo a bar or a silence").add_argument("ban", metavar="ID", help="see bans")
    _action(actions, "log", "what was done")
    command.set_defaults(run=run)


def _action(actions: Commands, name: str, summary: str) -> Parser:
    action = actions.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    add_server(action)
    return action


def seconds(word: str) -> int:
    """An argparse type for times such as 30m, 12h or 7d."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([mhd])", word)
    if found is None:
        raise argparse.ArgumentTypeError(f"must be a time such as 30m, 12h or 7d, not {word!r}")
    return int(found[1]) * UNIT_SECONDS[found[2]]


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    from banjar.commands.admin_client import AdminClient, AdminError

    try:
        for line in _lines(AdminClient(args), args):
            print(line)
    except AdminError as error:
        print_error(str(error))
        return EXIT_USAGE_ERROR
    return 0


def _lines(client: AdminClient, args: argparse.Namespace) -> list[str]:
    """Do it; what to print."""
    from banjar.commands.admin_client import quoted

    match args.action:
        case "list":
            path = "/people" if args.table is None else f"/tables/{quoted(args.table)}/people"
            return [_person(one) for one in client.ask("GET", path)["people"]]
        case "bans":
            return [_ban(one) for one in client.ask("GET", "/bans")["bans"]]
        case "unbar":
            client.ask("DELETE", f"/bans/{quoted(args.ban)}")
            return ["undone"]
        case "remove":
            body = {"identity": args.identity, "reason": args.reason}
            seats = client.ask("POST", f"/tables/{quoted(args.table)}/removals", body)["seats"]
            return [f"removed from seat {', '.join(str(seat + 1) for seat in seats)}"]
        case "log":
            return [_entry(one) for one in client.ask("GET", "/log")["entries"]]
    body = {
        "effect": args.action,
        "kind": "identity" if re.fullmatch(f"[a-z2-7]{{{IDENTITY_LENGTH}}}", args.subject) else "network",
        "subject": args.subject,
        "seconds": args.seconds,
        "reason": args.reason,
    }
    return [_ban(client.ask("POST", "/bans", body))]


def _person(one: dict[str, Any]) -> str:
    parts = [one["identity"], ", ".join(one["names"]) or "-"]
    if one["seats"]:
        parts.append(f"seat {', '.join(str(seat + 1) for seat in one['seats'])}")
    parts += [*one["addresses"], *(f"table {table}" for table in one["tables"])]
    return "  ".join(parts)


def _ban(one: dict[str, Any]) -> str:
    until = "until undone" if one["expires_at"] is None else f"until {_time(one['expires_at'])}"
    return f"{one['id']}  {one['effect']}  {one['kind']} {one['subject']}  {until}  {one['reason']}".rstrip()


def _entry(one: dict[str, Any]) -> str:
    return f"{_time(one['at'])}  {one['actor']}  {one['action']}  {one['subject']}  {one['detail']}".rstrip()


def _time(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"
