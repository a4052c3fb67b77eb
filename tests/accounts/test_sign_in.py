"""Signing in by password and by link, and what those who may not can learn or do: nothing."""

import asyncio
import threading
from collections import Counter
from typing import Literal
from uuid import UUID, uuid4

import pytest
from argon2 import PasswordHasher, Type, extract_parameters
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import delete, select, update

from limner.accounts import passwords, tokens
from limner.accounts.accounts import Accounts
from limner.accounts.invitations import LinkSpent
from limner.accounts.models import Account, Browser, SignedIn
from limner.accounts.passwords import Hashing
from limner.accounts.settings import AccountSettings
from limner.accounts.sign_in import FREE_GUESSES, FREE_GUESSES_OF_ADDRESS, SignIn, SignInRefused, TooManyGuesses
from limner.accounts.tables import LinkRow, PasswordRow, SessionRow
from limner.kit.counters import Counters, CounterSettings
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest, LimnerError
from tests.accounts.hashing import CountingHasher
from tests.conftest import MovableClock

ANN = "ann@example.com"
PASSWORD = "correct horse battery"
HERE = Browser("192.0.2.7", "Firefox")


@pytest.fixture
def hasher() -> CountingHasher:
    return CountingHasher()


@pytest.fixture
def sign_in(database: Database, clock: MovableClock, hasher: CountingHasher) -> SignIn:
    return SignIn(database, AccountSettings(), Counters(CounterSettings()), clock, hasher=hasher)


@pytest.fixture
async def ann(sign_in: SignIn) -> Account:
    """An account with a password."""
    _, token = await sign_in.invite(ANN, "Ann")
    return (await sign_in.set_password(token, PASSWORD, Browser("203.0.113.9", "setting"))).account


async def test_a_password_signs_in_whatever_the_case_of_the_address(sign_in: SignIn, ann: Account) -> None:
    signed_in = await sign_in.with_password(" ANN@example.com", PASSWORD, HERE)
    assert signed_in.account == ann
    assert (signed_in.session.way, signed_in.session.agent, signed_in.session.address) == (
        "password",
        "Firefox",
        "192.0.2.7",
    )
    assert await sign_in.recognise(signed_in.token) == signed_in
    assert signed_in.token not in repr(signed_in)


async def test_characters_may_be_composed_by_any_keyboard(sign_in: SignIn) -> None:
    _, token = await sign_in.invite(ANN)
    await sign_in.set_password(token, "motörhead motörhead", HERE)
    assert await sign_in.with_password(ANN, "moto\u0308rhead moto\u0308rhead", HERE)


@pytest.mark.parametrize(
    "email",
    [
        ANN,
        "nobody@example.com",
        "open@example.com",
        "no address",
        "",
        "nul\0@example.com",
        "\udc80@example.com",
        "x" * 5000 + "@example.com",
    ],
    ids=["wrong", "unknown", "no password", "no address", "empty", "nul", "surrogate", "long"],
)
async def test_no_word_on_whether_an_address_exists(
    sign_in: SignIn, accounts: Accounts, ann: Account, hasher: CountingHasher, email: str
) -> None:
    """The same answer after the same work: one comparison, with a hash of the same parameters."""
    await accounts.create("open@example.com")
    with pytest.raises(SignInRefused):  # the first one makes the hash to compare with where there is none
        await sign_in.with_password("first@example.com", PASSWORD, HERE)
    hasher.calls.clear()
    with pytest.raises(SignInRefused) as caught:
        await sign_in.with_password(email, "not this one", HERE)
    assert caught.value.message == "Address and password do not go together."
    assert hasher.calls == Counter(verify=1)
    first, *others = [extract_parameters(kept) for kept in hasher.compared]
    assert (first.type, first.memory_cost) == (Type.ID, hasher.memory_cost)
    assert all(other == first for other in others)


async def test_the_same_number_of_guesses_for_addresses_that_exist_and_others(sign_in: SignIn, ann: Account) -> None:
    for email in (ANN, "nobody@example.com"):
        errors: list[type[LimnerError]] = []
        for number in range(FREE_GUESSES + 1):
            with pytest.raises(LimnerError) as caught:
                await sign_in.with_password(email, "not this one", Browser(f"198.51.100.{number}"))
            errors.append(caught.type)
        assert errors == [SignInRefused] * FREE_GUESSES + [TooManyGuesses]
        assert caught.value.retry_after
        assert 0 < caught.value.retry_after <= 1


async def test_guesses_at_once_are_bounded_and_the_right_one_among_them_waits_too(
    sign_in: SignIn, ann: Account, hasher: CountingHasher
) -> None:
    hasher.calls.clear()
    tries = [f"guess number {number}" for number in range(30)] + [PASSWORD]
    browsers = [Browser(f"198.51.100.{number}") for number in range(len(tries))]
    outcomes = await asyncio.gather(
        *(sign_in.with_password(ANN, guess, browser) for guess, browser in zip(tries, browsers, strict=True)),
        return_exceptions=True,
    )
    assert Counter(type(outcome) for outcome in outcomes) == {
        SignInRefused: FREE_GUESSES,
        TooManyGuesses: len(tries) - FREE_GUESSES,
    }
    assert hasher.calls["verify"] == FREE_GUESSES


@pytest.mark.parametrize("address", ["198.51.100.{0}", "2001:db8::{0}"], ids=["addresses", "one IPv6 network"])
async def test_guesses_from_one_address_at_many_accounts(sign_in: SignIn, address: str) -> None:
    spread = "." in address
    errors = []
    for number in range(FREE_GUESSES_OF_ADDRESS + 1):
        with pytest.raises(LimnerError) as caught:
            await sign_in.with_password(f"{number}@example.com", "not this one", Browser(address.format(number)))
        errors.append(caught.type)
    assert (errors[-1] is TooManyGuesses) == (not spread)
    assert set(errors[:-1]) == {SignInRefused}


async def test_the_right_password_ends_the_waits_of_its_account(sign_in: SignIn, ann: Account) -> None:
    for _ in range(3):
        for _ in range(FREE_GUESSES - 1):
            with pytest.raises(SignInRefused):
                await sign_in.with_password(ANN, "not this one", Browser("198.51.100.1"))
        assert await sign_in.with_password(ANN, PASSWORD, Browser("198.51.100.2"))


async def test_a_hash_of_other_parameters_is_made_anew(sign_in: SignIn, ann: Account, database: Database) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1, hash_len=16).hash(PASSWORD)
    async with database.transaction() as session:
        await session.execute(update(PasswordRow).values(hash=weak))
    await sign_in.with_password(ANN, PASSWORD, HERE)
    async with database.reading() as session:
        kept = await session.scalar(select(PasswordRow.hash))
    assert kept
    assert kept != weak
    assert not Hashing(CountingHasher()).outdated(kept)
    assert await sign_in.with_password(ANN, PASSWORD, HERE)


async def test_the_default_parameters_are_argon2id_with_64_mib() -> None:
    kept = await Hashing().hash(PASSWORD)
    assert extract_parameters(kept).type is Type.ID
    assert extract_parameters(kept).memory_cost == 65_536
    assert await Hashing().fits(kept, PASSWORD)


@given(st.text(max_size=300))
def test_only_lengths_are_refused(password: str) -> None:
    length = len(passwords._normal(password))
    if passwords.SHORTEST <= length <= passwords.LONGEST:
        passwords.check(password)
    else:
        with pytest.raises(InvalidRequest, match="10 to 256 characters"):
            passwords.check(password)


# Links.


async def test_an_invitation_makes_an_account_and_sets_its_password(sign_in: SignIn) -> None:
    account, token = await sign_in.invite("Bob@example.com", "Bob", "operator")
    assert (account.email, account.name, account.role) == ("bob@example.com", "Bob", "operator")
    assert not await sign_in.has_password(account.id)
    link = await sign_in.look(token)
    assert (link.purpose, link.account) == ("password", account)
    signed_in = await sign_in.set_password(token, PASSWORD, HERE)
    assert signed_in.account == account
    assert await sign_in.has_password(account.id)
    with pytest.raises(LinkSpent):
        await sign_in.set_password(token, "another password", HERE)
    with pytest.raises(LinkSpent):
        await sign_in.look(token)
    assert await sign_in.with_password("bob@example.com", PASSWORD, HERE)


async def test_a_link_for_an_account_that_exists_sets_its_password_anew(sign_in: SignIn, ann: Account) -> None:
    signed_in = await sign_in.with_password(ANN, PASSWORD, HERE)
    account, token = await sign_in.invite(ANN)
    assert account == ann
    assert await sign_in.recognise(signed_in.token), "nothing has happened yet"
    fresh = await sign_in.set_password(token, "another password", HERE)
    assert await sign_in.recognise(signed_in.token) is None
    assert [session.id for session in await sign_in.sessions(ann.id)] == [fresh.session.id]
    with pytest.raises(SignInRefused):
        await sign_in.with_password(ANN, PASSWORD, HERE)


async def test_looking_uses_nothing_up_and_a_bad_password_neither(sign_in: SignIn) -> None:
    _, token = await sign_in.invite(ANN)
    for _ in range(3):
        await sign_in.look(token)
        with pytest.raises(InvalidRequest):
            await sign_in.set_password(token, "short", HERE)
    assert await sign_in.set_password(token, PASSWORD, HERE)


async def test_a_link_is_over_in_time_and_when_another_is_made(sign_in: SignIn, clock: MovableClock) -> None:
    account, first = await sign_in.invite(ANN)
    _, second = await sign_in.invite(ANN)
    with pytest.raises(LinkSpent):
        await sign_in.set_password(first, PASSWORD, HERE)
    clock.advance(AccountSettings().link_life)
    with pytest.raises(LinkSpent):
        await sign_in.set_password(second, PASSWORD, HERE)
    token = await sign_in.one_time_link(account.id)
    clock.advance(15 * 60)
    with pytest.raises(LinkSpent):
        await sign_in.with_link(token, HERE)


async def test_a_link_does_what_it_is_for_alone(sign_in: SignIn, ann: Account) -> None:
    _, invitation = await sign_in.invite(ANN)
    one_time = await sign_in.one_time_link(ann.id)
    with pytest.raises(LinkSpent):
        await sign_in.with_link(invitation, HERE)
    with pytest.raises(LinkSpent):
        await sign_in.set_password(one_time, PASSWORD, HERE)
    signed_in = await sign_in.with_link(one_time, HERE)
    assert (signed_in.account, signed_in.session.way) == (ann, "link")


async def test_a_new_password_spends_all_links(sign_in: SignIn, ann: Account) -> None:
    signed_in = await sign_in.with_password(ANN, PASSWORD, HERE)
    _, invitation = await sign_in.invite(ANN)
    one_time = await sign_in.one_time_link(ann.id)
    await sign_in.change_password(signed_in, PASSWORD, "another password", HERE)
    with pytest.raises(LinkSpent):
        await sign_in.with_link(one_time, HERE)
    with pytest.raises(LinkSpent):
        await sign_in.set_password(invitation, "a third password", HERE)


@pytest.mark.parametrize("purpose", ["password", "sign_in"])
async def test_of_many_who_use_a_link_at_once_one_does(
    database: Database, clock: MovableClock, sign_in: SignIn, purpose: str
) -> None:
    account, token = await sign_in.invite(ANN)
    other = SignIn(database, AccountSettings(), Counters(CounterSettings()), clock, hasher=CountingHasher())
    if purpose == "sign_in":
        token = await sign_in.one_time_link(account.id)

    def use(by: SignIn, number: int) -> "asyncio.Future[SignedIn]":
        if purpose == "sign_in":
            return asyncio.ensure_future(by.with_link(token, HERE))
        return asyncio.ensure_future(by.set_password(token, f"password number {number}", HERE))

    outcomes = await asyncio.gather(
        *(use((sign_in, other)[number % 2], number) for number in range(12)), return_exceptions=True
    )
    assert Counter(type(outcome) for outcome in outcomes) == {SignedIn: 1, LinkSpent: 11}
    assert len(await sign_in.sessions(account.id)) == 1


@pytest.mark.parametrize("token", ["", "lml_", "lml_" + "A" * 43, "lms_" + "A" * 43, "\udc80" * 47, "lml_" + "é" * 43])
async def test_made_up_links(sign_in: SignIn, token: str) -> None:
    with pytest.raises(LinkSpent):
        await sign_in.look(token)
    with pytest.raises(LinkSpent):
        await sign_in.with_link(token, HERE)
    with pytest.raises(LinkSpent):
        await sign_in.set_password(token, PASSWORD, HERE)


# Changing and confirming.


async def test_changing_the_password_ends_all_sessions_and_begins_one(sign_in: SignIn, ann: Account) -> None:
    here = await sign_in.with_password(ANN, PASSWORD, HERE)
    elsewhere = await sign_in.with_password(ANN, PASSWORD, Browser("192.0.2.8", "Chromium"))
    fresh = await sign_in.change_password(here, PASSWORD, "another password", HERE)
    assert [await sign_in.recognise(each.token) for each in (here, elsewhere, fresh)] == [None, None, fresh]
    with pytest.raises(SignInRefused):
        await sign_in.change_password(fresh, PASSWORD, "a third password", HERE)
    with pytest.raises(InvalidRequest):
        await sign_in.change_password(fresh, "another password", "short", HERE)


async def test_a_stolen_session_guesses_no_password(sign_in: SignIn, ann: Account) -> None:
    stolen = await sign_in.with_password(ANN, PASSWORD, HERE)
    for _ in range(FREE_GUESSES):
        with pytest.raises(SignInRefused):
            await sign_in.confirm(stolen, "not this one", HERE)
    with pytest.raises(TooManyGuesses):
        await sign_in.change_password(stolen, PASSWORD, "another password", HERE)


async def test_without_a_password_a_recent_sign_in_stands_for_it(
    sign_in: SignIn, accounts: Accounts, clock: MovableClock
) -> None:
    bob = await accounts.create("bob@example.com")
    signed_in = await sign_in.with_link(await sign_in.one_time_link(bob.id), HERE)
    await sign_in.confirm(signed_in, "", HERE)
    clock.advance(15 * 60 + 1)
    with pytest.raises(SignInRefused, match="Sign in again"):
        await sign_in.change_password(signed_in, "", PASSWORD, HERE)
    again = await sign_in.with_link(await sign_in.one_time_link(bob.id), HERE)
    await sign_in.change_password(again, "", PASSWORD, HERE)
    assert await sign_in.with_password("bob@example.com", PASSWORD, HERE)


async def test_a_sign_in_loses_to_a_change_of_password_that_was_quicker(
    database: Database, clock: MovableClock, sign_in: SignIn, ann: Account
) -> None:
    """Compared with the old hash before the change, and begun after it."""

    class Slow(CountingHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            fits = super().verify(hash, password)
            compared.set()
            changed.wait()
            return fits

    compared, changed = threading.Event(), threading.Event()
    slow = SignIn(database, AccountSettings(), Counters(CounterSettings()), clock, hasher=Slow())
    late = asyncio.create_task(slow.with_password(ANN, PASSWORD, HERE))
    await asyncio.to_thread(compared.wait)
    _, token = await sign_in.invite(ANN)
    await sign_in.set_password(token, "another password", HERE)
    changed.set()
    with pytest.raises(SignInRefused):
        await late
    assert len(await sign_in.sessions(ann.id)) == 1


# Sessions.


async def test_a_session_that_the_browser_brought_is_never_taken_over(sign_in: SignIn, ann: Account) -> None:
    """Fixation: whatever token an attacker has put into the browser, signing in makes another, and ends it."""
    attacker = await sign_in.with_link(await sign_in.one_time_link(ann.id), Browser(agent="attacker"))
    for planted in (attacker.token, "lms_" + "A" * 43, "x"):
        signed_in = await sign_in.with_password(ANN, PASSWORD, Browser("192.0.2.7", "Firefox", planted))
        assert signed_in.token != planted
        assert await sign_in.recognise(planted) is None


async def test_sessions_slide_up_to_an_end(sign_in: SignIn, ann: Account, clock: MovableClock) -> None:
    settings = AccountSettings()
    signed_in = await sign_in.with_password(ANN, PASSWORD, HERE)
    idle, life = settings.session_idle, settings.session_life
    steps = 0
    while await sign_in.recognise(signed_in.token):
        clock.advance(idle - 1)
        steps += 1
    assert steps == life // (idle - 1) + 1
    lazy = await sign_in.with_password(ANN, PASSWORD, HERE)
    clock.advance(idle)
    assert await sign_in.recognise(lazy.token) is None
    assert await sign_in.sessions(ann.id) == ()


async def test_the_last_use_is_known_to_the_minute(sign_in: SignIn, ann: Account, clock: MovableClock) -> None:
    signed_in = await sign_in.with_password(ANN, PASSWORD, HERE)
    began = clock.now
    seen = []
    for pause in (59, 1):
        clock.advance(pause)
        await sign_in.recognise(signed_in.token)
        seen += [session.seen_at for session in await sign_in.sessions(ann.id) if session.id == signed_in.session.id]
    assert seen == [began, clock.now]


async def test_an_account_has_so_many_sessions_and_the_oldest_goes(
    database: Database, clock: MovableClock, ann: Account, accounts: Accounts
) -> None:
    few = SignIn(database, AccountSettings(account_sessions=2), Counters(CounterSettings()), clock)
    begun = []
    for _ in range(4):
        clock.advance(1)
        begun.append(await few.with_link(await few.one_time_link(ann.id), HERE))
    assert [bool(await few.recognise(each.token)) for each in begun] == [False, False, True, True]
    bob = await accounts.create("bob@example.com")
    await few.with_link(await few.one_time_link(bob.id), HERE)
    assert len(await few.sessions(ann.id)) == 2


async def test_sessions_are_ended_by_their_owner_alone(sign_in: SignIn, accounts: Accounts, ann: Account) -> None:
    first, second, third = [await sign_in.with_password(ANN, PASSWORD, HERE) for _ in range(3)]
    bob = await accounts.create("bob@example.com")
    for other in (bob.id, uuid4()):
        with pytest.raises(LimnerError) as caught:
            await sign_in.end_session(other, first.session.id)
        assert caught.value.code == "session_not_found"
    await sign_in.end_session(ann.id, first.session.id)
    assert await sign_in.recognise(first.token) is None
    assert await sign_in.end_others(second) == 2, "the third, and the one of the invitation"
    assert await sign_in.recognise(third.token) is None
    await sign_in.sign_out(second.token)
    await sign_in.sign_out(second.token)
    assert await sign_in.sessions(ann.id) == ()


async def test_what_is_over_is_swept(sign_in: SignIn, ann: Account, database: Database, clock: MovableClock) -> None:
    await sign_in.one_time_link(ann.id)
    await sign_in.sweep()
    assert await _rows(database) == (1, 1)
    clock.advance(AccountSettings().session_idle)
    await sign_in.sweep()
    assert await _rows(database) == (0, 0)


async def _rows(database: Database) -> tuple[int, int]:
    async with database.reading() as session:
        sessions = (await session.scalars(select(SessionRow.id))).all()
        return len(sessions), len((await session.scalars(select(LinkRow.digest))).all())


async def test_a_stolen_database_signs_nobody_in(sign_in: SignIn, ann: Account, database: Database) -> None:
    signed_in = await sign_in.with_password(ANN, PASSWORD, HERE)
    link = await sign_in.one_time_link(ann.id)
    async with database.reading() as session:
        kept = [*await session.scalars(select(SessionRow.digest)), *await session.scalars(select(LinkRow.digest))]
    assert signed_in.token not in kept
    assert link not in kept
    for digest in kept:
        for token in (digest, f"lms_{digest}", f"lms_{digest[:43]}"):
            assert await sign_in.recognise(token) is None
    async with database.transaction() as session:
        await session.execute(delete(LinkRow))


@given(st.text(max_size=60))
def test_only_what_was_made_here_looks_like_a_token(text: str) -> None:
    assert tokens.digest(text, "lms_") is None
    made = tokens.fresh("lms_")
    assert len(tokens.digest(made, "lms_") or "") == 64
    for altered in (made + text, text + made, made[:-1]):
        if altered != made:
            assert tokens.digest(altered, "lms_") is None
    assert tokens.digest(made, "lml_") is None


async def test_an_unknown_account(sign_in: SignIn) -> None:
    with pytest.raises(LimnerError) as caught:
        await sign_in.one_time_link(UUID(int=7))
    assert caught.value.code == "account_not_found"
