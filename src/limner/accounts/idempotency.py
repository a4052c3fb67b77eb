"""Idempotency keys: a request that is sent again is answered again, and neither made nor charged again.

A key belongs to the request that first brings it, for as long as that request runs; its lease is renewed like
a hold's, so that a crash frees the key. Its answer is then kept for 24 hours.
"""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import delete, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts.tables import IdempotencyRow
from limner.kit.clock import Clock, utc_now
from limner.kit.database import Database, insert_for
from limner.kit.errors import InvalidRequest, LimnerError

LONGEST_KEY = 255
"""Characters."""
KEPT = timedelta(hours=24)
SWEPT_AT_ONCE = 500
"""Records that a transaction deletes, so that requests wait only a moment for their turn to write."""


class IdempotencyMismatch(LimnerError):  # noqa: N818  named for what happened
    """The key came before with another body."""

    status = 422
    type = "invalid_request_error"
    code = "idempotency_key_reused"


class IdempotencyInProgress(LimnerError):  # noqa: N818
    """The first request with this key still runs."""

    status = 409
    type = "invalid_request_error"
    code = "idempotency_in_progress"


@dataclass(frozen=True, slots=True)
class Replay:
    """The request was answered before, with this."""

    answer: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Begun:
    """The right to answer this key; ends with `finish` or `abandon`."""

    account_id: UUID
    key: str
    run: UUID


class Idempotency:
    """The records of one database; `lease` is how long a request outlives its process's last `renew`."""

    def __init__(
        self,
        db: Database,
        clock: Clock = utc_now,
        *,
        lease: timedelta = timedelta(seconds=30),
        upkeep: Database | None = None,
    ) -> None:
        self._db = db
        self._upkeep = upkeep or db
        self._clock = clock
        self._lease = lease
        self._running: set[UUID] = set()

    async def begin(self, account_id: UUID, key: str, fingerprint: str) -> Replay | Begun:
        """Take the key for a request whose parsed body has this fingerprint (up to 128 characters).

        Raises IdempotencyMismatch, IdempotencyInProgress, or InvalidRequest for a key that is none.
        """
        if not 1 <= len(key) <= LONGEST_KEY or not key.isprintable():
            raise InvalidRequest(
                f"An Idempotency-Key has 1 to {LONGEST_KEY} printable characters; this one has {len(key)}.",
                code="invalid_idempotency_key",
            )
        begun = Begun(account_id, key, run=uuid4())
        while True:
            async with self._db.transaction() as session:
                if await self._take(session, begun, fingerprint):
                    break
                found = await self._find(session, begun)
            if found is not None:
                return _replay(found, fingerprint)
            # Given up in between: free again.
        self._running.add(begun.run)
        return begun

    async def replay(self, account_id: UUID, key: str, fingerprint: str) -> Replay | None:
        """The answer that is kept for the same key and body, if there is one; `begin` says what else there is."""
        async with self._db.reading() as session:
            record = await session.get(IdempotencyRow, (account_id, key))
        if record is None or record.answer is None or record.expires_at <= self._clock():
            return None
        return Replay(record.answer) if record.fingerprint == fingerprint else None

    async def finish(self, session: AsyncSession, begun: Begun, answer: dict[str, Any]) -> None:
        """Keep the answer, within the transaction that charges for it.

        Raises IdempotencyInProgress, to undo that transaction, if the lease ran out and another request took
        the key.
        """
        kept = await session.execute(
            update(IdempotencyRow)
            .where(*_is(begun))
            .values(answer=answer, expires_at=self._clock() + KEPT)
            .returning(IdempotencyRow.run)
        )
        if kept.one_or_none() is None:
            raise _in_progress(begun.key)
        self._running.discard(begun.run)

    async def abandon(self, begun: Begun) -> None:
        """Free the key of a request that failed; without effect once it is finished."""
        self._running.discard(begun.run)
        async with self._db.transaction() as session:
            await session.execute(delete(IdempotencyRow).where(*_is(begun)))

    async def renew(self) -> None:
        """Extend the leases of the requests that run in this process."""
        if not self._running:
            return
        async with self._upkeep.transaction() as session:
            await session.execute(
                update(IdempotencyRow)
                .where(IdempotencyRow.run.in_(tuple(self._running)), IdempotencyRow.answer.is_(None))
                .values(expires_at=self._clock() + self._lease)
            )

    async def sweep(self) -> int:
        """Delete the records whose time is over; returns their number."""
        table = IdempotencyRow
        over = table.expires_at <= self._clock()
        some = select(table.account_id, table.key).where(over).limit(SWEPT_AT_ONCE)
        swept = 0
        while True:
            async with self._db.transaction() as session:
                # Matched by time again: a key that was taken anew in between is in use.
                these = delete(table).where(tuple_(table.account_id, table.key).in_(some), over)
                gone = len((await session.execute(these.returning(table.run))).all())
            swept += gone
            if gone < SWEPT_AT_ONCE:
                return swept

    async def _take(self, session: AsyncSession, begun: Begun, fingerprint: str) -> bool:
        """Insert the record, or take over one whose time is over: one statement, so only one of two wins."""
        now = self._clock()
        statement = insert_for(session, IdempotencyRow).values(
            account_id=begun.account_id,
            key=begun.key,
            fingerprint=fingerprint,
            run=begun.run,
            expires_at=now + self._lease,
        )
        offered = statement.excluded
        taken = await session.execute(
            statement.on_conflict_do_update(
                index_elements=[IdempotencyRow.account_id, IdempotencyRow.key],
                set_={
                    "fingerprint": offered.fingerprint,
                    "run": offered.run,
                    "answer": None,
                    "expires_at": offered.expires_at,
                },
                where=IdempotencyRow.expires_at <= now,
            ).returning(IdempotencyRow.run)
        )
        return taken.one_or_none() is not None

    async def _find(self, session: AsyncSession, begun: Begun) -> IdempotencyRow | None:
        return await session.get(IdempotencyRow, (begun.account_id, begun.key))


def _is(begun: Begun) -> tuple[Any, ...]:
    """The condition of the record that this run, and no later one, has taken and not yet finished."""
    return (
        IdempotencyRow.account_id == begun.account_id,
        IdempotencyRow.key == begun.key,
        IdempotencyRow.run == begun.run,
        IdempotencyRow.answer.is_(None),
    )


def _replay(found: IdempotencyRow, fingerprint: str) -> Replay:
    if found.fingerprint != fingerprint:
        raise IdempotencyMismatch(
            f"The Idempotency-Key {found.key!r} came before with another body; send a new key with a new request."
        )
    if found.answer is None:
        raise _in_progress(found.key)
    return Replay(found.answer)


def _in_progress(key: str) -> IdempotencyInProgress:
    return IdempotencyInProgress(
        f"The first request with the Idempotency-Key {key!r} is not done yet; send it again in a moment.",
        retry_after=1,
    )
