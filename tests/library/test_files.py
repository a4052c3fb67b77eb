"""A file is given only as it was written: whole, found out by length and digest, in pieces."""

import asyncio
import os
from pathlib import Path

import pytest

from limner.kit.database import Database
from limner.kit.errors import NotFound
from limner.library.blobs import Blobs, key_of
from limner.library.files import VERIFICATIONS_AT_ONCE
from limner.library.library import Library
from limner.library.links import Links
from limner.library.models import WrittenImage
from limner.library.store_calls import CALL_SECONDS, BlobError
from tests.clocks import leap
from tests.conftest import MovableClock
from tests.library.conftest import SECRET
from tests.library.helpers import keep, picture

DATA = os.urandom(300_000)


@pytest.fixture
async def blobs(tmp_path: Path) -> Blobs:
    """In a directory, where files can be spoilt."""
    return await Blobs.open("", tmp_path / "images")


@pytest.fixture
async def image(library: Library, database: Database) -> WrittenImage:
    return (await keep(library, database, picture(DATA)))[0]


def file_of(blobs: Blobs, image: WrittenImage) -> Path:
    assert blobs.directory
    return blobs.directory / key_of(image.image_id, image.extension)


def _cut(file: Path) -> None:
    file.write_bytes(DATA[:100_000])


def _grow(file: Path) -> None:
    file.write_bytes(DATA + b"x")


def _empty(file: Path) -> None:
    file.write_bytes(b"")


def _alter(file: Path) -> None:
    file.write_bytes(DATA[:-1] + bytes([DATA[-1] ^ 1]))


@pytest.mark.parametrize("spoil", [_cut, _grow, _empty, _alter])
async def test_a_file_that_is_not_as_it_was_written_is_gone(
    library: Library, blobs: Blobs, image: WrittenImage, spoil: object
) -> None:
    await library.verify(image)
    assert callable(spoil)
    spoil(file_of(blobs, image))
    for attempt in (library.verify(image), library.read(image), library.verify(image)):
        with pytest.raises(NotFound, match="is damaged") as caught:
            await attempt
        assert caught.value.code == "image_not_found"
    file_of(blobs, image).write_bytes(DATA)
    await library.verify(image)


async def test_another_process_finds_it_too(
    library: Library, database: Database, blobs: Blobs, image: WrittenImage, clock: MovableClock
) -> None:
    """One that has not written the file reads it through."""
    other = Library(database, blobs, Links(SECRET), clock)
    await other.verify(image)
    _alter(file_of(blobs, image))
    with pytest.raises(NotFound):
        await Library(database, blobs, Links(SECRET), clock).verify(image)


async def test_a_file_is_read_through_once_in_each_version(
    library: Library, database: Database, blobs: Blobs, image: WrittenImage, clock: MovableClock
) -> None:
    other = Library(database, blobs, Links(SECRET), clock)
    reads = counted(blobs)
    await library.verify(image)
    assert reads == [], "who has written it knows it"
    await other.verify(image)
    assert sum(reads) == len(DATA)
    await other.verify(image)
    assert sum(reads) == len(DATA)
    file_of(blobs, image).write_bytes(DATA)
    await other.verify(image)
    assert sum(reads) == 2 * len(DATA)


async def test_no_more_than_a_piece_is_read_ahead(library: Library, blobs: Blobs, image: WrittenImage) -> None:
    reads = counted(blobs)
    pieces = library.pieces(image, 10, 250_000)
    got = b""
    async for piece in pieces:
        got += piece
        assert sum(reads) == len(got)
        assert len(piece) <= 65_536
    assert got == DATA[10:250_000]


async def test_a_file_that_is_cut_while_it_is_read(library: Library, blobs: Blobs, image: WrittenImage) -> None:
    pieces = library.pieces(image, 0, len(DATA))
    assert await anext(pieces) == DATA[:65_536]
    _cut(file_of(blobs, image))
    with pytest.raises(NotFound, match="ends within"):
        await anext(pieces)


@pytest.fixture
def another(database: Database, blobs: Blobs, clock: MovableClock) -> Library:
    """As another process has it, which has not seen the files yet."""
    return Library(database, blobs, Links(SECRET), clock)


async def test_a_store_that_is_slow_with_each_piece_is_waited_for_once(
    another: Library, blobs: Blobs, image: WrittenImage, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = blobs.get_range

    async def slow(key: str, start: int, end: int) -> bytes:
        leap(0.6 * CALL_SECONDS)
        return await read(key, start, end)

    monkeypatch.setattr(blobs, "get_range", slow)
    with pytest.raises(BlobError) as caught:
        await another.verify(image)
    assert (caught.value.status, blobs.failures) == (503, 1)


async def test_who_waits_for_others_is_not_kept_longer(
    library: Library, another: Library, database: Database, blobs: Blobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    images = await keep(library, database, *[picture(DATA)] * (VERIFICATIONS_AT_ONCE + 1))
    begun = asyncio.Semaphore(0)

    async def hanging(key: str, start: int, end: int) -> bytes:
        begun.release()
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(blobs, "get_range", hanging)
    waiting = [asyncio.create_task(another.verify(image)) for image in images]
    for _ in range(VERIFICATIONS_AT_ONCE):
        await begun.acquire()
    leap(2 * CALL_SECONDS)
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [BlobError] * len(images)


def counted(blobs: Blobs) -> list[int]:
    """The lengths of all parts that are read from now on."""
    lengths: list[int] = []
    read = blobs.get_range

    async def noted(key: str, start: int, end: int) -> bytes:
        data = await read(key, start, end)
        lengths.append(len(data))
        return data

    blobs.get_range = noted  # type: ignore[method-assign]
    return lengths
