"""What stands in the way of a model is said, before it is loaded where that can be."""

import json
import shutil
from pathlib import Path

import pytest
import torch

from limner.engines.base import EngineError
from limner.engines.diffusion.engine import Diffusion
from limner.engines.diffusion.kind import KIND
from limner.engines.instances import configured
from limner.kit.errors import SettingsError
from tests.diffusion.conftest import Make, Models
from tests.diffusion.jobs import drawing
from tests.diffusion.tiny import MODELS


@pytest.fixture
def copy(models: Models, tmp_path: Path) -> Path:
    """A model to spoil."""
    return Path(shutil.copytree(models("flux"), tmp_path / "model"))


def refusal(model: Path, **more: object) -> str:
    with pytest.raises(SettingsError) as caught:
        configured({"tiny": {"kind": "diffusion", "model": str(model), **more}})
    return caught.value.message


def not_loaded(model: Path, code: str = "engine_not_loaded", **more: object) -> str:
    engine = Diffusion(KIND.options.model_validate({"model": model, "device": "cpu", **more}))  # type: ignore[arg-type]
    with pytest.raises(EngineError) as caught:
        engine.warm_up()
    assert caught.value.code == code
    return caught.value.message


def test_a_whole_model_is_taken(models: Models) -> None:
    engine = configured({"tiny": {"kind": "diffusion", "model": str(models("sdxl"))}})["tiny"]
    assert engine.capabilities.serves("inpaint")
    assert engine.options.place == "cuda:0"


def test_weights_that_are_cut_short(copy: Path) -> None:
    weights = next((copy / "transformer").glob("*.safetensors"))
    weights.write_bytes(weights.read_bytes()[:-100])
    assert f"engines.tiny: model: '{weights}' is no whole safetensors file; copy it anew." in refusal(copy)


def test_weights_that_are_something_else(copy: Path) -> None:
    weights = next((copy / "vae").glob("*.safetensors"))
    weights.write_bytes(b"<!doctype html><title>404</title>")
    assert "is no whole safetensors file" in refusal(copy)


def test_weights_that_are_missing(copy: Path) -> None:
    next((copy / "text_encoder_2").glob("*.safetensors")).unlink()
    assert "text_encoder_2' has no weights; the copy of the model is not complete" in refusal(copy)


def test_pickles_are_refused_unless_they_are_allowed(copy: Path, tmp_path: Path) -> None:
    """A pickle that is loaded runs code: this one would leave a file behind."""
    trace = tmp_path / "trace"

    class Bomb:
        def __reduce__(self) -> tuple[object, tuple[object, ...]]:
            return Path.touch, (trace,)

    next((copy / "transformer").glob("*.safetensors")).unlink()
    torch.save(Bomb(), copy / "transformer" / "diffusion_pytorch_model.bin")
    assert "is a pickle, which runs code when it is loaded" in refusal(copy)
    engine = configured({"tiny": {"kind": "diffusion", "model": str(copy), "allow_pickle": True}})["tiny"]
    assert engine.capabilities.serves("generate")
    assert not trace.exists()


def test_weights_that_say_they_are_longer(copy: Path) -> None:
    weights = next((copy / "transformer").glob("*.safetensors"))
    weights.write_bytes((10**12).to_bytes(8, "little") + weights.read_bytes()[8:])
    assert f"'{weights}' is no whole safetensors file" in refusal(copy)


def test_a_schedule_that_is_missing(copy: Path) -> None:
    file = copy / "scheduler" / "scheduler_config.json"
    file.unlink()
    assert f"model: there is no '{file}'; accepted: a directory in the layout of diffusers, whole." in refusal(copy)


@pytest.mark.parametrize("how", [{"variant": "fp16"}, {"max_shard_size": "20KB"}])
def test_weights_in_one_variant_and_in_shards(tiny: Make, tmp_path: Path, how: dict[str, str]) -> None:
    """They are loaded as one file of them is."""
    torch.manual_seed(0)
    MODELS["flux"]().save_pretrained(tmp_path / "model", safe_serialization=True, **how)
    engine = tiny("flux", model=tmp_path / "model", exact=True)
    assert (engine.pixels(drawing()) == tiny("flux", exact=True).pixels(drawing())).all()


def test_a_shard_that_is_missing(tmp_path: Path) -> None:
    model = tmp_path / "model"
    MODELS["flux"]().save_pretrained(model, safe_serialization=True, max_shard_size="20KB")
    shard = sorted((model / "transformer").glob("*.safetensors"))[1]
    shard.unlink()
    assert f"{shard.name} is not beside it; the copy of the model is not complete" in refusal(model)


def test_a_pipeline_of_no_known_family(copy: Path) -> None:
    index = json.loads((copy / "model_index.json").read_text())
    (copy / "model_index.json").write_text(json.dumps({**index, "_class_name": "StableVideoDiffusionPipeline"}))
    assert "is a StableVideoDiffusionPipeline, of no family that is known; accepted: Chroma" in refusal(copy)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    assert f"there is no directory '{tmp_path / 'nowhere'}'" in refusal(tmp_path / "nowhere")
    assert f"there is no '{tmp_path / 'model_index.json'}'" in refusal(tmp_path)
    (tmp_path / "model_index.json").write_text("{")
    assert "cannot be read as JSON" in refusal(tmp_path)


def test_settings_that_cannot_be_used(models: Models) -> None:
    model = models("sdxl")
    assert "engines.tiny.device: 'gpu' cannot be used; accepted: auto, cpu, mps" in refusal(model, device="gpu")
    assert "engines.tiny.steps: 0 cannot be used" in refusal(model, steps=0)
    assert "engines.tiny.stepps is no setting of this kind; accepted: model" in refusal(model, stepps=3)


def test_weights_that_do_not_fit_their_configuration(copy: Path) -> None:
    """What only loading can find out."""
    file = copy / "transformer" / "config.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "num_attention_heads": 4}))
    assert f"The model '{copy}' cannot be loaded" in not_loaded(copy)


def test_a_part_whose_class_is_unknown(copy: Path) -> None:
    index = json.loads((copy / "model_index.json").read_text())
    (copy / "model_index.json").write_text(json.dumps({**index, "transformer": ["diffusers", "NoSuchModel"]}))
    assert "cannot be loaded" in not_loaded(copy)


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
@pytest.mark.parametrize(("device", "named"), [("cuda", "cuda:0"), ("cuda:0", "cuda:0"), ("cuda:7", "cuda:7")])
def test_no_gpu(models: Models, device: str, named: str) -> None:
    message = not_loaded(models("sdxl"), device=device)
    assert message.startswith(f"There is no {named} here: torch {torch.__version__} finds 0 GPUs.")


@pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no GPU")
def test_a_gpu_that_is_not_there(models: Models) -> None:
    assert "There is no cuda:63 here" in not_loaded(models("sdxl"), device="cuda:63")


@pytest.mark.skipif(torch.backends.mps.is_available(), reason="there is an Apple GPU")
def test_no_apple_gpu(models: Models) -> None:
    assert "There is no mps here; set device to cpu or cuda." in not_loaded(models("sdxl"), device="mps")


@pytest.mark.parametrize(
    "error",
    [
        torch.OutOfMemoryError("tried to allocate"),
        RuntimeError("[enforce fail at alloc_cpu.cpp:127] DefaultCPUAllocator: can't allocate memory"),
        RuntimeError("MPS backend out of memory (MPS allocated: 9.0 GB)"),
    ],
)
def test_a_model_that_does_not_fit_into_memory(
    models: Models, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(torch.nn.Module, "to", refuse)
    assert "does not fit into the memory of cpu; set offload" in not_loaded(models("sdxl"), "engine_out_of_memory")


@pytest.mark.parametrize("dtype", ["bfloat16", "float32"])
def test_the_precision_is_the_one_asked_for(models: Models, dtype: str) -> None:
    options = KIND.options.model_validate({"model": models("flux"), "device": "cpu", "dtype": dtype})
    engine = Diffusion(options)  # type: ignore[arg-type]
    engine.warm_up()
    assert engine._pipelines
    assert engine._pipelines.parts["transformer"].dtype == getattr(torch, dtype)
