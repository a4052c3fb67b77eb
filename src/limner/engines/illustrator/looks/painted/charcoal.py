"""Charcoal: a broad stick, masses smudged with the hand, lines pressed into them."""

from dataclasses import dataclass

import cv2

from limner.drawing.colour import RGB, lab, mix, parse
from limner.engines.illustrator.looks import noise
from limner.engines.illustrator.looks.painted import lines, margin, paper, tones
from limner.engines.illustrator.looks.painted.guard import guarded
from limner.engines.illustrator.looks.painted.pencil import Pencil
from limner.engines.illustrator.scene import Scene

_SHEET, _STICK = parse("#efedea"), parse("#1b1a1c")
_MASS = tones.table((0, 250), (45, 212), (100, 150), (160, 84), (215, 34), (250, 6), (255, 0))
_TOOTH = tones.table((0, 40), (80, 110), (128, 190), (180, 245), (255, 255))
"""What of a thin mass the paper takes, from its hollows to its heights."""


@dataclass(frozen=True)
class Charcoal(Pencil):
    """A soft black stick on rough grey-white paper."""

    paper: RGB = _SHEET
    lead: RGB = _STICK
    line: float = 5.0
    firm: float = 1.9
    stroke: float = 0.3
    broad: float = 13.0
    open: float = 1.9
    fade: float = 0.3
    lift: float = 0.22

    def under(self, rgb: RGB) -> RGB:
        """A smudged mass."""
        return mix(self.paper, self.lead, round(0.78 * self.darkness(lab(rgb)[0]), 3))

    def _drawn(self, pixels: tones.Pixels, scene: Scene, light: tones.Tones) -> tones.Tones:
        """H×W: how much black lies on the paper."""
        unit = noise.unit(pixels.shape)
        mass = cv2.LUT(light, _MASS)
        if margin.framed(scene):
            mass = paper.faded(mass, scene.seed, 0.1)
        smudged = cv2.GaussianBlur(cv2.resize(mass, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA), (0, 0),
                                   max(2.4 * unit, 0.5))  # fmt: skip
        smudged = cv2.resize(smudged, (mass.shape[1], mass.shape[0]))
        strokes = cv2.blur(lines.strung(mass, pixels, 26.0, -0.95, scene.seed), (max(round(3 * unit), 1),) * 2)
        dust = cv2.addWeighted(mass, 0.5, smudged, 0.38, 0)
        pressed = cv2.blur(self._lines(pixels, scene, unit), (max(round(2 * unit), 1),) * 2)
        ink = cv2.add(cv2.add(dust, cv2.convertScaleAbs(strokes, alpha=0.6)), pressed)
        # Thin charcoal lies on the paper's heights alone; pressed hard it fills the hollows as well.
        heights = cv2.LUT(paper.tooth("cold", pixels.shape, scene.seed), _TOOTH)
        thin = cv2.multiply(ink, heights, scale=1 / 210)
        full = cv2.convertScaleAbs(tones.lessened(ink, 140), alpha=1.9)
        ink = cv2.max(cv2.addWeighted(thin, 0.74, tones.lessened(ink, 40), 0.38, 0), full)
        guard = guarded(scene, pixels.shape, 0.55)
        if guard is not None:
            ink = cv2.blendLinear(cv2.LUT(light, _MASS), ink, guard, 1 - guard)
        return ink
