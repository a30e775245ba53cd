"""Options, deals, positions, views and previews: lanterns as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.lanterns.ai import KIND_NAMES
from tests.games.lanterns.rules import scoring
from tests.games.lanterns.rules.actions import ActionId, decode
from tests.games.lanterns.rules.box import BRIGHTNESS, COUNTS, DECK, HAND, KINDS, MAX_PLAYERS
from tests.games.lanterns.rules.state import Phase
from tests.games.lanterns.text import CARD_LETTERS, PHASE_NAMES

from banjar.core.definition import Option
from banjar.core.errors import OptionError
from banjar.core.reader import Reader
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.from_python import from_python

lit_points = from_python(scoring.lit_points)
factor = from_python(scoring.factor)


def check_moon(value: Any, _players: int) -> bool:
    return Reader(value, "moon", OptionError).flag()


OPTION_TABLE = (Option("moon", False, check_moon, "hidden lanterns count three times (C4.1)"),)


def fill_options(record: Any, players: int, options: Mapping[str, Any]) -> None:
    record.players_count = players
    record.moon = options["moon"]


def deal_to_dict(deal: Any, _options: Any) -> dict[str, Any]:
    """Letters in dealing order: a hand after the other, then what is put aside."""
    return {"deck": "".join(CARD_LETTERS[kind] for kind in deal.deck[:DECK])}


def deal_from_dict(value: Mapping[str, Any], _options: Any, deal: Any) -> None:
    deck = Reader(value, "deal").only("deck").of("deck")
    wanted = sorted(letter * count for letter, count in zip(CARD_LETTERS, COUNTS, strict=True))
    if not isinstance(deck.value, str) or sorted(deck.value) != sorted("".join(wanted)):
        raise deck.fail(f"must hold 6 P, 4 S and 2 G, not {deck.value!r}"[:200])
    deal.deck[:DECK] = [CARD_LETTERS.index(letter) for letter in deck.value]


def sampled_deal(trace: Any, seen: Any) -> dict[str, Any]:
    piles = [trace.hands[KINDS * seat : KINDS * (seat + 1)] for seat in range(seen.players_count)]
    letters = [CARD_LETTERS[kind] * int(pile[kind]) for pile in [*piles, trace.aside] for kind in range(KINDS)]
    return {"deck": "".join(letters)}


def counted(counts: Any) -> dict[str, int]:
    return {name: int(counts[kind]) for kind, name in enumerate(KIND_NAMES)}


def kind_name(kind: int) -> str | None:
    return None if kind == NOTHING else KIND_NAMES[kind]


def to_position(s: Any) -> dict[str, Any]:
    """Everything that lies on the table."""
    return {
        "players": [
            {
                "hand": counted(s.players[seat].hand),
                "lit": counted(s.players[seat].lit),
                "hidden": kind_name(s.players[seat].hidden),
            }
            for seat in range(s.players_count)
        ],
        "aside": counted(s.aside),
        "phase": PHASE_NAMES[s.phase],
        "turn": int(s.turn),
        "active": int(s.active),
    }


def from_position(value: Mapping[str, Any], options: Any, s: Any) -> None:
    """Set up a position; PositionError if it could not stand on a table."""
    reader = Reader(value, "position").only("players", "aside", "phase", "turn", "active")
    s.players_count = options.players_count
    s.moon = options.moon
    s.phase = reader.get("phase", "play").one_of(PHASE_NAMES)
    s.turn = reader.get("turn", 1).integer(1, DECK + 1)
    s.active = reader.get("active", 0).integer(0, int(s.players_count) - 1)
    s.to_move = NOBODY if s.phase == Phase.OVER else s.active
    s.aside[:KINDS] = reader.of("aside").counts(KIND_NAMES, DECK)
    found = [int(count) for count in s.aside[:KINDS]]
    for seat in range(MAX_PLAYERS):
        player = s.players[seat]
        player.hand[:KINDS] = player.lit[:KINDS] = [0] * KINDS
        player.hand_count, player.hidden, player.has_hidden = 0, NOTHING, False
    for seat, part in enumerate(reader.of("players").items(int(s.players_count))):
        player = s.players[seat]
        part.only("hand", "lit", "hidden")
        player.hand[:KINDS] = part.of("hand").counts(KIND_NAMES, HAND)
        player.lit[:KINDS] = part.get("lit", {}).counts(KIND_NAMES, HAND)
        hidden = part.get("hidden", None)
        player.hidden = NOTHING if hidden.value is None else hidden.one_of(KIND_NAMES)
        player.has_hidden = player.hidden != NOTHING
        player.hand_count = sum(int(count) for count in player.hand[:KINDS])
        cards = [int(player.hand[k]) + int(player.lit[k]) + int(player.hidden == k) for k in range(KINDS)]
        if sum(cards) != HAND:
            raise part.fail(f"must have {HAND} cards, not {sum(cards)}")
        found = [count + more for count, more in zip(found, cards, strict=True)]
    if found != list(COUNTS):
        raise reader.fail(f"must hold {counted(COUNTS)}, not {counted(found)}")
    played = sum(HAND - int(s.players[seat].hand_count) for seat in range(s.players_count))
    ended = played == HAND * int(s.players_count)
    if s.turn != played + 1 or s.active != played % int(s.players_count) or (s.phase == Phase.OVER) != ended:
        raise reader.fail("the turn, the active player and the phase do not fit the cards that were played")
    for seat in range(s.players_count):
        turns = HAND - int(s.players[seat].hand_count)
        if turns != (played + int(s.players_count) - 1 - seat) // int(s.players_count):
            raise reader.fail("players take turns")


def view(seen: Any, seat: int | None, _memory_aid: bool, is_open: bool, _public: object) -> dict[str, Any]:
    """C5.1, C5.2; nothing that was shown is covered again, so there is nothing to aid a memory with."""
    over = seen.phase == Phase.OVER
    shown: dict[str, Any] = {
        "phase": PHASE_NAMES[seen.phase],
        "turn": int(seen.turn),
        "active": int(seen.active),
        "to_act": None if seen.to_move == NOBODY else int(seen.to_move),
        "players": [player_view(seen, other, other == seat or is_open or over) for other in range(seen.players_count)],
        "moon": bool(seen.moon),
        "aside_count": DECK - HAND * int(seen.players_count),
    }
    if is_open or over:
        shown["aside"] = counted(seen.aside)
    return shown


def player_view(seen: Any, other: int, own: bool) -> dict[str, Any]:
    player = seen.players[other]
    shown: dict[str, Any] = {
        "seat": other,
        "points": int(lit_points(player)),
        "hand_count": int(player.hand_count),
        "lit": counted(player.lit),
        "has_hidden": bool(player.has_hidden),
    }
    if own:
        shown |= {"hand": counted(player.hand), "hidden": kind_name(player.hidden)}
    return shown


def preview(seen: Any, action: int) -> dict[str, Any]:
    """C3.3: what a lantern brings; a hidden one at most."""
    player = seen.players[seen.to_move]
    decoded = decode(action)
    brightness = BRIGHTNESS[decoded.parameters["card"]]
    if decoded.type is ActionId.LIGHT:
        return {"points_after": int(lit_points(player)) + brightness}
    return {"at_most": int(factor(seen)) * brightness}
