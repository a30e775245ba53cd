"""The laws of hidden information: nobody learns what a world they cannot exclude would not tell them.

Two kinds of worlds are tried: those `sample_world` draws, and those made here by shuffling what nobody has seen.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.laws.counting import full_inventory, inventory
from tests.laws.game_laws import laws_of
from tests.laws.laws import readers, told, told_so_far
from tests.laws.plays import Play, at_random, play_out

from banjar import Game, IllegalAction, PositionError, Seen, State
from banjar.core.information import NoWorldFound

LARGE_SEED = 7_312_894_651_237_741


def contradiction(seen: Seen, seed: int) -> str | None:
    """Why a sampled world is none the seat could be in, or None if it is one."""
    try:
        world = seen.sample_world(seed)
    except NoWorldFound:
        return "no world was found"
    except (IllegalAction, PositionError, StopIteration) as error:
        return f"its history does not replay: {error}"
    if world.seen_by(seen.seat).to_bytes() != seen.to_bytes():
        return "the seat would have seen something else"
    return None


def worlds(state: State, seat: int, seed: int, count: int = 1) -> Iterator[State]:
    """Worlds of a seat. A sampler that may fail is left to `contradiction`, which counts how often."""
    seen = state.seen_by(seat)
    for number in range(count):
        if laws_of(state.game.name).is_sampler_exact or contradiction(seen, seed + number) is None:
            yield seen.sample_world(seed + number)


def shown(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that reaches a reader, each part as bytes or text."""
    seen = state.seen_by(seat)
    parts: dict[str, Any] = {
        "seen": seen.to_bytes(),
        "view": json.dumps(seen.view()),
        "view with memory aid": json.dumps(seen.view(memory_aid=True)),
        "legal actions": [action.text for action in seen.legal_actions()],
        "events": told(state, seat),
        "history": told_so_far(state, seat),
        "decisions": seen.decisions,
        "to act": (state.to_act, seen.to_act),
        "barrier": state.barrier,
        "turns": state.turns,
    }
    if seat is not None:
        parts["observation"] = seen.observation().tobytes()
        parts["mask"] = seen.legal_mask().tobytes()
    return parts


def assert_same_to(seat: int | None, state: State, other: State) -> None:
    """A reader cannot tell two games apart."""
    ours, theirs = shown(state, seat), shown(other, seat)
    different = [name for name in ours if ours[name] != theirs[name]]
    reader = "a spectator" if seat is None else f"seat {seat}"
    assert not different, f"{reader} can tell two worlds apart by: {', '.join(different)}"


def law_worlds_look_alike(play: Play) -> None:
    """In a sampled world the seat, and the spectators, are shown the same bytes."""
    for state in play.moments(2, "worlds"):
        for seat in range(state.players):
            for world in worlds(state, seat, len(state.decisions)):
                assert_same_to(seat, state, world)
                assert_same_to(None, state, world)


def law_worlds_are_games(play: Play) -> None:
    """A sampled world is complete, its record replays to it, and it can be played to the end."""
    for state in play.moments(2, "sampled games"):
        seat = play.dice(str(len(state.decisions))).randrange(state.players)
        for world in worlds(state, seat, 7 * len(state.decisions)):
            assert inventory(world.game, world.to_position()) == full_inventory(world.game)
            assert [mover for mover, _ in world.decisions] == [mover for mover, _ in state.decisions]
            again = world.record().replay()
            assert again == world
            assert told_so_far(again, seat) == told_so_far(world, seat)
            play_out(world, at_random(play.dice("on")), laws_of(play.game.name).most_from_world)


def law_worlds_differ(play: Play) -> None:
    """Samples are not the truth itself: where much is hidden, different seeds give different worlds."""
    for state in play.moments(2, "different worlds"):
        if laws_of(state.game.name).unseen_cards(state.to_position()) > 12:
            drawn = {world.to_bytes() for world in worlds(state, 0, 1, count=5)}
            assert len(drawn) > 1 or not drawn
            assert drawn != {state.to_bytes()}


def law_chance_stays_hidden(play: Play) -> None:
    """Cards that nobody has seen can be shuffled, and nobody is shown anything else."""
    for state in play.moments(2, "chance"):
        if state.deal is not None:
            twin = with_other_chance(state, play.dice(f"chance {len(state.decisions)}"))
            for seat in readers(state):
                assert_same_to(seat, state, twin)


def with_other_chance(state: State, dice: random.Random) -> State:
    """The same game from a deal with unseen cards in another order."""
    deal = state.deal
    assert deal is not None
    reshuffles = state.reshuffles
    laws_of(state.game.name).shuffle_unseen(state, deal, reshuffles, dice)
    twin = state.game.from_deal(deal, reshuffles)
    for _, action in state.decisions:
        twin.play(action.id)
    return twin


def law_reactions_are_secret(play: Play) -> None:
    """B10.4: who is asked after a pass, a flight or no second card does not depend on hidden cards."""
    reactions = play.game.rules.reactions
    for state in [state for state in play.moments(40, "reactions") if state.phase in reactions][:6]:
        answer = reactions[state.phase]
        assert answer in [action.text for action in state.legal_actions()]
        after = state.copy()
        after.play(answer)
        for seat in range(state.players):
            for world in worlds(state, seat, 11):
                assert answer in [action.text for action in world.legal_actions()]
                world.play(answer)
                assert (world.to_act, world.phase) == (after.to_act, after.phase)


def law_formalities_are_open(play: Play) -> None:
    """Where a single answer is given automatically, everybody knew that there was no other."""
    formalities = play.game.rules.formalities
    for state in [state for state in play.moments(40, "formalities") if state.phase in formalities][:6]:
        is_only = [action.text for action in state.legal_actions()] == [formalities[state.phase]]
        for seat in range(state.players):
            for world in worlds(state, seat, 11):
                assert ([action.text for action in world.legal_actions()] == [formalities[state.phase]]) == is_only


def law_all_present_are_asked(play: Play) -> None:
    """B3.4, B10.4: every card asks the others in turn, but those who have fled or are spared."""
    if play.game.name != "dalang":
        return
    state = play.begin()
    expected: list[int] = []
    for action in play.actions:
        phase, mover = state.phase, state.to_act
        if phase == "turn":
            played = state.game.action(action)
            expected = [] if played.text == "end" else present_others(state, played.params.get("spare"))
        elif phase in ("answer_warrior", "join", "contest", "block"):
            assert mover == expected.pop(0)
        state.play(action)
        if state.phase == "turn" and phase not in ("block", "stow"):
            assert expected == [] or any(event.type == "turn_began" for event in state.events())


def present_others(state: State, spared: int | None) -> list[int]:
    players = state.to_position()["players"]
    seats = [(state.active + step) % state.players for step in range(1, state.players)]
    return [seat for seat in seats if seat != spared and not players[seat]["fled"]]


def law_all_read_the_same_story(play: Play) -> None:
    """Every reader gets the same sequence of events, without secret details."""
    for state in play.states():
        stories = []
        for seat in readers(state):
            story = [(event.type, event.seat) for event in state.events(seat)]
            stories.append([step for i, step in enumerate(story) if i == 0 or step != story[i - 1]])
        assert all(story == stories[0] for story in stories)


def law_views_are_plain_json(play: Play) -> None:
    """Views and events are made of JSON's own types, and only the seat to act finds legal actions."""
    for state in (*play.moments(3, "json"), play.end()):
        for seat in readers(state):
            seen = state.seen_by(seat)
            view = seen.view(memory_aid=True)
            assert json.loads(json.dumps(view)) == view
            assert bool(seen.legal_ids()) == (seat is not None and seat == state.to_act)
            if seat == state.to_act and seat is not None:
                assert seen.legal_ids() == state.legal_ids()
            assert [entry["id"] for entry in view["legal"]] == seen.legal_ids()
            for entry in view["legal"]:
                structure = {key: value for key, value in entry.items() if key not in ("id", "text", "preview")}
                assert state.game.action(structure).id == state.game.action(entry["text"]).id == entry["id"]


def law_opened_views_tell_the_truth(play: Play) -> None:
    """A4.5, B10.5: opened, a view names every card that lies there, at any moment; the others stay as they are."""
    for state in (*play.moments(4, "opened"), play.end()):
        lying, before = true_cards(state), state.to_bytes()
        for seat in readers(state):
            for memory_aid in (False, True):
                closed, view = state.view(seat, memory_aid), state.open_view(seat, memory_aid)
                assert json.loads(json.dumps(view)) == view
                assert opened_cards(view) == lying
                assert without_cards(view, closed) == without_cards(closed, closed)
                assert laws_of(view["game"]).tells_the_end(view) == state.is_over
                assert not state.is_over or view == closed
                assert state.view(seat, memory_aid) == closed
        assert state.to_bytes() == before


def opened_cards(view: dict[str, Any]) -> Any:
    """The cards named in an open view."""
    return laws_of(view["game"]).opened_cards(view)


def true_cards(state: State) -> Any:
    """The same, from the state itself."""
    return laws_of(state.game.name).true_cards(state)


CARDS = ("hand", "sacrifice_cards", "hidden", "stacks", "open_sacrifice_cards", "kept_count", "known_hand", "worth")
"""What of a player is shown to some or follows from it, and what a memory aid tells the others instead."""


def without_cards(view: dict[str, Any], closed: dict[str, Any]) -> dict[str, Any]:
    """A view without what opening it adds to the closed one or changes."""
    players = [{name: value for name, value in player.items() if name not in CARDS} for player in view["players"]]
    kept = {**{name: value for name, value in view.items() if name in closed}, "players": players}
    kept.pop("worth", None)
    if isinstance(view.get("altar"), dict):
        kept["altar"] = {name: value for name, value in view["altar"].items() if name != "cards"}
    return kept


def law_observations_are_numbers(play: Play) -> None:
    """An observation has a name for each number, all finite; the mask says the same as the list."""
    for state in (*play.moments(4, "observations"), play.end()):
        for seat in range(state.players):
            seen = state.seen_by(seat)
            vector, mask = seen.observation(), seen.legal_mask()
            assert vector.shape == (len(play.game.feature_names),)
            assert vector.dtype == np.float32
            assert np.isfinite(vector).all()
            assert mask.shape == (len(play.game.actions),)
            assert mask.dtype == np.bool_
            assert np.flatnonzero(mask).tolist() == seen.legal_ids()


def law_features_see_no_more_of_a_state_than_a_seat(play: Play) -> None:
    """The features of a true state are those of what the seat has seen, because networks observe worlds directly."""
    for state in play.states():
        for seat in range(state.players):
            vector = np.zeros(len(state.game.feature_names), np.float32)
            state.game.engine.entry_points.features(state._records, seat, vector)
            assert vector.tobytes() == state.seen_by(seat).observation().tobytes()


def law_errors_keep_secrets(play: Play) -> None:
    """A refusal names the options of the seat that was asked, and says the same in every world of that seat."""
    for state in play.moments(2, "errors"):
        seat = state.to_act
        assert seat is not None
        refused = next(action for action in state.game.actions if action.id not in state.legal_ids())
        message = refusal(state, refused.id)
        options = message.split(" may: ")[1].split(", ")
        assert options == [action.text for action in state.seen_by(seat).legal_actions()]
        for world in worlds(state, seat, 3):
            assert refusal(world, refused.id) == message


def refusal(state: State, action: int) -> str:
    with pytest.raises(IllegalAction) as caught:
        state.play(action)
    return str(caught.value)


def law_barrier_stands_before_news(play: Play) -> None:
    """Where a decision can be undone, the same seat decides next, and nobody has learnt anything from it."""
    quiet: list[int] = []
    mover = None
    for number, state in enumerate(play.states()):
        if number > 0 and not state.barrier:
            assert state.to_act == mover
            quiet.append(number - 1)
        mover = state.to_act
    for number in play.dice("barrier").sample(quiet, min(3, len(quiet))):
        before, after = play.after(number), play.after(number + 1)
        action = play.actions[number]
        for seat in range(before.players):
            for world in worlds(before, seat, number):
                world.play(action if seat == before.to_act else likewise(world, action))
                for reader in (seat, None):
                    assert world.seen_by(reader).to_bytes() == after.seen_by(reader).to_bytes()
                    assert told(world, reader) == told(after, reader)


def likewise(world: State, action: int) -> int:
    """An action that looks to the others like this one, legal in the world."""
    mask = world.game.rules.hidden.mask
    legal = world.legal_ids()
    if mask(action) is None:
        assert action in legal, "an open action tells what its player holds, but can be taken back"
        return action
    alike = [other for other in legal if mask(other) == mask(action)]
    assert alike
    return alike[-1]


def law_seeds_are_not_told(game: Game) -> None:
    """Neither the seed nor the deal is in anything a reader gets before the end."""
    state = game.new(LARGE_SEED)
    dice = random.Random(1)
    deal = json.dumps(state.deal)
    for _ in range(30):
        play_out(state, at_random(dice), 1)
        for seat in readers(state):
            parts = shown(state, seat)
            texts = [
                *(str(parts[name]) for name in parts if name != "seen"),
                repr(state),
                repr(state.seen_by(seat)),
            ]
            assert not any(str(LARGE_SEED) in text or deal[10:40] in text for text in texts)
            assert not any('"deal"' in text or '"seed"' in text or '"shuffle"' in text for text in texts)


LAWS = (
    law_worlds_look_alike,
    law_worlds_are_games,
    law_worlds_differ,
    law_chance_stays_hidden,
    law_reactions_are_secret,
    law_formalities_are_open,
    law_all_present_are_asked,
    law_all_read_the_same_story,
    law_views_are_plain_json,
    law_opened_views_tell_the_truth,
    law_observations_are_numbers,
    law_features_see_no_more_of_a_state_than_a_seat,
    law_errors_keep_secrets,
    law_barrier_stands_before_news,
)
