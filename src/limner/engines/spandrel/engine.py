"""The engine of spandrel's models: pictures enlarged, or regions of them erased."""

from limner.engines.base import Artwork, EngineError, Watch
from limner.engines.darkroom.canvas import join, split
from limner.engines.darkroom.process import erase_region
from limner.engines.jobs import CrispUpscaleJob, EraseRegionJob, Job
from limner.engines.spandrel.enlarge import enlarged
from limner.engines.spandrel.erase import erased
from limner.engines.spandrel.kind import SpandrelOptions, side_of, task_of
from limner.engines.spandrel.model import Model
from limner.imaging.mask import read_mask


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
        self._model = Model(self._options)
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
