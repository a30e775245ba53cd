"""What the fields of lanterns' previews promise; see `tests/laws/previews.py`."""

from __future__ import annotations

from tests.laws.previews import Check, Promise


def points_after(promise: Promise, value: int) -> None:
    assert promise.after.view(None)["players"][promise.seat]["points"] == value


def at_most(promise: Promise, value: int) -> None:
    assert promise.after.score_sheets()[promise.seat]["hidden"] in (0, value)


CHECKS: dict[str, Check] = {"points_after": points_after, "at_most": at_most}
