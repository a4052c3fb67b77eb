"""Beasts on hooves: horses, cattle, deer, camels, pigs, and the giants of the savanna."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Path,
    ellipse,
    joined,
    limb,
    moved,
    polygon,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, Slots, eye, fused, lower_edge
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, WILD, WILD_FACE, glance, head_ends, side_ends
from limner.engines.illustrator.atlas.templates.beast import Beast, beast
from limner.engines.illustrator.atlas.templates.hoofed import (
    Hoofed,
    antlers,
    cow_horns,
    goat_horns,
    hoofed,
    ossicones,
    spots,
)
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build, body
from limner.engines.illustrator.atlas.templates.settled import LYING, Settled, pitched, settled

HOOFED: Slots = {**EYES, "inner": ("#e8b3a2", "fixed"), "hoof": ("#3a2f33", "fixed")}


_RIDES = "standing, walking, running, grazing, lying, jumping, sleeping"
_GIANT = "standing, walking, running, lying, sleeping"


def _cow_patches(pen: Pen, posed: Settled) -> None:
    at, frame = posed.trunk, posed.head
    for patch in (
        at.shape((-30, -60), (-12, -60), (-10, -48), (-20, -40), (-30, -44), (-38, -52)),
        at.shape((2, -47), (10, -52), (18, -46), (17, -36), (9, -31), (2, -37)),
        posed.neck.shape((24, -60), (40, -62), (38, -52), (30, -48), (24, -54)),
        at.shape((-34, -34), (-22, -36), (-18, -28), (-26, -22), (-36, -26)),
        frame.shape((-12, -12), (0, -12), (1.4, -7), (-2.4, -1), (-3, 5), (-9, 11)),
    ):
        pen.mark("patch", patch)


def _zebra_stripes(pen: Pen, posed: Settled) -> None:
    at, neck, frame = posed.trunk, posed.neck, posed.head
    for x, lean, top, end in (
        (-26, -3, -64, -36),
        (-18, -2, -64, -34),
        (-9.5, -1, -62, -34),
        (-1, 0, -61, -34),
        (7.5, 1, -62, -36),
        (15.5, 2, -64, -40),
    ):
        pen.mark("stripe", at.path(limb([(x + lean, top, 4.6), (x, (top + end) / 2, 3.4), (x + 1.5, end, 0.6)])))
    for x, y, dx, dy in ((16, -66, 13, 9), (19.5, -72.5, 13, 9), (22.5, -79, 12.5, 9), (26, -85.5, 12, 9)):
        pen.mark("stripe", neck.path(limb([(x, y, 3.6), (x + dx * 0.6, y + dy * 0.5, 3),
            (x + dx * 1.2, y + dy, 0.6)])))
    for x, y, w in ((-36, -46, 13), (-35, -40, 15), (-33, -34, 13), (-31, -28, 10)):
        pen.mark("stripe", at.path(limb([(x - 3, y + 2, 3), (x + w * 0.4, y, 2.4), (x + w, y + 2, 0.5)])))
    for x, y in ((21, -30), (21, -24), (21, -18), (-26, -20), (-28, -15)):
        pen.mark("stripe", limb([(x - 6, y, 2), (x, y + 0.8, 1.6), (x + 5, y, 0.5)]), detail=1)
    for x, top in ((8, -10), (12.5, -8), (16.5, -7)):
        pen.mark("stripe", frame.path(limb([(x, top, 2), (x + 1, 0, 1.6), (x - 1, 5, 0.4)])), detail=1)
    pen.mark("muzzle", frame.shape((23, -9), (24, 0), (22, 12), (40, 12), (40, -9)))


def _deer_spots(pen: Pen, posed: Settled) -> None:
    at, frame = posed.trunk, posed.head
    rows = [(-22, -52, 1.5), (-15, -53.5, 1.5), (-8, -53.5, 1.4), (-1, -53, 1.3), (-25, -47, 1.5), (-18, -48, 1.5),
        (-11, -48.5, 1.5), (-4, -48.5, 1.3), (-20, -43, 1.3), (-13, -43.5, 1.2)]
    pen.mark("belly", at.path(spots(rows)), detail=1)
    pen.mark("belly", at.shape((-44, -58), (-32, -54), (-30, -46), (-32, -38), (-44, -38)))
    pen.mark("belly", frame.shape((16, 4), (8, 6), (0, 9), (-2, 14), (12, 13), (24, 8)))


def _giraffe_patches(pen: Pen, posed: Settled) -> None:
    cells = [
        (-22, -52, 4.4), (-13, -54, 4.6), (-4, -55, 4.6), (5, -57, 4.6), (-26, -44, 4.2), (-17, -45, 4.8),
            (-7.5, -46, 4.8), (2, -47, 4.8), (11, -48, 4.6),
        (-21, -36.5, 3.8), (-11, -37.5, 3.8), (-2, -38, 3.8), (7.5, -38.5, 3.8), (16, -39, 3.6), (13, -58, 3.8),
            (18, -51, 3.6), (18.5, -63, 3.6), (23, -57, 3),
        (21, -70, 3.3), (26.5, -66, 2.8), (23.5, -77.5, 3.1), (28.5, -74, 2.6), (26, -85, 2.9), (31, -82, 2.3),
            (28.5, -92.5, 2.6), (33, -90, 2), (31.5, -99, 2.2),
        (-25, -30, 3), (14, -31, 2.8), (17, -25.5, 2.2), (-23.5, -24, 2.4),
    ]
    for i, (x, y, r) in enumerate(cells):
        turn = 37 * i
        centre = posed.trunk.at(x, y)
        pen.mark("patch", Frame(*centre, r, turn).path(polygon([(1, 0.2), (0.45, 0.92), (-0.55, 0.85), (-1, 0),
            (-0.5, -0.9), (0.5, -0.85)])))


def _goat_crown(pen: Pen, frame: Frame, tone: float) -> None:
    """Horns, and on the far side the beard under the chin."""
    if tone:
        pen.part("coat", frame.path(limb([(15, 4, 4.4), (18, 8.6, 3.6), (19, 14, 0.8)])), tone=-0.08)
    goat_horns(pen, frame, tone)


_HORSE_BUILD = Build(
    length=45, withers=-62, croup=-61, chest=-34, belly=-37, bulk=12, fore=(14, 8.6, 6.2, 4.8), hind=(22, 11, 6.6, 5),
        foot="hoof",
    neck=[(17, -51, 28), (27, -69, 21), (34, -83, 16)], sag=2.2,
)


_HORSE_TAIL = [(2, -2, 5), (-6, 2, 9), (-11, 16, 11), (-12, 31, 9), (-16, 42, 1.5)]


HORSE = Hoofed(_HORSE_BUILD, (38, -88), "horse", turn=38, ear=(10, 2), mane=6.5, tail=_HORSE_TAIL, hair_tail=True,
    belly=0, sock=0.7)


_ZEBRA = Hoofed(
    _HORSE_BUILD, (38, -88), "horse", turn=36, ear=(11, 2), mane=6.5, brush=True,
        tail=[(2, 0, 4), (-5, 6, 3), (-8, 20, 2.6)], tuft=14, belly=0, pattern=_zebra_stripes,
)


_DONKEY = Hoofed(
    Build(
        length=42, withers=-54, croup=-53, chest=-28, belly=-31, bulk=11, fore=(13, 8.4, 6.2, 5),
            hind=(20, 10.6, 6.4, 5), foot="hoof",
        neck=[(16, -44, 25), (25, -58, 19), (31, -69, 16)],
    ),
    (36, -73), "horse", scale=1.05, turn=36, ear=(20, 4), mane=5.5, brush=True,
        tail=[(2, 0, 4), (-5, 6, 3), (-8, 20, 2.6)], tuft=14, muzzle=True, belly=0.24,
)


_COW = Hoofed(
    Build(
        length=54, withers=-58, croup=-58, chest=-23, belly=-25, bulk=13, fore=(15, 10, 7.6, 6.4),
            hind=(22, 12, 7.6, 6.4), foot="hoof",
        neck=[(20, -44, 33), (33, -53, 27), (40, -58, 20)], bend=0.8,
    ),
    (46, -62), "cow", scale=1.16, turn=20, ear=(11, -92), tail=[(2, 2, 5), (-5, 8, 3.2), (-6, 24, 2.8)], tuft=13,
        muzzle=True, belly=0, crown=cow_horns, pattern=_cow_patches, eye=2.5,
)


_GOAT = Hoofed(
    Build(
        length=40, withers=-51, croup=-51, chest=-26, belly=-28, bulk=11, fore=(13, 8, 6, 5), hind=(20, 10, 6.2, 5),
            foot="hoof",
        neck=[(15, -42, 24), (24, -55, 18), (29, -65, 15)],
    ),
    (33, -69), "goat", scale=1.14, turn=22, ear=(11, -105), tail=[(2, 0, 5), (-5, -5, 5), (-9, -10, 1.5)], belly=0.22,
        crown=_goat_crown, eye=2.5,
)


_DEER = Hoofed(
    Build(
        length=42, withers=-57, croup=-56, chest=-33, belly=-36, bulk=10, fore=(12, 7.4, 5.2, 4.2),
            hind=(19, 9.4, 5.6, 4.3), foot="hoof",
        neck=[(16, -48, 22), (25, -64, 15.5), (30, -77, 13)],
    ),
    (34, -82), "deer", scale=1.1, turn=22, ear=(13, -62), tail=[(1, 2, 5), (-4, 6, 5), (-7, 12, 1.5)], belly=0.2,
        crown=antlers, pattern=_deer_spots, eye=2.5,
)


_GIRAFFE = Hoofed(
    Build(
        length=34, withers=-58, croup=-50, chest=-33, belly=-35, bulk=9, fore=(12, 7.4, 5.6, 4.6),
            hind=(17, 8.6, 5.6, 4.6), foot="hoof",
        neck=[(12, -48, 21), (22, -70, 14.5), (29, -92, 11), (32.5, -104, 10)], bend=0.8,
    ),
    (36, -109), "goat", scale=0.92, turn=24, ear=(10, -75), mane=3.6, brush=True,
        tail=[(2, 0, 3), (-4, 6, 2), (-6, 20, 1.6)], tuft=10, belly=0, crown=ossicones, pattern=_giraffe_patches,
)


_CAMEL = Hoofed(
    Build(
        length=46, withers=-57, croup=-56, chest=-33, belly=-36, bulk=11, fore=(13, 8.4, 7, 5.4),
            hind=(20, 10, 7, 5.4), foot="pad", size=1.35,
        neck=[(17, -46, 24), (29, -44, 16), (37, -55, 12), (39, -70, 11.5)],
    ),
    (42, -76), "camel", scale=1.02, turn=10, ear=(7, -22), tail=[(2, 2, 4), (-4, 8, 2.6), (-5, 22, 2.2)], tuft=9,
        belly=0,
    hump=Frame(0, 0).shape((-22, -50), (-13, -60), (-6, -73), (2, -77), (9, -72), (15, -60), (22, -50)),
)


@symbol(
    "horse, pony, stallion, mare, foal, colt, mustang, steed, racehorse, filly, thoroughbred",
    kinds="farm animal, mammal, animal", height=2.0, poses=_RIDES,
    coats="#5b4034, #8f8c8c, #c99a63",
    slots={**HOOFED, "coat": ("#a0623a", "primary"), "mane": ("#43292a", "follow"), "socks": ("#f3e7da", "follow")},
    home="farm", traits=("mount", "pack animal"),
)
def horse(pen: Pen) -> None:
    hoofed(pen, HORSE)


@symbol(
    "zebra",
    kinds="wild animal, mammal, animal", height=1.9, poses=_RIDES,
    slots={**HOOFED, "coat": ("#f6f2ec", "primary"), "mane": ("#2c2830", "fixed"), "stripe": ("#2c2830", "fixed"),
        "muzzle": ("#2c2830", "fixed")},
    home="savanna", traits=("pack animal",),
)
def zebra(pen: Pen) -> None:
    hoofed(pen, _ZEBRA)


@symbol(
    "donkey, mule, burro",
    kinds="farm animal, mammal, animal", height=1.5, poses=_RIDES,
    slots={**HOOFED, "coat": ("#8b8590", "primary"), "belly": ("#e6dfd9", "follow"), "mane": ("#4a4450", "follow"),
        "muzzle": ("#ece5dd", "follow")},
    home="farm", traits=("mount", "pack animal"),
)
def donkey(pen: Pen) -> None:
    hoofed(pen, _DONKEY)


@symbol(
    "cow, calf, cattle, dairy cow, heifer, bull, ox",
    kinds="farm animal, mammal, animal", height=1.5, poses=_RIDES,
    slots={**HOOFED, "coat": ("#f8f4ee", "primary"), "patch": ("#3c3439", "fixed"), "muzzle": ("#eeaaa2", "fixed"),
        "horn": ("#cdb07c", "fixed"), "mane": ("#3c3439", "fixed")},
    home="farm", traits=("pack animal",),
)
def cow(pen: Pen) -> None:
    hoofed(pen, _COW)


@symbol(
    "goat, billy goat, nanny goat, mountain goat, ibex, kid goat",
    kinds="farm animal, mammal, animal", height=1.0, poses=_RIDES,
    coats="#9a7350, #6b625c",
    slots={**HOOFED, "coat": ("#dcd2c4", "primary"), "belly": ("#fbf8f2", "follow"), "horn": ("#8c7660", "fixed")},
    home="farm",
)
def goat(pen: Pen) -> None:
    hoofed(pen, _GOAT)


@symbol(
    "deer, stag, doe, buck, fawn, reindeer, elk, roe deer, caribou, antelope, gazelle, red deer",
    kinds="wild animal, mammal, animal", height=1.9, poses=_RIDES,
    slots={**HOOFED, "coat": ("#b9743f", "primary"), "belly": ("#f7e8d2", "follow"), "horn": ("#7d5b3f", "fixed")},
    home="forest",
)
def deer(pen: Pen) -> None:
    hoofed(pen, _DEER)


@symbol(
    "giraffe",
    kinds="wild animal, mammal, animal", height=4.8, poses=_GIANT,
    slots={**HOOFED, "coat": ("#f2c763", "primary"), "patch": ("#b06a34", "follow"), "mane": ("#8f5330", "follow")},
    home="savanna",
)
def giraffe(pen: Pen) -> None:
    hoofed(pen, _GIRAFFE)


@symbol(
    "camel, dromedary, bactrian camel",
    kinds="mammal, animal", height=2.2, poses=_RIDES,
    slots={**HOOFED, "coat": ("#d8a761", "primary"), "mane": ("#8f6238", "follow")},
    home="desert", traits=("mount", "pack animal"),
)
def camel(pen: Pen) -> None:
    hoofed(pen, _CAMEL)


def _legs(*feet: tuple[float, float, float], top: float = -40) -> Path:
    """Legs as (hip x, foot x, width) from `top` to the ground."""
    return union(*(limb([(hip, top, 1.3 * width), ((hip + foot) / 2 + 1, top / 2, width), (foot, -3, 0.86 * width)])
        for hip, foot, width in feet))


def _hooves(pen: Pen, slot: str, *feet: tuple[float, float], tone: float = 0.0) -> None:
    pen.part(slot, joined(*(smooth([(x - w * 0.6, 0, "c"), (x - w * 0.5, -6), (x + w * 0.5, -6), (x + w * 0.8, 0, "c")])
        for x, w in feet)), tone=tone, shade="flat")


@symbol("llama, alpaca, vicuna", kinds="farm animal, mammal, animal", height=1.6,
    slots={**PLAIN_FACE, "coat": ("#e9d3ae", "primary"), "face": ("#f3e6cf", "follow"), "hoof": ("#5a4638", "fixed"),
    "rug": ("#d5584a", "second"), "band": ("#3f9a9a", "fixed")}, home="mountains", traits=("pack animal",))
def llama(pen: Pen) -> None:
    pen.part("coat", _legs((-20, -18, 8), (16, 20, 8), top=-30), tone=FAR)
    _hooves(pen, "hoof", (-18, 6), (20, 6), tone=FAR)
    body = fused(smooth([(-36, -44), (-34, -58), (-14, -63), (14, -60), (28, -54), (31, -36), (20, -27), (-18, -26),
        (-33, -32)]),
        limb([(24, -46, 25), (32, -66, 17), (34, -86, 15)]), ellipse(38, -91, 11, 9),
        _legs((-27, -27, 8.6), (23, 25, 8.6), top=-30), limb([(-35, -52, 11), (-43, -46, 8)]), radius=6)
    ear = smooth([(31, -98, "c"), (28, -110), (33, -117, "c"), (37, -108), (37, -98, "c")])
    pen.part("coat", ear, tone=FAR)
    pen.part("coat", body)
    pen.mark("coat", crescent(body, -3, -9), tone=-0.06)
    wool = [curve((x - 5, y), (x, y + 4), (x + 5, y)) for x, y in ((-24, -34), (-8, -32), (8, -33), (22, -62),
        (24, -74), (20, -50), (-28, -46))]
    pen.mark("coat", joined(*wool), width=1.6, tone=-0.1, detail=1)
    pen.part("rug", smooth([(-22, -64, "c"), (8, -64, "c"), (10, -42, "c"), (-6, -39), (-24, -42, "c")]))
    pen.mark("band", joined(curve((-26, -48), (-8, -45), (12, -48)), curve((-26, -57), (-8, -55), (12, -57))),
        width=2.4)
    pen.part("face", smooth([(36, -96), (46, -94), (53, -88), (51, -82), (42, -81), (36, -86)]))
    pen.part("nose", ellipse(51, -88, 2, 1.5), shade="flat")
    pen.stroke("nose", curve((51, -85), (48, -83.4), (45, -84)), 1, detail=1)
    pen.part("coat", rotated(ear, 10, (34, -98)), tone=0.02)
    eye(pen, (40, -92), 2.1)
    _hooves(pen, "hoof", (-27, 6.4), (25, 6.4))
    pen.anchor(feet=(0, 0), back=(-6, -62), seat=(-6, -62), head=(38, -91), face=(44, -88), eye=(40, -92),
        mouth=(50, -84), hat=(36, -99), neck=(33, -76), lean=(-40, -46), hand=(50, -84))


@symbol("bison, buffalo, yak, wisent, water buffalo", kinds=WILD, height=1.7,
    slots={**PLAIN_FACE, "coat": ("#7a5236", "primary"), "mane": ("#4f3424", "follow"), "horn": ("#efe6d0", "fixed"),
    "hoof": ("#2f2622", "fixed")}, traits=("pack animal",))
def bison(pen: Pen) -> None:
    pen.part("coat", _legs((-26, -24, 9), (12, 15, 9), top=-32), tone=FAR)
    _hooves(pen, "hoof", (-24, 7), (15, 7), tone=FAR)
    body = fused(smooth([(-46, -44), (-44, -58), (-24, -64), (0, -80), (18, -84), (34, -74), (40, -50), (30, -26),
        (8, -24), (-24, -28), (-42, -32)]),
        _legs((-35, -34, 9.6), (20, 22, 9), top=-32), radius=5)
    pen.stroke("coat", smooth([(-45, -52), (-53, -44), (-52, -26)], closed=False), 3)
    pen.part("mane", ellipse(-52, -23, 3.4, 6))
    pen.part("coat", body)
    pen.mark("mane", smooth([(0, -90), (36, -88), (60, -60), (44, -20), (18, -12), (6, -30), (-2, -54)]))
    head = fused(ellipse(40, -50, 17, 18), smooth([(34, -40), (52, -46), (61, -34), (57, -24), (45, -22), (34, -28)]),
        radius=5)
    pen.part("mane", smooth([(26, -36), (30, -18), (40, -6, "c"), (46, -18), (52, -28), (40, -38)]), tone=-0.04)
    pen.part("coat", head, tone=-0.07)
    pen.part("mane", smooth([(24, -58), (32, -72), (46, -71), (54, -58), (48, -54), (42, -58), (36, -52), (30, -56)]))
    pen.part("horn", limb([(35, -62, 7), (31, -74, 5.6), (37, -83, 1.4)]))
    pen.part("horn", limb([(50, -62, 6), (55, -72, 4.8), (51, -81, 1.2)]), tone=-0.05)
    pen.part("nose", ellipse(58, -32, 3.4, 3))
    eye(pen, (48, -47), 2.2)
    _hooves(pen, "hoof", (-34, 7.4), (22, 7.4))
    pen.anchor(feet=(0, 0), back=(-14, -68), seat=(-14, -68), head=(42, -50), face=(50, -40), eye=(48, -47),
        mouth=(56, -26), hat=(41, -68), neck=(24, -60), lean=(-46, -44), hand=(56, -26))


@symbol("moose, bull moose", kinds="deer, wild animal, mammal, animal", height=2.2,
    slots={**PLAIN_FACE, "coat": ("#6b4a38", "primary"), "leg": ("#a58a72", "follow"), "horn": ("#d9b98a", "fixed"),
    "muzzle": ("#8a6852", "follow")}, home="forest")
def moose(pen: Pen) -> None:
    for x, tone in ((22, FAR), (-26, FAR)):
        pen.part("leg", limb([(x, -44, 11), (x + 1, -22, 6.4), (x, -2, 6)]), tone=tone)
    palm = smooth([(36, -92), (26, -104), (6, -108), (-6, -120, "c"), (-2, -112), (-14, -116, "c"), (-4, -104),
        (-16, -102, "c"), (-2, -96), (14, -92), (30, -86)])
    pen.part("horn", palm, tone=-0.1)
    trunk = smooth([(-46, -40), (-44, -60), (-24, -70), (4, -76), (20, -82), (34, -76), (36, -58), (28, -42), (4, -36),
        (-24, -34)])
    neck = limb([(22, -64, 30), (38, -78, 22)])
    head = smooth([(30, -88), (42, -92), (54, -86), (66, -72), (78, -60), (80, -50), (72, -46), (60, -52), (46, -66),
        (34, -74)])
    near = [limb([(x, -46, w), (x + 1, -24, 9), (x, -16, 7)]) for x, w in ((12, 18), (-36, 22))]
    pen.part("coat", fused(fused(trunk, neck, head, radius=5), *near, radius=3))
    pen.part("coat", smooth([(40, -72), (52, -64), (54, -52), (49, -42, "c"), (43, -54)]), tone=-0.06)
    for x in (13, -35):
        pen.part("leg", limb([(x, -24, 8), (x, -2, 6.4)]))
        pen.part("nose", smooth([(x - 4.4, -6), (x + 4.4, -6), (x + 6, 0, "c"), (x - 5, 0, "c")]), shade="flat")
    for x in (22, -26):
        pen.part("nose", smooth([(x - 4, -5), (x + 4, -5), (x + 5, -0.6, "c"), (x - 4.6, -0.6, "c")]), shade="flat",
            tone=0.06)
    pen.part("muzzle", smooth([(62, -74), (72, -68), (81, -58), (81, -49), (73, -45), (62, -52), (58, -62)]))
    pen.part("nose", ellipse(76, -59, 2, 2.6, 30), shade="flat")
    pen.stroke("nose", curve((79, -50), (70, -52), (64, -56)), 1.3)
    pen.part("coat", smooth([(32, -88), (20, -94), (16, -90), (22, -84), (32, -82)]), tone=-0.03)
    eye(pen, (52, -78), 2.5)
    near_palm = smooth([(42, -90), (44, -102), (60, -110), (70, -124, "c"), (68, -112), (82, -120, "c"), (74, -106),
        (88, -108, "c"), (76, -98), (84, -92, "c"), (66, -92), (50, -88)])
    pen.part("horn", near_palm)
    pen.mark("horn", crescent(near_palm, 0, -4), tone=-0.1)
    side_ends(pen, (50, -76), (52, -78), (78, -50), (42, -92), (-10, -74))


_PIG_HEAD: list[Landmark] = [(-11, 7), (-11, -7), (-4, -12), (5, -10.4), (11, -5.4), (17, -4.6, CORNER),
    (18.4, 5.6, CORNER),
    (12, 8.4), (5, 12), (-4, 13)]


def _pig_ear(pen: Pen, frame: Frame) -> None:
    pen.part("coat", frame.shape((-1, -9), (1, -19, CORNER), (7, -14), (6, -8)), tone=FAR)


def _pig_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    pen.part("belly", frame.oval(18.2, 0.5, 2.9, 5.6, -5), tone=-0.03)
    pen.part("eye", frame.path(joined(ellipse(18.6, -1.6, 0.8, 1.1), ellipse(18.7, 2.4, 0.8, 1.1))), shade="flat",
        detail=1)
    pen.stroke("eye", frame.line((15, 7), (11.6, 8.2), (8, 6.2)), 0.9 * frame.scale, detail=1)
    ear = frame.shape((-8, -8), (-8.4, -18, CORNER), (0, -15.6), (3.4, -6.4, CORNER), (-2, -8))
    pen.part("coat", ear, tone=-0.05)
    pen.mark("inner", frame.shape((-5.6, -9.4), (-6, -15, CORNER), (-0.6, -13), (1, -8.4)))
    glance(pen, frame, 7.4, -2.6, 2.2, asleep)
    head_ends(pen, frame, (7.4, -2.6), (13, 8))


_PIG_BUILD = Build(
    length=46, withers=-51, croup=-51, chest=-14, belly=-15, bulk=15, fore=(13, 10, 8, 7), hind=(20, 11, 8, 7),
        neck=[(18, -34, 36), (30, -38, 32)], foot="hoof", bend=0.7, sag=-2.5,
)


@symbol("pig, piglet, hog, sow, boar, swine, piggy", kinds="farm animal, mammal, animal", height=0.9,
    poses="standing, walking, running, grazing, lying, jumping, sleeping",
        slots={**WILD_FACE, "coat": ("#f2a9ac", "primary"), "belly": ("#f6c3bf", "follow"), "inner": ("#dd7f86",
        "follow"),
            "hoof": ("#a45e66", "fixed")}, home="farm")
def pig(pen: Pen) -> None:
    low = 13 if pen.pose in ("lying", "sleeping") else 0
    tail = curve((-34, -42), (-41, -45), (-44, -40), (-39.6, -37.4), (-37.6, -42), (-43, -48))
    pen.stroke("coat", moved(tail, 0, low), 2.6, tone=-0.06)
    beast(pen, Beast(_PIG_BUILD, (37, -42), _pig_face, scale=1.25, turn=4, profile=_PIG_HEAD, behind=_pig_ear, belly=0))


_ELEPHANT_HEAD = smooth([(-14, 9), (-15, -6), (-6, -16), (5, -16), (12, -10), (14.6, 0), (13, 10), (6, 16), (-6, 17)])


_TRUNK = [(8, -2, 19), (15, 12, 13.5), (17, 28, 9.6), (18.6, 41, 7.4), (24.6, 46.6, 6.2), (29.6, 43, 4.6)]


def _elephant_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    for x, y, w in ((12.4, 16, 8), (13.6, 22, 6.6), (14.4, 28, 5.6), (15.4, 34, 4.8)):
        pen.mark("coat", frame.line((x + w * 0.3, y - 0.6), (x + w * 0.8, y - 0.4), (x + w * 1.3, y - 1.8)),
            width=0.8, tone=-0.1, detail=1)
    pen.part("tusk", frame.path(limb([(8.6, 12.5, 5), (14, 19.4, 4.2), (22, 21.4, 3), (27.4, 18.4, 0.8)])))
    ear = frame.shape((-4, -13), (-14, -19), (-25, -14), (-28, 0), (-22.6, 14), (-14.4, 22.6), (-9.4, 15), (-4.4, 6),
        (-1.6, -3))
    pen.part("coat", ear, tone=-0.035)
    pen.area(ears=ear)
    pen.mark("inner", frame.shape((-7, -9), (-14, -14), (-22, -10), (-24, 0), (-19.4, 11), (-14.4, 16.6), (-10.6, 9),
        (-6.4, 0)))
    glance(pen, frame, 6.4, -3.4, 2.1, asleep)
    pen.stroke("coat", frame.line((3.4, -7), (6.6, -7.8), (9.6, -6)), 0.9, tone=-0.12, detail=1)
    pen.stroke("eye", frame.line((4.6, 11.4), (6.4, 13.4), (9.4, 13.6)), 0.9, detail=1)
    head_ends(pen, frame, (6.4, -3.4), (10, 13), (-2, -16))
    pen.anchor(hand=frame.at(30, 42))


_ELEPHANT = Beast(
    Build(
        length=44, withers=-70, croup=-66, chest=-31, belly=-29, bulk=16, fore=(20, 16.5, 14, 13.4),
            hind=(26, 18, 14, 13.4), neck=[(18, -52, 42), (28, -58, 34)], foot="pad", bend=0.35, sag=-3, stance=1.5,
    ),
    (37, -62), _elephant_face, belly=0, tail=[(0, 0, 4.4), (-6, 10, 3), (-7, 24, 2.4)], tuft=9,
)


def _nails(pen: Pen, paths: list[tuple[float, float]], width: float) -> None:
    for x, y in paths:
        for k in (0.0, 0.27, 0.5):
            pen.mark("tusk", ellipse(x + width * k, y, width * 0.11, width * 0.14), tone=-0.05, detail=1)


@symbol("elephant, african elephant, indian elephant", kinds="wild animal, mammal, animal", height=3.0,
    poses="standing, walking",
        slots={**WILD_FACE, "coat": ("#8c93a6", "primary"), "inner": ("#d3a6ad", "fixed"), "tusk": ("#fbf3df", "fixed"),
            "mane": ("#565b6b", "follow")}, home="savanna", traits=("mount", "pack animal"))
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
    (22, 10), (14, 9.6), (6, 13), (-4, 15)]


def _rhino_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    pen.part("tusk", frame.path(limb([(25, -2.6, 7.4), (28.4, -10, 5), (33.4, -18.4, 0.6)])))
    pen.part("tusk", frame.path(limb([(16.6, -4, 5), (17.6, -8.6, 3.4), (20, -12.4, 0.6)])))
    pen.stroke("eye", frame.line((28, 6.2), (23, 7), (18.6, 5.2)), 0.9 * frame.scale, detail=1)
    pen.part("eye", frame.oval(27, 1.2, 1.2, 0.9, 20), shade="flat")
    pen.part("coat", frame.shape((-9, -8), (-10.4, -18.6, CORNER), (-4.4, -16), (-3.4, -9)), tone=-0.04)
    pen.mark("inner", frame.shape((-8, -9), (-8.8, -15, CORNER), (-5.8, -14), (-5, -10)))
    glance(pen, frame, 8.6, -1.6, 2.1, asleep)
    pen.stroke("coat", frame.line((-12, 12), (-7, 3), (-9, -5)), 1.0, tone=-0.1, detail=1)
    head_ends(pen, frame, (8.6, -1.6), (26, 7))


_HEAVY = Build(
    length=48, withers=-55, croup=-52, chest=-21, belly=-21, bulk=15, fore=(19, 14, 12, 11.4),
        hind=(25, 15, 12, 11.4), neck=[(20, -38, 36), (32, -42, 30)], foot="pad", bend=0.45, sag=-1, stance=1.4,
)


@symbol("rhino, rhinoceros", kinds="wild animal, mammal, animal", height=1.7, poses=_RIDES,
        slots={**WILD_FACE, "coat": ("#8f8c97", "primary"), "tusk": ("#d6c6a4", "fixed"), "inner": ("#c39f9f", "fixed"),
            "mane": ("#5d5a66", "follow")}, home="savanna")
def rhino(pen: Pen) -> None:
    beast(pen, Beast(_HEAVY, (39, -46), _rhino_face, scale=1.12, turn=14, profile=_RHINO_HEAD, belly=0,
        tail=[(0, 0, 3.4), (-5, 8, 2.4), (-6, 18, 2)], tuft=7))


_HIPPO_HEAD = [(-12, 8), (-12, -6), (-5, -12), (4, -12), (10, -7), (16, -5), (24, -7), (30, -3), (31, 7), (26, 13),
    (16, 14), (6, 13), (-4, 15)]


def _hippo_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    pen.mark("belly", frame.shape((17, -9), (18.6, 2), (16, 16), (34, 18), (36, -10)))
    pen.stroke("eye", frame.line((30, 7.4), (22, 8.6), (14.6, 6)), 1.0 * frame.scale, detail=1)
    pen.part("tusk", frame.path(joined(ellipse(27, 9.2, 1.3, 1.9), ellipse(22.6, 9.8, 1.2, 1.7))), shade="flat")
    pen.part("eye", frame.oval(26.6, -3.8, 1.6, 1.1, 20), shade="flat")
    for x in (-5.4, 0.6):
        pen.part("coat", frame.oval(x - 2, -12.4, 2.8, 3.4), tone=-0.03 if x < 0 else -0.1)
    pen.mark("inner", frame.oval(-1.4, -12, 1.4, 1.9))
    glance(pen, frame, 7.8, -4.8, 2.2, asleep)
    head_ends(pen, frame, (7.8, -4.8), (26, 8))


@symbol("hippo, hippopotamus", kinds="wild animal, mammal, animal", height=1.5, poses=_RIDES,
        slots={**WILD_FACE, "coat": ("#8d829b", "primary"), "belly": ("#c9a3ae", "follow"),
        "tusk": ("#fbf3df", "fixed")}, home="savanna")
def hippo(pen: Pen) -> None:
    beast(pen, Beast(_HEAVY, (38, -45), _hippo_face, scale=1.16, turn=6, profile=_HIPPO_HEAD, belly=0,
        tail=[(0, 0, 3.4), (-4, 6, 2.4)]))


_WOOL = [(-26, -38, 12), (-28, -28, 11), (-20, -46, 11), (-9, -49, 11.5), (3, -49, 11.5), (14, -47, 11),
    (22, -39, 11), (22, -28, 10.5), (13, -22, 10.5), (2, -20, 10.5), (-9, -20, 10.5), (-20, -22, 10.5),
    (-3, -35, 20)]


_SHEEP_BUILD = Build(
    length=36, withers=-50, croup=-50, chest=-22, belly=-22, bulk=12, fore=(10, 7.6, 6.2, 5.4),
        hind=(11, 8, 6.2, 5.4), neck=[(14, -40, 20), (26, -46, 16)], foot="hoof", bend=0.45,
)


@symbol("sheep, lamb, ewe, ram", kinds="farm animal, mammal, animal", height=0.95, poses=_RIDES,
        slots={**WILD_FACE, "wool": ("#f6f1e8", "primary"), "face": ("#4a4250", "fixed"),
        "hoof": ("#2f2932", "fixed")}, home="farm")
def sheep(pen: Pen) -> None:
    pose = LYING if pen.pose == "sleeping" else pen.pose
    at = settled(_SHEEP_BUILD, Frame(33, -50, 1.12, 24), ellipse(6, 0, 15, 10), pose)
    posed = body(at.build, pose)
    for leg in posed.far:
        pen.part("face", leg.path, tone=-0.08)
        pen.mark("hoof", leg.foot, tone=-0.05)
    for leg in posed.near:
        pen.part("face", leg.path)
        pen.mark("hoof", leg.foot)
    wool = at.trunk.path(union(*(ellipse(x, min(y, -22 - r) if pose == LYING else y, r) for x, y, r in _WOOL)))
    pen.part("wool", at.trunk.oval(-38, -38, 6, 5.4), tone=-0.05)
    pen.part("wool", wool)
    pen.mark("wool", lower_edge(wool, 9, shift=-2), tone=-0.09, alpha=0.7)
    for x, y, r in (
        (-16, -40, 6),
        (-4, -36, 6.6),
        (8, -41, 6),
        (-10, -29, 6),
        (4, -27, 6),
        (15, -32, 5.4),
        (-22, -31, 5),
    ):
        pen.mark("wool", at.trunk.line((x - r, y - r * 0.1), (x - r * 0.4, y + r * 0.62), (x + r * 0.5, y + r * 0.5),
            (x + r * 0.9, y - r * 0.3), (x + r * 0.4, y - r * 0.7), (x - r * 0.1, y - r * 0.2)), width=1.1, tone=-0.09,
            detail=1)
        pen.mark("wool", at.trunk.oval(x, y - 0.9 * r, 0.8 * r, 0.4 * r), tone=0.05, alpha=0.6, detail=1)
    f = at.head
    pen.part("face", f.shape((-1, -5), (4, -12), (9, -10), (5, -4)), tone=-0.08)
    pen.part("face", f.shape((-9, 2), (-8, -6), (-2, -9.4), (5, -8.4), (13, -5.2), (19, -2.6), (21, 2.4), (18, 7),
        (10, 8.4), (3, 9.6), (-5, 9)))
    pen.mark("nose", f.path(joined(ellipse(19, 0.6, 1.2, 0.8), curve((19, 5), (15, 5.4), (12.6, 4.4)))))
    pen.stroke("glint", f.line((19.4, 4.4), (15.6, 5.2), (12.6, 4.2)), 0.8, alpha=0.45, detail=1)
    pen.part("wool", union(*(f.oval(x, y, r) for x, y, r in ((-6, -8, 4.6), (-1, -10.4, 4.6), (3.4, -8.6, 3.6)))))
    pen.part("face", f.shape((-5, -4), (-13, -5), (-16.4, -0.4), (-11, 1.6), (-5, -0.4)), tone=0.05)
    pen.part("glint", f.oval(7.4, -2.2, 2.7, 2.9), shade="flat")
    if pen.pose == "sleeping":
        pen.part("face", f.oval(7.4, -3.4, 3.0, 2.6), tone=0.05, shade="flat")
    else:
        pen.part("eye", f.oval(8, -1.9, 1.6, 1.8), shade="flat")
        pen.part("glint", f.oval(8.6, -2.6, 0.55), shade="flat", detail=1)
    back = at.trunk.at(-2, -60)
    pen.anchor(feet=(0, 0), back=back, seat=back, tail=at.trunk.at(-42, -38), neck=f.at(-6, 8), lean=(30, -30),
        head=f.at(0, 0), eye=f.at(7.4, -2.2), face=f.at(7, 0), mouth=f.at(18, 5), hat=f.at(-1, -14),
        hand=f.at(18, 5))
    pitched(pen)
