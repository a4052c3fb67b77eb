"""Roads and paths that wind away over open land, and the lane across it that wheels stand on."""

import math
from collections.abc import Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade

_ASPHALT: RGB = (98, 100, 110)
_SAND: RGB = (226, 204, 164)
_SNOW: RGB = (226, 232, 244)
_PAINT: RGB = (248, 238, 206)
_STEPS = 22
_DASHES = 15

Bend = tuple[float, float, float]
"""A point of a way with its width there."""


def roam(easel: Easel, ground: RGB) -> None:
    """The way that the words ask for, from the lower edge to the horizon; the place has then shown it."""
    kind, easel.way = easel.way, ""
    if not kind or not easel.shown("path", "road", "way"):
        return
    winter = easel.brief.season == "winter"
    earth = _ASPHALT if kind == "road" else mix(ground, _SNOW if winter else _SAND, 0.66)
    bends = _course(easel, 0.3 if kind == "road" else 0.2)
    shoulder = mix(tone(ground, 0.05), _SAND, 0.35) if kind == "road" else tone(ground, -0.06)
    _strip(easel, bends, 1.16, shoulder, "verge of the way")
    _strip(easel, bends, 1.0, earth, "way")
    if easel.lane is not None:
        _lane(easel, easel.lane, earth, shoulder)
    if kind == "road":
        _markings(easel, bends)


def _course(easel: Easel, wide: float) -> list[Bend]:
    """The way in S-bends that tighten toward the horizon; wheels stand before its first bend."""
    w, h, room = easel.w, easel.h, easel.h - easel.horizon
    hand = 1 if easel.brief.side > 0 else -1
    foot = h + 0.02 * h if easel.lane is None else easel.lane
    top, reach = easel.horizon + 0.05 * room, 0.24 * min(w, 1.1 * easel.unit)
    start, end = (0.5 - 0.16 * hand) * w, (0.5 + 0.1 * hand) * w
    bends = []
    for k in range(_STEPS + 1):
        t = k / _STEPS
        away = (1 - t) ** 1.7
        sway = math.sin(1.9 * math.pi * t**0.8) * (1 - t) ** 0.9 * hand
        bends.append(
            (start + (end - start) * t + reach * sway, top + (foot - top) * away, wide * easel.unit * (0.025 + away))
        )
    return bends


def _strip(easel: Easel, bends: Sequence[Bend], broad: float, colour: RGB, name: str) -> None:
    top = bends[-1][1]
    paint = fade(mix(colour, easel.air.haze, 0.4), tone(colour, -0.03), top, easel.h)
    easel.fill(land.winding([(x, y, wide * broad) for x, y, wide in bends]), paint, "ground", name, role="ground",
               depth=0.2, back=-1.0)  # fmt: skip


def _markings(easel: Easel, bends: Sequence[Bend]) -> None:
    """A broken line along the middle."""
    dashes = Path()
    for k in range(_DASHES):
        at = (_STEPS * (1 - (1 - k / _DASHES) ** 1.0), _STEPS * (k + 0.5) / _DASHES)
        ends = [_between(bends, along) for along in at]
        dashes.addPath(land.winding([(x, y, 0.045 * wide) for x, y, wide in ends]))
    paint = fade(mix(_PAINT, easel.air.haze, 0.3), _PAINT, bends[-1][1], easel.h)
    easel.fill(dashes, paint, "ground", "line of the road", role="ground", depth=0.2, back=-1.2)


def _between(bends: Sequence[Bend], along: float) -> Bend:
    """The point that lies so many steps along the way."""
    i = min(int(along), len(bends) - 2)
    t = along - i
    (x0, y0, w0), (x1, y1, w1) = bends[i], bends[i + 1]
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, w0 + (w1 - w0) * t


def _lane(easel: Easel, foot: float, earth: RGB, shoulder: RGB) -> None:
    """The piece of the way that leads from side to side under wheels."""
    w, unit = easel.w, easel.unit
    for grow, colour, name in ((1.25, shoulder, "verge of the way"), (1.0, earth, "way")):
        top, bottom = foot - 0.055 * grow * unit, foot + 0.062 * grow * unit
        band = land.slope(w, top, top, 0.004 * unit, bottom)
        easel.fill(band, fade(tone(colour, 0.02), tone(colour, -0.03), top, bottom), "ground", name, role="ground",
                   depth=0.15, back=-1.1)  # fmt: skip
    if earth == _ASPHALT:
        dashes = g.joined(*(g.rect(w * k / 6, foot + 0.03 * unit, 0.08 * w, 0.007 * unit) for k in range(-1, 7)))
        easel.fill(dashes, _PAINT, "ground", "line of the road", role="ground", depth=0.15, back=-1.3)
