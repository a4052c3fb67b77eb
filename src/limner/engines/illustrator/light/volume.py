"""The roundness of a whole body: light on its near side and shade on its far side and foot, over all of its parts."""

from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.display import Fill, Item, Radial, veil
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress, build
from limner.engines.illustrator.light.form import form


@lru_cache(maxsize=128)
def rounded(symbol: Symbol, pose: str, dress: Dress, fall: float, key: float) -> tuple[Item, ...]:
    """The figure's items with what turns it; the same tuple for the same symbol, pose, dress and light."""
    return (*build(symbol, pose, dress), *turned(symbol, pose, dress, fall, key))


def turned(symbol: Symbol, pose: str, dress: Dress, fall: float, key: float) -> tuple[Item, ...]:
    """What turns the body away from the light: shade of strength `fall` under light of strength `key`, both veils.

    The halves of a figure share one light. Empty where nothing is drawn.
    """
    outline = form(symbol, pose, dress.side, dress.detail, dress.half).outline
    if outline.isEmpty():
        return ()
    left, top, right, bottom = g.bounds(symbol.figure(pose).silhouette)
    wide, tall = right - left, bottom - top
    reach, near = max(wide, tall), 1 - 0.6 * dress.depth
    stretch = max(wide / reach, 0.6), max(tall / reach, 0.6)
    middle = left + wide * (0.5 + 0.3 * dress.side), top + 0.2 * tall
    shade = veil(dress.light.shadow, ((0.0, 0.0), (0.35, 0.0), (0.75, 0.45 * fall * near), (1.0, fall * near)))
    light = veil(dress.light.rim, ((0.0, key * near), (0.5, 0.4 * key * near), (1.0, 0.0)))
    return (
        Fill(outline, Radial(middle, 1.1 * reach, shade, stretch)),
        Fill(outline, Radial(middle, 0.55 * reach, light, stretch)),
    )
