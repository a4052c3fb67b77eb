"""Bears, the panda among them."""

from limner.drawing.geometry import ellipse, joined, mirrored, moved, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.animal import WILD_FACE, glance, head_ends, mirrored_arms
from limner.engines.illustrator.atlas.templates.beast import Beast, beast
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build

_BEAR_HEAD = [(-11, 6), (-11, -5), (-4.5, -12), (4, -11.8), (9.4, -7), (13, -3.6), (18.6, -2.4), (21.6, 0.4),
    (21.6, 5.6), (17, 9.4), (10, 10.6), (2, 14), (-6, 14)]  # fmt: skip


def _bear_ear(pen: Pen, frame: Frame) -> None:
    pen.part("coat", frame.oval(3.4, -11.4, 4), tone=FAR)


def _bear_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    pen.mark("belly", frame.shape((24, -6), (15, -3.4), (11.6, 1), (12, 7), (15, 12), (24, 12)))
    pen.mark("eye", frame.line((20.6, 6.4), (16.4, 7.4), (12.8, 6)), width=0.9 * frame.scale, detail=1)
    pen.part("coat", frame.oval(-6, -10.6, 4.6), tone=-0.02)
    pen.mark("inner", frame.oval(-5.6, -10, 2.6))
    pen.part("nose", frame.oval(20.4, -0.4, 2.8, 2.3, 10), shade="flat")
    glance(pen, frame, 8.4, -2.8, 2.1, asleep)
    head_ends(pen, frame, (8.4, -2.8), (19, 7))


_BEAR = Beast(
    Build(
        length=48, withers=-56, croup=-54, chest=-22, belly=-24, bulk=15, fore=(20, 14, 11.5, 10.5),
            hind=(25, 16, 11.5, 10.5), neck=[(20, -42, 34), (33, -50, 30), (38, -54, 26)],
        bend=0.75, sag=-2, stance=1.3,
    ),
    (42, -57), _bear_face, scale=1.3, turn=8, profile=_BEAR_HEAD, behind=_bear_ear, belly=0,
        tail=[(0, 2, 7), (-3, 4, 6)],
)  # fmt: skip


@symbol("bear, brown bear, grizzly, grizzly bear, black bear, bear cub", kinds="wild animal, mammal, animal",
    height=1.5, poses="standing, walking, running, grazing, lying, jumping, sleeping",
        slots={**WILD_FACE, "coat": ("#8a5736", "primary"), "belly": ("#d9b58c", "follow")}, home="forest")  # fmt: skip
def bear(pen: Pen) -> None:
    beast(pen, _BEAR)


@symbol("polar bear, ice bear", kinds="bear, wild animal, mammal, animal", height=1.5,
    poses="standing, walking, running, grazing, lying, jumping, sleeping",
        slots={**WILD_FACE, "coat": ("#f4f2ee", "primary"), "belly": ("#e3ddd4", "follow"),
            "inner": ("#cfc4bd", "follow")}, home="snow", told_in="arctic")  # fmt: skip
def polar_bear(pen: Pen) -> None:
    beast(pen, _BEAR)


@symbol("panda, panda bear, giant panda", kinds="bear, wild animal, mammal, animal", height=1.1, poses="sitting",
    faces_viewer=True,
        slots={**WILD_FACE, "coat": ("#f7f4ef", "primary"), "dark": ("#2f2b35", "fixed"),
        "pad": ("#5a5360", "fixed")}, home="jungle")  # fmt: skip
def panda(pen: Pen) -> None:
    f = Frame(0, -66, 1.85)
    ears, _ = faces.round_ears(f, 12, -10.5, 4.8)
    pen.part("dark", ears)
    pen.part("coat", smooth([(-10, -48), (-23, -34), (-29, -18), (-24, -4), (-10, 0), (10, 0), (24, -4), (29, -18),
        (23, -34), (10, -48)]))  # fmt: skip
    pen.mark("dark", smooth([(-30, -60), (30, -60), (26, -34), (0, -31), (-26, -34)]))
    mirrored_arms(pen, "dark", [(20, -38, 15), (28, -25, 14), (17, -16, 12.5)], 0.03)
    foot = ellipse(21, -11.4, 10.5, 11.5, 14)
    pen.part("dark", joined(foot, mirrored(foot)), tone=0.015)
    pads = union(ellipse(21, -6.4, 5.2, 4.6), *(ellipse(x, y, 1.9) for x, y in ((15.6, -13.4), (20, -16), (25, -15))))
    pen.mark("pad", joined(pads, mirrored(pads)), detail=1)
    pen.part("coat", faces.head(f, [(0, -13), (8, -12), (14.6, -5.6), (16.6, 3), (13, 10.6), (6, 13.2), (0, 13.4)]))
    patch = ellipse(6.4, -0.4, 3.9, 4.9, 28)
    pen.mark("dark", f.path(moved(joined(patch, mirrored(patch)), faces.TURN, 0)))
    faces.look(pen, f, 6.0, -0.8, 1.9)
    faces.cat_nose(pen, f, 5.2, 1.9)
    pen.anchor(feet=(0, 0), hand=(17, -16), held=(0, -16), back=(-24, -40), seat=(0, -6), lean=(28, -20),
        tail=(-20, -4))  # fmt: skip
