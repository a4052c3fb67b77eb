"""The colour that lies behind everything."""

import numpy as np

from limner.drawing.colour import RGB, lab
from limner.engines.illustrator.style.pool import to_rgb
from limner.engines.illustrator.style.view import View
from limner.engines.learned import Swatch

_RIM = 0.04
"""The width of the border that is looked at, over the shorter side."""
_WHITE: RGB = (255, 255, 255)


def ground(seen: View, palette: tuple[Swatch, ...]) -> RGB:
    """The colour of most of the border, or white where the border is clear."""
    width = max(1, round(_RIM * seen.span))
    rim = np.ones(seen.shown.shape, bool)
    rim[width:-width, width:-width] = False
    shown = rim & (seen.shown > 0.5)
    if shown.sum() < rim.sum() / 2:
        return _WHITE
    colours = seen.lab[shown].astype(np.float64)
    levels = np.array([lab(swatch.rgb) for swatch in palette])
    nearest = ((levels**2).sum(axis=1) - 2 * colours @ levels.T).argmin(axis=1)
    most = int(np.bincount(nearest).argmax())
    return to_rgb(np.median(colours[nearest == most], axis=0))
