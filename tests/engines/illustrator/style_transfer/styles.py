"""Learned styles written by hand, and how far a picture is from one."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linear_sum_assignment

from limner.engines.illustrator.style_transfer.spaces import to_labs
from limner.engines.learned import LearnedStyle, Swatch

CLAY = LearnedStyle(
    base="any",
    palette=(
        Swatch((198, 92, 46), 0.4),
        Swatch((92, 34, 22), 0.25),
        Swatch((240, 214, 180), 0.2),
        Swatch((38, 18, 20), 0.15),
    ),
    ground=(198, 92, 46),
    tones=(0.2, 0.22, 0.3, 0.34, 0.45, 0.58, 0.59, 0.6, 0.75, 0.88, 0.9),
    contrast=0.22,
    chroma=0.1,
    temperature=0.8,
    edge_softness=0.0,
    line_weight=0.0,
    line_share=0.0,
    line_rgb=(0, 0, 0),
    texture=0.0,
    grain=0.0,
    shading="gradient",
    roundness=0.3,
    detail=0.5,
)
"""Warm, of middle lightness, without lines."""

PEN = replace(
    CLAY,
    palette=(Swatch((246, 244, 236), 0.93), Swatch((30, 34, 60), 0.07)),
    ground=(246, 244, 236),
    tones=(0.25, 0.9, 0.96, 0.96, 0.96, 0.96, 0.96, 0.96, 0.96, 0.96, 0.97),
    chroma=0.01,
    temperature=0.0,
    line_weight=0.004,
    line_share=0.95,
    line_rgb=(30, 34, 60),
    shading="flat",
)
"""Lines alone on paper."""

POSTER = replace(
    CLAY,
    palette=(
        Swatch((20, 160, 175), 0.35),
        Swatch((240, 220, 30), 0.3),
        Swatch((225, 25, 120), 0.2),
        Swatch((20, 18, 22), 0.15),
    ),
    ground=(240, 220, 30),
    tones=(0.2, 0.2, 0.5, 0.58, 0.62, 0.64, 0.66, 0.7, 0.86, 0.88, 0.88),
    chroma=0.15,
    line_weight=0.008,
    line_share=0.4,
    line_rgb=(20, 18, 22),
    shading="flat",
)
"""Loud flat areas within thick outlines."""

NIGHT = replace(
    CLAY,
    palette=(Swatch((14, 20, 46), 0.7), Swatch((40, 60, 110), 0.22), Swatch((230, 226, 200), 0.08)),
    ground=(14, 20, 46),
    tones=(0.18, 0.2, 0.2, 0.2, 0.2, 0.2, 0.22, 0.3, 0.35, 0.36, 0.9),
    temperature=-0.4,
    chroma=0.05,
)
"""Dark and blue."""


def distance(pixels: NDArray[np.uint8], style: LearnedStyle, count: int = 240) -> float:
    """The earth mover's distance in OKLab from a picture to the style's palette, by as many points of each."""
    labs = to_labs(pixels.reshape(-1, 3))
    order = labs[np.lexsort((labs[:, 2], labs[:, 1], labs[:, 0]))]
    picture = order[np.linspace(0, len(order) - 1, count).astype(int)]
    ends = np.cumsum([s.share for s in style.palette]) * count
    which = np.searchsorted(ends, np.arange(count) + 0.5).clip(0, len(style.palette) - 1)
    palette = to_labs([style.palette[i].rgb for i in which])
    cost = np.linalg.norm(picture[:, None] - palette[None], axis=2)
    return float(cost[linear_sum_assignment(cost)].mean())
