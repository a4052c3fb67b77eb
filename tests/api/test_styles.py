"""Styles over HTTP: made from pictures, drawn in, listed, shared and deleted, by two accounts."""

import asyncio
import base64
import io
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import numpy as np
import pytest
from PIL import Image

from limner.catalog.styles import BASE_STYLES
from limner.kit.database import Database
from limner.library.styles import Styles
from tests.api.pictures import pixels
from tests.api.service import Customer, Service

RED, BLUE = (200, 30, 40), (20, 60, 190)


def flat(color: tuple[int, int, int], side: int = 64, width: int | None = None) -> bytes:
    """A PNG of one colour, square unless it has a width of its own."""
    file = io.BytesIO()
    Image.new("RGB", (width or side, side), color).save(file, "PNG")
    return file.getvalue()


def url(color: tuple[int, int, int], side: int = 64) -> str:
    return "data:image/png;base64," + base64.b64encode(flat(color, side)).decode()


def made(api: httpx.Client, **fields: Any) -> dict[str, Any]:
    body = {"image_urls": [url(RED)], **fields}
    document: dict[str, Any] = api.post("/styles", json=body).raise_for_status().json()
    return document


def refused(response: httpx.Response) -> tuple[int, str, str | None]:
    error = response.json()["error"]
    return response.status_code, error["code"], error["param"]


def drawn_in(api: httpx.Client, style_id: str, **fields: Any) -> np.ndarray[Any, Any]:
    """The first pixel of a picture in a style: the tests' engine fills it with the style's colour."""
    body = {"prompt": "a fox", "style_id": style_id, "response_format": "b64_json", **fields}
    document = api.post("/images/generations", json=body).raise_for_status().json()
    first: np.ndarray[Any, Any] = pixels(base64.b64decode(document["data"][0]["b64_json"]))[0, 0]
    return first


def units(api: httpx.Client) -> int:
    return int(api.get("/users/me").raise_for_status().json()["credits"])


def share(service: Service, style_id: str, customer: Customer) -> None:
    async def work(database: Database) -> None:
        await Styles(database).share(UUID(style_id), customer.id)

    service.with_database(work)


def test_a_style_is_made_and_drawn_in(api: httpx.Client) -> None:
    before = units(api)
    style = made(api, style="digital_illustration", model="svcv4_1")
    assert style.keys() == {"id", "style", "creation_time", "is_private", "credits"}
    assert (style["style"], style["is_private"], style["credits"]) == ("digital_illustration", True, 5)
    assert abs(datetime.fromisoformat(style["creation_time"]) - datetime.now(UTC)) < timedelta(minutes=2)
    assert units(api) == before - 5
    assert tuple(drawn_in(api, style["id"])) == RED
    assert tuple(drawn_in(api, style["id"], model="svcv4_1", style_match="precise")) == RED


def test_files_may_have_any_name(api: httpx.Client) -> None:
    """As clients send them: `images` repeated, a base style, and no model; then the style without a model."""
    files: list[tuple[str, Any]] = [
        ("images", ("/tmp/a b.png", flat(RED), "application/octet-stream")),
        ("images", ("blob", flat(BLUE))),
    ]
    style = api.post("/styles", data={"style": "realistic_image"}, files=files).raise_for_status().json()
    color = drawn_in(api, style["id"])
    assert np.abs(color.astype(float) - np.mean([RED, BLUE], axis=0)).max() <= 1
    for name in ("files", "files[]", "files[0]", "file0", "image"):
        assert api.post("/styles", files={name: flat(RED)}).status_code == 200


def test_weights_weigh(api: httpx.Client) -> None:
    style = made(api, image_urls=[url(RED), url(BLUE)], image_weights=[3, 1])
    expected = (3 * np.array(RED) + np.array(BLUE)) / 4
    assert np.abs(drawn_in(api, style["id"]).astype(float) - expected).max() <= 1
    files = {"files": flat(RED), "more": flat(BLUE)}
    style = api.post("/styles", data={"image_weights": "[0, 1]"}, files=files).raise_for_status().json()
    assert tuple(drawn_in(api, style["id"])) == BLUE


def test_styles_can_be_mixed(api: httpx.Client) -> None:
    sources = [made(api)["id"], made(api, image_urls=[url(BLUE)])["id"]]

    def mixed(**fields: Any) -> np.ndarray[Any, Any]:
        style = api.post("/styles", json={"source_styles": sources, **fields}).raise_for_status().json()
        return drawn_in(api, style["id"])

    assert np.abs(mixed().astype(float) - np.mean([RED, BLUE], axis=0)).max() <= 1
    assert tuple(mixed(source_style_weights=[0, 1])) == BLUE
    assert tuple(mixed(source_style_weights=[3, 2], mix_policy="MaxWeight")) == RED
    assert tuple(mixed(source_style_weights=[1, 2], image_urls=[url(RED)], mix_policy="MaxWeight")) == BLUE


def test_what_is_wrong_with_sources_is_named(api: httpx.Client) -> None:
    own, missing = made(api)["id"], str(uuid4())
    response = api.post("/styles", json={"source_styles": [own, missing]})
    assert refused(response) == (404, "style_not_found", "source_styles[1]")
    response = api.post("/styles", json={"source_styles": [own], "source_style_weights": [0]})
    assert refused(response) == (400, "invalid_value", "source_style_weights")


def test_base_styles_are_compared_as_names_of_styles_are(api: httpx.Client) -> None:
    assert made(api, style="Digital Illustration")["style"] == "digital_illustration"


@pytest.mark.parametrize(
    ("fields", "code", "param"),
    [
        ({"image_urls": None}, "required_field_missing", "image_urls"),
        ({"image_urls": []}, "invalid_value", "image_urls"),
        ({"image_urls": ["x"] * 11}, "invalid_value", "image_urls"),
        ({"image_urls": ["data:image/png;base64,AAAA"]}, "image_unreadable", "image_urls[0]"),
        ({"image_urls": ["http://127.0.0.1/x.png"]}, "image_fetch_failed", "image_urls[0]"),
        ({"image_weights": [1, 2]}, "invalid_value", "image_weights"),
        ({"image_weights": [-1]}, "invalid_value", "image_weights[0]"),
        ({"image_weights": [0]}, "invalid_value", "image_weights"),
        ({"source_style_weights": [1]}, "invalid_value", "source_style_weights"),
        ({"source_styles": ["x"]}, "invalid_value", "source_styles[0]"),
        ({"style": "Kawaii"}, "invalid_style", "style"),
        ({"model": "svcv4_1_flash"}, "unsupported_model", "model"),
        ({"model": "svcv9"}, "invalid_model", "model"),
        ({"match": "regular"}, "invalid_value", "match"),
        ({"match": "precise", "model": "svcv3"}, "invalid_value", "match"),
        ({"mix_policy": "Both"}, "invalid_value", "mix_policy"),
        ({"prompt": "x" * 1001, "model": "svcv3"}, "prompt_too_long", "prompt"),
    ],
)
def test_what_is_refused(api: httpx.Client, fields: dict[str, Any], code: str, param: str) -> None:
    before = units(api)
    response = api.post("/styles", json={"image_urls": [url(RED)], **fields})
    assert refused(response) == (400, code, param)
    assert units(api) == before
    assert api.get("/styles").json() == {"styles": []}


def test_every_base_style_and_match_is_taken(api: httpx.Client) -> None:
    for base in BASE_STYLES:
        assert made(api, style=base)["style"] == base
    for model, match in (("svcv4_styles", "precise"), ("svcv4_1_vector", "flexible"), ("svcv3", "regular")):
        made(api, model=model, match=match)


def test_a_style_belongs_to_its_model(api: httpx.Client) -> None:
    style_id = made(api, model="svcv3_vector")["id"]
    body = {"prompt": "a fox", "style_id": style_id}
    response = api.post("/images/generations", json=body).raise_for_status()
    assert response.json()["credits"] == 80, "the model that it was made for"
    for model in ("svcv3", "svcv4_1_vector"):
        assert refused(api.post("/images/generations", json={**body, "model": model})) == (
            400,
            "style_model_mismatch",
            "style_id",
        )
    assert refused(api.post("/images/generations/raster", json=body))[:2] == (400, "wrong_output_type")
    for wrong in ({"style": "Line art"}, {"style_reference_urls": [url(RED)]}):
        assert refused(api.post("/images/generations", json={**body, **wrong}))[1] == "conflicting_parameters"


def test_editing_in_a_style(api: httpx.Client) -> None:
    style_id = made(api, model="svcv3")["id"]
    body = {"prompt": "a fox", "image_url": url(BLUE, 256), "strength": 0.4, "model": "svcv3", "style_id": style_id}
    assert api.post("/images/imageToImage", json=body).status_code == 200
    assert api.post("/images/imageToImage", json={**body, "style_match": "regular"}).status_code == 200
    assert refused(api.post("/images/imageToImage", json={**body, "style_match": "precise"}))[2] == "style_match"
    assert refused(api.post("/images/imageToImage", json={**body, "model": "svcv4_1"}))[1] == "unsupported_parameter"
    assert refused(api.post("/images/imageToImage", json={**body, "style_id": str(uuid4())}))[0] == 404


def test_references_make_a_style_on_the_way(api: httpx.Client) -> None:
    before = units(api)
    body = {"prompt": "a fox", "style_reference_urls": [url(RED)], "n": 2, "response_format": "b64_json"}
    document = api.post("/images/generations", json=body).raise_for_status().json()
    assert document["credits"] == 2 * 35 + 5 == before - units(api)
    for item in document["data"]:
        assert tuple(pixels(base64.b64decode(item["b64_json"]))[0, 0]) == RED
    style = api.get(f"/styles/{document['style_id']}").raise_for_status().json()
    assert (style["style"], style["credits"]) == ("any", 5)
    assert tuple(drawn_in(api, document["style_id"])) == RED
    assert api.get("/styles").json()["styles"] == [style]


def test_references_as_files(api: httpx.Client) -> None:
    files = [("style_references", flat(BLUE)), ("style_references[]", flat(BLUE))]
    data = {"prompt": "a fox", "model": "svcv4_1_vector", "style_match": "precise"}
    document = api.post("/images/generations", data=data, files=files).raise_for_status().json()
    assert document["credits"] == 85
    svg = httpx.get(document["data"][0]["url"]).text
    assert f"rgb{BLUE}" in svg


def test_references_that_fail_cost_nothing(api: httpx.Client) -> None:
    before = units(api)
    body = {"prompt": "a fox", "style_reference_urls": [url(RED), "data:image/png;base64,AAAA"]}
    assert refused(api.post("/images/generations", json=body)) == (400, "image_unreadable", "style_reference_urls[1]")
    body = {"prompt": "fail", "style_reference_urls": [url(RED)]}
    assert refused(api.post("/images/generations", json=body))[:2] == (500, "engine_failed")
    assert units(api) == before
    assert api.get("/styles").json() == {"styles": []}


def test_a_repeated_request_makes_one_style(api: httpx.Client) -> None:
    for path, body in (
        ("/styles", {"image_urls": [url(RED)]}),
        ("/images/generations", {"prompt": "a fox", "style_reference_urls": [url(RED)]}),
    ):
        headers = {"Idempotency-Key": str(uuid4())}
        before = units(api)
        first, second = (api.post(path, json=body, headers=headers).raise_for_status().json() for _ in range(2))
        assert first == second
        assert before - units(api) == first["credits"]
    assert len(api.get("/styles").json()["styles"]) == 2


def test_a_repeated_request_is_answered_though_the_style_is_gone(api: httpx.Client) -> None:
    creation = {"image_urls": [url(RED)], "model": "svcv3"}
    key = {"Idempotency-Key": str(uuid4())}
    style = api.post("/styles", json=creation, headers=key).raise_for_status().json()
    edit = {"prompt": "x", "image_url": url(BLUE, 256), "strength": 0.2, "model": "svcv3", "style_id": style["id"]}
    requests = [
        ("/images/generations", {"prompt": "a fox", "style_id": style["id"]}, {"Idempotency-Key": str(uuid4())}),
        ("/images/imageToImage", edit, {"Idempotency-Key": str(uuid4())}),
    ]
    first = [api.post(path, json=body, headers=own).raise_for_status().json() for path, body, own in requests]
    api.delete(f"/styles/{style['id']}").raise_for_status()
    before = units(api)
    assert [api.post(path, json=body, headers=own).json() for path, body, own in requests] == first
    assert api.post("/styles", json=creation, headers=key).json() == style
    assert units(api) == before
    path, body, _ = requests[0]
    assert api.post(path, json=body).status_code == 404


def test_lists_and_deletion(api: httpx.Client, service: Service) -> None:
    older, newer = made(api), made(api, style="icon")
    assert api.get("/styles").json() == {"styles": [newer, older]}
    assert api.get(f"/styles/{older['id']}").json() == older
    gone = api.delete(f"/styles/{older['id']}")
    assert (gone.status_code, gone.json()) == (200, {})
    for response in (
        api.get(f"/styles/{older['id']}"),
        api.delete(f"/styles/{older['id']}"),
        api.post("/images/generations", json={"prompt": "a fox", "style_id": older["id"]}),
    ):
        assert refused(response) == (404, "style_not_found", "style_id")
    assert api.get("/styles").json() == {"styles": [newer]}
    assert refused(api.get("/styles/mine"))[:2] == (404, "style_not_found")


def test_a_style_that_one_may_not_use_is_one_that_does_not_exist(api: httpx.Client, service: Service) -> None:
    style_id, other = made(api)["id"], service.customer()
    with httpx.Client(base_url=api.base_url, headers=other.headers, timeout=60) as stranger:
        body = {"prompt": "a fox", "style_id": style_id}

        def told() -> list[str]:
            responses = (
                stranger.get(f"/styles/{style_id}"),
                stranger.post("/images/generations", json=body),
                stranger.post("/styles", json={"source_styles": [style_id]}),
                stranger.delete(f"/styles/{style_id}"),
            )
            assert [response.status_code for response in responses] == [404] * 4
            return [response.json()["message"].replace(style_id, "ID") for response in responses]

        private = told()
        share(service, style_id, other)
        assert stranger.get(f"/styles/{style_id}").json()["is_private"] is True
        assert tuple(drawn_in(stranger, style_id)) == RED
        assert stranger.post("/styles", json={"source_styles": [style_id]}).status_code == 200
        assert stranger.delete(f"/styles/{style_id}").status_code == 404, "it stays its maker's"
        assert style_id not in {style["id"] for style in stranger.get("/styles").json()["styles"]}
        api.delete(f"/styles/{style_id}").raise_for_status()
        assert told() == private


def test_the_curated_styles_have_ids(api: httpx.Client) -> None:
    basic = api.get("/styles/basic").raise_for_status().json()["styles"]
    by_name = {(style["model"], style["style"]): style["style_id"] for style in basic}
    assert {("svcv3", "svc V3 Raw"), ("svcv3_vector", "Engraving"), ("svcv2", "Kawaii")} <= by_name.keys()
    assert api.get("/styles/basic").json()["styles"] == basic, "the same each time"
    refusal = api.delete("/styles/basic")
    assert (refusal.status_code, refusal.headers["allow"]) == (405, "GET, HEAD")
    body = {"prompt": "a fox", "style_id": by_name["svcv2", "Kawaii"]}
    assert api.post("/images/generations", json=body).raise_for_status().json()["credits"] == 22
    assert refused(api.post("/images/generations", json={**body, "model": "svcv3"}))[1] == "style_model_mismatch"


def test_styles_learn_at_once(service: Service) -> None:
    """Many at the same time, by one account: each is charged, and none is mixed up with another."""
    customer = service.customer()

    async def run() -> list[tuple[int, str]]:
        async with httpx.AsyncClient(base_url=f"{service.url}/v1", headers=customer.headers, timeout=120) as client:
            bodies = [{"image_urls": [url((10 * number, 0, 0))], "prompt": str(number)} for number in range(12)]
            answers = await asyncio.gather(*(client.post("/styles", json=body) for body in bodies))
        return [(answer.status_code, answer.json()["id"]) for answer in answers]

    answers = asyncio.run(run())
    assert [status for status, _ in answers] == [200] * 12
    with httpx.Client(base_url=f"{service.url}/v1", headers=customer.headers, timeout=60) as api:
        assert [drawn_in(api, style_id)[0] for _, style_id in answers[::5]] == [0, 50, 100]
    assert service.account(customer).balance == 100_000 - 12 * 5 - 3 * 35
    assert not service.audit()
