"""People of other times."""

from dataclasses import replace

from limner.drawing.geometry import CORNER, ellipse, joined, limb, rect, smooth, union
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import garments, headgear
from limner.engines.illustrator.atlas.templates.outfit import POSES, ROBE, SUIT, human, plus
from limner.engines.illustrator.atlas.templates.person import CHILD, MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look


def _armour(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    pen.mark("shirt", at.body.line((0.6, -p.torso), (0.6, 2)), width=0.9, tone=-0.12)
    pen.mark("shirt", at.body.line((-p.waist * k, -p.torso * 0.34), (0, -p.torso * 0.26),
        (p.waist * k, -p.torso * 0.34)), width=1.0, tone=-0.12, detail=1)  # fmt: skip
    wear.belt(pen, at, "leather", "gold")
    if pen.stance not in SEATED:
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


@symbol("knight, warrior, paladin, crusader",
    uniform="sweater, trousers, gloves, boots", does="hold:sword",
    kinds="man, person", height=1.85, poses=POSES,
    faces_viewer=True,
        slots=plus(human("#e3a67e", "#5a3825", "#aab3c2", "#8d97a8", "#7b8494"), trousers=("#8d97a8", "follow"),
            leather=("#6b4630", "fixed"),
            gold=("#e2b646", "fixed"), cloth=("#b8373c", "second"), plume=("#cf3b3f", "second"),
            gloves=("#8d97a8", "fixed")),
            home="hall", told_in="hall, village, meadow, mountains", traits=("heroic",))  # fmt: skip
def knight(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12, arm_width=6.6, leg_width=10.2), Look("", ears=False),
        replace(SUIT, gloves="gloves"), chest=_armour, over=_shield))  # fmt: skip


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


@symbol("king, monarch ruler, emperor, prince",
    uniform="sweater, trousers, cape",
    kinds="man, person", height=1.8, poses=POSES,
    faces_viewer=True,
        slots=plus(human("#e9b592", "#8a5a34", "#b23a48", "#3b3a5e", "#5b3a2c"), gold=("#f2bf3f", "fixed"),
            jewel=("#3f7fd0", "fixed"), ermine=("#faf6ee", "fixed"), cape=("#8e2b3c", "follow"),
            leather=("#6b4630", "fixed")),
            home="hall", told_in="hall, village, meadow, mountains", traits=("heroic",))  # fmt: skip
def king(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="full"), SUIT, behind=_king_cape, chest=_robe_trim, over=lambda p,
        at: wear.crown(p, at.face)))  # fmt: skip


def _jewels(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.part("gold", joined(*(at.body.oval(x, -p.torso + y, 1.0) for x, y in ((-3.6, 2.8), (-1.8, 4.2), (0.4, 4.8),
        (2.6, 4.2), (4.4, 2.8)))), shade="flat", detail=1)  # fmt: skip


@symbol("queen, empress, her majesty",
    uniform="dress, cape",
    kinds="woman, person", height=1.7, poses=POSES, faces_viewer=True,
        slots=plus(human("#e9b592", "#6b3f28", "#7a4aa8", "#5b3a86", "#c9a24a"), gold=("#f2bf3f", "fixed"),
            jewel=("#d9455f", "fixed"), cape=("#b23a52", "follow")),
            home="hall", told_in="hall, village, meadow, mountains", traits=("heroic",))  # fmt: skip
def queen(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "bob", lashes=True), replace(ROBE, flare=9, loose=1.0,
        sleeve_flare=1.6), behind=_king_cape, chest=_jewels, over=lambda p,
        at: wear.crown(p, at.face, tall=0.96)))  # fmt: skip


@symbol("princess, cinderella",
    uniform="dress",
    kinds="girl, person", height=1.4, poses=POSES, faces_viewer=True,
        slots=plus(human("#f3c9a8", "#e3b24f", "#ef8fb6", "#e27aa6", "#f6d6e4"), gold=("#f2c64a", "fixed"),
            jewel=("#7fb7ea", "fixed")), home="hall", told_in="hall, village, meadow, mountains")  # fmt: skip
def princess(pen: Pen) -> None:
    person(pen, Person(replace(CHILD, thigh=19, shin=18, head=1.12), Look("parted", "long", lashes=True, child=True),
        Clothes(sleeve=0.5, leg=0, skirt=32, flare=10, dress=True, loose=1.25), chest=_jewels, over=lambda p,
            at: wear.crown(p, at.face, tall=0.84)))  # fmt: skip


def _waistcoat(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    for side in (-1, 1):
        pen.mark("vest", at.body.shape((side * 2.2, -p.torso, CORNER), (side * 3.4, -p.torso * 0.4),
            (side * 2.4, 4, CORNER), (side * 16 * k, 4, CORNER), (side * 16 * k, -p.torso, CORNER)))  # fmt: skip
    pen.part("scarf", at.body.shape((-4.6, -p.torso + 0.2), (0.6, -p.torso + 1.4), (5.4, -p.torso + 0.2),
        (0.6, -p.torso + 7, CORNER)))  # fmt: skip
    wear.belt(pen, at, "leather", "gold")


@symbol("cowboy, cowgirl, gunslinger",
    uniform="sweater, trousers, vest, boots",
    kinds="man, person", height=1.8, poses=POSES, faces_viewer=True,
        slots=plus(human("#dca27a", "#6b4028", "#e6d6b8", "#4a6088", "#6b4028"), hat=("#8a5a34", "fixed"),
            band=("#4a2f22", "fixed"), vest=("#8a5434", "follow"), scarf=("#c93f3a", "second"),
            leather=("#4a2f22", "fixed"), gold=("#e2b646", "fixed")),
            home="desert, farm", told_in="desert", traits=("heroic",))  # fmt: skip
def cowboy(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side"), SUIT, chest=_waistcoat, over=lambda p, at: wear.brimmed_hat(p, at.face)))


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


@symbol("pirate, buccaneer, captain hook",
    uniform="coat, trousers, boots", does="hold:sword",
    kinds="man, person", height=1.78, poses=POSES, faces_viewer=True,
        slots=plus(human("#d99c72", "#2b2024", "#b8373c", "#4a4456", "#3a2a24"), hat=("#2b2733", "fixed"),
            coat=("#3f3a5e", "second"), leather=("#3a2a24", "fixed"), gold=("#e2b646", "fixed")),
            home="sea", traits=("heroic",))  # fmt: skip
def pirate(pen: Pen) -> None:
    person(pen, Person(MAN, Look("side", beard="full"), Clothes(sleeve=1.6), chest=_sash, over=_tricorne))


@symbol("ninja, shinobi",
    uniform="sweater, trousers, boots", does="hold:sword",
    kinds="man, person", height=1.7, poses=POSES, faces_viewer=True,
        slots=plus(human("#e3b48e", "#2b2733", "#3a3c4e", "#3a3c4e", "#2b2733"), trousers=("#3a3c4e", "follow"),
            scarf=("#c93f3a", "second"),
            gloves=("#2b2733", "fixed")), told_in="forest, mountains, garden", traits=("heroic",))  # fmt: skip
def ninja(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", ears=False), replace(SUIT, gloves="gloves", loose=1.1), chest=lambda p,
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


# ---- in stories


def _furs(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    lobes = [at.body.oval(x * k, -p.torso + 1.6 + abs(x) * 0.12, 4.2, 3.6) for x in (-10, -5, 0, 5, 10)]
    wear.belt(pen, at, "leather", "gold")
    pen.part("fur", union(*lobes))


def _axe(pen: Pen, at: Posed) -> None:
    headgear.horned_helmet(pen, at.face)
    if pen.pose not in ("standing", "holding", "walking"):
        return
    x, y = at.far_arm.end
    pen.part("wood", limb([(x, y + 12, 2), (x, y - 26, 2)]))
    pen.part("steel", smooth([(x, y - 25, CORNER), (x + 6, y - 28), (x + 11, y - 29, CORNER), (x + 13, y - 20),
        (x + 11, y - 11, CORNER), (x + 6, y - 14), (x, y - 16, CORNER)]))  # fmt: skip


@symbol("viking, norseman, barbarian",
    uniform="sweater, trousers, boots", does="hold:axe",
    kinds="man, person", height=1.84,
    poses="holding, standing, walking, waving, sitting, riding",
    faces_viewer=True,
    slots=plus(human("#f0c3a2", "#c8742f", "#6b5238", "#4a4038", "#3a2a24"), steel=("#aab3c2", "fixed"),
        horn=("#f1e6cc", "fixed"), gold=("#d9a93a", "fixed"), fur=("#8a6a4a", "fixed"), leather=("#4a3024", "fixed"),
        wood=("#7a5234", "fixed")), home="mountains, meadow")  # fmt: skip
def viking(pen: Pen) -> None:
    body = replace(MAN, shoulders=12.6, arm_width=6.8, waist=9.6)
    person(pen, Person(body, Look("back", beard="long"), Clothes(sleeve=1.0, leg=2, skirt=14, flare=2, dress=True),
        chest=_furs,
        over=_axe))  # fmt: skip


def _plates(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    garments.stripes(pen, at, "cord", width=0.9)
    for side in (-1, 1):
        pen.part(
            "shirt",
            at.body.path(rect(side * p.shoulders * k - 5.4 + side * 1.6, -p.torso + 1, 10.8, 9, 1.6)),
            tone=0.03,
        )
        pen.mark("cord", at.body.line((side * p.shoulders * k - 8, -p.torso + 5.4),
            (side * p.shoulders * k + 8, -p.torso + 5.4)),
            width=0.9)  # fmt: skip
    wear.belt(pen, at, "gold")


def _katana(pen: Pen, at: Posed) -> None:
    headgear.kabuto(pen, at.face)
    if pen.pose != "holding":
        return
    x, y = at.far_arm.end
    pen.part("cord", limb([(x - 2, y + 4, 2), (x + 2, y - 4, 2)]))
    pen.part("gold", ellipse(x + 2.2, y - 4.6, 2.6, 1.1, -24))
    pen.part(
        "blade",
        smooth([(x + 1.6, y - 5), (x + 9, y - 22), (x + 17, y - 36, CORNER), (x + 11, y - 21), (x + 3.4, y - 4.4)]),
    )


@symbol("samurai, shogun, ronin",
    uniform="gown", does="hold:sword",
    kinds="man, person", height=1.76, poses="holding, standing, walking, sitting, riding",
    faces_viewer=True,
    slots=plus(human("#e3b48e", "#2b2124", "#8f2f35", "#3a3440", "#2b2530"), steel=("#33384a", "fixed"),
        gold=("#e2b646", "fixed"), cord=("#f1e6cc", "fixed"), blade=("#dfe5ec", "fixed")),
        home="mountains", tools={"sword": "steel"})  # fmt: skip
def samurai(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", beard="moustache"), Clothes(sleeve=2, leg=2, skirt=15, flare=4, dress=True,
        loose=1.2),
        chest=_plates, over=_katana))  # fmt: skip
