"""Places seen by one who looks straight up: towers, trees, shelves or arches that run together overhead."""

import math
from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Radial, Stop
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import Draw, Setting

Quad = Callable[[int, float, float, float, float], Path]
"""A rectangle on one of the four walls: its side, two shares along it, two of its height."""
_GLASS = lay.palette("6f8fb4 88a0b8 5c7a9c a8b4c0 7a8698 94a8c4")
_BOOKS = lay.palette("b85c52 4f7f96 d9a04f 6f8f5a 8a5a86 e4d2b0 3f5a7a")


def draw(place: Setting) -> Draw:
    """How what rises around the viewer is drawn, toward a bright middle; where nothing rises, the sky."""
    if "canopied" in place.traits:
        return _woods
    if "towering" in place.traits:
        return _towers
    if place.indoors:
        return _shelves if "shelved" in place.traits else _arches
    return _sky


def rises(place: Setting) -> bool:
    """Whether anything is around one who looks up there."""
    return place.indoors or not {"canopied", "towering"}.isdisjoint(place.traits)


def shown(place: Setting) -> frozenset[str]:
    """The symbols that the view from there shows itself."""
    if "canopied" in place.traits:
        return frozenset({"tree", "pine", "bamboo"})
    if "towering" in place.traits:
        return frozenset({"skyscraper", "building"})
    return frozenset({"bookshelf", "book"}) if "shelved" in place.traits else frozenset()


def _middle(easel: Easel) -> Point:
    return (0.5 + 0.06 * easel.brief.side) * easel.w, 0.46 * easel.h


def _sky(easel: Easel) -> None:
    """The sky overhead, brightest in the middle."""
    air, (x, y) = easel.air, _middle(easel)
    stops = (
        Stop(0, mix(air.sky[-1], (255, 255, 255), 0.3)),
        Stop(0.5, air.sky[len(air.sky) // 2]),
        Stop(1, air.sky[0]),
    )
    easel.fill(easel.sheet(), Radial((x, y), 0.75 * easel.unit, stops), "sky", "sky", role="sky", tinted=False)
    if air.stars > 0.2:
        sparks = land.dots(easel.rng, (0, 0, easel.w, easel.h), 60, (0.001 * easel.unit, 0.003 * easel.unit))
        easel.fill(sparks, (255, 252, 236), "sky", "stars", role="light", tinted=False)
    else:
        for dx, dy, wide in ((-0.08, 0.02, 0.18), (0.1, -0.06, 0.14)):
            cloud = land.cloud(easel.rng, x + dx * easel.unit, y + dy * easel.unit, wide * easel.unit)
            easel.fill(cloud, air.cloud, "sky", "cloud", role="cloud", tinted=False)


def _ray(middle: Point, degrees: float, far: float) -> Point:
    t = math.radians(degrees)
    return middle[0] + far * math.cos(t), middle[1] + far * math.sin(t)


def _towers(easel: Easel) -> None:
    """Skyscrapers on all sides, two faces each, rows of windows that close up toward their tops."""
    _sky(easel)
    middle, far, rng = _middle(easel), 0.95 * math.hypot(easel.w, easel.h), easel.rng
    lit = easel.air.light.dark > 0.4
    number = 9
    for i in range(number):
        turn = 360 * (i + 0.3 * rng.random()) / number + 12 * easel.variant
        half, near = rng.uniform(11, 17), rng.uniform(0.13, 0.34) * easel.unit
        hue = mix(_GLASS[(i + easel.variant) % 6], easel.air.light.shadow, 0.2 + 0.4 * easel.air.light.dark)
        for a, b, shift in ((turn - half, turn + 0.3 * half, 0.02), (turn + 0.3 * half, turn + half, -0.12)):
            front = shift > 0
            tops = (near * (1.0 if front else 0.94), near * (0.94 if front else 1.0))
            face = g.polygon(
                [_ray(middle, a, tops[0]), _ray(middle, b, tops[1]), _ray(middle, b, far), _ray(middle, a, far)]
            )
            stops = (
                Stop(0, mix(tone(hue, shift), easel.air.haze, 0.45)),
                Stop(0.45, tone(hue, shift)),
                Stop(1, tone(hue, shift - 0.16)),
            )
            easel.fill(
                face, Radial(middle, 0.9 * easel.unit, stops), "far", "skyscraper building", role="far", back=-0.01 * i
            )
            _panes(easel, middle, (a, b), near, far, hue, lit=lit, back=-0.01 * i - 0.001)


def _panes(
    easel: Easel, middle: Point, span: Point, near: float, far: float, hue: RGB, *, lit: bool, back: float
) -> None:
    dark, bright = Path(), Path()
    columns = max(2, round((span[1] - span[0]) / 5))
    r = near * 1.06
    while r < far:
        step = 0.075 * r
        for c in range(columns):
            a, b = (span[0] + (span[1] - span[0]) * (c + k) / columns for k in (0.18, 0.82))
            pane = g.polygon(
                [
                    _ray(middle, a, r),
                    _ray(middle, b, r),
                    _ray(middle, b, r + 0.62 * step),
                    _ray(middle, a, r + 0.62 * step),
                ]
            )
            (bright if easel.rng.random() < (0.4 if lit else 0.22) else dark).addPath(pane)
        r += step
    easel.fill(dark, tone(hue, -0.14), "far", "windows", role="far", back=back)
    glow: RGB = (255, 214, 130) if lit else mix(easel.air.sky[-1], (255, 255, 255), 0.3)
    easel.fill(bright, glow, "far", "windows", role="light" if lit else "far", tinted=not lit, back=back)


def _woods(easel: Easel) -> None:
    """Trunks that run together and crowns that leave an opening for the sky."""
    _sky(easel)
    middle, far, rng = _middle(easel), 0.95 * math.hypot(easel.w, easel.h), easel.rng
    colours = lay.greens(easel)
    for ring, (near, shift, back) in enumerate(((0.17, 0.1, 0.5), (0.26, 0.03, 0.3), (0.38, -0.05, 0.1))):
        leaves = Path()
        for i in range(26):
            x, y = _ray(
                middle, 360 * (i + rng.random()) / 26, near * easel.unit * rng.uniform(0.9, 1.5) * (1 + 0.3 * ring)
            )
            for _ in range(12):
                leaves.addPath(land.leaf(x, y, 0.07 * easel.unit * rng.uniform(0.6, 1.3), rng.uniform(0, 360), 0.4))
        hue = mix(colours.foliage[ring % len(colours.foliage)], easel.air.glow, 0.25 - 0.1 * ring)
        easel.fill(leaves, tone(hue, shift), "far", "leaves", role="far", depth=0.4 - 0.12 * ring, back=back)
    for i in range(11):
        turn, near = 360 * (i + 0.4 * rng.random()) / 11, rng.uniform(0.14, 0.3) * easel.unit
        half = rng.uniform(2.6, 4.4)
        trunk = g.polygon([_ray(middle, turn, near), _ray(middle, turn + half, far), _ray(middle, turn - half, far)])
        stops = (Stop(0, (150, 118, 86)), Stop(1, (64, 50, 44)))
        easel.fill(trunk, Radial(middle, 0.8 * easel.unit, stops), "far", "tree", role="far", back=0.2 - 0.03 * i)


def _shelves(easel: Easel) -> None:
    """Walls of shelves."""
    _hall(easel, (112, 74, 50), (206, 168, 104), _shelved)


def _arches(easel: Easel) -> None:
    """Walls of tall windows between pilasters."""
    _hall(easel, (206, 194, 174), (186, 150, 92), _arched)


def _hall(easel: Easel, wall: RGB, trim: RGB, fit: Callable[[Easel, int, Quad, RGB, RGB], None]) -> None:
    """Four walls, fitted all alike, that rise to a painted, coffered ceiling with a lamp."""
    w, h, (x, y) = easel.w, easel.h, _middle(easel)
    half = (0.24 * w, 0.22 * h)
    inner = [
        (x - half[0], y - half[1]),
        (x + half[0], y - half[1]),
        (x + half[0], y + half[1]),
        (x - half[0], y + half[1]),
    ]
    outer = [(-0.3 * w, -0.3 * h), (1.3 * w, -0.3 * h), (1.3 * w, 1.3 * h), (-0.3 * w, 1.3 * h)]

    def at(side: int, along: float, up: float) -> Point:
        a, b, c, d = outer[side], outer[(side + 1) % 4], inner[(side + 1) % 4], inner[side]
        low = (a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along)
        top = (d[0] + (c[0] - d[0]) * along, d[1] + (c[1] - d[1]) * along)
        t = 1 - (1 - up) ** 2.2
        return low[0] + (top[0] - low[0]) * t, low[1] + (top[1] - low[1]) * t

    def quad(side: int, a: float, b: float, low: float, up: float) -> Path:
        return g.polygon([at(side, a, low), at(side, b, low), at(side, b, up), at(side, a, up)])

    for side, shift in ((0, -0.06), (1, 0.02), (2, 0.05), (3, -0.02)):
        easel.fill(quad(side, 0, 1, 0, 1), tone(wall, shift - 0.04), "far", "wall", role="far")
        fit(easel, side, quad, tone(wall, shift), trim)
    _ceiling(easel, inner, trim)


def _shelved(easel: Easel, side: int, quad: Quad, wall: RGB, trim: RGB) -> None:
    """Rows of spines, shelf over shelf, parted by pilasters, and a gallery's rail halfway up."""
    rng, spines = easel.rng, [Path() for _ in _BOOKS]
    for row in range(11):
        low, up = row / 11 + 0.008, (row + 0.8) / 11
        for k in range(64):
            if rng.random() > 0.08 and k % 13:
                spines[rng.randrange(7)].addPath(
                    quad(side, k / 64, (k + 0.86) / 64, low, low + (up - low) * rng.uniform(0.7, 1))
                )
    for path, hue in zip(spines, _BOOKS, strict=True):
        easel.fill(path, tone(hue, -0.03), "far", "books bookshelf", role="far")
    planks = g.joined(*(quad(side, 0, 1, (row + 0.86) / 11, (row + 1) / 11) for row in range(11)),
                      *(quad(side, k / 64, (k + 0.9) / 64, 0, 1) for k in range(0, 64, 13)))  # fmt: skip
    easel.fill(planks, tone(wall, 0.03), "far", "shelves", role="far")
    easel.fill(quad(side, 0, 1, 0.53, 0.57), trim, "far", "gallery's rail", role="far")


def _arched(easel: Easel, side: int, quad: Quad, wall: RGB, trim: RGB) -> None:
    """Pilasters, tall windows with the hour's light, cornices."""
    for k in range(5):
        easel.fill(
            quad(side, (k + 0.24) / 5, (k + 0.76) / 5, 0.1, 0.72),
            tone(wall, -0.1),
            "far",
            "window's recess",
            role="far",
        )
        easel.fill(quad(side, (k + 0.3) / 5, (k + 0.7) / 5, 0.14, 0.68), mix(easel.air.sky[-1], (255, 250, 230), 0.4),
            "far", "window",
                   role="light", tinted=False)  # fmt: skip
        easel.fill(quad(side, (k - 0.06) / 5, (k + 0.06) / 5, 0, 0.9), tone(wall, 0.06), "far", "pilaster", role="far")
    for low in (0.78, 0.94):
        easel.fill(quad(side, 0, 1, low, low + 0.035), trim, "far", "cornice", role="far")


def _ceiling(easel: Easel, corners: list[Point], trim: RGB) -> None:
    """Coffers around a painted sky, a chandelier seen from under it."""
    (x0, y0), (x1, y1) = corners[0], corners[2]
    easel.fill(
        g.polygon(corners), fade((232, 214, 178), (206, 182, 142), y0, y1), "far", "ceiling", role="far", back=-0.1
    )
    cells = Path()
    for r in range(6):
        for c in range(6):
            if not (1 <= r <= 4 and 1 <= c <= 4):
                cells.addRect(
                    g.box(
                        x0 + (x1 - x0) * (c + 0.16) / 6,
                        y0 + (y1 - y0) * (r + 0.16) / 6,
                        0.68 * (x1 - x0) / 6,
                        0.68 * (y1 - y0) / 6,
                    )
                )
    easel.fill(cells, (158, 116, 78), "far", "coffers ceiling", role="far", back=-0.2)
    x, y = 0.5 * (x0 + x1), 0.5 * (y0 + y1)
    rx, ry = 0.29 * (x1 - x0), 0.29 * (y1 - y0)
    easel.fill(g.ellipse(x, y, 1.1 * rx, 1.1 * ry), trim, "far", "frame", role="far", back=-0.2)
    easel.fill(
        g.ellipse(x, y, rx, ry),
        fade((134, 178, 214), (226, 226, 214), y - ry, y + ry),
        "far",
        "painted ceiling",
        role="far",
        back=-0.3,
    )
    for dx, dy in ((-0.4, -0.2), (0.3, 0.3), (0.2, -0.5)):
        cloud = land.cloud(easel.rng, x + dx * rx, y + dy * ry, 0.6 * rx)
        easel.fill(cloud, (250, 246, 238), "far", "painted cloud", role="far", back=-0.4)
    easel.glow(halo(x, y, 0.2 * easel.unit, (255, 232, 170), 0.6), "far", "glow", back=-0.5)
    arms = g.joined(*(g.line([(x, y), _ray((x, y), 45 * k, 0.08 * easel.unit)]) for k in range(8)))
    easel.fill(arms, trim, "far", "chandelier", role="far", width=0.006 * easel.unit, back=-0.6)
    lamps = g.joined(*(g.ellipse(*_ray((x, y), 45 * k, 0.08 * easel.unit), 0.011 * easel.unit) for k in range(8)))
    easel.fill(lamps, (255, 246, 214), "far", "chandelier", role="light", tinted=False, back=-0.7)
