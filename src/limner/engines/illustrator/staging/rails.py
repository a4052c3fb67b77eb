"""What trains run on and what they pull: the track under their wheels, and carriages up to the picture's edge."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Member, Unit

_RAILED = "railed"
"""The trait of what runs on rails and pulls carriages."""
_COACH, _MODERN_COACH = "train_carriage", "modern_coach"
"""What is pulled by steam, and by what has no chimney."""
_OF_A_TRAIN, _COUPLED = 0.86, 0.02
"""The height of a carriage over that of its train, and the gap between two over the same."""
_MOST = 6
_ON_LAND, _ON_A_BRIDGE, _AHEAD = 0.46, 0.3, 0.1
"""How much of the width a train takes whose carriages are seen, on land and on a bridge, and how far its front is from
the edge before it.
"""
_STONE: RGB = (150, 140, 132)
_TIMBER: RGB = (96, 74, 60)
_STEEL: RGB = (196, 202, 212)


def drawn_back(unit: Unit, place: Setting, size: tuple[float, float]) -> Unit:
    """A lone train so far off that carriages are seen behind it, with its front near the edge that it makes for."""
    train, (w, _) = unit.lead, size
    if _RAILED not in train.symbol.traits or place.indoors or place.footing != "land" or train.borne:
        return unit
    box = unit.box
    share = _ON_A_BRIDGE if "spanned" in place.traits else _ON_LAND
    smaller = unit.scaled(min(share * w / box.width, 1.0))
    front = smaller.box.left - _AHEAD * w if train.flip else smaller.box.right - (1 - _AHEAD) * w
    return smaller.moved(-front, box.bottom - smaller.box.bottom)


def paint(easel: Easel, troupe: Troupe, place: Setting) -> None:
    """Rails from side to side under each train that stands on the ground of an open place, and its carriages."""
    if place.footing != "land" or place.indoors or place.bare:
        return
    alone = len(troupe.units) == 1
    for unit in troupe.units:
        train = unit.lead
        if _RAILED in train.symbol.traits and not (train.hung or train.borne or train.tilt):
            _track(easel, train.box.bottom, train.height)
            if alone:
                _carriages(easel, train)
            if chimney := train.at("mouth"):
                _steam(easel, chimney, train)


def _track(easel: Easel, foot: float, size: float) -> None:
    """Ballast, sleepers and two rails, as large as goes with a train of that size."""
    k, w = min(size, 0.4 * easel.h), easel.w
    bed = land.ridge(easel.grain, w, foot - 0.07 * k, 0.006 * k, foot + 0.17 * k, 7)
    dark = mix(_STONE, easel.air.light.shadow, 0.2)
    easel.fill(bed, fade(tone(dark, 0.06), tone(dark, -0.08), foot - 0.07 * k, foot + 0.17 * k), "ground", "ballast",
               role="ground", depth=0.1, back=-8.6)  # fmt: skip
    sleepers, step = Path(), 0.17 * k
    for i in range(-2, int(w / step) + 3):
        x = i * step
        sleepers.addPath(g.polygon([(x, foot - 0.045 * k), (x + 0.07 * k, foot - 0.045 * k),
                                    (x + 0.06 * k, foot + 0.075 * k), (x - 0.02 * k, foot + 0.075 * k)]))  # fmt: skip
    easel.fill(sleepers, _TIMBER, "ground", "sleepers", role="ground", depth=0.1, back=-8.7)
    for y, thick in ((foot - 0.03 * k, 0.012 * k), (foot, 0.022 * k)):
        easel.fill(g.rect(-9, y, w + 18, thick), _STEEL, "ground", "track", role="ground", depth=0.1, back=-8.8)
        easel.fill(g.rect(-9, y + 0.6 * thick, w + 18, 0.5 * thick), tone(_STEEL, -0.3), "ground", "track",
                   role="ground", depth=0.1, back=-8.9)  # fmt: skip


def _steam(easel: Easel, at: Point, train: Member) -> None:
    """Puffs that leave the chimney and grow and thin as they are left behind."""
    k, hand = train.height, 1 if train.flip else -1
    white = mix(easel.air.cloud, (255, 255, 255), 0.5)
    for i in range(7, -1, -1):
        t = i / 7
        x, y, r = at[0] + hand * (0.04 + 1.5 * t**1.3) * k, at[1] - (0.06 + 0.5 * t**0.7) * k, (0.07 + 0.2 * t) * k
        puff = g.union(*(g.ellipse(x + dx * r, y + dy * r, size * r, 0.9 * size * r)
                         for dx, dy, size in ((-0.6, 0.2, 0.8), (0.0, -0.2, 1.0), (0.7, 0.15, 0.75))))  # fmt: skip
        alpha = 0.85 * (1 - 0.75 * t)
        shade = mix(white, easel.air.cloud_shade, 0.5)
        easel.fill(puff, fade(white, shade, y - r, y + r, (alpha, alpha)), "middle", "smoke", role="cloud",
                   tinted=False, back=-2.0 - i)  # fmt: skip


def _carriages(easel: Easel, train: Member) -> None:
    """As many as there is room for behind the train, in its colour."""
    coach = find(_COACH if train.at("mouth") else _MODERN_COACH)
    if coach is None:
        return
    figure = coach.figure()
    tall, roof = _OF_A_TRAIN * train.height, train.at("top")
    if coach.id == _MODERN_COACH and roof:  # as high as its train without what is on the roof
        tall = (train.box.bottom - roof[1]) * figure.height / -figure.anchors["top"][1]
    left, _, right, _ = figure.bounds
    wide = (right - left) * tall / figure.height
    box, gap = train.box, _COUPLED * train.height
    hand = 1 if train.flip else -1
    edge = box.right if train.flip else box.left
    node = Placed(coach.id, 0.0, box.bottom, tall, "hero", flip=train.flip, title=coach.words[0],
                  colours=_livery(train, coach.id), importance=0.5)  # fmt: skip
    for i in range(_MOST):
        x = edge + hand * (gap + wide / 2 + i * (wide + gap))
        if -wide < x < easel.w + wide:
            easel.add(replace(node, x=x))


def _livery(train: Member, coach: str) -> dict[str, RGB]:
    """The train's colours on its carriages: what was asked for, and a modern train's own as well."""
    own = {} if coach == _COACH else {name: slot.rgb for name, slot in train.symbol.slots.items()}
    worn = {**own, **train.colours}
    body = worn.get("body")
    if body is None:
        return {}
    return {"body": body} if coach == _COACH else {"upper": body, "stripe": body, **worn}
