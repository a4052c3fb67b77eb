"""Schools before perspective: illuminated books on gold, and pictures on the wall of a cave."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.display import Display, Fill, Group, Item, Linear, Radial, Solid, Stop, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.schools import parts
from limner.engines.illustrator.looks.schools.school import School, inks
from limner.engines.illustrator.scene import Light, Scene, Shape

_GOLD: RGB = parse("#d8a93a")
_LEAF = (Stop(0.0, parse("#f0d588")), Stop(0.45, _GOLD), Stop(1.0, parse("#b98624")))
"""Gold leaf, as it takes the light from above."""
_PAGE: RGB = parse("#f3e6c8")
_VINE = inks("2f5a8f b3372c 3f7a4a")
"""Lapis, vermilion and verdigris, of which the border's leaves are."""
_BORDER, _RULE = 0.085, 0.006
"""How wide the border is, and the gold rule within it, over the canvas's shorter side."""
_TILE = 0.075
"""The side of the squares that are punched into the gold, over the canvas's shorter side."""

_STONE = inks("c9a57a a8835a e0c29a 8f6c48")
"""A cave's wall: its ground, its hollows, its ridges, its cracks."""
_OCHRES = inks("7a2e1a a4502a 3a2820 c98a3c e6d2ac 5a3a28")
"""Red and yellow earths, manganese, chalk: what was found to paint with."""


@dataclass(frozen=True)
class Illumination(School):
    """Flat colours within ink on a sky of gold leaf, in a border of vines on the page."""

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """The sky is gold, punched in squares; nothing shines or drifts in it."""
        if shape.colour_role in ("cloud", "light") or shape.blur:
            return ()
        if shape.name == "sky":
            return (Group(tuple(_gilded(shape.path, _TILE * size)), "sky"),)
        return super().shape(shape, light, size)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Within its border."""
        if not self.framed:
            return display
        return replace(display, items=(*display.items, Group(tuple(_border(scene)), "frame")))


def _gilded(path: Path, tile: float) -> Iterator[Item]:
    left, top, right, bottom = g.bounds(path)
    yield Fill(path, Linear((0.0, round(top)), (0.0, round(bottom)), _LEAF))
    net = Path()
    long = right - left + bottom - top
    for i in range(int(long / tile) + 1):
        net.addPath(g.line([(left + i * tile, top), (left + i * tile - (bottom - top), bottom)]))
        net.addPath(g.line([(right - i * tile, top), (right - i * tile + (bottom - top), bottom)]))
    yield Stroke(net, Solid(tone(_GOLD, -0.14), 0.4), 0.03 * tile)


def _border(scene: Scene) -> Iterator[Item]:
    """The page's margin, a gold rule, and a vine that waves along it with leaves and berries."""
    w, h, u = scene.width, scene.height, min(scene.width, scene.height)
    wide = _BORDER * u
    yield Fill(parts.band(scene, 0, wide), Solid(_PAGE))
    yield Fill(parts.band(scene, wide - _RULE * u, wide + _RULE * u), Solid(_GOLD))
    rng = Random(scene.seed)
    stem, leaves = Path(), [Path() for _ in _VINE]
    berries = Path()
    for k, (x, y, along) in enumerate(_round(w, h, 0.5 * wide)):
        turn = 0.5 * math.pi if k % 2 else -0.5 * math.pi
        tip = _off((x, y), along + turn, 0.3 * wide)
        stem.addPath(g.smooth([_off((x, y), along + math.pi, 0.45 * wide), (x, y), tip], closed=False))
        leaves[k % len(_VINE)].addPath(_leaf(tip, along + 0.4 * turn, 0.34 * wide))
        at = _off((x, y), along - turn, (0.22 + 0.1 * rng.random()) * wide)
        berries.addPath(g.ellipse(*at, 0.07 * wide))
    yield Stroke(stem, Solid(_VINE[2]), 0.05 * wide)
    for path, rgb in zip(leaves, _VINE, strict=True):
        yield Fill(path, Solid(rgb))
    yield Fill(berries, Solid(_GOLD))


def _round(w: float, h: float, inset: float) -> Iterator[tuple[float, float, float]]:
    """Places along the middle of the border, with the direction in which it runs there in radians."""
    step = 0.9 * inset
    corners = ((inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset))
    for number, (start, long) in enumerate(zip(corners, (w, h, w, h), strict=True)):
        along = 0.5 * math.pi * number
        count = max(round((long - 2 * inset) / step), 1)
        for i in range(count):
            yield (*_off(start, along, (long - 2 * inset) * i / count), along)


def _off(at: Point, angle: float, far: float) -> Point:
    return at[0] + far * math.cos(angle), at[1] + far * math.sin(angle)


def _leaf(at: Point, angle: float, size: float) -> Path:
    tip = _off(at, angle, size)
    sides = [_off(_off(at, angle, 0.45 * size), angle + turn, 0.26 * size) for turn in (0.5 * math.pi, -0.5 * math.pi)]
    return g.smooth([(*at, g.CORNER), sides[0], (*tip, g.CORNER), sides[1]])


@dataclass(frozen=True)
class CavePainting(School):
    """Figures alone, in earths and soot on a wall of stone, with hands blown round in ochre."""

    def ground(self, scene: Scene) -> RGB:
        """The wall's."""
        return _STONE[0]

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """No place but the wall."""
        return ()

    def whole(self, display: Display, scene: Scene) -> Display:
        """The wall behind, its grain over what is painted."""
        behind = Group((*_wall(scene), *_hands(scene)), "wall")
        worn = Group(tuple(_worn(scene)), "grain")
        return replace(display, items=(behind, *display.items, worn))


def _wall(scene: Scene) -> Iterator[Item]:
    """Stone that bulges and is cracked, lit in the middle as by a fire."""
    w, h, u, rng = scene.width, scene.height, min(scene.width, scene.height), Random(scene.seed)
    yield Fill(g.rect(0, 0, w, h), Solid(_STONE[0]))
    for k in range(22):
        x, y, r = rng.random() * w, rng.random() * h, (0.1 + 0.2 * rng.random()) * u
        rgb = _STONE[1 + k % 2]
        clear = Radial((x, y), r, (Stop(0.0, rgb, 0.55), Stop(1.0, rgb, 0.0)))
        yield Fill(g.ellipse(x, y, r), clear)
    cracks = Path()
    for _ in range(7):
        at, angle = (rng.random() * w, rng.random() * h), rng.random() * 2 * math.pi
        points = [at]
        for _ in range(6):
            angle += rng.uniform(-0.7, 0.7)
            points.append(_off(points[-1], angle, 0.05 * u))
        cracks.addPath(g.smooth(points, closed=False))
    yield Stroke(cracks, Solid(_STONE[3], 0.6), 0.003 * u)
    dark = (Stop(0.0, _OCHRES[2], 0.0), Stop(0.6, _OCHRES[2], 0.0), Stop(1.0, _OCHRES[2], 0.6))
    yield Fill(g.rect(0, 0, w, h), Radial((0.5 * w, 0.5 * h), 0.75 * max(w, h), dark))


def _hands(scene: Scene) -> Iterator[Item]:
    """Three hands left bare in a cloud of blown ochre, in the corners that the figures leave."""
    w, h, u = scene.width, scene.height, min(scene.width, scene.height)
    for x, y, turn, ochre in ((0.13, 0.16, -0.3, 0), (0.3, 0.1, 0.1, 1), (0.88, 0.17, 0.35, 0)):
        at, rgb = (x * w, y * h), _OCHRES[ochre]
        mist = (Stop(0.0, rgb, 0.75), Stop(0.55, rgb, 0.55), Stop(1.0, rgb, 0.0))
        yield Fill(g.ellipse(*at, 0.1 * u), Radial(at, 0.1 * u, mist))
        yield Fill(_hand(at, turn, 0.052 * u), Solid(mix(_STONE[0], rgb, 0.12)))


def _hand(at: Point, turn: float, size: float) -> Path:
    """A palm with four fingers and a thumb, as wide as `size`."""
    palm = [g.ellipse(*at, 0.5 * size, 0.56 * size)]
    for angle, long in ((-0.55, 0.95), (-0.2, 1.15), (0.14, 1.12), (0.48, 0.92), (1.25, 0.75)):
        way = turn + angle - 0.5 * math.pi
        tip = _off(at, way, (0.35 + 0.75 * long) * size)
        palm.append(g.limb([(*_off(at, way, 0.3 * size), 0.13 * size), (*tip, 0.11 * size)]))
    return g.union(*palm)


def _worn(scene: Scene) -> Iterator[Item]:
    """Specks of stone where the paint has fallen off."""
    w, h, u, rng = scene.width, scene.height, min(scene.width, scene.height), Random(scene.seed + 1)
    specks = Path()
    for _ in range(420):
        r = (0.0012 + 0.004 * rng.random() ** 3) * u
        specks.addOval(g.box(rng.random() * w, rng.random() * h, 2.4 * r, 1.6 * r))
    yield Fill(specks, Solid(_STONE[0], 0.75))


ANCIENT: dict[str, Look] = {
    "illumination": Illumination(
        line=0.0034, ink=parse("#3a2318"), pull=0.5, rich=1.15,
        palette=inks("efe0bc 2f5a8f b3372c 3f7a4a d8a93a 7a4a2a e6b59a 4a3a5a f6efdc"),
    ),
    "cave_painting": CavePainting(line=0.006, ink=_OCHRES[2], palette=_OCHRES, pull=0.85),
}  # fmt: skip
