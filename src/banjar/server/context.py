"""The parts of a running server, put together once for the process."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from banjar.protocol.hint import HintReason, HintSentence
from banjar.server.admin_token import AdminToken
from banjar.server.bot_pool.pool import BotPool
from banjar.server.bot_pool.requester import UNKNOWN_NETWORK, Priority, Requester
from banjar.server.budgets import CostBudgets
from banjar.server.config import Config
from banjar.server.identity import Identities
from banjar.server.lobby_feed import LobbyFeed
from banjar.server.moderation import BAR, Moderation
from banjar.server.pairing import Pairing
from banjar.server.personal_data import PersonalData
from banjar.server.rate_limits import RateLimits
from banjar.server.send_queue import QueuedBytes
from banjar.server.sessions import Sessions
from banjar.server.store.store import Store
from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.server.tables.manager import TableManager
from banjar.server.tables.scheduler import TableScheduler, bot_request_for, has_present_rules
from banjar.server.tables.viewpoint import current_seat
from banjar.server.watchdog import Watchdog
from banjar.table.errors import Refusal

if TYPE_CHECKING:
    from banjar.core.game import Seen

HINT_LEVEL = "expert"
NO_IDENTITY, BARRED = 4401, 4403
"""Codes with which sockets are closed."""


class OpenConnection(Protocol):
    """A client's socket: what the server needs of it to close it."""

    who: str
    address: str

    def send(self, message: bytes) -> None:
        """Queue a message."""

    def end(self, code: int) -> None:
        """Close with a code once everything queued is sent."""


@dataclass
class ServerContext:
    """The parts of a running server."""

    config: Config
    store: Store
    workers: BotPool
    manager: TableManager
    scheduler: TableScheduler
    identities: Identities
    limits: RateLimits
    budgets: CostBudgets
    watchdog: Watchdog
    queued_bytes: QueuedBytes = field(default_factory=QueuedBytes)
    valid_tokens: set[str] = field(default_factory=set)
    """Hashes of seat tokens that were valid when they were last used, so that guesses elsewhere do not stop them."""
    connections: set[OpenConnection] = field(default_factory=set)
    closing: bool = False
    sessions: Sessions = field(init=False)
    moderation: Moderation = field(init=False)
    personal_data: PersonalData = field(init=False)
    admin_token: AdminToken = field(init=False)
    pairing: Pairing = field(init=False)
    lobby_feed: LobbyFeed = field(init=False)

    def __post_init__(self) -> None:
        now = self.manager.now
        self.sessions = Sessions(self.store, self.identities, now, self.disconnect, self.disconnect_all)
        self.moderation = Moderation(self.store, now)
        self.moderation.subscribe(self._disconnect_barred)
        self.personal_data = PersonalData(self.store, self.manager, self.moderation, self.sessions)
        self.pairing = Pairing(self.store, self.manager)
        self.lobby_feed = LobbyFeed(self.pairing, self.store.processes, now, self.count_people)
        self.admin_token = AdminToken(self.config.admin_token, self.config.limits)

    def count_people(self) -> int:
        """How many people are connected to this process."""
        return len({connection.who for connection in self.connections})

    def disconnect(self, who: str) -> None:
        """Close the sockets of an identity; its client connects again with the cookie it has now."""
        for connection in list(self.connections):
            if connection.who == who:
                connection.end(NO_IDENTITY)

    def disconnect_all(self) -> None:
        """Close all sockets; their clients connect again with the cookies they have now."""
        for connection in list(self.connections):
            connection.end(NO_IDENTITY)

    def _disconnect_barred(self) -> None:
        """Close the sockets and streams of those who are barred now."""
        for connection in list(self.connections):
            if self.moderation.ban_of(BAR, connection.who, connection.address) is not None:
                connection.end(BARRED)
        for live in list(self.manager.tables.values()):
            for viewer in list(live.viewers):
                if viewer.token is not None and self.moderation.ban_of(BAR, viewer.who, "") is not None:
                    viewer.end()

    async def hint(self, live: LiveTable, viewer: Viewer) -> list[HintReason]:
        """What the expert would do for the seat to act, best first; Refusal unless the viewer plays that seat."""
        async with live.lock:
            table, seat = live.table, current_seat(live, viewer)
            if not table.settings.hints or not has_present_rules(table):
                raise Refusal("hints-off")
            if seat is None or seat != table.to_act:
                raise Refusal("not-your-turn")
            assert table.session is not None
            seen = table.session.state.seen_by(seat)
            request = bot_request_for(table, seat, HINT_LEVEL, explain=True)
        requester = Requester(viewer.network or UNKNOWN_NETWORK, viewer.who or "", Priority.HINT)
        reply = await self.workers.ask(request, requester)
        return [
            HintReason(
                action=score.action,
                visits=score.visits,
                value=score.value,
                margin=score.margin,
                why=_sentences(seen, score.action) if place == 0 else [],
            )
            for place, score in enumerate(reply.reasons)
        ]


def _sentences(seen: Seen, text: str) -> list[HintSentence]:
    """Why to choose an action, from what its seat has seen."""
    action = next(action for action in seen.legal_actions() if action.text == text)
    return [HintSentence.of(advice) for advice in seen.advice(action)]
