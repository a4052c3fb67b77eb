"""Settings that trade precision, memory and time at the start against each other."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch.nn.modules.module import register_module_forward_pre_hook

from limner.engines.base import EngineError
from limner.engines.diffusion import quantised
from limner.engines.instances import configured
from limner.kit.errors import SettingsError
from tests.diffusion.conftest import Make, Models
from tests.diffusion.engines import Tiny
from tests.diffusion.jobs import drawing
from tests.diffusion.test_loras import lora
from tests.diffusion.tiny import MODELS, doing

families = pytest.mark.parametrize("family", MODELS)


def weights(tiny: Tiny) -> dict[str, int]:
    """Bytes in the weights of each part."""
    assert tiny.engine._pipelines
    return {
        name: sum(_bytes(weight) for weight in part.parameters())
        for name, part in tiny.engine._pipelines.parts.items()
        if isinstance(part, torch.nn.Module)
    }


def _bytes(weight: Any) -> int:
    """Those of a quantised one are in the tensors that it is made of."""
    if not hasattr(weight, "__tensor_flatten__"):
        return int(weight.nbytes)
    return sum(int(getattr(weight, name).nbytes) for name in weight.__tensor_flatten__()[0])


@pytest.mark.parametrize("family", [name for name in doing("generate") if name != "qwen-image"])
@pytest.mark.parametrize(("to", "difference"), [("int8", 0.5), ("fp8", 2.0)])
def test_weights_in_eight_bits(tiny: Make, family: str, to: str, difference: float) -> None:
    """Qwen-Image's random decoder makes much of the least difference."""
    plain, small = tiny(family), tiny(family, quantize=to)
    job = drawing("a fox")
    apart = np.abs(plain.pixels(job).astype(int) - small.pixels(job)).mean()
    assert 0 < apart < difference
    before, after = weights(plain), weights(small)
    assert after["vae"] == before["vae"]
    shrunk = [name for name in before if name != "vae"]
    assert all(after[name] < 0.85 * before[name] for name in shrunk), "of 32 bits, embeddings and convolutions aside"


def test_a_lora_over_quantised_weights(tiny: Make, tmp_path: Path) -> None:
    file = lora("flux", tmp_path / "kawaii.safetensors")
    plain, small = (tiny("flux", loras={"kawaii": file}, quantize=to) for to in ("none", "int8"))
    fox, kawaii = drawing("a fox"), replace(drawing("a fox"), look="kawaii")
    assert np.abs(plain.pixels(kawaii).astype(int) - small.pixels(kawaii)).mean() < 1
    assert np.abs(small.pixels(fox).astype(int) - small.pixels(kawaii)).mean() > 1


def not_loaded(tiny: Make, family: str, **more: object) -> str:
    with pytest.raises(EngineError) as caught:
        tiny(family, **more)
    assert caught.value.code == "engine_not_loaded"
    return caught.value.message


def test_a_package_that_is_missing_is_named(tiny: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quantised, "find_spec", lambda _: None)
    said = not_loaded(tiny, "flux", quantize="int8")
    assert said.startswith("quantize is int8, which needs the package torchao")
    assert "pip install 'limner[quantize]'" in said


def test_a_device_without_numbers_of_eight_bits() -> None:
    with pytest.raises(EngineError, match="mps has no numbers of fp8; accepted there: int8"):
        quantised.quantise({}, "fp8", torch.device("mps"))


@pytest.mark.parametrize(
    ("family", "attention", "said"),
    [
        ("sdxl", "flash", "this model has no flash; accepted for it: native"),
        ("flux", "sage", "there is no sage here: .*sageattention"),
        ("flux", "cudnn", "cpu has no cudnn; accepted there: native"),
    ],
)
def test_attention_that_is_not_there(tiny: Make, family: str, attention: str, said: str) -> None:
    with pytest.raises(EngineError, match=said):
        tiny(family, attention=attention)


def _denoised(seen: list[tuple[int, ...]]) -> Callable[..., None]:
    def hook(module: torch.nn.Module, args: tuple[Any, ...]) -> None:
        if type(module).__name__ == "UNet2DConditionModel":
            seen.append(tuple(args[0].shape))

    return hook


def test_sizes_are_drawn_while_the_model_is_loaded(tiny: Make) -> None:
    """Alone and in company, in the nearest size that the model draws."""
    seen: list[tuple[int, ...]] = []
    handle = register_module_forward_pre_hook(_denoised(seen))
    try:
        tiny("sdxl", warm_sizes=["512x768", "100x100"], batch=2)
        tiny("sdxl", warm_sizes=["512x512"], exact=True)
    finally:
        handle.remove()
    guided = [(2 * count, 4, high, wide) for high, wide in ((96, 64), (64, 64)) for count in (1, 2) for _ in range(2)]
    assert seen == [*guided, *[(2, 4, 64, 64)] * 2]


def test_sizes_that_cannot_be_drawn(tiny: Make, models: Models, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError) as caught:
        configured({"tiny": {"kind": "diffusion", "model": str(models("flux")), "warm_sizes": ["1024"]}})
    assert "engines.tiny.warm_sizes[0]: " in caught.value.message
    assert "accepted: WIDTHxHEIGHT in pixels, such as 1024x1024" in caught.value.message

    def refuse(*_: object, **__: object) -> None:
        raise torch.OutOfMemoryError("tried to allocate")

    monkeypatch.setattr("diffusers.FluxPipeline.__call__", refuse)
    with pytest.raises(EngineError, match="warm_sizes: 512x512 cannot be drawn: tried to") as refused:
        tiny("flux", warm_sizes=["512x512"])
    assert refused.value.code == "engine_out_of_memory"
