"""Links of a service whose bucket answers for it: where they lead, for how long, and which do not."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from limner.library.files import ADDRESS_SECONDS
from tests.api.service import Customer, Service
from tests.library.bucket import NAME, Bucket


class House:
    """A service over a bucket, which answers in the test's own loop, and a customer."""

    def __init__(self, service: Service, customer: Customer, bucket: Bucket, client: httpx.AsyncClient) -> None:
        self.service = service
        self.customer = customer
        self.bucket = bucket
        self.client = client

    async def make(self, model: str = "svcv4_1_flash", **more: Any) -> httpx.Response:
        asked = {"prompt": "x", "model": model, **more}
        url = f"{self.service.url}/v1/images/generations"
        return (await self.client.post(url, json=asked, headers=self.customer.headers)).raise_for_status()

    async def link(self, model: str = "svcv4_1_flash") -> str:
        return str((await self.make(model)).json()["data"][0]["url"])

    def key(self, url: str) -> str:
        """Where the bucket has the picture of a link."""
        name = urlsplit(url).path.rpartition("/")[2]
        return next(key for key in self.bucket.objects if key.endswith(name))


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    async with Bucket().serving() as bucket, httpx.AsyncClient(timeout=120) as client:
        for name, value in bucket.environment.items():
            monkeypatch.setenv(name, value)
        service = Service(tmp_path / "data", blob_url=f"s3://{NAME}/limner", image_links="redirect")
        await asyncio.to_thread(service.start)
        yield House(service, await asyncio.to_thread(service.customer), bucket, client)
        await asyncio.to_thread(service.kill)


async def test_a_link_leads_to_the_bucket_which_sends_what_the_service_would(house: House) -> None:
    url = await house.link()
    before = house.bucket.sent
    led = await house.client.get(url)
    assert (led.status_code, led.content) == (307, b"")
    assert house.bucket.sent == before, "no picture passes through the service"
    assert led.headers["cache-control"] == "no-store"
    assert led.headers["access-control-allow-origin"] == "*"
    address = led.headers["location"]
    assert address.startswith(f"{house.bucket.url}/{NAME}/limner/")
    assert int(parse_qs(urlsplit(address).query)["X-Amz-Expires"][0]) == ADDRESS_SECONDS
    answer = await house.client.get(address)
    assert (answer.status_code, answer.content) == (200, house.bucket.objects[house.key(url)])
    assert answer.headers["content-type"] == "image/webp"
    assert answer.headers["content-disposition"] == f'inline; filename="{urlsplit(url).path.rpartition("/")[2]}"'
    assert answer.headers["cache-control"] == f"public, max-age={ADDRESS_SECONDS}, immutable"


async def test_an_address_is_over_soon_and_good_for_one_picture_and_method(house: House) -> None:
    one, other = await house.link(), await house.link()
    address = (await house.client.get(one)).headers["location"]
    swapped = address.replace(house.key(one), house.key(other))
    for wrong in (swapped, address[:-1] + ("0" if address[-1] != "0" else "1"), address.partition("?")[0]):
        assert (await house.client.get(wrong)).status_code == 403
    for method in ("PUT", "DELETE", "HEAD"):
        assert (await house.client.request(method, address)).status_code == 403
    house.bucket.late = timedelta(seconds=ADDRESS_SECONDS + 1)
    assert (await house.client.get(address)).status_code == 403


async def test_head_ranges_and_conditions_are_right_at_the_end_of_the_way(house: House) -> None:
    url = await house.link()
    follow = httpx.AsyncClient(timeout=120, follow_redirects=True)
    whole = await follow.get(url)
    head = await follow.head(url)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))
    assert head.headers["content-type"] == "image/webp"
    part = await follow.get(url, headers={"Range": "bytes=5-16"})
    assert (part.status_code, part.content) == (206, whole.content[5:17])
    known = await follow.get(url, headers={"If-None-Match": whole.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    since = await house.client.get(url, headers={"If-Modified-Since": whole.headers["last-modified"]})
    assert since.status_code == 304
    await follow.aclose()


async def test_what_opens_nothing_leads_nowhere(house: House) -> None:
    url = await house.link()
    for wrong, status in ((f"{url}x", 403), (url.partition("?")[0], 403), (url.replace(".webp?", ".png?"), 403)):
        answer = await house.client.get(wrong)
        assert (answer.status_code, "location" in answer.headers) == (status, False)
    key = house.key(url)
    data = house.bucket.objects[key]
    house.bucket.objects[key] = data[:-1]
    assert (await house.client.get(url)).json()["error"]["code"] == "image_not_found"
    del house.bucket.objects[key]
    assert (await house.client.get(url)).status_code == 404
    house.bucket.mood = "refuse"
    assert (await house.client.get(url)).json()["error"]["code"] == "storage_unavailable"


async def test_svg_and_files_of_which_the_bucket_was_told_nothing_are_served(house: House) -> None:
    vector = await house.client.get(await house.link("svcv4_1_vector"))
    assert vector.status_code == 200
    assert "sandbox" in vector.headers["content-security-policy"]
    url = await house.link()
    house.bucket.attributes[house.key(url)] = {}
    old = await house.client.get(url)
    assert (old.status_code, old.headers["content-type"]) == (200, "image/webp")


async def test_pages_show_pictures_from_the_bucket_and_their_scripts_read_them_here(house: House) -> None:
    page = await house.client.get(f"{house.service.url}/sign-in")
    policy = page.headers["content-security-policy"]
    images = next(part for part in policy.split("; ") if part.startswith("img-src ")).split()
    assert images[-1] == f"{house.bucket.url}/{NAME}/limner/", "other buckets may have the same host"
    url = await house.link()
    script = {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty"}
    assert (await house.client.get(url, headers=script)).status_code == 200
    shown = {**script, "Sec-Fetch-Dest": "image"}
    assert (await house.client.get(url, headers=shown)).status_code == 307


async def test_pictures_in_an_answer_are_in_it_as_ever(house: House) -> None:
    plain = await house.make(response_format="b64_json")
    assert plain.json()["data"][0]["b64_json"]
    form = await house.make(response_format="multipart")
    assert form.headers["content-type"].startswith("multipart/form-data")
