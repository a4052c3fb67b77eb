"""Buildings: turned blocks, gable and hip roofs, windows that light up, doors, courses of tiles."""

from collections.abc import Sequence

from limner.drawing.geometry import Path, Point, bounds, joined, line, polygon, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import quad

SIDE_TONE = -0.12


def block(
    pen: Pen,
    slot: str,
    left: float,
    right: float,
    top: float,
    *,
    side: float = 0.0,
    bottom: float = 0.0,
    rise: float = 0.0,
    tone: float = 0.0,
) -> None:
    """Walls from `left` to `right`, with a side plane of width `side` at the right, whose far edge is `rise` higher."""
    if side:
        pen.part(slot, quad((right, top), (right + side, top - rise), (right + side, bottom - rise), (right, bottom)),
            tone=tone + SIDE_TONE)  # fmt: skip
    pen.part(slot, rect(left, top, right - left, bottom - top), tone=tone)


def window(
    pen: Pen,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    frame: str = "trim",
    bars: tuple[int, int] = (1, 1),
    sill: bool = True,
    arched: bool = False,
) -> None:
    """A window with its frame, `bars` glazing bars across and down, and a sill."""
    f = max(w * 0.1, 0.7)
    pen.part(frame, _opening(x - f, y - f, w + 2 * f, h + 2 * f, arched=arched), shade="flat")
    pen.part("window", _opening(x, y, w, h, arched=arched), shade="glow")
    pen.mark("window", polygon([(x + w * 0.55, y), (x + w * 0.9, y), (x + w * 0.35, y + h), (x, y + h)]), tone=0.09,
        alpha=0.6, detail=1)  # fmt: skip
    across = [rect(x + w * (i + 1) / (bars[0] + 1) - f * 0.35, y, f * 0.7, h) for i in range(bars[0])]
    down = [rect(x, y + h * (i + 1) / (bars[1] + 1) - f * 0.35, w, f * 0.7) for i in range(bars[1])]
    if across or down:
        pen.part(frame, joined(*across, *down), shade="flat")
    if sill:
        pen.part(frame, rect(x - f * 2, y + h + f * 0.6, w + f * 4, f * 1.5), tone=-0.06, shade="flat")


def _opening(x: float, y: float, w: float, h: float, *, arched: bool) -> Path:
    if not arched:
        return rect(x, y, w, h)
    return smooth([(x, y + h, "c"), (x, y + w * 0.5, "c"), (x + w * 0.14, y + w * 0.16), (x + w * 0.5, y),
        (x + w * 0.86, y + w * 0.16), (x + w, y + w * 0.5, "c"), (x + w, y + h, "c")])  # fmt: skip


def door(
    pen: Pen,
    x: float,
    w: float,
    h: float,
    *,
    slot: str = "door",
    frame: str = "trim",
    base: float = 0.0,
    arched: bool = False,
) -> None:
    """A door standing on `base`, its left edge at `x`."""
    pen.part(frame, _opening(x - 1.4, base - h - 1.4, w + 2.8, h + 1.4, arched=arched), shade="flat")
    pen.part(slot, _opening(x, base - h, w, h, arched=arched), shade="flat")
    panels = [rect(x + w * a, base - h * b, w * 0.3, h * 0.32, 0.6) for a in (0.14, 0.56) for b in (0.82, 0.42)]
    pen.mark(slot, joined(*panels), tone=-0.08, detail=1)
    pen.mark("trim", rect(x + w * 0.8, base - h * 0.47, w * 0.09, w * 0.09, w * 0.04), tone=0.1, detail=1)


def roof(pen: Pen, slot: str, corners: Sequence[Point], *, courses: int = 4, tone: float = 0.0) -> None:
    """A roof plane (top left, top right, bottom right, bottom left) with courses of tiles and a shaded eave."""
    a, b, c, d = corners
    plane = quad(a, b, c, d)
    pen.part(slot, plane, tone=tone)
    left, top, right, bottom = bounds(plane)
    height = bottom - top
    pen.mark(slot, rect(left, bottom - height * 0.1, right - left, height * 0.12), tone=tone - 0.09)
    if not courses:
        return
    rows = [line([(left, top + height * i / courses), (right, top + height * i / courses)]) for i in range(1, courses)]
    step = height / courses
    tiles = [line([(left + step * 1.6 * (j + 0.5 * (i % 2)), top + step * i),
        (left + step * 1.6 * (j + 0.5 * (i % 2)), top + step * (i + 0.92))]) for i in range(courses)
        for j in range(int((right - left) / (step * 1.6)) + 1)]  # fmt: skip
    pen.mark(slot, joined(*rows), tone=tone - 0.08, width=0.7)
    pen.mark(slot, joined(*tiles), tone=tone - 0.08, width=0.6, detail=1, alpha=0.7)


def boards(
    pen: Pen, slot: str, left: float, right: float, top: float, bottom: float, step: float, *, upright: bool = False
) -> None:
    """Lines of boarding or courses of brick on the last wall."""
    if upright:
        runs = [line([(left + step * i, top), (left + step * i, bottom)])
            for i in range(1, int((right - left) / step) + 1)]  # fmt: skip
    else:
        runs = [line([(left, top + step * i), (right, top + step * i)])
            for i in range(1, int((bottom - top) / step) + 1)]  # fmt: skip
    pen.mark(slot, joined(*runs), tone=-0.05, width=0.6, detail=1)


def battlement(left: float, right: float, y: float, height: float, count: int) -> Path:
    """A crenellated top from `left` to `right`, rising from `y` by `height`, with `count` merlons."""
    step = (right - left) / (2 * count - 1)
    return joined(*(rect(left + 2 * step * i, y - height, step, height + 0.5) for i in range(count)),
        rect(left, y - 0.5, right - left, 2))  # fmt: skip
