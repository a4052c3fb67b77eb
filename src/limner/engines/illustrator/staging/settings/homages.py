"""Places of famous pictures, in our own drawing: the night that swirls, the wave, the bridge under a burning sky, the
farmhouse, the hazy valley behind a sitter, the dark ground behind a turban."""

import math
from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Landmark, Path, Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_BLUES = lay.palette("1d3f86 2f5fae 4f86c8 86b0d8 c8d8dc 16306a")
_YELLOW: RGB = (246, 210, 92)
_STARS = (
    (0.12, 0.14, 0.03), (0.31, 0.1, 0.022), (0.53, 0.17, 0.026), (0.72, 0.32, 0.024), (0.18, 0.44, 0.034),
    (0.07, 0.64, 0.02), (0.56, 0.78, 0.02),
)  # fmt: skip
"""Right and down as shares of the sky, and radius."""
_FLAMES = lay.palette("e8632c f08a34 f4ac4a d8452a f6c468")
_PAPER: RGB = (236, 224, 196)
_WAVE = lay.palette("1f4374 3a6a9c 86aec4")


@place("starry night", horizons=(0.62, 0.68, 0.74), climate="open", hours=("day",), frame="", shows="star, moon")
def starry_night(easel: Easel) -> None:
    """A sky in currents with two whirls, stars in rings, a crescent, hills, a village with a spire, a cypress."""
    w, h, unit, base = easel.w, easel.h, easel.unit, easel.horizon
    easel.fill(easel.sheet(), fade(_BLUES[5], _BLUES[2], 0, base), "sky", "sky", role="sky", tinted=False)
    _currents(easel)
    for x, y, r in ((0.4, 0.36, 0.17), (0.62, 0.5, 0.1)):
        _whirl(easel, (x * w, y * base / 0.7), r * unit)
    for x, y, r in _STARS:
        _ringed(easel, (x * w, y * base), r * unit, _YELLOW)
    moon = (0.87 * w, 0.16 * base)
    _ringed(easel, moon, 0.05 * unit, (250, 190, 70))
    easel.fill(g.ellipse(moon[0] + 0.022 * unit, moon[1], 0.04 * unit), (240, 160, 60), "sky", "moon's shade",
               role="light", tinted=False)  # fmt: skip
    for i, (lift, hue) in enumerate(((0.07, (52, 92, 160)), (0.03, (38, 70, 130)))):
        ridge = land.ridge(easel.rng, w, base - lift * h, 0.035 * h, h, 3)
        easel.fill(ridge, fade(tone(hue, 0.05), tone(hue, -0.05), base - 0.1 * h, base), "far", "hills", role="far",
                   tinted=False, back=-float(i))  # fmt: skip
    _village(easel)
    meadow = fade((44, 84, 112), (26, 52, 84), base, h)
    easel.fill(easel.sheet(base + 0.02 * h), meadow, "ground", "meadow", role="ground", tinted=False)
    strokes = land.ripples(easel.rng, w, base + 0.03 * h, h, 46, 0.14 * unit)
    easel.fill(strokes, fade((84, 130, 140), (52, 92, 120), base, h), "ground", "strokes", role="ground", tinted=False)
    _cypress(easel, (0.1 if easel.brief.side > 0 else 0.9) * w)


def _currents(easel: Easel) -> None:
    """Short strokes that follow one another across the sky in waves."""
    rng, w, base = easel.rng, easel.w, easel.horizon
    for k, hue in enumerate(_BLUES[:5]):
        strokes = Path()
        for i in range(46):
            x, y = rng.uniform(-0.1, 1.0) * w, base * ((i * 5 + k) % 46) / 46
            long = w * rng.uniform(0.08, 0.17)
            points = [(x + long * t / 4, y + 0.03 * base * math.sin(6.0 * (x + long * t / 4) / w + 0.02 * y))
                      for t in range(5)]  # fmt: skip
            strokes.addPath(g.smooth(points, closed=False))
        easel.fill(strokes, hue, "sky", "currents", role="sky", tinted=False, width=0.0085 * easel.unit)


def _whirl(easel: Easel, middle: Point, r: float) -> None:
    """A spiral of strokes in lighter and darker blues."""
    x, y = middle
    easel.fill(g.ellipse(x, y, 1.06 * r, 0.86 * r), _BLUES[1], "sky", "whirl", role="sky", tinted=False)
    for k in range(6):
        arm: list[Point] = []
        for i in range(22):
            t = i / 21
            angle = 2.1 * math.pi * t + 1.05 * k
            arm.append((x + r * t * math.cos(angle), y + 0.82 * r * t * math.sin(angle)))
        hue = (_BLUES[4], _BLUES[2], _BLUES[3], _BLUES[0], _BLUES[4], _BLUES[2])[k]
        easel.fill(g.smooth(arm, closed=False), hue, "sky", "whirl", role="sky", tinted=False, width=0.1 * r)


def _ringed(easel: Easel, at: Point, r: float, hue: RGB) -> None:
    """A star with rings of light around it."""
    for k, grown in enumerate((2.9, 2.2, 1.55)):
        ring = g.outline(g.ellipse(*at, r * grown), 0.32 * r)
        easel.fill(ring, mix(hue, _BLUES[3], 0.55 - 0.2 * k), "sky", "ring of light", role="light", tinted=False)
    easel.fill(g.ellipse(*at, 1.15 * r), mix(hue, (255, 255, 255), 0.35), "sky", "stars", role="light", tinted=False)


def _village(easel: Easel) -> None:
    """Small dark houses with lit windows and a thin spire."""
    rng, unit, base = easel.rng, easel.unit, easel.horizon + 0.025 * easel.h
    houses, roofs, panes = Path(), Path(), Path()
    for i in range(9):
        x, wide, tall = easel.w * (0.3 + 0.07 * i), unit * rng.uniform(0.04, 0.06), unit * rng.uniform(0.025, 0.04)
        houses.addRect(g.box(x, base - tall, wide, tall))
        roofs.addPath(g.polygon([(x - 4, base - tall), (x + wide / 2, base - 1.8 * tall), (x + wide + 4, base - tall)]))
        panes.addRect(g.box(x + 0.4 * wide, base - 0.7 * tall, 0.22 * wide, 0.35 * tall))
    spire = g.polygon([(0.55 * easel.w, base), (0.565 * easel.w, base - 0.15 * unit), (0.58 * easel.w, base)])
    easel.fill(houses, (46, 70, 112), "far", "houses", role="far", tinted=False, back=-3.0)
    easel.fill(g.joined(roofs, spire), (28, 44, 82), "far", "roofs", role="far", tinted=False, back=-3.1)
    easel.fill(panes, _YELLOW, "far", "windows", role="light", tinted=False, back=-3.2)


def _cypress(easel: Easel, x: float) -> None:
    """The dark tree like a flame that reaches from the ground into the stars."""
    h, unit = easel.h, easel.unit
    for k, (grow, hue) in enumerate(((1.0, (22, 34, 40)), (0.6, (40, 62, 56)), (0.26, (66, 84, 62)))):
        points: list[Landmark] = []
        for hand in (-1, 1):
            side = [(x + hand * grow * unit * wide * (1 + 0.22 * (i % 2)), h * (0.98 - 0.86 * t))
                    for i, (t, wide) in enumerate(((0.0, 0.1), (0.18, 0.095), (0.36, 0.08), (0.54, 0.062),
                                                   (0.72, 0.042), (0.88, 0.022)))]  # fmt: skip
            points += side if hand < 0 else [*reversed(side)]
            points += [(x + 0.012 * unit, h * 0.1, "c")] if hand < 0 else []
        easel.fill(g.smooth(points), hue, "middle", "cypress", tinted=False, back=9.0 - k)


@place("great wave", footing="sea", horizons=(0.58, 0.62, 0.66), climate="shore", hours=("day",), frame="",
       shows="mountain, water", traits=("waterside",))  # fmt: skip
def great_wave(easel: Easel) -> None:
    """A pale sky, a small snowy mountain far off, the trough, and a wave whose crest breaks into claws."""
    w, h, base = easel.w, easel.h, easel.horizon
    sky = (Stop(0, tone(_PAPER, -0.07)), Stop(0.6, _PAPER), Stop(1, (206, 204, 196)))
    easel.fill(easel.sheet(), Linear((0, 0), (0, base), sky), "sky", "sky", role="sky", tinted=False)
    hand = 1 if easel.brief.side > 0 else -1

    def at(x: float, y: float) -> Point:
        return (0.5 - hand * (0.5 - x)) * w, y * h

    peak = g.smooth(
        [
            (*at(0.5, base / h + 0.03), "c"),
            at(0.6, base / h - 0.05),
            (*at(0.66, base / h - 0.13), "c"),
            (*at(0.69, base / h - 0.13), "c"),
            at(0.75, base / h - 0.05),
            (*at(0.86, base / h + 0.03), "c"),
        ]
    )
    easel.fill(peak, (92, 116, 146), "far", "mountain", role="far", tinted=False)
    cap = g.intersection(peak, g.rect(0, 0, w, base - 0.07 * h))
    easel.fill(cap, (248, 246, 238), "far", "snow", role="far", tinted=False)
    for i, (y, hue) in enumerate(((0.0, _WAVE[2]), (0.07, _WAVE[1]), (0.17, _WAVE[0]), (0.28, _WAVE[1]))):
        swell = land.ridge(easel.rng, w, base + (y + 0.02) * h, 0.03 * h, h + 9, 3)
        easel.fill(swell, fade(hue, tone(hue, -0.06), base + y * h, h), "ground", "sea", role="water", tinted=False)
        foam = g.difference(swell, g.moved(swell, 0, 0.012 * h))
        easel.fill(foam, (238, 238, 226), "ground", "foam", role="water", tinted=False, back=-0.01 * i)
    _claws(easel, at)


def _claws(easel: Easel, at: Callable[[float, float], Point]) -> None:
    """The wave: its dark body with lighter bands, and the foam of its crest in hooked fingers."""
    unit = easel.unit
    crest = [(0.04, 0.3), (0.1, 0.19), (0.2, 0.115), (0.32, 0.1), (0.43, 0.14), (0.51, 0.22), (0.55, 0.31)]
    hollow = [(0.47, 0.29), (0.39, 0.27), (0.31, 0.33), (0.27, 0.46), (0.31, 0.62), (0.44, 0.78)]
    outline = (at(*p) for p in (*crest, *hollow))
    body = g.smooth([(*at(-0.1, 1.05), "c"), (*at(-0.1, 0.62), "c"), *outline,
                     (*at(0.62, 1.05), "c")])  # fmt: skip
    easel.fill(body, fade(_WAVE[0], tone(_WAVE[0], -0.05), 0.1 * easel.h, easel.h), "middle", "wave", role="water",
               tinted=False, back=8.0)  # fmt: skip
    for k, hue in enumerate((_WAVE[1], _WAVE[2], _WAVE[1])):
        d = 0.05 * (k + 1)
        band = [
            at(x - 0.62 * d, y + 0.9 * d) for x, y in ((0.36, 0.2), (0.26, 0.28), (0.2, 0.42), (0.2, 0.6), (0.27, 0.8))
        ]
        easel.fill(g.intersection(g.outline(g.smooth(band, closed=False), 0.02 * unit), body), hue, "middle",
                   "bands", role="water", tinted=False, back=7.9)  # fmt: skip
    foam, drops = Path(), Path()
    rim = [*crest, *hollow[:3]]
    for i in range(len(rim) - 1):
        for t in (0.0, 0.25, 0.5, 0.75):
            x, y = (a + (b - a) * t for a, b in zip(rim[i], rim[i + 1], strict=True))
            size = unit * easel.rng.uniform(0.018, 0.032)
            px, py = at(x, y)
            foam.addPath(g.ellipse(px, py, size))
            if i >= 3:
                sx = 1 if at(1, 0)[0] > at(0, 0)[0] else -1
                hook = [(px, py, 0.9 * size), (px + sx * 1.1 * size, py + 0.9 * size, 0.7 * size),
                        (px + sx * 0.9 * size, py + 2.2 * size, 0.32 * size)]  # fmt: skip
                foam.addPath(g.limb(hook))
            for _ in range(2):
                drops.addPath(g.ellipse(px + easel.rng.uniform(-0.09, 0.09) * unit, py + easel.rng.uniform(
                    -0.05, 0.09) * unit, unit * easel.rng.uniform(0.002, 0.005)))  # fmt: skip
    easel.fill(g.outline(foam, 0.008 * unit), _WAVE[1], "middle", "foam's edge", role="water", tinted=False, back=7.8)
    easel.fill(foam, (246, 244, 234), "middle", "foam", role="water", tinted=False, back=7.7)
    easel.fill(drops, (250, 248, 240), "middle", "spray", role="water", tinted=False, back=7.6)


@place("scream", footing="land", horizons=(0.46, 0.5, 0.54), climate="city", hours=("day",), frame="",
       shows="bridge", traits=("swept",))  # fmt: skip
def scream(easel: Easel) -> None:
    """A sky in burning waves, a dark fjord that bends, a bridge with its railing that rushes to one side."""
    w, h, unit, base = easel.w, easel.h, easel.unit, easel.horizon
    easel.fill(easel.sheet(), fade(_FLAMES[3], _FLAMES[4], 0, base), "sky", "sky", role="sky", tinted=False)
    for i in range(13):
        y = base * (i + 0.2) / 13
        wave = [(w * t / 10, y + 0.045 * h * math.sin(0.62 * t + 0.5 * i) * (0.4 + y / base)) for t in range(-1, 12)]
        hue = (*_FLAMES, (88, 120, 140))[(i * 2 + (i > 8)) % (5 if i < 9 else 6)]
        easel.fill(g.smooth(wave, closed=False), hue, "sky", "waves of the sky", role="sky", tinted=False,
                   width=unit * (0.024 + 0.018 * (i % 3)))  # fmt: skip
    for i, hue in enumerate(lay.palette("2f4a6a 3f6a7a 243a5a 4a7a78 1f3250")):
        bank = [(0.2 * w, base - 0.02 * h + 0.03 * i * h), (0.6 * w, base - 0.05 * h + 0.06 * i * h),
                (0.86 * w, base + 0.02 * h + 0.1 * i * h), (1.1 * w, base - 0.06 * h + 0.13 * i * h)]  # fmt: skip
        shore = g.smooth([(-9, base + 0.02 * i * h, "c"), *bank, (1.1 * w, h + 9, "c"), (-9, h + 9, "c")])
        easel.fill(shore, hue, "far", "fjord", role="water", tinted=False, back=-float(i))
    deck = g.polygon([(-9, base + 0.1 * h), (0.06 * w, base + 0.08 * h), (1.25 * w, h + 9), (-9, h + 9)])
    easel.fill(deck, fade((150, 92, 58), (112, 66, 48), base, h), "ground", "bridge", role="ground", tinted=False)
    planks = Path()
    for i in range(13):
        planks.addPath(g.line([(-9, base + 0.1 * h + 0.05 * i * h), (0.06 * w, base + 0.08 * h),
                               (w * (-0.2 + 0.13 * i), h + 9)][1:]))  # fmt: skip
    easel.fill(planks, (86, 50, 40), "ground", "planks", role="ground", tinted=False, width=0.006 * unit)
    for lift in (0.0, 0.035, 0.07):
        rail = g.polygon([(0.06 * w, base + (0.075 - lift) * h), (1.2 * w, (0.9 - 2.2 * lift) * h),
                          (1.2 * w, (0.925 - 2.2 * lift) * h), (0.06 * w, base + (0.08 - lift) * h)])  # fmt: skip
        easel.fill(rail, (96, 54, 40), "ground", "railing", tinted=False, back=-0.5)


@place("american gothic", footing="land", horizons=(0.6, 0.62, 0.64), climate="open", hours=("day",), frame="",
       shows="house, barn, tree, pitchfork", traits=("cabin", "swept"))  # fmt: skip
def american_gothic(easel: Easel) -> None:
    """A white wooden house with a pointed window, a red barn, round trees; a pitchfork between those before it."""
    w, h, unit = easel.w, easel.h, easel.unit
    easel.fill(easel.sheet(), fade((186, 208, 214), (228, 232, 222), 0, 0.6 * h), "sky", "sky", role="sky",
               tinted=False)  # fmt: skip
    for i, x in enumerate((0.04, 0.16, 0.86, 0.97)):
        crown = g.ellipse(x * w, (0.36 + 0.05 * (i % 2)) * h, 0.13 * unit)
        easel.fill(crown, fade((108, 138, 82), (72, 104, 62), 0.25 * h, 0.5 * h), "far", "tree", role="far")
    barn = g.polygon([(0.72 * w, 0.62 * h), (0.72 * w, 0.4 * h), (0.82 * w, 0.31 * h), (1.02 * w, 0.36 * h),
                      (1.02 * w, 0.62 * h)])  # fmt: skip
    easel.fill(barn, fade((172, 66, 52), (140, 50, 42), 0.3 * h, 0.6 * h), "far", "barn", role="far", back=-1.0)
    wall = g.polygon([(0.2 * w, 0.66 * h), (0.2 * w, 0.3 * h), (0.48 * w, 0.03 * h), (0.76 * w, 0.3 * h),
                      (0.76 * w, 0.66 * h)])  # fmt: skip
    easel.fill(wall, fade((246, 243, 232), (222, 220, 208), 0, 0.6 * h), "far", "house", role="far", back=-2.0)
    boards = g.joined(*(g.rect((0.215 + 0.032 * i) * w, 0, 0.004 * w, 0.66 * h) for i in range(18)))
    easel.fill(g.intersection(boards, wall), (200, 198, 186), "far", "boards", role="far", back=-2.1)
    roof = g.outline(g.line([(0.15 * w, 0.35 * h), (0.48 * w, 0.03 * h), (0.81 * w, 0.35 * h)]), 0.032 * unit)
    easel.fill(roof, (104, 92, 88), "far", "roof", role="far", back=-2.2)
    for grow, hue in ((1.22, (250, 247, 238)), (1.0, (86, 94, 104))):
        half, top, foot = 0.062 * w * grow, (0.22 - 0.022 * grow) * h, 0.36 * h + 0.01 * h * grow
        arch = g.smooth([(0.48 * w - half, foot, "c"), (0.48 * w - half, 0.27 * h), (0.48 * w, top - 0.05 * h, "c"),
                         (0.48 * w + half, 0.27 * h), (0.48 * w + half, foot, "c")])  # fmt: skip
        easel.fill(arch, hue, "far", "pointed window", role="far", back=-2.3)
    bars = g.joined(g.rect(0.477 * w, 0.14 * h, 0.006 * w, 0.23 * h), g.rect(0.418 * w, 0.28 * h, 0.124 * w, 0.007 * h))
    easel.fill(bars, (250, 247, 238), "far", "mullion", role="far", back=-2.4)
    easel.fill(easel.sheet(0.62 * h), (124, 146, 92), "ground", "lawn", role="ground")
    if len(easel.taken) != 1:
        easel.prop("pitchfork", 0.5 * w, 1.04 * h, 0.58 * h, layer="middle", depth=0.0, flip=False, shadow=False,
                   force=True)  # fmt: skip


@place("mona lisa", footing="land", horizons=(0.5, 0.5, 0.5), climate="open", hours=("day",), frame="",
       shows="mountain", traits=("swept",))  # fmt: skip
def mona_lisa(easel: Easel) -> None:
    """Greenish haze over strange peaks, a lake, a winding road, and the sill between two columns."""
    w, h = easel.w, easel.h
    sky = (Stop(0, (150, 158, 130)), Stop(0.7, (206, 196, 146)), Stop(1, (186, 172, 118)))
    easel.fill(easel.sheet(), Linear((0, 0), (0, 0.5 * h), sky), "sky", "sky", role="sky", tinted=False)
    for i, hue in enumerate(lay.palette("8f9e86 76866a 5f6f52")):
        crags: list[Point] = [(-9.0, h)]
        for k in range(15):
            tall = (0.14 - 0.03 * i) * h * (1.0 + 0.6 * math.sin(2.3 * k + i))
            crags.append((w * k / 14, (0.44 + 0.07 * i) * h - abs(tall) * (1 if k % 2 else 0.35)))
        range_ = g.smooth([*crags, (w + 9, h)], tension=0.35)
        easel.fill(range_, fade(tone(hue, 0.06), hue, 0.2 * h, 0.6 * h), "far", "crags", role="far", tinted=False)
    lake = g.smooth([(0.55 * w, 0.5 * h), (0.8 * w, 0.47 * h), (1.05 * w, 0.5 * h), (1.05 * w, 0.56 * h),
                     (0.7 * w, 0.55 * h)])  # fmt: skip
    easel.fill(lake, (158, 176, 150), "far", "lake", role="water", tinted=False, back=-1.0)
    easel.fill(easel.sheet(0.6 * h), fade((122, 98, 56), (74, 54, 36), 0.6 * h, h), "ground", "land", role="ground",
               tinted=False)  # fmt: skip
    road = [(0.02, 0.84, 0.09), (0.16, 0.74, 0.06), (0.06, 0.66, 0.04), (0.18, 0.6, 0.025), (0.12, 0.55, 0.012)]
    way = g.limb([(x * w, y * h, wide * w) for x, y, wide in road])
    easel.fill(way, (176, 142, 88), "ground", "road", role="ground", tinted=False)
    easel.fill(g.rect(-9, 0.8 * h, w + 18, 0.05 * h), (104, 78, 50), "ground", "sill", tinted=False)
    for x in (-0.04, 0.98):
        column = g.rect(x * w, 0, 0.06 * w, h)
        easel.fill(column, (88, 66, 44), "ground", "column", tinted=False)


@place("pearl earring", footing="land", horizons=(0.5, 0.5, 0.5), climate="studio", hours=("day",), frame="",
       shows="furniture", traits=("swept",))  # fmt: skip
def pearl_earring(easel: Easel) -> None:
    """Nothing but dark, a blue band with a yellow end around the head, and one pearl that catches the light."""
    w, h = easel.w, easel.h
    easel.fill(easel.sheet(), fade((20, 24, 26), (10, 12, 14), 0, h), "sky", "dark ground", role="background",
               tinted=False)  # fmt: skip
    easel.glow(halo(0.5 * w, 0.45 * h, 0.6 * easel.unit, (70, 78, 76), 0.5), "sky", "light")
    for i in range(9):
        fold = g.smooth([(w * (0.11 * i + 0.02), -9, "c"), (w * (0.11 * i + 0.05), 0.5 * h), (w * 0.11 * i, h + 9, "c"),
                         (w * (0.11 * i - 0.03), 0.5 * h)])  # fmt: skip
        easel.fill(fold, (26, 31, 34), "sky", "drapery", role="background", tinted=False, blur=0.01 * easel.unit)
    for head in easel.heads[:1]:
        x, wide, top, tall = head.centre[0], head.width, head.top, min(head.height, 1.1 * head.width)
        band = g.smooth([(x - 0.47 * wide, top + 0.34 * tall), (x - 0.4 * wide, top + 0.08 * tall),
                         (x, top - 0.06 * tall), (x + 0.4 * wide, top + 0.08 * tall),
                         (x + 0.47 * wide, top + 0.34 * tall), (x, top + 0.24 * tall)])  # fmt: skip
        tail = g.smooth([(x + 0.3 * wide, top - 0.02 * tall, "c"), (x + 0.56 * wide, top + 0.2 * tall),
                         (x + 0.62 * wide, top + 0.9 * tall), (x + 0.46 * wide, top + 0.95 * tall),
                         (x + 0.42 * wide, top + 0.4 * tall)])  # fmt: skip
        easel.fill(tail, fade((236, 196, 92), (190, 142, 58), top, top + tall), "near", "scarf", tinted=False)
        easel.fill(band, fade((92, 148, 206), (40, 84, 150), top, top + 0.4 * tall), "near", "turban", tinted=False)
        folds = g.joined(*(g.smooth([(x - 0.42 * wide, top + (0.3 - d) * tall), (x, top + (0.17 - d) * tall),
                                     (x + 0.42 * wide, top + (0.3 - d) * tall)], closed=False)
                           for d in (0.03, 0.1, 0.16)))  # fmt: skip
        easel.fill(folds, (58, 104, 172), "near", "folds", tinted=False, width=0.01 * wide)
        px, py, r = x - 0.4 * wide, top + 0.86 * tall, 0.06 * wide
        easel.fill(g.ellipse(px, py, r, 1.15 * r), fade((250, 248, 240), (150, 156, 160), py - r, py + r), "near",
                   "pearl earring", tinted=False)  # fmt: skip
        easel.fill(g.ellipse(px - 0.3 * r, py - 0.4 * r, 0.3 * r), (255, 255, 255), "near", "shine", role="light",
                   tinted=False)  # fmt: skip
