"""What one writes, draws and keeps papers with."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, GOLD, PAPER, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss


@symbol("clipboard, checklist, check list", kinds="thing", height=0.32, place="surface", slots={"board": ("#a8703f",
    "primary"),
    "paper": ("#fdfbf5", "fixed"), "steel": STEEL, "ink": ("#3f7f5a", "second")})
def clipboard(pen: Pen) -> None:
    pen.part("board", rect(-38, -100, 76, 100, 5))
    pen.part("paper", rect(-31, -88, 62, 82, 1))
    for y in (-72, -54, -36, -18):
        pen.mark("steel", rect(-10, y - 2, 34, 3.4, 1))
        pen.mark("ink", smooth([(-26, y), (-22, y + 5, "c"), (-14, y - 7)], closed=False), width=2.6)
    pen.part("steel", smooth([(-18, -88, "c"), (-18, -98), (-8, -102), (0, -110), (8, -102), (18, -98), (18, -88,
        "c")]))
    pen.anchor(top=(0, -106))


@symbol("eraser, rubber eraser", kinds="stationery, tool", height=0.03, place="surface",
    slots={"rubber": ("#f08fa6", "primary"), "sleeve": ("#3f74b8", "second"), "stripe": PAPER}, nook="study")
def eraser(pen: Pen) -> None:
    pen.part("rubber", rotated(rect(-56, -48, 112, 42, 10), -10, (0, -27)))
    pen.part("sleeve", rotated(rect(-14, -49, 72, 44, 4), -10, (0, -27)))
    pen.mark("stripe", rotated(rect(-14, -33, 72, 10), -10, (0, -27)))
    pen.anchor(top=(0, -52), handle=(0, -26))


@symbol("paperclip, paper clip", kinds="stationery, tool", height=0.03, place="surface",
    slots={"wire": ("#8fa0b4", "primary")}, nook="study")
def paperclip(pen: Pen) -> None:
    path = smooth([(16, -76, "c"), (16, -20), (0, -4), (-16, -20), (-16, -84), (0, -100), (22, -84), (26, -30)],
        closed=False, tension=0.6)
    inner = smooth([(16, -76), (12, -84), (0, -88), (-6, -80), (-6, -30), (2, -22), (8, -30), (8, -66)], closed=False)
    pen.stroke("wire", rotated(path, 24, (0, -50)), 5)
    pen.stroke("wire", rotated(inner, 24, (0, -50)), 5, tone=0.05)
    pen.part("wire", rotated(rect(-19, -70, 5, 44, 2), 24, (0, -50)))
    pen.anchor(top=(0, -96), handle=(0, -50))


@symbol("stapler, office stapler", kinds="stationery, tool", height=0.05, place="surface",
    slots={"body": ("#d3352f", "primary"), "metal": STEEL, "dark": DARK})
def stapler(pen: Pen) -> None:
    pen.part("dark", smooth([(-64, -8), (60, -8), (68, -4), (66, 0), (-62, 0), (-66, -4)], tension=0.4))
    pen.part("metal", rect(36, -12, 22, 5, 1))
    pen.part("metal", rotated(rect(-58, -27, 112, 8, 2), -8, (-54, -20)), tone=-0.05)
    top = rotated(smooth([(-64, -26, "c"), (-62, -42), (-48, -50), (30, -48), (58, -42), (64, -34), (62, -26, "c")]),
        -8, (-54, -20))
    pen.part("body", top)
    pen.mark("body", crescent(top, 0, -7), tone=-0.12)
    pen.mark("body", rotated(rect(-44, -46, 70, 4, 2), -8, (-54, -20)), tone=0.16)
    pen.part("dark", smooth([(-64, -6), (-62, -28), (-48, -28), (-42, -6)]))
    pen.part("metal", ellipse(-53, -22, 4))
    pen.anchor(top=(0, -56), handle=(0, -50))


@symbol("clapperboard, clapper board, film clapper, movie clapper, film slate, clapboard", kinds="thing", height=0.3,
    place="surface", faces_viewer=True, slots={"board": ("#2c303a", "primary"), "white": ("#fbf8f2", "fixed")},
    shapes=("square",))
def clapperboard(pen: Pen) -> None:
    arm = rotated(rect(-54, -84, 108, 17, 2), -13, (-50, -66))
    pen.part("board", arm)
    pen.mark("white", rotated(joined(*(polygon([(x, -86), (x + 11, -86), (x + 3, -64), (x - 8, -64)])
        for x in range(-46, 60, 22))), -13, (-50, -66)))
    pen.part("board", rect(-54, -66, 108, 66, 3))
    pen.mark("white", joined(*(polygon([(x, -68), (x + 11, -68), (x + 19, -50), (x + 8, -50)])
        for x in range(-60, 60, 22))))
    pen.mark("board", rect(-54, -50, 108, 3), tone=0.1)
    pen.mark("white", joined(line([(-48, -32), (48, -32)]), line([(-48, -16), (48, -16)]),
        line([(-14, -32), (-14, -2)]), line([(18, -32), (18, -2)])), width=1.4)
    pen.mark("white", joined(rect(-46, -43, 40, 3), rect(-44, -26, 20, 3), rect(-8, -26, 16, 3), rect(24, -26, 18, 3),
        rect(-44, -10, 16, 3), rect(24, -10, 14, 3)), alpha=0.8)
    pen.part("white", ellipse(-48, -67, 3.4))
    pen.anchor(top=(0, -90))


@symbol("inkwell, quill, ink bottle and quill, quill pen, feather pen, ink pot", kinds="stationery", height=0.25,
    place="surface", slots={"feather": ("#f4f0e6", "primary"), "glass": ("#3a4a6b", "second"), "ink": ("#1f2433",
        "fixed"), "gold": GOLD}, nook="study")
def inkwell(pen: Pen) -> None:
    pen.stroke("gold", line([(-6, -40), (20, -74)]), 2)
    plume = smooth([(10, -60), (4, -80), (14, -100), (38, -112), (44, -108), (40, -88), (30, -70), (18, -58)])
    pen.part("feather", plume)
    pen.mark("feather", joined(curve((10, -58), (24, -84), (43, -110)), line([(16, -68), (8, -78)]),
        line([(22, -78), (12, -92)]), line([(20, -72), (32, -72)]), line([(27, -84), (38, -84)])), width=1.2,
            tone=-0.16)
    pen.part("glass", smooth([(-14, -44, "c"), (14, -44, "c"), (16, -34), (34, -24), (36, -4, "c"), (30, 0), (-30, 0),
        (-36, -4, "c"), (-34, -24), (-16, -34)], tension=0.4))
    gloss(pen, "glass", smooth([(-28, -18), (-22, -24), (-20, -18), (-25, -6)]), detail=0)
    pen.part("ink", ellipse(0, -44, 12, 3.4), shade="flat")
    pen.stroke("glass", ellipse(0, -44, 14, 4), 2, tone=0.14)
    pen.part("gold", rect(-12, -18, 24, 10, 1))
    pen.anchor(top=(40, -112), handle=(14, -66), lean=(-34, -16))


@symbol("ruler, school ruler, wooden ruler, yardstick", kinds="tool, stationery", height=0.05, place="surface",
    slots={"wood": ("#f0c65a", "primary"), "ink": ("#3a3a3a", "fixed")}, symbol_id="measuring_ruler")
def ruler(pen: Pen) -> None:
    pen.part("wood", rect(-70, -24, 140, 24, 2))
    pen.mark("wood", rect(-70, -6, 140, 8), tone=-0.08)
    pen.mark("ink", joined(*(line([(-66 + 4 * i, -25), (-66 + 4 * i, -10 if i % 5 == 0 else -16)])
        for i in range(34))), width=1.1)
    pen.mark("ink", ellipse(62, -9, 2.6))
    pen.anchor(top=(0, -24), lean=(-60, -12))


@symbol("pencil, crayon, colored pencil, coloured pencil", kinds="tool, stationery", height=0.18, place="surface",
    slots={"body": ("#f3b52f", "primary"), "wood": ("#f0d3a2", "fixed"), "lead": ("#3b3a40", "fixed"), "metal": STEEL,
    "rubber": ("#ee8a94", "fixed")}, nook="study", held="gripped", lean=24.0, traits=("colourful", "tool"))
def pencil(pen: Pen) -> None:
    t, at = 32.0, (0.0, -50.0)
    for slot, path in (("body", rect(-9, -84, 18, 62)), ("wood", polygon([(-9, -23), (-3, -21), (3, -21), (9, -23),
        (0, 6)])), ("metal", rect(-9.4, -92, 18.8, 9)), ("rubber", rect(-9, -104, 18, 13, 4))):
        pen.part(slot, rotated(path, t, at))
        if slot == "body":
            pen.mark(slot, rotated(rect(-9, -84, 5.6, 62), t, at), tone=0.08)
            pen.mark(slot, rotated(rect(4, -84, 6, 62), t, at), tone=-0.1)
        if slot == "wood":
            pen.mark("lead", rotated(polygon([(-4, -4), (4, -4), (0, 8)]), t, at))
        if slot == "metal":
            pen.mark(slot, rotated(joined(rect(-10, -90, 20, 1.4), rect(-10, -86.6, 20, 1.4)), t, at), tone=-0.15)
    pen.anchor(top=(16, -98), handle=(-14, -24))


@symbol("pen, ballpoint, fountain pen, ballpoint pen, marker", kinds="tool, stationery",
    height=0.14, place="surface", slots={"body": ("#2f5f9f", "primary"), "metal": ("#e0b848", "fixed"),
    "nib": ("#c6ccd6", "fixed")}, nook="study", traits=("tool",))
def fountain_pen(pen: Pen) -> None:
    t, at = 32.0, (0.0, -50.0)
    barrel = smooth([(-9, -24, "c"), (-10, -60), (-8, -98), (0, -105), (8, -98), (10, -60), (9, -24, "c"),
        (6, -14, "c"), (-6, -14, "c")], tension=0.4)
    pen.part("body", rotated(barrel, t, at))
    pen.mark("body", rotated(rect(3, -110, 12, 100), t, at), tone=-0.09)
    pen.mark("body", rotated(rect(-6.4, -98, 2.6, 70, 1.3), t, at), tone=0.16, alpha=0.6)
    pen.mark("metal", rotated(joined(rect(-14, -58, 28, 5), rect(-14, -26, 28, 3)), t, at))
    pen.part("metal", rotated(rect(4, -98, 4, 40, 2), t, at))
    pen.part("nib", rotated(smooth([(-5.4, -14, "c"), (5.4, -14, "c"), (4.6, -5), (0, 7, "c"), (-4.6, -5)]), t, at))
    pen.mark("body", rotated(joined(line([(0, 8), (0, -8)]), ellipse(0, -8, 1.4)), t, at), width=0.9)
    pen.anchor(top=(18, -98), handle=(-14, -24))


@symbol("paintbrush, paint brush, brush, artist's brush", kinds="tool, stationery", height=0.25, place="surface",
    slots={"paint": ("#d8433f", "primary"), "wood": ("#c98a4a", "fixed"), "metal": STEEL},
    nook="study", held="gripped", lean=24.0, traits=("tool",))
def paintbrush(pen: Pen) -> None:
    t, at = 28.0, (0.0, -50.0)
    handle = smooth([(-6, -44, "c"), (-8, -60), (-3, -92), (0, -108), (3, -92), (8, -60), (6, -44, "c")])
    pen.part("wood", rotated(handle, t, at))
    pen.mark("wood", rotated(rect(1.4, -110, 8, 70), t, at), tone=-0.1)
    pen.part("metal", rotated(polygon([(-6.4, -45), (6.4, -45), (8.6, -26), (-8.6, -26)]), t, at))
    pen.mark("metal", rotated(joined(rect(-10, -42, 20, 1.6), rect(-10, -31, 20, 1.6)), t, at), tone=-0.16)
    tip = smooth([(-8.6, -26, "c"), (8.6, -26, "c"), (11, -12), (4, 0), (-1, 10, "c"), (-6, 0), (-10.6, -12)])
    pen.part("paint", rotated(tip, t, at))
    pen.mark("paint", rotated(joined(curve((-4, -26), (-5, -10), (-2, 4)), curve((3, -26), (4, -12), (1, 2))), t, at),
        tone=-0.1, width=1.2)
    pen.anchor(top=(18, -100), handle=(10, -68))


@symbol("palette, paint palette, artist's palette", kinds="tool, stationery", height=0.3, place="surface",
    faces_viewer=True, slots={"wood": ("#d9ab72", "primary"), "a": ("#e2483d", "fixed"), "b": ("#f7c93f", "fixed"),
    "c": ("#4f9fe0", "fixed"), "d": ("#5fb46a", "fixed"), "e": ("#f6f4ee", "fixed"), "f": ("#8a5fc0", "fixed")},
    nook="study")
def palette(pen: Pen) -> None:
    board = difference(smooth([(-58, -36), (-46, -64), (-10, -78), (30, -72), (56, -52), (56, -30), (40, -22),
        (24, -24), (18, -12), (4, -1), (-28, -4), (-50, -16)]), ellipse(-24, -18, 8, 6.4))
    pen.part("wood", board)
    pen.mark("wood", crescent(board, -4, -5), tone=-0.11)
    for slot, x, y in (("a", -40, -42), ("b", -24, -58), ("d", 0, -64), ("c", 24, -58), ("f", 42, -42), ("e", 4, -24)):
        blob = smooth([(x - 8, y), (x - 4, y - 7), (x + 5, y - 6), (x + 9, y + 1), (x + 3, y + 6), (x - 5, y + 6)])
        pen.part(slot, blob)
        pen.mark(slot, ellipse(x - 2.4, y - 2.6, 2.4, 1.5), tone=0.16, alpha=0.8)
    pen.anchor(top=(0, -76), handle=(-24, -18))


@symbol("wax seal, sealing wax, red wax seal, seal of wax", kinds="thing", height=0.04, place="surface", nook="study",
    slots={"wax": ("#b4262f", "primary"), "paper": ("#efe2c4", "fixed")}, shapes=("round",))
def wax_seal(pen: Pen) -> None:
    pen.part("paper", rotated(polygon([(-66, -94), (66, -94), (66, -2), (-66, -2)]), -4, (0, -48)))
    pen.mark("paper", rotated(joined(line([(-66, -94), (0, -44)]), line([(66, -94), (0, -44)])), -4, (0, -48)),
        width=1.6,
        tone=-0.14)
    blob = smooth([(-2, -84), (-20, -82), (-34, -68), (-38, -48), (-32, -28), (-16, -16), (4, -14), (24, -18), (36,
    -34),
        (40, -52), (30, -70), (16, -82)])
    pen.part("wax", blob)
    pen.mark("wax", crescent(blob, -5, -5), tone=-0.09)
    pen.part("wax", ellipse(1, -48, 27), tone=-0.07)
    pen.mark("wax", crescent(ellipse(1, -48, 27), 4, 4), tone=-0.14)
    crown = polygon([(-14, -38), (-16, -56), (-8, -48), (1, -61), (10, -48), (18, -56), (16, -38)])
    pen.mark("wax", crown, tone=0.1)
    gloss(pen, "wax", ellipse(-24, -66, 8, 4, -46), detail=0)
    pen.anchor(top=(0, -84), handle=(0, -40))
