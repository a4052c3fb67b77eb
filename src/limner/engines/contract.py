"""What an operation owes, whoever does it: the kind and the size of the result, and the pixels that must stay.

Engines with weights return pictures that are nearly the same outside of a mask. Here they are made the same to the bit.
SVG has no pixels to put back: there the size is checked, and the mask, whether or not the engine has looked at it.
It runs beside the engine, in the worker's process, where the pixels are.
"""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import Artwork, EngineError
from limner.engines.jobs import (
    EnhancePromptJob,
    EraseRegionJob,
    GenerateBackgroundJob,
    GenerateJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RemoveBackgroundJob,
    VectorizeJob,
)
from limner.imaging.mask import read_mask
from limner.imaging.svg.size import HEAD_BYTES, size_of_svg
from limner.kit.errors import InvalidRequest

Pixels = NDArray[np.uint8]
MASKED = (InpaintJob, GenerateBackgroundJob, EraseRegionJob)


def honoured(job: Job, artwork: Artwork) -> Artwork:
    """The artwork, with the pixels that must stay put back.

    Raises EngineError for one of another kind or size than the job asks for, InvalidRequest for a mask that is none.
    """
    parts = {"pixels": artwork.pixels, "SVG": artwork.svg, "text": artwork.text}
    made = [kind for kind, part in parts.items() if part is not None]
    if made != [_kind(job)]:
        raise EngineError(f"The engine answered {job.operation} with {' and '.join(made) or 'nothing'}.")
    if isinstance(job, EnhancePromptJob):
        return artwork
    width, height = _size(artwork)
    if (width, height) != (job.width, job.height):
        raise EngineError(f"The engine made {width}×{height} pixels instead of {job.width}×{job.height}.")
    kept = ~read_mask(job.mask) if isinstance(job, MASKED) else None
    if artwork.pixels is None:
        return artwork
    return Artwork(pixels=_restored(job, artwork.pixels, kept), scene=artwork.scene)


def _size(artwork: Artwork) -> tuple[int, int]:
    """Width and height in pixels; of SVG those that it counts as, in the same way as one that comes with a request."""
    if artwork.pixels is not None:
        return artwork.pixels.shape[1], artwork.pixels.shape[0]
    try:
        width, height = size_of_svg((artwork.svg or "")[:HEAD_BYTES].encode(), "the engine's SVG")
    except InvalidRequest as error:
        raise EngineError(f"The engine made no SVG that can be used: {error.message}") from error
    return max(1, round(width)), max(1, round(height))


def _kind(job: Job) -> str:
    """What the job is to be answered with."""
    match job:
        case EnhancePromptJob():
            return "text"
        case GenerateJob():
            vector = job.vector
        case EraseRegionJob() | RemoveBackgroundJob():
            vector = job.source.format == "svg"
        case VectorizeJob():
            vector = True
        case _:
            drawing = getattr(job, "drawing", None)
            vector = bool(drawing and drawing.vector)
    return "SVG" if vector else "pixels"


def _restored(job: Job, pixels: Pixels, kept: NDArray[np.bool_] | None) -> Pixels:
    match job:
        case InpaintJob() | GenerateBackgroundJob() | EraseRegionJob():
            if (job.source.width, job.source.height) == (job.width, job.height):
                return _laid_over(pixels, job.source.pixels(), 0, 0, kept)
        case OutpaintJob(source=source, frame=frame):
            if (source.width, source.height) == (frame.width, frame.height):
                return _laid_over(pixels, source.pixels(), frame.x, frame.y)
    return pixels


def _laid_over(pixels: Pixels, source: Pixels, x: int, y: int, kept: NDArray[np.bool_] | None = None) -> Pixels:
    """The pixels with the source on top at (x, y), where it is kept; with alpha if either has it."""
    height, width = source.shape[:2]
    depth = max(pixels.shape[2], source.shape[2])
    result, top = _deep(pixels, depth).copy(), _deep(source, depth)
    place = result[y : y + height, x : x + width]
    if kept is None:
        place[:] = top
    else:
        # NumPy's own way takes a hundred times as long where the mask has to be repeated over the channels.
        cv2.copyTo(top, kept.view(np.uint8), place)
    return result


def _deep(pixels: Pixels, depth: int) -> Pixels:
    """With 3 or 4 channels; what had no alpha is opaque."""
    if pixels.shape[2] == depth:
        return pixels
    return np.dstack([pixels, np.full(pixels.shape[:2], 255, np.uint8)])
