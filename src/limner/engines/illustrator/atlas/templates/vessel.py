"""Turned vessels: bottles, cups, bowls, vases. The near wall lies before what is in them."""

from limner.drawing.geometry import Path, bounds, difference, ellipse, intersection, joined, rect
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import Profile, crescent, gloss, rim, streak, turned


def inside(
    pen: Pen,
    slot: str,
    profile: Profile,
    *,
    tilt: float,
    lip: float = 1.6,
    fill: str = "",
    depth: float = 2.0,
    cx: float = 0.0,
) -> None:
    """The mouth: rim, far wall, and what fills it up to `depth` units below the rim."""
    y, r = profile[0][:2]
    pen.part(slot, rim(profile, cx=cx, tilt=tilt), tone=0.03)
    well = rim(profile, cx=cx, tilt=tilt, inset=lip)
    pen.part(slot, well, tone=-0.14, shade="flat")
    if fill:
        level = intersection(ellipse(cx, y + depth, r - lip, (r - lip) * tilt), well)
        pen.part(fill, level, shade="flat")
        shine = intersection(ellipse(cx - r * 0.3, y + depth - r * tilt * 0.05, r * 0.36, r * tilt * 0.3), level)
        if not shine.isEmpty():
            pen.mark(fill, shine, tone=0.09, alpha=0.7, detail=1)


def wall(pen: Pen, slot: str, profile: Profile, *, tilt: float, cx: float = 0.0, shine: bool = True) -> Path:
    """The near wall, with its shade at the right and a streak of light at the left."""
    body = turned(profile, cx=cx, tilt=tilt, hollow=True)
    left, _, right, _ = bounds(body)
    pen.part(slot, body)
    pen.mark(slot, crescent(body, -(right - left) * 0.22, -(right - left) * 0.02), tone=-0.08)
    if shine:
        gloss(pen, slot, streak(profile, -0.8, -0.62, cx=cx), detail=0, alpha=0.4)
    return body


def closed(
    pen: Pen, slot: str, profile: Profile, *, tilt: float = 0.16, cx: float = 0.0, shine: bool = True, tone: float = 0.0
) -> Path:
    """A closed turned body: bottles, jars, lids, knobs."""
    body = turned(profile, cx=cx, tilt=tilt)
    left, _, right, _ = bounds(body)
    pen.part(slot, body, tone=tone)
    pen.mark(slot, crescent(body, -(right - left) * 0.22, 0), tone=tone - 0.08)
    if shine:
        gloss(pen, slot, streak(profile, -0.76, -0.58, cx=cx), detail=0, alpha=0.45)
    return body


def handle_ring(cx: float, cy: float, rx: float, ry: float, width: float) -> Path:
    """A round handle standing out at the side."""
    return difference(ellipse(cx, cy, rx, ry), ellipse(cx, cy, rx - width, ry - width))


def glass_body(pen: Pen, slot: str, profile: Profile, *, tilt: float, cx: float = 0.0) -> None:
    """A clear wall: faint body, brighter edges, a streak."""
    body = turned(profile, cx=cx, tilt=tilt, hollow=True)
    y, r = profile[0][:2]
    pen.part(slot, body, shade="glass", alpha=0.22)
    left, top, right, bottom = bounds(body)
    edge = difference(body, turned([(p[0], max(p[1] - 2.2, 0.3), *p[2:]) for p in profile], cx=cx, tilt=tilt,
        hollow=True))  # fmt: skip
    pen.mark(slot, edge, tone=-0.16, alpha=0.5)
    pen.mark(slot, streak(profile, -0.74, -0.54, cx=cx), tone=0.25, alpha=0.8)
    pen.mark(slot, rect(left, bottom - (bottom - top) * 0.03, right - left, 9), tone=-0.1, alpha=0.4)
    pen.stroke(slot, joined(ellipse(cx, y, r, r * tilt)), 1.1, tone=-0.1, alpha=0.8)
