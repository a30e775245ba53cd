"""Random sheets of the score pads, and what the rules say of them."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

from banjar.core.registry import definition
from banjar.games.altar.io.text import GOOD_NAMES
from banjar.games.altar.rules.box import HAND_KINDS, Kind
from banjar.games.dalang.rules.box import MASK_VALUES
from banjar.games.dalang.rules.state import EndReason
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.from_python import from_python

Sheet = dict[str, Any]


def random_sheet(game: str, dice: random.Random) -> Sheet:
    """Amounts as a table may have them, small enough for many ties."""
    players = dice.choice(definition(game).players)
    if game == "altar":
        names = ["points", "shrines", "stones", *GOOD_NAMES]
        amounts = [{name: dice.randrange(4 if name != "stones" else 12) for name in names} for _ in range(players)]
        return {"table": {f"altar_{name}": dice.randrange(4) for name in GOOD_NAMES}, "players": named(amounts)}
    amounts = [{f"masks_{value}": 0 for value in sorted(set(MASK_VALUES))} | {"seals": 0} for _ in range(players)]
    for value in MASK_VALUES[: dice.randrange(len(MASK_VALUES) + 1)]:
        dice.choice(amounts)[f"masks_{value}"] += 1
    for _ in range(dice.randrange(5)):
        dice.choice(amounts)["seals"] += 1
    last = dice.randrange(players + 1)
    return {
        "table": {},
        "players": named([found | {"last_mask": int(seat == last)} for seat, found in enumerate(amounts)]),
    }


def named(amounts: list[dict[str, int]]) -> list[Sheet]:
    return [{"name": f"Player {seat}", "amounts": found} for seat, found in enumerate(amounts)]


def by_the_rules(game: str, sheet: Sheet) -> Sheet:
    """Sheets, ranks, winners and tie-breaks, by the game's own rules."""
    rules = definition(game)
    table = (altar_table if game == "altar" else dalang_table)(sheet)
    scoring = rules.contract
    score_sheet, ahead = from_python(scoring.score_sheet), from_python(scoring.ahead)
    seats = range(len(sheet["players"]))
    sheets = []
    for seat in seats:
        lines = [0] * len(rules.score_lines)
        total = score_sheet(table, seat, lines)
        sheets.append(dict(zip(rules.score_lines, lines, strict=True)) | {"total": total})
    ranks = [1 + sum(bool(ahead(table, other, seat)) for other in seats if other != seat) for seat in seats]
    best = max(found["total"] for found in sheets)
    level = [seat for seat in seats if sheets[seat]["total"] == best]
    return {
        "sheets": sheets,
        "ranks": ranks,
        "winners": [seat for seat in seats if ranks[seat] == 1],
        "tie_breaks": rules.tie_breaks(table, level) if len(level) > 1 else [],
    }


def altar_table(sheet: Sheet) -> Any:
    players = []
    for player in sheet["players"]:
        amounts = player["amounts"]
        in_play = [0] * HAND_KINDS
        in_play[Kind.SHRINE] = amounts["shrines"]
        goods = [amounts[name] for name in GOOD_NAMES]
        players.append(
            SimpleNamespace(points=amounts["points"], stones=amounts["stones"], in_play=in_play, goods=goods)
        )
    altar = [sheet["table"][f"altar_{name}"] for name in GOOD_NAMES]
    return SimpleNamespace(players=players, players_count=len(players), altar_goods=altar)


def dalang_table(sheet: Sheet) -> Any:
    owners: list[int] = []
    values: list[int] = []
    seals: list[int] = []
    last = NOBODY
    for seat, player in enumerate(sheet["players"]):
        for value in sorted(set(MASK_VALUES)):
            owners += [seat] * player["amounts"][f"masks_{value}"]
            values += [value] * player["amounts"][f"masks_{value}"]
        seals += [seat] * player["amounts"]["seals"]
        last = seat if player["amounts"]["last_mask"] else last
    return SimpleNamespace(
        players_count=len(sheet["players"]),
        masks_count=len(values),
        mask_owner=owners,
        mask_value=values,
        seal=seals + [NOBODY] * (4 - len(seals)),
        end_reason=int(EndReason.MASKS if last != NOBODY else EndReason.STALLED),
        active=last,
    )
