"""Heavy animals and forest folk: bears, elephants, pigs, sheep, monkeys, kangaroos."""

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.beast import Beast, beast
from limner.engines.illustrator.atlas.templates.flesh import EYES, Frame, Slots, eye, fused, shut_eye, smile
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build, body
from limner.engines.illustrator.atlas.templates.solid import curve
from limner.engines.illustrator.geometry import (
    CORNER,
    Landmark,
    ellipse,
    joined,
    limb,
    mirrored,
    moved,
    smooth,
    union,
)

FACE: Slots = {**EYES, "nose": ("#2b2228", "fixed"), "inner": ("#e9b0a4", "fixed"), "hoof": ("#4b3a3d", "fixed")}
_AT = Frame(0, 0)


def _anchors(
    pen: Pen,
    frame: Frame,
    eye_at: tuple[float, float],
    mouth: tuple[float, float],
    hat: tuple[float, float] = (-2, -11),
) -> None:
    pen.anchor(head=frame.at(0, 0), eye=frame.at(*eye_at), face=frame.at(6, 1), mouth=frame.at(*mouth),
        hat=frame.at(*hat), hand=frame.at(*mouth))  # fmt: skip


def _see(pen: Pen, frame: Frame, x: float, y: float, radius: float, asleep: bool) -> None:
    (shut_eye if asleep else eye)(pen, frame.at(x, y), radius * frame.scale)


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
    _see(pen, frame, 8.4, -2.8, 2.1, asleep)
    _anchors(pen, frame, (8.4, -2.8), (19, 7))


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
    height=1.5, poses="standing, walking, running",
        slots={**FACE, "coat": ("#8a5736", "primary"), "belly": ("#d9b58c", "follow")}, home="forest")  # fmt: skip
def bear(pen: Pen) -> None:
    beast(pen, _BEAR)


@symbol("polar bear, ice bear", kinds="bear, wild animal, mammal, animal", height=1.5,
    poses="standing, walking, running",
        slots={**FACE, "coat": ("#f4f2ee", "primary"), "belly": ("#e3ddd4", "follow"),
            "inner": ("#cfc4bd", "follow")}, home="snow", told_in="arctic")  # fmt: skip
def polar_bear(pen: Pen) -> None:
    beast(pen, _BEAR)


_PIG_HEAD: list[Landmark] = [(-11, 7), (-11, -7), (-4, -12), (5, -10.4), (11, -5.4), (17, -4.6, CORNER),
    (18.4, 5.6, CORNER),
    (12, 8.4), (5, 12), (-4, 13)]  # fmt: skip


def _pig_ear(pen: Pen, frame: Frame) -> None:
    pen.part("coat", frame.shape((-1, -9), (1, -19, CORNER), (7, -14), (6, -8)), tone=FAR)


def _pig_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    pen.part("belly", frame.oval(18.2, 0.5, 2.9, 5.6, -5), tone=-0.03)
    pen.part("eye", frame.path(joined(ellipse(18.6, -1.6, 0.8, 1.1), ellipse(18.7, 2.4, 0.8, 1.1))), shade="flat",
        detail=1)  # fmt: skip
    pen.stroke("eye", frame.line((15, 7), (11.6, 8.2), (8, 6.2)), 0.9 * frame.scale, detail=1)
    ear = frame.shape((-8, -8), (-8.4, -18, CORNER), (0, -15.6), (3.4, -6.4, CORNER), (-2, -8))
    pen.part("coat", ear, tone=-0.05)
    pen.mark("inner", frame.shape((-5.6, -9.4), (-6, -15, CORNER), (-0.6, -13), (1, -8.4)))
    _see(pen, frame, 7.4, -2.6, 2.2, asleep)
    _anchors(pen, frame, (7.4, -2.6), (13, 8))


_PIG_BUILD = Build(
    length=46, withers=-51, croup=-51, chest=-14, belly=-15, bulk=15, fore=(13, 10, 8, 7), hind=(20, 11, 8, 7),
        neck=[(18, -34, 36), (30, -38, 32)], foot="hoof", bend=0.7, sag=-2.5,
)  # fmt: skip


@symbol("pig, piglet, hog, sow, boar, swine, piggy", kinds="farm animal, mammal, animal", height=0.9,
    poses="standing, walking, running",
        slots={**FACE, "coat": ("#f2a9ac", "primary"), "belly": ("#f6c3bf", "follow"), "inner": ("#dd7f86", "follow"),
            "hoof": ("#a45e66", "fixed")}, home="farm")  # fmt: skip
def pig(pen: Pen) -> None:
    pen.stroke("coat", curve((-34, -42), (-41, -45), (-44, -40), (-39.6, -37.4), (-37.6, -42), (-43, -48)), 2.6,
        tone=-0.06)  # fmt: skip
    beast(pen, Beast(_PIG_BUILD, (37, -42), _pig_face, scale=1.25, turn=4, profile=_PIG_HEAD, behind=_pig_ear, belly=0))


_ELEPHANT_HEAD = smooth([(-14, 9), (-15, -6), (-6, -16), (5, -16), (12, -10), (14.6, 0), (13, 10), (6, 16), (-6, 17)])
_TRUNK = [(8, -2, 19), (15, 12, 13.5), (17, 28, 9.6), (18.6, 41, 7.4), (24.6, 46.6, 6.2), (29.6, 43, 4.6)]


def _elephant_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    for x, y, w in ((12.4, 16, 8), (13.6, 22, 6.6), (14.4, 28, 5.6), (15.4, 34, 4.8)):
        pen.mark("coat", frame.line((x + w * 0.3, y - 0.6), (x + w * 0.8, y - 0.4), (x + w * 1.3, y - 1.8)),
            width=0.8, tone=-0.1, detail=1)  # fmt: skip
    pen.part("tusk", frame.path(limb([(8.6, 12.5, 5), (14, 19.4, 4.2), (22, 21.4, 3), (27.4, 18.4, 0.8)])))
    ear = frame.shape((-4, -13), (-14, -19), (-25, -14), (-28, 0), (-22.6, 14), (-14.4, 22.6), (-9.4, 15), (-4.4, 6),
        (-1.6, -3))  # fmt: skip
    pen.part("coat", ear, tone=-0.035)
    pen.mark("inner", frame.shape((-7, -9), (-14, -14), (-22, -10), (-24, 0), (-19.4, 11), (-14.4, 16.6), (-10.6, 9),
        (-6.4, 0)))  # fmt: skip
    _see(pen, frame, 6.4, -3.4, 2.1, asleep)
    pen.stroke("coat", frame.line((3.4, -7), (6.6, -7.8), (9.6, -6)), 0.9, tone=-0.12, detail=1)
    pen.stroke("eye", frame.line((4.6, 11.4), (6.4, 13.4), (9.4, 13.6)), 0.9, detail=1)
    _anchors(pen, frame, (6.4, -3.4), (10, 13), (-2, -16))
    pen.anchor(hand=frame.at(30, 42))


_ELEPHANT = Beast(
    Build(
        length=44, withers=-70, croup=-66, chest=-31, belly=-29, bulk=16, fore=(20, 16.5, 14, 13.4),
            hind=(26, 18, 14, 13.4), neck=[(18, -52, 42), (28, -58, 34)], foot="pad", bend=0.35, sag=-3, stance=1.5,
    ),
    (37, -62), _elephant_face, belly=0, tail=[(0, 0, 4.4), (-6, 10, 3), (-7, 24, 2.4)], tuft=9,
)  # fmt: skip


def _nails(pen: Pen, paths: list[tuple[float, float]], width: float) -> None:
    for x, y in paths:
        for k in (0.0, 0.27, 0.5):
            pen.mark("tusk", ellipse(x + width * k, y, width * 0.11, width * 0.14), tone=-0.05, detail=1)


@symbol("elephant, african elephant, indian elephant, mammoth", kinds="wild animal, mammal, animal", height=3.0,
    poses="standing, walking",
        slots={**FACE, "coat": ("#8c93a6", "primary"), "inner": ("#d3a6ad", "fixed"), "tusk": ("#fbf3df", "fixed"),
            "mane": ("#565b6b", "follow")}, home="savanna", traits=("mount", "pack animal"))  # fmt: skip
def elephant(pen: Pen) -> None:
    look = _ELEPHANT
    b = look.build
    frame = Frame(*look.head, 1.06, 0)
    posed = body(b, pen.pose)
    x, y = b.hip - b.bulk * 0.7, b.croup + 8
    pen.part("coat", limb([(x + dx, y + dy, w) for dx, dy, w in look.tail]), tone=FAR)
    pen.part("mane", limb([(x - 7, y + 23, 2.4), (x - 7.5, y + 28, 5.4), (x - 7, y + 34, 0.8)]))
    for leg in posed.far:
        pen.part("coat", leg.path, tone=FAR)
    pen.part("coat", posed.coat(frame.path(_ELEPHANT_HEAD), frame.path(limb(_TRUNK))))
    for leg in posed.near:
        fx, fy = leg.joints[3]
        _nails(pen, [(fx - 1.4, fy + 5.6)], leg.widths[3])
    top = (0.0, -70.0)
    pen.anchor(feet=(0, 0), back=top, seat=top, tail=(x - 7, y + 20), neck=frame.at(-10, 16), lean=(38, -30))
    _elephant_face(pen, frame, False)


_RHINO_HEAD = [(-12, 8), (-12, -6), (-5, -12), (4, -10.6), (12, -5.6), (20, -4.6), (27, -3.6), (30, 2), (28.6, 8),
    (22, 10), (14, 9.6), (6, 13), (-4, 15)]  # fmt: skip


def _rhino_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    pen.part("tusk", frame.path(limb([(25, -2.6, 7.4), (28.4, -10, 5), (33.4, -18.4, 0.6)])))
    pen.part("tusk", frame.path(limb([(16.6, -4, 5), (17.6, -8.6, 3.4), (20, -12.4, 0.6)])))
    pen.stroke("eye", frame.line((28, 6.2), (23, 7), (18.6, 5.2)), 0.9 * frame.scale, detail=1)
    pen.part("eye", frame.oval(27, 1.2, 1.2, 0.9, 20), shade="flat")
    pen.part("coat", frame.shape((-9, -8), (-10.4, -18.6, CORNER), (-4.4, -16), (-3.4, -9)), tone=-0.04)
    pen.mark("inner", frame.shape((-8, -9), (-8.8, -15, CORNER), (-5.8, -14), (-5, -10)))
    _see(pen, frame, 8.6, -1.6, 2.1, asleep)
    pen.stroke("coat", frame.line((-12, 12), (-7, 3), (-9, -5)), 1.0, tone=-0.1, detail=1)
    _anchors(pen, frame, (8.6, -1.6), (26, 7))


_HEAVY = Build(
    length=48, withers=-55, croup=-52, chest=-21, belly=-21, bulk=15, fore=(19, 14, 12, 11.4),
        hind=(25, 15, 12, 11.4), neck=[(20, -38, 36), (32, -42, 30)], foot="pad", bend=0.45, sag=-1, stance=1.4,
)  # fmt: skip


@symbol("rhino, rhinoceros", kinds="wild animal, mammal, animal", height=1.7, poses="standing, walking, running",
        slots={**FACE, "coat": ("#8f8c97", "primary"), "tusk": ("#d6c6a4", "fixed"), "inner": ("#c39f9f", "fixed"),
            "mane": ("#5d5a66", "follow")}, home="savanna")  # fmt: skip
def rhino(pen: Pen) -> None:
    beast(pen, Beast(_HEAVY, (39, -46), _rhino_face, scale=1.12, turn=14, profile=_RHINO_HEAD, belly=0,
        tail=[(0, 0, 3.4), (-5, 8, 2.4), (-6, 18, 2)], tuft=7))  # fmt: skip


_HIPPO_HEAD = [(-12, 8), (-12, -6), (-5, -12), (4, -12), (10, -7), (16, -5), (24, -7), (30, -3), (31, 7), (26, 13),
    (16, 14), (6, 13), (-4, 15)]  # fmt: skip


def _hippo_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    pen.mark("belly", frame.shape((17, -9), (18.6, 2), (16, 16), (34, 18), (36, -10)))
    pen.stroke("eye", frame.line((30, 7.4), (22, 8.6), (14.6, 6)), 1.0 * frame.scale, detail=1)
    pen.part("tusk", frame.path(joined(ellipse(27, 9.2, 1.3, 1.9), ellipse(22.6, 9.8, 1.2, 1.7))), shade="flat")
    pen.part("eye", frame.oval(26.6, -3.8, 1.6, 1.1, 20), shade="flat")
    for x in (-5.4, 0.6):
        pen.part("coat", frame.oval(x - 2, -12.4, 2.8, 3.4), tone=-0.03 if x < 0 else -0.1)
    pen.mark("inner", frame.oval(-1.4, -12, 1.4, 1.9))
    _see(pen, frame, 7.8, -4.8, 2.2, asleep)
    _anchors(pen, frame, (7.8, -4.8), (26, 8))


@symbol("hippo, hippopotamus", kinds="wild animal, mammal, animal", height=1.5, poses="standing, walking, running",
        slots={**FACE, "coat": ("#8d829b", "primary"), "belly": ("#c9a3ae", "follow"),
        "tusk": ("#fbf3df", "fixed")}, home="savanna")  # fmt: skip
def hippo(pen: Pen) -> None:
    beast(pen, Beast(_HEAVY, (38, -45), _hippo_face, scale=1.16, turn=6, profile=_HIPPO_HEAD, belly=0,
        tail=[(0, 0, 3.4), (-4, 6, 2.4)]))  # fmt: skip


_WOOL = [(-26, -38, 12), (-28, -28, 11), (-20, -46, 11), (-9, -49, 11.5), (3, -49, 11.5), (14, -47, 11),
    (22, -39, 11), (22, -28, 10.5), (13, -22, 10.5), (2, -20, 10.5), (-9, -20, 10.5), (-20, -22, 10.5),
    (-3, -35, 20)]  # fmt: skip
_SHEEP_BUILD = Build(
    length=36, withers=-50, croup=-50, chest=-22, belly=-22, bulk=12, fore=(10, 7.6, 6.2, 5.4),
        hind=(11, 8, 6.2, 5.4), neck=[(14, -40, 20), (26, -46, 16)], foot="hoof", bend=0.45,
)  # fmt: skip


@symbol("sheep, lamb, ewe, ram", kinds="farm animal, mammal, animal", height=0.95, poses="standing, walking, running",
        slots={**FACE, "wool": ("#f6f1e8", "primary"), "face": ("#4a4250", "fixed"),
        "hoof": ("#2f2932", "fixed")}, home="farm")  # fmt: skip
def sheep(pen: Pen) -> None:
    posed = body(_SHEEP_BUILD, pen.pose)
    for leg in posed.far:
        pen.part("face", leg.path, tone=-0.08)
        pen.mark("hoof", leg.foot, tone=-0.05)
    for leg in posed.near:
        pen.part("face", leg.path)
        pen.mark("hoof", leg.foot)
    wool = union(*(ellipse(x, y, r) for x, y, r in _WOOL))
    pen.part("wool", ellipse(-38, -38, 6, 5.4), tone=-0.05)
    pen.part("wool", wool)
    for x, y, r in (
        (-16, -40, 6),
        (-4, -36, 6.6),
        (8, -41, 6),
        (-10, -29, 6),
        (4, -27, 6),
        (15, -32, 5.4),
        (-22, -31, 5),
    ):
        pen.mark("wool", curve((x - r, y - r * 0.1), (x - r * 0.4, y + r * 0.62), (x + r * 0.5, y + r * 0.5),
            (x + r * 0.9, y - r * 0.3)), width=1.1, tone=-0.07, detail=1)  # fmt: skip
    f = Frame(33, -50, 1.12, 24)
    pen.part("face", f.shape((-1, -5), (4, -12), (9, -10), (5, -4)), tone=-0.08)
    pen.part("face", f.shape((-9, 2), (-8, -6), (-2, -9.4), (5, -8.4), (13, -5.2), (19, -2.6), (21, 2.4), (18, 7),
        (10, 8.4), (3, 9.6), (-5, 9)))  # fmt: skip
    pen.mark("nose", f.path(joined(ellipse(19, 0.6, 1.2, 0.8), curve((19, 5), (15, 5.4), (12.6, 4.4)))))
    pen.stroke("glint", f.line((19.4, 4.4), (15.6, 5.2), (12.6, 4.2)), 0.8, alpha=0.45, detail=1)
    pen.part("wool", union(*(f.oval(x, y, r) for x, y, r in ((-6, -8, 4.6), (-1, -10.4, 4.6), (3.4, -8.6, 3.6)))))
    pen.part("face", f.shape((-5, -4), (-13, -5), (-16.4, -0.4), (-11, 1.6), (-5, -0.4)), tone=0.05)
    pen.part("glint", f.oval(7.4, -2.2, 2.7, 2.9), shade="flat")
    pen.part("eye", f.oval(8, -1.9, 1.6, 1.8), shade="flat")
    pen.part("glint", f.oval(8.6, -2.6, 0.55), shade="flat", detail=1)
    pen.anchor(feet=(0, 0), back=(-2, -60), seat=(-2, -60), tail=(-42, -38), neck=f.at(-6, 8), lean=(30, -30),
        head=f.at(0, 0), eye=f.at(7.4, -2.2), face=f.at(7, 0), mouth=f.at(18, 5), hat=f.at(-1, -14),
        hand=f.at(18, 5))  # fmt: skip


def _mirrored_arms(pen: Pen, slot: str, chain: list[tuple[float, float, float]], tone: float = 0.0) -> None:
    arm = limb(chain)
    pen.part(slot, joined(arm, mirrored(arm)), tone=tone)


@symbol("panda, panda bear, giant panda", kinds="bear, wild animal, mammal, animal", height=1.1, poses="sitting",
    faces_viewer=True,
        slots={**FACE, "coat": ("#f7f4ef", "primary"), "dark": ("#2f2b35", "fixed"),
        "pad": ("#5a5360", "fixed")}, home="jungle")  # fmt: skip
def panda(pen: Pen) -> None:
    f = Frame(0, -66, 1.85)
    ears, _ = faces.round_ears(f, 12, -10.5, 4.8)
    pen.part("dark", ears)
    pen.part("coat", smooth([(-10, -48), (-23, -34), (-29, -18), (-24, -4), (-10, 0), (10, 0), (24, -4), (29, -18),
        (23, -34), (10, -48)]))  # fmt: skip
    pen.mark("dark", smooth([(-30, -60), (30, -60), (26, -34), (0, -31), (-26, -34)]))
    _mirrored_arms(pen, "dark", [(20, -38, 15), (28, -25, 14), (17, -16, 12.5)], 0.03)
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


@symbol("koala, koala bear", kinds="wild animal, mammal, animal", height=0.7, poses="sitting", faces_viewer=True,
        slots={**FACE, "coat": ("#9aa0ad", "primary"), "belly": ("#f0eeec", "follow"), "inner": ("#ecc3c0", "fixed"),
            "nose": ("#3a343e", "fixed")}, home="jungle")  # fmt: skip
def koala(pen: Pen) -> None:
    f = Frame(0, -64, 1.8)
    ears, inner = faces.round_ears(f, 14.6, -8, 7.4)
    pen.part("coat", ears, tone=-0.03)
    pen.mark("inner", inner)
    pen.part("coat", smooth([(-10, -48), (-21, -34), (-25, -18), (-21, -4), (-9, 0), (9, 0), (21, -4), (25, -18),
        (21, -34), (10, -48)]))  # fmt: skip
    pen.mark("belly", smooth([(0, -44), (12, -36), (14, -18), (8, -4), (0, -2), (-8, -4), (-14, -18), (-12, -36)]))
    _mirrored_arms(pen, "coat", [(18, -38, 13), (25, -26, 12), (15, -18, 10)], -0.05)
    _mirrored_arms(pen, "coat", [(18, -10, 14), (24, -5, 11)], -0.03)
    pen.part("coat", faces.head(f, faces.ROUND))
    faces.look(pen, f, 7, -0.6, 2.1)
    pen.part("nose", f.oval(faces.TURN, 2.8, 3.2, 5.0))
    pen.stroke("eye", smile(f, faces.TURN, 9.4, 3.0, 1.2), 1.2)
    pen.anchor(feet=(0, 0), hand=(15, -18), held=(0, -18), back=(-20, -40), seat=(0, -6), lean=(25, -20),
        tail=(-18, -4))  # fmt: skip


@symbol("monkey, ape, chimpanzee, chimp, orangutan, baboon", kinds="wild animal, mammal, animal", height=0.7,
    poses="sitting, waving", faces_viewer=True,
        slots={**FACE, "coat": ("#85553a", "primary"), "belly": ("#f0c9a0", "follow"),
        "nose": ("#4b2f28", "fixed")}, home="jungle")  # fmt: skip
def monkey(pen: Pen) -> None:
    pen.part("coat", limb([(14, -6, 6), (34, -5, 5.4), (45, -16, 5), (43, -32, 4.8), (34, -37, 4.6), (30, -29, 4.2),
        (36, -25, 3.6)]), tone=-0.05)  # fmt: skip
    f = Frame(0, -68, 1.5)
    ears, inner = faces.round_ears(f, 16.4, 0, 5.6)
    pen.part("coat", ears, tone=-0.02)
    pen.mark("belly", inner)
    pen.part("coat", smooth([(-8, -50), (-15, -38), (-18, -20), (-15, -4), (-6, 0), (6, 0), (15, -4), (18, -20),
        (15, -38), (8, -50)]))  # fmt: skip
    pen.mark("belly", smooth([(0, -46), (8, -38), (10.4, -22), (6, -8), (0, -6), (-6, -8), (-10.4, -22), (-8, -38)]))
    legs = fused(limb([(10, -10, 15), (24, -20, 12), (22, -4, 8)]), limb([(20, -3.6, 7.2), (31, -3.6, 7.2)]), radius=2)
    pen.part("coat", joined(legs, mirrored(legs)), tone=-0.035)
    feet = ellipse(27, -3.4, 7, 3.6)
    pen.mark("belly", joined(feet, mirrored(feet)))
    waving = pen.pose == "waving"
    right = limb([(12, -46, 10), (30, -50, 8.4), (36, -70, 7)]) if waving else limb([(12, -45, 10), (24, -34, 8.6),
        (17, -22, 7)])  # fmt: skip
    for arm, hand in (
        (right, (36.6, -73) if waving else (15.4, -20)),
        (mirrored(limb([(12, -45, 10), (24, -34, 8.6), (17, -22, 7)])), (-15.4, -20)),
    ):
        pen.part("coat", arm, tone=-0.02)
        pen.part("belly", ellipse(*hand, 4.4, 4.8), tone=-0.02)
    pen.part("coat", union(faces.head(f, faces.ROUND), f.path(limb([(-1, -12, 6), (2, -17, 4), (6, -18, 0.8)]))))
    mask = union(ellipse(5, -2.4, 6.2, 6.6), mirrored(ellipse(5, -2.4, 6.2, 6.6)), ellipse(0, 7, 10.6, 6.6))
    pen.mark("belly", f.path(moved(mask, faces.TURN * 0.6, 0)))
    faces.look(pen, f, 5.2, -2, 2.3)
    pen.part("nose", f.path(moved(joined(ellipse(-1.3, 3.4, 0.8, 0.6), ellipse(1.3, 3.4, 0.8, 0.6)), faces.TURN, 0)),
        shade="flat")  # fmt: skip
    pen.stroke("eye", smile(f, faces.TURN, 7.4, 4.6, 2.4), 1.2)
    pen.anchor(feet=(0, 0), hand=(36.6, -73) if waving else (15.4, -20), held=(16, -22), back=(-16, -40),
        seat=(0, -5), lean=(20, -20), tail=(36, -5))  # fmt: skip


@symbol("kangaroo, wallaby, joey", kinds="wild animal, mammal, animal", height=1.6, poses="standing",
        slots={**FACE, "coat": ("#c07f4c", "primary"), "belly": ("#f3d9b4", "follow")},
        home="savanna, desert", told_in="meadow")  # fmt: skip
def kangaroo(pen: Pen) -> None:
    f = Frame(22, -88, 0.92, 8)
    far_leg = limb([(-2, -28, 16), (10, -16, 9), (2, -4, 6)])
    pen.part("coat", union(far_leg, limb([(4, -3, 6), (24, -2.6, 5)])), tone=FAR)
    pen.part("coat", f.shape((1, -6), (-1, -19), (2, -26, CORNER), (7, -18), (6, -7)), tone=FAR)
    pen.part("coat", limb([(15, -58, 8), (25, -50, 6), (30, -58, 4.6)]), tone=FAR)
    trunk = smooth([(12, -80), (4, -70), (-10, -52), (-22, -36), (-26, -22), (-18, -10), (-4, -12), (8, -24),
        (16, -40), (21, -56), (22, -74)])  # fmt: skip
    tail = limb([(-16, -24, 18), (-32, -10, 12), (-50, -4, 7.4), (-66, -6, 4), (-74, -12, 1.4)])
    head = f.shape((-9, 4), (-8.5, -5), (-2, -9.4), (5, -8), (12, -3.6), (19, -1), (22, 2), (20.4, 6), (13, 8),
        (5, 9.6), (-2, 14), (-8, 12))  # fmt: skip
    leg = fused(limb([(-12, -26, 26), (2, -18, 15), (-8, -5, 7.4)]), limb([(-8, -3.4, 6.8), (18, -3, 6)]), radius=3)
    pen.part("coat", fused(trunk, tail, head, leg, radius=5))
    pen.mark("belly", smooth([(20, -70), (23, -54), (17, -36), (10, -26), (9, -36), (12, -54), (15, -68)]))
    pen.mark("belly", f.shape((24, 2), (14, 3.4), (6, 6), (0, 14), (12, 14), (24, 9)))
    pen.mark("coat", curve((-16, -40), (-4, -38), (5, -28), (5, -19)), width=1.0, tone=-0.11)
    pen.mark("coat", curve((8, -33), (12, -29), (16, -32)), width=1.2, tone=-0.14)
    pen.part("coat", limb([(10, -60, 10), (19, -49, 7), (27, -53, 5.4), (29, -55, 4)]), tone=0.02)
    pen.part("coat", f.shape((-7, -6), (-9, -18), (-6, -27, CORNER), (-1, -18), (-1, -7)), tone=-0.02)
    pen.mark("inner", f.shape((-5.4, -9), (-6.6, -17), (-5.2, -23, CORNER), (-2.4, -17), (-2.6, -9)))
    pen.part("nose", f.oval(20.4, 1.4, 2.2, 1.8), shade="flat")
    pen.stroke("eye", f.line((19.4, 5.2), (15, 5.8), (12, 4.6)), 0.9, detail=1)
    eye(pen, f.at(6.4, -1.8), 2.2)
    pen.anchor(feet=(0, 0), back=(-12, -52), seat=(-12, -52), tail=(-60, -6), neck=(15, -74), lean=(24, -40),
        head=f.at(0, 0), eye=f.at(6.4, -1.8), face=f.at(7, 0), mouth=f.at(18, 5), hat=f.at(-1, -9), hand=(29, -55),
        held=(29, -55))  # fmt: skip
