"""Great walls in the land: a dam between its mountains."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.open_parts.part import Part


def dam(concrete: RGB = (186, 182, 174)) -> Part:
    """A wall that curves from slope to slope, a road on its crown, white water out of its gates, a river below."""

    def part(easel: Easel) -> None:
        crown, foot = easel.horizon - 0.1 * easel.h, easel.horizon + 0.36 * (easel.h - easel.horizon)
        _wall(easel, mix(concrete, easel.air.haze, 0.12), crown, foot)
        _outflow(easel, crown, foot)

    return part


def _wall(easel: Easel, hue: RGB, crown: float, foot: float) -> None:
    """The curved wall with its joints, and the road along it."""
    w, h, unit = easel.w, easel.h, easel.unit
    line: list[Landmark] = [
        (-0.02 * w, crown, "c"), (0.25 * w, crown + 0.042 * h), (0.5 * w, crown + 0.06 * h),
        (0.75 * w, crown + 0.042 * h), (1.02 * w, crown, "c"),
    ]  # fmt: skip
    low: list[Landmark] = [
        (1.02 * w, foot - 0.06 * h, "c"),
        (0.5 * w, foot + 0.02 * h),
        (-0.02 * w, foot - 0.06 * h, "c"),
    ]
    body = g.smooth([*line, *low])
    easel.fill(body, fade(tone(hue, 0.05), tone(hue, -0.12), crown, foot), "far", "dam wall", role="far", depth=0.3)
    ends = [((k / 12) * w, (0.5 + (k / 12 - 0.5) * 0.94) * w) for k in range(13)]
    joints = g.joined(*(g.line([(a, crown - 0.02 * h), (b, foot + 0.02 * h)]) for a, b in ends))
    seams = g.intersection(g.outline(joints, 0.003 * unit), body)
    easel.fill(seams, tone(hue, -0.1), "far", "joints", role="far", depth=0.3)
    road = g.smooth(line, closed=False)
    easel.fill(road, tone(hue, 0.1), "far", "dam's crown", role="far", depth=0.25, width=0.022 * unit)


def _outflow(easel: Easel, crown: float, foot: float) -> None:
    """White water out of three gates, and the river that it feeds."""
    w, h, unit = easel.w, easel.h, easel.unit
    for x in (0.36, 0.5, 0.64):
        fall = g.limb([(x * w, crown + 0.3 * (foot - crown), 0.02 * unit), (x * w, foot, 0.032 * unit)])
        white = fade((250, 252, 255), (222, 236, 244), crown, foot)
        easel.fill(fall, white, "far", "white water", role="water", tinted=False)
    water = fade((128, 182, 196), (60, 128, 150), foot, h)
    easel.fill(easel.sheet(foot - 0.02 * h, h), water, "ground", "river", role="water")
    foam = land.ripples(easel.rng, w, foot, h, 50, 0.14 * unit)
    paint = fade((255, 255, 255), (255, 255, 255), foot, h, (0.7, 0.3))
    easel.fill(foam, paint, "ground", "foam", role="water", tinted=False)
