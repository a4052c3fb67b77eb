"""A job of each operation that diffusion models do, on small pictures."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from limner.engines.jobs import (
    CreativeUpscaleJob,
    EnhancePromptJob,
    EraseRegionJob,
    ExploreJob,
    ExploreSimilarJob,
    Frame,
    GenerateBackgroundJob,
    GenerateJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RefineDetailsJob,
    RemixJob,
    ReplaceBackgroundJob,
)
from limner.imaging.encode import encode
from limner.imaging.source import Source, probe

Pixels = NDArray[np.uint8]

WIDTH, HEIGHT = 72, 56
"""Of the source: no multiple of what any family draws."""


def scene() -> Pixels:
    """A blue disc on a ground that goes from light to dark: something to cut out, and something to keep."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    pixels = np.repeat((200 - rows)[..., None], 3, 2).astype(np.uint8)
    pixels[(rows - 28) ** 2 + (columns - 36) ** 2 < 16**2] = (20, 40, 220)
    return pixels


def hole() -> NDArray[np.bool_]:
    """Where a mask lets pixels change."""
    mask = np.zeros((HEIGHT, WIDTH), np.bool_)
    mask[10:40, 20:60] = True
    return mask


def picture(pixels: Pixels) -> Source:
    return probe(encode(pixels, "png"))


def mask_of(holes: NDArray[np.bool_]) -> Source:
    return picture(np.repeat(np.where(holes, 255, 0).astype(np.uint8)[..., None], 3, 2))


def drawing(prompt: str = "a fox", width: int = WIDTH, height: int = HEIGHT, seed: int = 1) -> GenerateJob:
    return GenerateJob("svcv3", prompt, width, height, vector=False, seed=seed)


def _explored(index: int) -> ExploreJob:
    return ExploreJob(drawing(), index, 8)


def size_of(job: Job) -> tuple[int, int]:
    """Width and height that a job is to be answered with."""
    assert not isinstance(job, EnhancePromptJob)
    return job.width, job.height


JOBS: Final[Mapping[str, Callable[[], Job]]] = {
    "generate": drawing,
    "explore": lambda: _explored(3),
    "explore_similar": lambda: ExploreSimilarJob(drawing(seed=9), _explored(3), 3),
    "image_to_image": lambda: ImageToImageJob(picture(scene()), drawing(), 0.6),
    "remix": lambda: RemixJob(picture(scene()), drawing("", 100, 60)),
    "inpaint": lambda: InpaintJob(picture(scene()), drawing(), mask_of(hole())),
    "generate_background": lambda: GenerateBackgroundJob(picture(scene()), drawing(), mask_of(hole())),
    "outpaint": lambda: OutpaintJob(picture(scene()), drawing("", 120, 90), Frame(30, 20, WIDTH, HEIGHT)),
    "replace_background": lambda: ReplaceBackgroundJob(picture(scene()), drawing()),
    "erase_region": lambda: EraseRegionJob(picture(scene()), WIDTH, HEIGHT, mask_of(hole())),
    "creative_upscale": lambda: CreativeUpscaleJob(picture(scene()), 4 * WIDTH, 4 * HEIGHT),
    "refine_details": lambda: RefineDetailsJob(picture(scene()), 300, 233, "subtle"),
}
