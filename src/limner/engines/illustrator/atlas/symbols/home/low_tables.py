"""Low furniture that things are set on: coffee tables, night stands, stands for a television, poufs."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import Path, ellipse, joined, polygon, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, quad
from limner.engines.illustrator.atlas.templates.furniture import drawers, front


@symbol("nightstand, night stand, bedside table, night table, bedside cabinet, side table, end table",
    kinds="table, furniture", height=0.58, home="bedroom", slots={"wood": ("#a8744c", "primary"),
    "metal": ("#e0c27a", "fixed")}, traits=("tabletop",), bears="lamp")
def nightstand(pen: Pen) -> None:
    for x in (-40, 32):
        pen.part("wood", polygon([(x, -22), (x + 9, -22), (x + 7, 0), (x + 2, 0)]), tone=-0.1)
    pen.part("wood", polygon([(42, -88), (48, -94), (48, -24), (42, -18)]), tone=-0.14)
    pen.part("wood", rect(-42, -88, 84, 70, 1.5), tone=-0.03)
    drawers(pen, "wood", -39, -84, 78, 62, 2)
    pen.part("wood", quad((-48, -90), (-38, -103), (44, -103), (54, -90)), tone=0.06)
    pen.part("wood", rect(-48, -91, 102, 5, 1.2), tone=-0.04)
    pen.anchor(top=(2, -97), seat=(2, -96), lean=(46, -50))


@symbol("coffee table, cocktail table, low table", kinds="table, furniture", height=0.42,
    slots={"wood": ("#a86f42", "primary")}, shapes=("rectangular",), traits=("tabletop",))
def coffee_table(pen: Pen) -> None:
    for x, tone, low in ((-88, -0.13, -12), (84, -0.13, -12), (-104, 0.0, 0), (98, 0.0, 0)):
        pen.part("wood", polygon([(x, -78), (x + 9, -78), (x + 7, low), (x + 2, low)]), tone=tone)
    pen.part("wood", quad((-98, -34), (-86, -46), (88, -46), (100, -34)), tone=-0.06)
    pen.part("wood", rect(-98, -34, 198, 5, 1), tone=-0.12)
    pen.part("wood", quad((-116, -84), (-94, -116), (96, -116), (118, -84)), tone=0.06)
    pen.mark("wood", joined(*(curve((-92 + 40 * i, -92 - 5 * (i % 3)), (-66 + 40 * i, -94 - 5 * (i % 3)),
        (-40 + 40 * i, -92 - 5 * (i % 3))) for i in range(4))), tone=-0.05, width=1.3)
    pen.part("wood", rect(-116, -84, 234, 9, 2), tone=-0.04)
    pen.anchor(top=(0, -102), seat=(0, -100), under=(0, -60), lean=(110, -50))
    pen.fit()


@symbol("tv stand, television stand, media console, entertainment center, entertainment unit, tv cabinet, tv console, "
    "credenza, media unit", kinds="table, furniture", height=0.55, slots={"front": ("#8a5a3a", "primary"),
    "top": ("#a8744c", "second"), "metal": ("#d8b46a", "fixed")}, traits=("tabletop",),
    bears="television")
def tv_stand(pen: Pen) -> None:
    for x in (-112, -40, 34, 106):
        pen.part("top", polygon([(x, -16), (x + 8, -16), (x + 6, 0), (x + 2, 0)]), tone=-0.12)
    pen.part("front", rect(-124, -90, 248, 76, 2), tone=-0.04)
    for x in (-122, 42):
        front(pen, x, -88, 80, 72, knob="middle")
    pen.part("front", rect(-40, -86, 80, 68, 1), tone=-0.22)
    pen.part("top", rect(-40, -54, 80, 4), tone=-0.1)
    pen.part("metal", joined(rect(-28, -62, 40, 8, 1), rect(-30, -26, 12, 8, 1)), tone=-0.24)
    pen.part("top", quad((-130, -90), (-116, -106), (116, -106), (130, -90)), tone=0.06)
    pen.part("top", rect(-130, -92, 260, 6, 1.2), tone=-0.04)
    pen.anchor(top=(0, -99), seat=(0, -98), lean=(124, -50))
    pen.fit()


@symbol("ottoman, pouf, pouffe, foot stool, hassock", kinds="furniture", height=0.42,
    slots={"cloth": ("#c08a5a", "primary"), "wood": ("#6b4630", "fixed")}, traits=("seat", "tabletop"))
def ottoman(pen: Pen) -> None:
    for x in (-50, 44):
        pen.part("wood", polygon([(x, -14), (x + 8, -14), (x + 6, 0), (x + 2, 0)]))
    body = smooth([(-66, -76, "c"), (66, -76, "c"), (70, -44), (64, -12, "c"), (-64, -12, "c"), (-70, -44)],
        tension=0.4)
    pen.part("cloth", body, tone=-0.05)
    pen.mark("cloth", crescent(body, -12, -6), tone=-0.06)
    top = ellipse(0, -78, 68, 22)
    pen.part("cloth", top, tone=0.04)
    pen.mark("cloth", joined(*_tufts()), tone=-0.12)
    pen.mark("cloth", curve((-66, -70), (0, -54), (66, -70)), tone=-0.14, width=2)
    pen.anchor(top=(0, -80), seat=(0, -80))


def _tufts() -> list[Path]:
    """Buttons in a cushion's face."""
    return [ellipse(x, y, 2.6, 1.6) for x, y in ((-36, -78), (0, -86), (36, -78), (0, -70), (-18, -82), (18, -82))]


@symbol("wall shelf, hanging shelf, floating shelf, kitchen shelf, bathroom shelf, mounted shelf", kinds="furniture",
    height=0.2, place="wall", slots={"wood": ("#a8744c", "primary"), "metal": ("#4a4f58", "fixed")},
    traits=("tabletop", "anywhere"))
def wall_shelf(pen: Pen) -> None:
    for x in (-190, 170):
        pen.part("metal", polygon([(x, -74), (x + 18, -74), (x + 18, 0), (x + 10, 0), (x + 8, -60), (x, -66)]))
    pen.part("wood", quad((-270, -84), (-256, -104), (256, -104), (270, -84)), tone=0.06)
    pen.part("wood", rect(-270, -86, 540, 16, 2), tone=-0.05)
    pen.mark("wood", joined(*(curve((-230 + 120 * i, -92), (-180 + 120 * i, -94), (-140 + 120 * i, -92))
        for i in range(4))), tone=-0.05, width=2)
    pen.anchor(top=(0, -94), seat=(0, -94))
    pen.fit()
