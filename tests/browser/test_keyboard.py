"""Without a mouse, without motion, and in two tabs at once."""

import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from tests.api.service import Customer, Service
from tests.browser.canvas import Canvas
from tests.browser.conftest import Enter, agree
from tests.web.people import appoint, signed_in

PAGES = ["/", "/edit", "/gallery", "/styles", "/profile", "/profile/keys", "/profile/security", "/operators/accounts"]
STOP = """() => {
  const element = document.activeElement;
  if (element === document.body) return null;
  const seen = element.closest("label") ?? document.querySelector(`label[for="${element.id}"]`) ?? element;
  const box = (element.getClientRects()[0]?.width > 2 ? element : seen).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = document.elementFromPoint(x, y);
  const outlined = [element, seen, ...seen.querySelectorAll("span, img")];
  for (let around = seen.parentElement; around; around = around.parentElement) outlined.push(around);
  window.stops ??= [];
  const again = window.stops.includes(element);
  const before = window.stops.at(-1);
  const backwards = before && !again && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  if (!again) window.stops.push(element);
  return {
    name: element.outerHTML.slice(0, 120),
    again,
    backwards: Boolean(backwards),
    seen: Boolean(there && (seen.contains(there) || element.contains(there) || there.contains(element))),
    marked: outlined.some((each) => getComputedStyle(each).outlineStyle !== "none"),
  };
}"""
TO_THE_TOP = """() => {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}"""
"""Where a page without a field that has the focus begins."""
MOVING = """() => [...document.querySelectorAll("*")].flatMap((element) => ["", "::before", "::after"].map((part) => {
  const style = getComputedStyle(element, part);
  const longest = Math.max(...`${style.transitionDuration},${style.animationDuration}`.split(",").map(parseFloat));
  return longest > 0.001 || style.scrollBehavior === "smooth" ? `${element.outerHTML.slice(0, 80)}${part}` : "";
})).filter(Boolean)"""


@pytest.fixture(scope="module")
def ada(service: Service) -> Customer:
    """An operator with pictures."""
    customer = service.customer()
    appoint(service, customer, "operator")
    with signed_in(service, customer) as client:
        body = {"prompt": "a fox", "model": "svcv4_1_flash", "n": 2}
        assert client.post("/v1/images/generations", json=body).is_success
    return customer


@pytest.fixture
def context(enter: Enter, service: Service, ada: Customer) -> BrowserContext:
    return enter(service, ada.id)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return agree(context.new_page())


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", PAGES)
def test_each_stop_of_the_tab_key_is_seen_and_in_order(page: Page, service: Service, path: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(service.url + path, wait_until="networkidle")
    page.evaluate(TO_THE_TOP)
    faults, names = [], []
    for _ in range(150):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None or stop["again"]:
            break
        names.append(stop["name"])
        if stop["backwards"] or not stop["seen"] or not stop["marked"]:
            faults.append(stop)
    else:
        raise AssertionError("the focus comes to no end")
    assert len(names) > 8
    assert "skip" in names[0]
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.parametrize("path", PAGES)
def test_the_first_stop_leads_past_the_navigation(page: Page, service: Service, path: str) -> None:
    page.goto(service.url + path)
    page.evaluate(TO_THE_TOP)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("main :focus")).to_have_count(1)


@pytest.mark.parametrize("width", [360, 1280])
def test_a_link_leads_past_the_tools_to_the_canvas(page: Page, service: Service, tmp_path: Path, width: int) -> None:
    Image.new("RGB", (300, 300), "red").save(tmp_path / "photo.png")
    page.set_viewport_size({"width": width, "height": 800})
    Canvas(page).open(service.url, tmp_path / "photo.png")
    page.locator("main").focus()
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="To the canvas")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_focused()


@pytest.mark.parametrize("path", ["/", "/edit"])
def test_the_list_of_keys_opens_and_gives_the_focus_back(page: Page, service: Service, path: str) -> None:
    page.goto(service.url + path, wait_until="networkidle")
    page.get_by_role("link", name="Gallery").first.focus()
    page.keyboard.press("Shift+?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("Ctrl")
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("link", name="Gallery").first).to_be_focused()


def test_a_picture_is_drawn_found_and_deleted_by_keyboard_alone(page: Page, service: Service) -> None:
    page.goto(service.url)
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.type("a quiet harbour")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".result")).to_have_count(1)
    tab_to(page, "nav.places a[href$='/gallery']", backwards=True)
    page.keyboard.press("Enter")
    page.wait_for_url("**/gallery")
    tab_to(page, "#words")
    page.keyboard.type("harbour")
    page.keyboard.press("Enter")
    page.wait_for_url("**/gallery?*")
    tab_to(page, "input[name=image]")
    page.keyboard.press(" ")
    tab_to(page, "[formaction$='/delete']", backwards=True)
    page.keyboard.press("Enter")
    page.wait_for_url("**/gallery")
    expect(page.locator(".tile").filter(has_text="harbour")).to_have_count(0)


def tab_to(page: Page, selector: str, *, backwards: bool = False) -> None:
    """Go there by the Tab key."""
    for _ in range(150):
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached")


@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves_for_who_wants_no_motion(enter: Enter, service: Service, ada: Customer, path: str) -> None:
    page = enter(service, ada.id, reduced_motion="reduce").new_page()
    page.goto(service.url + path)
    assert page.evaluate(MOVING) == []


def test_the_theme_that_was_chosen_holds_on_every_page(page: Page, service: Service) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(f"{service.url}/gallery")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.locator("theme-switch button").click()
    dark = page.evaluate(ground)
    assert dark != light
    page.goto(f"{service.url}/profile")
    assert page.evaluate(ground) == dark


def test_two_tabs_draw_each_its_own(context: BrowserContext, service: Service) -> None:
    tabs = {word: context.new_page() for word in ("harbour", "meadow")}
    for word, tab in tabs.items():
        tab.goto(service.url)
        tab.locator("#prompt").fill(f"a {word}")
    for word, tab in tabs.items():
        expect(tab.locator("img.draft")).to_be_visible()
        tab.locator("#draw").click()
        expect(tab.locator(".result")).to_have_count(1)
        expect(tab.locator("h2.run")).to_have_text(re.compile(word))
        tab.reload()
        expect(tab.locator("#prompt")).to_have_value(f"a {word}")


def test_signing_out_in_one_tab_takes_the_other_along(context: BrowserContext, service: Service) -> None:
    here, there = context.new_page(), context.new_page()
    here.goto(service.url)
    here.locator("#prompt").fill("a harbour")
    there.goto(f"{service.url}/profile")
    there.get_by_role("button", name="Sign out").click()
    expect(there).to_have_url(re.compile("/sign-in"))
    expect(here).to_have_url(re.compile("/sign-in"))
