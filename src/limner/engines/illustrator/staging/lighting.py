"""The light that the words ask for: candles, a low key, light from behind, neon tubes to both sides."""

from limner.drawing.colour import RGB, mix
from limner.drawing.display import Linear, Radial, Stop, veil
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.easel import Easel, halo

_NIGHT: RGB = (14, 10, 26)
_CANDLE: RGB = (255, 178, 92)
_CYAN: RGB = (40, 214, 255)
_MAGENTA: RGB = (255, 52, 170)


def paint(easel: Easel, reading: Reading) -> None:
    """All light that is asked for, behind and over who is there."""
    lit = _lit(easel)
    if reading.says("candlelit"):
        _spot(easel, lit, _CANDLE, dark=0.72, warm=0.42)
    elif reading.says("low key"):
        _spot(easel, lit, mix(easel.air.glow, (255, 240, 214), 0.5), dark=0.62, warm=0.24)
    if reading.says("backlit"):
        _from_behind(easel, lit)
    if reading.says("neon light"):
        _tubes(easel, lit)


def _lit(easel: Easel) -> Box:
    """What the light is for: everybody, else the middle of the picture."""
    if easel.taken:
        box = around(easel.taken)
        return Box(max(box.left, 0.0), max(box.top, 0.0), min(box.right, easel.w), min(box.bottom, easel.h))
    return Box(0.3 * easel.w, 0.35 * easel.h, 0.7 * easel.w, 0.75 * easel.h)


def _spot(easel: Easel, lit: Box, rgb: RGB, *, dark: float, warm: float) -> None:
    """One warm light on the subjects from above them on the light's side; all away from it sinks into the dark."""
    hand, unit = (1 if easel.air.light.side > 0 else -1), easel.unit
    x, y = lit.centre[0] + 0.14 * hand * lit.width, lit.top + 0.4 * lit.height
    reach = max(0.56 * unit, min(0.56 * max(lit.width, lit.height), 0.64 * unit))
    easel.glow(halo(x, y, 0.8 * reach, rgb, warm, (1.1, 1.0)), "middle", "light on the subjects", back=-31.0)
    deep = mix(_NIGHT, easel.air.light.shadow, 0.2)
    shade = Radial((x, y), 1.3 * reach, veil(deep, ((0.0, 0.0), (0.25, 0.05), (0.6, 0.6 * dark), (1.0, dark))))
    easel.fill(easel.sheet(), shade, "near", "dark about the light", role="ground", tinted=False, back=7.0)
    easel.glow(halo(x, y, 0.5 * reach, rgb, 0.4 * warm), "near", "light on the subjects", back=6.5)


def _from_behind(easel: Easel, lit: Box) -> None:
    """A warm light low behind the subjects, beside their heads and never as bright as they are: they stay its dark
    outline, with the ground before them in shade."""
    hand, unit = (1 if easel.air.light.side > 0 else -1), easel.unit
    x, y = lit.centre[0] + 0.3 * hand * lit.width, lit.top + 0.5 * lit.height
    glow = mix(easel.air.glow, (255, 222, 160), 0.5)
    stops = (Stop(0, glow, 0.62), Stop(0.3, glow, 0.36), Stop(0.65, glow, 0.12), Stop(1, glow, 0.0))
    reach = max(0.56 * unit, 0.8 * max(lit.width, lit.height))
    easel.glow(Radial((x, y), reach, stops), "middle", "light behind", back=-31.0)
    deep = mix(easel.air.light.shadow, _NIGHT, 0.4)
    over = Radial((x, y), 1.3 * reach, veil(deep, ((0.0, 0.1), (0.5, 0.16), (1.0, 0.3))))
    easel.fill(easel.sheet(), over, "near", "shade toward the viewer", role="ground", tinted=False, back=7.0)
    edges = Linear((0.0, 0.55 * easel.h), (0.0, easel.h), veil(deep, ((0.0, 0.0), (1.0, 0.34))))
    easel.fill(easel.sheet(0.55 * easel.h), edges, "near", "shade toward the viewer", role="ground", tinted=False,
               back=7.0)  # fmt: skip


def _tubes(easel: Easel, lit: Box) -> None:
    """Magenta from one side, cyan from the other, the dark between them."""
    hand, unit = (1 if easel.air.light.side > 0 else -1), easel.unit
    across = Linear((0.0, 0.0), (easel.w, 0.0), veil(_NIGHT, ((0.0, 0.5), (0.5, 0.42), (1.0, 0.5))))
    easel.fill(easel.sheet(), across, "middle", "dark about the light", role="ground", tinted=False, back=-30.0)
    y, wide = lit.top + 0.36 * lit.height, min(lit.width, 0.56 * easel.w)
    for side, rgb in ((hand, _MAGENTA), (-hand, _CYAN)):
        x = lit.centre[0] + side * (0.5 * wide + 0.12 * unit)
        easel.glow(halo(x, y, 0.56 * unit, rgb, 0.8, (0.9, 1.2)), "middle", "neon light", back=-31.0)
        edge = lit.centre[0] + 0.5 * side * wide
        easel.glow(halo(edge, y, 0.26 * unit, rgb, 0.5, (0.7, 1.5)), "near", "neon light", back=6.0)
