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
