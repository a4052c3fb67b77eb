"""Accounts are made, found and listed."""

import asyncio
from collections.abc import Awaitable
from uuid import UUID, uuid4

import pytest

from limner.accounts import keys
from limner.accounts.accounts import Accounts
from limner.accounts.models import Limits
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


async def test_pages_of_accounts_newest_first(accounts: Accounts, clock: MovableClock) -> None:
    for number in range(7):
        clock.advance(number % 2)  # some are made in the same moment
        await accounts.create(f"person{number}@example.com", f"Person {number}")
    seen: list[str] = []
    page = await accounts.page(limit=3)
    while True:
        seen += [account.email for account in page.accounts]
        if page.next is None:
            break
        page = await accounts.page(limit=3, after=page.next)
    assert len(seen) == len(set(seen)) == 7
    made = {account.email: account.created_at for account in await accounts.list()}
    assert [made[email] for email in seen] == sorted(made.values(), reverse=True)


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("ANN", {"ann@example.com"}),
        ("example.com", {"ann@example.com", "bob@example.com"}),
        (" smith ", {"bob@example.com"}),
        ("50%", {"bob@example.com"}),
        ("%", {"bob@example.com"}),
        ("_", set()),
        ("", {"ann@example.com", "bob@example.com"}),
    ],
)
async def test_accounts_are_found_by_a_part_of_address_or_name(
    accounts: Accounts, search: str, found: set[str]
) -> None:
    await accounts.create("ann@example.com", "Ann")
    await accounts.create("bob@example.com", "Bob 50% Smith")
    assert {account.email for account in (await accounts.page(search)).accounts} == found


async def test_pages_that_are_none(accounts: Accounts) -> None:
    for limit in (0, 201):
        with pytest.raises(InvalidRequest, match="1 to 200"):
            await accounts.page(limit=limit)
    with pytest.raises(NotFound):
        await accounts.page(after=uuid4())


async def test_what_of_an_account_can_be_changed(accounts: Accounts) -> None:
    ann = await accounts.create("ann@example.com", "Ann", units=5)
    assert (ann.role, ann.limits) == ("user", Limits())
    assert (await accounts.rename(ann.id, "  Ann\n Lee ")).name == "Ann Lee"
    assert (await accounts.change_email(ann.id, "Lee@example.com")).email == "lee@example.com"
    assert (await accounts.change_email(ann.id, "lee@example.com")).email == "lee@example.com"
    assert (await accounts.set_role(ann.id, "operator")).role == "operator"
    limits = Limits(requests_per_second=50, images_per_minute=0)
    changed = await accounts.set_limits(ann.id, limits)
    assert changed.limits == limits
    assert changed == await accounts.by_email("lee@example.com")
    assert (await accounts.set_limits(ann.id, Limits())).limits == Limits()


async def test_changes_that_are_refused(accounts: Accounts) -> None:
    ann = await accounts.create("ann@example.com")
    await accounts.create("bob@example.com")
    refused: list[tuple[Awaitable[object], str]] = [
        (accounts.rename(ann.id, "x" * 201), "up to 200 characters"),
        (accounts.rename(ann.id, "An\0n"), r"this one has U\+0000"),
        (accounts.create("eve@example.com", "E\0ve"), r"this one has U\+0000"),
        (accounts.change_email(ann.id, "BOB@example.com"), "already"),
        (accounts.change_email(ann.id, "nobody"), "no email"),
        (accounts.set_role(ann.id, "king"), "accepted: user, operator"),  # type: ignore[arg-type]
        (accounts.set_limits(ann.id, Limits(requests_per_second=-1)), "-1 is no limit"),
        (accounts.set_limits(ann.id, Limits(images_per_minute=10**6 + 1)), "1000001 is no limit"),
    ]
    for change, said in refused:
        with pytest.raises(InvalidRequest, match=said):
            await change
    assert await accounts.get(ann.id) == ann
    for change in (accounts.rename(uuid4(), "x"), accounts.set_role(uuid4(), "user")):
        with pytest.raises(NotFound):
            await change


async def test_of_two_who_take_an_address_at_once_one_does(accounts: Accounts) -> None:
    both = [await accounts.create(f"{name}@example.com") for name in ("ann", "bob")]
    outcomes = await asyncio.gather(
        *(accounts.change_email(each.id, "new@example.com") for each in both), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Account", "InvalidRequest"]
