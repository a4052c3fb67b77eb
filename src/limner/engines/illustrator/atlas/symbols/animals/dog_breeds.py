"""Breeds of dogs: each a build, a head, ears and a tail of its own, in its colours."""

from collections.abc import Callable

from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Slots
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.symbols.animals.dogs import NOSE
from limner.engines.illustrator.atlas.templates.canine import CANINE_POSES, Canine, Chain, Ear, canine
from limner.engines.illustrator.atlas.templates.muzzles import Muzzle
from limner.engines.illustrator.atlas.templates.quadruped import Build

_SABRE: Chain = ((0, 0, 6.5), (-9, -7, 6), (-15, -18, 5), (-16, -29, 3.4))
_LOW: Chain = ((2, 2, 7), (-9, 8, 9), (-17, 18, 9.5), (-22, 29, 6), (-23, 33, 3))
_PLUME: Chain = ((0, 0, 7), (-13, -3, 12), (-26, -2, 13), (-38, 5, 9), (-44, 10, 3))
_CURLED: Chain = ((0, 0, 7), (-8, -8, 9), (-6, -19, 10), (5, -20, 9), (8, -11, 5))
_WHIP: Chain = ((0, 2, 4), (-10, 8, 3.4), (-18, 17, 2.6), (-23, 25, 1.6))
_OTTER: Chain = ((0, 2, 9), (-10, 0, 8.4), (-21, 0, 7), (-32, 3, 3.4))
_FAN: Chain = ((3, 4, 10), (-4, -4, 15), (-3, -13, 17), (5, -18, 13), (10, -15, 6))
_STUB: Chain = ((0, 0, 5), (-4, -4, 4), (-5, -6, 3))
_RESTING: dict[Chain, Chain] = {
    _SABRE: ((-24, -6, 7), (-34, -6, 6), (-42, -12, 5), (-45, -20, 3.4)),
    _LOW: ((-20, -6, 8), (-34, -6, 10), (-46, -5, 9), (-55, -6, 3)),
    _PLUME: ((-20, -6, 8), (-34, -7, 13), (-47, -10, 13), (-58, -18, 4)),
    _CURLED: ((-22, -8, 7), (-33, -13, 9), (-33, -25, 10), (-23, -25, 8), (-22, -17, 5)),
    _WHIP: ((-24, -5, 4), (-36, -4, 3), (-47, -7, 2)),
    _OTTER: ((-24, -6, 9), (-34, -5, 8), (-44, -5, 7), (-52, -6, 3.4)),
    _FAN: ((-20, -8, 12), (-30, -14, 20), (-32, -28, 22), (-24, -34, 14)),
    _STUB: ((-24, -8, 6), (-29, -10, 5), (-31, -11, 4)),
}
"""Each tail as it lies behind who sits."""


def _dog(
    *,
    legs: float = 26, length: float = 44, depth: float = 24, bulk: float = 11, thick: float = 1.0, head: float = 1.24,
    muzzle: float = 0.82, tail: Chain = _SABRE, pricked: bool = False, ear: float = 1.0, cheek: float = 0.0,
    sock: float = 0.0, saddle: bool = False, masked: bool = False, poms: bool = False, eyes: float = 1.08,
    ringed: bool = False, muzzle_type: Muzzle = "wedge", ear_type: Ear = "", feather: float = 0.0, shaggy: float = 0.0,
    tuck: float = 4.0, neck: float = 1.0, girth: float = 1.0, sag: float = 1.5,
) -> Canine:  # fmt: skip
    """A dog by its measures: how long the legs are, from hip to shoulder, from withers to brisket, how stout, and how
    thick its limbs are; how far the belly is drawn up, and how long and thick the neck is.
    """
    s, withers = length / 2, -(legs + depth)
    build = Build(
        length=length, withers=withers, croup=withers + 1, chest=-legs, belly=-(legs + tuck), bulk=bulk, sag=sag,
        fore=(15 * thick, 9.5 * thick, 7.4 * thick, 6.6 * thick),
        hind=(22 * thick, 12 * thick, 6.8 * thick, 6.4 * thick),
        neck=[(s - 6, withers + 8, 23), (s + 5, withers + 8 - 14 * neck, 17.5 * girth),
            (s + 10, withers + 8 - 22 * neck, 16 * girth)],
    )  # fmt: skip
    return Canine(
        build, head=(s + 12, withers + 8 - 27 * neck), scale=head, tail=tail, sitting_tail=_RESTING[tail],
        drop_ears=not pricked,
        muzzle=muzzle, cheek=cheek, sock=sock, ear=ear, saddle=saddle, masked=masked, poms=poms, eyes=eyes,
        ringed=ringed, head_type=muzzle_type, ear_type=ear_type, feather=feather, shaggy=shaggy,
    )  # fmt: skip


def _breed(
    words: str, look: Canine, coat: str, belly: str, ears: str = "", *, dark: str = "#2f2a2c", high: float = 0.55
) -> Callable[[Pen], None]:
    """Enter the breed: its colours are those of the coat, the underside, the ears (the coat's where none are said) and
    of what is dark; `high` is its height in metres. A puppy of the breed is drawn as the breed.
    """
    slots: Slots = {
        **NOSE, "coat": (coat, "primary"), "belly": (belly, "follow"), "ears": (ears or coat, "follow"),
        "inner": ("#c9a39a", "fixed"), "dark": (dark, "follow"), "socks": (belly, "follow"),
    }  # fmt: skip

    young = [f"{word} puppy" for word in words.split(", ") if "puppy" not in word]

    @symbol(", ".join((words, *young)), kinds="dog, pet, mammal, animal", height=high, poses=CANINE_POSES, slots=slots,
        home="park, meadow, garden", told_in="park, meadow, beach, garden")  # fmt: skip
    def draw(pen: Pen) -> None:
        canine(pen, look)

    return draw


golden_retriever = _breed(
    "golden retriever, retriever",
    _dog(
        legs=27,
        girth=1.3,
        length=40,
        tail=_PLUME,
        thick=1.15,
        bulk=13.5,
        cheek=1.0,
        muzzle=0.86,
        muzzle_type="square",
        ear=0.86,
        feather=11,
        head=1.36,
    ),
    "#dfa657",
    "#f3dcae",
    "#cf9a52",
    high=0.58,
)
labrador = _breed(
    "labrador, labrador retriever, lab puppy",
    _dog(
        legs=27,
        girth=1.25,
        length=41,
        thick=1.25,
        bulk=13.5,
        muzzle=0.84,
        muzzle_type="square",
        ear=0.8,
        head=1.36,
        tail=_OTTER,
    ),
    "#e9cf9b",
    "#f6e7c8",
    "#d6b679",
)
corgi = _breed(
    "corgi, welsh corgi, pembroke corgi",
    _dog(legs=12, length=50, depth=24, pricked=True, ear=1.25, head=1.32, cheek=3, sock=1.2, tail=_STUB, thick=1.08),
    "#dd8f43",
    "#fdf3e4",
    "#c97a34",
    high=0.3,
)
husky = _breed(
    "husky, siberian husky, alaskan malamute, malamute, sled dog",
    _dog(pricked=True, cheek=4, tail=_CURLED, sock=1.3, bulk=12, thick=1.08),
    "#6d7785",
    "#f7f8fa",
    "#5b6472",
)
german_shepherd = _breed(
    "german shepherd, alsatian, german shepherd dog",
    _dog(legs=28, pricked=True, ear=1.15, muzzle=0.98, tail=_LOW, cheek=2, saddle=True, masked=True),
    "#c08a4e",
    "#dcb27c",
    "#4a3a30",
    high=0.62,
)
poodle = _breed(
    "poodle, toy poodle, standard poodle, labradoodle, goldendoodle, cockapoo",
    _dog(legs=28, length=38, muzzle=0.86, ear=1.25, poms=True, thick=0.86),
    "#f4eee6",
    "#fbf8f4",
    "#e6ddd0",
    high=0.45,
)
pug = _breed(
    "pug, mops",
    _dog(
        legs=17,
        length=36,
        muzzle=0.2,
        ear=0.56,
        tail=_CURLED,
        head=1.42,
        bulk=13,
        masked=True,
        eyes=1.35,
        muzzle_type="flat",
        neck=0.86,
        girth=1.3,
        thick=1.05,
    ),
    "#e3c193",
    "#efd9b8",
    "#3b3033",
    high=0.3,
)
french_bulldog = _breed(
    "french bulldog, frenchie, boston terrier",
    _dog(
        legs=18,
        length=36,
        muzzle=0.2,
        pricked=True,
        ear=0.95,
        ear_type="bat",
        tail=_STUB,
        head=1.42,
        bulk=14,
        thick=1.25,
        eyes=1.15,
        muzzle_type="flat",
        neck=0.84,
        girth=1.4,
    ),
    "#4b4a50",
    "#f3efe8",
    "#3f3e44",
    high=0.3,
)
bulldog = _breed(
    "bulldog, english bulldog, bullmastiff, mastiff",
    _dog(
        legs=15,
        length=42,
        depth=29,
        muzzle=0.42,
        ear_type="rose",
        tail=_STUB,
        head=1.6,
        bulk=16,
        thick=1.5,
        muzzle_type="flat",
        neck=0.62,
        girth=1.7,
        cheek=4,
        eyes=0.95,
    ),
    "#d9a873",
    "#fbf4ea",
    "#b98450",
    high=0.38,
)
dachshund = _breed(
    "dachshund, sausage dog, wiener dog",
    _dog(legs=9, length=62, depth=20, bulk=10, thick=0.92, muzzle=1.0, ear=1.15, tail=_WHIP),
    "#8a4a2a",
    "#c98a58",
    "#6f3a20",
    high=0.24,
)
chihuahua = _breed(
    "chihuahua",
    _dog(
        legs=20,
        length=30,
        depth=19,
        bulk=8.5,
        thick=0.7,
        muzzle=0.6,
        pricked=True,
        ear=1.25,
        head=1.34,
        tail=_WHIP,
        eyes=1.4,
    ),
    "#d8a86c",
    "#f6e6cc",
    "#c59458",
    high=0.2,
)
border_collie = _breed(
    "border collie, collie, sheepdog, rough collie",
    _dog(tail=_PLUME, cheek=4, ear=0.7, sock=1.3, muzzle=0.9, ringed=True),
    "#2f2d33",
    "#fbfaf8",
    "#26242a",
    high=0.53,
)
shiba_inu = _breed(
    "shiba inu, shiba, akita",
    _dog(legs=24, length=38, pricked=True, cheek=4, tail=_CURLED, sock=1.0, muzzle=0.74, head=1.3),
    "#dc8a45",
    "#fdf3e2",
    "#cb7634",
    high=0.4,
)
pomeranian = _breed(
    "pomeranian, spitz",
    _dog(
        legs=14,
        length=30,
        depth=27,
        bulk=15,
        pricked=True,
        ear=0.56,
        cheek=3,
        tail=_FAN,
        muzzle=0.4,
        head=1.3,
        eyes=1.2,
        shaggy=13,
        thick=0.8,
        neck=0.8,
    ),
    "#e59a52",
    "#f9dfbb",
    "#d0843e",
    high=0.25,
)
samoyed = _breed(
    "samoyed, great pyrenees",
    _dog(pricked=True, ear=0.72, cheek=3, tail=_CURLED, bulk=14, depth=27, thick=1.2, shaggy=12, muzzle=0.74),
    "#f7f4ee",
    "#ffffff",
    "#ece6da",
    high=0.55,
)
boxer = _breed(
    "boxer dog",
    _dog(
        legs=29,
        muzzle=0.5,
        ear=0.7,
        tail=_STUB,
        masked=True,
        sock=0.7,
        head=1.26,
        bulk=12.5,
        muzzle_type="flat",
        tuck=8,
        neck=1.05,
        thick=1.05,
    ),
    "#c07b40",
    "#fbf6ee",
    "#8f5528",
    high=0.6,
)
doberman = _breed(
    "doberman, dobermann, doberman pinscher",
    _dog(legs=32, length=42, pricked=True, ear=1.05, muzzle=1.0, tail=_STUB, thick=0.9, ringed=True),
    "#2c272a",
    "#b0703a",
    "#242022",
    high=0.68,
)
rottweiler = _breed(
    "rottweiler",
    _dog(
        legs=25,
        bulk=14.5,
        thick=1.35,
        muzzle=0.66,
        ear=0.62,
        tail=_STUB,
        head=1.36,
        ringed=True,
        muzzle_type="square",
        girth=1.2,
    ),
    "#2b2729",
    "#b3713c",
    "#242022",
    high=0.63,
)
great_dane = _breed(
    "great dane",
    _dog(
        legs=37,
        length=42,
        depth=27,
        muzzle=1.0,
        ear=0.7,
        tail=_WHIP,
        muzzle_type="square",
        head=1.14,
        tuck=8,
        neck=1.25,
        bulk=11.5,
        girth=0.95,
    ),
    "#7e858f",
    "#c9ced6",
    "#69707a",
    high=0.8,
)
greyhound = _breed(
    "greyhound, whippet, italian greyhound, saluki",
    _dog(
        legs=36,
        length=46,
        depth=25,
        bulk=10,
        thick=0.74,
        muzzle=0.86,
        ear_type="rose",
        head=0.96,
        tail=_WHIP,
        muzzle_type="long",
        tuck=15,
        neck=1.35,
        girth=0.8,
        sag=-4,
        eyes=1.0,
    ),
    "#a9a5a3",
    "#eae6e1",
    "#8d8886",
    high=0.7,
)
cocker_spaniel = _breed(
    "cocker spaniel, spaniel, king charles spaniel, cavalier king charles spaniel, setter",
    _dog(
        legs=20,
        length=38,
        ear=1.4,
        ear_type="curly",
        muzzle=0.72,
        tail=_STUB,
        muzzle_type="square",
        feather=12,
        head=1.26,
        neck=1.05,
    ),
    "#b5652f",
    "#e7b581",
    "#93491c",
    high=0.4,
)
saint_bernard = _breed(
    "saint bernard, st bernard, bernese mountain dog",
    _dog(
        legs=25,
        length=44,
        depth=30,
        bulk=16,
        thick=1.5,
        muzzle=0.7,
        cheek=2,
        tail=_PLUME,
        sock=1.4,
        head=1.6,
        muzzle_type="square",
        ear=0.76,
        ringed=False,
        feather=9,
        neck=0.95,
        girth=1.5,
    ),
    "#b0602c",
    "#fcf7ef",
    "#5b3322",
    high=0.75,
)
dalmatian = _breed("dalmatian", _dog(legs=29, ear=0.9, tail=_WHIP), "#fbfaf8", "#ffffff", "#2e2b2e", high=0.58)
terrier = _breed(
    "terrier, yorkshire terrier, yorkie, scottish terrier, jack russell, west highland terrier, schnauzer",
    _dog(legs=15, length=36, muzzle=0.7, pricked=True, ear=0.8, cheek=5, saddle=True, tail=_STUB, head=1.3),
    "#c4935a",
    "#e3bd88",
    "#8b6138",
    dark="#5d6168",
    high=0.28,
)
