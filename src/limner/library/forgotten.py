"""What an account kept, deleted at once: its images' files, then their records."""

from typing import Final
from uuid import UUID

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit.database import Database
from limner.library import usage
from limner.library.blobs import Blobs, key_of
from limner.library.store_calls import RETRY_SECONDS, BlobError
from limner.library.tables import ImageRow, UsageRow

BATCH_IMAGES: Final = 100


async def forget(db: Database, blobs: Blobs, account_id: UUID) -> None:
    """Delete all images of an account, their records included. Raises BlobError for files that stay, with theirs."""
    last, failed = UUID(int=0), 0
    while batch := await _after(db, account_id, last):
        deleted = await blobs.delete_all(key for key in batch.values())
        gone = [image_id for image_id, key in batch.items() if key in deleted]
        failed += len(batch) - len(gone)
        last = list(batch)[-1]
        async with db.transaction() as session:
            await _strike_off(session, gone)
    if failed:
        raise BlobError(f"{failed} files of a deleted account cannot be deleted yet.", retry_after=RETRY_SECONDS)
    async with db.transaction() as session:
        await session.execute(delete(UsageRow).where(UsageRow.account_id == account_id))


async def _after(db: Database, account_id: UUID, last: UUID) -> dict[UUID, str]:
    """The next images by id, with the keys of their files."""
    own = select(ImageRow.id, ImageRow.extension).where(ImageRow.account_id == account_id, ImageRow.id > last)
    async with db.reading() as session:
        rows = await session.execute(own.order_by(ImageRow.id).limit(BATCH_IMAGES))
        return {row.id: key_of(row.id, row.extension) for row in rows}


async def _strike_off(session: AsyncSession, gone: list[UUID]) -> None:
    """Delete the records, and count those images no more that were counted."""
    struck = delete(ImageRow).where(ImageRow.id.in_(gone))
    rows = await session.execute(struck.returning(ImageRow.account_id, ImageRow.size, ImageRow.swept_at))
    await usage.take_off(session, [(row.account_id, row.size) for row in rows if row.swept_at is None])
