"""People by what they do, by a feast, and by a story."""

from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Pen, Role, symbol
from limner.engines.illustrator.atlas.symbols.people import POSES, human
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import garments, headgear
from limner.engines.illustrator.atlas.templates.flesh import Slots, both
from limner.engines.illustrator.atlas.templates.person import MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look
from limner.engines.illustrator.geometry import CORNER, ellipse, joined, limb, rect, smooth, union

_SUIT = Clothes(sleeve=2, leg=2)
_GOWN = Clothes(sleeve=2, leg=0, skirt=42, flare=4, dress=True, loose=1.2, sleeve_flare=1.8)
_HANDS_FREE = "standing, walking, sitting, waving, holding, riding"


def _slots(base: Slots, **more: tuple[str, Role]) -> Slots:
    return {**base, **more}


# ---- at sea


def _sailors_collar(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    garments.stripes(pen, at, "band", width=1.2)
    pen.part("band", at.body.path(smooth([(-p.shoulders * 0.8 * k, -p.torso + 1, CORNER), (0.6, -p.torso * 0.5, CORNER),
        (p.shoulders * 0.86 * k, -p.torso + 1, CORNER), (p.neck, -p.torso - 1), (0.6, -p.torso * 0.66, CORNER),
        (-p.neck, -p.torso - 1)], tension=0.15)))  # fmt: skip


@symbol("sailor, seaman, mariner, navy sailor, deckhand", kinds="man, person", height=1.78, poses=POSES,
    faces_viewer=True, slots=_slots(human("#e3b18c", "#8a5a30", "#f4f1ea", "#2f4470", "#2b2530"),
        hat=("#fbf9f4", "fixed"), band=("#2f4470", "second")), home="harbour")  # fmt: skip
def sailor(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="full"), Clothes(sleeve=1.1, leg=2, loose=1.08), chest=_sailors_collar,
        over=lambda pen, at: headgear.sailor_cap(pen, at.face)))  # fmt: skip


def _double_breasted(pen: Pen, at: Posed) -> None:
    wear.lapels(pen, at, "shirt", "hat")
    wear.buttons(pen, at, "badge", 3, double=True)


@symbol("captain, sea captain, ship captain, admiral, skipper, pilot", kinds="man, person", height=1.8, poses=POSES,
    faces_viewer=True, slots=_slots(human("#e9b592", "#d8d5d6", "#2c3858", "#2c3858", "#1f1c24"),
        hat=("#fbf9f4", "fixed"), band=("#20242f", "fixed"), badge=("#e2b646", "fixed")), home="harbour")  # fmt: skip
def captain(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="full"), _SUIT, chest=_double_breasted,
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


@symbol("diver, scuba diver, snorkeler, frogman", kinds="man, person", height=1.8,
    poses="floating, standing, walking, waving, holding", faces_viewer=True,
    slots=_slots(human("#d9a47c", "#3a2a24", "#333b4c", "#333b4c", "#f2b84b"), trousers=("#333b4c", "follow"),
        trim=("#f2b84b", "second"), rubber=("#22252e", "fixed"), glass=("#9fd8e8", "fixed"),
        tank=("#e0a93a", "fixed")), home="underwater", traits=("sunken",))  # fmt: skip
def diver(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", ears=False), replace(_SUIT, loose=0.96), behind=_air, chest=_wetsuit,
        over=lambda pen, at: headgear.diving_mask(pen, at.face, at.stance.turn)))  # fmt: skip


# ---- in town


def _tray(pen: Pen, at: Posed) -> None:
    if pen.pose != "holding":
        return
    x, y = at.far_arm.end
    pen.part("steel", ellipse(x + 2, y - 3.4, 13, 2.6), tone=-0.1)
    pen.part("wine", smooth([(x - 3, y - 13, CORNER), (x - 2, y - 4, CORNER), (x + 2, y - 4, CORNER),
        (x + 3, y - 13, CORNER)]))  # fmt: skip


@symbol("waiter, waitress, butler, bartender, barista, server", kinds="man, person", height=1.78,
    poses="holding, standing, walking, waving, sitting", faces_viewer=True,
    slots=_slots(human("#c58c64", "#2b211d", "#f4f1ea", "#2b2d38", "#1f1c24"), vest=("#2b2d38", "second"),
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

    person(pen, Person(MAN, Look("side"), _SUIT, chest=vest, over=_tray))


def _bag(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    top, hip = at.body.at(p.shoulders * 0.6 * k, -p.torso + 2), at.body.at(-p.hips * 1.2, 2)
    pen.stroke("leather", limb([(*top, 1), (*hip, 1)]), 2.0)
    pen.part("leather", rect(hip[0] - 6, hip[1] - 2, 13, 11, 2))
    pen.mark("leather", rect(hip[0] - 6, hip[1] - 2, 13, 4.6, 2), tone=0.06)
    pen.part("letter", rect(hip[0] - 2, hip[1] - 6, 8, 5, 0.5), shade="flat")


def _peaked(pen: Pen, at: Posed) -> None:
    wear.peaked_cap(pen, at.face, at.stance.turn)


@symbol("postman, mailman, mail carrier, postwoman, postal worker, courier", kinds="man, person", height=1.76,
    poses=_HANDS_FREE, faces_viewer=True,
    slots=_slots(human("#d9a47c", "#5a3a24", "#4a78b0", "#2f3f66", "#3a2f2c"), hat=("#2f3f66", "fixed"),
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


@symbol("detective, inspector, sherlock, investigator, private eye", kinds="man, person", height=1.8,
    poses="holding, standing, walking, sitting", faces_viewer=True,
    slots=_slots(human("#f0c3a2", "#5a3a24", "#9a7b52", "#4a4038", "#3a2f2c"), hat=("#9a7b52", "follow"),
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


@symbol("judge, magistrate, justice", kinds="man, person", height=1.76, poses="sitting, standing, holding, waving",
    faces_viewer=True,
    slots=_slots(human("#e3b18c", "#8f8b8c", "#33303c", "#33303c", "#1f1c24"), wig=("#f0ece4", "fixed")),
    home="hall")  # fmt: skip
def judge(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", wrinkles=True, glasses=True), _GOWN, chest=_bands, over=_wig))


@symbol("nurse, midwife, caregiver, paramedic", kinds="woman, person", height=1.68, poses=POSES, faces_viewer=True,
    slots=_slots(human("#8d5a3c", "#231a1a", "#7cc4c8", "#7cc4c8", "#f1ede6"), trousers=("#7cc4c8", "follow"),
        hat=("#fbf9f4", "fixed"), cross=("#d5473f", "fixed")), home="laboratory")  # fmt: skip
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


@symbol("scientist, chemist, researcher, physicist, biologist, professor, mad scientist", kinds="man, person",
    height=1.76, poses="holding, standing, walking, sitting, reading, waving", faces_viewer=True,
    slots=_slots(human("#f0cdb0", "#b9b6ba", "#f6f5f1", "#54607a", "#3a2f2c"), inner=("#7fa3c9", "fixed"),
        glass=("#cfeaf2", "fixed"), potion=("#5fc46a", "second")), home="laboratory")  # fmt: skip
def scientist(pen: Pen) -> None:
    person(pen, Person(MAN, Look("messy", glasses=True), Clothes(sleeve=2, leg=2, skirt=16, flare=2.5, dress=True),
        over=_flask, chest=lambda pen, at: wear.buttons(pen, at, "inner", 3)))  # fmt: skip


@symbol("teacher, schoolteacher, librarian, tutor, lecturer", kinds="woman, person", height=1.68,
    poses="reading, standing, holding, walking, sitting, waving", faces_viewer=True,
    slots=_slots(human("#c58c64", "#4a2a22", "#b5475f", "#3f3a55", "#3a2f2c"), inner=("#f4efe6", "fixed")),
    home="classroom")  # fmt: skip
def teacher(pen: Pen) -> None:
    person(
        pen, Person(WOMAN, Look("side", "bun", glasses=True, lashes=True), Clothes(sleeve=2), chest=garments.cardigan)
    )


def _palette(pen: Pen, at: Posed) -> None:
    headgear.beret(pen, at.face)
    if pen.pose not in ("holding", "standing"):
        return
    x, y = at.near_arm.end
    pen.part("wood", smooth([(x - 8, y - 3), (x - 3, y - 9), (x + 5, y - 8), (x + 8, y - 2), (x + 4, y + 2),
        (x + 1, y + 1),
        (x - 2, y + 5), (x - 7, y + 3)]))  # fmt: skip
    for slot, dx, dy in (("red", -4, -3.4), ("yellow", -0.4, -5.6), ("blue", 3.6, -4.2)):
        pen.part(slot, ellipse(x + dx, y + dy, 1.7, 1.4), shade="flat")
    hx, hy = at.far_arm.end
    pen.stroke("wood", limb([(hx - 1, hy + 4, 1), (hx + 3, hy - 9, 1)]), 1.3)
    pen.part("red", ellipse(hx + 3.6, hy - 10.6, 1.3, 2.4, 16), shade="flat")


@symbol("artist, painter, illustrator", kinds="woman, person", height=1.7,
    poses="holding, standing, walking, sitting, waving", faces_viewer=True,
    slots=_slots(human("#f0c9a4", "#7a3b22", "#6fa3c9", "#4a4038", "#3a2f2c"), hat=("#b8433c", "fixed"),
        wood=("#a9743f", "fixed"), red=("#d5473f", "fixed"), yellow=("#f2c14a", "fixed"), blue=("#3f74b8", "fixed"),
        apron=("#efe6d2", "second")), tools={"paintbrush": "wood", "palette": "wood"})  # fmt: skip
def artist(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), Clothes(sleeve=2),
        chest=lambda pen, at: garments.dungarees(pen, at, "apron", "wood"), over=_palette))  # fmt: skip


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


@symbol("photographer, tourist, cameraman, reporter, journalist, sightseer", kinds="man, person", height=1.76,
    poses=_HANDS_FREE, faces_viewer=True,
    slots=_slots(human("#e3b18c", "#8a5a30", "#e7c27a", "#5b6a4a", "#6b4a34"), body=("#2b2d38", "fixed"),
        steel=("#b8bec8", "fixed"), strap=("#3a2f2c", "fixed")), tools={"camera": "body"})  # fmt: skip
def photographer(pen: Pen) -> None:
    person(pen, Person(MAN, Look("messy"), Clothes(sleeve=0.8, leg=1.1, loose=1.08), chest=_camera))


def _guitar(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    x, y = at.body.at(-2, -p.torso * 0.16)
    neck = limb([(x + 6, y - 3, 2.6), (x + 27, y - 14, 2.2)])
    pen.part("dark", neck)
    pen.part("dark", limb([(x + 26.4, y - 13.6, 4), (x + 31, y - 16, 3.4)]))
    pen.part("wood", union(ellipse(x - 6, y + 3.4, 10, 8.4, -24), ellipse(x + 5, y - 2, 7, 6.2, -24)))
    pen.part("dark", ellipse(x + 1.6, y - 0.2, 2.9), shade="flat")
    pen.stroke("steel", limb([(x - 9, y + 4.6, 0.5), (x + 27, y - 14, 0.5)]), 0.7, detail=1)


@symbol("guitarist, musician, guitar player, singer songwriter, rock star, bard", kinds="man, person", height=1.78,
    poses="playing, standing, walking", faces_viewer=True,
    slots=_slots(human("#b97a52", "#1f1719", "#3b3d4c", "#4a5f8c", "#2b2530"), wood=("#c9853f", "second"),
        dark=("#4a2f22", "fixed"), steel=("#e6e6ea", "fixed"), inner=("#f4efe6", "fixed")),
        home="stage", tools={"guitar": "wood"})  # fmt: skip
def guitarist(pen: Pen) -> None:
    def jacket(pen: Pen, at: Posed) -> None:
        garments.open_jacket(pen, at, "inner", "shirt")
        _guitar(pen, at)

    person(pen, Person(MAN, Look("messy", "bob"), Clothes(sleeve=2), chest=jacket))


@symbol("clown, circus clown, jester", kinds="man, person", height=1.74, poses=POSES, faces_viewer=True,
    slots=_slots(human("#f7ece2", "#d5473f", "#f2c14a", "#3f8fd0", "#d5473f"), wig=("#e2604f", "second"),
        hat=("#3f8fd0", "fixed"), button=("#58b368", "fixed"), nose=("#e2372f", "fixed"),
        trim=("#e2604f", "second")), home="stage")  # fmt: skip
def clown(pen: Pen) -> None:
    def dots(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        spots = ((-6, 0.8), (4, 0.7), (-3, 0.45), (7, 0.38), (-7, 0.16), (2, 0.12))
        pen.mark("trim", joined(*(at.body.oval(x, -p.torso * y, 1.9) for x, y in spots)))
        ruff = union(*(at.body.oval(-8 + 3.2 * i, -p.torso + 0.6 + (0.8 if i % 2 else 0), 2.6) for i in range(6)))
        pen.part("glint", ruff)

    def face(pen: Pen, at: Posed) -> None:
        headgear.clown_face(pen, at.face, at.stance.turn)
        headgear.clown_hair(pen, at.face)

    person(pen, Person(MAN, Look("", ears=False), Clothes(sleeve=2, loose=1.3), chest=dots, over=face))


def _lace(pen: Pen, at: Posed) -> None:
    headgear.flowers(pen, at.face)


@symbol("bride", kinds="woman, person", height=1.7, poses="standing, walking, holding, waving, sitting",
    faces_viewer=True,
    slots=_slots(human("#e3b18c", "#6b3f28", "#fbf8f3", "#fbf8f3", "#f4efe6"), veil=("#f3f1f4", "fixed"),
        blossom=("#f6c3cf", "second"), button=("#f2c14a", "fixed")), home="garden")  # fmt: skip
def bride(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "bun", lashes=True), Clothes(sleeve=0.2, leg=0, skirt=44, flare=11,
        dress=True),
        behind=lambda pen, at: headgear.veil(pen, at.face, length=46), over=_lace))  # fmt: skip


@symbol("graduate, alumnus, valedictorian", kinds="woman, person", height=1.68,
    poses="waving, standing, holding, walking",
    faces_viewer=True,
    slots=_slots(human("#7a4a32", "#1f1719", "#2f3f66", "#2f3f66", "#1f1c24"), hat=("#2f3f66", "follow"),
        gold=("#e2b646", "second")), home="park")  # fmt: skip
def graduate(pen: Pen) -> None:
    def stole(pen: Pen, at: Posed) -> None:
        p, k = at.person.physique, at.narrow
        sides = [limb([(side * p.neck * 1.1, -p.torso + 0.6, 3.2), (side * p.waist * 0.56 * k, 9, 3.4)],
            round_end=False)
            for side in (-1, 1)]  # fmt: skip
        pen.part("gold", at.body.path(joined(*sides)), shade="flat")

    person(pen, Person(WOMAN, Look("parted", "bob", lashes=True), _GOWN, chest=stole,
        over=lambda pen, at: headgear.mortarboard(pen, at.face)))  # fmt: skip


def _prayer(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    pen.part("sash", at.body.shape((p.shoulders * 0.9 * k, -p.torso + 2), (p.shoulders * 0.3 * k, -p.torso),
        (-p.hips * 1.0 * k, -2), (-p.hips * 0.5 * k, 3)), tone=0.02)  # fmt: skip


@symbol("monk, buddhist monk, friar, priest, lama", kinds="man, person", height=1.72,
    poses="standing, resting, walking, reading, sitting", faces_viewer=True,
    slots=_slots(human("#c98d62", "#6b4a3a", "#d9782f", "#d9782f", "#6b4a34"), sash=("#a83f2f", "second")),
    home="mountains")  # fmt: skip
def monk(pen: Pen) -> None:
    person(pen, Person(MAN, Look(""), _GOWN, chest=_prayer))


# ---- in the open


def _straps(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    bands = [limb([(x * k, -p.torso + 1, 2.4), (x * 0.86 * k, -p.torso * 0.36, 2.0)], round_end=False)
        for x in (-p.shoulders * 0.6, p.shoulders * 0.64)]  # fmt: skip
    pen.part("pack", at.body.path(joined(*bands)), shade="flat")


def _rucksack(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.part("pack", at.body.path(union(rect(-p.shoulders * 1.1 - 3 * at.stance.turn, -p.torso - 3, p.shoulders * 2.2,
        p.torso * 1.0, 5), rect(-p.shoulders - 3 * at.stance.turn, -p.torso - 7, p.shoulders * 2, 6, 3))),
        tone=-0.05)  # fmt: skip


def _brimmed(pen: Pen, at: Posed) -> None:
    wear.brimmed_hat(pen, at.face, curl=1.0)


@symbol("hiker, backpacker, explorer, traveler, traveller, adventurer, archaeologist, scout", kinds="man, person",
    height=1.76, poses="walking, standing, waving, sitting, holding", faces_viewer=True,
    slots=_slots(human("#d9a47c", "#5a3a24", "#c2a25e", "#7a6248", "#5a3a28"), pack=("#4f7a52", "second"),
        hat=("#b98f56", "fixed"), band=("#5a3a28", "fixed")), home="mountains")  # fmt: skip
def hiker(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), Clothes(sleeve=1.1, leg=1.15, loose=1.08), behind=_rucksack, chest=_straps,
        over=_brimmed))  # fmt: skip


def _rod(pen: Pen, at: Posed) -> None:
    wear.brimmed_hat(pen, at.face, curl=-1.0)
    x, y = at.far_arm.end
    pen.stroke("wood", limb([(x - 3, y + 4, 1), (x + 26, y - 40, 1)]), 1.4)
    pen.stroke("line", limb([(x + 26, y - 40, 0.4), (x + 31, y - 2, 0.4)]), 0.5)
    pen.part("float", ellipse(x + 31, y, 1.7), shade="flat")


@symbol("fisherman, angler, fisher", kinds="man, person", height=1.76, poses="holding, sitting", faces_viewer=True,
    slots=_slots(human("#e3b18c", "#b9b6ba", "#e0b93f", "#4f5f52", "#3a4038"), hat=("#e0b93f", "follow"),
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


@symbol("soldier, army soldier, infantryman, trooper, marine", kinds="man, person", height=1.8, poses=POSES,
    faces_viewer=True,
    slots=_slots(human("#c58c64", "#3a2a24", "#7d8a5a", "#6f7b50", "#3a3028"), trousers=("#6f7b50", "follow"),
        patch=("#56613f", "fixed"), steel=("#6a754c", "fixed"), dark=("#3a3a30", "fixed"),
        gold=("#b9a24a", "fixed")))  # fmt: skip
def soldier(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", ears=False), _SUIT, chest=_camouflage, over=_steel_helmet))


def _number(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    bars = joined(*(at.body.line((x, -p.torso), (x, 4)) for x in (-p.shoulders * 0.72, p.shoulders * 0.78)))
    pen.mark("trim", bars, width=2.4)
    pen.part("trim", at.body.path(union(rect(-2.4, -p.torso * 0.68, 2.0, 9), rect(1.6, -p.torso * 0.68, 5, 2),
        rect(4.6, -p.torso * 0.68, 2, 9))), shade="flat", detail=1)  # fmt: skip


@symbol("football player, soccer player, footballer, goalkeeper, athlete, sportsman, player", kinds="man, person",
    height=1.8, poses="running, standing, walking, waving, holding", faces_viewer=True,
    slots=_slots(human("#9a6746", "#231a1a", "#d5473f", "#f4f1ea", "#2b2530"), trim=("#f4f1ea", "second")),
    home="park")  # fmt: skip
def football_player(pen: Pen) -> None:
    person(
        pen,
        Person(replace(MAN, shoulders=11.6), Look("short"), Clothes(sleeve=0.7, leg=0.86, loose=1.14), chest=_number),
    )


@symbol("basketball player, basketballer", kinds="man, person", height=2.0,
    poses="raising, running, standing, holding", faces_viewer=True,
    slots=_slots(human("#6b4330", "#1d1a1c", "#e58a2e", "#e58a2e", "#f1ede6"), trousers=("#e58a2e", "follow"),
        trim=("#fbf6ea", "second"), ball=("#d9692f", "fixed"), band=("#fbf6ea", "fixed")),
        home="gym", tools={"basketball": "ball", "ball": "ball"})  # fmt: skip
def basketball_player(pen: Pen) -> None:
    def with_ball(pen: Pen, at: Posed) -> None:
        headgear.sweatband(pen, at.face)
        if pen.pose not in ("raising", "holding"):
            return
        x, y = at.far_arm.end
        pen.part("ball", ellipse(x + 1, y - 7, 7.4))
        pen.mark("eye", joined(limb([(x - 8, y - 7, 0.6), (x + 10, y - 7, 0.6)]),
            limb([(x + 1, y - 16, 0.6), (x + 1, y + 2, 0.6)])),
            width=0.7, alpha=0.8)  # fmt: skip

    body = replace(MAN, thigh=26, shin=25, torso=29, arm=17, forearm=15.5, head=0.8)
    person(pen, Person(body, Look("short"), Clothes(sleeve=0, leg=1.0, loose=1.2), chest=_number, over=with_ball))


@symbol("swimmer, lifeguard", kinds="man, person", height=1.8, poses="standing, waving, running, sitting",
    faces_viewer=True,
    slots=_slots(human("#d9a47c", "#3a2a24", "#d9a47c", "#2f74b8", "#d9a47c"), shirt=("#d9a47c", "fixed"),
        trousers=("#2f74b8", "primary"), shoes=("#cf9a72", "fixed"), hat=("#d5473f", "second"),
        band=("#26324f", "fixed")), home="beach")  # fmt: skip
def swimmer(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12), Look("", ears=False), Clothes(sleeve=0, leg=0.5),
        over=lambda pen, at: headgear.swimming_cap(pen, at.face, at.stance.turn)))  # fmt: skip


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


@symbol("viking, norseman, barbarian", kinds="man, person", height=1.84,
    poses="holding, standing, walking, waving, sitting, riding",
    faces_viewer=True,
    slots=_slots(human("#f0c3a2", "#c8742f", "#6b5238", "#4a4038", "#3a2a24"), steel=("#aab3c2", "fixed"),
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


@symbol("samurai, shogun, ronin", kinds="man, person", height=1.76, poses="holding, standing, walking, sitting, riding",
    faces_viewer=True,
    slots=_slots(human("#e3b48e", "#2b2124", "#8f2f35", "#3a3440", "#2b2530"), steel=("#33384a", "fixed"),
        gold=("#e2b646", "fixed"), cord=("#f1e6cc", "fixed"), blade=("#dfe5ec", "fixed")),
        home="mountains", tools={"sword": "steel"})  # fmt: skip
def samurai(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", beard="moustache"), Clothes(sleeve=2, leg=2, skirt=15, flare=4, dress=True,
        loose=1.2),
        chest=_plates, over=_katana))  # fmt: skip


def _wings(pen: Pen, at: Posed) -> None:
    x, y = at.body.at(0, -at.person.physique.torso * 0.8)
    wing = smooth([(x + 3, y), (x + 14, y - 16), (x + 30, y - 20), (x + 37, y - 8, CORNER), (x + 32, y - 2),
        (x + 33, y + 6, CORNER),
        (x + 26, y + 8), (x + 25, y + 15, CORNER), (x + 16, y + 13), (x + 6, y + 10)])  # fmt: skip
    pen.part("wing", both(wing, x))


@symbol("angel, guardian angel, cherub", kinds="woman, person", height=1.7, poses="standing, holding, waving",
    faces_viewer=True,
    slots=_slots(human("#f3cda8", "#e3b24f", "#f8f5ee", "#f8f5ee", "#e9dcc4"), wing=("#fdfbf6", "fixed"),
        light=("#ffe08a", "light")), home="mountains")  # fmt: skip
def angel(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), replace(_GOWN, skirt=40, flare=6), behind=_wings,
        over=lambda pen, at: headgear.halo(pen, at.face)))  # fmt: skip


def _tail(pen: Pen, at: Posed) -> None:
    x, y = at.body.at(3, 2)
    pen.part(
        "shirt", limb([(x, y, 2.6), (x + 16, y + 10, 2.2), (x + 24, y - 4, 1.8), (x + 27, y - 16, 1.2)]), tone=-0.05
    )
    pen.part("shirt", smooth([(x + 27, y - 24, CORNER), (x + 31, y - 15, CORNER), (x + 27, y - 17, CORNER),
        (x + 23, y - 15, CORNER)],
        tension=0.1), tone=-0.05)  # fmt: skip


@symbol("devil, demon, satan, imp", kinds="man, person", height=1.74,
    poses="standing, waving, holding, walking, sitting",
    faces_viewer=True,
    slots=_slots(human("#d94f43", "#33202a", "#b8302f", "#8f2429", "#33202a"), trousers=("#8f2429", "follow"),
        horn=("#4a2a2a", "fixed"), steel=("#4a4450", "fixed")), home="forest")  # fmt: skip
def devil(pen: Pen) -> None:
    def fork(pen: Pen, at: Posed) -> None:
        headgear.small_horns(pen, at.face)
        if pen.pose not in ("standing", "holding", "walking"):
            return
        x, y = at.far_arm.end
        pen.part("steel", limb([(x, y + 22, 1.8), (x, y - 22, 1.8)]))
        tines = [limb([(x, y - 22, 1.6), (x + dx, y - 26, 1.6), (x + dx, y - 36, 0.6)]) for dx in (-6, 0, 6)]
        pen.part("steel", union(*tines))

    person(pen, Person(MAN, Look("back", beard="moustache"), _SUIT, behind=_tail, over=fork))


@symbol("vampire, dracula, count dracula", kinds="man, person", height=1.82,
    poses="standing, walking, holding, waving, flying",
    faces_viewer=True,
    slots=_slots(human("#e6dfe0", "#1d1a22", "#33303c", "#2b2833", "#1d1a22"), cape=("#2b2230", "fixed"),
        lining=("#a32a35", "second"), inner=("#fbf9f4", "fixed"), fang=("#ffffff", "fixed")),
        home="forest")  # fmt: skip
def vampire(pen: Pen) -> None:
    def cloak(pen: Pen, at: Posed) -> None:
        wear.cape(pen, at, "cape", 66)
        p = at.person.physique
        pen.part("lining", at.body.shape((-p.shoulders * 0.9, -p.torso + 4, CORNER),
            (-p.shoulders * 1.7, -p.torso - 9, CORNER),
            (0, -p.torso - 3), (p.shoulders * 1.7, -p.torso - 9, CORNER),
            (p.shoulders * 0.9, -p.torso + 4, CORNER)))  # fmt: skip

    def bite(pen: Pen, at: Posed) -> None:
        x = 2.8 * at.stance.turn
        fangs = (
            smooth([(x + dx - 0.8, 6.9, CORNER), (x + dx + 0.8, 6.9, CORNER), (x + dx, 9.6, CORNER)], tension=0.1)
            for dx in (-1.8, 1.8)
        )
        pen.part("fang", at.face.path(joined(*fangs)), shade="flat")

    def shirt(pen: Pen, at: Posed) -> None:
        garments.open_jacket(pen, at, "inner", "shirt")
        pen.mark("lining", at.body.oval(0.6, -at.person.physique.torso + 3, 2.2, 1.6))

    person(pen, Person(MAN, Look("back"), _SUIT, behind=cloak, chest=shirt, over=bite))


@symbol("zombie, undead, living dead", kinds="man, person", height=1.74, poses="walking, standing, waving, running",
    faces_viewer=True,
    slots=_slots(human("#9dbb84", "#3f4a38", "#7a6a7f", "#4f5566", "#3a3430"), tear=("#8aa872", "fixed"),
    blood=("#7f2f35", "fixed")), home="forest")  # fmt: skip
def zombie(pen: Pen) -> None:
    def rags(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        holes = [at.body.shape((x - 2, y, CORNER), (x, y - 2.4), (x + 2.6, y + 0.6, CORNER), (x + 0.4, y + 2.6)) for x,
            y in
            ((-5, -p.torso * 0.66), (5, -p.torso * 0.34), (-2, -p.torso * 0.16))]  # fmt: skip
        pen.mark("tear", joined(*holes))

    def scar(pen: Pen, at: Posed) -> None:
        f, x = at.face, 2.8 * at.stance.turn
        pen.stroke(
            "blood", joined(f.line((x + 3, -9), (x + 6.6, -6)), f.line((x + 3.8, -6.6), (x + 5.6, -8.6))), 0.8 * f.scale
        )
        pen.part("glint", f.oval(x - 3.9, 0.3, 2.3), shade="flat")
        pen.part("eye", f.oval(x - 3.9, 0.5, 0.8), shade="flat")
        pen.part("tear", f.oval(x - 3.9, 3.6, 2.2, 0.8), shade="flat", detail=1)

    person(pen, Person(MAN, Look("messy"), Clothes(sleeve=1.2, leg=1.5), chest=rags, over=scar))


@symbol("mummy, egyptian mummy", kinds="man, person", height=1.74, poses="walking, standing, waving", faces_viewer=True,
    slots=_slots(human("#e9e0c9", "#b9a982", "#e9e0c9", "#e9e0c9", "#d9cfb4"), trousers=("#e9e0c9", "follow"),
        wrap=("#b9a982", "fixed"), lamp=("#7fe06a", "light"), dark=("#3a342c", "fixed"),
        gloves=("#e3d9c0", "fixed")), home="desert")  # fmt: skip
def mummy(pen: Pen) -> None:
    def bands(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        lines = (at.body.line((-p.shoulders * 1.2, -p.torso * y), (0, -p.torso * y + 2.4),
            (p.shoulders * 1.2, -p.torso * y - 1))
            for y in (0.9, 0.72, 0.54, 0.36, 0.18, 0.02))  # fmt: skip
        pen.mark("wrap", joined(*lines), width=0.9)

    def head(pen: Pen, at: Posed) -> None:
        f, x = at.face, 2.8 * at.stance.turn
        pen.part("shirt", f.path(ellipse(0, -0.6, 11, 12.6)))
        pen.mark(
            "wrap", joined(*(f.line((-12, y + 2), (0, y - 1.4), (12, y + 1)) for y in (-9, -5.4, 5, 8.4))), width=0.9
        )
        pen.mark("dark", f.path(ellipse(x, 0.2, 8.8, 2.9)))
        for side in (-1, 1):
            pen.part("lamp", f.oval(x + side * 3.9, 0.2, 1.6, 1.8), shade="glow")
        pen.part("shirt", f.path(limb([(-9, 6, 3), (-15, 12, 3), (-14, 20, 2)])), tone=-0.04)

    person(pen, Person(MAN, Look("", ears=False), replace(_SUIT, gloves="gloves"), chest=bands, over=head))


def _bow(pen: Pen, at: Posed) -> None:
    headgear.hood_up(pen, at.face, at.stance.turn, "shirt")
    x, y = at.far_arm.end
    pen.stroke(
        "wood",
        smooth([(x - 3, y - 22), (x + 4, y - 14), (x + 5.4, y), (x + 4, y + 14), (x - 3, y + 22)], closed=False),
        2.0,
    )
    pen.stroke("cord", limb([(x - 3, y - 22, 0.5), (x - 3, y + 22, 0.5)]), 0.6)


def _quiver(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    x, y = at.body.at(-p.shoulders * 0.7, -p.torso)
    pen.part("feather", joined(*(ellipse(x - 4 + 3 * i, y - 9 - i % 2, 1.3, 3) for i in range(3))), shade="flat")
    pen.part("leather", limb([(x - 1, y - 6, 8), (x + 6, y + 18, 7)], round_end=False))


@symbol("archer, robin hood, bowman, ranger, hunter", kinds="man, person", height=1.78,
    poses="holding, standing, walking",
    faces_viewer=True,
    slots=_slots(human("#e3b18c", "#8a5a30", "#4f7a4a", "#6b5238", "#4a3024"), leather=("#7a5234", "fixed"),
        wood=("#8a5a34", "fixed"), cord=("#f1e6cc", "fixed"), feather=("#f4f1ea", "fixed")),
        home="mountains", tools={"arrow": "wood"})  # fmt: skip
def archer(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="full", ears=False), Clothes(sleeve=2, leg=2, skirt=12, flare=2,
        dress=True), behind=_quiver,
        chest=lambda pen, at: wear.belt(pen, at, "leather", "feather"), over=_bow))  # fmt: skip
