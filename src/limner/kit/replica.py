"""A read replica: a second PostgreSQL server, asked for what may be some seconds old while it is good for that."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
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
    "WHEN pg_last_wal_replay_lsn() >= CAST(CAST(:written AS text) AS pg_lsn) THEN 0 "
    "ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 1e9) END"
)
"""In seconds, at most. What it has is held against the primary's own word of how far that has written: a replica that
is cut off without a sign goes on for a minute as if nothing were. The commit that it replayed last says the rest; where
nobody commits, that grows old.
"""

log = structlog.get_logger(__name__)


class ReplicaBehind(Exception):  # noqa: N818  named for what happened
    """The replica lacks what was written some time ago."""


class Replica:
    """Reads from a replica, and gives it a rest when it fails."""

    def __init__(
        self, engine: AsyncEngine, written: Callable[[], Awaitable[str]], seconds: float = PATIENCE_SECONDS
    ) -> None:
        """`written` asks the primary how far it has written its log, and may raise anything."""
        self._engine = engine
        self._written = written
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
        await self._check(session)
        self._look_at = now + LOOK_SECONDS

    async def check(self) -> None:
        """Ask it now. Raises what `read` does."""
        async with asyncio.timeout(self._seconds), self._sessions() as session:
            await self._check(session)

    async def _check(self, session: AsyncSession) -> None:
        """Raises ReplicaBehind where it is too far behind."""
        written = await self._primary()
        for wait in (*LOOKS, None):
            behind = await session.scalar(_BEHIND, {"written": written})
            if behind <= BEHIND_SECONDS:
                return
            if wait is not None:
                await asyncio.sleep(wait)
        raise ReplicaBehind(f"the last that it has is of {behind:.0f} s ago")

    async def _primary(self) -> str | None:
        """How far the primary has written; None where it does not say."""
        with suppress(Exception):  # whatever ails it is told to those who ask it for more
            async with asyncio.timeout(self._seconds / 2):
                return await self._written()
        return None

    def _rest(self, error: Exception) -> None:
        if self._well:
            log.warning("replica_failed", cause=repr(error))
        self._well, self._rests_until = False, time.monotonic() + REST_SECONDS
