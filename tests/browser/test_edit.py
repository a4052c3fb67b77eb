"""Editing as a person does it: every operation, masks by mouse, touch and keyboard, and nothing lost on the way."""

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import numpy as np
import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import APIResponse, Browser, BrowserContext, Page, Route, expect

from limner.web.edit import PATHS
from tests.api.service import Service, until
from tests.browser.canvas import PATIENCE, Canvas, Point, pixels
from tests.browser.conftest import ARGUMENTS, CHROMIUM, agree, sign_in
from tests.cable import Cable
from tests.web.people import link_for

SIZE = (520, 390)
"""Not a whole number of tiles, nor of bytes of a mask's row."""
STROKE: list[Point] = [(0.45, 0.4), (0.55, 0.45), (0.55, 0.6)]
MASKED = ["inpaint", "eraseRegion", "generateBackground"]
PROMPTED = ["inpaint", "outpaint", "replaceBackground", "generateBackground", "imageToImage"]
HANDS: dict[str, Callable[[Canvas, list[Point]], None]] = {
    "mouse": Canvas.by_mouse,
    "touch": Canvas.by_touch,
    "keyboard": Canvas.by_keyboard,
}


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A red disc on blue over green."""
    image = Image.new("RGB", SIZE, (120, 170, 220))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 260, *SIZE), fill=(90, 140, 70))
    draw.ellipse((200, 100, 320, 240), fill=(200, 60, 40))
    image.save(tmp_path / "photo.png")
    return tmp_path / "photo.png"


@pytest.fixture
def canvas(page: Page, service: Service, photo: Path) -> Canvas:
    """The page with the photo opened."""
    opened = Canvas(page)
    opened.open(service.url, photo)
    return opened


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("operation", MASKED)
def test_a_mask_by_hand_is_exact(canvas: Canvas, photo: Path, operation: str, hand: str) -> None:
    canvas.pick(operation)
    HANDS[hand](canvas, STROKE)
    expect(canvas.painted).not_to_have_text("0.0 % painted")
    if operation in PROMPTED:
        canvas.page.fill("#field-prompt", "a yellow boat")
    canvas.run()
    mask, before, after = canvas.sent_mask(), pixels(photo.read_bytes()), canvas.picture()
    assert mask.shape == before.shape[:2] == after.shape[:2]
    assert mask.any()
    assert not mask.all()
    assert np.array_equal(before[~mask], after[~mask])


@pytest.mark.parametrize("operation", [path for path in PATHS if path not in MASKED])
def test_every_other_operation_makes_a_step(canvas: Canvas, operation: str) -> None:
    canvas.pick(operation)
    if operation in PROMPTED:
        canvas.page.fill("#field-prompt", "a forest in autumn")
    if operation == "outpaint":
        canvas.page.fill("#field-expand_left", "64")
    canvas.run()
    width, height = shown_size(canvas)
    grown = {"outpaint": (584, 390), "crispUpscale": (2080, 1560), "creativeUpscale": (2080, 1560)}
    if operation in grown:
        assert (width, height) == grown[operation]
    elif operation in {"variateImage", "refineDetails"}:
        assert width * height > SIZE[0] * SIZE[1]
    else:
        assert (width, height) == SIZE


def test_what_is_pointed_at_is_the_region_of_its_colour(canvas: Canvas, photo: Path) -> None:
    canvas.page.click("[data-tool=wand]")
    canvas.page.mouse.click(*canvas.place((0.5, 0.45)))
    expect(canvas.painted).not_to_have_text("0.0 % painted")
    canvas.pick("eraseRegion")
    canvas.run()
    disc = (pixels(photo.read_bytes()) == (200, 60, 40)).all(axis=2)
    assert np.array_equal(canvas.sent_mask(), disc)


def test_a_mask_is_inverted_grown_undone_and_cleared(canvas: Canvas) -> None:
    canvas.page.click("[data-tool=wand]")
    canvas.page.mouse.click(*canvas.place((0.5, 0.45)))
    expect(canvas.painted).to_have_text("6.6 % painted")
    for button, share in {"invert": "93.4", "undo": "6.6", "grow": "8.3", "shrink": "6.6", "clear": "0.0"}.items():
        canvas.page.click(f"[data-act={button}]")
        expect(canvas.painted).to_have_text(f"{share} % painted")
    canvas.page.keyboard.press("Control+z")
    canvas.page.keyboard.press("Control+z")
    expect(canvas.painted).to_have_text("8.3 % painted")
    canvas.page.keyboard.press("Control+Shift+z")
    expect(canvas.painted).to_have_text("6.6 % painted")


def test_areas_are_marked_out_by_lasso_and_rectangle(canvas: Canvas) -> None:
    canvas.page.click("[data-tool=lasso]")
    canvas.by_mouse([(0.4, 0.4), (0.6, 0.4), (0.6, 0.6), (0.4, 0.6)])
    expect(canvas.painted).not_to_have_text("0.0 % painted")
    canvas.page.click("[data-act=clear]")
    canvas.page.click("[data-tool=rectangle]")
    canvas.board.focus()
    canvas.page.keyboard.press("ArrowLeft")
    canvas.page.keyboard.press(" ")
    for key in ["ArrowRight", "ArrowDown"] * 5:
        canvas.page.keyboard.press(key)
    canvas.page.keyboard.press(" ")
    expect(canvas.painted).not_to_have_text("0.0 % painted")
    canvas.pick("eraseRegion")
    canvas.run()
    rows, columns = np.nonzero(canvas.sent_mask())
    box = (np.ptp(rows) + 1) * (np.ptp(columns) + 1)
    assert len(rows) == box


def test_tools_say_what_they_are(canvas: Canvas) -> None:
    bar = canvas.page.get_by_role("toolbar", name="Tools")
    groups: dict[str, list[str | re.Pattern[str]]] = {
        "File": ["Open", "Works", "Save"],
        "History": ["Undo", "Redo"],
        "Paint": ["Brush", "Eraser"],
        "Select": ["Lasso", "Box", "Colour", "Subject"],
        "View": ["Move", "Compare", "Out", re.compile("Fit"), "In", "Keys"],
    }
    for group, names in groups.items():
        for name in names:
            expect(bar.get_by_role("group", name=group).get_by_role("button", name=name, exact=True)).to_be_visible()
    brush = bar.get_by_role("button", name="Brush")
    expect(brush).to_have_accessible_description("Paint over what is to change (B)")
    erase = canvas.page.get_by_role("radio", name="Erase")
    expect(erase).to_have_accessible_description(re.compile("the surroundings continue. Needs something painted."))
    canvas.pick("vectorize")
    expect(bar.get_by_role("group", name="Paint")).to_be_hidden()


def test_two_fingers_zoom_and_paint_nothing(canvas: Canvas) -> None:
    zoom = canvas.page.locator("#zoom")
    fitted = zoom.inner_text()
    canvas.fingers("touchStart", [(0.45, 0.5)])
    canvas.fingers("touchStart", [(0.45, 0.5), (0.55, 0.5)])
    canvas.fingers("touchMove", [(0.3, 0.5), (0.7, 0.5)])
    canvas.fingers("touchEnd", [])
    expect(zoom).not_to_have_text(fitted)
    expect(canvas.painted).to_have_text("0.0 % painted")
    canvas.board.focus()
    canvas.page.keyboard.press("0")
    expect(zoom).to_have_text(fitted)


def test_the_frame_is_dragged_and_its_fields_follow(canvas: Canvas) -> None:
    canvas.pick("outpaint")
    handle = canvas.page.locator('[data-handle="right"]')
    handle.focus()
    canvas.page.keyboard.press("Shift+ArrowRight")
    expect(canvas.page.locator("#field-expand_right")).to_have_value("64")
    box = handle.bounding_box()
    assert box
    canvas.page.mouse.move(box["x"] + 10, box["y"] + 10)
    canvas.page.mouse.down()
    canvas.page.mouse.move(box["x"] + 60, box["y"] + 10, steps=3)
    canvas.page.mouse.up()
    expect(canvas.page.locator("#field-expand_right")).not_to_have_value("64")
    assert int(canvas.page.input_value("#field-expand_right")) > 64
    canvas.page.fill("#field-size", "1024x768")
    expect(canvas.page.locator("#field-expand_right")).to_have_value("")
    expect(canvas.page.locator(".outpaint-frame output")).to_have_text("1024 × 768")


def test_an_svg_is_counted_recoloured_and_kept(canvas: Canvas) -> None:
    canvas.pick("vectorize")
    canvas.run()
    expect(canvas.page.locator("[data-shapes]")).to_have_text(re.compile(r"\d+ paths, \d+ colours"))
    first, second = (canvas.page.locator("#palette .swatch").nth(number) for number in (0, 1))
    first.fill("#123456")
    expect(canvas.steps).to_have_count(3)
    assert b"#123456" in canvas.picture_bytes()
    thumbnail = canvas.page.locator(".step-button img").nth(2)
    before = thumbnail.get_attribute("src")
    second.fill("#654321")
    expect(thumbnail).not_to_have_attribute("src", before or "")
    assert b"#654321" in canvas.picture_bytes()
    expect(canvas.steps).to_have_count(3)


def test_results_are_chosen_and_steps_branch(canvas: Canvas) -> None:
    canvas.pick("variateImage")
    canvas.page.check("[name=field-n][value='2']", force=True)
    canvas.run()
    first = canvas.picture_bytes()
    canvas.page.locator(".choice").nth(1).click()
    expect(canvas.page.locator(".choice").nth(1)).to_have_attribute("aria-checked", "true")
    canvas.kept()
    assert canvas.picture_bytes() != first
    canvas.steps.first.click()
    expect(canvas.steps.first).to_have_attribute("aria-current", "step")
    canvas.shown()
    canvas.pick("crispUpscale")
    canvas.run()
    assert canvas.page.locator(".step").nth(2).evaluate("(item) => item.style.gridRow") == "2"


def test_before_and_after_are_compared_from_the_keyboard(canvas: Canvas) -> None:
    canvas.pick("removeBackground")
    canvas.run()
    slider = canvas.page.get_by_label("Where before ends and after begins")
    slider.focus()
    canvas.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "0 % before")


def test_everything_is_there_after_a_reload(canvas: Canvas) -> None:
    canvas.page.fill("#field-prompt", "a yellow boat")
    canvas.by_mouse(STROKE)
    canvas.run()
    canvas.by_mouse(STROKE)
    painted = canvas.painted_share()
    canvas.kept()
    canvas.page.reload()
    canvas.ready()
    expect(canvas.steps).to_have_count(2)
    expect(canvas.painted).to_have_text(painted)
    expect(canvas.page.locator("#field-prompt")).to_have_value("a yellow boat")


def test_an_expired_session_loses_nothing(canvas: Canvas, context: BrowserContext, service: Service) -> None:
    canvas.pick("eraseRegion")
    canvas.by_mouse(STROKE)
    painted = canvas.painted_share()
    context.clear_cookies()
    canvas.page.click("#run")
    expect(canvas.page.get_by_role("link", name="Sign in in a new tab")).to_be_visible()
    expect(canvas.painted).to_have_text(painted)
    sign_in(context, service)
    canvas.page.get_by_role("button", name="Try again").click()
    expect(canvas.steps).to_have_count(2, timeout=PATIENCE)


DATABASES = "async () => (await indexedDB.databases()).map((each) => each.name)"
KEPT = f"async () => [...Object.keys(sessionStorage), ...(await ({DATABASES})())]"


def test_signing_out_leaves_nothing_in_the_browser_in_any_tab(
    canvas: Canvas, context: BrowserContext, service: Service
) -> None:
    """By the answer alone: the form is sent without the page's script."""
    canvas.by_mouse(STROKE)
    canvas.kept()
    assert canvas.page.evaluate(KEPT) != []
    other = context.new_page()
    other.goto(f"{service.url}/profile")
    other.evaluate("document.querySelector('form[action$=sign-out]').submit()")
    other.wait_for_url("**/sign-in")
    assert other.evaluate(KEPT) == canvas.page.evaluate(KEPT) == []


def test_signing_out_leaves_the_works_of_other_accounts(canvas: Canvas, service: Service, photo: Path) -> None:
    context, (theirs,) = canvas.page.context, canvas.page.evaluate(DATABASES)
    sign_in(context, service, account=service.customer().id)
    own = Canvas(context.new_page())
    own.open(service.url, photo)
    own.kept()
    assert len(own.page.evaluate(DATABASES)) == 2
    other = context.new_page()
    other.goto(f"{service.url}/profile")
    other.get_by_role("button", name="Sign out").click()
    other.wait_for_url("**/sign-in")
    assert other.evaluate(KEPT) == [theirs]
    own.page.wait_for_function("() => sessionStorage.length === 0")


def test_a_tab_remembers_nothing_of_who_was_in_it_before(page: Page, service: Service) -> None:
    page.goto(service.url)
    page.fill("#prompt", "a secret harbour")
    page.wait_for_function("() => sessionStorage.getItem('limner-create').includes('harbour')")
    page.reload()
    expect(page.locator("#prompt")).to_have_value("a secret harbour")
    sign_in(page.context, service, account=service.customer().id)
    page.goto(service.url)
    expect(page.locator("#prompt")).to_have_value("")


def test_a_tab_remembers_nothing_that_comes_after_signing_out_elsewhere(page: Page, service: Service) -> None:
    """A drawing comes late, and the way to the door is held."""
    late: list[tuple[Route, APIResponse]] = []
    page.goto(service.url)
    page.fill("#prompt", "a secret harbour")
    page.route("**/v1/images/generations", lambda route: late.append((route, route.fetch())))
    page.click("#draw")
    until(lambda: bool(page.evaluate("1") and late))
    page.route("**/sign-in", lambda route: route.fulfill(status=204))
    other = page.context.new_page()
    other.goto(f"{service.url}/profile")
    with page.expect_request("**/sign-in"):
        other.get_by_role("button", name="Sign out").click()
    ((route, answer),) = late
    route.fulfill(response=answer)
    expect(page.locator(".result")).to_have_count(1)
    page.fill("#prompt", "another secret harbour")
    assert page.evaluate("() => sessionStorage.length") == 0
    page.evaluate("sessionStorage.setItem('limner-create', JSON.stringify({ prompt: 'of a page without this rule' }))")
    sign_in(page.context, service, account=service.customer().id)
    page.goto(service.url)
    expect(page.locator("#prompt")).to_have_value("")


def test_signing_out_takes_the_other_tabs_to_the_door(page: Page, service: Service) -> None:
    page.goto(service.url)
    page.fill("#prompt", "a secret harbour")
    other = page.context.new_page()
    other.goto(f"{service.url}/profile")
    other.get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/sign-in")
    assert page.evaluate("() => sessionStorage.length") == 0


@pytest.mark.parametrize("refused", ["BroadcastChannel", "sessionStorage"])
def test_pages_work_where_the_browser_refuses_to_keep(page: Page, service: Service, refused: str) -> None:
    page.add_init_script(
        f"Object.defineProperty(window, '{refused}', {{ get() {{ throw new DOMException('no', 'SecurityError'); }} }});"
    )
    page.goto(service.url)
    page.fill("#prompt", "a harbour")
    page.click("#draw")
    expect(page.locator(".result")).to_have_count(1)


@pytest.mark.parametrize("answer", ["true", "false"], ids=["refused", "in the way without end"])
def test_who_cannot_clear_can_sign_out(page: Page, service: Service, answer: str) -> None:
    script = """
      const answer = %s;
      IDBFactory.prototype.deleteDatabase = () => ({ set onerror(tell) { if (answer) tell(); } });
    """
    page.add_init_script(script % answer)
    page.goto(f"{service.url}/profile")
    with page.expect_request("**/sign-out") as leaving:
        page.get_by_role("button", name="Sign out").click()
    expect(page).to_have_url(f"{service.url}/sign-in")
    assert "cleared" not in (leaving.value.post_data or "")


@pytest.fixture
def not_heeding(browser: Browser, service: Service) -> Iterator[Page]:
    """A tab of a browser that heeds no answer, as without TLS at any other address than the machine's own."""
    rule = "--host-resolver-rules=MAP limner.test 127.0.0.1"
    chromium = browser.browser_type.launch(executable_path=str(CHROMIUM), args=[*ARGUMENTS, rule])
    try:
        yield chromium.new_context(base_url=service.url.replace("127.0.0.1", "limner.test")).new_page()
    finally:
        chromium.close()


@pytest.mark.parametrize(("path", "button"), [("/profile", "Sign out"), ("/profile/account", "Delete everything")])
def test_leaving_clears_also_where_the_browser_does_not_heed_the_answer(
    not_heeding: Page, service: Service, photo: Path, path: str, button: str
) -> None:
    not_heeding.goto(f"/sign-in/link/{link_for(service, service.customer().id)}")
    not_heeding.get_by_role("button", name="Sign in").click()
    canvas = Canvas(not_heeding)
    canvas.open("", photo)
    canvas.kept()
    assert not not_heeding.evaluate("isSecureContext")
    assert len(not_heeding.evaluate(DATABASES)) == 1
    other = agree(not_heeding.context.new_page())
    other.goto(path)
    other.get_by_role("button", name=button).click()
    other.wait_for_url("**/sign-in")
    assert other.evaluate(KEPT) == []


def test_works_stay_when_the_account_does(canvas: Canvas, service: Service) -> None:
    """The service refuses to delete it, as the password is wrong."""
    canvas.kept()
    context, password = canvas.page.context, "correct horse battery"
    sign_in(context, service, account=service.customer().id)
    own = Canvas(context.new_page())
    own.open(service.url, None)
    own.kept()
    page = agree(context.new_page())
    page.goto(f"{service.url}/profile/security")
    page.fill("#password", password)
    page.press("#password", "Enter")
    expect(page.locator("#current")).to_be_visible()
    kept = sorted(page.evaluate(DATABASES))
    assert len(kept) == 2
    page.goto(f"{service.url}/profile/account")
    page.fill("#password", "another one altogether")
    page.click("text=Delete everything")
    expect(page.get_by_role("alert")).to_contain_text("password")
    assert sorted(page.evaluate(DATABASES)) == kept
    page.fill("#password", password)
    page.click("text=Delete everything")
    for tab in (page, own.page):
        tab.wait_for_url("**/sign-in")
    assert len(page.evaluate(DATABASES)) == 1


def test_a_service_that_is_away_for_a_while_loses_nothing(page: Page, service: Service, photo: Path) -> None:
    port = int(service.url.rpartition(":")[2])
    with Cable("127.0.0.1", port) as cable:
        url = f"http://127.0.0.1:{cable.port}"
        sign_in(page.context, service, url)
        canvas = Canvas(page)
        canvas.open(url, photo)
        canvas.pick("eraseRegion")
        canvas.by_mouse(STROKE)
        cable.cut()
        page.click("#run")
        again = page.get_by_role("button", name="Try again")
        expect(again).to_be_visible()
        cable.mend()
        again.click()
        expect(canvas.steps).to_have_count(2, timeout=PATIENCE)


def test_two_tabs_do_not_touch_each_other(canvas: Canvas, context: BrowserContext) -> None:
    canvas.by_mouse(STROKE)
    painted = canvas.painted_share()
    other = Canvas(context.new_page())
    other.page.goto(canvas.page.url)
    other.ready()
    expect(other.page.get_by_text("here is a copy of it")).to_be_visible()
    expect(other.painted).to_have_text(painted)
    other.page.click("[data-act=clear]")
    expect(other.painted).to_have_text("0.0 % painted")
    for tab, share in ((canvas, painted), (other, "0.0 % painted")):
        tab.page.bring_to_front()
        tab.kept()
        tab.page.reload()
        tab.ready()
        expect(tab.painted).to_have_text(share)


def test_a_cancelled_run_is_given_up_by_the_service_and_not_charged(
    canvas: Canvas, service: Service, tmp_path: Path
) -> None:
    """The engine goes on when there is a file that never comes."""
    page, before = canvas.page, service.first().balance
    canvas.pick("replaceBackground")
    page.fill("#field-prompt", f"hold {tmp_path / 'go'}")
    page.click("#run")
    until(lambda: service.first().held == 40)
    expect(page.get_by_role("progressbar")).not_to_have_attribute("value", re.compile(""))
    canvas.pick("eraseRegion")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Replace background: cancelled. If it was not done yet, nothing")).to_be_visible()
    until(lambda: service.first().held == 0)
    assert service.first().balance == before
    expect(canvas.steps).to_have_count(1)


OFFER = re.compile(r'(?<=id="offer">).*?(?=</script>)', re.DOTALL)


def test_engines_that_take_their_time_tell_their_steps(canvas: Canvas) -> None:
    page = canvas.page

    def slow_engine(route: Route) -> None:
        text = route.fetch().text()
        found = OFFER.search(text)
        assert found
        offer = json.loads(found[0])
        offer["operations"]["removeBackground"]["slow"] = [""]
        written = json.dumps(offer).replace("<", "\\u003c")
        route.fulfill(body=text[: found.start()] + written + text[found.end() :], content_type="text/html")

    keys: list[str] = []
    page.route("**/edit?work=*", slow_engine)
    page.reload()
    canvas.ready()
    page.route("**/create/progress/*", lambda route: route.fulfill(body='{"done": 3, "total": 28}\n'))
    page.route("**/removeBackground", lambda route: keys.append(route.request.headers["idempotency-key"]))
    canvas.pick("removeBackground")
    page.click("#run")
    expect(page.get_by_role("progressbar", name=re.compile("Cut out: step 3 of 28"))).to_have_js_property("value", 3)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("the same run gives it, charged once")).to_be_visible()
    page.unroute("**/removeBackground")
    with page.expect_request("**/removeBackground") as again:
        canvas.run()
    assert keys == [again.value.headers["idempotency-key"]]


@pytest.mark.parametrize(
    ("status", "code"), [(409, "idempotency_in_progress"), (502, ""), (429, "rate_limited"), (401, "")]
)
def test_a_run_whose_end_is_not_known_keeps_its_key(
    canvas: Canvas, service: Service, context: BrowserContext, status: int, code: str
) -> None:
    """The service has done it; what comes back says nothing of that."""
    keys: list[str] = []

    def hide(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        assert route.fetch().ok
        route.fulfill(status=status, json={"error": {"code": code, "message": "Somebody in between says no."}})

    before = service.first().balance
    canvas.pick("removeBackground")
    canvas.page.route("**/removeBackground", hide, times=1)
    canvas.page.click("#run")
    expect(canvas.page.get_by_role("button", name="Try again")).to_be_visible()
    with canvas.page.expect_request("**/removeBackground") as again:
        canvas.run()
    assert [again.value.headers["idempotency-key"]] == keys
    assert service.first().balance == before - 10


def test_a_run_that_was_refused_gets_another_key(canvas: Canvas) -> None:
    keys: list[str] = []

    def refuse(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        route.fulfill(status=400, json={"error": {"code": "invalid", "message": "Not so."}})

    canvas.pick("removeBackground")
    canvas.page.route("**/removeBackground", refuse, times=1)
    canvas.page.click("#run")
    expect(canvas.page.get_by_text("Not so.")).to_be_visible()
    with canvas.page.expect_request("**/removeBackground") as again:
        canvas.run()
    assert again.value.headers["idempotency-key"] not in keys


def test_a_picture_that_did_not_come_is_fetched_again_and_not_paid_again(canvas: Canvas, service: Service) -> None:
    page, asked = canvas.page, []
    page.on("request", lambda request: asked.append(request.url) if "/removeBackground" in request.url else None)
    before = service.first().balance
    canvas.pick("removeBackground")
    page.route("**/v1/images/*.webp?*", lambda route: route.abort(), times=1)
    page.click("#run")
    again = page.get_by_role("button", name="Try again")
    again.click()
    expect(canvas.steps).to_have_count(2)
    assert len(asked) == 1
    assert service.first().balance == before - 10


def test_what_the_browser_has_no_room_for_is_not_paid_again(canvas: Canvas, service: Service) -> None:
    page, before = canvas.page, service.first().balance
    page.evaluate("""() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (record) {
        if (this.name !== "pictures") return put.call(this, record);
        this.transaction.abort();
        throw new DOMException("No room.", "QuotaExceededError");
      };
      window.makeRoom = () => { IDBObjectStore.prototype.put = put; };
    }""")
    canvas.pick("removeBackground")
    page.click("#run")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    expect(canvas.steps).to_have_count(1)
    page.evaluate("() => makeRoom()")
    again.click()
    expect(canvas.steps).to_have_count(2)
    assert service.first().balance == before - 10
    page.reload()
    canvas.ready()
    expect(canvas.steps).to_have_count(2)


def test_a_run_is_paid_once_also_after_a_reload(canvas: Canvas, service: Service) -> None:
    """Its answer is lost first, and then its picture."""
    page, before = canvas.page, service.first().balance

    def hide(route: Route) -> None:
        assert route.fetch().ok
        route.fulfill(status=502, body="nothing")

    canvas.pick("removeBackground")
    page.route("**/removeBackground", hide, times=1)
    page.route("**/v1/images/*.webp?*", lambda route: route.abort(), times=1)
    for _ in range(2):
        page.click("#run")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        canvas.kept()
        page.reload()
        canvas.ready()
    canvas.run()
    assert service.first().balance == before - 10
    canvas.kept()
    assert page.evaluate("sessionStorage.getItem('limner-undecided')") == "[]"


def test_who_cancels_what_is_paid_is_told_so(canvas: Canvas, service: Service) -> None:
    page, before = canvas.page, service.first().balance
    shown = page.locator("[data-balance]").inner_text()
    canvas.pick("removeBackground")
    page.route("**/v1/images/*.webp?*", lambda route: None, times=1)
    with page.expect_request("**/v1/images/*.webp?*"):
        page.click("#run")
    expect(page.locator("[data-balance]")).not_to_have_text(shown)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Cut out: done and paid, but not fetched.")).to_be_visible()
    canvas.run()
    assert service.first().balance == before - 10


def test_a_picture_that_cannot_be_read_is_not_in_the_way(canvas: Canvas) -> None:
    page = canvas.page
    canvas.pick("removeBackground")
    page.route("**/v1/images/*.webp?*", lambda route: route.fulfill(body="no picture"), times=1)
    page.click("#run")
    expect(page.get_by_text("no picture that the browser can read")).to_be_visible()
    canvas.run()


def test_masks_are_told_apart_by_their_bits(canvas: Canvas) -> None:
    keys: list[str] = []

    def lose(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        route.abort()

    canvas.pick("eraseRegion")
    canvas.page.route("**/eraseRegion", lose)
    canvas.by_mouse(STROKE)
    for act in ("fit", "grow", "undo"):
        before = canvas.painted_share()
        canvas.page.click(f"[data-act={act}]")
        if act != "fit":
            expect(canvas.painted).not_to_have_text(before)
        with canvas.page.expect_event("requestfailed"):
            canvas.page.click("#run")
        expect(canvas.page.get_by_role("button", name="Try again")).to_be_visible()
    assert keys[0] == keys[2] != keys[1]


SWITCHED = {"style_id", "style_match", "max_num_shapes"}
"""Fields that are shown when there is something to choose, or another field is on."""


@pytest.mark.parametrize("operation", PATHS)
def test_every_field_of_an_operation_is_shown(canvas: Canvas, operation: str) -> None:
    canvas.pick(operation)
    script = """async (id) => {
      const entry = document.querySelector("script[src$='edit/edit.js']").src;
      const { namesOf, operationOf } = await import(new URL("./operations.js", entry));
      return namesOf(operationOf(id));
    }"""
    names = set(canvas.page.evaluate(script, operation))
    if operation == "imageToImage":  # its usual model takes less than others
        canvas.page.get_by_text("More", exact=True).click()
        canvas.page.select_option("#field-model", "svcv3")
    shown = canvas.page.locator("#fields [data-field]").evaluate_all("(all) => all.map((field) => field.dataset.field)")
    assert len(shown) == len(set(shown))
    assert names - SWITCHED == set(shown)


def key_of(service: Service) -> dict[str, str]:
    """Headers of a program of the account that is signed in."""
    key = service.with_accounts(lambda accounts: accounts.create_key(service.first().id))[1]
    return {"Authorization": f"Bearer {key}"}


def own_style(service: Service, photo: Path) -> str:
    """The id of a style that the account has made of the photo, for `svcv3`."""
    files = {"images": ("photo.png", photo.read_bytes())}
    answer = httpx.post(f"{service.url}/v1/styles", headers=key_of(service), data={"model": "svcv3"}, files=files)
    assert answer.status_code == 200, answer.text
    made: str = answer.json()["id"]
    return made


def test_words_colours_with_shares_and_an_own_style_are_sent(canvas: Canvas, service: Service, photo: Path) -> None:
    style = own_style(service, photo)
    page = canvas.page
    page.reload()
    canvas.ready()
    canvas.pick("outpaint")
    page.fill("#field-prompt", "a beach")
    page.fill("#field-expand_right", "100")
    page.get_by_text("More", exact=True).click()
    page.select_option("#field-style_id", style)
    page.select_option("#field-style_match", "regular")
    page.fill("#field-text_layout", "open late")
    page.get_by_role("button", name="Place").click()
    word = page.get_by_role("button", name="OPEN, the whole word")
    place, extended = word.bounding_box(), page.locator(".outpaint-frame").bounding_box()
    assert place
    assert extended
    assert place["x"] + place["width"] / 2 == pytest.approx(extended["x"] + extended["width"] / 2, abs=2)
    word.press("Shift+ArrowDown")
    palette = page.locator("palette-field")
    palette.get_by_role("button", name="Add").click()
    palette.get_by_role("button", name="Take this one").click()
    palette.get_by_label("with shares").check()
    canvas.run()
    sent = page.evaluate("() => Object.fromEntries([...window.sent].filter(([, value]) => typeof value === 'string'))")
    assert sent["style_match"] == "regular"
    assert [word["text"] for word in json.loads(sent["text_layout"])] == ["OPEN", "LATE"]
    assert json.loads(sent["text_layout"])[0]["bbox"][0][1] == pytest.approx(0.13)
    assert json.loads(sent["controls"])["colors"] == [{"rgb": [178, 58, 30], "weight": 0.2}]
    page.get_by_role("button", name="Take LATE away").click()
    expect(page.get_by_role("button", name="LATE, the whole word")).to_have_count(0)
    canvas.pick("removeBackground")
    expect(page.locator("text-layout")).to_be_hidden()


def test_what_a_model_does_not_take_is_not_sent(canvas: Canvas) -> None:
    canvas.pick("imageToImage")
    canvas.page.fill("#field-prompt", "a fox")
    canvas.page.get_by_text("More", exact=True).click()
    canvas.page.select_option("#field-model", "svcv3")
    canvas.page.fill("#field-negative_prompt", "trees")
    canvas.page.select_option("#field-model", index=0)
    expect(canvas.page.locator("#field-negative_prompt")).to_have_count(0)
    canvas.run()
    assert not canvas.page.evaluate("() => window.sent.has('negative_prompt')")


def test_a_style_that_is_not_offered_with_the_model_is_not_sent(canvas: Canvas) -> None:
    canvas.pick("imageToImage")
    page = canvas.page
    page.fill("#field-prompt", "a fox")
    page.get_by_text("More", exact=True).click()
    page.select_option("#field-model", "svcv3")
    page.select_option("#field-style", "Hand-drawn")
    page.select_option("#field-model", "svcv3_vector")
    expect(page.locator("#field-style")).to_have_value("")
    canvas.run()
    assert not page.evaluate("() => window.sent.has('style')")
    page.select_option("#field-model", "svcv3")
    expect(page.locator("#field-style")).to_have_value("Hand-drawn")


def test_an_own_style_of_another_model_or_that_is_gone_is_not_sent(
    canvas: Canvas, service: Service, photo: Path
) -> None:
    page, style = canvas.page, own_style(service, photo)
    page.reload()
    canvas.ready()
    canvas.pick("imageToImage")
    page.fill("#field-prompt", "a fox")
    page.get_by_text("More", exact=True).click()
    page.select_option("#field-model", "svcv3")
    page.select_option("#field-style_id", style)
    page.select_option("#field-model", "svcv3_vector")
    canvas.run()
    assert not page.evaluate("() => window.sent.has('style_id')")
    page.select_option("#field-model", "svcv3")
    expect(page.locator("#field-style_id")).to_have_value(style)
    canvas.kept()
    assert page.request.delete(f"{service.url}/v1/styles/{style}", headers=key_of(service)).ok
    page.reload()
    canvas.ready()
    expect(page.locator("#field-model")).to_have_value("svcv3")
    canvas.run()
    assert not page.evaluate("() => window.sent.has('style_id') || window.sent.has('style_match')")


def test_a_run_that_would_come_to_nothing_says_why_and_sends_nothing(canvas: Canvas) -> None:
    requests: list[str] = []
    canvas.page.on("request", lambda request: requests.append(request.url) if "/v1/images/" in request.url else None)
    button, reason = canvas.page.locator("#run"), canvas.page.locator("#run-reason")

    def refused(said: str, focused: str) -> None:
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_accessible_description(re.compile(said))
        expect(reason).to_contain_text(said)
        button.click(force=True)
        expect(canvas.page.locator(focused)).to_be_focused()

    refused("Nothing is painted yet", "#board")
    canvas.by_mouse(STROKE)
    refused("The prompt is empty", "#field-prompt")
    canvas.page.keyboard.press("Control+Enter")
    canvas.pick("outpaint")
    refused("Nothing is added yet", "#field-expand_left")
    canvas.page.fill("#field-size", "520x390")
    refused("At 520x390 nothing is added", "#field-size")
    canvas.page.fill("#field-size", "wide")
    refused("“wide” is no size", "#field-size")
    canvas.page.fill("#field-size", "16:9")
    refused("The prompt is empty", "#field-prompt")
    canvas.page.fill("#field-prompt", "a beach")
    expect(button).to_have_attribute("aria-disabled", "false")
    expect(reason).to_be_empty()
    assert requests == []


def test_without_a_picture_there_is_nothing_to_run(page: Page, service: Service) -> None:
    Canvas(page).open(service.url)
    expect(page.locator("#run")).to_have_accessible_description("Open a picture first.")


@pytest.mark.parametrize("width", [360, 600, 800])
def test_on_narrow_screens_the_run_button_stays_and_covers_nothing(canvas: Canvas, width: int) -> None:
    page = canvas.page
    page.set_viewport_size({"width": width, "height": 740})
    bar, button = page.locator(".run"), page.locator("#run")
    page.evaluate("scrollTo(0, 0)")
    expect(button).to_be_in_viewport(ratio=1)
    for part in [canvas.board, page.locator("#field-prompt"), page.locator("#code summary")]:
        part.scroll_into_view_if_needed()
        part.focus()
        expect(button).to_be_in_viewport(ratio=1)
        expect(part).to_be_in_viewport(ratio=1)
        covered, covering = part.bounding_box(), bar.bounding_box()
        assert covered
        assert covering
        assert covered["y"] + covered["height"] <= covering["y"] + 1
    canvas.pick("eraseRegion")
    canvas.board.focus()
    canvas.by_mouse(STROKE)
    canvas.run()
    assert canvas.sent_mask().any()


def test_what_the_service_refuses_is_said_at_its_field(canvas: Canvas) -> None:
    canvas.pick("outpaint")
    canvas.page.fill("#field-prompt", "a beach")
    canvas.page.fill("#field-size", "17:31")
    canvas.page.click("#run")
    expect(canvas.page.locator("[data-field=size] .fault")).to_contain_text("17:31")


def test_a_picture_that_is_too_small_is_said_and_scaled(page: Page, service: Service, tmp_path: Path) -> None:
    Image.new("RGB", (100, 200), "red").save(tmp_path / "small.png")
    canvas = Canvas(page)
    canvas.open(service.url, tmp_path / "small.png")
    canvas.pick("removeBackground")
    page.click("#run")
    page.get_by_role("button", name="Scale it to fit").click()
    expect(canvas.steps).to_have_count(2)
    assert shown_size(canvas) == (256, 512)


def test_photos_lie_upright(page: Page, service: Service, tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by 90 degrees
    Image.new("RGB", (400, 300), "red").save(tmp_path / "photo.jpg", exif=exif)
    canvas = Canvas(page)
    canvas.open(service.url, tmp_path / "photo.jpg")
    canvas.pick("eraseRegion")
    canvas.by_mouse(STROKE)
    canvas.run()
    assert canvas.sent_mask().shape == (400, 300)


def test_a_link_of_the_service_is_opened_and_no_other(canvas: Canvas, service: Service) -> None:
    with canvas.page.expect_response("**/v1/images/*.webp?*") as answer:
        canvas.pick("crispUpscale")
        canvas.run()
    link = answer.value.url
    canvas.page.goto(f"{service.url}/edit?image={link.replace('&', '%26')}")
    canvas.ready()
    expect(canvas.steps).to_have_count(1)
    assert shown_size(canvas) == (2080, 1560)
    canvas.page.goto(f"{service.url}/edit?image=https://example.com/v1/other/a.png")
    canvas.ready()
    expect(canvas.page.get_by_text("not one of this service's pictures")).to_be_visible()


def shown_size(canvas: Canvas) -> tuple[int, int]:
    """Of the step that is shown; an SVG's is its viewBox's."""
    data = canvas.picture_bytes()
    if data.lstrip().startswith(b"<"):
        box = re.search(rb'viewBox="0 0 (\d+) (\d+)"', data)
        assert box
        return int(box[1]), int(box[2])
    return Image.open(io.BytesIO(data)).size


def test_pictures_are_dropped_and_pasted(page: Page, service: Service, photo: Path) -> None:
    canvas = Canvas(page)
    canvas.open(service.url)
    script = """
    ([kind, bytes]) => {
      const file = new File([new Uint8Array(bytes)], `${kind}.png`, { type: "image/png" });
      const data = new DataTransfer();
      data.items.add(file);
      const given = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
      document.body.dispatchEvent(kind === "drop" ? new DragEvent(kind, given) : new ClipboardEvent(kind, given));
    }
    """
    data = list(photo.read_bytes())
    page.evaluate(script, ["drop", data])
    expect(canvas.steps).to_have_count(1)
    dropped = page.url
    page.evaluate(script, ["paste", data])
    expect(page).not_to_have_url(dropped)
    expect(canvas.steps).to_have_count(1)


def test_the_first_view_is_small(page: Page, service: Service) -> None:
    canvas = Canvas(page)
    canvas.open(service.url)
    script = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
      .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    assert page.evaluate(script) < 150_000


def test_a_session_that_began_in_another_tab_is_gone_on_with(canvas: Canvas) -> None:
    canvas.page.locator('meta[name="csrf-token"]').evaluate("(meta) => { meta.content = 'another'; }")
    canvas.pick("eraseRegion")
    canvas.by_mouse(STROKE)
    canvas.run()
