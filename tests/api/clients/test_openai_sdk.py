"""The OpenAI SDK as a client, as its users have it."""

import base64
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import httpx
import openai
import pytest

from tests.api.pictures import pixels
from tests.api.service import Customer, Service


@pytest.fixture
def client(service: Service, customer: Customer) -> Iterator[openai.OpenAI]:
    with openai.OpenAI(base_url=f"{service.url}/v1", api_key=customer.key, max_retries=0) as made:
        yield made


def test_a_link(client: openai.OpenAI) -> None:
    answer = client.images.generate(model="svcv4_1_flash", prompt="a fox", n=2, size="1024x1024")
    assert answer.data
    assert len(answer.data) == 2
    for item in answer.data:
        assert item.url
        assert item.b64_json is None
        assert pixels(httpx.get(item.url).content).shape == (1024, 1024, 3)


def test_base64_with_fields_of_the_service(client: openai.OpenAI) -> None:
    answer = client.images.generate(
        model="svcv3",
        prompt="a fox",
        response_format="b64_json",
        extra_body={
            "size": "2:1",
            "random_seed": 5,
            "image_format": "png",
            "controls": {"colors": [{"rgb": [1, 2, 3]}], "artistic_level": 2},
            "text_layout": [{"text": "FOX", "bbox": [[0, 0], [1, 0], [1, 1], [0, 1]]}],
        },
    )
    assert answer.data
    assert answer.data[0].b64_json
    assert answer.data[0].url is None
    assert pixels(base64.b64decode(answer.data[0].b64_json)).shape == (1024, 2048, 3)


def test_the_rest_by_post(client: openai.OpenAI) -> None:
    body = {"prompt": "a fox", "size": "3:2"}
    answer: Any = client.post("/images/generations/vector", cast_to=object, body=body)
    assert answer["credits"] == 80
    assert UUID(answer["data"][0]["image_id"])


def test_forms_by_post(client: openai.OpenAI) -> None:
    """As the SDK writes nested fields when files go with them."""
    answer: Any = client.post(
        "/images/generations",
        cast_to=object,
        body={
            "prompt": "a fox",
            "model": "svcv3",
            "n": 2,
            "controls": {
                "colors": [{"rgb": [255, 0, 0], "weight": 0.5}, {"rgb": [0, 0, 255], "weight": 0.25}],
                "background_color": {"rgb": [1, 2, 3]},
                "no_text": True,
            },
            "text_layout": [
                {"text": "HI", "bbox": [[0, 0], [1, 0], [1, 0.5], [0, 0.5]]},
                {"text": "YOU", "bbox": [[0, 0.5], [1, 0.5], [1, 1], [0, 1]]},
            ],
        },
        files=[("unrelated", ("x.bin", b"x", "application/octet-stream"))],
        options={"headers": {"Content-Type": "multipart/form-data"}},
    )
    assert answer["credits"] == 80


def test_models(client: openai.OpenAI) -> None:
    names = [model.id for model in client.models.list()]
    assert "svcv4_1" in names
    assert len(names) == 21


def test_bad_requests(client: openai.OpenAI) -> None:
    with pytest.raises(openai.BadRequestError) as caught:
        client.images.generate(model="svcv4_1", prompt="a fox", size="1000x1000")
    assert (caught.value.code, caught.value.param, caught.value.type) == (
        "invalid_size",
        "size",
        "invalid_request_error",
    )
    assert "1000x1000" in caught.value.message
    with pytest.raises(openai.BadRequestError) as caught:
        client.images.generate(model="svcv4_1", prompt="a fox", n=7)
    assert (caught.value.code, caught.value.param) == ("invalid_n", "n")


def test_a_wrong_key(service: Service) -> None:
    with (
        openai.OpenAI(base_url=f"{service.url}/v1", api_key="lmn_wrong") as client,
        pytest.raises(openai.AuthenticationError) as caught,
    ):
        client.images.generate(model="svcv4_1", prompt="a fox")
    assert caught.value.body == "request unauthorized"


def test_a_rate_limit(limited: Service) -> None:
    with openai.OpenAI(base_url=f"{limited.url}/v1", api_key=limited.customer().key, max_retries=0) as client:
        client.images.generate(model="svcv4_1_flash", prompt="a fox", n=6)
        with pytest.raises(openai.RateLimitError) as caught:
            client.images.generate(model="svcv4_1_flash", prompt="a fox", n=3)
        assert caught.value.code == "rate_limited"
        assert int(caught.value.response.headers["retry-after"]) >= 1


def test_an_empty_account(service: Service) -> None:
    customer = service.customer(units=1)
    with openai.OpenAI(base_url=f"{service.url}/v1", api_key=customer.key, max_retries=0) as client:
        with pytest.raises(openai.APIStatusError) as caught:
            client.images.generate(model="svcv4_1_flash", prompt="a fox")
        assert caught.value.status_code == 402
        assert caught.value.code == "insufficient_credits"
