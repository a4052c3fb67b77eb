"""What a job is expected to cost: seconds of one worker, by its operation and its sizes.

The figures are those of docs/performance.md, for pictures of middling content, rounded. They decide whose turn it is
and nothing else, and each job's own time replaces its estimate when it is over: half or twice as much is near enough.
"""

from dataclasses import dataclass
from typing import Final

from limner.engines.jobs import CreateStyleJob, EnhancePromptJob, Job, VectorizeJob
from limner.imaging.source import Source

MEGAPIXEL: Final = 2**20
"""Pixels in one."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Seconds of any job, and of each megapixel that it reads or makes, whichever are more."""

    seconds: float
    each_megapixel: float


DRAWING: Final = Rate(0.03, 0.05)
LEARNING: Final = Rate(0.1, 0.3)
TRACING: Final = 0.3
"""Seconds for each megapixel of an edit that is answered with SVG, on top."""

RATES: Final[dict[str, Rate]] = {
    "generate": DRAWING,
    "explore": DRAWING,
    "explore_similar": DRAWING,
    "image_to_image": Rate(3.0, 0.3),
    "inpaint": Rate(1.2, 0.25),
    "outpaint": Rate(1.5, 0.45),
    "replace_background": Rate(3.3, 0.22),
    "generate_background": Rate(1.4, 0.18),
    "remix": Rate(0.1, 0.05),
    "erase_region": Rate(1.0, 0.12),
    "vectorize": Rate(0.5, 0.06),
    "remove_background": Rate(3.0, 0.18),
    "crisp_upscale": Rate(0.1, 0.12),
    "creative_upscale": Rate(0.1, 0.2),
    "refine_details": Rate(0.5, 0.1),
}
"""By the job's `operation`."""

UNKNOWN: Final = Rate(1.0, 0.5)


def expected_seconds(job: Job) -> float:
    """How long a worker is expected to take; above 0."""
    if isinstance(job, EnhancePromptJob):
        return DRAWING.seconds
    if isinstance(job, CreateStyleJob):
        read = sum(_megapixels(reference.picture.width, reference.picture.height) for reference in job.references)
        return LEARNING.seconds + read * LEARNING.each_megapixel
    rate = RATES.get(job.operation, UNKNOWN)
    size = _megapixels(job.width, job.height)
    source = getattr(job, "source", None)
    if isinstance(source, Source):
        size = max(size, _megapixels(source.width, source.height))
    vector = source is not None and bool(getattr(getattr(job, "drawing", None), "vector", False))
    traced = TRACING * size if vector and not isinstance(job, VectorizeJob) else 0.0
    return rate.seconds + rate.each_megapixel * size + traced


def _megapixels(width: int, height: int) -> float:
    return width * height / MEGAPIXEL
