"""The code that pages show does what their buttons do."""

import re
from pathlib import Path

import httpx
import pytest
from PIL import Image
from playwright.sync_api import expect

from limner.accounts.accounts import Accounts
from tests.api.service import Service
from tests.browser.as_code import COMMANDS, output, shown
from tests.browser.conftest import OpenPage


@pytest.fixture(scope="module")
def key(limner: Service) -> str:
    """Of the account whose pages they are."""
    account = limner.first()

    async def make(accounts: Accounts) -> str:
        return (await accounts.create_key(account.id))[1]

    return limner.with_accounts(make)


def picture_of(text: str) -> int:
    """The status of the first picture that is linked."""
    found = re.search(r"http://\S+?/v1/images/[^\s\"']+", text)
    assert found, text
    return httpx.get(found[0]).status_code


def test_a_drawing(open_page: OpenPage, key: str, tmp_path: Path) -> None:
    page = open_page("/")
    page.locator("label.chip", has_text="V3").click()
    page.get_by_label("What the picture should show").fill('a fox\'s "den", 50 % $HOME')
    page.get_by_label("One colour").check()
    for language in COMMANDS:
        assert picture_of(output(language, shown(page, language), key, tmp_path)) == 200


@pytest.mark.parametrize("language", COMMANDS)
def test_the_other_requests_of_the_page(open_page: OpenPage, key: str, tmp_path: Path, language: str) -> None:
    page = open_page("/")
    page.get_by_label("What the picture should show").fill("a fox")
    shown(page)
    choice = page.get_by_label("The request of")
    choice.select_option("explore")
    assert "/images/explore" in shown(page, language)
    assert picture_of(output(language, shown(page, language), key, tmp_path)) == 200
    choice.select_option("enhance")
    assert "enhanced_prompt" in output(language, shown(page, language), key, tmp_path)
    page.get_by_role("button", name="Explore").click()
    page.get_by_role("button", name="More like this").first.click()
    expect(page.get_by_role("heading", name="More like one of a fox")).to_be_visible()
    choice.select_option("similar")
    assert picture_of(output(language, shown(page, language), key, tmp_path)) == 200


def test_a_form(open_page: OpenPage, key: str, tmp_path: Path) -> None:
    """As the page for editing shows it: files, and fields beside them."""
    page = open_page("/")
    Image.new("RGB", (256, 256), (200, 220, 240)).save(tmp_path / "photo.png")
    asked = {
        "path": "/images/imageToImage",
        "files": {"image": "photo.png"},
        "body": {"prompt": "a 'red' fox", "strength": 0.5, "controls": {"colors": [{"rgb": [1, 2, 3]}]}},
    }
    module = page.locator("script[src*='create.js']").get_attribute("src")
    assert module
    write = """async ([module, request]) => {
        const { curl, python } = await import(module.replace("create.js", "as-code.js"));
        return [curl(request), python(request)];
    }"""
    for language, code in zip(COMMANDS, page.evaluate(write, [module, asked]), strict=True):
        assert picture_of(output(language, code, key, tmp_path)) == 200


@pytest.mark.parametrize("language", COMMANDS)
def test_a_style_and_its_trial(open_page: OpenPage, key: str, tmp_path: Path, language: str) -> None:
    page = open_page("/styles")
    files = [tmp_path / name for name in ("blue.png", "red.png")]
    for file in files:
        Image.new("RGB", (300, 300), file.stem).save(file)
    page.locator("#files").set_input_files(files)
    page.get_by_label("Weight of red.png").fill("2")
    made = output(language, shown(page, language), key, tmp_path)
    style = re.search(r"[0-9a-f]{8}-[0-9a-f-]{27}", made)
    assert style, made
    page = open_page(f"/styles/{style[0]}")
    assert picture_of(output(language, shown(page, language), key, tmp_path)) == 200
    page.goto(page.url.rpartition("/")[0])
    page.get_by_text("Mix your own styles in").click()
    page.locator(f"input[value='{style[0]}']").check()
    mixed = shown(page, language)
    assert "files" not in mixed
    assert re.search(r"[0-9a-f]{8}-[0-9a-f-]{27}", output(language, mixed, key, tmp_path))
