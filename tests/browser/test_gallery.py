"""The gallery as one uses it: found, saved in each format, copied, drawn again, edited, deleted."""

import json
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.api.service import Customer, Service
from tests.browser.conftest import Enter, agree
from tests.web.people import signed_in

MAGIC = {"webp": b"RIFF", "png": b"\x89PNG", "pdf": b"%PDF", "svg": b"<svg"}
PROMPTS = {"a red fox": "svcv4_1_flash", "an old owl": "svcv4_1_flash", "a blue whale": "svcv4_1_vector"}


@pytest.fixture(scope="module")
def ada(service: Service) -> Customer:
    """She has a fox, an owl and, as SVG, a whale."""
    customer = service.customer()
    with signed_in(service, customer) as client:
        for prompt, model in PROMPTS.items():
            body = {"prompt": prompt, "model": model, "random_seed": 77, "size": "16:9"}
            assert client.post("/v1/images/generations", json=body).is_success
    return customer


@pytest.fixture
def context(enter: Enter, service: Service, ada: Customer) -> BrowserContext:
    return enter(service, ada.id)


@pytest.fixture
def page(context: BrowserContext, service: Service) -> Page:
    tab = agree(context.new_page())
    tab.goto(f"{service.url}/gallery")
    return tab


def tile(page: Page, prompt: str) -> Locator:
    return page.locator(".tile").filter(has_text=prompt)


def test_words_find_a_picture(page: Page) -> None:
    expect(page.locator(".tile")).to_have_count(3)
    page.locator("#words").fill("OWL")
    page.locator("#words").press("Enter")
    expect(page.locator(".tile")).to_have_count(1)
    expect(tile(page, "an old owl")).to_be_visible()
    page.locator("#words").fill("zebra")
    page.locator("#words").press("Enter")
    expect(page.locator(".tile")).to_have_count(0)
    page.get_by_role("link", name="Show all").click()
    expect(page.locator(".tile")).to_have_count(3)


@pytest.mark.parametrize(("prompt", "kinds"), [("a red fox", "webp png pdf"), ("a blue whale", "svg png webp pdf")])
def test_a_picture_is_saved_in_each_format(page: Page, prompt: str, kinds: str) -> None:
    tile(page, prompt).locator("a.picture").click()
    offered = page.locator("a[href*='/file?as=']")
    expect(offered).to_have_count(len(kinds.split()))
    for kind in kinds.split():
        with page.expect_download() as saved:
            page.locator(f"a[href$='/file?as={kind}']").click()
        assert saved.value.suggested_filename.endswith(f".{kind}")
        assert Path(saved.value.path()).read_bytes().startswith(MAGIC[kind])


def test_several_are_saved_as_one_zip(page: Page) -> None:
    zipped = page.locator("#chosen button:not([formaction])")
    expect(zipped).to_be_disabled()
    for prompt in ("a red fox", "a blue whale"):
        tile(page, prompt).get_by_role("checkbox").check(force=True)
    expect(page.locator("[data-count]")).to_have_text("2 pictures are chosen.")
    page.locator("#as").select_option("pdf")
    with page.expect_download() as saved:
        zipped.click()
    with zipfile.ZipFile(saved.value.path()) as archive:
        names = sorted(archive.namelist())
        assert [re.sub(r"-\w{8}\.", ".", name) for name in names] == ["a-blue-whale.pdf", "a-red-fox.pdf"]
        assert all(archive.read(name).startswith(MAGIC["pdf"]) for name in names)


def test_the_code_of_an_svg_is_copied(page: Page) -> None:
    tile(page, "a blue whale").locator("a.picture").click()
    page.locator("copy-source button").click()
    expect(page.get_by_role("status")).to_contain_text("copied")
    code = page.evaluate("() => navigator.clipboard.readText()")
    assert code.startswith("<svg")
    assert code.rstrip().endswith("</svg>")


def test_a_picture_is_drawn_again_with_its_seed(page: Page, service: Service) -> None:
    tile(page, "a red fox").locator("a.picture").click()
    page.get_by_role("link", name="Again").click()
    expect(page).to_have_url(f"{service.url}/")
    expect(page.locator("#prompt")).to_have_value("a red fox")
    expect(page.get_by_role("spinbutton", name="Seed")).to_have_value("77")
    expect(page.locator("[name=size][value='16:9']")).to_be_checked()
    with page.expect_response("**/v1/images/generations") as answer:
        page.locator("#draw").click()
    assert answer.value.ok
    assert json.loads(answer.value.request.post_data or "")["random_seed"] == 77
    expect(page.locator(".result")).to_have_count(1)
    page.goto(f"{service.url}/gallery")
    expect(tile(page, "a red fox")).to_have_count(2)
    tile(page, "a red fox").first.get_by_role("checkbox").check(force=True)
    page.locator("[formaction$='/gallery/delete']").click()
    expect(tile(page, "a red fox")).to_have_count(1)


@pytest.mark.parametrize("prompt", ["an old owl", "a blue whale"])
def test_a_picture_is_the_start_of_an_edit(page: Page, prompt: str) -> None:
    tile(page, prompt).locator("a.picture").click()
    page.get_by_role("link", name="Edit it").click()
    expect(page.locator("#editor[data-ready]")).to_have_count(1)
    expect(page.locator(".step-button")).to_have_count(1)
    expect(page.locator("#opening")).to_be_hidden()


def test_a_picture_is_deleted_in_one_tab_under_another(page: Page, context: BrowserContext, service: Service) -> None:
    with page.expect_response("**/v1/images/generations") as drawn:
        page.goto(f"{service.url}/?prompt=a%20grey%20mouse")
        page.locator("#draw").click()
    image = drawn.value.json()["data"][0]["image_id"]
    page.goto(f"{service.url}/gallery/{image}")
    other = agree(context.new_page())
    other.goto(page.url)
    other.locator("form[action$='/gallery/delete'] button").click()
    expect(other).to_have_url(f"{service.url}/gallery")
    expect(tile(other, "a grey mouse")).to_have_count(0)
    page.locator("a[href$='/file?as=png']").evaluate("(link) => link.removeAttribute('download')")
    page.locator("a[href$='/file?as=png']").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main")).to_contain_text(re.compile("expired|no longer|deleted", re.IGNORECASE))
