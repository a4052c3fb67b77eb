"""What a body says by itself: cheering, clapping, saluting, thinking; and games that a child plays with its body."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.postures import facing, leant, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import looking_at
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_WOOD: RGB = (236, 226, 205)
_HOOP: RGB = (226, 72, 120)
_FILM: RGB = (176, 214, 240)
_GLINT: RGB = (255, 255, 255)
_STROKE: RGB = (255, 252, 240)

Spot = tuple[str, float, float]
"""An anchor of the body, and how far from it, in shares of its height: toward where it faces, and down."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """A stance, where the hands go, how far face and trunk bend forward, the mood where none is said, and the `strokes`
    that show a movement: of the head up and down or from side to side, or of the hands."""

    stance: str = "standing"
    near: Spot | None = None
    far: Spot | None = None
    nod: float = 0.0
    lean: float | None = None
    mood: str = ""
    strokes: Literal["", "nod", "shake", "clap"] = ""

    @property
    def empty_handed(self) -> bool:
        """Whether the stance alone shows it, wherever the hands are."""
        return self.near is None and self.far is None


GESTURES: dict[str, Gesture] = {
    "cheer": Gesture("cheering"),
    "reach up": Gesture("cheering"),
    "talk": Gesture("greeting", far=("chest", 0.18, -0.1)),
    "listen": Gesture("relaxed", far=("face", 0.09, 0.02), nod=4),
    "gaze": Gesture("relaxed", nod=-12),
    "lounge": Gesture("resting"),
    "giggle": Gesture("relaxed", far=("face", 0.04, 0.06), nod=6),
    "laugh": Gesture("working", ("waist", 0.06, -0.04), ("waist", 0.11, -0.1), nod=-14, mood="happy"),
    "nod": Gesture("relaxed", nod=10, mood="calm", strokes="nod"),
    "shake head": Gesture("folded", nod=6, mood="dubious", strokes="shake"),
    "yawn": Gesture("relaxed", far=("face", 0.045, 0.085), nod=-10, mood="yawning"),
    "ruffle hair": Gesture("relaxed", far=("head", 0.06, -0.11), nod=8),
    "sigh": Gesture("relaxed", ("waist", -0.02, 0.02), ("face", -0.02, -0.06), nod=12, mood="calm"),
    "blow a kiss": Gesture("working", ("waist", 0.08, 0.02), ("face", 0.13, 0.06), nod=-3, mood="kissing"),
    "fold arms": Gesture("folded"),
    "hand on hip": Gesture("akimbo"),
    "hands on hips": Gesture("akimbo", ("waist", -0.115, 0.06), ("waist", 0.115, 0.06)),
    "hands in pockets": Gesture("pocketed"),
    "shrug": Gesture("shrugging", nod=3),
    "surrender": Gesture("surrendering"),
    "crouch": Gesture("kneeling"),
    "crawl": Gesture("crawling"),
    "clap": Gesture("working", ("chest", 0.13, -0.02), ("chest", 0.16, -0.04), mood="happy", strokes="clap"),
    "pray": Gesture("working", ("chest", 0.11, -0.08), ("chest", 0.13, -0.09), nod=14),
    "salute": Gesture("standing", far=("face", 0.075, -0.05)),
    "think": Gesture("working", ("waist", 0.1, 0.0), ("face", 0.035, 0.085), nod=6),
    "weep": Gesture("working", ("face", -0.035, 0.03), ("face", 0.06, 0.03), nod=14),
    "direct": Gesture("standing", ("shoulder", -0.3, 0.0), ("far_shoulder", 0.3, -0.02)),
    "shout": Gesture("working", ("face", 0.0, 0.07), ("face", 0.1, 0.06), nod=-8),
    "bow": Gesture("bowing"),
    "sneak": Gesture("sneaking"),
    "jump": Gesture("jumping"),
    "march": Gesture("marching"),
    "flex": Gesture("flexing"),
    "meditate": Gesture("meditating"),
    "push up": Gesture("planking"),
}
"""By verb, what is seen of who does it."""


_OF_ONE = frozenset({"listen"})
"""What would look like a drill if several did it alike."""
_VARIED = frozenset({"laugh", "nod", "yawn"})
"""What every other one does with the face alone, so that it is no drill."""


def gesture(verb: str) -> Callable[[Unit, Member], Unit]:
    """The deed of a verb of `GESTURES`."""
    held = GESTURES[verb]

    def made(unit: Unit, member: Member) -> Unit:
        if verb in _OF_ONE and len(unit.of(member.subject)) > 1:
            return unit
        shown = held
        if verb in _VARIED and sum(map(sum, member.colours.values())) % 2:
            shown = replace(held, stance="open", near=None, far=None)
        kept = member.stance in KEPT and shown.near is not None
        return unit.swapped(member, _held(member if kept else taken(member, shown.stance), shown))

    return made


def at_ease(unit: Unit, member: Member) -> Unit:
    """Standing where one walked about, the next of several otherwise; who sits or has something in hand stays so."""
    if member.stance not in _ABOUT:
        return unit
    place = sum(map(ord, member.symbol.id))
    return unit.swapped(member, taken(member, _EASY[place % len(_EASY)]))


_ABOUT = frozenset({"walking", "running", "standing", "waving"})
_EASY = ("relaxed", "open", "akimbo", "folded")
"""How one stands who waits, looks on or poses, by turns."""


def _held(member: Member, held: Gesture) -> Member:
    if held.lean is not None:
        member = leant(member, held.lean)
    near, far = (_spot(member, spot) for spot in (held.near, held.far))
    if near is not None or far is not None:
        member = reaching(member, near=near, far=far, clasp=True)
        member = replace(member, over=member.z + 0.3)
    member = _nodding(member, held.nod) if held.nod else member
    if held.mood and member.mood in ("", "sleepy"):
        member = replace(member, mood=held.mood)
    return props.touched(member, *_strokes(member, held.strokes)) if held.strokes else member


def _strokes(member: Member, kind: str) -> list[Touch]:
    """Arcs beside a head that nods or is shaken, rays from hands that clap."""
    t, side = tall(member), (-1 if member.flip else 1)
    if kind == "clap":
        x, y = member.at("held") or member.box.centre
        rays = ((0.05, -0.06), (0.075, -0.015), (0.01, -0.085))
        return [props.line(((x + side * dx * t, y + dy * t), (x + side * 1.75 * dx * t, y + 1.75 * dy * t)), 0.01 * t,
            _STROKE, "applause", 0.5) for dx, dy in rays]  # fmt: skip
    x, y = member.at("head", "face") or member.box.centre
    r = 0.16 * t * (1.35 if "child" in member.kinds else 1.0)
    made = []
    for k, out in enumerate((1.0, 1.22)):
        half = 26.0 - 6.0 * k
        for middle in (-4.0, 184.0) if kind == "nod" else (-58.0, 238.0):
            points = [_around(x, y, r * out, middle + half * b) for b in (-1.0, 0.0, 1.0)]
            made.append(Touch(g.smooth(points, closed=False), _STROKE, 0.9, 0.5, f"head that {kind}s", 0.011 * t))
    return made


def _around(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def _nodding(member: Member, degrees: float) -> Member:
    own = attitude(member.pose)
    return replace(member, pose=str(replace(own, nod=own.nod + degrees))) if member.limber else member


def _spot(member: Member, spot: Spot | None) -> Point | None:
    if spot is None:
        return None
    x, y = member.at(spot[0]) or member.box.centre
    t, side = tall(member), (-1 if member.flip else 1)
    return x + side * spot[1] * t, y + spot[2] * t


def conduct(unit: Unit, member: Member) -> Unit:
    """Both arms raised, a baton in the far hand."""
    led = taken(member, "conducting")
    hand, near = led.at("held"), led.at("near_hand")
    if led.stance != "conducting" or hand is None or near is None:
        return unit
    t, side = tall(led), (-1 if led.flip else 1)
    end = (hand[0] + side * 0.13 * t, hand[1] - 0.15 * t)
    baton = props.line((hand, end), 0.012 * t, _WOOD, "baton", 0.4)
    return unit.swapped(member, props.touched(led, baton))


def skip_rope(unit: Unit, member: Member) -> Unit:
    """In the air over the rope that both hands swing."""
    up = taken(member, "skipping")
    near, far = up.at("near_hand"), up.at("held")
    if up.stance != "skipping" or near is None or far is None:
        return unit
    unit = Unit(tuple(m for m in unit.members if m.symbol.id != "rope"))
    t = tall(up)
    low = up.y - 0.01 * t
    (ax, ay), (bx, by) = sorted((near, far))
    path = g.Path()
    path.moveTo(ax, ay)
    path.cubicTo(ax - 0.16 * t, low, ax, low, (ax + bx) / 2, low)
    path.cubicTo(bx, low, bx + 0.16 * t, low, bx, by)
    return unit.swapped(member, props.touched(up, Touch(path, (214, 90, 74), 1.0, 0.4, "rope", 0.016 * t)))


def hoop(unit: Unit, member: Member) -> Unit:
    """A hoop about the waist, arms out."""
    turning = taken(member, "hooping")
    waist = turning.at("waist")
    if turning.stance != "hooping" or waist is None:
        return unit
    t = tall(turning)
    ring = g.ellipse(waist[0], waist[1] + 0.05 * t, 0.27 * t, 0.075 * t)
    front = g.intersection(g.rect(waist[0] - t, waist[1] + 0.05 * t, 2 * t, t), _band(ring, 0.024 * t))
    back = g.difference(_band(ring, 0.024 * t), front)
    touches = (Touch(back, _HOOP, 1.0, -0.2, "hula hoop"), Touch(front, _HOOP, 1.0, 0.4, "hula hoop"))
    return unit.swapped(member, props.touched(turning, *touches))


def _band(path: g.Path, width: float) -> g.Path:
    """The outline of a ring of that width."""
    x0, y0, x1, y1 = g.bounds(path)
    cx, cy, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    return g.difference(g.ellipse(cx, cy, rx, ry), g.ellipse(cx, cy, rx - width, ry - width * 0.8))


_BUBBLES = ((0.1, -0.01, 0.024), (0.17, -0.07, 0.034), (0.25, 0.0, 0.028), (0.32, -0.13, 0.05), (0.43, -0.04, 0.038),
    (0.5, -0.2, 0.06), (0.36, -0.27, 0.03))  # fmt: skip
"""Right of the wand, down, and radius, over the height of who blows."""


def blow_bubbles(unit: Unit, member: Member) -> Unit:
    """A wand before the mouth, and bubbles in the air before it."""
    held = facing(member if member.stance in KEPT else taken(member, "working"), right=True)
    mouth = held.at("mouth", "face")
    if mouth is None or not held.limber:
        return unit
    t = tall(held)
    wand = (mouth[0] + 0.11 * t, mouth[1] + 0.005 * t)
    held = reaching(held, far=(wand[0] + 0.01 * t, wand[1] + 0.1 * t), clasp=True)
    held = replace(held, over=held.z + 0.3)
    hand = held.at("held") or wand
    touches = [
        props.line((hand, wand), 0.012 * t, _HOOP, "bubble wand", 0.5),
        Touch(g.ellipse(wand[0], wand[1] - 0.02 * t, 0.016 * t, 0.024 * t), _HOOP, 1.0, 0.5, "bubble wand", 0.008 * t),
    ]
    for dx, dy, r in _BUBBLES:
        x, y = wand[0] + dx * t, wand[1] + dy * t
        touches += [
            Touch(g.ellipse(x, y, r * t), _FILM, 0.4, 0.5, "bubble"),
            Touch(g.ellipse(x, y, r * t), _GLINT, 0.75, 0.52, "bubble", 0.006 * t),
            Touch(g.ellipse(x - 0.4 * r * t, y - 0.4 * r * t, 0.2 * r * t), _GLINT, 0.9, 0.54, "bubble"),
        ]
    unit = unit.swapped(member, props.touched(looking(held, wand), *touches))
    return Unit(tuple(m for m in unit.members if m.symbol.id != "bubble"))


def aim(unit: Unit, member: Member) -> Unit:
    """A bow at arm's length, the string drawn to the chin."""
    held = taken(facing(member, right=True), "lunging")
    bow, unit = props.fetched(unit, "bow_and_arrow", member, 0.62)
    shoulder, near = held.at("far_shoulder"), held.at("shoulder")
    if bow is None or shoulder is None or near is None:
        return unit
    t = tall(held)
    held = reaching(held, far=(shoulder[0] + 0.26 * t, shoulder[1]), near=(shoulder[0] + 0.02 * t, shoulder[1]),
        clasp=True)  # fmt: skip
    hand = held.at("held") or shoulder
    put = replace(bow.put(bow.at("grip", "handle") or bow.box.centre, hand), z=held.z + 0.1)
    return merged(unit.swapped(member, replace(held, over=held.z + 0.3)), Unit((put,)))


def aiming(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """At what is some way before the arrow."""
    member = subject.of(relation.subject)[0]
    if not (member.human and member.limber):
        return looking_at(subject, target, relation)
    t = tall(member)
    drawn = aim(subject, member)
    aimed = target.scaled(max(1.0, 0.5 * t / max(target.box.height, 1e-6)))
    return merged(drawn, aimed.moved(drawn.box.right + 0.35 * t - aimed.box.left, -aimed.box.bottom))


def talking(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Face to face, a hand of each in the air."""
    pair = looking_at(subject, target, relation)
    for number in (relation.subject, relation.object):
        member = pair.of(number)[0]
        if member.human and member.limber:
            side = member if member.stance in KEPT else taken(member, "greeting")
            pair = pair.swapped(member, _held(side, GESTURES["talk"]))
    return pair


_BALLS = ((-0.17, -0.12), (-0.08, -0.3), (0.06, -0.36), (0.19, -0.24))
"""Right of the chest and down, over the height of who juggles."""
_BALL_COLOURS: tuple[RGB, ...] = ((226, 80, 74), (245, 189, 63), (63, 143, 216), (88, 179, 104))


def juggle(unit: Unit, member: Member) -> Unit:
    """Balls in the air over both hands."""
    held = taken(member, "juggling")
    face = held.at("face")
    if held.stance != "juggling" or face is None:
        return unit
    t = tall(held)
    balls = [
        props.ball(held, (face[0] + 1.1 * dx * t, face[1] + dy * t), 0.034, rgb, "juggling ball")
        for (dx, dy), rgb in zip(_BALLS, _BALL_COLOURS, strict=True)
    ]
    return unit.swapped(member, props.touched(held, *balls))


_ROCK: RGB = (132, 124, 122)
_CRACK: RGB = (100, 94, 94)


def climb(unit: Unit, member: Member) -> Unit:
    """On a wall of rock that goes without saying."""
    if len(unit.members) > 1:
        return unit
    t = tall(member)
    up = taken(facing(member, right=True), "climbing").moved(0.0, -0.35 * t)
    x, top = up.x, up.box.top - 0.5 * t
    wall = g.polygon([(x + 0.02 * t, 0.03 * t), (x + 0.1 * t, -0.4 * t), (x + 0.04 * t, -0.62 * t),
        (x + 0.13 * t, -1.0 * t), (x + 0.08 * t, -1.3 * t), (x + 0.22 * t, top), (x + 0.5 * t, top - 0.05 * t),
        (x + 0.74 * t, top + 0.12 * t), (x + 0.9 * t, -0.6 * t), (x + 1.1 * t, 0.03 * t)])  # fmt: skip
    cracks = [
        props.line(((x + a * t, -b * t), (x + (a + 0.16) * t, -(b + 0.22) * t)), 0.012 * t, _CRACK, "cliff", -0.3)
        for a, b in ((0.3, 0.2), (0.5, 0.7), (0.25, 1.0), (0.62, 0.25), (0.4, 1.3))
    ]
    return unit.swapped(member, props.touched(replace(up, borne=True), Touch(wall, _ROCK, 1.0, -0.4, "cliff"), *cracks))
