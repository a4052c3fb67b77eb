"""What a lenient service lets through, and a strict one does not."""

import base64
from typing import Any

import httpx
import pytest

from tests.api.pictures import pixels
from tests.api.service import Service
from tests.api.test_styles import RED, flat
from tests.api.test_styles import url as url_of


def client_of(running: Service) -> httpx.Client:
    return httpx.Client(base_url=f"{running.url}/v1", headers=running.customer().headers, timeout=90)


def post(running: Service, path: str, body: dict[str, Any]) -> httpx.Response:
    with client_of(running) as client:
        return client.post(f"/{path}", json=body)


HINT = "`LIMNER_COMPAT=lenient`"
SIZE, IGNORED = "X-Limner-Size", "X-Limner-Ignored"
COLORS = [{"rgb": [255, 0, 0]}, {"rgb": [0, 0, 255]}]
CASES: dict[str, tuple[dict[str, Any], int, str]] = {
    # request beside the prompt, units, size drawn
    "numbers as strings": ({"n": "2", "random_seed": "5"}, 70, "1024x1024"),
    "pixels on a vector model": ({"model": "svcv4_1_vector", "size": "1024x1024"}, 80, "1024x1024"),
    "another table's size on a vector model": ({"model": "svcv3_vector", "size": "1344x768"}, 80, "1820x1024"),
    "a size of V3 on V4.1": ({"size": "1365x1024"}, 35, "1216x896"),
    "a size of V4.1 on V3": ({"model": "svcv3", "size": "768x1344"}, 40, "1024x1820"),
    "a size of 2K on Flash": ({"model": "svcv4_1_flash", "size": "3072x1536"}, 7, "1536x768"),
    "OpenAI's smallest": ({"size": "256x256"}, 35, "1024x1024"),
    "OpenAI's small": ({"size": "512x512"}, 35, "1024x1024"),
    "OpenAI's landscape": ({"size": "1536x1024"}, 35, "1280x832"),
    "OpenAI's portrait": ({"size": "1024x1536"}, 35, "832x1280"),
    "OpenAI's wide": ({"size": "1792x1024"}, 35, "1344x768"),
    "OpenAI's tall": ({"model": "svcv3", "size": "1024x1792"}, 40, "1024x1820"),
    "a size that was swapped": ({"model": "svcv3", "size": "1707x1024"}, 40, "1707x1024"),
    "an automatic size": ({"size": "auto"}, 35, "1024x1024"),
    "a style on V4.1": ({"model": "svcv4_1", "style": "Photorealism"}, 35, "1024x1024"),
    "a vector style on V4": ({"model": "svcv4", "style": "Line art"}, 80, "1024x1024"),
    "a vector style on V3": ({"model": "svcv3", "style": "vector_illustration"}, 80, "1024x1024"),
    "an icon on V2": ({"model": "svcv2", "style": "icon"}, 44, "1024x1024"),
    "a style of another model": ({"model": "svcv3", "style": "Kawaii"}, 40, "1024x1024"),
    "a style beyond the thirteen": ({"style": "Watercolor"}, 40, "1024x1024"),
    "a style within a style": ({"style": "digital_illustration/pixel_art"}, 40, "1024x1024"),
    "an icon within icons": ({"style": "icon/broken_line"}, 44, "1024x1024"),
    "the model of old": ({"model": "recraft20b"}, 22, "1024x1024"),
    "the model of old with a vector style": ({"model": "recraft20b", "style": "icon"}, 44, "1024x1024"),
    "the oldest model": ({"model": "refm1"}, 22, "1024x1024"),
    "a reseller's id": ({"model": "recraft-ai/recraft-v3-svg"}, 80, "1024x1024"),
    "a reseller's id with a point": ({"model": "recraft-v4.1-pro"}, 210, "2048x2048"),
    "OpenAI's model": ({"model": "gpt-image-1"}, 35, "1024x1024"),
    "a field of V3": ({"negative_prompt": "rain"}, 40, "1024x1024"),
    "a control of V3": ({"controls": {"artistic_level": 2}}, 40, "1024x1024"),
    "words to place with a style of V2": (
        {"style": "Kawaii", "text_layout": [{"text": "A", "bbox": [[0, 0], [1, 0], [1, 1], [0, 1]]}]},
        40,
        "1024x1024",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_shipping_clients_send(lenient: Service, strict: Service, case: str) -> None:
    """The lenient service takes it and says which size was drawn; the strict one refuses it and names the setting."""
    fields, units, size = CASES[case]
    body = {"prompt": "x", **fields}
    taken = post(lenient, "images/generations", body)
    assert taken.status_code == 200, taken.text
    assert taken.json()["credits"] == units
    assert taken.headers[SIZE] == size
    assert IGNORED not in taken.headers
    refused = post(strict, "images/generations", body)
    assert refused.status_code == 400
    assert HINT in refused.json()["message"]


@pytest.mark.parametrize("style", [None, "digital_illustration", "vector_illustration", "any"])
def test_a_substyle_gives_the_look_and_its_style_the_kind(lenient: Service, strict: Service, style: str | None) -> None:
    body = {"prompt": "x", "substyle": "linocut", "response_format": "b64_json", **({"style": style} if style else {})}
    vector = style != "digital_illustration"
    answer = post(lenient, "images/generations", body).raise_for_status()
    assert answer.json()["data"][0]["b64_json"].startswith("PHN2Zy") is vector
    assert IGNORED not in answer.headers
    assert post(strict, "images/generations", body).headers[IGNORED] == "substyle"


@pytest.mark.parametrize(
    ("fields", "param", "near"),
    [
        ({"style": "Watercolr"}, "style", "`Watercolor`"),
        ({"style": "digital_illustration", "substyle": "pixelart"}, "substyle", "`Pixel art`"),
        ({"substyle": "linocuts"}, "substyle", "`Linocut`"),
        ({"style": "Recraft V3 Row"}, "style", "`Recraft V3 Raw`"),
    ],
)
def test_an_unknown_style_names_what_is_near(lenient: Service, fields: dict[str, str], param: str, near: str) -> None:
    refused = post(lenient, "images/generations", {"prompt": "x", **fields})
    assert refused.status_code == 400
    assert refused.json()["code"] == "invalid_style"
    assert refused.json()["error"]["param"] == param
    assert f"near to it are {near}" in refused.json()["message"]


@pytest.mark.parametrize(("model", "units"), [("svcv4_1", 40), ("svcv4_pro", 40), ("svcv4_1_vector", 80)])
def test_editing_takes_newer_models_as_v3(lenient: Service, strict: Service, model: str, units: int) -> None:
    body = {"prompt": "x", "image_url": url_of(RED, 256), "model": model, "expand_left": 16}
    taken = post(lenient, "images/outpaint", body)
    assert taken.json()["credits"] == units
    refused = post(strict, "images/outpaint", body)
    assert refused.json()["code"] == "unsupported_model"
    assert HINT in refused.json()["message"]


def test_a_style_made_without_a_model_works_everywhere(lenient: Service, strict: Service) -> None:
    """Its base says pixels or SVG."""
    picture = {"image_url": url_of(RED, 256), "expand_left": 16}
    for running in (lenient, strict):
        with client_of(running) as client:
            made = {
                base: client.post("/styles", json={"image_urls": [url_of(RED)], "style": base}).json()["id"]
                for base in ("any", "vector_illustration")
            }
            calls: list[tuple[str, dict[str, Any], int]] = [
                ("/images/generations", {}, 50),
                ("/images/generations", {"model": "svcv3"}, 40),
                ("/images/generations", {"model": "svcv4_1_vector"}, 80),
                ("/images/outpaint", picture, 80),
                ("/images/imageToImage", {**picture, "strength": 0}, 80),
                ("/images/explore", {}, 56),
            ]
            for path, fields, units in calls:
                body = {"prompt": "x", "style_id": made["vector_illustration"], **fields}
                answer = client.post(path, json=body)
                if running is lenient:
                    assert answer.json()["credits"] == units, answer.text
                elif fields or path == "/images/explore":
                    assert answer.status_code == 400
                    assert HINT in answer.json()["message"]
            raster = client.post("/images/generations", json={"prompt": "x", "style_id": made["any"]})
            assert raster.json()["credits"] == 35


def test_another_brand_is_named(lenient: Service, strict: Service) -> None:
    refused = post(strict, "images/generations", {"prompt": "x", "model": "otherv3"})
    assert "`LIMNER_BRAND=other`" in refused.json()["message"]
    refused = post(strict, "images/generations", {"prompt": "x", "style": "Other V3 Raw"})
    assert "`LIMNER_BRAND=other`" in refused.json()["message"]
    refused = post(lenient, "images/generations", {"prompt": "x", "model": "other20b"})
    assert "`LIMNER_BRAND=other`" in refused.json()["message"]
    refused = post(strict, "images/generations", {"prompt": "x", "model": "v9"})
    assert "LIMNER" not in refused.json()["message"]


def test_what_neither_takes_points_to_no_setting(strict: Service) -> None:
    for fields in ({"n": 7}, {"n": "7"}, {"size": "1000x1000"}, {"style": "no such"}, {"model": "no-such"}):
        refused = post(strict, "images/generations", {"prompt": "x", **fields})
        assert refused.status_code == 400
        assert "LIMNER_COMPAT" not in refused.json()["message"], fields


def test_sizes_of_variations(lenient: Service, strict: Service) -> None:
    body = {"image_url": url_of(RED, 256), "size": "512x512"}
    for path in ("images/variations", "images/variateImage"):
        assert post(lenient, path, body).headers[SIZE] == "1024x1024"
        assert HINT in post(strict, path, body).json()["message"]


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
