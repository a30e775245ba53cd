"""Writes the golden playthroughs and counted trees anew: `python -m tests.golden.regenerate`.

Do this only when a rule, a view or an event was meant to change, and read the difference before you commit it.
"""

from __future__ import annotations

import json
import os
import pathlib

from tests.golden.playthrough import playthrough
from tests.golden.trees import STARTS, counted
from tests.laws.configurations import EVERY_VARIANT
from tests.third_game import VARIABLES

HERE = pathlib.Path(__file__).resolve().parent


def main() -> None:
    """Write every file."""
    os.environ.update(VARIABLES)
    for configuration in EVERY_VARIANT:
        (HERE / f"{configuration.name}.txt").write_text(playthrough(configuration), encoding="utf-8")
    counts = {name: counted(start) for name, start in STARTS.items()}
    (HERE / "trees.json").write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
