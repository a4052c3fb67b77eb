"""Owls that look unlike the brown one: white ones of the north, and those with hearts for faces."""

from limner.drawing.geometry import CORNER, Landmark, ellipse, joined, mirrored, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, Slots, both, eyes, symmetric
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.bird import spread, wing

_ROUND: list[Landmark] = [
    (0, -92),
    (12, -90),
    (23, -82),
    (26.5, -70),
    (26, -58),
    (31, -42),
    (29.5, -22),
    (18, -6),
    (0, -2),
]
_SLENDER: list[Landmark] = [(0, -94), (12, -91), (21, -81), (22, -68), (20, -58), (25, -44), (24, -24), (13, -10),
    (0, -8)]  # fmt: skip


def _plumes(coat: str, belly: str, back: str, fleck: str, iris: str) -> Slots:
    return {
        **EYES, "coat": (coat, "primary"), "belly": (belly, "follow"), "wing": (back, "follow"),
        "tips": (fleck, "follow"), "coverts": (back, "follow"), "disc": (belly, "follow"), "iris": (iris, "fixed"),
        "beak": ("#3b3740", "fixed"), "legs": ("#d8cdb8", "fixed"), "tail": (back, "follow"),
    }  # fmt: skip


def _perch(pen: Pen, outline: list[Landmark], legs: float) -> None:
    """Tail, feet, wings and body of one that faces the viewer."""
    if pen.pose == "flying":
        for root in (Frame(18, -60, 0.9, -24), Frame(-18, -60, 0.9, -156)):
            spread(pen, wing(root, chord=1.15, rear=1 if root.x > 0 else -1))
    pen.part("tail", smooth([(-9, -16, CORNER), (-7, -1), (0, 0), (7, -1), (9, -16, CORNER)]), tone=-0.08)
    toes = joined(*(ellipse(x + d, -2.4, 2.5, 3) for x in (-9, 9) for d in (-4, 0, 4)))
    if legs:
        pen.part("belly", both(smooth([(4, -20), (13, -20), (12, -4), (6, -4)])), tone=-0.05)
    pen.part("legs", toes)
    pen.part("coat", symmetric(outline))


def _folded(pen: Pen, x: float) -> None:
    if pen.pose == "flying":
        return
    edge = smooth([(x - 4, -60), (x + 3.5, -44), (x + 1, -22), (x - 10, -4, CORNER), (x - 13, -22), (x - 10, -44)])
    pen.part("wing", both(edge))
    bars = [curve((x - 10, y), (x - 3, y + 3), (x + 3, y + 1)) for y in (-46, -38, -30, -22)]
    pen.mark("tips", both(joined(*bars)), width=1.3, detail=1)


def _ends(pen: Pen, face: float) -> None:
    pen.anchor(feet=(0, 0), head=(0, face), eye=(0, face + 2), face=(0, face), mouth=(0, face + 12), hat=(0, face - 20),
        hand=(0, face + 16), neck=(0, face + 18), back=(0, -50), tail=(0, 2), lean=(30, -40), seat=(0, -2))  # fmt: skip


@symbol("snowy owl, white owl, arctic owl", kinds="owl, bird, animal", height=0.6, poses="standing, flying",
    faces_viewer=True, slots=_plumes("#f6f5f3", "#ffffff", "#eceae8", "#5f5c66", "#f3b927"), home="snow",
    told_in="arctic")  # fmt: skip
def snowy_owl(pen: Pen) -> None:
    _perch(pen, _ROUND, 0)
    pen.mark("belly", symmetric([(0, -58), (13, -54), (19, -36), (14, -12), (0, -4)]))
    rows = (
        (-46, (-9, 0, 9)),
        (-38, (-13, -4.5, 4.5, 13)),
        (-30, (-9, 0, 9)),
        (-22, (-12, -4, 4, 12)),
        (-14, (-7, 0, 7)),
    )
    pen.mark("tips", joined(*(curve((x - 2.6, y), (x, y + 1.3), (x + 2.6, y)) for y, xs in rows for x in xs)),
        width=1.2, detail=1)  # fmt: skip
    crown = [
        curve((x - 1.6, y), (x, y + 0.9), (x + 1.6, y)) for y, xs in ((-87, (-5, 5)), (-83, (-11, 0, 11))) for x in xs
    ]
    pen.mark("tips", joined(*crown), width=1.1, detail=1)
    _folded(pen, 27)
    disc = ellipse(10, -69, 12, 12.5)
    pen.part("disc", union(disc, mirrored(disc)))
    eyes(pen, [(-9.4, -70), (9.4, -70)], 5.6, iris="iris")
    pen.part("coat", both(smooth([(2, -76), (10, -79), (17, -76), (10, -75.4)])), tone=-0.14)
    pen.part("beak", smooth([(0, -67), (3.4, -63), (0, -56, CORNER), (-3.4, -63)]))
    _ends(pen, -70)


@symbol("barn owl, masked owl", kinds="owl, bird, animal", height=0.38, poses="standing, flying", faces_viewer=True,
    slots=_plumes("#d9a860", "#fbf6ec", "#c8924a", "#8a6132", "#2a2024"), home="farm", told_in="farm, forest",
    traits=("nightly",))  # fmt: skip
def barn_owl(pen: Pen) -> None:
    _perch(pen, _SLENDER, 8)
    pen.mark("belly", symmetric([(0, -60), (13, -56), (17, -40), (13, -16), (0, -6)]))
    dots = [ellipse(x, y, 0.9) for y, xs in ((-46, (-7, 1, 8)), (-38, (-10, -2, 6)), (-30, (-6, 3, 10)),
        (-22, (-8, 0, 7))) for x in xs]  # fmt: skip
    pen.mark("tips", joined(*dots), detail=1)
    _folded(pen, 22)
    heart: list[Landmark] = [
        (0, -82, CORNER),
        (6, -89),
        (14.4, -87),
        (18.6, -77),
        (15, -65),
        (7, -56),
        (0, -51, CORNER),
    ]
    pen.part("disc", symmetric(heart))
    pen.stroke("tips", symmetric(heart), 1.6)
    pen.mark("coat", both(smooth([(0.6, -82), (3.4, -76), (2, -66), (0, -62)])), alpha=0.35)
    eyes(pen, [(-8, -75), (8, -75)], 3.6)
    pen.part("tail", smooth([(0, -71), (2.6, -66), (0, -59, CORNER), (-2.6, -66)]), tone=0.1)
    _ends(pen, -72)
