"""A street along its length: fronts on both sides that run to one point, one side in the light, the road between."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import skylines, street_life
from limner.engines.illustrator.staging.settings.character import Character
from limner.engines.illustrator.staging.settings.townscapes import streets

_WALLS = lay.palette("e8b48a d98f78 d8b4b8 a9bccc ecd8a8 bccab4 dca49a a4b4c6")
_ROOFS = lay.palette("8a5a50 6f6470 9a6a52")
_AWNINGS = lay.palette("c8504a 3f7f78 e0a03c 5a6fae 8a5a8c 4f8f5a")
_LAMPLIGHT: RGB = (255, 214, 130)
_ROAD: RGB = (108, 110, 124)
_PAVING: RGB = (206, 199, 194)
_EDGES = (1.02, 1.5, 2.1, 2.8, 3.7, 4.9, 6.5, 8.7, 12.0, 17.0)
"""How far off houses begin and end: 1 is where the ground meets the picture's lower edge."""
_CROSSING = (2.8, 3.7)
"""Where another street crosses."""
_SHADED, _FITTED, _PLAIN_FROM, _BLANK_FROM = 2.6, 3.0, 6.0, 8.0
"""How far off shops still have awnings, and houses doors and trims; from where they lack gables, and windows too."""
_WALL, _KERB, _LANE = 0.66, 0.4, 0.37
"""How far from the middle fronts, kerbs and the edge of the road are at the lower edge, over the width."""
_STREET_TREES = (2.45, 4.3, 7.4)
_LAMPS = (1.75, 3.2, 5.6)
_HOUSES, _THINGS = 30.0, 50.0
"""How far before the ground itself houses and what stands before them are drawn."""
_DARK = 0.4
"""From this darkness on windows are lit."""


@dataclass(frozen=True, slots=True)
class View:
    """How what is so far off, so far aside and so high comes to stand on the canvas: 1 is the lower edge's distance."""

    easel: Easel
    x: float

    def at(self, aside: float, high: float, far: float) -> Point:
        """A point at shares of the width aside and of the height above the ground."""
        e = self.easel
        ground = (e.h - e.horizon) / far
        return self.x + aside * e.w / far, e.horizon + ground - high * e.h / far

    def front(self, hand: int, low: float, high: float, near: float, far: float, out: float = _WALL) -> Path:
        """An upright face along the street, between two heights."""
        corners = ((low, near), (low, far), (high, far), (high, near))
        return g.polygon([self.at(hand * out, y, z) for y, z in corners])


@dataclass(slots=True)
class _Masses:
    """What is drawn alike on one side of the street."""

    panes: Path = field(default_factory=Path)
    lit: Path = field(default_factory=Path)
    trims: Path = field(default_factory=Path)
    doors: Path = field(default_factory=Path)


def draw(easel: Easel, style: Character | None, *, crossed: bool = False) -> None:
    """The far end, houses from far to near, road and pavements, trees and lamps in rows."""
    view = View(easel, easel.w * (0.5 + (0.06, -0.07, 0.0)[easel.variant % 3]))
    if style is not None:
        streets.skyline(easel, style)
    else:
        skylines.plane(easel, easel.horizon + 0.02 * easel.h, 0.3 * easel.h, 0.07 * easel.unit, 0.5)
    _paving(view)
    if not easel.taken or crossed:
        _road(view, crossed=crossed)
    if easel.shown("building", "house", "houses"):
        for hand in (-1, 1):
            _side(view, hand, style, crossed=crossed)
    _shade(view)
    _rows(view, style)
    for hand in (-1, 1) if crossed else ():
        x, y = view.at(hand * 0.45, 0.0, 2.3 if hand > 0 else 4.4)
        easel.prop(
            "traffic_light", x, y, 0.36 * easel.h / (2.3 if hand > 0 else 4.4), layer="ground", back=-_THINGS + 2.3
        )
    street_life.wet(easel, easel.horizon + 0.1 * (easel.h - easel.horizon))


def _paving(view: View) -> None:
    """Slabs from front to front: where somebody walks, all of the street is his."""
    easel, h = view.easel, view.easel.h
    top, end = easel.horizon, 40.0
    paint = fade(mix(_PAVING, easel.air.haze, 0.35), tone(_PAVING, 0.01), top, h)
    easel.fill(easel.sheet(top, h + 4), paint, "ground", "pavement", role="ground", depth=0.3)
    slabs = Path()
    for near in (1.0, 1.18, 1.4, 1.7, 2.1, 2.7, 3.6, 5.0):
        _, y = view.at(0.0, 0.0, near)
        slabs.addPath(g.line([(-4, y), (easel.w + 4, y)]))
    for aside in (0.07, 0.2, 0.33, 0.46, 0.53, 0.6, 0.66, 0.8):
        for hand in (-1, 1):
            slabs.addPath(g.line([view.at(hand * aside, 0.0, 1.0), view.at(hand * aside, 0.0, end)]))
    easel.fill(slabs, tone(_PAVING, -0.07), "ground", "slabs", role="ground", depth=0.3, width=0.0018 * easel.unit)


def _road(view: View, *, crossed: bool) -> None:
    """Kerbs, the road with its broken line, and crossings."""
    easel, h = view.easel, view.easel.h
    top, end = easel.horizon, 40.0
    for out, hue, name in (
        (_KERB, tone(_PAVING, 0.07), "kerb"),
        (0.5 * (_KERB + _LANE), tone(_PAVING, -0.16), "gutter"),
        (_LANE, _ROAD, "road"),
    ):
        lane = g.polygon([view.at(-out, 0, 0.9), view.at(-out, 0, end), view.at(out, 0, end), view.at(out, 0, 0.9)])
        paint = fade(mix(hue, easel.air.haze, 0.35), tone(hue, -0.04), top, h)
        easel.fill(lane, paint, "ground", name, role="ground", depth=0.2)
    if crossed:
        a, b = _CROSSING
        across = g.polygon([view.at(-9, 0, a), view.at(9, 0, a), view.at(9, 0, b), view.at(-9, 0, b)])
        easel.fill(across, mix(_ROAD, easel.air.haze, 0.12), "ground", "crossing road", role="ground", depth=0.2)
    marks = Path()
    for k in range(9):
        near = 1.15 * 1.32**k
        if not (crossed and (near < 1.3 or _CROSSING[0] - 0.7 < near < _CROSSING[1] + 0.5)):
            marks.addPath(g.polygon([view.at(-0.012, 0, near), view.at(0.012, 0, near),
                                     view.at(0.012, 0, 1.14 * near), view.at(-0.012, 0, 1.14 * near)]))  # fmt: skip
    for near, far in (
        ((1.06, 1.24), (2.35, 2.66), (3.95, 4.4)) if crossed else (((1.5, 1.72),) if easel.variant % 2 else ())
    ):
        for k in range(-4, 5):
            x = 0.082 * k
            marks.addPath(
                g.polygon(
                    [
                        view.at(x - 0.024, 0, near),
                        view.at(x + 0.024, 0, near),
                        view.at(x + 0.024, 0, far),
                        view.at(x - 0.024, 0, far),
                    ]
                )
            )
    easel.fill(marks, (240, 234, 216), "ground", "road marking", role="ground", depth=0.15)


def _houses(easel: Easel, hand: int, *, crossed: bool) -> Iterator[tuple[int, float, float, float]]:
    """Number, distances and height of each house of a side, from the farthest to the nearest."""
    rng, edges = easel.grain, _EDGES
    made = [
        (i, edges[i], edges[i + 1], rng.uniform(0.62, 1.12) * (1.15 if (i + easel.variant + hand) % 3 == 0 else 1.0))
        for i in range(len(edges) - 1)
    ]
    return reversed([house for house in made if not (crossed and house[1] == _CROSSING[0])])


def _side(view: View, hand: int, style: Character | None, *, crossed: bool) -> None:
    """The houses of one side, each before the next farther one, with the wall that its neighbour does not cover."""
    easel = view.easel
    walls = lay.palette(style.walls) if style else _WALLS
    roofs = lay.palette(style.roof_hues) if style else _ROOFS
    sunny = hand * easel.air.light.side < 0
    for number, near, far, tall in _houses(easel, hand, crossed=crossed):
        hue = walls[(3 * number + 2 * (hand > 0) + easel.variant) % len(walls)]
        veil = min(0.06 * (near - 1), 0.5)
        hue = mix(tone(hue, 0.02) if sunny else mix(tone(hue, -0.08), easel.air.light.shadow, 0.22),
                  easel.air.haze, veil)  # fmt: skip
        roof = mix(tone(roofs[(number + easel.variant) % len(roofs)], 0.0 if sunny else -0.06), easel.air.haze, veil)
        depth, back = min(0.1 * near, 0.8), near - _HOUSES
        end = [
            view.at(hand * (_WALL + off), y, near)
            for off, y in ((0, 0), (0, tall), (0.09, tall + 0.1), (0.9, tall + 0.1), (0.9, 0))
        ]
        if near < _PLAIN_FROM:
            easel.fill(g.polygon(end), tone(hue, -0.07), "ground", "end wall", role="far", depth=depth, back=back)
        tiles = [view.at(hand * (_WALL + off), tall + y, z)
                 for off, y, z in ((-0.03, 0, near), (0.09, 0.1, near), (0.09, 0.1, far), (-0.03, 0, far))]  # fmt: skip
        if near < _PLAIN_FROM:
            easel.fill(g.polygon(tiles), roof, "ground", "roof", role="far", depth=depth, back=back - 0.01)
        (_, top), (_, foot) = view.at(0, tall, near), view.at(0, 0, near)
        easel.fill(view.front(hand, 0, tall, near, far), fade(tone(hue, 0.02), tone(hue, -0.04), top, foot), "ground",
                   "house", role="far", depth=depth, back=back - 0.02)  # fmt: skip
        _openings(view, hand, (number, near, far, tall), hue, (depth, back - 0.03), sunny=sunny)


def _openings(
    view: View, hand: int, house: tuple[int, float, float, float], wall: RGB, where: tuple[float, float], *, sunny: bool
) -> None:
    """Windows in rows, a cornice, and the shop on the ground floor under its awning."""
    easel, (number, near, far, tall), (depth, back) = view.easel, house, where
    made, dark = _Masses(), easel.air.light.dark > _DARK
    floor = 0.2
    rows = max(int((tall - floor) / 0.19), 1) if near < 7 else 2
    columns = 3 if near < 3 else 2 if near < 8 else 1
    step = (far - near) / columns
    for r in range(rows):
        low = floor + (tall - floor) * (r + 0.22) / rows
        high = floor + (tall - floor) * (r + 0.78) / rows
        for c in range(columns):
            a, b = near + step * (c + 0.26), near + step * (c + 0.74)
            lit = dark and easel.grain.random() < 0.6
            (made.lit if lit else made.panes).addPath(view.front(hand, low, high, a, b))
            if near < 4:
                made.trims.addPath(view.front(hand, low - 0.018, low, a - 0.06 * step, b + 0.06 * step))
                made.trims.addPath(view.front(hand, high, high + 0.012, a, b))
    made.trims.addPath(view.front(hand, tall - 0.03, tall, near, far, _WALL - 0.012))
    made.trims.addPath(view.front(hand, floor, floor + 0.014, near, far, _WALL - 0.006))
    a, b, end = (near + (far - near) * t for t in (0.1, 0.62, 0.84))
    (made.lit if dark and number % 3 else made.panes).addPath(view.front(hand, 0.03, 0.13, a, b))
    made.doors.addPath(view.front(hand, 0.0, 0.14, b + 0.25 * (end - b), end))
    glass = mix(mix((112, 146, 172), easel.air.sky[0], 0.25), easel.air.light.shadow, 0.15 if sunny else 0.4)
    trim = mix(mix((248, 240, 226), wall, 0.3), easel.air.light.shadow, 0.0 if sunny else 0.25)
    for path, hue, name in ((made.trims, trim, "trims"), (made.panes, mix(glass, wall, 0.1), "windows"),
                            (made.doors, mix((104, 72, 60), wall, 0.15), "door")):  # fmt: skip
        if near < _FITTED or (name == "windows" and near < _BLANK_FROM):
            easel.fill(path, hue, "ground", name, role="far", depth=depth, back=back)
    if not made.lit.isEmpty():
        easel.fill(made.lit, mix(_LAMPLIGHT, easel.air.haze, 0.04 * near), "ground", "lit windows", role="light",
                   tinted=False, back=back - 0.001)  # fmt: skip
    if near < _SHADED:
        _awning(view, hand, (number, near + 0.06 * (far - near), b), (depth, back - 0.004), sunny=sunny)


def _awning(
    view: View, hand: int, spread: tuple[int, float, float], where: tuple[float, float], *, sunny: bool
) -> None:
    """A striped awning over a shop's window, that comes out over the pavement."""
    easel, (number, near, far), (depth, back) = view.easel, spread, where
    hue = _AWNINGS[(5 * number + easel.variant + (hand > 0)) % len(_AWNINGS)]
    hue = tone(hue, 0.02) if sunny else tone(hue, -0.06)

    def cloth(start: float, end: float) -> Path:
        corners = ((_WALL, 0.19, start), (_WALL, 0.19, end), (_WALL - 0.12, 0.135, end), (_WALL - 0.12, 0.135, start))
        return g.polygon([view.at(hand * out, y, z) for out, y, z in corners])

    easel.fill(cloth(near, far), hue, "ground", "awning", role="prop", depth=depth, back=back)
    step = (far - near) / 7
    stripes = g.joined(*(cloth(near + k * step, near + (k + 1) * step) for k in (1, 3, 5)))
    easel.fill(stripes, mix(hue, (255, 255, 255), 0.7), "ground", "awning's stripes", role="prop", depth=depth,
               back=back - 0.001)  # fmt: skip
    ends = [view.at(hand * out, y, near) for out, y in ((_WALL, 0.19), (_WALL - 0.12, 0.135), (_WALL, 0.135))]
    easel.fill(g.polygon(ends), tone(hue, -0.09), "ground", "awning's end", role="prop", depth=depth, back=back - 0.002)


def _shade(view: View) -> None:
    """The shade of the houses on the side of the sun over pavement and road, ragged by their roofs."""
    easel = view.easel
    if easel.air.hidden or easel.air.light.dark > _DARK:
        return
    hand = 1 if easel.air.light.side > 0 else -1
    edge = [view.at(hand * _WALL, 0, 0.9)]
    for i, near in enumerate((0.9, *_EDGES[:-1])):
        reach = (0.1, -0.16, 0.02, -0.08, 0.06)[(i + easel.variant) % 5]
        edge += [view.at(hand * -reach, 0, near), view.at(hand * -reach, 0, _EDGES[i])]
    edge.append(view.at(hand * _WALL, 0, _EDGES[-1]))
    dark = easel.air.light.shadow
    easel.fill(g.polygon(edge), fade(dark, dark, easel.horizon, easel.h, (0.14, 0.26)), "ground", "shade of houses",
               role="ground", tinted=False, back=-1.0, blur=0.002 * easel.unit)  # fmt: skip


def _rows(view: View, style: Character | None) -> None:
    """Lamps and trees along both kerbs, smaller as they go, and planters near by."""
    easel = view.easel
    foliage = lay.greens(easel).foliage
    tree = "palm_tree" if style is not None and "palm_tree" in style.plants else "tree"
    for kind, spots, tall in ((tree, _STREET_TREES, 0.62), ("street_lamp", _LAMPS, 0.52)):
        for near in spots:
            for hand in (-1, 1):
                x, y = view.at(hand * 0.5, 0.0, near)
                hue = (foliage[(round(10 * near) + hand) % len(foliage)],) if kind == "tree" else ()
                size = tall * easel.h / near * easel.grain.uniform(0.9, 1.1)
                easel.prop(kind, x, y, size, layer="ground", colours=hue, flip=hand > 0, back=near - _THINGS)
