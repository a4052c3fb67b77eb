"""Models of spandrel as a kind of engine: their settings, and what each does by its file alone."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias

from pydantic import Field

from limner.engines.capabilities import CONTROLS, Capabilities
from limner.engines.kinds import Kind
from limner.engines.model_file import ModelFileOptions
from limner.engines.tensors import ENDING, shapes
from limner.kit.errors import SettingsError

Task: TypeAlias = Literal["upscale", "erase"]

OPERATIONS: Final[Mapping[Task, str]] = {"upscale": "crisp_upscale", "erase": "erase_region"}

SIDES: Final[Mapping[Task, int]] = {"upscale": 512, "erase": 1024}
"""The side in pixels of what a model is given at once. LaMa, trained on 256, is made for larger pictures too, the less
the larger the hole (Suvorov et al., "Resolution-robust Large Mask Inpainting with Fourier Convolutions", 2022)."""

_FILLS: Final = "model.1.bn_l.running_mean"
"""How the name of a tensor ends that models of LaMa's architecture have and no other: its first Fourier layer's."""


class SpandrelOptions(ModelFileOptions):
    """The settings of one model."""

    model: Path = Field(description="The model's file: a safetensors file of an architecture that spandrel knows.")
    task: Task | None = Field(
        None,
        description="What the model does: upscale, or erase. A safetensors file tells by itself; any other file is "
        "taken for upscale unless this is set.",
    )
    tile: int | None = Field(
        None,
        ge=32,
        le=4096,
        description="The side in pixels of what is worked on at once: 512 to upscale, 1024 to erase, unless set.",
    )
    allow_pickle: bool = Field(False, description="Load a file that is no safetensors. It can run any code.")


def task_of(options: SpandrelOptions) -> Task:
    """What the model does. Raises SettingsError for a file that is broken, and for a task that is not the file's."""
    if options.model.suffix != ENDING:
        return options.task or "upscale"
    told: Task = "erase" if any(name.endswith(_FILLS) for name in shapes(options.model, "model")) else "upscale"
    if options.task not in (None, told):
        raise SettingsError(
            f"task: {options.task!r} is not what {str(options.model)!r} does; accepted: {told!r}, or no task."
        )
    return told


def side_of(options: SpandrelOptions) -> int:
    """The side in pixels of what is worked on at once."""
    return options.tile or SIDES[task_of(options)]


def _capabilities(options: SpandrelOptions) -> Capabilities:
    if not options.model.is_file():
        raise SettingsError(f"model: there is no file {str(options.model)!r}; accepted: a safetensors file.")
    if options.model.suffix != ENDING and not options.allow_pickle:
        raise SettingsError(
            f"model: {str(options.model)!r} is a pickle, which runs code when it is loaded; accepted: safetensors, or "
            "allow_pickle = true where you trust whoever made it."
        )
    return Capabilities({OPERATIONS[task_of(options)]: frozenset()}, vector=True, controls=CONTROLS)


KIND = Kind(
    SpandrelOptions,
    "limner.engines.spandrel.engine:Spandrel",
    _capabilities,
    crew="device",
    needs=("torch", "spandrel"),
    extra="spandrel",
)
