"""What every game must obey, whatever is played. The laws of secrets are in `law_secrets`.

A law is a function of a play (a game that was played, see `law_plays`); AssertionError says it is broken.
"""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.laws.counting import (
    full_inventory,
    inventory,
    points_of,
    public_numbers,
    ranks_of,
    told_numbers,
)
from tests.laws.game_laws import laws_of
from tests.laws.plays import Play, at_random, play_out

from banjar import Action, Game, IllegalAction, State, parse_record

NOT_ACTIONS: tuple[Any, ...] = (
    -1,
    10**6,
    "",
    "nonsense",
    "take",
    {},
    {"type": "nonsense"},
    {"type": "take", "row": 9},
    None,
    [],
    Action(0, "nonsense", "nonsense"),
)


def readers(state: State) -> Iterator[int | None]:
    """Every seat, and None for the spectators."""
    yield from range(state.players)
    yield None


def told(state: State, seat: int | None) -> str:
    """The last decision's events for a reader."""
    return json.dumps([event.to_dict() for event in state.events(seat)])


def told_so_far(state: State, seat: int | None) -> str:
    """The whole history for a reader."""
    return json.dumps([[event.to_dict() for event in step] for step in state.history(seat)])


def fingerprint(state: State, whole_history: bool = False) -> str:
    """All that can be asked of a state, in short."""
    tell = told_so_far if whole_history else told
    facts = (
        state.to_bytes(),
        [(seat, action.id) for seat, action in state.decisions],
        state.turns,
        state.reshuffles,
        (state.to_act, state.turn, state.active, state.phase, state.barrier, state.end_reason),
        state.legal_ids(),
        [tell(state, seat) for seat in readers(state)],
    )
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def law_legal_unless_over(play: Play) -> None:
    """There is something to decide exactly while the game is not over, and ids come ascending."""
    for state in play.states():
        ids = state.legal_ids()
        assert bool(ids) == (not state.is_over)
        assert ids == sorted(set(ids))
        assert state.is_over == (state.to_act is None) == (state.phase == "over")
        assert state.is_over == (state.end_reason is not None)
        assert state.to_act is None or 0 <= state.to_act < state.players
        assert [action.id for action in state.legal_actions()] == ids


def law_every_action_has_three_forms(game: Game) -> None:
    """Number, notation and structure (through JSON too) name the same action, and no two share one."""
    for number, action in enumerate(game.actions):
        assert action.id == number
        structure = json.loads(json.dumps(action.to_dict()))
        for form in (number, action.text, str(action), action.to_dict(), structure, action, copy.copy(action)):
            assert game.action(form) == action
        assert pickle.loads(pickle.dumps(action)) == action
        assert not set(action.text) & set(' \t\n;{}[]"')
    assert len({action.text for action in game.actions}) == len(game.actions)
    assert len({json.dumps(action.to_dict(), sort_keys=True) for action in game.actions}) == len(game.actions)


def law_forms_play_alike(play: Play) -> None:
    """Whichever form of an action is played, the same follows."""
    for state in play.moments(3, "forms"):
        for action in state.legal_actions():
            outcomes = set()
            for form in (action, action.id, action.text, action.to_dict()):
                twin = state.copy()
                twin.play(form)
                outcomes.add(fingerprint(twin))
            assert len(outcomes) == 1, action


def law_illegal_changes_nothing(play: Play) -> None:
    """An illegal action raises IllegalAction and leaves the state unchanged."""
    for state in (*play.moments(1, "illegal"), play.end()):
        before = fingerprint(state, whole_history=True)
        legal = set(state.legal_ids())
        for action in state.game.actions:
            if action.id not in legal:
                with pytest.raises(IllegalAction):
                    state.play(action.id)
        illegal = next(action for action in state.game.actions if action.id not in legal)
        for form in (*NOT_ACTIONS, illegal, illegal.text, illegal.to_dict()):
            with pytest.raises(IllegalAction):
                state.play(form)
        assert fingerprint(state, whole_history=True) == before


def law_copies_stay(play: Play) -> None:
    """A copy never changes when the original plays on, nor the original when a copy does."""
    kept: list[tuple[State, str]] = []
    for number, state in enumerate(play.states()):
        if number % 3:
            continue
        mark = fingerprint(state)
        twin = (state.copy(), copy.copy(state), copy.deepcopy(state))[number // 3 % 3]
        kept.append((twin, mark))
        if number % 7 == 0:
            play_out(state.copy(), at_random(play.dice(f"branch {number}")), 5)
            assert fingerprint(state) == mark
    for number, (twin, mark) in enumerate(kept):
        assert fingerprint(twin) == mark, f"the copy taken after {number} decisions has changed"


def law_rewound_is_as_it_was(play: Play) -> None:
    """A state goes back to a mark again and again, and plays on as a copy made there does."""
    for number, state in enumerate(play.states()):
        if number % 7 or state.is_over:
            continue
        whole_history = number % 70 == 0
        walker = state.copy()
        mark, before, expected = walker.mark(), fingerprint(walker, whole_history), walker.copy()
        for attempt in range(2):
            play_out(walker, at_random(play.dice(f"walk {number} {attempt}")), 6)
            walker.rewind(mark)
            assert fingerprint(walker, whole_history) == before
        for twin in (walker, expected):
            play_out(twin, at_random(play.dice(f"on {number}")), 6)
        assert fingerprint(walker, whole_history) == fingerprint(expected, whole_history)


def law_rewound_draws_the_same_cards(play: Play) -> None:
    """Where reshuffles are written down, and come from nowhere else, each that is taken back comes again."""
    end = play.end()
    if end.deal is None:
        return
    deal = {name: part for name, part in end.deal.items() if name != "seed"}
    again = play.game.from_origin({"deal": deal, "reshuffles": tuple(end.reshuffles)})
    start = again.mark()
    for _ in range(2):
        again.rewind(start)
        for action in play.actions:
            again.play(action)
        assert again.reshuffles == end.reshuffles
        assert told_so_far(again, None) == told_so_far(end, None)


def law_records_replay(play: Play) -> None:
    """A record, by seed or by explicit deal, through its text, gives the same game again."""
    for state in (*play.moments(1, "records"), play.end()):
        whole = fingerprint(state, whole_history=True)
        for explicit in (False, True):
            record = state.record(explicit_deal=explicit, Event="a law")
            read = parse_record(str(record))
            assert read.load() == state.game
            again = read.replay()
            assert str(again.record(explicit_deal=explicit, Event="a law")) == str(record)
            assert again == state
            assert fingerprint(again, whole_history=True) == whole
            assert (read.result is None) == (not state.is_over)


def law_pickles_play_on(play: Play) -> None:
    """A pickled state is the same state and has the same future."""
    for state in (*play.moments(1, "pickle"), play.end()):
        again = pickle.loads(pickle.dumps(state))
        assert fingerprint(again, whole_history=True) == fingerprint(state, whole_history=True)
        assert pickle.loads(pickle.dumps(state.game)) == state.game
        for action in play.actions[len(state.decisions) : len(state.decisions) + 40]:
            state.play(action)
            again.play(action)
        assert again == state


def law_positions_play_on(play: Play) -> None:
    """A position, through JSON, can be set up again and has the same future."""
    for state in (*play.moments(3, "positions"), play.end()):
        position = json.loads(json.dumps(state.to_position()))
        again = state.game.from_position(position)
        assert again.to_position() == position
        assert position == state.to_position()
        assert (again.to_act, again.phase, again.turn) == (state.to_act, state.phase, state.turn)
        for action in play.actions[len(state.decisions) : len(state.decisions) + 20]:
            assert again.legal_ids() == state.legal_ids()
            state.play(action)
            again.play(action)
            assert [told(again, seat) for seat in readers(state)] == [told(state, seat) for seat in readers(state)]
        assert again.to_position() == state.to_position()
        assert again.scores() == state.scores()


def law_nothing_is_lost(play: Play) -> None:
    """All cards, goods and masks are somewhere."""
    box = full_inventory(play.game)
    every = laws_of(play.game.name).inventory_interval
    for number, state in enumerate(play.states()):
        if number % every == 0 or state.is_over:
            position = state.to_position()
            assert inventory(play.game, position) == box, difference(inventory(play.game, position), box)
            check_no_debts(position)


def difference(found: Counter[str], box: Counter[str]) -> str:
    return f"too many: {dict(found - box)}, missing: {dict(box - found)}"


def check_no_debts(value: Any) -> None:
    """No number in a position is negative."""
    if isinstance(value, dict):
        for part in value.values():
            check_no_debts(part)
    elif isinstance(value, list):
        for part in value:
            check_no_debts(part)
    elif isinstance(value, int):
        assert value >= 0


def law_history_tells_the_numbers(play: Play) -> None:
    """Stones, points and numbers of cards can be derived from a spectator's events."""
    state = play.begin()
    numbers = public_numbers(state)
    for action in play.actions:
        state.play(action)
        numbers = told_numbers(play.game, numbers, state.events(None))
        if len(state.decisions) % 5 == 0 or state.is_over:
            assert numbers == public_numbers(state)


def law_games_end(play: Play) -> None:
    """A game ends after a bounded number of decisions, turns never run backwards, and nothing follows the end."""
    assert len(play.actions) <= laws_of(play.game.name).most_decisions
    state = play.end()
    assert state.turns == sorted(state.turns)
    limit = play.game.options.get("turn_limit")
    assert limit is None or state.turn <= limit
    assert play.over == state.is_over


def law_scores_agree(play: Play) -> None:
    """Sheets add up, and scores, ranks, winners and returns say the same as our own count; before the end too."""
    for state in (*play.moments(5, "scores"), play.end()):
        position = state.to_position()
        sheets = state.score_sheets()
        assert [list(sheet) for sheet in sheets] == [[*play.game.rules.score_lines, "total"]] * state.players
        assert all(sum(sheet.values()) == 2 * sheet["total"] for sheet in sheets)
        ours = points_of(play.game, position)
        assert sheets == [{**lines, "total": sum(lines.values())} for lines in ours]
        assert state.scores() == [sheet["total"] for sheet in sheets]
        assert state.ranks() == ranks_of(play.game, position)
        check_winners(state)


def check_winners(state: State) -> None:
    winners = state.winners()
    if not state.is_over:
        assert winners == []
        assert state.returns() == [0.0] * state.players
        return
    assert winners == [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    best = max(state.scores())
    assert winners
    assert all(state.scores()[seat] == best for seat in winners)
    assert sum(state.returns()) == pytest.approx(1.0)
    assert [seat for seat, share in enumerate(state.returns()) if share > 0] == winners
    ranked = [score for _, score in sorted(zip(state.ranks(), state.scores(), strict=True))]
    assert ranked == sorted(ranked, reverse=True)


def law_history_only_grows(play: Play) -> None:
    """A reader's history never changes; it has one list for the set-up, then one per decision."""
    end = play.end()
    for seat in readers(end):
        whole = [[event.to_dict() for event in step] for step in end.history(seat)]
        assert len(whole) == len(play.actions) + 1
        for state in play.moments(1, f"history {seat}"):
            short = [[event.to_dict() for event in step] for step in state.history(seat)]
            assert short == whole[: len(short)]
            assert short[-1] == [event.to_dict() for event in state.events(seat)]


def law_views_together_are_views_alone(play: Play) -> None:
    """What is public is the same for all, so that it can be drawn once; drawing leaves the other views as they were."""
    for state in play.moments(5, "views"):
        for memory_aid in (False, True):
            alone = {seat: state.view(seat, memory_aid) for seat in readers(state)}
            assert state.views(list(alone), memory_aid) == alone
        public = state.game.rules.public_view
        shown = [public(state.seen_by(seat).records[0]) for seat in readers(state)]
        assert all(one == shown[0] for one in shown)


LAWS = (
    law_legal_unless_over,
    law_forms_play_alike,
    law_illegal_changes_nothing,
    law_copies_stay,
    law_rewound_is_as_it_was,
    law_rewound_draws_the_same_cards,
    law_records_replay,
    law_pickles_play_on,
    law_positions_play_on,
    law_nothing_is_lost,
    law_history_tells_the_numbers,
    law_games_end,
    law_scores_agree,
    law_history_only_grows,
    law_views_together_are_views_alone,
)
