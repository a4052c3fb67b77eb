"""The sweeper: deletes expired images, and files that no record speaks of.

It keeps nothing in memory that matters. Killed between two of its steps, it leaves a state that its next run,
in this process or another, takes up: a file is always deleted before its record says so.
"""

from dataclasses import dataclass

import structlog

from limner.kit.clock import EPOCH, Clock
from limner.kit.database import Database
from limner.library.blobs import Blobs
from limner.library.expired import Expired
from limner.library.leftovers import Leftovers

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Swept:
    """What a sweep has deleted: expired images, and files without a record. `stuck` are files that it could not."""

    records: int
    orphans: int
    stuck: int = 0


class Sweeper:
    """One of a process. Several processes may sweep the same library."""

    def __init__(self, db: Database, blobs: Blobs, clock: Clock) -> None:
        self._clock = clock
        self._expired = Expired(db, blobs)
        self._leftovers = Leftovers(db, blobs)
        self._now = EPOCH

    async def sweep(self) -> Swept:
        """Delete what is due. A file that cannot be deleted is logged, and tried again by the next sweep."""
        self._notice_the_time()
        records, stuck = await self._expired.sweep(self._clock())
        await self._expired.forget_tombstones(self._clock())
        orphans, left = await self._leftovers.sweep(self._clock())
        return Swept(records, orphans, stuck + left)

    def _notice_the_time(self) -> None:
        """Where the clock was set back, begin anew: what was measured by it before means nothing now."""
        now = self._clock()
        if now < self._now:
            log.warning("clock_set_back", seconds=(self._now - now).total_seconds())
            self._expired.begin_anew()
            self._leftovers.begin_anew()
        self._now = now
