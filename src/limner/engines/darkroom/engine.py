"""The embedded engine for pictures that exist: no weights, no GPU, one core a picture."""

from collections.abc import Callable
from typing import Any, Final

import cv2
import numpy as np

from limner.engines.base import Artwork, CancelCheck, EngineError, never_cancelled
from limner.engines.darkroom.background import generate_background, replace_background
from limner.engines.darkroom.inpaint import inpaint
from limner.engines.darkroom.outpaint import outpaint
from limner.engines.darkroom.process import (
    creative_upscale,
    crisp_upscale,
    erase_region,
    refine_details,
    remove_background,
    vectorize,
)
from limner.engines.darkroom.remix import remix
from limner.engines.darkroom.transform import image_to_image
from limner.engines.jobs import (
    CreativeUpscaleJob,
    CrispUpscaleJob,
    EraseRegionJob,
    GenerateBackgroundJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RefineDetailsJob,
    RemixJob,
    RemoveBackgroundJob,
    ReplaceBackgroundJob,
    VectorizeJob,
)
from limner.engines.kinds import Options
from limner.imaging.encode import encode
from limner.imaging.source import probe

WORKS: Final[dict[type[Job], Callable[[Any, CancelCheck], Artwork]]] = {
    ImageToImageJob: image_to_image,
    InpaintJob: inpaint,
    OutpaintJob: outpaint,
    ReplaceBackgroundJob: replace_background,
    GenerateBackgroundJob: generate_background,
    RemixJob: remix,
    EraseRegionJob: erase_region,
    VectorizeJob: vectorize,
    RemoveBackgroundJob: remove_background,
    CrispUpscaleJob: crisp_upscale,
    CreativeUpscaleJob: creative_upscale,
    RefineDetailsJob: refine_details,
}
"""What it does, by the kind of job."""


class Darkroom:
    """Edits and processes pictures by methods of image processing, and has the illustrator draw what is new."""

    version = "1"

    def __init__(self, options: Options | None = None) -> None:
        """It has no options."""

    def warm_up(self) -> None:
        """Touch every library that the first job would otherwise wait for."""
        cv2.setNumThreads(1)
        pixels = np.zeros((64, 64, 3), np.uint8)
        pixels[16:48, 16:48] = (200, 40, 40)
        source = probe(encode(pixels, "png"), "image")
        self.run(RemoveBackgroundJob(source, 64, 64), never_cancelled)

    def run(self, job: Job, check: CancelCheck) -> Artwork:
        """Do the job. The same job gives the same bytes. Raises InvalidRequest for a file that is broken."""
        work = WORKS.get(type(job))
        if work is None:
            raise EngineError(f"The darkroom does not serve {job.operation}.")
        check()
        return work(job, check)
