"""The profile as its owner uses it: keys for programs, costs, sessions, the name, and the end of it all."""

import csv
import re
from pathlib import Path

import openai
import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.api.service import Customer, Service
from tests.browser.conftest import Enter, agree
from tests.web.people import signed_in

PASSWORD = "correct horse battery"


@pytest.fixture
def ada(service: Service) -> Customer:
    return service.customer()


@pytest.fixture
def page(enter: Enter, service: Service, ada: Customer) -> Page:
    """A tab of hers, who agrees to what she is asked."""
    return agree(enter(service, ada.id).new_page())


def test_a_key_is_copied_used_with_the_openai_sdk_and_revoked(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/profile/keys")
    page.locator("#label").fill("the SDK")
    page.locator("#label").press("Enter")
    page.locator("copy-button").get_by_role("button").click()
    expect(page.get_by_role("status")).to_contain_text("Copied")
    key = page.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(r"lmn_[A-Za-z0-9_-]{43}", key)
    page.goto(f"{service.url}/profile/keys")
    expect(page.locator("main")).not_to_contain_text(key)
    with openai.OpenAI(base_url=f"{service.url}/v1", api_key=key, max_retries=0) as client:
        assert client.images.generate(model="svcv4_1_flash", prompt="a fox").data
        page.reload()
        row = page.get_by_role("row").filter(has_text="the SDK")
        expect(row.locator("time")).to_have_count(2)
        row.get_by_role("button").click()
        expect(page.get_by_role("table").first).not_to_contain_text("the SDK")
        with pytest.raises(openai.AuthenticationError):
            client.models.list()


def test_there_is_no_key_at_balance_zero(enter: Enter, service: Service) -> None:
    page = enter(service, service.customer(units=0).id).new_page()
    page.goto(f"{service.url}/profile/keys")
    make = page.locator("form[action$='/profile/keys'] button")
    expect(make).to_be_disabled()
    expect(page.locator("main")).to_contain_text("balance above 0")
    make.evaluate("(button) => { button.disabled = false; }")
    make.click()
    expect(page.get_by_role("alert")).to_contain_text("balance")
    expect(page.locator("main")).not_to_contain_text("lmn_")


def test_each_picture_is_in_the_ledger_and_in_its_file(page: Page, service: Service, ada: Customer) -> None:
    with signed_in(service, ada) as client:
        body = {"prompt": "a fox", "model": "svcv4_1_flash", "n": 2}
        assert client.post("/v1/images/generations", json=body).is_success
    page.goto(f"{service.url}/profile")
    with page.expect_download() as saved:
        page.locator("a[href$='ledger.csv']").click()
    with Path(saved.value.path()).open(newline="") as file:
        assert [row["units"] for row in csv.DictReader(file)] == ["-14", "100000"]
    expect(page.locator("svg.chart .part")).to_have_count(1)
    page.locator("table a[href*='/gallery/']").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("a fox")


def test_a_password_is_set_and_the_other_browser_is_signed_out(
    page: Page, enter: Enter, service: Service, ada: Customer
) -> None:
    other = enter(service, ada.id).new_page()
    other.goto(f"{service.url}/gallery")
    page.goto(f"{service.url}/profile/security")
    expect(page.locator("tbody tr")).to_have_count(2)
    page.locator("#password").fill(PASSWORD)
    page.locator("#password").press("Enter")
    expect(page.locator("#current")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(1)
    other.reload()
    expect(other).to_have_url(re.compile(r"/sign-in\?next=/gallery$"))
    page.locator("#current").fill("another one")
    page.locator("#password").fill(f"{PASSWORD} staple")
    page.locator("#password").press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_session_elsewhere_is_ended(page: Page, enter: Enter, service: Service, ada: Customer) -> None:
    other = enter(service, ada.id).new_page()
    page.goto(f"{service.url}/profile/security")
    page.locator("form[action*='/profile/sessions/'][action$='/end']").last.get_by_role("button").click()
    expect(page.locator("tbody tr")).to_have_count(1)
    other.goto(f"{service.url}/profile")
    expect(other).to_have_url(re.compile("/sign-in"))


@pytest.mark.parametrize("held", ["app.js", "nothing"])
def test_what_cannot_be_undone_is_asked_before_and_after_the_script_has_come(
    enter: Enter, service: Service, ada: Customer, held: str
) -> None:
    page, asked, sent = enter(service, ada.id).new_page(), list[str](), list[str]()

    def decline(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.route(f"**/{held}", lambda route: None)
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.on("dialog", decline)
    page.goto(f"{service.url}/profile/account", wait_until="commit" if held == "app.js" else "load")
    page.get_by_role("button", name="Delete everything").click()
    assert asked == ["Delete this account for good?"]
    page.goto(f"{service.url}/profile/account", wait_until="commit")
    assert sent == []


def test_an_account_is_named_and_deleted(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/profile/account")
    page.locator("#name").fill("Ada L.")
    page.locator("#name").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada L.")
    page.locator("form[action$='/delete']").get_by_role("button").click()
    expect(page).to_have_url(f"{service.url}/sign-in")
    page.goto(f"{service.url}/profile")
    expect(page).to_have_url(re.compile("/sign-in"))
