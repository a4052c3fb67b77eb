"""An engine that looks at the pictures of styles: it paints their mean colour, each as heavy as it is."""

import numpy as np

from limner.engines.base import Artwork, CancelCheck
from limner.engines.capabilities import Capabilities
from limner.engines.instances import Instance
from limner.engines.jobs import ExploreJob, ExploreSimilarJob, GenerateJob, Job
from limner.engines.kinds import Kind, Options
from limner.imaging.source import probe

WHITE = (255.0, 255.0, 255.0)


class Seer:
    """Answers with one colour; white where there is no style, or none with samples."""

    version = "1"

    def __init__(self, options: Options) -> None: ...

    def warm_up(self) -> None:
        pass

    def run(self, job: Job, check: CancelCheck) -> Artwork:
        assert isinstance(job, GenerateJob | ExploreJob | ExploreSimilarJob)
        drawing = job if isinstance(job, GenerateJob) else job.drawing
        samples = drawing.style.samples if drawing.style else ()
        colours = [(probe(each.data).pixels().mean((0, 1)), each.weight) for each in samples]
        colour = np.average([c for c, _ in colours], 0, [w for _, w in colours]) if colours else np.array(WHITE)
        return Artwork(pixels=np.full((job.height, job.width, 3), np.rint(colour), np.uint8))


def _capabilities(options: Options) -> Capabilities:
    served = ("generate", "explore", "explore_similar")
    return Capabilities(dict.fromkeys(served, frozenset({"negative_prompt", "references"})))


KIND = Kind(Options, f"{__name__}:Seer", _capabilities)
SEER = Instance("seer", KIND, Options(), _capabilities(Options()))
