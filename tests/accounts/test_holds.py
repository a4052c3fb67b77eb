"""Units are set aside, then charged or given back, exactly once."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from limner.accounts import holds
from limner.accounts.accounts import UNANSWERED, Accounts
from limner.accounts.holds import HoldExpired, InsufficientUnits
from limner.accounts.models import Discrepancy
from limner.accounts.tables import AccountRow
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest, NotFound
from tests.accounts.conftest import Charge
from tests.conftest import MovableClock


async def _state(accounts: Accounts, account_id: UUID) -> tuple[int, int]:
    account = await accounts.get(account_id)
    assert await accounts.audit() == ()
    return account.balance, account.held


async def test_a_hold_is_set_aside(accounts: Accounts, ann: UUID, clock: MovableClock) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    assert (hold.account_id, hold.units) == (ann, 30)
    assert hold.expires_at == clock.now + timedelta(seconds=30)
    assert await _state(accounts, ann) == (100, 30)
    assert (await accounts.get(ann)).available == 70


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)  # elsewhere writers wait for rows only
async def test_a_lease_begins_when_the_wait_for_other_writers_is_over(
    accounts: Accounts, ann: UUID, database: Database, clock: MovableClock
) -> None:
    async with database.transaction():
        holding = asyncio.create_task(accounts.hold(ann, 30, reference="request"))
        await asyncio.sleep(0.05)  # for it to look at the clock too soon; too short finds less and fails nothing
        clock.advance(29)
    assert (await holding).expires_at == clock.now + timedelta(seconds=30)


async def test_a_charge_ends_the_hold(accounts: Accounts, ann: UUID, charge: Charge) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    await charge(hold)
    assert await _state(accounts, ann) == (70, 0)
    newest, _ = await accounts.ledger(ann)
    assert (newest.amount, newest.kind, newest.reference) == (-30, "charge", "request")


async def test_a_smaller_charge_gives_the_rest_back(accounts: Accounts, ann: UUID, charge: Charge) -> None:
    await charge(await accounts.hold(ann, 30, reference="request"), 10)
    assert await _state(accounts, ann) == (90, 0)


@pytest.mark.parametrize("units", [-1, 31])
async def test_a_charge_stays_within_the_hold(accounts: Accounts, ann: UUID, charge: Charge, units: int) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    with pytest.raises(ValueError, match="cannot be charged"):
        await charge(hold, units)
    assert await _state(accounts, ann) == (100, 30)


async def test_a_charge_is_undone_with_its_transaction(accounts: Accounts, ann: UUID, database: Database) -> None:
    hold = await accounts.hold(ann, 30, reference="request")

    async def fail() -> None:
        async with database.transaction() as session:
            await accounts.charge(session, hold, reference="request")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert await _state(accounts, ann) == (100, 30)
    await accounts.release(hold)
    assert await _state(accounts, ann) == (100, 0)


async def test_a_release_gives_all_of_it_back_once(accounts: Accounts, ann: UUID) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    await accounts.hold(ann, 30, reference="another")
    await accounts.release(hold)
    await accounts.release(hold)
    assert await _state(accounts, ann) == (100, 30)


async def test_a_charged_hold_cannot_be_released_or_charged_again(
    accounts: Accounts, ann: UUID, charge: Charge
) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    await charge(hold)
    await accounts.release(hold)
    with pytest.raises(HoldExpired):
        await charge(hold)
    assert await _state(accounts, ann) == (70, 0)


async def test_more_than_is_available_is_refused(accounts: Accounts, ann: UUID) -> None:
    await accounts.hold(ann, 60, reference="request")
    with pytest.raises(InsufficientUnits) as caught:
        await accounts.hold(ann, 41, reference="another")
    error = caught.value
    assert (error.status, error.type, error.code) == (
        402,
        "insufficient_credits_error",
        "insufficient_credits",
    )
    assert "41" in error.message
    assert "40 are available" in error.message
    assert await _state(accounts, ann) == (100, 60)


async def test_free_work_is_held_and_charged_like_any_other(accounts: Accounts, charge: Charge) -> None:
    bob = await accounts.create("bob@example.com")
    await charge(await accounts.hold(bob.id, 0, reference="request"))
    assert await _state(accounts, bob.id) == (0, 0)


async def test_negative_holds_are_refused(accounts: Accounts, ann: UUID) -> None:
    with pytest.raises(ValueError, match="-1"):
        await accounts.hold(ann, -1, reference="request")
    assert await _state(accounts, ann) == (100, 0)


async def test_an_unknown_account(accounts: Accounts) -> None:
    with pytest.raises(NotFound):
        await accounts.hold(uuid4(), 0, reference="request")


async def test_a_hold_that_nobody_renews_comes_back(
    accounts: Accounts, database: Database, ann: UUID, clock: MovableClock, charge: Charge
) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    another_process = Accounts(database, clock)
    clock.advance(29)
    assert await another_process.release_expired() == 0
    clock.advance(1)
    await another_process.renew()
    assert await another_process.release_expired() == 1
    assert await _state(accounts, ann) == (100, 0)
    with pytest.raises(HoldExpired) as caught:
        await charge(hold)
    assert caught.value.retry_after
    assert await _state(accounts, ann) == (100, 0)


async def test_renewed_holds_stay(accounts: Accounts, ann: UUID, clock: MovableClock, charge: Charge) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    for _ in range(4):
        clock.advance(20)
        await accounts.renew()
        assert await accounts.release_expired() == 0
    await charge(hold)
    assert await _state(accounts, ann) == (70, 0)


async def test_a_hold_renewed_at_the_last_moment_stays(
    accounts: Accounts, database: Database, ann: UUID, clock: MovableClock
) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    clock.advance(30)
    async with database.reading() as session:
        (expired,) = await holds.expired(session, clock.now)
    await accounts.renew()
    async with database.transaction() as session:
        assert not await holds.give_back(session, expired, expired_at=clock.now)
    assert expired.id == hold.id
    assert await _state(accounts, ann) == (100, 30)


async def test_a_hold_past_its_lease_may_be_charged_while_it_stands(
    accounts: Accounts, ann: UUID, clock: MovableClock, charge: Charge
) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    clock.advance(60)
    await charge(hold)
    assert await accounts.release_expired() == 0
    assert await _state(accounts, ann) == (70, 0)


async def test_a_hold_whose_caller_was_cancelled_is_not_kept_alive(
    accounts: Accounts, ann: UUID, clock: MovableClock
) -> None:
    for turns in range(30):
        task = asyncio.create_task(accounts.hold(ann, 1, reference="request"))
        for _ in range(turns):
            await asyncio.sleep(0)
        await asyncio.sleep(turns % 3 / 1000)  # to cut it at another moment each time: in the driver's thread as well
        task.cancel()
        done = await asyncio.gather(task, return_exceptions=True)
        for hold in done:
            if not isinstance(hold, BaseException):
                await accounts.release(hold)
    clock.advance(30)
    await accounts.renew()
    await accounts.release_expired()
    assert await _state(accounts, ann) == (100, 0)


async def test_top_ups_and_refunds(accounts: Accounts, ann: UUID, charge: Charge) -> None:
    await charge(await accounts.hold(ann, 100, reference="request"))
    assert (await accounts.refund(ann, 40, reference="request")).balance == 40
    assert (await accounts.top_up(ann, 500, "paid by invoice")).balance == 540
    kinds = [(entry.kind, entry.amount) for entry in await accounts.ledger(ann)]
    assert kinds == [("top_up", 500), ("refund", 40), ("charge", -100), ("top_up", 100)]
    assert len(await accounts.ledger(ann, limit=2)) == 2
    assert await accounts.audit() == ()


@pytest.mark.parametrize("units", [0, -5, 10**12 + 1])
async def test_units_that_cannot_be_added(accounts: Accounts, ann: UUID, units: int) -> None:
    with pytest.raises(InvalidRequest, match=str(units)):
        await accounts.top_up(ann, units)
    with pytest.raises(InvalidRequest):
        await accounts.refund(ann, units, reference="request")
    assert await _state(accounts, ann) == (100, 0)


async def test_nobody_to_top_up(accounts: Accounts) -> None:
    with pytest.raises(NotFound):
        await accounts.top_up(uuid4(), 1)


async def test_the_audit_finds_what_does_not_add_up(accounts: Accounts, ann: UUID, database: Database) -> None:
    async with database.transaction() as session:
        await session.execute(update(AccountRow).values(balance=99, held=1))
    assert await accounts.audit() == (Discrepancy(ann, balance=99, ledger=100, held=1, holds=0),)


@pytest.mark.parametrize("values", [{"balance": -1}, {"held": -1}, {"held": 101}], ids=str)
async def test_the_database_itself_refuses_what_must_never_be(
    ann: UUID, database: Database, values: dict[str, int]
) -> None:
    with pytest.raises(IntegrityError):
        async with database.transaction() as session:
            await session.execute(update(AccountRow).where(AccountRow.id == ann).values(**values))


async def test_a_charge_is_known_by_its_reference(accounts: Accounts, ann: UUID, charge: Charge) -> None:
    hold = await accounts.hold(ann, 0, reference="request")
    assert not await accounts.charged(hold, reference="request"), "held is not charged"
    await charge(hold)
    bob = await accounts.create("bob@example.com", units=1)
    await accounts.refund(ann, 5, reference="refunded")
    assert await accounts.charged(hold, reference="request")
    assert not await accounts.charged(hold, reference="another")
    assert not await accounts.charged(hold, reference="refunded")
    assert not await accounts.charged(replace(hold, account_id=bob.id), reference="request")


async def test_a_hold_that_was_given_back_was_not_charged(accounts: Accounts, ann: UUID, charge: Charge) -> None:
    charged, released = [await accounts.hold(ann, 1, reference="request") for _ in range(2)]
    await charge(charged)
    assert not await accounts.charged(released, reference="request"), "another charge, before this one's"
    await accounts.release(released)
    assert not await accounts.charged(released, reference="its own")


async def _lines(accounts: Accounts, account_id: UUID) -> list[tuple[str, int, str, str]]:
    """Of the ledger, newest first, without the opening balance."""
    lines = await accounts.ledger(account_id)
    return [(line.kind, line.amount, line.reference, line.note) for line in lines[:-1]]


CHARGED = ("charge", -30, "request", "")
REFUNDED = ("refund", 30, "request", UNANSWERED)


async def test_an_open_charge_is_a_charge(accounts: Accounts, ann: UUID, charge: Charge) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    await charge(hold, left_open=True)
    assert await _state(accounts, ann) == (70, 0)
    assert await accounts.charged(hold, reference="request")
    with pytest.raises(HoldExpired):
        await charge(hold, left_open=True)
    assert await _lines(accounts, ann) == [CHARGED]


async def test_a_closed_charge_stands(
    accounts: Accounts, ann: UUID, database: Database, clock: MovableClock, charge: Charge
) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    await charge(hold, left_open=True)
    await accounts.close_charge(hold)
    await accounts.release(hold)
    clock.advance(60)
    assert await Accounts(database, clock).release_expired() == 0
    assert await _state(accounts, ann) == (70, 0)
    assert await accounts.charged(hold, reference="request")


async def test_an_open_charge_is_refunded_once(accounts: Accounts, ann: UUID, charge: Charge) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    await charge(hold, left_open=True)
    for _ in range(2):
        await accounts.release(hold)
        assert await _state(accounts, ann) == (100, 0)
    assert await _lines(accounts, ann) == [REFUNDED, CHARGED]
    assert not await accounts.charged(hold, reference="request")
    with pytest.raises(HoldExpired):
        await accounts.close_charge(hold)


async def test_an_open_charge_that_nobody_closes_is_refunded_by_another_process(
    accounts: Accounts, ann: UUID, database: Database, clock: MovableClock, charge: Charge
) -> None:
    hold = await accounts.hold(ann, 30, reference="request")
    await charge(hold, left_open=True)
    clock.advance(29)
    await accounts.renew()
    clock.advance(29)
    assert await Accounts(database, clock).release_expired() == 0, "its process lives"
    clock.advance(1)
    assert await Accounts(database, clock).release_expired() == 1
    assert await _state(accounts, ann) == (100, 0)
    assert await _lines(accounts, ann) == [REFUNDED, CHARGED]
    with pytest.raises(HoldExpired):
        await accounts.close_charge(hold)


async def test_a_charge_is_refunded_once_however_often_it_is_asked_for(
    accounts: Accounts, ann: UUID, database: Database, charge: Charge
) -> None:
    """As where the answer to the commit of the refund was lost, or another process was faster."""
    hold = await accounts.hold(ann, 30, reference="request")
    await charge(hold)
    others = [accounts, Accounts(database)]
    await asyncio.gather(*(one.refund_unanswered(hold, reference="request") for one in others * 5))
    assert await _lines(accounts, ann) == [REFUNDED, CHARGED]
    assert await _state(accounts, ann) == (100, 0)


async def test_an_open_charge_of_nothing_ends_without_a_line(accounts: Accounts, ann: UUID, charge: Charge) -> None:
    hold = await accounts.hold(ann, 0, reference="request")
    await charge(hold, left_open=True)
    await accounts.release(hold)
    assert [line.kind for line in await accounts.ledger(ann)] == ["charge", "top_up"]


async def test_whether_a_charge_was_made_is_said_when_it_is_certain(
    accounts: Accounts, ann: UUID, database: Database
) -> None:
    """As where the connection was lost, and PostgreSQL is still at the commit."""
    hold = await accounts.hold(ann, 5, reference="request")
    async with database.transaction() as session:
        await accounts.charge(session, hold, reference="request")
        answer = asyncio.create_task(accounts.charged(hold, reference="request"))
        await asyncio.wait([answer], timeout=0.2)  # for an answer too soon; too short finds less and fails nothing
    assert await answer
