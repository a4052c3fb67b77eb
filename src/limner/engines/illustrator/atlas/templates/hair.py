"""Hair in masses, with locks and light, and beards, in the frame of a head that is 20 units wide and 23 high.

A style has what frames the face (`CAPS`), what falls behind head and shoulders (`BEHIND`), and what lies before them
(`BEFORE`); the parting moves with the face.
"""

import math
from collections.abc import Callable, Mapping

from limner.drawing.geometry import CORNER, Landmark, Path, ellipse, joined, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.solid import curve

Fall = Callable[[float], Path]
"""The outline of hair by the turn of the face, in the head's frame."""

CAPS: Mapping[str, list[Landmark]] = {
    "short": [(-9.9, 2.2, CORNER), (-11.0, -3.4), (-10.8, -8.6), (-7.6, -13.2), (-2.2, -15.8), (4, -15.4), (9, -12.2),
        (11.2, -7.2), (10.9, -2), (9.9, 2.0, CORNER), (9.2, -2.2), (8.8, -5.4, CORNER), (6.6, -6.8),
        (4.8, -8.4, CORNER), (2.4, -6.6), (0.6, -7.6, CORNER), (-2.4, -6.8), (-4.2, -8.2, CORNER), (-6.6, -6.2),
        (-8.3, -4.4, CORNER), (-8.8, -1.6), (-8.8, 2.2, CORNER)],
    "side": [(-9.9, 2.2, CORNER), (-11.2, -4), (-10.4, -9.2), (-7.8, -13.2), (-4, -16.2), (1.8, -18.0), (7.6, -17.0),
        (11.8, -12.6, CORNER), (11.4, -8), (11, -3), (9.9, 2.0, CORNER), (9.3, -3), (8.7, -6.8, CORNER), (5.4, -8.8),
        (0.6, -9.8), (-3.6, -8.4), (-6.6, -5.6), (-8.4, -2.2), (-8.8, 2.2, CORNER)],
    "messy": [(-10.2, 2.4, CORNER), (-12.2, -3.4, CORNER), (-11.2, -8), (-12.6, -11.6, CORNER), (-8.6, -13.2),
        (-8.2, -16.6, CORNER), (-3.6, -15.6), (-1.2, -18.4, CORNER), (2.2, -15.8), (6.6, -17.4, CORNER), (8.2, -13.4),
        (12.2, -12.2, CORNER), (11.2, -7.2), (12, -2.6, CORNER), (10.2, 2.2, CORNER), (9.2, -3.2), (7.4, -4.0, CORNER),
        (5.6, -7.0), (2.4, -3.8, CORNER), (0.4, -7.2), (-3.4, -4.0, CORNER), (-5.4, -6.6), (-7.8, -3.2, CORNER),
        (-8.9, 2.2, CORNER)],
    "fringe": [(-10.6, 6.4, CORNER), (-12.2, -1.6), (-11.6, -8.6), (-7, -14.4), (0, -16.4), (7, -14.4), (11.6, -8.6),
        (12.2, -1.6), (10.6, 6.0, CORNER), (9.4, 0.6), (9.0, -3.4, CORNER), (6.2, -2.7), (3.4, -2.4, CORNER),
        (2.6, -4.0, CORNER), (1.8, -2.3, CORNER), (-2.4, -2.4), (-5.4, -2.8, CORNER), (-6.2, -4.2, CORNER),
        (-7.0, -3.0), (-9.0, -3.4, CORNER), (-9.4, 0.6), (-9.4, 6.4, CORNER)],
    "parted": [(-10.6, 8.6, CORNER), (-12.6, 2), (-12.4, -5), (-9.4, -12), (-3.2, -15.8), (1, -15.2, CORNER),
        (5.4, -15.6), (10, -11.8), (12.2, -5), (12.2, 2), (10.8, 7.6, CORNER), (9.9, 1.6), (8.4, -3.4), (4.6, -7.6),
        (1, -11.6, CORNER), (-2.2, -7.2), (-6.6, -3.6), (-9, 1.2), (-9.2, 8.6, CORNER)],
    "swept": [(-10.6, 6.4, CORNER), (-12.4, -1), (-11.8, -8), (-7.4, -14.6), (-1, -17.0), (6, -15.8), (11.2, -10.6),
        (12.2, -3.4), (11.4, 5.4, CORNER), (9.8, 0.4), (8.4, -3.8), (4.4, -6.0), (-1.4, -8.0), (-5.6, -10.4, CORNER),
        (-7.4, -6.0), (-9, -0.6), (-9.2, 6.4, CORNER)],
    "pixie": [(-9.8, 3.4, CORNER), (-11.6, -2.6), (-11.2, -9), (-6.6, -14.4), (0, -16.2), (6.8, -14.6), (11.2, -9),
        (11.4, -2.6), (10.0, 4.4, CORNER), (9.2, -0.4, CORNER), (8.6, -3.2), (5.8, -5.2), (0, -6.6),
        (-3.8, -9.2, CORNER), (-6.2, -5.6), (-8.2, -2.2, CORNER), (-8.9, 3.4, CORNER)],
    "bald": [(-10.2, 4.4, CORNER), (-12.2, 1.4), (-11.8, -3.2), (-9.8, -5.4, CORNER), (-9.3, -1), (-9.0, 4.4, CORNER)],
    "buzz": [(-9.8, 1.6, CORNER), (-10.6, -4), (-8.2, -10.6), (-3.4, -13.2), (3.4, -13.2), (8.2, -10.6), (10.6, -4),
        (9.8, 1.4, CORNER), (9.2, -3.4), (7.4, -7.0, CORNER), (3, -8.4), (-3, -8.4), (-7.4, -7.0, CORNER), (-9.2, -3.4),
        (-9.1, 1.6, CORNER)],
    "mohawk": [(-2.4, -10.2, CORNER), (-4.2, -15), (-3.4, -21.4, CORNER), (-0.6, -18.6), (1.4, -23.4, CORNER),
        (3.0, -18.2), (5.8, -20.4, CORNER), (5.0, -14.4), (3.6, -9.6, CORNER), (0.6, -8.6)],
    "back": [(-9.9, 2.4, CORNER), (-11.4, -4.4), (-9.6, -11), (-4.8, -14.8), (1.6, -15.6), (7.6, -13.4), (11, -7.6),
        (10.8, -2), (9.9, 2.0, CORNER), (9.2, -2.6), (8.4, -5.8), (4.4, -9.2), (-0.4, -10.2), (-5, -8.6), (-8, -5),
        (-8.8, -1), (-8.8, 2.4, CORNER)],
    "curls": [(-10.4, 4.0, CORNER), (-12.6, 1.0), (-11.4, -2.6, CORNER), (-13.2, -6), (-10.6, -9.2, CORNER),
        (-10.6, -13.2), (-6.0, -13.4, CORNER), (-4.2, -17.0), (-0.2, -15.2, CORNER), (3.4, -17.4), (5.8, -13.8, CORNER),
        (10.4, -13.6), (10.4, -9.4, CORNER), (13.2, -6.4), (11.4, -2.8, CORNER), (12.6, 0.8), (10.4, 3.6, CORNER),
        (9.6, 0.2), (8.6, -3.0, CORNER), (7.2, -5.8), (4.6, -4.8, CORNER), (3.0, -7.8), (0.2, -5.8, CORNER),
        (-1.8, -8.2), (-4.2, -5.4, CORNER), (-6.8, -6.0), (-8.4, -2.6, CORNER), (-9.4, 0.6)],
}  # fmt: skip
"""Hair about the face."""


def _long(t: float) -> Path:
    return smooth([(-4, -15), (-11.8, -8), (-13.2, 3), (-13.8, 14), (-13.4, 22.4), (-9.6, 26.4, CORNER), (-8.6, 23.8),
        (-4.6, 26.2, CORNER), (-1.6, 24), (3.6, 25.8, CORNER), (6.2 - 2 * t, 23.6), (10.4 - 3 * t, 25.2, CORNER),
        (12.6 - 3 * t, 20), (12.8 - 2 * t, 10), (12.2 - t, 1), (11, -9), (4, -15.2)])  # fmt: skip


def _wavy(t: float) -> Path:
    return smooth([(-4, -15.4), (-12.2, -9), (-13.4, -1), (-15.2, 5), (-13.6, 11), (-16.2, 17), (-14.2, 23.4),
        (-15.4, 28, CORNER), (-10, 25.6), (-5.6, 28.4, CORNER), (-1, 25.4), (4.4, 27.8, CORNER), (8.4 - 2 * t, 25),
        (14 - 3 * t, 27, CORNER), (13.4 - 3 * t, 21.6), (15.2 - 3 * t, 16), (12.8 - 2 * t, 10.4), (14.4 - 2 * t, 4.4),
        (12.6 - t, -1), (11.8, -9), (4, -15.6)])  # fmt: skip


def _bob(t: float) -> Path:
    return smooth([(-4, -15), (-11.9, -8), (-13.4, 1), (-13.8, 8), (-11.6, 13.2), (-7.4, 13.8, CORNER), (-4, 12.2),
        (4 - t, 12.2), (7.6 - 2 * t, 13.6, CORNER), (11.6 - 2 * t, 12.6), (13 - 2 * t, 7.4), (12.6 - t, 0), (11.2, -9),
        (4, -15.2)])  # fmt: skip


def _bun(t: float) -> Path:
    x, y = -3.4 - 4 * t, -16.6 + 2.0 * t
    knot = [
        ellipse(x + dx, y + dy, r) for dx, dy, r in ((0, 0, 5.2), (-3.0, 0.8, 3.6), (2.8, -0.6, 3.8), (0.4, -3.0, 3.6))
    ]
    return union(*knot, ellipse(-1, -4, 11.6, 10.5))


def _ponytail(t: float) -> Path:
    tail = smooth([(-6 - 2 * t, -12.4), (-11.4 - 2 * t, -13), (-16.4 - 2 * t, -9), (-19.2 - t, -1), (-18.8, 8),
        (-19.6, 14.6), (-17.2, 20.6, CORNER), (-15.4, 16.4), (-13.2, 18.6, CORNER), (-12.6, 10), (-12.8, 2),
        (-9, -5)])  # fmt: skip
    return union(tail, ellipse(-1, -4, 11, 9.6))


def _pigtails(t: float) -> Path:
    left = smooth([(-9, -6), (-13, -6.4), (-17.6, -2), (-19, 6), (-17.6, 12.6), (-18, 17.4, CORNER), (-14.4, 14.6),
        (-12.6, 15.8, CORNER), (-11.8, 9), (-12.2, 2), (-8.4, 0)])  # fmt: skip
    right = smooth([(9 - t, -6), (13 - 2 * t, -6.4), (17.6 - 2 * t, -2), (19 - 2 * t, 6), (17.6 - 2 * t, 12.6),
        (18 - 2 * t, 17.4, CORNER), (14.4 - 2 * t, 14.6), (12.6 - 2 * t, 15.8, CORNER), (11.8 - 2 * t, 9),
        (12.2 - t, 2), (8.4, 0)])  # fmt: skip
    return union(left, right, ellipse(-0.5, -4, 11.2, 9.4))


def _curls(t: float) -> Path:
    lobes = [(-9.8, -8, 6.0), (-4.4, -13.6, 5.6), (2.6, -14.6, 5.4), (8.6, -10.6, 5.6), (-13.0, -1.4, 5.0),
        (12.6 - t, -2.4, 4.8), (-13.6, 5.4, 4.8), (12.8 - t, 4.6, 4.4), (-12.0, 11.4, 4.6), (11.6 - 2 * t, 10.6, 4.2),
        (-8.0, 14.4, 4.0), (7.6 - 2 * t, 13.8, 3.8)]  # fmt: skip
    return union(*(ellipse(x, y, r) for x, y, r in lobes), ellipse(0, -2, 11, 14))


def _long_curls(t: float) -> Path:
    lobes = [(-14.6, 12, 4.8), (-13.4, 18.4, 4.8), (-9.4, 22.6, 4.4), (-3, 22, 4.2), (12.8 - 2 * t, 12, 4.4),
        (12.4 - 3 * t, 18, 4.4), (8.6 - 3 * t, 22, 4.2), (3, 22.6, 4.0)]  # fmt: skip
    return union(_curls(t), *(ellipse(x, y, r) for x, y, r in lobes), ellipse(0, 12, 11, 11))


def _afro(t: float) -> Path:
    ring = [(13.4 * math.cos(a), 12.6 * math.sin(a) - 6.4) for a in (math.radians(d) for d in range(146, 400, 21))]
    return union(*(ellipse(x - t, y, 4.4) for x, y in ring), ellipse(-t, -6, 13.4, 12.8))


def _braids_back(t: float) -> Path:
    return ellipse(-0.8, -4, 11.3, 10)


def _dreads(t: float) -> Path:
    ropes = [limb([(x * 0.8, -10, 4.4), (x * 1.18 - (t if x > 0 else 0), 2, 3.8),
        (x * 1.2 - 2 * (t if x > 0 else 0), y, 2.6)])
        for x, y in ((-11.4, 17), (-9, 20.6), (-6, 22), (9, 20), (11.4, 16.4), (6, 21.6))]  # fmt: skip
    return union(*ropes, ellipse(-0.5, -5, 11.8, 10.6))


BEHIND: Mapping[str, Fall] = {"long": _long, "wavy": _wavy, "bob": _bob, "bun": _bun, "ponytail": _ponytail,
    "pigtails": _pigtails, "curls": _curls, "long curls": _long_curls, "afro": _afro, "braid": _braids_back,
    "braids": _braids_back, "dreadlocks": _dreads}  # fmt: skip
"""Hair behind the head, by style."""


def _plait(x0: float, y0: float, x1: float, y1: float) -> list[Path]:
    """A braid's links from its top to its tassel."""
    links = []
    for i in range(6):
        k = i / 5
        x, y, r = x0 + (x1 - x0) * k + 0.5 * (-1) ** i, y0 + (y1 - y0) * k, 2.7 - 0.7 * k
        links.append(ellipse(x, y, r, r * 0.94))
    links.append(limb([(x1, y1 + 1.0, 1.2), (x1 + 0.2, y1 + 3.6, 3.2), (x1 + 0.4, y1 + 6.4, 0.5)]))
    return links


def _braids(t: float) -> Path:
    return union(*_plait(-10.0, 5.0, -11.6, 21.0), *_plait(10.0 - 0.8 * t, 5.0, 10.8 - 2.4 * t, 21.0))


def _braid(t: float) -> Path:
    return union(*_plait(9.8 - 0.8 * t, 5.4, 7.6 - t, 23.0))


BEFORE: Mapping[str, Fall] = {"braids": _braids, "braid": _braid}
"""Hair that lies before the shoulders, by style."""


def behind(pen: Pen, frame: Frame, style: str, turn: float) -> None:
    """The hair behind head and shoulders, darker, with locks."""
    pen.part("hair", frame.path(BEHIND[style](turn)), tone=-0.07)
    if style in ("long", "wavy", "ponytail", "bob"):
        low = 12.0 if style == "bob" else 23.0
        locks = [
            limb([(x, -2, 0.3), (x * 1.08, low * 0.45, 1.3), (x * 0.98 + 0.6, low, 0.3)])
            for x in (-11.2, -8.0, 8.2, 10.8)
        ]
        pen.mark("hair", frame.path(union(*locks)), tone=-0.08, detail=1)
    elif style in ("curls", "long curls", "afro"):
        rings = [curve((x - 2, y - 0.6), (x - 0.6, y - 2.2), (x + 1.4, y - 1.4), (x + 1.2, y + 0.6))
            for x, y in ((-11.6, -6), (-6, -14.4), (2.4, -16), (9.4, -12), (12.4, -4), (-13, 2), (-12.6, 8),
                (12.2, 4))]  # fmt: skip
        pen.mark("hair", frame.path(joined(*rings)), width=0.8 * frame.scale, tone=0.075, detail=1)


def cap(pen: Pen, frame: Frame, style: str, turn: float) -> None:
    """The hair about the face, with its locks, the light on it, and what lies before the shoulders."""
    outline = [_parted(p, turn) for p in CAPS[style]]
    pen.part("hair", frame.path(smooth(outline)))
    if style == "bald":
        pen.part("hair", frame.shape((9.4, -4.4, CORNER), (11.6 - turn, -2), (11.4 - turn, 2.4), (9.6, 4, CORNER)),
            tone=-0.03)  # fmt: skip
    elif style == "curls":
        rings = [curve((x - 1.8, y + 0.4), (x - 1.0, y - 1.6), (x + 1.0, y - 1.4), (x + 1.2, y + 0.5))
            for x, y in ((-9.8, -6.6), (-6, -10.8), (-1, -11.6), (4, -11.2), (8.6, -7.6), (10, -2))]  # fmt: skip
        pen.mark("hair", frame.path(joined(*rings)), width=0.8 * frame.scale, tone=0.09, detail=1)
    elif style != "mohawk":
        _locks(pen, frame, style, turn)


def before(pen: Pen, frame: Frame, style: str, turn: float) -> None:
    """Braids before the shoulders, with their bands."""
    if style not in BEFORE:
        return
    pen.part("hair", frame.path(BEFORE[style](turn)), tone=-0.02)
    ends = [(-11.6, 21.6), (10.8 - 2.4 * turn, 21.6)] if style == "braids" else [(7.6 - turn, 23.6)]
    pen.mark("lip", frame.path(joined(*(ellipse(x, y, 2.2, 0.8) for x, y in ends))), tone=0.06)


def _locks(pen: Pen, frame: Frame, style: str, turn: float) -> None:
    """Locks that run from the parting to the rim, and the light on the crown."""
    t = turn * 1.1
    root = {"side": -7.0, "swept": -5.4, "pixie": -3.8, "short": -5.0, "back": 0.0}.get(style, 0.8) + t
    dark: list[Path] = []
    fine: list[Path] = []
    pale: list[Path] = []
    for k, low in ((-0.97, 0.8), (-0.66, -2.6), (-0.3, -5.6), (0.12, -6.4), (0.5, -4.6), (0.76, -2.6), (0.96, 0.6)):
        x, mid = k * 10.2, ((root + k * 10.2) / 2 + k * 2.2, -10.2)
        top = (root + k * 2.8, -14.4)
        dark.append(
            limb(
                [
                    ((top[0] + mid[0]) / 2, (top[1] + mid[1]) / 2, 0.1),
                    (mid[0] * 0.35 + x * 0.65, (mid[1] + low) / 2, 0.7),
                    (x, low + 0.6, 1.0),
                ]
            )
        )
        for step, into in ((0.9, fine), (1.7, pale), (-0.9, fine)):
            into.append(
                curve((top[0] + 0.4 * step, top[1]), (mid[0] + 0.8 * step, mid[1] + 0.2), (x * 0.95 + step, low))
            )
    pen.mark("hair", frame.path(union(*dark)), tone=-0.05, detail=1)
    pen.mark("hair", frame.path(joined(*fine)), width=0.16 * frame.scale, tone=-0.05, detail=2)
    pen.mark("hair", frame.path(joined(*pale)), width=0.2 * frame.scale, tone=0.055, detail=2)
    _sheen(pen, frame)


def _sheen(pen: Pen, frame: Frame) -> None:
    """The light on the crown: a band that breaks up into strands below."""
    tips = [(9.4, -5.6), (8.4, -8.6), (7.4, -7.4), (6.0, -10.4), (4.8, -9.4), (3.0, -11.6), (1.2, -10.4), (-0.8, -11.8),
        (-3.0, -10.2), (-4.6, -11.0), (-6.4, -8.4), (-7.4, -9.2), (-9.4, -5.4)]  # fmt: skip
    band: list[Landmark] = [(-8.6, -9.0), (-5.4, -12.2), (0.0, -13.6), (5.0, -12.6), (8.4, -9.6)]
    pen.mark("hair", frame.path(smooth([*band, *((x, y, CORNER) for x, y in tips)])), tone=0.09, alpha=0.5, detail=1)


def _parted(p: Landmark, turn: float) -> Landmark:
    """A landmark of the hair; the parting moves with the face, the sides stay."""
    shift = turn * 1.1 if p[1] < -1 and -9 < p[0] < 9 else 0.0
    return (p[0] + shift, p[1], p[2]) if len(p) == 3 else (p[0] + shift, p[1])


def beard(pen: Pen, frame: Frame, kind: str, turn: float) -> None:
    """A beard on the face: stubble, goatee, moustache, handlebar, full or long."""
    dx = 2.4 * turn
    if kind == "stubble":
        jaw = frame.shape((-9.6, 1.4), (-8.4, 7), (-4, 12), (dx * 0.4, 12.6), (4, 12), (8.4, 7), (9.6, 1.4), (7, 5.2),
            (dx + 3.6, 5.0), (dx, 4.4), (dx - 3.6, 5.0), (-7, 5.2))  # fmt: skip
        pen.mark("hair", jaw, alpha=0.22)
        return
    if kind in ("full", "long"):
        _full(pen, frame, kind, dx)
    if kind == "goatee":
        pen.part("hair", frame.shape((dx - 3.6, 8.0, CORNER), (dx - 3.4, 10.6), (dx, 14.6), (dx + 3.4, 10.6),
            (dx + 3.6, 8.0, CORNER), (dx + 1.8, 9.2), (dx, 9.0), (dx - 1.8, 9.2)))  # fmt: skip
    droop = 3.0 if kind == "handlebar" else 0.0
    half: list[Landmark] = [(2.4, 4.3), (4.6, 5.7), (5.8 + droop * 0.5, 6.3 - droop, CORNER), (4.0, 7.3), (1.8, 6.7)]
    right: list[Landmark] = [(dx + x, *rest) for x, *rest in half]
    left: list[Landmark] = [(dx - x, *rest) for x, *rest in reversed(half)]
    pen.part("hair", frame.shape((dx, 4.4), *right, (dx, 6.0, CORNER), *left),
        tone=0.03 if kind in ("full", "long") else 0.0)  # fmt: skip


def _full(pen: Pen, frame: Frame, kind: str, dx: float) -> None:
    drop = 14.4 if kind == "full" else 30.0
    tip = [(-4.4, drop * 0.95, CORNER), (dx * 0.5 - 2.2, drop * 0.9), (dx * 0.5, drop + 0.6, CORNER),
        (dx * 0.5 + 2.2, drop * 0.9), (4.4, drop * 0.95, CORNER)]  # fmt: skip
    jaw: list[Landmark] = [(-9.9, -1.4, CORNER), (-10.1, 5), (-8.2, drop * 0.7), *tip, (8.2, drop * 0.7), (10.1, 5),  # type: ignore[list-item]
        (9.9, -1.4, CORNER), (8.4, 3.0), (6.4, 5.4), (dx + 3.4, 5.6), (dx, 5.2), (dx - 3.4, 5.6), (-6.4, 5.4),
        (-8.4, 3.0)]  # fmt: skip
    pen.part("hair", frame.path(smooth(jaw)), tone=-0.03)
    locks = [limb([(x, 7.6 + abs(x) * -0.2, 0.3), (x * 0.9, drop * 0.7, 1.0), (x * 0.6, drop * 0.94, 0.2)])
        for x in (-6.4, -3.0, 0.6, 3.8, 6.8)]  # fmt: skip
    pen.mark("hair", frame.path(union(*locks)), tone=-0.06, detail=1)
