"""People by age."""

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.flesh import EYES, Frame, Slots, both, fused, shut_eye, smile
from limner.engines.illustrator.atlas.templates.person import CHILD, MAN, WOMAN, Clothes, Person, person
from limner.engines.illustrator.atlas.templates.portrait import Look
from limner.engines.illustrator.geometry import CORNER, ellipse, joined, limb, mirrored, smooth

POSES = "standing, walking, running, sitting, riding, waving, holding, raising, reading, resting, sleeping"


def human(skin: str, hair: str, shirt: str, trousers: str, shoes: str) -> Slots:
    """The slots of a person in these colours."""
    return {
        **EYES, "skin": (skin, "fixed"), "hair": (hair, "fixed"), "shirt": (shirt, "primary"),
            "trousers": (trousers, "second"), "shoes": (shoes, "fixed"),
        "lip": ("#9c4340", "fixed"), "blush": ("#e98a78", "fixed"), "book": ("#fbf4e6", "fixed"),
            "cover": ("#a8473f", "fixed"), "frame": ("#3b3440", "fixed"), "iris": ("#5f4632", "fixed"),
    }  # fmt: skip


@symbol(
    "man, guy, gentleman, dude, adult, father, dad, husband, boyfriend, brother, uncle, male, fellow",
    kinds="person", height=1.78, poses=POSES, faces_viewer=True,
    slots=human("#e3a67e", "#5a3825", "#3f7fbf", "#39405a", "#4b3a36"),
    told_in="park, street, beach, meadow, garden",
)  # fmt: skip
def man(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side"), Clothes(sleeve=0.8)))


@symbol(
    "woman, lady, person, people, human, mother, mom, mum, wife, girlfriend, sister, aunt, female, human being",
    kinds="person", height=1.68, poses=POSES, faces_viewer=True,
    slots=human("#b97a52", "#33222a", "#d9564f", "#3b4a72", "#f1ede6"),
    told_in="park, street, beach, meadow, garden",
)  # fmt: skip
def woman(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), Clothes(sleeve=0.75)))


@symbol(
    "woman in a dress, lady in a dress", kinds="woman, person", height=1.68, poses=POSES, faces_viewer=True,
    slots=human("#b97a52", "#33222a", "#d9564f", "#3b4a72", "#4a3038"),
    told_in="park, street, beach, meadow, garden",
)  # fmt: skip
def woman_in_a_dress(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True),
        Clothes(sleeve=0.5, leg=0, skirt=30, flare=8, dress=True)))  # fmt: skip


@symbol(
    "boy, child, kid, son, schoolboy, lad, little boy",
    kinds="person", height=1.25, poses=POSES, faces_viewer=True,
    slots=human("#f0c09a", "#b5682f", "#e9a83a", "#3f6b8f", "#c94c43"),
    told_in="park, street, beach, meadow, garden",
)  # fmt: skip
def boy(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("messy", child=True), Clothes(sleeve=0.8, leg=1.05, loose=1.1)))


@symbol(
    "girl, daughter, schoolgirl, little girl, lass",
    kinds="person", height=1.22, poses=POSES, faces_viewer=True,
    slots=human("#a26e4a", "#2a1e22", "#e2719b", "#6b5bb0", "#f3efe8"),
    told_in="park, street, beach, meadow, garden",
)  # fmt: skip
def girl(pen: Pen) -> None:
    person(pen, Person(CHILD, Look("fringe", "pigtails", child=True, lashes=True),
        Clothes(sleeve=0.7, leg=0, skirt=15, flare=4, dress=True)))  # fmt: skip


@symbol(
    "grandmother, grandma, granny, old woman, old lady, elderly woman, nana",
    kinds="woman, person", height=1.6, poses=POSES, faces_viewer=True,
    slots=human("#f0c3a2", "#dcdbe2", "#8f5aa8", "#5b4a6b", "#5a4440"),
    told_in="room, garden, park",
)  # fmt: skip
def grandmother(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("back", "bun", glasses=True, wrinkles=True, lashes=True),
        Clothes(sleeve=2, leg=0, skirt=30, flare=3)))  # fmt: skip


@symbol(
    "grandfather, grandpa, granddad, old man, elderly man",
    kinds="man, person", height=1.7, poses=POSES, faces_viewer=True,
    slots=human("#e9b592", "#e6e6ea", "#5f8a5c", "#6b5a4c", "#4a3a34"),
    told_in="room, garden, park",
)  # fmt: skip
def grandfather(pen: Pen) -> None:
    person(pen, Person(MAN, Look("bald", beard="moustache", glasses=True, wrinkles=True), Clothes(sleeve=2)))


@symbol(
    "baby, infant, newborn, toddler, little baby",
    kinds="child, person", height=0.66, poses="sitting, waving, sleeping", faces_viewer=True,
    slots=human("#f3c9a8", "#a8703f", "#8fc3e6", "#8fc3e6", "#f3efe8") | {"trim": ("#fbf8f2", "fixed")},
    told_in="room, garden, park",
)  # fmt: skip
def baby(pen: Pen) -> None:
    leg = fused(limb([(12, -14, 19), (30, -12, 16)]), limb([(28, -12, 15), (38, -13, 12)]), radius=2)
    pen.part("shirt", both(leg), tone=-0.05)
    foot = ellipse(41, -15, 7.6, 9, -14)
    pen.part("skin", both(foot), tone=-0.02)
    pen.part("skin", both(joined(*(ellipse(39 + 2.6 * k, -24 + 1.1 * k, 1.9) for k in range(4)))), tone=-0.01)
    pen.part("shirt", smooth([(-12, -50), (-22, -38), (-26, -18), (-20, -2), (0, 0), (20, -2), (26, -18), (22, -38),
        (12, -50)]))  # fmt: skip
    pen.mark("trim", smooth([(-11, -54), (11, -54), (9, -40), (0, -35), (-9, -40)]))
    resting, raised = [(20, -43, 13), (28, -30, 11.6), (17, -20, 9.6)], [(20, -43, 13), (34, -47, 11.6), (40, -60, 9.6)]
    chain = raised if pen.pose == "waving" else resting
    for sleeve, wrist in ((limb(chain), chain[-1]), (mirrored(limb(resting)), (-17, -20, 0))):
        pen.part("skin", ellipse(wrist[0], wrist[1] + 2.5, 6.2))
        pen.part("shirt", sleeve, tone=-0.03)
    face = Frame(0, -70, 1.0, 6 if pen.pose == "sleeping" else 0)
    pen.part("skin", both(face.oval(25, 3, 5, 6)), tone=-0.04)
    pen.part("skin", face.shape((0, -27), (16, -23), (25, -8), (25.6, 5), (18, 17), (0, 22), (-18, 17), (-25.6, 5),
        (-25, -8), (-16, -23)))  # fmt: skip
    pen.mark("blush", both(face.oval(16, 8, 5.6, 4)), alpha=0.5)
    pen.part("hair", face.shape((-3, -26, CORNER), (-2, -33), (6, -37), (12, -32), (7, -30), (9, -26, CORNER),
        (2, -24)))  # fmt: skip
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
    )  # fmt: skip
