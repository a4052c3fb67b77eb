"""A job of an engine on another machine, in the test's own process, and what such jobs are made of."""

import io
from typing import Any

import numpy as np
from PIL import Image

from limner.engines.base import Unwatched
from limner.engines.instances import instance
from limner.engines.jobs import GenerateJob, Job
from limner.imaging.source import Source, probe
from limner.workshop.alone import perform_remotely
from limner.workshop.orders import Order, RenderedFile
from tests.engines.upstream.server import picture


async def done(kind: str, table: dict[str, Any], job: Job) -> RenderedFile:
    """The job, done by an engine of this kind and options."""
    return await perform_remotely(
        instance("upstream", kind, table), Order(("upstream",), job, "png", engine="upstream"), Unwatched()
    )


def drawing(width: int = 1024, height: int = 1024, **more: Any) -> GenerateJob:
    """A fox."""
    given: dict[str, Any] = {"model": "svcv3", "prompt": "a fox", "vector": False, "seed": 7} | more
    return GenerateJob(width=width, height=height, **given)


def source(width: int = 300, height: int = 260, color: tuple[int, int, int] = (10, 20, 200)) -> Source:
    """A picture of one colour."""
    return probe(picture(width, height, color))


def left_half(width: int = 300, height: int = 260) -> Source:
    """A mask whose left half is to change."""
    pixels = np.zeros((height, width), np.uint8)
    pixels[:, : width // 2] = 255
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "PNG")
    return probe(file.getvalue(), "mask")


def pixels_of(file: RenderedFile) -> Any:
    """H×W×3."""
    return np.asarray(Image.open(io.BytesIO(file.data)).convert("RGB"))
