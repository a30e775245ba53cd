"""Pair people who look for the same game, and start it for them.

Searches are rows of the database, so the people may be connected to different processes. Whichever process notices that
enough of them wait claims them in one transaction, makes the table, starts it and confirms.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from banjar.protocol.pairing import OpenWish, OwnSeek, SeekBody, Wish
from banjar.server.store.seek_row import SeekRow
from banjar.server.store.seeks import TooManySeeks
from banjar.server.store.store import Store
from banjar.server.tables.manager import TableManager
from banjar.table import factory, handlers
from banjar.table.errors import Refusal
from banjar.table.settings import SeatPlan, Settings, checked_level
from banjar.table.table import OPEN
from banjar.table.text_input import checked_name

ALIVE_MILLISECONDS = 12_000
"""Who was not there for so long is not paired."""
GRACE_MILLISECONDS = 4_000
"""How long somebody who has left can still be paired: a page that is loaded again keeps its search."""
MAX_SEEKS_PER_NETWORK = 30
MAX_SEEKS = 2_000
"""How many searches are looked at; more wait their turn."""
MAX_LISTED_WISHES = 30
MAX_LISTED_WISHES_PER_NETWORK = 5
"""A wish is listed if it is among the first of any network from which somebody has it."""
MAX_LISTED_NAMES = 8


class Pairing:
    """The searches of all people."""

    def __init__(self, store: Store, manager: TableManager) -> None:
        self._seeks = store.seeks
        self._manager = manager

    async def seek(self, who: str, made_from: str, body: SeekBody) -> OwnSeek:
        """Look for a game; Refusal if there is no such game, or too many of this network look for one.

        The same command sent again is the same search.
        """
        settings = checked_settings(body.wish, checked_level(body.level))
        wish = msgspec.structs.replace(body.wish, options=settings.options)
        now = self._manager.now()
        row = SeekRow(
            identity=who,
            command=body.command,
            wish=encode_wish(wish),
            name=checked_name(body.name),
            level=body.level,
            made_from=made_from,
            created_at=now,
            seen_at=now,
            bots_at=None if body.wait is None else now + 1000 * body.wait,
        )
        try:
            stored = await self._seeks.put(row, now - ALIVE_MILLISECONDS, MAX_SEEKS_PER_NETWORK)
        except TooManySeeks:
            raise Refusal("too-many-seeks", most=MAX_SEEKS_PER_NETWORK) from None
        if stored.table_id is None:
            await self._pair(row.wish)
            stored = await self._seeks.of(who, now) or stored
        return own_seek(stored)

    async def stop(self, who: str) -> None:
        """End somebody's search; does nothing if they have been paired already."""
        await self._seeks.stop(who)

    async def leave(self, who: str) -> None:
        """Somebody has left: unless they come back at once they are not paired."""
        await self._seeks.set_seen([who], self._manager.now() - ALIVE_MILLISECONDS + GRACE_MILLISECONDS)

    async def current(self) -> list[SeekRow]:
        """All searches."""
        return await self._seeks.current(self._manager.now(), MAX_SEEKS)

    async def stay(self, identities: Sequence[str]) -> None:
        """These people are still there."""
        await self._seeks.set_seen(identities, self._manager.now())

    async def pair_all(self, rows: Sequence[SeekRow]) -> bool:
        """Pair all who can be paired now; whether there was anybody."""
        now = self._manager.now()
        if any(row.is_void(now) for row in rows):
            await self._seeks.void_claims(now)
        found = False
        for wish, waiting in by_wish(rows, now).items():
            if len(waiting) >= decode_wish(wish).players or any(is_due(row, now) for row in waiting):
                found |= await self._pair(wish)
        return found

    async def _pair(self, wish: str) -> bool:
        """Start a game for those who wait for it, if they are enough or the time for bots has come."""
        now, players = self._manager.now(), decode_wish(wish).players
        table = factory.new_token()

        def choose(waiting: Sequence[SeekRow]) -> Sequence[SeekRow]:
            if len(waiting) >= players:
                return waiting[:players]
            with_bots = [row for row in waiting if row.bots_at is not None]
            return with_bots if any(is_due(row, now) for row in with_bots) else ()

        chosen = await self._seeks.claim(wish, table, now - ALIVE_MILLISECONDS, choose)
        if not chosen:
            return False
        await asyncio.shield(self._begin(table, wish, chosen))
        return True

    async def _begin(self, table_id: str, wish: str, chosen: Sequence[SeekRow]) -> None:
        """Make the table, start the game, and tell; if that fails, those who were chosen wait again."""
        try:
            first_due = min(chosen, key=lambda row: (row.bots_at is None, row.bots_at or 0))
            settings = checked_settings(decode_wish(wish), first_due.level, people=len(chosen))
            people = [(row.identity, row.name) for row in chosen]
            now = self._manager.now()
            live = await self._manager.create(factory.pair(settings, people, now, self._manager.draw), table_id)
            await self._manager.commands.append(
                live,
                lambda table: (
                    handlers.started(table, live.time(now), self._manager.draw) if table.status == OPEN else None
                ),
            )
            await self._seeks.confirm(table_id, self._manager.now())
        except Exception:
            await self._seeks.release(table_id)
            raise


def checked_settings(wish: Wish, level: str, people: int = 1) -> Settings:
    """The settings of the table for a wish, with so many people and otherwise bots; Refusal if it cannot be."""
    seats = (SeatPlan("open"),) * people + (SeatPlan("bot", level=level),) * (wish.players - people)
    return Settings(game=wish.game, seats=seats, options=wish.options, clock=wish.clock, formalities=False).checked()


def by_wish(rows: Sequence[SeekRow], now: int) -> dict[str, list[SeekRow]]:
    """Those who wait, the longest waiting first, by what they wish."""
    found: dict[str, list[SeekRow]] = {}
    for row in rows:
        if row.is_waiting(now - ALIVE_MILLISECONDS):
            found.setdefault(row.wish, []).append(row)
    return found


def is_due(row: SeekRow, now: int) -> bool:
    """Whether bots may take the free seats."""
    return row.bots_at is not None and row.bots_at <= now


def own_seek(row: SeekRow) -> OwnSeek:
    """A search as the person themselves sees it."""
    return OwnSeek(
        command=row.command,
        wish=decode_wish(row.wish),
        since=row.created_at,
        bots_at=row.bots_at,
        table=row.table_id if row.paired_at is not None else None,
    )


def open_wishes(rows: Sequence[SeekRow], now: int) -> list[OpenWish]:
    """What people wait for, as everybody sees it: those of one network in turn with others'.

    First the oldest wish of each network, then the second oldest of each, and so on; so are the names of those who have
    a wish. Nobody's wishes hide those of others.
    """
    found = by_wish(rows, now)
    listed = [wish for wish, turn in _in_turns(found).items() if turn < MAX_LISTED_WISHES_PER_NETWORK]
    return [
        OpenWish(wish=decode_wish(wish), names=_listed_names(found[wish]), since=found[wish][0].created_at)
        for wish in listed[:MAX_LISTED_WISHES]
    ]


def _in_turns(found: Mapping[str, Sequence[SeekRow]]) -> dict[str, int]:
    """The wishes by their turn: how many others that network has had for longer for which these are fewest."""
    oldest_first = sorted(found, key=lambda wish: found[wish][0].created_at)
    counts: Counter[str | None] = Counter()
    turns: dict[str, int] = {}
    for wish in oldest_first:
        networks = {row.made_from for row in found[wish]}
        turns[wish] = min(counts[network] for network in networks)
        counts.update(networks)
    return dict(sorted(turns.items(), key=lambda item: item[1]))


def _listed_names(waiting: Sequence[SeekRow]) -> list[str]:
    """The first names, one of each network before the second of any."""
    counts: Counter[str | None] = Counter()
    turns: list[tuple[int, str]] = []
    for row in waiting:
        turns.append((counts[row.made_from], row.name))
        counts[row.made_from] += 1
    return [name for _, name in sorted(turns, key=lambda turn: turn[0])[:MAX_LISTED_NAMES]]


def encode_wish(wish: Wish) -> str:
    """JSON in which equal wishes are equal."""
    return msgspec.json.encode(wish, order="deterministic").decode()


def decode_wish(wish: str) -> Wish:
    """The wish that `encode_wish` encoded."""
    return msgspec.json.decode(wish, type=Wish)
