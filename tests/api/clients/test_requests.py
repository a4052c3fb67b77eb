"""Requests in the shapes that clients of the interface send, as they were seen on the wire."""

import io
from typing import Any

import httpx
import openai
import pytest
from PIL import Image

from tests.api.pictures import pixels
from tests.api.service import Customer, Service
from tests.api.test_styles import BLUE, RED, flat, refused


@pytest.fixture
def client(service: Service, customer: Customer) -> Any:
    with openai.OpenAI(base_url=f"{service.url}/v1", api_key=customer.key, max_retries=0) as made:
        yield made


def made(api: httpx.Client, path: str, **options: Any) -> dict[str, Any]:
    document: dict[str, Any] = api.post(path, **options).raise_for_status().json()
    return document


def mask(*, transparent: bool) -> bytes:
    """The right half is to change: transparent, or white on black."""
    if transparent:
        image = Image.new("RGBA", (256, 256), (9, 9, 9, 255))
        image.paste((9, 9, 9, 0), (128, 0, 256, 256))
    else:
        image = Image.new("L", (256, 256), 0)
        image.paste(255, (128, 0, 256, 256))
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def test_fields_of_other_clients_do_no_harm(api: httpx.Client) -> None:
    body = {
        "prompt": "a fox",
        "style": "digital_illustration",
        "substyle": "hand_drawn",
        "expire": True,
        "block_nsfw": True,
        "quality": "hd",
        "user": "ann",
        "creativity": 0.3,
        "size": "1024x1024",
        "negative_prompt": None,
    }
    assert made(api, "/images/generations", json=body)["credits"] == 40


@pytest.mark.parametrize(
    ("style", "units"),
    [
        ("any", 40),
        ("realistic_image", 40),
        ("digital_illustration", 40),
        ("vector_illustration", 80),
        ("icon", 44),
        ("logo_raster", 40),
    ],
)
def test_base_styles_as_style(api: httpx.Client, style: str, units: int) -> None:
    assert made(api, "/images/generations", json={"prompt": "a fox", "style": style})["credits"] == units


def test_bracketed_controls(api: httpx.Client) -> None:
    data = {
        "prompt": "a fox",
        "model": "svcv3",
        "controls[colors][0][rgb][0]": "255",
        "controls[colors][0][rgb][1]": "0",
        "controls[colors][0][rgb][2]": "0",
        "controls[artistic_level]": "2",
        "controls[no_text]": "True",
    }
    assert made(api, "/images/generations", data=data, files={"none": b""})["credits"] == 40


def test_a_style_from_images_and_then_pictures_in_it(api: httpx.Client) -> None:
    files = [("images", ("image1.png", flat(RED))), ("images", ("image2.png", flat(RED)))]
    style = made(api, "/styles", data={"style": "digital_illustration"}, files=files)
    body = {"prompt": "a fox", "style_id": style["id"], "response_format": "b64_json", "n": 1}
    assert len(made(api, "/images/generations", json=body)["data"]) == 1


def test_openais_edit_without_a_mask_is_image_to_image(client: openai.OpenAI) -> None:
    answer = client.images.edit(image=flat(BLUE, 256), prompt="a meadow", model="svcv4_1", n=2, size="1024x1024")
    assert answer.data
    assert [pixels(httpx.get(str(item.url)).content).shape for item in answer.data] == [(256, 256, 3)] * 2


@pytest.mark.parametrize("transparent", [True, False])
def test_openais_edit_with_a_mask_is_inpaint(client: openai.OpenAI, transparent: bool) -> None:
    answer = client.images.edit(
        image=("photo.png", flat(BLUE, 256)), mask=mask(transparent=transparent), prompt="a red ball"
    )
    assert answer.data
    picture = pixels(httpx.get(str(answer.data[0].url)).content)
    assert (picture[:, :128] == BLUE).all()
    assert (picture[:, 128:] != BLUE).any()


def test_an_edit_costs_what_it_comes_to(api: httpx.Client) -> None:
    files = {"image": flat(BLUE, 256)}
    assert made(api, "/images/edits", data={"prompt": "a ball"}, files=files)["credits"] == 35
    assert made(api, "/images/edits", data={"prompt": "a ball", "strength": "0"}, files=files)["credits"] == 35
    masked = {**files, "mask": mask(transparent=True)}
    assert made(api, "/images/edits", data={"prompt": "a ball"}, files=masked)["credits"] == 40


def test_edits_that_are_refused(api: httpx.Client) -> None:
    image, data = {"image": flat(BLUE, 256)}, {"prompt": "a ball"}
    opaque = flat((0, 0, 0), 256)
    for files, code, param in (
        ({}, "required_field_missing", "image"),
        ({**image, "mask": flat(RED, 64)}, "mask_size_mismatch", "mask"),
        ({**image, "mask": flat(RED, 256)}, "mask_not_binary", "mask"),
        ({**image, "mask": opaque}, "mask_empty", "mask"),
    ):
        response = api.post("/images/edits", data=data, files={**files, "none": b""})
        assert refused(response) == (400, code, param)
    masked = {**image, "mask": mask(transparent=True)}
    wrong = api.post("/images/edits", data={**data, "model": "svcv4_1"}, files=masked)
    assert refused(wrong)[1] == "unsupported_model"


def test_openais_variations(client: openai.OpenAI, api: httpx.Client) -> None:
    files = {"image": flat(BLUE, 256)}
    document = made(api, "/images/variations", data={"n": "2"}, files=files)
    assert (len(document["data"]), document["credits"]) == (2, 40)
    assert pixels(httpx.get(document["data"][0]["url"]).content).shape == (1024, 1024, 3)
    with pytest.warns(DeprecationWarning, match="deprecated"):  # the SDK's own, for OpenAI's service
        square = client.images.create_variation(image=flat(BLUE, 256), size="1024x1024")
    assert square.data


def test_image_to_image_in_json_and_as_a_form(api: httpx.Client) -> None:
    files = {"image": ("/home/ann/My Pictures/a.png", flat(BLUE, 256), "application/octet-stream")}
    data = {"prompt": "winter", "strength": "0.2", "model": "svcv3", "style": "realistic_image", "n": "1"}
    assert made(api, "/images/imageToImage", data=data, files=files)["credits"] == 40
