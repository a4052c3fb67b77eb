"""Every operation over HTTP, by a model of each family behind a real service."""

from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import httpx
import numpy as np
import pytest
from PIL import Image

from limner.imaging.encode import encode
from limner.imaging.oklab import nearest, to_oklab
from tests.api.service import Customer
from tests.diffusion.conftest import Models
from tests.diffusion.engines import Pixels
from tests.diffusion.service import DiffusionService, routes_to

SIDE = 256
"""Of the source: the least that the interface takes."""


class Client:
    """A customer of a service with one family."""

    def __init__(self, service: DiffusionService, family: str) -> None:
        self.service = service
        self.family = family
        self.customer: Customer = service.customer()
        self._http = httpx.Client(base_url=f"{service.url}/v1/images", headers=self.customer.headers, timeout=240)

    def close(self) -> None:
        """End its connections."""
        self._http.close()

    def draw(self, path: str = "/generations", *, by: str = "tiny", **body: Any) -> list[Pixels]:
        """The pictures of a request without one; they were made by that engine."""
        given = {"response_format": "b64_json", "image_format": "png", **body}
        return self._pictures(self._http.post(path, json=given), by)

    def edit(self, path: str, *, masked: bool = False, by: str = "tiny", **fields: Any) -> list[Pixels]:
        """The pictures of a request that brings one."""
        files = {"image": ("image.png", encode(photograph(), "png"))}
        if masked:
            mask = np.repeat(np.where(hole(), 255, 0).astype(np.uint8)[..., None], 3, 2)
            files["mask"] = ("mask.png", encode(mask, "png"))
        given = {"response_format": "b64_json", "image_format": "png", **fields}
        return self._pictures(self._http.post(path, data=given, files=files), by)

    def _pictures(self, answer: httpx.Response, by: str) -> list[Pixels]:
        assert answer.status_code == 200, answer.text
        body = answer.json()
        images = body["data"] if "data" in body else [body["image"]]
        assert self.service.jobs_done(by) >= len(images)
        return [np.asarray(Image.open(BytesIO(b64decode(image["b64_json"]))).convert("RGB")) for image in images]


def photograph() -> Pixels:
    """A disc before a ground."""
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    pixels = np.repeat((220 - rows // 4)[..., None], 3, 2).astype(np.uint8)
    pixels[(rows - 128) ** 2 + (columns - 128) ** 2 < 70**2] = (20, 40, 220)
    return pixels


def hole() -> np.ndarray[Any, np.dtype[np.bool_]]:
    mask = np.zeros((SIDE, SIDE), np.bool_)
    mask[40:200, 60:180] = True
    return mask


def sizes(pictures: list[Pixels]) -> list[tuple[int, int]]:
    return [(picture.shape[1], picture.shape[0]) for picture in pictures]


@pytest.fixture(scope="module", params=["sdxl", "flux", "flux2-klein", "z-image"])
def client(
    request: pytest.FixtureRequest, models: Models, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Client]:
    """A service in which all that models do is done by one of this family; what it does not, by the darkroom."""
    family = request.param
    model = {"model": str(models(family)), "device": "cpu", "steps": 2}
    routes = routes_to("tiny")
    if family == "flux2-klein":
        for operation in ("creative_upscale", "refine_details"):
            routes[operation] = ("darkroom",)
    service = DiffusionService(tmp_path_factory.mktemp(family) / "data", {"tiny": model}, routes)
    service.open("tiny")
    opened = Client(service, family)
    yield opened
    opened.close()
    service.stop()


def test_generate(client: Client) -> None:
    pictures = client.draw(prompt="a fox", model="svcv3", size="1:1", n=2, seed=7)
    assert sizes(pictures) == [(1024, 1024)] * 2
    assert (pictures[0] != pictures[1]).any()


def test_a_size_that_no_family_draws(client: Client) -> None:
    assert sizes(client.draw(prompt="a fox", model="svcv3", size="1365x1024")) == [(1365, 1024)]


def test_generate_with_all_controls(client: Client) -> None:
    wanted = [{"rgb": [200, 30, 40], "weight": 0.7}, {"rgb": [20, 30, 90], "weight": 0.3}]
    word = {"text": "FOX", "bbox": [[0.1, 0.1], [0.9, 0.1], [0.9, 0.3], [0.1, 0.3]]}
    plain = {"prompt": "a fox", "model": "svcv3", "seed": 3, "size": "1:1"}
    coloured: dict[str, Any] = {**plain, "controls": {"colors": wanted, "no_text": True}}
    (without,) = client.draw(**coloured)
    groups = nearest(to_oklab(without[::4, ::4].reshape(-1, 3)), to_oklab(np.array([each["rgb"] for each in wanted])))
    assert abs((groups == 0).mean() - 0.7) < 0.1, "noise is the worst that there is"
    (lettered,) = client.draw(**{**coloured, "text_layout": [word]})
    changed = (lettered != without).any(2)
    assert changed[102:307].mean() > 0.02
    assert not changed[400:].any()


def test_explore_and_explore_further(client: Client) -> None:
    body = {"prompt": "a fox", "model": "svcv4", "size": "1:1"}
    http, headers = client._http, client.customer.headers
    answer = http.post("/explore", json=body, headers=headers).raise_for_status().json()
    assert len(answer["data"]) == 8
    image_id = answer["data"][0]["image_id"]
    similar = client.draw("/explore/similar", source_image_id=image_id, similarity=4)
    assert sizes(similar) == [(1024, 1024)] * 4
    assert (similar[0] != similar[1]).any()


def test_image_to_image(client: Client) -> None:
    pictures = client.edit("/imageToImage", prompt="a fox", strength="0.7", n="2", model="svcv3")
    assert sizes(pictures) == [(SIDE, SIDE)] * 2


@pytest.mark.parametrize("path", ["/inpaint", "/generateBackground", "/eraseRegion"])
def test_where_there_is_a_mask(client: Client, path: str) -> None:
    fields = {} if path == "/eraseRegion" else {"prompt": "a fox"}
    (made,) = client.edit(path, masked=True, **fields)
    assert (made[~hole()] == photograph()[~hole()]).all()
    assert (made[hole()] != photograph()[hole()]).any(1).mean() > 0.5


def test_outpaint(client: Client) -> None:
    (made,) = client.edit("/outpaint", prompt="a fox", expand_left="64", expand_bottom="32")
    assert sizes([made]) == [(SIDE + 64, SIDE + 32)]
    assert (made[:SIDE, 64:] == photograph()).all()
    assert made[SIDE:].std() > 1


def test_replace_background(client: Client) -> None:
    (made,) = client.edit("/replaceBackground", prompt="a forest")
    assert sizes([made]) == [(SIDE, SIDE)]
    assert np.abs(made[110:146, 110:146].astype(int) - (20, 40, 220)).max() <= 2
    assert (made[:20] != photograph()[:20]).any(2).mean() > 0.5


def test_variate(client: Client) -> None:
    assert sizes(client.edit("/variateImage", size="1:1", n="2", model="svcv3")) == [(1024, 1024)] * 2


def test_creative_upscale(client: Client) -> None:
    by = "darkroom" if client.family == "flux2-klein" else "tiny"
    assert sizes(client.edit("/creativeUpscale", by=by)) == [(4 * SIDE, 4 * SIDE)]


def test_refine_details(client: Client) -> None:
    by = "darkroom" if client.family == "flux2-klein" else "tiny"
    assert sizes(client.edit("/refineDetails", by=by)) == [(2048, 2048)]


def test_the_books_add_up(client: Client) -> None:
    assert client.service.account(client.customer).balance < 100_000
    assert not client.service.audit()
