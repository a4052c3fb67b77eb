"""Exploring over HTTP."""

import base64
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.api.pictures import pixels
from tests.api.service import Service
from tests.api.test_styles import made, refused, units


def explored(api: httpx.Client, **fields: Any) -> list[str]:
    """The ids of what a request to explore made."""
    document = api.post("/images/explore", json={"prompt": "a fox", **fields}).raise_for_status().json()
    assert document.keys() == {"created", "credits", "data"}
    return [item["image_id"] for item in document["data"]]


def test_eight_pictures_and_four_more(api: httpx.Client) -> None:
    before = units(api)
    body = {"prompt": "a fox", "controls": {"prompt_to_image": {"x": 1}, "colors": [{"rgb": [1, 2, 3]}]}, "n": 99}
    document = api.post("/images/explore", json=body).raise_for_status().json()
    assert (len(document["data"]), document["credits"]) == (8, 56)
    source = document["data"][0]["image_id"]
    more = api.post("/images/explore/similar", json={"source_image_id": source, "similarity": 3})
    assert (len(more.raise_for_status().json()["data"]), more.json()["credits"]) == (4, 28)
    assert units(api) == before - 56 - 28


@pytest.mark.parametrize("encoding", ["json", "data"])
def test_in_both_encodings(api: httpx.Client, encoding: str) -> None:
    options: Any = {encoding: {"prompt": "a fox", "size": "2:1", "response_format": "b64_json"}}
    if encoding == "data":
        options["files"] = {"unrelated": b""}
    document = api.post("/images/explore", **options).raise_for_status().json()
    assert pixels(base64.b64decode(document["data"][0]["b64_json"])).shape == (768, 1536, 3)
    source = document["data"][3]["image_id"]
    options[encoding] = {"source_image_id": source, "similarity": "5" if encoding == "data" else 5}
    assert api.post("/images/explore/similar", **options).status_code == 200


def test_seeds(api: httpx.Client) -> None:
    def digests(path: str, **body: Any) -> list[str]:
        data = api.post(path, json={**body, "response_format": "b64_json"}).raise_for_status().json()["data"]
        return [item["b64_json"] for item in data]

    first = digests("/images/explore", prompt="a fox", random_seed=7)
    assert first == digests("/images/explore", prompt="a fox", seed=7)
    assert len(set(first)) == 8
    source = {"source_image_id": explored(api)[0], "similarity": 2}
    assert digests("/images/explore/similar", **source, seed=1) == digests("/images/explore/similar", **source, seed=1)


@pytest.mark.parametrize(
    ("fields", "code", "param"),
    [
        ({"prompt": " "}, "prompt_empty", "prompt"),
        ({"prompt": "x" * 10_001}, "prompt_too_long", "prompt"),
        ({"model": "svcv4_1_flash"}, "unsupported_model", "model"),
        ({"model": "svcv4_1_utility"}, "unsupported_model", "model"),
        ({"model": "svcv4_styles"}, "unsupported_model", "model"),
        ({"model": "svcv3"}, "unsupported_model", "model"),
        ({"size": "7:3"}, "invalid_size", "size"),
        ({"size": "1024x1024", "model": "svcv4_vector"}, "invalid_size", "size"),
        ({"style": "Crayon"}, "invalid_style", "style"),
        ({"style": "Line art", "model": "svcv4_1"}, "style_model_mismatch", "style"),
        ({"style": "Icon", "style_id": str(uuid4())}, "conflicting_parameters", "style"),
        ({"controls": {"artistic_level": 2}}, "unsupported_parameter", "controls.artistic_level"),
        ({"random_seed": -1}, "invalid_seed", "random_seed"),
    ],
)
def test_what_explore_refuses(api: httpx.Client, fields: dict[str, Any], code: str, param: str) -> None:
    before = units(api)
    response = api.post("/images/explore", json={"prompt": "a fox", **fields})
    assert refused(response) == (400, code, param)
    assert units(api) == before


def test_models_and_looks(api: httpx.Client) -> None:
    for model in ("svcv4_1", "svcv4_1_pro_vector", "svcv4_vector"):
        explored(api, model=model)
    assert explored(api, style="Photorealism")
    basic = {style["style"]: style["style_id"] for style in api.get("/styles/basic").json()["styles"]}
    assert explored(api, style_id=basic["Photorealism"])
    vector = api.post("/images/explore", json={"prompt": "a fox", "style": "Line art"}).raise_for_status().json()
    assert vector["data"][0]["url"].partition("?")[0].endswith(".svg")


def test_only_ones_own_explored_images_have_similar_ones(api: httpx.Client, service: Service) -> None:
    theirs = service.customer()
    with httpx.Client(base_url=api.base_url, headers=theirs.headers, timeout=60) as stranger:
        somebodys = explored(stranger)[0]
    plain = api.post("/images/generations", json={"prompt": "a fox"}).json()["data"][0]["image_id"]
    own = explored(api)[0]
    messages = set()
    for source in (somebodys, plain, str(uuid4())):
        response = api.post("/images/explore/similar", json={"source_image_id": source, "similarity": 1})
        assert refused(response) == (404, "image_not_found", "source_image_id")
        messages.add(response.json()["message"].replace(source, "ID"))
    assert len(messages) == 1, "nobody is told whose it is"
    for similarity in (0, 6, 2.5, "x", None):
        body = {"source_image_id": own, "similarity": similarity}
        status, code, param = refused(api.post("/images/explore/similar", json=body))
        assert (status, param) == (400, "similarity")
        assert code in {"invalid_value", "invalid_type", "required_field_missing"}


def test_repeated_requests_are_answered_again(api: httpx.Client) -> None:
    explore_key, similar_key = ({"Idempotency-Key": str(uuid4())} for _ in range(2))
    body = {"prompt": "a fox"}
    first = api.post("/images/explore", json=body, headers=explore_key).raise_for_status().json()
    similar = {"source_image_id": first["data"][0]["image_id"], "similarity": 4}
    more = api.post("/images/explore/similar", json=similar, headers=similar_key).raise_for_status().json()
    before = units(api)
    assert api.post("/images/explore", json=body, headers=explore_key).json() == first
    assert api.post("/images/explore/similar", json=similar, headers=similar_key).json() == more
    assert units(api) == before


def test_a_style_of_a_model_that_does_not_explore(api: httpx.Client) -> None:
    response = api.post("/images/explore", json={"prompt": "a fox", "style_id": made(api)["id"]})
    assert refused(response) == (400, "unsupported_model", "style_id")
    style_id = made(api, model="svcv4_1")["id"]
    assert explored(api, style_id=style_id, style_match="precise")
