"""What a region has of a good cut-out, as one number."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.matte.focus import Focus
from limner.engines.darkroom.matte.regions import Regions
from limner.engines.darkroom.matte.superpixels import Floats

OUTLINE: Final = 8.0
"""What a merit counts for: edges all along the outline,"""
COLOURS: Final = 2.0
"""colours of its own,"""
BELIEF: Final = 1.4
"""agreement with what is believed in,"""
FOCUS: Final = 2.0
"""what is in focus in it, less what is not, where the picture has a depth of field,"""
COMPACT: Final = 0.5
"""the logarithm of how compact it is;"""
RIM: Final = 5.0
"""and against it what it takes of the top and the upper sides,"""
ASIDE: Final = (0.5, 1.6)
"""how far, down and across, its middle is from the picture's,"""
SMALL: Final = (0.12, 0.8)
"""the logarithm of how far its share of the picture falls below the first,"""
LARGE: Final = (0.45, 3.0)
"""and how far it is above. Set by hand on two dozen photographs; the choice changes little where one is halved."""
UPPER: Final = 0.75
"""The share of the height down to which a subject seldom reaches the sides."""
LOWER: Final = 0.6
"""What the lower border counts for as an outline."""
NONE: Final = -9.0
"""The merit of what is nearly nothing or all."""


@dataclass(frozen=True, slots=True)
class Merits:
    """Reckons the merit of regions of one picture, by what is believed in (N, 0..1) and what is in focus."""

    regions: Regions
    belief: Floats
    in_focus: Floats

    @staticmethod
    def of(regions: Regions, belief: Floats, focus: Focus) -> "Merits":
        """For the patches of a picture."""
        sizes = regions.patches.sizes
        sharp, soft = (regions.patches.mean(plane) * sizes for plane in (focus.sharp, focus.soft))
        favour = focus.depth * (sharp / max(float(sharp.sum()), 1e-6) - soft / max(float(soft.sum()), 1e-6))
        return Merits(regions, belief, np.asarray(favour, np.float32))

    def of_region(self, inside: Mask) -> float:
        """About 7 to 12: more for a plain outline, colours and focus of its own, belief, a place off the border."""
        share = float(self.regions.patches.sizes @ inside)
        if not 0.004 < share < 0.95:
            return NONE
        cut = inside[self.regions.ends[:, 0]] != inside[self.regions.ends[:, 1]]
        lengths, strengths = self.regions.lengths[cut], self.regions.strengths[cut]
        around = max(float(lengths.sum()), 1.0)
        small = SMALL[1] * max(0.0, float(np.log(SMALL[0] / share)))
        large = LARGE[1] * max(0.0, share - LARGE[0])
        return (
            OUTLINE * float(lengths @ strengths) / around
            + COLOURS * self._colours(inside, share)
            + BELIEF * self._believed(inside, share)
            + FOCUS * float(self.in_focus @ inside)
            + COMPACT * self._compact(inside, share, around)
            - self._off_place(inside, share)
            - (small + large)
        )

    def _colours(self, inside: Mask, share: float) -> float:
        own = self.regions.own_colours(inside) * self.regions.patches.sizes
        return float(own @ inside / share + own @ ~inside / (1 - share)) / 2

    def _believed(self, inside: Mask, share: float) -> float:
        worth = self.belief * self.regions.patches.sizes
        return float(worth @ inside / share - worth @ ~inside / (1 - share))

    def _compact(self, inside: Mask, share: float, around: float) -> float:
        """The logarithm of its area over that of a disc with the same outline."""
        labels = self.regions.patches.labels
        length = around + LOWER * float(inside[labels[-1]].sum())
        return float(np.log(4 * np.pi * share * labels.size / length**2 + 0.02))

    def _off_place(self, inside: Mask, share: float) -> float:
        patches = self.regions.patches
        labels = patches.labels
        upper = labels[: round(UPPER * len(labels))]
        border = np.concatenate([labels[0], upper[:, 0], upper[:, -1]])
        height, width = labels.shape
        middle = (patches.sizes * inside) @ patches.centres / share * max(height, width) / np.array([height, width])
        away = ASIDE[0] * abs(float(middle[0]) - 0.55) + ASIDE[1] * abs(float(middle[1]) - 0.5)
        return RIM * float(inside[border].mean()) + away
