"""`kind = "spandrel"` for erasing: a model of LaMa's architecture that fills every hole with one colour."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from limner.engines.base import Artwork, EngineError, Unwatched
from limner.engines.jobs import CrispUpscaleJob, EraseRegionJob
from limner.engines.spandrel.engine import Spandrel
from limner.engines.spandrel.kind import KIND
from limner.imaging.source import probe
from limner.kit.errors import InvalidRequest
from limner.workshop.orders import Order
from limner.workshop.perform import perform
from tests.diffusion.engines import Pixels
from tests.diffusion.jobs import hole, mask_of, picture, scene
from tests.diffusion.lama import lama

RGB = (0.8, 0.4, 0.1)
COLOUR = np.array([204, 102, 26])


@pytest.fixture(scope="module")
def eraser(tmp_path_factory: pytest.TempPathFactory) -> Spandrel:
    file = lama(tmp_path_factory.mktemp("lama") / "lama.safetensors", RGB)
    made = Spandrel(KIND.options.model_validate({"model": file}))  # type: ignore[arg-type]
    made.warm_up()
    return made


@pytest.fixture
def shown(eraser: Spandrel) -> Iterator[list[tuple[Any, Any]]]:
    """The pictures and masks that the model has been given."""
    given: list[tuple[Any, Any]] = []
    handle = eraser._model.loaded.model.register_forward_pre_hook(lambda _, args: given.append(args))
    yield given
    handle.remove()


def job(pixels: Pixels) -> EraseRegionJob:
    high, wide = pixels.shape[:2]
    return EraseRegionJob(picture(pixels), wide, high, mask_of(hole()[:high, :wide]))


def erased(eraser: Spandrel, pixels: Pixels) -> Pixels:
    """The engine's own pixels, before anybody has looked at what it kept."""
    made: Artwork = eraser.run(job(pixels), Unwatched())
    assert made.pixels is not None
    return made.pixels


def test_what_is_under_the_mask_is_the_models_and_the_rest_stays(eraser: Spandrel) -> None:
    pixels = scene()
    made = erased(eraser, pixels)
    assert np.abs(made[hole()].astype(int) - COLOUR).max() <= 1
    assert (made[~hole()] == pixels[~hole()]).all()
    file = perform(eraser, Order(("erase",), job(pixels), "png"), Unwatched())
    assert (probe(file.data).pixels() == made).all()


def test_alpha_stays_under_the_mask_as_well(eraser: Spandrel) -> None:
    alpha = np.full(hole().shape, 255, np.uint8)
    alpha[:, :30], alpha[30:] = 90, 0
    made = erased(eraser, np.dstack([scene(), alpha]))
    assert (made[..., 3] == alpha).all()
    assert np.abs(made[hole()][:, :3].astype(int) - COLOUR).max() <= 1
    assert (made[~hole()][:, :3] == scene()[~hole()]).all()


def test_the_model_is_shown_the_picture_and_the_hole_in_a_size_that_it_takes(
    eraser: Spandrel, shown: list[tuple[Any, Any]]
) -> None:
    """70×50 pixels, padded to what can be halved three times."""
    pixels = scene()[:50, :70]
    erased(eraser, pixels)
    ((image, mask),) = shown
    assert image.shape == (1, 3, 56, 72)
    assert mask.shape == (1, 1, 56, 72)
    assert (torch.round(image[0, :, :50, :70] * 255).byte().permute(1, 2, 0).numpy() == pixels).all()
    assert (mask[0, 0, :50, :70].numpy() == hole()[:50, :70]).all()


def test_an_svg_loses_its_shapes(eraser: Spandrel, shown: list[tuple[Any, Any]]) -> None:
    shapes = "<rect width='72' height='56' fill='#ccc'/><circle cx='40' cy='25' r='9' fill='red'/>"
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 56'>{shapes}</svg>"
    file = perform(
        eraser, Order(("erase",), EraseRegionJob(probe(svg.encode()), 72, 56, mask_of(hole())), "png"), Unwatched()
    )
    assert file.extension == "svg"
    assert b"red" not in file.data
    assert not shown


def test_a_mask_that_is_none(eraser: Spandrel) -> None:
    gray = picture(np.full((56, 72, 3), 100, np.uint8))
    with pytest.raises(InvalidRequest) as caught:
        eraser.run(EraseRegionJob(picture(scene()), 72, 56, gray), Unwatched())
    assert caught.value.code == "mask_not_binary"


def test_too_little_memory(eraser: Spandrel) -> None:
    def refuse(*_: object) -> None:
        raise torch.OutOfMemoryError("tried to allocate")

    handle = eraser._model.loaded.model.register_forward_pre_hook(refuse)
    with pytest.raises(EngineError, match="set a smaller tile") as caught:
        erased(eraser, scene())
    assert caught.value.code == "engine_out_of_memory"
    handle.remove()


def test_it_enlarges_nothing(eraser: Spandrel) -> None:
    with pytest.raises(EngineError, match="does not serve crisp_upscale"):
        eraser.run(CrispUpscaleJob(picture(scene()), 144, 112), Unwatched())


def test_weights_that_are_not_the_architectures(tmp_path: Path) -> None:
    """A header that tells of LaMa, and too few tensors behind it."""
    from safetensors.torch import save_file

    save_file({"model.model.1.bn_l.running_mean": torch.zeros(64)}, tmp_path / "model.safetensors")
    options = KIND.options.model_validate({"model": tmp_path / "model.safetensors"})
    with pytest.raises(EngineError, match="cannot be loaded") as caught:
        Spandrel(options).warm_up()  # type: ignore[arg-type]
    assert caught.value.code == "engine_not_loaded"
