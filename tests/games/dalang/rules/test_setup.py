"""B1 and B2: the box and the start of a game."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dalang.arrange import CARD_COUNTS, K, P, T, Table, W, begin

from banjar.games.dalang.rules.box import (
    DECK_SIZE,
    ISLANDS,
    MASK_VALUES,
    PAIR_ISLANDS,
    PAIRS,
    START_PRIEST,
    START_PRINCE,
    Island,
    Kind,
)
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.state import STATE, EndReason, Phase
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.records import packed

BOTH = pytest.mark.parametrize("players", [3, 4])


def everything(table: Table) -> Counter[Kind]:
    cards = Counter(table.deck())
    for seat in range(table.s.players_count):
        cards.update(table.hand(seat))
        for island in range(ISLANDS):
            cards.update(table.stack(seat, island))
    return cards


def discs(table: Table) -> tuple[list[int], list[int]]:
    return [int(x) for x in table.s.prince_disc], [int(x) for x in table.s.priest_disc]


def test_four_islands_with_two_discs_each() -> None:
    """B1.1: four islands, and on each a place for a prince and a priest in one seat's village."""
    assert [island.name for island in Island] == ["KUKUSCH", "PANSCHAR", "TSCHAKKALAG", "WONTONG"]
    princes, priests = discs(Table(4))
    assert len(princes) == len(priests) == ISLANDS


@BOTH
def test_the_playing_cards(players: int) -> None:
    """B1.2: 159 cards, four Dalang cards for each of six pairs of different islands."""
    assert sum(CARD_COUNTS) == DECK_SIZE == 159
    assert everything(Table(players)) == Counter(dict(zip(Kind, CARD_COUNTS, strict=True)))
    pairs = {(PAIR_ISLANDS[2 * pair], PAIR_ISLANDS[2 * pair + 1]) for pair in range(PAIRS)}
    assert pairs == {(K, P), (K, T), (K, W), (P, T), (P, W), (T, W)}


def test_the_masks() -> None:
    """B1.3: sixteen masks, four each of 2, 3, 4 and 5, all in the supply."""
    assert Counter(MASK_VALUES) == {2: 4, 3: 4, 4: 4, 5: 4}
    assert sorted(Table(4).masks(NOBODY)) == sorted(MASK_VALUES)


def test_discs_and_seals() -> None:
    """B1.4: with four players every disc lies in a village, and every seal in the supply."""
    table = Table(4)
    princes, priests = discs(table)
    assert sorted(princes) == sorted(priests) == [0, 1, 2, 3]
    assert [int(owner) for owner in table.s.seal] == [NOBODY] * ISLANDS


def test_the_starting_cards() -> None:
    """B1.5: each gives a priest and a prince, every island gets one of each, in two villages."""
    assert (START_PRIEST[0], START_PRINCE[0]) == (K, P)
    assert sorted(START_PRIEST) == sorted(START_PRINCE) == [K, P, T, W]
    assert all(priest != prince for priest, prince in zip(START_PRIEST, START_PRINCE, strict=True))


def test_the_deal_of_the_stacks() -> None:
    """B2.1: three cards for each seat at each island, dealt round by round; the rest in drawing order."""
    table = Table(4, starting_cards=[1, 2, 3, 4])
    order = [Kind(int(kind)) for kind in table.deal.deck]
    for island in (P, T, W):
        for seat in range(4):
            first = 12 * island + seat
            assert table.stack(seat, island) == [order[first], order[first + 4], order[first + 8]]
    assert table.deck() == order[48 + 5 :]
    assert all([int(d) for d in table.s.players[seat].dealt] == [0, 3, 3, 3] for seat in range(4))


def test_three_players() -> None:
    """B2.1 B2.3 TB2: 12 stacks, 123 left to draw, three of each disc, two islands with one disc."""
    for seed in range(20):
        table = Table(3, seed=seed)
        princes, priests = discs(table)
        assert table.s.deck.count == 123 - 4
        assert sum(map(len, (table.stack(seat, i) for seat in range(3) for i in range(ISLANDS)))) == 27
        assert princes.count(NOBODY) == priests.count(NOBODY) == 1
        assert princes.index(NOBODY) != priests.index(NOBODY)


def test_the_holder_of_the_first_card() -> None:
    """B2.2 TB4: starting card 1 gives the prince of Panschar and the priest of Kukusch, and begins."""
    table = Table(4, starting_cards=[3, 4, 1, 2])
    assert table.s.prince_disc[P] == table.s.priest_disc[K] == 2
    assert table.active == table.to_move == 2
    assert [int(number) for number in table.s.starting_card] == [3, 4, 1, 2]


def test_the_second_card_begins_when_the_first_is_left_over() -> None:
    """B2.2 B2.3: with three players the discs of the undealt card are set aside."""
    table = Table(3, starting_cards=[3, 2, 4, 1])
    assert table.active == 1
    assert table.s.prince_disc[P] == table.s.priest_disc[K] == NOBODY
    assert discs(table) == ([2, NOBODY, 1, 0], [NOBODY, 1, 0, 2])


@pytest.mark.parametrize(
    ("cards", "island"), [([1, 2, 3, 4], K), ([3, 1, 4, 2], W), ([2, 4, 3, 1], W), ([4, 3, 2, 1], T)]
)
def test_where_the_dalang_starts(cards: list[int], island: int) -> None:
    """B2.4: with the prince of the player to the right of the start player."""
    assert Table(4, starting_cards=cards).s.dalang == island


def test_where_the_dalang_starts_with_three() -> None:
    """B2.4: the last in turn order sits to the right also when a starting card is left over."""
    table = Table(3, starting_cards=[2, 3, 4, 1])
    assert (table.active, int(table.s.dalang)) == (0, START_PRINCE[4 - 1])


@BOTH
def test_the_first_hands(players: int) -> None:
    """B2.5 B3.1 TB6: everybody has the stack of the active island and the first draw."""
    table = Table(players)
    sizes = table.hand_sizes()
    assert sizes.pop(table.active) == 5
    assert sizes == [4] * (players - 1)
    assert table.s.deck.count == (106 if players == 4 else 119)
    for seat in range(players):
        assert table.stack(seat, table.s.dalang) == []
        assert table.s.players[seat].dealt[table.s.dalang] == 0
    assert table.phase == Phase.TURN


def test_events_of_the_start() -> None:
    """B2.1 B10.1: the others learn numbers, the owner the cards."""
    table = Table(4)
    for entry in table.happened():
        assert entry.card == -1
    picked = [entry for entry in table.happened(table.active) if entry.type == EventType.PICKED_UP]
    assert sum(entry.amount for entry in picked if entry.seat == table.active) == 3
    assert all(entry.amount == 3 and entry.card == -1 for entry in picked if entry.seat != table.active)
    drawn = [entry for entry in table.happened() if entry.type == EventType.DREW]
    assert [entry.seat for entry in drawn] == [table.active, *((table.active + i) % 4 for i in range(4))]


def test_a_used_record_is_set_up_anew() -> None:
    """B2.1: nothing is left of the game before, whatever it was."""
    fresh, used = Table(4, seed=3), Table(3, seed=5)
    for _ in range(200):
        if used.legal():
            used.play(used.legal()[-1])
    used.s.end_reason = EndReason.STALLED
    begin(used.states, fresh.options, fresh.deals)
    for table in (fresh, used):
        for seat in range(4):
            for island in range(ISLANDS):
                stack = table.s.players[seat].stacks[island]
                for i in range(stack.count, DECK_SIZE):
                    stack.cards[i] = 0
        for i in range(table.s.deck.count, DECK_SIZE):
            table.s.deck.cards[i] = 0
        for i in range(DECK_SIZE):
            table.s.script.cards[i] = 0
        for i in range(table.s.events.count, len(table.s.events.records)):
            entry = table.s.events.records[i]
            entry.type = entry.seat = entry.card = entry.place = entry.amount = entry.audience = 0
    assert packed(STATE, fresh.states) == packed(STATE, used.states)
