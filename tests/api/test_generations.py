"""Generation over HTTP: both encodings in, three formats out."""

import base64
import json
import time
from typing import Any
from uuid import UUID

import httpx
import pytest

from tests.api.pictures import content, parts, pixels
from tests.api.service import Customer, Service

FLASH = {"model": "svcv4_1_flash", "prompt": "a flat colour"}


def credits_left(api: httpx.Client) -> int:
    left = api.get("/users/me").raise_for_status().json()["credits"]
    assert isinstance(left, int)
    return left


def fetch(url: str) -> bytes:
    return httpx.get(url, timeout=30).raise_for_status().content


def test_a_link_by_default(api: httpx.Client) -> None:
    before, start = credits_left(api), int(time.time())
    response = api.post("/images/generations", json={**FLASH, "random_seed": 258})
    assert response.status_code == 200
    assert response.headers["content-type"] == "application/json"
    assert response.headers["cache-control"] == "no-store"
    document = response.json()
    assert document.keys() == {"created", "credits", "data"}
    assert start <= document["created"] <= time.time()
    assert document["credits"] == 7 == before - credits_left(api)
    [item] = document["data"]
    assert item.keys() == {"image_id", "url"}
    assert item["url"].startswith(f"{api.base_url}images/{UUID(item['image_id'])}.webp?expires=")
    picture = pixels(fetch(item["url"]))
    assert picture.shape == (1024, 1024, 3)
    assert tuple(picture[0, 0]) == (2, 1, 0)


def test_the_engine_that_drew_is_named_and_a_repeated_answer_names_it_too(api: httpx.Client) -> None:
    headers = {"Idempotency-Key": "engine"}
    for _ in range(2):
        response = api.post("/images/generations", json={"prompt": "a fox"}, headers=headers).raise_for_status()
        assert response.headers["x-limner-engine"] == "illustrator"


def test_base64(api: httpx.Client) -> None:
    request = {**FLASH, "n": 2, "size": "16:9", "image_format": "png", "response_format": "b64_json", "seed": 1}
    document = api.post("/images/generations", json=request).raise_for_status().json()
    assert document["credits"] == 14
    for number, item in enumerate(document["data"], 1):
        assert item.keys() == {"image_id", "b64_json"}
        data = base64.b64decode(item["b64_json"], validate=True)
        assert data.startswith(b"\x89PNG")
        assert pixels(data).shape == (768, 1344, 3)
        assert pixels(data)[0, 0, 0] == number, "image i is drawn with the seed and i"


def test_a_multipart_response(api: httpx.Client) -> None:
    request = {**FLASH, "n": 3, "response_format": "multipart", "random_seed": 7}
    response = api.post("/images/generations", json=request)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("multipart/form-data; boundary=")
    first, *images = parts(response)
    assert first.get_param("name", header="content-disposition") == "response"
    assert first.get_content_type() == "application/json"
    document = json.loads(content(first))
    assert document["credits"] == 21
    assert [item.keys() for item in document["data"]] == [{"image_id"}] * 3
    assert len(images) == 3
    for item, part in zip(document["data"], images, strict=True):
        assert part.get_param("name", header="content-disposition") == item["image_id"]
        assert part.get_filename() == f"{item['image_id']}.webp"
        assert part["Content-ID"] == item["image_id"]
        assert part["Content-Type"] == "image/webp"
        assert pixels(content(part)).shape == (1024, 1024, 3)


@pytest.mark.parametrize("response_format", ["url", "b64_json", "multipart"])
def test_vectors(api: httpx.Client, response_format: str) -> None:
    request = {"prompt": "a flat colour", "model": "svcv4_1_vector", "size": "3:2", "image_format": "png"}
    response = api.post("/images/generations", json={**request, "response_format": response_format})
    assert response.status_code == 200
    if response_format == "multipart":
        _, part = parts(response)
        assert part["Content-Type"] == "image/svg+xml"
        data = content(part)
    else:
        [item] = response.json()["data"]
        data = fetch(item["url"]) if response_format == "url" else base64.b64decode(item["b64_json"])
    assert data.startswith(b"<svg ")


@pytest.mark.parametrize(
    ("path", "request_", "kind"),
    [
        ("raster", {"prompt": "x"}, "webp"),
        ("vector", {"prompt": "x"}, "svg"),
        ("raster", {"prompt": "x", "model": "svcv3"}, "webp"),
        ("vector", {"prompt": "x", "style": "Line art"}, "svg"),
    ],
)
def test_variants(api: httpx.Client, path: str, request_: dict[str, Any], kind: str) -> None:
    document = api.post(f"/images/generations/{path}", json=request_).raise_for_status().json()
    assert f".{kind}?" in document["data"][0]["url"]


@pytest.mark.parametrize(
    ("path", "field", "value"),
    [
        ("raster", "model", "svcv4_1_vector"),
        ("raster", "style", "Line art"),
        ("vector", "model", "svcv4_1"),
        ("vector", "style", "Photorealism"),
    ],
)
def test_variants_refuse_the_other_kind(api: httpx.Client, path: str, field: str, value: str) -> None:
    response = api.post(f"/images/generations/{path}", json={"prompt": "x", field: value})
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "wrong_output_type"
    assert response.json()["error"]["param"] == field


def test_the_same_seed_gives_the_same_bytes(api: httpx.Client) -> None:
    def made(**request: object) -> list[str]:
        body = {**FLASH, "response_format": "b64_json", **request}
        return [item["b64_json"] for item in api.post("/images/generations", json=body).json()["data"]]

    one, three = made(seed=99), made(random_seed=99, n=3)
    assert one == three[:1]
    assert len(set(three)) == 3


def test_without_a_seed_pictures_differ(api: httpx.Client) -> None:
    request = {**FLASH, "response_format": "b64_json"}
    first, second = (api.post("/images/generations", json=request).json()["data"][0]["b64_json"] for _ in range(2))
    assert first != second


CONTROLS = {"colors": [{"rgb": [255, 0, 0], "weight": 0.5}, {"rgb": [0, 0, 255], "weight": 0.25}]}
FORMS = {
    "plain": {"prompt": "x", "model": "svcv3", "n": "2", "random_seed": "5"},
    "JSON in a field": {"prompt": "x", "model": "svcv3", "n": "2", "seed": "5", "controls": json.dumps(CONTROLS)},
    "as the OpenAI SDK flattens": {
        "prompt": "x",
        "model": "svcv3",
        "n": "2",
        "random_seed": "5",
        "controls[no_text]": "True",
        "controls[artistic_level]": "3",
        "controls[colors][][rgb][]": ["255", "0", "0", "0", "0", "255"],
        "controls[colors][][weight]": ["0.5", "0.25"],
        "text_layout[][text]": ["HI", "YOU"],
        "text_layout[][bbox][][]": ["0", "0", "1", "0", "1", "0.4", "0", "0.4"] * 2,
    },
    "with indices": {
        "prompt[]": "x",
        "model": "svcv3",
        "n": "2",
        "random_seed": "5",
        "size": "",
        "controls[colors][0][rgb][0]": "255",
        "controls[colors][0][rgb][1]": "0",
        "controls[colors][0][rgb][2]": "0",
        "user": "somebody",
    },
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_forms_are_taken_in_every_spelling(api: httpx.Client, form: dict[str, Any]) -> None:
    response = api.post("/images/generations", data=form, files={"ignored": b"x"})
    assert response.status_code == 200, response.text
    assert response.json()["credits"] == 80


def test_both_encodings_make_the_same_pictures(api: httpx.Client) -> None:
    request = {**FLASH, "n": 2, "seed": 3, "size": "1:2", "response_format": "b64_json"}
    by_json = api.post("/images/generations", json=request).json()
    fields = {name: (None, str(value)) for name, value in request.items()}
    by_form = api.post("/images/generations", files=fields).json()
    assert [item["b64_json"] for item in by_json["data"]] == [item["b64_json"] for item in by_form["data"]]


def test_fields_that_the_interface_does_not_know_are_passed_over(api: httpx.Client) -> None:
    unknown = {"user": "u", "quality": "hd", "expire": True, "substyle": None, "creativity": {"deep": [1]}}
    assert api.post("/images/generations", json={**FLASH, **unknown}).status_code == 200


def test_null_means_absent(api: httpx.Client) -> None:
    names = ("n", "size", "style", "style_id", "controls", "text_layout", "random_seed", "response_format")
    assert api.post("/images/generations", json={**FLASH, **dict.fromkeys(names)}).status_code == 200


def test_the_longest_prompt_counts_code_points(api: httpx.Client) -> None:
    assert api.post("/images/generations", json={**FLASH, "prompt": "🦊" * 10_000}).status_code == 200
    response = api.post("/images/generations", json={**FLASH, "prompt": "🦊" * 10_001})
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "prompt_too_long"


def test_an_idempotency_key_answers_again_without_a_charge(api: httpx.Client) -> None:
    headers = {"Idempotency-Key": "order-1"}
    first = api.post("/images/generations", json=FLASH, headers=headers).raise_for_status()
    left = credits_left(api)
    again = api.post("/images/generations", json=FLASH, headers=headers).raise_for_status()
    as_form = api.post("/images/generations", files={k: (None, v) for k, v in FLASH.items()}, headers=headers)
    assert first.json() == again.json() == as_form.raise_for_status().json()
    assert credits_left(api) == left
    other = api.post("/images/generations", json={**FLASH, "n": 2}, headers=headers)
    assert other.status_code == 422
    assert other.json()["error"]["code"] == "idempotency_key_reused"
    assert credits_left(api) == left


def test_of_two_idempotency_keys_none_is_picked(api: httpx.Client) -> None:
    def answer(*keys: str) -> httpx.Response:
        headers = [("Idempotency-Key", key) for key in keys]
        return api.post("/images/generations", json={"prompt": "x", "model": "svcv4_1_flash"}, headers=headers)

    refused = answer("one", "two")
    assert (refused.status_code, refused.json()["code"]) == (400, "invalid_idempotency_key")
    assert answer("same", "same").json() == answer("same").raise_for_status().json()


def test_idempotency_keys_are_of_an_account(service: Service, api: httpx.Client) -> None:
    headers = {"Idempotency-Key": "shared"}
    mine = api.post("/images/generations", json=FLASH, headers=headers).json()
    somebody = service.customer().headers
    theirs = httpx.post(f"{api.base_url}images/generations", json=FLASH, headers={**headers, **somebody}, timeout=30)
    assert mine["data"][0]["image_id"] != theirs.json()["data"][0]["image_id"]


def test_links_start_with_the_public_url(start_service: Any) -> None:
    service = start_service(public_url="https://pictures.example.com/v1/")
    customer: Customer = service.customer()
    document = httpx.post(f"{service.url}/v1/images/generations", json=FLASH, headers=customer.headers).json()
    url = document["data"][0]["url"]
    assert url.startswith("https://pictures.example.com/v1/images/")
    inside = url.replace("https://pictures.example.com", service.url)
    assert pixels(fetch(inside)).shape == (1024, 1024, 3)


def test_links_behind_a_trusted_proxy(limited: Service) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "shop.example.com"}
    headers = {**limited.customer().headers, **forwarded}
    document = httpx.post(f"{limited.url}/v1/images/generations", json=FLASH, headers=headers).json()
    assert document["data"][0]["url"].startswith("https://shop.example.com/v1/images/")
