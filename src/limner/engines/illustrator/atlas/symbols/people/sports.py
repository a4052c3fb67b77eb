"""Who plays or does a sport."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from dataclasses import replace

from limner.drawing.geometry import (
    CORNER,
    Point,
    difference,
    ellipse,
    joined,
    limb,
    line,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import pole
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates import headgear
from limner.engines.illustrator.atlas.templates.outfit import beyond, human, plus
from limner.engines.illustrator.atlas.templates.person import MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look

_SNOW = Clothes(sleeve=2, leg=2, gloves="gloves", loose=1.16)


def _snow_head(pen: Pen, at: Posed) -> None:
    """A helmet and goggles. Slots: hat, rubber, glass."""
    f, x = at.face, 2.4 * at.stance.turn
    pen.part("hat", f.shape((-11.6, -1, CORNER), (-12.4, -8), (-7.6, -15), (0, -16.8), (7.6, -15), (12.2, -8),
        (11.6, -4, CORNER), (0, -6)))
    pen.part("rubber", f.path(rect(x - 10.4, -6.6, 20.6, 10.4, 4.6)))
    pen.part("glass", f.path(rect(x - 8.6, -5.2, 17, 7.4, 3.6)), shade="flat")
    pen.mark("glint", f.path(line([(x - 3, -8), (x - 8, 4)])), width=1.6 * f.scale, alpha=0.7)


def _skis(pen: Pen, at: Posed) -> None:
    for leg, dy, tone in ((at.far_leg, -1.8, -0.1), (at.near_leg, 0.2, 0.0)):
        x, y = leg.end[0] + 2, dy
        pen.part("board", limb([(x - 42, y, 2.6), (x + 30, y, 3.0), (x + 42, y - 3, 2.8), (x + 49, y - 9, 1.6)]),
            tone=tone)
    for arm, tone in ((at.far_arm, -0.08), (at.near_arm, 0.0)):
        foot = (arm.end[0] - 34, -3.0)
        pen.part("rubber", pole(arm.end, foot, 1.9, 1.4), tone=tone)
        pen.part("rubber", ellipse(foot[0] + 2, foot[1] - 3, 3.6, 1.4, turn=-40))


@symbol("skier, alpine skier, downhill skier, cross-country skier",
    uniform="sweater, trousers, boots", does="ski",
    kinds="man, person", height=1.7, poses="skiing",
    faces_viewer=True,
    slots=plus(human("#e3b18c", "#5a3825", "#d9453f", "#2f4470", "#2b2f38"), hat=("#f0b43a", "second"),
    gloves=("#2b2f38", "fixed"),
        rubber=("#2b2f38", "fixed"), glass=("#f2a13c", "fixed"), board=("#2f8fd0", "fixed")),
        home="snow", tools={"ski": "board"})
def skier(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), _SNOW, behind=_skis, over=_snow_head))


def _snowboard(pen: Pen, at: Posed) -> None:
    board = limb([(-52, -9, 3), (-44, -2.8, 5.6), (0, -0.8, 5.6), (44, -2.8, 5.6), (52, -9, 3)])
    pen.part("board", board)
    pen.mark("trim", joined(rect(-30, -8, 9, 14), rect(22, -8, 9, 14)))
    for leg in (at.near_leg, at.far_leg):
        pen.part("rubber", rect(leg.end[0] - 6, leg.end[1] - 1, 13, 5, 2))


@symbol("snowboarder",
    uniform="sweater, trousers, boots", does="snowboard",
    kinds="man, person", height=1.7, poses="surfing", faces_viewer=True,
    slots=plus(human("#e3b18c", "#5a3825", "#8a52c4", "#3f4a5e", "#2b2f38"), hat=("#37c0a8", "second"),
    gloves=("#2b2f38", "fixed"),
        rubber=("#2b2f38", "fixed"), glass=("#f2a13c", "fixed"), board=("#f0b43a", "fixed"), trim=("#e0473f", "fixed")),
        home="snow", tools={"snowboard": "board"})
def snowboarder(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short"), _SNOW, behind=_snowboard, over=_snow_head))


def _surfboard(pen: Pen, at: Posed) -> None:
    del at
    pen.part("water", smooth([(-66, 2), (-58, -9), (-46, -5), (-36, -12), (-22, -4), (0, -8), (20, -3), (40, -9),
        (54, -2), (66, 0), (30, 0.8), (-30, 0.8)]), alpha=0.9)
    pen.mark("glint", joined(smooth([(-60, 1), (-40, -3), (-20, 1)], closed=False),
        smooth([(10, 1), (30, -3), (52, 1)], closed=False)), width=1.6, alpha=0.8)
    board = smooth([(-58, -3), (-42, -7), (0, -6.4), (42, -8.6), (66, -19, CORNER), (56, -5), (32, 0.4), (-32, 0.8)])
    pen.part("board", board)
    pen.mark("trim", smooth([(-54, -1.4), (0, -1), (42, -3), (62, -14)], closed=False), width=1.6)


@symbol("surfer, windsurfer",
    uniform="sweater, trousers", does="surf",
    kinds="man, person", height=1.7, poses="surfing", faces_viewer=True,
    slots=plus(human("#d9a47c", "#c98a3a", "#2b3f52", "#2b3f52", "#d9a47c"), trousers=("#2b3f52", "follow"),
    board=("#fbf4e4", "second"),
        trim=("#e0573f", "fixed"), band=("#37b0c8", "fixed"), water=("#5fb8dc", "fixed")),
        home="beach", tools={"surfboard": "board"}, traits=("afloat",))
def surfer(pen: Pen) -> None:
    def stripe(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("band", at.body.line((-p.shoulders * 1.3, -p.torso * 0.62), (0, -p.torso * 0.58),
            (p.shoulders * 1.3, -p.torso * 0.62)), width=3)

    person(pen, Person(MAN, Look("messy"), Clothes(sleeve=0.9, leg=0.95), behind=_surfboard, chest=stripe))


def _deck(pen: Pen, at: Posed) -> None:
    del at
    for x in (-24, 24):
        pen.part("metal", rect(x - 3, -8, 6, 5))
        pen.part("wheel", ellipse(x, -3.4, 4.8))
        pen.part("metal", ellipse(x, -3.4, 1.8), shade="flat")
    pen.part("board", limb([(-44, -16, 2.4), (-34, -9.4, 3.2), (34, -9.4, 3.2), (44, -16, 2.4)]))


@symbol("skateboarder, skateboard rider",
    uniform="sweater", does="skateboard",
    kinds="boy, person", height=1.65, poses="skating", faces_viewer=True,
    slots=plus(human("#e3a67e", "#7a4a2c", "#e0763f", "#4a5a78", "#f1ede6"), hat=("#2f3442", "second"),
    peak=("#2f3442", "follow"),
        board=("#c0463f", "fixed"), wheel=("#f6e7b8", "fixed"), metal=("#8a94a2", "fixed")),
        home="park", tools={"skateboard": "board"})
def skateboarder(pen: Pen) -> None:
    def cap(pen: Pen, at: Posed) -> None:
        _ball_cap(pen, at)

    person(pen, Person(MAN, Look("short"), Clothes(sleeve=0.8, leg=1.15, loose=1.16), behind=_deck, over=cap))


def _ball_cap(pen: Pen, at: Posed) -> None:
    """A cap whose peak points forward. Slots: hat, peak."""
    f, t = at.face, at.stance.turn
    pen.part("hat", f.shape((-11.2, -4.6, CORNER), (-11.4, -9), (-7, -15), (0, -16.8), (7, -15), (11.2, -9),
        (11.2, -5.4, CORNER), (0, -6.6)))
    pen.part("peak", f.shape((1 + t, -7.4, CORNER), (11, -6.8), (20 + 2 * t, -4.2), (19 + 2 * t, -2.6), (8, -3.4),
        (0 + t, -4.4)), tone=-0.08)


@symbol("baseball player, batter, baseball batter, hitter, baseball pitcher, cricketer, cricket player",
    uniform="shirt, trousers", does="hold:baseball bat",
    kinds="man, person", height=1.8, poses="batting", faces_viewer=True,
    slots=plus(human("#9a6746", "#231a1a", "#f4f2ec", "#f4f2ec", "#2b2530"), trousers=("#f4f2ec", "follow"),
    trim=("#c9323a", "second"),
        hat=("#c9323a", "second"), peak=("#c9323a", "second"), bat=("#c98f4e", "fixed"), gloves=("#2b2f38", "fixed")),
        home="park", tools={"baseball_bat": "bat"})
def baseball_player(pen: Pen) -> None:
    def jersey(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("trim", joined(*(at.body.line((x, -p.torso - 2), (x, 6)) for x in (-6, -2, 2, 6, 10))), width=0.8)
        pen.part("trim", at.body.path(rect(-p.hips * 0.9, -p.torso * 0.14, p.hips * 1.8, 3)), shade="flat")

    def with_bat(pen: Pen, at: Posed) -> None:
        _ball_cap(pen, at)
        x, y = at.far_arm.end
        start, end = beyond((x, y), 205, 9), beyond((x, y), 25, 40)
        pen.part("bat", pole(start, end, 2.2, 6.4))
        pen.part("bat", union(ellipse(*end, 3.2), ellipse(*start, 2.2)), tone=-0.03)

    person(pen, Person(MAN, Look("short"), Clothes(sleeve=0.9, leg=2, gloves="gloves", loose=1.06), chest=jersey,
        over=with_bat))


def _racket(pen: Pen, hand: Point, angle: float) -> None:
    """A tennis racket that goes on from the hand. Slots: racket, net."""
    neck, middle = beyond(hand, angle, 13), beyond(hand, angle, 24)
    head = rotated(ellipse(middle[0], middle[1], 8.6, 11.4), angle, middle)
    hole = rotated(ellipse(middle[0], middle[1], 6.8, 9.6), angle, middle)
    pen.part("net", hole, shade="flat", alpha=0.55)
    mesh = joined(*(line([(middle[0] + d, middle[1] - 14), (middle[0] + d, middle[1] + 14)]) for d in (-4, 0, 4)),
        *(line([(middle[0] - 12, middle[1] + d), (middle[0] + 12, middle[1] + d)]) for d in (-6, -2, 2, 6)))
    pen.mark("net", rotated(mesh, angle, middle), width=0.7, tone=-0.2)
    pen.part("racket", union(difference(head, hole), pole(beyond(hand, angle + 180, 5), neck, 2.6, 2.2)))


@symbol("tennis player, badminton player, squash player",
    uniform="shirt", does="hold:tennis racket",
    kinds="woman, person", height=1.72, poses="serving",
    faces_viewer=True,
    slots=plus(human("#e0ab84", "#8a5a30", "#f6f4ef", "#f6f4ef", "#f6f4ef"), trousers=("#f6f4ef", "follow"),
    racket=("#d9453f", "second"),
        net=("#fdfbf4", "fixed"), ball=("#cfe04a", "fixed"), band=("#d9453f", "second"), stripe=("#d9453f", "second")),
        home="tennis court", tools={"tennis_racket": "racket"})
def tennis_player(pen: Pen) -> None:
    def trim(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("stripe", at.body.line((-p.shoulders, -p.torso * 0.5), (0, -p.torso * 0.47),
            (p.shoulders, -p.torso * 0.5)), width=2)

    def with_racket(pen: Pen, at: Posed) -> None:
        headgear.sweatband(pen, at.face)
        _racket(pen, at.far_arm.end, 48)
        x, y = at.near_arm.end
        pen.part("ball", ellipse(x - 3, y + 4, 4.2))

    person(pen, Person(WOMAN, Look("parted", "ponytail", lashes=True), Clothes(sleeve=0.3, leg=0.3, skirt=15, flare=4),
        chest=trim, over=with_racket))


@symbol("golfer, golf player",
    uniform="shirt, trousers", does="hold:golf club",
    kinds="man, person", height=1.78, poses="golfing", faces_viewer=True,
    slots=plus(human("#e3b18c", "#5a3825", "#3f9f6a", "#e9dcc0", "#f6f4ef"), hat=("#f6f4ef", "second"),
    peak=("#f6f4ef", "second"),
        steel=("#9aa4b2", "fixed"), dark=("#2b2f38", "fixed"), ball=("#ffffff", "fixed"), gloves=("#f6f4ef", "fixed")),
        home="golf course", tools={"golf_club": "steel"})
def golfer(pen: Pen) -> None:
    def with_club(pen: Pen, at: Posed) -> None:
        _ball_cap(pen, at)
        x, y = at.far_arm.end
        foot = (x + 26, -2.4)
        pen.part("dark", pole((x - 3, y - 6), (x + 5, y + 8), 2.6, 2.2))
        pen.part("steel", pole((x + 4, y + 6), foot, 1.6, 1.4))
        pen.part("steel", smooth([(foot[0] - 2, -4, CORNER), (foot[0] + 9, -3.4), (foot[0] + 10, 0, CORNER),
            (foot[0] - 2, 0.4, CORNER)]))
        pen.part("ball", ellipse(foot[0] + 11.6, -2.6, 2.8))

    person(pen, Person(MAN, Look("short"), Clothes(sleeve=0.9, leg=2, gloves="gloves", loose=1.06), over=with_club))


@symbol("hockey player, ice hockey player, goalie",
    uniform="sweater, trousers", does="hold:hockey stick",
    kinds="man, person", height=1.8, poses="golfing", faces_viewer=True,
    slots=plus(human("#e3b18c", "#5a3825", "#2f6fc0", "#26324f", "#22262f"), trim=("#f6f4ef", "second"),
    hat=("#2f6fc0", "follow"),
        wood=("#c98f4e", "fixed"), dark=("#22262f", "fixed"), gloves=("#d9453f", "fixed"), blade=("#c3ccd6", "fixed")),
        home="ice rink", tools={"hockey_stick": "wood"})
def hockey_player(pen: Pen) -> None:
    def blades(pen: Pen, at: Posed) -> None:
        for leg in (at.far_leg, at.near_leg):
            pen.part("blade", rect(leg.end[0] - 6, -0.6, 15, 3.4, 1))

    def jersey(pen: Pen, at: Posed) -> None:
        p = at.person.physique
        pen.mark("trim", joined(*(at.body.line((-p.shoulders * 1.3, -p.torso * k), (0, -p.torso * k + 1),
            (p.shoulders * 1.3, -p.torso * k)) for k in (0.16, 0.6))), width=3)

    def with_stick(pen: Pen, at: Posed) -> None:
        f, t = at.face, at.stance.turn
        pen.part("hat", f.shape((-11.8, 2, CORNER), (-12.4, -8), (-7.6, -15), (0, -16.6), (7.6, -15), (12.2, -8),
            (11.6, -4.6, CORNER), (0, -6.4)))
        pen.mark("trim", f.line((-3, -18), (-2, -6)), width=2.4)
        pen.stroke("dark", f.path(joined(*(line([(x + 2.4 * t, -5), (x + 2.4 * t, 9)]) for x in (-4, 0.5, 5, 8.4)),
            line([(-7, 2), (11, 2)]))), 0.9, detail=1)
        x, y = at.far_arm.end
        foot = (x + 24, -3.0)
        pen.part("wood", pole((x - 6, y - 14), foot, 2.6, 2.6))
        pen.part("dark", smooth([(foot[0] - 2, -6, CORNER), (foot[0] + 6, -4), (foot[0] + 15, -4.6),
            (foot[0] + 15, 0, CORNER), (foot[0], 1.4)]))
        pen.part("dark", ellipse(foot[0] + 17.5, -1.8, 5, 2))

    body = replace(MAN, shoulders=12.6, waist=10.4, hips=10.4, arm_width=7.2, leg_width=11)
    person(pen, Person(body, Look("short"), Clothes(sleeve=2, leg=2, gloves="gloves", loose=1.1), behind=blades,
        chest=jersey, over=with_stick))


def _number(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    bars = joined(*(at.body.line((x, -p.torso), (x, 4)) for x in (-p.shoulders * 0.72, p.shoulders * 0.78)))
    pen.mark("trim", bars, width=2.4)
    pen.part("trim", at.body.path(union(rect(-2.4, -p.torso * 0.68, 2.0, 9), rect(1.6, -p.torso * 0.68, 5, 2),
        rect(4.6, -p.torso * 0.68, 2, 9))), shade="flat", detail=1)


@symbol("football player, soccer player, footballer, goalkeeper, athlete, sportsman, player",
    uniform="shirt", does="hold:soccer ball",
    kinds="man, person",
    height=1.8, poses="running, standing, walking, waving, holding", faces_viewer=True,
    slots=plus(human("#9a6746", "#231a1a", "#d5473f", "#f4f1ea", "#2b2530"), trim=("#f4f1ea", "second")),
    home="park")
def football_player(pen: Pen) -> None:
    person(
        pen,
        Person(replace(MAN, shoulders=11.6), Look("short"), Clothes(sleeve=0.7, leg=0.86, loose=1.14), chest=_number),
    )


@symbol("basketball player, basketballer",
    uniform="shirt", does="hold:basketball",
    kinds="man, person", height=2.0,
    poses="raising, running, standing, holding", faces_viewer=True,
    slots=plus(human("#6b4330", "#1d1a1c", "#e58a2e", "#e58a2e", "#f1ede6"), trousers=("#e58a2e", "follow"),
        trim=("#fbf6ea", "second"), ball=("#d9692f", "fixed"), band=("#fbf6ea", "fixed")),
        home="gym", tools={"basketball": "ball", "ball": "ball"})
def basketball_player(pen: Pen) -> None:
    def with_ball(pen: Pen, at: Posed) -> None:
        headgear.sweatband(pen, at.face)
        if pen.pose not in ("raising", "holding"):
            return
        x, y = at.far_arm.end
        pen.part("ball", ellipse(x + 1, y - 7, 7.4))
        pen.mark("eye", joined(limb([(x - 8, y - 7, 0.6), (x + 10, y - 7, 0.6)]),
            limb([(x + 1, y - 16, 0.6), (x + 1, y + 2, 0.6)])),
            width=0.7, alpha=0.8)

    body = replace(MAN, thigh=26, shin=25, torso=29, arm=17, forearm=15.5, head=0.8)
    person(pen, Person(body, Look("short"), Clothes(sleeve=0, leg=1.0, loose=1.2), chest=_number, over=with_ball))


@symbol("swimmer, lifeguard", kinds="man, person", height=1.8, poses="standing, waving, running, sitting",
    faces_viewer=True,
    slots=plus(human("#d9a47c", "#3a2a24", "#d9a47c", "#2f74b8", "#d9a47c"), shirt=("#d9a47c", "fixed"),
        trousers=("#2f74b8", "primary"), shoes=("#cf9a72", "fixed"), hat=("#d5473f", "second"),
        band=("#26324f", "fixed")), home="beach")
def swimmer(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=12), Look("", ears=False), Clothes(sleeve=0, leg=0.5),
        over=lambda pen, at: headgear.swimming_cap(pen, at.face, at.stance.turn)))


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
    pen.part("feather", joined(*(ellipse(x - 4 + 3 * i, y - 8 - i % 2, 1.5, 4) for i in range(3))), shade="flat")
    pen.part("leather", limb([(x - 1, y - 6, 8), (x + 6, y + 18, 7)], round_end=False))


@symbol("archer, robin hood, bowman, ranger, hunter",
    uniform="vest, boots", does="aim",
    kinds="man, person", height=1.78,
    poses="holding, standing, walking",
    faces_viewer=True,
    slots=plus(human("#e3b18c", "#8a5a30", "#4f7a4a", "#6b5238", "#4a3024"), leather=("#7a5234", "fixed"),
        wood=("#8a5a34", "fixed"), cord=("#f1e6cc", "fixed"), feather=("#f4f1ea", "fixed")),
        home="mountains", tools={"arrow": "wood"})
def archer(pen: Pen) -> None:
    person(pen, Person(MAN, Look("short", beard="full", ears=False), Clothes(sleeve=2, leg=2, skirt=12, flare=2,
        dress=True), behind=_quiver,
        chest=lambda pen, at: wear.belt(pen, at, "leather", "feather"), over=_bow))
