"""A city from straight above: blocks between streets, courtyards, cars."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import pieces as seen

_CARS = lay.palette("d8504a f0c04a 4a86c8 f4f4f4 3c4250 6ab08a")
_ROAD: RGB = (112, 116, 130)


def city(easel: Easel) -> None:
    """Blocks between streets: flat roofs, courtyards with trees, cars on the road."""
    rng, unit = easel.rng, easel.unit
    seen.base_sheet(easel, _ROAD, "streets")
    pitch, road = 0.32 * unit, 0.075 * unit
    across, down = math.ceil(easel.w / pitch) + 1, math.ceil(easel.h / pitch) + 1
    x0, y0 = -rng.uniform(0.2, 0.8) * pitch, -rng.uniform(0.2, 0.8) * pitch
    dashes = Path()
    for c in range(across + 1):
        dashes.addPath(_dashed(x0 + c * pitch - road / 2, -9, x0 + c * pitch - road / 2, easel.h + 9, unit))
    for r in range(down + 1):
        dashes.addPath(_dashed(-9, y0 + r * pitch - road / 2, easel.w + 9, y0 + r * pitch - road / 2, unit))
    easel.fill(dashes, (236, 228, 206), "ground", "road marking", width=0.004 * unit)
    trees: list[seen.Spot] = []
    for c in range(across):
        for r in range(down):
            trees += _block(easel, x0 + c * pitch, y0 + r * pitch, pitch - road)
    seen.crowns(easel, trees, lay.greens(easel).foliage)
    _traffic(easel, x0, y0, pitch, road)


def _dashed(x0: float, y0: float, x1: float, y1: float, unit: float) -> Path:
    dashes, length = Path(), math.hypot(x1 - x0, y1 - y0)
    for i in range(int(length / (0.05 * unit))):
        a, b = i * 0.05 * unit / length, (i + 0.5) * 0.05 * unit / length
        dashes.moveTo(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a)
        dashes.lineTo(x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)
    return dashes


def _block(easel: Easel, x: float, y: float, side: float) -> list[seen.Spot]:
    """A pavement with houses on it, or a little park; the trees that it asks for."""
    rng = easel.rng
    easel.fill(g.rect(x, y, side, side, 0.05 * side), (206, 200, 194), "ground", "pavement", role="ground")
    if rng.random() < 0.2:
        lawn = g.rect(x + 0.07 * side, y + 0.07 * side, 0.86 * side, 0.86 * side, 0.06 * side)
        seen.flat(easel, lawn, lay.greens(easel).near, "park")
        return [(x + rng.uniform(0.2, 0.8) * side, y + rng.uniform(0.2, 0.8) * side, 0.1 * side) for _ in range(6)]
    cut = rng.uniform(0.42, 0.58)
    rooms = ((0.06, 0.06, cut - 0.03, 0.94), (cut + 0.03, 0.06, 0.94, 0.5), (cut + 0.03, 0.56, 0.94, 0.94))
    for left, top, right, bottom in rooms:
        roof = g.rect(x + left * side, y + top * side, (right - left) * side, (bottom - top) * side)
        hue = rng.choice((*seen.ROOFS, (196, 190, 186), (152, 160, 172)))
        seen.shade_of(easel, roof, 0.022 * easel.unit)
        easel.fill(roof, hue, "middle", "roof")
        inner = g.rect(
            x + (left + 0.04) * side,
            y + (top + 0.04) * side,
            (right - left - 0.08) * side,
            (bottom - top - 0.08) * side,
        )
        easel.fill(inner, tone(hue, 0.05), "middle", "roof's field")
        vent = g.rect(x + (left + 0.1) * side, y + (top + 0.1) * side, 0.1 * side, 0.1 * side)
        easel.fill(vent, tone(hue, -0.1), "middle", "vent")
    return []


def _traffic(easel: Easel, x0: float, y0: float, pitch: float, road: float) -> None:
    if not easel.shown("car", "cars", "vehicle", "vehicles"):
        return
    rng, unit = easel.rng, easel.unit
    for _ in range(round(14 * easel.amount)):
        lane = rng.choice((0.28, 0.72)) * road
        along = rng.uniform(0, 1)
        wide, long = 0.26 * road, 0.56 * road
        if rng.random() < 0.5:
            x, y = x0 + rng.randrange(1, 4) * pitch - lane - wide / 2, along * easel.h
        else:
            x, y, wide, long = along * easel.w, y0 + rng.randrange(1, 4) * pitch - lane - wide / 2, long, wide
        body = g.rect(x, y, wide, long, 0.28 * min(wide, long))
        hue = rng.choice(_CARS)
        seen.shade_of(easel, body, 0.006 * unit)
        easel.fill(body, hue, "middle", "car")
        glass = g.rect(x + 0.2 * wide, y + 0.2 * long, 0.6 * wide, 0.6 * long, 0.16 * min(wide, long))
        easel.fill(glass, mix(hue, (40, 50, 70), 0.5), "middle", "car's windows")
