"""What the fields of altar's previews promise; see `tests/laws/previews.py`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.laws.previews import Check, Promise, play_on

from banjar import State


def good_of(promise: Promise) -> str:
    params = promise.action.params
    return str(params.get("good") or params.get("kind"))


def cost(promise: Promise, value: int) -> None:
    assert promise.player(promise.before)["stones"] - promise.player(promise.after)["stones"] == value


def stones_after(promise: Promise, value: int) -> None:
    assert promise.player(promise.after)["stones"] == value


def points_after(promise: Promise, value: int) -> None:
    assert promise.player(promise.after)["points"] == value


def price_after(promise: Promise, value: int) -> None:
    assert promise.after.view(promise.seat)["prices"][good_of(promise)] == value


def demon_row(promise: Promise, value: int) -> None:
    assert promise.after.view(None)["demon_row"] == value


def left(promise: Promise, value: int) -> None:
    assert promise.player(promise.after)["sacrifice_cards"].get(good_of(promise), 0) == value


def supply_after(promise: Promise, value: int) -> None:
    assert promise.after.view(None)["supply"][good_of(promise)] == value


def takes(promise: Promise, value: str) -> None:
    gained = Counter(promise.player(promise.after)["hand"]) - Counter(promise.player(promise.before)["hand"])
    assert gained == {value: 1}


def frees(promise: Promise, value: str | None) -> None:
    row = promise.action.params["row"]
    if value is None:
        assert len(promise.before.view(None)["rows"][row]) == 1
    else:
        assert promise.after.view(None)["rows"][row][-1] == value


def is_last(promise: Promise, value: bool) -> None:
    assert value == (sum(promise.player(promise.after)["hand"].values()) == 3)


def ends_game(promise: Promise, value: bool) -> None:
    """A3.14; more oracles than anybody knows may end it too."""
    assert promise.after.is_over == value or (promise.after.is_over and promise.before.game.options["oracle"])


def scores(promise: Promise, value: list[dict[str, Any]] | None) -> None:
    if value is None:
        return
    _, events = play_on(promise.after, accept)
    gained: Counter[tuple[int | None, str]] = Counter()
    for event in events:
        if event.type == "gained_good":
            what = "substitute" if event.details["substitute"] else event.details["good"]
            gained[event.seat, what] += 1
        elif event.type in ("gained_stones", "gained_points"):
            what = "points_or_stones" if event.details["card"] == "shrine" else event.type.removeprefix("gained_")
            gained[event.seat, what] += event.details["amount"]
    assert gained == {(gain["seat"], gain["what"]): gain["amount"] for gain in value}


def accept(state: State) -> str | None:
    """Take what is offered until the next turn begins."""
    return state.legal_actions()[0].text if state.phase in ("shrine_reward", "substitute") else None


def depth(promise: Promise, value: int) -> None:
    assert len(promise.after.view(promise.seat)["altar"]["looking_at"]) == value


def good(promise: Promise, value: str) -> None:
    events = promise.after.events(promise.seat)
    assert [event.details["good"] for event in events if event.type == "kept"] == [value]


def amount(promise: Promise, value: int) -> None:
    what = "points" if promise.action.type == "reward_points" else "stones"
    assert promise.player(promise.after)[what] - promise.player(promise.before)[what] == value


CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        cost,
        stones_after,
        points_after,
        price_after,
        demon_row,
        left,
        supply_after,
        takes,
        frees,
        is_last,
        ends_game,
        scores,
        depth,
        good,
        amount,
    )
}
