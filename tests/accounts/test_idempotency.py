"""A request that is sent again is answered again, and runs once."""

import asyncio
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from limner.accounts.accounts import Accounts
from limner.accounts.idempotency import (
    Begun,
    Idempotency,
    IdempotencyInProgress,
    IdempotencyMismatch,
    Replay,
)
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest
from tests.conftest import MovableClock

ANSWER = {"created": 1, "data": [{"image_id": "π"}]}


@pytest.fixture
def idempotency(accounts: Accounts) -> Idempotency:
    return accounts.idempotency


async def _begin(idempotency: Idempotency, account_id: UUID, fingerprint: str = "body") -> Begun:
    begun = await idempotency.begin(account_id, "key", fingerprint)
    assert isinstance(begun, Begun)
    return begun


async def _finish(idempotency: Idempotency, database: Database, begun: Begun, answer: dict[str, Any] = ANSWER) -> None:
    async with database.transaction() as session:
        await idempotency.finish(session, begun, answer)


async def test_the_answer_comes_again(idempotency: Idempotency, database: Database, ann: UUID) -> None:
    await _finish(idempotency, database, await _begin(idempotency, ann))
    assert await idempotency.begin(ann, "key", "body") == Replay(ANSWER)
    assert await idempotency.begin(ann, "key", "body") == Replay(ANSWER)


async def test_another_body_is_refused(idempotency: Idempotency, database: Database, ann: UUID) -> None:
    begun = await _begin(idempotency, ann)
    with pytest.raises(IdempotencyMismatch) as while_it_runs:
        await idempotency.begin(ann, "key", "another body")
    await _finish(idempotency, database, begun)
    with pytest.raises(IdempotencyMismatch) as afterwards:
        await idempotency.begin(ann, "key", "another body")
    for caught in (while_it_runs, afterwards):
        assert (caught.value.status, caught.value.code) == (422, "idempotency_key_reused")


async def test_the_first_one_still_runs(idempotency: Idempotency, ann: UUID) -> None:
    await _begin(idempotency, ann)
    with pytest.raises(IdempotencyInProgress) as caught:
        await idempotency.begin(ann, "key", "body")
    error = caught.value
    assert (error.status, error.code, error.retry_after) == (409, "idempotency_in_progress", 1)


async def test_keys_are_apart_by_account_and_by_text(accounts: Accounts, idempotency: Idempotency, ann: UUID) -> None:
    bob = await accounts.create("bob@example.com")
    await _begin(idempotency, ann)
    assert isinstance(await idempotency.begin(bob.id, "key", "another body"), Begun)
    assert isinstance(await idempotency.begin(ann, "Key", "another body"), Begun)


async def test_a_failed_request_frees_its_key(idempotency: Idempotency, ann: UUID) -> None:
    await idempotency.abandon(await _begin(idempotency, ann))
    await _begin(idempotency, ann, "another body")


async def test_an_answer_cannot_be_abandoned(idempotency: Idempotency, database: Database, ann: UUID) -> None:
    begun = await _begin(idempotency, ann)
    await _finish(idempotency, database, begun)
    await idempotency.abandon(begun)
    assert await idempotency.begin(ann, "key", "body") == Replay(ANSWER)


async def test_an_answer_is_undone_with_its_transaction(
    idempotency: Idempotency, database: Database, ann: UUID
) -> None:
    begun = await _begin(idempotency, ann)

    async def fail() -> None:
        async with database.transaction() as session:
            await idempotency.finish(session, begun, ANSWER)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    await idempotency.abandon(begun)
    await _begin(idempotency, ann)


async def test_a_crash_frees_the_key(
    idempotency: Idempotency, database: Database, ann: UUID, clock: MovableClock
) -> None:
    lost = await _begin(idempotency, ann)
    another_process = Idempotency(database, clock)
    clock.advance(30)
    begun = await another_process.begin(ann, "key", "another body")
    assert isinstance(begun, Begun)
    # The first was not dead but stalled: it may not answer any more, nor take the key from the second.
    with pytest.raises(IdempotencyInProgress):
        await _finish(idempotency, database, lost)
    await idempotency.abandon(lost)
    await _finish(another_process, database, begun, {"second": True})
    assert await idempotency.begin(ann, "key", "another body") == Replay({"second": True})


async def test_a_long_request_keeps_its_key(
    accounts: Accounts, database: Database, ann: UUID, clock: MovableClock
) -> None:
    begun = await _begin(accounts.idempotency, ann)
    for _ in range(4):
        clock.advance(20)
        await accounts.renew()
        assert await accounts.idempotency.sweep() == 0
    await _finish(accounts.idempotency, database, begun)


async def test_a_renewal_at_the_end_of_a_request_shortens_nothing(
    idempotency: Idempotency, database: Database, ann: UUID, clock: MovableClock
) -> None:
    begun = await _begin(idempotency, ann)
    async with database.transaction() as session:
        await session.execute(text("SELECT 1"))  # on SQLite, renewals now wait for the end of the transaction
        renewal = asyncio.create_task(idempotency.renew())
        await asyncio.sleep(0.01)  # for it to renew too soon; too short finds less and fails nothing
        await idempotency.finish(session, begun, ANSWER)
    await renewal
    clock.advance(24 * 3600 - 1)
    assert await idempotency.begin(ann, "key", "body") == Replay(ANSWER)


async def test_answers_are_kept_for_a_day(
    accounts: Accounts, database: Database, ann: UUID, clock: MovableClock
) -> None:
    idempotency = accounts.idempotency
    await _finish(idempotency, database, await _begin(idempotency, ann))
    clock.advance(24 * 3600 - 1)
    await accounts.renew()
    assert await idempotency.sweep() == 0
    assert await idempotency.begin(ann, "key", "body") == Replay(ANSWER)
    clock.advance(1)
    again = await _begin(idempotency, ann, "another body")
    await _finish(idempotency, database, again)
    clock.advance(24 * 3600)
    assert await idempotency.sweep() == 1
    assert await idempotency.sweep() == 0


async def test_more_than_one_step_of_a_sweep_deletes(
    idempotency: Idempotency, ann: UUID, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("limner.accounts.idempotency.SWEPT_AT_ONCE", 3)
    for number in range(7):
        await idempotency.begin(ann, f"key {number}", "body")
    clock.advance(60)
    await idempotency.begin(ann, "key 2", "body")
    assert await idempotency.sweep() == 6
    with pytest.raises(IdempotencyInProgress):
        await idempotency.begin(ann, "key 2", "body")


async def test_of_many_at_once_one_begins(idempotency: Idempotency, ann: UUID) -> None:
    ends = await asyncio.gather(*(idempotency.begin(ann, "key", "body") for _ in range(20)), return_exceptions=True)
    assert sum(isinstance(end, Begun) for end in ends) == 1
    assert sum(isinstance(end, IdempotencyInProgress) for end in ends) == 19


async def test_retries_and_failures_at_once(idempotency: Idempotency, database: Database, ann: UUID) -> None:
    runs = 0

    async def request(number: int) -> dict[str, Any]:
        nonlocal runs
        while True:
            try:
                begun = await idempotency.begin(ann, "key", "body")
            except IdempotencyInProgress:
                await asyncio.sleep(0.001)  # a client's pause before it asks again
                continue
            if isinstance(begun, Replay):
                return begun.answer
            if number % 2:
                await idempotency.abandon(begun)
                number += 1
                continue
            runs += 1
            await _finish(idempotency, database, begun, {"run": runs})

    answers = await asyncio.gather(*(request(number) for number in range(12)))
    assert runs == 1
    assert answers == [{"run": 1}] * 12


@pytest.mark.parametrize("key", ["", "k" * 256, "a\nb", "\x00"], ids=["empty", "long", "newline", "nul"])
async def test_what_is_no_key(idempotency: Idempotency, ann: UUID, key: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        await idempotency.begin(ann, key, "body")
    assert caught.value.code == "invalid_idempotency_key"


async def test_the_longest_key(idempotency: Idempotency, ann: UUID) -> None:
    assert isinstance(await idempotency.begin(ann, "é" * 255, "f" * 128), Begun)
