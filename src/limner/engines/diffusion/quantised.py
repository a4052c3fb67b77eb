"""Weights in eight bits: half of what they take in sixteen, at the price of a little precision."""

from importlib.util import find_spec
from typing import Any

import torch

from limner.engines.base import EngineError
from limner.engines.diffusion.weights import QUANTISED


def quantise(parts: dict[str, Any], to: str, device: torch.device) -> None:
    """The layers of the denoiser and of the text encoders, in place; those of LoRAs stay as they are.

    Raises EngineError (`engine_not_loaded`) where the library or the device does not do that.
    """
    if find_spec("torchao") is None:
        raise EngineError(
            f"quantize is {to}, which needs the package torchao, and it is not installed: "
            "install it with `pip install 'limner[quantize]'`.",
            code="engine_not_loaded",
        )
    if to == "fp8" and device.type == "mps":
        raise EngineError("quantize: mps has no numbers of fp8; accepted there: int8.", code="engine_not_loaded")
    from torchao.quantization import Float8WeightOnlyConfig, Int8WeightOnlyConfig, quantize_

    scheme = Int8WeightOnlyConfig() if to == "int8" else Float8WeightOnlyConfig()
    for name, part in parts.items():
        if name.startswith(QUANTISED) and isinstance(part, torch.nn.Module):
            quantize_(part, scheme, _is_own)


def _is_own(module: torch.nn.Module, name: str) -> bool:
    return isinstance(module, torch.nn.Linear) and "lora_" not in name
