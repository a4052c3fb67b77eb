"""What the library's tests say again and again."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit.database import Database
from limner.library.blobs import Blobs
from limner.library.library import Library
from limner.library.models import NewPicture, WrittenImage
from limner.library.tables import ImageRow, UsageRow

ACCOUNT = UUID("01234567-89ab-4def-8123-456789abcdef")


def picture(data: bytes = b"a picture", **other: Any) -> NewPicture:
    values: dict[str, Any] = {
        "extension": "webp",
        "width": 6,
        "height": 4,
        "operation": "generate",
        "account_id": ACCOUNT,
        "seed": 2**32 - 1,
        "scene": {"subjects": ["fox"], "level": 0.5},
    }
    return NewPicture(data, **{**values, **other})


async def keep(library: Library, database: Database, *pictures: NewPicture) -> list[WrittenImage]:
    """Store and record, as a request does."""
    stored = [await library.store(one) for one in pictures]
    async with database.transaction() as session:
        await library.record(session, stored)
    return stored


async def files(blobs: Blobs) -> set[UUID]:
    """The ids of all images that have a file."""
    return {blob.image_id async for chunk in blobs.list() for blob in chunk}


async def rows(database: Database) -> dict[UUID, bool]:
    """The ids of all rows, and whether they are swept."""
    async with database.reading() as session:
        found = await session.execute(select(ImageRow.id, ImageRow.swept_at))
        return {row.id: row.swept_at is not None for row in found}


async def miscounted(session: AsyncSession) -> list[UUID]:
    """The accounts whose count is not that of their images: none, ever."""
    counted = {
        row.account_id: (row.bytes, row.images)
        for row in await session.execute(select(UsageRow.account_id, UsageRow.bytes, UsageRow.images))
    }
    statement = (
        select(ImageRow.account_id, func.sum(ImageRow.size), func.count())
        .where(ImageRow.swept_at.is_(None))
        .group_by(ImageRow.account_id)
    )
    real = {row[0]: (int(row[1]), row[2]) for row in await session.execute(statement)}
    nothing = (0, 0)
    return sorted(
        account_id
        for account_id in counted.keys() | real.keys()
        if counted.get(account_id, nothing) != real.get(account_id, nothing)
    )
