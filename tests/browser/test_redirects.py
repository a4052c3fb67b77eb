"""Pictures that the bucket sends itself, on the service's own pages; and those of other buckets, which stay out."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.api.service import Service
from tests.browser.conftest import Enter
from tests.library.bucket import NAME, Bucket
from tests.web.people import signed_in

LOOK = """address => new Promise(done => {
    addEventListener("securitypolicyviolation", event => done(event.effectiveDirective));
    const picture = new Image();
    picture.onload = () => done("shown");
    picture.onerror = () => setTimeout(done, 1000, "not there");
    picture.src = address;
})"""
"""What becomes of a picture that a page asks for: the browser tells of its refusal after it has refused."""


@pytest.fixture
def bucket() -> Iterator[Bucket]:
    """In a thread, since the tests of the browser have no event loop."""
    bucket = Bucket()
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    serving = bucket.serving()
    asyncio.run_coroutine_threadsafe(serving.__aenter__(), loop).result()
    yield bucket
    asyncio.run_coroutine_threadsafe(serving.__aexit__(None, None, None), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture
def service(bucket: Bucket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    for name, value in bucket.environment.items():
        monkeypatch.setenv(name, value)
    service = Service(tmp_path / "data", blob_url=f"s3://{NAME}/limner", image_links="redirect").start()
    yield service
    service.kill()


def test_pages_show_what_links_lead_to_and_no_other_bucket_of_that_host(
    enter: Enter, service: Service, bucket: Bucket
) -> None:
    ada = service.customer()
    with signed_in(service, ada) as client:
        body = {"prompt": "a red fox", "model": "svcv4_1_flash"}
        link = client.post("/v1/images/generations", json=body).raise_for_status().json()["data"][0]["url"]
        address = client.get(link).headers["location"]
    page = enter(service, ada.id).new_page()
    before = bucket.sent
    page.goto(f"{service.url}/gallery")
    expect(page.locator(".tile img")).to_have_js_property("complete", True)
    assert page.locator(".tile img").evaluate("picture => picture.naturalWidth") > 0
    assert bucket.sent > before, "it came another way"
    assert page.evaluate(LOOK, link) == "shown"
    assert page.evaluate(LOOK, address) == "shown"
    assert page.evaluate(LOOK, address.replace(f"/{NAME}/", "/others/")) == "img-src"
