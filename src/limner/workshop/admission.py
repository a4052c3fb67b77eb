"""Who may join the queue: room is taken for all jobs of a request before any work is done for it."""

import math
from collections import Counter
from collections.abc import Hashable
from types import TracebackType
from typing import Final

from limner.kit.metrics import JOBS_QUEUED
from limner.workshop.orders import Overloaded

SHARE: Final = 2
"""How many times what is left free one account may have waiting: alone two thirds of the queue, two together four
fifths, and there is always some room for another account (dynamic thresholds; Choudhury and Hahne 1998)."""

LONGEST_WAIT_SECONDS: Final = 60
"""What a refused caller is told to wait at most."""


class Admission:
    """The room of a bounded queue, counted by account."""

    def __init__(self, queue: int, workers: int) -> None:
        """`queue` jobs may wait for one of so many workers."""
        self._queue = queue
        self._workers = workers
        self._places: Counter[Hashable] = Counter()

    @property
    def taken(self) -> int:
        """Jobs that wait, or that are still being prepared."""
        return self._places.total()

    def enter(self, account: Hashable, jobs: int, free: int, seconds: float) -> "Reservation":
        """Take so many places; raises Overloaded where there are too few, and takes none.

        `free` is how many workers have nothing to do, `seconds` how long a job takes. An account that has nothing in
        the queue may fill it; one that has something may have no more than its share.
        """
        room = self._queue + free - self.taken
        mine = self._places[account]
        if jobs > room:
            text = f"The queue is full: no more than {self._queue} pictures may wait. Try again later."
            raise Overloaded(text, retry_after=self._wait(self.taken + jobs, seconds))
        if mine and mine + jobs > SHARE * (room - jobs):
            text = (
                f"The account has {mine} pictures waiting, and the rest of the queue is for others. "
                "Try again when some are done."
            )
            raise Overloaded(text, retry_after=self._wait(mine, seconds))
        return Reservation(self, account, jobs)

    def count(self, account: Hashable, places: int) -> None:
        """So many places more are taken, or less; for `Reservation` alone."""
        self._places[account] += places
        if not self._places[account]:
            del self._places[account]
        JOBS_QUEUED.inc(places)  # several queues are counted together

    def _wait(self, jobs: int, seconds: float) -> int:
        return min(max(math.ceil(seconds * jobs / self._workers), 1), LONGEST_WAIT_SECONDS)


class Reservation:
    """Places in the queue, one for each job of a request; those that were not used are given back at the end."""

    def __init__(self, admission: Admission, account: Hashable, places: int) -> None:
        self._admission = admission
        self._account = account
        self._places = 0
        self.use(-places)

    def __enter__(self) -> "Reservation":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.use(self._places)

    @property
    def left(self) -> int:
        """Places that no job has used yet."""
        return self._places

    def use(self, places: int = 1) -> None:
        """So many jobs have a worker now and wait no longer; where negative, they wait, for the first time or again."""
        self._places -= places
        self._admission.count(self._account, -places)
