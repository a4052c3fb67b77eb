"""Files by key: in a directory or in memory, the same behaviour."""

import os
import stat
from datetime import timedelta
from pathlib import Path
from uuid import uuid4

import pytest
from obstore.store import MemoryStore

from limner.kit.clock import utc_now
from limner.kit.errors import SettingsError
from limner.library.blobs import Blobs, key_of
from limner.library.store_calls import BlobError


@pytest.fixture(params=["directory", "memory"])
async def blobs(request: pytest.FixtureRequest, tmp_path: Path) -> Blobs:
    return Blobs(MemoryStore()) if request.param == "memory" else await Blobs.open("", tmp_path / "images")


async def test_what_is_put_can_be_got_listed_and_deleted(blobs: Blobs) -> None:
    image_id = uuid4()
    key = key_of(image_id, "webp")
    data = os.urandom(100_000)
    await blobs.put(key, data)
    assert await blobs.get(key) == data
    assert await blobs.get_range(key, 5, 17) == data[5:17]
    ((blob,),) = [chunk async for chunk in blobs.list()]
    assert (blob.key, blob.image_id) == (key, image_id)
    assert abs(blob.modified - utc_now()) < timedelta(minutes=1)
    await blobs.delete(key)
    await blobs.delete(key)
    assert [chunk async for chunk in blobs.list() if chunk] == []
    with pytest.raises(FileNotFoundError):
        await blobs.get(key)
    with pytest.raises(FileNotFoundError):
        await blobs.get_range(key, 0, 1)


async def test_foreign_files_are_passed_over(blobs: Blobs) -> None:
    image_id = uuid4()
    for key in ("notes.txt", f"{image_id}.webp", f"ab/{image_id}", f"ab/{image_id}x.webp", "ab/cd/ef.png"):
        await blobs.put(key, b"x")
    assert [chunk async for chunk in blobs.list() if chunk] == []


async def test_many_are_listed_in_chunks(blobs: Blobs) -> None:
    ids = {uuid4() for _ in range(1_100)}
    for image_id in ids:
        await blobs.put(key_of(image_id, "png"), b"x")
    chunks = [chunk async for chunk in blobs.list()]
    assert {blob.image_id for chunk in chunks for blob in chunk} == ids
    assert max(map(len, chunks)) <= 500


async def test_a_directory_is_its_owners(tmp_path: Path) -> None:
    blobs = await Blobs.open((tmp_path / "with space").as_uri(), tmp_path / "unused")
    await blobs.put(key_of(uuid4(), "png"), b"x")
    assert stat.S_IMODE((tmp_path / "with space").stat().st_mode) == 0o700
    assert not (tmp_path / "unused").exists()


async def test_a_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    """A writer that is killed leaves a draft, which is no file of the store."""
    blobs = await Blobs.open("", tmp_path)
    key = key_of(uuid4(), "png")
    await blobs.put(key, b"x")
    draft = tmp_path / f"{key_of(uuid4(), 'png')}#1"
    draft.parent.mkdir(exist_ok=True)
    draft.write_bytes(b"half")
    assert [blob.key async for chunk in blobs.list() for blob in chunk] == [key]
    (found,) = await blobs.drafts()
    assert found.path == draft
    assert abs(found.modified - utc_now()) < timedelta(minutes=1)
    assert await blobs.get(key) == b"x"


@pytest.mark.parametrize("url", ["file://host/images", "s3://", "gs://bucket/prefix", "file:///proc/nothing/here"])
async def test_a_store_that_cannot_be_used_stops_the_start(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOOGLE_SERVICE_ACCOUNT", str(tmp_path / "missing.json"))
    with pytest.raises(SettingsError, match="LIMNER_BLOB_URL"):
        await Blobs.open(url, tmp_path)


async def test_a_store_that_fails_says_so_in_our_words(tmp_path: Path) -> None:
    blobs = await Blobs.open("", tmp_path / "images")
    key = key_of(uuid4(), "png")
    (tmp_path / "images" / key[:2]).write_text("in the way")
    with pytest.raises(BlobError) as caught:
        await blobs.put(key, b"x")
    assert str(tmp_path) not in caught.value.message
