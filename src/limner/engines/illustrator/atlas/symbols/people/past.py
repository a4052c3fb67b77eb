"""People of earlier times and of faith, by their dress."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from dataclasses import replace

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Point,
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import pole
from limner.engines.illustrator.atlas.symbols.people.trades import in_hand, worn
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import garments, headgear
from limner.engines.illustrator.atlas.templates.outfit import GOWN, ROBE, SUIT, human, plus
from limner.engines.illustrator.atlas.templates.person import MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look

_WITH_TOOL = "holding, standing, walking, sitting, waving, riding"


def _galea(pen: Pen, at: Posed) -> None:
    f, t = at.face, at.stance.turn
    pen.part("plume", f.path(smooth([(-9, -14, CORNER), (-9, -22), (0, -28), (9, -22), (9, -14, CORNER), (0, -17)])))
    pen.mark("plume", joined(*(f.line((x, -15), (x * 1.3, -28)) for x in (-6, -3, 0, 3, 6))), width=0.9, tone=-0.12)
    pen.part("steel", f.path(smooth([(-11, 8, CORNER), (-11.6, -4), (-8, -14), (0, -17), (8, -14), (11.6, -4), (11, 8,
        CORNER), (7.4, 8, CORNER),
        (8.4, -4), (0, -6.4), (-8.4, -4), (-7.4, 8, CORNER)])))
    pen.mark("gold", f.line((-12, -5), (t, -8), (12, -5)), width=2.2 * f.scale)


def _pleats(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    pen.mark("steel", at.body.shape((-14, -p.torso - 2), (14, -p.torso - 2), (p.waist * k, -p.torso * 0.3), (0,
        -p.torso * 0.18), (-p.waist * k, -p.torso * 0.3)), alpha=0.9)
    pen.mark("steel", joined(at.body.line((-5, -p.torso * 0.5), (0, -p.torso * 0.44), (5, -p.torso * 0.5)),
        at.body.line((0.4, -p.torso), (0.4, -8))), width=0.9, tone=-0.14)
    wear.belt(pen, at, "leather", "gold")
    if pen.stance not in SEATED:
        for x in (-7.4, -3.7, 0, 3.7, 7.4):
            pen.part("leather", at.body.path(rect(x - 1.6, 0, 3.2, 12, 0.8)), tone=0.04)
            pen.part("gold", at.body.oval(x, 10, 0.8), shade="flat", detail=1)


def _gladius(pen: Pen, at: Posed) -> None:
    _galea(pen, at)
    hand = in_hand(pen, at)
    if hand is None:
        return
    x, y = hand
    pen.part("blade", smooth([(x - 1.6, y - 4, CORNER), (x + 4, y - 22), (x + 8, y - 29, CORNER), (x + 7, y - 21),
        (x + 2.4, y - 3, CORNER)], tension=0.2))
    pen.part("gold", pole((x - 4, y - 5), (x + 5, y - 2.6), 2, 2))


@symbol("roman soldier, centurion, legionary, legionnaire, gladiator, roman",
    uniform="dress, cape, boots", does="hold:sword",
    kinds="man, person", height=1.76,
    poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#d9a47c", "#4a3326", "#b23036", "#d9a47c", "#6b4630"), trousers=("#d9a47c", "fixed"),
        steel=("#b9c1cc", "fixed"),
        gold=("#e2b646", "fixed"), leather=("#7a4a2c", "fixed"), plume=("#cf2f35", "second"), cape=("#b23036",
            "follow"), blade=("#dfe5ec", "fixed")),
    home="street, desert", traits=("heroic",))
def roman_soldier(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=11.8, arm_width=6.4), Look("short"), Clothes(sleeve=0.6, leg=0,
        skirt=13, flare=2, dress=True),
        behind=lambda p, at: wear.cape(p, at, "cape", 54), chest=_pleats, over=_gladius))


def _nemes(pen: Pen, at: Posed) -> None:
    f, t = at.face, at.stance.turn
    cloth = f.path(smooth([(-10.4, -6, CORNER), (-9, -14), (0, -17), (9, -14), (10.4, -6, CORNER), (16, 4), (17, 16,
        CORNER), (8.8, 17, CORNER), (9.4, 4),
        (8.6, -5), (0, -8), (-8.6, -5), (-9.4, 4), (-8.8, 17, CORNER), (-17, 16, CORNER), (-16, 4)], tension=0.4))
    pen.part("gold", cloth)
    pen.mark("blue", joined(*(f.line((s * 7, y), (s * 19, y + 2)) for s in (-1, 1) for y in (-3, 1, 5, 9, 13)),
        *(f.line((x, -18), (x * 1.3, -6)) for x in (-6, -2, 2, 6))), width=1.5 * f.scale)
    pen.mark("blue", f.line((-11, -6.4), (t, -9.6), (11, -6.4)), width=1.8 * f.scale)
    pen.part("gold", f.path(limb([(t, -9, 2), (t, -16, 3.2), (t + 1, -19, 1.4)])))
    pen.part("blue", f.path(rect(2.4 * t - 1.3, 10.6, 2.8, 7, 1)), shade="flat")


def _collar(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    for r, slot in ((9.6, "gold"), (7.6, "blue"), (5.4, "red"), (3.6, "gold")):
        pen.part(slot, at.body.path(smooth([(-p.shoulders * k * r / 9.6, -p.torso + 1), (0, -p.torso - 1.6),
            (p.shoulders * k * r / 9.6, -p.torso + 1), (r * 0.6, -p.torso + r * 0.7), (0, -p.torso + r), (-r * 0.6,
                -p.torso + r * 0.7)])), shade="flat")
    wear.belt(pen, at, "gold", "red")
    if pen.stance not in SEATED:
        pen.part("gold", at.body.path(polygon([(-3.4, 0), (3.4, 0), (4.6, 15), (-4.6, 15)])))
        pen.mark("blue", joined(*(at.body.line((-6, y), (6, y)) for y in (3, 7, 11))), width=1.4)


def _crook(pen: Pen, at: Posed) -> None:
    _nemes(pen, at)
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.stroke("gold", smooth([(x - 2, y + 12), (x + 2, y - 18), (x + 6, y - 27), (x + 12, y - 25), (x + 11,
            y - 19)], closed=False), 2.2, shade="form")


@symbol("pharaoh, egyptian king, egyptian pharaoh, ramesses", kinds="king, man, person", height=1.76,
    poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#b97a52", "#26201f", "#b97a52", "#b97a52", "#c99a3a"), trousers=("#b97a52", "fixed"),
        shirt=("#b97a52", "fixed"),
        gold=("#eebb3c", "primary"), blue=("#2a5fa8", "second"), red=("#c8382f", "fixed")), home="desert, hall",
            traits=("heroic",))
def pharaoh(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", lashes=True), Clothes(sleeve=0, leg=0, skirt=0), chest=worn(_kilt, _collar),
        over=_crook))


def _kilt(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    hem = 6 if pen.stance in SEATED else 18
    pen.part("glint", at.body.path(smooth([(-p.hips * k, -6, CORNER), (p.hips * k, -6, CORNER), (p.hips * 1.35 * k,
        hem, CORNER), (0, hem + 1.4), (-p.hips * 1.35 * k, hem, CORNER)], tension=0.2)))
    pen.mark("glint", joined(*(at.body.line((x * 0.7, -6), (x * 1.3, hem + 2)) for x in (-8, -5, 5, 8))), width=0.8,
        tone=-0.1)


@symbol("nun, mother superior, abbess",
    uniform="gown", does="pray",
    kinds="woman, person", height=1.66,
    poses="standing, walking, reading, sitting, waving, holding", faces_viewer=True,
    slots=plus(human("#e9b592", "#4a2f26", "#2b2a33", "#2b2a33", "#1c1c22"), white=("#fbf9f4", "fixed"),
        gold=("#d9b04a", "fixed")), home="hall")
def nun(pen: Pen) -> None:
    def collar(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.part("white", at.body.shape((-8, -p.torso + 2), (0, -p.torso - 3), (8, -p.torso + 2), (6, -p.torso + 9),
            (0, -p.torso + 11), (-6, -p.torso + 9)))
        pen.stroke("gold", joined(at.body.line((0.6, -12), (0.6, -3)), at.body.line((-2.2, -9.4), (3.4, -9.4))), 1.4)
    def veil(pen: Pen, at: Posed) -> None:
        f, t = at.face, at.stance.turn
        garments.headscarf(pen, at, "white")
        pen.part("shirt", difference(f.path(smooth([(-11, -7), (-6, -15.4), (0, -17), (6, -15.4), (11.4, -7), (14, 6),
            (17, 22, CORNER), (11, 22, CORNER), (11, 4), (7.4, -8), (0, -11.4), (-7.4, -8), (-11, 4), (-11, 22,
                CORNER), (-17, 22, CORNER), (-14, 6)])), f.path(ellipse(2 * t, 0, 7, 8.6))))
    person(pen, Person(WOMAN, Look("", lashes=True, ears=False), replace(GOWN, loose=1.1), chest=collar, over=veil))


def _mitre(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("hat", f.path(smooth([(-10.6, -6, CORNER), (-12, -18), (0, -34, CORNER), (12, -18), (10.6, -6, CORNER),
        (0, -8)])))
    pen.mark("gold", joined(f.line((0, -34), (0, -6)), f.line((-13, -9), (0, -10.6), (13, -9))), width=3 * f.scale)
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("gold", wear.staff(hand, 36))
        pen.stroke("gold", smooth([(x, y - 34), (x + 1, y - 44), (x + 8, y - 48), (x + 13, y - 42), (x + 9, y - 37),
            (x + 6, y - 40)], closed=False), 2.4, shade="form")


@symbol("pope, bishop, archbishop, cardinal priest, pontiff",
    uniform="gown",
    kinds="man, person", height=1.74,
    poses="standing, holding, waving, walking, sitting", faces_viewer=True,
    slots=plus(human("#eec0a0", "#e6e3df", "#fbf9f4", "#fbf9f4", "#a8283a"), hat=("#fbf6e4", "fixed"),
        gold=("#e6b93c", "fixed"), red=("#b8283a", "second")), home="hall")
def pope(pen: Pen) -> None:
    def stole(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.part("red", at.body.shape((-12, -p.torso + 8), (-8, -p.torso + 1), (0, -p.torso - 1), (8, -p.torso + 1),
            (12, -p.torso + 8), (8, -p.torso * 0.4), (0, -p.torso * 0.34), (-8, -p.torso * 0.4)))
        pen.mark("gold", at.body.line((-13, -p.torso * 0.62), (0, -p.torso * 0.4), (13, -p.torso * 0.62)), width=1.6)
        pen.stroke("gold", joined(at.body.line((0.4, -p.torso * 0.72), (0.4, -p.torso * 0.46)),
            at.body.line((-2, -p.torso * 0.64), (2.8, -p.torso * 0.64))), 1.4)
    person(pen, Person(MAN, Look("side", wrinkles=True), ROBE, chest=stole, over=_mitre))


@symbol("caveman, cavewoman, neanderthal, cave man, prehistoric man, stone age man", kinds="man, person", height=1.7,
    poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#c98d62", "#3a2820", "#c98a3f", "#c98d62", "#c98d62"), trousers=("#c98d62", "fixed"),
        spot=("#5b3a22", "fixed"), club=("#8a5a34", "fixed"),
        bone=("#f6ecd6", "fixed")), home="cave, mountains")
def caveman(pen: Pen) -> None:
    def fur(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("skin", at.body.shape((1, -p.torso - 4), (16, -p.torso - 4), (16, -p.torso * 0.3), (8,
            -p.torso * 0.6)))
        pen.mark("spot", joined(*(at.body.oval(x, y, r, r * 0.7, x * 9) for x, y, r in ((-7, -20, 1.7),
            (-2, -14, 1.9), (4, -8, 1.6), (-6, -6, 2), (0, 0, 1.7), (6, 2, 1.8), (-6, 7, 1.8), (2, 8, 1.6)))))
        if pen.stance not in SEATED:
            pen.part("shirt", at.body.path(polygon([(-11 + 3.2 * i , 11 if i % 2 else 17)
                for i in range(8)] + [(11, 6), (-11, 6)])), tone=-0.03)
    def club(pen: Pen, at: Posed) -> None:
        hand = in_hand(pen, at)
        if hand is not None:
            x, y = hand
            pen.part("club", smooth([(x - 2, y + 6), (x + 1, y + 7), (x + 9, y - 10), (x + 15, y - 22), (x + 13,
                y - 30), (x + 6, y - 29), (x + 2, y - 18), (x - 1, y - 4)]))
            pen.mark("club", joined(ellipse(x + 9, y - 22, 1.6), ellipse(x + 6, y - 14, 1.2), ellipse(x + 11, y - 26,
                1.1)), tone=-0.14)
    person(pen, Person(replace(MAN, shoulders=12.2, arm_width=6.8), Look("messy", "bob", beard="long"),
        Clothes(sleeve=0, leg=0, skirt=13, flare=3, dress=True), chest=fur, over=club))


@symbol("matador, bullfighter, torero",
    uniform="coat, trousers",
    kinds="man, person", height=1.76, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#d9a47c", "#26201f", "#2a3f86", "#2a3f86", "#26262e"), trousers=("#2a3f86", "follow"),
        gold=("#e8b93f", "fixed"), cape=("#d22c38", "second"),
        hat=("#26222a", "fixed"), sock=("#ef9ab4", "fixed"), inner=("#fbf8f2", "fixed"), wood=("#8a5a34", "fixed")),
            home="desert, street")
def matador(pen: Pen) -> None:
    def jacket(pen: Pen, at: Posed) -> None:
        p, k = at.person.physique, at.narrow
        garments.open_jacket(pen, at, "inner", "gold")
        pen.mark("gold", joined(*(at.body.oval(s * (6 + i % 2 * 2), -p.torso * (0.86 - 0.16 * i), 1.6) for s in (-1,
            1) for i in range(5))))
        for side in (-1, 1):
            pen.part("gold", at.body.oval(side * p.shoulders * k, -p.torso + 3, 4.6, 3.6))
        pen.part("cape", at.body.path(rect(-p.hips * k, -6, 2 * p.hips * k, 5, 1)), shade="flat")
    def over(pen: Pen, at: Posed) -> None:
        f = at.face
        pen.part("hat", f.path(union(ellipse(0, -12, 8, 4.4), ellipse(-11, -9.6, 5, 4), ellipse(11, -9.6, 5, 4))))
        hand = in_hand(pen, at)
        if hand is not None:
            x, y = hand
            pen.part("cape", smooth([(x - 5, y - 2, CORNER), (x + 22, y - 8, CORNER), (x + 26, y + 12), (x + 21,
                y + 36), (x + 14, y + 30), (x + 7, y + 37), (x + 1, y + 30), (x - 7, y + 34), (x - 6, y + 14)]))
            pen.mark("cape", joined(smooth([(x + 1, y), (x + 4, y + 16), (x, y + 32)], closed=False),
                smooth([(x + 12, y - 4), (x + 14, y + 14), (x + 13, y + 32)], closed=False)), width=1.4, tone=-0.12)
            pen.part("wood", pole((x - 5, y - 2), (x + 23, y - 8), 1.8, 1.4))
    person(pen, Person(MAN, Look("side"), SUIT, chest=jacket, over=over))


@symbol("royal guard, queen's guard, king's guard, beefeater, coldstream guard, palace guard",
    uniform="coat, trousers, boots",
    kinds="soldier, man, person", height=1.84, poses="standing, walking, holding, waving",
    faces_viewer=True, slots=plus(human("#e9b592", "#4a3326", "#cf2430", "#26262e", "#1c1c22"), hat=("#211f26",
        "fixed"), white=("#fbf8f2", "fixed"), gold=("#e8b93f", "fixed"),
        wood=("#6b4427", "fixed"), steel=("#4a505c", "fixed")), home="street")
def royal_guard(pen: Pen) -> None:
    def tunic(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        wear.buttons(pen, at, "gold", 4)
        pen.part("white", at.body.path(rect(-p.hips * at.narrow, -6, 2 * p.hips * at.narrow, 4)), shade="flat")
        pen.part("gold", at.body.path(rect(-2, -6.6, 4.4, 5, 0.8)), shade="flat")
        pen.part("hat", at.body.path(rect(-4, -p.torso - 0.6, 9, 3, 1)), shade="flat")
    def bearskin(pen: Pen, at: Posed) -> None:
        f = at.face
        pen.part("hat", f.path(smooth([(-11.4, 0, CORNER), (-13.4, -10), (-13, -24), (-7, -35), (0, -37), (7, -35),
            (13, -24), (13.4, -10), (11.4, 0, CORNER), (9, -5), (0, -7), (-9, -5)])))
        pen.mark("hat", joined(*(f.line((x, y), (x + 1.4, y + 4)) for x, y in ((-7, -26), (-2, -31), (4, -27),
            (8, -20), (-9, -15), (0, -19), (5, -13)))), width=0.8, tone=0.12)
        pen.stroke("gold", f.line((-10, 0), (-7, 8.4), (0, 11), (7, 8.4), (10, 0)), 1.1 * f.scale)
        hand = in_hand(pen, at)
        if hand is not None:
            x, y = hand
            pen.part("wood", limb([(x - 1, y + 10, 3.4), (x + 1, y - 6, 2.6), (x + 2, y - 16, 2)]))
            pen.part("steel", pole((x + 1, y - 14), (x + 4, y - 40), 1.7, 1.3))
    person(pen, Person(MAN, Look("short", ears=False), SUIT, chest=tunic, over=bearskin))


@symbol("geisha, maiko, japanese woman in a kimono, woman in a kimono",
    uniform="gown",
    kinds="woman, person", height=1.62,
    poses="holding, standing, walking, sitting, waving", faces_viewer=True,
    slots=plus(human("#fbf1e8", "#221d24", "#c22f56", "#c22f56", "#7a2f2a"), obi=("#e8b93f", "second"),
        flower=("#fbdfe8", "fixed"), pink=("#ef7fae", "fixed"),
        fan=("#fbf4e4", "fixed"), red=("#d2283a", "fixed"), wood=("#6b4427", "fixed")), home="garden, street")
def geisha(pen: Pen) -> None:
    def robe(pen: Pen, at: Posed) -> None:
        p, k = at.person.physique, at.narrow
        pen.mark("fan", at.body.shape((-3.4, -p.torso - 2, CORNER), (0.6, -p.torso * 0.62, CORNER), (4.4,
            -p.torso - 2, CORNER)))
        pen.mark("shirt", joined(at.body.line((-4.4, -p.torso), (2, -p.torso * 0.45)), at.body.line((5, -p.torso),
            (0.6, -p.torso * 0.62))), width=1.6, tone=0.12)
        pen.part("obi", at.body.path(rect(-p.waist * 1.2 * k, -p.torso * 0.48, p.waist * 2.4 * k, p.torso * 0.38, 1.6)))
        pen.mark("red", at.body.line((-14, -p.torso * 0.3), (14, -p.torso * 0.3)), width=1.6)
        if pen.stance not in SEATED:
            for x, y in ((-6, 10), (5, 18), (-4, 28), (7, 34), (0, 38)):
                pen.part("flower", union(*(at.body.oval(x + a, y + b, 1.7) for a, b in ((-1.4, 0), (1.4, 0),
                    (0, -1.4), (0, 1.4)))), shade="flat")
                pen.part("pink", at.body.oval(x, y, 0.9), shade="flat")
    def head(pen: Pen, at: Posed) -> None:
        f, x = at.face, 2.8 * at.stance.turn
        pen.part("hair", joined(f.oval(0, -17, 7.6, 6), f.oval(-11, -5, 3.8, 7), f.oval(11, -5, 3.8, 7)))
        pen.part("red", f.oval(x + 0.3, 7, 1.7, 1.2), shade="flat")
        pen.part("pink", joined(*(f.oval(8 + a, -15 + b, 2) for a, b in ((-1.7, 0), (1.7, 0), (0, -1.7), (0, 1.7)))),
            shade="flat")
        pen.stroke("obi", joined(f.line((-13, -19), (-5, -16)), f.line((5, -20), (14, -24))), 1.2 * f.scale)
        hand = in_hand(pen, at)
        if hand is not None:
            a, b = hand
            pen.part("fan", smooth([(a, b, CORNER), (a - 14, b - 16, CORNER), (a - 4, b - 22), (a + 8, b - 20),
                (a + 17, b - 11, CORNER)], tension=0.45))
            pen.mark("red", ellipse(a + 2, b - 13, 5))
            pen.mark("wood", joined(*(line([(a, b), (a + dx, b + dy)]) for dx, dy in ((-12, -15), (-6, -21), (1, -23),
                (8, -21), (15, -12)))), width=0.6)
    person(pen, Person(WOMAN, Look("", lashes=True, ears=False), replace(ROBE, flare=1, loose=1.06, sleeve_flare=4),
        chest=robe, over=head))


def _beaked(pen: Pen, at: Posed) -> None:
    f = at.face
    headgear.hood_up(pen, f, at.stance.turn, "shirt")
    pen.part("leather", f.path(smooth([(-8.6, -4), (0, -9), (8, -6), (9, -1), (18, 4), (26, 13, CORNER), (14, 10), (6,
        10), (-4, 9), (-8, 4)])))
    pen.mark("leather", joined(f.line((9, 0), (18, 6), (25, 12))), width=0.9, tone=-0.16)
    for x in (-3, 5):
        pen.part("brass", f.oval(x, -2, 3.4))
        pen.part("glass", f.oval(x, -2, 2.3), shade="flat")
    pen.part("hat", f.oval(0, -10, 17, 3.4))
    pen.part("hat", f.path(smooth([(-9.6, -9.6, CORNER), (-9, -20, CORNER), (0, -21.4), (9, -20, CORNER), (9.6, -9.6,
        CORNER), (0, -8)], tension=0.25)))
    hand = in_hand(pen, at)
    if hand is not None:
        pen.part("wood", wear.staff(hand, 14))


@symbol("plague doctor",
    uniform="gown",
    kinds="man, person", height=1.8, poses="standing, holding, walking, waving", faces_viewer=True,
    slots=plus(human("#e3b18c", "#2b2530", "#2f2c36", "#2f2c36", "#1c1c22"), leather=("#8a6a4a", "second"),
        brass=("#c99a3a", "fixed"), glass=("#1f2a33", "fixed"),
        hat=("#26232b", "fixed"), gloves=("#4a3526", "fixed"), wood=("#7a5234", "fixed")), home="street",
            traits=("starlit",))
def plague_doctor(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", ears=False), replace(ROBE, gloves="gloves"), chest=lambda p, at: wear.belt(p, at,
        "leather", "brass"), over=_beaked))


@symbol("jester, court jester, harlequin, fool",
    uniform="pyjamas, boots",
    kinds="man, person", height=1.72,
    poses="waving, standing, walking, sitting, holding, running", faces_viewer=True,
    slots=plus(human("#eec0a0", "#8a4a24", "#cf2f3c", "#2f8f6a", "#2f8f6a"), other=("#2f8f6a", "second"),
        gold=("#f0c24a", "fixed")), home="hall, stage")
def jester(pen: Pen) -> None:
    def front(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("other", at.body.shape((0.4, -p.torso - 3, CORNER), (18, -p.torso - 3, CORNER), (18, 16, CORNER),
            (0.4, 16, CORNER)))
        top = -p.torso
        pen.part("gold", at.body.path(polygon([(-9, top + 2), (-4, top - 1), (4, top - 1), (9, top + 2), (7, top + 8),
            (4, top + 4), (0.4, top + 10), (-3, top + 4), (-7, top + 8)])), shade="flat")
        wear.belt(pen, at, "gold")
    def cap(pen: Pen, at: Posed) -> None:
        f = at.face
        tails: list[tuple[str, list[Landmark], Point]] = [("shirt", [(-10, -5, CORNER), (-9, -14), (-13, -22),
            (-22, -19), (-25, -9), (-18,
            -13), (-13, -9)], (-25, -7)),
                ("other", [(10, -5, CORNER), (9, -14), (13, -22), (22, -19), (25, -9), (18, -13), (13, -9)], (25, -7)),
                ("gold", [(-8, -10, CORNER), (-4, -22), (2, -30), (9, -28), (6, -22), (8, -10, CORNER)], (9, -30))]
        for slot, path, bell in tails:
            pen.part(slot, f.path(smooth(path)))
            pen.part("gold", f.oval(*bell, 2.4))
        pen.part("shirt", f.path(smooth([(-10.6, -4, CORNER), (-10, -12), (0, -15), (0, -6, CORNER)])))
        pen.part("other", f.path(smooth([(10.6, -4, CORNER), (10, -12), (0, -15), (0, -6, CORNER)])))
    person(pen, Person(MAN, Look("short"), Clothes(sleeve=2, skirt=8, flare=2), chest=front, over=cap))
