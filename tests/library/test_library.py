"""Images go in and come out; a request that fails leaves nothing; what is over is gone, what never was is not found."""

import hashlib
import re
from pathlib import Path
from uuid import uuid4

import pytest

from limner.kit.database import Database
from limner.kit.errors import NotFound, SettingsError
from limner.kit.storage import StorageSettings
from limner.library.blobs import Blobs, key_of
from limner.library.library import Library
from limner.library.links import LinkExpired
from limner.library.models import StoredImage
from limner.library.settings import LibrarySettings
from limner.library.store_calls import BlobError
from tests.conftest import MovableClock
from tests.library.helpers import ACCOUNT, files, keep, picture, rows


async def test_a_picture_comes_back_whole(library: Library, database: Database, clock: MovableClock) -> None:
    data = bytes(range(256)) * 40
    (stored,) = await keep(library, database, picture(data, extension="svg", seed=None))
    record = await library.open_image(stored.image_id)
    assert isinstance(record, StoredImage)
    assert (record.extension, record.media_type) == ("svg", "image/svg+xml")
    assert (record.size, record.sha256) == (len(data), hashlib.sha256(data).hexdigest())
    assert (record.width, record.height, record.operation, record.account_id) == (6, 4, "generate", ACCOUNT)
    assert (record.seed, record.scene) == (None, {"subjects": ["fox"], "level": 0.5})
    assert record.created_at == clock.now
    assert (record.expires_at - record.created_at).total_seconds() == 86_400
    assert await library.read(record) == await library.read(stored) == data


async def test_several_at_once(library: Library, database: Database) -> None:
    stored = await keep(library, database, *(picture(bytes([index])) for index in range(6)))
    assert len({one.image_id for one in stored}) == 6
    for index, one in enumerate(stored):
        assert await library.read(await library.open_image(one.image_id)) == bytes([index])
        assert one.seed == 2**32 - 1


async def test_the_link_is_the_same_each_time_and_opens_the_image(
    library: Library, database: Database, clock: MovableClock
) -> None:
    (stored,) = await keep(library, database, picture())
    path = library.path(stored)
    clock.advance(3600)
    record = await library.open_image(stored.image_id)
    assert library.path(record) == path
    found = re.fullmatch(r"/images/(.+)\.webp\?expires=(\d+)&signature=([\w-]+)", path)
    assert found
    assert found[1] == str(stored.image_id)
    expires = int(found[2])
    assert 0 <= stored.expires_at.timestamp() - expires < 1
    library.links.check(stored.image_id, "webp", expires, found[3], clock.now)


@pytest.mark.parametrize("span", [(0, 1), (0, 9), (3, 7), (8, 9)])
async def test_a_part_of_a_file(library: Library, database: Database, span: tuple[int, int]) -> None:
    (stored,) = await keep(library, database, picture(b"123456789"))
    assert b"".join([piece async for piece in library.pieces(stored, *span)]) == b"123456789"[slice(*span)]


@pytest.mark.parametrize("span", [(0, 0), (4, 3), (-1, 3), (0, 10), (9, 10)])
async def test_no_part_of_a_file(library: Library, database: Database, span: tuple[int, int]) -> None:
    (stored,) = await keep(library, database, picture(b"123456789"))
    with pytest.raises(ValueError, match="no part"):
        await anext(library.pieces(stored, *span))


async def test_what_never_was_is_not_found(library: Library) -> None:
    with pytest.raises(NotFound) as caught:
        await library.open_image(uuid4())
    assert (caught.value.status, caught.value.code) == (404, "image_not_found")


async def test_what_is_stored_alone_is_no_image_yet(library: Library) -> None:
    stored = await library.store(picture())
    with pytest.raises(NotFound):
        await library.open_image(stored.image_id)


async def test_a_transaction_that_fails_leaves_no_record(library: Library, database: Database) -> None:
    stored = [await library.store(picture())]

    async def request() -> None:
        async with database.transaction() as session:
            await library.record(session, stored)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await request()
    assert await rows(database) == {}


async def test_nothing_to_record_is_fine(library: Library, database: Database) -> None:
    assert await keep(library, database) == []


async def test_a_failed_requests_files_are_discarded(library: Library, blobs: Blobs) -> None:
    stored = [await library.store(picture()) for _ in range(3)]
    await blobs.delete(key_of(stored[0].image_id, "webp"))
    await library.discard(stored)
    assert await files(blobs) == set()


async def test_discarding_never_fails(library: Library, blobs: Blobs, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = [await library.store(picture()) for _ in range(2)]

    async def out_of_order(key: str) -> None:
        raise BlobError("The store is away.")

    monkeypatch.setattr(blobs, "delete", out_of_order)
    await library.discard(stored)


async def test_an_expired_image_is_gone_before_and_after_it_is_swept(
    library: Library, database: Database, clock: MovableClock
) -> None:
    (stored,) = await keep(library, database, picture())
    clock.advance(86_399)
    await library.open_image(stored.image_id)
    clock.advance(1)
    for _ in range(2):
        with pytest.raises(LinkExpired):
            await library.open_image(stored.image_id)
        await library.sweep()


async def test_the_images_of_a_reference_expire_at_once(
    library: Library, database: Database, clock: MovableClock, blobs: Blobs
) -> None:
    others = await keep(library, database, picture())
    made = [await library.store(picture()) for _ in range(2)]
    async with database.transaction() as session:
        await library.record(session, made, "a charge")
    await library.sweep()
    async with database.transaction() as session:
        await library.expire(session, "a charge")
    for image in made:
        with pytest.raises(LinkExpired):
            await library.open_image(image.image_id)
    assert await library.open_image(others[0].image_id)
    assert (await library.sweep()).records == 2
    assert await files(blobs) == {others[0].image_id}


async def test_a_file_that_somebody_took_away(library: Library, database: Database, blobs: Blobs) -> None:
    (stored,) = await keep(library, database, picture())
    await blobs.delete(key_of(stored.image_id, "webp"))
    for attempt in (library.verify(stored), library.read(stored), anext(library.pieces(stored, 0, 2))):
        with pytest.raises(NotFound):
            await attempt


async def test_the_embedded_default(database: Database, tmp_path: Path) -> None:
    storage = StorageSettings(data_dir=tmp_path)
    library = await Library.open(database, LibrarySettings(), storage)
    (stored,) = await keep(library, database, picture())
    again = await Library.open(database, LibrarySettings(), storage)
    assert again.path(stored) == library.path(stored)
    assert await again.read(stored) == b"a picture"
    assert (tmp_path / "signing.key").is_file()
    assert [file.name for file in (tmp_path / "images").rglob("*.webp")] == [f"{stored.image_id}.webp"]


async def test_a_secret_of_ones_own_and_another_life(database: Database, tmp_path: Path) -> None:
    settings = LibrarySettings(signing_secret="0123456789" * 4, image_ttl=60)
    library = await Library.open(database, settings, StorageSettings(data_dir=tmp_path))
    (stored,) = await keep(library, database, picture())
    assert (stored.expires_at - stored.created_at).total_seconds() == 60
    assert not (tmp_path / "signing.key").exists()


async def test_a_key_that_cannot_be_used_stops_the_start(database: Database, tmp_path: Path) -> None:
    (tmp_path / "signing.key").write_text("nonsense")
    with pytest.raises(SettingsError):
        await Library.open(database, LibrarySettings(), StorageSettings(data_dir=tmp_path))
