"""Models for single tasks over HTTP: a matting model cuts out, for replaced backgrounds too, and another one erases."""

from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO

import httpx
import numpy as np
import pytest
from PIL import Image

from limner.imaging.encode import encode
from tests.diffusion.conftest import Models
from tests.diffusion.engines import Pixels
from tests.diffusion.lama import lama
from tests.diffusion.onnx_files import mean_of_channels
from tests.diffusion.service import DiffusionService

SIDE = 256
LIGHT = 120
"""Columns on the left of the picture that are white; the matting model takes what is bright for the subject."""


@pytest.fixture(scope="module")
def service(models: Models, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DiffusionService]:
    """A service with all of them in one process; a matting model that cannot be loaded stands before the other."""
    files = tmp_path_factory.mktemp("files")
    (files / "broken.onnx").write_bytes(b"no model")
    (files / "matting.onnx").write_bytes(mean_of_channels())
    matting = {"kind": "onnx-matting", "preset": "u2net", "threads": 1}
    engines = {
        "broken": {**matting, "model": str(files / "broken.onnx")},
        "cutter": {**matting, "model": str(files / "matting.onnx")},
        "eraser": {"kind": "spandrel", "model": str(lama(files / "lama.safetensors", (0.8, 0.4, 0.1))), "tile": 64},
        "tiny": {"model": str(models("sdxl")), "device": "cpu", "steps": 2},
    }
    routes = {
        "remove_background": ("broken", "cutter", "darkroom"),
        "replace_background:svcv3": ("tiny", "darkroom"),
        "erase_region": ("eraser", "darkroom"),
    }
    made = DiffusionService(tmp_path_factory.mktemp("data") / "data", engines, routes)
    made.open("cutter", "eraser", "tiny")
    yield made
    made.stop()


def picture() -> Pixels:
    """White on the left, dark on the right: nothing that the darkroom would take for a subject before a ground."""
    pixels = np.full((SIDE, SIDE, 3), 40, np.uint8)
    pixels[:, :LIGHT] = 255
    return pixels


def made(service: DiffusionService, path: str, files: dict[str, Pixels], **fields: str) -> tuple[Pixels, str, int]:
    """The picture of a request, who made it, and what it cost."""
    answer = httpx.post(
        f"{service.url}/v1/images/{path}",
        headers=service.customer().headers,
        data={"response_format": "b64_json", "image_format": "png", **fields},
        files={name: (f"{name}.png", encode(pixels, "png")) for name, pixels in files.items()},
        timeout=240,
    )
    assert answer.status_code == 200, answer.text
    body = answer.json()
    image = (body["data"] if "data" in body else [body["image"]])[0]
    return (
        np.asarray(Image.open(BytesIO(b64decode(image["b64_json"])))),
        answer.headers["X-Limner-Engine"],
        body["credits"],
    )


def test_the_background_is_removed(service: DiffusionService) -> None:
    pixels, engine, _ = made(service, "removeBackground", {"image": picture()})
    assert engine == "cutter"
    assert (pixels[:, : LIGHT - 8, 3] == 255).all()
    assert (pixels[:, LIGHT + 8 :, 3] < 20).all()


def test_a_replaced_background_keeps_what_the_matting_model_has_found(service: DiffusionService) -> None:
    before = service.jobs_done("cutter")
    pixels, engine, units = made(service, "replaceBackground", {"image": picture()}, prompt="a forest")
    assert (engine, units) == ("tiny", 40)
    assert service.jobs_done("cutter") == before + 1
    assert (pixels[:, : LIGHT - 8, :3] == 255).all()
    assert (pixels[:, LIGHT + 8 :, :3] != 40).any(2).mean() > 0.9


def test_a_region_is_erased(service: DiffusionService) -> None:
    hole = np.zeros((SIDE, SIDE), np.bool_)
    hole[60:120, 90:180] = True
    mask = np.repeat(np.where(hole, 255, 0).astype(np.uint8)[..., None], 3, 2)
    source = np.dstack([picture(), np.full((SIDE, SIDE), 200, np.uint8)])
    pixels, engine, _ = made(service, "eraseRegion", {"image": source, "mask": mask})
    assert engine == "eraser"
    assert (pixels[~hole] == source[~hole]).all()
    assert (pixels[..., 3] == 200).all()
    assert np.abs(pixels[75:105, 110:160, :3].astype(int) - (204, 102, 26)).max() <= 3
