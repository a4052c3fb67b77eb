"""Dogs and their wild kin."""

from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Slots
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates.canine import CANINE_POSES, Canine, canine
from limner.engines.illustrator.atlas.templates.quadruped import Build

NOSE: Slots = {**EYES, "nose": ("#2b2228", "fixed")}


_DOG = Canine(
    Build(
        length=44, withers=-52, croup=-51, chest=-28, belly=-32, bulk=11, fore=(15, 9.5, 7.4, 6.6),
            hind=(22, 12, 6.8, 6.4),
        neck=[(16, -44, 23), (27, -58, 17), (32, -66, 16)],
    ),
    head=(35, -71), scale=1.3, drop_ears=True, collar=True, muzzle=0.82, eyes=1.14, head_type="square", cheek=0.6,
    ear=1.06,
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
    "dog, puppy, hound, beagle, doggy, pup, canine, mutt, pointer dog, pooch",
    kinds="pet, mammal, animal", height=0.6, poses=CANINE_POSES,
    coats="#e6c795, #5f4a40, #a9a29a",
    slots={**NOSE, "coat": ("#c98a4b", "primary"), "belly": ("#f6e3c8", "follow"), "ears": ("#8a5430", "follow"),
        "collar": ("#cf3b3b", "fixed"), "tag": ("#f0c24a", "fixed")},
    home="park, meadow, garden", told_in="park, meadow, beach, garden",
)  # fmt: skip
def dog(pen: Pen) -> None:
    canine(pen, _DOG)


@symbol(
    "fox, red fox, vixen, arctic fox, fox cub",
    kinds="wild animal, mammal, animal", height=0.5, poses=CANINE_POSES,
    slots={**NOSE, "coat": ("#e2742d", "primary"), "ears": ("#d3642a", "follow"), "belly": ("#fbf0e2", "follow"),
        "tip": ("#fbf0e2", "follow"), "socks": ("#4a2a26", "follow"), "inner": ("#4a2a26", "follow")},
    home="forest",
)  # fmt: skip
def fox(pen: Pen) -> None:
    canine(pen, _FOX)


@symbol(
    "wolf, grey wolf, gray wolf, timber wolf, werewolf, coyote, jackal, dingo",
    kinds="wild animal, mammal, animal", height=0.85, poses=f"{CANINE_POSES}, howling",
    slots={**NOSE, "coat": ("#77808f", "primary"), "ears": ("#666e7d", "follow"), "belly": ("#e4e6ea", "follow"),
        "inner": ("#c9b5b3", "fixed")},
    home="forest",
)  # fmt: skip
def wolf(pen: Pen) -> None:
    canine(pen, _WOLF)
