"""Retro poster: seven muted inks, broad shapes that grade by grain, rays from the light, a border of paper."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, distance, from_lch, lch, mix, parse, tone
from limner.drawing.display import Display, Fill, Group, Item, Linear, Paint, Radial, Solid, Stop, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import opaque, plain, sharp
from limner.engines.illustrator.looks.focus import focus, has_ground
from limner.engines.illustrator.looks.look import FULL, Look, Pixels
from limner.engines.illustrator.looks.paths import fan
from limner.engines.illustrator.looks.printed.grain import fibred, noise
from limner.engines.illustrator.looks.printed.inks import gathered, small, weighed
from limner.engines.illustrator.looks.printed.separation import stippled
from limner.engines.illustrator.looks.repaint import recoloured
from limner.engines.illustrator.scene import Light, Scene, Shape

Inks = tuple[RGB, ...]

CREAM = parse("#f3e7cb")
_SAND = parse("#d9b47a")
_TEAL = parse("#1d4c60")
_GREY = 0.05
"""OKLab chroma below which a colour is printed in what ink is on the press: light ones in sand, dark ones in teal."""
_COUNT = 7
_MARGIN, _LINE = 0.04, 0.004
"""The border and the line inside of it, over the canvas's shorter side."""
_UNFRAMED = {"border", "paper", "background", "field", "upper sky", "panel"}
"""Names of shapes of pictures that have a border already, and of marks on plain paper."""
_RAYS = 13
_AIM = (0.27, 0.92)
"""OKLab lightness of the darkest and the lightest ink."""
_FALL = 0.15
"""How much darker land is at its foot than at its crest."""
_GRAIN = 0.75
"""Sigma of a grain in pixels at 1,024."""


@dataclass(frozen=True)
class RetroPoster(Look):
    """The full drawing in a few aged inks; without `plates` those of the picture, muted."""

    finished = False
    plates: Inks = ()
    centre: Point | None = None
    vector: bool = False
    framed: bool = False

    def suited(self, scene: Scene, *, vector: bool) -> "RetroPoster":
        """Rays from the scene's light; the palette's own inks where one was asked for."""
        names = {node.name for node in scene.nodes if isinstance(node, Shape)}
        return replace(
            self,
            plates=tuple(scene.palette),
            centre=focus(scene),
            vector=vector,
            framed=scene.background is None and has_ground(scene) and not names & _UNFRAMED,
        )

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Without a rim: the light is in the areas."""
        return super().figure(symbol, pose, replace(dress, rim=0.0), scale)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land that darkens toward its foot; skies with rays."""
        if shape.raster_only or shape.blend != "normal":
            return ()
        if shape.colour_role in ("far", "ground", "water") and shape.layer in ("far", "ground") and not shape.width:
            shape = replace(shape, paint=_falling(shape, size))
        items = FULL.shape(replace(shape, blur=0.0), light, size)
        if shape.colour_role == "sky" and shape.name == "sky" and isinstance(shape.paint, Linear):
            items = (*items, Group(tuple(self._rays(shape.path, shape.paint)), "rays"))
        return items

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """Hard-edged."""
        return sharp(items)

    def whole(self, display: Display, scene: Scene) -> Display:
        """The border; in SVG every colour in the inks, gradients from one ink to another."""
        if self.framed:
            display = replace(display, items=(*display.items, _border(scene.width, scene.height)))
        if not self.vector:
            return display
        found, printed = self._inks(small(display), scene)
        kept = scene.background

        def ink(rgb: RGB) -> RGB:
            return rgb if rgb == kept else printed[min(range(len(found)), key=lambda k: distance(found[k], rgb))]

        return recoloured(display, ink)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The inks, each grading into the next by grain."""
        found, printed = self._inks(pixels, scene)
        made = stippled(pixels, found, printed, noise(pixels.shape, _GRAIN, scene.seed))
        return fibred(made, 0.035, scene.seed)

    def _inks(self, pixels: Pixels, scene: Scene) -> tuple[Inks, Inks]:
        """The colours that the picture is taken apart by, and what is printed for each."""
        if self.plates:
            return self.plates, self.plates
        found = tuple(rgb for rgb, _ in gathered(*weighed(pixels, scene), _COUNT - self.framed))
        printed = muted(found)
        return (*found, CREAM) if self.framed else found, (*printed, CREAM) if self.framed else printed

    def _rays(self, sky: Path, paint: Linear) -> Iterator[Item]:
        left, top, right, bottom = g.bounds(sky)
        centre = self.centre or ((left + right) / 2, 0.58 * bottom)
        reach = 1.5 * max(right - left, bottom - top)
        glow = tone(max((stop.rgb for stop in paint.stops), key=lambda rgb: lch(rgb)[0]), 0.06)
        stops = (Stop(0.0, glow, 0.6), Stop(0.5, glow, 0.36), Stop(1.0, glow, 0.2))
        yield Fill(g.intersection(fan(centre, reach, _RAYS), sky), Radial(centre, reach, stops))


def _border(width: int, height: int) -> Item:
    size = min(width, height)
    edge, line = _MARGIN * size, _LINE * size
    border = g.joined(g.rect(-2, -2, width + 4, height + 4), g.rect(edge, edge, width - 2 * edge, height - 2 * edge))
    border.setFillType(g.EVEN_ODD)
    inset = g.rect(1.36 * edge, 1.36 * edge, width - 2.72 * edge, height - 2.72 * edge)
    return Group((Fill(border, Solid(CREAM)), Stroke(inset, Solid(CREAM), line)), "border")


def _falling(shape: Shape, size: float) -> Paint:
    """The shape's paint with its foot darker than its crest."""
    if not opaque(shape.paint):
        return shape.paint
    _, top, _, bottom = g.bounds(shape.path)
    high = min(bottom - top, 0.5 * size)
    rgb = plain(shape.paint).rgb
    stops = (Stop(0.0, tone(rgb, 0.3 * _FALL)), Stop(1.0, tone(rgb, -_FALL)))
    return Linear((0.0, top), (0.0, top + high), stops) if high > 0.04 * size else shape.paint


def muted(inks: Inks) -> Inks:
    """The inks, from dark to light, as a press has them: no greys, from a deep one to cream."""
    lights = [lch(rgb)[0] for rgb in inks]
    low, high = lights[0], max(lights[-1], lights[0] + 0.2)
    made = []
    for rgb in inks:
        own = lch(rgb)
        grey = max(1 - own[1] / _GREY, 0.0)
        light, chroma, hue = lch(mix(rgb, _SAND if own[0] > 0.6 else _TEAL, round(0.08 + 0.42 * grey, 2)))
        aim = _AIM[0] + (lch(rgb)[0] - low) / (high - low) * (_AIM[1] - _AIM[0])
        made.append(from_lch(0.45 * light + 0.55 * aim, min(1.22 * chroma, 0.165), hue))
    return tuple(made)
