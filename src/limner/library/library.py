"""The library: images go in with their records, come out by id, and are gone when their time is over."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import timedelta
from typing import Literal, Self
from uuid import UUID, uuid4

import structlog
from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit.clock import Clock, utc_now
from limner.kit.database import Database
from limner.kit.storage import StorageSettings
from limner.library.blobs import Blobs
from limner.library.files import Files, digest
from limner.library.forgotten import forget
from limner.library.images import Images, Place, Shown
from limner.library.links import Links
from limner.library.models import NewPicture, StoredImage, WrittenImage
from limner.library.probe import StoreProbe
from limner.library.quota import Quota
from limner.library.redirects import Redirects, source_of
from limner.library.secret import signing_key
from limner.library.settings import LibrarySettings
from limner.library.store_calls import BlobError
from limner.library.sweeper import Sweeper, Swept

log = structlog.get_logger(__name__)


class Library:
    """What is kept. A file is written first and recorded after; it is deleted first and struck off after.

    So there is never a record of a file that was not there, and a file without a record is a leftover, which the
    sweeper deletes.
    """

    def __init__(
        self, db: Database, blobs: Blobs, links: Links, clock: Clock = utc_now, settings: LibrarySettings | None = None
    ) -> None:
        chosen = settings or LibrarySettings()
        self.links = links
        self.probe = StoreProbe(blobs)
        self._db = db
        self._blobs = blobs
        self._images = Images(db, clock)
        self._files = Files(blobs)
        self._clock = clock
        self._ttl = timedelta(seconds=chosen.image_ttl)
        self._quota = Quota(db, chosen, blobs.directory)
        self._sweeper = Sweeper(db, blobs, clock)
        self._redirects = Redirects(self._files, clock) if chosen.image_links == "redirect" else None
        self.store_source = ""

    @classmethod
    async def open(
        cls, db: Database, settings: LibrarySettings, storage: StorageSettings, clock: Clock = utc_now
    ) -> Self:
        """The library that the settings describe. Raises SettingsError if its store or its key cannot be used."""
        blobs = await Blobs.open(settings.blob_url, storage.data_dir / "images", settings.blob_timeout)
        if settings.signing_secret:
            key = settings.signing_secret.get_secret_value().encode()
        else:
            key = await asyncio.to_thread(signing_key, storage.data_dir / "signing.key")
        library = cls(db, blobs, Links(key), clock, settings)
        if settings.image_links == "redirect":
            library.store_source = await source_of(blobs)
        return library

    async def close(self) -> None:
        """End what goes on in the background."""
        await self.probe.close()

    def room_for(self, account_id: UUID, images: int) -> AbstractAsyncContextManager[None]:
        """Room for images that the block makes. Raises StorageFull before it where there is none."""
        return self._quota.room_for(account_id, images)

    async def store(self, picture: NewPicture) -> WrittenImage:
        """Write the file under a fresh random id. It is an image only once it is recorded. Raises BlobError."""
        created_at = self._clock()
        stored = WrittenImage(
            image_id=uuid4(),
            account_id=picture.account_id,
            operation=picture.operation,
            extension=picture.extension,
            size=len(picture.data),
            width=picture.width,
            height=picture.height,
            sha256=await asyncio.to_thread(digest, picture.data),
            seed=picture.seed,
            scene=picture.scene,
            created_at=created_at,
            expires_at=created_at + self._ttl,
            prompt=picture.prompt,
        )
        await self._files.write(stored, picture.data)
        return stored

    async def record(self, session: AsyncSession, stored: Sequence[WrittenImage], reference: str | None = None) -> None:
        """Make images of an account's stored files, in the caller's transaction. Raises StorageFull.

        `reference` names what they were made for, for `expire`.
        """
        if stored:
            await self._images.record(session, stored, reference)
            await self._quota.count(session, stored)  # last: it locks the account's count

    async def expire(self, session: AsyncSession, reference: str) -> None:
        """Let the time of a reference's images be over now, in the caller's transaction; a sweep deletes the files."""
        await self._images.expire(session, reference)

    async def discard(self, stored: Sequence[WrittenImage]) -> None:
        """Delete the files of a request that failed. What cannot be deleted now is left to the sweeper."""
        await asyncio.gather(*(self._discard(picture) for picture in stored))

    async def _discard(self, picture: WrittenImage) -> None:
        try:
            await self._files.delete(picture)
        except BlobError:
            log.warning("blob_not_discarded", image_id=str(picture.image_id), exc_info=True)

    async def forget(self, account_id: UUID) -> None:
        """Delete all that an account keeps. Raises BlobError where files stay; the next call goes on with those."""
        await forget(self._db, self._blobs, account_id)

    async def open_image(self, image_id: UUID) -> StoredImage:
        """The record of an image. Raises NotFound if there never was one, LinkExpired if its time is over."""
        return await self._images.get(image_id)

    async def kept(
        self, account_id: UUID, shown: Shown, *, before: Place | None = None, limit: int
    ) -> Sequence[StoredImage]:
        """An account's images that are still kept, the newest first, from after a place on."""
        return await self._images.kept(account_id, shown, before=before, limit=limit)

    async def own(self, account_id: UUID, image_id: UUID) -> StoredImage:
        """An account's own image. Raises NotFound for any other, LinkExpired if its time is over."""
        return await self._images.own(account_id, image_id)

    async def give_up(self, account_id: UUID, image_ids: Collection[UUID]) -> int:
        """End the time of an account's own images now: no link opens them, and the sweeper deletes their files.

        Returns how many there were.
        """
        return await self._images.give_up(account_id, image_ids)

    async def find(self, account_id: UUID, sha256: str) -> StoredImage | None:
        """The record of an account's image whose file has this digest, if it is still kept."""
        return await self._images.find(account_id, sha256)

    async def verify(self, image: WrittenImage) -> None:
        """Raises NotFound if an image's file is gone or damaged, BlobError if the store fails."""
        await self._files.verify(image)

    async def address(self, image: WrittenImage, method: Literal["GET", "HEAD"]) -> str | None:
        """Where the bucket answers for the service, as `Redirects.address`; None where no setting says that it does."""
        return await self._redirects.address(image, method) if self._redirects else None

    async def read(self, image: WrittenImage) -> bytes:
        """An image's whole file. Raises as `verify` does."""
        return await self._files.read(image)

    def pieces(self, image: WrittenImage, start: int, end: int) -> AsyncIterator[bytes]:
        """The bytes of an image's file from `start` up to `end`, which is not read, one piece in memory at a time.

        Raises ValueError for what is empty or leaves the file, and otherwise as `verify` does.
        """
        return self._files.pieces(image, start, end)

    def path(self, image: WrittenImage) -> str:
        """The image's signed link, without the service's base address; the same each time."""
        return self.links.path(image.image_id, image.extension, int(image.expires_at.timestamp()))

    async def sweep(self) -> Swept:
        """Delete what has expired, and files without a record. Safe to cut off and to run anywhere, at any time."""
        return await self._sweeper.sweep()

    async def measure(self) -> None:
        """Bring the metrics of the store up to date: whether it works, what it holds, what is free."""
        await self.probe.works()
        await self._quota.measure()
