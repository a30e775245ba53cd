"""B7 and B8: the Dalang's journeys and the masks they bring."""

from __future__ import annotations

import pytest
from tests.games.dalang.arrange import BLUE, GREEN, RED, YELLOW, K, P, T, Table, W, arrange, block, travel

from banjar.games.dalang.rules.actions import ActionId
from banjar.games.dalang.rules.box import MASK_VALUES, Kind
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.state import EndReason, Phase
from banjar.kernel.event_buffer import NOBODY

KP, KT, KW, PT, PW, TW = (kind for kind in Kind if kind >= Kind.DALANG_KP)
PRIEST, PRINCE, WARRIOR, SCHOLAR, ARTIST = (
    Kind.PRIEST,
    Kind.PRINCE,
    Kind.WARRIOR,
    Kind.SCHOLAR,
    Kind.ARTIST,
)


def pass_round(table: Table, others: int = 3) -> None:
    for _ in range(others):
        table.play(ActionId.PASS)


def test_the_goal() -> None:
    """B7.1: one of the card's islands, but not the active one."""
    table = arrange(dalang=P, hands={RED: {KP: 1, TW: 1}})
    assert table.legal() == [ActionId.END_TURN, travel(KP, K), travel(TW, T), travel(TW, W)]
    table.play(travel(TW, W))
    assert table.happened() == [(EventType.PLAYED, RED, TW, W, 1), (EventType.NAMED_GOAL, RED, -1, W, 0)]
    assert table.discards() == {TW: 1}
    assert (table.phase, table.to_move) == (Phase.BLOCK, BLUE)


def test_which_cards_name_the_goal() -> None:
    """B7.1 B7.2 TB46: P/T on Panschar leads to Tschakkalag only; any card with the goal blocks, no other."""
    table = arrange(dalang=P, hands={RED: {PT: 1}, BLUE: dict.fromkeys((KP, KT, KW, PT, PW, TW), 1)})
    assert table.legal() == [ActionId.END_TURN, travel(PT, T)]
    table.play(travel(PT, T))
    assert table.legal() == [ActionId.PASS, block(KT), block(PT), block(TW)]


def test_a_block_stops_the_move() -> None:
    """B7.2 BE2 TB43: Yellow blocks, Green and Red are not asked; Blue ends the turn."""
    hands = {BLUE: {KW: 1}, YELLOW: {KP: 1}, GREEN: {KT: 1}, RED: {KT: 1}}
    table = arrange(active=BLUE, dalang=W, hands=hands)
    table.play(travel(KW, K), block(KP))
    assert table.happened() == [(EventType.BLOCKED, YELLOW, KP, K, 1)]
    assert (table.phase, table.to_move, table.s.dalang) == (Phase.TURN, BLUE, W)
    assert table.discards() == {KW: 1, KP: 1}
    assert table.legal() == [ActionId.END_TURN]
    table.play(ActionId.END_TURN)
    assert (table.active, table.s.dalang) == (YELLOW, W)


def arrive_at_tschakkalag() -> Table:
    """Worked example 3 up to the second Dalang card."""
    stacks = {
        (RED, T): [PRIEST, PRIEST, PRINCE],
        (BLUE, T): [PRIEST, WARRIOR, PRINCE, SCHOLAR, KP, KT],
        (GREEN, T): [WARRIOR] * 4,
    }
    table = arrange(
        dalang=P,
        hands={RED: {PT: 1, TW: 1, ARTIST: 1}, YELLOW: {KT: 1, PRIEST: 1}, GREEN: {TW: 1}},
        stacks=stacks,
        princes={T: RED, P: BLUE},
        priests={T: RED, P: GREEN},
        masks=[4, 4, 5, 5],
        deck=[SCHOLAR] * 9,
    )
    table.play(travel(PT, T), ActionId.PASS, block(KT))
    assert table.to_move == RED
    table.play(travel(TW, T))
    return table


def test_another_dalang_card_after_a_block() -> None:
    """B7.2 BE3 TB44: blocked once, Red plays another, nobody blocks: the Dalang is on Tschakkalag."""
    table = arrive_at_tschakkalag()
    assert table.discards() == {PT: 1, KT: 1, TW: 1}
    pass_round(table)
    assert table.s.dalang == T


def test_red_scores_with_both_discs() -> None:
    """B8.2 B8.3 BE3 TB45: Red takes the 4; hands 3/4/0/4, Blue's top two discarded; after drawing 4/6/1/5."""
    table = arrive_at_tschakkalag()
    pass_round(table)
    assert [table.masks(seat) for seat in (RED, BLUE, YELLOW, GREEN)] == [[4], [], [], []]
    assert table.active == table.to_move == BLUE
    assert table.hand_sizes() == [4, 6, 1, 5]
    assert table.hand(BLUE) == {PRIEST: 1, WARRIOR: 1, PRINCE: 1, SCHOLAR: 3}
    lost = [entry for entry in table.happened() if entry.type == EventType.DISCARDED]
    assert lost == [(EventType.DISCARDED, BLUE, KP, T, 1), (EventType.DISCARDED, BLUE, KT, T, 1)]
    assert table.stack(RED, P) == [ARTIST]
    assert table.stack(YELLOW, P) == [PRIEST]
    assert table.stack(GREEN, P) == [TW]


def test_hands_are_laid_down_in_any_order() -> None:
    """B7.3: seat by seat from the active player, from the bottom card up; hidden from the others."""
    hands = {YELLOW: {PW: 1, PRIEST: 1, PRINCE: 1, WARRIOR: 1}, RED: {SCHOLAR: 1, ARTIST: 1}}
    table = arrange(active=YELLOW, dalang=K, hands=hands)
    table.play(travel(PW, W))
    pass_round(table)
    assert table.legal() == [ActionId.STOW + PRIEST, ActionId.STOW + WARRIOR, ActionId.STOW + PRINCE]
    table.play(ActionId.STOW + PRINCE)
    assert table.happened(YELLOW) == [(EventType.STOWED, YELLOW, PRINCE, K, 1)]
    assert table.happened(RED) == [(EventType.STOWED, YELLOW, -1, K, 1)]
    table.play(ActionId.STOW + PRIEST)
    assert table.stack(YELLOW, K) == [PRINCE, PRIEST, WARRIOR]
    assert (table.to_move, table.s.dalang) == (RED, K)
    table.play(ActionId.STOW + ARTIST)
    assert table.stack(RED, K) == [ARTIST, SCHOLAR]
    assert (table.to_move, table.s.dalang) == (YELLOW, W)
    assert table.hand_sizes() == [0, 0, 0, 0]


def test_nobody_to_ask_and_nothing_to_stow() -> None:
    """B7.3: alone and with the last card the move happens at once."""
    table = arrange(hands={RED: {PT: 1}}, fled=[BLUE, YELLOW, GREEN], stacks={(RED, P): [PRIEST]})
    table.play(travel(PT, P))
    assert table.s.dalang == P
    assert table.absent() == []
    assert table.hand(RED) == {PRIEST: 1}


def test_a_move_without_a_scoring() -> None:
    """B7.4 TB48: no masks, whole stacks, no draw, and Red goes on."""
    table = arrange(
        hands={RED: {PT: 1, PRIEST: 1}},
        stacks={(RED, T): [SCHOLAR] * 6, (BLUE, T): [PRINCE, PRINCE, PRIEST]},
        princes={T: BLUE},
        priests={T: BLUE},
    )
    pile = table.s.deck.count
    table.play(travel(PT, T))
    pass_round(table)
    assert table.hand(RED) == {SCHOLAR: 6}
    assert table.hand(BLUE) == {PRINCE: 2, PRIEST: 1}
    assert table.s.deck.count == pile
    assert table.masks(NOBODY) == list(MASK_VALUES)
    assert (table.phase, table.active, table.to_move, int(table.s.turn)) == (Phase.TURN, RED, RED, 1)


def test_picking_up_reveals_only_the_number_to_others() -> None:
    """B7.4 B10.2: the owner gets an entry a kind, everybody else one in all."""
    table = arrange(hands={RED: {PT: 1}}, stacks={(BLUE, T): [PRINCE, PRIEST, PRINCE]})
    table.play(travel(PT, T))
    pass_round(table)
    picked = [entry for entry in table.happened(BLUE) if entry.type == EventType.PICKED_UP]
    assert picked == [(EventType.PICKED_UP, BLUE, PRIEST, T, 1), (EventType.PICKED_UP, BLUE, PRINCE, T, 2)]
    for viewer in (RED, YELLOW, GREEN, None):
        picked = [entry for entry in table.happened(viewer) if entry.type == EventType.PICKED_UP]
        assert picked == [(EventType.PICKED_UP, BLUE, -1, T, 3)]


def split(masks: list[int], *, red: Kind = PRINCE) -> Table:
    """Red has one disc on Tschakkalag, Green the other; Red arrives."""
    discs = ({T: RED}, {T: GREEN}) if red == PRINCE else ({T: GREEN}, {T: RED})
    table = arrange(hands={RED: {PT: 1}}, princes=discs[0], priests=discs[1], masks=masks)
    table.play(travel(PT, T))
    pass_round(table)
    return table


@pytest.mark.parametrize("red", [PRINCE, PRIEST])
def test_a_split_island(red: Kind) -> None:
    """B8.1 TB50: the other takes the lowest mask, the active player one of the next higher value."""
    table = split([2, 2, 3, 3, 5], red=red)
    assert (table.masks(GREEN), table.masks(RED)) == ([2], [3])
    taken = [entry for entry in table.happened() if entry.type == EventType.TOOK_MASK]
    assert [(entry.seat, entry.amount) for entry in taken] == [(GREEN, 2), (RED, 3)]
    assert table.active == BLUE


def test_the_next_higher_value_may_be_far() -> None:
    """B8.1: the lowest value left above it, whatever the order of the masks."""
    table = split([5, 2, 2, 4, 5])
    assert (table.masks(GREEN), table.masks(RED)) == ([2], [4])


def test_no_higher_value_left() -> None:
    """B8.1 TB52: of three 5s each takes one, and one is left."""
    table = split([5, 5, 5])
    assert (table.masks(GREEN), table.masks(RED), table.masks(NOBODY)) == ([5], [5], [5])
    assert table.end_reason == EndReason.NONE


def test_the_last_two_masks() -> None:
    """B8.1 TB54: of 4 and 5 the other takes 4, the active player 5, and the game is over."""
    table = split([4, 5])
    assert (table.masks(GREEN), table.masks(RED)) == ([4], [5])
    assert table.end_reason == EndReason.MASKS


def test_the_last_mask_goes_to_the_active_player() -> None:
    """B8.1: the other gets nothing."""
    table = split([5])
    assert (table.masks(GREEN), table.masks(RED)) == ([], [5])
    assert table.end_reason == EndReason.MASKS


def test_the_only_disc_of_an_island() -> None:
    """B8.2 BE5: three players, only the active player's priest lies there: one lowest mask."""
    table = arrange(3, hands={RED: {PT: 1}}, priests={T: RED}, masks=[3, 4, 5])
    table.play(travel(PT, T))
    pass_round(table, 2)
    assert (table.masks(RED), table.masks(NOBODY)) == ([3], [4, 5])
    assert table.active == BLUE


def test_both_discs_bring_one_mask() -> None:
    """B8.2: the lowest."""
    table = arrange(hands={RED: {PT: 1}}, priests={T: RED}, princes={T: RED}, masks=[4, 3, 5])
    table.play(travel(PT, T))
    pass_round(table)
    assert (table.masks(RED), sorted(table.masks(NOBODY))) == ([3], [4, 5])


@pytest.mark.parametrize("scoring", [True, False])
def test_only_the_bottom_four_after_a_scoring(scoring: bool) -> None:
    """B8.3 B7.4 TB56: of a stack laid a to f only a to d are taken; without a scoring all six."""
    order = [PRIEST, WARRIOR, PRINCE, SCHOLAR, ARTIST, KP]
    table = arrange(
        hands={RED: {PT: 1}},
        stacks={(GREEN, T): order},
        princes={T: RED if scoring else BLUE},
        deck=[] if scoring else None,
        discards={KW: 5} if scoring else {},
    )
    table.play(travel(PT, T))
    pass_round(table)
    hand = table.hand(GREEN)
    kept = order[:4] if scoring else order
    assert all(hand.get(kind, 0) == 1 for kind in kept)
    lost = [entry.card for entry in table.happened() if entry.type == EventType.DISCARDED]
    assert lost == ([ARTIST, KP] if scoring else [])
    # The cards just lost are among those of the reshuffle for the next turn's draw.
    shuffled = [entry.amount for entry in table.happened() if entry.type == EventType.RESHUFFLED]
    assert shuffled == ([5 + 1 + 2] if scoring else [])


def test_the_turn_ends_after_a_scoring() -> None:
    """B3.3 B8.3: the left neighbour is active and draws."""
    table = arrange(active=GREEN, hands={GREEN: {PT: 1}}, princes={P: GREEN}, deck=[PRIEST] * 9)
    table.play(travel(PT, P))
    pass_round(table)
    assert (table.active, int(table.s.turn), table.hand_sizes()) == (RED, 2, [2, 1, 1, 1])
    events = table.events()
    assert events.index(EventType.TOOK_MASK) < events.index(EventType.TURN_ENDED) < events.index(EventType.TURN_BEGAN)


def test_the_known_hand_is_forgotten_with_the_move() -> None:
    """B7.3 B10.1: nobody knows where in the stack a shown card lies."""
    table = arrange(hands={RED: {PT: 1, PRIEST: 3}}, fled=[BLUE, YELLOW, GREEN])
    table.play(ActionId.PRIEST + 1, travel(PT, P), ActionId.STOW + PRIEST)
    assert table.known_hand(RED) == {}
    assert table.stack(RED, K) == [PRIEST, PRIEST]
