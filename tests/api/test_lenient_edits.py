"""`/images/edits` and the files that come out as OpenAI's clients mean them, of a lenient service and a strict one."""

import base64
import io
from collections.abc import Iterator
from typing import Any

import httpx
import numpy as np
import pytest
from PIL import Image

from tests.api.service import Service
from tests.api.test_edits import FILE, HEIGHT, HOLE, PHOTO, WIDTH, data_url, png
from tests.api.test_lenient import HINT, IGNORED, SIZE, client_of

pytestmark = pytest.mark.xdist_group("lenient")

HOLED = png(np.dstack([PHOTO, np.where(HOLE == 255, 0, 255).astype(np.uint8)]))
BLUE = png(np.full((64, 64, 3), (20, 40, 200), np.uint8))
PROMPT = {"prompt": "a red balloon"}


@pytest.fixture
def both(lenient: Service, strict: Service) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    """Clients of the lenient service and of the strict one."""
    with client_of(lenient) as one, client_of(strict) as other:
        yield one, other


def picture(response: httpx.Response) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(response.raise_for_status().json()["data"][0]["b64_json"])))


def test_a_hole_in_the_picture_is_the_mask(both: tuple[httpx.Client, httpx.Client]) -> None:
    lenient, strict = both
    edited = picture(lenient.post("/images/edits", data=PROMPT, files={"image": HOLED}))
    result = np.asarray(edited.convert("RGBA"))
    assert (result[..., :3][HOLE == 0] == PHOTO[HOLE == 0]).all()
    assert (result[..., 3] == 255).all()
    assert (result[..., :3][HOLE == 255] != PHOTO[HOLE == 255]).any()
    # To a strict one it is a picture with transparency.
    form = {**PROMPT, "response_format": "b64_json"}
    kept = np.asarray(picture(strict.post("/images/edits", data=form, files={"image": HOLED})).convert("RGBA"))
    assert (kept[..., 3][HOLE == 255] == 0).all()


@pytest.mark.parametrize("masked", [False, True])
def test_the_size_of_an_edit(both: tuple[httpx.Client, httpx.Client], masked: bool) -> None:
    form = {**PROMPT, "size": "1536x1024", "model": "svcv3"}
    files = {"image": FILE, **({"mask": png(HOLE)} if masked else {})}
    lenient, strict = both
    sized = lenient.post("/images/edits", data=form, files=files)
    assert picture(sized).size == (1536, 1024)
    assert sized.headers[SIZE] == "1536x1024"
    plain = strict.post("/images/edits", data=form, files=files)
    assert plain.headers[SIZE] == f"{WIDTH}x{HEIGHT}"
    assert plain.headers[IGNORED] == "size"


def test_an_automatic_size_is_the_pictures_own(both: tuple[httpx.Client, httpx.Client]) -> None:
    answer = both[0].post("/images/edits", data={**PROMPT, "size": "auto"}, files={"image": FILE})
    assert answer.headers[SIZE] == f"{WIDTH}x{HEIGHT}"


def test_several_pictures(both: tuple[httpx.Client, httpx.Client]) -> None:
    """The first is edited, in the style of the others, which costs what references cost."""
    lenient, strict = both
    files = [("image[]", FILE), ("image[]", BLUE), ("image[]", BLUE)]
    form = {**PROMPT, "random_seed": "1", "strength": "0.9"}
    several = lenient.post("/images/edits", data=form, files=files)
    alone = lenient.post("/images/edits", data=form, files=files[:1])
    assert several.json()["credits"] == alone.json()["credits"] + 5
    assert picture(several).size == picture(alone).size == (WIDTH, HEIGHT)
    assert np.asarray(picture(several)).mean((0, 1))[2] > np.asarray(picture(alone)).mean((0, 1))[2]
    refused = strict.post("/images/edits", data=form, files=files)
    assert refused.status_code == 400
    assert HINT in refused.json()["message"]


def test_at_most_sixteen_pictures(both: tuple[httpx.Client, httpx.Client]) -> None:
    lenient, _ = both
    refused = lenient.post("/images/edits", data=PROMPT, files=[("image", BLUE)] * 17)
    assert refused.status_code == 400
    assert "16" in refused.json()["message"]


def test_pictures_as_openai_writes_them_in_json(both: tuple[httpx.Client, httpx.Client]) -> None:
    lenient, strict = both
    body = {
        **PROMPT,
        "images": [{"image_url": data_url(FILE)}, {"image_url": data_url(BLUE)}],
        "mask": {"image_url": data_url(png(HOLE))},
    }
    answer = lenient.post("/images/edits", json=body)
    assert (np.asarray(picture(answer))[HOLE == 0] == PHOTO[HOLE == 0]).all()
    assert answer.json()["credits"] == 45
    refused = strict.post("/images/edits", json=body)
    assert refused.status_code == 400
    assert HINT in refused.json()["message"]


def test_both_a_link_and_base64_for_those_who_do_not_say(both: tuple[httpx.Client, httpx.Client]) -> None:
    lenient, strict = both
    for client, fields in ((lenient, {"image_id", "url", "b64_json"}), (strict, {"image_id", "url"})):
        edited = client.post("/images/edits", data=PROMPT, files={"image": FILE}).raise_for_status().json()
        drawn = client.post("/images/generations", json={"prompt": "x"}).raise_for_status().json()
        assert edited["data"][0].keys() == drawn["data"][0].keys() == fields
    item = drawn_by(lenient)
    assert httpx.get(item["url"]).content == base64.b64decode(item["b64_json"])
    assert drawn_by(lenient, response_format="url").keys() == {"image_id", "url"}
    assert drawn_by(lenient, response_format="b64_json").keys() == {"image_id", "b64_json"}


def drawn_by(client: httpx.Client, **fields: Any) -> dict[str, Any]:
    item: dict[str, Any] = (
        client.post("/images/generations", json={"prompt": "x", **fields}).raise_for_status().json()["data"][0]
    )
    return item


@pytest.mark.parametrize("kind", ["png", "jpeg", "webp"])
def test_the_output_format(both: tuple[httpx.Client, httpx.Client], kind: str) -> None:
    lenient, strict = both
    answer = lenient.post("/images/generations", json={"prompt": "x", "output_format": kind})
    assert (picture(answer).format or "").lower() == kind
    assert IGNORED not in answer.headers
    link = httpx.get(answer.json()["data"][0]["url"])
    assert link.headers["content-type"] == f"image/{kind}"
    edited = lenient.post("/images/edits", data={**PROMPT, "output_format": kind}, files={"image": FILE})
    assert (picture(edited).format or "").lower() == kind
    plain = strict.post("/images/generations", json={"prompt": "x", "output_format": kind})
    assert plain.headers[IGNORED] == "output_format"


def test_compression_makes_files_smaller_where_the_format_can(both: tuple[httpx.Client, httpx.Client]) -> None:
    lenient, _ = both

    def size(**fields: str) -> int:
        answer = lenient.post("/images/edits", data={**PROMPT, "strength": "0", **fields}, files={"image": FILE})
        return len(base64.b64decode(answer.raise_for_status().json()["data"][0]["b64_json"]))

    assert size(output_compression="20") < size(output_compression="90") < size()
    assert size(output_format="jpeg", output_compression="20") < size(output_format="jpeg")
    whole = lenient.post("/images/generations", json={"prompt": "x", "output_format": "png", "output_compression": 5})
    assert whole.headers[IGNORED] == "output_compression"


def test_a_transparent_background(both: tuple[httpx.Client, httpx.Client]) -> None:
    """The subject stays; it costs what removing a background costs besides."""
    lenient, strict = both
    form = {**PROMPT, "background": "transparent", "strength": "0", "output_format": "png"}
    cut = lenient.post("/images/edits", data=form, files={"image": FILE})
    alpha = np.asarray(picture(cut).convert("RGBA"))[..., 3]
    assert alpha.min() == 0
    assert alpha.max() == 255
    assert cut.json()["credits"] == 45
    body = {"prompt": "x", "background": "transparent"}
    drawn = lenient.post("/images/generations", json={**body, "n": 2, "model": "svcv3_vector"}).raise_for_status()
    assert drawn.json()["credits"] == 2 * 90
    assert IGNORED not in drawn.headers
    assert strict.post("/images/generations", json=body).headers[IGNORED] == "background"
    clash = lenient.post("/images/generations", json={**body, "output_format": "jpeg"})
    assert clash.json()["code"] == "conflicting_parameters"


def test_quality_is_the_models_affair(both: tuple[httpx.Client, httpx.Client]) -> None:
    for client in both:
        answer = client.post("/images/generations", json={"prompt": "x", "quality": "hd", "user": "me"})
        assert answer.json()["credits"] == 35
        assert set(answer.headers[IGNORED].split(", ")) == {"quality", "user"}
    wrong = both[0].post("/images/generations", json={"prompt": "x", "quality": "superb"})
    assert wrong.json()["error"]["param"] == "quality"
