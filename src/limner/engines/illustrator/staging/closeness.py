"""The place as it is seen by who looks at something small from near: far things soft, grass as tall as trees."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.units import Member, Unit

_SMALL, _SMALL_PLANT = 0.22, 0.65
"""Metres; where nothing is taller, and no plant, the place recedes."""
_SOFT = 0.011
"""How far out of focus what is beyond is, over the canvas's own length."""
_TALLEST = 0.5
"""The height of the tallest blades, over the canvas's own length."""


def near(units: list[Unit], place: Setting) -> bool:
    """Whether all that is shown is so small that the place is seen from the height of grass."""
    members = [member for unit in units for member in unit.members]
    grassy = place.footing == "land" and not place.indoors
    return grassy and bool(members) and all(_small(member) for member in members)


def _small(member: Member) -> bool:
    tallest = _SMALL_PLANT if "plant" in member.kinds and "tree" not in member.kinds else _SMALL
    return member.symbol.height_m * member.size < tallest


def recede(easel: Easel) -> None:
    """Put what the place has drawn out of focus, and grass, clover and spots of light before it."""
    if easel.turf is None or easel.brief.season == "winter":
        return
    easel.soften(_SOFT * easel.unit)
    _lights(easel)
    for share, shift, name in ((1.0, -0.02, "far blades"), (0.72, -0.09, "blades")):
        _blades(easel, mix(easel.turf, easel.air.haze, 0.34 * share - 0.2), share, shift, name)


def _lights(easel: Easel) -> None:
    """Spots of light among far leaves."""
    rng, unit = easel.grain, easel.unit
    light = mix(easel.air.glow, (255, 255, 240), 0.3)
    for _ in range(11):
        x, y = rng.uniform(0, easel.w), easel.horizon + rng.uniform(-0.3, 0.1) * easel.h
        radius = unit * rng.uniform(0.02, 0.06)
        easel.glow(halo(x, y, radius, light, 0.34), "middle", "spot of light", back=8.0)


def _blades(easel: Easel, colour: RGB, share: float, shift: float, name: str) -> None:
    """Long stalks and leaves behind the subjects, higher toward the sides."""
    rng, w, h, unit = easel.grain, easel.w, easel.h, easel.unit
    ground = easel.horizon + (0.5 + 0.35 * (1 - share)) * (h - easel.horizon)
    mass = Path()
    for i in range(round(13 * w / unit)):
        x = w * (i + rng.random()) / round(13 * w / unit)
        edge = abs(x / w - 0.5) * 2
        tall = _TALLEST * unit * (0.25 + 0.75 * edge**1.4) * rng.uniform(0.55, 1.05) * (1.25 - 0.4 * share)
        lean = rng.uniform(-0.16, 0.16) * tall
        wide = 0.016 * unit * rng.uniform(0.7, 1.2)
        mass.addPath(
            g.limb(
                [(x, ground, wide), (x + 0.3 * lean, ground - 0.5 * tall, 0.7 * wide), (x + lean, ground - tall, 1.0)]
            )
        )
        if i % 3 == 0:
            at = (x + 0.1 * lean, ground - 0.3 * tall)
            for turn in (-150, -30):
                mass.addPath(land.leaf(*at, 0.2 * tall + 0.04 * unit, turn + rng.uniform(-12, 12), 0.3))
    paint = fade(tone(colour, shift + 0.06), tone(colour, shift - 0.05), ground - _TALLEST * unit, ground)
    easel.fill(mass, paint, "middle", name, role="ground", back=7.0 - share, blur=0.25 * _SOFT * unit * share)
