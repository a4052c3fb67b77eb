"""Debian's Chromium, and a service to look at with it. Run by `make test-browser`, since not every machine has one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from limner.kit.browser import COOKIE
from tests.api.service import Service

expect.set_options(timeout=30_000)  # the machine may be busy with other tests

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Collected only where it is asked for by name."""
    return None if any("browser" in argument for argument in config.args) else True


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service without rate limits, with an account."""
    running = Service(tmp_path_factory.mktemp("service") / "data").start()
    running.customer()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM}; on Debian, `apt-get install chromium`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def context(browser: Browser, service: Service) -> Iterator[BrowserContext]:
    """A browser without a past, signed in."""
    fresh = browser.new_context(viewport={"width": 1280, "height": 800}, has_touch=True)
    sign_in(fresh, service.url)
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A tab in which nothing goes wrong unseen."""
    tab = context.new_page()
    faults: list[str] = []
    tab.on("pageerror", lambda error: faults.append(str(error)))
    yield tab
    assert not faults


def sign_in(context: BrowserContext, url: str) -> None:
    """Have the browser carry a session of the service at `url`."""
    context.add_cookies([{"name": COOKIE, "value": "dev", "url": url}])
