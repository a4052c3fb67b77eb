"""A canal: houses along both of its banks, a bridge in an arch, the quay in front."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.character import CHARACTERS, Character
from limner.engines.illustrator.staging.settings.setting import Slab, place
from limner.engines.illustrator.staging.settings.townscapes import streets

_STONE: RGB = (176, 160, 146)
_WATER: tuple[RGB, RGB] = ((132, 168, 170), (52, 98, 112))
QUAY = 0.4
"""Where the near quay begins, as a share of what lies below the horizon."""


@place(
    "canal",
    footing="lake",
    horizons=(0.42, 0.48, 0.54),
    beyond=QUAY,
    climate="city",
    neighbours="street, harbour",
    frame="",
    shows="water, house, building",
    slab=Slab((92, 176, 204), "tree house street_lamp house"),
    traits=("overhung", "swept", "waterside"),
)
def draw(easel: Easel) -> None:
    """The town at the far end, banks with their houses coming nearer, the bridge, the water with what it mirrors."""
    sky.paint(easel)
    room = easel.h - easel.horizon
    style = streets.town(easel) or CHARACTERS["canal towns"]
    if easel.shown("house", "houses"):
        streets.skyline(easel, style)
        streets.houses(easel, style, easel.horizon + 0.03 * room, size=0.78)
    _water(easel, style)
    _banks(easel)
    if easel.shown("bridge"):
        _bridge(easel)
    if not easel.afloat:
        _quay(easel, easel.horizon + QUAY * room)


def _water(easel: Easel, style: Character) -> None:
    """Water from the far wall on, with the colours of the fronts in it."""
    top = easel.horizon + 0.07 * (easel.h - easel.horizon)
    lay.water(easel, top, easel.h, *_WATER, mirrored=False)
    walls = lay.palette(style.walls)
    for k in range(6):
        x = easel.w * (k + easel.rng.uniform(0.2, 0.8)) / 6
        strips = g.joined(*(_strip(easel, x, top, i) for i in range(8)))
        hue = mix(walls[k % len(walls)], easel.air.haze, 0.2)
        easel.fill(strips, fade(hue, hue, top, top + 0.22 * easel.h, (0.55, 0.1)), "ground", "reflection", role="water")
    wall = easel.sheet(easel.horizon + 0.02 * easel.h, top)
    easel.fill(wall, tone(_STONE, -0.14), "ground", "quay's wall", role="ground", depth=0.5)


def _strip(easel: Easel, x: float, top: float, number: int) -> Path:
    """One of the strips that a front is broken into in the water."""
    y = top + easel.h * (0.012 + 0.026 * number)
    return land.wisp(x, y, easel.unit * (0.15 - 0.012 * number), 0.011 * easel.h)


def _banks(easel: Easel) -> None:
    """Quays at both sides with trees and lamps, that run toward the viewer."""
    room = chamber.chamber(easel, "hall", top=-0.2, eye=0.1)
    for hand, edge in ((0, 0.1), (1, 0.9)):
        out = -0.9 if hand == 0 else 1.9
        walk = g.polygon([room.at(out, 0, 0.0), room.at(edge, 0, 0.0), room.at(edge, 0, 0.9), room.at(out, 0, 0.9)])
        side = g.polygon(
            [room.at(edge, 0, 0.0), room.at(edge, 0, 0.9), room.at(edge, -0.035, 0.9), room.at(edge, -0.035, 0.0)]
        )
        easel.fill(walk, mix(_STONE, easel.air.haze, 0.12), "ground", "quay", role="ground", depth=0.35, back=0.02)
        easel.fill(side, tone(_STONE, -0.2), "ground", "quay's wall", role="ground", depth=0.35, back=0.01)
        for z in (0.06, 0.36):
            x, y = room.at(-0.12 if hand == 0 else 1.12, 0, z)
            name = "tree" if (hand + round(10 * z)) % 2 else "street_lamp"
            easel.prop(name, x, y, 0.3 * easel.unit * room.size(z))


def _bridge(easel: Easel) -> None:
    """A bridge of stone in one flat arch over the far water."""
    w, h, unit = easel.w, easel.h, easel.unit
    foot = easel.horizon + 0.11 * (h - easel.horizon)
    x, half = (0.5 - 0.12 * easel.brief.side) * w, 0.3 * unit
    deck = g.smooth([(x - 1.25 * half, foot, "c"), (x - 0.8 * half, foot - 0.05 * unit), (x, foot - 0.085 * unit),
                     (x + 0.8 * half, foot - 0.05 * unit), (x + 1.25 * half, foot, "c")])  # fmt: skip
    hole = g.union(g.ellipse(x, foot, 0.62 * half, 0.052 * unit), Path())
    hue = mix((186, 158, 132), easel.air.haze, 0.15)
    body = g.difference(deck, hole)
    stone = fade(tone(hue, 0.04), tone(hue, -0.07), foot - 0.1 * unit, foot)
    easel.fill(body, stone, "ground", "stone bridge", role="ground", depth=0.45)
    rim = g.smooth([(x - 0.62 * half, foot), (x - 0.4 * half, foot - 0.042 * unit), (x, foot - 0.056 * unit),
                    (x + 0.4 * half, foot - 0.042 * unit), (x + 0.62 * half, foot)], closed=False)  # fmt: skip
    easel.fill(rim, tone(hue, 0.1), "ground", "bridge's arch", role="ground", depth=0.45, width=0.008 * unit)


def _quay(easel: Easel, y: float) -> None:
    """The paved edge that the subjects stand on."""
    h, unit = easel.h, easel.unit
    paint = fade(tone(_STONE, 0.05), tone(_STONE, -0.04), y, h)
    easel.fill(easel.sheet(y, h), paint, "ground", "quay", role="ground", depth=0.2, back=-1.0)
    levels = [y + (h - y) * (r / 6) ** 1.4 for r in range(1, 6)]
    lines = g.joined(
        *(g.line([(0, level), (easel.w, level)]) for level in levels),
        *(g.line([(0.5 * easel.w + 0.1 * unit * i, y), (0.5 * easel.w + 0.19 * unit * i, h)]) for i in range(-10, 11)),
    )
    easel.fill(lines, tone(_STONE, -0.08), "ground", "joints", role="ground", width=0.0026 * unit, back=-1.1)
    easel.fill(
        easel.sheet(y - 0.012 * h, y + 0.006 * h), tone(_STONE, 0.12), "ground", "coping", role="ground", back=-1.2
    )
    easel.fill(
        easel.sheet(y - 0.034 * h, y - 0.012 * h), tone(_STONE, -0.2), "ground", "quay's wall", role="ground", back=-0.9
    )
