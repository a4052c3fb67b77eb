"""Men, women, children: as they are met anywhere."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from dataclasses import replace

from limner.drawing.geometry import (
    CORNER,
    difference,
    ellipse,
    joined,
    limb,
    line,
    mirrored,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, both, fused, shut_eye, smile
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import garments, headgear
from limner.engines.illustrator.atlas.templates.outfit import GOWN, POSES, everyday, human, plus, used
from limner.engines.illustrator.atlas.templates.person import CHILD, MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look

TEEN = replace(MAN, thigh=22, shin=21, torso=27, head=0.86, shoulders=9.6, waist=7.4, hips=8.4, arm=14.4, forearm=13,
    arm_width=5.2, leg_width=8.8)


STOUT = replace(MAN, shoulders=12.2, waist=13.6, hips=12.6, arm_width=7.0, leg_width=11.4, thigh=20, shin=20.5,
    neck=2.6, head=0.92)


STOUT_WOMAN = replace(WOMAN, shoulders=11, waist=11.6, hips=13, arm_width=6.4, leg_width=11, thigh=21, shin=20.5,
    neck=2.6, head=0.9)


MUSCULAR = replace(MAN, shoulders=14.4, waist=8.8, hips=9.2, arm_width=8.0, leg_width=10.6, neck=3.0)


SLIM = replace(MAN, shoulders=9.8, waist=6.8, hips=7.6, arm_width=4.8, leg_width=8.0, thigh=24, shin=23, head=0.84)


OLD_WOMAN = replace(WOMAN, thigh=21, shin=19.5, torso=26, neck=2.8, head=0.82, shoulders=9.0, waist=8.8, hips=10.2,
    arm=13.6, forearm=12.2, bust=0.9, stoop=7)


OLD_MAN = replace(MAN, thigh=21, shin=20, torso=26.5, neck=2.8, head=0.82, shoulders=10.2, waist=9.6, hips=9.4,
    arm=14.2, forearm=12.8, arm_width=5.6, leg_width=9.2, stoop=6)


@symbol(
    "man, guy, gentleman, dude, adult, father, dad, husband, boyfriend, brother, uncle, male, fellow",
    kinds="person", height=1.78, poses=POSES, faces_viewer=True,
    slots=human("#e3a67e", "#5a3825", "#3f7fbf", "#39405a", "#4b3a36"),
    told_in="park, street, beach, meadow, garden",
)
def man(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side"), Clothes(sleeve=0.8)))


@symbol(
    "woman, lady, person, people, human, mother, mom, mum, wife, girlfriend, sister, aunt, female, human being",
    kinds="person", height=1.68, poses=POSES, faces_viewer=True,
    slots=human("#b97a52", "#33222a", "#d9564f", "#3b4a72", "#f1ede6"),
    told_in="park, street, beach, meadow, garden",
)
def woman(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), Clothes(sleeve=0.75)))


@symbol(
    "woman in a dress, lady in a dress", kinds="woman, person", height=1.68, poses=POSES, faces_viewer=True,
    slots=human("#b97a52", "#33222a", "#d9564f", "#3b4a72", "#4a3038"),
    told_in="park, street, beach, meadow, garden",
)
def woman_in_a_dress(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("swept", "wavy", lashes=True),
        Clothes(sleeve=0.5, leg=0, skirt=30, flare=8, dress=True)))


@symbol(
    "boy, child, kid, son, schoolboy, lad, little boy",
    kinds="person", height=1.25, poses=POSES, faces_viewer=True,
    slots=human("#f0c09a", "#b5682f", "#e9a83a", "#3f6b8f", "#c94c43"),
    told_in="park, street, beach, meadow, garden",
)
def boy(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("messy", child=True), Clothes(sleeve=0.8, leg=1.05, loose=1.1)))


@symbol(
    "girl, daughter, schoolgirl, little girl, lass",
    kinds="person", height=1.22, poses=POSES, faces_viewer=True,
    slots=human("#a26e4a", "#2a1e22", "#e2719b", "#6b5bb0", "#f3efe8"),
    told_in="park, street, beach, meadow, garden",
)
def girl(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("fringe", "pigtails", child=True, lashes=True),
        Clothes(sleeve=0.7, leg=0, skirt=15, flare=4, dress=True)))


@symbol(
    "grandmother, grandma, granny, old woman, old lady, elderly woman, nana",
    kinds="woman, person", height=1.6, poses=POSES, faces_viewer=True,
    slots=human("#f0c3a2", "#dcdbe2", "#8f5aa8", "#5b4a6b", "#5a4440") | {"inner": ("#f4efe6", "fixed")},
    told_in="room, garden, park",
)
def grandmother(pen: Pen) -> None:
    person(pen, Person(OLD_WOMAN, Look("back", "bun", glasses=True, wrinkles=True, lashes=True, face="round"),
        Clothes(sleeve=2, leg=0, skirt=29, flare=3, shoe="shoe", loose=1.1), chest=garments.cardigan))


@symbol(
    "grandfather, grandpa, granddad, old man, elderly man",
    kinds="man, person", height=1.7, poses=POSES, faces_viewer=True,
    slots=human("#e9b592", "#e6e6ea", "#5f8a5c", "#6b5a4c", "#4a3a34") | {"inner": ("#cfdae6", "fixed")},
    told_in="room, garden, park",
)
def grandfather(pen: Pen) -> None:
    person(pen, Person(OLD_MAN, Look("bald", beard="moustache", glasses=True, wrinkles=True),
        Clothes(sleeve=2, shoe="shoe", loose=1.1), chest=garments.cardigan))


@symbol(
    "baby, infant, newborn, little baby",
    kinds="child, person", height=0.66, poses="sitting, waving, sleeping", faces_viewer=True,
    slots=human("#f3c9a8", "#a8703f", "#8fc3e6", "#8fc3e6", "#f3efe8") | {"trim": ("#fbf8f2", "fixed")},
    told_in="room, garden, park",
)
def baby(pen: Pen) -> None:
    leg = fused(limb([(12, -14, 19), (30, -12, 16)]), limb([(28, -12, 15), (38, -13, 12)]), radius=2)
    pen.part("shirt", both(leg), tone=-0.05)
    foot = ellipse(41, -15, 7.6, 9, -14)
    pen.part("skin", both(foot), tone=-0.02)
    pen.part("skin", both(joined(*(ellipse(39 + 2.6 * k, -24 + 1.1 * k, 1.9) for k in range(4)))), tone=-0.01)
    pen.part("shirt", smooth([(-12, -50), (-22, -38), (-26, -18), (-20, -2), (0, 0), (20, -2), (26, -18), (22, -38),
        (12, -50)]))
    pen.mark("trim", smooth([(-11, -54), (11, -54), (9, -40), (0, -35), (-9, -40)]))
    resting, raised = [(20, -43, 13), (28, -30, 11.6), (17, -20, 9.6)], [(20, -43, 13), (34, -47, 11.6), (40, -60, 9.6)]
    chain = raised if pen.pose == "waving" else resting
    for sleeve, wrist in ((limb(chain), chain[-1]), (mirrored(limb(resting)), (-17, -20, 0))):
        pen.part("skin", ellipse(wrist[0], wrist[1] + 2.5, 6.2))
        pen.part("shirt", sleeve, tone=-0.03)
    face = Frame(0, -70, 1.0, 6 if pen.pose == "sleeping" else 0)
    pen.part("skin", both(face.oval(25, 3, 5, 6)), tone=-0.04)
    pen.part("skin", face.shape((0, -27), (16, -23), (25, -8), (25.6, 5), (18, 17), (0, 22), (-18, 17), (-25.6, 5),
        (-25, -8), (-16, -23)))
    pen.mark("blush", both(face.oval(16, 8, 5.6, 4)), alpha=0.5)
    pen.part("hair", face.shape((-3, -26, CORNER), (-2, -33), (6, -37), (12, -32), (7, -30), (9, -26, CORNER),
        (2, -24)))
    for x in (-10, 10):
        if pen.pose == "sleeping":
            shut_eye(pen, face.at(x, 1), 4)
        else:
            pen.part("eye", face.oval(x, 0, 3.4, 4.4), shade="flat")
            pen.part("glint", face.oval(x + 1.2, -1.8, 1.3), shade="flat")
        pen.stroke("hair", face.line((x - 3.4, -9), (x, -10.4), (x + 3.4, -9)), 1.4)
    pen.stroke("skin", face.line((-1.6, 5.4), (0, 6.6), (1.8, 5.4)), 1.5, tone=-0.13)
    pen.stroke("lip", smile(face, 0, 11, 4.4, 2.6), 1.8)
    hand = (chain[-1][0], chain[-1][1])
    pen.anchor(
        feet=(0, 0), seat=(0, -3), head=face.at(0, 0), face=face.at(0, 2), eye=face.at(0, 0), mouth=face.at(0, 12),
            hat=face.at(0, -22), neck=(0, -49), chest=(0, -36),
        hand=hand, held=hand, near_hand=(-17, -20), back=(-22, -36), lean=(-26, -24), lap=(0, -14),
    )


# ---- women


@symbol(
    "curly-haired woman, woman with curly hair, curly haired woman, woman with an afro",
    kinds="woman, person", height=1.68, poses=POSES, faces_viewer=True, symbol_id="curly_haired_woman",
    slots=used(everyday("#8d5a3c", "#2a1d1c", "#e5a23f", "#3a4c78", "#f1ede6"), "inner"),
)
def curly_haired_woman(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("curls", "curls", lashes=True), Clothes(sleeve=2), chest=garments.cardigan))


@symbol(
    "woman with a ponytail, sportswoman, woman with ponytail",
    kinds="woman, person", height=1.7, poses=POSES, faces_viewer=True,
    slots=used(everyday("#e3b18c", "#8a5a30", "#3fa39a", "#2d3550", "#e9765b"), "trim"),
)
def woman_with_a_ponytail(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("back", "ponytail", lashes=True), Clothes(sleeve=0.45),
        chest=lambda pen, at: garments.stripes(pen, at, "trim", width=1.2)))


@symbol(
    "short-haired woman, woman with short hair, short haired woman",
    kinds="woman, person", height=1.66, poses=POSES, faces_viewer=True, symbol_id="short_haired_woman",
    slots=used(everyday("#f0cdb0", "#b5552f", "#d9788f", "#4a4f6b", "#6b4028"), "inner"),
)
def short_haired_woman(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("swept", "bob", lashes=True, face="oval"), Clothes(sleeve=1.2, leg=2),
        chest=garments.cardigan))


@symbol(
    "woman in a skirt, woman with a bob, lady in a skirt",
    kinds="woman, person", height=1.67, poses=POSES, faces_viewer=True,
    slots=used(everyday("#f0c9a4", "#2b2124", "#f3e3c4", "#b5475f", "#3b2f3a")),
)
def woman_in_a_skirt(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("fringe", "bob", lashes=True, face="round"), Clothes(sleeve=1.2, leg=0,
        skirt=24, flare=4),
        chest=lambda pen, at: garments.collar(pen, at, "shirt", placket=False)))


@symbol(
    "woman in a headscarf, woman in a hijab, muslim woman, woman with a headscarf, "
    "woman wearing a hijab, woman wearing a headscarf, woman with a hijab, hijabi",
    kinds="woman, person", height=1.67, poses=POSES, faces_viewer=True,
    slots=used(everyday("#d9a47c", "#3a2a24", "#5b5f8c", "#3f4468"), "scarf") | {"shirt": ("#5b5f8c", "follow")},
)
def woman_in_a_headscarf(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("", lashes=True, ears=False), Clothes(sleeve=2, leg=2, skirt=18, flare=2,
        dress=True),
        over=lambda pen, at: garments.headscarf(pen, at, "scarf")))


@symbol(
    "stout woman, fat woman, chubby woman, big woman",
    kinds="woman, person", height=1.64, poses=POSES, faces_viewer=True,
    slots=used(everyday("#e9b592", "#6b3f28", "#8a5fb0", "#3f3a55", "#4a3038")),
)
def stout_woman(pen: Pen) -> None:
    person(pen, Person(STOUT_WOMAN, Look("parted", "bob", lashes=True, face="round"),
        Clothes(sleeve=1.1, leg=0, skirt=26, flare=4, dress=True)))


# ---- men


@symbol(
    "bearded man, man with a beard, lumberjack, hipster, man with beard",
    kinds="man, person", height=1.8, poses=POSES, faces_viewer=True,
    slots=used(everyday("#e3b18c", "#7a3b22", "#b8433c", "#3a4a66"), "trim") | {"trim": ("#3a2a2c", "fixed")},
)
def bearded_man(pen: Pen) -> None:
    person(pen, Person(MAN, Look("back", beard="full", face="square"), Clothes(sleeve=2),
        chest=lambda pen, at: garments.checks(pen, at, "trim")))


@symbol(
    "bald man, man with a bald head, bald-headed man",
    kinds="man, person", height=1.76, poses=POSES, faces_viewer=True,
    slots=used(everyday("#b97a52", "#4a3430", "#e7dcc4", "#5a6a52")),
)
def bald_man(pen: Pen) -> None:
    person(pen, Person(MAN, Look("bald", beard="moustache", face="square"), Clothes(sleeve=0.8),
        chest=lambda pen, at: garments.collar(pen, at, "shirt")))


def _hood_behind(pen: Pen, at: Posed) -> None:
    garments.hood_down(pen, at, "shirt")


def _hoodie(pen: Pen, at: Posed) -> None:
    garments.hoodie(pen, at, "shirt", "trim")


@symbol(
    "man in a hoodie, hacker, programmer, skater, rapper, student",
    kinds="man, person", height=1.76, poses=POSES, faces_viewer=True,
    slots=used(everyday("#8d5a3c", "#1d1a1c", "#7a8f4f", "#3d4152", "#f1ede6"), "trim"),
)
def man_in_a_hoodie(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", face="long"), Clothes(sleeve=2, loose=1.12), behind=_hood_behind,
        chest=_hoodie))


@symbol(
    "curly-haired man, man with curly hair, curly haired man, man with an afro",
    kinds="man, person", height=1.77, poses=POSES, faces_viewer=True, symbol_id="curly_haired_man",
    slots=used(everyday("#7a4a32", "#1f1719", "#e58a4e", "#33507a", "#f1ede6")),
)
def curly_haired_man(pen: Pen) -> None:
    person(pen, Person(SLIM, Look("curls", "afro"), Clothes(sleeve=0.8)))


@symbol(
    "stout man, fat man, chubby man, big man",
    kinds="man, person", height=1.74, poses=POSES, faces_viewer=True,
    slots=used(everyday("#f0c3a2", "#5a3a24", "#6f9a4f", "#5b4636"), "button"),
)
def stout_man(pen: Pen) -> None:
    def belted(pen: Pen, at: Posed) -> None:
        garments.collar(pen, at, "shirt")
        wear.belt(pen, at, "shoes", "button")

    person(pen, Person(STOUT, Look("short", beard="moustache", face="round"), Clothes(sleeve=1.0), chest=belted))


@symbol(
    "muscular man, strong man, strongman, bodybuilder, weightlifter, boxer",
    kinds="man, person", height=1.82, poses=POSES, faces_viewer=True,
    slots=used(everyday("#c58c64", "#2b2124", "#d9534a", "#2f3545", "#f1ede6")),
)
def muscular_man(pen: Pen) -> None:
    person(pen, Person(MUSCULAR, Look("buzz", face="square"), Clothes(sleeve=0.3, leg=1.0)))


@symbol(
    "old bearded man, old man with a beard, bearded old man, wise old man, hermit, philosopher, guru",
    kinds="grandfather, man, person", height=1.74, poses=POSES, faces_viewer=True,
    slots=used(everyday("#e3b18c", "#e3e1e6", "#6f7f9a", "#5b5348", "#4a3a34")),
)
def old_bearded_man(pen: Pen) -> None:
    person(pen, Person(OLD_MAN, Look("back", beard="long", wrinkles=True), Clothes(sleeve=2)))


# ---- the young


@symbol(
    "teenager, teen, teenage boy, adolescent, youth, young man",
    kinds="boy, person", height=1.66, poses=POSES, faces_viewer=True,
    slots=used(everyday("#e3b18c", "#3a2620", "#4f7fb8", "#3b3f4f", "#e9e4da"), "trim"),
)
def teenager(pen: Pen) -> None:
    person(pen, Person(TEEN, Look("messy"), Clothes(sleeve=2, loose=1.15), behind=_hood_behind, chest=_hoodie))


@symbol(
    "teenage girl, young woman, female student",
    kinds="girl, person", height=1.6, poses=POSES, faces_viewer=True,
    slots=used(everyday("#c58c64", "#4a2a22", "#f0a8a0", "#4a5f8c", "#f1ede6"), "trim"),
)
def teenage_girl(pen: Pen) -> None:
    person(pen, Person(replace(TEEN, shoulders=8.8, waist=6.6, arm_width=4.8), Look("parted", "ponytail", lashes=True),
        Clothes(sleeve=0.8), chest=lambda pen, at: garments.stripes(pen, at, "trim", width=1.6)))


@symbol(
    "curly-haired girl, girl with curly hair, curly haired girl, girl in dungarees",
    kinds="girl, person", height=1.2, poses=POSES, faces_viewer=True, symbol_id="curly_haired_girl",
    slots=used(everyday("#7a4a32", "#231a1a", "#f2c14a", "#4a76a8", "#e9765b"), "button"),
)
def curly_haired_girl(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("curls", "curls", child=True, lashes=True), Clothes(sleeve=0.8, leg=2),
        chest=lambda pen, at: garments.dungarees(pen, at, "trousers", "button")))


@symbol(
    "girl with a ponytail, girl in a skirt, girl with ponytail",
    kinds="girl, person", height=1.24, poses=POSES, faces_viewer=True,
    slots=used(everyday("#f3cda8", "#d9a441", "#7fb0d8", "#a8558c", "#f3efe8")),
)
def girl_with_a_ponytail(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("fringe", "ponytail", child=True, lashes=True),
        Clothes(sleeve=2, leg=0, skirt=13, flare=4)))


@symbol(
    "boy in a striped shirt, boy with short hair",
    kinds="boy, person", height=1.24, poses=POSES, faces_viewer=True,
    slots=used(everyday("#c98d62", "#2b211d", "#5aa06a", "#4a4f66", "#f1ede6"), "trim"),
)
def boy_in_a_striped_shirt(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("short", child=True), Clothes(sleeve=0.8, leg=2, loose=1.05),
        chest=lambda pen, at: garments.stripes(pen, at, "trim")))


@symbol(
    "curly-haired boy, boy with curly hair, curly haired boy, boy in dungarees",
    kinds="boy, person", height=1.22, poses=POSES, faces_viewer=True, symbol_id="curly_haired_boy",
    slots=used(everyday("#8d5a3c", "#2a1d1c", "#e2604f", "#4f6f9a", "#d9a441"), "button"),
)
def curly_haired_boy(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("curls", "afro", child=True), Clothes(sleeve=0.8, leg=1.1, loose=1.1),
        chest=lambda pen, at: garments.dungarees(pen, at, "trousers", "button")))


def _wheelchair(pen: Pen, at: Posed) -> None:
    x, y = at.body.x, at.body.y
    pen.part("dark", rect(x - 14, y - 24, 5, 34, 2))
    pen.part("dark", rect(x - 12, y + 4, 30, 5, 2))
    pen.stroke("metal", line([(x - 11, y - 20), (x - 20, y - 22)]), 2.6)
    pen.stroke("metal", smooth([(x + 16, y + 7), (x + 24, -10), (x + 34, -5)], closed=False), 2.4)
    pen.part("dark", ellipse(x + 20, -5, 5))
    wheel = difference(ellipse(x - 2, -19, 19), ellipse(x - 2, -19, 16))
    pen.part("dark", wheel)
    pen.stroke("metal", joined(*(rotated(line([(x - 2, -36), (x - 2, -2)]), 30 * i, (x - 2, -19)) for i in range(6))),
        0.8)
    pen.part("metal", ellipse(x - 2, -19, 3))


@symbol("woman in a wheelchair, person in a wheelchair, wheelchair user", kinds="woman, person", height=1.3,
    poses="wheeling", faces_viewer=True,
    slots=plus(human("#b97a52", "#33222a", "#3f9fb8", "#39405a", "#f1ede6"), dark=("#2b2f38", "fixed"),
    metal=("#9aa4b2", "fixed")))
def person_in_a_wheelchair(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), Clothes(sleeve=0.75), behind=_wheelchair))


def _lace(pen: Pen, at: Posed) -> None:
    headgear.flowers(pen, at.face)


@symbol("bride",
    uniform="gown", does="hold:bouquet",
    kinds="woman, person", height=1.7, poses="standing, walking, holding, waving, sitting",
    faces_viewer=True,
    slots=plus(human("#e3b18c", "#6b3f28", "#fbf8f3", "#fbf8f3", "#f4efe6"), veil=("#f3f1f4", "fixed"),
        blossom=("#f6c3cf", "second"), button=("#f2c14a", "fixed")), home="garden")
def bride(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "bun", lashes=True), Clothes(sleeve=0.2, leg=0, skirt=44, flare=11,
        dress=True),
        behind=lambda pen, at: headgear.veil(pen, at.face, length=46), over=_lace))


@symbol("graduate, alumnus, valedictorian",
    uniform="gown",
    kinds="woman, person", height=1.68,
    poses="waving, standing, holding, walking",
    faces_viewer=True,
    slots=plus(human("#7a4a32", "#1f1719", "#2f3f66", "#2f3f66", "#1f1c24"), hat=("#2f3f66", "follow"),
        gold=("#e2b646", "second")), home="campus")
def graduate(pen: Pen) -> None:
    def stole(pen: Pen, at: Posed) -> None:
        p, k = at.person.physique, at.narrow
        sides = [limb([(side * p.neck * 1.1, -p.torso + 0.6, 3.2), (side * p.waist * 0.56 * k, 9, 3.4)],
            round_end=False)
            for side in (-1, 1)]
        pen.part("gold", at.body.path(joined(*sides)), shade="flat")

    person(pen, Person(WOMAN, Look("parted", "bob", lashes=True), GOWN, chest=stole,
        over=lambda pen, at: headgear.mortarboard(pen, at.face)))


# ---- in the open


def _straps(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    bands = [limb([(x * k, -p.torso + 1, 2.4), (x * 0.86 * k, -p.torso * 0.36, 2.0)], round_end=False)
        for x in (-p.shoulders * 0.6, p.shoulders * 0.64)]
    pen.part("pack", at.body.path(joined(*bands)), shade="flat")


def _rucksack(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.part("pack", at.body.path(union(rect(-p.shoulders * 1.1 - 3 * at.stance.turn, -p.torso - 3, p.shoulders * 2.2,
        p.torso * 1.0, 5), rect(-p.shoulders - 3 * at.stance.turn, -p.torso - 7, p.shoulders * 2, 6, 3))),
        tone=-0.05)


def _brimmed(pen: Pen, at: Posed) -> None:
    wear.brimmed_hat(pen, at.face, curl=1.0)


@symbol("hiker, backpacker, explorer, traveler, traveller, adventurer, archaeologist, scout",
    uniform="sweater, trousers, boots",
    kinds="man, person",
    height=1.76, poses="walking, standing, waving, sitting, holding", faces_viewer=True,
    slots=plus(human("#d9a47c", "#5a3a24", "#c2a25e", "#7a6248", "#5a3a28"), pack=("#4f7a52", "second"),
        hat=("#b98f56", "fixed"), band=("#5a3a28", "fixed")), home="mountains")
def hiker(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), Clothes(sleeve=1.1, leg=1.15, loose=1.08), behind=_rucksack, chest=_straps,
        over=_brimmed))
