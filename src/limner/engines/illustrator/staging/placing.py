"""From units to everybody in place: who stands where on which ground, and how near the viewer is."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from limner.engines.illustrator.staging import (
    airborne,
    beyond,
    fields,
    floating,
    gradation,
    interior,
    layout,
    ledge,
    nearing,
    perspective,
    positions,
    rails,
    reflections,
    several,
    shots,
    slabs,
    underfoot,
)
from limner.engines.illustrator.staging.boxes import around
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.fitting import Stand
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting, Trait
from limner.engines.illustrator.staging.terms import Terms
from limner.engines.illustrator.staging.ties.bowls import bowled
from limner.engines.illustrator.staging.ties.faces import laid_out
from limner.engines.illustrator.staging.ties.lying import laid
from limner.engines.illustrator.staging.ties.propping import on_stands, propped
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Unit

_STILL = frozenset({"line", "rows", "crowd"})
"""Formations that are frontal and plain."""
_NEARNESS = (1.0, 0.86, 1.12)
"""How much larger or smaller a head is in one portrait than in the next."""
_LEAST = 0.34
"""How large the smallest of several is drawn at least, over the largest."""
_BEHIND_A_POOL, _UNDER_THE_SKY = 0.05, 0.86
"""How far below the horizon a house stands that is behind a pool, as a share of the height, and how much of the sky's
height it takes at most.
"""
_AT_HORIZON, _ASIDE = 0.05, 0.75
"""How far below the horizon what is beyond one alone stands, as a share of the height, and how much smaller than usual
those before it are."""
_SEA_FLOOR = 0.93
"""The height at which things stand under water, as a share of the canvas's."""
_DECKS: dict[Trait, float] = {"spanned": 0.6, "raised": 0.72}
"""The heights at which one is on a bridge over a valley and on a cliff, as shares of the canvas's."""
_LOOKED_UP = 0.8
"""The horizon of land over which things hang and nobody stands, as a share of the height."""
_MINUTE = 0.05
"""Metres: of what is smaller all is seen from near, and not the head."""
_LOW, _PER_METRE = 0.36, 0.2
"""The share of a room's height that something flat may take, and what each metre of its own adds."""
_FILLED, _GROWN = 0.74, 1.5
"""The share of a plain ground that all together take, and how much they grow for it at most."""
_MIDDLE, _LOW_THINGS, _OVERLAP = 0.6, 0.5, 0.25
"""Where the middle of what lies on a table is, what counts as low, and how far it rises over the table's far edge."""
_GROUNDS = {"land": "land", "lake": "land", "floor": "floor", "top": "top", "sea": "afloat"}
"""The sort of ground for which a shot is chosen at a footing; it is open at all others."""
_FIRM = frozenset({"land", "floor", "top"})
"""Footings on which what cannot stand lies."""
_WATERS = frozenset({"lake", "sea"})
_BOTTOMLESS = frozenset({"air", "space"})
"""Footings where what stands needs a ground of its own."""
_SPACIOUS = frozenset({"land", "lake", "sea", "floor"})
"""Footings where large things are met."""
_NEAR_ALREADY = frozenset({"cabin", "sill", "mirrored", "wading"})
"""Places that are seen from near as they are."""
_OWN_LIGHT = frozenset({"sun", "moon"})


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
    whole = brief
    units, before = ledge.parted(units, place, brief)
    brief = ledge.canvas(brief) if before else brief
    parted = positions.parted(units, place)
    lots = underfoot.sorted_out(parted.near, place, brief)
    if not lots.low and parted.far:
        parted, lots = positions.Parted(list(units), []), underfoot.sorted_out(units, place, brief)
    ground = _ground(lots, place)
    terms = Terms(_shot(ground, place, brief, words, dice), place, brief, dice, fixed)
    troupe = _nobody(ground, terms)
    troupe.grounded = _is_bottomless(lots, place)
    troupe.own_light = any(member.symbol.id in _OWN_LIGHT for unit in units for member in unit.members)
    if _is_furnished(units, terms):
        troupe.archetype = "furnished"
        troupe.units, lots.hanging = interior.placed(units, troupe.horizon, terms)
    elif lots.low:
        _set_up(troupe, lots.low, terms)
        if "slab" in place.traits:
            troupe.units = slabs.set_out(troupe.units, brief)
        _bring_near(troupe, words, terms)
        positions.aside(troupe, brief.width)
    if place.footing in _SPACIOUS and not (terms.shot.head or _NEAR_ALREADY & place.traits):
        troupe.units, troupe.horizon = nearing.approached(troupe.units, about, troupe.horizon, terms.size)
    positions.set_back(troupe, parted.far, place, terms.size)
    for unit in troupe.units:
        underfoot.note_footing(troupe, unit, place)
    if lots.hanging:
        airborne.hang(troupe, lots.hanging, terms)
    if place.surface:
        troupe.horizon = _surface(troupe) / brief.height or troupe.horizon
    if before:
        ledge.set_out(troupe, before, replace(terms, brief=whole))
    return troupe


def _is_furnished(units: Sequence[Unit], terms: Terms) -> bool:
    """Whether those are the furniture of a room that is shown as it is."""
    traits = terms.brief.traits
    still = traits.plain or traits.mark or traits.isometric or terms.brief.lettered
    return terms.brief.furnished and bool(units) and not (still or terms.shot.head)


def _is_bottomless(lots: underfoot.Lots, place: Setting) -> bool:
    """Whether somebody stands where there is no ground."""
    return bool(lots.standing) and place.footing in _BOTTOMLESS


def _ground(lots: underfoot.Lots, place: Setting) -> str:
    """The sort of ground for which the shot is chosen."""
    if _is_bottomless(lots, place):
        return "floor"
    if lots.standing and place.footing == "depths":
        return "land"
    if lots.hanging and not lots.low:
        return "open"
    return "afloat" if lots.floating and not lots.standing else _GROUNDS.get(place.footing, "open")


def _shot(ground: str, place: Setting, brief: Brief, words: tuple[str, ...], dice: Dice) -> shots.Shot:
    taken = shots.shot(ground, brief, words, dice)
    if place.footing == "depths" and ground == "land":
        return replace(taken, feet=max(taken.feet, _SEA_FLOOR))
    return taken


def _nobody(ground: str, terms: Terms) -> Troupe:
    """The composition with nobody in it yet."""
    shot, place = terms.shot, terms.place
    horizon = _LOOKED_UP if ground == "open" and place.footing == "land" else place.horizons[shot.eye]
    return Troupe(horizon=horizon, tilt=shot.tilt, archetype=shot.name, frame=shot.frame)


def _set_up(troupe: Troupe, low: list[Unit], terms: Terms) -> None:
    """Put those who stand or float onto the place's ground or water, onto its shelf or its table."""
    place, brief = terms.place, terms.brief
    if place.footing in _FIRM and not brief.traits.plain:
        land = place.footing == "land"
        low = [on_stands(propped(laid_out(laid(unit)) if land else laid(unit), land=land)) for unit in low]
    shelved = brief.nook == "shelf" and place.footing == "top"
    if shelved:
        troupe.units += layout.on_a_shelf(layout.levelled(low, _LEAST), terms.size)
    else:
        _stand(troupe, low, terms)
    if place.footing in _FIRM and (place.indoors or sum(len(unit.members) for unit in low) > 1):
        troupe.units = [bowled(unit) for unit in troupe.units]
    troupe.units = [floating.sunk(unit, troupe.horizon, brief.height) for unit in troupe.units]
    if len(troupe.units) == 1:
        troupe.units = [rails.drawn_back(troupe.units[0], place, terms.size)]
    for trait in _DECKS.keys() & place.traits:
        feet = [unit.box.bottom for unit in troupe.units]
        foot = min(feet) if trait == "raised" else max(feet)  # the farthest of several is on the top of the hill
        deck = _DECKS[trait] * brief.height
        troupe.units = [_within(unit.moved(0.0, min(deck - foot, 0.0))) for unit in troupe.units]
    if "wading" in place.traits:
        troupe.units = [_in_or_behind(unit, troupe.horizon, terms) for unit in troupe.units]
    if place.footing == "top" and not shelved and not terms.shot.head and "sill" not in place.traits:
        _raise(troupe, brief.height)


def _within(unit: Unit) -> Unit:
    """Small enough where it stands that its top is in the picture."""
    box = unit.box
    small = unit.scaled(min(1.0, _HEADROOM * max(box.bottom, 1.0) / box.height))
    return small.moved(box.centre[0] - small.box.centre[0], box.bottom - small.box.bottom)


_HEADROOM = 0.92
"""How tall who stands high up is at most, over the way from his feet to the upper edge."""


def _in_or_behind(unit: Unit, horizon: float, terms: Terms) -> Unit:
    """Somebody in the water up to the chest; a house stands behind it."""
    h = terms.brief.height
    if "building" not in unit.lead.kinds:
        return floating.immersed(unit, terms.place, h)
    box = unit.box
    fitting = unit.scaled(min(1.0, _UNDER_THE_SKY * horizon * h / box.height))
    foot = (horizon + _BEHIND_A_POOL) * h
    return fitting.moved(box.centre[0] - fitting.box.centre[0], foot - fitting.box.bottom)


def _bring_near(troupe: Troupe, words: tuple[str, ...], terms: Terms) -> None:
    """Show those on the ground as the words have them seen, and as the place does."""
    traits, size = terms.place.traits, terms.size
    if "from below" in words and len(troupe.units) == 1:
        troupe.units = layout.towering(troupe.units, size)
    if "cabin" in traits:
        troupe.units = layout.brought_near(troupe.units, size)
    if "sill" in traits:
        troupe.units = layout.at_a_sill(troupe.units, size)
    if "mirrored" in traits:
        troupe.units = reflections.before_the_glass(troupe.units, terms.brief.side, size)


def _raise(troupe: Troupe, h: float) -> None:
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


def _stand(troupe: Troupe, low: list[Unit], terms: Terms) -> None:
    """Put one or several onto the ground, those in a field before its rows, and giants beyond the others."""
    plants, folk = fields.parted(low)
    if plants:
        _together(troupe, plants, terms)
        troupe.units.append(fields.entered(folk, terms.shot, terms.size))
        return
    low, giants = beyond.backed(low, terms.place)
    shot = terms.shot
    before = replace(terms, shot=replace(shot, tall=_ASIDE * shot.tall, wide=_ASIDE * shot.wide)) if giants else terms
    if len(low) == 1:
        _lone(troupe, low[0], before)
        back = (troupe.horizon + _AT_HORIZON) * terms.brief.height
    else:
        back = _together(troupe, low, before)
    views = beyond.placed(giants, back, shot, terms.brief, troupe.boxes())
    told = troupe.measure() if len(low) < CROWD else None
    horizon = troupe.horizon * terms.brief.height
    troupe.units += views if told is None else [gradation.at_its_distance(unit, told, horizon) for unit in views]


def _lone(troupe: Troupe, unit: Unit, terms: Terms) -> None:
    """Put one into its shot: head and shoulders, or the whole of it on the ground or in the water."""
    shot, place, dice, h = terms.shot, terms.place, terms.dice, terms.brief.height
    if shot.head and unit.lead.at("head", "face") and unit.lead.symbol.height_m > _MINUTE:
        turned = unit.mirrored() if dice.turn("face", (False, True)) and not terms.fixed else unit
        share = shot.head * dice.turn("nearness", _NEARNESS)
        troupe.units.append(layout.head_shot(turned, terms.size, share, shot.x))
        return
    faces_left = shot.x > 0.53 or (abs(shot.x - 0.5) <= 0.03 and dice.turn("face", (False, True)))
    if faces_left and not terms.fixed and terms.brief.traits.level > 0:
        unit = unit.mirrored()
    placed = layout.alone(unit, _in_scale([unit], terms), terms.size)
    troupe.horizon = perspective.horizon(placed, place, h) or troupe.horizon
    troupe.units.append(floating.launched(placed, place, troupe.horizon, h))


def _together(troupe: Troupe, low: list[Unit], terms: Terms) -> float:
    """Put several where they stand; the farthest height on the canvas at which anybody may."""
    place, (w, h), rng = terms.place, terms.size, terms.dice.fork("layout")
    units = layout.levelled(low, _LEAST)
    if not terms.fixed:
        units = several.faced(units, terms.dice, terms.brief)
    troupe.horizon = several.seen_over(len(units), troupe.horizon, place, w / h)
    afloat = [place.footing in _WATERS and floating.floats(unit.lead, place) for unit in units]
    shore = replace(place, beyond=0.0) if all(afloat) else place
    stand = several.ground(units, shore, troupe.horizon, _in_scale(low, terms), terms.brief)
    firm = place.footing in _FIRM or (place.footing in _WATERS and not any(afloat))
    found = _formed(units, stand, troupe.horizon, terms, rng, graded=firm and gradation.unlike(low))
    troupe.archetype, formed = terms.dice.turn("formation", found)
    if place.beyond and any(afloat) and not all(afloat):
        formed = _at_the_shore(units, formed, afloat, stand, troupe.horizon, terms, rng)
    troupe.units += formed
    return stand.back


def _formed(
    units: Sequence[Unit], stand: Stand, horizon: float, terms: Terms, rng: Random, *, graded: bool
) -> list[tuple[str, list[Unit]]]:
    """The formations among which the seed chooses, by name: unlike ones `graded` by their sizes where that can be."""
    w, h = terms.size
    found = []
    if graded and not terms.brief.lettered:
        found = gradation.formed(units, terms.place, stand, horizon, (w, h), rng)
    found = found or layout.formed(units, stand, rng, w / h)
    if terms.brief.traits.level == 0 or terms.brief.traits.plain:
        return [entry for entry in found if entry[0] in _STILL] or found[:1]
    return found


def _at_the_shore(
    units: Sequence[Unit],
    formed: Sequence[Unit],
    afloat: Sequence[bool],
    stand: Stand,
    horizon: float,
    terms: Terms,
    rng: Random,
) -> list[Unit]:
    """Those on land, and on the water behind them those that are `afloat`."""
    place, (w, h) = terms.place, terms.size
    ashore = [unit for unit, out in zip(units, afloat, strict=True) if not out]
    parted = gradation.ashore(formed, ashore, afloat, place, stand, horizon, (w, h), rng)
    return [floating.launched(unit, place, horizon, h, out=out) for unit, out in zip(parted, afloat, strict=True)]


def _in_scale(units: Sequence[Unit], terms: Terms) -> shots.Shot:
    """The shot with low things no taller than a room around them bears."""
    if terms.place.footing != "floor" or not setting(terms.brief.setting).indoors or terms.shot.head:
        return terms.shot
    tall = max(member.symbol.height_m for unit in units for member in unit.members)
    return replace(terms.shot, tall=min(terms.shot.tall, _LOW + _PER_METRE * tall))
