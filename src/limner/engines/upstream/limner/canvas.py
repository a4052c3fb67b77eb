"""The canvas of an outpainting, in the fields that lead to it."""

from typing import Any

from limner.catalog.sizes import spell
from limner.engines.base import EngineUnavailable
from limner.engines.jobs import OutpaintJob


def canvas_of(job: OutpaintJob) -> dict[str, Any]:
    """How much to extend each side, and how far to scale the picture down before.

    Raises EngineUnavailable where no number of percent makes the frame of the picture.
    """
    frame = job.frame
    sides = {
        "expand_left": frame.x,
        "expand_right": job.width - frame.x - frame.width,
        "expand_top": frame.y,
        "expand_bottom": job.height - frame.y - frame.height,
    }
    fields: dict[str, Any] = {name: pixels for name, pixels in sides.items() if pixels}
    if (job.source.width, job.source.height) != (frame.width, frame.height):
        fields["zoom_out_percentage"] = 100 * (1 - _scale(job))
    return fields if any(sides.values()) else {**fields, "size": spell((job.width, job.height))}


def _scale(job: OutpaintJob) -> float:
    """A scale that rounds both sides of the picture to its frame."""
    pairs = ((job.source.width, job.frame.width), (job.source.height, job.frame.height))
    # A side of one pixel may come of anything smaller.
    least = max((0.0 if scaled == 1 else (scaled - 0.5) / side) for side, scaled in pairs)
    most = min((scaled + 0.5) / side for side, scaled in pairs)
    if least >= most:
        raise EngineUnavailable("The server behind the engine has no way to ask for this frame.")
    return (max(least, 1e-6) + min(most, 1.0)) / 2
