"""Looks whose lines and strokes are measured in pixels of the canvas."""

from dataclasses import dataclass, replace
from typing import Self

from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.noise import FINE
from limner.engines.illustrator.looks.paths import seen
from limner.engines.illustrator.scene import Scene


@dataclass(frozen=True)
class Sized(Look):
    """A look that knows its canvas: `canvas` is the shorter side in pixels, `reach` the longer one.

    With `vector` the picture becomes SVG, so that all there is to see must be drawn; else `retouch` follows.
    """

    canvas: float = FINE
    reach: float = FINE
    vector: bool = True

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """With measures for that canvas."""
        sides = scene.width, scene.height
        return replace(self, canvas=float(min(sides)), reach=float(max(sides)), vector=vector)

    def in_sight(self, path: Path) -> Path:
        """What of the outline may be seen, in canvas pixels."""
        return seen(path, self.reach, self.reach)

    def pixel(self, scale: float) -> float:
        """A pixel at 1,024 in the units of a figure drawn at `scale` canvas pixels a unit.

        Three digits: figures of nearly one size are drawn, and cached, once.
        """
        return float(f"{self.canvas / FINE / scale:.3g}")
