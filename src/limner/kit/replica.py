"""A read replica: a second PostgreSQL server, asked for what may be some seconds old while it is good for that."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from limner.kit.errors import LimnerError

T = TypeVar("T")

PATIENCE_SECONDS: Final = 2.0
"""What a question to the replica may take, before the primary is asked."""
REST_SECONDS: Final = 15.0
"""How long a replica is not asked that has failed, or is behind."""
LOOK_SECONDS: Final = 5.0
"""How often it is asked how far it is behind."""
BEHIND_SECONDS: Final = 10.0
"""How far behind it may be."""

LOOKS: Final = (0.05, 0.2)
"""Seconds between looks at one that seems behind: after a quiet hour, the next record on its way would make it so."""

_BEHIND = text(
    "SELECT CASE WHEN NOT pg_is_in_recovery() THEN 0 "
    "WHEN EXISTS (SELECT 1 FROM pg_stat_wal_receiver) AND pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn() THEN 0 "
    "ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 1e9) END"
)
"""In seconds. What has replayed all that it was sent is behind all the same where nobody sends."""

log = structlog.get_logger(__name__)


class ReplicaBehind(Exception):  # noqa: N818  named for what happened
    """The replica lacks what was written some time ago."""


class Replica:
    """Reads from a replica, and gives it a rest when it fails."""

    def __init__(self, engine: AsyncEngine, seconds: float = PATIENCE_SECONDS) -> None:
        self._engine = engine
        self._seconds = seconds
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        self._well = True
        self._look_at = self._rests_until = time.monotonic()

    def ready(self) -> bool:
        """Whether to ask it. After a rest it is one caller who tries; others are told to when that went well."""
        now = time.monotonic()
        if now < self._rests_until:
            return False
        if not self._well:
            self._rests_until = now + REST_SECONDS
        return True

    async def read(self, work: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """What `work` reads there. Raises what it raises, TimeoutError, what the driver raises, or ReplicaBehind:
        the primary has the last word then.
        """
        try:
            async with asyncio.timeout(self._seconds), self._sessions() as session:
                await self._look(session)
                found = await work(session)
        except LimnerError:
            raise  # by what was asked for: the replica is well
        except Exception as error:  # a statement may fail for being too early there as well as for being wrong
            self._rest(error)
            raise
        if not self._well:
            log.info("replica_works_again")
        self._well, self._rests_until = True, 0.0
        return found

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def _look(self, session: AsyncSession) -> None:
        now = time.monotonic()
        if self._well and now < self._look_at:
            return
        await check(session)
        self._look_at = now + LOOK_SECONDS

    async def check(self) -> None:
        """Ask it now. Raises what `read` does."""
        async with asyncio.timeout(self._seconds), self._sessions() as session:
            await check(session)

    def _rest(self, error: Exception) -> None:
        if self._well:
            log.warning("replica_failed", cause=repr(error))
        self._well, self._rests_until = False, time.monotonic() + REST_SECONDS


async def check(session: AsyncSession) -> None:
    """Raises ReplicaBehind where the server of the session is too far behind."""
    for wait in (*LOOKS, None):
        behind = await session.scalar(_BEHIND)
        if behind <= BEHIND_SECONDS:
            return
        if wait is not None:
            await asyncio.sleep(wait)
    raise ReplicaBehind(f"the last that it has is of {behind:.0f} s ago")
