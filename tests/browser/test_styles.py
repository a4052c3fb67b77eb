"""Styles as one uses them: made of pictures that weigh, tried, drawn in, shared, published, mixed, deleted."""

import io
import json
import re

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.api.service import Customer, Service
from tests.browser.conftest import Enter, agree

HEAVY, LIGHT = (200, 0, 0), (0, 0, 200)
MIXED = "#960032"
"""Three parts of the one and one of the other, which is what the tests' engine learns."""


def picture(color: tuple[int, int, int], name: str) -> FilePayload:
    file = io.BytesIO()
    Image.new("RGB", (64, 64), color).save(file, "PNG")
    return {"name": name, "mimeType": "image/png", "buffer": file.getvalue()}


@pytest.fixture
def ada(service: Service) -> Customer:
    return service.customer()


@pytest.fixture
def page(enter: Enter, service: Service, ada: Customer) -> Page:
    return agree(enter(service, ada.id).new_page())


def make(page: Page, service: Service) -> str:
    """The id of a style of two pictures, one with three times the weight."""
    page.goto(f"{service.url}/styles")
    page.set_input_files("#files", [picture(HEAVY, "heavy.png"), picture(LIGHT, "light.png"), picture(LIGHT, "no.png")])
    page.get_by_label("Weight of heavy.png").fill("3")
    page.locator("[data-references] li").last.get_by_role("button").click()
    expect(page.locator("[data-references] li")).to_have_count(2)
    page.locator("#make [type=submit]").click()
    page.wait_for_url(re.compile(r"/styles/[0-9a-f-]{36}$"))
    return page.url.rpartition("/")[2]


def colours(page: Page) -> list[str | None]:
    """What the style's page says was learned."""
    return [each.get_attribute("fill") for each in page.locator("svg.palette rect").all()]


def chosen(page: Page) -> Locator:
    return page.locator("select[name=style_id]")


def draw_in(page: Page, style: str) -> None:
    """From the style's page to a picture in it."""
    page.get_by_role("link", name="Draw in it").click()
    expect(chosen(page)).to_have_value(style)
    page.locator("#prompt").fill("a boat")
    with page.expect_response("**/v1/images/generations") as answer:
        page.locator("#draw").click()
    assert answer.value.ok, answer.value.text()
    assert json.loads(answer.value.request.post_data or "")["style_id"] == style
    expect(page.locator(".result")).to_have_count(1)


def test_a_style_is_made_of_pictures_with_weights_and_tried(page: Page, service: Service) -> None:
    make(page, service)
    assert colours(page) == [MIXED]
    before = page.locator("[data-balance]").inner_text()
    page.locator("[data-try]").click()
    expect(page.locator("#trials img")).to_have_count(4)
    expect(page.locator("[data-balance]")).not_to_have_text(before)
    page.get_by_role("button", name="Copy its id").click()
    expect(page.get_by_role("status")).to_contain_text("Copied")


def test_a_trial_whose_picture_did_not_come_is_not_paid_again(page: Page, service: Service) -> None:
    make(page, service)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/generations") else None)
    shown = page.locator("[data-balance]").inner_text()
    page.route("**/v1/images/*.webp?*", lambda route: route.abort(), times=1)
    page.locator("[data-try]").click()
    expect(page.locator("#trials img")).to_have_count(3)
    expect(page.locator("[data-try]")).to_be_enabled()
    expect(page.locator("[data-balance]")).not_to_have_text(shown)
    written = "[...JSON.parse(sessionStorage.getItem('limner-undecided'))].length"
    assert page.evaluate(written) == 1
    page.locator("[data-try]").click()
    expect(page.locator("#trials img")).to_have_count(4)
    assert page.evaluate(written) == 0
    assert len(asked) == 4 + 3


def test_a_style_is_drawn_in_and_mixed_into_another(page: Page, service: Service) -> None:
    style = make(page, service)
    draw_in(page, style)
    page.goto(f"{service.url}/styles")
    page.locator("details", has=page.locator(".mixing")).locator("summary").click()
    page.locator("[name=source]").check()
    page.set_input_files("#files", picture((0, 0, 0), "black.png"))
    page.locator("#make [type=submit]").click()
    page.wait_for_url(re.compile(r"/styles/[0-9a-f-]{36}$"))
    assert colours(page) == ["#4b0019"], "half and half"


def test_a_style_is_shared_with_somebody_and_taken_back(page: Page, enter: Enter, service: Service) -> None:
    bob = service.customer()
    friend = enter(service, bob.id).new_page()
    style = make(page, service)
    friend.goto(page.url)
    expect(friend.locator(".palette")).to_have_count(0)
    page.locator("#email").fill(bob.email)
    page.locator("#email").press("Enter")
    expect(page.get_by_role("status").filter(has_text=bob.email)).to_be_visible()
    friend.reload()
    expect(friend.locator("svg.palette")).to_be_visible()
    expect(friend.locator("form[action*='/styles/']")).to_have_count(0)
    draw_in(friend, style)
    page.locator("form[action$='/unshare'] button").click()
    expect(page.locator("form[action$='/unshare']")).to_have_count(0)
    friend.goto(f"{service.url}/styles/{style}")
    expect(friend.locator(".palette")).to_have_count(0)


def test_a_style_is_published_and_deleted(page: Page, enter: Enter, service: Service) -> None:
    stranger = enter(service, service.customer().id).new_page()
    style = make(page, service)
    page.locator("form[action$='/public'] button").click()
    expect(page.locator("input[name=public]")).to_have_value("no")
    stranger.goto(f"{service.url}/styles/{style}")
    draw_in(stranger, style)
    page.locator("form[action$='/delete'] button").click()
    expect(page).to_have_url(f"{service.url}/styles")
    expect(page.locator(".tile")).to_have_count(0)
    stranger.goto(f"{service.url}/styles/{style}")
    expect(stranger.locator("svg.palette")).to_have_count(0)


def test_what_is_no_picture_or_too_much_is_said(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/styles")
    page.locator("#make [type=submit]").click()
    expect(page.locator("[data-fault]")).to_be_visible()
    text: FilePayload = {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"no picture"}
    page.set_input_files("#files", text)
    expect(page.get_by_role("status")).to_contain_text("notes.txt")
    page.set_input_files("#files", [picture(HEAVY, f"{n}.png") for n in range(11)])
    expect(page.locator("[data-references] li")).to_have_count(10)
    expect(page.get_by_role("status")).to_contain_text("10")
