"""People by calling: astronauts, knights, wizards, cooks, kings."""

from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Pen, Role, symbol
from limner.engines.illustrator.atlas.symbols.people import POSES, human
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates.flesh import EYES, Slots
from limner.engines.illustrator.atlas.templates.person import CHILD, MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look
from limner.engines.illustrator.atlas.templates.stance import SEATED
from limner.engines.illustrator.geometry import CORNER, ellipse, joined, limb, rect, smooth, union

_SUIT = Clothes(sleeve=2, leg=2)
_ROBE = Clothes(sleeve=2, leg=0, skirt=43, flare=5, dress=True, loose=1.25, sleeve_flare=2.4)


def _with(slots: Slots, **more: tuple[str, Role]) -> Slots:
    return {**slots, **more}


# ---- space, legend, court


def _pack(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.part("pack", at.body.path(rect(-p.shoulders * 1.06 - 3 * at.stance.turn, -p.torso - 1, p.shoulders * 2.12,
        p.torso * 0.95, 4)), tone=-0.06)  # fmt: skip


def _suit_front(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.part("pack", at.body.path(rect(-5.6 + at.stance.turn, -p.torso * 0.66, 11.2, 7.4, 1.6)), tone=0.04)
    x, y = -3.2 + at.stance.turn, -p.torso * 0.66 + 2.6
    for i, slot in enumerate(("accent", "button", "light")):
        pen.part(slot, at.body.oval(x + i * 3.2, y, 1.1), shade="flat", detail=1)
    pen.part("stripe", at.body.path(rect(-p.hips * 0.99 * at.narrow, -p.torso * 0.12, p.hips * 1.98 * at.narrow,
        2.6)), shade="flat")  # fmt: skip


def _helmet(pen: Pen, at: Posed) -> None:
    f = at.face
    t = at.stance.turn
    pen.part("stripe", f.path(ellipse(0, 12.4, 10.6, 3.4)))
    pen.part("shirt", f.path(ellipse(0, -1, 16.4, 16)))
    visor = f.path(ellipse(0.8 + 2.4 * t, -0.4, 12.4, 11.4))
    pen.part("visor", visor)
    pen.mark("visor", f.path(ellipse(5 + 2 * t, -14, 16, 13)), tone=0.1, alpha=0.65)
    pen.mark("glint", f.shape((-7 + 2 * t, -2), (-5 + 2 * t, -7.6), (0 + 2 * t, -9.4), (-3.4 + 2 * t, -6),
        (-5.4 + 2 * t, -1.4)), alpha=0.85, detail=1)  # fmt: skip
    pen.part("accent", f.path(ellipse(-15.6 + t * 2, 0, 2.4, 4.4)))
    pen.anchor(hat=f.at(0, -15))


@symbol("astronaut, spaceman, cosmonaut, space explorer, spacewoman, moonwalker", kinds="person", height=1.85,
    poses=f"{POSES}, floating", faces_viewer=True,
        slots=_with(human("#e3a67e", "#5a3825", "#f2f0ee", "#f2f0ee", "#b9bcc8"), trousers=("#f2f0ee", "follow"),
            pack=("#a9b0c0", "fixed"),
            visor=("#26304f", "fixed"), stripe=("#e8743a", "second"), accent=("#d9453f", "fixed"),
            button=("#3f8fd0", "fixed"), light=("#f3c34a", "fixed"), gloves=("#b9bcc8", "fixed")),
            home="space")  # fmt: skip
def astronaut(pen: Pen) -> None:
    body = replace(MAN, arm_width=7.6, leg_width=11.6, shoulders=12, waist=10.4, hips=10.6, head=0.9, thigh=20,
        shin=20, neck=2.0)  # fmt: skip
    person(pen, Person(body, Look("", ears=False), replace(_SUIT, gloves="gloves", loose=1.08), behind=_pack,
        chest=_suit_front, over=_helmet))  # fmt: skip


def _armour(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    pen.mark("shirt", at.body.line((0.6, -p.torso), (0.6, 2)), width=0.9, tone=-0.12)
    pen.mark("shirt", at.body.line((-p.waist * k, -p.torso * 0.34), (0, -p.torso * 0.26),
        (p.waist * k, -p.torso * 0.34)), width=1.0, tone=-0.12, detail=1)  # fmt: skip
    wear.belt(pen, at, "leather", "gold")
    if pen.pose not in SEATED:
        pen.part("cloth", at.body.path(smooth([(-p.hips * k * 0.7, 0, CORNER), (p.hips * k * 0.7, 0, CORNER),
            (p.hips * k * 0.62, 13, CORNER), (0, 16, CORNER), (-p.hips * k * 0.62, 13, CORNER)],
            tension=0.2)))  # fmt: skip


def _visor(pen: Pen, at: Posed) -> None:
    f, t = at.face, at.stance.turn
    pen.part("plume", f.path(limb([(0, -12, 5), (-3, -21, 8), (-12, -25, 8.4), (-20, -19, 6), (-21, -11, 2)])))
    pen.part("shirt", f.shape((-11.6, 9, CORNER), (-12, -4), (-8, -12.6), (0, -15), (8, -12.6), (12, -4),
        (11.6, 9, CORNER), (6, 13), (0, 14.4), (-6, 13)))  # fmt: skip
    pen.mark("shirt", f.shape((-14, -2, CORNER), (3 * t, -5.4), (14, -2, CORNER), (12, 9), (2 + 3 * t, 16), (-12, 9)),
        tone=-0.05)  # fmt: skip
    pen.mark("eye", f.path(smooth([(-9.4 + 2.6 * t, -3.4, CORNER), (9.4 + 2.2 * t, -3.4, CORNER),
        (9 + 2.2 * t, 0.8, CORNER), (2.8 * t, 2.2), (-9 + 2.6 * t, 0.8, CORNER)], tension=0.2)))  # fmt: skip
    pen.mark("glint", joined(f.oval(-4 + 3 * t, -1.2, 0.95), f.oval(4 + 3 * t, -1.2, 0.95)), alpha=0.9, detail=1)
    pen.mark("shirt", joined(*(f.line((x + 3 * t, 4.6), (x * 0.9 + 3 * t, 9.4)) for x in (-4.4, -1.5, 1.5, 4.4))),
        width=0.9, tone=-0.2, detail=1)  # fmt: skip
    pen.anchor(hat=f.at(0, -14))


def _shield(pen: Pen, at: Posed) -> None:
    pen.part("shirt", at.body.path(joined(ellipse(-at.person.physique.shoulders * at.narrow,
        -at.person.physique.torso + 3.6, 4.8, 4.4), ellipse(at.person.physique.shoulders * at.narrow,
        -at.person.physique.torso + 3.6, 4.8, 4.4))), tone=0.03)  # fmt: skip
    _visor(pen, at)


@symbol("knight, warrior, paladin, crusader, gladiator", kinds="man, person", height=1.85, poses=POSES,
    faces_viewer=True,
        slots=_with(human("#e3a67e", "#5a3825", "#aab3c2", "#8d97a8", "#7b8494"), trousers=("#8d97a8", "follow"),
            leather=("#6b4630", "fixed"),
            gold=("#e2b646", "fixed"), cloth=("#b8373c", "second"), plume=("#cf3b3f", "second"),
            gloves=("#8d97a8", "fixed")),
            home="hall", told_in="hall, village, meadow, mountains", traits=("heroic",))  # fmt: skip
def knight(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12, arm_width=6.6, leg_width=10.2), Look("", ears=False),
        replace(_SUIT, gloves="gloves"), chest=_armour, over=_shield))  # fmt: skip


def _magic(pen: Pen, at: Posed) -> None:
    hand = at.far_arm.end
    pen.part("wood", wear.staff(hand, 34))
    pen.part("orb", ellipse(hand[0], hand[1] - 38, 5.2), shade="glow")
    pen.part("glint", ellipse(hand[0] + 1.6, hand[1] - 39.8, 1.3), shade="flat", detail=1)


def _wizard_hat(pen: Pen, at: Posed) -> None:
    wear.pointed_hat(pen, at.face, stars=True)


@symbol("wizard, sorcerer, mage, magician, warlock, merlin, enchanter", kinds="man, person", height=1.8,
    poses="standing, holding, waving, walking, sitting", faces_viewer=True,
        slots=_with(human("#f0c3a2", "#e9e9ee", "#4b4fa8", "#3a3d86", "#4a3a34"), hat=("#4b4fa8", "follow"),
            band=("#f0c24a", "fixed"), wood=("#7a5234", "fixed"), orb=("#8fe3e8", "light")),
            home="forest", tools={"magic_wand": "orb"}, traits=("heroic",))  # fmt: skip
def wizard(pen: Pen) -> None:
    staff = _magic if pen.pose in ("standing", "walking") else None
    person(pen, Person(MAN, Look("back", beard="long"), _ROBE, behind=staff, over=_wizard_hat))


def _witch_hat(pen: Pen, at: Posed) -> None:
    wear.pointed_hat(pen, at.face, stars=False)


@symbol("witch, sorceress, enchantress", kinds="woman, person", height=1.7, poses=POSES, faces_viewer=True,
        slots=_with(human("#f0c9ae", "#b5552f", "#4a3a5e", "#3a2e4c", "#2b2530"), hat=("#3d3050", "follow"),
            band=("#8fc65a", "fixed")), home="forest", traits=("heroic", "starlit"))  # fmt: skip
def witch(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), replace(_ROBE, skirt=36, loose=1.1),
        over=_witch_hat))  # fmt: skip


def _robe_trim(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    pen.part("ermine", at.body.shape((-p.shoulders * k, -p.torso + 4), (-p.shoulders * k * 0.6, -p.torso),
        (0, -p.torso + 1.6), (p.shoulders * k * 0.6, -p.torso), (p.shoulders * k, -p.torso + 4),
        (p.shoulders * k * 0.6, -p.torso + 8.4), (0, -p.torso + 9.4), (-p.shoulders * k * 0.6,
        -p.torso + 8.4)))  # fmt: skip
    pen.mark("eye", joined(*(at.body.oval(x * k, -p.torso + y, 0.6, 1.1)
        for x, y in ((-6.4, 5), (-2.6, 6.6), (2.8, 6.6), (6.6, 5)))), detail=1)  # fmt: skip
    pen.part("gold", at.body.path(rect(-1.6, -p.torso * 0.66, 3.6, p.torso * 0.66 + 2)), shade="flat", alpha=0.95)


def _king_cape(pen: Pen, at: Posed) -> None:
    wear.cape(pen, at, "cape", 62 if pen.pose != "sitting" else 40)


@symbol("king, monarch ruler, emperor, prince, ruler", kinds="man, person", height=1.8, poses=POSES,
    faces_viewer=True,
        slots=_with(human("#e9b592", "#8a5a34", "#b23a48", "#3b3a5e", "#5b3a2c"), gold=("#f2bf3f", "fixed"),
            jewel=("#3f7fd0", "fixed"), ermine=("#faf6ee", "fixed"), cape=("#8e2b3c", "follow"),
            leather=("#6b4630", "fixed")),
            home="hall", told_in="hall, village, meadow, mountains", traits=("heroic",))  # fmt: skip
def king(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="full"), _SUIT, behind=_king_cape, chest=_robe_trim, over=lambda p,
        at: wear.crown(p, at.face)))  # fmt: skip


def _jewels(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.part("gold", joined(*(at.body.oval(x, -p.torso + y, 1.0) for x, y in ((-3.6, 2.8), (-1.8, 4.2), (0.4, 4.8),
        (2.6, 4.2), (4.4, 2.8)))), shade="flat", detail=1)  # fmt: skip


@symbol("queen, empress, her majesty", kinds="woman, person", height=1.7, poses=POSES, faces_viewer=True,
        slots=_with(human("#e9b592", "#6b3f28", "#7a4aa8", "#5b3a86", "#c9a24a"), gold=("#f2bf3f", "fixed"),
            jewel=("#d9455f", "fixed"), cape=("#b23a52", "follow")),
            home="hall", told_in="hall, village, meadow, mountains", traits=("heroic",))  # fmt: skip
def queen(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "bob", lashes=True), replace(_ROBE, flare=9, loose=1.0,
        sleeve_flare=1.6), behind=_king_cape, chest=_jewels, over=lambda p,
        at: wear.crown(p, at.face, tall=0.96)))  # fmt: skip


@symbol("princess, cinderella", kinds="girl, person", height=1.4, poses=POSES, faces_viewer=True,
        slots=_with(human("#f3c9a8", "#e3b24f", "#ef8fb6", "#e27aa6", "#f6d6e4"), gold=("#f2c64a", "fixed"),
            jewel=("#7fb7ea", "fixed")), home="hall", told_in="hall, village, meadow, mountains")  # fmt: skip
def princess(pen: Pen) -> None:
    person(pen, Person(replace(CHILD, thigh=19, shin=18, head=1.12), Look("parted", "long", lashes=True, child=True),
        Clothes(sleeve=0.5, leg=0, skirt=32, flare=10, dress=True, loose=1.25), chest=_jewels, over=lambda p,
            at: wear.crown(p, at.face, tall=0.84)))  # fmt: skip


# ---- trades


def _cook(pen: Pen, at: Posed) -> None:
    wear.buttons(pen, at, "button", 3, double=True)
    p = at.person.physique
    pen.part("scarf", at.body.shape((-4.6, -p.torso + 0.4), (0.6, -p.torso + 2.4), (5.4, -p.torso + 0.4),
        (3.6, -p.torso + 3.6), (1.6, -p.torso + 6.4, CORNER), (0.6, -p.torso + 4.4), (-0.8, -p.torso + 6.4, CORNER),
        (-3, -p.torso + 3.6)))  # fmt: skip
    if pen.pose not in SEATED:
        wear_apron = at.body.path(smooth([(-8.2 * at.narrow, -4, CORNER), (8.2 * at.narrow, -4, CORNER),
            (9 * at.narrow, 17, CORNER), (0, 18), (-9 * at.narrow, 17, CORNER)], tension=0.2))  # fmt: skip
        pen.part("hat", wear_apron, tone=-0.02)


@symbol("chef, cook, baker, pastry chef, pizza chef", kinds="man, person", height=1.85, poses=POSES,
    faces_viewer=True,
        slots=_with(human("#d99c72", "#3a2a22", "#f8f6f2", "#4a4f63", "#2b2a30"), hat=("#fbfaf7", "fixed"),
            button=("#3b3b48", "fixed"), scarf=("#d5453f", "second")), home="kitchen")  # fmt: skip
def chef(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="moustache"), _SUIT, chest=_cook, over=lambda p,
        at: wear.toque(p, at.face)))  # fmt: skip


def _stethoscope(pen: Pen, at: Posed) -> None:
    wear.lapels(pen, at, "shirt", "inner")
    p = at.person.physique
    pen.stroke("tube", at.body.line((-4.2, -p.torso + 0.6), (-3.6, -p.torso + 8), (-0.4, -p.torso + 12),
        (3.4, -p.torso + 8.4), (4.6, -p.torso + 0.6)), 1.3)  # fmt: skip
    pen.stroke("tube", at.body.line((-0.4, -p.torso + 12), (0.2, -p.torso + 16)), 1.3)
    pen.part("metal", at.body.oval(0.3, -p.torso + 17.4, 1.8), shade="flat")
    pen.part("cross", at.body.path(union(rect(4.4, -p.torso + 9, 1.4, 4), rect(3.1, -p.torso + 10.3, 4, 1.4))),
        shade="flat", detail=1)  # fmt: skip


@symbol("doctor, physician, surgeon, dentist, veterinarian, vet, medic", kinds="woman, person",
    height=1.7, poses=POSES, faces_viewer=True,
        slots=_with(human("#c98f66", "#3a2620", "#f7f8f8", "#4f8fa8", "#f1ede6"), inner=("#6cb6b8", "second"),
            tube=("#3a4052", "fixed"), metal=("#b9c1cc", "fixed"), cross=("#d9453f", "fixed")),
            home="laboratory", told_in="office, laboratory")  # fmt: skip
def doctor(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("side", "bun", lashes=True), replace(_SUIT, loose=1.06), chest=_stethoscope))


def _officer(pen: Pen, at: Posed) -> None:
    wear.tie(pen, at, "peak")
    wear.star_badge(pen, at, "badge")
    wear.belt(pen, at, "peak", "badge")


@symbol("police officer, policeman, policewoman, cop, police, sheriff, security guard", kinds="man, person",
    height=1.8, poses=POSES, faces_viewer=True,
        slots=_with(human("#b97a52", "#2b2024", "#3d5f9c", "#2c3a5c", "#23242e"), hat=("#2c3a5c", "follow"),
            peak=("#1f2330", "fixed"), badge=("#f0c24a", "fixed")), home="street")  # fmt: skip
def police_officer(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), _SUIT, chest=_officer, over=lambda p,
        at: wear.peaked_cap(p, at.face, at.stance.turn)))  # fmt: skip


def _reflective(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.mark("band", joined(at.body.line((-20, -p.torso * 0.5), (20, -p.torso * 0.5)),
        at.body.line((-20, -p.torso * 0.12), (20, -p.torso * 0.12))), width=2.6)  # fmt: skip
    pen.mark("shirt", at.body.line((0.6, -p.torso), (0.6, 4)), width=0.9, tone=-0.14)


@symbol("firefighter, fireman, fire fighter, firewoman", kinds="man, person", height=1.82, poses=POSES,
    faces_viewer=True,
        slots=_with(human("#e3a67e", "#6b4028", "#3f4658", "#3f4658", "#23242e"), hat=("#d2382f", "fixed"),
            badge=("#f0c24a", "fixed"), band=("#eadf4a", "fixed")), home="street", traits=("heroic",))  # fmt: skip
def firefighter(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), replace(_SUIT, loose=1.12), chest=_reflective, over=lambda p,
        at: wear.hard_hat(p, at.face, at.stance.turn)))  # fmt: skip


@symbol("builder, construction worker, engineer, mechanic, worker, plumber, electrician, carpenter, miner, workman",
    kinds="man, person", height=1.78, poses=POSES, faces_viewer=True,
        slots=_with(human("#d99c72", "#4a2f22", "#ee7d2b", "#3f5a86", "#8a5a34"), hat=("#f3c431", "fixed"),
            badge=("#fbf7ee", "fixed"), band=("#f6efb0", "fixed")), home="street")  # fmt: skip
def builder(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="full"), Clothes(sleeve=0.8), chest=_reflective, over=lambda p,
        at: wear.hard_hat(p, at.face, at.stance.turn)))  # fmt: skip


def _dungarees(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    w = p.waist * 0.78 * k
    bib = at.body.path(smooth([(-w, -p.torso * 0.62, CORNER), (w, -p.torso * 0.62, CORNER), (p.hips * k, -2, CORNER),
        (p.hips * k, 4, CORNER), (-p.hips * k, 4, CORNER), (-p.hips * k, -2, CORNER)], tension=0.2))  # fmt: skip
    pen.part("trousers", bib)
    pen.mark("trousers", at.body.path(rect(-w * 0.5, -p.torso * 0.48, w, 6, 1)), tone=-0.07, detail=1)
    pen.stroke("trousers", joined(at.body.line((-w * 0.86, -p.torso * 0.6), (-w * 0.9, -p.torso + 1)),
        at.body.line((w * 0.86, -p.torso * 0.6), (w * 0.9, -p.torso + 1))), 2.2)  # fmt: skip


@symbol("farmer, gardener, rancher, shepherd, scarecrow man", kinds="man, person", height=1.76, poses=POSES,
    faces_viewer=True,
        slots=_with(human("#e0a277", "#a8622f", "#c9483f", "#3f6ba0", "#6b4a34"), hat=("#e6c270", "fixed"),
            band=("#8a4a34", "fixed")), home="farm")  # fmt: skip
def farmer(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="moustache"), Clothes(sleeve=1.3), chest=_dungarees, over=lambda p,
        at: wear.brimmed_hat(p, at.face, curl=0.6)))  # fmt: skip


def _waistcoat(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    for side in (-1, 1):
        pen.mark("vest", at.body.shape((side * 2.2, -p.torso, CORNER), (side * 3.4, -p.torso * 0.4),
            (side * 2.4, 4, CORNER), (side * 16 * k, 4, CORNER), (side * 16 * k, -p.torso, CORNER)))  # fmt: skip
    pen.part("scarf", at.body.shape((-4.6, -p.torso + 0.2), (0.6, -p.torso + 1.4), (5.4, -p.torso + 0.2),
        (0.6, -p.torso + 7, CORNER)))  # fmt: skip
    wear.belt(pen, at, "leather", "gold")


@symbol("cowboy, cowgirl, gunslinger", kinds="man, person", height=1.8, poses=POSES, faces_viewer=True,
        slots=_with(human("#dca27a", "#6b4028", "#e6d6b8", "#4a6088", "#6b4028"), hat=("#8a5a34", "fixed"),
            band=("#4a2f22", "fixed"), vest=("#8a5434", "follow"), scarf=("#c93f3a", "second"),
            leather=("#4a2f22", "fixed"), gold=("#e2b646", "fixed")),
            home="desert, farm", told_in="desert", traits=("heroic",))  # fmt: skip
def cowboy(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side"), _SUIT, chest=_waistcoat, over=lambda p, at: wear.brimmed_hat(p, at.face)))


def _sash(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.mark("glint", joined(*(at.body.line((-20, y), (20, y)) for y in (-p.torso * 0.7, -p.torso * 0.5,
        -p.torso * 0.3))), width=2.0, alpha=0.9)  # fmt: skip
    for side in (-1, 1):
        pen.mark("coat", at.body.shape((side * 4.6, -p.torso - 1, CORNER), (side * 5.4, 4, CORNER),
            (side * 18, 4, CORNER), (side * 18, -p.torso, CORNER)))  # fmt: skip
    wear.belt(pen, at, "leather", "gold")


def _tricorne(pen: Pen, at: Posed) -> None:
    f, t = at.face, at.stance.turn
    pen.part("eye", f.oval(-4 + 3 * t, 0.2, 3.0, 2.8), shade="flat")
    pen.stroke("eye", f.line((-10, -4), (-4 + 3 * t, -2), (9.6, -6)), 0.9)
    pen.part("hat", f.shape((-17, -6, CORNER), (-12, -13), (-4, -20), (6, -19.6), (13, -13), (17, -6, CORNER),
        (8, -7.6), (0, -6.4), (-8, -7.6)))  # fmt: skip
    pen.stroke("gold", f.line((-17, -6), (-8, -7.6), (0, -6.4), (8, -7.6), (17, -6)), 1.1)
    pen.part("glint", joined(f.oval(0, -13.6, 2.6, 2.4), f.path(rect(-1.4, -12, 2.8, 2.4, 0.6))), shade="flat")
    pen.part("eye", joined(f.oval(-1, -13.6, 0.7), f.oval(1, -13.6, 0.7)), shade="flat", detail=1)


@symbol("pirate, buccaneer, captain hook", kinds="man, person", height=1.78, poses=POSES, faces_viewer=True,
        slots=_with(human("#d99c72", "#2b2024", "#b8373c", "#4a4456", "#3a2a24"), hat=("#2b2733", "fixed"),
            coat=("#3f3a5e", "second"), leather=("#3a2a24", "fixed"), gold=("#e2b646", "fixed")),
            home="sea", traits=("heroic",))  # fmt: skip
def pirate(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="full"), Clothes(sleeve=1.6), chest=_sash, over=_tricorne))


def _santa_front(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    pen.part("fur", at.body.path(rect(-1.8, -p.torso + 2, 4.2, p.torso)), tone=-0.01)
    pen.part("fur", at.body.path(rect(-p.hips * 1.08 * k, 0.4, p.hips * 2.16 * k, 4, 2)))
    wear.belt(pen, at, "leather", "gold")


def _santa_hat(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("shirt", f.shape((-9.6, -9, CORNER), (-8, -18), (0, -24), (10, -22), (17, -13), (17.6, -7, CORNER),
        (13, -11), (9.6, -9, CORNER)))  # fmt: skip
    pen.part("fur", f.path(rect(-11.6, -11.6, 23.2, 5.4, 2.7)))
    pen.part("fur", f.oval(17.4, -5.4, 3.4))


@symbol("santa claus, santa, father christmas, st nicholas, saint nicholas", kinds="man, person", height=1.75,
    poses=POSES, faces_viewer=True,
        slots=_with(human("#f0c3a2", "#f6f4f0", "#cf3434", "#cf3434", "#2b2530"), trousers=("#cf3434", "follow"),
            fur=("#fbf8f2", "fixed"),
            leather=("#2b2530", "fixed"), gold=("#f0c24a", "fixed"), gloves=("#2f2b33", "fixed")),
            home="snow", told_in="village", traits=("wintry",))  # fmt: skip
def santa_claus(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12.4, waist=13, hips=12.6, arm_width=7.4, leg_width=11, head=0.94,
        thigh=19, shin=20), Look("back", beard="long", glasses=True), replace(_SUIT, gloves="gloves", loose=1.08),
        chest=_santa_front, over=_santa_hat))  # fmt: skip


def _emblem(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.part("gold", at.body.path(smooth([(-4.4, -p.torso * 0.8, CORNER), (5.2, -p.torso * 0.8, CORNER),
        (6.4, -p.torso * 0.66, CORNER), (0.4, -p.torso * 0.42, CORNER), (-5.6, -p.torso * 0.66, CORNER)],
        tension=0.1)), shade="flat")  # fmt: skip
    wear.belt(pen, at, "gold", "cape")


def _mask(pen: Pen, at: Posed) -> None:
    f, t = at.face, at.stance.turn
    x = 2.8 * t
    pen.part("cape", f.shape((-9.4 + t, -2.6), (x - 4, -3.6), (x, -2), (x + 4, -3.6), (9.6, -2.6), (9.2, 1.6),
        (x + 4, 3.2), (x, 1.6), (x - 4, 3.2), (-9 + t, 1.6)), shade="flat")  # fmt: skip
    for side in (-1, 1):
        pen.part("glint", f.oval(x + side * 3.9, 0.2, 1.9, 1.6), shade="flat")
        pen.part("eye", f.oval(x + side * 3.9 + 0.2, 0.3, 1.05, 1.3), shade="flat")


@symbol("superhero, hero, superman, superwoman, supergirl", kinds="man, person", height=1.85,
    poses=f"{POSES}, flying", faces_viewer=True,
        slots=_with(human("#e3a67e", "#3a2620", "#3566b8", "#3566b8", "#cf3a3a"), trousers=("#3566b8", "follow"),
            cape=("#d23b3b", "second"),
            gold=("#f3c43a", "fixed"), gloves=("#cf3a3a", "fixed")),
            home="rooftop, street", traits=("heroic",))  # fmt: skip
def superhero(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12.8, waist=8.8, arm_width=6.8), Look("side"),
        replace(_SUIT, gloves="gloves"), behind=lambda p, at: wear.cape(p, at, "cape", 52), chest=_emblem,
        over=_mask))  # fmt: skip


@symbol("ninja, shinobi", kinds="man, person", height=1.7, poses=POSES, faces_viewer=True,
        slots=_with(human("#e3b48e", "#2b2733", "#3a3c4e", "#3a3c4e", "#2b2733"), trousers=("#3a3c4e", "follow"),
            scarf=("#c93f3a", "second"),
            gloves=("#2b2733", "fixed")), told_in="forest, mountains, garden", traits=("heroic",))  # fmt: skip
def ninja(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", ears=False), replace(_SUIT, gloves="gloves", loose=1.1), chest=lambda p,
        at: wear.belt(p, at, "scarf"), over=_hood))  # fmt: skip


def _hood(pen: Pen, at: Posed) -> None:
    f, t = at.face, at.stance.turn
    x = 2.8 * t
    whole = f.path(ellipse(0, -0.4, 11.6, 13))
    slit = f.path(smooth([(x - 8.4, -3.6), (x, -4.4), (x + 8.2, -3.6), (x + 8.2, 2.6), (x, 3.4), (x - 8.4, 2.6)]))
    pen.part("scarf", f.path(limb([(-10, -5, 3), (-17, -4, 4), (-23, -9, 3.4), (-28, -7, 1)])))
    pen.part("shirt", whole)
    pen.mark("skin", slit)
    pen.mark("scarf", f.line((-13, -6.8), (x, -8), (13, -6.8)), width=2.8)
    for side in (-1, 1):
        pen.part("eye", f.oval(x + side * 3.9, -0.2, 1.3, 1.7), shade="flat")
        pen.part("glint", f.oval(x + side * 3.9 + 0.4, -0.9, 0.5), shade="flat", detail=1)
        pen.stroke("hair", f.line((x + side * 1.8, -3.0), (x + side * 5.8, -3.5)), 0.9)


def _tutu(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    y = -p.torso * 0.14
    for drop, reach, tone in ((7.0, 2.15, -0.05), (3.4, 2.3, 0.03)):
        pen.part("tulle", at.body.shape((-p.waist * k, y - 1), (-p.hips * k * reach, y + drop - 1.6),
            (-p.hips * k * reach * 0.9, y + drop + 2.4), (0, y + drop + 4),
            (p.hips * k * reach * 0.9, y + drop + 2.4), (p.hips * k * reach, y + drop - 1.6), (p.waist * k, y - 1)),
            tone=tone)  # fmt: skip


@symbol("ballerina, dancer, ballet dancer, gymnast", kinds="woman, person", height=1.68,
    poses="waving, standing, walking, running, sitting, holding", faces_viewer=True,
        slots=_with(human("#f0c3a2", "#4a2f26", "#f08fb0", "#f7d9e2", "#f08fb0"),
        tulle=("#f9c3d4", "follow")), home="stage", told_in="stage, studio, room")  # fmt: skip
def ballerina(pen: Pen) -> None:
    person(pen, Person(replace(WOMAN, thigh=25, shin=24, leg_width=7.8), Look("back", "bun", lashes=True),
        Clothes(sleeve=0.28, leg=2), chest=_tutu))  # fmt: skip


# ---- machines


@symbol("robot, android, cyborg, droid, bot, automaton", kinds="machine, toy", height=1.4,
    poses="standing, waving, holding", faces_viewer=True,
        slots={**EYES, "shell": ("#8fb2c9", "primary"), "joint": ("#566476", "fixed"), "panel": ("#e6edf1", "fixed"),
            "screen": ("#26324a", "fixed"), "lamp": ("#7ff0e6", "light"), "accent": ("#f08a3c", "second"),
            "dial": ("#f3c34a", "fixed")}, home="laboratory", told_in="laboratory, street, spaceship",
            traits=("lively",))  # fmt: skip
def robot(pen: Pen) -> None:
    rest = [(26.0, -56.0, 8.0), (34.0, -46.0, 7.6), (34.0, -32.0, 7.4)]
    raised = _ROBOT_ARMS.get(pen.pose, rest)
    _robot_legs(pen)
    for chain in ([(-x, y, w) for x, y, w in rest], raised):
        _robot_arm(pen, chain)
    _robot_trunk(pen)
    _robot_head(pen)
    hx, hy, _ = raised[-1]
    pen.anchor(feet=(0, 0), head=(0, -80), face=(0, -80), eye=(0, -82), mouth=(0, -74), hat=(0, -95), neck=(0, -63),
        chest=(0, -45), hand=(hx + 4, hy), held=(hx + 4, hy), near_hand=(-34, -26), back=(-22, -50), seat=(0, -29),
        lean=(-26, -45))  # fmt: skip


_ROBOT_ARMS: dict[str, list[tuple[float, float, float]]] = {
    "waving": [(26, -56, 8), (38, -62, 7.6), (42, -80, 7.4)],
    "holding": [(26, -56, 8), (32, -44, 7.6), (46, -46, 7.4)],
}


def _robot_legs(pen: Pen) -> None:
    for x in (-13, 13):
        pen.part("joint", limb([(x, -32, 8), (x, -8, 8)]))
        pen.mark("joint", joined(*(rect(x - 6, y, 12, 1.1) for y in (-26, -22, -18, -14))), tone=-0.12, detail=1)
        pen.part("shell", smooth([(x - 9, -1, CORNER), (x - 9.6, -7), (x - 4, -11.4), (x + 4, -11.4), (x + 9.6, -7),
            (x + 9, -1, CORNER)]), tone=-0.04)  # fmt: skip
        pen.part("joint", rect(x - 10, -3, 20, 3, 1.4))


def _robot_arm(pen: Pen, chain: list[tuple[float, float, float]]) -> None:
    pen.part("joint", limb(chain))
    (bx, by, _), (hx, hy, _) = chain[1:]
    dx, dy = (hx - bx), (hy - by)
    n = max((dx * dx + dy * dy) ** 0.5, 1)
    ux, uy = dx / n, dy / n
    claw = smooth([(hx - uy * 6, hy + ux * 6), (hx + ux * 9 - uy * 7, hy + uy * 9 + ux * 7),
        (hx + ux * 11 - uy * 2.4, hy + uy * 11 + ux * 2.4, CORNER), (hx + ux * 5, hy + uy * 5),
        (hx + ux * 11 + uy * 2.4, hy + uy * 11 - ux * 2.4, CORNER), (hx + ux * 9 + uy * 7, hy + uy * 9 - ux * 7),
        (hx + uy * 6, hy - ux * 6)])  # fmt: skip
    pen.part("shell", claw, tone=0.02)


def _robot_trunk(pen: Pen) -> None:
    for x in (-25, 25):
        pen.part("accent", ellipse(x, -56, 6.4))
    pen.part("shell", smooth([(-22, -60, CORNER), (0, -62.4), (22, -60, CORNER), (24, -44), (21, -29, CORNER),
        (0, -27), (-21, -29, CORNER), (-24, -44)], tension=0.4))  # fmt: skip
    pen.part("panel", rect(-13, -54, 26, 18, 3))
    pen.part("dial", ellipse(-6.4, -45, 4.2))
    pen.mark("eye", limb([(-6.4, -45, 0.9), (-4.4, -47.6, 0.7)]), detail=1)
    for i, slot in enumerate(("accent", "lamp", "dial")):
        pen.part(slot, ellipse(2.4 + i * 4, -49.4, 1.5), shade="flat")
    pen.part("joint", rect(1, -45, 10, 1.4, 0.7), shade="flat", detail=1)
    pen.part("joint", rect(1, -41.6, 10, 1.4, 0.7), shade="flat", detail=1)


def _robot_head(pen: Pen) -> None:
    pen.part("joint", rect(-5, -66, 10, 6, 1.4))
    pen.stroke("joint", limb([(0, -94, 1), (0, -101, 1)]), 1.4)
    pen.part("lamp", ellipse(0, -104, 3.4), shade="glow")
    for x in (-25, 25):
        pen.part("accent", rect(x - 3, -84, 6, 10, 2))
    pen.part("shell", rect(-24, -95, 48, 30, 9))
    pen.part("screen", rect(-19, -90, 38, 20, 7))
    for x in (-8, 8):
        pen.part("lamp", ellipse(x, -81.6, 3.8, 4.4), shade="glow")
        pen.part("glint", ellipse(x + 1.2, -83.4, 1.2), shade="flat", detail=1)
    pen.stroke("lamp", smooth([(-4.6, -75.4), (0, -73.4), (4.6, -75.4)], closed=False), 1.4, shade="glow")
