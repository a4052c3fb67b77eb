"""Pictures like one that was explored, from nearly the same to the same idea alone."""

import math
from dataclasses import replace
from functools import partial
from hashlib import blake2b

from limner.engines.base import Artwork, CancelCheck
from limner.engines.illustrator.explore.carried import drawn
from limner.engines.illustrator.explore.compositions import PLACELESS
from limner.engines.illustrator.explore.direction import Direction
from limner.engines.illustrator.explore.drift import drifted
from limner.engines.illustrator.explore.openings import openings
from limner.engines.illustrator.explore.placement import NONE, Drift
from limner.engines.illustrator.explore.spread import others, spread
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.jobs import ExploreSimilarJob, GenerateJob

_OFFERED = 8
"""So many directions take turns at a similarity below 4: neighbouring seeds get others."""
_SHIFT, _SCALE, _HORIZON = 0.022, 0.035, 0.008
"""The drift at similarity 5: of the subjects, as a share of the canvas; of their size; of the horizon."""
_WIDER, _STRONGER = 2.0, 1.3
"""At similarity 4 the drift is so many times as wide, and that of colours as strong."""


def similar(job: ExploreSimilarJob, check: CancelCheck) -> Artwork:
    """A picture like the source: SVG for a vector drawing, else H×W×3 pixels of the drawing's size.

    Similarity 5 is the source's scene, its subjects, its colours and its horizon drifted a little; 4 has the same
    choices with other things around the subjects; 3 the same look, place and palette in another composition; 2 keeps
    the look or the palette; 1 the prompt alone. What the prompt and the controls fix stays in all of them. Another
    seed gives another picture, and none is the source itself. The same job gives the same bytes.
    """
    check()
    source = spread(job.source.drawing, max(job.source.count, job.source.index + 1))[job.source.index]
    if job.similarity < 4:
        offered = others(job.source.drawing, source, job.similarity, _OFFERED)
        chosen = offered[job.seed % len(offered)]
        # Where a prompt leaves few compositions, two pictures of a request may share one, and marks have no place
        # that could differ: they are not to be alike.
        few = job.similarity == 3 or chosen.composition in PLACELESS
        apart = replace(_drift(job, chosen), around=0) if few else NONE
        return drawn(replace(chosen, seed=_number(job, "seed")), job.drawing, check, apart)
    drift = _drift(job, source)
    regrade = partial(drifted, drift=drift) if _free_colours(job.drawing) else None
    return drawn(source, job.drawing, check, drift, regrade)


def _drift(job: ExploreSimilarJob, source: Direction) -> Drift:
    """The seed's drift: neighbouring seeds drift in directions a golden angle apart, all of them far enough to show."""
    near = job.similarity == 5
    wide = 1.0 if near else _WIDER
    angle = job.seed % 65_536 * math.pi * (3 - math.sqrt(5))
    c, s = math.cos(angle), math.sin(angle)
    around = 0
    if _moveless(job.drawing, source) or not (near or source.composition == "pattern"):
        around = _number(job, "around") | 1 if setting(source.setting).bare else _number(job, "around") + 1
    return Drift(
        dx=wide * _SHIFT * c,
        dy=0.3 * wide * _SHIFT * s,
        scale=1 + wide * _SCALE * s,
        horizon=wide * _HORIZON * (c + s) / 2,
        turn=angle,
        width=1.0 if near else _STRONGER,
        around=around,
    )


def _moveless(drawing: GenerateJob, source: Direction) -> bool:
    """Whether nothing of the scene can drift, and its colours must not: land from above has no horizon."""
    if _free_colours(drawing):
        return False
    empty_land = source.composition == "from above" and not openings(drawing).script.said.subjects
    return empty_land or source.composition == "pattern" or source.setting == "abstract"


def _free_colours(drawing: GenerateJob) -> bool:
    """Whether neither the controls nor the prompt fix colours of the whole picture."""
    made = openings(drawing).script
    return not (made.coloured or made.background)


def _number(job: ExploreSimilarJob, what: str) -> int:
    """A number of this picture's own, 0 to 65,535."""
    words = f"{what}/{job.seed}/{job.similarity}/{job.source.index}/{job.source.seed}/{job.drawing.prompt}"
    return int.from_bytes(blake2b(words.encode(), digest_size=2).digest(), "big")
