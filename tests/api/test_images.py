"""Image links: what a browser, a cache and a curious stranger get."""

import time
from collections.abc import Callable
from hashlib import sha256
from urllib.parse import parse_qs, urlsplit
from uuid import UUID, uuid4

import httpx
import pytest

from limner.library.links import Links
from limner.library.secret import signing_key
from tests.api.service import Service

Ask = Callable[..., httpx.Response]


@pytest.fixture
def raster(api: httpx.Client) -> str:
    request = {"prompt": "x", "model": "svcv4_1_flash"}
    return str(api.post("/images/generations", json=request).raise_for_status().json()["data"][0]["url"])


@pytest.fixture
def vector(api: httpx.Client) -> str:
    request = {"prompt": "x", "model": "svcv4_1_vector"}
    return str(api.post("/images/generations", json=request).raise_for_status().json()["data"][0]["url"])


def test_headers_of_a_raster_image(raster: str) -> None:
    response = httpx.get(raster)
    assert response.status_code == 200
    name = urlsplit(raster).path.rpartition("/")[2]
    seconds = int(response.headers["cache-control"].split("max-age=")[1].split(",")[0])
    assert 86_000 < seconds <= 86_400
    expected = {
        "content-type": "image/webp",
        "content-length": str(len(response.content)),
        "etag": f'"{sha256(response.content).hexdigest()}"',
        "accept-ranges": "bytes",
        "cache-control": f"public, max-age={seconds}, immutable",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
        "content-disposition": f'inline; filename="{name}"',
    }
    assert {key: response.headers.get(key) for key in expected} == expected
    assert response.headers["x-request-id"]


def test_an_svg_is_sandboxed(vector: str) -> None:
    response = httpx.get(vector)
    assert response.headers["content-type"] == "image/svg+xml", "clients refuse parameters"
    assert response.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    assert response.headers["x-content-type-options"] == "nosniff"


def test_head_has_the_headers_of_get(raster: str) -> None:
    get, head = httpx.get(raster), httpx.head(raster)
    assert head.status_code == 200
    assert head.content == b""
    variable = {"date", "x-request-id", "cache-control"}
    assert {k: v for k, v in head.headers.items() if k not in variable} == {
        k: v for k, v in get.headers.items() if k not in variable
    }


def test_a_browser_that_has_it_gets_nothing(raster: str) -> None:
    tag = httpx.get(raster).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        response = httpx.get(raster, headers={"If-None-Match": known})
        assert (response.status_code, response.content) == (304, b"")
        assert response.headers["etag"] == tag
        assert response.headers["cache-control"].startswith("public")
        assert response.headers["access-control-allow-origin"] == "*"
    assert httpx.get(raster, headers={"If-None-Match": '"other"'}).status_code == 200


def test_a_browser_that_has_it_since_gets_nothing(raster: str) -> None:
    made = httpx.get(raster).headers["last-modified"]
    for since in (made, "Sat, 01 Jan 2050 00:00:00 GMT", "Saturday, 01-Jan-50 00:00:00 GMT"):
        response = httpx.get(raster, headers={"If-Modified-Since": since})
        assert (response.status_code, response.content) == (304, b""), since
        assert response.headers["last-modified"] == made
        assert response.headers["access-control-allow-origin"] == "*"
    assert httpx.head(raster, headers={"If-Modified-Since": made}).status_code == 304
    for since in ("Sat, 01 Jan 2000 00:00:00 GMT", "yesterday", "", "Sat, 01 Jan 20500 00:00:00 GMT"):
        assert httpx.get(raster, headers={"If-Modified-Since": since}).status_code == 200, since


def test_a_tag_decides_before_a_date(raster: str) -> None:
    headers = httpx.get(raster).headers
    since = {"If-Modified-Since": headers["last-modified"]}
    assert httpx.get(raster, headers={**since, "If-None-Match": '"other"'}).status_code == 200
    long_ago = {"If-Modified-Since": "Sat, 01 Jan 2000 00:00:00 GMT"}
    assert httpx.get(raster, headers={**long_ago, "If-None-Match": headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    ("asked", "start", "end"), [("bytes=0-9", 0, 10), ("bytes=10-", 10, None), ("bytes=-7", -7, None)]
)
def test_ranges(raster: str, asked: str, start: int, end: int | None) -> None:
    whole = httpx.get(raster).content
    response = httpx.get(raster, headers={"Range": asked})
    assert response.status_code == 206
    assert response.content == whole[start:end]
    first = start % len(whole)
    last = first + len(response.content) - 1
    assert response.headers["content-range"] == f"bytes {first}-{last}/{len(whole)}"
    assert response.headers["content-type"] == "image/webp"


@pytest.mark.parametrize("asked", ["bytes=0-1,3-4", "pages=1-2", "bytes=x", "bytes=9-3"])
def test_ranges_that_may_be_passed_over(raster: str, asked: str) -> None:
    assert httpx.get(raster, headers={"Range": asked}).status_code == 200


def test_a_range_behind_the_end(raster: str) -> None:
    size = len(httpx.get(raster).content)
    response = httpx.get(raster, headers={"Range": f"bytes={size}-"})
    assert response.status_code == 416
    assert response.headers["content-range"] == f"bytes */{size}"
    assert response.json()["error"]["code"] == "range_not_satisfiable"


def test_a_range_of_another_version_gives_the_whole(raster: str) -> None:
    tag = httpx.get(raster).headers["etag"]
    asked = {"Range": "bytes=0-0"}
    assert httpx.get(raster, headers={**asked, "If-Range": tag}).status_code == 206
    assert httpx.get(raster, headers={**asked, "If-Range": '"other"'}).status_code == 200
    assert httpx.get(raster, headers={**asked, "If-Range": f"W/{tag}"}).status_code == 200
    made = httpx.get(raster).headers["last-modified"]
    assert httpx.get(raster, headers={**asked, "If-Range": made}).status_code == 206
    assert httpx.get(raster, headers={**asked, "If-Range": "Sat, 01 Jan 2000 00:00:00 GMT"}).status_code == 200


def test_head_passes_over_ranges(raster: str) -> None:
    assert httpx.head(raster, headers={"Range": "bytes=0-9"}).status_code == 200


def test_any_page_may_ask(raster: str) -> None:
    asked = {"Origin": "https://shop.example", "Access-Control-Request-Method": "GET"}
    response = httpx.options(raster, headers={**asked, "Access-Control-Request-Headers": "range"})
    assert response.is_success
    assert response.headers["access-control-allow-origin"] == "*"
    assert "GET" in response.headers["access-control-allow-methods"]


def tampered(url: str, **changes: str) -> str:
    query = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
    return url.partition("?")[0] + "?" + "&".join(f"{k}={v}" for k, v in {**query, **changes}.items())


FORGERIES: dict[str, Callable[[str], str]] = {
    "no query": lambda url: url.partition("?")[0],
    "no signature": lambda url: url.partition("&")[0],
    "empty signature": lambda url: tampered(url, signature=""),
    "another signature": lambda url: tampered(url, signature="A" * 43),
    "a signature beyond ASCII": lambda url: tampered(url, signature="%C3%A9"),
    "more time": lambda url: tampered(url, expires="99999999999"),
    "no time": lambda url: tampered(url, expires="soon"),
    "endless time": lambda url: tampered(url, expires="9" * 5000),
    "another spelling of the time": lambda url: url.replace("expires=", "expires=0"),
    "negative time": lambda url: tampered(url, expires="-1"),
    "another image": lambda url: url.replace(urlsplit(url).path.split("/")[-1].split(".")[0], str(uuid4())),
    "another extension": lambda url: url.replace(".webp?", ".svg?"),
    "no extension that exists": lambda url: url.replace(".webp?", ".exe?"),
    "no UUID": lambda url: url.replace(urlsplit(url).path.split("/")[-1], "etc-passwd.webp"),
    "twice the time": lambda url: url + "&expires=99999999999",
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_made_up_links_open_nothing(raster: str, forge: Callable[[str], str]) -> None:
    response = httpx.get(forge(raster))
    assert response.status_code == 403
    assert response.json()["error"]["code"] == "link_forged"
    assert response.json()["error"]["type"] == "invalid_request_error"
    assert response.headers["access-control-allow-origin"] == "*"
    assert response.headers["cache-control"] == "no-store"


def test_a_link_past_its_time(service: Service, raster: str) -> None:
    image_id = UUID(httpx.URL(raster).path.rpartition("/")[2].removesuffix(".webp"))
    links = Links(signing_key(service.data / "signing.key"))
    now = int(time.time())
    assert httpx.get(f"{service.url}/v1{links.path(image_id, 'webp', now + 3600)}").status_code == 200
    response = httpx.get(f"{service.url}/v1{links.path(image_id, 'webp', now)}")
    assert response.status_code == 410
    assert response.json()["error"]["code"] == "link_expired"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_other_methods(raster: str, method: str) -> None:
    response = httpx.request(method, raster)
    assert response.status_code == 405
    assert response.headers["allow"] == "GET, HEAD"
