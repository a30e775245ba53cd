"""The statistics of a simulation as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from banjar.i18n.texts import Texts
    from banjar.i18n.wording import Wording

MAX_BARS = 12
MAX_BAR_COLUMNS = 44


def report(found: Mapping[str, Any], texts: Texts, wording: Wording) -> Iterator[str]:
    """The lines of the report."""

    def say(message: str, **values: str | int | float) -> str:
        return texts.say(f"terminal-simulation-{message}", **values)

    yield say("title", count=found["games"], game=texts.say(f"game-{found['game']}"), players=found["players"])
    yield say("seed", seed=str(found["seed"]), bots=found["bots"])
    yield ""
    yield from _distribution(say("scores"), found["scores"], say)
    yield from histogram(found["scores"]["counts"])
    yield ""
    yield say("seats")
    for seat in found["seats"]:
        low, high = seat["interval"]
        share = f"{seat['win_share']:6.1%}  ({low:.1%} – {high:.1%})"
        name = f"{seat['seat']}  {wording.seat(seat['seat'])}"
        yield f"  {name:<15}{share:<28}{say('mean-score')} {seat['score']:.1f}"
    yield say("shared", share=f"{found['shared_victories'] / found['games']:.1%}")
    yield ""
    yield from _distribution(say("decisions"), found["decisions"], say)
    yield from _distribution(say("turns", count=found["turns"]["looked_at"]), found["turns"], say)
    yield say("ends")
    looked_at = sum(found["ends"].values())
    for reason, count in sorted(found["ends"].items(), key=lambda item: -item[1]):
        yield f"  {count / looked_at:6.1%}  {wording.end_reason(reason)}"
    yield ""
    yield say("speed", seconds=f"{found['seconds']:.1f}", speed=f"{found['decisions_per_second']:,.0f}")


def _distribution(title: str, numbers: Mapping[str, Any], say: Callable[..., str]) -> Iterator[str]:
    yield title
    quarter, median, three_quarters = numbers["quartiles"]
    yield "  " + say("mean", mean=f"{numbers['mean']:.1f}", sd=f"{numbers['sd']:.1f}")
    yield "  " + say(
        "quartiles",
        min=numbers["min"],
        quarter=f"{quarter:g}",
        median=f"{median:g}",
        three=f"{three_quarters:g}",
        max=numbers["max"],
    )


def histogram(counts: Mapping[int, int]) -> Iterator[str]:
    """A histogram with bins of equal width; bars are proportional to frequency."""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // MAX_BARS))
    bins = [
        (first, sum(counts.get(value, 0) for value in range(first, first + step)))
        for first in range(low, high + 1, step)
    ]
    most = max(count for _, count in bins)
    total = sum(counts.values())
    for first, count in bins:
        label = str(first) if step == 1 else f"{first}–{first + step - 1}"
        bar = "#" * round(MAX_BAR_COLUMNS * count / most)
        yield f"  {label:>9}  {bar:<{MAX_BAR_COLUMNS}}  {count / total:6.1%}"
