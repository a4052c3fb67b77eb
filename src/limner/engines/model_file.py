"""Settings that kinds have in common whose model is one file, computed on one device."""

from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field, field_validator

from limner.engines.kinds import Options
from limner.engines.places import on_gpu_or_cpu


class ModelFileOptions(Options):
    """The settings of one model. Kinds say of both fields what is theirs."""

    model: Path = Field(description="The model's file.")
    device: Annotated[str, AfterValidator(on_gpu_or_cpu)] = Field("cpu", description="Where it is computed.")

    @field_validator("model")
    @classmethod
    def _absolute(cls, model: Path) -> Path:
        """A worker may start elsewhere."""
        return model.expanduser().absolute()

    @property
    def place(self) -> str:
        """The device whose process it lives in."""
        return self.device
