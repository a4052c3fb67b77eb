"""After a sweep every file has its record and every record its file, wherever sweeps before were cut off."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit import months
from limner.kit.database import Database
from limner.kit.metrics import IMAGES_SWEPT
from limner.library import expired
from limner.library.blobs import Blob, Blobs, key_of
from limner.library.leftovers import Leftovers
from limner.library.library import Library
from limner.library.links import Links
from limner.library.settings import LibrarySettings
from limner.library.store_calls import BlobError
from limner.library.sweeper import Sweeper, Swept
from tests.conftest import MovableClock
from tests.library.conftest import SECRET
from tests.library.helpers import files, keep, picture, rows

HOUR = 3600.0
DAY = 24 * HOUR


class Killed(BaseException):
    """The process ends here."""


class Fuse:
    """Burns down with every step, and ends the process at the last."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def step(self) -> None:
        self.steps -= 1
        if self.steps < 0:
            raise Killed


class MortalBlobs(Blobs):
    """A store whose process may be killed before and after each of its steps."""

    def __init__(self, blobs: Blobs, fuse: Fuse) -> None:
        super().__init__(blobs._store)
        self._fuse = fuse

    async def delete(self, key: str) -> None:
        self._fuse.step()
        await super().delete(key)
        self._fuse.step()

    async def list(self) -> Any:
        async for chunk in super().list():
            self._fuse.step()
            yield chunk


class MortalDatabase(Database):
    """A database whose process may be killed before and after each commit."""

    def __init__(self, database: Database, fuse: Fuse) -> None:
        self.__dict__.update(database.__dict__)
        self._fuse = fuse

    @asynccontextmanager
    async def transaction(self, turn: Hashable = None) -> AsyncIterator[AsyncSession]:
        async with super().transaction(turn) as session:
            yield session
            self._fuse.step()
        self._fuse.step()


async def furnish(library: Library, database: Database, clock: MovableClock) -> tuple[set[Any], set[Any]]:
    """Expired images, live ones, leftovers and tombstones. Returns the ids of the expired and of the live ones."""
    await keep(library, database, *(picture() for _ in range(2)))
    clock.advance(DAY)
    await library.sweep()
    expired = await keep(library, database, *(picture(extension="svg") for _ in range(5)))
    for _ in range(3):
        await library.store(picture(extension="png"))
    clock.advance(DAY)
    live = await keep(library, database, *(picture() for _ in range(4)))
    return {one.image_id for one in expired}, {one.image_id for one in live}


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expired, "BATCH_IMAGES", 2)


async def test_what_is_expired_goes_and_what_lives_stays(
    library: Library, database: Database, blobs: Blobs, clock: MovableClock
) -> None:
    expired, live = await furnish(library, database, clock)
    before = IMAGES_SWEPT._value.get()
    assert await library.sweep() == Swept(records=5, orphans=3)
    assert IMAGES_SWEPT._value.get() == before + 5
    assert await files(blobs) == live
    assert await rows(database) == {**dict.fromkeys(live, False), **dict.fromkeys(expired, True)}
    assert await library.sweep() == Swept(0, 0)


async def test_tombstones_go_a_day_later(
    library: Library, database: Database, blobs: Blobs, clock: MovableClock
) -> None:
    (stored,) = await keep(library, database, picture())
    clock.advance(DAY)
    await library.sweep()
    clock.advance(DAY - 1)
    await library.sweep()
    assert await rows(database) == {stored.image_id: True}
    clock.advance(1)
    await library.sweep()
    assert await rows(database) == {}


async def test_a_young_leftover_may_be_a_request_on_its_way(
    library: Library, database: Database, blobs: Blobs, clock: MovableClock
) -> None:
    on_its_way = await library.store(picture())
    clock.advance(HOUR / 2)
    assert await library.sweep() == Swept(0, 0)
    async with database.transaction() as session:
        await library.record(session, [on_its_way])
    clock.advance(HOUR)
    assert await library.sweep() == Swept(0, 0)
    assert await library.read(on_its_way)


async def test_leftovers_are_looked_for_once_an_hour(library: Library, blobs: Blobs, clock: MovableClock) -> None:
    clock.advance(HOUR + 1)
    assert await library.sweep() == Swept(0, 0)
    await library.store(picture())
    assert await library.sweep() == Swept(0, 0)
    clock.advance(HOUR + 1)
    assert await library.sweep() == Swept(0, 1)


async def test_a_listing_that_fails_is_tried_again_in_its_turn(
    library: Library, blobs: Blobs, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    listings = 0

    async def fail() -> AsyncIterator[list[Blob]]:
        nonlocal listings
        listings += 1
        yield []
        raise BlobError("The store could not be listed.")

    await library.store(picture())
    clock.advance(HOUR + 1)
    with monkeypatch.context() as broken:
        broken.setattr(blobs, "list", fail)
        with pytest.raises(BlobError):
            await library.sweep()
        assert await library.sweep() == Swept(0, 0)
    assert listings == 1
    clock.advance(HOUR)
    assert await library.sweep() == Swept(0, 1)


async def test_a_listing_is_closed_where_the_sweep_fails(
    library: Library, blobs: Blobs, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = False

    async def listing() -> AsyncIterator[list[Blob]]:
        nonlocal closed
        try:
            yield [Blob("no key", None, clock.now)]  # type: ignore[arg-type]
        finally:
            closed = True

    async def fail(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(blobs, "list", listing)
    monkeypatch.setattr(Leftovers, "_without_record", fail)
    with pytest.raises(ConnectionError):
        await library.sweep()
    assert closed


async def test_foreign_files_are_left_alone(library: Library, blobs: Blobs, clock: MovableClock) -> None:
    await blobs.put("notes.txt", b"mine")
    clock.advance(3 * DAY)
    await library.sweep()
    assert await blobs.get("notes.txt") == b"mine"


async def test_killed_anywhere_the_next_sweep_ends_the_work(
    library: Library, database: Database, blobs: Blobs, clock: MovableClock
) -> None:
    expired, live = await furnish(library, database, clock)
    steps = 0
    while True:
        fuse = Fuse(steps)
        try:
            await Sweeper(MortalDatabase(database, fuse), MortalBlobs(blobs, fuse), clock).sweep()
        except Killed:
            steps += 1
        else:
            break
        remaining = await files(blobs)
        for image_id, swept in (await rows(database)).items():
            assert not (swept and image_id in remaining), "a record says that its file is gone, and it is there"
        assert live <= remaining
        # Each sweep takes up what the one before left, so that all is put back for the next cut.
        expired |= await furnish_again(library, database, clock, expired)
    assert steps > 20
    assert await files(blobs) == live
    assert {image_id for image_id, swept in (await rows(database)).items() if not swept} == live


async def furnish_again(library: Library, database: Database, clock: MovableClock, before: set[Any]) -> set[Any]:
    """Expired images and leftovers anew, the clock where it was."""
    now = clock.now
    clock.now = now - timedelta(days=1)
    again = await keep(library, database, *(picture() for _ in range(3)))
    await library.store(picture(extension="png"))
    clock.now = now
    return {one.image_id for one in again}


async def test_a_file_that_cannot_be_deleted_holds_up_no_other(
    library: Library, database: Database, blobs: Blobs, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await keep(library, database, *(picture() for _ in range(7)))
    stuck = key_of(stored[3].image_id, "webp")
    delete = blobs.delete

    async def jammed(key: str) -> None:
        if key == stuck:
            raise BlobError("It does not go.")
        await delete(key)

    clock.advance(DAY)
    with monkeypatch.context() as patch:
        patch.setattr(blobs, "delete", jammed)
        assert await library.sweep() == Swept(6, 0, stuck=1)
        assert await library.sweep() == Swept(0, 0, stuck=1)
        assert (await rows(database))[stored[3].image_id] is False
    assert await library.sweep() == Swept(1, 0)
    assert await files(blobs) == set()


async def test_a_file_without_a_record_that_cannot_be_deleted_is_told(
    library: Library, blobs: Blobs, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await library.store(picture())

    async def jammed(key: str) -> None:
        raise BlobError("It does not go.")

    clock.advance(HOUR + 1)
    with monkeypatch.context() as patch:
        patch.setattr(blobs, "delete", jammed)
        assert await library.sweep() == Swept(0, 0, stuck=1)
    clock.advance(HOUR)
    assert await library.sweep() == Swept(0, 1)


@pytest.mark.parametrize("most", [0, 1])
async def test_files_that_cannot_be_deleted_do_not_make_later_sweeps_begin_anew(
    library: Library,
    database: Database,
    blobs: Blobs,
    clock: MovableClock,
    monkeypatch: pytest.MonkeyPatch,
    most: int,
) -> None:
    """Unless there are so many that the store is at fault."""
    monkeypatch.setattr(expired, "STUCK_IMAGES", most)
    stored = await keep(library, database, *(picture() for _ in range(3)))
    passed_over = await library.store(picture())
    clock.advance(2 * HOUR + DAY)
    delete = blobs.delete

    async def jammed(key: str) -> None:
        if key == key_of(stored[1].image_id, "webp"):
            raise BlobError("It does not go.")
        await delete(key)

    with monkeypatch.context() as patch:
        patch.setattr(blobs, "delete", jammed)
        assert await library.sweep() == Swept(2, 1, stuck=1)
        async with database.transaction() as session:
            await library.record(session, [passed_over])
        assert await library.sweep() == Swept(1 - most, 0, stuck=1)
    assert await library.sweep() == Swept(1, 0)
    assert await files(blobs) == set()


async def test_an_image_that_was_stuck_and_lives_by_the_right_clock_stays(
    library: Library, database: Database, blobs: Blobs, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    (stored,) = await keep(library, database, picture())

    async def jammed(key: str) -> None:
        raise BlobError("It does not go.")

    clock.advance(DAY)
    with monkeypatch.context() as patch:
        patch.setattr(blobs, "delete", jammed)
        assert await library.sweep() == Swept(0, 0, stuck=1)
    clock.advance(-DAY)
    assert await library.sweep() == Swept(0, 0)
    assert await library.read(await library.open_image(stored.image_id)) == b"a picture"


async def test_two_sweep_at_once(library: Library, database: Database, blobs: Blobs, clock: MovableClock) -> None:
    _, live = await furnish(library, database, clock)
    other = Library(database, blobs, Links(SECRET), clock)
    await asyncio.gather(library.sweep(), other.sweep())
    assert await files(blobs) == live


async def test_leftovers_of_a_clock_that_was_set_back(
    library: Library, database: Database, blobs: Blobs, clock: MovableClock
) -> None:
    """Their files say that they are of a time to come; an hour after they were seen they go, and what lives stays."""
    clock.advance(HOUR + 1)
    assert await library.sweep() == Swept(0, 0)
    clock.advance(-3 * DAY)
    leftover, on_its_way = await library.store(picture()), await library.store(picture())
    assert await library.sweep() == Swept(0, 0)
    async with database.transaction() as session:
        await library.record(session, [on_its_way])
    clock.advance(HOUR - 1)
    assert await library.sweep() == Swept(0, 0)
    clock.advance(HOUR)
    assert await library.sweep() == Swept(0, 1)
    assert await files(blobs) == {on_its_way.image_id} != {leftover.image_id}


async def test_images_expire_after_a_clock_was_set_back(
    library: Library, database: Database, blobs: Blobs, clock: MovableClock
) -> None:
    clock.advance(10 * DAY)
    await library.sweep()
    clock.advance(-9 * DAY)
    await keep(library, database, picture())
    assert await library.sweep() == Swept(0, 0)
    clock.advance(DAY)
    assert await library.sweep() == Swept(1, 0)
    assert await files(blobs) == set()


@pytest.mark.parametrize("setting_back", [0.0, 3 * DAY])
async def test_drafts_of_writers_that_were_killed(
    database: Database, clock: MovableClock, tmp_path: Path, setting_back: float
) -> None:
    blobs = await Blobs.open("", tmp_path / "images")
    library = Library(database, blobs, Links(SECRET), clock)
    draft = tmp_path / "images" / f"{key_of(uuid4(), 'png')}#1"
    draft.parent.mkdir()
    draft.write_bytes(b"half")
    clock.advance(HOUR / 2 - setting_back)
    await library.sweep()
    assert draft.exists()
    for _ in range(2):
        clock.advance(HOUR + 1)
        await library.sweep()
    assert not draft.exists()


async def parts(database: Database) -> list[str]:
    async with database.reading() as session:
        return [part.name for part in await months.parts(session, "images")]


async def test_a_month_goes_when_nothing_in_it_counts(
    library: Library, database: Database, clock: MovableClock
) -> None:
    clock.now = datetime(2031, 5, 31, 12, tzinfo=UTC)
    if database.url.get_backend_name() != "postgresql":
        pytest.skip("SQLite's tables are whole")
    await months.prepare(database, clock())
    (stored,) = await keep(library, database, picture())
    clock.advance(1.5 * DAY)
    await library.sweep()
    assert await rows(database) == {stored.image_id: True}
    assert "images_2031_05" in await parts(database)
    clock.advance(DAY)
    await library.sweep()
    assert "images_2031_05" not in await parts(database)
    assert "images_2031_06" in await parts(database)


async def test_a_month_with_a_picture_that_is_kept_stays(database: Database, blobs: Blobs, clock: MovableClock) -> None:
    if database.url.get_backend_name() != "postgresql":
        pytest.skip("SQLite's tables are whole")
    clock.now = datetime(2031, 5, 31, 12, tzinfo=UTC)
    await months.prepare(database, clock())
    library = Library(database, blobs, Links(SECRET), clock, LibrarySettings(image_ttl=100 * int(DAY)))
    (stored,) = await keep(library, database, picture())
    clock.advance(99 * DAY)
    await library.sweep()
    assert "images_2031_05" in await parts(database)
    assert await rows(database) == {stored.image_id: False}
