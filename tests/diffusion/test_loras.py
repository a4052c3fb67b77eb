"""LoRA files for curated styles: taken for their look, left for every other, and refused where they do not fit."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from peft import LoraConfig, get_peft_model_state_dict
from safetensors.torch import save_file

from limner.engines.base import EngineError
from limner.engines.finishing.wording import LOOKS
from limner.engines.instances import configured
from limner.engines.jobs import InpaintJob
from limner.imaging.source import probe
from limner.kit.errors import SettingsError
from limner.workshop.orders import RenderedFile
from tests.diffusion.conftest import Make, Models
from tests.diffusion.jobs import JOBS, drawing
from tests.diffusion.tiny import MODELS

LORA = {"sdxl": "unet", "flux": "transformer"}


def lora(family: str, file: Path) -> Path:
    """A file that changes the attention of a family's denoiser."""
    torch.manual_seed(3)
    pipeline = MODELS[family]()
    part = getattr(pipeline, LORA[family])
    part.add_adapter(LoraConfig(r=4, init_lora_weights=False, target_modules=["to_q", "to_k", "to_v"]))
    weights = {name: 30 * value for name, value in get_peft_model_state_dict(part).items()}
    pipeline.save_lora_weights(file.parent, **{f"{LORA[family]}_lora_layers": weights}, weight_name=file.name)
    return file


@pytest.mark.parametrize("family", LORA)
def test_a_look_is_drawn_with_its_lora_and_others_with_words(tiny: Make, family: str, tmp_path: Path) -> None:
    plain = tiny(family, exact=True)
    styled = tiny(family, exact=True, loras={"kawaii": lora(family, tmp_path / "kawaii.safetensors")})
    assert styled.capabilities.controls == {"look"}
    fox = drawing("a fox")
    without = plain.pixels(fox)
    assert (styled.pixels(fox) == without).all()
    assert (styled.pixels(replace(fox, look="kawaii")) != without).mean() > 0.1
    assert (styled.pixels(fox) == without).all(), "the model is as it was"
    words = plain.pixels(drawing(f"a fox, {LOOKS['engraving']}"))
    assert (styled.pixels(replace(fox, look="engraving")) == words).all()
    inpaint = JOBS["inpaint"]()
    assert isinstance(inpaint, InpaintJob)
    changed = replace(inpaint, drawing=replace(fox, look="kawaii"))
    assert (styled.pixels(changed) != plain.pixels(inpaint)).any(), "every task has the same weights"


def test_looks_of_one_batch_stay_apart(tiny: Make, tmp_path: Path) -> None:
    styled = tiny("flux", loras={"kawaii": lora("flux", tmp_path / "kawaii.safetensors")})
    jobs = [drawing(seed=1), replace(drawing(seed=1), look="kawaii"), drawing(seed=2)]
    pictures = [
        probe(file.data).pixels().astype(int) for file in styled.together(*jobs) if isinstance(file, RenderedFile)
    ]
    assert len(pictures) == len(jobs)
    for job, made in zip(jobs, pictures, strict=True):
        assert np.abs(styled.pixels(job) - made).max() <= 2
    assert np.abs(pictures[0] - pictures[1]).max() > 2


def test_a_lora_of_another_family(tiny: Make, tmp_path: Path) -> None:
    file = tmp_path / "other.safetensors"
    save_file({"nothing.that.fits": torch.zeros(3)}, file)
    for given in (file, lora("sdxl", tmp_path / "sdxl.safetensors")):
        with pytest.raises(EngineError, match="for kawaii cannot be loaded") as caught:
            tiny("flux", loras={"kawaii": given})
        assert caught.value.code == "engine_not_loaded"


def test_what_the_settings_refuse(models: Models, tmp_path: Path) -> None:
    (tmp_path / "cut.safetensors").write_bytes(b"12345678")
    table = {"kind": "diffusion", "model": str(models("flux"))}
    for loras, said in (
        ({"kawai": "x"}, "and not kawai"),
        ({"kawaii": str(tmp_path / "nowhere.safetensors")}, "engines.tiny: loras: "),
        ({"kawaii": str(tmp_path / "cut.safetensors")}, "is no whole safetensors file"),
    ):
        with pytest.raises(SettingsError) as caught:
            configured({"tiny": {**table, "loras": loras}})
        assert said in caught.value.message
