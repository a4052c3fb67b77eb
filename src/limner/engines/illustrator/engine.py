"""The embedded engine: no weights, no GPU, one core a picture."""

import cv2

from limner.engines.base import Artwork, CancelCheck, EngineError, never_cancelled
from limner.engines.illustrator.atlas.guests import inviting
from limner.engines.illustrator.enhance.enhance import enhance
from limner.engines.illustrator.explore.explore import explore
from limner.engines.illustrator.explore.similar import similar
from limner.engines.illustrator.kind import IllustratorOptions
from limner.engines.illustrator.packs import shelf
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.illustrator.style.learn import create_style
from limner.engines.jobs import CreateStyleJob, EnhancePromptJob, ExploreJob, ExploreSimilarJob, GenerateJob, Job

_FIRST = GenerateJob("svcv4_1", "a fox under a tree in a meadow", 256, 256, vector=False, seed=1)


class Illustrator:
    """Reads the prompt, stages a scene, draws it as vectors, and finishes it."""

    version = "1"

    def __init__(self, options: IllustratorOptions | None = None) -> None:
        """Open the art packs of the options. Raises SettingsError for a file that cannot be used."""
        self._shelf = shelf.load(options.art_packs if options else ())

    def warm_up(self) -> None:
        """Enter the atlas, load the typefaces and draw one small picture."""
        # A worker has one core: OpenCV's threads would take those of the other workers.
        cv2.setNumThreads(1)
        self.run(_FIRST, never_cancelled)

    def run(self, job: Job, check: CancelCheck) -> Artwork:
        """Make the picture: SVG for a vector job, else H×W×3 pixels. The same job gives the same bytes."""
        check()
        with inviting(self._shelf, marked=isinstance(job, GenerateJob) and job.look == "icon"):
            return self._run(job, check)

    def _run(self, job: Job, check: CancelCheck) -> Artwork:
        match job:
            case GenerateJob():
                return draw(job, check)
            case ExploreJob():
                return explore(job, check)
            case ExploreSimilarJob():
                return similar(job, check)
            case CreateStyleJob():
                return create_style(job, check)
            case EnhancePromptJob():
                return Artwork(text=enhance(job.prompt))
        raise EngineError(f"The illustrator does not serve {job.operation}.")


def draw(job: GenerateJob, check: CancelCheck) -> Artwork:
    """The picture of a prompt."""
    made = script(read(job.prompt, job.negative_prompt), job)
    check()
    scene = played(made)
    check()
    return picture(made, scene, vector=job.vector, check=check)
