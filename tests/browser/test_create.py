"""Drawing as a person would: typing, drawing, placing words, and taking the request along as code."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.api.service import Service
from tests.browser.as_code import shown
from tests.browser.conftest import PATIENCE, OpenPage, sign_in

expect.set_options(timeout=PATIENCE)

BIRDS = "two blue birds on a red fence"


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page("/")


def type_in(page: Page, text: str) -> None:
    page.get_by_label("What the picture should show").fill(text)


def draft(page: Page) -> Locator:
    return page.locator("img.draft")


def balance(page: Page) -> int:
    return int(re.sub(r"\D", "", page.locator("[data-balance]").inner_text()))


def body(page: Page) -> dict[str, Any]:
    """The JSON in the shell command that the page shows."""
    found = re.search(r"-d '(.*)'$", shown(page), re.DOTALL)
    assert found
    sent: dict[str, Any] = json.loads(found[1].replace("'\\''", "'"))
    return sent


def test_the_picture_follows_the_typing_for_nothing(page: Page, limner: Service) -> None:
    before, kept = balance(page), limner.images()
    page.get_by_label("What the picture should show").press_sequentially(BIRDS)
    expect(draft(page)).to_have_attribute("alt", re.compile("2 × blue bird, red fence"))
    expect(page.locator("#notes")).to_contain_text("bird on fence")
    page.reload()
    expect(draft(page)).to_have_attribute("alt", re.compile("2 × blue bird, red fence"))
    assert balance(page) == before
    assert limner.images() == kept


def test_what_is_typed_before_the_script_has_come_is_kept(session: BrowserContext, limner: Service) -> None:
    page = session.new_page()
    held: list[Route] = []
    page.route("**/create.js", lambda route: held.append(route))
    with page.expect_request("**/create.js"):
        page.goto(limner.url, wait_until="commit")
    type_in(page, BIRDS)
    held[0].continue_()
    expect(draft(page)).to_have_attribute("alt", re.compile("blue bird"))
    expect(page.get_by_label("What the picture should show")).to_have_value(BIRDS)


def test_an_outrun_draft_is_never_shown(page: Page) -> None:
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/create/draft", hold_the_first)
    with page.expect_request("**/create/draft"):
        type_in(page, "a black dog")
    with page.expect_request_finished(lambda request: request.url.endswith("/create/draft")):
        type_in(page, BIRDS)
    expect(draft(page)).to_have_attribute("alt", re.compile("blue bird"))
    assert held[0].request.failure, "it was given up"


def test_what_was_shown_stays_until_the_next_can_be_painted(page: Page) -> None:
    type_in(page, "a black dog")
    expect(draft(page)).to_have_attribute("alt", re.compile("black dog"))
    held: list[Route] = []
    page.route("**/create/draft", lambda route: held.append(route))
    with page.expect_request("**/create/draft"):
        type_in(page, BIRDS)
    expect(draft(page)).to_have_attribute("alt", re.compile("black dog"))
    held[0].continue_()
    expect(draft(page)).to_have_attribute("alt", re.compile("blue bird"))
    expect(draft(page)).to_have_count(1)


def test_each_key_is_drawn_at_once_and_a_held_one_when_it_is_let_go(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/create/draft") else None)
    page.route("**/create/draft", lambda route: None)
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now()") + 1000)

    def asked_after(text: str, milliseconds: int) -> str:
        with page.expect_request("**/create/draft") as request:
            type_in(page, text)
            page.clock.run_for(milliseconds)
        return str(json.loads(request.value.post_data or "{}")["prompt"])

    typed = ("a", "a f", "a fox")
    assert tuple(asked_after(text, 90) for text in typed) == typed
    assert asked_after("a fo", 33) == "a fo"
    for text in ("a f", "a "):
        type_in(page, text)
        page.clock.run_for(33)
    assert asked_after("a", 90) == "a"
    assert len(asked) == 5


def test_drawing_charges_what_it_said_and_the_pictures_outlast_a_reload(page: Page) -> None:
    type_in(page, BIRDS)
    expect(draft(page)).to_be_visible()
    page.locator("select[name=n]").select_option("2")
    expect(page.locator("#draw")).to_contain_text("70 units")
    before = balance(page)
    page.keyboard.press("Control+Enter")
    pictures = page.locator(".result img")
    expect(pictures).to_have_count(2)
    expect(page.locator("#said")).to_contain_text("Drawn: 2 pictures")
    expect(page.locator("[data-balance]")).to_have_text(
        re.compile(rf"{(before - 70) // 1000}\D{(before - 70) % 1000:03}")
    )
    assert "2 × blue bird" in (pictures.first.get_attribute("alt") or "")
    assert "/edit?image=" in (page.get_by_role("link", name="Edit").nth(1).get_attribute("href") or "")
    with page.expect_download() as saved:
        page.locator(".result").first.get_by_role("link", name="WebP").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"RIFF")
    with page.expect_download() as saved:
        page.locator(".result").first.get_by_role("button", name="PNG").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    page.reload()
    expect(pictures).to_have_count(2)
    assert balance(page) == before - 70


def test_drawn_again_the_seed_changes_unless_it_is_locked(page: Page) -> None:
    seed = page.get_by_role("spinbutton", name="Seed")
    type_in(page, BIRDS)
    first = seed.input_value()
    results = page.locator(".result")
    page.locator("#draw").click()
    expect(results).to_have_count(1)
    assert seed.input_value() == first, "what was seen is what was drawn"
    page.locator("#draw").click()
    expect(results).to_have_count(2)
    second = seed.input_value()
    assert second != first
    page.locator("#lock").click()
    page.locator("#draw").click()
    expect(results).to_have_count(3)
    assert seed.input_value() == second
    results.last.get_by_role("button", name="Again").click()
    expect(seed).to_have_value(first)


def test_a_field_that_the_model_does_not_take_says_why(page: Page) -> None:
    words = page.locator("[data-param=text_layout]")
    expect(words).to_have_js_property("disabled", True)
    expect(words).to_contain_text("V4.1 does not take this; V3 does.")
    page.locator("label.chip", has_text="V3").click()
    expect(words).to_have_js_property("disabled", False)
    looks = page.locator("label.look:visible img")
    for look in looks.all():
        expect(look).to_have_js_property("complete", True)


def test_an_error_stands_at_its_field(page: Page, complaints: list[str]) -> None:
    page.locator("label.chip", has_text="V4 Styles").click()
    type_in(page, BIRDS)
    expect(page.locator("[data-param=style_id] .fault")).to_contain_text("needs a style")
    page.locator("label.chip").filter(has_text=re.compile("^V4$")).click()
    expect(page.locator("[data-param=style_id] .fault")).to_be_hidden()
    expect(draft(page)).to_be_visible()
    complaints.clear()  # the browser notes the 400


def test_words_are_placed_by_mouse_and_by_keyboard(page: Page) -> None:
    page.locator("label.chip", has_text="V3").click()
    type_in(page, "a red fox")
    expect(draft(page)).to_be_visible()
    page.get_by_label("A word to set on the picture").fill("hello")
    page.keyboard.press("Enter")
    corner = page.get_by_role("button", name=re.compile("HELLO, bottom right corner"))
    expect(corner).to_be_visible()

    def place() -> tuple[float, float]:
        (word,) = body(page)["text_layout"]
        assert word["text"] == "HELLO"
        x, y = word["bbox"][2]
        return x, y

    before = place()
    page.locator("#paper").scroll_into_view_if_needed()
    corner.hover()
    paper = page.locator("#paper").bounding_box()
    box = corner.bounding_box()
    assert paper
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(
        box["x"] + box["width"] / 2 + paper["width"] / 10, box["y"] + box["height"] / 2 + paper["height"] / 5
    )
    page.mouse.up()
    dragged = place()
    assert dragged == pytest.approx([before[0] + 0.1, before[1] + 0.2], abs=0.005)
    corner.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    assert place() == pytest.approx([dragged[0] + 0.01, dragged[1] - 0.05], abs=0.001)
    page.get_by_role("button", name=re.compile("HELLO, the whole word")).focus()
    page.keyboard.press("Delete")
    expect(corner).to_have_count(0)
    assert "text_layout" not in body(page)


def test_exploring_leads_to_more_of_the_kind(page: Page) -> None:
    type_in(page, BIRDS)
    page.locator("#explore").click()
    expect(page.locator(".result")).to_have_count(8)
    page.get_by_label(re.compile("How much alike")).first.fill("5")
    with page.expect_request("**/explore/similar") as asked:
        page.get_by_role("button", name="More like this").first.click()
    assert json.loads(asked.value.post_data or "")["similarity"] == 5
    expect(page.locator(".result")).to_have_count(12)


def test_a_prompt_made_richer_can_be_taken_back(page: Page) -> None:
    type_in(page, BIRDS)
    page.locator("#enhance").click()
    prompt = page.get_by_label("What the picture should show")
    expect(prompt).not_to_have_value(BIRDS)
    assert prompt.input_value().startswith("Two blue birds") or "blue birds" in prompt.input_value()
    page.keyboard.press("Control+z")
    expect(prompt).to_have_value(BIRDS)


def test_a_palette_is_chosen_and_read_from_a_picture(page: Page, tmp_path: Path) -> None:
    type_in(page, BIRDS)
    palette = page.locator("palette-field")
    palette.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="#ffffff").click()
    assert body(page)["controls"] == {"colors": [{"rgb": [255, 255, 255]}]}
    picture = Image.new("RGB", (40, 40), (200, 30, 30))
    picture.paste((20, 40, 160), (0, 0, 40, 10))
    picture.save(tmp_path / "two.png")
    palette.locator("input[type=file]").set_input_files(tmp_path / "two.png")
    expect(palette.locator("li")).to_have_count(2)
    palette.get_by_label("with shares").check()
    assert body(page)["controls"] == {
        "colors": [{"rgb": [200, 30, 30], "weight": 0.75}, {"rgb": [20, 40, 160], "weight": 0.25}]
    }


def test_nothing_is_lost_when_the_session_ends(
    page: Page, session: BrowserContext, limner: Service, complaints: list[str]
) -> None:
    type_in(page, BIRDS)
    expect(draft(page)).to_be_visible()
    session.clear_cookies()
    page.locator("#draw").click()
    expect(page.locator("#trouble")).to_contain_text("Sign in")
    sign_in(session, limner)
    page.locator("#draw").click()
    expect(page.locator(".result")).to_have_count(1)
    complaints.clear()  # the browser notes the 401


def test_a_request_whose_answer_was_lost_is_not_charged_twice(page: Page, complaints: list[str]) -> None:
    type_in(page, BIRDS)
    expect(draft(page)).to_be_visible()
    before, keys = balance(page), []

    def lose(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        route.fetch()
        route.abort()

    page.route("**/v1/images/generations", lose, times=1)
    page.locator("#draw").click()
    expect(page.locator("#trouble")).to_contain_text("cannot be reached")
    with page.expect_request("**/v1/images/generations") as again:
        page.locator("#draw").click()
    assert again.value.headers["idempotency-key"] == keys[0]
    expect(page.locator(".result")).to_have_count(1)
    page.reload()
    assert balance(page) == before - 35
    complaints.clear()  # the browser notes the failure


def test_a_kind_of_note_that_the_page_does_not_know_is_shown(page: Page) -> None:
    type_in(page, BIRDS)
    expect(draft(page)).to_be_visible()
    page.evaluate("""async () => {
      const { src } = document.querySelector("script[src$='/create.js']");
      const { showReading } = await import(new URL("./create/reading.js", src));
      showReading(document.getElementById("reading"), [{ kind: "mood", text: "merry", colours: [] }]);
    }""")
    expect(page.locator("#reading dl > div")).to_have_text("Also readmood: merry")


def test_a_choice_of_code_that_the_browser_restores_too_early_falls_back(page: Page) -> None:
    type_in(page, BIRDS)
    page.evaluate("() => { document.getElementById('code-of').value = 'similar'; }")
    type_in(page, "a fox")
    expect(page.locator("#code-of")).to_have_value("draw")
    expect(draft(page)).to_have_attribute("alt", re.compile("fox"))
    assert body(page)["prompt"] == "a fox"


def test_shortcuts_are_listed(page: Page) -> None:
    page.locator("h1").click(force=True)
    page.keyboard.press("Shift+?")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_contain_text("Throw the die")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_hidden()
    seed = page.get_by_role("spinbutton", name="Seed").input_value()
    page.keyboard.press("r")
    expect(page.get_by_role("spinbutton", name="Seed")).not_to_have_value(seed)


def test_what_was_read_stands_in_groups_that_say_what_they_are(page: Page) -> None:
    reading = page.locator("#reading")
    expect(reading).to_be_hidden()
    page.get_by_label("What the picture should show").fill(
        "a fox under a tree at night, a flibbertigibbet, without clouds"
    )
    expect(reading.get_by_role("heading")).to_have_text("What was read in your prompt")
    for label, note in (
        ("Things", "fox"),
        ("How they stand", "fox under tree"),
        ("Scene and look", "time: night"),
        ("Left out, as you asked", "cloud"),
        ("Will not be drawn", "flibbertigibbet"),
    ):
        group = reading.locator("dl > div").filter(has=page.locator("dt", has_text=label))
        expect(group.locator("dd")).to_contain_text(note)
    expect(reading).to_contain_text("There is no drawing for this here")
