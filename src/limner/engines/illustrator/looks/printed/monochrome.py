"""Monochrome: black and white with the whole range between, as on silver paper behind a red filter."""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, lab, mix, parse
from limner.drawing.display import Display
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.printed.grain import noise
from limner.engines.illustrator.looks.printed.inks import small
from limner.engines.illustrator.looks.repaint import recoloured
from limner.engines.illustrator.scene import Scene

BLACK, WHITE = parse("#050505"), parse("#fafafa")
_FILTER = (0.42, 0.46, 0.12)
"""What red, green and blue give: blue skies go dark, skin and autumn leaves go light."""
_ENDS = (0.8, 99.8)
"""Percentiles of the picture that become black and white."""
_CURVE = 0.06
"""How far the tones are bent into an S."""
_GRAIN = 0.055
"""The reach of the grain in mid-tones, over 255."""


@dataclass(frozen=True)
class Monochrome(Look):
    """The full drawing between two tones; a palette's darkest and lightest colour where one was asked for."""

    dark: RGB = BLACK
    pale: RGB = WHITE
    vector: bool = False

    def suited(self, scene: Scene, *, vector: bool) -> "Monochrome":
        """Between the ends of the palette, where one was asked for."""
        colours = sorted(scene.palette, key=lambda rgb: lab(rgb)[0])
        ends = (colours[0], colours[-1]) if len(colours) > 1 else (self.dark, self.pale)
        return replace(self, dark=ends[0], pale=ends[1], vector=vector)

    def whole(self, display: Display, scene: Scene) -> Display:
        """In SVG every colour as its tone."""
        if not self.vector:
            return display
        curve, kept = _curve(_grey(small(display))), scene.background

        def tone(rgb: RGB) -> RGB:
            level = int(curve[0, int(_grey(np.array([[rgb]], np.uint8))[0, 0])])
            return rgb if rgb == kept else mix(self.dark, self.pale, round(level / 255, 3))

        return recoloured(display, tone)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The tones stretched from black to white, with the grain of fast film."""
        return between_tones(pixels, self.dark, self.pale, scene.seed)


def between_tones(pixels: Pixels, dark: RGB, pale: RGB, seed: int) -> Pixels:
    """H×W×3 in tones from the one to the other, bent into an S, with grain."""
    grey = _grey(pixels)
    toned = cv2.LUT(grey, _curve(grey[::8, ::8]))
    rough = cv2.addWeighted(toned, 1.0, noise(pixels.shape, 0.75, seed), _GRAIN, -_GRAIN * 127.5)
    if (dark, pale) == (BLACK, WHITE):
        return cv2.merge([rough] * 3)  # type: ignore[return-value]
    table = np.array([mix(dark, pale, round(i / 255, 3)) for i in range(256)], np.uint8)
    return cv2.LUT(cv2.merge([rough] * 3), table[None])  # type: ignore[return-value]


def _grey(pixels: Pixels) -> Pixels:
    return cv2.transform(pixels, np.array([_FILTER], np.float32))  # type: ignore[return-value]


def _curve(grey: Pixels) -> NDArray[np.uint8]:
    """1×256: the picture's own ends to black and white, and an S between."""
    low, high = np.percentile(grey, _ENDS)
    share = np.clip((np.arange(256) - low) / max(high - low, 40.0), 0, 1)
    bent = share - _CURVE * np.sin(2 * np.pi * share)
    return np.asarray(np.rint(5 + 245 * bent), np.uint8)[None]
