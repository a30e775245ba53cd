"""The types of the altar game's view, events and offered actions as JSON."""

from banjar.games.altar.io.wire.events import Event
from banjar.games.altar.io.wire.view import View

__all__ = ["Event", "View"]
