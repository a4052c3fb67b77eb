"""The square before a landmark: low houses in the haze, lawns with hedges, slabs that run up to it."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import skylines
from limner.engines.illustrator.staging.settings.townscapes import streets

_PAVING = lay.palette("d6c8b2 cfc6be dcc9aa")
_BLOOMS = ("d8483e f2c14e", "e0668c f6e3ea", "f0963c c8443c")
_LOW = 0.42
"""The height of the houses at its far side, over those of a street."""
_TREES = (0.09, 0.15, 0.24, 0.38)
_LAMPS = (0.2, 0.46)
"""How far down the ground each pair stands."""
_BEGINS, _ENDS = 0.1, 0.56
"""How far down the ground its lawns begin and end."""


def square(easel: Easel) -> None:
    """All of it, from far to near."""
    _town(easel)
    _slabs(easel)
    _lawns(easel)
    _rows(easel)


def _vanishing(easel: Easel) -> float:
    """Where its lines run together: at the foot of the landmark, aside of the middle where none is."""
    middle = easel.views[0].centre[0] if easel.views else (0.5 + 0.1 * easel.brief.side) * easel.w
    return min(max(middle, 0.2 * easel.w), 0.8 * easel.w)


def _at(easel: Easel, aside: float, down: float) -> Point:
    """A point so far aside, over the width at the lower edge, and so far down the ground."""
    y = easel.horizon + down * (easel.h - easel.horizon)
    middle = _vanishing(easel)
    return middle + (0.5 * easel.w - middle) * down + aside * down * easel.w, y


def _town(easel: Easel) -> None:
    """Low houses along its far side, and the tops of trees before them."""
    if easel.shown("house", "houses", "town"):
        style = streets.town(easel)
        if style is None:
            skylines.plane(easel, easel.horizon + 3, 0.13 * easel.h, 0.07 * easel.unit, 0.45)
        else:
            plain = replace(style, hung="", shops=False)
            streets.houses(easel, plain, easel.horizon + 4, size=_LOW, depth=0.75)
    if easel.shown("tree", "trees"):
        crowns = land.treeline(easel.rng, easel.w, easel.horizon + 0.02 * easel.h, 0.045 * easel.h, "round", 1.2)
        hue = mix(lay.greens(easel).foliage[0], easel.air.haze, 0.4)
        leafage = fade(tone(hue, 0.04), tone(hue, -0.05), easel.horizon - 0.04 * easel.h, easel.horizon)
        easel.fill(crowns, leafage, "far", "trees", role="far", depth=0.7)


def _slabs(easel: Easel) -> None:
    """Paving that pales toward the horizon, with joints in perspective and a broad course along its middle."""
    stone, top = _PAVING[easel.variant % len(_PAVING)], easel.horizon + 0.012 * easel.h
    paint = fade(mix(stone, easel.air.haze, 0.4), tone(stone, -0.04), top, easel.h)
    easel.fill(easel.sheet(top), paint, "ground", "paving", role="ground", depth=0.3)
    course = g.polygon([_at(easel, a, d) for a, d in ((-0.17, 0.03), (0.17, 0.03), (0.17, 1.02), (-0.17, 1.02))])
    pale = tone(mix(stone, easel.air.glow, 0.2), 0.03)
    easel.fill(course, fade(mix(pale, easel.air.haze, 0.4), pale, top, easel.h), "ground", "paving", role="ground",
               depth=0.3)  # fmt: skip
    joints = Path()
    for k in range(-9, 10):
        joints.addPath(g.line([_at(easel, 0.17 * k, 0.05), _at(easel, 0.17 * k, 1.02)]))
    for k in range(1, 9):
        y = easel.horizon + (easel.h - easel.horizon) * (k / 9) ** 1.7
        joints.addPath(g.line([(-4, y), (easel.w + 4, y)]))
    easel.fill(joints, tone(stone, -0.08), "ground", "slabs", role="ground", depth=0.3, width=0.0022 * easel.unit)


def _lawns(easel: Easel) -> None:
    """A lawn at each side of the course, with a clipped hedge along it and flowers in a bed."""
    if not easel.shown("grass", "plant"):
        return
    colours = lay.greens(easel)
    lawns, hedges, beds = Path(), Path(), Path()
    for hand in (-1, 1):
        lawns.addPath(_strip(easel, hand * 0.24, hand * 1.7, _BEGINS, _ENDS))
        hedges.addPath(_hedge(easel, hand, colours))
        beds.addPath(_strip(easel, hand * 0.3, hand * 0.38, _BEGINS + 0.03, _ENDS - 0.03))
    top, low = _at(easel, 0, _BEGINS)[1], _at(easel, 0, _ENDS)[1]
    grass = fade(mix(colours.middle, easel.air.haze, 0.3), colours.near, top, low)
    easel.fill(lawns, grass, "ground", "lawn", role="ground", depth=0.35)
    easel.fill(beds, tone(colours.blade, -0.03), "ground", "flower bed", role="ground", depth=0.3)
    for hue, number in zip(lay.palette(_BLOOMS[easel.variant % len(_BLOOMS)]), (70, 50), strict=True):
        easel.fill(_blossoms(easel, number), hue, "ground", "flowers", role="ground", depth=0.3)
    leaf = tone(colours.blade, -0.02)
    easel.fill(hedges, fade(tone(leaf, 0.05), tone(leaf, -0.06), top, low), "ground", "hedge", role="ground", depth=0.3)


def _blossoms(easel: Easel, number: int) -> Path:
    """So many blossoms in the beds, larger toward the viewer."""
    dots = Path()
    for _ in range(number):
        hand, down = easel.rng.choice((-1, 1)), easel.rng.uniform(_BEGINS + 0.03, _ENDS - 0.03)
        x, y = _at(easel, hand * easel.rng.uniform(0.3, 0.38), down)
        size = (0.002 + 0.016 * down) * easel.unit
        dots.addPath(g.ellipse(x, y, size, 0.6 * size))
    return dots


def _strip(easel: Easel, inner: float, outer: float, near: float, far: float) -> Path:
    """The ground between two distances aside and two down."""
    return g.polygon([_at(easel, a, d) for a, d in ((inner, near), (outer, near), (outer, far), (inner, far))])


def _hedge(easel: Easel, hand: int, colours: lay.Greens) -> Path:
    """A hedge along the inner side of a lawn and its lower end, as high as a knee."""
    high = 0.045 * easel.h
    (x0, y0), (x1, y1), (x2, y2) = (
        _at(easel, hand * 0.24, _BEGINS), _at(easel, hand * 0.24, _ENDS), _at(easel, hand * 1.7, _ENDS),
    )  # fmt: skip
    along = g.polygon([(x0, y0), (x1, y1), (x1, y1 - high * _ENDS), (x0, y0 - high * _BEGINS)])
    across = g.polygon([(x1, y1), (x2, y2), (x2, y2 - high * _ENDS), (x1, y1 - high * _ENDS)])
    return g.joined(along, across)


def _rows(easel: Easel) -> None:
    """Trees and lamps in pairs that grow toward the viewer, wherever they hide nobody."""
    foliage = lay.greens(easel).foliage
    bare = easel.brief.season == "winter"
    for k, down in enumerate(_TREES):
        for hand in (-1, 1):
            hues = () if bare else (foliage[k % len(foliage)],)
            _stand(easel, "tree", hand * (0.62 + 0.2 * k), down, 0.08 + 0.9 * down, hues, back=-1.0 - k)
    for k, down in enumerate(_LAMPS):
        for hand in (-1, 1):
            _stand(easel, "street_lamp", hand * 0.5, down, 0.05 + 0.6 * down, (), back=-1.5 - 2 * k)


def _stand(
    easel: Easel, name: str, aside: float, down: float, tall: float, hues: Sequence[RGB], *, back: float
) -> None:
    """One of a row, at its place in the perspective."""
    x, y = _at(easel, aside, down)
    easel.prop(name, x, y, tall * easel.h, layer="ground", colours=hues, flip=aside > 0, back=back)
