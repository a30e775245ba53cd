"""B9: how a game ends, and whole games at random in which nothing may get lost."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.games.dalang.arrange import (
    BLUE,
    CARD_COUNTS,
    GREEN,
    RED,
    K,
    P,
    T,
    Table,
    arrange,
    deal_from_seed,
    new_options,
    travel,
)

from banjar.games.dalang.rules.actions import LEGAL, ActionId
from banjar.games.dalang.rules.box import DECK_SIZE, ISLANDS, KINDS, MAX_MASKS, Kind
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.phases import apply, legal_actions
from banjar.games.dalang.rules.setup import set_up, shuffle_deal
from banjar.games.dalang.rules.state import DEAL, EVENTS_PER_DECISION, STATE, EndReason, Phase, State
from banjar.kernel.event_buffer import NOBODY, clear_events
from banjar.kernel.mode import PLAIN
from banjar.kernel.random import GENERATOR, below
from banjar.kernel.records import new_records
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack

GAMES = 20 if PLAIN else 300
PT = Kind.DALANG_PT


def test_the_last_mask_ends_the_game_at_once() -> None:
    """B9.1 TB60: hands down, move, scoring; no pick-up and no further turn."""
    table = arrange(
        hands={RED: {PT: 1, Kind.PRIEST: 1}, GREEN: {Kind.PRINCE: 1}},
        stacks={(RED, T): [Kind.PRIEST] * 6},
        princes={T: RED},
        masks=[5],
    )
    table.play(travel(PT, T), ActionId.PASS, ActionId.PASS, ActionId.PASS)
    assert table.end_reason == EndReason.MASKS
    assert (table.phase, table.to_move, table.active) == (Phase.OVER, NOBODY, RED)
    assert table.s.dalang == T
    assert table.hand_sizes() == [0, 0, 0, 0]
    assert table.stack(RED, K) == [Kind.PRIEST]
    assert len(table.stack(RED, T)) == 6
    assert table.legal() == []
    assert table.happened()[-1] == (EventType.GAME_ENDED, RED, -1, -1, EndReason.MASKS)


def test_the_last_mask_counts_before_the_turn_limit() -> None:
    """B9.1 B9.3: the game is over before its turn has ended."""
    table = arrange(hands={RED: {PT: 1}}, princes={T: RED}, masks=[5], turn_limit=1)
    table.play(travel(PT, T), ActionId.PASS, ActionId.PASS, ActionId.PASS)
    assert table.end_reason == EndReason.MASKS


@pytest.mark.parametrize("players", [3, 4])
def test_a_stalled_game(players: int) -> None:
    """B9.3 TB10: both piles empty and two rounds of turns without a card end the game as it stands."""
    table = arrange(players, hands={RED: {Kind.PRIEST: 1}}, deck=[])
    for _ in range(2 * players - 1):
        table.play(ActionId.END_TURN)
    assert table.to_move != NOBODY
    table.play(ActionId.END_TURN)
    assert table.end_reason == EndReason.STALLED
    assert (table.to_move, int(table.s.turn), table.legal()) == (NOBODY, 2 * players, [])
    assert table.events() == [EventType.TURN_ENDED, EventType.GAME_ENDED]


def test_always_ending_the_turn_stalls() -> None:
    """B9.3: from a real start, once all cards are drawn; only turns that end without any card count."""
    table = Table(4)
    while table.to_move != NOBODY:
        table.play(ActionId.END_TURN)
    assert table.end_reason == EndReason.STALLED
    assert table.s.turn == 22 + 8  # 111 cards, five a turn: the 23rd finds one, and its end is idle.


def test_a_card_played_breaks_the_row() -> None:
    """B9.3: idle turns count in a row, from whichever seat."""
    table = arrange(hands={BLUE: {Kind.WARRIOR: 1}}, deck=[])
    table.play(*[ActionId.END_TURN] * 5)
    assert (table.s.idle_turns, table.active) == (5, BLUE)
    table.play(ActionId.WARRIOR + RED, ActionId.FLEE, ActionId.FLEE, ActionId.END_TURN)
    assert table.s.idle_turns == 0
    assert table.end_reason == EndReason.NONE


def test_a_turn_with_cards_left_to_draw_is_not_idle() -> None:
    """B9.3: neither is one at whose end the draw pile or the discards have cards."""
    assert idle_turns_after_one(arrange(deck=[])) == 1
    assert idle_turns_after_one(arrange(deck=[Kind.PRIEST])) == 0
    assert idle_turns_after_one(arrange(deck=[], discards={Kind.PRIEST: 1})) == 0


def idle_turns_after_one(table: Table) -> int:
    table.play(ActionId.END_TURN)
    return int(table.s.idle_turns)


def test_the_turn_limit() -> None:
    """B9.3: the game stops when that turn has ended, before the next draw."""
    table = arrange(turn_limit=3, deck=[Kind.PRIEST] * 30)
    table.play(ActionId.END_TURN, ActionId.END_TURN)
    assert table.to_move != NOBODY
    drawn = table.s.deck.count
    table.play(ActionId.END_TURN)
    assert table.end_reason == EndReason.TRUNCATED
    assert table.s.deck.count == drawn
    assert table.happened()[-1].amount == EndReason.TRUNCATED


def test_the_turn_limit_after_a_scoring() -> None:
    """B9.3: after the pick-up of B8.3, before the next draw."""
    table = arrange(hands={RED: {PT: 1}}, princes={T: RED}, stacks={(BLUE, T): [Kind.PRIEST] * 6}, turn_limit=1)
    table.play(travel(PT, T), ActionId.PASS, ActionId.PASS, ActionId.PASS)
    assert table.end_reason == EndReason.TRUNCATED
    assert table.hand_sizes() == [0, 4, 0, 0]
    assert table.discards() == {PT: 1, Kind.PRIEST: 2}


def test_stalled_comes_before_truncated() -> None:
    """B9.3: also if the turn limit falls on the same turn."""
    table = arrange(deck=[], turn_limit=8)
    table.play(*[ActionId.END_TURN] * 8)
    assert table.end_reason == EndReason.STALLED


@rule
def count_cards(s: State, counts: Any) -> None:
    """All cards of the game by kind, wherever they are."""
    for kind in range(KINDS):
        counts[kind] = s.discards[kind]
        for seat in range(s.players_count):
            counts[kind] += s.players[seat].hand[kind]
    for seat in range(s.players_count):
        for island in range(ISLANDS):
            add_cards(s.players[seat].stacks[island], counts)
    add_cards(s.deck, counts)


@rule
def add_cards(stack: Stack, counts: Any) -> None:
    for i in range(stack.count):
        counts[stack.cards[i]] += 1


@rule
def check_players(s: State) -> None:
    for seat in range(s.players_count):
        player = s.players[seat]
        held = 0
        for kind in range(KINDS):
            held += player.hand[kind]
            if player.hand[kind] < 0 or not 0 <= player.known_hand[kind] <= player.hand[kind]:
                raise AssertionError("a hand, or what is known of it")
        if held != player.hand_count:
            raise AssertionError("the size of a hand")
        if player.fled and (held > 0 or s.to_move == seat):
            raise AssertionError("an absent player holds cards or is asked")
        for island in range(ISLANDS):
            if not 0 <= player.dealt[island] <= player.stacks[island].count:
                raise AssertionError("cards dealt to a stack")
        stack_left = player.stacks[s.dalang].count
        if stack_left > 0 and s.phase != Phase.STOW.value and s.phase != Phase.OVER.value:
            raise AssertionError("a stack at the active island")


@rule
def check_owners(s: State, least: Any) -> None:
    """Discs, seals and masks never go back; `least` keeps how many were out of the supply before."""
    discs, seals, masks = 0, 0, 0
    for island in range(ISLANDS):
        discs += s.prince_disc[island] != NOBODY
        discs += s.priest_disc[island] != NOBODY
        seals += s.seal[island] != NOBODY
        if max(s.prince_disc[island], s.priest_disc[island], s.seal[island]) >= s.players_count:
            raise AssertionError("the owner of a disc or seal")
    for mask in range(MAX_MASKS):
        masks += s.mask_owner[mask] != NOBODY
        if s.mask_owner[mask] >= s.players_count:
            raise AssertionError("the owner of a mask")
    if discs < least[0] or seals < least[1] or masks < least[2] or masks > s.masks_count:
        raise AssertionError("discs, seals or masks got lost")
    least[0], least[1], least[2] = discs, seals, masks


@rule
def check_question(s: State, legal: Stack) -> None:
    if (legal.count == 0) != (s.to_move == NOBODY) or (s.phase == Phase.OVER.value) != (legal.count == 0):
        raise AssertionError("a decision without an answer")
    if s.phase > Phase.OVER.value:
        raise AssertionError("a step that should have followed by itself")
    for i in range(1, legal.count):
        if legal.cards[i] <= legal.cards[i - 1]:
            raise AssertionError("the order of the legal actions")
    if s.phase == Phase.TURN.value and (s.card != NOBODY or s.goal != NOBODY or s.forced or s.shown > 0):
        raise AssertionError("something is left of an earlier card")


@rule
def play_checked_game(
    states: Any, options: Any, deals: Any, legals: Any, generators: Any, counts: Any, full: Any, least: Any
) -> int:
    """Play one game at random and check everything after every decision; the most events of a decision."""
    s, legal, generator = states[0], legals[0], generators[0]
    shuffle_deal(options[0], generator, deals[0])
    clear_events(s.events)
    set_up(s, options[0], deals[0])
    longest = int(s.events.count)
    least[0], least[1], least[2] = 2 * s.players_count, 0, 0
    legal_actions(s, legal)
    while legal.count > 0:
        clear_events(s.events)
        apply(s, int(legal.cards[below(generator, legal.count)]))
        if s.events.count == 0:
            raise AssertionError("a decision without an event")
        longest = max(longest, int(s.events.count))
        legal_actions(s, legal)
        check_question(s, legal)
        check_players(s)
        check_owners(s, least)
        count_cards(s, counts)
        for kind in range(KINDS):
            if counts[kind] != full[kind]:
                raise AssertionError("cards got lost")
    return longest


# To compile the checks takes longer than all games; the laws look after the compiled rules in the meantime.
@pytest.mark.long
@pytest.mark.parametrize("turn_limit", [400, 40])
@pytest.mark.parametrize(
    "players", [pytest.param(count, marks=[] if PLAIN else [pytest.mark.slow]) for count in (3, 4)]
)
def test_nothing_gets_lost_in_random_games(players: int, turn_limit: int) -> None:
    """B1.2 B1.3 B1.4 B9.1 B9.3: cards, discs, seals and masks stay complete, and every game ends."""
    states, deals, legals = new_records(STATE), new_records(DEAL), new_records(LEGAL)
    options, generators = new_options(players, turn_limit), new_records(GENERATOR)
    counts, least = np.zeros(KINDS, np.int64), np.zeros(3, np.int64)
    full = np.array(CARD_COUNTS, np.int64)
    assert full.sum() == DECK_SIZE
    deal_from_seed(options, deals, generators, 2001 + players)
    reasons = dict.fromkeys(EndReason, 0)
    longest = 0
    for _ in range(GAMES):
        entries = play_checked_game(states, options, deals, legals, generators, counts, full, least)
        longest = max(longest, entries)
        reasons[EndReason(int(states[0].end_reason))] += 1
        if states[0].end_reason == EndReason.MASKS:
            assert least[2] == states[0].masks_count
    assert longest <= EVENTS_PER_DECISION
    # A few games of four stall: nearly all cards lie in stacks at other islands, and nobody can play.
    assert reasons[EndReason.NONE] == 0
    assert reasons[EndReason.STALLED] < GAMES // 10
    assert reasons[EndReason.MASKS] > 0
    assert reasons[EndReason.TRUNCATED] > 0 or turn_limit == 400


def test_the_fullest_decision() -> None:
    """B8.3: the decision with the most to tell fits: four full stacks, everybody back, a reshuffle."""
    kinds = list(Kind)
    # Every seat could discard all eleven kinds only if the box had more artists; the stacks here take what it has.
    stack = [Kind.PRIEST, Kind.WARRIOR, Kind.PRINCE, Kind.SCHOLAR, *kinds]
    table = arrange(
        hands={RED: {PT: 1, Kind.PRIEST: 2}, GREEN: {Kind.PRINCE: 1}},
        stacks={(seat, P): stack for seat in range(4)},
        princes={P: RED},
        priests={P: GREEN},
        fled=[BLUE],
        deck=[],
    )
    table.play(travel(PT, P), ActionId.PASS, ActionId.PASS, ActionId.STOW + Kind.PRIEST)
    assert table.s.events.count == 2 * 3 + 1 + 1 + 2 + 4 * (4 + 1 + 11) + 1 + 1 + 1 + 2 * 5
    assert table.s.events.count <= EVENTS_PER_DECISION
    for viewer in (RED, BLUE, None):
        assert EventType.TURN_BEGAN in table.events(viewer)
