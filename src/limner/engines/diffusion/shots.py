"""Jobs as runs of a pipeline: what each operation asks of a model, and what becomes of the pictures.

A plan is one job's: its shots, each one picture of one run, and how they become the job's artwork. Shots of one key fit
into one run, of one job or of several.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.base import Artwork
from limner.engines.diffusion.families import Task
from limner.engines.jobs import StyleGuide

Pixels = NDArray[np.uint8]
Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """One picture to be made of width×height pixels.

    `image` (H×W×3, in that size) is what a `transform` starts from and what an `inpaint` works on; `mask` is true where
    that may change. `strength` is how much of the way from noise is gone, 0.0 to 1.0. `references` are for an `edit`,
    and one may come with an `inpaint`. `style` is the one whose pictures it is drawn by.
    """

    task: Task
    prompt: str
    negative_prompt: str
    width: int
    height: int
    seed: int
    image: Pixels | None = None
    mask: Mask | None = None
    strength: float = 1.0
    references: tuple[Pixels, ...] = ()
    style: StyleGuide | None = None

    @property
    def kind(self) -> Hashable:
        """What decides how much memory it takes."""
        return self.task, self.width, self.height, self.style is not None

    @property
    def key(self) -> Hashable:
        """What shots of one run have in common."""
        return self.task, self.width, self.height, self.strength, bool(self.negative_prompt), self.style


def blank(task: Task, width: int, height: int) -> Shot:
    """A shot of nothing in particular, to warm a model with."""
    empty = np.zeros((height, width, 3), np.uint8)
    edited = task in ("transform", "inpaint")
    return Shot(
        task,
        "",
        "",
        width,
        height,
        seed=0,
        image=empty if edited else None,
        mask=np.ones((height, width), np.bool_) if task == "inpaint" else None,
        references=(empty,) if task == "edit" else (),
    )


@dataclass(frozen=True, slots=True)
class Plan:
    """One job's shots, and what their pictures become, in the shots' order: its artwork, or the plan that goes on."""

    shots: Sequence[Shot]
    complete: "Callable[[Sequence[Pixels]], Artwork | Plan]"


def single(shot: Shot, story: dict[str, object] | None = None) -> Plan:
    """The plan whose picture is the artwork."""

    def complete(pictures: Sequence[Pixels]) -> Artwork:
        return Artwork(pixels=pictures[0], scene=dict(story or {}))

    return Plan((shot,), complete)


def unchanged(pixels: Pixels) -> Plan:
    """The plan of a job that leaves its picture as it is."""

    def complete(pictures: Sequence[Pixels]) -> Artwork:
        return Artwork(pixels=pixels)

    return Plan((), complete)
