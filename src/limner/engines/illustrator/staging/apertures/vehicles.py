"""Out of a vehicle: over its dashboard, by its window, through its porthole."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.engines.illustrator.staging.apertures.aperture import around_hole, dimmed, put
from limner.engines.illustrator.staging.easel import Easel, fade

_PLASTIC: RGB = (92, 90, 100)
_PANEL: RGB = (214, 214, 218)
_STEEL: RGB = (92, 104, 116)


def windshield(easel: Easel) -> None:
    """The frame of a windshield, a mirror that hangs in it, wipers, the dashboard with dials and the wheel."""
    w, h, unit = easel.w, easel.h, easel.unit
    dark = dimmed(easel, _PLASTIC)
    glass = g.corners_rounded(
        g.polygon([(0.12 * w, 0.07 * h), (0.88 * w, 0.07 * h), (1.02 * w, 0.74 * h), (-0.02 * w, 0.74 * h)]),
        0.06 * unit,
    )
    around_hole(easel, glass, fade(tone(dark, 0.06), tone(dark, -0.06), 0, h), "windshield frame")
    for x, lean in ((0.3, -0.24), (0.66, -0.2)):
        wiper = g.limb([(x * w, 0.75 * h, 0.007 * unit), ((x + lean) * w, 0.63 * h, 0.004 * unit)])
        put(easel, wiper, tone(dark, -0.1), "wiper")
    put(easel, g.rect(0.494 * w, 0.06 * h, 0.012 * w, 0.05 * h), tone(dark, -0.04), "mirror stalk")
    mirror = g.rect(0.39 * w, 0.095 * h, 0.22 * w, 0.07 * h, 0.03 * unit)
    put(easel, mirror, tone(dark, -0.08), "mirror")
    put(easel, g.rect(0.4 * w, 0.103 * h, 0.2 * w, 0.054 * h, 0.024 * unit),
        fade((196, 212, 224), (140, 158, 172), 0.1 * h, 0.16 * h), "mirror's glass")  # fmt: skip
    _dashboard(easel, dark)


def _dashboard(easel: Easel, dark: RGB) -> None:
    w, h, unit = easel.w, easel.h, easel.unit
    hood = g.smooth([(-0.1 * w, 0.8 * h), (0.1 * w, 0.755 * h), (0.3 * w, 0.735 * h), (0.5 * w, 0.765 * h),
                     (0.8 * w, 0.765 * h), (1.1 * w, 0.8 * h), (1.1 * w, 1.1 * h, "c"),
                     (-0.1 * w, 1.1 * h, "c")])  # fmt: skip
    put(easel, hood, fade(tone(dark, 0.14), tone(dark, 0.0), 0.73 * h, h), "dashboard")
    for x in (0.23, 0.37):
        put(easel, g.ellipse(x * w, 0.83 * h, 0.05 * unit), (28, 30, 36), "dial")
        put(easel, g.ellipse(x * w, 0.83 * h, 0.042 * unit), (236, 232, 220), "dial's face")
        needle = g.limb([(x * w, 0.83 * h, 0.004 * unit), (x * w + 0.026 * unit, 0.805 * h, 0.0015 * unit)])
        put(easel, needle, (206, 62, 48), "needle")
    for x in (0.62, 0.7, 0.78):
        put(easel, g.rect(x * w, 0.815 * h, 0.06 * w, 0.035 * h, 0.01 * unit), tone(dark, -0.14), "vent")
    _wheel(easel, 0.3 * w, 1.0 * h, 0.21 * unit, tone(dark, -0.2))


def _wheel(easel: Easel, x: float, y: float, r: float, rgb: RGB) -> None:
    ring = g.difference(g.ellipse(x, y, r), g.ellipse(x, y, 0.84 * r))
    spokes = g.union(g.rect(x - 0.9 * r, y - 0.08 * r, 1.8 * r, 0.18 * r), g.ellipse(x, y, 0.27 * r))
    put(easel, g.union(ring, spokes), fade(tone(rgb, 0.12), rgb, y - r, y + 0.3 * r), "steering wheel")


def airliner(easel: Easel) -> None:
    """The rounded window of an airliner in its pale wall, its blind half up, and the wing outside."""
    w, h, unit = easel.w, easel.h, easel.unit
    wall = dimmed(easel, _PANEL, 0.75)
    wing = g.polygon([(0.1 * w, 0.9 * h), (0.9 * w, 0.6 * h), (0.92 * w, 0.625 * h), (0.6 * w, 0.95 * h)])
    put(easel, wing, fade(tone(wall, 0.02), tone(wall, -0.14), 0.6 * h, 0.95 * h), "wing")
    for grown, shift, name in ((0.0, -0.16, "window"), (0.02, 0.05, "window's rim"), (0.055, 0.0, "cabin wall")):
        x, y = (0.17 * w - grown * unit), (0.07 * h - grown * unit)
        hole = g.rect(x, y, w - 2 * x, h - 2 * y, 0.3 * (w - 2 * x))
        around_hole(easel, hole, fade(tone(wall, shift + 0.03), tone(wall, shift - 0.05), 0, h), name)
    blind = g.intersection(g.rect(0, 0, w, 0.16 * h), g.rect(0.17 * w, 0.07 * h, 0.66 * w, 0.86 * h, 0.198 * w))
    put(easel, blind, tone(wall, 0.06), "blind")


def porthole(easel: Easel) -> None:
    """A round window with bolts in a wall of steel."""
    w, h, unit = easel.w, easel.h, easel.unit
    wall = dimmed(easel, _STEEL)
    x, y, r = 0.5 * w, 0.5 * h, 0.42 * min(w, h)
    around_hole(easel, g.ellipse(x, y, r), fade(tone(wall, 0.05), tone(wall, -0.08), 0, h), "porthole around")
    ring = g.difference(g.ellipse(x, y, 1.12 * r), g.ellipse(x, y, r))
    brass = dimmed(easel, (196, 158, 92))
    put(easel, ring, fade(tone(brass, 0.1), tone(brass, -0.14), y - r, y + r), "porthole ring")
    bolts = g.joined(*(g.moved(g.rotated(g.ellipse(1.06 * r, 0, 0.016 * unit), 45 * i), x, y) for i in range(8)))
    put(easel, bolts, tone(brass, -0.2), "bolts")


def cabin(easel: Easel) -> None:
    """The side window of a car or a train: a frame with rounded corners, the door's upper edge below it."""
    w, h, unit = easel.w, easel.h, easel.unit
    dark = dimmed(easel, _PLASTIC)
    glass = g.rect(0.06 * w, 0.07 * h, 0.88 * w, 0.7 * h, 0.09 * unit)
    around_hole(easel, glass, fade(tone(dark, 0.04), tone(dark, 0.1), 0, h), "window frame")
    rim = g.difference(glass, g.rect(0.075 * w, 0.085 * h, 0.85 * w, 0.67 * h, 0.08 * unit))
    put(easel, rim, tone(dark, -0.12), "window")
    put(easel, g.rect(-9, 0.81 * h, w + 18, 0.035 * h), tone(dark, 0.18), "door's edge")
    put(easel, g.rect(0.62 * w, 0.9 * h, 0.2 * w, 0.03 * h, 0.015 * unit), (190, 192, 198), "handle")
