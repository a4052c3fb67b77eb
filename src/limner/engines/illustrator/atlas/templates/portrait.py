"""A person's head: face, ears, hair, beard, glasses. About (0, 0) in its frame it is 20 units wide and 23 high.

`turn` 0 looks at the viewer, 1 past the right of the picture. From a distance eyes are dots and a mouth is a line; in
a close view (detail 2) there are whites, irises and lids, lips, strands of hair, and the shadow under the brow.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from limner.drawing.geometry import CORNER, Landmark, Path, Point, ellipse, joined, limb, smooth, union
from limner.engines.illustrator.atlas.symbol import Pen
from limner.engines.illustrator.atlas.templates.flesh import Frame, symmetric
from limner.engines.illustrator.atlas.templates.solid import curve

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
    pen.mark("blush", frame.path(joined(ellipse(-5.6 + 3 * turn, 4.6, 2.3, 1.6),
        ellipse(6.0 + 2 * turn, 4.6, 2.1, 1.6))), alpha=0.36, detail=1)  # fmt: skip
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
        alpha=0.35, detail=2)  # fmt: skip


def _parted(p: Landmark, turn: float) -> Landmark:
    """A landmark of the hair; the parting moves with the face, the sides stay."""
    shift = turn * 1.1 if p[1] < -1 and -9 < p[0] < 9 else 0.0
    return (p[0] + shift, p[1], p[2]) if len(p) == 3 else (p[0] + shift, p[1])


def _skull(frame: Frame, look: Look) -> Path:
    jaw = 9.6 if look.child else 8.8
    return frame.path(symmetric([(0, -12), (7, -10), (10, -3.5), (jaw, 4.6), (5.4, 9.6), (0, 11.4)]))


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
        inner, outer = -side * 1.9, side * 1.9
        brow = [(x + inner, -3.7 - mood.lift + 0.8 * mood.knit), (x, -4.3 - mood.lift),
            (x + outer, -3.7 - mood.lift - 0.4 * mood.knit)]  # fmt: skip
        pen.stroke("hair", frame.line(*sorted(brow)), 0.85 * s, tone=-0.06)
        if look.lashes and mood.eyes != "glad":
            pen.stroke("eye", frame.line((x + side * 1.1, -0.9), (x + side * 1.9, -1.2), (x + side * 2.6, -1.9)),
                0.6 * s, detail=1)  # fmt: skip
    pen.stroke("skin", frame.line((dx + 0.5, 1.6), (dx + 1.7, 3.6), (dx + 0.3, 4.1)), 0.85 * s, tone=-0.13)
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
        pen.stroke("frame", frame.path(rims), 0.75 * s)


def _eye(pen: Pen, frame: Frame, look: Look, mood: Expression, x: float) -> None:
    big = (1.18 if look.child else 1.0) * (1.2 if mood.eyes == "wide" else 1.0)
    if mood.eyes in ("shut", "glad"):
        bow = 0.9 if mood.eyes == "shut" else -1.5
        pen.stroke("eye", frame.line((x - 1.8, 0.4), (x, 0.4 + bow), (x + 1.8, 0.4)), 0.85 * frame.scale)
        return
    if mood.eyes == "wide":
        pen.part("glint", frame.oval(x, 0.2, 2.1 * big, 2.4 * big), shade="flat")
    pen.part("eye", frame.oval(x, 0.3, 1.22 * big, 1.62 * big), shade="flat")
    pen.part("glint", frame.oval(x + 0.42, -0.35, 0.46 * big), shade="flat", detail=1)
    if mood.eyes in ("open", "wide"):
        _close_eye(pen, frame, x, 1.0 if mood.eyes == "open" else 1.25, lashes=look.lashes)
    if mood.eyes == "half":
        pen.part("skin", frame.shape((x - 2.2, 0.1, CORNER), (x - 2.0, -1.9), (x + 2.0, -1.9), (x + 2.2, 0.1, CORNER)),
            tone=-0.03)  # fmt: skip
        pen.stroke("eye", frame.line((x - 1.9, 0.1), (x + 1.9, 0.1)), 0.7 * frame.scale)


def _close_eye(pen: Pen, frame: Frame, x: float, tall: float, *, lashes: bool) -> None:
    """The eye as it is seen from near: it covers the dot that it is from far."""
    s, top, foot = frame.scale, -1.55 * tall, 2.05 * tall
    lid = [(x - 2.5, 0.75), (x - 1.5, -0.75 * tall), (x, top), (x + 1.5, -0.75 * tall), (x + 2.5, 0.55)]
    pen.part("glint", frame.shape((x - 2.5, 0.75, CORNER), *lid[1:4], (x + 2.5, 0.55, CORNER), (x + 1.3, 1.75 * tall),
        (x, foot), (x - 1.3, 1.8 * tall)), shade="flat", detail=2)  # fmt: skip
    pen.mark("iris", frame.oval(x, 0.25, 1.55, 1.72), detail=2)
    pen.mark("iris", frame.oval(x, 0.85, 1.1, 0.95), tone=0.1, detail=2)
    pen.mark("eye", frame.oval(x, 0.25, 0.82, 0.9), detail=2)
    pen.mark("glint", frame.oval(x + 0.62, -0.5, 0.5), detail=2)
    pen.stroke("eye", frame.line(*lid), (0.8 if lashes else 0.6) * s, detail=2)
    pen.stroke("skin", frame.line((x - 1.9, -2.15 * tall), (x, -2.55 * tall), (x + 1.9, -2.15 * tall)), 0.4 * s,
        tone=-0.14, detail=2)  # fmt: skip


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
        drop = {"smile": 1.2, "line": 0.1, "frown": -1.3}[mood.mouth]
        y = 6.3 if mood.mouth == "smile" else 7.1
        bow = [(dx + x, y + drop * (1 - (x / 2.8) ** 2)) for x in (-2.8, -1.5, 0.0, 1.5, 2.8)]
        if look.lashes:
            _lips(pen, frame, bow)
        pen.stroke("lip", frame.line(*bow), 0.9 * s, tone=-0.06)


def _lips(pen: Pen, frame: Frame, bow: list[Point]) -> None:
    """Full lips about the line of the mouth."""
    (left, y), (x, low), (right, _) = bow[0], bow[2], bow[4]
    pen.part("lip", frame.shape((left, y, CORNER), (x - 1.2, low - 1.25), (x, low - 0.85), (x + 1.2, low - 1.25),
        (right, y, CORNER), (x + 1.3, low + 1.1), (x, low + 1.4), (x - 1.3, low + 1.1)), tone=0.13, shade="flat",
        detail=2)  # fmt: skip
    pen.mark("glint", frame.oval(x + 0.5, low + 0.75, 0.8, 0.25), alpha=0.4, detail=2)


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
