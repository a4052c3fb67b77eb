"""Cats, small and great."""

import math

from limner.drawing.geometry import Path, ellipse, joined, limb, mirrored, moved, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, Slots
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.beast import Beast, beast
from limner.engines.illustrator.atlas.templates.quadruped import Build

FACE: Slots = {**EYES, "nose": ("#e58f8f", "fixed"), "inner": ("#e9a9a4", "fixed"), "whisker": ("#fbf6ef", "fixed")}


def cat_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    """A tabby's, from the front."""
    ears, inner = faces.pointed_ears(frame)
    pen.part("coat", union(faces.head(frame, faces.CAT), ears))
    pen.mark("inner", inner)
    pen.mark("stripe", frame.path(joined(*(limb([(x, -14, 2.2), (x * 0.86 + 0.4, -9.5, 1.8),
        (x * 0.7 + 0.6, -6.4 - abs(x - 0.6) * 0.12, 0.5)]) for x in (-4.2, 0.7, 5.4)))))  # fmt: skip
    bars = [limb([(18, y, 1.9), (14, y + 0.8, 1.5), (11.2, y + 1, 0.4)]) for y in (1.4, 5.2)]
    pen.mark("stripe", frame.path(joined(*bars, *(mirrored(b) for b in bars))), detail=1)
    pen.mark("belly", faces.cat_muzzle(frame))
    faces.look(pen, frame, 7.0, -0.6, 3.5, iris="iris", slit=True, asleep=asleep)
    faces.cat_nose(pen, frame, 4.2, 1.7)
    faces.whiskers(pen, frame)


def _cat_stripes(pen: Pen) -> None:
    bands = [limb([(x - 1, -46, 3), (x, -37, 2.4), (x + 2, -30 - i % 2 * 2, 0.5)])
        for i, x in enumerate((-16, -9, -2, 5))]  # fmt: skip
    pen.mark("stripe", joined(*bands), detail=1)


CAT = Beast(
    Build(
        length=40, withers=-41, croup=-42, chest=-22, belly=-25, bulk=9.5, fore=(12.5, 8, 6.6, 6),
            hind=(19, 10, 6.2, 5.8),
        neck=[(15, -34, 19), (24, -43, 16), (28, -48, 15)],
    ),
    (31, -54), cat_face, pattern=_cat_stripes, bib=True, sock=0.5, belly=0.2,
    tail=[(0, 2, 6.4), (-9, -4, 6), (-16, -16, 5.6), (-15, -29, 5.2), (-20, -37, 4.6)],
    sitting_tail=[(-22, -6, 8), (-34, -5, 7.6), (-44, -12, 7.2), (-46, -24, 6.8), (-40, -31, 6)],
)  # fmt: skip


def mane(frame: Frame, radius: float, tufts: int, drop: float, wave: float) -> Path:
    """Hair round a face in soft tufts that hang downward."""
    points: list[tuple[float, float]] = []
    for i in range(tufts * 2):
        t = 2 * math.pi * i / (tufts * 2) - math.pi / 2
        r = radius * (1 + (wave if i % 2 else -wave * 0.5))
        points.append((r * math.cos(t + (0.07 if i % 2 else 0)),
            r * math.sin(t) * (1.0 if math.sin(t) < 0 else 1.0 + drop)))  # fmt: skip
    return frame.path(smooth(points))


def _lion_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    pen.part("mane", mane(Frame(*frame.at(0, 1.5), frame.scale, frame.turn), 24.5, 11, 0.18, 0.055))
    pen.mark("mane", mane(Frame(*frame.at(0, 1), frame.scale, frame.turn + 14), 19.5, 10, 0.16, 0.07), tone=0.065)
    ears, inner = faces.round_ears(frame, 12.6, -11.6, 4.8)
    pen.part("coat", ears, tone=-0.03)
    pen.mark("inner", inner)
    pen.part("coat", faces.head(frame, faces.BROAD))
    _feline_mask(pen, frame, asleep)


def _feline_mask(pen: Pen, frame: Frame, asleep: bool) -> None:
    cheek = ellipse(4.4, 8.2, 5.8, 4.8)
    pen.mark("belly", frame.path(moved(union(cheek, mirrored(cheek), ellipse(0, 12, 5, 3.6)), faces.TURN, 0)))
    bridge = smooth([(-2.6, 3.5), (-2.3, -3), (-4.4, -8.5), (0, -7.4), (4.4, -8.5), (2.3, -3), (2.6, 3.5)])
    pen.mark("coat", frame.path(moved(bridge, faces.TURN, 0)), tone=0.05)
    faces.look(pen, frame, 6.6, -0.8, 2.5, asleep=asleep)
    faces.cat_nose(pen, frame, 4.0, 2.5)
    dots = [ellipse(x, y, 0.42) for x, y in ((5, 7.4), (7, 8.4), (5.6, 9.6))]
    pen.part("eye", faces.pair(frame, joined(*dots)), shade="flat", detail=2)


_LION_BUILD = Build(
    length=48, withers=-51, croup=-50, chest=-25, belly=-29, bulk=12, fore=(17, 11, 9, 8.2), hind=(23, 12.5, 8.4, 7.8),
    neck=[(18, -42, 28), (28, -51, 24), (33, -56, 22)],
)  # fmt: skip


_LION_TAIL = [(0, 0, 5), (-9, -1, 4.4), (-17, -10, 4), (-18, -24, 3.6), (-23, -33, 3.4)]


_LION_REST = [(-24, -6, 6), (-36, -5, 5), (-46, -11, 4.4), (-49, -22, 4)]


_LION = Beast(_LION_BUILD, (37, -60), _lion_face, tail=_LION_TAIL, sitting_tail=_LION_REST, tuft=12, girth=1.06,
    chin=-35)  # fmt: skip


def _lioness_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    ears, inner = faces.round_ears(frame, 11.8, -11.4, 5)
    pen.part("coat", ears, tone=-0.03)
    pen.mark("inner", inner)
    pen.part("coat", faces.head(frame, faces.BROAD))
    _feline_mask(pen, frame, asleep)


def _tiger_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    ears, inner = faces.round_ears(frame, 11.8, -11.4, 5)
    pen.part("coat", ears, tone=-0.03)
    pen.mark("inner", inner)
    pen.part("coat", faces.head(frame, [(0, -13.5), (7.5, -12.6), (13.6, -7), (16.4, 1), (18.4, 8), (10, 13.6),
        (0, 15)]))  # fmt: skip
    jowl = smooth([(20, 3), (12, 4.4), (9.6, 9), (12, 15), (20, 14)])
    pen.mark("belly", frame.path(joined(jowl, mirrored(jowl))))
    bars = [limb([(19, y, 2.6), (14.4, y + dy, 2.2), (10.4, y + dy * 1.4, 0.5)])
        for y, dy in ((-4.6, 1.2), (0.6, 1.2), (5.8, 1.2), (10.4, 0))]  # fmt: skip
    top = [limb([(x * 1.3, -14.5, 2.4), (x, -10.2, 2.2), (x * 0.4, -7.6, 0.5)]) for x in (3.2, 7.4)]
    pen.mark("stripe", frame.path(joined(*bars, *top, *(mirrored(p) for p in (*bars, *top)))))
    brow = ellipse(6.6, -4.6, 3.4, 2.4)
    pen.mark("belly", faces.pair(frame, brow))
    _feline_mask(pen, frame, asleep)


def _tiger_stripes(pen: Pen) -> None:
    bands = []
    for i, x in enumerate((-24, -16.5, -9, -1.5, 6, 13.5)):
        bands.append(limb([(x - 2, -56, 3.4), (x, -44, 3.2), (x + 2.5, -36 + i % 2 * 4, 0.5)]))
    for i, x in enumerate((-20, -12.5, -5, 2.5, 10)):
        bands.append(limb([(x, -24, 2.6), (x + 1, -31, 2.4), (x + 0.5, -37 + i % 2 * 3, 0.5)]))
    for x, y in ((-35, -38), (-34, -31), (-30, -24), (-30, -16), (19, -26), (19, -18)):
        bands.append(limb([(x - 3, y, 2.8), (x + 4, y + 1, 2.2), (x + 9, y + 0.5, 0.5)]))
    for x, y, dx, dy in ((-38, -47, 4, 3), (-46, -52, 5, 0), (-51.5, -62, 5, -1), (-53.5, -72, 6, 0)):
        bands.append(limb([(x - dx, y - dy, 2.2), (x + dx, y + dy, 2.2)]))
    pen.mark("stripe", joined(*bands))


def _stripes_at_rest(pose: str) -> Path:
    if pose == "sleeping":
        tops = [limb([(x, -46 + abs(x) * 0.35, 3.6), (x + 1.5, -34 + abs(x) * 0.2, 3.2),
            (x + 3, -25, 0.5)]) for x in (-30, -20, -10, 0, 10, 19)]  # fmt: skip
        return joined(*tops, *(limb([(x, -2, 2.8), (x + 1, -9, 2.4), (x + 1, -15, 0.5)]) for x in (-28, -18, 4)))
    left = [(-30, -14), (-30, -24), (-26, -34), (-20, -43), (-13, -52), (-6, -60)]
    back = [limb([(x - 3, y - 1, 3.6), (x + 6, y + 1.5, 3), (x + 13, y + 5, 0.5)]) for x, y in left]
    return joined(*back, *(limb([(24, y, 2.8), (17, y + 1, 2.2), (12.5, y + 1, 0.5)]) for y in (-34, -25, -16)))


def _spots_at_rest(pose: str) -> Path:
    if pose == "sleeping":
        points = [(x + (i % 2) * 4, y) for i, y in enumerate((-36, -29, -22, -15)) for x in range(-38, 20, 8)]
    else:
        points = [(x + (i % 2) * 4, y) for i, y in enumerate(range(-62, -6, 7)) for x in range(-32, 8, 8)]
    return joined(*(ellipse(x + (k * 5 % 3), y + (k % 2), 1.5 + (k * 7 % 3) * 0.25, 1.3)
        for k, (x, y) in enumerate(points)))  # fmt: skip


_TIGER = Beast(
    _LION_BUILD, (36, -60), _tiger_face, pattern=_tiger_stripes, rest_marks=_stripes_at_rest, girth=1.04, bib=True,
        tail=[(0, 0, 6), (-9, -1, 5.6), (-17, -10, 5.2), (-18, -24, 5), (-23, -33, 4.6)],
    sitting_tail=[(-24, -6, 7), (-36, -5, 6.4), (-46, -11, 6), (-49, -24, 5)],
)  # fmt: skip


def _rosettes(pen: Pen) -> None:
    points = [(x + (i % 2) * 3.4 + (k % 3), y + (k % 2), 1.5 + (k * 7 % 3) * 0.25)
        for i, y in enumerate((-49, -43.5, -38, -32.5)) for k, x in enumerate(range(-34, 24, 7))]  # fmt: skip
    legs = [(-30, -25, 1.2), (-26, -22, 1.2), (-31, -18, 1), (21, -26, 1.2), (17, -21, 1.1), (22, -17, 1)]
    pen.mark("stripe", joined(*(ellipse(x, y, r * 1.15, r * 0.95, 20) for x, y, r in (*points, *legs))))


def _leopard_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    ears, inner = faces.round_ears(frame, 11.4, -11.2, 4.8)
    pen.part("coat", ears, tone=-0.03)
    pen.mark("inner", inner)
    pen.part("coat", faces.head(frame, faces.BROAD))
    dots = [ellipse(x, y, 0.95) for x, y in ((2.5, -10.6), (6.6, -9.6), (4.4, -7.6), (10, -6.4), (12.6, -1),
        (12, 3.4), (14, 6))]  # fmt: skip
    pen.mark("stripe", frame.path(joined(*dots, *(mirrored(d) for d in dots))), detail=1)
    tear = limb([(5.2, 1, 1.1), (4.6, 4.6, 1.3), (6.4, 9, 0.7)])
    _feline_mask(pen, frame, asleep)
    pen.part("stripe", faces.pair(frame, tear), shade="flat", detail=1)


_LEOPARD = Beast(
    Build(
        length=47, withers=-50, croup=-49, chest=-27, belly=-32, bulk=10.5, fore=(14, 9, 7.2, 6.6),
            hind=(21, 11, 7, 6.4),
        neck=[(18, -42, 24), (27, -51, 20), (32, -56, 18)],
    ),
    (35, -60), _leopard_face, scale=0.9, rest_marks=_spots_at_rest, pattern=_rosettes, bib=True,
        tail=[(0, 0, 5.4), (-9, 0, 5), (-19, -8, 4.6), (-23, -21, 4.4), (-30, -28, 4)],
    sitting_tail=[(-24, -6, 7), (-36, -5, 6), (-46, -11, 5.4), (-49, -24, 5)],
)  # fmt: skip


_POSES = "standing, sitting, walking, running, sleeping, lying, jumping, grazing"


@symbol(
    "cat, kitten, kitty, tabby, tabby cat, tomcat, house cat, pussycat, ginger cat, feline",
    kinds="pet, mammal, animal", height=0.42,
    poses="sitting, standing, walking, running, sleeping, lying, jumping, grazing",
    coats="#d88b45, #3d3a42, #e9d8bd",
    slots={**FACE, "coat": ("#7d8294", "primary"), "stripe": ("#545868", "follow"), "belly": ("#fbf6ef", "follow"),
        "socks": ("#fbf6ef", "follow"), "iris": ("#e9b93c", "fixed")},
    home="room", told_in="room, garden",
)  # fmt: skip
def cat(pen: Pen) -> None:
    beast(pen, CAT)


@symbol(
    "lion, big cat, lion king",
    kinds="wild animal, mammal, animal", height=1.3, poses=_POSES,
    slots={**FACE, "coat": ("#e0a64e", "primary"), "mane": ("#8d4a26", "follow"), "belly": ("#f9e6c4", "follow"),
        "nose": ("#7a3f36", "fixed")},
    home="savanna",
)  # fmt: skip
def lion(pen: Pen) -> None:
    beast(pen, _LION)


@symbol(
    "lioness, lion cub, cougar, puma, mountain lion",
    kinds="lion, wild animal, mammal, animal", height=1.1, poses=_POSES,
    slots={**FACE, "coat": ("#dba653", "primary"), "mane": ("#8d5a30", "follow"), "belly": ("#f9e6c4", "follow"),
        "nose": ("#7a3f36", "fixed")},
    home="savanna",
)  # fmt: skip
def lioness(pen: Pen) -> None:
    beast(pen, Beast(_LION_BUILD, (36, -60), _lioness_face, tail=_LION_TAIL, sitting_tail=_LION_REST, tuft=9,
        girth=1.02))  # fmt: skip


@symbol(
    "tiger, tigress, bengal tiger, tiger cub",
    kinds="wild animal, mammal, animal", height=1.1, poses=_POSES,
    slots={**FACE, "coat": ("#ec8f34", "primary"), "stripe": ("#352a2c", "fixed"), "belly": ("#fdf3e3", "follow"),
        "nose": ("#d9766f", "fixed")},
    home="jungle",
)  # fmt: skip
def tiger(pen: Pen) -> None:
    beast(pen, _TIGER)


@symbol(
    "leopard, cheetah, jaguar",
    kinds="wild animal, mammal, animal", height=0.9, poses=_POSES,
    slots={**FACE, "coat": ("#ecb65c", "primary"), "stripe": ("#4a342c", "fixed"), "belly": ("#fdf3e3", "follow"),
        "nose": ("#6a3f3a", "fixed")},
    home="jungle",
)  # fmt: skip
def leopard(pen: Pen) -> None:
    beast(pen, _LEOPARD)


_PANTHER = Beast(
    _LEOPARD.build, (35, -60), _lioness_face, scale=0.9, bib=True, tail=_LEOPARD.tail,
    sitting_tail=_LEOPARD.sitting_tail, belly=0.12,
)  # fmt: skip


@symbol(
    "panther, black panther, black leopard, black jaguar",
    kinds="wild animal, mammal, animal", height=0.9, poses=_POSES,
    slots={**FACE, "coat": ("#34323f", "primary"), "belly": ("#4a4757", "follow"), "nose": ("#17161c", "fixed"),
        "eye": ("#e9b93c", "fixed"), "glint": ("#2a2408", "fixed"), "inner": ("#6a5560", "fixed")},
    home="jungle",
)  # fmt: skip
def panther(pen: Pen) -> None:
    beast(pen, _PANTHER)


@symbol(
    "snow leopard, ounce, irbis",
    kinds="wild animal, mammal, animal", height=0.8, poses=_POSES,
    slots={**FACE, "coat": ("#d9d8dc", "primary"), "stripe": ("#4c4b55", "fixed"), "belly": ("#fbfaf8", "follow"),
        "nose": ("#8a6a68", "fixed")},
    home="mountains",
)  # fmt: skip
def snow_leopard(pen: Pen) -> None:
    beast(pen, _LEOPARD)


def _lynx_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    ruff = smooth([(9, -4), (16, 2), (24, 8, "c"), (17, 9), (18, 14, "c"), (9, 14), (0, 14)])
    pen.part("belly", frame.path(union(ruff, mirrored(ruff))), tone=-0.03)
    ears, inner = faces.pointed_ears(frame)
    tufts = limb([(10.6, -16, 3.6), (12.6, -25, 2), (14, -33, 0.6)])
    pen.part("tuft", faces.pair(frame, tufts), shade="flat")
    pen.part("coat", union(faces.head(frame, faces.BROAD), ears))
    pen.mark("inner", inner)
    dots = [ellipse(x, y, 0.95) for x, y in ((2.5, -10.6), (6.6, -9.2), (10, -5.4), (12.6, -1))]
    pen.mark("stripe", frame.path(joined(*dots, *(mirrored(d) for d in dots))), detail=1)
    _feline_mask(pen, frame, asleep)


@symbol(
    "lynx, bobcat, caracal, iberian lynx",
    kinds="wild animal, mammal, animal", height=0.65, poses=_POSES,
    slots={**FACE, "coat": ("#c99a66", "primary"), "stripe": ("#6a4a34", "fixed"), "belly": ("#fbf1e0", "follow"),
        "nose": ("#a8605a", "fixed"), "tuft": ("#2c2524", "fixed")},
    home="forest",
)  # fmt: skip
def lynx(pen: Pen) -> None:
    stub = [(0, 0, 8), (-6, -2, 7.6), (-13, -7, 6.4)]
    beast(pen, Beast(_LEOPARD.build, (35, -60), _lynx_face, scale=0.9, rest_marks=_spots_at_rest, pattern=_rosettes,
        bib=True, tail=stub, sitting_tail=[(-24, -6, 8), (-32, -7, 7), (-38, -11, 5)]))  # fmt: skip
