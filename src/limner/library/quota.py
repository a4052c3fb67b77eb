"""How much may be kept: by one account, in the whole store, and up to what the disk has free."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit.database import Database
from limner.kit.errors import LimnerError
from limner.kit.metrics import STORAGE_REFUSED, STORE_BYTES, STORE_FREE_BYTES, STORE_IMAGES
from limner.library import usage
from limner.library.models import WrittenImage
from limner.library.settings import LibrarySettings
from limner.library.usage import Usage

FRESH_SECONDS: Final = 5.0
"""How long the sum over all accounts, and what the disk has free, are good; what this process adds counts at once."""

DISK_SECONDS: Final = 1.0
"""How long a request waits for the disk to say what is free."""

UNBOUNDED: Final = 2**62
"""Bytes or images where no setting bounds them."""


class StorageFull(LimnerError):  # noqa: N818  named for what happened
    """What the request would add has no room. Nothing is charged."""

    status = 507
    type = "overloaded_error"
    code = "storage_full"


class Quota:
    """Refuses what would go over the bounds.

    Images under way in this process count as well, each as large as those kept are on average.
    """

    def __init__(self, db: Database, settings: LibrarySettings, directory: Path | None) -> None:
        """`directory` is where a local store is."""
        self._db = db
        self._account = Usage(settings.account_max_bytes or UNBOUNDED, settings.account_max_images or UNBOUNDED)
        self._store_bytes = settings.store_max_bytes or UNBOUNDED
        self._min_free = settings.store_min_free_bytes
        self._directory = directory
        self._all = Usage()
        self._free = UNBOUNDED
        self._fresh_until = 0.0
        self._measuring: asyncio.Task[None] | None = None
        self._under_way: Counter[UUID] = Counter()

    @asynccontextmanager
    async def room_for(self, account_id: UUID, images: int) -> AsyncIterator[None]:
        """Room for images that the block makes. Raises StorageFull before it."""
        if images:
            await self._check(account_id, images)
        self._under_way[account_id] += images
        try:
            yield
        finally:
            self._under_way[account_id] -= images
            if not self._under_way[account_id]:
                del self._under_way[account_id]

    async def count(self, session: AsyncSession, stored: Sequence[WrittenImage]) -> None:
        """Count images of one account that are being recorded, in the same transaction. Raises StorageFull."""
        more = Usage(sum(image.size for image in stored), len(stored))
        if self._all.bytes + more.bytes > self._store_bytes:
            raise self._store_full()
        account_id = stored[0].account_id
        if not await usage.add(session, account_id, more, self._account):
            raise self._account_full(await usage.of_account(session, account_id), more)
        self._all = Usage(self._all.bytes + more.bytes, self._all.images + more.images)

    async def measure(self) -> None:
        """Learn what all accounts keep and what the disk has free, and show it in the metrics."""
        self._fresh_until = time.monotonic() + FRESH_SECONDS  # before: one asks, the others go by what was known
        async with self._db.reading() as session:
            self._all = await usage.of_all(session)
        STORE_BYTES.set(self._all.bytes)
        STORE_IMAGES.set(self._all.images)
        if self._directory is not None:
            await self._measure_disk(self._directory)

    async def _check(self, account_id: UUID, images: int) -> None:
        if time.monotonic() >= self._fresh_until:
            await self.measure()
        async with self._db.reading() as session:
            kept = await usage.of_account(session, account_id)
        more = kept.with_more(self._under_way[account_id] + images)
        if more.images > self._account.images or max(more.bytes, kept.bytes + 1) > self._account.bytes:
            raise self._account_full(kept, Usage(more.bytes - kept.bytes, more.images - kept.images))
        coming = self._all.with_more(self._under_way.total() + images).bytes
        if max(coming, self._all.bytes + 1) > self._store_bytes:
            raise self._store_full()
        if self._free - (coming - self._all.bytes) < self._min_free:
            STORAGE_REFUSED.labels("free_bytes").inc()
            raise StorageFull(
                "The disk of the images is nearly full, and the service leaves the rest of it free "
                "(LIMNER_STORE_MIN_FREE_BYTES). Send the request again when its operator has made room."
            )

    def _account_full(self, kept: Usage, more: Usage) -> StorageFull:
        most = self._account
        if kept.images + more.images > most.images:
            limit, what = "account_images", f"{kept.images:,} images, and may keep {most.images:,}"
        else:
            limit, what = "account_bytes", f"{kept.bytes:,} bytes of images, and may keep {most.bytes:,}"
        STORAGE_REFUSED.labels(limit).inc()
        return StorageFull(
            f"The account keeps {what}: {more.images} more would be too much, those under way included. Images go when "
            f"their time is over; the service's operator can raise LIMNER_{limit.replace('_', '_MAX_').upper()}."
        )

    def _store_full(self) -> StorageFull:
        STORAGE_REFUSED.labels("store_bytes").inc()
        return StorageFull(
            f"The service keeps {self._all.bytes:,} bytes of images, and may keep {self._store_bytes:,}. Images go "
            "when their time is over; the service's operator can raise LIMNER_STORE_MAX_BYTES."
        )

    async def _measure_disk(self, directory: Path) -> None:
        """One question at a time: a disk may hang. What it said last stands until it answers."""
        if self._measuring is None or self._measuring.done():
            self._measuring = asyncio.create_task(self._ask_disk(directory))
        await asyncio.wait({self._measuring}, timeout=DISK_SECONDS)

    async def _ask_disk(self, directory: Path) -> None:
        with suppress(OSError):
            self._free = await asyncio.to_thread(free_bytes, directory)
            STORE_FREE_BYTES.set(self._free)


def free_bytes(directory: Path) -> int:
    """The bytes that this process may still write to the directory's disk. Raises OSError."""
    stat = os.statvfs(directory)
    return stat.f_bavail * stat.f_frsize
