"""What the fields of dalang's previews promise; see `tests/laws/previews.py`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any

from tests.laws.previews import Check, Promise, play_on

from banjar import Event, State

NOTHING_DONE = {"answer_warrior": "flee", "join": "pass", "force": "noforce", "contest": "pass", "block": "pass"}


def offered(state: State, start: str) -> str | None:
    """The first offered action that begins like this."""
    return next((action.text for action in state.legal_actions() if action.text.startswith(start)), None)


def nobody_reacts(state: State) -> str | None:
    """Let everybody do nothing, and finish what has to be, until the next card can be played."""
    if state.phase == "turn":
        return None
    return NOTHING_DONE.get(state.phase) or offered(state, "done") or state.legal_actions()[0].text


def settled(promise: Promise) -> tuple[State, list[Event]]:
    return play_on(promise.after, nobody_reacts)


def asked_in(promise: Promise, phases: tuple[str, ...]) -> list[int]:
    """Who is asked in these phases if nobody reacts."""
    seats: list[int] = []

    def choose(state: State) -> str | None:
        if state.phase in phases:
            assert state.to_act is not None
            seats.append(state.to_act)
        return nobody_reacts(state)

    play_on(promise.after, choose)
    return seats


def challenged(promise: Promise, value: list[int]) -> None:
    assert asked_in(promise, ("answer_warrior",)) == value


def asked(promise: Promise, value: list[int]) -> None:
    assert asked_in(promise, ("join", "contest", "block")) == value


def hand_after(promise: Promise, value: int) -> None:
    assert sum(promise.player(promise.after)["hand"].values()) == value


def counted(promise: Promise, types: tuple[str, ...], own_phase: bool = True) -> int:
    """How many cards such events moved for the decider, as long as only they decide (or until all is settled)."""

    def alone(state: State) -> str | None:
        return nobody_reacts(state) if state.to_act == promise.seat else None

    events = play_on(promise.after, alone if own_phase else nobody_reacts)[1]
    return sum(event.details.get("count", 1) for event in events if event.type in types and event.seat == promise.seat)


def saved(promise: Promise, value: int) -> None:
    assert counted(promise, ("put_on_stack",)) == value


def lost(promise: Promise, value: int) -> None:
    if promise.action.type == "flee":
        assert counted(promise, ("discarded",)) == value
        return
    _, events = settled(promise)
    moved = [number for number, event in enumerate(events) if event.type == "dalang_moved"]
    gone = [event for event in events[moved[0] :] if event.type == "discarded" and event.seat == promise.seat]
    assert sum(event.details["count"] for event in gone) == value


def drawn(promise: Promise, value: int) -> None:
    """Before the next turn begins, with which all draw."""
    events = takewhile(lambda event: event.type != "turn_began", promise.after.events(None))
    assert sum(event.type == "drew" and event.seat == promise.seat for event in events) == value


def most_done(promise: Promise, start: str) -> int:
    """How often an action that begins like this can be chosen one after another."""
    count = 0

    def choose(state: State) -> str | None:
        nonlocal count
        if state.to_act != promise.seat or state.phase not in ("exchange_stacks", "exchange_cards"):
            return None
        chosen = offered(state, start)
        count += chosen is not None
        return chosen

    play_on(promise.after, choose)
    return count


def exchanged(promise: Promise, value: int) -> None:
    assert most_done(promise, "discard=") == value


def put(promise: Promise, value: int) -> None:
    assert most_done(promise, "put=") == value


def taken(promise: Promise, value: int) -> None:
    assert most_done(promise, "take@") == value


def stack(promise: Promise, value: int) -> None:
    """How many cards lie there already."""
    assert len(promise.player(promise.before)["stacks"][promise.action.params["island"]]) == value


def place(promise: Promise, value: int) -> None:
    before = promise.before.to_position()
    card = promise.action.params["card"]
    after = promise.after.to_position()["players"][promise.seat]["stacks"][before["dalang"]]
    assert after[value - 1] == card


def kept(promise: Promise, value: bool) -> None:
    """B8.3: only the bottom cards of a stack come back with a mask."""
    assert value == (promise.preview["place"] <= promise.before.view()["kept_from_bottom"])


def follows(promise: Promise, value: str) -> None:
    """B3.6: the last card of a hand is laid down by itself, above the one that was chosen."""
    own = [event for event in promise.after.events(promise.seat) if event.seat == promise.seat]
    assert [event.details["card"] for event in own if event.type == "stowed"] == [promise.action.params["card"], value]


def contested(promise: Promise) -> str:
    return str(promise.before.view(None)["question"]["card"] or promise.action.type.removeprefix("play_"))


def after_contest(promise: Promise, part: str) -> tuple[int | None, int | None]:
    """Who had a disc or the seal of the island before, and who has it when nobody shows more."""
    island = promise.before.to_position()["dalang"]
    ended, _ = settled(promise)
    return promise.before.to_position()[part][island], ended.to_position()[part][island]


def winner_of(promise: Promise) -> int:
    return int(promise.preview.get("winner", promise.seat))


def winner(promise: Promise, value: int) -> None:
    won = [event.seat for event in promise.after.events(None) if event.type == "won_disc"]
    assert won in ([value], [])
    assert after_contest(promise, f"{contested(promise)}_disc")[1] == value


def disc_of(promise: Promise, value: int | None) -> None:
    assert after_contest(promise, f"{contested(promise)}_disc") == (value, winner_of(promise))


def seal(promise: Promise, value: bool) -> None:
    before, after = after_contest(promise, "seal")
    assert value == (before != after)
    assert not value or after == winner_of(promise)


def seal_of(promise: Promise, value: int | None) -> None:
    assert after_contest(promise, "seal")[0] == value


def discarded(promise: Promise, value: int) -> None:
    before, after = (sum(state.to_position()["discards"].values()) for state in (promise.before, promise.after))
    assert after - before == value


def shown(promise: Promise, value: int) -> None:
    assert [event.details["count"] for event in promise.after.events(None) if event.type == "showed"] == [value]


def arrived(promise: Promise) -> tuple[State, list[Event]]:
    return settled(promise)


def masks(promise: Promise, value: list[dict[str, int]]) -> None:
    found = [event for event in arrived(promise)[1] if event.type == "took_mask"]
    assert [{"seat": event.seat, "value": event.details["value"]} for event in found] == value


def ends_turn(promise: Promise, value: bool) -> None:
    state, _ = arrived(promise)
    assert value == (state.is_over or state.turn != promise.before.turn)


def ends_game(promise: Promise, value: bool) -> None:
    assert arrived(promise)[0].is_over == value


def picked_up(promise: Promise, value: int) -> None:
    assert counted(promise, ("picked_up",), own_phase=False) == value


ALL: tuple[Callable[[Promise, Any], None], ...] = (
    challenged,
    asked,
    hand_after,
    saved,
    lost,
    drawn,
    exchanged,
    put,
    taken,
    stack,
    place,
    kept,
    follows,
    winner,
    disc_of,
    seal,
    seal_of,
    discarded,
    shown,
    masks,
    ends_turn,
    ends_game,
    picked_up,
)
CHECKS: dict[str, Check] = {check.__name__: check for check in ALL}
