"""A small engine for the tests: it paints flat pictures, unless the prompt says otherwise."""

import os
import time

import numpy as np

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.jobs import EnhancePromptJob, GenerateJob, Job

ENGINES = {"illustrator": f"{__name__}:Painter", "darkroom": "limner.engines.darkroom.engine:Darkroom"}
"""In the place of the service's own engines."""


class Painter:
    """Answers with one colour that follows from the seed. `fail`, `crash` and `slow` are prompts."""

    name = "painter"
    version = "1"

    def operations(self) -> frozenset[str]:
        return frozenset({"generate", "enhance_prompt"})

    def warm_up(self) -> None:
        pass

    def run(self, job: Job, check: CancelCheck) -> Artwork:
        if isinstance(job, EnhancePromptJob):
            return Artwork(text=f"{job.prompt}, painted")
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
