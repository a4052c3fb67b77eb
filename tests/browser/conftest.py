"""A browser before the service as its users have it: with its own engines, and somebody signed in."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.api.service import Service
from tests.web.people import link_for

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
PATIENCE = 60_000
"""Milliseconds that an expectation waits on a machine that has much else to do."""

OpenPage = Callable[[str], Page]


class Limner(Service):
    """`limner serve`, with nothing in the place of anything."""

    command: ClassVar[tuple[str, ...]] = ("limner.cli", "serve", "--port", "0")


@pytest.fixture(scope="session")
def limner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Limner(tmp_path_factory.mktemp("limner") / "data").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"no Chromium at {CHROMIUM}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser said about the page, beside requests that the page itself gave up; a test may take some away."""
    return []


@pytest.fixture
def session(browser: Browser, limner: Service) -> Iterator[BrowserContext]:
    """A browser's window, signed in."""
    context = browser.new_context(
        permissions=["clipboard-read", "clipboard-write"], viewport={"width": 1280, "height": 800}
    )
    sign_in(context, limner)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def open_page(session: BrowserContext, limner: Service, complaints: list[str]) -> Iterator[OpenPage]:
    """Opens a page by its path. At the end, the browser must have had nothing to complain of."""

    def open_it(path: str) -> Page:
        page = session.new_page()
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(limner.url + path)
        return page

    yield open_it
    assert complaints == []


def sign_in(context: BrowserContext, service: Service) -> None:
    """Give the browser a session."""
    context.request.post(
        f"{service.url}/sign-in/link/{link_for(service, service.first().id)}",
        form={"go": "on"},
        headers={"Origin": service.url},
    )
