"""What the library's tests say again and again."""

from typing import Any
from uuid import UUID

from sqlalchemy import select

from limner.kit.database import Database
from limner.library.blobs import Blobs
from limner.library.library import Library
from limner.library.models import NewPicture, Stored
from limner.library.records import ImageRow

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


async def keep(library: Library, database: Database, *pictures: NewPicture) -> list[Stored]:
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
