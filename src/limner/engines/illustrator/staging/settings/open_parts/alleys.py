"""Narrow streets: two walls of brick, the houses at their end, neon signs."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import chamber
from limner.engines.illustrator.staging.settings.open_parts.part import Part
from limner.engines.illustrator.staging.settings.room_parts.lighting import NEON_HUES, NEONS

_SIGNS = ((0.0, 0.04, 0.4), (1.0, 0.12, 0.46), (0.0, 0.3, 0.34), (1.0, 0.44, 0.36), (1.0, 0.02, 0.24))
"""Signs on the walls: the side, how near, how high."""


def alley(wall: RGB = (128, 84, 72), *, neon: bool = False) -> Part:
    """Two walls of brick close to each other with windows, fire escapes, lamps and signs, sky at the end."""

    def part(easel: Easel) -> None:
        wide = chamber.chamber(easel, "hall", top=-0.3, eye=0.16)
        room = replace(wide, left=0.37 * easel.w, right=0.63 * easel.w)
        end = mix(wall, easel.air.haze, 0.55)
        easel.fill(town_end(room), end, "far", "house at the end", role="far", depth=0.7)
        for side, x, shift in (("left", 0.0, -0.05), ("right", 1.0, 0.03)):
            hue = tone(wall, shift if easel.brief.side > 0 else -shift - 0.02)
            mass = g.polygon([room.at(x, 0, 0), room.at(x, 1.2, 0), room.at(x, 3.0, 1.3), room.at(x, -0.2, 1.3)])
            easel.fill(
                mass, fade(tone(hue, -0.05), tone(hue, 0.02), 0, easel.h), "far", "alley's wall", role="far", depth=0.3
            )
            _windows(easel, room, "left" if side == "left" else "right", often=2 if neon else 3)
        _paving(easel)
        if neon:
            _signs(easel, room)

    return part


def _windows(easel: Easel, room: chamber.Chamber, wall: chamber.Wall, *, often: int) -> None:
    """Windows on three floors, one of so many lit after dark, and fire escapes at every other one."""
    dark = easel.air.light.dark > 0.3
    panes, lit, stairs = Path(), Path(), Path()
    for i, z in enumerate((0.06, 0.3, 0.52, 0.7)):
        for r, y in enumerate((0.28, 0.54, 0.8)):
            shines = dark and (i + r + easel.variant) % often == 0
            (lit if shines else panes).addPath(room.panel(wall, z, z + 0.1, y, y + 0.14))
            if i % 2 == r % 2:
                stairs.addPath(room.panel(wall, z - 0.03, z + 0.13, y - 0.05, y - 0.03))
                flight = g.line([room.on(wall, z - 0.03, y - 0.04), room.on(wall, z + 0.13, y - 0.24)])
                stairs.addPath(g.outline(flight, 0.006 * easel.unit))
    easel.fill(panes, mix((60, 72, 92), easel.air.light.shadow, 0.3), "far", "windows", role="far", depth=0.2)
    easel.fill(lit, (255, 208, 120), "far", "lit windows", role="light", tinted=False)
    easel.fill(stairs, (52, 48, 54), "far", "fire escape", role="far", depth=0.2)


def _paving(easel: Easel) -> None:
    paving, y = (96, 92, 98), easel.horizon
    shade = fade(tone(paving, -0.04), tone(paving, 0.04), y, easel.h)
    easel.fill(easel.sheet(y), shade, "ground", "paving", role="ground", depth=0.2)
    stones = land.patches(easel.rng, easel.w, y, easel.h, 70, 0.05 * easel.unit)
    easel.fill(stones, tone(paving, -0.04), "ground", "cobbles", role="ground", depth=0.2)


def town_end(room: chamber.Chamber) -> Path:
    """The houses that close an alley, with a gap of sky over them."""
    return g.polygon(
        [
            room.at(0, 0, 0),
            room.at(0, 0.62, 0),
            room.at(0.3, 0.62, 0),
            room.at(0.3, 0.5, 0),
            room.at(0.7, 0.5, 0),
            room.at(0.7, 0.7, 0),
            room.at(1, 0.7, 0),
            room.at(1, 0, 0),
        ]
    )


def _signs(easel: Easel, room: chamber.Chamber) -> None:
    """Upright neon signs at both walls and their light on the wet ground."""
    kinds = tuple(NEONS)
    for i, (x, z, y) in enumerate(_SIGNS):
        hue, s = NEON_HUES[(i + easel.variant) % len(NEON_HUES)], room.size(z) * easel.unit
        px, py = room.at(x, y, z)
        px += (0.035 if x == 0 else -0.035) * s
        plate = g.rect(px - 0.028 * s, py - 0.09 * s, 0.056 * s, 0.18 * s, 0.008 * s)
        easel.glow(halo(px, py, 0.22 * s, hue, 0.6), "far", "neon's glow")
        easel.fill(plate, (36, 30, 48), "far", "neon sign", depth=0.1)
        easel.fill(plate, hue, "far", "neon sign", role="light", tinted=False, width=0.006 * s)
        for k in (-1, 0, 1):
            mark = g.moved(g.scaled(NEONS[kinds[(i + k) % len(kinds)]], 0.013 * s), px, py + 0.052 * k * s)
            easel.fill(
                mark, mix(hue, (255, 255, 255), 0.6), "far", "neon sign", role="light", tinted=False, width=0.004 * s
            )
        at, level = px + (0.1 if x == 0 else -0.1) * easel.w, easel.h * (0.7 + 0.06 * i)
        easel.glow(halo(at, level, 0.1 * s, hue, 0.45, (1.0, 0.3)), "ground", "light on wet ground")
