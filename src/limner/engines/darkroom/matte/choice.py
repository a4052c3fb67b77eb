"""Which region of a picture is the subject: each guess is grown to a region, and the one of most merit is taken."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.evidence import Evidence
from limner.engines.darkroom.matte.focus import focus
from limner.engines.darkroom.matte.head import with_head
from limner.engines.darkroom.matte.merit import Merits
from limner.engines.darkroom.matte.proposals import proposals
from limner.engines.darkroom.matte.regions import Regions, regions
from limner.engines.darkroom.matte.superpixels import Floats
from limner.engines.darkroom.skin import skin_of

GROWTHS: Final = ((0.5, 0.8), (1.0, 0.4))
"""How much a grown region's smoothness and its colours count,"""
CLOSED: Final = (0.7, 0.3)
"""and the same where a region's hollows are closed,"""
AGREED: Final = (1.0, 0.4)
"""and where the best are drawn together."""
FINALISTS: Final = 6
"""So many of the best are closed and drawn together."""
HOLLOW: Final = 0.08
"""Half the width of a hollow, such as of a wheel's arch, as a share of the longer side."""
CRUMB: Final = 0.12
"""A part that is worth less than so much of the worthiest goes."""
POOR: Final = 9.0
"""The merit below which a region is hardly a thing,"""
CLOSE: Final = 0.6
"""and how much less merit a skyline may have then."""
ACROSS: Final = 0.12
"""The least that what is below a skyline takes of either side."""
SAME: Final = 0.002
"""Regions that differ by no more of the picture are one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A region of the picture's patches (N), and its merit."""

    inside: Mask
    merit: float


def choose(pixels: Pixels, evidence: Evidence, belief: Floats) -> Choice:
    """The region of most merit. `pixels` is H×W×3, which the evidence was read from; `belief` is N chances."""
    field = _Field(regions(pixels, evidence.patches), belief, [])
    seen = focus(pixels)
    merits = Merits.of(field.regions, belief, seen)
    for prior in proposals(evidence, belief, seen):
        for smoothness, colour in GROWTHS:
            field.grow(merits, prior, smoothness, colour)
    best = field.best()[:FINALISTS]
    for each in best:
        field.grow(merits, 3 * (_closed(field.regions, each.inside) - 0.5) + 1.5 * (each.inside - 0.5), *CLOSED)
    shares = _shares(best)
    for level in (0.5, 0.3):
        field.grow(merits, 4 * (shares - level), *AGREED)
    found = _settled(field)
    return Choice(with_head(field.regions, found.inside, skin_of(pixels)), found.merit)


def _settled(field: "_Field") -> Choice:
    """The best, unless that is poor and a skyline is not much poorer: of a scene all goes that is above its skyline."""
    best = field.best()[0]
    labels = field.regions.patches.labels
    lines = [each for each in field.best() if _spans(each.inside[labels])]
    if not lines or (lines[0] is not best and (best.merit > POOR or lines[0].merit < best.merit - CLOSE)):
        return best
    below = np.maximum.accumulate(lines[0].inside[labels], axis=0)
    return Choice(field.regions.patches.mean(below.astype(np.float32)) > 0.5, lines[0].merit)


def _spans(mask: Mask) -> bool:
    """Whether a region goes from side to side and leaves the top free."""
    return float(min(mask[:, 0].mean(), mask[:, -1].mean())) > ACROSS and not mask[0].any()


@dataclass(frozen=True, slots=True)
class _Field:
    """The regions that were grown so far."""

    regions: Regions
    belief: Floats
    grown: list[Choice]

    def grow(self, merits: Merits, prior: Floats, smoothness: float, colour: float) -> None:
        cut = self.regions.cut(np.asarray(prior, np.float32), smoothness, colour)
        inside = self.regions.whole(cut, self.belief + 0.05, CRUMB)
        sizes = self.regions.patches.sizes
        if all(float(sizes @ (inside ^ other.inside)) > SAME for other in self.grown):
            self.grown.append(Choice(inside, merits.of_region(inside)))

    def best(self) -> list[Choice]:
        return sorted(self.grown, key=lambda each: -each.merit)


def _closed(found: Regions, inside: Mask) -> Floats:
    """N, the share of each patch that a region with its hollows closed takes."""
    labels = found.patches.labels
    radius = max(2, round(HOLLOW * max(labels.shape)))
    framed = cv2.copyMakeBorder(inside[labels].astype(np.uint8), *(4 * (radius + 1,)), cv2.BORDER_CONSTANT)
    far = (cv2.distanceTransform(1 - framed, cv2.DIST_L2, 3) > radius).astype(np.uint8)
    hollow = far.any() and cv2.distanceTransform(1 - far, cv2.DIST_L2, 3) > radius
    closed = np.broadcast_to(hollow, framed.shape)[radius + 1 : -radius - 1, radius + 1 : -radius - 1]
    return found.patches.mean(closed.astype(np.float32))


def _shares(best: list[Choice]) -> Floats:
    """N, 0..1: how many of the best take a patch, the better counting more."""
    weights = np.exp([2 * (each.merit - best[0].merit) for each in best])
    return np.asarray(weights @ np.stack([each.inside for each in best]) / weights.sum(), np.float32)
