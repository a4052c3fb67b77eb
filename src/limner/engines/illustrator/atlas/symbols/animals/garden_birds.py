"""Small birds of gardens, each known by its colours, and long-legged and carrion birds."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, eye, fused
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.symbols.animals.birds import bird, plumage
from limner.engines.illustrator.atlas.templates.bird import Flyer, bird_face, feet, flying, folded, skull

_KINDS = "bird, animal"
_POSES = "standing, flying"
_GARDENS = "garden, meadow, park"


def _perched(pen: Pen) -> Frame:
    """A songbird on its feet, and the frame of its head."""
    bird(pen)
    return Frame(24, -62, 1.5)


@symbol("cardinal, red cardinal, northern cardinal", kinds=_KINDS, height=0.22, poses=_POSES, home="branch",
    slots=plumage("#d6302f", "#e0523f", "#a5222a", "#c22d2d", "#7d1a22", "#ef8a3a", "#8a5a40") | {
    "breast": ("#dc3b36", "follow"), "mask": ("#241c20", "fixed")})
def cardinal(pen: Pen) -> None:
    if pen.pose != "flying":
        f = Frame(24, -62, 1.5)
        pen.part("coat", f.path(smooth([(-9, -3, "c"), (-9, -12), (-12, -19, "c"), (-3, -14), (5, -8, "c")])))
    f = _perched(pen)
    if pen.pose != "flying":
        pen.part("mask", f.path(smooth([(7, -5), (12, -3), (12, 4), (8, 6), (4.6, 3)])), shade="flat", alpha=0.9)
        bird_face(pen, f, "cone", eye_radius=2.2)


@symbol("blue tit, titmouse, tit, great tit, chickadee", kinds=_KINDS, height=0.12, poses=_POSES, told_in=_GARDENS,
    slots=plumage("#8fae5a", "#f7dc5c", "#3f7fc4", "#6ba3dd", "#2d5d99", "#3a3a44", "#5f6a7a") | {
    "breast": ("#f6d548", "follow"), "cap": ("#3b82cf", "fixed"), "face": ("#fdfcf8", "fixed"),
    "mask": ("#232a44", "fixed")})
def blue_tit(pen: Pen) -> None:
    f = _perched(pen)
    if pen.pose == "flying":
        return
    pen.part("face", f.path(ellipse(0, -1, 10.2, 9)), shade="form")
    pen.part("cap", f.path(smooth([(-10, -2, "c"), (-9, -8), (-1, -11), (7, -8), (9, -4, "c"), (0, -5.4)])))
    pen.part("mask", f.path(limb([(-10.4, 0, 2.6), (0, -1.4, 2.8), (9.4, -0.6, 1.6)])), shade="flat")
    pen.part("mask", f.path(smooth([(7, 5, "c"), (9, 3), (8, 9), (2, 11, "c"), (4, 8)])), shade="flat")
    bird_face(pen, f, "cone", eye_radius=2.0)


@symbol("canary, yellow canary, goldfinch, yellow bird", kinds=_KINDS, height=0.13, poses=_POSES, told_in=_GARDENS,
    slots=plumage("#f6cf2f", "#fbe88a", "#e0ae22", "#f3c83a", "#8a7428", "#ef9f4a", "#d98a5a") | {
    "breast": ("#f9db55", "follow")})
def canary(pen: Pen) -> None:
    bird(pen)


@symbol("sparrow, house sparrow, wren, nightingale, lark bird", kinds=_KINDS, height=0.14, poses=_POSES,
    told_in=_GARDENS,
    slots=plumage("#94693f", "#e9dcc6", "#6f4a2c", "#a97d50", "#4a3222", "#4a4038", "#a8785a") | {
    "breast": ("#c9b596", "follow")})
def sparrow(pen: Pen) -> None:
    bird(pen)


@symbol("blackbird, starling", kinds=_KINDS, height=0.24, poses=_POSES, told_in=_GARDENS,
    slots=plumage("#2b2930", "#34323a", "#1f1d24", "#3a3842", "#17151b", "#f4a92c", "#4a4048") | {
    "breast": ("#302e36", "follow"), "eye": ("#f4a92c", "fixed"), "glint": ("#17151b", "fixed")})
def blackbird(pen: Pen) -> None:
    bird(pen)


@symbol("heron, grey heron, gray heron, blue heron, great blue heron", kinds=_KINDS, height=0.95, home="lake",
    slots=plumage("#8b9bb0", "#dfe4ea", "#66788f", "#a4b2c4", "#414d61", "#e8ac3f", "#b8924a") | {
    "crest": ("#2b303c", "fixed"), "face": ("#f8f8f6", "fixed")})
def heron(pen: Pen) -> None:
    for x, tone in ((4, -0.12), (-6, 0.0)):
        pen.part("legs", joined(limb([(x, -46, 4), (x + 2, -24, 3), (x, -1, 3)]), limb([(x, -1.4, 3), (x + 12, -1.4,
            2)])),
            tone=tone)
    neck = limb([(14, -52, 16), (26, -62, 10), (20, -76, 8.4), (12, -88, 8), (20, -100, 9)])
    body = fused(smooth([(-50, -40), (-26, -60), (4, -64), (22, -54), (16, -42), (-8, -37), (-34, -38)]), neck,
        ellipse(24, -103, 9, 7.4), radius=5)
    pen.part("coat", body)
    pen.mark("face", union(ellipse(26, -101, 8, 5.6), limb([(22, -96, 4), (16, -86, 3), (24, -72, 3), (28, -60, 4)])))
    pen.mark("coat", crescent(body, -2, -5), tone=-0.05)
    pen.part("wing", smooth([(-56, -36, "c"), (-34, -52), (-8, -60), (6, -54), (-6, -46), (-30, -38)]))
    pen.mark("tips", smooth([(-60, -34), (-34, -44), (-18, -42), (-36, -34)]))
    pen.part("crest", smooth([(26, -108, "c"), (14, -110), (-8, -102, "c"), (10, -104), (20, -102, "c")]), shade="flat")
    pen.part("beak", smooth([(30, -106, "c"), (68, -98, "c"), (30, -98, "c")], tension=0.1))
    eye(pen, (26, -104), 1.9)
    pen.anchor(feet=(0, 0), back=(-10, -60), seat=(-10, -60), head=(24, -103), face=(26, -102), eye=(26, -104),
        mouth=(52, -100), hat=(22, -110), lean=(-40, -44), neck=(20, -96), hand=(52, -100))


@symbol("crane bird, red-crowned crane, red crowned crane, japanese crane", kinds=_KINDS, height=1.4, home="lake",
    slots=plumage("#fbfaf7", "#f1efec", "#efedea", "#ffffff", "#26252c", "#8a8f6a", "#3b3a42") | {
    "crest": ("#d9342f", "fixed"), "face": ("#2b2a31", "fixed")})
def crane_bird(pen: Pen) -> None:
    for x, tone in ((4, -0.12), (-6, 0.0)):
        pen.part("legs", joined(limb([(x, -50, 4), (x + 1, -26, 3), (x, -1, 3)]), limb([(x, -1.4, 3), (x + 12, -1.4,
            2)])),
            tone=tone)
    neck = limb([(12, -58, 16), (22, -72, 10), (20, -90, 8), (24, -108, 9)])
    body = fused(smooth([(-40, -50), (-22, -66), (4, -68), (20, -58), (14, -46), (-10, -42), (-32, -44)]), neck,
        ellipse(27, -111, 8.6, 7), radius=5)
    pen.part("coat", body)
    pen.mark("face", limb([(24, -100, 9), (19, -88, 8), (21, -76, 6), (24, -70, 2)]))
    pen.part("tips", smooth([(-58, -30, "c"), (-46, -50), (-28, -58), (-14, -52), (-24, -44), (-40, -38)]))
    pen.part("coat", smooth([(-30, -60), (-8, -66), (6, -58), (-6, -51), (-22, -52)]), tone=-0.03)
    pen.part("crest", smooth([(19, -115, "c"), (24, -120), (33, -117), (34, -113, "c"), (26, -114)]), shade="flat")
    pen.part("beak", smooth([(34, -113, "c"), (60, -108, "c"), (33, -107, "c")], tension=0.1))
    eye(pen, (28, -112), 1.8)
    pen.anchor(feet=(0, 0), back=(-10, -66), seat=(-10, -66), head=(27, -111), face=(29, -110), eye=(28, -112),
        mouth=(50, -108), hat=(26, -119), lean=(-36, -52), neck=(22, -100), hand=(50, -108))


@symbol("vulture, condor, turkey vulture", kinds=_KINDS, height=0.8, poses=_POSES, home="desert",
    slots=plumage("#4a3f3c", "#5a4d48", "#383030", "#5c504b", "#241f20", "#d9c7a0", "#8a7a70") | {
    "skin": ("#e59a8a", "fixed"), "ruff": ("#f4eee4", "fixed")})
def vulture(pen: Pen) -> None:
    if pen.pose == "flying":
        flying(pen, Flyer("hook", span=1.4, chord=1.3, tail=12, spread=1.0, head=0.8,
            cap=lambda p, f: p.mark("skin", skull(f))))
        return
    feet(pen, (7, -3), -14, length=9, width=3.6)
    pen.part("tail", smooth([(-20, -26, "c"), (-36, -6, "c"), (-24, -2, "c"), (-8, -14)]), tone=-0.05)
    trunk = smooth([(6, -62), (-14, -64), (-24, -40), (-20, -22), (-6, -12), (10, -13), (24, -26), (28, -46), (22,
        -58)])
    pen.part("coat", trunk)
    folded(pen, Frame(0, -54, 1.36, -36))
    f = Frame(30, -70, 0.92, 14)
    pen.part("skin", limb([(12, -56, 11), (22, -64, 8), (27, -68, 8)]))
    pen.part("skin", skull(f))
    pen.part("ruff", union(*(ellipse(x, y, 7, 5.4) for x, y in ((0, -60), (8, -56), (16, -54), (23, -50), (-6, -58)))))
    pen.stroke("skin", curve((16, -60), (22, -64), (26, -62)), 1, tone=-0.15, detail=1)
    bird_face(pen, f, "hook", eye_radius=1.8)
    pen.anchor(feet=(0, 0), back=(-16, -54), seat=(-16, -54), tail=(-28, -8), lean=(26, -44))
