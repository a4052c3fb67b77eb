"""The upscaling engine: a picture through a model tile by tile, as often as its scale takes."""

from importlib.metadata import version
from typing import Any, Final

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from limner.engines.base import Artwork, EngineError, Watch
from limner.engines.darkroom.canvas import join, resized, split
from limner.engines.jobs import CrispUpscaleJob, Job
from limner.engines.tiles import joined, tiles
from limner.engines.upscaling.kind import UpscalingOptions
from limner.engines.upscaling.library import spandrel

Pixels = NDArray[np.uint8]

OVERLAP: Final = 32
"""Pixels of the source that tiles share: what a model sees around a pixel reaches about so far."""


class Upscaling:
    """One model. The same picture gives the same bytes on the same device and libraries."""

    version = f"spandrel-{version('spandrel')}-torch-{torch.__version__}"

    def __init__(self, options: UpscalingOptions) -> None:
        self._options = options
        self._model: Any = None

    def warm_up(self) -> None:
        """Load the model. Raises EngineError (`engine_not_loaded`) that says what is missing."""
        self._model = self._loaded()

    def run(self, job: Job, watch: Watch, /) -> Artwork:
        """Enlarge the picture; alpha is enlarged as it is. Raises EngineError, Cancelled, InvalidRequest."""
        if not isinstance(job, CrispUpscaleJob):
            raise EngineError(f"An upscaling model does not serve {job.operation}.")
        source = job.source.pixels()
        colours, _ = split(source)
        while colours.shape[1] < job.width:
            colours = self._enlarged(colours, watch)
        colours = resized(colours, job.width, job.height)
        _, alpha = split(resized(source, job.width, job.height))
        return Artwork(pixels=join(colours, alpha))

    def _enlarged(self, colours: Pixels, watch: Watch) -> Pixels:
        """In the model's scale."""
        high, wide = colours.shape[:2]
        places = tiles(wide, high, self._options.tile, min(OVERLAP, self._options.tile // 4))
        parts = []
        for done, place in enumerate(places, 1):
            watch()
            parts.append(self._run(place.of(colours)))
            watch.progress(done, len(places))
        scale = self._model.scale
        return joined(wide * scale, high * scale, [place.scaled(scale) for place in places], parts)

    def _run(self, tile: Pixels) -> Pixels:
        high, wide = tile.shape[:2]
        right, below = self._model.size_requirements.get_padding(wide, high)
        padded = cv2.copyMakeBorder(tile, 0, below, 0, right, cv2.BORDER_REPLICATE)
        given = torch.from_numpy(padded).permute(2, 0, 1)[None].to(self._model.device, self._model.dtype) / 255
        try:
            with torch.inference_mode():
                made = self._model(given).clamp(0, 1)
        except torch.OutOfMemoryError as error:
            raise EngineError(
                f"A tile of {wide}×{high} pixels does not fit into the memory of the model's device; set a smaller "
                "tile. Nothing is charged.",
                code="engine_out_of_memory",
            ) from error
        scale = self._model.scale
        pixels = (made[0].permute(1, 2, 0).float() * 255).round().byte().cpu().numpy()
        return np.ascontiguousarray(pixels[: high * scale, : wide * scale])

    def _loaded(self) -> Any:
        name, device = str(self._options.model), torch.device(self._options.device)
        if device.type == "cuda" and (device.index or 0) >= torch.cuda.device_count():
            raise _not_loaded(f"There is no {device} here: torch {torch.__version__} finds no such GPU.")
        library = spandrel()
        try:
            model = library.ModelLoader(device).load_from_file(self._options.model)
        except Exception as error:  # what a file holds may fail anywhere in an architecture
            reason = str(error) or "it is of no architecture that spandrel knows"
            raise _not_loaded(f"The model {name!r} cannot be loaded: {reason}.") from error
        if not isinstance(model, library.ImageModelDescriptor) or model.scale < 2:
            raise _not_loaded(f"The model {name!r} ({model.architecture.name}) does not enlarge pictures.")
        if model.input_channels != 3 or model.output_channels != 3:
            raise _not_loaded(f"The model {name!r} is not for pictures of three channels.")
        if device.type == "cuda" and model.supports_half:
            model.half()
        return model.eval()


def _not_loaded(message: str) -> EngineError:
    return EngineError(message, code="engine_not_loaded")
