"""What kitchens and bathrooms are fitted with: counters, the sink in one, an island, a shower; and low furniture."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, line, polygon, rect, smooth
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.hues import GLASS
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, quad
from limner.engines.illustrator.atlas.templates.furniture import front
from limner.engines.illustrator.atlas.templates.hollow import cavity, opened

STEEL: Hue = ("#b4bcc6", "fixed")
STONE: Hue = ("#e9e4da", "second")
WOOD: Hue = ("#a8693a", "primary")
FRONT: Hue = ("#6f93a0", "primary")


def _base(pen: Pen, left: float, right: float, columns: int, *, top: float = -92.0, drawers: bool = True) -> None:
    """A row of base cupboards on their plinth, with a drawer over each door."""
    wide = (right - left) / columns
    pen.part("metal", rect(left + 3, -9, right - left - 6, 9), tone=-0.3)
    pen.part("front", rect(left, top, right - left, -8 - top), tone=-0.03)
    for i in range(columns):
        x, low = left + i * wide, top
        if drawers:
            front(pen, x, top + 2, wide, 20, knob="middle")
            low = top + 22
        front(pen, x, low + 1, wide, -10 - low, knob="right" if i % 2 == 0 else "left")


def _worktop(
    pen: Pen, left: float, right: float, *, y: float = -92.0, deep: float = 13.0, on: str = "front"
) -> None:
    """The top over the cupboards, seen a little from above, and its shade on them."""
    pen.part("top", quad((left - 4, y - 5), (left + 6, y - 5 - deep), (right - 6, y - 5 - deep), (right + 4, y - 5)),
        tone=0.05)
    pen.mark("top", joined(*(line([(left + 20 + i * 31, y - 9), (left + 36 + i * 31, y - 10.5)])
        for i in range(int((right - left) / 34)))), tone=-0.05, width=1.1, detail=1)
    pen.part("top", rect(left - 4, y - 5, right - left + 8, 6, 1.2), tone=-0.05)
    pen.mark(on, rect(left, y + 1, right - left, 4), tone=-0.1)


def _tap(pen: Pen, x: float, y: float, tall: float) -> None:
    """A tap with a high spout and a lever."""
    pen.part("metal", rect(x - 5, y - 3, 10, 4, 1.6), tone=-0.06)
    pen.stroke("metal", curve((x, y), (x, y - 0.72 * tall), (x + 7, y - tall), (x + 17, y - 0.9 * tall),
        (x + 18, y - 0.66 * tall)), 4.4)
    pen.stroke("metal", line([(x - 2, y - 8), (x - 13, y - 13)]), 3.0, tone=0.06)


@symbol("kitchen counter, countertop, counter top, worktop, kitchen worktop, base cabinet, kitchen cabinet, "
    "kitchen cupboard, cabinetry, kitchen unit", kinds="table, furniture", height=0.92, home="kitchen",
    slots={"front": FRONT, "top": STONE, "metal": STEEL}, traits=("tabletop", "fitted"))
def kitchen_counter(pen: Pen) -> None:
    _base(pen, -92, 92, 4)
    _worktop(pen, -92, 92)
    pen.anchor(top=(0, -101), seat=(0, -101), lean=(92, -50))
    pen.fit()


@symbol("kitchen sink, double sink, sink unit, farmhouse sink, stainless steel sink, sink full of dishes",
    worked="handle", kinds="furniture", height=1.24, home="kitchen",
    slots={"front": FRONT, "top": STONE, "metal": STEEL, "bowl": ("#dfe4ea", "fixed")}, traits=("fitted",))
def kitchen_sink(pen: Pen) -> None:
    _base(pen, -60, 60, 3, top=-68, drawers=False)
    _worktop(pen, -60, 60, y=-68, deep=15)
    for x in (-20, 22):
        pen.part("bowl", ellipse(x, -80, 20, 5.4), tone=-0.04)
        pen.part("bowl", ellipse(x, -79.6, 17.6, 4.2), tone=-0.26, name=HOLLOW if x < 0 else "")
        pen.mark("bowl", ellipse(x, -78.2, 11, 2), tone=-0.12)
    pen.part("front", rect(-44, -68, 88, 13, 2), tone=0.05)
    _tap(pen, 0, -85, 32)
    pen.anchor(top=(0, -80), mouth=(-20, -80), opening=(-20, -80), seat=(0, -76))


@symbol("kitchen island, island counter, breakfast bar, island bench, center island, central island",
    kinds="table, furniture", height=0.89, home="kitchen", slots={"front": ("#4f6a78", "primary"),
    "top": ("#d9a870", "second"), "metal": STEEL}, traits=("tabletop",))
def kitchen_island(pen: Pen) -> None:
    pen.part("front", polygon([(84, -92), (97, -99), (97, -14), (84, -4)]), tone=-0.14)
    _base(pen, -84, 84, 3, drawers=False)
    pen.part("top", quad((-96, -95), (-80, -116), (92, -116), (108, -95)), tone=0.06)
    pen.mark("top", joined(*(curve((-70 + 44 * i, -101), (-48 + 44 * i, -103), (-30 + 44 * i, -101.6))
        for i in range(4))), tone=-0.05, width=1.2)
    pen.part("top", rect(-96, -96, 204, 7, 1.4), tone=-0.05)
    pen.mark("front", rect(-84, -89, 168, 4.6), tone=-0.1)
    pen.anchor(top=(4, -107), seat=(4, -107), under=(0, -80), lean=(96, -50))
    pen.fit()


@symbol("wall cabinet, upper cabinet, overhead cabinet, hanging cabinet, medicine cabinet, bathroom cabinet",
    kinds="furniture", height=0.7, place="wall", home="kitchen", slots={"front": FRONT, "metal": STEEL},
    traits=("anywhere",))
def wall_cabinet(pen: Pen) -> None:
    pen.part("front", rect(-72, -100, 144, 100, 2), tone=-0.04)
    for i in range(3):
        front(pen, -72 + 48 * i, -98, 48, 94)
        pen.part("metal", rect(-72 + 48 * i + (38 if i % 2 == 0 else 7), -20, 3, 14, 1.5), shade="flat")
    pen.part("front", rect(-74, -103, 148, 5, 1), tone=0.05)
    pen.mark("front", rect(-72, -4, 144, 4), tone=-0.12)
    pen.anchor(top=(0, -103))


@symbol("bathroom vanity, vanity, vanity unit, vanity sink, sink cabinet, double vanity, wash stand, washstand",
    kinds="furniture", worked="handle", height=1.02, home="bathroom", slots={"front": WOOD,
    "top": ("#f4f5f7", "second"), "metal": STEEL})
def vanity(pen: Pen) -> None:
    _base(pen, -62, 62, 2, top=-74, drawers=False)
    _worktop(pen, -62, 62, y=-74, deep=13)
    pen.part("top", ellipse(0, -86, 34, 6), tone=0.03)
    pen.part("top", ellipse(0, -85.6, 29, 4.6), tone=-0.14, name=HOLLOW)
    _tap(pen, -2, -90, 20)
    pen.anchor(top=(0, -86), mouth=(0, -86), opening=(0, -86), seat=(0, -80))


@symbol("shower, shower stall, shower cabin, shower cubicle, walk in shower, glass shower, shower enclosure",
    kinds="furniture", height=2.1, home="bathroom", slots={"tray": ("#f1f3f6", "primary"), "glass": GLASS,
    "metal": STEEL, "tile": ("#9cc4cc", "fixed"), "water": ("#bfe3f2", "fixed")})
def shower(pen: Pen) -> None:
    pen.part("tile", rect(-30, -100, 60, 95), tone=-0.02)
    pen.mark("tile", joined(*(line([(-30, y), (30, y)]) for y in range(-92, 0, 9)),
        *(line([(x, -100), (x, -5)]) for x in range(-20, 30, 10))), tone=0.09, width=0.7)
    pen.stroke("metal", curve((16, -50), (17, -84), (12, -90), (4, -90)), 1.8)
    pen.part("metal", polygon([(-6, -86), (14, -86), (8, -90), (0, -90)]))
    pen.part("metal", ellipse(16.4, -50, 2.6), tone=-0.1)
    pen.mark("water", joined(*(line([(x, -85), (1.6 * x - 4, -12)]) for x in range(-4, 14, 3))), width=0.7, alpha=0.7)
    pen.part("tray", quad((-34, -3), (-30, -8), (30, -8), (34, -3)), tone=0.03)
    pen.part("tray", rect(-34, -4, 68, 4, 1.4), tone=-0.06)
    pen.part("glass", rect(-32, -98, 40, 94, 0.6), shade="glass", alpha=0.4)
    pen.mark("glass", polygon([(-26, -96), (-18, -96), (-30, -40), (-31, -62)]), tone=0.14, alpha=0.6)
    pen.part("metal", joined(rect(-33, -100, 66, 2.2, 0.6), rect(-33, -100, 1.8, 97), rect(31, -100, 1.8, 97),
        rect(7.4, -98, 1.4, 94), rect(4, -56, 1.6, 14, 0.8)))
    pen.anchor(top=(0, -100), mouth=(0, -40))


@symbol("urinal", kinds="furniture", height=0.7, place="wall", home="bathroom",
    slots={"body": ("#f4f6f9", "primary"), "metal": STEEL})
def urinal(pen: Pen) -> None:
    pen.part("metal", joined(rect(-3, -112, 6, 16, 2), rect(-8, -104, 16, 5, 2)))
    body = smooth([(-24, -98, "c"), (24, -98, "c"), (27, -60), (32, -24), (18, -4), (-18, -4), (-32, -24), (-27, -60)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -6, -3), tone=-0.07)
    inner = smooth([(-16, -84), (0, -90), (16, -84), (20, -46), (20, -26), (0, -16), (-20, -26), (-20, -46)])
    pen.part("body", inner, tone=-0.13)
    pen.mark("body", smooth([(-18, -30), (0, -38), (18, -30), (12, -19), (-12, -19)]), tone=-0.05)
    pen.mark("metal", ellipse(0, -26, 4, 1.8))
    gloss(pen, "body", smooth([(-20, -90), (-15, -88), (-21, -60), (-24, -50)]), detail=0)
    pen.anchor(top=(0, -100), mouth=(0, -40))


@symbol("ceiling fan, paddle fan", kinds="lamp, furniture", height=0.55, place="air",
    slots={"blade": ("#8a5a38", "primary"), "metal": ("#c8a868", "fixed"), "glass": ("#fdf3d2", "light")},
    traits=("anywhere",))
def ceiling_fan(pen: Pen) -> None:
    pen.part("metal", joined(rect(-3, -100, 6, 34), ellipse(0, -100, 15, 5)), tone=-0.06)
    for dx, dy in ((-96, -14), (96, -14), (-62, 12), (62, 12), (0, -24)):
        nx, ny = (0.0, 9.0) if dx else (12.0, 0.0)
        blade = polygon([(0.16 * dx - 0.4 * nx, -58 + 0.16 * dy - 0.4 * ny), (dx - nx, -58 + dy - ny),
            (dx + nx, -58 + dy + ny), (0.16 * dx + 0.4 * nx, -58 + 0.16 * dy + 0.4 * ny)])
        pen.part("blade", blade, tone=-0.1 if dy < 0 else 0.02)
    pen.part("metal", smooth([(-22, -66, "c"), (22, -66, "c"), (20, -50), (10, -44), (-10, -44), (-20, -50)]))
    pen.part("glass", smooth([(-16, -44, "c"), (16, -44, "c"), (12, -28), (0, -22), (-12, -28)]), shade="glow")
    pen.anchor(top=(0, -104), hook=(0, -100))
    pen.fit()
    pen.pitch(0.0, lift=10.0)


@symbol("dishwasher, dish washer", kinds="appliance, furniture", height=0.92, home="kitchen",
    slots={"body": ("#d9dee5", "primary"), "dark": ("#3a414c", "fixed"), "top": STONE, "metal": STEEL},
    poses="standing, open", traits=("fitted", "hollow"))
def dishwasher(pen: Pen) -> None:
    pen.part("dark", rect(-31, -9, 62, 9), tone=-0.1)
    pen.part("body", rect(-33, -92, 66, 84, 1))
    pen.part("body", rect(-32, -90, 64, 13, 1), tone=-0.07)
    pen.part("dark", rect(-11, -87, 22, 6, 1), shade="flat")
    pen.mark("metal", rect(-7, -85.4, 14, 2.6, 1), alpha=0.8)
    pen.part("dark", ellipse(23, -84, 2.4))
    if opened(pen):
        cavity(pen, "metal", rect(-28, -74, 56, 62, 2), tone=-0.2, shelves=(-44,), board="metal")
        pen.part("body", quad((-30, -12), (30, -12), (38, -2), (-38, -2)), tone=0.03)
        _worktop(pen, -34, 34, on="body")
        pen.anchor(top=(0, -101), mouth=(0, -40), seat=(0, -100))
        return
    pen.part("metal", rect(-26, -73, 52, 4, 2))
    pen.mark("body", rect(-32, -76, 64, 1.6), tone=-0.14)
    gloss(pen, "body", polygon([(-26, -64), (-14, -64), (-24, -14), (-28, -14)]), detail=0, alpha=0.4)
    _worktop(pen, -34, 34, on="body")
    pen.anchor(top=(0, -101), mouth=(0, -40), seat=(0, -100))
