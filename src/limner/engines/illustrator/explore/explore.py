"""Eight pictures of one prompt, as different as a good art director's first wall."""

from limner.engines.base import Artwork, CancelCheck
from limner.engines.illustrator.explore.carried import drawn
from limner.engines.illustrator.explore.spread import spread
from limner.engines.jobs import ExploreJob


def explore(job: ExploreJob, check: CancelCheck) -> Artwork:
    """The picture number `index` of the request: SVG for a vector drawing, else H×W×3 pixels of the drawing's size.

    What the prompt and the controls fix is the same in all of a request; what they leave open differs. The choices are
    in the artwork's scene under `direction`. The same job gives the same bytes.
    """
    check()
    directions = spread(job.drawing, max(job.count, job.index + 1))
    return drawn(directions[job.index], job.drawing, check)
