"""How light becomes colour, told from what the areas and the lines are like."""

import cv2
import numpy as np

from limner.engines.illustrator.style.areas import Areas, areas
from limner.engines.illustrator.style.lines import Lines
from limner.engines.illustrator.style.view import Floats, Mask, View
from limner.engines.learned import Shading

_PITCH = 0.02
"""The widest spacing of hatching, over the shorter side; wallpaper has wider stripes."""
_HATCHED = 0.25
"""The share of the picture under parallel lines from which it is hatched."""
_FLAT = 0.5
"""The share of areas of one colour from which a picture is flat."""
_LEVEL = 0.006
"""The change of lightness across a block that nobody sees."""
_STROKES = 0.008
"""The deviation inside of even the calmest areas from which they look brushed; a photograph's sky has 0.003."""
_EVERYWHERE = 0.15
"""The least share that the calmest have of the typical deviation: a brush goes over everything, and a photograph
has smooth places beside rich ones."""
_PARALLEL = 0.5
"""The coherence of directions (0 to 1) from which lines count as parallel."""


def shading(seen: View, found: Areas, drawn: Lines) -> Shading:
    """Hatched before all else; then flat, painterly or smooth by the calm areas between the lines."""
    if hatching(seen.light, drawn.mask) > _HATCHED:
        return "hatched"
    # A rough paper slopes by chance as much as it is rough.
    if float(np.mean(found.slope < _LEVEL + found.rest)) > _FLAT:
        return "flat"
    calmest = float(np.quantile(found.rest, 0.3))
    brushed = calmest > _STROKES and calmest > _EVERYWHERE * areas(seen.light, seen.alpha > 0.5).typical
    return "painterly" if brushed else "gradient"


def hatching(light: Floats, lines: Mask) -> float:
    """The share of a close picture, 0 to 1, under fine parallel lines."""
    side = min(light.shape)
    mask = lines.astype(np.uint8)
    rim = mask - cv2.erode(mask, np.ones((3, 3), np.uint8))
    window = max(3, round(0.04 * side))
    density = cv2.blur(rim.astype(np.float32), (window, window))
    dense = density > 2 / max(_PITCH * side, 6)
    return float((dense & (_coherence(light, 0.012 * side) > _PARALLEL)).mean())


def _coherence(light: Floats, sigma: float) -> Floats:
    """H×W: 0 where the gradients around point every way, 1 where all lie along one axis (structure tensor)."""
    dx, dy = cv2.Scharr(light, cv2.CV_32F, 1, 0), cv2.Scharr(light, cv2.CV_32F, 0, 1)
    scale = min(1.0, 4 / sigma)
    size = (max(1, round(light.shape[1] * scale)), max(1, round(light.shape[0] * scale)))
    means = (cv2.resize(product, size, interpolation=cv2.INTER_AREA) for product in (dx * dx, dy * dy, dx * dy))
    xx, yy, xy = (cv2.GaussianBlur(mean, (0, 0), sigma * scale) for mean in means)
    coherence = np.sqrt((xx - yy) ** 2 + 4 * xy**2) / (xx + yy + 1e-6)
    return np.asarray(cv2.resize(coherence, light.shape[::-1], interpolation=cv2.INTER_LINEAR), np.float32)
