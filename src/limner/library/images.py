"""The records of images: their rows, and the values that are read from them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import cast
from uuid import UUID

from sqlalchemy import ColumnElement, and_, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.imaging.formats import Extension
from limner.kit.clock import Clock
from limner.kit.database import Database, table_of
from limner.kit.errors import NotFound
from limner.library.links import LinkExpired
from limner.library.models import StoredImage, WrittenImage
from limner.library.tables import ImageRow

_RECORD = insert(table_of(ImageRow))


@dataclass(frozen=True, slots=True)
class Shown:
    """Which images are asked for: those with all of the words in their prompt, of one operation where one is named."""

    words: str = ""
    operation: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a list of images, the newest first: right after the one that was made then and has this id."""

    created_at: datetime
    image_id: UUID


class Images:
    """The records of all accounts' images."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def record(self, session: AsyncSession, written: Sequence[WrittenImage], reference: str | None) -> None:
        """Make images of written files, at least one, in the caller's transaction."""
        await session.execute(_RECORD, [{**_row(image), "reference": reference} for image in written])

    async def expire(self, session: AsyncSession, reference: str) -> None:
        """Let the images of a reference be over now, in the caller's transaction."""
        await self._end(session, ImageRow.reference == reference)

    async def get(self, image_id: UUID) -> StoredImage:
        """Raises NotFound if there never was one, LinkExpired if its time is over."""
        async with self._db.reading() as session:
            row = await session.get(ImageRow, image_id)
        if row is None:
            raise NotFound(f"There is no image {image_id}.", code="image_not_found")
        if row.swept_at or row.expires_at <= self._clock():
            raise LinkExpired("The image has expired.")
        return _stored(row)

    async def own(self, account_id: UUID, image_id: UUID) -> StoredImage:
        """As `get`; another account's image is, to this one, none."""
        image = await self.get(image_id)
        if image.account_id != account_id:
            raise NotFound(f"There is no image {image_id}.", code="image_not_found")
        return image

    async def kept(
        self, account_id: UUID, shown: Shown, *, before: Place | None = None, limit: int
    ) -> Sequence[StoredImage]:
        """An account's images that are still kept, the newest first, from after a place on."""
        statement = select(ImageRow).where(
            ImageRow.account_id == account_id, ImageRow.swept_at.is_(None), ImageRow.expires_at > self._clock()
        )
        for word in shown.words.split():
            statement = statement.where(ImageRow.prompt.icontains(word, autoescape=True))
        if shown.operation:
            statement = statement.where(ImageRow.operation == shown.operation)
        if before:
            earlier = and_(ImageRow.created_at == before.created_at, ImageRow.id < before.image_id)
            statement = statement.where(or_(ImageRow.created_at < before.created_at, earlier))
        newest = statement.order_by(ImageRow.created_at.desc(), ImageRow.id.desc()).limit(limit)

        async def read(session: AsyncSession) -> list[StoredImage]:
            return [_stored(row) for row in await session.scalars(newest)]

        return await self._db.lagging(read)

    async def give_up(self, account_id: UUID, image_ids: Collection[UUID]) -> int:
        """End the time of an account's own images now. Returns how many there were."""
        async with self._db.transaction() as session:
            return await self._end(session, ImageRow.account_id == account_id, ImageRow.id.in_(image_ids))

    async def _end(self, session: AsyncSession, *which: ColumnElement[bool]) -> int:
        """End the time of living images now. Returns how many there were."""
        now = self._clock()
        ended = update(ImageRow).where(*which, ImageRow.expires_at > now).values(expires_at=now)
        return len((await session.execute(ended.returning(ImageRow.id))).all())

    async def find(self, account_id: UUID, sha256: str) -> StoredImage | None:
        """An account's image whose file has this digest, if it is still kept."""
        statement = select(ImageRow).where(
            ImageRow.account_id == account_id,
            ImageRow.sha256 == sha256,
            ImageRow.swept_at.is_(None),
            ImageRow.expires_at > self._clock(),
        )
        async with self._db.reading() as session:
            row = (await session.scalars(statement.limit(1))).first()
        return _stored(row) if row else None


def _row(image: WrittenImage) -> dict[str, object]:
    return {
        "id": image.image_id,
        "account_id": image.account_id,
        "operation": image.operation,
        "extension": image.extension,
        "size": image.size,
        "width": image.width,
        "height": image.height,
        "sha256": image.sha256,
        "seed": image.seed,
        "scene": image.scene,
        "created_at": image.created_at,
        "expires_at": image.expires_at,
        "prompt": image.prompt,
    }


def _stored(row: ImageRow) -> StoredImage:
    return StoredImage(
        image_id=row.id,
        account_id=row.account_id,
        operation=row.operation,
        extension=cast(Extension, row.extension),
        size=row.size,
        width=row.width,
        height=row.height,
        sha256=row.sha256,
        seed=row.seed,
        scene=row.scene,
        created_at=row.created_at,
        expires_at=row.expires_at,
        prompt=row.prompt,
    )
