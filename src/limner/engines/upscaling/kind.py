"""Upscaling models as a kind of engine: their settings, and what they do."""

from pathlib import Path
from typing import Annotated, Final

from pydantic import AfterValidator, Field, field_validator

from limner.engines.capabilities import CONTROLS, Capabilities
from limner.engines.kinds import Kind, Options
from limner.engines.places import on_gpu_or_cpu
from limner.kit.errors import SettingsError

SAFE: Final = ".safetensors"


class UpscalingOptions(Options):
    """The settings of one model."""

    model: Path = Field(description="The model's file: a safetensors file of an architecture that spandrel knows.")
    device: Annotated[str, AfterValidator(on_gpu_or_cpu)] = Field("cpu", description="Where it is computed.")
    tile: int = Field(512, ge=32, le=4096, description="The side of the tiles that a large picture is worked on in.")
    allow_pickle: bool = Field(False, description="Load a file that is no safetensors. It can run any code.")

    @field_validator("model")
    @classmethod
    def _absolute(cls, model: Path) -> Path:
        return model.expanduser().absolute()

    @property
    def place(self) -> str:
        """The device whose process it lives in."""
        return self.device


def _capabilities(options: UpscalingOptions) -> Capabilities:
    if not options.model.is_file():
        raise SettingsError(f"model: there is no file {str(options.model)!r}; accepted: a safetensors file.")
    if options.model.suffix != SAFE and not options.allow_pickle:
        raise SettingsError(
            f"model: {str(options.model)!r} is a pickle, which runs code when it is loaded; accepted: safetensors, or "
            "allow_pickle = true where you trust whoever made it."
        )
    return Capabilities({"crisp_upscale": frozenset()}, vector=True, controls=CONTROLS)


KIND = Kind(UpscalingOptions, "limner.engines.upscaling.engine:Upscaling", _capabilities, crew="device")
