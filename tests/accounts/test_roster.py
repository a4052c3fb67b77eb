"""Accounts are made, found and listed."""

import asyncio
from uuid import UUID, uuid4

import pytest

from limner.accounts import keys
from limner.accounts.accounts import Accounts
from limner.kit.errors import InvalidRequest, NotFound
from tests.conftest import MovableClock


async def test_a_new_account(accounts: Accounts, clock: MovableClock) -> None:
    made = await accounts.create("Ann@Example.com", "Ann", units=7)
    assert (made.email, made.name, made.balance, made.held) == ("ann@example.com", "Ann", 7, 0)
    assert made.available == 7
    assert made.created_at == clock.now
    assert await accounts.get(made.id) == made
    assert await accounts.by_email(" ANN@example.com ") == made


async def test_its_opening_balance_is_in_the_ledger(accounts: Accounts, ann: UUID) -> None:
    (entry,) = await accounts.ledger(ann)
    assert (entry.amount, entry.kind, entry.note) == (100, "top_up", "opening balance")


async def test_an_account_may_start_empty(accounts: Accounts) -> None:
    made = await accounts.create("bob@example.com")
    assert made.balance == 0
    assert await accounts.ledger(made.id) == ()


async def test_the_first_account_has_units_and_a_key_and_is_made_once(accounts: Accounts) -> None:
    made = await asyncio.gather(*(accounts.create_first("ann@example.com", "Ann", 7, "first") for _ in range(4)))
    ((account, key),) = filter(None, made)
    assert await accounts.authenticate(key) == account == await accounts.by_email("ann@example.com")
    assert (account.balance, len(await accounts.list_keys(account.id))) == (7, 1)
    assert await accounts.create_first("bob@example.com", "Bob", 7, "second") is None


async def test_a_first_account_without_its_key_is_not_made(accounts: Accounts, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(keys, "make", fail)
        with pytest.raises(RuntimeError):
            await accounts.create_first("ann@example.com", "Ann", 7, "first")
    assert await accounts.list() == ()
    assert await accounts.create_first("ann@example.com", "Ann", 7, "first")


async def test_a_first_account_needs_an_email(accounts: Accounts) -> None:
    with pytest.raises(InvalidRequest):
        await accounts.create_first("nobody", "Ann", 7, "first")


async def test_an_email_has_one_account(accounts: Accounts, ann: UUID) -> None:
    with pytest.raises(InvalidRequest) as caught:
        await accounts.create("ANN@example.com", units=5)
    assert caught.value.code == "email_taken"
    assert [account.id for account in await accounts.list()] == [ann]


@pytest.mark.parametrize("email", ["", "ann", "@example.com", "ann@", "a b@example.com", "a" * 320 + "@b"])
async def test_what_is_no_email(accounts: Accounts, email: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        await accounts.create(email)
    assert caught.value.code == "invalid_email"


async def test_an_account_that_opens_with_a_debt_is_not_made(accounts: Accounts) -> None:
    with pytest.raises(InvalidRequest):
        await accounts.create("bob@example.com", units=-1)
    assert await accounts.list() == ()


async def test_the_list_is_in_order_of_age(accounts: Accounts, clock: MovableClock) -> None:
    for name in ("carl", "ann", "bob"):
        await accounts.create(f"{name}@example.com")
        clock.advance(1)
    assert [account.email[:-12] for account in await accounts.list()] == ["carl", "ann", "bob"]


async def test_unknown_accounts(accounts: Accounts) -> None:
    with pytest.raises(NotFound):
        await accounts.get(uuid4())
    with pytest.raises(NotFound):
        await accounts.by_email("nobody@example.com")
