"""Whose turn it is, where many accounts want the same scarce thing.

Start-time fair queueing (Goyal, Vin and Cheng 1996): of the accounts that wait, the one that has had least goes next,
and what its job costs is added to what it has had. An account that comes new, or again, starts level with the others:
it has no claim on the past. It knows neither processes nor tasks nor clocks.
"""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

LEAST_SECONDS: Final = 0.01
"""What every turn costs at least, so that jobs that cost nothing take turns as well."""

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Ticket(Generic[T]):
    """A job's place in the queue: whose it is, what it is expected to cost in seconds, and the thing itself."""

    account: Hashable
    seconds: float
    item: T


@dataclass(slots=True)
class _Share(Generic[T]):
    """One account: what it has had in seconds, what of it waits, first come first, and how many jobs run."""

    had: float
    waiting: OrderedDict[Ticket[T], None] = field(default_factory=OrderedDict)
    running: int = 0


class FairQueue(Generic[T]):
    """Jobs of many accounts in the order in which they are to be begun.

    Between two accounts that both have jobs waiting, and are below the bound, what they have had never differs by more
    than the dearest job of each; so everybody's turn comes, whatever the others send.
    """

    def __init__(self, most_running: int) -> None:
        """`most_running` is how many jobs of one account run at once, 1 or more."""
        if most_running < 1:
            raise ValueError(f"most_running is {most_running}; it takes 1 or more")
        self._most = most_running
        self._shares: dict[Hashable, _Share[T]] = {}
        self._level = 0.0
        """What the account had had whose job was begun last: newcomers begin here."""
        self._waiting = 0

    def __len__(self) -> int:
        """How many jobs wait."""
        return self._waiting

    def running(self, account: Hashable) -> int:
        """How many jobs of the account have been begun and not finished."""
        share = self._shares.get(account)
        return share.running if share else 0

    def add(self, account: Hashable, seconds: float, item: T) -> Ticket[T]:
        """Have a job wait that is expected to take so long. It keeps its place until `next` gives it or `remove`."""
        share = self._shares.setdefault(account, _Share(self._level))
        if not share.waiting:
            share.had = max(share.had, self._level)
        ticket = Ticket(account, max(seconds, LEAST_SECONDS), item)
        share.waiting[ticket] = None
        self._waiting += 1
        return ticket

    def remove(self, ticket: Ticket[T]) -> None:
        """Forget a job that waits; without effect for one that does not."""
        share = self._shares.get(ticket.account)
        if share and ticket in share.waiting:
            del share.waiting[ticket]
            self._waiting -= 1
            self._forget_idle()

    def drain(self) -> list[Ticket[T]]:
        """Take out all that waits, without beginning it."""
        tickets = [ticket for share in self._shares.values() for ticket in share.waiting]
        for ticket in tickets:
            self.remove(ticket)
        return tickets

    def next(self) -> Ticket[T] | None:
        """The job to begin now, which counts as running from here on; None where all that wait are at their bound."""
        open_shares = [share for share in self._shares.values() if share.waiting and share.running < self._most]
        if not open_shares:
            return None
        share = min(open_shares, key=lambda each: each.had)  # of equals, who has been here longer
        ticket, _ = share.waiting.popitem(last=False)
        self._waiting -= 1
        self._level = max(self._level, share.had)
        share.had += ticket.seconds
        share.running += 1
        return ticket

    def finish(self, ticket: Ticket[T], seconds: float) -> None:
        """A job that was begun is over, and took so long: the account pays that instead of what was expected."""
        share = self._shares[ticket.account]
        share.running -= 1
        share.had += max(seconds, LEAST_SECONDS) - ticket.seconds
        if share.running == self._most - 1:  # what it was kept from by the bound is no claim
            share.had = max(share.had, self._level)
        self._forget_idle()

    def _forget_idle(self) -> None:
        """Accounts that have nothing here and owe nothing; all of them where there is nothing left to share."""
        idle = [account for account, share in self._shares.items() if not share.waiting and not share.running]
        over = len(idle) == len(self._shares)
        for account in idle:
            if over or self._shares[account].had <= self._level:
                del self._shares[account]
        if over:
            self._level = 0.0
