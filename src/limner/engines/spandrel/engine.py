"""The engine of spandrel's models: pictures enlarged, or regions of them erased."""

from typing import TYPE_CHECKING

from limner.engines.base import Artwork, EngineError, Watch
from limner.engines.darkroom.canvas import join, split
from limner.engines.darkroom.process import erase_region
from limner.engines.jobs import CrispUpscaleJob, EraseRegionJob, Job
from limner.engines.spandrel.enlarge import enlarged
from limner.engines.spandrel.erase import erased
from limner.engines.spandrel.kind import SpandrelOptions, side_of, task_of
from limner.imaging.mask import read_mask

if TYPE_CHECKING:  # it needs torch
    from limner.engines.spandrel.model import Model


class Spandrel:
    """One model. The same picture gives the same bytes on the same device and libraries."""

    version = "not loaded"

    def __init__(self, options: SpandrelOptions) -> None:
        self._options = options
        self._side = side_of(options)
        self._task = task_of(options)
        self._model: Model

    def warm_up(self) -> None:
        """Load the model. Raises EngineError (`engine_not_loaded`) that says what is missing."""
        try:
            from limner.engines.spandrel.model import Model

            self._model = Model(self._options)
        except ImportError as error:
            text = (
                f"Such models run in spandrel and torch, and {error.name} is not here: pip install 'limner[spandrel]'."
            )
            raise EngineError(text, code="engine_not_loaded") from error
        self.version = self._model.version

    def run(self, job: Job, watch: Watch, /) -> Artwork:
        """Do what the model is for; alpha stays. An SVG loses the region's shapes as the darkroom does it.

        Raises EngineError, Cancelled, InvalidRequest.
        """
        if isinstance(job, CrispUpscaleJob) and self._task == "upscale":
            pixels = job.source.pixels()
            return Artwork(pixels=enlarged(pixels, job.width, job.height, self._side, self._model, watch))
        if isinstance(job, EraseRegionJob) and self._task == "erase":
            return self._erased(job, watch)
        raise EngineError(f"The model {str(self._options.model)!r} does not serve {job.operation}.")

    def _erased(self, job: EraseRegionJob, watch: Watch) -> Artwork:
        if job.source.format == "svg":
            return erase_region(job, watch)
        colours, alpha = split(job.source.pixels())
        filled = erased(colours, read_mask(job.mask), self._side, self._model, watch)
        return Artwork(pixels=join(filled, alpha))
