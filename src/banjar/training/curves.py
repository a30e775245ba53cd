"""How a training went: a table of its generations, and the same as a picture."""

from __future__ import annotations

import csv
import pathlib
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields

WIDTH, HEIGHT, MARGIN = 640, 180, 40
CURVES = (
    ("held_out_value", "Loss of the value network, on games that were not learnt from"),
    ("held_out_policy", "Loss of the policy network, on games that were not learnt from"),
    ("won", "Won against the networks before, as a multiple of what is even"),
)


@dataclass(frozen=True)
class GenerationFigures:
    """The figures of a generation."""

    generation: int
    samples: int
    held_out_value: float
    held_out_policy: float
    won: float | None
    """Against the networks before, as a multiple of what is even; None for the first ones."""


def write_curves(directory: pathlib.Path, found: Sequence[GenerationFigures]) -> None:
    """Write `progress.csv` and `curves.svg`."""
    with (directory / "progress.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([one.name for one in fields(GenerationFigures)])
        writer.writerows(astuple(figures) for figures in found)
    (directory / "curves.svg").write_text(picture(found), encoding="utf-8")


def picture(found: Sequence[GenerationFigures]) -> str:
    """The curves as SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT * len(CURVES)}" '
        'font-family="sans-serif" font-size="12" fill="#333">'
    ]
    for number, (name, title) in enumerate(CURVES):
        points = [(one.generation, value) for one in found if (value := getattr(one, name)) is not None]
        parts += [f'<g transform="translate(0 {HEIGHT * number})">', *_curve(title, points), "</g>"]
    return "\n".join([*parts, "</svg>", ""])


def _curve(title: str, points: Sequence[tuple[int, float]]) -> list[str]:
    lines = [f'<text x="{MARGIN}" y="16">{title}</text>']
    if not points:
        return lines
    low, high = min(value for _, value in points), max(value for _, value in points)
    first, last = points[0][0], points[-1][0]

    def place(generation: int, value: float) -> tuple[float, float]:
        x = MARGIN + (WIDTH - 2 * MARGIN) * (generation - first) / max(1, last - first)
        y = HEIGHT - MARGIN - (HEIGHT - 2.2 * MARGIN) * (value - low) / ((high - low) or 1.0)
        return round(x, 1), round(y, 1)

    path = " ".join(f"{x},{y}" for x, y in (place(*point) for point in points))
    lines.append(f'<polyline points="{path}" fill="none" stroke="#a5542a" stroke-width="2"/>')
    for point in points:
        x, y = place(*point)
        lines.append(f'<circle cx="{x}" cy="{y}" r="3" fill="#a5542a"/>')
        lines.append(f'<text x="{x}" y="{y - 7}" text-anchor="middle" font-size="10">{point[1]:.3f}</text>')
        lines.append(f'<text x="{x}" y="{HEIGHT - 14}" text-anchor="middle" font-size="10">{point[0] + 1}</text>')
    return lines
