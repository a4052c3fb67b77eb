"""Leases: what one of several processes does, until it ends or dies; then another.

They spare work, and protect nothing: for a moment two may believe that they hold the same one.
"""

import asyncio
from datetime import datetime, timedelta
from typing import Final
from uuid import uuid4

from sqlalchemy import delete, or_

from limner.kit.clock import EPOCH, Clock
from limner.kit.database import Database, insert_for
from limner.kit.tables import LeaseRow

LIFE: Final = timedelta(seconds=30)
"""How long a lease outlives its holder."""


class Lease:
    """One process's claim to a task, by the task's name. Clocks may differ by as much as a third of `life`."""

    def __init__(self, db: Database, name: str, clock: Clock, life: timedelta = LIFE) -> None:
        self._db = db
        self._name = name
        self._clock = clock
        self._life = life
        self._holder = uuid4()
        self._until = EPOCH
        self._resting: tuple[datetime, datetime] = EPOCH, EPOCH
        self._turn = asyncio.Lock()
        """One take or giving up at a time: the one that began first may end last."""

    @property
    def held(self) -> bool:
        """Whether this process holds it, by what it knew last."""
        return self._clock() < self._until

    async def take(self) -> bool:
        """Take it, where nobody has it any more, or hold it for longer; whether it is held.

        Not while this process rests from it. Raises DatabaseUnavailable.
        """
        async with self._turn:
            return not self._rests() and await self._take()

    async def _take(self) -> bool:
        async with self._db.transaction() as session:
            now = self._clock()
            until = now + self._life
            offer = insert_for(session, LeaseRow).values(name=self._name, holder=self._holder, expires_at=until)
            mine = LeaseRow.holder == self._holder
            # An end that is this far off was written by a clock that is wrong.
            over = or_(LeaseRow.expires_at <= now, LeaseRow.expires_at > now + 2 * self._life)
            taken = await session.execute(
                offer.on_conflict_do_update(
                    index_elements=[LeaseRow.name],
                    set_={"holder": offer.excluded.holder, "expires_at": offer.excluded.expires_at},
                    where=or_(mine, over),
                ).returning(LeaseRow.name)
            )
            held = taken.one_or_none() is not None
        self._until = until if held else EPOCH
        return held

    async def give_up(self, rest: timedelta = timedelta()) -> None:
        """Let another take it at once, and do not take it again within `rest`, whatever this raises.

        What is not held is not given up. Raises DatabaseUnavailable: then another can take it when its life is over.
        """
        now = self._clock()
        self._resting = now, now + rest
        async with self._turn:
            if not self.held:
                return
            self._until = EPOCH
            async with self._db.transaction() as session:
                own = delete(LeaseRow).where(LeaseRow.name == self._name, LeaseRow.holder == self._holder)
                await session.execute(own)

    def _rests(self) -> bool:
        """Where the clock was set back to before the rest began, that is over."""
        begin, end = self._resting
        return begin <= self._clock() < end
