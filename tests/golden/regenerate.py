"""Writes the golden playthroughs and counted trees anew: `python tests/golden/regenerate.py`.

Do this only when a rule, a view or an event was meant to change, and read the difference before you commit it.
"""

from __future__ import annotations

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from configurations import VARIANTS  # noqa: E402
from playthrough import playthrough  # noqa: E402
from trees import STARTS, counted  # noqa: E402


def main() -> None:
    """Write every file."""
    for configuration in VARIANTS:
        (HERE / f"{configuration.name}.txt").write_text(playthrough(configuration), encoding="utf-8")
    counts = {name: counted(start) for name, start in STARTS.items()}
    (HERE / "trees.json").write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
