"""Requests as clients send them that no package registry has, written after their public sources.

Each is sent to a service set as `docs/clients.md` says, and answered as the client reads it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.api.pictures import pixels
from tests.api.service import Service
from tests.api.test_styles import RED, flat

pytestmark = pytest.mark.xdist_group("clients")


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that stands in for the hosted one."""
    data = Path(tmp_path_factory.mktemp("hosted")) / "data"
    running = Service(data, brand="recraft", compat="lenient").start()
    yield running
    running.stop()


@pytest.fixture
def api(hosted: Service) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{hosted.url}/v1", headers=hosted.customer().headers, timeout=60) as client:
        yield client


def links(response: httpx.Response) -> list[str]:
    document = response.raise_for_status().json()
    return [item["url"] for item in document.get("data") or [document["image"]]]


def sizes(response: httpx.Response) -> list[tuple[int, ...]]:
    return [pixels(httpx.get(link).content).shape for link in links(response)]


def test_the_mcp_server_generates(api: httpx.Client) -> None:
    """It sends what its tool was given, and asks for links; its answer is read by `url` and `image_id`."""
    body = {
        "prompt": "a fox",
        "size": "1365x1024",
        "style": "digital_illustration",
        "substyle": "hand_drawn",
        "model": "recraftv3",
        "response_format": "url",
        "n": 2,
    }
    assert sizes(api.post("/images/generations", json=body)) == [(1024, 1365, 3)] * 2


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("imageToImage", {"prompt": "in winter", "strength": "0.4", "style": "realistic_image", "n": "1"}),
        ("replaceBackground", {"prompt": "a forest", "model": "recraftv3"}),
        ("removeBackground", {}),
        ("crispUpscale", {}),
        ("creativeUpscale", {}),
    ],
)
def test_the_mcp_server_edits(api: httpx.Client, path: str, fields: dict[str, str]) -> None:
    """The picture is a part named `image`, or `file`; a field says whether the result may expire."""
    name = "image" if fields else "file"
    files = {name: ("blob", flat(RED, 256), "image/png")}
    data = {**fields, "response_format": "url", "expire": "true"}
    (link,) = links(api.post(f"/images/{path}", data=data, files=files))
    assert httpx.get(link).headers["content-type"] == "image/webp"


def test_the_mcp_server_vectorizes_makes_a_style_and_asks_for_the_user(api: httpx.Client) -> None:
    files = {"file": ("blob", flat(RED, 256), "image/png")}
    (link,) = links(api.post("/images/vectorize", data={"response_format": "url"}, files=files))
    assert httpx.get(link).headers["content-type"] == "image/svg+xml"
    pictures = [("images", ("blob", flat(RED, 256), "image/png"))]
    style = api.post("/styles", data={"style": "digital_illustration"}, files=pictures).raise_for_status().json()
    assert api.get("/users/me").raise_for_status().json()["credits"] > 0
    assert api.delete(f"/styles/{style['id']}").json() == {}


@pytest.mark.parametrize("size", ["1024x1024", "1820x1024", "1024x1707", "1707x1024"])
def test_comfyuis_nodes(api: httpx.Client, size: str) -> None:
    """Every field of the node is there, as null where it was not set."""
    body = {
        "prompt": "a fox",
        "size": size,
        "n": 1,
        "negative_prompt": None,
        "model": "recraftv3",
        "style": "realistic_image",
        "substyle": None,
        "controls": {
            "colors": [{"rgb": [255, 0, 0]}],
            "background_color": None,
            "no_text": None,
            "artistic_level": None,
        },
        "style_id": None,
        "strength": None,
        "random_seed": None,
    }
    width, height = map(int, size.split("x"))
    assert sizes(api.post("/images/generations", json=body)) == [(height, width, 3)]


def test_portkeys_provider(api: httpx.Client) -> None:
    """Its defaults go with every request."""
    body = {"prompt": "a fox", "style": "realistic_image", "n": 1, "size": "1024x1024", "response_format": "url"}
    assert sizes(api.post("/images/generations", json=body)) == [(1024, 1024, 3)]


def test_portkeys_provider_reads_an_error(api: httpx.Client) -> None:
    error = api.post("/images/generations", json={"prompt": "a fox", "n": 9}).json()["error"]
    assert {"message", "type", "param", "code"} <= error.keys()


@pytest.mark.parametrize("response_format", ["b64_json", "url"])
def test_n8ns_openai_node(api: httpx.Client, response_format: str) -> None:
    """The node reads the list `data`; its model is one of this service's, by an expression."""
    body = {
        "prompt": "a fox",
        "model": "recraftv4_1",
        "response_format": response_format,
        "quality": "standard",
        "size": "1024x1024",
    }
    (item,) = api.post("/images/generations", json=body).raise_for_status().json()["data"]
    assert item[response_format]


@pytest.mark.parametrize("size", ["1024x1024", None])
def test_open_webui(api: httpx.Client, size: str | None) -> None:
    body: dict[str, Any] = {"model": "recraftv4_1", "prompt": "a fox", "n": 1, "response_format": "b64_json"}
    if size:
        body["size"] = size
    (item,) = api.post("/images/generations", json=body).raise_for_status().json()["data"]
    assert item["b64_json"]
    assert "url" not in item  # it would be fetched with the key


def test_haystacks_generator(api: httpx.Client) -> None:
    body = {
        "model": "recraftv4_1",
        "prompt": "a fox",
        "size": "1024x1024",
        "quality": "standard",
        "response_format": "url",
        "n": 1,
    }
    assert sizes(api.post("/images/generations", json=body)) == [(1024, 1024, 3)]
