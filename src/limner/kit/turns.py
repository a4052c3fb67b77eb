"""Scarce things, workers or connections, handed out by turns."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from limner.kit.fairness import FairQueue, Ticket

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Turn(Generic[R]):
    """A thing that was handed out, and on whose account. It ends with `Turns.end`."""

    thing: R
    ticket: Ticket[asyncio.Future[R]]
    begun: float
    """On the event loop's clock."""


class Turns(Generic[R]):
    """Things that are free, and who waits for one. Of several that are free, the one that was given last is taken.

    Accounts take turns by the seconds that they hold things (see `FairQueue`); none holds more than `most_each`.
    """

    def __init__(self, most_each: int, unwanted: Callable[[R], object]) -> None:
        """`unwanted` is called with a thing that was handed to somebody who left in the same moment."""
        self._unwanted = unwanted
        self._queue: FairQueue[asyncio.Future[R]] = FairQueue(most_each)
        self._free: list[R] = []
        self._closed: Exception | None = None

    @property
    def free(self) -> int:
        """How many things nobody holds."""
        return len(self._free)

    @property
    def waiting(self) -> int:
        """How many wait for one."""
        return len(self._queue)

    async def take(self, account: Hashable, seconds: float) -> Turn[R]:
        """Wait for a thing, to be held for about so long. Raises the error that `close` was given."""
        if self._closed:
            raise self._closed
        loop = asyncio.get_running_loop()
        ticket = self._queue.add(account, seconds, loop.create_future())
        self._hand_out()
        try:
            return Turn(await ticket.item, ticket, loop.time())
        except asyncio.CancelledError:
            self._queue.remove(ticket)
            if not ticket.item.cancelled():
                self._left_with(ticket)
            raise

    def give(self, thing: R) -> None:
        """A thing is free: a new one, or one whose turn has ended."""
        self._free.append(thing)
        self._hand_out()

    def end(self, turn: Turn[R]) -> None:
        """The account holds the thing no longer; whether it is free again is for `give` to say."""
        self._finish(turn.ticket, asyncio.get_running_loop().time() - turn.begun)

    def drop(self, thing: R) -> bool:
        """Forget a free thing. Returns whether it was free."""
        if thing in self._free:
            self._free.remove(thing)
            return True
        return False

    def close(self, error: Exception) -> None:
        """Turn away everybody who waits, and who comes."""
        self._closed = error
        for ticket in self._queue.drain():
            if not ticket.item.done():
                ticket.item.set_exception(error)

    def _hand_out(self) -> None:
        while self._free and (ticket := self._queue.next()):
            if ticket.item.done():  # cancelled, and about to hear of it
                self._queue.finish(ticket, 0)
            else:
                ticket.item.set_result(self._free.pop())

    def _left_with(self, ticket: Ticket[asyncio.Future[R]]) -> None:
        if ticket.item.exception() is None:
            self._finish(ticket, 0)
            self._unwanted(ticket.item.result())

    def _finish(self, ticket: Ticket[asyncio.Future[R]], seconds: float) -> None:
        self._queue.finish(ticket, seconds)
        self._hand_out()
