"""Leftovers: files that no record speaks of, and what writers that were killed have not finished."""

import asyncio
from collections.abc import Sequence
from contextlib import aclosing, suppress
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import select

from limner.kit.clock import EPOCH
from limner.kit.database import Database
from limner.library.blobs import Blob, Blobs
from limner.library.drafts import Draft
from limner.library.tables import ImageRow

LEFTOVER_AGE: Final = timedelta(hours=1)
"""How old a file without a record has to be: a younger one may belong to a request that is not done."""

LISTING_INTERVAL: Final = timedelta(hours=1)
"""How often all files are listed: on a bucket that is what costs."""


class Leftovers:
    """The leftovers of one library."""

    def __init__(self, db: Database, blobs: Blobs) -> None:
        self._db = db
        self._blobs = blobs
        self._listed_at = EPOCH
        self._from_the_future: dict[str, datetime] = {}

    def begin_anew(self) -> None:
        """List all files again: the clock that told when was wrong, and so is what it told of files."""
        self._listed_at = EPOCH
        self._from_the_future.clear()

    async def sweep(self, now: datetime) -> tuple[int, int]:
        """Delete them, where it is time to list all files.

        Returns how many files without a record there were, and how many could not be deleted.
        """
        if now - self._listed_at < LISTING_INTERVAL:
            return 0, 0
        self._listed_at = now  # now, and not at its end: a listing that fails has cost as much
        deleted = found = 0
        future: dict[str, datetime] = {}
        async with aclosing(self._blobs.list()) as listing:
            async for blobs in listing:
                suspects = [blob for blob in blobs if not now - LEFTOVER_AGE < blob.modified <= now]
                unknown = await self._without_record(suspects)
                old = [one for one in unknown if self._since(one.key, one.modified, now, future) <= now - LEFTOVER_AGE]
                found += len(old)
                deleted += len(await self._blobs.delete_all(blob.key for blob in old))
        drafts = await self._blobs.drafts()
        stale = [one for one in drafts if self._since(str(one.path), one.modified, now, future) <= now - LEFTOVER_AGE]
        await asyncio.to_thread(_unlink, stale)
        self._from_the_future = future
        return deleted, found - deleted

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


def _unlink(drafts: Sequence[Draft]) -> None:
    for draft in drafts:
        with suppress(FileNotFoundError):
            draft.path.unlink()
