"""Styles that are kept, and who may use them."""

import json
from dataclasses import replace
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import func, select, text

from limner.kit.database import Database
from limner.kit.errors import InvalidRequest, NotFound
from limner.library.styles import StoredStyle, Styles, StyleSample
from limner.library.tables import StyleSampleRow
from tests.conftest import MovableClock
from tests.versions import begin_anew_at

ANN, BOB = UUID(int=1), UUID(int=2)


def style(clock: MovableClock, owner: UUID = ANN) -> StoredStyle:
    return StoredStyle(
        style_id=uuid4(),
        account_id=owner,
        model="svcv4_styles",
        base="any",
        match="flexible",
        prompt="in ink",
        learned={"palette": [1, 2.5, "x"]},
        preview=b"\x00webp",
        units=5,
        created_at=clock.now,
    )


async def keep(database: Database, record: StoredStyle) -> UUID:
    async with database.transaction() as session:
        await Styles(database).record(session, record)
    return record.style_id


async def usable(styles: Styles, style_id: UUID, user: UUID) -> bool:
    try:
        await styles.usable(style_id, user)
    except NotFound:
        return False
    return True


async def test_a_style_comes_back_as_it_was(database: Database, clock: MovableClock) -> None:
    record = style(clock)
    await keep(database, record)
    assert await Styles(database).get(record.style_id) == record
    assert await Styles(database).usable(record.style_id, ANN) == record


async def test_a_style_of_an_earlier_version_has_no_name_yet(database: Database, clock: MovableClock) -> None:
    record = style(clock)
    await keep(database, record)
    async with database.transaction() as session:
        old = dict((await session.execute(text("SELECT * FROM styles"))).mappings().one())
        del old["name"]
        await (await session.connection()).run_sync(begin_anew_at, "0008")
        places = ", ".join(f":{name}" for name in old)
        await session.execute(text(f"INSERT INTO styles ({', '.join(old)}) VALUES ({places})"), [kept_as_text(old)])
    await database.migrate()
    assert (await Styles(database).get(record.style_id)).name == ""
    await Styles(database).rename(record.style_id, " In  ink ")
    assert (await Styles(database).owned(ANN))[0].name == "In ink"


def kept_as_text(row: dict[str, Any]) -> dict[str, Any]:
    """A row as it was read, fit to be written again."""
    return {name: json.dumps(value) if isinstance(value, dict) else value for name, value in row.items()}


async def test_a_name_has_bounds(database: Database, clock: MovableClock) -> None:
    style_id = await keep(database, style(clock))
    with pytest.raises(InvalidRequest, match="up to 80 characters; this one has 81"):
        await Styles(database).rename(style_id, "a" * 81)
    for character in ("\0", "\x7f", "\ud83d"):
        with pytest.raises(InvalidRequest, match=rf"this one has U\+{ord(character):04X}"):
            await Styles(database).rename(style_id, f"in {character}ink")
    with pytest.raises(NotFound):
        await Styles(database).rename(uuid4(), "a")


async def test_what_is_not_recorded_is_not_there(database: Database, clock: MovableClock) -> None:
    record = style(clock)

    async def fail() -> None:
        async with database.transaction() as session:
            await Styles(database).record(session, record)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert not await usable(Styles(database), record.style_id, ANN)


async def test_a_private_style_is_its_owners_alone(database: Database, clock: MovableClock) -> None:
    styles, style_id = Styles(database), await keep(database, style(clock))
    assert [await usable(styles, style_id, user) for user in (ANN, BOB)] == [True, False]
    await styles.publish(style_id, public=True)
    assert await usable(styles, style_id, BOB)
    await styles.publish(style_id, public=False)
    assert not await usable(styles, style_id, BOB)


async def test_a_shared_style_is_for_those_it_is_shared_with(database: Database, clock: MovableClock) -> None:
    styles, style_id = Styles(database), await keep(database, style(clock))
    for _ in range(2):
        await styles.share(style_id, BOB)
    assert await styles.shared_with(style_id) == [BOB]
    assert [await usable(styles, style_id, user) for user in (BOB, UUID(int=3))] == [True, False]
    await styles.unshare(style_id, BOB)
    await styles.unshare(style_id, BOB)
    assert not await usable(styles, style_id, BOB)


async def test_an_account_has_its_own_styles_the_newest_first(database: Database, clock: MovableClock) -> None:
    styles, records = Styles(database), []
    for _ in range(3):
        clock.advance(1)
        records.append(style(clock))
        await keep(database, records[-1])
    await styles.share(await keep(database, style(clock, BOB)), ANN)
    assert await styles.owned(ANN) == [record.summary for record in records[::-1]]


async def test_a_list_of_styles_has_an_end(
    database: Database, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("limner.library.styles.LISTED_STYLES", 2)
    kept = []
    for _ in range(3):
        clock.advance(1)
        kept.append(await keep(database, style(clock)))
    assert [summary.style_id for summary in await Styles(database).owned(ANN)] == kept[:0:-1]


async def test_only_the_owner_deletes(database: Database, clock: MovableClock) -> None:
    styles, record = Styles(database), style(clock)
    await keep(database, record)
    await styles.share(record.style_id, BOB)
    with pytest.raises(NotFound):
        await styles.delete(record.style_id, owner=BOB)
    assert await usable(styles, record.style_id, BOB)
    await styles.delete(record.style_id, owner=ANN)
    assert not await usable(styles, record.style_id, ANN)
    assert await styles.shared_with(record.style_id) == []
    with pytest.raises(NotFound):
        await styles.delete(record.style_id, owner=ANN)


async def test_what_one_reference_made_is_forgotten(database: Database, clock: MovableClock) -> None:
    styles, kept = Styles(database), await keep(database, style(clock))
    made = style(clock)
    async with database.transaction() as session:
        await styles.record(session, made, "a charge")
    await styles.share(made.style_id, BOB)
    left = []
    for reference in ("another", "a charge", "a charge"):
        async with database.transaction() as session:
            await styles.unmake(session, reference)
        left.append([await usable(styles, one, ANN) for one in (kept, made.style_id)])
    assert left == [[True, True], [True, False], [True, False]]


async def test_what_does_not_exist(database: Database) -> None:
    styles = Styles(database)
    for refused in (styles.publish(uuid4(), public=True), styles.share(uuid4(), ANN), styles.get(uuid4())):
        with pytest.raises(NotFound) as caught:
            await refused
        assert (caught.value.code, caught.value.param) == ("style_not_found", "style_id")


async def test_other_fields_tell_styles_apart(database: Database, clock: MovableClock) -> None:
    one = style(clock)
    other = replace(one, style_id=uuid4(), base="icon", public=True, learned={})
    await keep(database, one)
    await keep(database, other)
    assert await Styles(database).get(other.style_id) == other


async def test_samples_are_kept_in_order_and_go_with_their_style(database: Database, clock: MovableClock) -> None:
    styles = Styles(database)
    sampled = replace(style(clock), samples=(StyleSample(b"\x00one", 0.75), StyleSample(b"two", 0.25)))
    other = replace(style(clock), samples=(StyleSample(b"three", 1.0),))
    for each in (sampled, other):
        await keep(database, each)
    assert await styles.usable(sampled.style_id, ANN) == sampled
    with pytest.raises(NotFound):
        await styles.delete(sampled.style_id, owner=BOB)
    assert await styles.get(sampled.style_id) == sampled
    await styles.delete(sampled.style_id, owner=ANN)
    async with database.reading() as session:
        left = select(StyleSampleRow.style_id, func.count()).group_by(StyleSampleRow.style_id)
        assert [tuple(row) for row in await session.execute(left)] == [(other.style_id, 1)]
