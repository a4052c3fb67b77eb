"""The service over a store that fails, is full, or has lost what it held."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.api.conftest import StartService
from tests.api.service import Customer, Service, until
from tests.api.test_health import metrics
from tests.library.bucket import NAME, Bucket

PICTURE = {"prompt": "x", "model": "svcv4_1_flash"}


def ask(service: Service, customer: Customer, **more: Any) -> httpx.Response:
    return httpx.post(
        f"{service.url}/v1/images/generations", json={**PICTURE, **more}, headers=customer.headers, timeout=60
    )


def make(service: Service, customer: Customer, **more: Any) -> str:
    return str(ask(service, customer, **more).raise_for_status().json()["data"][0]["url"])


def file_of(service: Service, url: str) -> Path:
    name = urlsplit(url).path.rpartition("/")[2]
    return next((service.data / "images").rglob(name))


@contextmanager
def out_of_order(service: Service) -> Iterator[None]:
    """A file where the directory of the images was."""
    images, aside = service.data / "images", service.data / "aside"
    images.rename(aside)
    images.write_text("in the way")
    try:
        yield
    finally:
        images.unlink()
        aside.rename(images)


def test_a_store_that_fails(start_service: StartService) -> None:
    service = start_service()
    customer = service.customer()
    url = make(service, customer)
    balance = service.account(customer).balance
    with out_of_order(service):
        for response in (ask(service, customer), httpx.get(url), httpx.head(url), ask(service, customer)):
            assert response.status_code == 503
            assert int(response.headers["retry-after"]) >= 1
            if response.content:
                assert response.json()["error"]["code"] == "storage_unavailable"
                assert response.json()["error"]["type"] == "overloaded_error"
        assert httpx.get(url).headers["access-control-allow-origin"] == "*"
        ready = httpx.get(f"{service.url}/readyz")
        assert (ready.status_code, ready.json()["storage"], ready.json()["database"]) == (503, False, True)
        shown = metrics(service)
        assert shown["limner_store_up"] == 0
        assert shown['limner_store_failures_total{operation="write"}'] >= 1
        assert shown['limner_store_failures_total{operation="read"}'] >= 2
    account = service.account(customer)
    assert (account.balance, account.held) == (balance, 0)
    until(lambda: httpx.get(f"{service.url}/readyz").status_code == 200)
    assert httpx.get(url).status_code == 200
    make(service, customer)
    assert metrics(service)["limner_store_up"] == 1
    assert service.audit() == ()
    assert "unexpected_error" not in service.lines()


def test_a_file_that_is_gone_or_cut_is_so_for_get_and_for_head(service: Service, customer: Customer) -> None:
    url = make(service, customer)
    whole = httpx.get(url)
    file = file_of(service, url)
    file.write_bytes(whole.content[:-1])
    _agree(url, whole.headers["etag"])
    file.write_bytes(whole.content)
    assert httpx.get(url).content == whole.content
    file.unlink()
    _agree(url, whole.headers["etag"])


def _agree(url: str, tag: str) -> None:
    """All ways to ask say 404, and none shows the tag of the whole picture."""
    for headers in ({}, {"Range": "bytes=0-3"}, {"If-None-Match": tag}, {"If-Range": tag, "Range": "bytes=0-3"}):
        get, head = httpx.get(url, headers=headers), httpx.head(url, headers=headers)
        assert (get.status_code, head.status_code) == (404, 404), headers
        assert get.json()["error"]["code"] == "image_not_found"
        for response in (get, head):
            assert "etag" not in response.headers
            assert response.headers["access-control-allow-origin"] == "*"


def test_a_large_picture_comes_whole_and_in_parts(service: Service, customer: Customer, tmp_path: Path) -> None:
    """Several pieces: a picture of noise would need an engine, a long SVG does not."""
    url = make(service, customer, prompt="long", model="svcv4_1_vector")
    size = file_of(service, url).stat().st_size
    assert size > 200_000
    with httpx.stream("GET", url) as response:
        whole = response.read()
    assert response.headers["content-length"] == str(size) == str(len(whole))
    part = httpx.get(url, headers={"Range": "bytes=65530-140000"})
    assert (part.status_code, part.content) == (206, whole[65530:140001])
    assert httpx.head(url).headers["content-length"] == str(size)


def test_an_account_that_keeps_as_much_as_it_may(start_service: StartService) -> None:
    service = start_service(account_max_images="3")
    customer, other = service.customer(), service.customer()
    make(service, customer, n=2)
    balance = service.account(customer).balance
    response = ask(service, customer, n=2)
    assert response.status_code == 507
    assert response.json()["error"]["code"] == "storage_full"
    assert "LIMNER_ACCOUNT_MAX_IMAGES" in response.json()["message"]
    account = service.account(customer)
    assert (account.balance, account.held) == (balance, 0)
    make(service, customer)
    make(service, other, n=3)
    assert metrics(service)['limner_storage_refused_total{limit="account_images"}'] == 1
    assert metrics(service)['limner_jobs_total{engine="illustrator",operation="generate",outcome="done"}'] == 6


@pytest.mark.parametrize(
    ("setting", "limit"),
    [
        ("store_min_free_bytes", "free_bytes"),
        ("store_max_bytes", "store_bytes"),
        ("account_max_bytes", "account_bytes"),
    ],
)
def test_other_bounds(start_service: StartService, setting: str, limit: str) -> None:
    service = start_service(**{setting: str(10**18) if limit == "free_bytes" else "1"})
    customer = service.customer()
    response = ask(service, customer)
    assert (response.status_code, response.json()["code"]) == (507, "storage_full")
    assert metrics(service)[f'limner_storage_refused_total{{limit="{limit}"}}'] == 1
    assert httpx.get(f"{service.url}/readyz").status_code == 200, "what is kept can be had"
    assert service.images() == []
    assert service.account(customer).held == 0


async def test_a_bucket_that_hangs(start_service: StartService, monkeypatch: pytest.MonkeyPatch) -> None:
    """The service is in threads of its own here: the bucket answers in this one."""
    async with Bucket().serving() as bucket:
        for name, value in bucket.environment.items():
            monkeypatch.setenv(name, value)
        service = await asyncio.to_thread(start_service, blob_url=f"s3://{NAME}/limner", blob_timeout="1")
        customer = await asyncio.to_thread(service.customer)
        url = await asyncio.to_thread(make, service, customer)
        bucket.mood = "hang"
        link = partial(httpx.request, url=url, timeout=60)
        for call in (partial(ask, service, customer), partial(link, "GET"), partial(link, "HEAD")):
            response = await asyncio.to_thread(call)
            assert response.status_code == 503
            assert response.headers["retry-after"]
        ready = await asyncio.to_thread(httpx.get, f"{service.url}/readyz", timeout=60)
        assert (ready.status_code, ready.json()["storage"]) == (503, False)
        account = await asyncio.to_thread(service.account, customer)
        assert (account.balance, account.held) == (100_000 - 7, 0)
        bucket.mood = "serve"
        await asyncio.to_thread(until, lambda: httpx.get(f"{service.url}/readyz").status_code == 200)
        assert (await asyncio.to_thread(httpx.get, url)).status_code == 200
