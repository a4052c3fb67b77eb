"""What an account's holder reads of the ledger: pages, sums by day and operation, CSV."""

import csv
import importlib
import io
from collections import Counter
from datetime import date, timedelta
from uuid import UUID, uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import delete, text

from limner.accounts import statements
from limner.accounts.accounts import Accounts
from limner.accounts.models import Total, Work
from limner.accounts.statements import COLUMNS
from limner.accounts.tables import LedgerDayRow
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest, NotFound
from tests.conftest import MovableClock

migration = importlib.import_module("limner.kit.migrations.versions.0007_sign_in")
DAY = date(2031, 5, 4)


async def spend(accounts: Accounts, database: Database, account_id: UUID, units: int, work: Work) -> None:
    hold = await accounts.hold(account_id, units, reference="request")
    async with database.transaction() as session:
        await accounts.charge(session, hold, reference="request", work=work)


async def test_an_entry_tells_of_its_pictures(accounts: Accounts, database: Database, ann: UUID) -> None:
    images = (uuid4(), uuid4())
    await spend(accounts, database, ann, 14, Work("generate", images))
    charge, opening = await accounts.statements.entries(ann)
    assert (charge.amount, charge.operation, charge.images, charge.image_ids) == (-14, "generate", 2, images)
    assert (opening.amount, opening.operation, opening.images, opening.image_ids) == (100, "", 0, ())


async def test_a_refund_names_the_operation_of_its_charge(
    accounts: Accounts, database: Database, ann: UUID, clock: MovableClock
) -> None:
    hold = await accounts.hold(ann, 7, reference="lost")
    async with database.transaction() as session:
        await accounts.charge(session, hold, reference="lost", work=Work("explore", (uuid4(),)), left_open=True)
    clock.advance(60)
    await accounts.release_expired()
    refund = (await accounts.statements.entries(ann))[0]
    assert (refund.kind, refund.amount, refund.operation, refund.images) == ("refund", 7, "explore", 0)


async def test_pages_go_on_where_the_one_before_ended(accounts: Accounts, ann: UUID, clock: MovableClock) -> None:
    for units in range(1, 6):
        clock.advance(86_400)
        await accounts.top_up(ann, units, f"day {units}")
    first = await accounts.statements.entries(ann, limit=4)
    rest = await accounts.statements.entries(ann, limit=4, before=first[-1].id)
    assert [entry.amount for entry in (*first, *rest)] == [5, 4, 3, 2, 1, 100]
    some = await accounts.statements.entries(ann, first=DAY + timedelta(days=2), last=DAY + timedelta(days=3))
    assert [entry.note for entry in some] == ["day 3", "day 2"]
    assert len(await accounts.statements.entries(ann, last=date.max)) == 6


async def test_nobody_reads_another_account_s(accounts: Accounts, ann: UUID) -> None:
    bob = await accounts.create("bob@example.com")
    assert await accounts.statements.entries(bob.id) == ()
    assert await accounts.statements.totals(bob.id, DAY, DAY) == ()


async def test_totals_by_day_and_operation(
    accounts: Accounts, database: Database, ann: UUID, clock: MovableClock
) -> None:
    for units, operation, images in ((7, "generate", 1), (14, "generate", 2), (5, "upscale", 1)):
        await spend(accounts, database, ann, units, Work(operation, tuple(uuid4() for _ in range(images))))
    clock.now = clock.now.replace(hour=23, minute=59, second=59) + timedelta(seconds=1)
    await spend(accounts, database, ann, 7, Work("generate", (uuid4(),)))
    next_day = DAY + timedelta(days=1)
    assert await accounts.statements.totals(ann, DAY, next_day) == (
        Total(DAY, "", "top_up", 100, 0, 1),
        Total(DAY, "generate", "charge", -21, 3, 2),
        Total(DAY, "upscale", "charge", -5, 1, 1),
        Total(next_day, "generate", "charge", -7, 1, 1),
    )
    assert [total.day for total in await accounts.statements.totals(ann, next_day, next_day)] == [next_day]


async def test_the_days_add_up_to_the_ledger_and_so_do_those_of_an_earlier_version(
    accounts: Accounts, database: Database, ann: UUID, clock: MovableClock
) -> None:
    for hours in range(30):
        clock.advance(3600)
        await spend(accounts, database, ann, hours % 3, Work(("generate", "edit")[hours % 2]))
    entries = await accounts.statements.entries(ann, limit=100)
    totals = await accounts.statements.totals(ann, DAY, DAY + timedelta(days=2))
    counted: Counter[tuple[date, str, str]] = Counter()
    for entry in entries:
        counted[entry.created_at.date(), entry.operation, entry.kind] += entry.amount
    assert {(total.day, total.operation, total.kind): total.units for total in totals} == dict(counted)
    assert sum(total.entries for total in totals) == len(entries) == 31
    async with database.transaction() as session:
        await session.execute(delete(LedgerDayRow))
        dialect = session.get_bind().dialect.name
        await session.execute(text(migration.summing(dialect)))
    assert await accounts.statements.totals(ann, DAY, DAY + timedelta(days=2)) == totals


async def test_an_entry_of_another_account_is_no_place_to_go_on_from(accounts: Accounts, ann: UUID) -> None:
    bob = await accounts.create("bob@example.com", units=1)
    (other,) = await accounts.statements.entries(bob.id)
    with pytest.raises(NotFound):
        await accounts.statements.entries(ann, before=other.id)


@pytest.mark.parametrize(("first", "last"), [(DAY, DAY - timedelta(days=1)), (DAY, DAY + timedelta(days=400))])
async def test_totals_of_days_that_are_too_many_or_none(accounts: Accounts, ann: UUID, first: date, last: date) -> None:
    with pytest.raises(InvalidRequest, match="accepted: 1 to 400 days"):
        await accounts.statements.totals(ann, first, last)


@pytest.mark.parametrize("limit", [0, 501])
async def test_a_page_is_bounded(accounts: Accounts, ann: UUID, limit: int) -> None:
    with pytest.raises(InvalidRequest, match="1 to 500"):
        await accounts.statements.entries(ann, limit=limit)


async def test_the_csv_has_every_entry_and_no_formula(
    accounts: Accounts, ann: UUID, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statements, "MOST_ENTRIES", 2)
    notes = ['=HYPERLINK("http://evil")', "two\nlines, with a comma", "-1+1"]
    for note in notes:
        await accounts.top_up(ann, 1, note)
    text = "".join([page async for page in accounts.statements.csv(ann)])
    heading, *rows = csv.reader(io.StringIO(text))
    assert tuple(heading) == COLUMNS
    assert [row[-1] for row in rows] == ["'-1+1", notes[1], "'" + notes[0], "opening balance"]
    assert sum(int(row[4]) for row in rows) == 103
    assert rows[-1][:5] == ["2031-05-04T12:30:15+00:00", "top_up", "", "0", "100"]


@given(st.text(max_size=30))
def test_no_cell_begins_as_a_formula(text: str) -> None:
    cell = statements._harmless(text)
    assert not cell.startswith(("=", "+", "-", "@"))
    assert cell.removeprefix("'") == text.removeprefix("'")
