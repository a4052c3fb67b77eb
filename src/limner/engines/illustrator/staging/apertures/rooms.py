"""Out of a hollow: an oven, a fridge, a cave, a tent; and through a door, a letterbox."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging.apertures.aperture import around_hole, dimmed, put
from limner.engines.illustrator.staging.easel import Easel, fade, halo

_SOOT: RGB = (44, 30, 28)
_EMBER: RGB = (255, 138, 40)
_ENAMEL: RGB = (226, 236, 242)
_ROCK: RGB = (62, 54, 58)
_CANVAS: RGB = (214, 134, 56)
_TIMBER: RGB = (128, 92, 66)
_KEPT = (("milk", 0.15), ("cheese", 0.075), ("bottle", 0.17), ("egg", 0.055), ("jar", 0.12), ("apple", 0.07),
         ("tomato", 0.06), ("carrot", 0.09))  # fmt: skip
"""What is in a fridge, and how high it is, as shares of the canvas."""


def oven(easel: Easel) -> None:
    """Glowing walls that lead to the open door, a rack before it, heat from below."""
    w, h, unit = easel.w, easel.h, easel.unit
    left, top, right, foot = 0.17 * w, 0.13 * h, 0.83 * w, 0.8 * h
    door = g.rect(left, top, right - left, foot - top, 0.03 * unit)
    around_hole(easel, door, _SOOT, "oven walls")
    lit = mix(_SOOT, _EMBER, 0.45)
    for points, near, far in (
        (((left, top), (-9, -9), (-9, h + 9), (left, foot)), -0.04, 0.02),
        (((right, top), (w + 9, -9), (w + 9, h + 9), (right, foot)), -0.04, 0.02),
        (((left, foot), (right, foot), (w + 9, h + 9), (-9, h + 9)), 0.04, 0.1),
        (((left, top), (right, top), (w + 9, -9), (-9, -9)), -0.1, -0.06),
    ):
        put(easel, g.polygon(points), fade(tone(lit, far), tone(lit, near), 0, h), "oven wall")
    for share in (0.35, 0.62):
        ribs = [((left * (1 - share)), y) for y in (top + 0.25 * (foot - top), top + 0.62 * (foot - top))]
        bars = g.joined(*(g.rect(x - 0.1 * left, y, 0.2 * left, 0.012 * h) for x, y in ribs))
        put(easel, g.joined(bars, g.mirrored(bars, 0.5 * w)), tone(_SOOT, 0.06), "runner")
    rim = g.difference(g.rect(left - 0.018 * w, top - 0.018 * w, right - left + 0.036 * w, foot - top + 0.036 * w,
                              0.04 * unit), door)  # fmt: skip
    put(easel, rim, fade((96, 88, 88), (60, 50, 48), top, foot), "oven door")
    _rack(easel, foot)
    easel.glow(halo(0.5 * w, 1.02 * h, 0.62 * unit, _EMBER, 0.6, (1.4, 0.8)), "air", "oven glow")
    easel.glow(halo(0.5 * w, -0.04 * h, 0.4 * unit, _EMBER, 0.45, (1.6, 0.6)), "air", "oven glow")


def _rack(easel: Easel, foot: float) -> None:
    """The wires of a rack that lead from the viewer to the door."""
    w, h = easel.w, easel.h
    wires = Path()
    for i in range(13):
        t = i / 12
        wires.addPath(
            g.limb([((0.19 + 0.62 * t) * w, foot + 0.02 * h, 0.0025 * w), ((1.5 * t - 0.25) * w, h * 1.02, 0.006 * w)])
        )
    for y, thick in ((foot + 0.02 * h, 0.004), (foot + 0.08 * h, 0.006), (0.97 * h, 0.009)):
        wires.addPath(g.rect(-9, y, w + 18, thick * h))
    put(easel, wires, (176, 168, 164), "oven rack")


def fridge(easel: Easel) -> None:
    """White walls, a glass shelf above and one below with food on them, cold light."""
    w, h, unit = easel.w, easel.h, easel.unit
    left, top, right, foot = 0.13 * w, 0.23 * h, 0.87 * w, 0.78 * h
    white = dimmed(easel, _ENAMEL, 0.4)
    around_hole(
        easel, g.rect(left, -9, right - left, h + 18), fade(tone(white, 0.03), tone(white, -0.08), 0, h), "fridge wall"
    )
    ribs = g.joined(*(g.rect(-9, y * h, left + 9 - 0.02 * w, 0.018 * h, 0.006 * unit) for y in (0.12, 0.36, 0.6, 0.9)))
    put(easel, g.joined(ribs, g.mirrored(ribs, 0.5 * w)), tone(white, -0.14), "fridge runners")
    put(
        easel,
        g.joined(g.rect(left - 0.014 * w, -9, 0.014 * w, h + 18), g.rect(right, -9, 0.014 * w, h + 18)),
        tone(white, -0.2),
        "fridge door",
    )
    for y, thick in ((top - 0.03 * h, 0.02), (foot + 0.17 * h, 0.06)):
        shelf = g.rect(-9, y, w + 18, thick * h)
        put(
            easel,
            shelf,
            fade(mix(white, (170, 214, 230), 0.5), mix(white, (130, 180, 204), 0.6), y, y + thick * h),
            "fridge shelf",
        )
    for k, y in enumerate((top - 0.03 * h, foot + 0.17 * h)):
        for i in range(6):
            name, tall = _KEPT[(i + 3 * k + easel.variant) % len(_KEPT)]
            if k and 1 <= i <= 4:
                continue
            easel.prop(
                name,
                (0.1 + 0.16 * i) * w,
                y,
                min(tall * unit, 0.17 * h),
                layer="air",
                force=True,
                shadow=False,
                depth=0.0,
            )
    easel.glow(halo(0.5 * w, -0.02 * h, 0.4 * unit, (236, 248, 255), 0.6, (1.5, 0.6)), "air", "fridge light")


def cave(easel: Easel) -> None:
    """A ragged mouth in dark rock with a lighter lip, stones at its foot."""
    w, h, rng = easel.w, easel.h, easel.grain
    dark = dimmed(easel, _ROCK, 0.5)
    for grown, shift in ((1.0, 0.1), (1.07, 0.0), (1.2, -0.09)):
        points: list[Landmark] = []
        for i in range(30):
            angle = math.tau * i / 30
            far = grown * rng.uniform(0.94, 1.08)
            x, y = 0.5 * w + 0.4 * w * far * math.cos(angle), 0.47 * h + 0.4 * h * far * math.sin(angle)
            points.append((x, y, "c") if i % 3 == 1 else (x, y))
        hole = g.smooth(points, tension=0.35)
        around_hole(easel, hole, fade(tone(dark, shift), tone(dark, shift - 0.06), 0, h), "cave's mouth")


def tent(easel: Easel) -> None:
    """Two flaps that are drawn aside from a pointed opening, their seams, the ground sheet."""
    w, h, unit = easel.w, easel.h, easel.unit
    cloth = dimmed(easel, _CANVAS)
    hole = g.smooth([(0.5 * w, 0.02 * h, "c"), (0.72 * w, 0.3 * h), (0.87 * w, 0.62 * h), (0.93 * w, 0.87 * h, "c"),
                     (0.07 * w, 0.87 * h, "c"), (0.13 * w, 0.62 * h), (0.28 * w, 0.3 * h)])  # fmt: skip
    around_hole(easel, hole, fade(tone(cloth, -0.12), tone(cloth, -0.2), 0, h), "tent around")
    for hand in (-1, 1):

        def at(x: float, y: float, hand: int = hand) -> tuple[float, float]:
            return (0.5 + hand * x) * w, y * h

        flap = g.smooth([(*at(0.0, 0.01), "c"), at(0.2, 0.28), (*at(0.3, 0.5), "c"), at(0.38, 0.66),
                         (*at(0.47, 0.9), "c"), (*at(0.56, 0.9), "c"), at(0.42, 0.5),
                         (*at(0.1, 0.0), "c")])  # fmt: skip
        put(easel, flap, fade(tone(cloth, 0.06), tone(cloth, -0.04), 0, h), "tent flap")
        tie = g.rect(*at(0.335 if hand > 0 else 0.395, 0.5), 0.06 * w, 0.022 * h, 0.008 * unit)
        put(easel, tie, tone(cloth, -0.28), "tie")
        seam = g.limb([(*at(0.03, 0.0), 0.004 * unit), (*at(0.62, 0.95), 0.004 * unit)])
        put(easel, seam, tone(cloth, -0.26), "seam")
    sheet = g.polygon([(0.05 * w, 0.87 * h), (0.95 * w, 0.87 * h), (1.1 * w, 1.1 * h), (-0.1 * w, 1.1 * h)])
    put(easel, sheet, fade(dimmed(easel, (92, 106, 96)), dimmed(easel, (64, 76, 70)), 0.87 * h, h), "ground sheet")


def doorway(easel: Easel) -> None:
    """A dark wall with a door's frame, the door itself open at one side."""
    w, h, unit = easel.w, easel.h, easel.unit
    wood = dimmed(easel, _TIMBER)
    left, right, top, foot = 0.2 * w, 0.8 * w, 0.06 * h, 0.94 * h
    hole = g.rect(left, top, right - left, foot - top)
    wall = mix(tone(wood, -0.16), (58, 56, 70), 0.6)
    around_hole(easel, hole, fade(tone(wall, 0.04), tone(wall, -0.04), 0, h), "wall around the door")
    jamb = 0.035 * unit
    frame = g.difference(
        g.rect(left - jamb, top - jamb, right - left + 2 * jamb, h), g.rect(left, top, right - left, h)
    )
    put(easel, frame, fade(tone(wood, 0.12), tone(wood, 0.02), 0, h), "door frame")
    put(easel, g.rect(left - jamb, foot, right - left + 2 * jamb, 0.03 * h), tone(wood, 0.04), "threshold")
    leaf = g.polygon([(left, top), (left - 0.15 * w, top - 0.05 * h), (left - 0.15 * w, 1.02 * h), (left, foot)])
    put(easel, leaf, fade(tone(wood, 0.05), tone(wood, -0.06), 0, h), "open door")
    for y in (0.14, 0.56):
        panel = g.polygon(
            [
                (left - 0.02 * w, y * h),
                (left - 0.125 * w, (y - 0.035) * h),
                (left - 0.125 * w, (y + 0.34) * h),
                (left - 0.02 * w, (y + 0.31) * h),
            ]
        )
        put(easel, panel, tone(wood, -0.09), "panel")
    put(easel, g.ellipse(left - 0.13 * w, 0.52 * h, 0.014 * unit), (222, 186, 96), "handle")


def archway(easel: Easel) -> None:
    """A round arch in a wall of stone, its stones about the opening."""
    w, h, unit = easel.w, easel.h, easel.unit
    stone = dimmed(easel, (150, 136, 122))
    rx, ry, spring = 0.34 * w, min(0.34 * w, 0.36 * h), 0.06 * h + min(0.34 * w, 0.36 * h)
    hole = g.union(g.ellipse(0.5 * w, spring, rx, ry), g.rect(0.5 * w - rx, spring, 2 * rx, h))
    around_hole(easel, hole, fade(tone(stone, -0.1), tone(stone, -0.22), 0, h), "wall around the arch")
    thick = 0.075 * unit
    for i in range(13):
        a, b = (math.pi * (1 + (i + k) / 13) for k in (0.05, 0.95))
        wedge = g.polygon([(0.5 * w + (rx + out) * math.cos(t), spring + (ry + out) * math.sin(t))
                           for t, out in ((a, 0.0), (b, 0.0), (b, thick), (a, thick))])  # fmt: skip
        put(easel, wedge, tone(stone, 0.04 - 0.05 * (i % 2)), "arch")
    for i in range(6):
        y = spring + (h - spring) * (i + 0.04) / 6
        for x in (0.5 * w - rx - thick, 0.5 * w + rx):
            block = g.rect(x, y, thick, 0.92 * (h - spring) / 6)
            put(easel, block, tone(stone, 0.03 - 0.05 * (i % 2)), "arch")


def letterbox(easel: Easel) -> None:
    """A long slot in a painted door, with its brass flap pushed up."""
    w, h, unit = easel.w, easel.h, easel.unit
    paint = dimmed(easel, (40, 70, 66))
    left, top, wide, tall = 0.07 * w, 0.27 * h, 0.86 * w, 0.5 * h
    hole = g.rect(left, top, wide, tall, 0.03 * unit)
    around_hole(easel, hole, fade(tone(paint, 0.04), tone(paint, -0.05), 0, h), "door around")
    brass = dimmed(easel, (204, 166, 92))
    rim = g.difference(g.rect(left - 0.03 * w, top - 0.03 * w, wide + 0.06 * w, tall + 0.06 * w, 0.04 * unit), hole)
    put(easel, rim, fade(tone(brass, 0.1), tone(brass, -0.14), top, top + tall), "letterbox")
    flap = g.polygon(
        [(left, top), (left + wide, top), (left + wide - 0.02 * w, top + 0.07 * h), (left + 0.02 * w, top + 0.07 * h)]
    )
    put(easel, flap, tone(brass, -0.2), "flap")
