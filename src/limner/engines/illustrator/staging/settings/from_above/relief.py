"""High mountains from above: ridges that part light from shade, snow about the summits, woods and a river between."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import pieces as seen
from limner.engines.illustrator.staging.settings.from_above.courses import course, way

_ROCKS = lay.palette("8a8fa0 968c84 848c8c")
_SHADES = (-0.15, -0.07, 0.02, 0.09)
"""Of faces by how far they are turned to the light, from away to toward."""
_RIDGES = 9


def relief(easel: Easel) -> None:
    """A valley with its river between two rows of mountains, the nearer to the edge the higher."""
    colours, unit = lay.greens(easel), easel.unit
    rock = _ROCKS[easel.variant % 3]
    seen.base_sheet(easel, mix(colours.near, colours.blade, 0.45), "land")
    ribbon, line = course(easel, 0.05 * unit)
    way(easel, ribbon, (86, 166, 200), "river", (206, 200, 176))
    clear = seen.far_from(line, 0.055 * unit)
    seen.crowns(easel, seen.scattered(easel, 90, (0.011, 0.02), clear), colours.foliage)
    massifs = [
        spot
        for spot in seen.scattered(easel, 17, (0.13, 0.21), seen.far_from(line, 0.17 * unit))
        if not any(box.left < spot[0] < box.right and box.top < spot[1] < box.bottom for box in easel.taken)
    ]
    for x, y, r in sorted(massifs, key=lambda spot: spot[1]):
        _massif(easel, (x, y), 1.25 * r, rock)


def _massif(easel: Easel, at: Point, r: float, rock: RGB) -> None:
    """Faces between ridges that run from the summit outward, each lit as it is turned; snow over the upper ones."""
    rng = easel.rng
    sun = math.radians(-135 if easel.air.light.side < 0 else -45)
    start = rng.uniform(0, math.tau)
    rim: list[tuple[float, Point, Point]] = []
    for i in range(2 * _RIDGES):
        angle = start + math.tau * i / (2 * _RIDGES) + rng.uniform(-0.08, 0.08)
        far = r * (rng.uniform(0.92, 1.2) if i % 2 == 0 else rng.uniform(0.78, 0.98))
        half = far * rng.uniform(0.4, 0.5)
        bend = angle + rng.uniform(-0.16, 0.16)
        rim.append((angle, (at[0] + far * math.cos(angle), at[1] + far * math.sin(angle)),
                    (at[0] + half * math.cos(bend), at[1] + half * math.sin(bend))))  # fmt: skip
    rock_faces, snow_faces = [Path() for _ in _SHADES], [Path() for _ in _SHADES]
    for i, (angle, outer, middle) in enumerate(rim):
        _, next_outer, next_middle = rim[(i + 1) % len(rim)]
        turned = math.cos(angle + (0.75 if i % 2 == 0 else -0.45) - sun)
        level = min(int((turned + 1) / 2 * len(_SHADES)), len(_SHADES) - 1)
        rock_faces[level].addPath(g.polygon([middle, outer, next_outer, next_middle]))
        rock_faces[level].addPath(g.polygon([at, middle, next_middle]))
        k = 0.9 if i % 2 else 0.62
        low = [(at[0] + k * (p[0] - at[0]), at[1] + k * (p[1] - at[1])) for p in (middle, next_middle)]
        snow_faces[level].addPath(g.polygon([at, *low]))
    whole = g.polygon([outer for _, outer, _ in rim])
    foot = g.moved(g.scaled(g.moved(whole, -at[0], -at[1]), 1.14), *at)
    easel.fill(foot, tone(mix(lay.greens(easel).blade, rock, 0.35), -0.02), "middle", "foothills", role="ground")
    seen.shade_of(easel, whole, 0.03 * easel.unit)
    snow: RGB = (244, 248, 254)
    for faces, hue, strength, name in ((rock_faces, rock, 1.0, "mountains"), (snow_faces, snow, 0.8, "snow")):
        for level, path in enumerate(faces):
            shade = tone(hue, strength * _SHADES[level] - (0.02 if name == "snow" else 0.0))
            shade = mix(shade, easel.air.light.shadow, 0.16) if level == 0 else shade
            easel.fill(path, shade, "middle", name, role="ground")
