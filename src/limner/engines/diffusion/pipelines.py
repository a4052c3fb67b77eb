"""A model's pipelines: loaded once, one for each task over the same weights, each with a scheduler of its own."""

import inspect
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Final

import torch

from limner.engines.base import EngineError
from limner.engines.diffusion.adapters import Adapters
from limner.engines.diffusion.families import Family, Task
from limner.engines.diffusion.files import ModelFiles
from limner.engines.diffusion.kind import DiffusionOptions
from limner.engines.diffusion.libraries import attention_backend, diffusers
from limner.engines.diffusion.quantised import quantise
from limner.engines.diffusion.stylists import Stylist, stylist

ATTENTION: Final = {
    "native": "native",
    "cudnn": "_native_cudnn",
    "flash": "flash",
    "flash3": "_flash_3",
    "sage": "sage",
    "xformers": "xformers",
}
"""By the settings: what computes attention, as diffusers names it."""
LARGE_PIXELS: Final = 2 * 1024 * 1024
"""Above this many the decoder works in tiles."""


@dataclass(slots=True)
class Pipelines:
    """The pipelines of one model."""

    family: Family
    device: torch.device
    dtype: torch.dtype
    parts: Mapping[str, Any]
    adapters: Adapters
    stylist: Stylist
    attention: str
    _made: dict[Task, Any] = field(default_factory=dict)

    def of(self, task: Task) -> Any:
        """The pipeline of a task, made when it is first asked for; takes no memory of its own.

        Raises EngineError where the family, or this diffusers, has none.
        """
        if task not in self._made:
            self._made[task] = self._make(task)
        return self._made[task]

    def attending(self) -> AbstractContextManager[None]:
        """For the time of a run, all attention is computed as the settings say; other engines have their own."""
        context: AbstractContextManager[None] = attention_backend(self.attention)
        return context

    def _make(self, task: Task) -> Any:
        name = self.family.tasks.get(task)
        cls = getattr(diffusers, name, None) if name else None
        if cls is None:
            raise EngineError(f"A model of the family {self.family.name} has no pipeline for {task}.")
        wanted = inspect.signature(cls.__init__).parameters
        parts = {name: part for name, part in self.parts.items() if name in wanted}
        scheduler = parts["scheduler"]
        pipeline = cls(**{**parts, "scheduler": type(scheduler).from_config(scheduler.config)})
        pipeline.set_progress_bar_config(disable=True)
        return pipeline


def load(options: DiffusionOptions, files: ModelFiles) -> Pipelines:
    """Load the weights, and put them where they work. Raises EngineError that says what stands in the way."""
    device = device_of(options.device)
    dtype = dtype_of(options.dtype, device)
    name = str(files.single or files.directory)
    try:
        pipeline = diffusers.DiffusionPipeline.from_pretrained(
            files.directory,
            dtype=dtype,
            local_files_only=True,
            use_safetensors=None if options.allow_pickle else True,
            variant=files.variant,
            **_single(files, dtype),
        )
        if files.family.denoiser:
            getattr(pipeline, files.denoiser[0]).register_to_config(**files.family.denoiser)
        adapters = Adapters(pipeline, options.loras)
        looks = stylist(pipeline, options, files.family, device)
        if options.quantize != "none":
            quantise(pipeline.components, options.quantize, device)
        _place(pipeline, options, device)
        looks.take(None)
    except EngineError:
        raise
    except Exception as error:  # whatever the classes of its parts raise for files that are not theirs
        if is_short_of_memory(error):
            raise EngineError(
                f"The model {name!r} does not fit into the memory of {device}; set offload, or a smaller model.",
                code="engine_out_of_memory",
            ) from error
        raise EngineError(f"The model {name!r} cannot be loaded: {error}", code="engine_not_loaded") from error
    parts = {**pipeline.components, **_flags(pipeline)}
    attention = attention_of(options.attention, pipeline, device)
    return Pipelines(files.family, device, dtype, parts, adapters, looks, attention)


def _single(files: ModelFiles, dtype: torch.dtype) -> dict[str, Any]:
    """The denoiser of a single file, by the name of its part; nothing where it lies with the other parts."""
    if files.single is None:
        return {}
    part, name = files.denoiser
    denoiser = getattr(diffusers, name).from_single_file(
        str(files.single), config=str(files.directory), subfolder=part, dtype=dtype, local_files_only=True
    )
    return {part: denoiser}


def _place(pipeline: Any, options: DiffusionOptions, device: torch.device) -> None:
    if options.offload == "model":
        pipeline.enable_model_cpu_offload(device=device)
    elif options.offload == "layers":
        pipeline.enable_sequential_cpu_offload(device=device)
    else:
        pipeline.to(device)
    if options.compile:
        for name in ("transformer", "unet"):
            part = getattr(pipeline, name, None)
            if part is not None:
                part.compile_repeated_blocks(fullgraph=True)


def attention_of(name: str, pipeline: Any, device: torch.device) -> str:
    """The library's name of what computes attention. Raises EngineError where it is not here, or would not be used."""
    backend = ATTENTION[name]
    if name == "native":
        return backend
    denoiser = getattr(pipeline, "transformer", None)
    if not any(hasattr(getattr(part, "processor", None), "_attention_backend") for part in _modules(denoiser)):
        raise EngineError(f"attention: this model has no {name}; accepted for it: native.", code="engine_not_loaded")
    try:
        with attention_backend(backend):
            pass
    except (RuntimeError, ValueError, ImportError) as error:
        raise EngineError(f"attention: there is no {name} here: {error}", code="engine_not_loaded") from error
    if device.type != "cuda":
        raise EngineError(f"attention: {device} has no {name}; accepted there: native.", code="engine_not_loaded")
    return backend


def _modules(part: Any) -> Iterable[Any]:
    return part.modules() if part is not None else ()


def _flags(pipeline: Any) -> dict[str, Any]:
    """The settings of the pipeline itself that others of its weights take too, such as `is_distilled`."""
    wanted = inspect.signature(type(pipeline).__init__).parameters
    return {
        name: value
        for name, value in pipeline.config.items()
        if name in wanted and isinstance(value, bool | int | float | str) and name not in pipeline.components
    }


def is_short_of_memory(error: Exception) -> bool:
    """Whether an allocator had too little: torch's for the CPU and for Apple's GPUs say so in words alone."""
    words = ("DefaultCPUAllocator", "out of memory")
    return isinstance(error, torch.OutOfMemoryError | MemoryError) or (
        isinstance(error, RuntimeError) and any(word in str(error) for word in words)
    )


def device_of(name: str) -> torch.device:
    """The device of the settings. Raises EngineError where this machine, or this build of torch, has it not."""
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
    device = torch.device(name)
    if device.type == "cuda" and (device.index or 0) >= torch.cuda.device_count():
        found = torch.cuda.device_count()
        raise EngineError(
            f"There is no {name} here: torch {torch.__version__} finds {found} GPUs. Install a build of torch for CUDA "
            "and its driver, or set device to another one.",
            code="engine_not_loaded",
        )
    if device.type == "mps" and not torch.backends.mps.is_available():
        raise EngineError("There is no mps here; set device to cpu or cuda.", code="engine_not_loaded")
    return device


def dtype_of(name: str, device: torch.device) -> torch.dtype:
    """The precision of the settings; `auto` chooses by the device."""
    if name != "auto":
        return getattr(torch, name)
    if device.type == "cpu":
        return torch.float32
    if device.type == "cuda" and not torch.cuda.is_bf16_supported():
        return torch.float16
    return torch.bfloat16
