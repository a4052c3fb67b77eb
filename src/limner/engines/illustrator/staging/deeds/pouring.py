"""Pouring: what is poured comes from a pot over the vessel that it goes into."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.handling import at_a_table
from limner.engines.illustrator.staging.postures import reaching, tall
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged

_TEA: RGB = (176, 112, 52)

People = Mapping[int, Sequence[Member]]


def into_vessels(reading: Reading, people: People) -> tuple[Reading, People]:
    """ "Pouring tea (from a jug) into a cup": the tea is in a pot, or in the jug, and what is poured at is the cup."""
    acts, relations, cast = list(reading.acts), list(reading.relations), dict(people)
    for k, act in enumerate(acts):
        if act.verb != "pour" or act.object is None or not {act.subject, act.object} <= cast.keys():
            continue
        vessel = next((r for r in relations if r.kind == "inside" and _pours(r, act.object, cast)), None)
        if vessel is None:
            continue
        own = cast.pop(vessel.subject)[0] if vessel.subject != act.object else None
        pot = own or props.prop("teapot", cast[act.subject][0], 0.24)
        if pot is None:
            continue
        drink = cast[act.object][0]
        shows = pot.shows if own is None else (*pot.shows, vessel.subject)
        poured = replace(pot, subject=drink.subject, title=drink.title, liquid=drink.liquid, borne=True, shows=shows)
        cast[act.object] = [poured]
        acts[k] = replace(act, object=vessel.object)
        relations = [r for r in relations if r != vessel]
        relations.append(Relation("next to", act.subject, vessel.object))
    return replace(reading, acts=tuple(acts), relations=tuple(relations)), cast


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
    held, cup, t = whole.of(relation.subject)[0], whole.of(relation.object)[0], tall(member)
    vessel = cup.scaled(min(1.0, 0.15 * t / cup.box.width))
    vessel = vessel.moved(cup.box.centre[0] + 0.14 * t - vessel.box.centre[0], cup.box.bottom - vessel.box.bottom)
    tilted = pot.scaled(0.24 * t / max(pot.box.width, pot.box.height)).turned(26.0 - pot.tilt, pot.box.centre)
    mouth = (vessel.box.centre[0], vessel.box.top - 0.07 * t)
    spout = (tilted.box.right - 0.03 * t, tilted.box.centre[1])
    put = replace(tilted.put(spout, mouth), z=vessel.z + 0.2, borne=True)
    grip = (put.box.left + 0.12 * put.box.width, put.box.centre[1] - 0.1 * put.box.height)
    side = held.at("waist") or held.box.centre
    poured = reaching(held, far=grip, near=(side[0] - 0.14 * t, side[1] + 0.06 * t))
    poured = replace(poured, over=put.z + 0.2)
    stream = props.line((mouth, (mouth[0], vessel.box.top + 0.02 * t)), 0.012 * t, _TEA, "tea", vessel.z - held.z + 0.1)
    return merged(whole.swapped(held, props.touched(poured, stream)).swapped(cup, vessel), Unit((put,)))
