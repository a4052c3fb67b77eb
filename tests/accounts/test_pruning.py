"""Old months of the ledger go; balances, sums of days and audits stay."""

from datetime import UTC, date, datetime
from uuid import UUID

import pytest
from sqlalchemy import text

from limner.accounts import pruning
from limner.accounts.accounts import Accounts
from limner.accounts.pruning import LedgerInUse, Month
from limner.kit import months
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest
from tests.conftest import MovableClock

MONTHS = tuple(date(2031, month, 1) for month in (1, 2, 3, 4, 5))


@pytest.fixture(params=["prepared", "unprepared"])
async def old(request: pytest.FixtureRequest, accounts: Accounts, database: Database, clock: MovableClock) -> UUID:
    """An account with two lines in each of five months, the last of them this one; with parts of their own or not."""
    clock.now = datetime(2031, 1, 1, tzinfo=UTC)
    if request.param == "prepared":
        await months.prepare(database, clock())
        await months.prepare(database, datetime(2031, 5, 1, tzinfo=UTC))
    account = await accounts.create("ann@example.com", "Ann", units=100)
    for month in MONTHS:
        clock.now = datetime.combine(month, clock.now.timetz())
        await accounts.top_up(account.id, 10)
        hold = await accounts.hold(account.id, 3, reference="request")
        async with database.transaction() as session:
            await accounts.charge(session, hold, reference="request")
    return account.id


async def test_lines_go_and_balances_stay(accounts: Accounts, old: UUID) -> None:
    days = await accounts.statements.totals(old, MONTHS[0], MONTHS[-1])
    balance = (await accounts.get(old)).balance
    assert await accounts.prune(MONTHS[3]) == 7
    assert [entry.created_at.month for entry in await accounts.ledger(old)] == [5, 5, 4, 4]
    assert (await accounts.get(old)).balance == balance
    assert await accounts.statements.totals(old, MONTHS[0], MONTHS[-1]) == days
    assert await accounts.audit() == ()
    assert await accounts.months() == [
        Month(MONTHS[0], True, 3, 3, 110),
        Month(MONTHS[1], True, 2, 3, 10),
        Month(MONTHS[2], True, 2, 3, 10),
        Month(MONTHS[3], False, 2, 3, 10),
        Month(MONTHS[4], False, 2, 3, 10),
    ]


async def test_pruning_goes_on_from_where_it_was(accounts: Accounts, old: UUID) -> None:
    assert await accounts.prune(MONTHS[1]) == 3
    assert await accounts.prune(MONTHS[1]) == 0
    assert await accounts.prune(MONTHS[3]) == 4
    assert await accounts.prune(MONTHS[1]) == 0
    assert await accounts.audit() == ()
    assert len(await accounts.ledger(old)) == 4


async def test_the_audit_still_finds_what_is_wrong(accounts: Accounts, database: Database, old: UUID) -> None:
    await accounts.prune(MONTHS[3])
    async with database.transaction() as session:
        await session.execute(text("UPDATE accounts SET balance = balance + 1"))
    assert [wrong.account_id for wrong in await accounts.audit()] == [old]


@pytest.mark.parametrize("wrong", ["units = units + 1", "entries = entries + 1", "images = 3", "day = '2031-01-02'"])
async def test_books_that_do_not_agree_are_kept(accounts: Accounts, database: Database, old: UUID, wrong: str) -> None:
    async with database.transaction() as session:
        await session.execute(text(f"UPDATE ledger_days SET {wrong} WHERE day < '2031-02-01'"))
    with pytest.raises(InvalidRequest, match=str(old)):
        await accounts.prune(MONTHS[2])
    assert len(await accounts.ledger(old)) == 11
    assert not any(month.pruned for month in await accounts.months())


@pytest.mark.parametrize("before", [date(2031, 5, 1), date(2031, 6, 1), date(2031, 3, 2), date(9999, 12, 1)])
async def test_this_month_and_the_last_stay(accounts: Accounts, old: UUID, before: date) -> None:
    with pytest.raises(InvalidRequest, match="2031-04-01 at the latest"):
        await accounts.prune(before)
    assert len(await accounts.ledger(old)) == 11


async def test_where_there_is_nothing_old_nothing_goes(accounts: Accounts, ann: UUID) -> None:
    assert await accounts.prune(date(1999, 1, 1)) == 0
    assert len(await accounts.ledger(ann)) == 1
    assert await accounts.audit() == ()


async def test_cut_off_after_its_first_step_it_is_done_by_the_next(
    accounts: Accounts, database: Database, old: UUID
) -> None:
    async with database.transaction() as session:
        await pruning._begin(session, MONTHS[3])
    assert await accounts.audit() == ()
    assert len(await accounts.ledger(old)) == 11
    assert await accounts.prune(MONTHS[3]) == 7
    assert len(await accounts.ledger(old)) == 4


@pytest.mark.parametrize("old", ["prepared"], indirect=True)
async def test_a_month_that_is_read_all_the_while_stays_and_counts_no_more(
    accounts: Accounts, database: Database, old: UUID, monkeypatch: pytest.MonkeyPatch
) -> None:
    if database.url.get_backend_name() != "postgresql":
        pytest.skip("SQLite's tables are whole")
    monkeypatch.setattr(pruning, "DROP_TRIES", 2)
    async with database.transaction() as session:
        await session.execute(text("SELECT count(*) FROM ledger"))
        with pytest.raises(LedgerInUse, match="ledger_2031_01"):
            await accounts.prune(MONTHS[3])
    assert await accounts.audit() == ()
    await accounts.prune(MONTHS[3])
    assert len(await accounts.ledger(old)) == 4
