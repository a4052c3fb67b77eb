"""Schools of machines: art deco's poster, cubes of pixels, the colours of an old television."""

from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, parse
from limner.drawing.display import Display, Fill, Group, Item, Linear, Solid, Stop, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.made.pixel_art import PixelArt
from limner.engines.illustrator.looks.printed.retro_poster import RetroPoster
from limner.engines.illustrator.looks.repaint import recoloured
from limner.engines.illustrator.looks.schools import parts
from limner.engines.illustrator.looks.schools.school import inks
from limner.engines.illustrator.scene import Light, Scene, Shape

_DARK, _GOLD = parse("#14181f"), parse("#d9ae5a")
_DECO = inks("14181f d9ae5a f1e4c6 1f5f66 8a2f36 2f4a6a c98a4a")
_CUBES = 72
"""Cubes on the shorter side, about."""


@dataclass(frozen=True)
class Deco(RetroPoster):
    """A poster in black, gold, cream and deep colours, in a stepped frame."""

    def suited(self, scene: Scene, *, vector: bool) -> "Deco":
        """In its own inks, or in those of the palette that was asked for; framed where there is a ground."""
        usual = super().suited(scene, vector=vector)
        return replace(self, plates=usual.plates or _DECO, centre=usual.centre, vector=vector, framed=usual.framed)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Printed, and framed in gold."""
        printed = replace(self, framed=False)
        made = RetroPoster.whole(printed, display, scene)
        if not self.framed:
            return made
        return replace(made, items=(*made.items, parts.stepped_frame(scene, _DARK, _GOLD)))


@dataclass(frozen=True)
class Voxel(PixelArt):
    """Large cells, each the face of a cube that is lit from above and from the left."""

    def suited(self, scene: Scene, *, vector: bool) -> "Voxel":
        """With cubes of this size."""
        return replace(self, cells=_CUBES, vector=vector)

    def whole(self, display: Display, scene: Scene) -> Display:
        """The squares with a lit and a shaded edge each."""
        made = super().whole(display, scene)
        squares = made.items[0]
        if not isinstance(squares, Group) or squares.matrix is None:
            return made
        cell = squares.matrix[0]
        lit, deep = Path(), Path()
        for i in range(int(display.width / cell) + 1):
            lit.addRect(g.box(i * cell, 0, 0.14 * cell, display.height))
            deep.addRect(g.box((i + 0.84) * cell, 0, 0.16 * cell, display.height))
        for j in range(int(display.height / cell) + 1):
            lit.addRect(g.box(0, j * cell, display.width, 0.2 * cell))
            deep.addRect(g.box(0, (j + 0.86) * cell, display.width, 0.14 * cell))
        edges = (Fill(lit, Solid((255, 255, 255), 0.2)), Fill(deep, Solid((16, 12, 30), 0.26)))
        return replace(made, items=(*made.items, Group(edges, "edges")))


_HUES = inks("1b0f3b 4a1f7a b5359c f0609a ff9f8f 7ae0e6 f7f0ff")
"""From dark to light."""


@dataclass(frozen=True)
class Vaporwave(Look):
    """Violet, pink and cyan; a striped sun over a net of light."""

    def suited(self, scene: Scene, *, vector: bool) -> "Vaporwave":
        """The same for every canvas."""
        return self

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Skies from violet to peach, with the sun; grounds under the net."""
        if shape.name == "sky" and shape.colour_role == "sky":
            return (Group(tuple(_evening(shape, size)), "sky"),)
        if shape.colour_role in ("light", "cloud"):
            return ()
        items = super().shape(shape, light, size)
        if shape.colour_role in ("ground", "water") and shape.layer == "ground" and not shape.width:
            return (*items, *_net(shape))
        return items

    def whole(self, display: Display, scene: Scene) -> Display:
        """All in its colours."""
        return recoloured(display, vapour)


def vapour(rgb: RGB) -> RGB:
    """The colour of its lightness, with something of its own hue."""
    lightness, chroma, hue = lch(rgb)
    place = min(max(lightness, 0.0), 0.999) * (len(_HUES) - 1)
    low = _HUES[int(place)]
    own = mix(low, _HUES[int(place) + 1], place % 1)
    return mix(own, from_lch(lightness, min(1.3 * chroma, 0.2), hue), 0.3 if chroma > 0.04 else 0.1)


def _evening(shape: Shape, size: float) -> list[Item]:
    left, top, right, bottom = g.bounds(shape.path)
    stops = (
        Stop(0.0, (34, 16, 84)),
        Stop(0.45, (150, 52, 160)),
        Stop(0.8, (250, 120, 160)),
        Stop(1.0, (255, 196, 150)),
    )
    items: list[Item] = [Fill(shape.path, Linear((0.0, top), (0.0, bottom), stops))]
    x, y, r = (left + right) / 2, top + 0.4 * min(bottom - top, size), 0.24 * size
    disc = g.ellipse(x, y, r)
    bars = [g.rect(x - r, y + (0.02 + 0.17 * i) * r, 2 * r, (0.03 + 0.018 * i) * r) for i in range(6)]
    sun = (Stop(0.0, (255, 238, 150)), Stop(0.55, (255, 120, 130)), Stop(1.0, (230, 50, 160)))
    items.append(Fill(g.difference(disc, g.joined(*bars)), Linear((0.0, y - r), (0.0, y + r), sun)))
    return items


def _net(shape: Shape) -> list[Item]:
    """Lines that run to a point on the horizon, and lines across that crowd toward it."""
    left, top, right, bottom = g.bounds(shape.path)
    net, middle = Path(), (left + right) / 2
    for i in range(-14, 15):
        net.moveTo(middle + 0.02 * i * (right - left), top)
        net.lineTo(middle + 0.16 * i * (right - left), bottom)
    for i in range(1, 12):
        y = top + (bottom - top) * (i / 11) ** 2
        net.moveTo(left, y)
        net.lineTo(right, y)
    return [Group((Stroke(net, Solid((120, 240, 250), 0.55), 0.003 * (right - left)),), "net", clip=shape.path)]


MODERN: dict[str, Look] = {"art_deco": Deco(), "voxel": Voxel(), "vaporwave": Vaporwave()}
