"""A small engine for the tests: it paints flat pictures, unless the prompt says otherwise."""

import os
import time

import numpy as np

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.illustrator.style.learn import create_style
from limner.engines.instances import EMBEDDED, embedded
from limner.engines.jobs import CreateStyleJob, EnhancePromptJob, GenerateJob, Job
from limner.engines.kinds import Options
from tests.instances import instance

ENGINES = {
    "illustrator": instance("illustrator", f"{__name__}:Painter", "generate", "enhance_prompt", "create_style"),
    "darkroom": embedded()["darkroom"],
}
"""In the place of the service's own engines."""

NOBODY = {name: instance(name, f"{__name__}:Nobody", "generate") for name in EMBEDDED}
"""Engines whose class is not there."""


class Painter:
    """Answers with one colour that follows from the seed. `fail`, `crash` and `slow` are prompts."""

    version = "1"

    def __init__(self, options: Options) -> None: ...

    def warm_up(self) -> None:
        pass

    def run(self, job: Job, check: CancelCheck) -> Artwork:
        if isinstance(job, EnhancePromptJob):
            return Artwork(text=f"{job.prompt}, painted")
        if isinstance(job, CreateStyleJob):
            return create_style(job, check)
        assert isinstance(job, GenerateJob)
        if job.prompt == "fail":
            raise EngineError("The paint is dry.")
        if job.prompt == "crash":
            os._exit(1)
        while job.prompt == "slow":
            check()
            time.sleep(0.01)
        if job.vector:
            return Artwork(svg=f"<svg viewBox='0 0 {job.width} {job.height}'/>", scene={"seed": job.seed})
        pixels = np.full((job.height, job.width, 3), job.seed % 256, np.uint8)
        return Artwork(pixels=pixels, scene={"seed": job.seed, "prompt": job.prompt})
