"""The views of a table as JSON, as clients get them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from banjar.protocol import history, views


def plain(make: Callable[..., Any]) -> Callable[..., Any]:
    """The same view as dictionaries and lists."""

    def made(*arguments: Any, **named: Any) -> Any:
        return msgspec.to_builtins(make(*arguments, **named))

    return made


table_constants = plain(views.table_constants)
table_state = plain(views.table_state)
table_summary = plain(views.table_summary)
you = plain(views.you)
last_entry = plain(views.last_entry)
result = plain(views.result)
game_view = views.game_view
open_view = views.open_view
coloured = views.coloured
undo_count = views.undo_count
decision_events = plain(history.decision_events)
events_since = plain(history.events_since)
since_last_turn = plain(history.since_last_turn)
moment = plain(history.moment)
record_headers = history.record_headers
