"""What hangs in a town's streets: paper lanterns, neon signs, laundry, little flags."""

from collections.abc import Callable, Mapping, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Point
from limner.engines.illustrator.staging.easel import Easel, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.character import Hung
from limner.engines.illustrator.staging.settings.room_parts.lighting import NEON_HUES, NEONS

House = tuple[float, float, float, float]
"""Left, top, width and height of a front."""
_PAPER: RGB = (218, 62, 48)
_CLOTHES = lay.palette("f4f0e4 d8695a 6a94b8 f0c860 8ab088 e8a8b0")


def _reach(fronts: Sequence[House]) -> tuple[float, float]:
    """The highest top of the fronts and their foot."""
    return min(y for _, y, _, _ in fronts), max(y + tall for _, y, _, tall in fronts)


def _line(easel: Easel, y: float, sag: float, number: int) -> list[Point]:
    """Points on a rope across the street."""
    return [(easel.w * (k + 0.5) / number, y + sag * (1 - (2 * (k + 0.5) / number - 1) ** 2)) for k in range(number)]


def _rope(easel: Easel, y: float, sag: float) -> None:
    points = [(-4.0, y), *_line(easel, y, sag, 20), (easel.w + 4, y)]
    easel.fill(g.line(points), (78, 62, 58), "far", "rope", width=0.0028 * easel.unit, back=-3.0)


def _lanterns(easel: Easel, fronts: Sequence[House]) -> None:
    """Red paper lanterns, lit after dark."""
    if not easel.shown("lantern", "lanterns", "paper_lantern"):
        return
    unit, lit, (top, base) = easel.unit, easel.air.light.dark > 0.3, _reach(fronts)
    for y, number in ((top + 0.34 * (base - top), 7), (top + 0.62 * (base - top), 9)):
        _rope(easel, y, 0.05 * easel.h)
        for k, (x, at) in enumerate(_line(easel, y, 0.05 * easel.h, number)):
            r = 0.021 * unit
            if lit:
                easel.glow(halo(x, at + 1.3 * r, 4 * r, (255, 140, 80), 0.5), "far", "lanterns' glow", back=-3.1)
            hue = tone(_PAPER, 0.12 if lit else 0.02 * (k % 2))
            paper = g.ellipse(x, at + 1.3 * r, r, 1.15 * r)
            easel.fill(paper, hue, "far", "paper lantern", role="light" if lit else "far", tinted=not lit,
                       back=-3.2)  # fmt: skip
            caps = g.joined(
                g.rect(x - 0.5 * r, at + 0.1 * r, r, 0.24 * r), g.rect(x - 0.5 * r, at + 2.3 * r, r, 0.24 * r)
            )
            easel.fill(caps, (70, 44, 40), "far", "lantern's rims", back=-3.3)


def _signs(easel: Easel, fronts: Sequence[House]) -> None:
    """Upright signs of neon on the fronts, and their light on the ground."""
    rng, unit, kinds = easel.rng, easel.unit, tuple(NEONS)
    for i, (left, top, wide, high) in enumerate(fronts):
        x, tall = left + wide * rng.uniform(0.2, 0.8), min(unit * rng.uniform(0.09, 0.17), 0.6 * high)
        y = top + tall + rng.uniform(0.05, 0.85) * max(0.8 * high - tall, 0.0)
        hue = NEON_HUES[(i + easel.variant) % len(NEON_HUES)]
        plate = g.rect(x - 0.021 * unit, y - tall, 0.042 * unit, tall, 0.006 * unit)
        easel.glow(halo(x, y - 0.5 * tall, 0.9 * tall, hue, 0.45), "far", "neon's glow", back=-2.0)
        easel.fill(plate, mix((34, 28, 50), hue, 0.12), "far", "neon sign", back=-2.1)
        easel.fill(plate, hue, "far", "neon sign", role="light", tinted=False, width=0.004 * unit, back=-2.2)
        marks = int(tall / (0.036 * unit))
        for k in range(marks):
            mark = g.moved(g.scaled(NEONS[kinds[(i + k) % len(kinds)]], 0.010 * unit), x, y - tall * (k + 0.5) / marks)
            easel.fill(mark, mix(hue, (255, 255, 255), 0.6), "far", "neon sign", role="light", tinted=False,
                       width=0.003 * unit, back=-2.3)  # fmt: skip
        if easel.air.light.dark > 0.3:
            ground = easel.horizon + rng.uniform(0.3, 0.9) * (easel.h - easel.horizon)
            easel.glow(halo(x, ground, 0.09 * unit, hue, 0.4, (1.4, 0.4)), "ground", "light of signs on the ground")


def _laundry(easel: Easel, fronts: Sequence[House]) -> None:
    """A line of clothes high across the street."""
    unit, (top, base) = easel.unit, _reach(fronts)
    y = top + 0.45 * (base - top)
    if not easel.shown("laundry", "clothes"):
        return
    _rope(easel, y, 0.03 * easel.h)
    for k, (x, at) in enumerate(_line(easel, y, 0.03 * easel.h, 11)):
        if k % 4 == 3:
            continue
        cloth = g.polygon(
            [
                (x - 0.018 * unit, at),
                (x + 0.018 * unit, at),
                (x + 0.016 * unit, at + 0.045 * unit),
                (x - 0.02 * unit, at + 0.042 * unit),
            ]
        )
        easel.fill(cloth, _CLOTHES[(k + easel.variant) % 6], "far", "laundry", role="far", back=-3.1)


def _flags(easel: Easel, fronts: Sequence[House]) -> None:
    """Cut paper in many colours on ropes."""
    if not easel.shown("flag", "flags", "banner"):
        return
    unit, (top, base) = easel.unit, _reach(fronts)
    for n, y in enumerate((top + 0.2 * (base - top), top + 0.42 * (base - top))):
        _rope(easel, y, 0.05 * easel.h)
        for k, (x, at) in enumerate(_line(easel, y, 0.05 * easel.h, 17)):
            corners = ((-0.019, 0.0), (0.019, 0.0), (0.019, 0.032), (0.0, 0.024), (-0.019, 0.032))
            paper = g.polygon([(x + dx * unit, at + dy * unit) for dx, dy in corners])
            easel.fill(paper, _CLOTHES[1 + (k + n) % 5], "far", "paper flags", role="far", back=-3.1)


HUNG: Mapping[Hung, Callable[[Easel, Sequence[House]], None]] = {
    "lanterns": _lanterns, "signs": _signs, "laundry": _laundry, "flags": _flags, "": lambda easel, fronts: None,
}  # fmt: skip
"""Each by its name: it takes the easel and the fronts of the houses."""
