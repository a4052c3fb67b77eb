"""Where travellers sleep: a motel's row of rooms beside its lot, with its sign."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_ROOMS = 6


def motel(wall: RGB = (232, 206, 170), door: RGB = (72, 148, 152)) -> Part:
    """A long low house under a flat roof, door beside window six times, and a tall sign with an arrow and bulbs."""

    def part(easel: Easel) -> None:
        w, unit, foot = easel.w, easel.unit, easel.horizon + 0.05 * easel.h
        left, right = (-0.04 * w, 0.86 * w) if easel.brief.side > 0 else (0.14 * w, 1.04 * w)
        tall = 0.24 * unit
        body = g.rect(left, foot - tall, right - left, tall)
        easel.fill(body, fade(tone(wall, 0.02), tone(wall, -0.08), foot - tall, foot), "far", "motel", role="far",
                   depth=0.25, back=-1.0)  # fmt: skip
        _rooms(easel, (left, right), foot, tall, door)
        roof = g.rect(left - 0.02 * w, foot - 1.14 * tall, right - left + 0.04 * w, 0.2 * tall)
        easel.fill(roof, fade(tone(door, 0.02), tone(door, -0.1), foot - 1.14 * tall, foot - tall), "far", "roof",
                   role="far", depth=0.25, back=-1.3)  # fmt: skip
        walk = g.rect(left - 0.02 * w, foot - 0.006 * unit, right - left + 0.04 * w, 0.022 * unit)
        easel.fill(walk, (204, 198, 188), "far", "walkway", role="far", depth=0.25, back=-1.3)
        _sign(easel, (0.9 if easel.brief.side > 0 else 0.1) * w, foot + 0.03 * easel.h)

    return part


def _rooms(easel: Easel, ends: tuple[float, float], foot: float, tall: float, door: RGB) -> None:
    """Door and window of each room; a lamp by each, lit after dark as one window of two is."""
    step, dark = (ends[1] - ends[0]) / _ROOMS, easel.air.light.dark > 0.3
    doors, panes, lit, lamps, posts = Path(), Path(), Path(), Path(), Path()
    for i in range(_ROOMS):
        x = ends[0] + i * step
        doors.addPath(g.rect(x + 0.14 * step, foot - 0.66 * tall, 0.24 * step, 0.66 * tall))
        (lit if dark and i % 2 else panes).addPath(g.rect(x + 0.5 * step, foot - 0.62 * tall, 0.38 * step, 0.34 * tall))
        lamps.addPath(g.ellipse(x + 0.44 * step, foot - 0.7 * tall, 0.008 * easel.unit))
        posts.addPath(g.rect(x, foot - tall, 0.008 * easel.unit, 1.02 * tall))
    easel.fill(doors, door, "far", "doors", role="far", depth=0.2, back=-1.1)
    easel.fill(panes, (112, 142, 160), "far", "windows", role="far", depth=0.2, back=-1.1)
    easel.fill(lit, (255, 222, 146), "far", "windows", role="light", back=-1.1, tinted=False)
    easel.fill(lamps, (255, 236, 180), "far", "lamps", role="light", back=-1.2, tinted=not dark)
    easel.fill(posts, (246, 240, 228), "far", "posts", role="far", depth=0.2, back=-1.2)


def _sign(easel: Easel, x: float, foot: float) -> None:
    """A sign on two poles that points at the rooms, bulbs along its edge."""
    unit, hand = easel.unit, -easel.brief.side
    poles = g.joined(*(g.rect(x + dx * unit - 0.006 * unit, foot - 0.5 * unit, 0.012 * unit, 0.5 * unit)
                       for dx in (-0.03, 0.03)))  # fmt: skip
    easel.fill(poles, (92, 92, 102), "far", "poles", depth=0.15, back=-2.0)
    top = foot - 0.56 * unit
    for k, hue in ((1.0, (214, 70, 74)), (0.86, (248, 232, 196))):
        half, tall = 0.085 * unit * k, 0.13 * unit * k
        middle = top + 0.065 * unit
        board = g.polygon([
            (x - half, middle - tall / 2), (x + half, middle - tall / 2), (x + half, middle + tall / 2),
            (x - half, middle + tall / 2),
        ])  # fmt: skip
        easel.fill(board, hue, "far", "motel's sign", depth=0.12, back=-2.1 - 0.1 * (1 - k))
    low = top + 0.15 * unit
    arrow = g.polygon([(x - hand * 0.07 * unit, low), (x + hand * 0.05 * unit, low), (x + hand * 0.05 * unit,
        low - 0.02 * unit), (x + hand * 0.12 * unit, low + 0.02 * unit), (x + hand * 0.05 * unit, low + 0.06 * unit),
        (x + hand * 0.05 * unit, low + 0.04 * unit), (x - hand * 0.07 * unit, low + 0.04 * unit)])  # fmt: skip
    easel.fill(arrow, (255, 196, 70), "far", "arrow", role="light", back=-2.2)
    bars = g.joined(*(g.rect(x - 0.05 * unit, top + (0.03 + 0.032 * k) * unit, (0.1, 0.07, 0.085)[k] * unit,
        0.014 * unit) for k in range(3)))  # fmt: skip
    easel.fill(bars, (96, 60, 88), "far", "lines of the sign", depth=0.12, back=-2.2)
    if easel.air.light.dark > 0.3:
        easel.glow(halo(x, top + 0.07 * unit, 0.2 * unit, (255, 150, 130), 0.5), "far", "glow", back=-2.3)
