"""What thick woods are made of: walls of leaves or of conifers about a gap, great stems, beams of light between."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade

_CORES = (1.2, 0.9, 0.6)
"""How wide a beam is, drawn so many times within itself: its edges are soft, at a third of what a blur takes."""
_DUSKY = 0.45
"""From this darkness on no sun falls in."""


def conifers(easel: Easel, hue: RGB, foot: float, heights: tuple[float, float], gap: float, depth: float) -> None:
    """Conifers side by side that are taller toward the sides of the picture than at the gap."""
    rng, w, (low, high) = easel.rng, easel.w, heights
    mass, x = easel.sheet(foot - 0.1 * low, foot + 6), -0.06 * w
    while x < 1.06 * w:
        tall = (low + (high - low) * min(abs(x - gap) / (0.5 * w), 1.0) ** 1.3) * rng.uniform(0.72, 1.1)
        mass.addPath(land.pine(x, foot + 2, tall))
        x += 0.17 * tall * rng.uniform(0.8, 1.5)
    easel.fill(
        mass, fade(tone(hue, -0.03), tone(hue, 0.04), foot - high, foot), "far", "woods", role="far", depth=depth
    )


def beams(easel: Easel, foot: float, gap: float) -> None:
    """Slanting light that falls into the gap by day."""
    if easel.air.light.dark > _DUSKY or easel.air.hidden:
        return
    for core in _CORES:
        shafts = Path()
        for off, wide in ((-0.12, 0.05), (0.0, 0.035), (0.1, 0.06)):
            lean, half = -0.3 * easel.brief.side * easel.h, 0.5 * wide * core * easel.unit
            x = gap + (off + 0.5 * wide) * easel.unit
            low = x + 0.6 * wide * easel.unit + lean
            shafts.addPath(g.polygon([(x - half, -9), (x + half, -9), (low + 2.2 * half, foot),
                                      (low - 2.2 * half, foot)]))  # fmt: skip
        easel.fill(shafts, fade(easel.air.glow, easel.air.glow, 0, foot, (0.17, 0.0)), "middle", "light shaft",
                   role="light", tinted=False, back=2)  # fmt: skip


def leaves(easel: Easel, hue: RGB, foot: float, heights: tuple[float, float], gap: float) -> None:
    """Leaves in heaps that climb toward the sides of the picture, and a ragged roof of them along its upper edge."""
    rng, w, unit = easel.rng, easel.w, easel.unit
    low, high = heights
    heaps, fringe, roof = easel.sheet(foot - 0.6 * low, foot + 4), Path(), Path()
    number = round(9 * w / unit)
    for i in range(number):
        x = w * (i + rng.uniform(0.1, 0.9)) / number
        rise = low + (high - low) * min(abs(x - gap) / (0.55 * w), 1.0) ** 1.4
        r = unit * rng.uniform(0.06, 0.095)
        for k in range(min(max(int(rise / (1.3 * r)), 1), 4)):
            cx, cy = x + rng.uniform(-0.6, 0.6) * r, foot - 1.3 * r * (k + 0.2)
            heaps.addPath(g.ellipse(cx, cy, r * rng.uniform(0.8, 1.15), r))
        for k in range(3):
            fringe.addPath(land.leaf(x + (k - 1) * 0.5 * r, foot - rise + 0.5 * r, r * rng.uniform(0.9, 1.4),
                                     -140 + 50 * k + rng.uniform(-12, 12), 0.24))  # fmt: skip
        hang = 0.3 * high * min(abs(x - gap) / (0.5 * w), 1.0) + 0.02 * unit
        roof.addPath(g.ellipse(x, 0.0, 1.4 * r, hang + 0.5 * r))
        for k in range(3):
            roof.addPath(land.leaf(x + (k - 1) * 0.8 * r, 0.6 * hang, r * rng.uniform(0.8, 1.3),
                                   90 + 30 * (k - 1) + rng.uniform(-9, 9), 0.24))  # fmt: skip
    paint = fade(tone(hue, 0.045), tone(hue, -0.06), foot - high, foot)
    easel.fill(g.joined(heaps, fringe), paint, "far", "crowns", role="far", depth=0.45)
    easel.fill(roof, fade(tone(hue, -0.08), tone(hue, 0.02), 0, 0.5 * high), "far", "leaves overhead", role="far",
               depth=0.45)  # fmt: skip


def stems(easel: Easel, wood: RGB, foot: float, number: int, thick: float, gap: float) -> None:
    """Trunks of unlike girth, bent a little, on buttresses; their side toward the light is paler."""
    rng, w, h = easel.rng, easel.w, easel.h
    stems, lit = Path(), Path()
    hand = 1 if easel.air.light.side > 0 else -1
    for i in range(max(round(number * w / easel.unit), 1)):
        x = w * (i + rng.uniform(0.1, 0.9)) / number
        if abs(x - gap) < 0.1 * w:
            x = gap + (0.16 if x > gap else -0.16) * w
        half, lean = easel.unit * thick * rng.uniform(0.6, 1.25), rng.uniform(-0.05, 0.05) * easel.unit
        knee = foot - rng.uniform(0.06, 0.12) * h
        flare: list[Landmark] = [
            (x + lean - half, -9, "c"), (x + lean + half, -9, "c"), (x + 0.4 * lean + half, 0.45 * foot),
            (x + 1.1 * half, knee), (x + 2.9 * half, foot + 4, "c"), (x + 0.9 * half, foot - 0.02 * h, "c"),
            (x + 0.2 * half, foot + 5, "c"), (x - 0.8 * half, foot - 0.025 * h, "c"), (x - 2.7 * half, foot + 4, "c"),
            (x - 1.1 * half, knee), (x + 0.4 * lean - half, 0.45 * foot),
        ]  # fmt: skip
        stems.addPath(g.smooth(flare))
        lit.addPath(g.limb([(x + lean + 0.6 * hand * half, -9, 0.5 * half),
                            (x + 0.4 * lean + 0.62 * hand * half, 0.45 * foot, 0.5 * half),
                            (x + 0.7 * hand * half, knee, 0.5 * half),
                            (x + 2.2 * hand * half, foot + 2, 0.2 * half)]))  # fmt: skip
    paint = Linear((0, 0), (0, foot), (Stop(0, tone(wood, -0.04)), Stop(1, tone(wood, 0.01))))
    easel.fill(stems, paint, "far", "trunks", role="far", depth=0.45)
    easel.fill(lit, tone(wood, 0.06), "far", "light on the trunks", role="far", depth=0.45)
