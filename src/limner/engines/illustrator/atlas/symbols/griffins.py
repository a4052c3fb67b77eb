"""Griffins: lions before and behind, eagles above."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.symbols.animals.cats import FACE
from limner.engines.illustrator.atlas.templates.beast import Beast, beast
from limner.engines.illustrator.atlas.templates.bird import bird_face, skull, spread, wing
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build

_BUILD = Build(
    length=48, withers=-51, croup=-50, chest=-25, belly=-29, bulk=12, fore=(17, 11, 9, 8.2), hind=(23, 12.5, 8.4, 7.8),
    neck=[(18, -42, 28), (28, -53, 22), (34, -60, 19)],
)  # fmt: skip


def _eagle_head(pen: Pen, frame: Frame, asleep: bool) -> None:
    f = Frame(*frame.at(2, -2), frame.scale * 1.45, frame.turn)
    pen.part("head", f.shape((-4, -12), (3, -10), (9, -5), (10, 2), (6, 9), (8, 16), (0, 14), (-3, 21), (-8, 14),
        (-15, 18),
        (-13, 9), (-17, 4), (-12, -2), (-14, -9)))
    pen.part("head", skull(f), tone=0.03)
    for side in (-1, 1):
        pen.part("head", f.shape((-6 + side * 2, -6), (-12 + side * 3, -20), (-1 + side * 2, -9)),
            tone=-0.05 * (side < 0))
    bird_face(pen, f, "hook", eye_radius=1.8)
    if asleep:
        pen.stroke("eye", f.line((2, -2.6), (5, -1.4), (8, -2.6)), 1.4)


@symbol("griffin, gryphon, griffon, hippogriff", kinds="creature, animal", height=1.9,
    poses="standing, walking, running",
    slots={**FACE, "coat": ("#d19a4c", "primary"), "belly": ("#efd6a4", "follow"), "mane": ("#8a5630", "follow"),
    "head": ("#f7efe0", "fixed"), "beak": ("#f0a92e", "fixed"), "wing": ("#9a6a3a", "follow"),
    "coverts": ("#c08a4c", "follow"), "tips": ("#5f4026", "follow")}, home="mountains", traits=("heroic", "mount"))
def griffin(pen: Pen) -> None:
    spread(pen, wing(Frame(10, -50, 0.86, -76), chord=1.1), FAR)
    beast(pen, Beast(_BUILD, (38, -66), _eagle_head, tail=[(0, 0, 5), (-9, -1, 4.4), (-17, -10, 4), (-18, -24, 3.6),
        (-23, -33, 3.4)], tuft=12))
    spread(pen, wing(Frame(2, -46, 0.98, -118), chord=1.15))
