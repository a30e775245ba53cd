"""The types of the dalang game's view, events and offered actions as JSON."""

from banjar.games.dalang.io.wire.events import Event
from banjar.games.dalang.io.wire.view import View

__all__ = ["Event", "View"]
