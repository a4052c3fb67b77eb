"""Plans in the style of pictures: shots that know their style, or that have its pictures as references."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from typing import Final

import numpy as np

from limner.engines.base import Artwork
from limner.engines.diffusion.families import Family, StyleBy
from limner.engines.diffusion.shots import Pixels, Plan, Shot
from limner.engines.finishing.sizes import fitted
from limner.engines.finishing.wording import beside
from limner.engines.jobs import StyleGuide
from limner.engines.learned import Match
from limner.engines.samples import Sample
from limner.imaging.source import probe

Styled = Callable[[Plan], Plan]

MOST_REFERENCES: Final = 3
"""Pictures of a style in one run, the heaviest: each costs as much time as a picture of its size."""
SIDES: Final[dict[Match, int]] = {"flexible": 224, "regular": 320, "precise": 448}
"""The longer side of the heaviest reference: a larger one has more of the model's attention, and shows finer lines."""
LEAST_SIDE: Final = 96
"""Of any reference: below 64 pixels pipelines refuse it."""
MULTIPLE: Final = 16
"""Of both sides, in pixels: what all pipelines of the families with references take."""
SAID: Final[dict[Match, str]] = {
    "flexible": "loosely in the style of",
    "regular": "in the style of",
    "precise": "exactly in the style, medium, line, colours and texture of",
}


def in_style(plan: Plan, guide: StyleGuide | None, family: Family, by: StyleBy | None) -> Plan:
    """The plan, and whatever plan follows it, in a style as far as the family's pipelines take one."""
    if guide is None or by is None or not guide.samples:
        return plan
    tasks = family.styled[by]
    styled = partial(in_style, guide=guide, family=family, by=by)
    shots = [_styled(shot, guide, family, by) if shot.task in tasks else shot for shot in plan.shots]
    return Plan(shots, partial(_completed, plan, styled))


def _completed(plan: Plan, styled: Styled, pictures: Sequence[Pixels]) -> Artwork | Plan:
    result = plan.complete(pictures)
    return styled(result) if isinstance(result, Plan) else result


def _styled(shot: Shot, guide: StyleGuide, family: Family, by: StyleBy) -> Shot:
    if by != "references":
        return replace(shot, style=guide)
    # an inpainting pipeline takes one reference beside the picture itself
    room = 1 if shot.task == "inpaint" else family.references - len(shot.references)
    heaviest = sorted(guide.samples, key=lambda sample: -sample.weight)[:MOST_REFERENCES]
    side = SIDES[guide.match]
    if room < 1:
        return shot
    pictures = (_sheet(heaviest, side),) if room == 1 else _pictures(heaviest[:room], side)
    if shot.references:
        said = f"the first picture {SAID[guide.match]} the others, without their subjects"
    else:
        said = f"{SAID[guide.match]} the reference pictures, without their subjects"
    return replace(
        shot,
        task="edit" if shot.task == "generate" else shot.task,
        prompt=beside(shot.prompt, said),
        references=(*shot.references, *pictures),
        style=guide,
    )


def _pictures(samples: Sequence[Sample], side: int) -> tuple[Pixels, ...]:
    """The samples with areas in proportion to their weights, for a model's attention is spread over areas."""
    most = max(sample.weight for sample in samples)
    return tuple(_sized(_decoded(each), side * sqrt(each.weight / most)) for each in samples)


def _sheet(samples: Sequence[Sample], side: int) -> Pixels:
    """The samples beside each other in one picture, as wide as they are heavy."""
    if len(samples) == 1:
        return _pictures(samples, side)[0]
    total = sum(sample.weight for sample in samples)
    widths = [_length(side * len(samples) * sample.weight / total) for sample in samples]
    cut = [fitted(_decoded(sample), width, side) for sample, width in zip(samples, widths, strict=True)]
    return np.hstack(cut)


def _sized(pixels: Pixels, side: float) -> Pixels:
    """The picture with its longer side at about so many pixels, cut to what pipelines take."""
    scale = side / max(pixels.shape[:2])
    high, wide = (_length(length * scale) for length in pixels.shape[:2])
    return fitted(pixels, wide, high)


def _length(pixels: float) -> int:
    """The nearest that pipelines take."""
    return max(round(pixels / MULTIPLE) * MULTIPLE, LEAST_SIDE)


def _decoded(sample: Sample) -> Pixels:
    return np.ascontiguousarray(probe(sample.data, "style").pixels()[..., :3])
