"""From laid-out units to placed symbols: who stands, who floats, who flies, and what each then needs."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.staging import (
    beyond,
    fields,
    floating,
    gathering,
    gradation,
    layout,
    nearing,
    perspective,
    reflections,
    shots,
)
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cast import COMPRESSION, SIZES
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.ties.lying import laid
from limner.engines.illustrator.staging.ties.sizes import true_extent
from limner.engines.illustrator.staging.units import Member, Unit, beside, lone

_VESSELS = frozenset({"boat", "ship", "vessel", "vehicle"})
_DRIFTERS = frozenset({"person", "animal", "vehicle", "space", "robot"})
_STILL = frozenset({"line", "rows", "crowd"})
"""Formations that are frontal and plain."""
_NEARNESS = (1.0, 0.86, 1.12)
"""How much larger or smaller a head is in one portrait than in the next."""
_FIRST = 1.4
"""How much larger the first named is drawn among unlike things in the air."""
_SOME, _LEADING = 5, 2.2
"""Among more than so many, one that is alone of its kind is drawn so much larger."""
_ON_A_WALL, _APART, _IN_LINE = 4, 0.35, 0.62
"""So many that hang on a wall hang at one height, how far apart, over the width of one, and how large each is, over the
largest that one may be."""
_LEAST = 0.34
"""How large the smallest of several is drawn at least, over the largest."""
_AT_HORIZON, _ASIDE = 0.05, 0.75
"""How far below the horizon what is beyond one alone stands, as a share of the height, and how much smaller than usual
those before it are."""
_SEA_FLOOR = 0.93
"""The height at which things stand under water, as a share of the canvas's."""
_MINUTE = 0.05
"""Metres: of what is smaller all is seen from near, and not the head."""
_MONSTROUS = 0.16
"""How much smaller on each side what floats is kept over a giant, as a share of the canvas's sides."""
_SURFACE = 0.42
"""The height of the waterline over those who swim, as a share of the canvas's."""
_LOW, _PER_METRE = 0.36, 0.2
"""The share of a room's height that something flat may take, and what each metre of its own adds."""
_FILLED, _GROWN = 0.74, 1.5
"""The share of a plain ground that all together take, and how much they grow for it at most."""
_BOUGH, _ROPE = 0.3, 0.08
"""The least height of what hangs from a bough below the upper edge, and the length of its line, over the canvas's."""
_MIDDLE, _LOW_THINGS, _OVERLAP = 0.6, 0.5, 0.25
"""Where the middle of what lies on a table is, what counts as low, and how far it rises over the table's far edge."""
_LARGEST_ALOFT, _LEAST_ALOFT = 0.42, 0.16
"""How large what is in the air is at most, and beside large things on the ground at least, over the shorter side."""
_FIRM = frozenset({"land", "floor", "top"})
"""Footings on which what cannot stand lies."""
_SPACIOUS = frozenset({"land", "lake", "sea", "floor"})
"""Footings where large things are met."""
_NEAR_ALREADY = frozenset({"cabin", "sill", "mirrored", "wading"})
"""Places that are seen from near as they are."""
_OWN_LIGHT = frozenset({"sun", "moon"})


@dataclass(slots=True)
class Troupe:
    """Everybody in place.

    `horizon` is a share of the height. `afloat` are boxes cut by the waterline, `aground` those of units that need
    ground under them where the place has none. `archetype` names the composition: a shot of `shots`, or a formation
    of `formations`; `frame` is what stands before everything at the edges.
    """

    units: list[Unit] = field(default_factory=list)
    horizon: float = 0.58
    tilt: float = 0.0
    afloat: list[Box] = field(default_factory=list)
    aground: list[Box] = field(default_factory=list)
    grounded: bool = False
    flying: set[int] = field(default_factory=set)
    own_light: bool = False
    archetype: str = ""
    frame: str = ""

    def hooks(self) -> list[tuple[float, float]]:
        """Where the lines of those who hang from the place are tied."""
        return [member.cord for unit in self.units for member in unit.members if member.hung and member.cord]

    def boxes(self) -> list[Box]:
        """The members' boxes."""
        return [member.box for unit in self.units for member in unit.members]

    def measure(self) -> tuple[float, float] | None:
        """The pixels of a metre of the one on the ground that takes most of the picture, and the height of its foot."""
        leads = [unit.lead for unit in self.units if unit.lead.subject not in self.flying and not unit.lead.hung]
        chief = max(leads, key=lambda lead: lead.box.area, default=None)
        return None if chief is None else (chief.metre, chief.box.bottom)

    def heads(self) -> list[Box]:
        """The members' heads, or the whole of those that have none or are slender."""
        return [_head(member) for unit in self.units for member in unit.members]


def _head(member: Member) -> Box:
    box, spot = member.box, member.at("head", "face", "eye")
    if spot is None or box.width < 0.8 * box.height:
        return box
    half = 0.3 * box.height
    return Box(spot[0] - half, box.top, spot[0] + half, spot[1] + half)


def arrange(
    units: Sequence[Unit],
    place: Setting,
    brief: Brief,
    words: tuple[str, ...],
    dice: Dice,
    *,
    fixed: bool,
    about: nearing.About = nearing.NOBODY,
) -> Troupe:
    """Lay everybody out. `fixed` keeps left and right as the words gave them; the viewer is near those whom the picture
    is `about`.
    """
    troupe = Troupe(own_light=any(m.symbol.id in _OWN_LIGHT for u in units for m in u.members))
    sorted_out = sorted_by_bearing(units, place, brief)
    troupe.grounded = bool(sorted_out["stand"]) and place.footing in ("air", "space")
    kind = {"land": "land", "floor": "floor", "top": "top", "sea": "afloat", "lake": "land"}.get(place.footing, "open")
    if sorted_out["float"] and not sorted_out["stand"] and place.footing in ("sea", "lake"):
        kind = "afloat"
    if not sorted_out["stand"] and not sorted_out["float"]:
        kind = "open" if sorted_out["hang"] else kind
    if troupe.grounded:
        kind = "floor"
    if sorted_out["stand"] and place.footing == "depths":
        kind = "land"
    taken = shots.shot(kind, brief, words, dice)
    if place.footing == "depths" and kind == "land":
        taken = replace(taken, feet=max(taken.feet, _SEA_FLOOR))
    troupe.horizon = 0.8 if kind == "open" and place.footing == "land" else place.horizons[taken.eye]
    troupe.tilt, troupe.archetype, troupe.frame = taken.tilt, taken.name, taken.frame
    size = (brief.width, brief.height)
    low = [*sorted_out["stand"], *sorted_out["float"]]
    if place.footing in _FIRM and not brief.traits.plain:
        low = [laid(unit) for unit in low]
    shelved = brief.nook == "shelf" and place.footing == "top"
    if low and shelved:
        troupe.units += layout.on_a_shelf(layout.levelled(low, _LEAST), size)
    elif low:
        _below(troupe, low, taken, brief, place, dice, fixed=fixed)
    if "wading" in place.traits:
        troupe.units = [floating.immersed(unit, place, brief.height) for unit in troupe.units]
    if low and place.footing == "top" and not shelved and not taken.head and "sill" not in place.traits:
        _raised(troupe, brief.height)
    if "from below" in words and len(troupe.units) == 1 and not troupe.flying:
        troupe.units = layout.towering(troupe.units, size)
    if "cabin" in place.traits and troupe.units:
        troupe.units = layout.brought_near(troupe.units, size)
    if "sill" in place.traits and troupe.units:
        troupe.units = layout.at_a_sill(troupe.units, size)
    if "mirrored" in place.traits and troupe.units:
        troupe.units = reflections.before_the_glass(troupe.units, brief.side, size)
    if place.footing in _SPACIOUS and not (taken.head or _NEAR_ALREADY & place.traits):
        troupe.units, troupe.horizon = nearing.approached(troupe.units, about, troupe.horizon, size)
    for unit in troupe.units:
        note_footing(troupe, unit, place)
    if place.surface and _split(sorted_out["hang"]):
        _above_and_below(troupe, sorted_out["hang"], size, place, dice)
    elif sorted_out["hang"]:
        _aloft(troupe, sorted_out["hang"], taken, size, place, dice, fixed=fixed)
    troupe.units = [_roped(unit, place, brief.height) if unit.lead.hung else unit for unit in troupe.units]
    if place.surface:
        troupe.horizon = _surface(troupe) / brief.height or troupe.horizon
    return troupe


def _raised(troupe: Troupe, h: float) -> None:
    """Low things on a table in the middle of the picture, with more of the table and less of the wall."""
    box = around(troupe.boxes())
    rise = box.centre[1] - _MIDDLE * h
    if rise <= 0 or box.height > _LOW_THINGS * h:
        return
    troupe.units = [unit.moved(0.0, -rise) for unit in troupe.units]
    edge = (box.top - rise + _OVERLAP * box.height) / h
    troupe.horizon = min(troupe.horizon, max(edge, troupe.horizon - rise / h))


def centred(troupe: Troupe, brief: Brief) -> Troupe:
    """Everybody in the middle of a ground without a place, as large as its margins let them be.

    Who is seen so near that the picture's edge cuts them stays where the shot put their head.
    """
    if not troupe.units:
        return troupe
    box = around(troupe.boxes())
    w, h = brief.width, brief.height
    if box.bottom > h:
        return troupe
    k = min(max(min(_FILLED * w / box.width, _FILLED * h / box.height), 1.0), _GROWN)
    x, y = box.centre
    troupe.units = [unit.scaled(k).moved(w / 2 - k * x, h / 2 - k * y) for unit in troupe.units]
    return troupe


def _surface(troupe: Troupe) -> float:
    """The height of the waterline of the first thing that floats; 0 without one."""
    members = [m for unit in troupe.units for m in unit.members]
    return next((floating.waterline(m) for m in members if m.at("waterline")), 0.0)


def note_footing(troupe: Troupe, unit: Unit, place: Setting) -> None:
    """Which members water cuts, and which stand at ground level."""
    ground = max(m.y for m in unit.members)
    wet = place.footing in ("sea", "lake")
    if wet and floating.floats(unit.lead, place) and not floating.beside(unit, place):
        troupe.afloat.append(unit.lead.box)
        return
    for member in unit.members:
        if wet and (member.symbol.place == "water" or member.afloat):
            troupe.afloat.append(member.box)
        elif member.window is None and member.y > ground - 0.2 * member.height:
            troupe.aground.append(member.box)


def sorted_by_bearing(units: Sequence[Unit], place: Setting, brief: Brief) -> dict[str, list[Unit]]:
    """Who stands, who floats on water, who hangs in the open."""
    result: dict[str, list[Unit]] = {"stand": [], "float": [], "hang": []}
    for unit in units:
        result[_bearing(unit, place, brief)].append(unit)
    return result


def _bearing(unit: Unit, place: Setting, brief: Brief) -> str:
    symbol, footing = unit.lead.symbol, place.footing
    if unit.lead.hung:
        return "hang"
    if symbol.place in ("air", "sky") and any(m.symbol.place == "ground" and not m.borne for m in unit.members[1:]):
        return "stand"
    kinds = {*symbol.kinds, symbol.id}
    pose = "flying" if unit.lead.aloft else unit.lead.pose
    if footing == "space":
        hover = symbol.place != "surface" and kinds & _DRIFTERS and brief.variant % 2 == 0
        return "hang" if hover or symbol.place in ("sky", "air", "water") else "stand"
    if footing == "depths":
        rooted = symbol.place in ("ground", "surface") or not kinds.isdisjoint({"plant", "ship"})
        return "stand" if rooted and "person" not in kinds else "hang"
    if symbol.place == "sky" or (footing == "air" and symbol.place != "ground" and symbol.place != "surface"):
        return "hang"
    if symbol.place == "wall" or pose == "wall":
        return "hang" if footing == "floor" else "stand"
    if pose in ("flying", "gliding", "hovering") and (symbol.place != "water" or symbol.id == "island"):
        return "hang"
    if symbol.place == "air" and "leaf" in kinds and any(m.borne for m in unit.members):
        return "stand"
    if symbol.place == "air" and (unit.lead.borne or any(jointed(m.pose) for m in unit.members)):
        return "stand"
    if symbol.place == "air":
        lands = bool(kinds & {"animal", "vehicle"}) and "airborne" not in symbol.traits
        perched = lands and pose in ("standing", "perched", "sitting", "walking", "parked")
        return "stand" if perched and footing != "sea" else "hang"
    if floating.beside(unit, place):
        return "stand"
    return "float" if footing in ("sea", "lake") and floating.floats(unit.lead, place) else "stand"


def _below(
    troupe: Troupe, low: list[Unit], taken: shots.Shot, brief: Brief, place: Setting, dice: Dice, *, fixed: bool
) -> None:
    plants, folk = fields.parted(low)
    if plants:
        _together(troupe, plants, taken, brief, place, dice, fixed=fixed)
        troupe.units.append(fields.entered(folk, taken, (brief.width, brief.height)))
        return
    low, giants = beyond.backed(low, place)
    shot = replace(taken, tall=_ASIDE * taken.tall, wide=_ASIDE * taken.wide) if giants else taken
    if len(low) == 1:
        _lone(troupe, low[0], shot, brief, place, dice, fixed=fixed)
        back = (troupe.horizon + _AT_HORIZON) * brief.height
    else:
        back = _together(troupe, low, shot, brief, place, dice, fixed=fixed)
    views = beyond.placed(giants, back, taken, brief, troupe.boxes())
    told = troupe.measure() if len(low) < CROWD else None
    horizon = troupe.horizon * brief.height
    troupe.units += views if told is None else [gradation.at_its_distance(unit, told, horizon) for unit in views]


def _lone(
    troupe: Troupe, unit: Unit, taken: shots.Shot, brief: Brief, place: Setting, dice: Dice, *, fixed: bool
) -> None:
    w, h = brief.width, brief.height
    if taken.head and unit.lead.at("head", "face") and unit.lead.symbol.height_m > _MINUTE:
        turned = unit.mirrored() if dice.turn("face", (False, True)) and not fixed else unit
        share = taken.head * dice.turn("nearness", _NEARNESS)
        troupe.units.append(layout.head_shot(turned, (w, h), share, taken.x))
        return
    faces_left = taken.x > 0.53 or (abs(taken.x - 0.5) <= 0.03 and dice.turn("face", (False, True)))
    if faces_left and not fixed and brief.traits.level > 0:
        unit = unit.mirrored()
    placed = layout.alone(unit, _in_scale(taken, [unit], place, brief), (w, h))
    troupe.horizon = perspective.horizon(placed, place, h) or troupe.horizon
    troupe.units.append(floating.launched(placed, place, troupe.horizon, h))


def _together(
    troupe: Troupe, low: list[Unit], taken: shots.Shot, brief: Brief, place: Setting, dice: Dice, *, fixed: bool
) -> float:
    """Put several where they stand; the farthest height on the canvas at which anybody may."""
    w, h = brief.width, brief.height
    rng = dice.fork("layout")
    units = layout.levelled(low, _LEAST)
    if not fixed:
        units = gathering.faced(units, dice, brief)
    troupe.horizon = gathering.seen_over(len(units), troupe.horizon, place, w / h)
    afloat = [place.footing in ("sea", "lake") and floating.floats(unit.lead, place) for unit in units]
    shore = replace(place, beyond=0.0) if all(afloat) else place
    stand = gathering.ground(units, shore, troupe.horizon, _in_scale(taken, low, place, brief), brief)
    found = []
    firm = place.footing in _FIRM or (place.footing in ("lake", "sea") and not any(afloat))
    if firm and gradation.unlike(low) and not brief.lettered:
        found = gradation.formed(units, place, stand, troupe.horizon, (w, h), rng)
    found = found or layout.formed(units, stand, rng, w / h)
    if brief.traits.level == 0 or brief.traits.plain:
        found = [entry for entry in found if entry[0] in _STILL] or found[:1]
    troupe.archetype, formed = dice.turn("formation", found)
    if place.beyond and any(afloat) and not all(afloat):
        ashore = [unit for unit, out in zip(units, afloat, strict=True) if not out]
        formed = gradation.ashore(formed, ashore, afloat, place, stand, troupe.horizon, (w, h), rng)
        formed = [
            floating.launched(u, place, troupe.horizon, h, out=out) for u, out in zip(formed, afloat, strict=True)
        ]
    troupe.units += formed
    return stand.back


def _in_scale(taken: shots.Shot, units: Sequence[Unit], place: Setting, brief: Brief) -> shots.Shot:
    """The shot with low things no taller than a room around them bears."""
    if place.footing != "floor" or not setting(brief.setting).indoors or taken.head:
        return taken
    tall = max(member.symbol.height_m for unit in units for member in unit.members)
    return replace(taken, tall=min(taken.tall, _LOW + _PER_METRE * tall))


def _aloft(
    troupe: Troupe,
    hanging: list[Unit],
    taken: shots.Shot,
    size: tuple[int, int],
    place: Setting,
    dice: Dice,
    *,
    fixed: bool,
) -> None:
    w, h = size
    rng = dice.fork("aloft")
    ready = [in_flight(u, place) for u in hanging]
    troupe.flying |= {m.subject for u in ready for m in u.members}
    if not troupe.units:
        if len(ready) == 1:
            unit = ready[0]
            if not fixed and taken.x > 0.53:
                unit = unit.mirrored()
            if taken.head and unit.lead.at("head", "face"):
                troupe.units.append(layout.head_shot(unit, size, taken.head))
                return
            framing = (
                replace(taken, feet=0.5, tilt=0.0)
                if unit.lead.hung
                else taken
                if place.footing in ("depths", "space", "air")
                else replace(taken, feet=min(taken.feet, 0.34), tall=min(taken.tall, 0.46))
            )
            troupe.units.append(layout.alone(unit, framing, size, centred=True))
            return
        low = 0.74 if len(ready) >= CROWD else 0.66
        top, bottom = {"depths": (0.08, 0.82), "space": (0.06, 0.94), "air": (0.08, 0.88)}.get(
            place.footing, (0.07, low)
        )
        area = Box(0.05 * w, top * h, 0.95 * w, bottom * h)
    else:
        area = _free_air(troupe.boxes(), w, h)
    largest = _LARGEST_ALOFT * min(w, h)
    if place.footing == "floor" and 1 < len(ready) <= _ON_A_WALL and all(u.lead.symbol.place == "wall" for u in ready):
        largest *= _IN_LINE * len(ready)
        ready = [beside(ready, _APART * max(unit.box.width for unit in ready))]
    spread = layout.levelled(ready if fixed else _turned(ready, dice), 0.7)
    if len(spread) > _SOME:
        spread = [u.scaled(_LEADING) if i in lone(spread) else u for i, u in enumerate(spread)]
    elif len({unit.lead.symbol.id for unit in spread}) > 1:
        spread[0] = spread[0].scaled(_FIRST)
    if troupe.units:
        largest = min(largest, max(_above_those(troupe, spread), _LEAST_ALOFT * min(w, h)))
    troupe.units += layout.scattered(spread, area, rng, largest=largest)


def _above_those(troupe: Troupe, aloft: Sequence[Unit]) -> float:
    """How large the largest of those in the air may be beside those on the ground, in pixels."""
    largest = max(troupe.units, key=lambda unit: unit.box.height)
    tallest = max(aloft, key=true_extent)
    share = true_extent(tallest) / max(true_extent(largest), 1e-6)
    return float(1.3 * largest.box.height * share**COMPRESSION)


def _split(units: Sequence[Unit]) -> bool:
    """Whether some of them float at the surface and others swim."""
    return len({unit.lead.at("waterline") is not None for unit in units}) > 1


def _above_and_below(
    troupe: Troupe, hanging: Sequence[Unit], size: tuple[int, int], place: Setting, dice: Dice
) -> None:
    """What floats, on one waterline, and those who swim under it."""
    w, h = size
    rng = dice.fork("aloft")
    ready = [in_flight(u, place) for u in hanging]
    troupe.flying |= {m.subject for u in ready for m in u.members}
    afloat, deep = ([u for u in ready if (u.lead.at("waterline") is not None) == out] for out in (True, False))
    upper, lower = Box(0.05 * w, 0.08 * h, 0.95 * w, _SURFACE * h), Box(0.06 * w, 0.5 * h, 0.94 * w, 0.86 * h)
    if any(unit.lead.size >= SIZES["huge"] for unit in deep):
        lower = Box(lower.left, lower.top, lower.right, 0.97 * h)
        upper = Box(upper.left + _MONSTROUS * w, upper.top + _MONSTROUS * h, upper.right - _MONSTROUS * w, upper.bottom)
    for unit in layout.scattered(layout.levelled(afloat, 0.7), upper, rng, largest=0.42 * min(w, h)):
        troupe.units.append(unit.moved(0.0, _SURFACE * h - floating.waterline(unit.lead)))
    largest = 0.42 if max(unit.lead.size for unit in deep) < SIZES["huge"] else 0.6
    troupe.units += layout.scattered(layout.levelled(deep, 0.7), lower, rng, largest=largest * min(w, h))


def _roped(unit: Unit, place: Setting, h: float) -> Unit:
    """What hangs on its line, from a bough or from above the picture; ropes of its own go up to the bough."""
    box = unit.box
    from_bough = place.footing == "bough"
    if from_bough and all(jointed(m.pose) for m in unit.members):  # by their hands
        up = unit.moved(0.0, (_BOUGH - _ROPE) * h - box.top)
        return Unit(tuple(replace(m, cord=(m.box.centre[0], m.box.top)) for m in up.members))
    unit = unit.moved(0.0, max(_BOUGH * h - box.top, 0.0)) if from_bough else unit
    box = unit.box
    tied = from_bough and unit.lead.pose == "hanging"
    y = box.top if tied else box.top - _ROPE * h if from_bough else -0.02 * h
    return Unit(tuple(replace(m, cord=(m.box.centre[0], y)) for m in unit.members))


def _turned(units: list[Unit], dice: Dice) -> list[Unit]:
    return [u.mirrored() for u in units] if dice.turn("heading", (False, True)) else units


def in_flight(unit: Unit, place: Setting) -> Unit:
    """The unit with everybody in the pose of flying or swimming that they have."""
    return Unit(tuple(_flying(m, place) for m in unit.members))


def _flying(member: Member, place: Setting) -> Member:
    if member.hung:
        return member
    if place.footing in ("depths", "space"):
        return member.posed("swimming", "floating", "flying")
    return member.posed("flying", "gliding", "hovering")


def _free_air(boxes: Sequence[Box], w: float, h: float) -> Box:
    """The largest free part of the upper canvas: above everybody, or beside the tallest."""
    all_of_them = around(boxes)
    above = Box(0.05 * w, 0.04 * h, 0.95 * w, all_of_them.top - 0.02 * h)
    left = Box(0.04 * w, 0.05 * h, all_of_them.left - 0.02 * w, 0.62 * h)
    right = Box(all_of_them.right + 0.02 * w, 0.05 * h, 0.96 * w, 0.62 * h)
    options = [b for b in (above, left, right) if b.width > 0.1 * w and b.height > 0.1 * h]
    return max(options, key=lambda b: min(b.width, b.height), default=Box(0.05 * w, 0.03 * h, 0.95 * w, 0.22 * h))
