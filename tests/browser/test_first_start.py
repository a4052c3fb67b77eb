"""A service of one's own: from the first start to the first picture, inviting somebody, and starting it anew."""

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.canvas import Canvas
from tests.browser.conftest import Enter, Limner, sign_in
from tests.cable import Cable

PASSWORD = "correct horse battery"


class FirstStart(Limner):
    """A service whose greeting is read to its end."""

    link = ""
    """The printed one, which signs in once."""

    def start(self) -> "FirstStart":
        super().start()
        assert self._process
        assert self._process.stdout
        self.link = self._process.stdout.readline().split()[-1]
        return self

    def command_line(self, *arguments: str) -> str:
        """What `limner` prints beside the running service."""
        command = [sys.executable, "-m", "limner.cli", *arguments]
        done = subprocess.run(command, env=self._environment, cwd=self.data, capture_output=True, text=True, check=True)
        return done.stdout.strip()


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirstStart]:
    """A service over a fresh data directory."""
    running = FirstStart(tmp_path_factory.mktemp("own") / "data").start()
    yield running
    running.stop()


def test_from_the_first_start_to_the_first_picture(enter: Enter, own: FirstStart) -> None:
    page = enter(own).new_page()
    page.goto(own.url)
    expect(page).to_have_url(re.compile("/sign-in"))
    page.goto(own.link)
    page.get_by_role("button", name="Sign in").click()
    expect(page).to_have_url(f"{own.url}/")
    page.locator("#prompt").press_sequentially("a red fox in the snow")
    expect(page.locator("img.draft")).to_have_attribute("alt", re.compile("red fox"))
    page.locator("#draw").click()
    expect(page.locator(".result img")).to_have_js_property("complete", True)
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Gallery").click()
    expect(page.locator(".tile img")).to_have_attribute("alt", "a red fox in the snow")
    other = enter(own).new_page()
    other.goto(own.link)
    expect(other.locator("main")).to_contain_text("used before")


def test_who_is_invited_signs_in_by_password(enter: Enter, own: FirstStart) -> None:
    link = own.command_line("account", "invite", "ada@example.com", "--name", "Ada")
    page = enter(own).new_page()
    page.goto(own.url + link.removeprefix("http://127.0.0.1:8000"))
    expect(page.locator("main")).to_contain_text("ada@example.com")
    page.locator("#password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{own.url}/")
    page.goto(f"{own.url}/profile")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    page.get_by_role("button", name="Sign out").click()
    expect(page).to_have_url(f"{own.url}/sign-in")
    page.goto(f"{own.url}/gallery?words=fox")
    page.locator("#email").fill("ada@example.com")
    for password in ("not the password", PASSWORD):
        page.locator("#password").fill(password)
        page.keyboard.press("Enter")
        if password != PASSWORD:
            expect(page.get_by_role("alert")).to_be_visible()
            expect(page.locator("#email")).to_have_value("ada@example.com")
            expect(page.locator("#password")).to_be_focused()
    expect(page).to_have_url(f"{own.url}/gallery?words=fox")


@pytest.fixture
def cable(own: FirstStart) -> Iterator[Cable]:
    """A way to the service whose address stays while the service starts anew."""
    with Cable("127.0.0.1", port_of(own)) as way:
        yield way


@pytest.fixture
def page(enter: Enter, own: FirstStart, cable: Cable) -> Page:
    """A tab at the near end of the cable."""
    context = enter(own)
    sign_in(context, own, url(cable))
    return context.new_page()


def port_of(service: FirstStart) -> int:
    return int(service.url.rpartition(":")[2])


def url(cable: Cable) -> str:
    return f"http://127.0.0.1:{cable.port}"


def away(own: FirstStart, cable: Cable) -> None:
    cable.cut()
    own.stop()


def back(own: FirstStart, cable: Cable) -> None:
    own.start()
    cable.lead_to("127.0.0.1", port_of(own))
    cable.mend()


def test_the_page_for_drawing_outlives_the_service(page: Page, own: FirstStart, cable: Cable) -> None:
    page.goto(url(cable))
    page.locator("#prompt").fill("a black dog")
    expect(page.locator("img.draft")).to_have_attribute("alt", re.compile("black dog"))
    page.locator("#draw").click()
    expect(page.locator(".result")).to_have_count(1)
    away(own, cable)
    page.locator("#prompt").fill("two blue birds")
    expect(page.locator("#trouble")).to_contain_text("cannot be reached")
    back(own, cable)
    page.locator("#draw").click()
    expect(page.locator(".result")).to_have_count(2)
    expect(page.locator("#trouble")).to_be_hidden()
    page.reload()
    expect(page.locator("#prompt")).to_have_value("two blue birds")
    expect(page.locator("img.draft")).to_have_attribute("alt", re.compile("blue bird"))
    for picture in page.locator(".result img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("(image) => image.naturalWidth"), "its link is as good as before"


def test_the_canvas_outlives_the_service(page: Page, own: FirstStart, cable: Cable, tmp_path: Path) -> None:
    file = io.BytesIO()
    Image.new("RGB", (300, 260), (180, 60, 40)).save(file, "PNG")
    (tmp_path / "photo.png").write_bytes(file.getvalue())
    canvas = Canvas(page)
    canvas.open(url(cable), tmp_path / "photo.png")
    canvas.pick("eraseRegion")
    canvas.by_mouse([(0.45, 0.4), (0.55, 0.45)])
    away(own, cable)
    canvas.by_mouse([(0.4, 0.6), (0.6, 0.6)])
    painted = canvas.painted.inner_text()
    page.click("#run")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    back(own, cable)
    expect(canvas.painted).to_have_text(painted)
    again.click()
    expect(canvas.steps).to_have_count(2)
    assert canvas.sent_mask().any()
