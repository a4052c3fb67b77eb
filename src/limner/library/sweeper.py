"""The sweeper: deletes expired images, and files that no record speaks of.

It keeps nothing in memory that matters. Killed between two of its steps, it leaves a state that its next run,
in this process or another, takes up: a file is always deleted before its record says so.
"""

import asyncio
from collections.abc import Sequence
from contextlib import aclosing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeVar
from uuid import UUID

import structlog
from sqlalchemy import and_, delete, or_, select, update

from limner.kit.clock import Clock
from limner.kit.database import Database
from limner.kit.metrics import IMAGES_SWEPT
from limner.library import usage
from limner.library.blobs import Blob, BlobError, Blobs, Draft, key_of
from limner.library.tables import ImageRow

BATCH = 100
"""Images in one step, and in one transaction."""

TOMBSTONE_LIFE = timedelta(days=1)
"""How long after its expiry an image's row is kept, so that its link says that it is gone rather than unknown."""

ORPHAN_AGE = timedelta(hours=1)
"""How old a file without a record has to be: a younger one may belong to a request that is not done."""

ORPHAN_INTERVAL = timedelta(hours=1)
"""How often all files are listed: on a bucket that is what costs."""

LATE_RECORDS = timedelta(hours=1)
"""How far an expired image may have stayed unseen behind the point that a sweep has come to."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Swept:
    """What a sweep has deleted: expired images, and files without a record."""

    records: int
    orphans: int


@dataclass(frozen=True, slots=True)
class _Expired:
    image_id: UUID
    key: str
    expires_at: datetime


T = TypeVar("T", _Expired, Blob)


class Sweeper:
    """One of a process. Several processes may sweep the same library."""

    def __init__(self, db: Database, blobs: Blobs, clock: Clock) -> None:
        self._db = db
        self._blobs = blobs
        self._clock = clock
        self._now = EPOCH
        self._clean_until = EPOCH
        self._listed_at = EPOCH
        self._from_the_future: dict[str, datetime] = {}

    async def sweep(self) -> Swept:
        """Delete what is due. A file that cannot be deleted is logged, and tried again by the next sweep."""
        self._notice_the_time()
        records = await self._sweep_expired()
        await self._forget_tombstones()
        return Swept(records, await self._sweep_orphans())

    def _notice_the_time(self) -> None:
        """Where the clock was set back, begin anew: what was measured by it before means nothing now."""
        now = self._clock()
        if now < self._now:
            log.warning("clock_set_back", seconds=(self._now - now).total_seconds())
            self._clean_until = self._listed_at = EPOCH
            self._from_the_future.clear()
        self._now = now

    async def _sweep_expired(self) -> int:
        """Begins where the last complete sweep of this process came to: before that there are only tombstones."""
        now = self._clock()
        swept = failed = 0
        last = _Expired(UUID(int=0), "", self._clean_until)
        while batch := await self._expired_after(last, now):
            gone = await self._delete(batch)
            await self._bury(gone, now)
            swept += len(gone)
            failed += len(batch) - len(gone)
            last = batch[-1]
        if not failed:
            self._clean_until = now - LATE_RECORDS
        return swept

    async def _expired_after(self, last: _Expired, now: datetime) -> list[_Expired]:
        """The next batch, by time of expiry."""
        later = or_(
            ImageRow.expires_at > last.expires_at,
            and_(ImageRow.expires_at == last.expires_at, ImageRow.id > last.image_id),
        )
        query = (
            select(ImageRow.id, ImageRow.extension, ImageRow.expires_at)
            .where(ImageRow.expires_at >= last.expires_at, ImageRow.expires_at <= now)
            .where(ImageRow.swept_at.is_(None), later)
            .order_by(ImageRow.expires_at, ImageRow.id)
            .limit(BATCH)
        )
        async with self._db.reading() as session:
            rows = (await session.execute(query)).all()
        return [_Expired(row.id, key_of(row.id, row.extension), row.expires_at) for row in rows]

    async def _bury(self, gone: Sequence[_Expired], now: datetime) -> None:
        """Let the rows say that their files are deleted, and count them no more; another sweep may have been faster."""
        if not gone:
            return
        ids = [image.image_id for image in gone]
        buried = update(ImageRow).where(ImageRow.id.in_(ids), ImageRow.swept_at.is_(None)).values(swept_at=now)
        async with self._db.transaction() as session:
            rows = (await session.execute(buried.returning(ImageRow.account_id, ImageRow.size))).all()
            await usage.take_off(session, [(row.account_id, row.size) for row in rows])
        IMAGES_SWEPT.inc(len(rows))

    async def _forget_tombstones(self) -> None:
        """Delete the rows of images that nobody can have a good link to."""
        due = and_(ImageRow.swept_at.is_not(None), ImageRow.expires_at <= self._clock() - TOMBSTONE_LIFE)
        while True:
            async with self._db.reading() as session:
                ids = (await session.scalars(select(ImageRow.id).where(due).limit(BATCH))).all()
            if not ids:
                return
            async with self._db.transaction() as session:
                await session.execute(delete(ImageRow).where(ImageRow.id.in_(ids)))

    async def _sweep_orphans(self) -> int:
        now = self._clock()
        if now - self._listed_at < ORPHAN_INTERVAL:
            return 0
        self._listed_at = now  # now, and not at its end: a listing that fails has cost as much
        orphans = 0
        future: dict[str, datetime] = {}
        async with aclosing(self._blobs.list()) as listing:
            async for blobs in listing:
                suspects = [blob for blob in blobs if not now - ORPHAN_AGE < blob.modified <= now]
                leftovers = await self._without_record(suspects)
                old = [one for one in leftovers if self._since(one.key, one.modified, now, future) <= now - ORPHAN_AGE]
                orphans += len(await self._delete(old))
        drafts = await self._blobs.drafts()
        stale = [one for one in drafts if self._since(str(one.path), one.modified, now, future) <= now - ORPHAN_AGE]
        await asyncio.to_thread(_unlink, stale)
        self._from_the_future = future
        return orphans

    def _since(self, key: str, modified: datetime, now: datetime, future: dict[str, datetime]) -> datetime:
        """Since when a file is there. One from the future, which a clock that was wrong has made, counts from when it
        was first seen; `future` takes these up.
        """
        if modified <= now:
            return modified
        future[key] = self._from_the_future.get(key, now)
        return future[key]

    async def _without_record(self, blobs: Sequence[Blob]) -> list[Blob]:
        """Those that no row speaks of, or only a tombstone."""
        if not blobs:
            return []
        ids = [blob.image_id for blob in blobs]
        query = select(ImageRow.id).where(ImageRow.id.in_(ids), ImageRow.swept_at.is_(None))
        async with self._db.reading() as session:
            known = set((await session.scalars(query)).all())
        return [blob for blob in blobs if blob.image_id not in known]

    async def _delete(self, doomed: Sequence[T]) -> list[T]:
        """Delete the files, and return those that are gone now."""
        done = await asyncio.gather(*(self._delete_one(one.key) for one in doomed))
        return [one for one, gone in zip(doomed, done, strict=True) if gone]

    async def _delete_one(self, key: str) -> bool:
        try:
            await self._blobs.delete(key)
        except BlobError:
            log.warning("blob_not_deleted", key=key, exc_info=True)
            return False
        return True


def _unlink(drafts: Sequence[Draft]) -> None:
    for draft in drafts:
        with suppress(FileNotFoundError):
            draft.path.unlink()
