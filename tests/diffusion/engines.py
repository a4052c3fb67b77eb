"""An engine of a tiny model."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.base import Unwatched, Watch
from limner.engines.capabilities import Capabilities
from limner.engines.diffusion.engine import Diffusion
from limner.engines.jobs import Job
from limner.imaging.source import probe
from limner.workshop.orders import Order, RenderedFile
from limner.workshop.perform import perform, perform_batch

Pixels = NDArray[np.uint8]


@dataclass(frozen=True)
class Tiny:
    """A loaded engine, and what its kind tells of it."""

    engine: Diffusion
    capabilities: Capabilities

    def file(self, job: Job, watch: Watch | None = None) -> RenderedFile:
        """The job's file, by the way that every job takes in a worker."""
        return perform(self.engine, Order(("tiny",), job, "png"), watch or Unwatched(), self.capabilities)

    def pixels(self, job: Job) -> Pixels:
        """The pixels of the job's file."""
        return probe(self.file(job).data).pixels()

    def together(self, *jobs: Job, watches: "list[Watch] | None" = None) -> list[RenderedFile | Exception]:
        """The files of jobs that run in one batch."""
        orders = [Order(("tiny",), job, "png") for job in jobs]
        return perform_batch(self.engine, orders, watches or [Unwatched() for _ in jobs], self.capabilities)
