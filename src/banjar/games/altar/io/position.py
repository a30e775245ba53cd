"""Complete positions as JSON, to set up any situation.

A position resets everybody's memory: everybody knows the hands and the sacrifice cards that each player holds, and
nobody knows the order of the pile and of the face-down altar cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banjar.core.reader import Reader
from banjar.games.altar.io.preview import sole_majority
from banjar.games.altar.io.text import COLOUR_NAMES, GOOD_NAMES, HAND_NAMES, KIND_NAMES, PHASE_NAMES
from banjar.games.altar.io.view import counted
from banjar.games.altar.rules.box import (
    ALL_GOODS,
    CARD_COUNTS,
    COLOURS,
    DECK,
    GOODS_EACH,
    HAND_SIZE,
    ROW_LENGTH,
    ROWS,
    SET_FARMERS,
    Kind,
)
from banjar.games.altar.rules.state import Options, Phase, State
from banjar.kernel.event_buffer import NOBODY, NOTHING

FACES = ("up", "down")
MAX_STONES = 10_000
KEYS = (
    "players",
    "rows",
    "pile",
    "altar",
    "supply",
    "box",
    "phase",
    "turn",
    "active",
    "to_act",
    "step",
    "last_row",
    "demon_row",
)


def to_position(s: State) -> dict[str, Any]:
    """The complete position, hidden cards included."""
    return {
        "players": [player_to_dict(s, seat) for seat in range(s.players_count)],
        "rows": [[KIND_NAMES[s.rows[row].cards[i]] for i in range(s.rows[row].count)] for row in range(ROWS)],
        "pile": [KIND_NAMES[s.deck[i]] for i in range(s.drawn, s.deck_count)],
        "altar": [{"good": GOOD_NAMES[s.altar.cards[i]], "face": FACES[s.altar_face[i]]} for i in range(s.altar.count)],
        "supply": counted(s.supply, GOOD_NAMES),
        "box": {"oracle": int(s.box[Kind.ORACLE]), "shrine": int(s.box[Kind.SHRINE])},
        "phase": PHASE_NAMES[s.phase],
        "turn": int(s.turn),
        "active": int(s.active),
        "to_act": None if s.to_move == NOBODY else int(s.to_move),
        "step": int(s.step),
        "last_row": int(s.last_row),
        "demon_row": int(s.demon_row),
    }


def player_to_dict(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "colour": COLOUR_NAMES[s.colours[seat]],
        "stones": int(player.stones),
        "points": int(player.points),
        "hand": counted(player.hand, HAND_NAMES),
        "in_play": counted(player.in_play, HAND_NAMES),
        "sacrifice_cards": counted(player.goods, GOOD_NAMES),
    }


def from_position(value: Mapping[str, Any], options: Options, s: State) -> None:
    """Check a position and write it to a zeroed state; PositionError if it cannot occur."""
    reader = Reader(value, "position").only(*KEYS)
    s.players_count = options.players_count
    s.oracle = options.oracle
    s.demon = options.demon
    read_players(reader.of("players"), s)
    read_offer(reader, s)
    read_altar(reader, s)
    check_cards(reader, s)
    read_turn(reader, s)
    check_moment(reader, s)


def read_players(reader: Reader, s: State) -> None:
    for seat in range(len(s.colours)):
        s.colours[seat] = NOTHING
    taken = set()
    for seat, item in enumerate(reader.items(s.players_count)):
        item.only("colour", "stones", "points", "hand", "in_play", "sacrifice_cards")
        player = s.players[seat]
        s.colours[seat] = item.get("colour", COLOUR_NAMES[seat]).one_of(COLOUR_NAMES)
        taken.add(int(s.colours[seat]))
        player.stones = item.get("stones", 0).integer(0, MAX_STONES)
        player.points = item.get("points", 0).integer(0, MAX_STONES)
        for kind, count in enumerate(item.get("hand", {}).counts(HAND_NAMES, HAND_SIZE)):
            player.hand[kind] = count
            player.hand_count += count
        for kind, count in enumerate(item.get("in_play", {}).counts(HAND_NAMES, 40)):
            player.in_play[kind] = count
        for good, count in enumerate(item.get("sacrifice_cards", {}).counts(GOOD_NAMES, GOODS_EACH)):
            player.goods[good] = player.open_goods[good] = count
            player.goods_count += count
    if len(taken) != s.players_count:
        raise reader.fail("every player needs a colour of its own")


def read_offer(reader: Reader, s: State) -> None:
    for row, item in enumerate(reader.of("rows").items(ROWS)):
        cards = item.items(at_most=ROW_LENGTH)
        for i, card in enumerate(cards):
            s.rows[row].cards[i] = card.one_of(KIND_NAMES)
        s.rows[row].count = len(cards)
    pile = reader.of("pile").items(at_most=DECK)
    for i, card in enumerate(pile):
        s.deck[i] = card.one_of(KIND_NAMES)
        s.unseen[s.deck[i]] += 1
    s.deck_count = len(pile)
    box = reader.get("box", {}).only("oracle", "shrine")
    s.box[Kind.ORACLE] = box.get("oracle", 0).integer(0, CARD_COUNTS[Kind.ORACLE])
    s.box[Kind.SHRINE] = box.get("shrine", 0).integer(0, CARD_COUNTS[Kind.SHRINE])


def read_altar(reader: Reader, s: State) -> None:
    altar = reader.get("altar", []).items(at_most=ALL_GOODS)
    for i, card in enumerate(altar):
        card.only("good", "face")
        s.altar.cards[i] = card.of("good").one_of(GOOD_NAMES)
        s.altar_face[i] = card.get("face", "up").one_of(FACES)
        s.altar_goods[s.altar.cards[i]] += 1
        s.open_altar[s.altar.cards[i]] += 1
    s.altar.count = len(altar)
    for good, count in enumerate(reader.of("supply").counts(GOOD_NAMES, GOODS_EACH)):
        s.supply[good] = count


def check_cards(reader: Reader, s: State) -> None:
    """Check that there are no more cards than in the box."""
    players = [s.players[seat] for seat in range(s.players_count)]
    for kind, name in enumerate(KIND_NAMES):
        used = int(s.unseen[kind] + s.box[kind])
        used += sum(s.rows[row].cards[i] == kind for row in range(ROWS) for i in range(s.rows[row].count))
        if kind < Kind.ORACLE:
            used += sum(int(player.hand[kind] + player.in_play[kind]) for player in players)
        most = CARD_COUNTS[kind] + extra_cards(kind, s.players_count)
        if kind == Kind.ORACLE and not s.oracle and used > 0:
            raise reader.fail("there are no oracles in a game without the oracle variant")
        if used > most:
            raise reader.fail(f"there are {used} {name} cards, but only {most} in the box")
    for good, name in enumerate(GOOD_NAMES):
        used = int(s.supply[good]) + sum(int(player.goods[good]) for player in players)
        used += sum(s.altar.cards[i] == good for i in range(s.altar.count))
        if used > GOODS_EACH:
            raise reader.fail(f"there are {used} sacrifice cards of {name}, but only {GOODS_EACH} in the box")


def extra_cards(kind: int, players: int) -> int:
    """Starting cards of a kind beyond the playing cards; sets may hold a farmer three times."""
    if kind < len(GOOD_NAMES):
        return SET_FARMERS * COLOURS
    return players if kind == Kind.STONEMASON else 0


def read_turn(reader: Reader, s: State) -> None:
    last_seat = s.players_count - 1
    s.phase = reader.of("phase").one_of(PHASE_NAMES)
    s.turn = reader.get("turn", 1).integer(1, 30_000)
    s.active = reader.of("active").integer(0, last_seat)
    over = s.phase == Phase.OVER
    asked = reader.get("to_act", None if over else int(s.active))
    if over != (asked.value is None):
        raise asked.fail("must be a seat, or null when the phase is 'over'")
    s.to_move = NOBODY if over else asked.integer(0, last_seat)
    s.step = reader.get("step", 0).integer(0, s.players_count)
    s.last_row = reader.get("last_row", 0).integer(0, ROWS - 1)
    s.demon_row = reader.get("demon_row", 0).integer(0, ROWS - 1)


def check_moment(reader: Reader, s: State) -> None:
    """Check that a decision can be due in this phase and position."""
    phase = Phase(int(s.phase))
    check_hands(reader, s, phase)
    check_rows(reader, s, phase)
    check_seat(reader, s, phase)
    pile = int(s.deck_count)
    if (phase == Phase.OVER) != (pile == 0):
        raise reader.of("pile").fail("the game is over when the pile is empty, and not before (A3.14)")
    if phase in (Phase.LOOK, Phase.KEEP):
        check_look(reader, s)
    if phase in (Phase.LAY, Phase.HIDE, Phase.OFFER) and s.players[s.active].in_play[Kind.SHRINE] == 0:
        raise reader.of("phase").fail("a sacrifice follows a shrine that the active seat has put in play (A3.4)")
    if phase == Phase.OFFER and not any(s.supply):
        raise reader.of("phase").fail("nothing is offered from an empty supply (A3.10)")
    if phase == Phase.SUBSTITUTE:
        check_substitute(reader, s)


def check_look(reader: Reader, s: State) -> None:
    """A6.3, A6.4: the row just laid has lost its oracles."""
    if s.altar.count == 0 or not s.oracle:
        raise reader.of("phase").fail("a look needs the oracle variant and an altar that is not empty (A6.4)")
    oracles = ROW_LENGTH - int(s.rows[s.last_row].count)
    if oracles == 0:
        raise reader.of("rows").fail(
            f"a look follows a new row that oracles have left, so it has at most {ROW_LENGTH - 1} cards (A6.3)"
        )
    if s.box[Kind.ORACLE] < oracles:
        raise reader.get("box", {}).fail(
            f"{oracles} oracles have left the row of the look, but are not in the box (A6.3)"
        )


def check_hands(reader: Reader, s: State, phase: Phase) -> None:
    for seat in range(s.players_count):
        held = int(s.players[seat].hand_count)
        least, most = hand_sizes(phase) if seat == s.active or phase == Phase.OVER else (HAND_SIZE, HAND_SIZE)
        if not least <= held <= most:
            allowed = f"{least}" if least == most else f"{least} to {most}"
            raise reader.fail(f"seat {seat} holds {held} cards; in phase {PHASE_NAMES[phase]} it must be {allowed}")


def hand_sizes(phase: Phase) -> tuple[int, int]:
    """The minimum and maximum number of cards in the active player's hand."""
    match phase:
        case Phase.TAKE:
            return 0, HAND_SIZE - 1
        case Phase.LAY | Phase.HIDE | Phase.OFFER:
            return HAND_SIZE - 1, HAND_SIZE - 1
        case Phase.LOOK | Phase.KEEP:
            return 1, HAND_SIZE
        case Phase.OVER:
            return 0, HAND_SIZE
        case _:
            return HAND_SIZE, HAND_SIZE


def check_rows(reader: Reader, s: State, phase: Phase) -> None:
    for row in range(ROWS):
        cards = s.rows[row]
        waiting = phase in (Phase.LOOK, Phase.KEEP) and row == s.last_row
        if cards.count == 0 and not waiting:
            raise reader.of("rows").fail("a row is empty; an empty row is laid anew at once (A3.13)")
        oracles = any(cards.cards[i] == Kind.ORACLE for i in range(cards.count))
        if oracles and phase != Phase.OVER:
            raise reader.of("rows").fail("oracles never stay in the offer (A6.3)")
    if s.demon and phase in (Phase.LOOK, Phase.KEEP, Phase.SHRINE_REWARD, Phase.SUBSTITUTE):
        if s.last_row == s.demon_row:
            raise reader.get("last_row", 0).fail("no card is taken from the demon's row (A7.3)")


def check_seat(reader: Reader, s: State, phase: Phase) -> None:
    """Check that the seat to act fits the step of the round."""
    n, offset = int(s.players_count), int(s.to_move - s.active) % int(s.players_count)
    asked = reader.get("to_act", int(s.to_move))
    match phase:
        case Phase.LAY:
            if offset == 0 or s.step != offset - 1:
                raise asked.fail("in phase lay, step 0 asks the seat after the active one, step 1 the next ...")
        case Phase.HIDE | Phase.OFFER:
            if offset != 0 or s.step != n - (phase == Phase.HIDE):
                raise asked.fail(f"in phase {phase.name.lower()} the active seat is asked in its own step")
        case Phase.SHRINE_REWARD:
            if s.step != offset or s.players[s.to_move].in_play[Kind.SHRINE] == 0:
                raise asked.fail(
                    "a shrine's reward is chosen by a seat with a shrine, steps counted from the active seat"
                )
            if s.rows[s.last_row].cards[s.rows[s.last_row].count - 1] != Kind.SHRINE:
                raise reader.get("last_row", 0).fail("a shrine's reward needs a shrine as the free card")
        case Phase.OVER | Phase.SUBSTITUTE:
            pass
        case _:
            if offset != 0:
                raise asked.fail(f"in phase {phase.name.lower()} the active seat acts")
    if phase in (Phase.LAY, Phase.HIDE) and s.players[s.to_move].goods_count == 0:
        raise asked.fail("a player without sacrifice cards is not asked for one (A3.10)")


def check_substitute(reader: Reader, s: State) -> None:
    cards = s.rows[s.last_row]
    kind = int(cards.cards[cards.count - 1])
    fits = kind < len(GOOD_NAMES) and s.supply[kind] == 0 and any(s.supply)
    if fits and s.step < s.players_count:
        fits = s.to_move == (s.active + s.step) % s.players_count and s.players[s.to_move].in_play[kind] > 0
    elif fits:
        fits = s.to_move == sole_majority(s, kind)
    if not fits:
        raise reader.of("phase").fail("a substitute is chosen only by a seat owed a good that has run out (A3.19)")
