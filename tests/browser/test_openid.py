"""Signing in through an OpenID provider, by the buttons of the pages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.api.service import Service
from tests.browser.conftest import Enter, agree, sign_in
from tests.openid.provider import CLIENT, SECRET, Person, Provider, running

SETTINGS = """
[oidc.house]
issuer = "{issuer}"
client_id = "{client}"
client_secret = "{secret}"
label = "The House"
sign_up = true
"""


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    with running() as started:
        yield started


@pytest.fixture(scope="module")
def house(provider: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that takes the provider's word."""
    data = tmp_path_factory.mktemp("house") / "data"
    data.mkdir()
    (data / "limner.toml").write_text(SETTINGS.format(issuer=provider.issuer, client=CLIENT, secret=SECRET))
    started = Service(data).start()
    yield started
    started.stop()


@pytest.fixture
def somebody(provider: Provider, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Whom the provider signs in, in this test; all else is as it should be."""
    email = f"{request.node.name[5:40].strip('_')}@example.com"
    provider.person = Person(subject=email, claims={"email": email, "email_verified": True, "name": "Ann"})
    yield provider.person
    provider.sends_back = provider.token_claims = {}


@pytest.fixture
def page(enter: Enter, house: Service, somebody: Person) -> Page:
    return agree(enter(house).new_page())


def through_the_house(page: Page) -> None:
    page.get_by_role("link", name="The House").click()


def test_somebody_signs_in_and_comes_to_the_page_that_they_wanted(page: Page, house: Service) -> None:
    page.goto(f"{house.url}/gallery?words=fox")
    through_the_house(page)
    expect(page).to_have_url(f"{house.url}/gallery?words=fox")
    page.goto(f"{house.url}/profile")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann")
    assert [cookie["name"] for cookie in page.context.cookies()] == ["limner_session"]


def test_an_account_is_linked_and_unlinked(page: Page, enter: Enter, house: Service, somebody: Person) -> None:
    customer = house.customer()
    sign_in(page.context, house, account=customer.id)
    page.goto(f"{house.url}/profile/security")
    through_the_house(page)
    expect(page).to_have_url(f"{house.url}/profile/security")
    expect(page.locator("#identities")).to_be_visible()
    other = enter(house).new_page()
    other.goto(house.url)
    through_the_house(other)
    other.goto(f"{house.url}/profile")
    expect(other.locator("main")).to_contain_text(customer.email)
    page.locator("form[action$='/unlink'] button").click()
    expect(page.locator("#identities")).to_have_count(0)


BENT: dict[str, dict[str, str]] = {
    "another state": {"state": "A" * 43},
    "no state": {"state": ""},
    "another code": {"code": "none"},
    "another issuer": {"iss": "https://evil.example.com"},
}


@pytest.mark.parametrize("bent", BENT.values(), ids=BENT)
def test_a_bent_answer_signs_nobody_in(page: Page, house: Service, provider: Provider, bent: dict[str, str]) -> None:
    provider.sends_back = bent
    page.goto(house.url)
    through_the_house(page)
    refused(page, house)


def test_another_nonce_signs_nobody_in(page: Page, house: Service, provider: Provider) -> None:
    provider.token_claims = {"nonce": "another"}
    page.goto(house.url)
    through_the_house(page)
    refused(page, house)


def test_somebody_elses_answer_signs_nobody_in(page: Page, enter: Enter, house: Service) -> None:
    """The address that an attacker's browser was sent back to, in the browser of somebody who follows it."""
    attacker = enter(house).new_page()
    attacker.goto(house.url)
    address = attacker.get_by_role("link", name="The House").get_attribute("href")
    began = attacker.request.get(house.url + (address or ""), max_redirects=0)
    back = attacker.request.get(began.headers["location"], max_redirects=0).headers["location"]
    page.goto(back)
    refused(page, house)
    page.goto(house.url)
    through_the_house(page)
    expect(page).to_have_url(f"{house.url}/")


def test_an_answer_is_good_once(page: Page, house: Service) -> None:
    page.goto(house.url)
    with page.expect_request("**/sign-in/with/house/return?*") as back:
        through_the_house(page)
    expect(page).to_have_url(f"{house.url}/")
    page.context.clear_cookies(name="limner_session")
    page.goto(back.value.url)
    refused(page, house)


def refused(page: Page, house: Service) -> None:
    """The page says that it did not work, and nobody is signed in."""
    expect(page).to_have_url(re.compile("/sign-in/with/house/return"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="Profile")).to_have_count(0)
    page.goto(house.url)
    expect(page).to_have_url(re.compile("/sign-in"))
