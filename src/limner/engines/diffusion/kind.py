"""Diffusion models as a kind of engine: their settings, and what each can do by its files alone."""

import re
from collections.abc import Hashable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import AfterValidator, Field, field_validator

from limner.catalog.styles import STYLES
from limner.engines.capabilities import Capabilities, Input
from limner.engines.diffusion import store
from limner.engines.diffusion.families import Family, Task
from limner.engines.diffusion.files import look
from limner.engines.diffusion.style_files import look_at_adapter, look_at_redux, style_by
from limner.engines.diffusion.weights import check_tensors
from limner.engines.kinds import Kind, Options
from limner.kit.errors import SettingsError

if TYPE_CHECKING:
    from limner.engines.jobs import Job, StyleGuide

NEEDS: Final[Mapping[str, tuple[Task, ...]]] = {
    "generate": ("generate",),
    "explore": ("generate",),
    "explore_similar": ("generate",),
    "image_to_image": ("transform", "edit"),
    "remix": ("transform", "edit"),
    "inpaint": ("inpaint",),
    "outpaint": ("inpaint",),
    "replace_background": ("inpaint",),
    "generate_background": ("inpaint",),
    "erase_region": ("inpaint",),
    "creative_upscale": ("transform",),
    "refine_details": ("transform",),
}
"""By operation: the tasks, of which a family has to do one."""

_BROUGHT: Final[Mapping[str, frozenset[Input]]] = {"replace_background": frozenset({"subject"})}
"""By operation: what its plan makes use of, whatever the family."""

_DEVICE: Final = re.compile(r"auto|cpu|mps|cuda(:\d+)?")
_SIZE: Final = re.compile(r"[1-9]\d{1,3}x[1-9]\d{1,3}")


LOOKS: Final = frozenset(style.look for style in STYLES if style.look)
"""Of the curated styles."""


def _device(value: str) -> str:
    """The first GPU by its number, so that engines of one device share its process."""
    if not _DEVICE.fullmatch(value):
        raise ValueError("auto, cpu, mps, cuda, or cuda:0, cuda:1, …")
    return "cuda:0" if value == "cuda" else value


def _size(value: str) -> str:
    if not _SIZE.fullmatch(value):
        raise ValueError("WIDTHxHEIGHT in pixels, such as 1024x1024")
    return value


class DiffusionOptions(Options):
    """The settings of one model."""

    model: Path = Field(
        description="The model's directory, in the layout of diffusers, or the name that it was pulled by; or a "
        "safetensors file with the weights that run at each step, with `config`."
    )
    config: Path | None = Field(
        None,
        description="Where `model` is a single file: the directory, or the name, of a model of its family, which text "
        "encoders, decoder and configuration come from.",
    )
    device: Annotated[str, AfterValidator(_device)] = Field(
        "auto", description="Where it is computed; auto takes the first GPU, or the CPU."
    )
    dtype: Literal["auto", "float32", "float16", "bfloat16"] = Field(
        "auto",
        description="The numbers' precision; auto is bfloat16 on a GPU that has it, else float16, float32 on a CPU.",
    )
    steps: int | None = Field(None, ge=1, le=200, description="Steps of denoising; the family's own unless set.")
    guidance: float | None = Field(None, ge=0, le=50, description="How closely to follow the prompt; the family's own.")
    batch: int = Field(
        4, ge=1, le=64, description="The most pictures in one run; fewer where a GPU has no memory for so many."
    )
    exact: bool = Field(False, description="One picture a run: the same seed gives the same bytes, in batches nearly.")
    compile: bool = Field(
        False, description="Compile the model's blocks with the first pictures: slower then, faster after."
    )
    warm_sizes: list[Annotated[str, AfterValidator(_size)]] = Field(
        [], description="Sizes, such as 1024x1024, that are drawn once while the model is loaded, so that nobody waits."
    )
    attention: Literal["native", "cudnn", "flash", "flash3", "sage", "xformers"] = Field(
        "native",
        description="What computes attention; native is torch's own, cudnn comes with it, the others are packages to "
        "install. SDXL has the native one alone.",
    )
    quantize: Literal["none", "int8", "fp8"] = Field(
        "none",
        description="Keep the weights that run at each step, and those of the text encoders, in eight bits: half the "
        "memory, with `limner[quantize]`.",
    )
    offload: Literal["none", "model", "layers"] = Field(
        "none", description="Keep parts in the computer's memory until they work: whole models, or layer by layer."
    )
    tiling: bool = Field(True, description="Decode pictures over two megapixels in tiles.")
    loras: dict[str, Path] = Field(
        {},
        description="LoRA files, safetensors, by the look of the curated style that each is for; other looks are put "
        "into words.",
    )
    ip_adapter: Path | None = Field(
        None,
        description="An IP-Adapter, by which SDXL, SD 3.5 and FLUX.1 draw from the pictures of a style: its weights, "
        "safetensors, or their folder, with the folder image_encoder beside them.",
    )
    redux: Path | None = Field(
        None, description="A Redux model, which does the same for FLUX.1: a directory in the layout of diffusers."
    )
    allow_pickle: bool = Field(False, description="Load weights that are no safetensors. They can run any code.")

    @field_validator("model", "config")
    @classmethod
    def _directory(cls, model: Path | None) -> Path | None:
        """Absolute: a worker may start elsewhere, and with other settings."""
        if model is None:
            return None
        model, name = model.expanduser(), model.as_posix()
        if model.exists() or not store.NAME.fullmatch(name):
            return model.absolute()
        try:
            return store.find(name)
        except SettingsError as error:
            raise ValueError(f"a directory that exists, or the name of a pulled model; {error.message}") from error

    @field_validator("loras")
    @classmethod
    def _of_looks(cls, loras: dict[str, Path]) -> dict[str, Path]:
        if strangers := sorted(set(loras) - LOOKS):
            raise ValueError(f"the looks {', '.join(sorted(LOOKS))}, and not {', '.join(strangers)}")
        return {look: file.expanduser().absolute() for look, file in loras.items()}

    @field_validator("ip_adapter", "redux")
    @classmethod
    def _absolute(cls, path: Path | None) -> Path | None:
        return path.expanduser().absolute() if path else None

    @property
    def place(self) -> str:
        """The device whose process it lives in; what is left to choose shares that of the first GPU."""
        return "cuda:0" if self.device == "auto" else self.device


@cache
def _family(model: Path, config: Path | None, pickles: bool) -> Family:
    """A model's family, looked up once: it is asked for with each job."""
    return look(model, config, pickles=pickles).family


def _capabilities(options: DiffusionOptions) -> Capabilities:
    family = look(options.model, options.config, pickles=options.allow_pickle).family
    for file in options.loras.values():
        check_tensors(file, "loras")
    guided = family.guidance if options.guidance is None else options.guidance
    inputs = inputs_of(family, guided)
    styled = _styled(options, family)
    served = [name for name, tasks in NEEDS.items() if any(task in family.tasks for task in tasks)]
    return Capabilities(
        operations={
            name: inputs | _BROUGHT.get(name, frozenset()) | ({"references"} if name in styled else frozenset())
            for name in served
        },
        vector=False,
        sizes=family.sizes,
        seeds="exact" if options.exact else "near",
        controls=frozenset({"look"}) if options.loras else frozenset(),
        batch=1 if options.exact else options.batch,
    )


def _styled(options: DiffusionOptions, family: Family) -> frozenset[str]:
    """The operations in which the model draws from pictures of a style. Raises SettingsError for files that are not
    what they should be.
    """
    by = style_by(family, options.ip_adapter, options.redux)
    if options.ip_adapter and family.adapter:
        look_at_adapter(options.ip_adapter, family.adapter)
    if options.redux:
        look_at_redux(options.redux)
    tasks = family.styled[by] if by else frozenset()
    drawn = (name for name in NEEDS if name not in _WITHOUT_STYLE)
    return frozenset(name for name in drawn if any(task in tasks for task in NEEDS[name]))


def inputs_of(family: Family, guidance: float) -> frozenset[Input]:
    """What a family's jobs may bring: words for what is not wanted count only where they are weighed."""
    own = family.negative_by != family.guided_by  # a parameter beside that of the guidance
    weighed = family.negative_by is not None and (own or guidance > 1)
    return frozenset({"negative_prompt"}) if weighed else frozenset()


def task_of(operation: str, family: Family) -> Task:
    """The task that does an operation in a family; the first that it has."""
    return next(task for task in NEEDS[operation] if task in family.tasks)


_WITHOUT_STYLE: Final = frozenset({"erase_region", "creative_upscale", "refine_details"})
"""Operations that draw nothing new."""

_SEVERAL_RUNS: Final = frozenset({"creative_upscale", "refine_details", "explore_similar"})
"""Operations that fill runs by themselves."""


def _batch_key(options: DiffusionOptions, job: "Job") -> Hashable:
    """Jobs of one operation, size, strength and LoRA, with a negative prompt or without; none that run alone."""
    if options.exact or options.batch == 1 or job.operation in _SEVERAL_RUNS:
        return None
    family = _family(options.model, options.config, options.allow_pickle)
    if task_of(job.operation, family) in family.alone:
        return None
    drawing = getattr(job, "drawing", job)
    size = getattr(drawing, "width", None), getattr(drawing, "height", None)
    weighed = bool(getattr(drawing, "negative_prompt", ""))
    style = style_of(job)
    if style and "references" in family.styled:
        return None
    return job.operation, size, getattr(job, "strength", None), weighed, adapter_of(options, job), style


def adapter_of(options: DiffusionOptions, job: "Job") -> str | None:
    """The look whose LoRA the job is drawn with; None where it has none."""
    look = getattr(getattr(job, "drawing", job), "look", None)
    return look if look in options.loras else None


def style_of(job: "Job") -> "StyleGuide | None":
    """The style that the job is drawn in, or that what it varies was drawn in, where it has pictures."""
    drawing, origin = getattr(job, "drawing", job), getattr(job, "origin", None)
    style: StyleGuide | None = getattr(drawing, "style", None) or getattr(origin, "style", None)
    return style if style and style.samples else None


KIND = Kind(
    options=DiffusionOptions,
    engine="limner.engines.diffusion.engine:Diffusion",
    capabilities=_capabilities,
    crew="device",
    needs=("torch", "diffusers", "transformers", "accelerate", "peft"),
    extra="diffusion",
    batch_key=_batch_key,
)
