"""What shapes are filled with: one colour, or a linear shading."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.trace.quantise import Palette
from limner.engines.darkroom.trace.regions import Regions
from limner.engines.darkroom.trace.shading import Shading, shade


@dataclass(frozen=True, slots=True)
class Paints:
    """By region: its colour, sRGB, and its shading where it has one."""

    color: list[tuple[int, int, int]]
    shading: dict[int, Shading]


def mix(regions: Regions, palette: Palette | None, sums: NDArray[np.float64] | None) -> Paints:
    """The palette's colours by the regions' tones, or their mean colours; shadings where `sums` are given."""
    colors = palette[regions.tone] if palette is not None else np.round(regions.color).clip(0, 255).astype(np.uint8)
    shadings: dict[int, Shading] = {}
    if sums is not None:
        for region in range(1, len(regions)):
            shading = shade(sums[region])
            if shading is not None:
                shadings[region] = shading
    return Paints([(int(r), int(g), int(b)) for r, g, b in colors], shadings)
