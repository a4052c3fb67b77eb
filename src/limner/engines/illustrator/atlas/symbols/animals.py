"""Animals that live on land."""

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.canine import Canine, canine
from limner.engines.illustrator.atlas.templates.flesh import EYES, Frame, Slots
from limner.engines.illustrator.atlas.templates.hoofed import (
    Hoofed,
    antlers,
    cow_horns,
    goat_horns,
    hoofed,
    ossicones,
    spots,
)
from limner.engines.illustrator.atlas.templates.quadruped import Build
from limner.engines.illustrator.geometry import limb, polygon

NOSE: Slots = {**EYES, "nose": ("#2b2228", "fixed")}
INNER = ("#eeb3a4", "fixed")

_DOG = Canine(
    Build(
        length=44, withers=-52, croup=-51, chest=-28, belly=-32, bulk=11, fore=(15, 9.5, 7.4, 6.6),
            hind=(22, 12, 6.8, 6.4),
        neck=[(16, -44, 23), (27, -58, 17), (32, -66, 16)],
    ),
    head=(34, -71), scale=1.22, drop_ears=True, collar=True,
    tail=[(0, 0, 6.5), (-9, -7, 6), (-15, -18, 5), (-16, -29, 3.4)],
    sitting_tail=[(-24, -6, 7), (-34, -6, 6), (-42, -12, 5), (-45, -20, 3.4)],
)  # fmt: skip
_FOX = Canine(
    Build(
        length=44, withers=-43, croup=-43, chest=-24, belly=-28, bulk=10, fore=(13, 8.2, 5.8, 5.2),
            hind=(19, 10.5, 5.6, 5.2),
        neck=[(17, -36, 20), (27, -47, 17), (32, -54, 15)],
    ),
    head=(34, -58), scale=1.2, muzzle=1.12, cheek=3.2, sock=1.25, tail_tip=11,
    tail=[(0, 2, 6), (-12, 6, 13), (-27, 13, 19), (-42, 20, 15), (-52, 23, 3)],
    sitting_tail=[(-20, -6, 8), (-34, -8, 15), (-48, -14, 18), (-58, -26, 13), (-60, -36, 3)],
)  # fmt: skip
_WOLF = Canine(
    Build(
        length=48, withers=-54, croup=-50, chest=-28, belly=-33, bulk=12, fore=(16, 9.5, 7.2, 6.4),
            hind=(22, 12, 6.6, 6.2),
        neck=[(17, -44, 26), (28, -56, 22), (34, -63, 18)],
    ),
    head=(38, -66), scale=1.16, muzzle=1.14, cheek=4,
    tail=[(5, 4, 9), (-8, 9, 12.5), (-18, 20, 13), (-25, 32, 9), (-27, 38, 3)],
    sitting_tail=[(-20, -6, 8), (-34, -6, 12), (-46, -5, 11), (-56, -6, 3)],
)  # fmt: skip


@symbol(
    "dog, puppy, hound, spaniel, poodle, terrier, labrador, retriever, golden retriever, beagle, corgi, dachshund, "
    "bulldog, pug, collie, sheepdog, german shepherd, husky, dalmatian, chihuahua, boxer dog, greyhound, doggy, "
    "pup, canine, mutt, setter, pointer dog, st bernard, great dane, rottweiler, doberman, whippet, pooch",
    kinds="pet, mammal, animal", height=0.6, poses="standing, sitting, walking, running, sleeping",
    slots={**NOSE, "coat": ("#c98a4b", "primary"), "belly": ("#f6e3c8", "follow"), "ears": ("#8a5430", "follow"),
        "collar": ("#cf3b3b", "fixed"), "tag": ("#f0c24a", "fixed")},
    home="park, meadow, garden", told_in="park, meadow, beach, garden",
)  # fmt: skip
def dog(pen: Pen) -> None:
    canine(pen, _DOG)


@symbol(
    "fox, red fox, vixen, arctic fox, fox cub",
    kinds="wild animal, mammal, animal", height=0.5, poses="standing, sitting, walking, running, sleeping",
    slots={**NOSE, "coat": ("#e2742d", "primary"), "ears": ("#d3642a", "follow"), "belly": ("#fbf0e2", "follow"),
        "tip": ("#fbf0e2", "follow"), "socks": ("#4a2a26", "follow"), "inner": ("#4a2a26", "follow")},
    home="forest",
)  # fmt: skip
def fox(pen: Pen) -> None:
    canine(pen, _FOX)


@symbol(
    "wolf, grey wolf, gray wolf, timber wolf, werewolf, coyote, jackal, dingo",
    kinds="wild animal, mammal, animal", height=0.85, poses="standing, sitting, walking, running, howling, sleeping",
    slots={**NOSE, "coat": ("#77808f", "primary"), "ears": ("#666e7d", "follow"), "belly": ("#e4e6ea", "follow"),
        "inner": ("#c9b5b3", "fixed")},
    home="forest",
)  # fmt: skip
def wolf(pen: Pen) -> None:
    canine(pen, _WOLF)


HOOFED: Slots = {**EYES, "inner": ("#e8b3a2", "fixed"), "hoof": ("#3a2f33", "fixed")}
_RIDES = "standing, walking, running"


def _cow_patches(pen: Pen, frame: Frame) -> None:
    at = Frame(0, 0)
    for patch in (
        at.shape((-30, -60), (-12, -60), (-10, -48), (-20, -40), (-30, -44), (-38, -52)),
        at.shape((2, -47), (10, -52), (18, -46), (17, -36), (9, -31), (2, -37)),
        at.shape((24, -60), (40, -62), (38, -52), (30, -48), (24, -54)),
        at.shape((-34, -34), (-22, -36), (-18, -28), (-26, -22), (-36, -26)),
        frame.shape((-12, -12), (0, -12), (1.4, -7), (-2.4, -1), (-3, 5), (-9, 11)),
    ):
        pen.mark("patch", patch)


def _zebra_stripes(pen: Pen, frame: Frame) -> None:
    for x, lean, top, end in (
        (-26, -3, -64, -36),
        (-18, -2, -64, -34),
        (-9.5, -1, -62, -34),
        (-1, 0, -61, -34),
        (7.5, 1, -62, -36),
        (15.5, 2, -64, -40),
    ):
        pen.mark("stripe", limb([(x + lean, top, 4.6), (x, (top + end) / 2, 3.4), (x + 1.5, end, 0.6)]))
    for x, y, dx, dy in ((16, -66, 13, 9), (19.5, -72.5, 13, 9), (22.5, -79, 12.5, 9), (26, -85.5, 12, 9)):
        pen.mark("stripe", limb([(x, y, 3.6), (x + dx * 0.6, y + dy * 0.5, 3), (x + dx * 1.2, y + dy, 0.6)]))
    for x, y, w in ((-36, -46, 13), (-35, -40, 15), (-33, -34, 13), (-31, -28, 10)):
        pen.mark("stripe", limb([(x - 3, y + 2, 3), (x + w * 0.4, y, 2.4), (x + w, y + 2, 0.5)]))
    for x, y in ((21, -30), (21, -24), (21, -18), (-26, -20), (-28, -15)):
        pen.mark("stripe", limb([(x - 6, y, 2), (x, y + 0.8, 1.6), (x + 5, y, 0.5)]), detail=1)
    for x, top in ((8, -10), (12.5, -8), (16.5, -7)):
        pen.mark("stripe", frame.path(limb([(x, top, 2), (x + 1, 0, 1.6), (x - 1, 5, 0.4)])), detail=1)
    pen.mark("muzzle", frame.shape((23, -9), (24, 0), (22, 12), (40, 12), (40, -9)))


def _deer_spots(pen: Pen, frame: Frame) -> None:
    rows = [(-22, -52, 1.5), (-15, -53.5, 1.5), (-8, -53.5, 1.4), (-1, -53, 1.3), (-25, -47, 1.5), (-18, -48, 1.5),
        (-11, -48.5, 1.5), (-4, -48.5, 1.3), (-20, -43, 1.3), (-13, -43.5, 1.2)]  # fmt: skip
    pen.mark("belly", spots(rows), detail=1)
    pen.mark("belly", Frame(0, 0).shape((-44, -58), (-32, -54), (-30, -46), (-32, -38), (-44, -38)))
    pen.mark("belly", frame.shape((16, 4), (8, 6), (0, 9), (-2, 14), (12, 13), (24, 8)))


def _giraffe_patches(pen: Pen, frame: Frame) -> None:
    cells = [
        (-22, -52, 4.4), (-13, -54, 4.6), (-4, -55, 4.6), (5, -57, 4.6), (-26, -44, 4.2), (-17, -45, 4.8),
            (-7.5, -46, 4.8), (2, -47, 4.8), (11, -48, 4.6),
        (-21, -36.5, 3.8), (-11, -37.5, 3.8), (-2, -38, 3.8), (7.5, -38.5, 3.8), (16, -39, 3.6), (13, -58, 3.8),
            (18, -51, 3.6), (18.5, -63, 3.6), (23, -57, 3),
        (21, -70, 3.3), (26.5, -66, 2.8), (23.5, -77.5, 3.1), (28.5, -74, 2.6), (26, -85, 2.9), (31, -82, 2.3),
            (28.5, -92.5, 2.6), (33, -90, 2), (31.5, -99, 2.2),
        (-25, -30, 3), (14, -31, 2.8), (17, -25.5, 2.2), (-23.5, -24, 2.4),
    ]  # fmt: skip
    for i, (x, y, r) in enumerate(cells):
        turn = 37 * i
        pen.mark("patch", Frame(x, y, r, turn).path(polygon([(1, 0.2), (0.45, 0.92), (-0.55, 0.85), (-1, 0),
            (-0.5, -0.9), (0.5, -0.85)])))  # fmt: skip


_HORSE_BUILD = Build(
    length=45, withers=-62, croup=-61, chest=-34, belly=-37, bulk=12, fore=(14, 8.6, 6.2, 4.8), hind=(22, 11, 6.6, 5),
        foot="hoof",
    neck=[(17, -51, 28), (27, -69, 21), (34, -83, 16)], sag=2.2,
)  # fmt: skip
_HORSE_TAIL = [(2, -2, 5), (-6, 2, 9), (-11, 16, 11), (-12, 31, 9), (-16, 42, 1.5)]
HORSE = Hoofed(_HORSE_BUILD, (38, -88), "horse", turn=38, ear=(10, 2), mane=6.5, tail=_HORSE_TAIL, hair_tail=True,
    belly=0, sock=0.7)  # fmt: skip
_ZEBRA = Hoofed(
    _HORSE_BUILD, (38, -88), "horse", turn=36, ear=(11, 2), mane=6.5, brush=True,
        tail=[(2, 0, 4), (-5, 6, 3), (-8, 20, 2.6)], tuft=14, belly=0, pattern=_zebra_stripes,
)  # fmt: skip
_DONKEY = Hoofed(
    Build(
        length=42, withers=-54, croup=-53, chest=-28, belly=-31, bulk=11, fore=(13, 8.4, 6.2, 5),
            hind=(20, 10.6, 6.4, 5), foot="hoof",
        neck=[(16, -44, 25), (25, -58, 19), (31, -69, 16)],
    ),
    (36, -73), "horse", scale=1.05, turn=36, ear=(20, 4), mane=5.5, brush=True,
        tail=[(2, 0, 4), (-5, 6, 3), (-8, 20, 2.6)], tuft=14, muzzle=True, belly=0.24,
)  # fmt: skip
_COW = Hoofed(
    Build(
        length=54, withers=-58, croup=-58, chest=-23, belly=-25, bulk=13, fore=(15, 10, 7.6, 6.4),
            hind=(22, 12, 7.6, 6.4), foot="hoof",
        neck=[(20, -44, 33), (33, -53, 27), (40, -58, 20)], bend=0.8,
    ),
    (46, -62), "cow", scale=1.16, turn=20, ear=(11, -92), tail=[(2, 2, 5), (-5, 8, 3.2), (-6, 24, 2.8)], tuft=13,
        muzzle=True, belly=0, crown=cow_horns, pattern=_cow_patches, eye=2.5,
)  # fmt: skip
_GOAT = Hoofed(
    Build(
        length=40, withers=-51, croup=-51, chest=-26, belly=-28, bulk=11, fore=(13, 8, 6, 5), hind=(20, 10, 6.2, 5),
            foot="hoof",
        neck=[(15, -42, 24), (24, -55, 18), (29, -65, 15)],
    ),
    (33, -69), "goat", scale=1.14, turn=22, ear=(11, -105), tail=[(2, 0, 5), (-5, -5, 5), (-9, -10, 1.5)], belly=0.22,
        crown=goat_horns, eye=2.5,
)  # fmt: skip
_DEER = Hoofed(
    Build(
        length=42, withers=-57, croup=-56, chest=-33, belly=-36, bulk=10, fore=(12, 7.4, 5.2, 4.2),
            hind=(19, 9.4, 5.6, 4.3), foot="hoof",
        neck=[(16, -48, 22), (25, -64, 15.5), (30, -77, 13)],
    ),
    (34, -82), "deer", scale=1.1, turn=22, ear=(13, -62), tail=[(1, 2, 5), (-4, 6, 5), (-7, 12, 1.5)], belly=0.2,
        crown=antlers, pattern=_deer_spots, eye=2.5,
)  # fmt: skip
_GIRAFFE = Hoofed(
    Build(
        length=34, withers=-58, croup=-50, chest=-33, belly=-35, bulk=9, fore=(12, 7.4, 5.6, 4.6),
            hind=(17, 8.6, 5.6, 4.6), foot="hoof",
        neck=[(12, -48, 21), (22, -70, 14.5), (29, -92, 11), (32.5, -104, 10)], bend=0.8,
    ),
    (36, -109), "goat", scale=0.92, turn=24, ear=(10, -75), mane=3.6, brush=True,
        tail=[(2, 0, 3), (-4, 6, 2), (-6, 20, 1.6)], tuft=10, belly=0, crown=ossicones, pattern=_giraffe_patches,
)  # fmt: skip
_CAMEL = Hoofed(
    Build(
        length=46, withers=-57, croup=-56, chest=-33, belly=-36, bulk=11, fore=(13, 8.4, 7, 5.4),
            hind=(20, 10, 7, 5.4), foot="pad", size=1.35,
        neck=[(17, -46, 24), (29, -44, 16), (37, -55, 12), (39, -70, 11.5)],
    ),
    (42, -76), "camel", scale=1.02, turn=10, ear=(7, -22), tail=[(2, 2, 4), (-4, 8, 2.6), (-5, 22, 2.2)], tuft=9,
        belly=0,
    hump=Frame(0, 0).shape((-22, -50), (-13, -60), (-6, -73), (2, -77), (9, -72), (15, -60), (22, -50)),
)  # fmt: skip


@symbol(
    "horse, pony, stallion, mare, foal, colt, mustang, steed, racehorse, filly, thoroughbred",
    kinds="farm animal, mammal, animal", height=2.0, poses=_RIDES,
    slots={**HOOFED, "coat": ("#a0623a", "primary"), "mane": ("#43292a", "follow"), "socks": ("#f3e7da", "follow")},
    home="farm", traits=("mount", "pack animal"),
)  # fmt: skip
def horse(pen: Pen) -> None:
    hoofed(pen, HORSE)


@symbol(
    "zebra",
    kinds="wild animal, mammal, animal", height=1.9, poses=_RIDES,
    slots={**HOOFED, "coat": ("#f6f2ec", "primary"), "mane": ("#2c2830", "fixed"), "stripe": ("#2c2830", "fixed"),
        "muzzle": ("#2c2830", "fixed")},
    home="savanna", traits=("pack animal",),
)  # fmt: skip
def zebra(pen: Pen) -> None:
    hoofed(pen, _ZEBRA)


@symbol(
    "donkey, mule, burro",
    kinds="farm animal, mammal, animal", height=1.5, poses=_RIDES,
    slots={**HOOFED, "coat": ("#8b8590", "primary"), "belly": ("#e6dfd9", "follow"), "mane": ("#4a4450", "follow"),
        "muzzle": ("#ece5dd", "follow")},
    home="farm", traits=("mount", "pack animal"),
)  # fmt: skip
def donkey(pen: Pen) -> None:
    hoofed(pen, _DONKEY)


@symbol(
    "cow, calf, cattle, dairy cow, heifer, bull, ox",
    kinds="farm animal, mammal, animal", height=1.5, poses=_RIDES,
    slots={**HOOFED, "coat": ("#f8f4ee", "primary"), "patch": ("#3c3439", "fixed"), "muzzle": ("#eeaaa2", "fixed"),
        "horn": ("#cdb07c", "fixed"), "mane": ("#3c3439", "fixed")},
    home="farm", traits=("pack animal",),
)  # fmt: skip
def cow(pen: Pen) -> None:
    hoofed(pen, _COW)


@symbol(
    "goat, billy goat, nanny goat, mountain goat, ibex, kid goat",
    kinds="farm animal, mammal, animal", height=1.0, poses=_RIDES,
    slots={**HOOFED, "coat": ("#dcd2c4", "primary"), "belly": ("#fbf8f2", "follow"), "horn": ("#8c7660", "fixed")},
    home="farm",
)  # fmt: skip
def goat(pen: Pen) -> None:
    pen.part("coat", limb([(47, -59, 5), (49, -53, 4), (48, -47, 0.8)]), tone=-0.08)
    hoofed(pen, _GOAT)


@symbol(
    "deer, stag, doe, buck, fawn, reindeer, elk, roe deer, caribou, antelope, gazelle, red deer",
    kinds="wild animal, mammal, animal", height=1.9, poses=_RIDES,
    slots={**HOOFED, "coat": ("#b9743f", "primary"), "belly": ("#f7e8d2", "follow"), "horn": ("#7d5b3f", "fixed")},
    home="forest",
)  # fmt: skip
def deer(pen: Pen) -> None:
    hoofed(pen, _DEER)


@symbol(
    "giraffe",
    kinds="wild animal, mammal, animal", height=4.8, poses=_RIDES,
    slots={**HOOFED, "coat": ("#f2c763", "primary"), "patch": ("#b06a34", "follow"), "mane": ("#8f5330", "follow")},
    home="savanna",
)  # fmt: skip
def giraffe(pen: Pen) -> None:
    hoofed(pen, _GIRAFFE)


@symbol(
    "camel, dromedary, bactrian camel",
    kinds="mammal, animal", height=2.2, poses=_RIDES,
    slots={**HOOFED, "coat": ("#d8a761", "primary"), "mane": ("#8f6238", "follow")},
    home="desert", traits=("mount", "pack animal"),
)  # fmt: skip
def camel(pen: Pen) -> None:
    hoofed(pen, _CAMEL)
