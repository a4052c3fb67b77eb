"""The hill that the words have somebody on: it falls away at both sides, with a path up to him."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import growth, land
from limner.engines.illustrator.staging.easel import Easel, fade

_TOP = 0.725
"""The height of its top where nobody stands on it, over the canvas's."""


def knoll(easel: Easel, ground: RGB, blade: RGB) -> None:
    """Draw it under all who stand there, the farthest on its top: its light and its shaded side, grass, the path."""
    w, h, rng = easel.w, easel.h, easel.grain
    low = [box for box in easel.taken if box.bottom > easel.horizon - 0.02 * h]
    middle = sum(box.centre[0] for box in low) / len(low) if low else 0.5 * w
    top = min([box.bottom for box in low], default=_TOP * h) - 0.014 * h
    half = max([0.2 * w, *(0.62 * box.width + abs(box.centre[0] - middle) for box in low)])
    fall = h - top

    def crest(x: float) -> float:
        t = abs(x - middle)
        if t < half:
            return top + 0.05 * fall * float((t / half) ** 2)
        return top + 0.05 * fall + 0.62 * fall * float(min((t - half) / (0.62 * w), 1.4) ** 1.15)

    edge: list[Landmark] = [(-9.0 + (w + 18) * i / 14, crest(-9.0 + (w + 18) * i / 14)) for i in range(15)]
    body = g.smooth([(-9.0, h + 9, "c"), (*edge[0][:2], "c"), *edge[1:-1], (*edge[-1][:2], "c"), (w + 9, h + 9, "c")])
    lit = tone(mix(ground, easel.air.glow, 0.16), 0.03)
    easel.fill(body, fade(lit, tone(ground, -0.1), top, h), "ground", "knoll", role="ground", depth=0.1)
    sun = 1 if easel.air.light.side > 0 else -1
    flank = g.smooth([(middle - 0.1 * sun * half, top - 9, "c"), (middle - 0.3 * sun * half, top + 0.3 * fall),
                      (middle - 0.1 * sun * half, top + 0.6 * fall), (middle - 0.5 * sun * half, h + 9, "c"),
                      (middle - 2 * sun * w, h + 9, "c"), (middle - 2 * sun * w, top - 9, "c")])  # fmt: skip
    shade = tone(mix(ground, easel.air.light.shadow, 0.14), -0.06)
    easel.fill(g.intersection(flank, body), fade(shade, tone(shade, -0.04), top, h), "ground", "shaded slope",
               role="ground", depth=0.1)  # fmt: skip
    if easel.brief.season != "winter":
        fringe = g.intersection(growth.sward(rng, crest, w, h, 0.016 * easel.unit),
                                g.joined(body, g.moved(body, 0, -0.03 * h)))  # fmt: skip
        edge_only = g.difference(fringe, g.moved(body, 0, 0.006 * h))
        easel.fill(edge_only, tone(ground, 0.02), "ground", "grass", role="ground", depth=0.1)
        easel.fill(_tufts(easel, crest), tone(blade, 0.0), "ground", "tufts", role="ground", depth=0.1)
    if easel.shown("path", "way"):
        _path(easel, middle, top, fall, sun)


def _tufts(easel: Easel, crest: growth.Line) -> Path:
    """Tufts of grass all over it."""
    rng, spots = easel.grain, []
    for _ in range(34):
        x = rng.uniform(0, easel.w)
        y = crest(x) + (easel.h - crest(x)) * rng.uniform(0.08, 1.0)
        spots.append((x, y, easel.unit * rng.uniform(0.012, 0.026)))
    return land.blades(rng, spots)


def _path(easel: Easel, middle: float, top: float, fall: float, sun: int) -> None:
    """A way that winds up to the top."""
    earth: RGB = (226, 206, 164) if easel.brief.season != "winter" else (206, 214, 232)
    unit, w = easel.unit, easel.w
    way = land.winding([
        (middle + 0.3 * sun * w, easel.h + 9, 0.15 * unit), (middle + 0.1 * sun * w, top + 0.66 * fall, 0.09 * unit),
        (middle + 0.2 * sun * w, top + 0.36 * fall, 0.05 * unit),
        (middle + 0.03 * sun * w, top + 0.12 * fall, 0.03 * unit),
        (middle + 0.02 * sun * w, top + 0.02 * fall, 0.024 * unit),
    ])  # fmt: skip
    easel.fill(way, fade(earth, tone(earth, -0.08), top, easel.h), "ground", "path", role="ground", depth=0.1)
