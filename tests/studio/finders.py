"""Small engines for what comes before a request's own jobs: one learns styles, one finds subjects."""

import numpy as np

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.illustrator.style.learn import create_style
from limner.engines.instances import embedded
from limner.engines.jobs import CreateStyleJob, Job, RemoveBackgroundJob
from limner.engines.kinds import Options
from tests.instances import instance
from tests.studio.engines import Painter

ENGINES = {
    "illustrator": instance("illustrator", f"{__name__}:Learner", "generate", "explore", "create_style"),
    "darkroom": embedded()["darkroom"],
    "finder": instance("finder", f"{__name__}:Finder", "remove_background"),
    "absent": instance("absent", f"{__name__}:Nobody", "remove_background", crew="device"),
}

RELUCTANT = 7
"""The red of a picture's first pixel for which the finder fails."""


class Learner(Painter):
    """A painter that learns styles as well, and paints what is explored."""

    def run(self, job: Job, check: CancelCheck) -> Artwork:
        if isinstance(job, CreateStyleJob):
            return create_style(job, check)
        return super().run(getattr(job, "drawing", job), check)


class Finder:
    """Takes the right half of every picture for its subject."""

    version = "1"

    def __init__(self, options: Options) -> None: ...

    def warm_up(self) -> None: ...

    def run(self, job: Job, check: CancelCheck) -> Artwork:
        assert isinstance(job, RemoveBackgroundJob)
        pixels = job.source.pixels()
        if pixels[0, 0, 0] == RELUCTANT:
            raise EngineError("There is nothing to be found.")
        alpha = np.zeros(pixels.shape[:2], np.uint8)
        alpha[:, pixels.shape[1] // 2 :] = 255
        return Artwork(pixels=np.dstack([pixels[..., :3], alpha]))
