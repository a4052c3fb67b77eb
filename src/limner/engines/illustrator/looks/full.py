"""The full look in pixels: bodies are modelled by the light, and their core shadows are soft."""

from dataclasses import dataclass, replace
from typing import Self

from limner.drawing.display import Display, Item
from limner.drawing.relief import relief
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.modelling import SHARE, modelled
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.scene import Scene

CORE = 0.35
"""How much is left of core shadows where bodies are modelled."""


def in_light(pixels: Pixels, display: Display, scene: Scene, volume: float, grain: float = 1.0) -> Pixels:
    """The pixels with the light on all bodies of the picture; the array that is given may be changed."""
    bodies = relief(display, SHARE) if volume else None
    return pixels if bodies is None else modelled(pixels, bodies, scene.light, volume, grain)


@dataclass(frozen=True)
class Full(Look):
    """`volume` is how strongly bodies are modelled, 0 to 1."""

    volume: float = 0.0

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """Modelled as the scene's finish says, in pixels alone."""
        return self if vector else replace(self, volume=scene.finish.volume)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The figure, its core shadows faint where it is modelled."""
        return super().figure(symbol, pose, replace(dress, core=CORE) if self.volume else dress, scale)

    def modelled(self, pixels: Pixels, display: Display, scene: Scene) -> Pixels:
        """The light on all bodies."""
        return in_light(pixels, display, scene, self.volume)
