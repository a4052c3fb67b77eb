"""A great wave that rises behind those who are on the sea, and breaks toward one side."""

from collections.abc import Callable, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Landmark, Path, Point
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Member

_BOARDS = frozenset({"surfboard", "surfer"})
_SEA = ((112, 200, 208), (22, 112, 150))
_LIT: RGB = (150, 236, 222)
_FOAM: RGB = (250, 253, 255)
_CREST: tuple[Point, ...] = (
    (-0.2, 0.3), (0.0, 0.12), (0.14, 0.01), (0.27, 0.0), (0.39, 0.06), (0.48, 0.17), (0.53, 0.31),
)  # fmt: skip
"""The outer edge of the wave that breaks, from its back to the tip of its lip: shares of the width, from the side where
it breaks, and of its height, from its top."""
_HOLLOW: tuple[Point, ...] = (
    (0.47, 0.235), (0.4, 0.19), (0.33, 0.22), (0.28, 0.36), (0.27, 0.56), (0.31, 0.78), (0.4, 0.98),
)  # fmt: skip
"""The inner edge from the tip back to the foot."""
_SHOULDER: tuple[Point, ...] = ((0.3, 0.06), (0.5, 0.3), (0.68, 0.5), (0.88, 0.62), (1.2, 0.7))
"""The top of the face that has not broken yet."""

At = Callable[[Point], Point]


def paint(easel: Easel, troupe: Troupe, place: Setting, reading: Reading) -> None:
    """The wave, where the words speak of one on the open sea or somebody surfs there."""
    surfers = [m for unit in troupe.units for m in unit.members if m.symbol.id in _BOARDS]
    if place.footing != "sea" or not (surfers or reading.says("waves")) or not easel.shown("wave", "waves"):
        return
    w, h = easel.w, easel.h
    box = around(troupe.boxes()) if troupe.units else Box(0.34 * w, 0.3 * h, 0.66 * w, 0.82 * h)
    top = min(max(box.top - 0.1 * h, 0.07 * h), easel.horizon - 0.1 * h)
    foot = max(box.bottom - 0.01 * h, easel.horizon + 0.4 * (h - easel.horizon))
    left = _breaks_left(surfers, easel)

    def at(point: Point) -> Point:
        x = point[0] * w
        return x if left else w - x, top + point[1] * (foot - top)

    _face(easel, at, foot)
    _curl(easel, at, foot)
    _white_water(easel, at, foot, left=left)


def _breaks_left(surfers: Sequence[Member], easel: Easel) -> bool:
    """The side where the wave breaks: behind who rides away from it."""
    if surfers:
        return not surfers[0].flip
    return easel.brief.side > 0


def _water(easel: Easel) -> tuple[RGB, RGB, RGB]:
    far, half, near = lay.reflecting(easel, *_SEA)
    day = 1 - easel.air.light.dark
    own = mix(half, mix(*_SEA, 0.4), 0.55 * day)
    return mix(own, _LIT, 0.5 * day), own, mix(mix(near, far, 0.1), _SEA[1], 0.35 * day)


def _face(easel: Easel, at: At, foot: float) -> None:
    """The wall of water that rises behind those who are before it, with the streaks that run up it."""
    lit, half, deep = _water(easel)
    edge: list[Landmark] = [at(point) for point in _SHOULDER]
    ends = [at((-0.3, 0.2)), at((-0.3, 1.0)), at((1.3, 1.0))]
    body = g.smooth(
        [(*at((1.3, 1.1)), "c"), (*ends[1], "c"), (*ends[0], "c"), at((0.0, 0.1)), *edge, (*at((1.3, 0.72)), "c")]
    )
    top = at((0.0, 0.0))[1]
    paint = Linear((0, top), (0, foot), (Stop(0, lit), Stop(0.4, half), Stop(1, deep)))
    easel.fill(body, paint, "ground", "wave", role="water", tinted=False, back=-5.0)
    streaks = Path()
    for k in range(13):
        x = 0.24 + 0.075 * k
        rise = 0.3 + 0.42 * min(max(x - 0.3, 0.0) / 0.6, 1.0)
        bend = g.smooth([at((x - 0.1, 1.0)), at((x - 0.02, 0.75)), at((x + 0.02, rise + 0.1))], closed=False)
        streaks.addPath(g.outline(bend, (0.004 + 0.004 * (k % 3)) * easel.unit))
    white = fade(_FOAM, _FOAM, top, foot, (0.5, 0.06))
    easel.fill(g.intersection(streaks, body), white, "ground", "streaks", role="water", tinted=False, back=-5.1)
    rim = g.difference(body, g.moved(body, 0, 0.012 * easel.h))
    easel.fill(rim, fade(_FOAM, _FOAM, top, foot, (0.9, 0.5)), "ground", "crest", role="water", tinted=False,
               back=-5.2)  # fmt: skip


def _curl(easel: Easel, at: At, foot: float) -> None:
    """The part that breaks: its back, the lip that is thrown forward, foam along its edge and spray over it."""
    lit, half, deep = _water(easel)
    rng, unit, top = easel.grain, easel.unit, at((0.0, 0.0))[1]
    hollow = g.smooth([at(p) for p in (*_HOLLOW[1:], (0.75, 1.0), (0.62, 0.6), (0.5, 0.4))])
    easel.fill(hollow, fade(tone(half, -0.1), tone(deep, -0.02), top, foot, (0.55, 0.0)), "ground", "hollow",
               role="water", tinted=False, back=-5.3)  # fmt: skip
    edge = [at(p) for p in (*_CREST[1:-1],)]
    inner = [at(p) for p in _HOLLOW]
    body = g.smooth([(*at((-0.2, 1.0)), "c"), (*at(_CREST[0]), "c"), *edge, (*at(_CREST[-1]), "c"), *inner[:-1],
                     (*inner[-1], "c")])  # fmt: skip
    paint = Linear((0, top), (0, foot), (Stop(0, mix(lit, _FOAM, 0.35)), Stop(0.3, half), Stop(1, tone(deep, -0.04))))
    easel.fill(body, paint, "ground", "wave", role="water", tinted=False, back=-5.4)
    ribs = Path()
    for k in range(7):
        d = 0.05 * (k + 1)
        line = [at((x - 0.9 * d, y + 1.1 * d)) for x, y in (_CREST[4], _HOLLOW[2], _HOLLOW[3], _HOLLOW[4], _HOLLOW[5])]
        ribs.addPath(g.outline(g.smooth(line, closed=False), 0.006 * unit))
    easel.fill(g.intersection(ribs, body), mix(lit, _FOAM, 0.3), "ground", "streaks", role="water", tinted=False,
               back=-5.5)  # fmt: skip
    foam, drops = Path(), Path()
    for a, b in zip((*_CREST[1:], *_HOLLOW[:1]), (*_CREST[2:], *_HOLLOW[:2]), strict=True):
        for k in range(4):
            x, y = at((a[0] + (b[0] - a[0]) * k / 4, a[1] + (b[1] - a[1]) * k / 4))
            foam.addPath(g.ellipse(x, y, unit * rng.uniform(0.014, 0.03) * (0.6 + 0.9 * max(a[0], 0.0))))
            for _ in range(3):
                drops.addPath(g.ellipse(x + rng.gauss(0, 0.035) * unit, y - abs(rng.gauss(0, 0.045)) * unit,
                                        unit * rng.uniform(0.002, 0.006)))  # fmt: skip
    easel.fill(foam, fade(_FOAM, mix(_FOAM, half, 0.25), top, top + 0.5 * (foot - top)), "ground", "foam",
               role="water", tinted=False, back=-5.6)  # fmt: skip
    easel.fill(drops, _FOAM, "ground", "spray of a wave", role="water", tinted=False, back=-5.7)


def _white_water(easel: Easel, at: At, foot: float, *, left: bool) -> None:
    """What has broken already: a bank of foam where the lip comes down, and lines of it over the water before."""
    rng, unit, h = easel.grain, easel.unit, easel.h
    _, half, deep = _water(easel)
    bank = Path()
    for k in range(30):
        x, y = at((-0.05 + 0.026 * k, 1.0))
        r = unit * rng.uniform(0.038, 0.052) * (1.1 - k / 31) ** 1.3
        bank.addPath(g.ellipse(x, y, 1.7 * r, 0.9 * r))
    shade = mix(_FOAM, half, 0.35)
    easel.fill(g.moved(bank, 0, 0.012 * unit), shade, "ground", "foam", role="water", tinted=False, back=-5.8)
    easel.fill(bank, _FOAM, "ground", "foam", role="water", tinted=False, back=-5.9)
    swell = land.ridge(rng, easel.w, foot + 0.015 * h, 0.008 * h, h + 9, 4)
    paint = fade(mix(half, deep, 0.5), tone(deep, -0.05), foot, h)
    easel.fill(swell, paint, "ground", "swell", role="water", tinted=False, back=-6.0)
    lines = land.ripples(rng, easel.w, foot + 0.02 * h, h, 26, 0.3 * unit)
    easel.fill(lines, fade(_FOAM, _FOAM, foot, h, (0.75, 0.35)), "ground", "foam", role="water", tinted=False,
               back=-6.1)  # fmt: skip
