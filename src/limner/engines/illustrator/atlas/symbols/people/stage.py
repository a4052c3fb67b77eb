"""Artists, and who is on a stage."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from dataclasses import replace

from limner.drawing.geometry import ellipse, joined, limb, line, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import pole
from limner.engines.illustrator.atlas.templates import garments, headgear
from limner.engines.illustrator.atlas.templates.outfit import POSES, beyond, human, plus
from limner.engines.illustrator.atlas.templates.person import MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look


def _tutu(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    y = -p.torso * 0.2
    for drop, reach, tone in ((11.0, 2.1, -0.09), (8.0, 2.34, -0.03), (4.6, 2.42, 0.04)):
        half = p.hips * reach * (0.86 + 0.14 * k)
        frill = [(half * math.cos(a), y + drop + (4.4 if n % 2 else 2.6) * math.sin(a) - 1.2)
                 for n, a in enumerate(math.radians(d) for d in range(0, 181, 12))]
        pen.part("tulle", at.body.shape((-p.waist * k * 0.8, y - 2, "c"), (-half * 0.6, y + 0.3 * drop - 1.5),
            *reversed(frill), (half * 0.6, y + 0.3 * drop - 1.5), (p.waist * k * 0.8, y - 2, "c")), tone=tone)
    pleats = [line([(x * p.waist * k * 0.7, y + 0.4), (x * p.hips * 1.9, y + 6.4 - abs(x) * 2)])
              for x in (-0.9, -0.55, -0.2, 0.2, 0.55, 0.9)]
    pen.mark("tulle", at.body.path(joined(*pleats)), width=0.5, tone=-0.07, detail=1)


@symbol("ballerina, dancer, ballet dancer, gymnast",
    uniform="shirt, skirt", does="dance",
    kinds="woman, person", height=1.68, traits=("on pointe",),
    poses="standing, waving, walking, running, sitting, holding", faces_viewer=True,
        slots=plus(human("#f0c3a2", "#4a2f26", "#f08fb0", "#f7d9e2", "#f08fb0"),
        tulle=("#f9c3d4", "follow")), home="stage", told_in="stage, studio, room")
def ballerina(pen: Pen) -> None:
    person(pen, Person(replace(WOMAN, thigh=25, shin=24, leg_width=7.8), Look("back", "bun", lashes=True),
        Clothes(sleeve=0.28, leg=2), chest=_tutu))


@symbol("singer, vocalist, pop star, opera singer, pop singer, diva, karaoke singer",
    uniform="gown", does="sing",
    kinds="woman, person", height=1.7,
    poses="singing, standing", faces_viewer=True,
    slots=plus(human("#b97a52", "#33222a", "#a8327a", "#a8327a", "#2b2530"), metal=("#c3ccd6", "fixed"),
    dark=("#2b2f38", "fixed"), note=("#f0c24a", "fixed")), home="stage", tools={"microphone": "metal"})
def singer(pen: Pen) -> None:
    def with_microphone(pen: Pen, at: Posed) -> None:
        if pen.pose != "singing":
            return
        x, y = at.far_arm.end
        mouth = at.face.at(4, 6)
        angle = math.degrees(math.atan2(mouth[0] - x, y - mouth[1]))
        tip = beyond((x, y), angle, 9)
        pen.part("dark", pole(beyond((x, y), angle + 180, 5), tip, 2.4, 3.2))
        pen.part("metal", ellipse(*tip, 4.2))
        pen.mark("dark", joined(line([(tip[0] - 5, tip[1]), (tip[0] + 5, tip[1])]),
            line([(tip[0], tip[1] - 5), (tip[0], tip[1] + 5)])), width=0.8, alpha=0.6)

    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), Clothes(sleeve=0, leg=0, skirt=42, flare=6,
        dress=True), over=with_microphone))


def _palette(pen: Pen, at: Posed) -> None:
    headgear.beret(pen, at.face)
    if pen.pose not in ("holding", "standing"):
        return
    x, y = at.near_arm.end
    pen.part("wood", smooth([(x - 8, y - 3), (x - 3, y - 9), (x + 5, y - 8), (x + 8, y - 2), (x + 4, y + 2),
        (x + 1, y + 1),
        (x - 2, y + 5), (x - 7, y + 3)]))
    for slot, dx, dy in (("red", -4, -3.4), ("yellow", -0.4, -5.6), ("blue", 3.6, -4.2)):
        pen.part(slot, ellipse(x + dx, y + dy, 1.7, 1.4), shade="flat")
    hx, hy = at.far_arm.end
    pen.stroke("wood", limb([(hx - 1, hy + 4, 1), (hx + 3, hy - 9, 1)]), 1.3)
    pen.part("red", ellipse(hx + 3.6, hy - 10.6, 1.3, 2.4, 16), shade="flat")


@symbol("artist, painter, illustrator",
    uniform="sweater, apron", does="paint",
    kinds="woman, person", home="artist's studio", height=1.7,
    poses="holding, standing, walking, sitting, waving", faces_viewer=True,
    slots=plus(human("#f0c9a4", "#7a3b22", "#6fa3c9", "#4a4038", "#3a2f2c"), hat=("#b8433c", "fixed"),
        wood=("#a9743f", "fixed"), red=("#d5473f", "fixed"), yellow=("#f2c14a", "fixed"), blue=("#3f74b8", "fixed"),
        apron=("#efe6d2", "second")), tools={"paintbrush": "wood", "palette": "wood"})
def artist(pen: Pen) -> None:
    person(pen, Person(WOMAN, Look("parted", "long", lashes=True), Clothes(sleeve=2),
        chest=lambda pen, at: garments.dungarees(pen, at, "apron", "wood"), over=_palette))


def _guitar(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    x, y = at.body.at(-2, -p.torso * 0.16)
    neck = limb([(x + 6, y - 3, 2.6), (x + 27, y - 14, 2.2)])
    pen.part("dark", neck)
    pen.part("dark", limb([(x + 26.4, y - 13.6, 4), (x + 31, y - 16, 3.4)]))
    pen.part("wood", union(ellipse(x - 6, y + 3.4, 10, 8.4, -24), ellipse(x + 5, y - 2, 7, 6.2, -24)))
    pen.part("dark", ellipse(x + 1.6, y - 0.2, 2.9), shade="flat")
    pen.stroke("steel", limb([(x - 9, y + 4.6, 0.5), (x + 27, y - 14, 0.5)]), 0.7, detail=1)


@symbol("guitarist, musician, guitar player, singer songwriter, rock star, bard",
    uniform="coat", does="play:guitar",
    kinds="man, person", height=1.78,
    poses="playing, standing, walking", faces_viewer=True,
    slots=plus(human("#b97a52", "#1f1719", "#3b3d4c", "#4a5f8c", "#2b2530"), wood=("#c9853f", "second"),
        dark=("#4a2f22", "fixed"), steel=("#e6e6ea", "fixed"), inner=("#f4efe6", "fixed")),
        home="stage", tools={"guitar": "wood"})
def guitarist(pen: Pen) -> None:
    def jacket(pen: Pen, at: Posed) -> None:
        garments.open_jacket(pen, at, "inner", "shirt")
        _guitar(pen, at)

    person(pen, Person(MAN, Look("messy", "bob"), Clothes(sleeve=2), chest=jacket))


@symbol("clown, circus clown",
    uniform="pyjamas, boots",
    kinds="man, person", height=1.74, poses=POSES, faces_viewer=True,
    slots=plus(human("#f7ece2", "#d5473f", "#f2c14a", "#3f8fd0", "#d5473f"), wig=("#e2604f", "second"),
        hat=("#3f8fd0", "fixed"), button=("#58b368", "fixed"), nose=("#e2372f", "fixed"),
        trim=("#e2604f", "second")), home="circus ring")
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
