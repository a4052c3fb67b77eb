"""Matting models as a kind of engine: their settings, and what they do."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from limner.engines.capabilities import CONTROLS, Capabilities
from limner.engines.kinds import Kind
from limner.engines.model_file import ModelFileOptions
from limner.engines.places import on_gpu_or_cpu
from limner.kit.errors import SettingsError


class MattingOptions(ModelFileOptions):
    """The settings of one model."""

    model: Path = Field(description="The model's file, in ONNX.")
    preset: Literal["u2net", "isnet", "birefnet", "rmbg"] = Field(
        description="The family that it is of, which says how it wants its picture."
    )
    device: Annotated[str, AfterValidator(on_gpu_or_cpu)] = Field(
        "cpu", description="Where it is computed: cpu, or a GPU, which takes onnxruntime-gpu."
    )
    threads: int = Field(0, ge=0, le=256, description="Of a CPU; 0 takes as many as it has cores.")


def _capabilities(options: MattingOptions) -> Capabilities:
    if not options.model.is_file():
        raise SettingsError(f"model: there is no file {str(options.model)!r}; accepted: a model in ONNX.")
    return Capabilities({"remove_background": frozenset()}, vector=True, controls=CONTROLS)


KIND = Kind(
    MattingOptions,
    "limner.engines.matting.engine:Matting",
    _capabilities,
    crew="device",
    needs=("onnxruntime",),
    extra="matting",
)
