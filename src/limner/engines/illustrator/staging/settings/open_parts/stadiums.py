"""A stadium: its stands with floodlights, and the pitch."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_CROWD = lay.palette("f0d8b8 d8584a 4a6ab0 f0c04a e8e8ec")
_LAMPS = tuple((dx, dy) for dx in (-0.033, -0.011, 0.011, 0.033) for dy in (0.0, 0.025))


def tiers(seats: RGB = (58, 92, 152)) -> Part:
    """A stadium's stands around, full of dots of people, and floodlights over them."""

    def part(easel: Easel) -> None:
        for row, (rise, hue) in enumerate(((0.40, tone(seats, -0.05)), (0.26, seats), (0.13, tone(seats, 0.06)))):
            _stand(easel, row, rise, hue)
        for x in (0.12, 0.88):
            _floodlight(easel, x * easel.w)

    return part


def _stand(easel: Easel, row: int, rise: float, hue: RGB) -> None:
    """One tier in a bowl, with its people and its rail."""
    w, h, y0 = easel.w, easel.h, easel.horizon
    bowl: list[Landmark] = [
        (-0.1 * w, y0 + 0.06 * h, "c"), (-0.1 * w, y0 - (rise + 0.14) * h, "c"), (0.2 * w, y0 - (rise + 0.03) * h),
        (0.5 * w, y0 - rise * h), (0.8 * w, y0 - (rise + 0.03) * h), (1.1 * w, y0 - (rise + 0.14) * h, "c"),
        (1.1 * w, y0 + 0.06 * h, "c"),
    ]  # fmt: skip
    stand = g.smooth(bowl)
    shade = fade(tone(hue, 0.03), tone(hue, -0.06), y0 - rise * h, y0)
    easel.fill(stand, shade, "far", "stands", role="far", depth=0.5 - 0.12 * row, back=-row)
    if easel.shown("crowd", "people", "person"):
        _crowd(easel, stand, row, rise, hue)
    rail: list[Landmark] = [(*p[:2], "c") if len(p) > 2 else p for p in bowl[1:-1]]
    line = g.smooth(rail, closed=False)
    easel.fill(line, (236, 238, 240), "far", "rail of the stands", role="far", width=0.006 * easel.unit,
               back=-row - 0.2)  # fmt: skip


def _crowd(easel: Easel, stand: Path, row: int, rise: float, hue: RGB) -> None:
    y0, h, unit = easel.horizon, easel.h, easel.unit
    box = (0, y0 - (rise + 0.1) * h, easel.w, y0 - (rise - 0.12) * h)
    for k, colour in enumerate(_CROWD):
        dots = g.intersection(land.dots(easel.rng, box, 90, (0.003 * unit, 0.006 * unit)), stand)
        easel.fill(dots, mix(colour, hue, 0.35), "far", "crowd", role="far", depth=0.4, back=-row - 0.1 - 0.01 * k)


def _floodlight(easel: Easel, x: float) -> None:
    h, unit = easel.h, easel.unit
    mast = g.rect(x - 0.004 * unit, 0.05 * h, 0.008 * unit, easel.horizon - 0.2 * h)
    easel.fill(mast, (90, 96, 108), "far", "mast", back=0.5)
    head = g.rect(x - 0.05 * unit, 0.03 * h, 0.1 * unit, 0.05 * h, 4)
    easel.fill(head, (74, 80, 92), "far", "floodlight", back=-4.0)
    strong = 0.6 if easel.air.light.dark > 0.3 else 0.25
    easel.glow(halo(x, 0.055 * h, 0.24 * unit, (255, 252, 230), strong), "far", "floodlight's glow", back=-4.1)
    lamps = g.joined(*(g.ellipse(x + dx * unit, (0.042 + dy) * h, 0.009 * unit) for dx, dy in _LAMPS))
    easel.fill(lamps, (255, 253, 236), "far", "floodlight", role="light", tinted=False, back=-4.2)


def pitch(turf: RGB = (92, 164, 80)) -> Part:
    """A mown pitch in stripes with its lines."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon
        for i in range(9):
            a, b = (y0 + (h - y0) * (k / 9) ** 1.6 for k in (i, i + 1))
            easel.fill(
                easel.sheet(a, b + 1),
                tone(turf, 0.035 if i % 2 else -0.02),
                "ground",
                "pitch",
                role="ground",
                depth=0.2,
            )
        lines = g.joined(g.line([(0.04 * w, y0 + 0.05 * h), (0.96 * w, y0 + 0.05 * h)]), g.line([(0.04 * w,
            y0 + 0.05 * h), (-0.5 * w, h)]),
                         g.line([(0.96 * w, y0 + 0.05 * h), (1.5 * w, h)]), g.ellipse(0.5 * w, y0 + 0.26 * h, 0.3 * w,
                             0.08 * h))  # fmt: skip
        easel.fill(lines, (248, 250, 244), "ground", "lines of the pitch", role="ground", width=0.008 * easel.unit)

    return part


def court(ground: RGB = (74, 132, 168), around: RGB = (86, 142, 96)) -> Part:
    """A court for tennis with its lines, and the net across it."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon
        room = h - y0

        def at(x: float, y: float) -> tuple[float, float]:
            return (0.5 + x * (0.36 + 0.5 * y)) * w, y0 + (0.1 + 0.9 * y) * room

        easel.fill(easel.sheet(y0), fade(tone(around, -0.03), around, y0, h), "ground", "ground", role="ground",
                   depth=0.2)  # fmt: skip
        field = g.polygon([at(-1, 0), at(1, 0), at(1, 1.1), at(-1, 1.1)])
        easel.fill(field, fade(tone(ground, -0.03), tone(ground, 0.03), y0, h), "ground", "court", role="ground",
                   depth=0.2)  # fmt: skip
        lines = g.joined(*(g.line([at(x, 0), at(x, 1.1)]) for x in (-1, -0.76, 0.76, 1)), g.line([at(-1, 0), at(1, 0)]),
                         g.line([at(-0.76, 0.1), at(0.76, 0.1)]), g.line([at(-0.76, 0.62), at(0.76, 0.62)]),
                         g.line([at(0, 0.1), at(0, 0.62)]))  # fmt: skip
        easel.fill(lines, (250, 250, 246), "ground", "lines of the court", role="ground", width=0.007 * easel.unit)
        _net(easel, at(-1.1, 0.26), at(1.1, 0.26))

    return part


def _net(easel: Easel, left: tuple[float, float], right: tuple[float, float]) -> None:
    """A net between two posts, white along its top."""
    unit, foot, tall = easel.unit, left[1], 0.09 * easel.unit
    step = 0.016 * unit
    cords = [g.line([(left[0] + k * step, foot), (left[0] + k * step, foot - tall)])
             for k in range(int((right[0] - left[0]) / step))]  # fmt: skip
    cords += [g.line([(left[0], foot - tall * k / 5), (right[0], foot - tall * k / 5)]) for k in range(5)]
    easel.fill(g.joined(*cords), (40, 46, 54), "ground", "net", depth=0.3, width=0.0018 * unit)
    band = g.rect(left[0], foot - tall - 0.006 * unit, right[0] - left[0], 0.014 * unit)
    easel.fill(band, (250, 250, 248), "ground", "net's band", depth=0.3)
    posts = g.joined(*(g.rect(x - 0.007 * unit, foot - 1.1 * tall, 0.014 * unit, 1.15 * tall) for x in
                       (left[0], right[0])))  # fmt: skip
    easel.fill(posts, (70, 76, 84), "ground", "post", depth=0.3)


def green(turf: RGB = (112, 178, 92)) -> Part:
    """A golf course: mown grass in bands, bunkers of sand, a smooth green with its flag."""

    def part(easel: Easel) -> None:
        w, h, y0, unit = easel.w, easel.h, easel.horizon, easel.unit
        room, x = h - y0, (0.5 + 0.24 * easel.brief.side) * w
        for i in range(7):
            a, b = (y0 + room * (k / 7) ** 1.5 for k in (i, i + 1))
            easel.fill(easel.sheet(a, b + 1), tone(turf, 0.03 if i % 2 else -0.02), "ground", "fairway", role="ground",
                       depth=0.2)  # fmt: skip
        for dx, y, wide in ((-0.34, 0.2, 0.1), (0.16, 0.34, 0.12), (-0.5, 0.5, 0.16)):
            at, foot = x + dx * w * easel.brief.side, y0 + y * room
            easel.fill(g.ellipse(at, foot, 1.1 * wide * w, 0.05 * room), tone(turf, -0.12), "ground", "bunker's edge",
                       role="ground", depth=0.2)  # fmt: skip
            easel.fill(g.ellipse(at, foot + 0.008 * room, wide * w, 0.04 * room), (240, 222, 176), "ground", "bunker",
                       role="ground", depth=0.2)  # fmt: skip
        foot = y0 + 0.2 * room
        easel.fill(g.ellipse(x, foot, 0.2 * w, 0.07 * room), tone(turf, 0.1), "ground", "green", role="ground",
                   depth=0.2)  # fmt: skip
        easel.fill(g.ellipse(x, foot, 0.012 * unit, 0.005 * unit), (40, 52, 44), "ground", "hole", depth=0.2)
        easel.fill(g.rect(x - 0.003 * unit, foot - 0.24 * unit, 0.006 * unit, 0.24 * unit), (246, 246, 240), "ground",
                   "flagstick", depth=0.3)  # fmt: skip
        cloth = g.polygon([(x, foot - 0.24 * unit), (x + 0.09 * unit, foot - 0.21 * unit), (x, foot - 0.175 * unit)])
        easel.fill(cloth, (222, 66, 60), "ground", "flag", depth=0.3)

    return part


def diamond(turf: RGB = (104, 168, 84), clay: RGB = (196, 140, 92)) -> Part:
    """A ground for baseball: mown grass, an infield of clay with its bases and lines, a fence all the way round."""

    def part(easel: Easel) -> None:
        w, h, y0, unit = easel.w, easel.h, easel.horizon, easel.unit
        room = h - y0

        def at(x: float, y: float) -> tuple[float, float]:
            return (0.5 + x * (0.34 + 0.4 * y)) * w, y0 + (0.06 + 0.94 * y) * room

        for i in range(7):
            a, b = (y0 + room * (k / 7) ** 1.6 for k in (i, i + 1))
            easel.fill(easel.sheet(a, b + 1), tone(turf, 0.02 if i % 2 else -0.02), "ground", "outfield", role="ground",
                       depth=0.2)  # fmt: skip
        wall = g.rect(-0.02 * w, y0 - 0.055 * h, 1.04 * w, 0.06 * h)
        easel.fill(wall, fade(tone((52, 104, 84), 0.05), (52, 104, 84), y0 - 0.055 * h, y0), "far", "fence", role="far",
                   depth=0.3)  # fmt: skip
        easel.fill(g.rect(-0.02 * w, y0 - 0.06 * h, 1.04 * w, 0.009 * h), (240, 206, 84), "far", "fence", role="far",
                   depth=0.3)  # fmt: skip
        infield = g.ellipse(0.5 * w, y0 + 0.6 * room, 0.66 * w, 0.5 * room)
        easel.fill(infield, fade(tone(clay, 0.03), clay, y0, h), "ground", "infield", role="ground", depth=0.2)
        corners = [at(0, 0.12), at(0.82, 0.46), at(0, 0.98), at(-0.82, 0.46)]
        easel.fill(g.polygon([at(0, 0.2), at(0.66, 0.47), at(0, 0.84), at(-0.66, 0.47)]), tone(turf, 0.03), "ground",
                   "grass", role="ground", depth=0.2)  # fmt: skip
        easel.fill(g.ellipse(*at(0, 0.5), 0.09 * w, 0.035 * room), clay, "ground", "mound", role="ground", depth=0.2)
        lines = g.joined(g.line([corners[2], at(1.7, 0.12)]), g.line([corners[2], at(-1.7, 0.12)]))
        easel.fill(lines, (250, 250, 246), "ground", "foul lines", role="ground", width=0.006 * unit)
        for k, (x, y) in enumerate(corners):
            s = (0.016, 0.024, 0.034, 0.024)[k] * unit
            easel.fill(g.polygon([(x, y - 0.45 * s), (x + s, y), (x, y + 0.45 * s), (x - s, y)]), (252, 251, 246),
                       "ground", "base", role="ground", depth=0.2)  # fmt: skip

    return part
