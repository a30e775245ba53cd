"""Budgets in cost: time on the event loop and bytes, for every address, identity and table.

Work is charged after it was measured, and refused while an account is in debt.
"""

from __future__ import annotations

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

Kind: TypeAlias = Literal["address", "identity", "table"]
Account: TypeAlias = tuple[Kind, str]


@dataclass(frozen=True)
class Budget:
    """What may be spent: a share of one processor core, and how many seconds of it at once."""

    share: float
    burst_seconds: float


BUDGETS: dict[Kind, Budget] = {
    "address": Budget(0.25, 5.0),
    "identity": Budget(0.1, 3.0),
    "table": Budget(0.1, 2.0),
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

    def charge(self, seconds: float, *accounts: Account) -> None:
        """Take a cost from all accounts. A debt never exceeds the burst, so that everybody is let in again soon."""
        if not self._enforced:
            return
        now = self._clock()
        for account in accounts:
            left = self._left(account, now) - seconds
            self._accounts[account] = (max(left, -BUDGETS[account[0]].burst_seconds), now)
        if len(self._accounts) > MAX_ACCOUNTS:
            self._forget(now)

    def wait_seconds(self, *accounts: Account) -> float:
        """In how many seconds none of the accounts is in debt; 0 if none is."""
        now = self._clock()
        return max(
            (max(0.0, -self._left(account, now)) / BUDGETS[account[0]].share for account in accounts), default=0.0
        )

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
