"""`kind = "spandrel"` for enlarging: models whose every pixel is known, and files that are none."""

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.torch import load_file, save_file

from limner.engines.base import Cancelled, EngineError, Unwatched
from limner.engines.instances import configured
from limner.engines.jobs import CrispUpscaleJob, RemoveBackgroundJob
from limner.engines.spandrel.engine import Spandrel
from limner.engines.spandrel.kind import KIND
from limner.engines.spandrel.library import spandrel
from limner.imaging.source import probe
from limner.kit.errors import SettingsError
from limner.workshop.orders import Order
from limner.workshop.perform import perform
from tests.diffusion.engines import Pixels
from tests.diffusion.jobs import picture
from tests.watches import Counting

RANDOM = np.random.default_rng(3)


def compact(file: Path, scale: int = 4) -> Path:
    """Real-ESRGAN Compact with all weights zero: what is left is nearest-neighbour enlargement, exactly."""
    spandrel()
    from spandrel.architectures.Compact import Compact

    model = Compact(num_feat=8, num_conv=1, upscale=scale)
    save_file({name: torch.zeros_like(value) for name, value in model.state_dict().items()}, file)
    return file


def engine(file: Path, **more: object) -> Spandrel:
    made = Spandrel(KIND.options.model_validate({"model": file, **more}))  # type: ignore[arg-type]
    made.warm_up()
    return made


def enlarged(enlarger: Spandrel, pixels: Pixels, factor: int) -> Pixels:
    """The file's pixels, by the way of every job in a worker."""
    high, wide = pixels.shape[:2]
    job = CrispUpscaleJob(picture(pixels), factor * wide, factor * high)
    return probe(perform(enlarger, Order(("up",), job, "png"), Unwatched()).data).pixels()


def repeated(pixels: Pixels, factor: int) -> Pixels:
    return pixels.repeat(factor, 0).repeat(factor, 1)


@pytest.mark.parametrize(("scale", "factor"), [(4, 4), (2, 2), (2, 4)])
@pytest.mark.parametrize("size", [(20, 33), (64, 64), (90, 150)])
def test_every_pixel_is_where_it_belongs(tmp_path: Path, scale: int, factor: int, size: tuple[int, int]) -> None:
    """In one tile and in many, by one run and by two."""
    pixels = RANDOM.integers(0, 256, (*size, 3), np.uint8)
    made = enlarged(engine(compact(tmp_path / "model.safetensors", scale), tile=64), pixels, factor)
    assert (made == repeated(pixels, factor)).all()


def test_a_scale_that_is_too_large_is_brought_down(tmp_path: Path) -> None:
    pixels = RANDOM.integers(0, 256, (40, 40, 3), np.uint8)
    made = enlarged(engine(compact(tmp_path / "model.safetensors", 4)), pixels, 2)
    assert made.shape == (80, 80, 3)
    assert np.abs(made.astype(int) - repeated(pixels, 2)).max() <= 1


def test_alpha_is_kept(tmp_path: Path) -> None:
    pixels = RANDOM.integers(0, 256, (40, 60, 4), np.uint8)
    pixels[..., 3] = 0
    pixels[:, 30:, 3] = 255
    made = enlarged(engine(compact(tmp_path / "model.safetensors")), pixels, 4)
    assert made.shape == (160, 240, 4)
    assert (made[:, :110, 3] == 0).all()
    assert (made[:, 130:, 3] == 255).all()
    assert (made[:, 130:, :3] == repeated(pixels, 4)[:, 130:, :3]).all()


def test_tiles_are_progress_and_places_to_stop(tmp_path: Path) -> None:
    enlarger = engine(compact(tmp_path / "model.safetensors"), tile=32)
    job = CrispUpscaleJob(picture(np.zeros((32, 80, 3), np.uint8)), 320, 128)
    watch = Counting()
    enlarger.run(job, watch)
    total = watch.steps[0][1]
    assert watch.steps == [(done, total) for done in range(1, total + 1)]
    assert total > 2
    with pytest.raises(Cancelled):
        enlarger.run(job, Counting(leave_after=2))


def test_too_little_memory(tmp_path: Path) -> None:
    enlarger = engine(compact(tmp_path / "model.safetensors"))

    def refuse(*_: object) -> None:
        raise torch.OutOfMemoryError("tried to allocate")

    handle = enlarger._model.loaded.model.register_forward_pre_hook(refuse)
    with pytest.raises(EngineError, match="set a smaller tile") as caught:
        enlarged(enlarger, np.zeros((40, 40, 3), np.uint8), 4)
    assert caught.value.code == "engine_out_of_memory"
    handle.remove()
    assert enlarged(enlarger, np.zeros((40, 40, 3), np.uint8), 4).shape == (160, 160, 3)


def test_another_operation_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="does not serve remove_background"):
        engine(compact(tmp_path / "model.safetensors")).run(
            RemoveBackgroundJob(picture(np.zeros((40, 40, 3), np.uint8)), 40, 40), Unwatched()
        )


def test_files_that_are_no_models(tmp_path: Path) -> None:
    junk = tmp_path / "junk.safetensors"
    save_file({"a": torch.zeros(3)}, junk)
    with pytest.raises(EngineError, match="of no architecture that spandrel knows") as caught:
        engine(junk)
    assert caught.value.code == "engine_not_loaded"


def test_a_pickle_for_the_other_task(tmp_path: Path) -> None:
    """Only once it is loaded it is seen to be for enlarging."""
    file = compact(tmp_path / "model.safetensors")
    torch.save(load_file(file), tmp_path / "model.pth")
    with pytest.raises(
        EngineError, match=r"does not fill holes in pictures; task = \"upscale\" would fit it"
    ) as caught:
        engine(tmp_path / "model.pth", allow_pickle=True, task="erase")
    assert caught.value.code == "engine_not_loaded"
    assert engine(tmp_path / "model.pth", allow_pickle=True)


@pytest.mark.skipif(find_spec("torchvision") is not None, reason="there is torchvision")
def test_what_needs_torchvision_says_so() -> None:
    spandrel()
    from spandrel.architectures.LaMa.__arch import LaMa

    with pytest.raises(EngineError, match="pip install torchvision"):
        LaMa.rotate(torch.zeros(1), 3)
    with pytest.raises(EngineError, match="pip install torchvision"):
        _ = LaMa.InterpolationMode.BILINEAR


def test_what_the_settings_refuse(tmp_path: Path) -> None:
    (tmp_path / "model.pth").touch()
    for values, said in (
        ({"model": str(tmp_path / "model.pth")}, "is a pickle, which runs code"),
        ({"model": str(tmp_path / "nowhere")}, "engines.up: model: there is no file"),
        ({"model": "x", "device": "gpu"}, "engines.up.device: 'gpu' cannot be used; accepted: cpu, cuda"),
    ):
        with pytest.raises(SettingsError) as caught:
            configured({"up": {"kind": "spandrel", **values}})
        assert said in caught.value.message


def test_a_pickle_that_is_allowed_runs_nothing(tmp_path: Path) -> None:
    """spandrel's own loader takes tensors alone; what would run code is refused by it as well."""

    class Bomb:
        def __reduce__(self) -> tuple[object, tuple[object, ...]]:
            return Path.touch, (tmp_path / "trace",)

    torch.save({"a": Bomb()}, tmp_path / "model.pth")
    with pytest.raises(EngineError, match="cannot be loaded"):
        engine(tmp_path / "model.pth", allow_pickle=True)
    assert not (tmp_path / "trace").exists()


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_no_gpu(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="There is no cuda:0 here"):
        engine(compact(tmp_path / "model.safetensors"), device="cuda")
