"""The documentation page, as people and browsers have it."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from limner.kit.error_codes import ERROR_CODES
from tests.api.conftest import StartService
from tests.api.service import Service

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser said about the page."""
    return []


@pytest.fixture
def page(browser: Browser, service: Service, complaints: list[str]) -> Iterator[Page]:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{service.url}/docs")
    assert all(url.startswith(service.url) for url in asked), "nothing from the internet"
    yield page
    context.close()


def test_everything_is_on_it(service: Service) -> None:
    response = httpx.get(f"{service.url}/docs")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    text = response.text
    for path in httpx.get(f"{service.url}/v1/openapi.json").json()["paths"]:
        assert path in text
    for code in ERROR_CODES:
        assert f"<code>{code}</code>" in text
    for field in ("prompt", "controls.colors[].rgb", "text_layout[].bbox", "style_references", "image_format"):
        assert f"<code>{field}</code>" in text
    assert f"{service.url}/v1" in text


def test_models_sizes_and_prices_are_on_it(service: Service) -> None:
    text = httpx.get(f"{service.url}/docs").text
    for row in (
        ("<code>svcv4_1</code>", "1K", "10,000", "0.035"),
        ("<code>svcv2_vector</code>", "SVG", "1,000", "0.044"),
        ("<code>14:10</code>", "<code>1280x896</code>", "<code>2560x1792</code>", "<code>1434x1024</code>"),
        ("<code>images/variateImage</code>", "0.04", "a request"),
        ("<code>images/explore</code>", "0.007", "an image"),
        ("<code>prompts/enhance</code>", "0.01", "a request"),
    ):
        assert "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" in text


def test_the_prices_on_it_are_those_that_are_charged(start_service: StartService) -> None:
    service = start_service(prices=json.dumps({"svcv4_1": 36, "remix": 41}), brand="acme")
    text = httpx.get(f"{service.url}/docs").text
    assert "<td><code>acmev4_1</code></td><td>1K</td><td>10,000</td><td>0.036</td>" in text
    assert "<td><code>images/variateImage</code></td><td>0.041</td>" in text


def test_its_contents_fold_where_it_is_narrow(page: Page) -> None:
    link = page.get_by_role("link", name="Outpaint", exact=True).first
    link.wait_for(state="visible")
    page.set_viewport_size({"width": 390, "height": 800})
    link.wait_for(state="hidden")
    page.get_by_text("Contents", exact=True).click()
    link.wait_for(state="visible")
    link.click()
    link.wait_for(state="hidden")
    assert page.url.endswith("#outpaint")


def test_its_examples_work(service: Service, tmp_path: Path) -> None:
    photo = np.zeros((256, 256, 3), np.uint8)
    photo[60:200, 80:180] = (200, 80, 20)
    mask = np.zeros((256, 256), np.uint8)
    mask[80:120, 80:120] = 255
    Image.fromarray(photo).save(tmp_path / "photo.png")
    Image.fromarray(mask).save(tmp_path / "mask.png")
    operations = httpx.get(f"{service.url}/v1/openapi.json").json()["paths"].values()
    samples = [
        sample["source"]
        for methods in operations
        for operation in methods.values()
        for sample in operation["x-codeSamples"]
    ]
    assert len(samples) >= 5
    environment = {**os.environ, "LIMNER_URL": f"{service.url}/v1", "LIMNER_KEY": service.customer().key}
    explored = ""
    for sample in samples:
        command = ["sh", "-c", sample.replace("IMAGE_ID", explored)]
        answer = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=True, timeout=300)
        document = json.loads(answer.stdout)
        assert "error" not in document, sample
        if "images/explore" in sample:
            explored = document["data"][0]["image_id"]


def test_the_policy_allows_nothing_from_elsewhere(service: Service) -> None:
    policy = httpx.get(f"{service.url}/docs").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    text = httpx.get(f"{service.url}/docs").text
    assert ' style="' not in text
    assert "<script>" not in text


@pytest.mark.parametrize("name", ["page.css", "page.js", "icon.svg"])
def test_its_files(service: Service, name: str) -> None:
    response = httpx.get(f"{service.url}/docs/{name}")
    assert response.status_code == 200
    assert response.content


def test_examples_can_be_copied(page: Page, complaints: list[str]) -> None:
    example = page.locator(".example").nth(1)
    example.get_by_role("button", name="Copy").click()
    example.get_by_role("button", name="Copied").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == example.locator("code").inner_text().rstrip("\n")
    assert copied.startswith("curl")
    assert not complaints


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 768, 1440])
def test_it_fits_every_window(page: Page, complaints: list[str], width: int, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": width, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not complaints


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_its_ground(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    colors = page.evaluate("""() => ["--ink", "--soft", "--accent", "--get", "--post"].flatMap((text) =>
        ["--ground", "--panel", "--code"].map((ground) => {
            const style = getComputedStyle(document.documentElement);
            return [style.getPropertyValue(text).trim(), style.getPropertyValue(ground).trim()];
        }))""")
    for text, ground in colors:
        assert contrast(text, ground) >= 4.5, f"{text} on {ground}"


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours `#rrggbb`, by WCAG 2."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: str) -> float:
    """Relative luminance, 0 to 1."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (int(color[start : start + 2], 16) / 255 for start in (1, 3, 5))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
