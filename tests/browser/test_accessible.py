"""Every page, narrow and wide, light and dark: axe-core finds nothing."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.api.service import Customer, Service
from tests.browser.accessibility import findings
from tests.browser.canvas import Canvas
from tests.browser.conftest import Enter, OpenPage
from tests.web.people import appoint, link_for, signed_in

NOWHERE = "00000000-0000-4000-8000-000000000000"
STROKE = [(0.45, 0.4), (0.55, 0.45), (0.55, 0.6)]


def picture() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (300, 260), (180, 60, 40)).save(file, "PNG")
    return file.getvalue()


@pytest.fixture(scope="module")
def rich(service: Service) -> Customer:
    """An operator with pictures, a style, a ledger and keys, one of them revoked."""
    customer = service.customer()
    appoint(service, customer, "operator")
    with signed_in(service, customer) as client:
        for model in ("svcv4_1_flash", "svcv4_1_vector"):
            body = {"prompt": "a red fox in the snow", "model": model, "n": 2}
            assert client.post("/v1/images/generations", json=body).is_success
        files = [("files", ("a.png", picture(), "image/png"))]
        assert client.post("/v1/styles", files=files, data={"style": "any"}).is_success
        client.post("/profile/keys", data={"label": "laptop", "scope": "draw"})
        revoke = re.findall(r"/profile/keys/[0-9a-f-]{36}/revoke", client.get("/profile/keys").text)
        client.post(revoke[0], data={"a": "b"})
        client.post("/profile/account", data={"name": "Ada"})
    return customer


@pytest.fixture(scope="module")
def poor(service: Service) -> Customer:
    """Somebody with nothing."""
    return service.customer(units=0)


def look(page: Page) -> None:
    found = findings(page)
    assert not found, "\n".join(found)


OF_THE_RICH = [
    "/",
    "/edit",
    "/gallery",
    "/gallery?words=whale",
    f"/gallery/{NOWHERE}",
    "/styles",
    "/profile",
    "/profile/keys",
    "/profile/security",
    "/profile/account",
    "/operators",
    "/operators/accounts",
    "/operators/accounts?search=nobody",
]


@pytest.mark.parametrize("path", OF_THE_RICH)
def test_pages_with_much_on_them(enter: Enter, service: Service, rich: Customer, path: str) -> None:
    page = enter(service, rich.id).new_page()
    page.goto(service.url + path, wait_until="networkidle")
    look(page)


@pytest.mark.parametrize(
    ("path", "first"), [("/gallery", ".tile a"), ("/styles", ".tile a"), ("/operators/accounts", "tbody a")]
)
def test_what_lists_lead_to(enter: Enter, service: Service, rich: Customer, path: str, first: str) -> None:
    page = enter(service, rich.id).new_page()
    page.goto(service.url + path)
    page.locator(first).first.click()
    page.wait_for_url(re.compile(r"[0-9a-f-]{36}$"))
    look(page)


@pytest.mark.parametrize("path", ["/gallery", "/styles", "/profile", "/profile/keys"])
def test_pages_of_somebody_with_nothing(enter: Enter, service: Service, poor: Customer, path: str) -> None:
    page = enter(service, poor.id).new_page()
    page.goto(service.url + path)
    look(page)


def test_pages_for_those_who_are_not_signed_in(enter: Enter, service: Service, poor: Customer) -> None:
    page = enter(service).new_page()
    page.goto(f"{service.url}/sign-in")
    look(page)
    page.get_by_label("E-mail").fill("nobody@example.com")
    page.get_by_label("Password").fill("wrong")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    look(page)
    page.goto(f"{service.url}/sign-in/link/{link_for(service, poor.id)}")
    look(page)
    page.goto(f"{service.url}/sign-in/link/lml_none")
    look(page)


def test_an_invitation(enter: Enter, service: Service, rich: Customer) -> None:
    page = enter(service, rich.id).new_page()
    page.goto(f"{service.url}/operators/accounts")
    page.locator("#email").fill("grace@example.com")
    page.locator("#email").press("Enter")
    link = page.locator("#link")
    expect(link).to_be_visible()
    look(page)
    page.goto(link.inner_text())
    look(page)
    page.locator("#password").evaluate("(field) => field.removeAttribute('minlength')")
    page.locator("#password").fill("short")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    look(page)


def test_a_new_key(enter: Enter, service: Service, rich: Customer) -> None:
    page = enter(service, rich.id).new_page()
    page.goto(f"{service.url}/profile/keys")
    page.locator("#label").fill("website")
    page.locator("#label").press("Enter")
    expect(page.locator("#key")).to_contain_text("lmn_")
    look(page)


def test_a_style_tried_out_and_shared(enter: Enter, service: Service, rich: Customer) -> None:
    page = enter(service, rich.id).new_page()
    page.goto(f"{service.url}/styles")
    for name in ("one.png", "two.png"):
        page.set_input_files("#files", {"name": name, "mimeType": "image/png", "buffer": picture()})
    page.locator("details", has=page.locator(".mixing")).locator("summary").click()
    look(page)
    page.locator(".tile a").first.click()
    page.locator("[data-try]").click()
    expect(page.locator("#trials img")).to_have_count(4)
    look(page)


def test_drawing(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("#prompt").fill("two blue birds on a red fence, a flibbertigibbet")
    expect(page.locator("img.draft")).to_be_visible()
    expect(page.locator("#notes")).to_contain_text("flibbertigibbet")
    page.locator("#draw").click()
    expect(page.locator(".result")).to_have_count(1)
    page.locator("#explore").click()
    expect(page.locator(".result")).to_have_count(9)
    page.locator("#code summary").click()
    page.locator("palette-field").get_by_role("button", name="Add").click()
    look(page)
    page.keyboard.press("Escape")
    page.locator("[data-shortcuts]").click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    look(page)


def test_words_on_a_picture(open_page: OpenPage) -> None:
    page = open_page("/?model=svcv3&prompt=a red fox")
    expect(page.locator("img.draft")).to_be_visible()
    page.locator("#word").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("text-layout button").first).to_be_visible()
    look(page)


def test_a_fault_at_its_field(enter: Enter, service: Service, rich: Customer) -> None:
    page = enter(service, rich.id).new_page()
    page.goto(f"{service.url}/")
    page.locator("#draw").click()
    expect(page.locator("#prompt-fault")).to_be_visible()
    look(page)


def test_editing(enter: Enter, service: Service, rich: Customer, tmp_path: Path) -> None:
    (tmp_path / "photo.png").write_bytes(picture())
    canvas = Canvas(enter(service, rich.id).new_page())
    canvas.open(service.url, tmp_path / "photo.png")
    look(canvas.page)
    canvas.page.set_viewport_size({"width": 1280, "height": 800})
    canvas.by_mouse(STROKE)
    expect(canvas.painted).not_to_have_text("0.0 % painted")
    look(canvas.page)
    canvas.pick("outpaint")
    canvas.page.fill("#field-prompt", "a beach")
    canvas.page.fill("#field-size", "17:31")
    canvas.page.click("#run")
    expect(canvas.page.locator("[data-field=size] .fault")).to_be_visible()
    look(canvas.page)
    canvas.pick("variateImage")
    canvas.page.check("[name=field-n][value='2']", force=True)
    canvas.run()
    canvas.page.locator("#code summary").click()
    look(canvas.page)


@pytest.mark.parametrize("operation", ["outpaint", "vectorize"])
def test_what_an_operation_shows(
    enter: Enter, service: Service, rich: Customer, tmp_path: Path, operation: str
) -> None:
    (tmp_path / "photo.png").write_bytes(picture())
    canvas = Canvas(enter(service, rich.id).new_page())
    canvas.open(service.url, tmp_path / "photo.png")
    canvas.pick(operation)
    if operation == "vectorize":
        canvas.run()
        expect(canvas.page.locator("#palette")).to_be_visible()
    look(canvas.page)


def test_the_keys_of_the_canvas(enter: Enter, service: Service, rich: Customer) -> None:
    page = enter(service, rich.id).new_page()
    page.goto(f"{service.url}/edit")
    expect(page.locator("#editor[data-ready]")).to_have_count(1)
    page.keyboard.press("Shift+?")
    expect(page.locator("#keys")).to_be_visible()
    look(page)
