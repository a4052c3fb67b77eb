"""Vector art: flat areas in two tones, skies in bands, no gradient anywhere."""

from collections.abc import Iterator
from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.display import Fill, Group, Item, Linear, Paint, Radial, Solid, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.corners import shaped
from limner.engines.illustrator.looks.flat import one_tone, opaque, plain
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.paints import colour_along, in_light
from limner.engines.illustrator.scene import Light, Shape

_BANDS = 6
_RINGS = 3


@dataclass(frozen=True)
class VectorArt(Look):
    """Two tones a part, bands for gradients, rings for glows.

    `corners` is the language of figures' shapes: -1 (straight edges) to 1 (round corners), 0 as they are.
    """

    finished = False
    corners: float = 0.0

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Each part in its colour, with its core shadow as a second area."""
        return tuple(self._areas(symbol, pose, dress))

    def _areas(self, symbol: Symbol, pose: str, dress: Dress) -> Iterator[Item]:
        for piece in shaped(symbol, pose, dress, self.corners):
            alpha = piece.part.alpha * (0.75 if piece.part.shade == "glass" else 1.0)
            paint = Solid(self.colour(piece.rgb), alpha)
            yield Stroke(piece.path, paint, piece.part.width) if piece.part.width else Fill(piece.path, paint)
            if not piece.shadow.isEmpty():
                yield Fill(piece.shadow, Solid(self.colour(piece.dark), alpha))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Soft shapes are left out, gradients become bands or rings."""
        if shape.raster_only or shape.blur > 0.01 * size or shape.blend != "normal":
            return ()
        paint = in_light(shape, light)
        if shape.width:
            return (Group((Stroke(shape.path, self._solid(paint), shape.width),), shape.name),)
        return (Group(tuple(self._banded(shape, paint)), shape.name),)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """One tone, with a clean edge."""
        return one_tone(items)

    def colour(self, rgb: RGB) -> RGB:
        """What the look makes of a colour; this one keeps it."""
        return rgb

    def _solid(self, paint: Paint) -> Solid:
        middle = plain(paint)
        return Solid(self.colour(middle.rgb), middle.alpha)

    def _banded(self, shape: Shape, paint: Paint) -> Iterator[Item]:
        if isinstance(paint, Linear) and shape.colour_role in ("sky", "water") and opaque(paint):
            yield from self._bands(shape, paint)
        elif isinstance(paint, Radial) and not opaque(paint):
            yield from self._rings(paint)
        else:
            yield Fill(shape.path, self._solid(paint))

    def _bands(self, shape: Shape, paint: Linear) -> Iterator[Item]:
        """Level bands between the gradient's ends, each over the whole width."""
        left, top, right, bottom = g.bounds(shape.path)
        start, end = sorted((paint.start[1], paint.end[1]))
        yield Fill(shape.path, Solid(self.colour(colour_along(paint.stops, 0.5 / _BANDS))))
        for number in range(1, _BANDS):
            y = start + (end - start) * number / _BANDS
            if top < y < bottom:
                band = g.intersection(shape.path, g.rect(left, y, right - left, bottom - y))
                yield Fill(band, Solid(self.colour(colour_along(paint.stops, (number + 0.5) / _BANDS))))

    def _rings(self, paint: Radial) -> Iterator[Item]:
        x, y = paint.centre
        strongest = max(stop.alpha for stop in paint.stops)
        for number in range(_RINGS, 0, -1):
            radius = paint.radius * 0.8 * number / _RINGS
            ring = g.ellipse(x, y, radius * paint.stretch[0], radius * paint.stretch[1])
            yield Fill(ring, Solid(self.colour(paint.stops[0].rgb), 0.22 * strongest))
