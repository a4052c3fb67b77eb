"""A person's head: face, ears, glasses, and with `hair` its hair and beard. About (0, 0) in its frame it is 20 units
wide and 23 high.

`turn` 0 looks at the viewer, 1 past the right of the picture. From a distance eyes are dots and a mouth is a line; in
a close view (detail 2) there are pupils and lids, lips, strands of hair, and the shadow of the hair on the brow.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from limner.drawing.geometry import CORNER, Landmark, Path, Point, ellipse, joined, moved, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, symmetric
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates import hair

FACES: Mapping[str, tuple[Landmark, ...]] = {
    "oval": ((7, -10), (9.8, -3.5), (8.7, 4.4), (4.6, 9.7), (0, 11.9)),
    "heart": ((7.2, -10), (9.8, -3.5), (8.4, 4.2), (3.9, 9.8), (0, 12.1)),
    "round": ((7.4, -10), (10.0, -3.0), (9.5, 4.8), (5.4, 9.9), (0, 11.6)),
    "square": ((7, -10), (9.8, -3.5), (9.2, 5.2), (5.8, 10.5), (0, 12.0)),
    "long": ((6.6, -10.4), (9.2, -3.8), (8.3, 4.8), (4.6, 11.0), (0, 13.2)),
}
"""The right half of a face below the crown, by its shape."""


@dataclass(frozen=True, slots=True)
class Look:
    """A face: hair about it (`hair.CAPS`) and behind it (`hair.BEHIND`), a beard, the shape of the face, and more."""

    cap: str = "short"
    back: str = ""
    beard: str = ""
    glasses: bool = False
    lashes: bool = False
    wrinkles: bool = False
    child: bool = False
    ears: bool = True
    face: Literal["", "oval", "heart", "round", "square", "long"] = ""


HAIRDOS: Mapping[str, tuple[str, str]] = {
    "bun": ("back", "bun"), "ponytail": ("back", "ponytail"), "braid": ("swept", "braid"), "braids": ("parted",
        "braids"),
    "pigtails": ("fringe", "pigtails"), "bob": ("fringe", "bob"), "afro": ("curls", "afro"), "curly": ("curls",
        "curls"),
    "long curls": ("curls", "long curls"), "long": ("parted", "long"), "wavy": ("swept", "wavy"),
        "short": ("pixie", ""),
    "pixie": ("pixie", ""), "mohawk": ("mohawk", ""), "dreadlocks": ("back", "dreadlocks"), "buzz": ("buzz", ""),
    "spiky": ("messy", ""), "bald": ("", ""),
}  # fmt: skip
"""What is about the face and behind it, by a hairdo's name."""
BEARDS = frozenset({"stubble", "goatee", "moustache", "handlebar", "full", "long"})
_HAIR, _BEARD = "hair:", "beard:"
"""Before the words of a mood that are a hairdo and a beard."""


def styled(look: Look, mood: str) -> Look:
    """The look with the hairdo and the beard that are among the words of the mood: "happy hair:bun beard:full"."""
    for word in mood.split():
        name = word.partition(":")[2].replace("_", " ")
        if word.startswith(_HAIR) and name in HAIRDOS:
            cap, back = HAIRDOS[name]
            if name == "short" and not look.lashes:
                cap = "short"
            look = replace(look, cap=cap, back=back)
        elif word.startswith(_BEARD) and name in BEARDS:
            look = replace(look, beard=name)
    return look


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
    "yawning": Expression(lift=0.9, eyes="shut", mouth="gape"),
    "dubious": Expression(lift=-0.2, knit=0.7, mouth="frown"),
    "kissing": Expression(lift=0.5, eyes="shut", mouth="line"),
}
"""By the mood that the words name; without one, open eyes and a smile."""


def hair_behind(pen: Pen, frame: Frame, look: Look, turn: float) -> None:
    """The hair that lies behind head and shoulders."""
    if look.back:
        hair.behind(pen, frame, look.back, turn)


def head(pen: Pen, frame: Frame, look: Look, turn: float, *, asleep: bool = False) -> None:
    """The head with its anchors: head, face, eye, mouth, hat."""
    if look.ears:
        _ears(pen, frame, turn)
    pen.part("skin", _skull(frame, look))
    if look.cap and look.cap != "bald":
        shade = frame.path(moved(smooth(hair.CAPS[look.cap]), 0.3, 1.3))
        pen.mark("skin", shade, tone=-0.07, detail=1)
    if "freckled" in pen.mood.split():
        _freckles(pen, frame, turn)
    _cheeks(pen, frame, turn)
    if look.beard:
        hair.beard(pen, frame, look.beard, turn)
    _features(pen, frame, look, turn, asleep=asleep)
    if look.cap:
        hair.cap(pen, frame, look.cap, turn)
    if look.back:
        hair.before(pen, frame, look.back, turn)
    x = 2.6 * turn
    pen.anchor(head=frame.at(0, 0), face=frame.at(x, 1), eye=frame.at(x, -0.4), mouth=frame.at(x, 6.4),
        hat=frame.at(0, -8.5))  # fmt: skip


def _skull(frame: Frame, look: Look) -> Path:
    shape = look.face or ("round" if look.child else "heart" if look.lashes else "oval")
    return frame.path(symmetric([(0, -12), *FACES[shape]]))


def _cheeks(pen: Pen, frame: Frame, turn: float) -> None:
    """Cheeks that fade out, with the light on their bones."""
    for grow, alpha in ((1.25, 0.1), (0.92, 0.1), (0.55, 0.09)):
        pair = joined(
            ellipse(-5.9 + 3 * turn, 4.2, 2.8 * grow, 2.0 * grow), ellipse(6.2 + 2 * turn, 4.2, 2.5 * grow, 2.0 * grow)
        )
        pen.mark("blush", frame.path(pair), alpha=alpha, detail=1)
    bones = joined(ellipse(-6.2 + 3 * turn, 2.9, 1.5, 0.5, -14), ellipse(6.5 + 2 * turn, 2.9, 1.3, 0.5, 14))
    pen.mark("skin", frame.path(bones), tone=0.05, alpha=0.55, detail=2)


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
    dx = 2.8 * turn
    mood = next((EXPRESSIONS[word] for word in pen.mood.split() if word in EXPRESSIONS), Expression())
    if asleep:
        mood = replace(mood, eyes="shut")
    for side in (-1, 1):
        x = dx + side * (3.9 - 0.35 * turn * (side > 0))
        _eye(pen, frame, look, mood, x, side)
        _brow(pen, frame, look, mood, x, side)
    _nose(pen, frame, look, dx)
    _mouth(pen, frame, look, mood, dx)
    if mood.tear:
        pen.part("glint", frame.shape((dx - 5.6, 2.4, CORNER), (dx - 4.7, 4.6), (dx - 5.6, 5.8), (dx - 6.5, 4.6)),
            shade="flat", alpha=0.85, detail=1)  # fmt: skip
    if look.wrinkles:
        _wrinkles(pen, frame, look, dx)
    if look.glasses:
        rims = joined(ellipse(dx - 3.9, 0.7, 3.2), ellipse(dx + 3.8, 0.7, 3.1), curve((dx - 0.9, 0.3), (dx + 0.8, 0.3)),
            curve((dx - 6.9, 0.2), (-9.6, -0.6)))  # fmt: skip
        pen.stroke("frame", frame.path(rims), 0.6 * frame.scale)


def _wrinkles(pen: Pen, frame: Frame, look: Look, dx: float) -> None:
    """The lines of age: over the brow, beside the eyes, from the nose to the mouth."""
    lines = [curve((dx + s * 6.8, 1.2), (dx + s * 7.9, 0.6)) for s in (-1, 1)]
    lines += [curve((dx + s * 6.7, 2.0), (dx + s * 7.7, 2.3)) for s in (-1, 1)]
    lines += [curve((dx + s * 3.0, 4.3), (dx + s * 4.0, 5.4), (dx + s * 4.5, 6.6)) for s in (-1, 1) if not look.beard]
    lines += [curve((dx + s * 2.4, 3.3), (dx + s * 3.9, 3.75), (dx + s * 5.3, 3.2)) for s in (-1, 1)]
    if look.cap in ("", "bald"):
        lines += [curve((dx - 4.2, y), (dx, y - 0.5), (dx + 4.2, y)) for y in (-6.4, -8.0)]
    pen.stroke("skin", frame.path(joined(*lines)), 0.34 * frame.scale, tone=-0.1, detail=1)


def _brow(pen: Pen, frame: Frame, look: Look, mood: Expression, x: float, side: int) -> None:
    """A brow that is full at the nose and runs out to a point."""
    thick = 0.4 if look.lashes or look.child else 0.66
    inner, top, outer = (x - side * 2.0, -3.6 - mood.lift + 0.8 * mood.knit), (x + side * 0.6, -4.5 - mood.lift), (
        x + side * 2.7, -3.5 - mood.lift - 0.4 * mood.knit)  # fmt: skip
    pen.part("hair", frame.shape((inner[0], inner[1] - thick, CORNER), (top[0], top[1] - thick), (*outer, CORNER),
        (top[0] + side * 0.2, top[1] + 0.7 * thick), (inner[0] - side * 0.1, inner[1] + 0.8 * thick)),
        tone=-0.05, shade="flat")  # fmt: skip


def _nose(pen: Pen, frame: Frame, look: Look, dx: float) -> None:
    """The nose's shaded side and the edge under its tip; a child's is a dab."""
    if look.child:
        pen.stroke("skin", frame.line((dx - 0.7, 3.9), (dx + 0.2, 4.4), (dx + 1.0, 3.8)), 0.65 * frame.scale,
            tone=-0.14)  # fmt: skip
        return
    wide = 0.0 if look.lashes else 0.35
    pen.part("skin", frame.shape((dx + 0.7, -1.6, CORNER), (dx + 1.0, 1.6), (dx + 1.75 + wide, 3.5), (dx + 1.5, 4.3),
        (dx + 0.2, 4.5, CORNER), (dx + 1.0, 3.3), (dx + 0.75, 1.2)), tone=-0.055, shade="flat")  # fmt: skip
    light = joined(ellipse(dx + 0.1, 0.6, 0.34, 2.0), ellipse(dx + 0.1, 3.1, 0.72, 0.62))
    pen.part("skin", frame.path(light), tone=0.05, alpha=0.55, shade="flat", detail=2)
    pen.stroke("skin", frame.line((dx - 1.5 - wide, 3.3), (dx - 1.65 - wide, 3.95), (dx - 1.1 - wide, 4.3)),
        0.34 * frame.scale, tone=-0.14, detail=2)  # fmt: skip
    pen.part("skin", frame.shape((dx - 1.1 - wide, 4.15, CORNER), (dx - 0.5, 4.3), (dx + 0.2, 4.75), (dx + 0.9, 4.3),
        (dx + 1.6 + wide, 3.95, CORNER), (dx + 1.1, 4.75), (dx + 0.2, 5.1), (dx - 0.6, 4.8)),
        tone=-0.17, shade="flat", detail=1)  # fmt: skip


def _eye(pen: Pen, frame: Frame, look: Look, mood: Expression, x: float, out: int) -> None:
    """A tall dark eye, lighter below in the colour of its iris, two glints, and a lid whose lashes sweep outward."""
    s = frame.scale
    if mood.eyes in ("shut", "glad"):
        bow = 0.9 if mood.eyes == "shut" else -1.5
        pen.stroke("eye", frame.line((x - 1.9, 0.8), (x, 0.8 + bow), (x + 1.9, 0.8)), 0.72 * s)
        return
    k = (1.16 if look.child else 1.0) * (1.16 if mood.eyes == "wide" else 1.0)
    if mood.eyes == "wide":
        pen.part("glint", frame.oval(x, 0.6, 2.2 * k, 2.5 * k), shade="flat")
    pen.part("eye", frame.oval(x, 0.6, 1.22 * k, 1.66 * k), shade="flat")
    pen.mark("iris", frame.oval(x, 1.4, 1.1 * k, 1.2 * k), tone=0.03, detail=1)
    pen.part("glint", frame.oval(x + 0.42, 0.0, 0.44 * k, 0.5 * k), shade="flat", detail=1)
    _ball(pen, frame, x, out, k, wide=mood.eyes == "wide")
    if mood.eyes == "half":
        pen.part("skin", frame.shape((x - 2.4, 0.5, CORNER), (x - 2.2, -1.9), (x + 2.2, -1.9), (x + 2.4, 0.5, CORNER)),
            tone=-0.04)  # fmt: skip
        pen.stroke("eye", frame.line((x - 2.0, 0.5), (x + 2.0, 0.5)), 0.6 * s)
        return
    _lid(pen, frame, look, x, out, k)


def _ball(pen: Pen, frame: Frame, x: float, out: int, k: float, *, wide: bool) -> None:
    """What a close view shows between the lids: the white under the lid's shade, iris and pupil, two glints."""
    rise = 1.35 if wide else 1.0
    white = frame.shape((x - out * 2.15 * k, 1.15, CORNER), (x - out * 1.1 * k, -0.75 * k * rise),
        (x + out * 0.5 * k, -1.2 * k * rise), (x + out * 1.7 * k, -0.6 * k), (x + out * 2.35 * k, 0.45, CORNER),
        (x + out * 1.2 * k, 2.15 * k), (x - out * 0.4 * k, 2.45 * k), (x - out * 1.4 * k, 2.0 * k))  # fmt: skip
    pen.part("glint", white, tone=-0.025, shade="flat", detail=2)
    pen.mark("eye", frame.oval(x, 0.5, 1.5 * k, 1.72 * k), detail=2)
    pen.mark("iris", frame.oval(x, 0.75, 1.3 * k, 1.42 * k), tone=-0.02, detail=2)
    pen.mark("iris", frame.oval(x, 1.35 * k, 1.0 * k, 0.8 * k), tone=0.1, alpha=0.8, detail=2)
    pen.mark("eye", frame.oval(x, 0.45, 0.86 * k, 1.0 * k), detail=2)
    shade = frame.shape((x - 3 * k, 0.8), (x - 1.4 * k, -0.15 * k), (x + 1.4 * k, -0.15 * k), (x + 3 * k, 0.8), (x, -3))
    pen.mark("eye", shade, alpha=0.34, detail=2)
    glints = joined(ellipse(x + 0.62 * k, -0.1, 0.5 * k, 0.52 * k), ellipse(x - 0.6 * k, 1.4, 0.24 * k))
    pen.mark("glint", frame.path(glints), tone=0.03, detail=2)


def _lid(pen: Pen, frame: Frame, look: Look, x: float, out: int, k: float) -> None:
    """The edge of the upper lid, fuller to the outside and drawn out to lashes; the fold over it, the lower lid."""
    thick = 0.62 if look.lashes else 0.42
    wing = (x + out * 3.15, -0.75) if look.lashes else (x + out * 2.55, 0.5)
    pen.part("eye", frame.shape((x - out * 2.2 * k, 1.2, CORNER), (x - out * 1.15 * k, -0.85 * k),
        (x + out * 0.5 * k, (-1.3 - 0.35 * thick) * k), (x + out * 1.75 * k, (-0.62 - thick) * k), (*wing, CORNER),
        (x + out * 1.7 * k, -0.25 * k), (x + out * 0.5 * k, -0.98 * k), (x - out * 1.0 * k, -0.5 * k)),
        shade="flat", detail=1)  # fmt: skip
    if look.lashes:
        flick = frame.shape((x + out * 1.5 * k, -0.95 * k, CORNER), (x + out * 2.1 * k, -1.35),
            (x + out * 2.75, -2.0, CORNER), (x + out * 2.4 * k, -0.95))  # fmt: skip
        pen.part("eye", flick, shade="flat", detail=2)
    pen.part("skin", frame.shape((x - out * 1.7, -1.35 * k, CORNER), (x + out * 0.2, -2.5 * k),
        (x + out * 2.5, -1.45 * k, CORNER), (x + out * 0.3, -2.15 * k)), tone=-0.13, shade="flat",
        detail=2)  # fmt: skip
    low = frame.line((x - out * 0.1, 2.6 * k), (x + out * 1.1 * k, 2.3 * k), (x + out * 2.1 * k, 1.2 * k))
    pen.stroke("eye", low, 0.17 * frame.scale, alpha=0.5, detail=2)


def _mouth(pen: Pen, frame: Frame, look: Look, mood: Expression, dx: float) -> None:
    if mood.mouth == "gape":
        pen.part("lip", frame.oval(dx, 7.4, 1.6, 2.1), tone=-0.12, shade="flat")
    elif mood.mouth == "grin":
        pen.part("lip", frame.shape((dx - 3.3, 5.7, CORNER), (dx, 6.3), (dx + 3.3, 5.7, CORNER), (dx, 9.4)),
            tone=-0.1, shade="flat")  # fmt: skip
        pen.mark("glint", frame.shape((dx - 2.8, 5.2), (dx + 2.8, 5.2), (dx + 2.4, 6.9), (dx - 2.4, 6.9)), detail=1)
    elif look.beard in ("long", "full") and mood.mouth == "smile":
        pen.part("lip", frame.shape((dx - 2.2, 6.4), (dx, 6.8), (dx + 2.2, 6.4), (dx, 8)), shade="flat")
    else:
        drop = {"smile": 1.25, "line": 0.1, "frown": -1.1}[mood.mouth]
        y, half = (6.5 if mood.mouth == "smile" else 7.3), 2.2 if look.child else 2.8
        bow = [(dx + half * x, y + drop * (1 - x**2)) for x in (-1.0, -0.54, 0.0, 0.54, 1.0)]
        if not look.child and not look.beard:
            _lips(pen, frame, bow, full=look.lashes)
        _parting(pen, frame, bow)


def _parting(pen: Pen, frame: Frame, bow: list[Point]) -> None:
    """The line between the lips, thin at its ends."""
    (x0, y0), *between, (x1, y1) = bow
    upper = [(x, y - 0.2) for x, y in between]
    lower = [(x, y + 0.32) for x, y in reversed(between)]
    pen.part("lip", frame.shape((x0, y0, CORNER), *upper, (x1, y1, CORNER), *lower), tone=-0.12, shade="flat")


def _lips(pen: Pen, frame: Frame, bow: list[Point], *, full: bool) -> None:
    """Lips about the line of the mouth, the lower one fuller and lighter with a glint, and the shade under it."""
    (left, y), (x, low), (right, _) = bow[0], bow[2], bow[4]
    k, alpha = (0.82, 0.8) if full else (0.55, 0.42)
    pen.part("skin", frame.oval(x, low + 0.9 + 1.15 * k, 1.6, 0.45), tone=-0.07, shade="flat", detail=2)
    pen.part("lip", frame.shape((left, y, CORNER), (x - 1.5, (low + y) / 2 - 0.75 * k), (x - 0.6, low - 1.15 * k),
        (x, low - 0.85 * k), (x + 0.6, low - 1.15 * k), (x + 1.5, (low + y) / 2 - 0.75 * k), (right, y, CORNER),
        (x, low + 0.2)), tone=0.03 if full else 0.1, shade="flat", alpha=alpha, detail=2)  # fmt: skip
    pen.part("lip", frame.shape((left, y, CORNER), (x, low), (right, y, CORNER), (x + 1.1, low + 1.15 * k),
        (x - 1.1, low + 1.15 * k)), tone=0.11, shade="flat", alpha=alpha, detail=2)  # fmt: skip
    pen.part("glint", frame.oval(x + 0.3, low + 0.72 * k, 0.7, 0.22), shade="flat", alpha=0.4, detail=2)
