"""What things are put into: mouths at the top, insides behind a door. Staging knows them by the name `HOLLOW`."""

from collections.abc import Sequence

from limner.drawing.geometry import Path, bounds, intersection, line, polygon, rect
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.solid import Profile, quad, rim

_DEEP = 0.07
"""How far up the floor of an inside reaches, over its height: it is seen from a little above."""


def opened(pen: Pen) -> bool:
    """Whether it is drawn open: its lid off, its door ajar."""
    return pen.pose == "open"


def mouth(pen: Pen, slot: str, path: Path, *, tone: float = -0.26) -> None:
    """The dark of what opens at the top: what is in it rises over the near edge of this path."""
    left, top, right, bottom = bounds(path)
    pen.part(slot, path, tone=tone, shade="flat", name=HOLLOW)
    middle = ((left + right) / 2, (top + bottom) / 2)
    pen.anchor(mouth=middle, opening=middle)


def brim(pen: Pen, slot: str, profile: Profile, *, tilt: float, lip: float = 3.0, tone: float = -0.26) -> None:
    """The round mouth of a turned body: its edge, and the dark within."""
    pen.part(slot, rim(profile, tilt=tilt), tone=0.05)
    mouth(pen, slot, rim(profile, tilt=tilt, inset=lip), tone=tone)


def cavity(
    pen: Pen, slot: str, path: Path, *, tone: float = 0.0, shelves: Sequence[float] = (), board: str = ""
) -> None:
    """The inside of what opens at the front: back wall, side, ceiling and floor; what is in it stands on the floor,
    or on the shelves at the heights given, of the slot `board`."""
    left, top, right, bottom = bounds(path)
    wide, tall = right - left, bottom - top
    floor = bottom - _DEEP * tall
    pen.part(slot, path, tone=tone, shade="flat", name=HOLLOW)
    pen.mark(slot, rect(left, floor, wide, bottom - floor), tone=tone + 0.09)
    pen.mark(slot, rect(left, top, wide, 0.06 * tall), tone=tone - 0.06)
    pen.mark(slot, polygon([(right, top), (right - 0.08 * wide, top + 0.06 * tall), (right - 0.08 * wide, floor),
        (right, bottom)]), tone=tone - 0.05)  # fmt: skip
    for k, y in enumerate(shelves):
        pen.part(board or slot, intersection(path, rect(left, y - 0.03 * tall, wide, 0.03 * tall)), tone=-0.03)
        pen.anchor(**{f"shelf{k}": ((left + right) / 2, y - 0.015 * tall)})
    pen.anchor(floor=((left + right) / 2, (floor + bottom) / 2))


def door(pen: Pen, slot: str, x: float, top: float, bottom: float, out: float, *, tone: float = -0.06) -> None:
    """A door that stands open, hinged at `x` and seen so far `out` to its side; nearer to the viewer there."""
    low = min(bottom + 0.09 * (bottom - top), 0.0)
    leaf = quad((x, top), (x + out, top + 0.03 * (bottom - top)), (x + out, low), (x, bottom))
    pen.part(slot, leaf, tone=tone)
    inset = 0.16 * out
    pen.mark(slot, quad((x + inset, top + 0.09 * (bottom - top)), (x + out - inset, top + 0.11 * (bottom - top)),
        (x + out - inset, low - 0.08 * (bottom - top)), (x + inset, bottom - 0.08 * (bottom - top))),
        tone=tone - 0.05)  # fmt: skip
    pen.mark(slot, line([(x + out, top), (x + out, low + 2)]), tone=tone + 0.12, width=1.6)
