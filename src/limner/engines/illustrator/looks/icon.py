"""Icon: flat areas without shading, few tones."""

from dataclasses import dataclass

from limner.drawing.display import Fill, Item, Solid, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.corners import shaped
from limner.engines.illustrator.looks.vector_art import VectorArt

_FINEST = 1
"""The level of detail an icon stops at."""


@dataclass(frozen=True)
class Icon(VectorArt):
    """One tone a part, nothing finer than what reads at 32 pixels."""

    casts_shadows = False

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The parts and marks that read when small."""
        shown = [p for p in shaped(symbol, pose, dress, self.corners) if p.part.detail < _FINEST and p.part.alpha > 0.4]
        return tuple(
            Stroke(p.path, Solid(p.rgb), p.part.width) if p.part.width else Fill(p.path, Solid(p.rgb)) for p in shown
        )
