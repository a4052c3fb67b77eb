"""The guide under `/docs/guide`, read as a browser would."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from limner.api.docs import guide
from tests.api.service import Service, running

PAGES = ["", "tutorial/first-picture/", "explanation/prompt-to-picture/", "interface/", "contributing/"]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service; `make test-guide` has built the guide."""
    yield from running(Service(tmp_path_factory.mktemp("service") / "data"))


@pytest.fixture(scope="module")
def built(service: Service) -> Iterator[httpx.Client]:
    """Reads the guide."""
    with httpx.Client(base_url=f"{service.url}/docs/guide/") as client:
        yield client


def test_a_checkout_without_it_says_how_to_build_it(service: Service, built: httpx.Client, tmp_path: Path) -> None:
    aside = guide.BUILT.rename(tmp_path / "aside")
    try:
        answer = built.get("")
    finally:
        aside.rename(guide.BUILT)
    assert answer.status_code == 404
    assert "make site" in answer.text


def test_the_bare_address_leads_there(service: Service, built: httpx.Client) -> None:
    answer = httpx.get(f"{service.url}/docs/guide", follow_redirects=True)
    assert answer.url.path == "/docs/guide/"
    assert "<title>Limner</title>" in answer.text


@pytest.mark.parametrize("page", PAGES)
def test_a_page_asks_nothing_of_others(built: httpx.Client, page: str) -> None:
    answer = built.get(page)
    assert answer.status_code == 200
    fetched = re.findall(r"<(?:script|img|link|iframe)[^>]+(?:src|href)=\"?([^\"\s>]+)", answer.text)
    assert fetched
    assert not [address for address in fetched if address.startswith(("http:", "https:", "//"))]
    for address in fetched:
        assert built.get(f"{page}{address}").status_code in {200, 307}, address


def test_scripts_within_a_page_are_those_that_were_built(built: httpx.Client) -> None:
    policy = built.get("").headers["content-security-policy"]
    assert "'sha256-" in policy
    assert "unsafe" not in policy


def test_pictures_were_drawn_while_it_was_built(built: httpx.Client) -> None:
    assert built.get("drawn/foxes.webp").headers["content-type"] == "image/webp"


@pytest.mark.parametrize(
    "name", ["../page.py", "%2e%2e/page.py", "..%2f..%2fapp.py", "nothing/", "drawn", "%00", "x" * 300]
)
def test_what_is_no_page(built: httpx.Client, name: str) -> None:
    answer = built.get(name)
    assert answer.status_code == (307 if name == "drawn" else 404)
