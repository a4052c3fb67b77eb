"""What a lenient service lets through, and a strict one does not."""

import base64
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.api.pictures import pixels
from tests.api.service import Service
from tests.api.test_styles import RED, flat
from tests.api.test_styles import url as url_of


@pytest.fixture(scope="module")
def lenient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("lenient") / "data", compat="lenient").start()
    yield running
    running.stop()


COLORS = [{"rgb": [255, 0, 0]}, {"rgb": [0, 0, 255]}]
REQUESTS: dict[str, dict[str, Any]] = {
    "numbers as strings": {"prompt": "x", "n": "2", "random_seed": "5"},
    "pixels on a vector model": {"prompt": "x", "model": "svcv4_1_vector", "size": "1024x1024"},
    "a style on V4": {"prompt": "x", "model": "svcv4_1", "style": "Photorealism"},
    "a size that was swapped": {"prompt": "x", "model": "svcv3", "size": "1707x1024"},
    "an automatic size": {"prompt": "x", "size": "auto"},
    "a style of another model": {"prompt": "x", "model": "svcv3", "style": "Kawaii"},
}


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_what_shipping_clients_send(lenient: Service, service: Service, request_: dict[str, Any]) -> None:
    for running, status in ((lenient, 200), (service, 400)):
        url = f"{running.url}/v1/images/generations"
        response = httpx.post(url, json=request_, headers=running.customer().headers, timeout=30)
        assert response.status_code == status, response.text


@pytest.mark.parametrize("field", ["colors", "no_text", "artistic_level"])
def test_controls_beside_controls(lenient: Service, field: str) -> None:
    """They are looked at: what they may not be is refused."""
    url, headers = f"{lenient.url}/v1/images/generations", lenient.customer().headers
    good = {"colors": COLORS, "no_text": True, "artistic_level": 3}[field]
    request: dict[str, Any] = {"prompt": "x", "model": "svcv3"}
    assert httpx.post(url, json={**request, field: good}, headers=headers, timeout=30).status_code == 200
    refused = httpx.post(url, json={**request, field: {}}, headers=headers)
    assert refused.status_code == 400
    assert refused.json()["error"]["param"] == f"controls.{field}"


def test_colours_beside_controls_in_a_form(lenient: Service) -> None:
    url, headers = f"{lenient.url}/v1/images/generations", lenient.customer().headers
    form = {"prompt": "x", "colors[][rgb][]": ["255", "0", "0", "0", "0", "255"], "no_text": "", "n": "1"}
    ignored = {"ignored": b""}
    assert httpx.post(url, data=form, files=ignored, headers=headers, timeout=30).status_code == 200
    refused = httpx.post(url, data={**form, "colors[][rgb][]": ["300", "0", "0"]}, files=ignored, headers=headers)
    assert refused.json()["error"]["param"] == "controls.colors[0].rgb"


def test_a_style_on_another_model_of_its_output(lenient: Service) -> None:
    headers = lenient.customer().headers
    with httpx.Client(base_url=f"{lenient.url}/v1", headers=headers, timeout=60) as client:
        body = {"image_urls": [url_of(RED)], "model": "svcv3"}
        style_id = client.post("/styles", json=body).raise_for_status().json()["id"]
        drawing = {"prompt": "x", "style_id": style_id}
        assert client.post("/images/generations", json={**drawing, "model": "svcv4_1"}).status_code == 200
        refused = client.post("/images/generations", json={**drawing, "model": "svcv4_1_vector"})
        assert refused.json()["code"] == "style_model_mismatch"


def test_an_automatic_size_is_the_pictures_own_ratio(lenient: Service, service: Service) -> None:
    wide = "data:image/png;base64," + base64.b64encode(flat(RED, 256, 384)).decode()
    for running, status in ((lenient, 200), (service, 400)):
        answer = httpx.post(
            f"{running.url}/v1/images/variateImage",
            json={"image_url": wide, "size": "auto"},
            headers=running.customer().headers,
            timeout=60,
        )
        assert answer.status_code == status
        if status == 200:
            assert pixels(httpx.get(answer.json()["data"][0]["url"]).content).shape == (832, 1280, 3)


def test_edits_are_lenient_too(lenient: Service) -> None:
    body = {"image_url": url_of(RED, 256), "prompt": "x", "strength": "0.2", "n": "1", "style": "Photorealism"}
    headers = lenient.customer().headers
    assert (
        httpx.post(f"{lenient.url}/v1/images/imageToImage", json=body, headers=headers, timeout=60).status_code == 200
    )
