"""What may be kept is bounded, and what is kept is counted right: whoever else writes, and whoever sweeps."""

import asyncio
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import text

from limner.kit.database import Database
from limner.kit.metrics import REGISTRY
from limner.library import quota, usage
from limner.library.blobs import Blobs
from limner.library.library import Library
from limner.library.links import Links
from limner.library.models import WrittenImage
from limner.library.quota import Quota, StorageFull
from limner.library.settings import LibrarySettings
from limner.library.usage import Usage
from tests.conftest import MovableClock
from tests.library.conftest import SECRET
from tests.library.helpers import ACCOUNT, keep, miscounted, picture
from tests.versions import begin_anew_at

DAY = 86_400.0
OTHER = UUID(int=7)
COLUMNS_OF_OLD = (
    "id",
    "account_id",
    "operation",
    "extension",
    "size",
    "width",
    "height",
    "sha256",
    "seed",
    "scene",
    "created_at",
    "expires_at",
    "swept_at",
)
"""Of images, in the first version."""


class Store:
    """A library with bounds, over the test's database and store."""

    def __init__(self, database: Database, blobs: Blobs, clock: MovableClock) -> None:
        self._parts = (database, blobs, Links(SECRET), clock)

    def library(self, **bounds: Any) -> Library:
        return Library(*self._parts, LibrarySettings(**bounds))


@pytest.fixture
def store(database: Database, blobs: Blobs, clock: MovableClock) -> Store:
    return Store(database, blobs, clock)


async def kept(database: Database, account: UUID = ACCOUNT) -> Usage:
    """What is counted, which has to be what there is."""
    async with database.reading() as session:
        assert await miscounted(session) == []
        return await usage.of_account(session, account)


async def try_room(library: Library, images: int, account: UUID = ACCOUNT) -> None:
    async with library.room_for(account, images):
        pass


async def test_images_are_counted_until_they_are_swept(store: Store, database: Database, clock: MovableClock) -> None:
    library = store.library()
    assert await kept(database) == Usage()
    await keep(library, database, picture(b"12345"), picture(b"678"))
    await keep(library, database, picture(b"9", account_id=OTHER))
    assert await kept(database) == Usage(8, 2)
    clock.advance(DAY)
    assert await kept(database) == Usage(8, 2), "its file is there still"
    await keep(library, database, picture(b"abc"))
    await library.sweep()
    assert await kept(database) == Usage(3, 1)
    assert await kept(database, OTHER) == Usage()
    clock.advance(DAY)
    await library.sweep()
    assert await kept(database) == Usage()


async def test_two_sweeps_count_an_image_once(store: Store, database: Database, clock: MovableClock) -> None:
    first, second = store.library(), store.library()
    await keep(first, database, *(picture(b"12345") for _ in range(40)))
    clock.advance(DAY)
    live = await keep(first, database, picture(b"123"))
    await asyncio.gather(first.sweep(), second.sweep(), first.sweep())
    assert await kept(database) == Usage(3, len(live))


async def test_a_transaction_that_fails_counts_nothing(store: Store, database: Database) -> None:
    library = store.library()
    stored = [await library.store(picture())]

    async def request() -> None:
        async with database.transaction() as session:
            await library.record(session, stored)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await request()
    assert await kept(database) == Usage()


async def test_an_account_keeps_as_many_images_as_it_may(store: Store, database: Database, clock: MovableClock) -> None:
    library = store.library(account_max_images=3)
    await try_room(library, 3)
    with pytest.raises(StorageFull):
        await try_room(library, 4)
    await keep(library, database, picture(), picture())
    await try_room(library, 1)
    with pytest.raises(
        StorageFull, match=r"keeps 2 images, and may keep 3: 2 more .* LIMNER_ACCOUNT_MAX_IMAGES"
    ) as caught:
        await try_room(library, 2)
    assert (caught.value.status, caught.value.code) == (507, "storage_full")
    await try_room(library, 3, OTHER)
    clock.advance(DAY)
    await library.sweep()
    await try_room(library, 3)


async def test_an_account_keeps_as_many_bytes_as_it_may(store: Store, database: Database) -> None:
    library = store.library(account_max_bytes=100)
    await try_room(library, 6)
    await keep(library, database, picture(b"x" * 40))
    await try_room(library, 1)
    with pytest.raises(
        StorageFull, match=r"keeps 40 bytes of images, and may keep 100: 2 more .* LIMNER_ACCOUNT_MAX_BYTES"
    ):
        await try_room(library, 2)  # as large as the first, they would come to 120
    await keep(library, database, picture(b"x" * 60))
    with pytest.raises(StorageFull):
        await try_room(library, 1)


async def test_it_says_which_bound_is_met_by_what_is_under_way(store: Store) -> None:
    library = store.library(account_max_images=5, account_max_bytes=10**9)
    async with library.room_for(ACCOUNT, 3):
        with pytest.raises(StorageFull, match=r"keeps 0 images, and may keep 5: 6 more .* LIMNER_ACCOUNT_MAX_IMAGES"):
            await try_room(library, 3)


async def test_what_is_under_way_takes_room(store: Store) -> None:
    library = store.library(account_max_images=5)
    async with library.room_for(ACCOUNT, 3):
        await try_room(library, 2)
        with pytest.raises(StorageFull):
            await try_room(library, 3)
        await try_room(library, 5, OTHER)
    await try_room(library, 5)


@pytest.mark.parametrize("bounds", [{"account_max_images": 10}, {"account_max_bytes": 50}])
async def test_at_once_they_do_not_go_over_the_bound(store: Store, database: Database, bounds: dict[str, int]) -> None:
    """In processes that know nothing of each other: the last word is the transaction's."""

    async def request(library: Library) -> bool:
        try:
            await keep(library, database, picture(b"12345"))
        except StorageFull:
            return False
        return True

    done = await asyncio.gather(*(request(store.library(**bounds)) for _ in range(16)))
    assert sum(done) == 10
    assert await kept(database) == Usage(50, 10)


async def test_all_accounts_together_are_bounded(
    store: Store, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "FRESH_SECONDS", 1e9)
    library, other = store.library(store_max_bytes=100), store.library(store_max_bytes=100)
    await try_room(other, 1)
    await keep(library, database, picture(b"x" * 50), picture(b"x" * 40, account_id=OTHER))
    with pytest.raises(
        StorageFull, match=r"service keeps 90 bytes of images, and may keep 100.* LIMNER_STORE_MAX_BYTES"
    ):
        await try_room(library, 1, uuid4())
    stored = await library.store(picture(b"x" * 11))
    with pytest.raises(StorageFull):
        await record(library, database, stored)
    await try_room(other, 1)  # what it knows is still fresh
    await other.measure()
    with pytest.raises(StorageFull):
        await try_room(other, 1)
    assert REGISTRY.get_sample_value("limner_store_bytes") == 90
    assert REGISTRY.get_sample_value("limner_store_images") == 2


async def record(library: Library, database: Database, stored: WrittenImage) -> None:
    async with database.transaction() as session:
        await library.record(session, [stored])


async def test_a_disk_that_is_nearly_full(database: Database, tmp_path: Path) -> None:
    free = quota.free_bytes(tmp_path)
    roomy = Quota(database, LibrarySettings(store_min_free_bytes=free // 2), tmp_path)
    async with roomy.room_for(ACCOUNT, 1):
        pass
    assert (REGISTRY.get_sample_value("limner_store_free_bytes") or 0) >= free // 2
    tight = Quota(database, LibrarySettings(store_min_free_bytes=free * 2), tmp_path)
    refused = refusals("free_bytes")
    with pytest.raises(StorageFull, match="LIMNER_STORE_MIN_FREE_BYTES"):
        await tight.room_for(ACCOUNT, 1).__aenter__()
    assert refusals("free_bytes") == refused + 1
    async with tight.room_for(ACCOUNT, 0):
        pass  # what keeps no image is not refused


def refusals(limit: str) -> float:
    return REGISTRY.get_sample_value("limner_storage_refused_total", {"limit": limit}) or 0.0


async def test_no_bound(store: Store, database: Database) -> None:
    library = store.library(account_max_bytes=0, account_max_images=0, store_max_bytes=0, store_min_free_bytes=0)
    await keep(library, database, picture(b"x" * 1000))
    await try_room(library, 1_000_000)


async def test_what_an_earlier_version_kept_is_counted(store: Store, database: Database) -> None:
    """The migration counts what is there; a picture of before keeps its length and digest, and is served."""
    library = store.library()
    stored = await keep(library, database, picture(b"12345"), picture(b"678"), picture(b"9", account_id=OTHER))
    async with database.transaction() as session:
        await session.execute(text("UPDATE images SET swept_at = created_at WHERE size = 3"))
        images = (await session.execute(text(f"SELECT {', '.join(COLUMNS_OF_OLD)} FROM images"))).mappings().all()
        await (await session.connection()).run_sync(begin_anew_at, "0002")
        places = ", ".join(f":{name}" for name in COLUMNS_OF_OLD)
        insert = text(f"INSERT INTO images ({', '.join(COLUMNS_OF_OLD)}) VALUES ({places})")
        await session.execute(insert, [{**image, "scene": "{}"} for image in images])
    await database.migrate()
    assert await kept(database) == Usage(5, 1)
    assert await kept(database, OTHER) == Usage(1, 1)
    await library.verify(await library.open_image(stored[0].image_id))
