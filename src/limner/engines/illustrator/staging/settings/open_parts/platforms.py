"""Railway platforms in the open, along the track."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_LINE: RGB = (240, 200, 86)
_POSTS = 5
_BACK, _EDGE, _FOOT = 0.16, 0.34, 0.44
"""Where the platform begins, where its edge is and where its wall stands on the ground, as shares of what lies below
the horizon."""


def platform(paving: RGB = (196, 188, 180), wall: RGB = (198, 170, 140), iron: RGB = (62, 86, 92)) -> Part:
    """The station's wall, a platform with a yellow line under a roof on posts, and the ballast before its edge."""

    def part(easel: Easel) -> None:
        w, h, unit = easel.w, easel.h, easel.unit
        room, y0 = h - easel.horizon, easel.horizon
        back, edge, foot = (y0 + share * room for share in (_BACK, _EDGE, _FOOT))
        top = y0 - 0.2 * h
        easel.fill(easel.sheet(top, back), fade(tone(wall, 0.03), tone(wall, -0.05), top, back), "far",
                   "station's wall", role="far", depth=0.4)  # fmt: skip
        panes = g.joined(*(g.rect(w * (k + 0.2) / 6, top + 0.06 * h, 0.1 * w, 0.11 * h) for k in range(6)))
        dark = easel.air.light.dark > 0.3
        glass = (255, 214, 136) if dark else mix((112, 150, 176), easel.air.sky[1], 0.4)
        easel.fill(panes, glass, "far", "windows", role="light" if dark else "far", depth=0.4, tinted=not dark)
        frames = g.joined(*(g.outline(g.rect(w * (k + 0.2) / 6, top + 0.06 * h, 0.1 * w, 0.11 * h), 0.006 * unit)
                            for k in range(6)))  # fmt: skip
        easel.fill(frames, tone(wall, 0.1), "far", "window frames", role="far", depth=0.4)
        easel.fill(easel.sheet(back, edge), fade(tone(paving, -0.03), tone(paving, 0.03), back, edge), "ground",
                   "platform", role="ground", depth=0.3)  # fmt: skip
        easel.fill(easel.sheet(edge - 0.02 * h, edge - 0.008 * h), _LINE, "ground", "platform's line", role="ground",
                   depth=0.25)  # fmt: skip
        easel.fill(easel.sheet(edge, foot), fade(tone(paving, -0.16), tone(paving, -0.24), edge, foot), "ground",
                   "platform's wall", role="ground", depth=0.25)  # fmt: skip
        ballast: RGB = (142, 134, 128)
        easel.fill(easel.sheet(foot), fade(tone(ballast, -0.04), tone(ballast, 0.02), foot, h), "ground", "ballast",
                   role="ground", depth=0.15)  # fmt: skip
        _roof(easel, iron, back, unit)

    return part


def _roof(easel: Easel, iron: RGB, back: float, unit: float) -> None:
    """A roof along the platform on iron posts."""
    w, h = easel.w, easel.h
    eaves = easel.horizon - 0.24 * h
    posts = g.joined(
        *(g.rect(w * (k + 0.5) / _POSTS, eaves, 0.014 * unit, back + 0.02 * h - eaves) for k in range(_POSTS))
    )
    arms = g.joined(*(
        g.polygon([(x - 0.05 * unit, eaves), (x + 0.064 * unit, eaves), (x + 0.007 * unit, eaves + 0.06 * unit)])
        for x in (w * (k + 0.5) / _POSTS for k in range(_POSTS))
    ))  # fmt: skip
    easel.fill(g.joined(posts, arms), fade(tone(iron, 0.04), iron, eaves, back), "ground", "posts", depth=0.3)
    slab = g.polygon(
        [(-9, eaves - 0.05 * h), (w + 9, eaves - 0.05 * h), (w + 9, eaves + 0.004 * h), (-9, eaves + 0.004 * h)]
    )
    easel.fill(slab, fade(tone(iron, 0.12), tone(iron, 0.0), eaves - 0.05 * h, eaves), "ground", "platform's roof",
               depth=0.3)  # fmt: skip
    fringe = g.joined(*(g.polygon([(x, eaves), (x + 0.02 * unit, eaves), (x + 0.01 * unit, eaves + 0.022 * unit)])
                        for x in (0.02 * unit * k for k in range(int(w / (0.02 * unit)) + 1))))  # fmt: skip
    easel.fill(fringe, tone(iron, 0.18), "ground", "fringe of the roof", depth=0.3)
