"""People at work, by what they wear and carry."""

from dataclasses import replace

from limner.drawing.geometry import CORNER, ellipse, joined, limb, rect, smooth, union
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import garments, headgear
from limner.engines.illustrator.atlas.templates.outfit import GOWN, POSES, SUIT, everyday, human, plus, used
from limner.engines.illustrator.atlas.templates.person import MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look

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


@symbol("astronaut, spaceman, cosmonaut, space explorer, spacewoman, moonwalker",
    uniform="pyjamas, gloves, boots",
    kinds="person", height=1.85,
    poses=f"{POSES}, floating", faces_viewer=True,
        slots=plus(human("#e3a67e", "#5a3825", "#f2f0ee", "#f2f0ee", "#b9bcc8"), trousers=("#f2f0ee", "follow"),
            pack=("#a9b0c0", "fixed"),
            visor=("#26304f", "fixed"), stripe=("#e8743a", "second"), accent=("#d9453f", "fixed"),
            button=("#3f8fd0", "fixed"), light=("#f3c34a", "fixed"), gloves=("#b9bcc8", "fixed")),
            home="space")  # fmt: skip
def astronaut(pen: Pen) -> None:
    body = replace(MAN, arm_width=7.6, leg_width=11.6, shoulders=12, waist=10.4, hips=10.6, head=0.9, thigh=20,
        shin=20, neck=2.0)  # fmt: skip
    person(pen, Person(body, Look("", ears=False), replace(SUIT, gloves="gloves", loose=1.08), behind=_pack,
        chest=_suit_front, over=_helmet))  # fmt: skip


# ---- trades


def _cook(pen: Pen, at: Posed) -> None:
    wear.buttons(pen, at, "button", 3, double=True)
    p = at.person.physique
    pen.part("scarf", at.body.shape((-4.6, -p.torso + 0.4), (0.6, -p.torso + 2.4), (5.4, -p.torso + 0.4),
        (3.6, -p.torso + 3.6), (1.6, -p.torso + 6.4, CORNER), (0.6, -p.torso + 4.4), (-0.8, -p.torso + 6.4, CORNER),
        (-3, -p.torso + 3.6)))  # fmt: skip
    if pen.stance not in SEATED:
        wear_apron = at.body.path(smooth([(-8.2 * at.narrow, -4, CORNER), (8.2 * at.narrow, -4, CORNER),
            (9 * at.narrow, 17, CORNER), (0, 18), (-9 * at.narrow, 17, CORNER)], tension=0.2))  # fmt: skip
        pen.part("hat", wear_apron, tone=-0.02)


@symbol("chef, cook, baker, pastry chef, pizza chef",
    uniform="sweater, apron", does="cook",
    kinds="man, person", height=1.85, poses=POSES,
    faces_viewer=True,
        slots=plus(human("#d99c72", "#3a2a22", "#f8f6f2", "#4a4f63", "#2b2a30"), hat=("#fbfaf7", "fixed"),
            button=("#3b3b48", "fixed"), scarf=("#d5453f", "second")), home="kitchen")  # fmt: skip
def chef(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="moustache"), SUIT, chest=_cook, over=lambda p,
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


@symbol("doctor, physician, surgeon, dentist, veterinarian, vet, medic",
    uniform="coat", does="hold:stethoscope",
    kinds="woman, person",
    height=1.7, poses=POSES, faces_viewer=True,
        slots=plus(human("#c98f66", "#3a2620", "#f7f8f8", "#4f8fa8", "#f1ede6"), inner=("#6cb6b8", "second"),
            tube=("#3a4052", "fixed"), metal=("#b9c1cc", "fixed"), cross=("#d9453f", "fixed")),
            home="hospital", told_in="office, laboratory")  # fmt: skip
def doctor(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("side", "bun", lashes=True), replace(SUIT, loose=1.06), chest=_stethoscope))


def _officer(pen: Pen, at: Posed) -> None:
    wear.tie(pen, at, "peak")
    wear.star_badge(pen, at, "badge")
    wear.belt(pen, at, "peak", "badge")


@symbol("police officer, policeman, policewoman, cop, police, sheriff, security guard",
    uniform="sweater, trousers",
    kinds="man, person",
    height=1.8, poses=POSES, faces_viewer=True,
        slots=plus(human("#b97a52", "#2b2024", "#3d5f9c", "#2c3a5c", "#23242e"), hat=("#2c3a5c", "follow"),
            peak=("#1f2330", "fixed"), badge=("#f0c24a", "fixed")), home="street")  # fmt: skip
def police_officer(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), SUIT, chest=_officer, over=lambda p,
        at: wear.peaked_cap(p, at.face, at.stance.turn)))  # fmt: skip


def _reflective(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.mark("band", joined(at.body.line((-20, -p.torso * 0.5), (20, -p.torso * 0.5)),
        at.body.line((-20, -p.torso * 0.12), (20, -p.torso * 0.12))), width=2.6)  # fmt: skip
    pen.mark("shirt", at.body.line((0.6, -p.torso), (0.6, 4)), width=0.9, tone=-0.14)


@symbol("firefighter, fireman, fire fighter, firewoman",
    uniform="coat, trousers, boots", does="hold:hose",
    kinds="man, person", height=1.82, poses=POSES,
    faces_viewer=True,
        slots=plus(human("#e3a67e", "#6b4028", "#3f4658", "#3f4658", "#23242e"), hat=("#d2382f", "fixed"),
            badge=("#f0c24a", "fixed"), band=("#eadf4a", "fixed")), home="street", traits=("heroic",))  # fmt: skip
def firefighter(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), replace(SUIT, loose=1.12), chest=_reflective, over=lambda p,
        at: wear.hard_hat(p, at.face, at.stance.turn)))  # fmt: skip


@symbol("builder, construction worker, engineer, mechanic, worker, plumber, electrician, carpenter, miner, workman",
    uniform="vest, trousers, boots", does="hold:hammer",
    kinds="man, person", height=1.78, poses=POSES, faces_viewer=True,
        slots=plus(human("#d99c72", "#4a2f22", "#ee7d2b", "#3f5a86", "#8a5a34"), hat=("#f3c431", "fixed"),
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


@symbol("farmer, gardener, rancher, shepherd, scarecrow man",
    uniform="sweater, trousers", does="hold:pitchfork",
    kinds="man, person", height=1.76, poses=POSES,
    faces_viewer=True,
        slots=plus(human("#e0a277", "#a8622f", "#c9483f", "#3f6ba0", "#6b4a34"), hat=("#e6c270", "fixed"),
            band=("#8a4a34", "fixed")), home="farm")  # fmt: skip
def farmer(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="moustache"), Clothes(sleeve=1.3), chest=_dungarees, over=lambda p,
        at: wear.brimmed_hat(p, at.face, curl=0.6)))  # fmt: skip


def _suit(pen: Pen, at: Posed) -> None:
    wear.lapels(pen, at, "shirt", "inner")


@symbol(
    "businesswoman, business woman, woman in a suit, female lawyer, female boss",
    uniform="suit", does="hold:briefcase",
    kinds="woman, person", height=1.7, poses=POSES, faces_viewer=True,
    slots=used(everyday("#c58c64", "#33222a", "#3d4a6b", "#333c58", "#2b2530"), "inner"),
    home="office",
)  # fmt: skip
def businesswoman(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("side", "bun", lashes=True), SUIT, chest=_suit))


def _suit_and_tie(pen: Pen, at: Posed) -> None:
    wear.lapels(pen, at, "shirt", "inner")
    wear.tie(pen, at, "tie")


@symbol(
    "businessman, business man, man in a suit, lawyer, banker, salesman, politician, president, boss, groom, "
    "bridegroom",
    uniform="suit", does="hold:briefcase",
    kinds="man, person", height=1.8, poses=POSES, faces_viewer=True,
    slots=used(everyday("#c98d62", "#2b211d", "#3c4660", "#353e56", "#2b2530"), "inner", "tie"),
    home="office",
)  # fmt: skip
def businessman(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side"), SUIT, chest=_suit_and_tie))


_HANDS_FREE = "standing, walking, sitting, waving, holding, riding"


# ---- at sea


def _sailors_collar(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    garments.stripes(pen, at, "band", width=1.2)
    pen.part("band", at.body.path(smooth([(-p.shoulders * 0.8 * k, -p.torso + 1, CORNER), (0.6, -p.torso * 0.5, CORNER),
        (p.shoulders * 0.86 * k, -p.torso + 1, CORNER), (p.neck, -p.torso - 1), (0.6, -p.torso * 0.66, CORNER),
        (-p.neck, -p.torso - 1)], tension=0.15)))  # fmt: skip


@symbol("sailor, seaman, mariner, navy sailor, deckhand",
    uniform="sweater, trousers",
    kinds="man, person", height=1.78, poses=POSES,
    faces_viewer=True, slots=plus(human("#e3b18c", "#8a5a30", "#f4f1ea", "#2f4470", "#2b2530"),
        hat=("#fbf9f4", "fixed"), band=("#2f4470", "second")), home="harbour")  # fmt: skip
def sailor(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="full"), Clothes(sleeve=1.1, leg=2, loose=1.08), chest=_sailors_collar,
        over=lambda pen, at: headgear.sailor_cap(pen, at.face)))  # fmt: skip


def _double_breasted(pen: Pen, at: Posed) -> None:
    wear.lapels(pen, at, "shirt", "hat")
    wear.buttons(pen, at, "badge", 3, double=True)


@symbol("captain, sea captain, ship captain, admiral, skipper",
    uniform="coat, trousers",
    kinds="man, person", height=1.8, poses=POSES,
    faces_viewer=True, slots=plus(human("#e9b592", "#d8d5d6", "#2c3858", "#2c3858", "#1f1c24"),
        hat=("#fbf9f4", "fixed"), band=("#20242f", "fixed"), badge=("#e2b646", "fixed")), home="harbour")  # fmt: skip
def captain(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="full"), SUIT, chest=_double_breasted,
        over=lambda pen, at: headgear.captains_cap(pen, at.face, at.stance.turn)))  # fmt: skip


def _air(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    tanks = (rect(-p.shoulders * 0.9 + dx, -p.torso - 3, p.shoulders * 0.82, p.torso * 0.92, 3.6)
        for dx in (0, p.shoulders))  # fmt: skip
    pen.part("tank", at.body.path(joined(*tanks)))


def _wetsuit(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    sides = joined(
        *(at.body.line((x * k, -p.torso), (x * 0.8 * k, 4)) for x in (-p.shoulders * 0.8, p.shoulders * 0.8))
    )
    pen.mark("trim", sides, width=3)
    wear.belt(pen, at, "rubber", "tank")


@symbol("diver, scuba diver, snorkeler, frogman",
    uniform="sweater, trousers",
    kinds="man, person", height=1.8,
    poses="floating, standing, walking, waving, holding", faces_viewer=True,
    slots=plus(human("#d9a47c", "#3a2a24", "#333b4c", "#333b4c", "#f2b84b"), trousers=("#333b4c", "follow"),
        trim=("#f2b84b", "second"), rubber=("#22252e", "fixed"), glass=("#9fd8e8", "fixed"),
        tank=("#e0a93a", "fixed")), home="underwater", traits=("sunken",))  # fmt: skip
def diver(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", ears=False), replace(SUIT, loose=0.96), behind=_air, chest=_wetsuit,
        over=lambda pen, at: headgear.diving_mask(pen, at.face, at.stance.turn)))  # fmt: skip


# ---- in town


def _tray(pen: Pen, at: Posed) -> None:
    if pen.pose != "holding":
        return
    x, y = at.far_arm.end
    pen.part("steel", ellipse(x + 2, y - 3.4, 13, 2.6), tone=-0.1)
    pen.part("wine", smooth([(x - 3, y - 13, CORNER), (x - 2, y - 4, CORNER), (x + 2, y - 4, CORNER),
        (x + 3, y - 13, CORNER)]))  # fmt: skip


@symbol("waiter, waitress, butler, bartender, barista, server",
    uniform="sweater, trousers, vest", does="hold:tray",
    kinds="man, person", height=1.78,
    poses="holding, standing, walking, waving, sitting", faces_viewer=True,
    slots=plus(human("#c58c64", "#2b211d", "#f4f1ea", "#2b2d38", "#1f1c24"), vest=("#2b2d38", "second"),
        tie=("#8f2f3a", "fixed"), steel=("#a9b0bc", "fixed"), wine=("#8f2437", "fixed")),
        home="cafe", tools={"tray": "steel"})  # fmt: skip
def waiter(pen: Pen) -> None:
    def vest(pen: Pen, at: Posed) -> None:
        p, k = at.person.physique, at.narrow
        pen.part("vest", at.body.path(smooth([(-p.shoulders * 0.66 * k, -p.torso, CORNER),
            (-p.waist * k, -p.torso * 0.4),
            (-p.hips * k, 1, CORNER), (p.hips * k, 1, CORNER), (p.waist * k, -p.torso * 0.4),
            (p.shoulders * 0.7 * k, -p.torso, CORNER), (0.6, -p.torso * 0.52, CORNER)], tension=0.25)))  # fmt: skip
        wear.buttons(pen, at, "steel", 2)
        pen.part("tie", at.body.path(joined(*(smooth([(0.6, -p.torso + 1.4, CORNER),
            (0.6 + s * 3.6, -p.torso - 0.4, CORNER),
            (0.6 + s * 3.6, -p.torso + 3.4, CORNER)], tension=0.1) for s in (-1, 1)))), shade="flat")  # fmt: skip

    person(pen, Person(MAN, Look("side"), SUIT, chest=vest, over=_tray))


def _bag(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    top, hip = at.body.at(p.shoulders * 0.6 * k, -p.torso + 2), at.body.at(-p.hips * 1.2, 2)
    pen.stroke("leather", limb([(*top, 1), (*hip, 1)]), 2.0)
    pen.part("leather", rect(hip[0] - 6, hip[1] - 2, 13, 11, 2))
    pen.mark("leather", rect(hip[0] - 6, hip[1] - 2, 13, 4.6, 2), tone=0.06)
    pen.part("letter", rect(hip[0] - 2, hip[1] - 6, 8, 5, 0.5), shade="flat")


def _peaked(pen: Pen, at: Posed) -> None:
    wear.peaked_cap(pen, at.face, at.stance.turn)


@symbol("postman, mailman, mail carrier, postwoman, postal worker, courier",
    uniform="sweater, trousers", does="hold:envelope",
    kinds="man, person", height=1.76,
    poses=_HANDS_FREE, faces_viewer=True,
    slots=plus(human("#d9a47c", "#5a3a24", "#4a78b0", "#2f3f66", "#3a2f2c"), hat=("#2f3f66", "fixed"),
        peak=("#20242f", "fixed"), badge=("#e2b646", "fixed"), leather=("#9a6238", "fixed"),
        letter=("#fbf6ea", "fixed")), home="street")  # fmt: skip
def postman(pen: Pen) -> None:
    def strapped(pen: Pen, at: Posed) -> None:
        garments.collar(pen, at, "shirt")
        _bag(pen, at)

    person(pen, Person(MAN, Look("short", beard="moustache"), Clothes(sleeve=2), chest=strapped, over=_peaked))


def _lens(pen: Pen, at: Posed) -> None:
    headgear.deerstalker(pen, at.face, at.stance.turn)
    if pen.pose == "sitting":
        return
    x, y = at.far_arm.end
    pen.stroke("leather", limb([(x, y, 1), (x + 3.4, y - 7, 1)]), 2.2)
    pen.part("glass", ellipse(x + 6.4, y - 12.4, 6), shade="glass", alpha=0.6)
    pen.stroke("steel", ellipse(x + 6.4, y - 12.4, 6), 1.5)


@symbol("detective, inspector, sherlock, investigator, private eye",
    uniform="coat", does="hold:magnifying glass",
    kinds="man, person", height=1.8,
    poses="holding, standing, walking, sitting", faces_viewer=True,
    slots=plus(human("#f0c3a2", "#5a3a24", "#9a7b52", "#4a4038", "#3a2f2c"), hat=("#9a7b52", "follow"),
        band=("#6b5238", "fixed"), inner=("#efe6d2", "fixed"), leather=("#5a3a28", "fixed"), steel=("#b8bec8", "fixed"),
        glass=("#cfeaf2", "fixed")), home="street")  # fmt: skip
def detective(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="moustache"), Clothes(sleeve=2, leg=2, skirt=17, flare=3, dress=True),
        chest=lambda pen, at: wear.belt(pen, at, "band"), over=_lens))  # fmt: skip


def _bands(pen: Pen, at: Posed) -> None:
    top = at.person.physique.torso
    strips = (smooth([(0.6, -top, CORNER), (x, -top * 0.6, CORNER), (x + 2.6, -top * 0.6, CORNER)], tension=0.1)
        for x in (-3.4, 1.4))  # fmt: skip
    pen.part("wig", at.body.path(joined(*strips)), shade="flat")


def _wig(pen: Pen, at: Posed) -> None:
    f, t = at.face, at.stance.turn
    rolls = [(-10.6, -6 + 5.4 * i) for i in range(4)] + [(10.8 - t * 1.4, -6 + 5.4 * i) for i in range(4)]
    pen.part("wig", f.path(union(*(ellipse(x, y, 3.6, 2.9) for x, y in rolls))), tone=-0.05)
    cap = smooth([(-10.8, -1, CORNER), (-11.6, -7), (-7.6, -13.6), (0, -15.6), (7.6, -13.6), (11.6, -7),
        (10.8, -1, CORNER), (7, -7), (0, -9), (-7, -7)])  # fmt: skip
    pen.part("wig", f.path(cap))


@symbol("judge, magistrate, justice",
    uniform="gown", does="hold:gavel",
    kinds="man, person", height=1.76, poses="sitting, standing, holding, waving",
    faces_viewer=True,
    slots=plus(human("#e3b18c", "#8f8b8c", "#33303c", "#33303c", "#1f1c24"), wig=("#f0ece4", "fixed")),
    home="courtroom")  # fmt: skip
def judge(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", wrinkles=True, glasses=True), GOWN, chest=_bands, over=_wig))


@symbol("nurse, midwife, caregiver, paramedic",
    uniform="pyjamas", does="hold:clipboard",
    kinds="woman, person", height=1.68, poses=POSES, faces_viewer=True,
    slots=plus(human("#8d5a3c", "#231a1a", "#7cc4c8", "#7cc4c8", "#f1ede6"), trousers=("#7cc4c8", "follow"),
        hat=("#fbf9f4", "fixed"), cross=("#d5473f", "fixed")), home="hospital")  # fmt: skip
def nurse(pen: Pen) -> None:
    def tunic(pen: Pen, at: Posed) -> None:
        garments.collar(pen, at, "shirt", placket=False)
        p = at.person.physique
        pen.part("cross", at.body.path(union(rect(3.0, -p.torso * 0.68, 1.5, 4.4),
            rect(1.55, -p.torso * 0.68 + 1.45, 4.4, 1.5))),
            shade="flat", detail=1)  # fmt: skip

    person(pen, Person(WOMAN, Look("back", "bun", lashes=True), Clothes(sleeve=0.8), chest=tunic,
        over=lambda pen, at: headgear.nurse_cap(pen, at.face)))  # fmt: skip


def _flask(pen: Pen, at: Posed) -> None:
    if pen.pose != "holding":
        return
    x, y = at.far_arm.end
    flask = smooth([(x - 1.4, y - 13, CORNER), (x + 1.4, y - 13, CORNER), (x + 1.4, y - 7), (x + 6, y + 2, CORNER),
        (x - 6, y + 2, CORNER), (x - 1.4, y - 7)], tension=0.15)  # fmt: skip
    pen.part("glass", flask, shade="glass", alpha=0.8)
    pen.mark("potion", rect(x - 8, y - 3.4, 16, 8), alpha=0.95)


@symbol("scientist, chemist, researcher, physicist, biologist, professor, mad scientist",
    uniform="coat", does="hold:flask",
    kinds="man, person",
    height=1.76, poses="holding, standing, walking, sitting, reading, waving", faces_viewer=True,
    slots=plus(human("#f0cdb0", "#b9b6ba", "#f6f5f1", "#54607a", "#3a2f2c"), inner=("#7fa3c9", "fixed"),
        glass=("#cfeaf2", "fixed"), potion=("#5fc46a", "second")), home="laboratory")  # fmt: skip
def scientist(pen: Pen) -> None:
    person(pen, Person(MAN, Look("messy", glasses=True), Clothes(sleeve=2, leg=2, skirt=16, flare=2.5, dress=True),
        over=_flask, chest=lambda pen, at: wear.buttons(pen, at, "inner", 3)))  # fmt: skip


@symbol("teacher, schoolteacher, librarian, tutor, lecturer",
    uniform="vest", does="hold:book",
    kinds="woman, person", height=1.68,
    poses="reading, standing, holding, walking, sitting, waving", faces_viewer=True,
    slots=plus(human("#c58c64", "#4a2a22", "#b5475f", "#3f3a55", "#3a2f2c"), inner=("#f4efe6", "fixed")),
    home="classroom")  # fmt: skip
def teacher(pen: Pen) -> None:
    person(
        pen, Person(WOMAN, Look("side", "bun", glasses=True, lashes=True), Clothes(sleeve=2), chest=garments.cardigan)
    )


def _camera(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    garments.collar(pen, at, "shirt")
    pen.stroke("strap", joined(at.body.line((-4, -p.torso), (-5, -p.torso * 0.56)),
        at.body.line((5, -p.torso), (6, -p.torso * 0.56))),
        1.1)  # fmt: skip
    pen.part(
        "body", at.body.path(union(rect(-6.6, -p.torso * 0.6, 14, 9, 1.6), rect(-2, -p.torso * 0.6 - 2, 5.4, 3, 0.8)))
    )
    pen.part("steel", at.body.oval(0.8, -p.torso * 0.6 + 4.6, 3.8))
    pen.part("eye", at.body.oval(0.8, -p.torso * 0.6 + 4.6, 2.7), shade="flat")
    pen.part("glint", at.body.oval(1.6, -p.torso * 0.6 + 3.8, 0.8), shade="flat", detail=1)


@symbol("photographer, tourist, cameraman, reporter, journalist, sightseer",
    uniform="vest", does="photograph",
    kinds="man, person", height=1.76,
    poses=_HANDS_FREE, faces_viewer=True,
    slots=plus(human("#e3b18c", "#8a5a30", "#e7c27a", "#5b6a4a", "#6b4a34"), body=("#2b2d38", "fixed"),
        steel=("#b8bec8", "fixed"), strap=("#3a2f2c", "fixed")), tools={"camera": "body"})  # fmt: skip
def photographer(pen: Pen) -> None:
    person(pen, Person(MAN, Look("messy"), Clothes(sleeve=0.8, leg=1.1, loose=1.08), chest=_camera))


def _prayer(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    pen.part("sash", at.body.shape((p.shoulders * 0.9 * k, -p.torso + 2), (p.shoulders * 0.3 * k, -p.torso),
        (-p.hips * 1.0 * k, -2), (-p.hips * 0.5 * k, 3)), tone=0.02)  # fmt: skip


@symbol("monk, buddhist monk, friar, priest, lama",
    uniform="gown", does="pray",
    kinds="man, person", height=1.72,
    poses="standing, resting, walking, reading, sitting", faces_viewer=True,
    slots=plus(human("#c98d62", "#6b4a3a", "#d9782f", "#d9782f", "#6b4a34"), sash=("#a83f2f", "second")),
    home="mountains")  # fmt: skip
def monk(pen: Pen) -> None:
    person(pen, Person(MAN, Look(""), GOWN, chest=_prayer))


def _rod(pen: Pen, at: Posed) -> None:
    wear.brimmed_hat(pen, at.face, curl=-1.0)
    x, y = at.far_arm.end
    pen.stroke("wood", limb([(x - 3, y + 4, 1), (x + 26, y - 40, 1)]), 1.4)
    pen.stroke("line", limb([(x + 26, y - 40, 0.4), (x + 31, y - 2, 0.4)]), 0.5)
    pen.part("float", ellipse(x + 31, y, 1.7), shade="flat")


@symbol("fisherman, angler, fisher",
    uniform="coat, boots", does="fish",
    kinds="man, person", height=1.76, poses="holding, sitting", faces_viewer=True,
    slots=plus(human("#e3b18c", "#b9b6ba", "#e0b93f", "#4f5f52", "#3a4038"), hat=("#e0b93f", "follow"),
        band=("#9a7a2a", "fixed"), wood=("#7a5234", "fixed"), line=("#f4f1ea", "fixed"),
        float=("#d5473f", "fixed")), home="harbour", tools={"fishing_rod": "wood"})  # fmt: skip
def fisherman(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="full"), Clothes(sleeve=2, leg=2, loose=1.15), over=_rod))


def _camouflage(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    spots = ((-6, 0.84, 4), (5, 0.66, 4.4), (-3, 0.44, 4), (7, 0.3, 3.4), (-7, 0.14, 3.4))
    pen.mark("patch", joined(*(at.body.oval(x, -p.torso * y, r, r * 0.6, 20 * i) for i, (x, y, r) in enumerate(spots))))
    wear.belt(pen, at, "dark", "gold")


def _steel_helmet(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("steel", f.path(smooth([(-12.6, -4, CORNER), (-11.6, -11), (-6.6, -16.8), (0, -18.4), (6.6, -16.8),
        (11.6, -11), (12.6, -4, CORNER), (0, -6.2)])))  # fmt: skip
    pen.mark("patch", joined(f.oval(-5, -11, 4, 2.4), f.oval(5, -14, 3.4, 2.2), f.oval(7, -7.4, 3.4, 2)))
    pen.stroke("dark", joined(f.line((-10, -4), (-7, 9)), f.line((10, -4), (7, 9))), 0.9 * f.scale)


@symbol("soldier, army soldier, infantryman, trooper, marine",
    uniform="sweater, trousers, boots",
    kinds="man, person", height=1.8, poses=POSES,
    faces_viewer=True,
    slots=plus(human("#c58c64", "#3a2a24", "#7d8a5a", "#6f7b50", "#3a3028"), trousers=("#6f7b50", "follow"),
        patch=("#56613f", "fixed"), steel=("#6a754c", "fixed"), dark=("#3a3a30", "fixed"),
        gold=("#b9a24a", "fixed")))  # fmt: skip
def soldier(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", ears=False), SUIT, chest=_camouflage, over=_steel_helmet))
