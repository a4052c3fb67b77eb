"""Editing and processing over HTTP: every endpoint on small real pictures, in both encodings."""

import base64
import io
from collections.abc import Callable
from typing import Any

import httpx
import numpy as np
import pytest
from PIL import Image
from skimage import data

from tests.api.pictures import content, parts, pixels
from tests.api.service import Service
from tests.api.test_errors import check

PHOTO = np.ascontiguousarray(data.astronaut()[:256, 100:420])  # type: ignore[no-untyped-call]
HEIGHT, WIDTH = PHOTO.shape[:2]
HOLE = np.zeros((HEIGHT, WIDTH), np.uint8)
HOLE[40:120, 60:150] = 255
SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 256"><rect width="320" height="256" fill="#bde0fe"/>'
    b'<circle id="ball" cx="105" cy="80" r="30" fill="#d00000"/><rect x="200" y="150" width="60" height="60" '
    b'fill="#2b9348"/></svg>'
)


def png(array: np.ndarray[Any, Any]) -> bytes:
    file = io.BytesIO()
    Image.fromarray(array).save(file, "PNG")
    return file.getvalue()


def data_url(file: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(file).decode()}"


FILE, MASK = png(PHOTO), png(HOLE)
PROMPT = {"prompt": "a red balloon"}
CASES: dict[str, tuple[dict[str, Any], int, int, tuple[int, int], bool]] = {
    # path: fields, units, images, size, single
    "imageToImage": ({**PROMPT, "strength": 0.5, "model": "svcv3"}, 40, 1, (WIDTH, HEIGHT), False),
    "inpaint": ({**PROMPT, "n": 2}, 80, 2, (WIDTH, HEIGHT), False),
    "outpaint": ({**PROMPT, "expand_left": 64, "expand_bottom": 32}, 40, 1, (WIDTH + 64, HEIGHT + 32), False),
    "replaceBackground": (PROMPT, 40, 1, (WIDTH, HEIGHT), False),
    "generateBackground": (PROMPT, 40, 1, (WIDTH, HEIGHT), False),
    "eraseRegion": ({}, 2, 1, (WIDTH, HEIGHT), True),
    "variateImage": ({"size": "3:2", "n": 2}, 40, 2, (1280, 832), False),
    "vectorize": ({}, 10, 1, (WIDTH, HEIGHT), True),
    "removeBackground": ({}, 10, 1, (WIDTH, HEIGHT), True),
    "crispUpscale": ({}, 4, 1, (4 * WIDTH, 4 * HEIGHT), True),
    "clarityUpscale": ({}, 4, 1, (4 * WIDTH, 4 * HEIGHT), True),
    "creativeUpscale": ({}, 250, 1, (4 * WIDTH, 4 * HEIGHT), True),
    "generativeUpscale": ({}, 250, 1, (4 * WIDTH, 4 * HEIGHT), True),
    "refineDetails": ({"refinement": "subtle"}, 210, 1, (2290, 1832), True),
}
MASKED = ("inpaint", "generateBackground", "eraseRegion")
DRAWING = ("imageToImage", "inpaint", "outpaint", "replaceBackground", "generateBackground")


def left(api: httpx.Client) -> int:
    return int(api.get("/users/me").raise_for_status().json()["credits"])


def size_of(file: bytes) -> tuple[int, int]:
    if file.lstrip().startswith(b"<"):
        box = file.split(b'viewBox="')[1].split(b'"')[0].split()
        return round(float(box[2])), round(float(box[3]))
    with Image.open(io.BytesIO(file)) as image:
        return image.size


def as_json(path: str, **more: Any) -> dict[str, Any]:
    masks = {"mask_url": data_url(MASK)} if path in MASKED else {}
    return {"image_url": data_url(FILE), **masks, **CASES[path][0], **more}


@pytest.mark.parametrize("path", CASES)
def test_each_endpoint_in_json(api: httpx.Client, path: str) -> None:
    _, units, images, size, single = CASES[path]
    before = left(api)
    response = api.post(f"/images/{path}", json=as_json(path, response_format="b64_json"))
    assert response.status_code == 200, response.text
    document = response.json()
    assert document.keys() == {"created", "credits", "image" if single else "data"}
    assert document["credits"] == units == before - left(api)
    items = [document["image"]] if single else document["data"]
    assert len(items) == images
    files = [base64.b64decode(item["b64_json"], validate=True) for item in items]
    assert [size_of(file) for file in files] == [size] * images
    assert len(set(files)) == images, "alternatives differ"


@pytest.mark.parametrize("path", CASES)
def test_each_endpoint_as_clients_send_forms(api: httpx.Client, path: str) -> None:
    """The other of the two names, a full path as file name, no helpful content type; multipart out."""
    fields, units, images, size, _ = CASES[path]
    name = "file" if path in ("imageToImage", "inpaint", "variateImage", "eraseRegion") else "image"
    files = {name: ("/home/me/My pictures/photo.png", FILE, "application/octet-stream")}
    if path in MASKED:
        files["mask"] = ("blob", MASK, "application/octet-stream")
    form = {**{key: str(value) for key, value in fields.items()}, "response_format": "multipart"}
    response = api.post(f"/images/{path}", data={**form, "image_format": "png"}, files=files)
    assert response.status_code == 200, response.text
    document, *pictures = parts(response)
    assert f'"credits":{units}'.encode() in content(document)
    assert [size_of(content(picture)) for picture in pictures] == [size] * images
    kind = "image/svg+xml" if path == "vectorize" else "image/png"
    assert {picture.get_content_type() for picture in pictures} == {kind}


@pytest.mark.parametrize("path", MASKED)
def test_outside_of_the_mask_no_pixel_changes(api: httpx.Client, path: str) -> None:
    response = api.post(f"/images/{path}", json=as_json(path, response_format="multipart")).raise_for_status()
    for picture in parts(response)[1:]:
        result = pixels(content(picture))
        assert (result[HOLE == 0] == PHOTO[HOLE == 0]).all()
        assert (result[HOLE == 255] != PHOTO[HOLE == 255]).any()


def test_the_picture_inside_a_larger_canvas_stays(api: httpx.Client) -> None:
    response = api.post("/images/outpaint", json=as_json("outpaint", response_format="multipart")).raise_for_status()
    result = pixels(content(parts(response)[1]))
    assert (result[:HEIGHT, 64:] == PHOTO).all()
    assert result[:, :64].std() > 0


@pytest.mark.parametrize("path", DRAWING)
def test_vector_models_answer_with_svg(api: httpx.Client, path: str) -> None:
    request = as_json(path, model="svcv3_vector", n=1, response_format="b64_json")
    document = api.post(f"/images/{path}", json=request).raise_for_status().json()
    assert document["credits"] == 80
    assert base64.b64decode(document["data"][0]["b64_json"]).lstrip().startswith(b"<svg")


@pytest.mark.parametrize("path", ["eraseRegion", "removeBackground", "variateImage"])
def test_svg_in_svg_out(api: httpx.Client, path: str) -> None:
    fields = as_json(path, image_url=data_url(SVG, "svg+xml"), response_format="b64_json")
    document = api.post(f"/images/{path}", json=fields).raise_for_status().json()
    item = document["image"] if "image" in document else document["data"][0]
    assert base64.b64decode(item["b64_json"]).lstrip().startswith(b"<svg")


def test_svg_where_pixels_are_needed(api: httpx.Client) -> None:
    for path in ("vectorize", "inpaint", "crispUpscale"):
        refused = api.post(f"/images/{path}", json=as_json(path, image_url=data_url(SVG, "svg+xml")))
        check(refused, "image_format_unsupported", "image_url")


def test_own_links_are_read_from_the_library(api: httpx.Client) -> None:
    """The service is on loopback, where nothing may be fetched from: only the library can have it."""
    made = api.post("/images/crispUpscale", json=as_json("crispUpscale")).raise_for_status().json()
    link = made["image"]["url"]
    assert api.post("/images/removeBackground", json={"image_url": link}).status_code == 200
    forged = api.post("/images/removeBackground", json={"image_url": link[:-3] + "abc"})
    check(forged, "image_fetch_failed", "image_url")


def test_variations_of_a_generated_picture(api: httpx.Client) -> None:
    """The same by its link and by its file: either way the service knows how it was made."""
    made = api.post("/images/generations", json={"prompt": "a red fox", "model": "svcv4_1_flash"}).json()
    link = made["data"][0]["url"]
    file = httpx.get(link).raise_for_status().content
    request = {"size": "1:1", "random_seed": 5, "response_format": "b64_json"}
    by_link = api.post("/images/variateImage", json={**request, "image_url": link}).raise_for_status().json()
    by_file = api.post("/images/variateImage", data=request, files={"image": file}).raise_for_status().json()
    assert by_link["data"][0]["b64_json"] == by_file["data"][0]["b64_json"]


def tall(width: int, height: int) -> str:
    return data_url(png(np.zeros((height, width), np.uint8)))


def gray(change: Callable[[np.ndarray[Any, Any]], Any]) -> str:
    mask = HOLE.copy()
    change(mask)
    return data_url(png(mask))


REFUSED: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "no picture": ("removeBackground", {"image_url": None}, "required_field_missing", "image_url"),
    "no mask": ("inpaint", {"mask_url": None}, "required_field_missing", "mask_url"),
    "no prompt": ("inpaint", {"prompt": None}, "required_field_missing", "prompt"),
    "no strength": ("imageToImage", {"strength": None}, "required_field_missing", "strength"),
    "too strong": ("imageToImage", {"strength": 1.01}, "invalid_strength", "strength"),
    "too many": ("inpaint", {"n": 7}, "invalid_n", "n"),
    "V2": ("imageToImage", {"model": "svcv2"}, "unsupported_model", "model"),
    "Flash": ("imageToImage", {"model": "svcv4_1_flash"}, "unsupported_model", "model"),
    "V4 for inpainting": ("inpaint", {"model": "svcv4"}, "unsupported_model", "model"),
    "a style of V2": ("inpaint", {"style": "Kawaii"}, "unsupported_model", "style"),
    "a style for V4": ("imageToImage", {"style": "Photorealism", "model": "svcv4"}, "unsupported_parameter", "style"),
    "a negative prompt for V4": (
        "imageToImage",
        {"negative_prompt": "rain", "model": "svcv4_1"},
        "unsupported_parameter",
        "negative_prompt",
    ),
    "one pixel too narrow": ("removeBackground", {"image_url": tall(255, 300)}, "image_too_small", "image_url"),
    "one pixel too low for crisp": ("crispUpscale", {"image_url": tall(300, 31)}, "image_too_small", "image_url"),
    "one pixel too long": ("removeBackground", {"image_url": tall(4097, 300)}, "image_too_large", "image_url"),
    "an SVG too small to draw for": (
        "imageToImage",
        {"image_url": data_url(SVG.replace(b"0 0 320 256", b"0 0 1 300"), "svg+xml"), "model": "svcv3_vector"},
        "image_too_small",
        "image_url",
    ),
    "no image": ("removeBackground", {"image_url": data_url(b"no picture at all")}, "image_unreadable", "image_url"),
    "a broken image": ("removeBackground", {"image_url": data_url(FILE[:5000])}, "image_unreadable", "image_url"),
    "a private address": (
        "removeBackground",
        {"image_url": "http://127.0.0.1:1/a.png"},
        "image_fetch_failed",
        "image_url",
    ),
    "not an address": ("removeBackground", {"image_url": "photo.png"}, "invalid_image_url", "image_url"),
    "a mask of another size": ("inpaint", {"mask_url": tall(320, 255)}, "mask_size_mismatch", "mask_url"),
    "a black mask": ("inpaint", {"mask_url": gray(lambda mask: mask.fill(0))}, "mask_empty", "mask_url"),
    "a gray mask": ("eraseRegion", {"mask_url": gray(lambda mask: mask.put(5, 254))}, "mask_not_binary", "mask_url"),
    "a size that no model has": ("variateImage", {"size": "1000x1000"}, "invalid_size", "size"),
    "a size of another model": ("variateImage", {"size": "2048x2048", "model": "svcv3"}, "invalid_size", "size"),
    "nowhere to extend": ("outpaint", {"expand_left": 0, "expand_bottom": 0}, "required_field_missing", "size"),
    "too far": ("outpaint", {"expand_left": 4000}, "canvas_too_large", "expand_left"),
    "another stacking": ("vectorize", {"shape_stacking": "piled"}, "invalid_value", "shape_stacking"),
    "another refinement": ("refineDetails", {"refinement": "strong"}, "invalid_value", "refinement"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused_costs_nothing(api: httpx.Client, case: str) -> None:
    path, fields, code, param = REFUSED[case]
    before = left(api)
    check(api.post(f"/images/{path}", json=as_json(path, **fields)), code, param)
    assert left(api) == before


def test_a_file_and_its_address(api: httpx.Client) -> None:
    both = api.post("/images/removeBackground", data={"image_url": data_url(FILE)}, files={"file": FILE})
    check(both, "conflicting_parameters", "image")
    named_twice = api.post("/images/removeBackground", files={"file": FILE, "image": FILE})
    check(named_twice, "conflicting_parameters", "image")
    missing = api.post("/images/removeBackground", data={"response_format": "url"}, files={"other": b"x"})
    check(missing, "required_field_missing", "image")


def test_a_repeated_key_gets_the_first_answer(service: Service, api: httpx.Client) -> None:
    headers = {"Idempotency-Key": "erase once"}
    first = api.post("/images/eraseRegion", json=as_json("eraseRegion"), headers=headers).raise_for_status().json()
    before = left(api)
    again = api.post("/images/eraseRegion", json=as_json("eraseRegion"), headers=headers).raise_for_status().json()
    assert again == first
    assert left(api) == before
    other = api.post("/images/eraseRegion", json=as_json("eraseRegion", image_format="png"), headers=headers)
    check(other, "idempotency_key_reused", None)
