"""Drawings that the tests of exploring share, and what comes of them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from limner.engines.base import never_cancelled
from limner.engines.illustrator.explore.explore import explore
from limner.engines.illustrator.explore.similar import similar
from limner.engines.jobs import ExploreJob, ExploreSimilarJob, GenerateJob

COUNT = 8


def drawing(prompt: str, seed: int = 7, size: tuple[int, int] = (96, 96), **more: Any) -> GenerateJob:
    """A drawing by V4.1, small so that it is quick."""
    given: dict[str, Any] = {"model": "svcv4_1", "vector": False} | more
    return GenerateJob(prompt=prompt, width=size[0], height=size[1], seed=seed, **given)


def explored(drawn: GenerateJob, index: int) -> NDArray[np.uint8]:
    """The pixels of one picture of the wall."""
    pixels = explore(ExploreJob(drawn, index, COUNT), never_cancelled).pixels
    assert pixels is not None
    return pixels


def alike(source: ExploreJob, similarity: int, seed: int) -> ExploreSimilarJob:
    """A picture like the source, with a seed of its own."""
    job = source.drawing
    own = GenerateJob(
        job.model, job.prompt, job.width, job.height, job.vector, seed, job.look, job.negative_prompt, job.controls
    )
    return ExploreSimilarJob(own, source, similarity)


def like(source: ExploreJob, similarity: int, seed: int) -> NDArray[np.uint8]:
    """The pixels of a picture like the source."""
    pixels = similar(alike(source, similarity, seed), never_cancelled).pixels
    assert pixels is not None
    return pixels
