"""A person's head: face, ears, hair, beard, glasses. About (0, 0) in its frame it is 20 units wide and 23 high.

`turn` 0 looks at the viewer, 1 past the right of the picture. From a distance eyes are dots and a mouth is a line; in
a close view (detail 2) there are whites, irises and lids, lips, strands of hair, and the shadow under the brow.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from limner.drawing.geometry import CORNER, Landmark, Path, Point, ellipse, joined, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, symmetric
from limner.engines.illustrator.atlas.solid import curve

Behind = Callable[[Frame, float], Path]

CAPS: dict[str, list[Landmark]] = {
    "short": [(-10.6, 1.5, CORNER), (-11.2, -5), (-8, -11.6), (-1, -14.4), (6, -13.4), (10.6, -8.4),
        (11, -2.6, CORNER), (9.4, -4.2), (7.6, -6.6), (2, -5.6), (-4.5, -6.6), (-7.6, -3.6), (-8.6, 1.2, CORNER)],
    "side": [(-10.6, 2, CORNER), (-11.4, -5), (-8, -12), (-1, -15), (7, -14), (11.4, -8.4), (10.8, -1, CORNER),
        (9.6, -5), (6.4, -8.2), (1, -8.8), (-4.6, -6.2), (-8, -2), (-8.8, 2, CORNER)],
    "messy": [(-10.8, 2, CORNER), (-12, -4), (-10.4, -9, CORNER), (-9, -12.6), (-5.4, -12.6, CORNER), (-3, -16),
        (1, -14, CORNER), (5.4, -16), (7, -12.6, CORNER), (11.4, -10.6), (11, -5), (10.6, -1, CORNER), (9.2, -5.4),
        (6, -4.4, CORNER), (4, -7.6), (0, -4.6, CORNER), (-3, -7.4), (-6.6, -4, CORNER), (-8.6, 2, CORNER)],
    "fringe": [(-11, 5, CORNER), (-12, -4), (-9, -12), (-1, -15), (7, -13.8), (11.6, -7), (11, 4, CORNER), (9.4, -2),
        (8.6, -4.6, CORNER), (4, -3.6), (-2, -4), (-7.6, -4.4, CORNER), (-8.8, 0), (-9.2, 5, CORNER)],
    "parted": [(-10.8, 7, CORNER), (-12, -3), (-9.4, -11.4), (-2, -15), (6, -14.2), (11.4, -8), (11.6, 5, CORNER),
        (9.6, 0), (7.4, -4.6), (2, -8.4), (0.4, -10.6, CORNER), (-2.6, -6.6), (-7, -2.6), (-9, 6, CORNER)],
    "bald": [(-10.4, 4.4, CORNER), (-12.4, 1), (-11.8, -3.6), (-9.6, -5.6, CORNER), (-9.2, -1), (-8.9, 4.4, CORNER)],
    "back": [(-10.6, 2, CORNER), (-11.6, -5), (-8.4, -12.2), (-1, -14.8), (7, -13.4), (11, -7.4),
        (10.8, -1.6, CORNER), (8.6, -6.6), (3, -9.6), (-3.6, -9), (-8, -5), (-8.8, 2, CORNER)],
    "curls": [(-10.8, 3, CORNER), (-12.6, -2), (-11.4, -8), (-6.6, -13.6), (0, -15.2), (6.8, -13.8), (11.4, -8.4),
        (12, -2), (10.6, 2.4, CORNER), (9.8, -2.6), (7.6, -4.2, CORNER), (5.4, -6.8), (2.6, -5.2, CORNER), (0, -7.8),
        (-2.8, -5.4, CORNER), (-5.4, -7), (-7.8, -4, CORNER), (-9.2, -1.6)],
}  # fmt: skip
"""Hair over the forehead, by cut; a turned head moves its parting."""


def _long(frame: Frame, turn: float) -> Path:
    return frame.shape((-4, -14), (-11.6, -8), (-13, 4), (-13.6, 16), (-12, 24.6), (-5, 25), (4, 24),
        (10.4 - turn * 4, 24.4), (12.8 - turn * 3, 16), (12 - turn, 2), (11, -9), (4, -14.4))  # fmt: skip


def _bob(frame: Frame, turn: float) -> Path:
    return frame.shape((-4, -14), (-11.6, -8), (-13.4, 2), (-13.4, 10), (-10, 13.6), (0, 13), (9 - turn * 2, 13.4),
        (12.4 - turn * 2, 9), (12, 0), (11, -9), (4, -14.4))  # fmt: skip


def _bun(frame: Frame, turn: float) -> Path:
    return frame.path(union(ellipse(-5.4 - 3 * turn, -14.6 + 2.4 * turn, 6), ellipse(-1, -4, 11.8, 10.5)))


def _ponytail(frame: Frame, turn: float) -> Path:
    return frame.path(union(limb([(-7 - turn * 2, -9, 6), (-13.6 - turn * 2, -7, 7.6), (-16.6 - turn, 3, 8),
        (-15, 12, 6), (-16.6, 17, 1)]), ellipse(-1, -4, 11, 9.6)))  # fmt: skip


def _pigtails(frame: Frame, turn: float) -> Path:
    left = limb([(-9.6, -3, 5), (-14.6, 1, 7), (-16, 9, 7.4), (-14.4, 16, 1)])
    right = limb([(9.6 - turn, -3, 5), (14.6 - turn * 2, 1, 7), (16 - turn * 2, 9, 7.4), (14.4 - turn * 2, 16, 1)])
    return frame.path(union(left, right, ellipse(-0.5, -4, 11.2, 9.4)))


def _curls(frame: Frame, turn: float) -> Path:
    lobes = [(-9.6, -7, 6.4), (-4, -13, 6.6), (4, -13.4, 6.6), (10, -8, 6.2), (-11.8, 1, 5.6),
        (11.6 - turn, 0.4, 5.2), (-10.4, 7, 4.4), (10.2 - turn, 6, 4)]  # fmt: skip
    return frame.path(union(*(ellipse(x, y, r) for x, y, r in lobes), ellipse(0, -4, 10, 10)))


def _afro(frame: Frame, turn: float) -> Path:
    ring = [(11.4 * math.cos(a), 10.6 * math.sin(a) - 5.6) for a in (math.radians(d) for d in range(150, 395, 27))]
    return frame.path(union(*(ellipse(x - turn, y, 4.6) for x, y in ring), ellipse(-turn, -5, 11.5, 11)))


BEHIND: dict[str, Behind] = {"long": _long, "bob": _bob, "bun": _bun, "ponytail": _ponytail, "pigtails": _pigtails,
    "curls": _curls, "afro": _afro}  # fmt: skip
"""Hair behind the head, by style."""


@dataclass(frozen=True, slots=True)
class Look:
    """A face: hair over the forehead (`CAPS`), hair behind (`BEHIND`), beard ("", full, moustache, long), and more."""

    cap: str = "short"
    back: str = ""
    beard: str = ""
    glasses: bool = False
    lashes: bool = False
    wrinkles: bool = False
    child: bool = False
    ears: bool = True


@dataclass(frozen=True, slots=True)
class Expression:
    """What a mood does to a face: brows higher (`lift`) and turned inward and down (`knit`), eyes, mouth.

    `eyes` are open, wide, half (under lids), glad (arcs that smile) or shut; `mouth` is a smile, grin, frown, gape or
    line.
    """

    lift: float = 0.0
    knit: float = 0.0
    eyes: Literal["open", "wide", "half", "glad", "shut"] = "open"
    mouth: Literal["smile", "grin", "frown", "gape", "line"] = "smile"
    tear: bool = False


EXPRESSIONS: dict[str, Expression] = {
    "happy": Expression(lift=0.5, eyes="glad", mouth="grin"),
    "sad": Expression(lift=0.3, knit=-1.3, mouth="frown", tear=True),
    "angry": Expression(lift=-1.0, knit=1.5, mouth="frown"),
    "surprised": Expression(lift=1.7, eyes="wide", mouth="gape"),
    "sleepy": Expression(eyes="half", mouth="line"),
    "calm": Expression(eyes="shut"),
    "proud": Expression(lift=0.6, eyes="half"),
}
"""By the mood that the words name; without one, open eyes and a smile."""


def hair_behind(pen: Pen, frame: Frame, look: Look, turn: float) -> None:
    """The hair that lies behind head and shoulders."""
    if look.back:
        pen.part("hair", BEHIND[look.back](frame, turn), tone=-0.07)


def head(pen: Pen, frame: Frame, look: Look, turn: float, *, asleep: bool = False) -> None:
    """The head with its anchors: head, face, eye, mouth, hat."""
    if look.ears:
        _ears(pen, frame, turn)
    pen.part("skin", _skull(frame, look))
    if "freckled" in pen.mood.split():
        _freckles(pen, frame, turn)
    for size, alpha in ((1.0, 0.16), (0.62, 0.14)):
        pen.mark("blush", frame.path(joined(ellipse(-5.8 + 3 * turn, 4.2, 3.1 * size, 2.2 * size),
            ellipse(6.2 + 2 * turn, 4.2, 2.8 * size, 2.2 * size))), alpha=alpha, detail=1)  # fmt: skip
    if look.beard:
        _beard(pen, frame, look, turn)
    _features(pen, frame, look, turn, asleep=asleep)
    if look.cap:
        cap = smooth([_parted(p, turn) for p in CAPS[look.cap]])
        pen.part("hair", frame.path(cap))
        _strands(pen, frame, look, turn)
        if look.cap == "bald":
            pen.part("hair", frame.shape((9.4, -4.4, CORNER), (11.6 - turn, -2), (11.4 - turn, 2.4),
                (9.6, 4, CORNER)), tone=-0.03)  # fmt: skip
    x = 2.6 * turn
    pen.anchor(head=frame.at(0, 0), face=frame.at(x, 1), eye=frame.at(x, -0.4), mouth=frame.at(x, 6.4),
        hat=frame.at(0, -8.5))  # fmt: skip


def _strands(pen: Pen, frame: Frame, look: Look, turn: float) -> None:
    """Hair that falls from the parting, and the light on it."""
    if look.cap == "bald":
        return
    t = turn * 1.1
    falls = [curve((t + 0.6 + k * 3.2, -14.6), (t + 0.4 + k * 5.4, -11.6), (t * 0.5 + k * 8.6, -5.6),
        (k * 10.4, 2.0 + abs(k))) for k in (-1.0, -0.72, -0.45, 0.5, 0.78, 1.0)]  # fmt: skip
    pen.mark("hair", frame.path(joined(*falls)), width=0.34 * frame.scale, tone=-0.06, detail=2)
    pen.mark("hair", frame.line((-8.6, -6.8), (-5.4, -10.6), (-0.6, -12.4)), width=1.5 * frame.scale, tone=0.15,
        alpha=0.35, detail=1)  # fmt: skip


def _parted(p: Landmark, turn: float) -> Landmark:
    """A landmark of the hair; the parting moves with the face, the sides stay."""
    shift = turn * 1.1 if p[1] < -1 and -9 < p[0] < 9 else 0.0
    return (p[0] + shift, p[1], p[2]) if len(p) == 3 else (p[0] + shift, p[1])


def _skull(frame: Frame, look: Look) -> Path:
    jaw, chin = (9.5, 5.4) if look.child else (8.2, 4.3)
    return frame.path(symmetric([(0, -12), (7, -10), (9.8, -3.5), (jaw, 4.4), (chin, 9.8), (0, 11.9)]))


def _freckles(pen: Pen, frame: Frame, turn: float) -> None:
    """Over the nose and on both cheeks."""
    spots = [(-6.4, 3.0), (-5.2, 2.4), (-4.1, 3.3), (-5.6, 4.3), (-3.4, 4.6), (-2.2, 3.0), (-1.0, 2.2), (2.6, 2.5),
        (3.7, 3.4), (4.9, 2.6), (6.0, 3.2), (4.4, 4.5), (5.7, 4.4), (2.9, 4.2)]  # fmt: skip
    dots = joined(*(ellipse(x + 2.4 * turn, y, 0.42, 0.36) for x, y in spots))
    pen.mark("skin", frame.path(dots), tone=-0.16, detail=1)


def _ears(pen: Pen, frame: Frame, turn: float) -> None:
    pen.part("skin", frame.oval(-9.9 + 1.2 * turn, 0.8, 2.3, 3.0), tone=-0.03)
    pen.mark("skin", frame.line((-11.2 + 1.2 * turn, -0.4), (-10.4 + 1.2 * turn, 0.6), (-10.8 + 1.2 * turn, 2.4)),
        width=0.6 * frame.scale, tone=-0.12, detail=2)  # fmt: skip
    if turn < 0.6:
        pen.part("skin", frame.oval(9.9 - 1.0 * turn, 0.8, 2.0, 2.8), tone=-0.05)


def _features(pen: Pen, frame: Frame, look: Look, turn: float, *, asleep: bool) -> None:
    s, dx = frame.scale, 2.8 * turn
    mood = next((EXPRESSIONS[word] for word in pen.mood.split() if word in EXPRESSIONS), Expression())
    if asleep:
        mood = replace(mood, eyes="shut")
    for side in (-1, 1):
        x = dx + side * (3.9 - 0.35 * turn * (side > 0))
        _eye(pen, frame, look, mood, x)
        _brow(pen, frame, look, mood, x, side)
        if look.lashes and mood.eyes != "glad":
            pen.stroke("eye", frame.line((x + side * 1.3, -0.35), (x + side * 2.0, -0.6), (x + side * 2.55, -1.15)),
                0.42 * s, detail=1)  # fmt: skip
    _nose(pen, frame, look, dx)
    _mouth(pen, frame, look, mood, dx)
    if mood.tear:
        pen.part("glint", frame.shape((dx - 5.6, 2.4, CORNER), (dx - 4.7, 4.6), (dx - 5.6, 5.8), (dx - 6.5, 4.6)),
            shade="flat", alpha=0.85, detail=1)  # fmt: skip
    if look.wrinkles:
        lines = joined(curve((dx - 6.6, 2.6), (dx - 5.8, 3.3), (dx - 4.6, 3.5)),
            curve((dx + 6.4, 2.6), (dx + 5.6, 3.3), (dx + 4.6, 3.5)))  # fmt: skip
        pen.stroke("skin", frame.path(lines), 0.6 * s, tone=-0.12, detail=1)
    if look.glasses:
        rims = joined(ellipse(dx - 3.9, 0.4, 3.1), ellipse(dx + 3.8, 0.4, 3.0), curve((dx - 1, 0), (dx + 1, 0)),
            curve((dx - 6.9, 0), (-9.6, -0.6)))  # fmt: skip
        pen.stroke("frame", frame.path(rims), 0.6 * s)


def _brow(pen: Pen, frame: Frame, look: Look, mood: Expression, x: float, side: int) -> None:
    """A brow that is full at the nose and runs out to a point."""
    thick = 0.46 if look.lashes or look.child else 0.66
    inner, top, outer = (x - side * 2.1, -3.3 - mood.lift + 0.8 * mood.knit), (x + side * 0.5, -4.1 - mood.lift), (
        x + side * 2.5, -3.0 - mood.lift - 0.4 * mood.knit)  # fmt: skip
    pen.part("hair", frame.shape((inner[0], inner[1] - thick, CORNER), (top[0], top[1] - thick), (*outer, CORNER),
        (top[0], top[1] + thick), (inner[0], inner[1] + thick, CORNER)), tone=-0.05, shade="flat")  # fmt: skip


def _nose(pen: Pen, frame: Frame, look: Look, dx: float) -> None:
    """The nose's shaded side and the edge under its tip; a child's is a dab."""
    if look.child:
        pen.stroke("skin", frame.line((dx - 0.7, 3.5), (dx + 0.2, 4.0), (dx + 1.0, 3.4)), 0.65 * frame.scale,
            tone=-0.12)  # fmt: skip
        return
    pen.part("skin", frame.shape((dx + 0.5, -1.2, CORNER), (dx + 1.0, 1.6), (dx + 1.9, 3.7), (dx + 0.9, 4.4),
        (dx - 0.5, 4.3, CORNER), (dx + 0.7, 3.2), (dx + 0.5, 1.2)), tone=-0.075, shade="flat")  # fmt: skip
    pen.stroke("skin", frame.line((dx - 0.9, 4.0), (dx - 0.3, 4.5), (dx + 0.9, 4.5), (dx + 1.8, 3.8)),
        0.42 * frame.scale, tone=-0.19, detail=1)  # fmt: skip


def _eye(pen: Pen, frame: Frame, look: Look, mood: Expression, x: float) -> None:
    big = (1.12 if look.child else 0.9) * (1.2 if mood.eyes == "wide" else 1.0)
    if mood.eyes in ("shut", "glad"):
        bow = 0.9 if mood.eyes == "shut" else -1.4
        pen.stroke("eye", frame.line((x - 1.7, 0.4), (x, 0.4 + bow), (x + 1.7, 0.4)), 0.7 * frame.scale)
        return
    if mood.eyes == "wide":
        pen.part("glint", frame.oval(x, 0.2, 2.0 * big, 2.3 * big), shade="flat")
    pen.part("eye", frame.oval(x, 0.5, 1.05 * big, 1.4 * big), shade="flat")
    pen.part("glint", frame.oval(x + 0.36, -0.05, 0.34 * big), shade="flat", detail=1)
    if mood.eyes in ("open", "wide"):
        _close_eye(pen, frame, x, (1.0 if mood.eyes == "open" else 1.35) * (1.15 if look.child else 1.0), look)
    if mood.eyes == "half":
        pen.part("skin", frame.shape((x - 2.2, 0.1, CORNER), (x - 2.0, -1.9), (x + 2.0, -1.9), (x + 2.2, 0.1, CORNER)),
            tone=-0.03)  # fmt: skip
        pen.stroke("eye", frame.line((x - 1.9, 0.1), (x + 1.9, 0.1)), 0.6 * frame.scale)


def _close_eye(pen: Pen, frame: Frame, x: float, tall: float, look: Look) -> None:
    """The eye as it is seen from near, its iris half under the lid: it covers the dot that it is from far."""
    s, out = frame.scale, 1 if x > 0 else -1
    a, b = (x - out * 1.95, 0.85), (x + out * 2.1, 0.45)
    lid = [a, (x - out * 1.0, -0.55 * tall), (x + out * 0.3, -0.95 * tall), (x + out * 1.4, -0.45 * tall), b]
    white = frame.shape((*a, CORNER), *lid[1:4], (*b, CORNER), (x + out * 1.1, 1.3 * tall), (x, 1.6 * tall),
        (x - out * 1.1, 1.4 * tall))  # fmt: skip
    pen.part("skin", frame.oval(x, 0.25, 2.5, 1.75 * tall), tone=-0.045, shade="flat", detail=2)
    pen.part("glint", white, tone=-0.04, shade="flat", detail=2)
    pen.mark("iris", frame.oval(x, 0.3, 1.22 * tall, 1.36 * tall), tone=-0.02, detail=2)
    pen.mark("eye", frame.oval(x, 0.3, 0.66 * tall, 0.72 * tall), detail=2)
    pen.mark("eye", frame.line(*lid), width=1.3 * s, alpha=0.25, detail=2)
    pen.mark("glint", frame.oval(x + 0.45, -0.2, 0.34), detail=2)
    pen.stroke("eye", frame.line(*lid), (0.62 if look.lashes else 0.5) * s, detail=2)
    pen.stroke("skin", frame.line((x - out * 1.7, -1.15 * tall), (x + out * 0.2, -1.85 * tall),
        (x + out * 2.1, -0.95 * tall)), 0.34 * s, tone=-0.15, detail=2)  # fmt: skip


def _mouth(pen: Pen, frame: Frame, look: Look, mood: Expression, dx: float) -> None:
    s = frame.scale
    if mood.mouth == "gape":
        pen.part("lip", frame.oval(dx, 7.4, 1.6, 2.1), tone=-0.12, shade="flat")
    elif mood.mouth == "grin":
        pen.part("lip", frame.shape((dx - 3.3, 5.7, CORNER), (dx, 6.3), (dx + 3.3, 5.7, CORNER), (dx, 9.4)),
            tone=-0.1, shade="flat")  # fmt: skip
        pen.mark("glint", frame.shape((dx - 2.8, 5.2), (dx + 2.8, 5.2), (dx + 2.4, 6.9), (dx - 2.4, 6.9)), detail=1)
    elif look.beard in ("long", "full") and mood.mouth == "smile":
        pen.part("lip", frame.shape((dx - 2.2, 6.4), (dx, 6.8), (dx + 2.2, 6.4), (dx, 8)), shade="flat")
    else:
        drop = {"smile": 1.0, "line": 0.1, "frown": -1.1}[mood.mouth]
        y, half = (6.7 if mood.mouth == "smile" else 7.3), 2.1 if look.child else 2.5
        bow = [(dx + half * x, y + drop * (1 - x**2)) for x in (-1.0, -0.54, 0.0, 0.54, 1.0)]
        if not look.child and not look.beard:
            _lips(pen, frame, bow, full=look.lashes)
        pen.stroke("lip", frame.line(*bow), (0.62 if pen.mood else 0.58) * s, tone=-0.1)


def _lips(pen: Pen, frame: Frame, bow: list[Point], *, full: bool) -> None:
    """Lips about the line of the mouth, the lower one lighter, and the shade under it."""
    (left, y), (x, low), (right, _) = bow[0], bow[2], bow[4]
    k = 1.0 if full else 0.55
    pen.part("skin", frame.oval(x, low + 1.9, 1.5, 0.5), tone=-0.06, shade="flat", detail=2)
    pen.part("lip", frame.shape((left, y, CORNER), (x - 0.8, low - 0.95 * k), (x, low - 0.65 * k),
        (x + 0.8, low - 0.95 * k), (right, y, CORNER), (x, low + 0.2)), tone=0.02 if full else 0.08, shade="flat",
        alpha=1.0 if full else 0.6, detail=2)  # fmt: skip
    pen.part("lip", frame.shape((left, y, CORNER), (x, low), (right, y, CORNER), (x + 1.0, low + 1.05 * k),
        (x - 1.0, low + 1.05 * k)), tone=0.1, shade="flat", alpha=1.0 if full else 0.6, detail=2)  # fmt: skip


def _beard(pen: Pen, frame: Frame, look: Look, turn: float) -> None:
    dx = 2.4 * turn
    if look.beard == "moustache":
        pen.part("hair", frame.shape((dx, 4.3), (dx + 2.6, 4.5), (dx + 5.2, 6.6, CORNER), (dx + 2.2, 6.9), (dx, 6.1),
            (dx - 2.2, 6.9), (dx - 5.2, 6.6, CORNER), (dx - 2.6, 4.5)))  # fmt: skip
        return
    drop = {"full": 13.6, "long": 30.0}[look.beard]
    jaw: list[Landmark] = [
        (-9.9, -1, CORNER), (-9.8, 5), (-7.4 , drop * 0.72), (dx * 0.5 - 1.0, drop), (7.4, drop * 0.72), (9.8, 5),
            (9.9, -1, CORNER), (7.6, 3.4), (dx + 3.4, 4.9), (dx, 4.6), (dx - 3.4, 4.9), (-7.4, 3.4),
    ]  # fmt: skip
    pen.part("hair", frame.path(smooth(jaw)))
    pen.mark("hair", frame.path(joined(curve((dx - 5.6, 7.6), (dx, 5.4)), curve((dx + 5.6, 7.6), (dx, 5.4)))),
        width=1.5, tone=0.05, detail=1)  # fmt: skip
