"""Budgets in cost: time on the event loop and bytes, for every address, identity and table.

Work is charged after it was measured, and refused while an account is in debt.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from banjar.server.network import network_of
from banjar.table.errors import Refusal

BYTE_SECONDS = 2e-8
"""What a byte sent or received costs: 50 MB as much as a second of the processor."""
MAX_ACCOUNTS = 50_000
RATE_SHARE = 0.35
"""Of one core: what an address may use at any time, however much its budget has left, so that others need not wait."""
BURST_SECONDS = 0.05
"""What it may use at once beyond that: about what a browser asks for when it opens the first page."""
ADMISSION_SECONDS = 0.002
"""What is expected of work when it is admitted; many requests that come together would all be admitted otherwise."""
BOT_MOVE_SECONDS = 0.005
CREATION_SECONDS = 0.02
"""The same of a bot's move and of a new table, which cost more."""
MAX_THROTTLE_SECONDS = 2.0
"""Work that would have to wait longer is refused."""
MAX_PAID_WAIT_SECONDS = 1.0
"""How long work that was done makes the next one wait at most: one slow request alone leads to no refusal."""
REFUSAL_INTERVAL_SECONDS = 0.02
"""Between two refusals of one address: one that asks on thousands of connections costs no more than on one."""

Kind: TypeAlias = Literal["address", "identity", "table"]
Account: TypeAlias = tuple[Kind, str]


@dataclass(frozen=True)
class Allowance:
    """What may be spent: a share of one processor core, and how many seconds of it at once."""

    share: float
    burst_seconds: float


BUDGETS: dict[Kind, Allowance] = {
    "address": Allowance(0.25, 5.0),
    "identity": Allowance(0.1, 3.0),
    "table": Allowance(0.1, 2.0),
}
"""All identities of an address share its budget. A table's budget is for those who look at it without a seat."""


def address_account(address: str) -> Account:
    """The account of an address; of IPv6 the whole network has one."""
    return "address", network_of(address)


class CostBudgets:
    """What each account has left, in the memory of this process."""

    def __init__(self, enforced: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._enforced = enforced
        self._clock = clock
        self._accounts: dict[Account, tuple[float, float]] = {}
        """What is left in seconds, negative in debt, and when that was."""
        self._paid_at: dict[Account, float] = {}
        """By address: when everything it has used would be paid at its rate."""
        self._moved_back: dict[Account, float] = {}
        """By address: by how many seconds what it did has moved its later work back, in all."""
        self._refused_at: dict[Account, float] = {}
        """By address: when its last refusal is sent."""

    def charge(self, seconds: float, *accounts: Account) -> None:
        """Take a cost from all accounts. A debt never exceeds the burst, so that everybody is let in again soon."""
        if not self._enforced:
            return
        now = self._clock()
        for account in accounts:
            left = self._left(account, now) - seconds
            self._accounts[account] = (max(left, -BUDGETS[account[0]].burst_seconds), now)
            if account[0] == "address":
                moved = self._use(account, seconds, now, MAX_PAID_WAIT_SECONDS)
                self._moved_back[account] = self._moved_back.get(account, 0.0) + moved
        if max(len(self._accounts), len(self._paid_at), len(self._refused_at)) > MAX_ACCOUNTS:
            self._forget(now)

    def wait_seconds(self, *accounts: Account) -> float:
        """In how many seconds none of the accounts is in debt; 0 if none is."""
        if not self._enforced:
            return 0.0
        now = self._clock()
        return max(
            (max(0.0, -self._left(account, now)) / BUDGETS[account[0]].share for account in accounts), default=0.0
        )

    def admit(self, account: Account, seconds: float = ADMISSION_SECONDS) -> float:
        """Count work of an address as soon as it is admitted; returns in how many seconds it may begin.

        Refusal `too-fast` if that is too long, or the address is in debt.
        """
        self.check(account)
        return self.throttle(account, seconds)

    async def wait_for_turn(self, account: Account, seconds: float = ADMISSION_SECONDS) -> None:
        """Wait until work of an address may begin. Refusal as of `admit`.

        What the address does meanwhile moves it back: much that was admitted together may cost more than expected.
        """
        wait = self.admit(account, seconds)
        while wait > 0:
            before = self._moved_back.get(account, 0.0)
            await asyncio.sleep(wait)
            wait = self._moved_back.get(account, 0.0) - before

    def throttle(self, account: Account, seconds: float) -> float:
        """As `admit`, but for an address in debt too."""
        if not self._enforced:
            return 0.0
        now = self._clock()
        wait = self._throttle_wait(account, now)
        if wait >= MAX_THROTTLE_SECONDS - seconds / RATE_SHARE:
            raise Refusal("too-fast", seconds=math.ceil(wait))
        self._use(account, seconds, now, MAX_THROTTLE_SECONDS)
        return wait

    def refuse(self, account: Account) -> float:
        """In how many seconds the next refusal of an address should be sent."""
        now = self._clock()
        before = self._refused_at.get(account, 0.0)
        self._refused_at[account] = max(now, before + REFUSAL_INTERVAL_SECONDS)
        return self._refused_at[account] - now

    def turn_seconds(self, account: Account, seconds: float) -> float:
        """In how many seconds a connection of an address has its turn to be read or written; 0 within the rate.

        Connections that come together get turns one after the other, each expected to cost `seconds`.
        """
        if account not in self._paid_at or not self._enforced:
            return 0.0
        now = self._clock()
        wait = self._throttle_wait(account, now)
        if wait > 0:
            self._use(account, seconds, now, MAX_THROTTLE_SECONDS)
        return wait

    def read_pause_seconds(self, account: Account) -> float:
        """For how long a connection of an address should not be read; 0 if it keeps its rate and is not in debt."""
        return max(self.turn_seconds(account, ADMISSION_SECONDS), self.wait_seconds(account))

    def _use(self, account: Account, seconds: float, now: float, most_wait: float) -> float:
        """Count work of an address; returns by how many seconds it moves later work back."""
        before = max(self._paid_at.get(account, now), now)
        latest = now + BURST_SECONDS / RATE_SHARE + most_wait
        self._paid_at[account] = max(before, min(before + seconds / RATE_SHARE, latest))
        return self._paid_at[account] - before

    def _throttle_wait(self, account: Account, now: float) -> float:
        return max(0.0, self._paid_at.get(account, now) - now - BURST_SECONDS / RATE_SHARE)

    def check(self, *accounts: Account) -> None:
        """Refusal `too-fast` while one of the accounts is in debt."""
        wait = self.wait_seconds(*accounts)
        if wait > 0:
            raise Refusal("too-fast", seconds=math.ceil(wait))

    def _left(self, account: Account, now: float) -> float:
        budget = BUDGETS[account[0]]
        found = self._accounts.get(account)
        if found is None:
            return budget.burst_seconds
        return min(budget.burst_seconds, found[0] + (now - found[1]) * budget.share)

    def _forget(self, now: float) -> None:
        """Drop the accounts that have everything left, and if too many remain the half that has spent least."""
        owing = {
            account: (left, now)
            for account in self._accounts
            if (left := self._left(account, now)) < BUDGETS[account[0]].burst_seconds
        }
        if len(owing) > MAX_ACCOUNTS // 2:
            poorest = sorted(owing, key=lambda account: owing[account][0])[: MAX_ACCOUNTS // 2]
            owing = {account: owing[account] for account in poorest}
        self._accounts = owing
        self._paid_at = {account: paid_at for account, paid_at in self._paid_at.items() if paid_at > now}
        self._moved_back = {account: self._moved_back.get(account, 0.0) for account in self._paid_at}
        self._refused_at = {account: at for account, at in self._refused_at.items() if at > now}
