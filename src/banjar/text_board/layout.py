"""Layout of text in cells, rows and columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

GAP = 2


def fewest_columns(items: Sequence[Text], width: int, rows: int) -> int:
    """The number of columns needed to fit the items into `rows` rows, limited by the width."""
    widest = max((item.cell_len for item in items), default=1)
    most = max(1, (width + GAP) // (widest + GAP))
    for columns in range(1, most):
        if columns * max(rows, 1) >= len(items):
            return columns
    return most


def grid(items: Sequence[Text], columns: int) -> list[Text]:
    """Arrange the items in columns, top to bottom."""
    count = -(-len(items) // columns)
    widest = max((item.cell_len for item in items), default=0)
    rows = []
    for row in range(count):
        line = Text()
        for item in items[row::count]:
            line.pad_right(-line.cell_len % (widest + GAP))
            line.append_text(item)
        rows.append(line)
    return rows


def cell(content: str | Text, width: int, right: bool = False) -> Text:
    """Content truncated or padded to a width."""
    text = content.copy() if isinstance(content, Text) else Text(content)
    text.align("right" if right else "left", width)
    return text


def row(*cells: Text) -> Text:
    """Join cells side by side."""
    return Text().join(cells)
