"""Pictures and masks as the other server takes them: PNG, in its own size, in its polarity. Done by a worker."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import EngineUnavailable, Prepared
from limner.engines.darkroom.canvas import resized, resized_mask
from limner.engines.finishing.sizes import fitted
from limner.engines.jobs import (
    EraseRegionJob,
    GenerateBackgroundJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RemixJob,
    ReplaceBackgroundJob,
)
from limner.engines.upstream.openai.dialects import Polarity, Terms
from limner.imaging.encode import encode
from limner.imaging.mask import encode_mask, read_mask

Pixels = NDArray[np.uint8]
Marked = tuple[Pixels, NDArray[np.bool_] | None]
"""A picture, H×W×3, and of the same size where it is to change; None where all of it may."""


def prepare(job: Job, terms: Terms) -> Prepared:
    """The files of a job. Raises InvalidRequest for a picture or a mask that is broken, EngineUnavailable for an SVG
    that has to stay one.
    """
    pixels, mask = _MARKED[type(job)](job)
    width, height = terms.width, terms.height
    image = encode(resized(pixels, width, height), "png")
    marked = None
    if mask is not None and terms.polarity:
        marked = _encoded(resized_mask(mask, width, height), terms.polarity)
    return Prepared(image, marked, width, height)


def _encoded(mask: NDArray[np.bool_], polarity: Polarity) -> bytes:
    """The mask's PNG: of one bit, white where it changes; or black with alpha, transparent where it changes."""
    if polarity == "white":
        return encode_mask(mask)
    pixels = np.zeros((*mask.shape, 4), np.uint8)
    pixels[..., 3] = np.where(mask, 0, 255)
    return encode(pixels, "png")


def opaque(pixels: Pixels) -> Pixels:
    """H×W×3: what is transparent lies on white."""
    if pixels.shape[2] == 3:
        return pixels
    share = pixels[..., 3:].astype(np.float32) / 255
    return np.asarray(np.rint(pixels[..., :3] * share + 255 * (1 - share)), np.uint8)


def _plain(job: ImageToImageJob | ReplaceBackgroundJob) -> Marked:
    return opaque(job.source.pixels()), None


def _shaped(job: RemixJob) -> Marked:
    return fitted(opaque(job.source.pixels()), job.width, job.height), None


def _masked(job: InpaintJob | GenerateBackgroundJob) -> Marked:
    return opaque(job.source.pixels()), read_mask(job.mask)


def _erased(job: EraseRegionJob) -> Marked:
    if job.source.format == "svg":
        raise EngineUnavailable(
            "The server behind the engine takes no SVG, and what is erased from one has to stay one."
        )
    return opaque(job.source.pixels()), read_mask(job.mask)


def _extended(job: OutpaintJob) -> Marked:
    """The canvas with the source on it, whose borders are drawn out to the edges: what is there is to change."""
    frame = job.frame
    right, bottom = job.width - frame.x - frame.width, job.height - frame.y - frame.height
    source = resized(opaque(job.source.pixels()), frame.width, frame.height)
    canvas = cv2.copyMakeBorder(source, frame.y, bottom, frame.x, right, cv2.BORDER_REPLICATE)
    mask = np.ones(canvas.shape[:2], np.bool_)
    mask[frame.y : frame.y + frame.height, frame.x : frame.x + frame.width] = False
    return np.asarray(canvas, np.uint8), mask


_MARKED: Final[Mapping[type, Callable[[Any], Marked]]] = {
    ImageToImageJob: _plain,
    ReplaceBackgroundJob: _plain,
    RemixJob: _shaped,
    InpaintJob: _masked,
    GenerateBackgroundJob: _masked,
    EraseRegionJob: _erased,
    OutpaintJob: _extended,
}
