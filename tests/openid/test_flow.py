"""Signing in by a provider's word, and every way to forge, replay or bend it."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from limner.accounts.accounts import Accounts
from limner.accounts.models import Browser
from limner.accounts.settings import AccountSettings
from limner.accounts.sign_in import SignIn, TooManyGuesses
from limner.kit.counters import Counters, CounterSettings
from limner.kit.database import Database
from limner.kit.errors import NotFound
from limner.openid import client
from limner.openid.attempts import LIFE
from limner.openid.errors import OpenIdRefused, OpenIdUnavailable
from limner.openid.flow import STARTS_A_MINUTE, Finished, OpenId, Started
from limner.openid.settings import OpenIdSettings
from tests.conftest import MovableClock
from tests.openid.provider import CLIENT, REDIRECT, SECRET, Person, Provider, key, running

HERE = Browser("192.0.2.7", "Firefox")


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, the provider answers in time."""
    monkeypatch.setattr(client, "SECONDS", 120.0)


@pytest.fixture
def provider() -> Iterator[Provider]:
    with running() as started:
        yield started


@pytest.fixture
def accounts(database: Database, clock: MovableClock) -> Accounts:
    return Accounts(database, clock)


class House:
    """A house that takes the word of one provider, under settings that a test chooses."""

    def __init__(self, database: Database, clock: MovableClock, provider: Provider) -> None:
        self._database = database
        self._clock = clock
        self._provider = provider
        self.counters = Counters(CounterSettings())
        self.sign_in = SignIn(database, AccountSettings(), self.counters, clock)
        self.openid = self.opened(sign_up=True)

    def opened(self, **options: Any) -> OpenId:
        known = {"issuer": self._provider.issuer, "client_id": CLIENT, "client_secret": SECRET, "label": "The House"}
        settings = OpenIdSettings.model_validate({"oidc": {"house": {**known, **options}}})
        self.openid = OpenId(self._database, settings, self.sign_in, self.counters, self._clock)
        return self.openid

    async def start(self, **more: Any) -> Started:
        return await self.openid.start("house", redirect_uri=REDIRECT, address="192.0.2.7", **more)

    async def finish(self, started: Started, person: Person | None = None, **instead: Any) -> Finished:
        state, code = self._provider.authorise(started.url, person)
        given = {"state": state, "code": code, "secret": started.secret, "browser": HERE, **instead}
        return await self.openid.finish("house", **given)

    async def walk(self, person: Person | None = None, **more: Any) -> Finished:
        return await self.finish(await self.start(**more), person)


@pytest.fixture
def house(database: Database, clock: MovableClock, provider: Provider) -> House:
    return House(database, clock, provider)


async def test_somebody_new_gets_an_account_and_comes_back_to_it(house: House, accounts: Accounts) -> None:
    first = await house.walk(next_path="/gallery?page=2")
    account = first.signed_in.account
    assert (account.email, account.name, account.role, account.balance) == ("ann@example.com", "Ann", "user", 0)
    assert (first.signed_in.session.way, first.next_path) == ("openid", "/gallery?page=2")
    assert await house.sign_in.recognise(first.signed_in.token) == first.signed_in
    moved = Person(claims={"email": "new@example.com", "email_verified": True})
    again = await house.walk(moved)
    assert again.signed_in.account.id == account.id
    assert (await accounts.get(account.id)).email == "ann@example.com", "the provider does not change it"
    (identity,) = await house.sign_in.identities(account.id)
    assert identity.email == "new@example.com"


async def test_the_buttons_and_an_unknown_provider(house: House) -> None:
    assert [(button.name, button.label) for button in house.openid.buttons] == [("house", "The House")]
    with pytest.raises(NotFound):
        await house.openid.start("other", redirect_uri=REDIRECT, address="")
    with pytest.raises(NotFound):
        await house.openid.finish("other", state="", code="", secret="", browser=HERE)


async def test_what_is_asked_for(house: House, provider: Provider) -> None:
    urls = [(await house.start()).url for _ in range(2)]
    asked = [{name: values[0] for name, values in parse_qs(urlsplit(url).query).items()} for url in urls]
    for name in ("state", "nonce", "code_challenge"):
        assert len({each[name] for each in asked}) == 2
        assert all(len(each[name]) == 43 for each in asked)
    assert asked[0]["redirect_uri"] == REDIRECT
    assert provider.asked == ["/.well-known/openid-configuration"], "once, and kept"


# Whose account it is.


async def test_nobody_new_without_sign_up(house: House, accounts: Accounts) -> None:
    house.opened()
    with pytest.raises(OpenIdRefused, match="There is no account"):
        await house.walk()
    assert await accounts.list() == ()


async def test_an_address_alone_opens_no_account_that_exists(house: House, accounts: Accounts) -> None:
    """Anybody may have some provider verify an address; only of its own domains is its word good."""
    account = await accounts.create("ann@example.com")
    with pytest.raises(OpenIdRefused, match="not linked"):
        await house.walk()
    assert await house.sign_in.identities(account.id) == ()
    house.opened(domains=["EXAMPLE.com"])
    assert (await house.walk()).signed_in.account.id == account.id


@pytest.mark.parametrize("email", ["ann@example.org", "ann@sub.example.com", "ann@notexample.com"])
async def test_another_domain_is_refused_whether_known_or_not(house: House, email: str) -> None:
    person = Person(claims={"email": email, "email_verified": True})
    account = (await house.walk(person)).signed_in.account
    house.opened(sign_up=True, domains=["example.com"])
    with pytest.raises(OpenIdRefused, match="Nobody of"):
        await house.walk(person)
    with pytest.raises(OpenIdRefused, match="Nobody of"):
        await house.walk(replace(person, subject="another"))
    assert len(await house.sign_in.sessions(account.id)) == 1


@pytest.mark.parametrize("verified", [False, None, "true", 1])
async def test_an_address_that_is_not_verified(house: House, verified: object) -> None:
    claims = {"email": "ann@example.com", "email_verified": verified}
    with pytest.raises(OpenIdRefused, match="not verified"):
        await house.walk(Person(claims=claims))


async def test_who_is_signed_in_links_it_to_their_account(house: House, accounts: Accounts) -> None:
    house.opened()
    bob = await accounts.create("bob@example.com")
    assert (await house.walk(account_id=bob.id)).signed_in.account.id == bob.id
    assert (await house.walk()).signed_in.account.id == bob.id
    eve = await accounts.create("eve@example.com")
    with pytest.raises(OpenIdRefused, match="another account"):
        await house.walk(account_id=eve.id)
    (identity,) = await house.sign_in.identities(bob.id)
    await house.sign_in.unlink(bob.id, identity.issuer, identity.subject)
    with pytest.raises(OpenIdRefused):
        await house.walk()
    with pytest.raises(NotFound):
        await house.sign_in.unlink(bob.id, identity.issuer, identity.subject)


async def test_the_address_may_come_from_the_userinfo_of_the_same_person(house: House) -> None:
    told = {"email": "ann@example.com", "email_verified": True}
    assert (await house.walk(Person(claims={}, userinfo=told))).signed_in.account.email == "ann@example.com"
    with pytest.raises(OpenIdRefused, match="two people"):
        await house.walk(Person(claims={}, userinfo={**told, "sub": "another"}))
    with pytest.raises(OpenIdRefused, match="not verified"):
        await house.walk(Person(claims={}))


# Attacks.


async def test_a_state_that_is_not_this_browser_s(house: House) -> None:
    """Login CSRF: a link with somebody else's state and code signs nobody in."""
    mine, theirs = await house.start(), await house.start()
    bent: list[dict[str, Any]] = [{"secret": mine.secret}, {"secret": ""}, {"state": "made up"}, {"state": ""}]
    for instead in bent:
        with pytest.raises(OpenIdRefused, match="not begun in this browser"):
            await house.finish(theirs, **instead)
    assert await house.finish(theirs), "and the right one is not lost by it"


async def test_a_sign_in_is_finished_once(house: House, provider: Provider) -> None:
    started = await house.start()
    state, code = provider.authorise(started.url)
    again: dict[str, Any] = {"state": state, "code": code, "secret": started.secret, "browser": HERE}
    outcomes = await asyncio.gather(
        *(house.openid.finish("house", **again) for _ in range(8)),
        return_exceptions=True,
    )
    assert Counter(type(outcome) for outcome in outcomes) == {Finished: 1, OpenIdRefused: 7}
    with pytest.raises(OpenIdRefused):
        await house.openid.finish("house", **again)


async def test_a_code_is_of_one_sign_in(house: House, provider: Provider) -> None:
    """A code that was stolen, or replayed, in a sign-in of the attacker's own: PKCE and the provider refuse it."""
    victim, attacker = await house.start(), await house.start()
    _, stolen = provider.authorise(victim.url)
    with pytest.raises(OpenIdRefused, match="does not take the code"):
        await house.finish(attacker, code=stolen)
    used = await house.start()
    state, code = provider.authorise(used.url)
    await house.openid.finish("house", state=state, code=code, secret=used.secret, browser=HERE)
    with pytest.raises(OpenIdRefused, match="does not take the code"):
        await house.finish(await house.start(), code=code)


async def test_it_has_ten_minutes(house: House, clock: MovableClock) -> None:
    started = await house.start()
    clock.advance(LIFE.total_seconds())
    with pytest.raises(OpenIdRefused, match="is over"):
        await house.finish(started)


TOKENS: dict[str, Callable[[Provider], object]] = {
    "another nonce": lambda at: at.token_claims.update(nonce="another"),
    "no nonce": lambda at: at.token_claims.update(nonce=None),
    "another issuer": lambda at: at.token_claims.update(iss="https://evil.example.com"),
    "another audience": lambda at: at.token_claims.update(aud="another client"),
    "two audiences, for the other": lambda at: at.token_claims.update(aud=[CLIENT, "another"], azp="another"),
    "two audiences, for nobody": lambda at: at.token_claims.update(aud=[CLIENT, "another"]),
    "over": lambda at: at.token_claims.update(exp=int(time.time()) - 3600),
    "no end": lambda at: at.token_claims.update(exp=None),
    "an end that is none": lambda at: at.token_claims.update(exp="tomorrow"),
    "no subject": lambda at: at.token_claims.update(sub=None),
    "an empty subject": lambda at: at.token_claims.update(sub=""),
    "a subject that is no text": lambda at: at.token_claims.update(sub={"a": 1}),
    "a long subject": lambda at: at.token_claims.update(sub="s" * 256),
    "another token's hash": lambda at: at.token_claims.update(at_hash="AAAAAAAAAAAAAAAAAAAAAA"),
    "an address that is none": lambda at: at.token_claims.update(email="ann"),
    "not signed": lambda at: setattr(at, "algorithm", "none"),
    "signed with the public key": lambda at: setattr(at, "algorithm", "HS256"),
    "signed by somebody else": lambda at: at.published.append(key()),
}


@pytest.mark.filterwarnings("ignore::joserfc.errors.SecurityWarning")
@pytest.mark.parametrize("bend", TOKENS.values(), ids=TOKENS.keys())
async def test_a_bent_token(
    house: House, accounts: Accounts, provider: Provider, bend: Callable[[Provider], object]
) -> None:
    bend(provider)
    with pytest.raises(OpenIdRefused):
        await house.walk()
    assert await accounts.list() == ()


async def test_an_answer_of_another_provider(house: House, provider: Provider) -> None:
    with pytest.raises(OpenIdRefused, match="Another provider"):
        await house.finish(await house.start(), issuer="https://evil.example.com")
    assert await house.finish(await house.start(), issuer=provider.issuer)


async def test_a_provider_that_changes_its_keys(
    house: House, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.walk()
    provider.signing = key()
    with pytest.raises(OpenIdRefused):
        await house.walk()
    assert provider.asked.count("/jwks") == 1, "whoever makes tokens up does not have the keys asked for each time"
    monkeypatch.setattr(client, "KEYS_EVERY_SECONDS", 0)
    assert await house.walk()


@pytest.mark.parametrize(
    "configuration",
    [
        {"issuer": "https://evil.example.com"},
        {"token_endpoint": None},
        {"jwks_uri": "http://evil.example.com/jwks"},
        {"authorization_endpoint": "javascript:alert(1)"},
    ],
    ids=str,
)
async def test_a_configuration_that_is_not_the_issuer_s(
    house: House, provider: Provider, configuration: dict[str, Any]
) -> None:
    provider.configuration = configuration
    with pytest.raises(OpenIdUnavailable):
        await house.start()


async def test_a_provider_that_is_away(house: House) -> None:
    house.opened(issuer="http://127.0.0.1:1")
    with pytest.raises(OpenIdUnavailable, match=r"127\.0\.0\.1 does not answer"):
        await house.start()


async def test_one_address_begins_so_many(house: House) -> None:
    for _ in range(STARTS_A_MINUTE):
        await house.start()
    with pytest.raises(TooManyGuesses):
        await house.start()


@pytest.mark.parametrize(
    "path",
    ["", "gallery", "//evil.example.com", "/\\evil.example.com", "https://evil.example.com", "/a\nb", "/\t/evil"],
)
async def test_nobody_chooses_where_it_ends_but_this_site(house: House, path: str) -> None:
    assert (await house.walk(next_path=path)).next_path == "/"
