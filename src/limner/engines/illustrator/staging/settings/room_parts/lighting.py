"""Torches, tubes of neon, lamps."""

from limner.drawing import geometry as g
from limner.drawing.colour import mix
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import fade, halo
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import Hues, Part


def torches(*xs: float) -> Part:
    """Flames in brackets on the back wall."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, s = room.easel, room.metre
        if not easel.shown("torch", "fire", "flame"):
            return
        for x in xs:
            px, py = room.at(x, 0.52, 0)
            easel.glow(halo(px, py, 1.3 * s, (255, 180, 90), 0.6), "far", "glow")
            stick = g.polygon([(px - 0.07 * s, py), (px + 0.07 * s, py), (px, py + 0.4 * s)])
            easel.fill(stick, (70, 52, 44), "far", "torch", depth=0.1)
            flame = g.smooth([(px, py - 0.4 * s, "c"), (px + 0.12 * s, py - 0.1 * s), (px, py + 0.03 * s),
                              (px - 0.12 * s, py - 0.1 * s)])  # fmt: skip
            easel.fill(flame, fade((255, 160, 60), (255, 232, 150), py - 0.4 * s, py), "far", "flame", role="light",
                       tinted=False)  # fmt: skip

    return part


def neon(*signs: tuple[float, float, str]) -> Part:
    """Bent tubes of light on the back wall: "loop", "bolt", "pointer", "spark" or "dash", at an x and a height."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, unit = room.easel, room.easel.unit
        for i, (x, y, kind) in enumerate(signs):
            at = room.on("back", x, y)
            path = g.moved(g.scaled(NEONS[kind], 0.07 * unit), *at)
            hue = NEON_HUES[(i + easel.variant) % len(NEON_HUES)]
            easel.fill(path, hue, "far", "neon's glow", role="light", tinted=False, width=0.018 * unit,
                       blur=0.012 * unit)  # fmt: skip
            easel.fill(path, mix(hue, (255, 255, 255), 0.5), "far", "neon sign", role="light", tinted=False,
                       width=0.006 * unit)  # fmt: skip

    return part


NEON_HUES = lay.palette("ff4fa0 40e0ff ffd040 8a6aff 50ff9a")
NEONS: dict[str, Path] = {
    "loop": g.joined(g.ellipse(0, 0, 1.0), g.ellipse(0, 0, 0.6)),
    "bolt": g.line([(-1.0, 0.6), (-0.4, -0.6), (0.1, 0.4), (0.5, -0.7), (1.0, 0.5)]),
    "pointer": g.line([(-1.0, 0.0), (0.8, 0.0), (0.3, -0.5), (0.8, 0.0), (0.3, 0.5)]),
    "spark": g.line([(0, -1), (0.3, -0.3), (1, -0.3), (0.45, 0.15), (0.65, 0.9), (0, 0.45), (-0.65, 0.9), (-0.45, 0.15),
                    (-1, -0.3), (-0.3, -0.3), (0, -1)]),
    "dash": g.line([(-1.6, 0.0), (1.6, 0.0)]),
}  # fmt: skip
"""What the tubes are bent into, about (0, 0) and about 1 wide to either side."""


def lamps(*xs: float, kind: str = "pendant") -> Part:
    """Lamps that hang in a row, or strips of light on the ceiling."""

    def part(room: Chamber, hues: Hues) -> None:
        for x in xs:
            if kind == "pendant":
                fittings.pendant(room, x, 0.3, 0.35, hues[2])
                continue
            for z in (0.04, 0.3, 0.56):
                strip = room.floor(x - 0.03, x + 0.03, z, z + 0.16, y=0.995)
                room.easel.fill(strip, (255, 255, 246), "sky", "strip of light", role="light", tinted=False)

    return part


def spots(*xs: float) -> Part:
    """Cones of light from the ceiling that cross in the haze, and the pools where they meet the floor."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, unit = room.easel, room.easel.unit
        if not easel.shown("spotlight", "light"):
            return
        for i, x in enumerate(xs):
            (px, top), (fx, foot) = room.at(x, 1.0, 0.2), room.at(1.0 - x, 0.0, 0.34)
            hue = ((255, 214, 150), (255, 236, 206), (214, 170, 255))[i % 3]
            half = 0.13 * unit
            cone = g.polygon([(px - 0.012 * unit, top), (px + 0.012 * unit, top), (fx + half, foot), (fx - half, foot)])
            easel.fill(cone, fade(hue, hue, top, foot, (0.36, 0.06)), "ground", "beam", role="light", tinted=False,
                       blur=0.006 * unit)  # fmt: skip
            easel.glow(halo(fx, foot, 1.5 * half, hue, 0.4, (1.0, 0.3)), "ground", "pool of light")

    return part
