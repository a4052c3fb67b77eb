"""A model: its file loaded for its task, and pictures through it."""

from importlib.metadata import version
from typing import Any, Final

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from limner.engines.base import EngineError
from limner.engines.spandrel.kind import SpandrelOptions, Task, task_of
from limner.engines.spandrel.library import spandrel

Pixels = NDArray[np.uint8]
Mask = NDArray[np.bool_]

_DOES: Final = {"upscale": "enlarge pictures", "erase": "fill holes in pictures"}
_TRIAL_SIDE: Final = 32
"""Pixels of the picture that shows at the start whether the model works here."""


class Model:
    """A loaded model."""

    version = f"spandrel-{version('spandrel')}-torch-{torch.__version__}"

    def __init__(self, options: SpandrelOptions) -> None:
        """Load it, and run it once.

        Raises EngineError (`engine_not_loaded`, `engine_out_of_memory`) that says what is missing.
        """
        self._task = task_of(options)
        self._name = str(options.model)
        self.loaded: Any = self._load(options)
        trial = np.zeros((_TRIAL_SIDE, _TRIAL_SIDE, 3), np.uint8)
        try:
            self(trial, np.ones(trial.shape[:2], np.bool_) if self._task == "erase" else None)
        except EngineError as error:
            raise EngineError(
                f"The model {self._name!r} does not work here: {error.message}",
                code="engine_out_of_memory" if error.code == "engine_out_of_memory" else "engine_not_loaded",
            ) from error

    @property
    def scale(self) -> int:
        """How many times larger a picture comes out."""
        return int(self.loaded.scale)

    def __call__(self, pixels: Pixels, holes: Mask | None = None) -> Pixels:
        """What it makes of H×W×3 `pixels`, in its scale; a model that erases fills the `holes`, H×W.

        Raises EngineError (`engine_out_of_memory`).
        """
        high, wide = pixels.shape[:2]
        given = [self._tensor(pixels) / 255]
        if holes is not None:
            given.append(self._tensor(holes.astype(np.uint8)))
        try:
            with torch.inference_mode():
                made = self.loaded(*given).clamp(0, 1)
        except torch.OutOfMemoryError as error:
            raise EngineError(
                f"{wide}×{high} pixels do not fit into the memory of the model's device; set a smaller tile. Nothing "
                "is charged.",
                code="engine_out_of_memory",
            ) from error
        whole = (made[0].permute(1, 2, 0).float() * 255).round().byte().cpu().numpy()
        return np.ascontiguousarray(whole[: high * self.scale, : wide * self.scale])

    def _tensor(self, array: Pixels) -> Any:
        """1×C×H×W of H×W×C or H×W, with its border drawn out to a size that the model takes."""
        high, wide = array.shape[:2]
        right, below = self.loaded.size_requirements.get_padding(wide, high)
        padded = np.atleast_3d(cv2.copyMakeBorder(array, 0, below, 0, right, cv2.BORDER_REPLICATE))
        return torch.from_numpy(padded).permute(2, 0, 1)[None].to(self.loaded.device, self.loaded.dtype)

    def _load(self, options: SpandrelOptions) -> Any:
        device = torch.device(options.device)
        if device.type == "cuda" and (device.index or 0) >= torch.cuda.device_count():
            raise _not_loaded(f"There is no {device} here: torch {torch.__version__} finds no such GPU.")
        library = spandrel()
        try:
            model = library.ModelLoader(device).load_from_file(options.model)
        except torch.OutOfMemoryError as error:
            raise EngineError(
                f"The model {self._name!r} does not fit into the memory of {device}.", code="engine_out_of_memory"
            ) from error
        except Exception as error:  # what a file holds may fail anywhere in an architecture
            reason = str(error) or "it is of no architecture that spandrel knows"
            raise _not_loaded(f"The model {self._name!r} cannot be loaded: {reason}.") from error
        does = _does(library, model)
        if does != self._task:
            other = f'; task = "{does}" would fit it' if does else ""
            raise _not_loaded(
                f"The model {self._name!r} ({model.architecture.name}) does not {_DOES[self._task]}{other}."
            )
        if model.input_channels != 3 or model.output_channels != 3:
            raise _not_loaded(f"The model {self._name!r} is not for pictures of three channels.")
        if device.type == "cuda" and model.supports_half:
            model.half()
        return model.eval()


def _does(library: Any, model: Any) -> Task | None:
    """The task that a loaded model is for; None for one that restores, sharpens, or whatever else."""
    if isinstance(model, library.MaskedImageModelDescriptor):
        return "erase"
    return "upscale" if isinstance(model, library.ImageModelDescriptor) and model.scale > 1 else None


def _not_loaded(message: str) -> EngineError:
    return EngineError(message, code="engine_not_loaded")
