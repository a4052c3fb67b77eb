"""A model as a single file: its own weights at each step, everything else from another model of its family."""

import shutil
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from limner.engines.base import EngineError
from limner.engines.instances import configured
from limner.kit.errors import SettingsError
from tests.diffusion.conftest import Make, Models
from tests.diffusion.jobs import JOBS, drawing

DENOISERS = {"sdxl": "unet", "flux": "transformer", "flux2-klein": "transformer", "z-image": "transformer"}


def weights_of(directory: Path, family: str) -> Path:
    (file,) = (directory / DENOISERS[family]).glob("*.safetensors")
    return file


@pytest.mark.parametrize("family", DENOISERS)
def test_the_same_weights_give_the_same_picture(tiny: Make, models: Models, tmp_path: Path, family: str) -> None:
    """Those of the directory are not even there."""
    config, single = tmp_path / "config", tmp_path / "model.safetensors"
    shutil.copytree(models(family), config)
    shutil.copy(weights_of(config, family), single)
    weights_of(config, family).unlink()
    engine = tiny(family, model=single, config=config, exact=True)
    plain = tiny(family, exact=True)
    for job in (drawing(), JOBS["inpaint"]()):
        assert (engine.pixels(job) == plain.pixels(job)).all()


def test_other_weights_give_another_picture(tiny: Make, models: Models, tmp_path: Path) -> None:
    changed = {name: value * 1.5 for name, value in load_file(weights_of(models("flux"), "flux")).items()}
    save_file(changed, tmp_path / "model.safetensors")
    engine = tiny("flux", model=tmp_path / "model.safetensors", config=models("flux"), exact=True)
    assert (engine.pixels(drawing()) != tiny("flux", exact=True).pixels(drawing())).any()


def test_a_file_of_another_family(tiny: Make, models: Models) -> None:
    single = weights_of(models("z-image"), "z-image")
    with pytest.raises(EngineError, match="cannot be loaded") as caught:
        tiny("flux", model=single, config=models("flux"))
    assert caught.value.code == "engine_not_loaded"


def test_what_the_settings_refuse(models: Models, tmp_path: Path) -> None:
    single = tmp_path / "model.safetensors"
    save_file({"a": torch.zeros(3)}, single)
    pickle = tmp_path / "model.ckpt"
    pickle.write_bytes(b"\x80\x04.")
    cut = tmp_path / "cut.safetensors"
    cut.write_bytes(single.read_bytes()[:-1])
    whole = str(models("flux"))
    for values, said in (
        ({"model": str(single)}, "engines.tiny: config is not set, and model is the file"),
        ({"model": str(single), "config": str(tmp_path / "no")}, "there is no directory"),
        ({"model": str(pickle), "config": whole}, "is no file that can be used; accepted: a safetensors file"),
        ({"model": str(cut), "config": whole}, "is no whole safetensors file"),
    ):
        with pytest.raises(SettingsError) as caught:
            configured({"tiny": {"kind": "diffusion", **values}})
        assert said in caught.value.message
