"""Through small and round things: a keyhole, binoculars, a spyglass, a fisheye lens."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.apertures.aperture import around_hole, dimmed, put
from limner.engines.illustrator.staging.easel import Easel, fade

_BLACK: RGB = (14, 13, 18)
_OAK: RGB = (74, 48, 34)
_BRASS: RGB = (204, 166, 92)


def _keyhole(easel: Easel, grown: float) -> Path:
    w, h = easel.w, easel.h
    grow = grown * easel.unit
    ward = g.polygon([(0.4 * w - grow, 0.4 * h), (0.6 * w + grow, 0.4 * h), (0.74 * w + grow, 0.95 * h + grow),
                      (0.26 * w - grow, 0.95 * h + grow)])  # fmt: skip
    return g.union(g.ellipse(0.5 * w, 0.33 * h, 0.3 * min(w, h) + grow), ward)


def keyhole(easel: Easel) -> None:
    """A keyhole in its plate on a dark door, so near that little else is seen."""
    h = easel.h
    oak, brass = dimmed(easel, _OAK), dimmed(easel, _BRASS)
    around_hole(easel, _keyhole(easel, 0.0), _BLACK, "keyhole")
    around_hole(easel, _keyhole(easel, 0.03), fade(tone(brass, 0.04), tone(brass, -0.2), 0, h), "keyhole plate")
    around_hole(easel, _keyhole(easel, 0.075), fade(tone(oak, 0.02), tone(oak, -0.08), 0, h), "door around")


def binoculars(easel: Easel) -> None:
    """Two circles that meet, black about them."""
    w, h = easel.w, easel.h
    r = min(0.34 * w, 0.44 * h)
    around_hole(easel, g.union(*(g.ellipse(x, 0.5 * h, r) for x in (0.5 * w - 0.62 * r, 0.5 * w + 0.62 * r))), _BLACK,
                "binoculars", blur=0.004)  # fmt: skip


def spyglass(easel: Easel) -> None:
    """One circle, a ring of brass, black about it."""
    w, h = easel.w, easel.h
    r = 0.45 * min(w, h)
    hole = g.ellipse(0.5 * w, 0.5 * h, r)
    around_hole(easel, hole, _BLACK, "spyglass")
    ring = g.difference(g.ellipse(0.5 * w, 0.5 * h, 1.05 * r), hole)
    put(easel, ring, fade(tone(_BRASS, 0.06), tone(_BRASS, -0.22), 0, h), "spyglass ring")


def fisheye(easel: Easel) -> None:
    """The round picture of a fisheye lens."""
    w, h = easel.w, easel.h
    around_hole(easel, g.ellipse(0.5 * w, 0.5 * h, 0.49 * min(w, h)), _BLACK, "fisheye", blur=0.003)


def unframed(easel: Easel) -> None:
    """Nothing: a lens that shows less of the ground than of the sky leaves no edge."""
