"""People of crafts and services, by what they wear and have in hand."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from dataclasses import replace

from limner.drawing.geometry import CORNER, Path, ellipse, joined, limb, line, polygon, rect, smooth, union
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import pole
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import garments, headgear
from limner.engines.illustrator.atlas.templates.outfit import POSES, SUIT, everyday, human, plus, used
from limner.engines.illustrator.atlas.templates.person import MAN, WOMAN, Clothes, Draw, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look

_WITH_TOOL = "holding, standing, walking, sitting, waving, riding"


def apron(pen: Pen, at: Posed, slot: str, *, bib: bool = True, length: float = 19.0) -> None:
    """An apron down to the knees, with a bib on straps."""
    p, k = at.person.physique, at.narrow
    w, top = p.waist * 0.8 * k, -p.torso * (0.66 if bib else 0.2)
    hem = 4.0 if pen.stance in SEATED else length
    pen.part(slot, at.body.path(smooth([(-w, top, CORNER), (w, top, CORNER), (w * 1.1, -p.torso * 0.22, CORNER),
        (p.hips * 1.06 * k, 0), (p.hips * 1.1 * k, hem, CORNER), (0, hem + 1.4), (-p.hips * 1.1 * k, hem, CORNER),
        (-p.hips * 1.06 * k, 0), (-w * 1.1, -p.torso * 0.22, CORNER)], tension=0.2)))
    pen.mark(slot, at.body.path(rect(-w * 0.6, -2, w * 1.2, 7, 1)), tone=-0.07, detail=1)
    if bib:
        pen.stroke(slot, joined(*(at.body.line((side * w * 0.9, top + 0.6), (side * p.neck * 1.5, -p.torso))
            for side in (-1, 1))), 1.6, tone=-0.04)


def worn(*garments: Draw) -> Draw:
    """Several things over one another, from below."""

    def draw(pen: Pen, at: Posed) -> None:
        for garment in garments:
            garment(pen, at)

    return draw


def in_hand(pen: Pen, at: Posed) -> tuple[float, float] | None:
    """Where the far hand has its tool, in poses that show one."""
    return at.far_arm.end if pen.pose in ("holding", "standing", "walking") else None


def _veil_hat(pen: Pen, at: Posed) -> None:
    f = at.face
    veil = f.path(smooth([(-13, -8, CORNER), (-15, 4), (-14, 15), (0, 19), (14, 15), (15, 4), (13, -8, CORNER)]))
    pen.part("veil", veil, alpha=0.42)
    pen.stroke("mesh", joined(*(f.line((x, -7), (x * 1.1, 16)) for x in (-11, -7, -3.5, 0, 3.5, 7, 11)),
        *(f.line((-14.6, y), (0, y + 2), (14.6, y)) for y in (-3, 1, 5, 9, 13))), 0.45, alpha=0.6)
    wear.brimmed_hat(pen, f, curl=-0.5)
    hand = in_hand(pen, at)
    if hand is None:
        return
    x, y = hand
    pen.part("wood", rect(x - 10, y - 15, 22, 26, 1.4))
    pen.part("comb", rect(x - 7, y - 12, 16, 20, 0.6), shade="flat")
    cells = [ellipse(x - 4.6 + 3.4 * i + 1.7 * (j % 2), y - 9.6 + 3.1 * j, 1.3) for i in range(4) for j in range(6)]
    pen.mark("wax", joined(*cells))
    pen.part("comb", joined(smooth([(x - 4, y + 8), (x - 2, y + 8), (x - 3, y + 14)]),
        smooth([(x + 3, y + 8), (x + 5, y + 8), (x + 4, y + 12)])), shade="flat")
    for bx, by in ((x + 15, y - 20), (x - 14, y - 18), (x + 18, y - 4)):
        pen.part("bee", ellipse(bx, by, 2.2, 1.6), shade="flat", detail=1)
        pen.mark("mesh", rect(bx - 0.5, by - 2, 1, 4))
        pen.part("glint", ellipse(bx - 0.4, by - 2, 1.3, 1), shade="flat", alpha=0.8, detail=1)


@symbol("beekeeper, apiarist, bee keeper",
    uniform="pyjamas, gloves, boots",
    kinds="man, person", height=1.78, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#e3b18c", "#6b4a34", "#f4f0e4", "#f4f0e4", "#6b5a44"), trousers=("#f4f0e4", "follow"),
        hat=("#e6c270", "fixed"), band=("#6b4a34", "fixed"), veil=("#4a4a4a", "fixed"), mesh=("#2b2b2b", "fixed"),
        gloves=("#d9b06a", "fixed"), wood=("#b5793f", "fixed"), comb=("#f0a92c", "fixed"), wax=("#c97c14", "fixed"),
        bee=("#f6c43d", "fixed")), home="garden, meadow")
def beekeeper(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), replace(SUIT, gloves="gloves", loose=1.14), over=_veil_hat))


def _smith(pen: Pen, at: Posed) -> None:
    hand = in_hand(pen, at)
    if hand is None:
        return
    x, y = hand
    pen.part("wood", limb([(x - 1, y + 9, 2.2), (x + 1, y - 17, 2.2)]))
    pen.part("steel", rect(x - 6.4, y - 25, 15, 9, 1.4))
    pen.mark("steel", rect(x - 7, y - 19, 17, 4), tone=-0.12)


@symbol("blacksmith, smith, farrier, metalworker",
    uniform="apron", does="hammer",
    kinds="man, person", height=1.82, poses=_WITH_TOOL,
    faces_viewer=True,
    slots=plus(human("#c98d62", "#2b211d", "#a8a295", "#4a4a54", "#3a2c26"), apron=("#6b4427", "second"),
        wood=("#9a6a3a", "fixed"), steel=("#7d8794", "fixed"), band=("#8f2f2a", "fixed")), home="workshop")
def blacksmith(pen: Pen) -> None:
    def over(pen: Pen, at: Posed) -> None:
        headgear.sweatband(pen, at.face)
        _smith(pen, at)
    body = replace(MAN, shoulders=12.6, arm_width=7.2, waist=9.8)
    person(pen, Person(body, Look("bald", beard="full"), Clothes(sleeve=0.5), chest=lambda p, at: apron(p, at,
        "apron"), over=over))


def _cleaver(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("hat", f.path(rect(-10, -15, 20, 8.6, 2)))
    hand = in_hand(pen, at)
    if hand is None:
        return
    x, y = hand
    pen.part("wood", limb([(x, y + 3, 2.4), (x + 1, y - 6, 2.4)]))
    pen.part("steel", smooth([(x - 1, y - 6, CORNER), (x - 1, y - 25, CORNER), (x + 12, y - 24, CORNER), (x + 13,
        y - 8, CORNER)], tension=0.1))
    pen.mark("dark", ellipse(x + 2, y - 22, 1))


@symbol("butcher",
    uniform="sweater, apron",
    kinds="man, person", height=1.8, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#e3a67e", "#6b4028", "#f4f1ea", "#3a4256", "#2b2530"), apron=("#c23b3b", "second"),
        stripe=("#fbf8f0", "fixed"), hat=("#fbf8f0", "fixed"), wood=("#6b4427", "fixed"), steel=("#c6ced8", "fixed"),
        dark=("#4a525c", "fixed")), home="shop")
def butcher(pen: Pen) -> None:
    def chest(pen: Pen, at: Posed) -> None:
        apron(pen, at, "apron")
        pen.mark("stripe", joined(*(at.body.line((x, -30), (x, 26)) for x in (-7.4, -2.6, 2.2, 7))), width=1.7)
    body = replace(MAN, shoulders=12, waist=11, hips=11)
    person(pen, Person(body, Look("short", beard="moustache"), Clothes(sleeve=1), chest=chest, over=_cleaver))


def _measured(pen: Pen, at: Posed) -> None:
    wear.lapels(pen, at, "shirt", "inner")
    p = at.person.physique
    for side in (-1, 1):
        pen.stroke("tape", at.body.line((side * 3.6, -p.torso), (side * 5.2, -p.torso * 0.6), (side * 4.6, -2)), 2.2)
        pen.stroke("ink", at.body.line((side * 3.6, -p.torso), (side * 5.2, -p.torso * 0.6), (side * 4.6, -2)), 0.5,
            detail=1)


def _shears(pen: Pen, at: Posed) -> None:
    hand = in_hand(pen, at)
    if hand is not None:
        _scissors(pen, *hand)


def _scissors(pen: Pen, x: float, y: float) -> None:
    pen.part("steel", joined(polygon([(x - 1, y - 4), (x + 1.4, y - 3), (x + 7, y - 21)]),
        polygon([(x - 1.4, y - 3), (x + 1, y - 4), (x - 3, y - 22)])))
    pen.stroke("handle", joined(ellipse(x - 2.6, y + 0.8, 2.4, 3), ellipse(x + 3, y + 0.4, 2.4, 3)), 1.4)


@symbol("tailor, dressmaker, seamstress, fashion designer",
    uniform="vest, trousers", does="sew",
    kinds="man, person", height=1.74, poses=_WITH_TOOL,
    faces_viewer=True,
    slots=plus(used(everyday("#d9a47c", "#8f8b8c", "#4a4f6b", "#3b3f55"), "inner"), tape=("#f3cf4a", "fixed"),
        ink=("#3a3440", "fixed"), steel=("#c6ced8", "fixed"), handle=("#2b2d38", "fixed")), home="workshop")
def tailor(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="moustache", glasses=True), Clothes(sleeve=2), chest=_measured,
        over=_shears))


def _comb(pen: Pen, at: Posed) -> None:
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("handle", polygon([(x + 2, y + 3), (x + 5, y + 3), (x + 9, y - 16), (x + 5.4, y - 16)]))
        _scissors(pen, x - 2, y)


@symbol("barber, hairdresser, hair stylist, hairstylist",
    uniform="sweater, apron", does="hold:scissors",
    kinds="man, person", height=1.76, poses=_WITH_TOOL,
    faces_viewer=True,
    slots=plus(human("#b97a52", "#2b2024", "#f4f1ea", "#2f3442", "#2b2530"), trim=("#cf3f3f", "second"),
        steel=("#c6ced8", "fixed"), handle=("#2b2d38", "fixed"), band=("#3f6fb0", "fixed")), home="barber shop")
def barber(pen: Pen) -> None:
    def chest(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("trim", at.body.line((4.4, -p.torso), (5, 6)), width=1.8)
        wear.buttons(pen, at, "band", 4)
    person(pen, Person(MAN, Look("messy", beard="moustache"), Clothes(sleeve=0.9, skirt=8, dress=True), chest=chest,
        over=_comb))


def _bunch(pen: Pen, at: Posed) -> None:
    hand = in_hand(pen, at)
    if hand is None:
        return
    x, y = hand
    pen.stroke("leaf", joined(*(line([(x, y + 7), (x + dx, y - 12)]) for dx in (-7, -3, 1, 5, 9))), 1.2)
    pen.part("leaf", joined(*(ellipse(x + dx, y - 8, 2, 4.4, a) for dx, a in ((-6, -40), (8, 40), (0, 0)))))
    for i, (dx, dy) in enumerate(((-8, -14), (-2, -19), (5, -18), (10, -13), (1, -12), (-4, -10))):
        slot = ("pink", "gold", "red")[i % 3]
        pen.part(slot, union(*(ellipse(x + dx + a, y + dy + b, 2.2) for a, b in ((-1.8, 0), (1.8, 0), (0, -1.8),
            (0, 1.8)))), shade="flat")
        pen.part("glint", ellipse(x + dx, y + dy, 1.1), shade="flat")
    pen.part("paper", polygon([(x - 6, y - 4), (x + 7, y - 4), (x + 1.6, y + 9), (x - 1.6, y + 9)]))


@symbol("florist, flower seller, flower girl",
    uniform="apron", does="hold:bouquet",
    kinds="woman, person", height=1.68, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#e9b592", "#a8552c", "#f2e6cf", "#5b6a86", "#4b3a36"), apron=("#5f9a6a", "second"),
        leaf=("#4f9a46", "fixed"),
        pink=("#ef7fae", "fixed"), gold=("#f3c34a", "fixed"), red=("#d9434f", "fixed"), paper=("#f4e4c2", "fixed")),
            home="shop, garden")
def florist(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "bun", lashes=True), Clothes(sleeve=0.9), chest=lambda p, at: apron(p,
        at, "apron"), over=_bunch))


def _stolen(pen: Pen, at: Posed) -> None:
    f, t = at.face, at.stance.turn
    x = 2.8 * t
    pen.part("dark", f.shape((-10, -3), (x, -4), (10, -3), (9.4, 2.2), (x + 4, 3), (x, 1.4), (x - 4, 3), (-9.4, 2.2)),
        shade="flat")
    for side in (-1, 1):
        pen.part("glint", f.oval(x + side * 3.9, -0.2, 2.1, 1.7), shade="flat")
        pen.part("eye", f.oval(x + side * 3.9 + 0.3, -0.1, 1.1, 1.2), shade="flat")
    pen.part("dark", f.path(smooth([(-11, -4.6, CORNER), (-11, -11), (-5, -17), (5, -17), (11, -11), (11, -4.6,
        CORNER), (0, -6.4)])))
    pen.mark("dark", f.line((-12, -7), (0, -8.8), (12, -7)), width=3 * f.scale, tone=0.08)
    hand = in_hand(pen, at)
    if hand is not None:
        a, b = hand
        sack = smooth([(a - 2, b - 2), (a - 12, b + 10), (a - 12, b + 26), (a + 2, b + 32), (a + 15, b + 26), (a + 15,
            b + 10), (a + 4, b - 2)])
        pen.part("sack", sack)
        pen.part("sack", polygon([(a - 5, b - 6), (a + 7, b - 6), (a + 3, b), (a - 1, b)]), tone=-0.1)
        pen.stroke("dark", joined(line([(a + 2, b + 11), (a + 2, b + 25)]),
            smooth([(a + 6, b + 14), (a + 2, b + 12.4), (a - 2, b + 14), (a - 1, b + 17), (a + 4, b + 19), (a + 6,
                b + 22), (a + 2, b + 24), (a - 2.4, b + 22)], closed=False)), 1.3)


@symbol("thief, burglar, robber, bandit",
    uniform="sweater, trousers",
    kinds="man, person", height=1.76, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#e3b18c", "#2b211d", "#f2efe8", "#33363f", "#26262e"), dark=("#26262e", "second"),
        sack=("#b9935a", "fixed")))
def thief(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), SUIT, chest=lambda p, at: garments.stripes(p, at, "dark", width=2.6),
        over=_stolen))


@symbol("prisoner, convict, inmate, jailbird",
    uniform="pyjamas",
    kinds="man, person", height=1.76, poses=POSES, faces_viewer=True,
    slots=plus(human("#e3b18c", "#5a4a3c", "#f4f1ea", "#f4f1ea", "#2b2530"), trousers=("#f4f1ea", "follow"),
        hat=("#f4f1ea", "follow"),
        dark=("#2a2a33", "second"), iron=("#4a4f58", "fixed")))
def prisoner(pen: Pen) -> None:
    def cap(pen: Pen, at: Posed) -> None:
        f = at.face
        pen.part("hat", f.path(smooth([(-10.4, -6, CORNER), (-10.6, -14, CORNER), (0, -16), (10.6, -14, CORNER),
            (10.4, -6, CORNER), (0, -7.4)], tension=0.3)))
        pen.mark("dark", joined(*(f.line((-12, y), (12, y)) for y in (-13, -8.6))), width=2)
    def ball(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        garments.stripes(pen, at, "dark", width=3)
        if pen.stance in ("standing", "holding", "waving"):
            pen.part("iron", ellipse(-22, -7, 7.6))
            pen.mark("glint", ellipse(-24, -10, 1.8), alpha=0.6)
            pen.stroke("iron", line([(-15, -5), (-10, -3), (-6, -5)]), 1.4)
        for y in (8, 17, 26, 35) if pen.stance in ("standing", "holding", "waving") else ():
            pen.stroke("dark", joined(at.body.line((-p.hips * 0.9, y), (-1.4, y + 0.8)), at.body.line((1.4, y + 0.8),
                (p.hips * 0.9, y))), 2.4)
    person(pen, Person(MAN, Look("short"), SUIT, chest=ball, over=cap))


@symbol("mime, mime artist, pantomime",
    uniform="sweater, trousers",
    kinds="man, person", height=1.74,
    poses="waving, standing, walking, sitting, holding", faces_viewer=True,
    slots=plus(human("#f7f3ee", "#26232b", "#fbf8f2", "#26262e", "#26262e"), dark=("#26262e", "second"),
        brace=("#cf3236", "fixed"),
        gloves=("#fbf8f2", "fixed"), hat=("#26262e", "fixed")), home="street, stage")
def mime(pen: Pen) -> None:
    def front(pen: Pen, at: Posed) -> None:
        garments.stripes(pen, at, "dark", width=2.2)
        p = at.person.physique
        pen.stroke("brace", joined(*(at.body.line((side * 5.6, -p.torso + 1), (side * 5, 0)) for side in (-1, 1))), 1.7)
    def face(pen: Pen, at: Posed) -> None:
        f, x = at.face, 2.8 * at.stance.turn
        pen.stroke("dark", joined(*(f.line((x + s * 3.9, 2.4), (x + s * 3.9, 5.4)) for s in (-1, 1))), 0.9 * f.scale)
        pen.part("brace", f.oval(x + 0.3, 7, 2.4, 1.1), shade="flat")
        headgear.beret(pen, f)
    person(pen, Person(MAN, Look("short"), replace(SUIT, gloves="gloves"), chest=front, over=face))


def _juggled(pen: Pen, at: Posed) -> None:
    f = at.face
    cx, cy = f.at(0, -12)
    for slot, dx, dy in (("red", -22, -2), ("gold", -13, -15), ("blue", 1, -21), ("green", 15, -15), ("red", 23, -2)):
        pen.part(slot, ellipse(cx + dx, cy + dy, 4.2), detail=1)
        pen.mark("glint", ellipse(cx + dx - 1.3, cy + dy - 1.5, 1), alpha=0.7)


@symbol("juggler",
    uniform="vest, trousers", does="juggle",
    kinds="man, person", height=1.74, poses="standing", faces_viewer=True,
    slots=plus(human("#e3b18c", "#8a4a24", "#3f9a8c", "#7a4a94", "#3a2c26"), vest=("#e8b13e", "second"),
        red=("#e0403a", "fixed"),
        gold=("#f6c43d", "fixed"), blue=("#3f7fd0", "fixed"), green=("#5fb04a", "fixed")), home="stage, park")
def juggler(pen: Pen) -> None:
    def waistcoat(pen: Pen, at: Posed) -> None:
        p, k = at.person.physique, at.narrow
        for side in (-1, 1):
            pen.mark("vest", at.body.shape((side * 2.6, -p.torso, CORNER), (side * 3, 4, CORNER), (side * 16 * k, 4,
                CORNER), (side * 16 * k, -p.torso, CORNER)))
    bare = pen.pose
    pen.pose = "~standing near=-17.0,-52.0 far=17.0,-54.0" if bare == "standing" else bare
    person(pen, Person(MAN, Look("messy"), SUIT, chest=waistcoat, over=_juggled))
    pen.pose = bare


def _maid_cap(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("apron", f.path(union(*(ellipse(x, -11.6 - (1 - (x / 10) ** 2) * 3, 3, 2.8) for x in (-9, -6, -3, 0, 3,
        6, 9)))))
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("wood", limb([(x - 1, y + 6, 1.6), (x + 4, y - 12, 1.6)]))
        pen.part("plume", union(*(ellipse(x + 6 + a, y - 19 + b, 4, 5) for a, b in ((-4, 3), (4, 1), (0, -4), (0, 2)))))


@symbol("maid, housemaid, housekeeper, cleaning lady, chambermaid",
    uniform="dress, apron", does="sweep",
    kinds="woman, person", height=1.66,
    poses=_WITH_TOOL,
    faces_viewer=True, slots=plus(human("#e9b592", "#4a2f26", "#2f2f3a", "#2f2f3a", "#26262e"), apron=("#fbf9f4",
        "second"),
        wood=("#8a5a34", "fixed"), plume=("#d98bb6", "fixed")), home="room, hall")
def maid(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "bun", lashes=True), Clothes(sleeve=0.9, leg=0, skirt=28, flare=7,
        dress=True),
        chest=lambda p, at: apron(p, at, "apron"), over=_maid_cap))


@symbol("cheerleader",
    uniform="shirt, skirt", does="cheer",
    kinds="woman, person", height=1.66, poses="raising, standing, waving, running",
    faces_viewer=True,
    slots=plus(human("#f0c3a2", "#d9a44a", "#d23a4a", "#fbf8f2", "#fbf8f2"), trim=("#fbf8f2", "second"),
        pom=("#f6c43d", "fixed")), home="park, gym")
def cheerleader(pen: Pen) -> None:
    def poms(pen: Pen, at: Posed) -> None:
        for arm in (at.near_arm, at.far_arm):
            x, y = arm.end
            pen.part("pom", union(*(ellipse(x + a, y + b, 4.4) for a, b in ((0, 0), (-4, -2), (4, -2), (-3, 3.6),
                (3, 3.6), (0, -5)))))
            pen.mark("pom", joined(*(line([(x, y), (x + a, y + b)]) for a, b in ((-8, -6), (8, -6), (-8, 6), (8, 6),
                (0, -9), (0, 9)))), width=1, tone=-0.12)
    def vee(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("trim", at.body.line((-9, -p.torso), (0.4, -p.torso * 0.5), (9, -p.torso)), width=2.2)
        pen.mark("trim", at.body.line((-14, 7), (14, 7)), width=2)
    person(pen, Person(WOMAN, Look("parted", "ponytail", lashes=True), Clothes(sleeve=0, leg=0, skirt=12, flare=7,
        dress=True), chest=vee, over=poms))


@symbol("referee, umpire",
    uniform="shirt, trousers",
    kinds="man, person", height=1.78, poses="raising, standing, running, walking, holding",
    faces_viewer=True,
    slots=plus(human("#c98d62", "#33261f", "#fbf8f2", "#26262e", "#26262e"), dark=("#26262e", "second"),
        card=("#f6c43d", "fixed")), home="park")
def referee(pen: Pen) -> None:
    def stripes(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("dark", joined(*(at.body.line((x, -p.torso - 2), (x, 6)) for x in (-10, -5.2, 0.4, 6, 11))), width=2.3)
    def card(pen: Pen, at: Posed) -> None:
        if pen.pose in ("raising", "holding"):
            x, y = at.far_arm.end
            pen.part("card", rect(x - 3.4, y - 10, 7, 9.6, 0.8), shade="flat")
    person(pen, Person(MAN, Look("short"), Clothes(sleeve=0.8, leg=1), chest=stripes, over=card))


@symbol("sumo wrestler, sumo, rikishi", kinds="man, person", height=1.82, poses="standing, sitting, walking",
    faces_viewer=True,
    slots=plus(human("#eebd94", "#2b2326", "#eebd94", "#eebd94", "#eebd94"), shirt=("#eebd94", "fixed"),
        trousers=("#eebd94", "fixed"),
        belt=("#2f3f7a", "primary")), home="gym, hall")
def sumo_wrestler(pen: Pen) -> None:
    def belly(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("skin", joined(at.body.line((-12, -p.torso * 0.62), (-5, -p.torso * 0.54), (-1, -p.torso * 0.62)),
            at.body.line((1, -p.torso * 0.62), (6, -p.torso * 0.54), (12, -p.torso * 0.62))), width=1, tone=-0.1)
        pen.part("belt", at.body.path(smooth([(-17.6, -6, CORNER), (0, -3), (17.6, -6, CORNER), (17.4, 2, CORNER), (0,
            5), (-17.4, 2, CORNER)])))
        pen.part("belt", at.body.path(smooth([(-5, 2, CORNER), (5, 2, CORNER), (3, 16, CORNER), (-3, 16, CORNER)],
            tension=0.2)), tone=-0.05)
    def knot(pen: Pen, at: Posed) -> None:
        f = at.face
        pen.part("hair", joined(f.oval(0, -16.4, 3.4, 4.4), f.oval(0, -19.6, 4.4, 2.4)))
    body = replace(MAN, shoulders=17, waist=18.4, hips=16.6, arm_width=10, leg_width=16, thigh=19, shin=19, neck=5,
        head=0.92)
    person(pen, Person(body, Look("back"), Clothes(sleeve=0, leg=0), chest=belly, over=knot))


@symbol("pilot, airline pilot, aviator, airman",
    uniform="suit",
    kinds="man, person", height=1.78, poses=POSES, faces_viewer=True,
    slots=plus(human("#e3b18c", "#4a3326", "#f6f6f4", "#28344f", "#26262e"), hat=("#28344f", "fixed"),
        peak=("#1b2233", "fixed"),
        badge=("#f0c24a", "fixed"), tie=("#28344f", "second"), lens=("#2c3038", "fixed")), home="street")
def pilot(pen: Pen) -> None:
    def chest(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        wear.tie(pen, at, "tie")
        pen.part("badge", at.body.path(joined(smooth([(2.6, -p.torso * 0.7), (6, -p.torso * 0.75), (9,
            -p.torso * 0.7), (6, -p.torso * 0.66)]))), shade="flat")
        for side in (-1, 1):
            pen.part("hat", at.body.path(rect(side * 8.6 - 3, -p.torso + 0.8, 6, 3, 1)))
            pen.mark("badge", at.body.line((side * 8.6 - 3, -p.torso + 2.2), (side * 8.6 + 3, -p.torso + 2.2)),
                width=0.8)
    def over(pen: Pen, at: Posed) -> None:
        f, x = at.face, 2.8 * at.stance.turn
        for side in (-1, 1):
            pen.part("lens", f.shape((x + side * 1, -1.8), (x + side * 7, -2.2), (x + side * 6.8, 2.6),
                (x + side * 3.6, 3.8), (x + side * 1.2, 1.8)), shade="flat")
        wear.peaked_cap(pen, f, at.stance.turn)
    person(pen, Person(MAN, Look("short"), Clothes(sleeve=0.8), chest=chest, over=over))


@symbol("flight attendant, stewardess, air hostess, cabin crew member",
    uniform="suit",
    kinds="woman, person", height=1.7,
    poses=POSES, faces_viewer=True,
    slots=plus(human("#e3b18c", "#4a2f26", "#28407a", "#28407a", "#26262e"), trousers=("#28407a", "follow"),
        hat=("#28407a", "follow"),
        scarf=("#d23a3f", "second"), badge=("#f0c24a", "fixed"), inner=("#fbf8f2", "fixed")))
def flight_attendant(pen: Pen) -> None:
    def chest(pen: Pen, at: Posed) -> None:
        wear.lapels(pen, at, "shirt", "inner")
        p = at.person.physique
        pen.part("scarf", at.body.shape((-4.6, -p.torso + 0.2), (0.6, -p.torso + 2.4), (5.4, -p.torso + 0.2), (4,
            -p.torso + 3.4), (7, -p.torso + 7, CORNER), (1, -p.torso + 5), (-3.4, -p.torso + 3)))
    def over(pen: Pen, at: Posed) -> None:
        f = at.face
        pen.part("hat", f.path(smooth([(-8, -10, CORNER), (-9.4, -17.6, CORNER), (2, -19), (10, -16, CORNER), (8.4,
            -9.4, CORNER), (0, -11.6)], tension=0.3)))
        pen.part("badge", f.oval(3, -14, 1.7), shade="flat")
    person(pen, Person(WOMAN, Look("side", "bun", lashes=True), Clothes(sleeve=2, leg=0, skirt=20, flare=1,
        dress=True), chest=chest, over=over))


def _baton(pen: Pen, at: Posed) -> None:
    if pen.pose in ("raising", "holding"):
        x, y = at.far_arm.end
        pen.part("light", pole((x - 1, y + 2), (x + 12, y - 20), 1.5, 0.7))
        pen.part("wood", ellipse(x - 1, y + 2, 1.8))


@symbol("conductor, orchestra conductor, maestro",
    uniform="suit", does="conduct",
    kinds="man, person", height=1.8,
    poses="raising, standing, holding, walking", faces_viewer=True,
    slots=plus(human("#e9b592", "#d9d6d2", "#26262e", "#26262e", "#1c1c22"), trousers=("#26262e", "follow"),
        inner=("#fbf8f2", "fixed"),
        tie=("#fbf8f2", "fixed"), light=("#fbf8f2", "fixed"), wood=("#b5793f", "fixed")), home="stage")
def conductor(pen: Pen) -> None:
    def chest(pen: Pen, at: Posed) -> None:
        wear.lapels(pen, at, "shirt", "inner")
        p = at.person.physique
        y = -p.torso + 1.6
        pen.part("tie", at.body.path(joined(polygon([(0.4, y), (-4, y - 2.2), (-4, y + 2.2)]),
            polygon([(0.4, y), (4.8, y - 2.2), (4.8, y + 2.2)]))), shade="flat")
    person(pen, Person(MAN, Look("messy"), Clothes(sleeve=2, skirt=10, flare=2, dress=False), chest=chest, over=_baton))


def _rabbit_hat(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("hat", f.oval(0, -8, 14.6, 3), tone=-0.05)
    pen.part("hat", f.path(smooth([(-9.6, -8, CORNER), (-10.6, -27, CORNER), (0, -28.4), (10.6, -27, CORNER), (9.6,
        -8, CORNER), (0, -6.4)], tension=0.25)))
    pen.mark("band", f.line((-11, -10.4), (0, -8.8), (11, -10.4)), width=3 * f.scale)
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("hat", pole((x - 2, y + 5), (x + 7, y - 17), 1.8, 1.8))
        pen.part("inner", pole((x + 6, y - 14.6), (x + 8, y - 19.4), 1.9, 1.9))
        pen.part("gold", joined(*(_spark(x + 8 + a, y - 22 + b, r) for a, b, r in ((0, 0, 4), (6, -5, 2.6),
            (-5, -6, 2.4)))), shade="glow")


def _spark(x: float, y: float, r: float) -> Path:
    return polygon([(x, y - r), (x + r * 0.3, y - r * 0.3), (x + r, y), (x + r * 0.3, y + r * 0.3), (x, y + r),
        (x - r * 0.3, y + r * 0.3), (x - r, y), (x - r * 0.3, y - r * 0.3)])


@symbol("magician, illusionist, stage magician, conjurer",
    uniform="suit, cape", does="hold:magic wand",
    kinds="man, person", height=1.8, poses=_WITH_TOOL,
    faces_viewer=True,
    slots=plus(human("#e9b592", "#2b211d", "#26262e", "#26262e", "#1c1c22"), trousers=("#26262e", "follow"),
        inner=("#fbf8f2", "fixed"),
        tie=("#cf3236", "fixed"), hat=("#26262e", "fixed"), band=("#cf3236", "fixed"), cape=("#a8283a", "second"),
            gold=("#ffe07a", "light"),
        gloves=("#fbf8f2", "fixed")), home="stage")
def magician(pen: Pen) -> None:
    def chest(pen: Pen, at: Posed) -> None:
        wear.lapels(pen, at, "shirt", "inner")
        y = -at.person.physique.torso + 1.6
        pen.part("tie", at.body.path(joined(polygon([(0.4, y), (-4, y - 2.2), (-4, y + 2.2)]),
            polygon([(0.4, y), (4.8, y - 2.2), (4.8, y + 2.2)]))), shade="flat")
    person(pen, Person(MAN, Look("side", beard="moustache"), replace(SUIT, gloves="gloves"), behind=lambda p,
        at: wear.cape(p, at, "cape", 56), chest=chest, over=_rabbit_hat))


def _fiddle(pen: Pen, at: Posed) -> None:
    hand = in_hand(pen, at)
    if hand is None:
        return
    x, y = hand
    pen.part("fiddle", rect(x - 1.2, y - 26, 2.4, 14))
    pen.part("fiddle", ellipse(x, y - 27, 2), tone=-0.06)
    pen.part("fiddle", smooth([(x, y - 15), (x - 5, y - 14), (x - 6.4, y - 9), (x - 4, y - 5), (x - 8, y), (x - 6,
        y + 7), (x, y + 8), (x + 6, y + 7), (x + 8, y), (x + 4, y - 5), (x + 6.4, y - 9), (x + 5, y - 14)]))
    pen.part("dark", joined(rect(x - 1, y - 24, 2, 18), rect(x - 1, y + 2, 2, 5), rect(x - 3, y - 1, 6, 1.2)),
        shade="flat")


@symbol("violin maker, luthier, violinmaker, instrument maker, guitar maker",
    uniform="apron",
    kinds="man, person", height=1.76,
    poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#e3b18c", "#b9b6ba", "#6f8aa8", "#54483c", "#3a2c26"), apron=("#8a5a34", "second"),
        fiddle=("#b85f2c", "fixed"),
        dark=("#2b2326", "fixed")), home="workshop")
def violin_maker(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="full", glasses=True), Clothes(sleeve=1), chest=lambda p, at: apron(p,
        at, "apron"), over=_fiddle))


def _pot(pen: Pen, at: Posed) -> None:
    hand = in_hand(pen, at)
    if hand is None:
        return
    x, y = hand
    pen.part("clay", smooth([(x - 4, y - 18, CORNER), (x - 4, y - 14), (x - 9, y - 6), (x - 6, y + 3, CORNER), (x + 6,
        y + 3, CORNER), (x + 9, y - 6), (x + 4, y - 14), (x + 4, y - 18, CORNER)]))
    pen.mark("clay", joined(*(line([(x - 10, b), (x + 10, b)]) for b in (y - 9, y - 5))), width=1.2, tone=-0.12)
    pen.part("clay", ellipse(x, y - 18, 5, 1.6), tone=-0.14)


@symbol("potter, ceramist, ceramicist",
    uniform="apron", does="pot",
    kinds="woman, person", height=1.68, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#c58c64", "#3a2620", "#e8dcc4", "#6b6f86", "#4b3a36"), apron=("#7d9a8a", "second"),
        clay=("#c2703f", "fixed")), home="workshop")
def potter(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("side", "bun", lashes=True), Clothes(sleeve=1), chest=lambda p, at: apron(p, at,
        "apron"), over=_pot))


def _mended_shoe(pen: Pen, at: Posed) -> None:
    hand = in_hand(pen, at)
    if hand is None:
        return
    x, y = hand
    pen.part("leather", smooth([(x - 5, y - 12, CORNER), (x + 3, y - 12, CORNER), (x + 5, y - 5), (x + 14, y - 2),
        (x + 16, y + 3, CORNER), (x - 6, y + 3, CORNER)]))
    pen.part("dark", rect(x - 6.4, y + 2.4, 23, 2.6, 0.8), shade="flat")
    pen.part("dark", rect(x - 6.4, y + 4, 6, 3), shade="flat")


@symbol("shoemaker, cobbler",
    uniform="apron",
    kinds="man, person", height=1.72, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#d9a47c", "#c9c4c0", "#a8553f", "#4a4a54", "#3a2c26"), apron=("#5b4030", "second"),
        leather=("#9a4f26", "fixed"),
        dark=("#2b2326", "fixed")), home="workshop")
def shoemaker(pen: Pen) -> None:
    person(pen, Person(MAN, Look("bald", beard="full", glasses=True), Clothes(sleeve=1), chest=lambda p, at: apron(p,
        at, "apron"), over=_mended_shoe))
