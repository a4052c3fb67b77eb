"""`kind = "onnx-matting"`: a model that takes what is bright for the subject, and files that are no models."""

from pathlib import Path

import numpy as np
import pytest

from limner.engines.base import EngineError, Unwatched
from limner.engines.instances import configured
from limner.engines.jobs import CrispUpscaleJob, RemoveBackgroundJob
from limner.engines.matting.engine import Matting
from limner.engines.matting.kind import KIND
from limner.engines.matting.presets import PRESETS
from limner.imaging.source import probe
from limner.kit.errors import SettingsError
from limner.workshop.orders import Order
from limner.workshop.perform import perform
from tests.diffusion.engines import Pixels
from tests.diffusion.jobs import picture
from tests.diffusion.onnx_files import flat, mean_of_channels


def white_square() -> Pixels:
    pixels = np.zeros((90, 130, 3), np.uint8)
    pixels[20:70, 40:100] = 255
    return pixels


def engine(file: Path, data: bytes, preset: str = "u2net", **more: object) -> Matting:
    file.write_bytes(data)
    made = Matting(KIND.options.model_validate({"model": file, "preset": preset, "threads": 1, **more}))  # type: ignore[arg-type]
    made.warm_up()
    return made


def cut_out(matting: Matting, pixels: Pixels) -> Pixels:
    """The file's pixels, by the way of every job in a worker."""
    job = RemoveBackgroundJob(picture(pixels), pixels.shape[1], pixels.shape[0])
    return probe(perform(matting, Order(("cut",), job, "png"), Unwatched()).data).pixels()


@pytest.mark.parametrize("preset", ["u2net", "isnet", "rmbg"])
@pytest.mark.parametrize("side", [64, "side"])
def test_the_subject_stays_and_the_rest_goes(tmp_path: Path, preset: str, side: "int | str") -> None:
    made = cut_out(engine(tmp_path / "model.onnx", mean_of_channels(side), preset), white_square())
    assert made.shape == (90, 130, 4)
    assert (made[25:65, 45:95] == 255).all()
    assert (made[:14, :, 3] == 0).all()
    assert (made[:, :32, 3] == 0).all()


def test_the_logistic_function_is_that_of_its_preset(tmp_path: Path) -> None:
    """Of the normalised values of white and black, as BiRefNet's answer is read."""
    made = cut_out(engine(tmp_path / "model.onnx", mean_of_channels(), "birefnet"), white_square())
    preset = PRESETS["birefnet"]
    white, black = (
        np.mean([(value - mean) / deviation for mean, deviation in zip(preset.mean, preset.deviation, strict=True)])
        for value in (1.0, 0.0)
    )
    assert abs(int(made[45, 70, 3]) - 255 / (1 + np.exp(-white))) <= 1
    assert abs(int(made[2, 2, 3]) - 255 / (1 + np.exp(-black))) <= 1


def test_what_was_transparent_stays_so(tmp_path: Path) -> None:
    alpha = np.full((90, 130), 255, np.uint8)
    alpha[:45] = 0
    made = cut_out(engine(tmp_path / "model.onnx", mean_of_channels()), np.dstack([white_square(), alpha]))
    assert (made[:45, :, 3] == 0).all()
    assert (made[50:65, 45:95, 3] == 255).all()


def test_a_picture_of_one_colour_is_no_fault(tmp_path: Path) -> None:
    made = cut_out(engine(tmp_path / "model.onnx", mean_of_channels()), np.full((80, 80, 3), 90, np.uint8))
    assert made.shape[:2] == (80, 80)


def test_an_svg_stays_one(tmp_path: Path) -> None:
    shapes = "<rect width='80' height='60' fill='#ccc'/><circle cx='40' cy='30' r='15' fill='red'/>"
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 60'>{shapes}</svg>"
    job = RemoveBackgroundJob(probe(svg.encode()), 80, 60)
    file = perform(engine(tmp_path / "model.onnx", mean_of_channels()), Order(("cut",), job, "png"), Unwatched())
    assert file.extension == "svg"
    assert b"red" in file.data
    assert b"#ccc" not in file.data


@pytest.mark.parametrize(
    ("data", "said"), [(b"no model", "cannot be loaded"), (flat(), "is no matting model: its answer has the shape")]
)
def test_files_that_are_no_models(tmp_path: Path, data: bytes, said: str) -> None:
    with pytest.raises(EngineError, match=said) as caught:
        engine(tmp_path / "model.onnx", data)
    assert caught.value.code == "engine_not_loaded"


def test_no_gpu(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match=r"There is no cuda:0 for onnxruntime .*: install onnxruntime-gpu"):
        engine(tmp_path / "model.onnx", mean_of_channels(), device="cuda")


def test_another_operation_is_refused(tmp_path: Path) -> None:
    job = CrispUpscaleJob(picture(white_square()), 260, 180)
    with pytest.raises(EngineError, match="does not serve crisp_upscale"):
        engine(tmp_path / "model.onnx", mean_of_channels()).run(job, Unwatched())


def test_what_the_settings_refuse(tmp_path: Path) -> None:
    for values, said in (
        ({"model": str(tmp_path / "nowhere"), "preset": "u2net"}, "engines.cut: model: there is no file"),
        ({"model": "x"}, "engines.cut.preset is not set."),
        ({"model": "x", "preset": "sam"}, "engines.cut.preset: 'sam' cannot be used; accepted: 'u2net', 'isnet'"),
    ):
        with pytest.raises(SettingsError) as caught:
            configured({"cut": {"kind": "onnx-matting", **values}})
        assert said in caught.value.message
