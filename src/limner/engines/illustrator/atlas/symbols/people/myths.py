"""Gods, giants and monsters that go on two legs."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from collections.abc import Callable
from dataclasses import replace

from limner.drawing.geometry import CORNER, ellipse, joined, limb, line, mirrored, polygon, rect, smooth, union
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Slots
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.symbols.people.trades import in_hand, worn
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates.outfit import POSES, ROBE, human, plus
from limner.engines.illustrator.atlas.templates.person import CHILD, MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look

_WITH_TOOL = "holding, standing, walking, sitting, waving, riding"


def _bare(slots: Slots, skin: str) -> Slots:
    """A body in its own skin."""
    return {**slots, "skin": (skin, "fixed"), "shirt": (skin, "fixed"), "trousers": (skin, "fixed"), "shoes": (skin,
        "fixed")}


def _toga(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.mark("sash", at.body.shape((-14, -p.torso - 3, CORNER), (-6, -p.torso - 3, CORNER), (12, -4, CORNER), (12, 8,
        CORNER), (4, 8), (-14, -p.torso * 0.5, CORNER)), alpha=0.95)
    pen.mark("skin", at.body.shape((3, -p.torso - 4), (16, -p.torso - 4), (16, -p.torso * 0.34), (9, -p.torso * 0.5)))
    wear.belt(pen, at, "gold")


def _laurel(pen: Pen, at: Posed) -> None:
    f = at.face
    leaves = [f.oval(s * (10.6 - i * 2.6), -7 - i * 1.9, 2.6, 1.3, s * (50 - 14 * i)) for s in (-1, 1)
        for i in range(4)]
    pen.part("gold", joined(*leaves), shade="flat")


def _bolt(pen: Pen, at: Posed) -> None:
    _laurel(pen, at)
    hand = in_hand(pen, at)
    if hand is None and pen.pose == "raising":
        hand = at.far_arm.end
    if hand is not None:
        x, y = hand
        pen.part("bolt", polygon([(x + 2, y - 34), (x - 8, y - 10), (x - 1, y - 11), (x - 6, y + 16), (x + 9, y - 16),
            (x + 2, y - 15), (x + 12, y - 34)]), shade="glow")


@symbol("zeus, jupiter god, greek god, god of thunder, olympian god",
    uniform="gown",
    kinds="man, person", height=1.95,
    poses="holding, standing, walking, sitting, waving, raising", faces_viewer=True,
    slots=plus(human("#e0a882", "#f2f0ec", "#fbf8f0", "#fbf8f0", "#b9853a"), sash=("#e9dfc4", "follow"),
        gold=("#e8b93f", "fixed"), bolt=("#ffe14a", "light")),
    home="sky, mountains", traits=("heroic",))
def zeus(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12.8, arm_width=6.8), Look("back", beard="long"), Clothes(sleeve=0,
        leg=0, skirt=36, flare=3, dress=True, loose=1.1), chest=_toga, over=_bolt))


def _trident(pen: Pen, at: Posed) -> None:
    wear.crown(pen, at.face, tall=0.9)
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("gold", wear.staff(hand, 36))
        pen.stroke("gold", joined(line([(x - 9, y - 50), (x - 8, y - 40), (x, y - 36), (x + 8, y - 40), (x + 9,
            y - 50)]), line([(x, y - 30), (x, y - 52)])), 2.2, shade="form")
        pen.part("gold", joined(*(polygon([(x + d - 2.4, y - 48 + e), (x + d, y - 55 + e), (x + d + 2.4, y - 48 + e)])
            for d, e in ((-9, 0), (0, -3), (9, 0)))))


@symbol("poseidon, neptune god, triton, god of the sea, sea god",
    uniform="gown", does="hold:trident",
    kinds="man, person", height=1.95,
    poses="standing, holding, waving, walking", faces_viewer=True,
    slots=plus(human("#c98d62", "#dfeef0", "#2f8fa8", "#2f8fa8", "#c98d62"), sash=("#5fc0c8", "follow"),
        gold=("#e8b93f", "fixed"), jewel=("#3fd0c8", "fixed")),
    home="sea, underwater", traits=("heroic", "sunken"))
def poseidon(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12.8, arm_width=6.8), Look("back", beard="long"), Clothes(sleeve=0,
        leg=0, skirt=34, flare=4, dress=True, loose=1.1), chest=_toga, over=_trident))


def _mjolnir(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("steel", f.path(smooth([(-11, -4.4, CORNER), (-11.2, -10), (-6.6, -16.6), (0, -18.4), (6.6, -16.6),
        (11.2, -10), (11, -4.4, CORNER), (0, -6.4)])))
    wing = smooth([(9, -8), (14, -18), (17, -28, CORNER), (20, -18), (18, -8), (13, -4)])
    pen.part("glint", f.path(joined(wing, mirrored(wing))))
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("leather", limb([(x - 1, y + 8, 2.4), (x + 1, y - 13, 2.4)]))
        pen.part("steel", rect(x - 9, y - 25, 21, 12.6, 2))
        pen.mark("steel", joined(rect(x - 9, y - 25, 3, 13), rect(x + 9, y - 25, 3, 13)), tone=0.1)
        pen.stroke("bolt", joined(line([(x - 12, y - 30), (x - 16, y - 34), (x - 14, y - 37)]),
            line([(x + 14, y - 29), (x + 19, y - 32), (x + 17, y - 36)])), 1.4, shade="glow", detail=1)


@symbol("thor, norse god, odin, god of war",
    uniform="sweater, trousers, cape, boots", does="hold:hammer",
    kinds="man, person", height=1.92, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#e9b592", "#e0b04a", "#3a4460", "#3a3f52", "#4a3526"), steel=("#b4bdc9", "fixed"),
        leather=("#6b4427", "fixed"), gold=("#e8b93f", "fixed"),
        cape=("#c22f35", "second"), bolt=("#8fe0ff", "light")), home="mountains", traits=("heroic",))
def thor(pen: Pen) -> None:
    def plates(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.part("steel", joined(*(at.body.oval(x, -p.torso * y, 2.8) for x in (-5, 5) for y in (0.78, 0.52))))
        wear.belt(pen, at, "leather", "gold")
    person(pen, Person(replace(MAN, shoulders=13, arm_width=7, waist=9.4), Look("back", "long", beard="full"),
        Clothes(sleeve=0.3), behind=lambda p, at: wear.cape(p, at, "cape", 58), chest=plates, over=_mjolnir))


def _jackal(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("hair", f.path(smooth([(-10, -9, CORNER), (0, -13), (10, -9, CORNER), (14, 8), (13, 19, CORNER), (6, 19,
        CORNER), (0, 10), (-6, 19, CORNER), (-13, 19, CORNER), (-14, 8)])))
    pen.mark("gold", joined(*(f.line((-18, y), (18, y + 1)) for y in (2, 8, 14))), width=1.8)
    pen.part("head", f.path(joined(smooth([(-9, -8), (-10, -22), (-6, -32, CORNER), (-2, -20), (-2, -10)]),
        smooth([(2, -10), (3, -20), (8, -32, CORNER), (10, -20), (9, -8)]))))
    pen.part("head", f.path(smooth([(-9, -6), (-4, -13), (5, -13), (10, -6), (14, 0), (26, 5), (27, 9), (16, 11), (6,
        11), (-4, 9), (-9, 3)])))
    pen.part("gold", f.path(smooth([(2, -4), (7, -6), (12, -3), (7, -1)])), shade="flat")
    pen.part("eye", f.oval(7, -3.4, 1.6), shade="flat")
    pen.part("eye", f.oval(26, 6.4, 2, 1.7), shade="flat")
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("gold", wear.staff(hand, 36))
        pen.stroke("gold", joined(ellipse(x, y - 39, 3.6, 5.4), line([(x - 6, y - 33), (x + 6, y - 33)])), 2.2,
            shade="form")


@symbol("anubis, egyptian god, jackal god", kinds="man, person", height=1.95, poses="standing, holding, walking",
    faces_viewer=True,
    slots=plus(human("#3a302f", "#26222a", "#3a302f", "#3a302f", "#3a302f"), shirt=("#3a302f", "fixed"),
        trousers=("#3a302f", "fixed"), head=("#2b2629", "fixed"), gold=("#eebb3c", "primary"),
        blue=("#2a5fa8", "second"), red=("#c8382f", "fixed")), home="desert, hall", traits=("heroic",))
def anubis(pen: Pen) -> None:
    def dress(pen: Pen, at: Posed) -> None:
        p, k = at.person.physique, at.narrow
        hem = 6 if pen.stance in SEATED else 18
        pen.part("glint", at.body.path(smooth([(-p.hips * k, -6, CORNER), (p.hips * k, -6, CORNER),
            (p.hips * 1.35 * k, hem, CORNER), (0, hem + 1.4), (-p.hips * 1.35 * k, hem, CORNER)], tension=0.2)))
        pen.mark("blue", at.body.line((-18, hem - 2), (18, hem - 2)), width=3)
        wear.belt(pen, at, "gold", "red")
        pen.part("gold", at.body.shape((-10, -p.torso + 2), (0, -p.torso - 2), (10, -p.torso + 2), (6, -p.torso + 8),
            (0, -p.torso + 10), (-6, -p.torso + 8)), shade="flat")
        pen.mark("blue", at.body.line((-10, -p.torso + 4), (0, -p.torso + 7), (10, -p.torso + 4)), width=1.8)
    person(pen, Person(MAN, Look("", ears=False), Clothes(sleeve=0, leg=0), chest=dress, over=_jackal))


def _snakes(pen: Pen, at: Posed) -> None:
    f = at.face
    for i, (x, y, bx, by) in enumerate(((-8, -11, -20, -20), (-4, -14, -9, -30), (2, -15, 6, -32), (7, -12, 20, -24),
            (-10, -6, -25, -7), (10, -6, 26, -9), (-10, 1, -20, 11), (10, 1, 21, 12))):
        mx, my = (x + bx) / 2 + (3 if i % 2 else -3), (y + by) / 2 - 2
        pen.part("snake", f.path(limb([(x, y, 5), (mx, my, 4.4), (bx, by, 3.6)])), tone=0.04 * (i % 2))
        pen.part("snake", f.oval(bx, by, 3.4, 2.8), tone=0.04 * (i % 2) + 0.03)
        pen.part("eye", f.oval(bx + (0.8 if bx > 0 else -0.8), by - 0.8, 0.8), shade="flat")
        pen.stroke("tongue", f.line((bx + (3 if bx > 0 else -3), by + 0.6), (bx + (6 if bx > 0 else -6), by + 1)),
            0.7 * f.scale)
    pen.part("snake", f.path(smooth([(-10.6, -2, CORNER), (-11, -9), (-5, -14), (5, -14), (11, -9), (10.6, -2,
        CORNER), (6, -8), (0, -9), (-6, -8)])))


@symbol("medusa, gorgon", kinds="woman, person", height=1.72, poses=POSES, faces_viewer=True,
    slots=plus(human("#b9cf9a", "#4f8a4a", "#f4efe2", "#f4efe2", "#b9853a"), snake=("#4f9a4a", "fixed"),
        tongue=("#d9434f", "fixed"), gold=("#e8b93f", "fixed")), home="hall, cave")
def medusa(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("", lashes=True, ears=False), Clothes(sleeve=0, leg=0, skirt=40, flare=4,
        dress=True, loose=1.1), chest=lambda p, at: wear.belt(p, at, "gold"), over=_snakes))


def _bull(pen: Pen, at: Posed) -> None:
    f = at.face
    horn = limb([(8, -11, 5.4), (17, -13, 5), (22, -21, 3.4), (20, -29, 0.8)])
    pen.part("horn", f.path(joined(horn, mirrored(horn))))
    ear = smooth([(10, -7), (18, -6), (20, -2), (13, -1)])
    pen.part("fur", f.path(joined(ear, mirrored(ear))), tone=-0.06)
    pen.part("fur", f.path(smooth([(-11, -6), (-8, -14), (0, -16), (8, -14), (11, -6), (9, 2), (9, 9), (5, 14), (-5,
        14), (-9, 9), (-9, 2)])))
    pen.part("muzzle", f.path(ellipse(1, 8.6, 9, 6.4)))
    pen.part("eye", joined(f.oval(-2.6, 7.6, 1.2, 1.6), f.oval(4.6, 7.6, 1.2, 1.6)), shade="flat")
    pen.stroke("gold", f.path(ellipse(1, 12.6, 3, 3)), 1.2)
    for s in (-1, 1):
        pen.part("glint", f.oval(s * 5, -3, 2.2, 1.8), shade="flat")
        pen.part("eye", f.oval(s * 4.6, -3, 1.2), shade="flat")
        pen.stroke("eye", f.line((s * 8, -7), (s * 2.4, -4.8)), 1.2 * f.scale)
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("wood", limb([(x - 1, y + 14, 2.4), (x + 1, y - 26, 2.4)]))
        axe = smooth([(x + 1, y - 24, CORNER), (x + 8, y - 30), (x + 13, y - 31, CORNER), (x + 15, y - 20), (x + 13,
            y - 9, CORNER), (x + 8, y - 11), (x + 1, y - 16, CORNER)])
        pen.part("steel", joined(axe, mirrored(axe, x + 0.6)))


@symbol("minotaur, bull man, bull-headed man", kinds="man, person", height=2.1, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#a8683f", "#5b3a22", "#a8683f", "#6b4028", "#3a2a20"), shirt=("#a8683f", "fixed"),
        fur=("#7a4a2c", "primary"), trousers=("#7a4a2c", "follow"), muzzle=("#d9a888", "fixed"),
        horn=("#f4ead2", "fixed"), gold=("#e8b93f", "fixed"), wood=("#6b4427", "fixed"), steel=("#aab3c2", "fixed"),
            leather=("#4a3024", "fixed")), home="cave, hall", traits=("heroic",))
def minotaur(pen: Pen) -> None:
    body = replace(MAN, shoulders=15, waist=11, hips=10, arm_width=8.4, leg_width=12, neck=5)
    person(pen, Person(body, Look("", ears=False), Clothes(sleeve=0), chest=worn(_brawn,
        lambda p, at: wear.belt(p, at, "leather", "gold")), over=_bull))


def _brawn(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    pen.mark("shirt", joined(at.body.line((-10, -p.torso * 0.6), (-4, -p.torso * 0.54), (0, -p.torso * 0.62), (4,
        -p.torso * 0.54), (10, -p.torso * 0.6)), at.body.line((0, -p.torso * 0.9), (0, -p.torso * 0.2))), width=1,
            tone=-0.12)


def _one_eye(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("skin", f.oval(0, -1.6, 9.4, 7))
    pen.part("glint", f.oval(0.6, -2, 5.6, 5), shade="flat")
    pen.part("iris", f.oval(1.2, -2, 3), shade="flat")
    pen.part("eye", f.oval(1.4, -2, 1.6), shade="flat")
    pen.stroke("hair", f.line((-6, -9), (0.6, -8), (7, -9)), 2.2 * f.scale)
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("wood", smooth([(x - 2, y + 6), (x + 1, y + 7), (x + 9, y - 10), (x + 15, y - 24), (x + 13, y - 32),
            (x + 5, y - 30), (x + 2, y - 18)]))


@symbol("cyclops, one-eyed giant, polyphemus", kinds="man, person", height=3, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(_bare(human("#d9a07a", "#4a2f22", "#d9a07a", "#d9a07a", "#d9a07a"), "#d9a07a"), hide=("#8a5a34",
        "primary"), wood=("#6b4427", "fixed")), home="mountains, cave", traits=("heroic",))
def cyclops(pen: Pen) -> None:
    body = replace(MAN, shoulders=15, waist=12.6, hips=12, arm_width=8.4, leg_width=12.6, head=0.98)
    person(pen, Person(body, Look("bald"), Clothes(sleeve=0, leg=0), chest=worn(_brawn,
        lambda p, at: _loincloth(p, at, "hide")), over=_one_eye))


def _loincloth(pen: Pen, at: Posed, slot: str) -> None:
    p, k = at.person.physique, at.narrow
    hem = 6 if pen.stance in SEATED else 13
    w = p.hips * 1.12 * k
    pen.part(slot, at.body.path(polygon([(-w, -6), (w, -6), (w * 1.1, hem - 3), (w * 0.7, hem + 1), (w * 0.3,
        hem - 2), (0, hem + 3), (-w * 0.4, hem - 2), (-w * 0.8, hem + 1), (-w * 1.1, hem - 4)])))


def _tusked(eared: Callable[[Pen, Posed], None] | None = None) -> Callable[[Pen, Posed], None]:
    def over(pen: Pen, at: Posed) -> None:
        f, x = at.face, 2.6 * at.stance.turn
        ear = smooth([(9, -4), (20, -9), (25, -8, CORNER), (18, 1), (10, 4)])
        pen.part("skin", f.path(joined(ear, mirrored(ear))), tone=-0.03)
        pen.part("skin", f.oval(x + 0.6, 3.4, 4, 3.4), tone=0.05)
        for s in (-1, 1):
            pen.part("horn", f.path(polygon([(x + s * 4.6 - 1.6, 9), (x + s * 4.6 + 1.6, 9), (x + s * 5, 4)])),
                shade="flat")
            pen.stroke("eye", f.line((x + s * 7, -6.4), (x + s * 1.6, -3.6)), 1.3 * f.scale)
        if eared:
            eared(pen, at)
    return over


def _clubbed(pen: Pen, at: Posed) -> None:
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("wood", smooth([(x - 2, y + 6), (x + 1, y + 7), (x + 9, y - 10), (x + 16, y - 24), (x + 14, y - 33),
            (x + 5, y - 31), (x + 2, y - 18)]))
        pen.part("steel", joined(*(polygon([(x + a - 2, y + b), (x + a + 5, y + b - 1), (x + a, y + b + 3)]) for a,
            b in ((13, -24), (10, -16)))))


@symbol("ogre, orc, troll, hobgoblin, cave troll, half-orc", kinds="monster, man, person", height=2.2,
    poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(_bare(human("#7fa64a", "#2f3a22", "#7fa64a", "#7fa64a", "#7fa64a"), "#7fa64a"), hide=("#7a4f30",
        "primary"), horn=("#f6ecd2", "fixed"), wood=("#6b4427", "fixed"), steel=("#aab3c2", "fixed")),
    home="forest, cave, swamp", traits=("heroic",))
def ogre(pen: Pen) -> None:
    body = replace(MAN, shoulders=15.6, waist=14, hips=13, arm_width=9, leg_width=13, head=1.0, thigh=20, shin=19,
        neck=5)
    person(pen, Person(body, Look("", ears=False), Clothes(sleeve=0, leg=0), chest=worn(_brawn,
        lambda p, at: _loincloth(p, at, "hide")), over=_tusked(_clubbed)))


@symbol("goblin, gremlin, imp, kobold", kinds="monster, person", height=1, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#8fb84e", "#3a4a26", "#7a5a3a", "#5b4a34", "#4a3526"), skin=("#8fb84e", "fixed"),
        shirt=("#7a5a3a", "primary"), trousers=("#5b4a34", "fixed"), horn=("#f6ecd2", "fixed"),
        blade=("#c6ced8", "fixed"), wood=("#6b4427", "fixed")), home="forest, cave", traits=("heroic",))
def goblin(pen: Pen) -> None:
    def knife(pen: Pen, at: Posed) -> None:
        hand = in_hand(pen, at)
        if hand is not None:
            x, y = hand
            pen.part("blade", smooth([(x - 1, y - 3, CORNER), (x + 3, y - 14), (x + 9, y - 20, CORNER), (x + 7,
                y - 10), (x + 3, y - 2, CORNER)]))
    body = replace(CHILD, head=1.3, shoulders=9, waist=7.6, hips=8, arm_width=4.6, leg_width=7)
    person(pen, Person(body, Look("", ears=False), Clothes(sleeve=0.4, leg=1.4, skirt=9, dress=True), chest=lambda p,
        at: wear.belt(p, at, "wood"), over=_tusked(knife)))


def _lamp_smoke(pen: Pen, at: Posed) -> None:
    p, low = at.person.physique, at.body.y
    pen.part("skin", limb([(0, low - 3, 19), (5, low + 9, 15), (0, low + 19, 11), (-6, low + 28, 8), (2, -9, 6)]))
    pen.part("gold", smooth([(-22, -9), (-12, -16), (6, -16), (14, -13), (26, -20, CORNER), (22, -11), (10, -5),
        (-10, -4)]))
    pen.part("gold", smooth([(-8, -5, CORNER), (8, -5, CORNER), (11, 0, CORNER), (-11, 0, CORNER)]), tone=-0.08)
    pen.stroke("gold", curve((-20, -10), (-30, -14), (-28, -5), (-18, -6)), 2)
    wear.belt(pen, at, "sash", "gold")
    for side in (-1, 1):
        pen.mark("sash", at.body.shape((side * 5, -p.torso - 2, CORNER), (side * 3, -6, CORNER), (side * 16, -6,
            CORNER), (side * 16, -p.torso, CORNER)))


@symbol("genie, djinn, jinn, lamp genie",
    uniform="vest, trousers",
    kinds="man, person", height=2.2, poses="standing, waving, holding",
    faces_viewer=True,
    slots=plus(_bare(human("#5fa8e0", "#26263a", "#5fa8e0", "#5fa8e0", "#5fa8e0"), "#5fa8e0"), gold=("#eebb3c",
        "fixed"), sash=("#b8344a", "primary")), home="desert, hall", traits=("lively",))
def genie(pen: Pen) -> None:
    def knot(pen: Pen, at: Posed) -> None:
        f = at.face
        pen.part("hair", f.path(limb([(0, -10, 6), (0, -18, 4.4), (6, -24, 4.4), (13, -21, 1)])))
        pen.part("gold", f.path(rect(-3, -16.6, 6, 2.6, 1)))
        pen.stroke("gold", f.path(ellipse(-11, 5.4, 2, 2.4)), 1, detail=1)
    body = replace(MAN, shoulders=14, waist=9, arm_width=7.4)
    person(pen, Person(body, Look("", beard="full"), Clothes(sleeve=0, leg=0), chest=_lamp_smoke, over=knot,
        legless=True))


def _scythe(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("hood", f.path(smooth([(-14, 14, CORNER), (-14.4, 0), (-11, -13), (0, -20), (11, -13), (14.4, 0), (14,
        14, CORNER), (0, 18)])))
    pen.mark("dark", f.oval(1.6, 0.6, 9.6, 12))
    pen.part("bone", f.path(smooth([(-5.4, -3), (-3, -9), (2, -10.4), (7, -9), (9, -3), (7.4, 3), (5, 4), (4.6, 8.6),
        (-1, 8.6), (-1.6, 4), (-4, 3)])))
    pen.part("dark", joined(f.oval(-1.2, -2, 2.3, 2.6), f.oval(5, -2, 2.3, 2.6),
        f.path(polygon([(2, 1), (0.8, 3.6), (3.2, 3.6)]))), shade="flat")
    pen.mark("bone", joined(*(f.line((x, 5), (x, 9)) for x in (0.4, 2, 3.6))), width=0.6, tone=-0.3)
    x, y = at.far_arm.end
    pen.part("wood", wear.staff((x, y), 62))
    pen.part("blade", smooth([(x - 1, y - 62, CORNER), (x - 16, y - 66), (x - 34, y - 57), (x - 43, y - 44, CORNER),
        (x - 30, y - 51), (x - 16, y - 55), (x - 1, y - 54, CORNER)]))


@symbol("grim reaper, death, the reaper, angel of death", kinds="person", height=1.95, poses="standing, holding",
    faces_viewer=True,
    slots=plus(human("#efe6d2", "#26232b", "#2a2730", "#2a2730", "#1c1c22"), hood=("#2a2730", "follow"),
        dark=("#131218", "fixed"), bone=("#f4ecd8", "fixed"), wood=("#6b4f34", "fixed"),
        blade=("#c6ced8", "fixed")), home="forest", traits=("starlit",))
def grim_reaper(pen: Pen) -> None:
    person(pen, Person(MAN, Look("", ears=False), ROBE, over=_scythe))


def _shaggy(pen: Pen, at: Posed) -> None:
    tufts = [at.body.line((x, y), (x + 1.4, y + 5)) for y in range(-24, 6, 7) for x in (-9 + (y % 2) * 2, -3, 3, 8)]
    pen.mark("shirt", joined(*tufts), width=1.1, tone=-0.1)


def _ape_face(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("shirt", f.path(polygon([(14 * a, 16 * b) for a, b in ((0, -1.1), (0.35, -0.95), (0.5, -1.1),
        (0.75, -0.75), (0.95, -0.6), (0.9, -0.2), (1.05, 0.1), (0.9, 0.4), (0.8, 0.8), (0.45, 0.8), (0.2, 1.05),
        (-0.2, 0.85), (-0.5, 1), (-0.8, 0.75), (-0.95, 0.4), (-1.05, 0), (-0.85, -0.3), (-0.95, -0.65), (-0.6, -0.8),
            (-0.4, -1.1))])))
    pen.part("face", f.oval(1, 1, 9, 9.4))
    for s in (-1, 1):
        pen.part("glint", f.oval(1.4 + s * 3.6, -2, 2, 2.2), shade="flat")
        pen.part("eye", f.oval(1.8 + s * 3.6, -2, 1.2, 1.4), shade="flat")
    pen.stroke("eye", f.line((-3.4, -5.4), (1.4, -4.4), (6, -5.4)), 1.2 * f.scale)
    pen.part("eye", f.oval(1.8, 2.4, 2, 1.1), shade="flat")
    pen.stroke("eye", f.line((-2, 6.4), (1.6, 7.6), (5.4, 6.4)), 1 * f.scale)


@symbol("yeti, abominable snowman, bigfoot, sasquatch", kinds="monster, animal", height=2.4,
    poses="standing, walking, waving, running, sitting", faces_viewer=True,
    slots=plus(human("#eef4f8", "#eef4f8", "#eef4f8", "#eef4f8", "#eef4f8"), skin=("#eef4f8", "fixed"),
        trousers=("#eef4f8", "follow"), shoes=("#eef4f8", "follow"), face=("#8fb3c9", "fixed")),
    home="snow, mountains", traits=("wintry",))
def yeti(pen: Pen) -> None:
    body = replace(MAN, shoulders=16, waist=14.6, hips=13.6, arm_width=9.6, leg_width=14, arm=17, forearm=16,
        thigh=19, shin=18, head=1.02, neck=5)
    person(pen, Person(body, Look("", ears=False), Clothes(sleeve=2, loose=1.1), chest=_shaggy, over=_ape_face))


def _lotus(pen: Pen) -> None:
    for x, a in ((-26, -56), (-14, -28), (0, 0), (14, 28), (26, 56)):
        pen.part("petal", smooth([(x * 0.7 - 7, -1), (x - 7, -9), (x * 1.2, -15, CORNER), (x + 7, -9), (x * 0.7 + 7,
            -1)]), tone=0.03 if a else 0.06)


@symbol("buddha, buddha statue, seated buddha, golden buddha", kinds="statue, man, person", height=1.5,
    poses="sitting", faces_viewer=True,
    slots={"gold": ("#e0a93a", "primary"), "robe": ("#c4882a", "follow"), "dark": ("#5b3a14", "fixed"),
        "petal": ("#ef9ab4", "second"), "hair": ("#8a5a1e", "follow")}, home="hall, mountains")
def buddha(pen: Pen) -> None:
    _lotus(pen)
    pen.part("robe", smooth([(-42, -18), (-34, -28), (0, -32), (34, -28), (42, -18), (36, -10), (0, -8), (-36, -10)]))
    pen.part("gold", joined(smooth([(-30, -20), (-10, -25), (8, -17), (2, -12), (-26, -13)]),
        smooth([(30, -20), (10, -25), (-8, -17), (-2, -12), (26, -13)])), tone=-0.03)
    torso = smooth([(-10, -66), (-22, -60), (-22, -38), (-17, -24), (17, -24), (22, -38), (22, -60), (10, -66)])
    pen.part("gold", torso)
    pen.mark("robe", smooth([(-26, -70), (-8, -66), (12, -36), (20, -20), (-28, -20)]))
    pen.mark("gold", joined(curve((-8, -66), (4, -48), (18, -28)), curve((-16, -60), (-6, -44), (8, -26))), width=1.2,
        tone=-0.14)
    for s in (-1, 1):
        pen.part("robe" if s < 0 else "gold", limb([(s * 20, -58, 11), (s * 27, -42, 9.6), (s * 14, -28, 8), (s * 3,
            -26, 7)]))
    pen.part("gold", ellipse(0, -25, 8, 3.6), tone=0.05)
    pen.part("gold", rect(-7, -74, 14, 12), tone=-0.08)
    pen.part("gold", joined(ellipse(-14, -80, 3, 7), ellipse(14, -80, 3, 7)), tone=-0.04)
    pen.part("gold", ellipse(0, -83, 13.4, 15.4))
    pen.part("hair", smooth([(-13.6, -84, CORNER), (-13, -94), (0, -101), (13, -94), (13.6, -84, CORNER), (8, -91),
        (0, -93), (-8, -91)]))
    pen.part("hair", ellipse(0, -101, 5.4, 4.6))
    pen.stroke("dark", joined(curve((-8, -83), (-5, -81.4), (-2, -83)), curve((2, -83), (5, -81.4), (8, -83)),
        curve((-9, -87), (-5, -88.6), (-2, -87)), curve((2, -87), (5, -88.6), (9, -87)), curve((-4, -73.4), (0,
            -71.6), (4, -73.4))), 0.9)
    pen.part("dark", ellipse(0, -88, 1), shade="flat")
    pen.anchor(feet=(0, 0), head=(0, -83), face=(0, -82), eye=(5, -82), mouth=(0, -73), hat=(0, -104), neck=(0, -68),
        back=(0, -50), seat=(0, -30), hand=(4, -26), lean=(-24, -40))


def _elephant(pen: Pen) -> None:
    for s in (-1, 1):
        pen.part("skin", smooth([(s * 8, -96), (s * 20, -104), (s * 32, -94), (s * 30, -78), (s * 18, -72), (s * 9,
            -80)]))
        pen.mark("inner", smooth([(s * 14, -94), (s * 26, -94), (s * 24, -80), (s * 15, -78)]), alpha=0.8)
    pen.part("skin", smooth([(-13, -90), (-8, -102), (8, -102), (13, -90), (11, -76), (0, -70), (-11, -76)]))
    pen.part("skin", limb([(0, -82, 13), (1, -70, 10), (-3, -58, 8), (-11, -50, 6.4), (-17, -54, 5)]))
    pen.mark("skin", joined(*(curve((-8, y), (0, y + 1.6), (9, y)) for y in (-74, -69, -64, -59))), width=0.9,
        tone=-0.12)
    pen.part("tusk", joined(limb([(-7, -74, 3.4), (-10, -66, 2.6), (-8, -61, 0.8)]),
        limb([(7, -74, 3.4), (11, -66, 2.6), (10, -61, 0.8)])))
    pen.part("eye", joined(ellipse(-6, -86, 1.9), ellipse(6, -86, 1.9)), shade="flat")
    pen.part("red", joined(polygon([(-1.4, -96), (1.4, -96), (0, -89)])), shade="flat")
    pen.part("gold", smooth([(-12, -99, CORNER), (-10, -108), (-4, -106), (0, -118), (4, -106), (10, -108), (12, -99,
        CORNER), (0, -102)]))
    pen.part("red", ellipse(0, -106, 2.2), shade="flat")


@symbol("ganesha, ganesh, lord ganesha, elephant god", kinds="man, person", height=1.6, poses="sitting",
    faces_viewer=True,
    slots={"skin": ("#e8a08a", "fixed"), "inner": ("#f4c4b4", "fixed"), "cloth": ("#f0a92c", "primary"),
        "gold": ("#f3c43a", "fixed"), "red": ("#c92f3a", "fixed"), "tusk": ("#fbf5e6", "fixed"),
        "eye": ("#2a2226", "fixed"), "petal": ("#ef8fb0", "fixed"), "sweet": ("#f6e4b0", "fixed")}, home="hall")
def ganesha(pen: Pen) -> None:
    _lotus(pen)
    pen.part("cloth", smooth([(-42, -18), (-34, -29), (0, -33), (34, -29), (42, -18), (36, -10), (0, -8), (-36, -10)]))
    pen.part("skin", joined(smooth([(-40, -15), (-22, -19), (-8, -13), (-20, -8), (-38, -9)]),
        smooth([(40, -15), (22, -19), (8, -13), (20, -8), (38, -9)])), tone=-0.03)
    for s in (-1, 1):
        pen.part("skin", limb([(s * 16, -64, 9), (s * 32, -70, 8), (s * 36, -86, 7)]), tone=-0.06)
        pen.part("gold", ellipse(s * 35, -78, 4.6, 2))
    pen.part("red", ellipse(-36, -92, 4.4))
    pen.part("petal", union(*(ellipse(36 + a, -93 + b, 3) for a, b in ((-3, 0), (3, 0), (0, -3), (0, 2)))))
    pen.part("skin", smooth([(-14, -70), (-24, -60), (-26, -40), (-18, -26), (18, -26), (26, -40), (24, -60), (14,
        -70)]))
    pen.mark("cloth", smooth([(8, -74), (18, -68), (-8, -30), (-20, -30)]))
    for s in (-1, 1):
        pen.part("skin", limb([(s * 20, -60, 10), (s * 30, -46, 9), (s * 24, -34, 8)]))
        pen.part("gold", ellipse(s * 27, -40, 5, 2.2))
    pen.part("sweet", ellipse(23, -32, 5, 4))
    pen.stroke("gold", curve((-14, -68), (0, -56), (14, -68)), 2.6, shade="form")
    _elephant(pen)
    pen.anchor(feet=(0, 0), head=(0, -88), face=(0, -86), eye=(6, -86), mouth=(-17, -54), hat=(0, -116), neck=(0,
        -70), back=(0, -50), seat=(0, -30), hand=(24, -34), lean=(-26, -40))


def _shamrock(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("hat", f.oval(0, -8, 15, 3), tone=-0.05)
    pen.part("hat", f.path(smooth([(-9.6, -8, CORNER), (-8.6, -24, CORNER), (0, -25.4), (8.6, -24, CORNER), (9.6, -8,
        CORNER), (0, -6.4)], tension=0.25)))
    pen.mark("dark", f.line((-11, -10.6), (0, -9), (11, -10.6)), width=4 * f.scale)
    pen.part("gold", f.path(rect(-3, -12.4, 6.4, 5, 0.8)))


@symbol("leprechaun",
    uniform="coat, trousers, boots",
    kinds="elf, person", height=0.8, poses=POSES, faces_viewer=True,
    slots=plus(human("#f0c3a2", "#d9692a", "#2f8f4a", "#2f8f4a", "#2b2530"), trousers=("#2f8f4a", "follow"),
        hat=("#2f8f4a", "follow"), dark=("#26262e", "fixed"), gold=("#f0c24a", "fixed"), inner=("#fbf8f2", "fixed")),
    home="meadow, forest", traits=("heroic",))
def leprechaun(pen: Pen) -> None:
    def coat(pen: Pen, at: Posed) -> None:
        wear.lapels(pen, at, "shirt", "inner")
        wear.belt(pen, at, "dark", "gold")
    person(pen, Person(replace(CHILD, head=1.16, shoulders=11), Look("short", beard="full"), Clothes(sleeve=2,
        skirt=6, flare=3), chest=coat, over=_shamrock))


def _dwarf_axe(pen: Pen, at: Posed) -> None:
    f = at.face
    pen.part("steel", f.path(smooth([(-11, -4.4, CORNER), (-11.4, -10), (-6.6, -17), (0, -20), (6.6, -17), (11.4,
        -10), (11, -4.4, CORNER), (0, -6.4)])))
    pen.mark("gold", joined(f.line((0, -22), (0, -4)), f.line((-12, -6.4), (0, -8.4), (12, -6.4))), width=2.2 * f.scale)
    hand = in_hand(pen, at)
    if hand is not None:
        x, y = hand
        pen.part("wood", limb([(x - 1, y + 14, 2.4), (x + 1, y - 24, 2.4)]))
        axe = smooth([(x + 1, y - 22, CORNER), (x + 8, y - 28), (x + 13, y - 29, CORNER), (x + 15, y - 18), (x + 13,
            y - 7, CORNER), (x + 8, y - 9), (x + 1, y - 14, CORNER)])
        pen.part("steel", joined(axe, mirrored(axe, x + 0.6)))


@symbol("dwarf, dwarven warrior, dwarf warrior",
    uniform="sweater, trousers, boots", does="hold:axe",
    kinds="man, person", height=1.3, poses=_WITH_TOOL, faces_viewer=True,
    slots=plus(human("#e3b18c", "#b5602a", "#6b7a9c", "#5b4a3a", "#3a2a20"), steel=("#aab3c2", "fixed"),
        gold=("#e2b646", "fixed"), leather=("#4a3024", "fixed"), wood=("#6b4427", "fixed")),
    home="mountains, cave", traits=("heroic",))
def dwarf(pen: Pen) -> None:
    body = replace(CHILD, head=1.2, shoulders=13.6, waist=12.4, hips=12, arm_width=8, leg_width=11.4, thigh=13.5,
        shin=12.5)
    person(pen, Person(body, Look("back", beard="long"), Clothes(sleeve=1.2, skirt=8, dress=True), chest=lambda p,
        at: wear.belt(p, at, "leather", "gold"), over=_dwarf_axe))
