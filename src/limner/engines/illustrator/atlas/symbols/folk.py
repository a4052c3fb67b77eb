"""People in other hair and other clothes than the plain ones: who a crowd is made of."""

from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.symbols.people import POSES, human
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import garments
from limner.engines.illustrator.atlas.templates.flesh import Slots
from limner.engines.illustrator.atlas.templates.person import (
    CHILD,
    MAN,
    WOMAN,
    Clothes,
    Person,
    Posed,
    person,
)
from limner.engines.illustrator.atlas.templates.portrait import Look

TEEN = replace(MAN, thigh=22, shin=21, torso=27, head=1.0, shoulders=9.6, waist=7.4, hips=8.4, arm=14.4, forearm=13,
    arm_width=5.2, leg_width=8.8)  # fmt: skip
STOUT = replace(MAN, shoulders=12.2, waist=13.6, hips=12.6, arm_width=7.0, leg_width=11.4, thigh=20, shin=20.5,
    neck=2.6, head=0.92)  # fmt: skip
STOUT_WOMAN = replace(WOMAN, shoulders=11, waist=11.6, hips=13, arm_width=6.4, leg_width=11, thigh=21, shin=20.5,
    neck=2.6, head=0.9)  # fmt: skip
MUSCULAR = replace(MAN, shoulders=14.4, waist=8.8, hips=9.2, arm_width=8.0, leg_width=10.6, neck=3.0)
SLIM = replace(MAN, shoulders=9.8, waist=6.8, hips=7.6, arm_width=4.8, leg_width=8.0, thigh=24, shin=23, head=0.84)


def _folk(skin: str, hair: str, shirt: str, trousers: str, shoes: str = "#4b3a36") -> Slots:
    """Everyday clothes: what lies under a jacket, and what trims a shirt."""
    return {
        **human(skin, hair, shirt, trousers, shoes), "inner": ("#f4efe6", "fixed"), "trim": ("#f4efe6", "fixed"),
        "tie": ("#a8473f", "second"), "scarf": ("#3f8a8c", "primary"), "button": ("#e2b646", "fixed"),
    }  # fmt: skip


def _used(slots: Slots, *names: str) -> Slots:
    """Without the extras that are not named."""
    extras = {"inner", "trim", "tie", "scarf", "button"} - {*names}
    return {name: slot for name, slot in slots.items() if name not in extras}


# ---- women


@symbol(
    "curly-haired woman, woman with curly hair, curly haired woman, woman with an afro",
    kinds="woman, person", height=1.68, poses=POSES, faces_viewer=True, symbol_id="curly_haired_woman",
    slots=_used(_folk("#8d5a3c", "#2a1d1c", "#e5a23f", "#3a4c78", "#f1ede6"), "inner"),
)  # fmt: skip
def curly_haired_woman(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("curls", "curls", lashes=True), Clothes(sleeve=2), chest=garments.cardigan))


@symbol(
    "woman with a ponytail, sportswoman, woman with ponytail",
    kinds="woman, person", height=1.7, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#e3b18c", "#8a5a30", "#3fa39a", "#2d3550", "#e9765b"), "trim"),
)  # fmt: skip
def woman_with_a_ponytail(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("back", "ponytail", lashes=True), Clothes(sleeve=0.45),
        chest=lambda pen, at: garments.stripes(pen, at, "trim", width=1.2)))  # fmt: skip


@symbol(
    "short-haired woman, woman with short hair, short haired woman",
    kinds="woman, person", height=1.66, poses=POSES, faces_viewer=True, symbol_id="short_haired_woman",
    slots=_used(_folk("#f0cdb0", "#b5552f", "#d9788f", "#4a4f6b", "#6b4028"), "inner"),
)  # fmt: skip
def short_haired_woman(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("side", "bob", lashes=True), Clothes(sleeve=1.2, leg=2), chest=garments.cardigan))


@symbol(
    "woman in a skirt, woman with a bob, lady in a skirt",
    kinds="woman, person", height=1.67, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#f0c9a4", "#2b2124", "#f3e3c4", "#b5475f", "#3b2f3a")),
)  # fmt: skip
def woman_in_a_skirt(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("fringe", "bob", lashes=True), Clothes(sleeve=1.2, leg=0, skirt=24, flare=4),
        chest=lambda pen, at: garments.collar(pen, at, "shirt", placket=False)))  # fmt: skip


@symbol(
    "woman in a headscarf, woman in a hijab, muslim woman, woman with a headscarf",
    kinds="woman, person", height=1.67, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#d9a47c", "#3a2a24", "#5b5f8c", "#3f4468"), "scarf") | {"shirt": ("#5b5f8c", "follow")},
)  # fmt: skip
def woman_in_a_headscarf(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("", lashes=True, ears=False), Clothes(sleeve=2, leg=2, skirt=18, flare=2,
        dress=True),
        over=lambda pen, at: garments.headscarf(pen, at, "scarf")))  # fmt: skip


def _suit(pen: Pen, at: Posed) -> None:
    wear.lapels(pen, at, "shirt", "inner")


@symbol(
    "businesswoman, business woman, woman in a suit, female lawyer, female boss",
    kinds="woman, person", height=1.7, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#c58c64", "#33222a", "#3d4a6b", "#333c58", "#2b2530"), "inner"),
    home="office",
)  # fmt: skip
def businesswoman(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("side", "bun", lashes=True), Clothes(sleeve=2), chest=_suit))


@symbol(
    "stout woman, fat woman, chubby woman, big woman",
    kinds="woman, person", height=1.64, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#e9b592", "#6b3f28", "#8a5fb0", "#3f3a55", "#4a3038")),
)  # fmt: skip
def stout_woman(pen: Pen) -> None:
    person(pen, Person(STOUT_WOMAN, Look("parted", "bob", lashes=True),
        Clothes(sleeve=1.1, leg=0, skirt=26, flare=4, dress=True)))  # fmt: skip


# ---- men


@symbol(
    "bearded man, man with a beard, lumberjack, hipster, man with beard",
    kinds="man, person", height=1.8, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#e3b18c", "#7a3b22", "#b8433c", "#3a4a66"), "trim") | {"trim": ("#3a2a2c", "fixed")},
)  # fmt: skip
def bearded_man(pen: Pen) -> None:
    person(pen, Person(MAN, Look("back", beard="full"), Clothes(sleeve=2),
        chest=lambda pen, at: garments.checks(pen, at, "trim")))  # fmt: skip


@symbol(
    "bald man, man with a bald head, bald-headed man",
    kinds="man, person", height=1.76, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#b97a52", "#4a3430", "#e7dcc4", "#5a6a52")),
)  # fmt: skip
def bald_man(pen: Pen) -> None:
    person(pen, Person(MAN, Look("bald", beard="moustache"), Clothes(sleeve=0.8),
        chest=lambda pen, at: garments.collar(pen, at, "shirt")))  # fmt: skip


def _suit_and_tie(pen: Pen, at: Posed) -> None:
    wear.lapels(pen, at, "shirt", "inner")
    wear.tie(pen, at, "tie")


@symbol(
    "businessman, business man, man in a suit, lawyer, banker, salesman, politician, president, boss, groom, "
    "bridegroom",
    kinds="man, person", height=1.8, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#c98d62", "#2b211d", "#3c4660", "#353e56", "#2b2530"), "inner", "tie"),
    home="office",
)  # fmt: skip
def businessman(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side"), Clothes(sleeve=2), chest=_suit_and_tie))


def _hood_behind(pen: Pen, at: Posed) -> None:
    garments.hood_down(pen, at, "shirt")


def _hoodie(pen: Pen, at: Posed) -> None:
    garments.hoodie(pen, at, "shirt", "trim")


@symbol(
    "man in a hoodie, hacker, programmer, skater, rapper, student",
    kinds="man, person", height=1.76, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#8d5a3c", "#1d1a1c", "#7a8f4f", "#3d4152", "#f1ede6"), "trim"),
)  # fmt: skip
def man_in_a_hoodie(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), Clothes(sleeve=2, loose=1.12), behind=_hood_behind, chest=_hoodie))


@symbol(
    "curly-haired man, man with curly hair, curly haired man, man with an afro",
    kinds="man, person", height=1.77, poses=POSES, faces_viewer=True, symbol_id="curly_haired_man",
    slots=_used(_folk("#7a4a32", "#1f1719", "#e58a4e", "#33507a", "#f1ede6")),
)  # fmt: skip
def curly_haired_man(pen: Pen) -> None:
    person(pen, Person(SLIM, Look("curls", "afro"), Clothes(sleeve=0.8)))


@symbol(
    "stout man, fat man, chubby man, big man",
    kinds="man, person", height=1.74, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#f0c3a2", "#5a3a24", "#6f9a4f", "#5b4636"), "button"),
)  # fmt: skip
def stout_man(pen: Pen) -> None:
    def belted(pen: Pen, at: Posed) -> None:
        garments.collar(pen, at, "shirt")
        wear.belt(pen, at, "shoes", "button")

    person(pen, Person(STOUT, Look("short", beard="moustache"), Clothes(sleeve=1.0), chest=belted))


@symbol(
    "muscular man, strong man, strongman, bodybuilder, weightlifter, boxer",
    kinds="man, person", height=1.82, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#c58c64", "#2b2124", "#d9534a", "#2f3545", "#f1ede6")),
)  # fmt: skip
def muscular_man(pen: Pen) -> None:
    person(pen, Person(MUSCULAR, Look("short"), Clothes(sleeve=0.3, leg=1.0)))


@symbol(
    "old bearded man, old man with a beard, bearded old man, wise old man, hermit, philosopher, guru",
    kinds="grandfather, man, person", height=1.74, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#e3b18c", "#e3e1e6", "#6f7f9a", "#5b5348", "#4a3a34")),
)  # fmt: skip
def old_bearded_man(pen: Pen) -> None:
    person(pen, Person(MAN, Look("back", beard="long", wrinkles=True), Clothes(sleeve=2)))


# ---- the young


@symbol(
    "teenager, teen, teenage boy, adolescent, youth, young man",
    kinds="boy, person", height=1.66, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#e3b18c", "#3a2620", "#4f7fb8", "#3b3f4f", "#e9e4da"), "trim"),
)  # fmt: skip
def teenager(pen: Pen) -> None:
    person(pen, Person(TEEN, Look("messy"), Clothes(sleeve=2, loose=1.15), behind=_hood_behind, chest=_hoodie))


@symbol(
    "teenage girl, young woman, female student",
    kinds="girl, person", height=1.6, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#c58c64", "#4a2a22", "#f0a8a0", "#4a5f8c", "#f1ede6"), "trim"),
)  # fmt: skip
def teenage_girl(pen: Pen) -> None:
    person(pen, Person(replace(TEEN, shoulders=8.8, waist=6.6, arm_width=4.8), Look("parted", "ponytail", lashes=True),
        Clothes(sleeve=0.8), chest=lambda pen, at: garments.stripes(pen, at, "trim", width=1.6)))  # fmt: skip


@symbol(
    "curly-haired girl, girl with curly hair, curly haired girl, girl in dungarees",
    kinds="girl, person", height=1.2, poses=POSES, faces_viewer=True, symbol_id="curly_haired_girl",
    slots=_used(_folk("#7a4a32", "#231a1a", "#f2c14a", "#4a76a8", "#e9765b"), "button"),
)  # fmt: skip
def curly_haired_girl(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("curls", "curls", child=True, lashes=True), Clothes(sleeve=0.8, leg=2),
        chest=lambda pen, at: garments.dungarees(pen, at, "trousers", "button")))  # fmt: skip


@symbol(
    "girl with a ponytail, girl in a skirt, girl with ponytail",
    kinds="girl, person", height=1.24, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#f3cda8", "#d9a441", "#7fb0d8", "#a8558c", "#f3efe8")),
)  # fmt: skip
def girl_with_a_ponytail(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("fringe", "ponytail", child=True, lashes=True),
        Clothes(sleeve=2, leg=0, skirt=13, flare=4)))  # fmt: skip


@symbol(
    "boy in a striped shirt, boy with short hair",
    kinds="boy, person", height=1.24, poses=POSES, faces_viewer=True,
    slots=_used(_folk("#c98d62", "#2b211d", "#5aa06a", "#4a4f66", "#f1ede6"), "trim"),
)  # fmt: skip
def boy_in_a_striped_shirt(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("short", child=True), Clothes(sleeve=0.8, leg=2, loose=1.05),
        chest=lambda pen, at: garments.stripes(pen, at, "trim")))  # fmt: skip


@symbol(
    "curly-haired boy, boy with curly hair, curly haired boy, boy in dungarees",
    kinds="boy, person", height=1.22, poses=POSES, faces_viewer=True, symbol_id="curly_haired_boy",
    slots=_used(_folk("#8d5a3c", "#2a1d1c", "#e2604f", "#4f6f9a", "#d9a441"), "button"),
)  # fmt: skip
def curly_haired_boy(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("curls", "afro", child=True), Clothes(sleeve=0.8, leg=1.1, loose=1.1),
        chest=lambda pen, at: garments.dungarees(pen, at, "trousers", "button")))  # fmt: skip
