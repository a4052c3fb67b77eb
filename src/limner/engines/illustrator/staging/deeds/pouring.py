"""Pouring: what is poured comes from a pot over the vessel that it goes into."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.handling import at_a_table
from limner.engines.illustrator.staging.postures import reaching, tall
from limner.engines.illustrator.staging.ties.sides import blocked, next_to
from limner.engines.illustrator.staging.units import Member, People, Unit, merged

_TEA: RGB = (176, 112, 52)
_LIQUID = frozenset({"drink", "vessel"})
"""Kinds of the figures of what is poured: tea is drawn as a cup of it."""
TIP = "tip"
"""The verb of a vessel that pours by itself."""
STREAM = "stream"
"""The slot of a pouring vessel that gives its stream its colour."""
_LIQUIDS = ("coffee", "wine", "juice", "drink", "water", "body")
"""Slots of drinks that are drawn in what they are drunk from, the first that there is."""
_POURER, _SLENDER, _TIPPED, _UPENDED, _FALL, _LEVEL = 1.5, 2.0, 38.0, 112.0, 0.14, 0.02
"""How large a vessel that pours is over the one it fills, how tall over its width one that is upended is, by how many
degrees others and it are tilted, how far over the other its spout is, and under the other's rim the stream ends, over
its size."""


def into_vessels(reading: Reading, people: People) -> tuple[Reading, People]:
    """ "Pouring tea (from a jug) into a cup": the tea is in a pot, or in the jug, and what is poured at is the cup."""
    reading, people = _from_a_vessel(reading, people)
    acts, relations, cast = list(reading.acts), list(reading.relations), dict(people)
    for k, act in enumerate(acts):
        if act.verb != "pour" or act.object is None or not {act.subject, act.object} <= cast.keys():
            continue
        vessel = next((r for r in relations if r.kind == "inside" and _pours(r, act.object, cast)), None)
        if vessel is None:
            continue
        own = cast.pop(vessel.subject)[0] if vessel.subject != act.object else None
        wine = "wine_glass" in cast[act.object][0].kinds
        pot = own or props.prop("wine bottle" if wine else "teapot", cast[act.subject][0], 0.24)
        if pot is None:
            continue
        drink = cast[act.object][0]
        if wine:
            cast[vessel.object] = [_for_wine(m, drink) for m in cast[vessel.object]]
        shows = pot.shows if own is None else (*pot.shows, vessel.subject)
        poured = replace(pot, subject=drink.subject, title=drink.title, liquid=drink.liquid, borne=True, shows=shows)
        cast[act.object] = [replace(poured, colours={**pot.colours, STREAM: _liquid(drink)})]
        acts[k] = replace(act, object=vessel.object)
        relations = [r for r in relations if r != vessel]
        relations.append(Relation("next to", act.subject, vessel.object))
    return replace(reading, acts=tuple(acts), relations=tuple(relations)), cast


def _from_a_vessel(reading: Reading, people: People) -> tuple[Reading, People]:
    """ "A jug pouring milk into a glass": what is in two vessels goes from one into the other, and is its stream."""
    cast = dict(people)
    for source in reading.relations:
        drink = source.subject
        into = next((r for r in reading.relations if r.kind == "inside" and r.subject == drink and r != source), None)
        both = {source.object, into.object} if into else set()
        if source.kind != "inside" or into is None or not (both | {drink}) <= cast.keys():
            continue
        if not all("vessel" in cast[i][0].kinds for i in both) or not _LIQUID & cast[drink][0].kinds:
            continue
        poured = cast.pop(drink)[0]
        liquid = {STREAM: _liquid(poured)}
        cast[source.object] = [
            replace(m, shows=(*m.shows, drink), colours={**m.colours, **liquid}) for m in cast[source.object]
        ]
        act = Act(TIP, source.object, into.object, poured.title)
        rest = tuple(r for r in reading.relations if drink not in (r.subject, r.object))
        reading = replace(
            reading,
            acts=(*reading.acts, act),
            relations=(*rest, Relation("next to", source.object, into.object)),
        )
    return reading, cast


def _liquid(drink: Member) -> RGB:
    """Its colour, as said or as it is."""
    slots = {**{name: slot.rgb for name, slot in drink.symbol.slots.items()}, **drink.colours}
    return next((slots[name] for name in _LIQUIDS if name in slots), _TEA)


def _pours(relation: Relation, drink: int, cast: People) -> bool:
    """Whether the relation says into what the drink goes, straight or from the vessel that is named after it."""
    source = cast.get(relation.subject, ())
    return relation.subject == drink or (relation.subject == drink + 1 and any("vessel" in m.kinds for m in source))


def pouring(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A pot tilted over the vessel, which is on a table."""
    member = subject.of(relation.subject)[0]
    own = next((m for m in subject.members if m.borne and "vessel" in m.kinds), None)
    pot = own or props.prop("teapot", member, 0.24)
    if not (member.human and member.limber) or pot is None:
        return next_to(subject, target, relation)
    rest = subject if own is None else Unit(tuple(m for m in subject.members if m is not own))
    whole = at_a_table(rest, target, member)
    held, cups, t = whole.of(relation.subject)[0], whole.of(relation.object), tall(member)
    filled = _in_a_row(cups, t)
    for cup, small in zip(cups, filled, strict=True):
        whole = whole.swapped(cup, small)
    vessel = filled[0]
    slender = pot.box.height > _SLENDER * pot.box.width
    sized = pot.scaled(0.24 * t / max(pot.box.width, pot.box.height))
    tilted = sized.turned((_UPENDED if slender else 26.0) - pot.tilt, pot.box.centre)
    mouth = (vessel.box.centre[0], vessel.box.top - 0.07 * t)
    spout = (tilted.box.right - 0.03 * t, tilted.box.centre[1])
    spout = (tilted.at("top") if slender else None) or spout
    put = replace(tilted.put(spout, mouth), z=vessel.z + 0.2, borne=True)
    grip = (put.box.left + 0.12 * put.box.width, put.box.centre[1] - 0.1 * put.box.height)
    side = held.at("waist") or held.box.centre
    poured = reaching(held, far=grip, near=(side[0] - 0.14 * t, side[1] + 0.06 * t))
    poured = replace(poured, over=put.z + 0.2)
    stream = props.line(
        (mouth, (mouth[0], vessel.box.top + 0.02 * t)), 0.012 * t, _rgb(pot), STREAM, vessel.z - held.z + 0.1
    )
    return merged(whole.swapped(held, props.touched(poured, stream)), Unit((put,)))


def _for_wine(glass: Member, wine: Member) -> Member:
    """A glass into which wine is poured is one for wine."""
    plain = glass.symbol.id == "drinking_glass"
    return replace(glass, symbol=wine.symbol, pose=wine.symbol.poses[0]) if plain else glass


def _in_a_row(cups: Sequence[Member], t: float) -> list[Member]:
    """Small enough for hands, side by side, the first of them under the spout."""
    placed: list[Member] = []
    for cup in cups:
        small = cup.scaled(min(1.0, _FILLED * t / max(cup.box.width, cup.box.height)))
        x = cups[0].box.centre[0] + 0.14 * t if not placed else placed[-1].box.right + 0.03 * t + 0.5 * small.box.width
        placed.append(small.moved(x - small.box.centre[0], cup.box.bottom - small.box.bottom))
    return placed


_FILLED = 0.13
"""The longer side of what is filled at most, over the height of who pours."""


def tipped(source: Unit, target: Unit, _: Relation) -> Unit:
    """A vessel in the air over the nearest of those that it fills, tilted, its stream in that one."""
    row = blocked(target)
    filled = max(row.members, key=lambda m: (round(m.foot, 3), m.box.centre[0]))
    large = _POURER * max(filled.box.width, filled.box.height)
    pot = replace(source.lead.scaled(large / max(source.lead.box.width, source.lead.box.height)), borne=True)
    slender = pot.box.height > _SLENDER * pot.box.width
    side = 1.0 if slender else _spout_side(pot)
    pot = pot if side > 0 else pot.mirrored()
    spout = pot.local(pot.at("top") or pot.box.centre) if slender else _spout(pot, side)
    turned = pot.turned(_UPENDED if slender else _TIPPED, pot.box.centre)
    mouth = (filled.box.centre[0], filled.box.top - _FALL * large)
    put = replace(turned.put(turned.spot(spout), mouth), z=filled.z + 0.2)
    level = (filled.at("opening", "mouth") or (0.0, filled.box.top))[1] + _LEVEL * large
    stream = props.line((mouth, (mouth[0], level)), 0.045 * large, _rgb(source.lead), "stream", -0.1)
    return merged(row, Unit((props.touched(put, stream),)))


def _spout_side(pot: Member) -> float:
    """On which side of its figure it pours: that away from its handle, else the right."""
    handle = pot.figure.anchors.get("handle", (0.0, 0.0))
    return -1.0 if handle[0] > 0.0 else 1.0


def _spout(pot: Member, side: float) -> Point:
    """The middle of what is farthest out on a side of its upper half, in the figure's own units."""
    left, top, right, bottom = pot.figure.bounds
    upper = g.intersection(pot.figure.silhouette, g.rect(left, top, right - left, 0.5 * (bottom - top)))
    left, _, right, _ = g.bounds(upper)
    wide = 0.05 * (right - left)
    ends = g.bounds(g.intersection(upper, g.rect(right - wide if side > 0 else left, top, wide, bottom - top)))
    return (right if side > 0 else left, 0.5 * (ends[1] + ends[3]))


def _rgb(pot: Member) -> RGB:
    """The colour of what it pours."""
    return pot.colours.get(STREAM, _TEA)
