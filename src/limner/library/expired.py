"""Expired images: their files are deleted, then their rows say so, and are forgotten a day later."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from uuid import UUID

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit import months
from limner.kit.clock import EPOCH
from limner.kit.database import Database
from limner.kit.metrics import IMAGES_SWEPT
from limner.kit.months import Part, beginning
from limner.library import usage
from limner.library.blobs import Blobs, key_of
from limner.library.tables import ImageRow

BATCH_IMAGES: Final = 100
"""Images in one step, and in one transaction."""

TOMBSTONE_LIFE: Final = timedelta(days=1)
"""How long after its expiry an image's row is kept, so that its link says that it is gone rather than unknown."""

STUCK_IMAGES: Final = 1_000
"""Images whose files could not be deleted that are remembered. Where more fail, the store does, and all wait."""

LATE_RECORDS: Final = timedelta(hours=1)
"""How far an expired image may have stayed unseen behind the point that a sweep has come to."""

MONTHS_INTERVAL: Final = timedelta(hours=1)
"""How often it is looked which months are over."""


@dataclass(frozen=True, slots=True)
class _Expired:
    image_id: UUID
    key: str
    expires_at: datetime


class Expired:
    """The expired images of one library, as far as this process has come with them."""

    def __init__(self, db: Database, blobs: Blobs) -> None:
        self._db = db
        self._blobs = blobs
        self._clean_until = EPOCH
        self._stuck: list[_Expired] = []
        """Those before `_clean_until` whose files could not be deleted."""
        self._months_at = EPOCH

    def begin_anew(self) -> None:
        """Look at all rows again: the clock by which some were passed over was wrong."""
        self._clean_until = EPOCH
        self._stuck = []
        self._months_at = EPOCH

    async def sweep(self, now: datetime) -> tuple[int, int]:
        """Delete those whose time is over; how many there were, and how many could not be deleted.

        Begins where the last sweep of this process came to: before that there are only tombstones, and what could not
        be deleted then, which is tried again.
        """
        swept = 0
        stuck: dict[UUID, _Expired] = {}
        async for batch in self._due(now):
            deleted = await self._blobs.delete_all(image.key for image in batch)
            gone = [image for image in batch if image.key in deleted]
            await self._bury(gone, now)
            swept += len(gone)
            for image in batch:
                if image.key in deleted:
                    stuck.pop(image.image_id, None)
                else:
                    stuck[image.image_id] = image
        if len(stuck) <= STUCK_IMAGES:
            self._clean_until = now - LATE_RECORDS
            self._stuck = list(stuck.values())
        return swept, len(stuck)

    async def _due(self, now: datetime) -> AsyncIterator[Sequence[_Expired]]:
        """What to delete, in batches; an image may come twice where it was stuck."""
        for first in range(0, len(self._stuck), BATCH_IMAGES):
            yield self._stuck[first : first + BATCH_IMAGES]
        last = _Expired(UUID(int=0), "", self._clean_until)
        while batch := await self._expired_after(last, now):
            yield batch
            last = batch[-1]

    async def forget_tombstones(self, now: datetime) -> None:
        """Delete the rows of images that nobody can have a good link to, and the months that have no others."""
        await self._drop_months(now)
        due = and_(ImageRow.swept_at.is_not(None), ImageRow.expires_at <= now - TOMBSTONE_LIFE)
        while True:
            async with self._db.reading() as session:
                ids = (await session.scalars(select(ImageRow.id).where(due).limit(BATCH_IMAGES))).all()
            if not ids:
                return
            async with self._db.transaction() as session:
                await session.execute(delete(ImageRow).where(ImageRow.id.in_(ids)))

    async def _drop_months(self, now: datetime) -> None:
        """Drop the parts of months that are over and of whose images no link is good, nor said to be over."""
        if now - self._months_at < MONTHS_INTERVAL:
            return
        self._months_at = now
        async with self._db.reading() as session:
            found = await months.parts(session, ImageRow.__tablename__)
            old = [part for part in found if beginning(part.end) <= now - TOMBSTONE_LIFE]
            over = [part for part in old if not await _counts(part, now, session)]
        for part in over:
            await months.drop(self._db, part, unless=partial(_counts, part, now))

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
            .limit(BATCH_IMAGES)
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


async def _counts(part: Part, now: datetime, session: AsyncSession) -> bool:
    """Whether a part has an image whose file is there, or whose link has to say that it is gone."""
    within = [ImageRow.created_at < beginning(part.end)]
    if part.first:
        within.append(ImageRow.created_at >= beginning(part.first))
    counts = or_(ImageRow.swept_at.is_(None), ImageRow.expires_at > now - TOMBSTONE_LIFE)
    return await session.scalar(select(ImageRow.id).where(*within, counts).limit(1)) is not None
