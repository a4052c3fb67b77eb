"""Who is met in tales: wizards, angels, heroes, a robot."""

from dataclasses import replace

from limner.drawing.geometry import CORNER, ellipse, joined, limb, rect, smooth, union
from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.atlas.bodies.arms import arms
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, both
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import garments, headgear
from limner.engines.illustrator.atlas.templates.outfit import GOWN, POSES, ROBE, SUIT, human, plus
from limner.engines.illustrator.atlas.templates.person import MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look


def _magic(pen: Pen, at: Posed) -> None:
    hand = at.far_arm.end
    pen.part("wood", wear.staff(hand, 34))
    pen.part("orb", ellipse(hand[0], hand[1] - 38, 5.2), shade="glow")
    pen.part("glint", ellipse(hand[0] + 1.6, hand[1] - 39.8, 1.3), shade="flat", detail=1)


def _wizard_hat(pen: Pen, at: Posed) -> None:
    wear.pointed_hat(pen, at.face, stars=True)


@symbol("wizard, sorcerer, mage, warlock, merlin, enchanter",
    uniform="gown", does="hold:magic wand",
    kinds="man, person", height=1.8,
    poses="standing, holding, waving, walking, sitting", faces_viewer=True,
        slots=plus(human("#f0c3a2", "#e9e9ee", "#4b4fa8", "#3a3d86", "#4a3a34"), hat=("#4b4fa8", "follow"),
            band=("#f0c24a", "fixed"), wood=("#7a5234", "fixed"), orb=("#8fe3e8", "light")),
            home="forest", tools={"magic_wand": "orb"}, traits=("heroic",))  # fmt: skip
def wizard(pen: Pen) -> None:
    staff = _magic if pen.pose in ("standing", "walking") else None
    person(pen, Person(MAN, Look("back", beard="long"), ROBE, behind=staff, over=_wizard_hat))


def _witch_hat(pen: Pen, at: Posed) -> None:
    wear.pointed_hat(pen, at.face, stars=False)


@symbol("witch, sorceress, enchantress",
    uniform="gown", does="hold:broom",
    kinds="woman, person", height=1.7, poses=POSES, faces_viewer=True,
        slots=plus(human("#f0c9ae", "#b5552f", "#4a3a5e", "#3a2e4c", "#2b2530"), hat=("#3d3050", "follow"),
            band=("#8fc65a", "fixed")), home="forest", traits=("heroic", "starlit"))  # fmt: skip
def witch(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), replace(ROBE, skirt=36, loose=1.1),
        over=_witch_hat))  # fmt: skip


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


@symbol("santa claus, santa, father christmas, st nicholas, saint nicholas",
    uniform="sweater, trousers, boots, gloves",
    kinds="man, person", height=1.75,
    poses=POSES, faces_viewer=True,
        slots=plus(human("#f0c3a2", "#f6f4f0", "#cf3434", "#cf3434", "#2b2530"), trousers=("#cf3434", "follow"),
            fur=("#fbf8f2", "fixed"),
            leather=("#2b2530", "fixed"), gold=("#f0c24a", "fixed"), gloves=("#2f2b33", "fixed")),
            home="snow", told_in="village", traits=("wintry",))  # fmt: skip
def santa_claus(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12.4, waist=13, hips=12.6, arm_width=7.4, leg_width=11, head=0.94,
        thigh=19, shin=20), Look("back", beard="long", glasses=True), replace(SUIT, gloves="gloves", loose=1.08),
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


@symbol("superhero, hero, superman, superwoman, supergirl",
    uniform="tights, cape, boots",
    kinds="man, person", height=1.85,
    poses=f"{POSES}, flying", faces_viewer=True,
        slots=plus(human("#e3a67e", "#3a2620", "#3566b8", "#3566b8", "#cf3a3a"), trousers=("#3566b8", "follow"),
            cape=("#d23b3b", "second"),
            gold=("#f3c43a", "fixed"), gloves=("#cf3a3a", "fixed")),
            home="rooftop, street", traits=("heroic",))  # fmt: skip
def superhero(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12.8, waist=8.8, arm_width=6.8), Look("side"),
        replace(SUIT, gloves="gloves"), behind=lambda p, at: wear.cape(p, at, "cape", 52), chest=_emblem,
        over=_mask))  # fmt: skip


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
    chains = [[(-x, y, w) for x, y, w in rest], raised]
    _robot_legs(pen)
    if jointed(pen.pose):
        _robot_trunk(pen)
        _robot_head(pen)
        pair = arms(pen, (-26.0, -56.0), (26.0, -56.0), 17.0, 16.0)
        chains = [[*limb.chain(8.0, 7.6, 7.4)] for limb in pair]
    for chain in chains:
        _robot_arm(pen, chain)
    if not jointed(pen.pose):
        _robot_trunk(pen)
        _robot_head(pen)
    hx, hy, _ = chains[-1][-1]
    pen.anchor(feet=(0, 0), head=(0, -80), face=(0, -80), eye=(0, -82), mouth=(0, -74), hat=(0, -95), neck=(0, -63),
        chest=(0, -45), back=(-22, -50), seat=(0, -29), lean=(-26, -45), waist=(0, -34))  # fmt: skip
    if not jointed(pen.pose):
        pen.anchor(hand=(hx + 4, hy), held=(hx + 4, hy), near_hand=(-34, -26))


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


def _wings(pen: Pen, at: Posed) -> None:
    x, y = at.body.at(0, -at.person.physique.torso * 0.8)
    wing = smooth([(x + 3, y), (x + 14, y - 16), (x + 30, y - 20), (x + 37, y - 8, CORNER), (x + 32, y - 2),
        (x + 33, y + 6, CORNER),
        (x + 26, y + 8), (x + 25, y + 15, CORNER), (x + 16, y + 13), (x + 6, y + 10)])  # fmt: skip
    pen.part("wing", both(wing, x))


@symbol("angel, guardian angel, cherub",
    uniform="gown",
    kinds="woman, person", height=1.7, poses="standing, holding, waving",
    faces_viewer=True,
    slots=plus(human("#f3cda8", "#e3b24f", "#f8f5ee", "#f8f5ee", "#e9dcc4"), wing=("#fdfbf6", "fixed"),
        light=("#ffe08a", "light")), home="mountains")  # fmt: skip
def angel(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), replace(GOWN, skirt=40, flare=6), behind=_wings,
        over=lambda pen, at: headgear.halo(pen, at.face)))  # fmt: skip


def _tail(pen: Pen, at: Posed) -> None:
    x, y = at.body.at(3, 2)
    pen.part(
        "shirt", limb([(x, y, 2.6), (x + 16, y + 10, 2.2), (x + 24, y - 4, 1.8), (x + 27, y - 16, 1.2)]), tone=-0.05
    )
    pen.part("shirt", smooth([(x + 27, y - 24, CORNER), (x + 31, y - 15, CORNER), (x + 27, y - 17, CORNER),
        (x + 23, y - 15, CORNER)],
        tension=0.1), tone=-0.05)  # fmt: skip


@symbol("devil, demon, satan",
    uniform="cape", does="hold:trident",
    kinds="man, person", height=1.74,
    poses="standing, waving, holding, walking, sitting",
    faces_viewer=True,
    slots=plus(human("#d94f43", "#33202a", "#b8302f", "#8f2429", "#33202a"), trousers=("#8f2429", "follow"),
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

    person(pen, Person(MAN, Look("back", beard="moustache"), SUIT, behind=_tail, over=fork))


@symbol("vampire, dracula, count dracula",
    uniform="suit, cape",
    kinds="man, person", height=1.82,
    poses="standing, walking, holding, waving, flying",
    faces_viewer=True,
    slots=plus(human("#e6dfe0", "#1d1a22", "#33303c", "#2b2833", "#1d1a22"), cape=("#2b2230", "fixed"),
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

    person(pen, Person(MAN, Look("back"), SUIT, behind=cloak, chest=shirt, over=bite))


@symbol("zombie, undead, living dead", kinds="man, person", height=1.74, poses="walking, standing, waving, running",
    faces_viewer=True,
    slots=plus(human("#9dbb84", "#3f4a38", "#7a6a7f", "#4f5566", "#3a3430"), tear=("#8aa872", "fixed"),
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
    slots=plus(human("#e9e0c9", "#b9a982", "#e9e0c9", "#e9e0c9", "#d9cfb4"), trousers=("#e9e0c9", "follow"),
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

    person(pen, Person(MAN, Look("", ears=False), replace(SUIT, gloves="gloves"), chest=bands, over=head))
