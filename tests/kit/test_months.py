"""Tables in parts by month, on PostgreSQL: made ahead, mended after a wrong clock, dropped; nothing on SQLite."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from limner.accounts.accounts import Accounts
from limner.kit import months
from limner.kit.clock import utc_now
from limner.kit.database import MIGRATION_LOCK, Database
from limner.kit.months import MONTHS_AHEAD, Part, month_of, months_later
from tests.conftest import MovableClock

TODAY = date(2031, 5, 4)


@pytest.fixture
def only_postgresql(database: Database) -> None:
    if database.url.get_backend_name() != "postgresql":
        pytest.skip("SQLite's tables are whole")


async def parts(database: Database, table: str = "ledger") -> list[Part]:
    async with database.reading() as session:
        return list(await months.parts(session, table))


async def places(database: Database) -> dict[str, int]:
    """In which part how many lines of the ledger are."""
    async with database.reading() as session:
        rows = await session.execute(text("SELECT tableoid::regclass::text, count(*) FROM ledger GROUP BY 1"))
        return {row[0]: row[1] for row in rows}


@pytest.fixture
async def ann(database: Database, clock: MovableClock) -> UUID:
    """An account with one line in the ledger, made in 2031, of which there is no part."""
    return (await Accounts(database, clock).create("ann@example.com", "Ann", 100)).id


@given(st.dates(date(1900, 1, 1), date(2500, 1, 1)), st.integers(-500, 500))
def test_months_count_as_a_calendar_does(day: date, count: int) -> None:
    month = month_of(day)
    later = months_later(month, count)
    assert later.day == 1
    assert (later.year - month.year) * 12 + later.month - month.month == count


async def test_a_whole_table_has_no_parts(database: Database) -> None:
    if database.url.get_backend_name() == "postgresql":
        pytest.skip("for SQLite")
    assert await months.prepare(database, utc_now())
    assert await parts(database) == []


@pytest.mark.usefixtures("only_postgresql")
async def test_there_is_a_part_for_now_from_the_first_start_on(database: Database) -> None:
    for table in ("ledger", "images"):
        (now,) = [
            part for part in await parts(database, table) if (part.first or date.min) <= utc_now().date() < part.end
        ]
        assert now.name == f"{table}_{utc_now():%Y_%m}"


@pytest.mark.usefixtures("only_postgresql")
async def test_what_a_wrong_clock_made_is_kept_and_goes_to_its_month_when_there_is_one(
    database: Database, ann: UUID, clock: MovableClock
) -> None:
    assert await places(database) == {"ledger_other": 1}
    assert await months.prepare(database, clock())
    assert await places(database) == {"ledger_2031_05": 1}
    made = [part for part in await parts(database) if part.first and part.first >= TODAY.replace(day=1)]
    assert [part.first for part in made] == [months_later(TODAY.replace(day=1), n) for n in range(MONTHS_AHEAD + 1)]
    assert all(part.end == months_later(part.first, 1) for part in made if part.first)
    assert await Accounts(database, clock).audit() == ()
    for part in made:
        assert await months.drop(database, part)
    assert await places(database) == {}


@pytest.mark.usefixtures("only_postgresql")
async def test_both_ends_of_a_month_are_those_of_utc(database: Database, ann: UUID, clock: MovableClock) -> None:
    await months.prepare(database, clock())
    accounts = Accounts(database, clock)
    for moment in (datetime(2031, 5, 31, 23, 59, 59, 999_999, UTC), datetime(2031, 6, 1, tzinfo=UTC)):
        clock.now = moment
        await accounts.top_up(ann, 1)
    assert await places(database) == {"ledger_2031_05": 2, "ledger_2031_06": 1}


@pytest.mark.usefixtures("only_postgresql")
async def test_a_table_in_use_is_left_for_later_and_nobody_waits_long(database: Database) -> None:
    before = await parts(database)
    async with database.transaction() as session:
        await session.execute(text("SELECT count(*) FROM ledger"))
        assert not await months.prepare(database, datetime(2041, 1, 1, tzinfo=UTC))
        assert not await months.drop(database, before[0])
    assert await parts(database) == before


@pytest.mark.usefixtures("only_postgresql")
async def test_one_process_at_a_time_changes_parts(database: Database) -> None:
    async with database.transaction() as session:
        await session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        assert not await months.prepare(database, datetime(2041, 1, 1, tzinfo=UTC))


@pytest.mark.usefixtures("only_postgresql")
async def test_requests_go_on_while_months_come_and_go(database: Database, ann: UUID, clock: MovableClock) -> None:
    """Nobody who writes is given up for it, whoever else is."""
    accounts = Accounts(database, clock)
    done = asyncio.Event()

    async def spend() -> int:
        count = 0
        while not done.is_set():
            await accounts.top_up(ann, 1)
            await accounts.ledger(ann)
            count += 1
        return count

    spenders = [asyncio.create_task(spend()) for _ in range(4)]
    changed = 0
    for year in range(2040, 2044):
        changed += await months.prepare(database, datetime(year, 1, 1, tzinfo=UTC))
    for part in await parts(database):
        if part.first and part.first.year >= 2040:
            changed += await months.drop(database, part)
    done.set()
    assert sum(await asyncio.gather(*spenders)) + 1 == len(await accounts.ledger(ann, 1_000_000))
    assert await accounts.audit() == ()
    assert changed


def test_names_that_are_of_no_month_are_of_no_part() -> None:
    assert months._part("ledger", "ledger_other") is None
    assert months._part("ledger", "ledger_days") is None
    assert months._part("ledger", "ledger_before_2026_12") == Part(
        "ledger", "ledger_before_2026_12", None, date(2026, 12, 1)
    )
    first = date(2026, 12, 1)
    assert months._part("ledger", "ledger_2026_12") == Part(
        "ledger", "ledger_2026_12", first, first + timedelta(days=31)
    )
