"""What operators do by the pages: watch, invite, add units, limit, revoke."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.api.service import Customer, Service
from tests.browser.conftest import Enter, agree
from tests.web.people import appoint


@pytest.fixture(scope="module")
def operator(service: Service) -> Customer:
    customer = service.customer()
    appoint(service, customer, "operator")
    return customer


@pytest.fixture
def page(enter: Enter, service: Service, operator: Customer) -> Page:
    return agree(enter(service, operator.id).new_page())


@pytest.fixture
def ada(service: Service) -> Customer:
    return service.customer()


@pytest.fixture
def account(page: Page, service: Service, ada: Customer) -> Page:
    """Her account's page, come to by the search."""
    page.goto(service.url)
    page.get_by_role("link", name="Operate").click()
    page.get_by_role("navigation", name="Operate").get_by_role("link", name="Accounts").click()
    page.locator("#search").fill(ada.email[:20])
    page.locator("#search").press("Enter")
    page.get_by_role("link", name=ada.email).click()
    expect(page.locator("h2").first).to_have_text(ada.email)
    return page


@pytest.mark.parametrize("width", [360, 721, 800, 1057, 1280])
def test_the_bar_has_room_for_all_pages_and_a_long_balance(enter: Enter, service: Service, width: int) -> None:
    rich = service.customer(units=12_345_678)
    appoint(service, rich, "operator")
    page = enter(service, rich.id, viewport={"width": width, "height": 700}).new_page()
    page.goto(f"{service.url}/operators")
    for part in [".brand", "a[href$='/operators'][aria-current]", ".balance", "theme-switch"]:
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_units_are_added_with_a_reason(
    account: Page, enter: Enter, service: Service, ada: Customer, operator: Customer
) -> None:
    account.locator("#units").fill("2500")
    account.locator("#units").press("Enter")
    expect(account.locator("#reason")).to_be_focused()
    account.locator("#reason").fill("for the <b>fair</b>")
    account.locator("#reason").press("Enter")
    expect(account.locator("dl.sums")).to_contain_text("102\u202f500")
    hers = enter(service, ada.id).new_page()
    hers.goto(f"{service.url}/profile")
    expect(hers.locator("[data-balance]")).to_have_text("102\u202f500")
    expect(hers.locator("main")).to_contain_text(f"for the <b>fair</b> ({operator.email})")


def test_limits_are_set_hold_and_are_seen_among_the_refusals(account: Page, service: Service, ada: Customer) -> None:
    account.locator("#ipm").fill("1")
    account.locator("#ipm").press("Enter")
    expect(account.locator("#ipm")).to_have_value("1")
    body = {"prompt": "a fox", "model": "svcv4_1_flash", "n": 2}
    answer = httpx.post(f"{service.url}/v1/images/generations", headers=ada.headers, json=body, timeout=60)
    assert answer.status_code == 429
    account.get_by_role("navigation", name="Operate").get_by_role("link").first.click()
    refused = account.get_by_role("row").filter(has_text=str(ada.id)[:8])
    expect(refused.first).to_contain_text("429")
    refused.first.get_by_role("link").click()
    expect(account.locator("h2").first).to_have_text(ada.email)


def test_a_key_is_revoked(account: Page, service: Service, ada: Customer) -> None:
    account.locator("form[action$='/revoke'] button").click()
    expect(account.locator("form[action$='/revoke']")).to_have_count(0)
    assert httpx.get(f"{service.url}/v1/users/me", headers=ada.headers).status_code == 401


def test_somebody_is_appointed_and_sees_what_operators_see(
    account: Page, enter: Enter, service: Service, ada: Customer
) -> None:
    hers = enter(service, ada.id).new_page()
    hers.goto(f"{service.url}/operators")
    expect(hers.get_by_role("link", name="Operate")).to_have_count(0)
    expect(hers.locator("main")).to_contain_text("operators")
    account.locator("#role").select_option("operator")
    account.locator("form[action$='/role'] button").click()
    expect(account.locator("#role")).to_have_value("operator")
    hers.reload()
    expect(hers.get_by_role("link", name="Operate")).to_be_visible()


def test_an_invitation_is_copied_and_used_once(page: Page, enter: Enter, service: Service) -> None:
    page.goto(f"{service.url}/operators/accounts")
    page.locator("#email").fill("lovelace@example.com")
    page.locator("#email").press("Enter")
    page.locator("copy-button button").click()
    expect(page.get_by_role("status")).to_contain_text("Copied")
    link = page.evaluate("() => navigator.clipboard.readText()")
    hers = enter(service).new_page()
    hers.goto(link)
    hers.locator("#password").fill("correct horse battery")
    hers.locator("#password").press("Enter")
    expect(hers).to_have_url(f"{service.url}/")
    again = enter(service).new_page()
    again.goto(link)
    expect(again.locator("#password")).to_have_count(0)


def test_the_charts_live(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/operators")
    line = page.locator("[data-chart=requests] path")
    expect(line).to_have_attribute("d", re.compile(r"M[\d.]+,[\d.]+L"))
    expect(page.locator("[data-figure=requests]")).not_to_have_text("–")
    expect(page.locator("[data-engine=darkroom]")).to_have_text("ready")
    before = len((line.get_attribute("d") or "").split("L"))
    expect(line).to_have_attribute("d", re.compile(rf"(.*L){{{before},}}"))
