"""The rows of the table: a job for each photograph, its request in words, and what its sheet shows."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from benchmarks.photographs.requests import Asked, Mask, Pixels
from limner.engines.base import never_cancelled
from limner.engines.contract import honoured
from limner.engines.darkroom.engine import Darkroom
from limner.engines.jobs import (
    CreativeUpscaleJob,
    EraseRegionJob,
    Frame,
    GenerateBackgroundJob,
    GenerateJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RemixJob,
    RemoveBackgroundJob,
    ReplaceBackgroundJob,
    VectorizeJob,
)
from limner.imaging.encode import encode
from limner.imaging.mask import encode_mask
from limner.imaging.source import Source, probe
from limner.imaging.svg.render import render

MODEL, SEED = "svcv3", 1
UPSCALED: Final = 512
"""The longer side in pixels of what creativeUpscale gets."""

CLOSE: Final = (900, 440)
"""Width and height of the part in the middle that is shown where detail is judged."""

WIDER, TALLER = 1.5, 1.2
"""The canvas of outpaint, in the picture's own sides."""


@dataclass(frozen=True, slots=True)
class Case:
    """One request: the job, what it asks in words, and the mask to show, if it has one.

    `before` is shown as the source where that is not the photograph; of the result, `close` shows the middle only.
    """

    job: Job
    request: str
    mask: Mask | None = None
    before: Pixels | None = None
    close: bool = False


def _source(pixels: Pixels) -> Source:
    return probe(encode(pixels, "png"), "image")


def _drawing(asked: Asked, prompt: str) -> GenerateJob:
    height, width = asked.pixels.shape[:2]
    return GenerateJob(MODEL, prompt, width, height, False, SEED, look="raw")


def _inpaint(asked: Asked, region: Mask, prompt: str) -> Case:
    job = InpaintJob(_source(asked.pixels), _drawing(asked, prompt), probe(encode_mask(region), "mask"))
    return Case(job, f"inpaint: {prompt}", region)


def _outpaint(asked: Asked, prompt: str) -> Case:
    height, width = asked.pixels.shape[:2]
    wide, tall = round(width * WIDER), round(height * TALLER)
    frame = Frame((wide - width) // 2, (tall - height) // 2, width, height)
    around = np.ones((tall, wide), bool)
    around[frame.y : frame.y + height, frame.x : frame.x + width] = False
    drawing = replace(_drawing(asked, prompt), width=wide, height=tall)
    return Case(OutpaintJob(_source(asked.pixels), drawing, frame), f"outpaint: {prompt or 'no prompt'}", around)


def _replace_background(asked: Asked) -> Case | None:
    if asked.leaves_out("subject"):
        return None
    prompt = asked.text("backdrop")
    return Case(ReplaceBackgroundJob(_source(asked.pixels), _drawing(asked, prompt)), f"replaceBackground: {prompt}")


def _generate_background(asked: Asked) -> Case | None:
    if asked.leaves_out("subject"):
        return None
    prompt, mask = asked.text("backdrop"), ~asked.subject()
    job = GenerateBackgroundJob(_source(asked.pixels), _drawing(asked, prompt), probe(encode_mask(mask), "mask"))
    return Case(job, f"generateBackground: {prompt}", mask)


def _remove_background(asked: Asked, *, other: bool) -> Case | None:
    if asked.leaves_out("subject") or (asked.kind == "other") is not other:
        return None
    height, width = asked.pixels.shape[:2]
    return Case(RemoveBackgroundJob(_source(asked.pixels), width, height), "removeBackground")


def _image_to_image(asked: Asked) -> Case:
    prompt = asked.text("remake")
    job = ImageToImageJob(_source(asked.pixels), _drawing(asked, prompt), 0.8)
    return Case(job, f"imageToImage, strength 0.8: {prompt}")


def _variate(asked: Asked) -> Case:
    return Case(RemixJob(_source(asked.pixels), _drawing(asked, "")), "variateImage: a variation of the picture")


def _creative_upscale(asked: Asked) -> Case:
    height, width = asked.pixels.shape[:2]
    scale = min(UPSCALED / max(height, width), 1.0)
    size = max(round(width * scale), 1), max(round(height * scale), 1)
    small = np.asarray(cv2.resize(asked.pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
    large = (2 * size[0], 2 * size[1])
    plain = np.asarray(cv2.resize(small, large, interpolation=cv2.INTER_CUBIC), np.uint8)
    job = CreativeUpscaleJob(_source(small), *large)
    return Case(job, "creativeUpscale, 2 times (left: bicubic)", before=middle(plain), close=True)


def _erase(asked: Asked) -> Case | None:
    if asked.leaves_out("erase") or (asked.leaves_out("subject") and "erase" not in asked.given):
        return None
    height, width = asked.pixels.shape[:2]
    region = asked.erased()
    job = EraseRegionJob(_source(asked.pixels), width, height, probe(encode_mask(region), "mask"))
    return Case(job, "eraseRegion", region)


def _vectorize(asked: Asked) -> Case:
    height, width = asked.pixels.shape[:2]
    return Case(VectorizeJob(_source(asked.pixels), width, height, max_shapes=3000), "vectorize")


ROWS: Final[dict[str, Callable[[Asked], Case | None]]] = {
    "inpaint_ground": lambda asked: None if asked.leaves_out("ground") else _inpaint(asked, *asked.ground()),
    "inpaint_thing": lambda asked: None if asked.leaves_out("thing") else _inpaint(asked, *asked.thing()),
    "outpaint_place": lambda asked: _outpaint(asked, asked.text("place")),
    "outpaint": lambda asked: _outpaint(asked, ""),
    "replace_background": _replace_background,
    "generate_background": _generate_background,
    "remove_background": lambda asked: _remove_background(asked, other=False),
    "remove_background_others": lambda asked: _remove_background(asked, other=True),
    "image_to_image": _image_to_image,
    "variate_image": _variate,
    "creative_upscale": _creative_upscale,
    "erase_region": _erase,
    "vectorize": _vectorize,
}
"""By the row's name. None where a row does not ask anything of a picture."""


def result(case: Case) -> Pixels:
    """What the embedded engine makes of it, H×W×3; transparency lies over a checkerboard, an SVG is drawn."""
    made = honoured(case.job, Darkroom().run(case.job, never_cancelled))
    if made.svg is not None:
        pixels = render(made.svg, case.job.width, case.job.height, "svg")  # type: ignore[union-attr]
    elif made.pixels is not None:
        pixels = made.pixels
    else:
        raise ValueError(f"{case.request} was answered without a picture")
    return middle(over_checkers(pixels)) if case.close else over_checkers(pixels)


def middle(pixels: Pixels) -> Pixels:
    """The part in the middle, at most as large as `CLOSE`."""
    top, left = (max((have - most) // 2, 0) for have, most in zip(pixels.shape, reversed(CLOSE), strict=False))
    return np.ascontiguousarray(pixels[top : top + CLOSE[1], left : left + CLOSE[0]])


def over_checkers(pixels: Pixels, square: int = 16) -> Pixels:
    """H×W×3: the picture before gray squares."""
    if pixels.shape[2] == 3:
        return pixels
    y, x = np.indices(pixels.shape[:2]) // square
    checkers = np.where((x + y) % 2, 200, 235).astype(np.float32)[..., None]
    alpha = pixels[..., 3:].astype(np.float32) / 255
    return np.rint(pixels[..., :3] * alpha + checkers * (1 - alpha)).astype(np.uint8)
