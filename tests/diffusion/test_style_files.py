"""What stands in the way of an adapter or a Redux is said, before it is loaded where that can be."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import save_file

from limner.engines.diffusion.kind import KIND
from limner.engines.instances import configured
from tests.diffusion.conftest import Models
from tests.diffusion.jobs import drawing
from tests.diffusion.style_files import guide, ip_adapter, redux, spoiled
from tests.diffusion.test_loading import not_loaded, refusal


@pytest.fixture
def adapter(tmp_path: Path) -> Path:
    """An adapter of FLUX.1 to spoil."""
    return ip_adapter("flux", tmp_path / "adapter")


def test_folder_or_file(models: Models, adapter: Path) -> None:
    for given in (adapter, adapter / "ip_adapter.safetensors"):
        table = {"kind": "diffusion", "model": str(models("flux")), "ip_adapter": str(given)}
        assert "references" in configured({"tiny": table})["tiny"].capabilities.operations["generate"]


def test_nothing_there(models: Models, tmp_path: Path) -> None:
    said = refusal(models("flux"), ip_adapter=str(tmp_path / "nowhere"))
    assert said.startswith("engines.tiny: ip_adapter: ")
    assert "has these safetensors files: none; accepted: a folder with one" in said
    assert "redux: " in refusal(models("flux"), redux=str(tmp_path / "nowhere"))


def test_several_files_of_weights(models: Models, adapter: Path) -> None:
    shutil.copy(adapter / "ip_adapter.safetensors", adapter / "another.safetensors")
    said = refusal(models("flux"), ip_adapter=str(adapter))
    assert "another.safetensors, ip_adapter.safetensors; accepted: a folder with one, or the path" in said


def test_weights_that_are_cut_short(models: Models, adapter: Path) -> None:
    for file in (adapter / "ip_adapter.safetensors", adapter / "image_encoder" / "model.safetensors"):
        whole = file.read_bytes()
        file.write_bytes(whole[:-9])
        assert f"ip_adapter: '{file}' is no whole safetensors file" in refusal(models("flux"), ip_adapter=str(adapter))
        file.write_bytes(whole)


def test_weights_of_something_else(models: Models, adapter: Path) -> None:
    save_file({"image_proj.proj.weight": torch.zeros(3)}, adapter / "ip_adapter.safetensors")
    said = refusal(models("flux"), ip_adapter=str(adapter))
    assert "has no attention; accepted: an IP-Adapter, with tensors whose names begin with double_blocks." in said


def test_no_image_encoder(models: Models, adapter: Path) -> None:
    spoiled(adapter, model_type="siglip_vision_model")
    said = refusal(models("flux"), ip_adapter=str(adapter))
    assert "is a siglip_vision_model; accepted: the image encoder that the adapter was made with" in said
    shutil.rmtree(adapter / "image_encoder")
    assert "cannot be read as JSON" in refusal(models("flux"), ip_adapter=str(adapter))


def test_a_family_that_takes_none(models: Models, adapter: Path, tmp_path: Path) -> None:
    said = refusal(models("z-image"), ip_adapter=str(adapter))
    assert "ip_adapter: a model of the family z-image has no use for" in said
    assert "accepted: with a model of flux, sd3, sdxl." in said
    assert "with a model of flux, flux-fill." in refusal(models("sdxl"), redux=str(tmp_path))


def test_both_at_once(models: Models, adapter: Path, tmp_path: Path) -> None:
    both = {"ip_adapter": str(adapter), "redux": str(redux(tmp_path / "redux"))}
    assert "are both set; accepted: one of them." in refusal(models("flux"), **both)


def test_a_redux_that_is_none(models: Models, tmp_path: Path) -> None:
    said = refusal(models("flux"), redux=str(models("flux")))
    assert "is a FluxPipeline; accepted: a FluxPriorReduxPipeline" in said
    folder = redux(tmp_path / "redux")
    shutil.rmtree(folder / "image_embedder")
    assert "image_embedder' has no weights" in refusal(models("flux"), redux=str(folder))


def test_an_adapter_of_another_family(models: Models, tmp_path: Path) -> None:
    folder = ip_adapter("sdxl", tmp_path / "adapter")
    said = not_loaded(models("flux"), ip_adapter=folder)
    assert said.startswith(f"The ip_adapter '{folder}' cannot be loaded: ")


def test_an_image_encoder_of_another_width(models: Models, tmp_path: Path) -> None:
    folder = ip_adapter("flux", tmp_path / "adapter", width=48)
    assert "gives 48 numbers a picture, and it was made for 32" in not_loaded(models("flux"), ip_adapter=folder)


def test_a_redux_for_another_model(models: Models, tmp_path: Path) -> None:
    folder = redux(tmp_path / "redux", width=48)
    assert "gives 48 numbers a token, and the model takes 32" in not_loaded(models("flux"), redux=folder)


def test_jobs_of_different_styles_never_share_a_batch(models: Models, adapter: Path) -> None:
    options = KIND.options.model_validate({"model": models("flux"), "device": "cpu", "ip_adapter": adapter})
    styles = (None, guide(("waves", 1.0)), guide(("discs", 1.0)), guide(("waves", 1.0), match="flexible"))
    keys = [KIND.batch_key(options, replace(drawing(), style=style)) for style in styles]
    assert len(set(keys)) == len(styles)
    assert KIND.batch_key(options, replace(drawing(seed=9), style=guide(("waves", 1.0)))) == keys[1]
    klein = KIND.options.model_validate({"model": models("flux2-klein"), "device": "cpu"})
    assert KIND.batch_key(klein, drawing()) is not None
    assert KIND.batch_key(klein, replace(drawing(), style=styles[1])) is None
