"""Debian's Chromium before running services, with somebody signed in. Run by `make test-browser`."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar, Protocol
from uuid import UUID

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.api.conftest import service
from tests.api.service import Service, running
from tests.web.people import link_for

__all__ = ["service"]

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
PATIENCE = 60_000
"""Milliseconds that an expectation waits on a machine that has much else to do."""

OpenPage = Callable[[str], Page]

expect.set_options(timeout=PATIENCE)


class Enter(Protocol):
    """Opens a browser of its own at a service: of an account that is signed in, or without one of nobody."""

    def __call__(self, service: Service, account: UUID | None = None, **options: Any) -> BrowserContext: ...


class Limner(Service):
    """`limner serve`, with nothing in the place of anything."""

    command: ClassVar[tuple[str, ...]] = ("limner.cli", "serve", "--port", "0")
    imported: ClassVar[tuple[str, ...]] = ()


@pytest.fixture(scope="session")
def limner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """The service as its users have it, with its own engines."""
    yield from running(Limner(tmp_path_factory.mktemp("limner") / "data"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM}; on Debian, `apt-get install chromium`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser said about the page, beside requests that the page itself gave up; a test may take some away."""
    return []


@pytest.fixture
def session(browser: Browser, limner: Service) -> Iterator[BrowserContext]:
    """A browser's window, signed in to the service with its own engines."""
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


@pytest.fixture
def context(browser: Browser, service: Service) -> Iterator[BrowserContext]:
    """A browser without a past, with touch, signed in to the service of the tests' engine."""
    fresh = browser.new_context(viewport={"width": 1280, "height": 800}, has_touch=True)
    sign_in(fresh, service)
    fresh.set_default_timeout(PATIENCE)
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


@pytest.fixture
def enter(browser: Browser) -> Iterator[Enter]:
    """Opens browsers of several people. In none of their tabs may a script fail."""
    faults: list[str] = []
    with ExitStack() as opened:

        def enter(service: Service, account: UUID | None = None, **options: Any) -> BrowserContext:
            given = {"viewport": {"width": 1280, "height": 800}, **options}
            context = browser.new_context(permissions=["clipboard-read", "clipboard-write"], **given)
            opened.callback(context.close)
            context.set_default_timeout(PATIENCE)
            context.on("weberror", lambda error: faults.append(str(error.error)))
            if account:
                sign_in(context, service, account=account)
            return context

        yield enter
    assert not faults


def sign_in(context: BrowserContext, service: Service, url: str = "", account: UUID | None = None) -> None:
    """Give the browser a session, at the service's own address or another that leads there.

    The session is of the first account where none is named.
    """
    url = url or service.url
    token = link_for(service, account or service.first().id)
    answer = context.request.post(f"{url}/sign-in/link/{token}", form={"go": "on"}, headers={"Origin": url})
    assert answer.ok, answer.text()


def agree(page: Page) -> Page:
    """The tab, with somebody before it who says yes to what is asked before something is done for good."""
    page.on("dialog", lambda dialog: dialog.accept())
    return page
