"""Up on things and on others: ladders and trees, somebody's shoulders; at the pane of a window."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.crafting import peering
from limner.engines.illustrator.staging.deeds.together import hugging
from limner.engines.illustrator.staging.postures import facing, leant, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.riding import on_or_riding, riding
from limner.engines.illustrator.staging.ties.sides import looking_at
from limner.engines.illustrator.staging.ties.sizes import head_radius
from limner.engines.illustrator.staging.units import Member, Unit, merged

_CLIMBED = frozenset({"tree", "wall", "building", "tower"})
_HIGHEST = 2.6
"""The most that what somebody climbs is tall, over his height: else he is not seen."""
_SEEN = 0.3
"""How tall who is rescued is at least, over who does it."""
_PANES = ("window", "glass", "pane")


def climbing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """At the side of the thing, feet and hands on it, halfway up; on what is no such thing one stands."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (item.kinds & _CLIMBED or "climbed" in item.symbol.traits) or not member.limber:
        return on_or_riding(subject, target, relation)
    t = tall(member)
    target = target.scaled(min(max(item.box.height, 1.7 * t), _HIGHEST * t) / item.box.height)
    box = target.of(relation.object)[0].box
    wide = min(0.5 * box.width, 0.12 * t)
    up = taken(facing(member, right=True), "climbing")
    foot = -0.24 * min(box.height, 2.4 * t)
    placed = up.moved(box.centre[0] - wide - 0.14 * t - up.x, foot - up.y)
    shoulder = placed.at("far_shoulder") or placed.box.centre
    x = box.centre[0] - wide
    held = reaching(placed, near=(x, shoulder[1] - 0.1 * t), far=(x + 0.04 * t, shoulder[1] - 0.2 * t),
        near_foot=(x, foot - 0.12 * t), far_foot=(x + 0.02 * t, foot), clasp=True)  # fmt: skip
    held = replace(held, z=target.lead.z + 0.5, over=target.lead.z + 0.6, borne=True)
    return merged(target, subject.swapped(member, held))


def up(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """ "On a ladder": who has hands and feet is halfway up; on all else as on things."""
    climbed = "climbed" in target.of(relation.object)[0].symbol.traits and subject.of(relation.subject)[0].human
    return (climbing if climbed else on_or_riding)(subject, target, relation)


def rescuing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """From on high up a ladder, a hand at who is there; else in the arms."""
    member, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    bearer = next((m for m in target.members if m is not other and m.box.height > tall(member)), None)
    ladder = props.prop("ladder", member, 1.0)
    if bearer is None or ladder is None or not (member.human and member.limber):
        return hugging(subject, target, relation)
    t = tall(member)
    high = max(-other.box.centre[1], 0.8 * t)
    rungs = ladder.scaled(high / ladder.box.height)
    seen = other.scaled(max(1.0, _SEEN * t / other.box.height))
    seen = seen.put((seen.box.left, seen.box.bottom), (other.box.left, other.box.bottom))
    x, stand = seen.box.left - 0.2 * t, min(seen.box.centre[1] + 0.66 * t, -0.1 * t)
    steps = replace(rungs.moved(x - rungs.box.centre[0], -rungs.box.bottom), z=bearer.z + 1.0, borne=False)
    up = taken(facing(member, right=True), "climbing")
    up = up.moved(x - 0.08 * t - up.x, stand - up.y)
    held = reaching(up, near=(x, stand - 0.7 * t), far=(seen.box.left + 0.03 * t, seen.box.centre[1]),
        near_foot=(x - 0.02 * t, stand - 0.14 * t), far_foot=(x + 0.02 * t, stand), clasp=True)  # fmt: skip
    held = replace(looking(held, seen.box.centre), z=steps.z + 0.5, over=steps.z + 0.6, borne=True)
    seen = replace(seen, z=steps.z + 0.4)
    return merged(target.swapped(other, seen), subject.swapped(member, held), Unit((steps,)))


_ASTRIDE = 0.1
"""How far above the neck who is carried sits, over who carries him: seen over his hair."""


def on_the_shoulders(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Who is carried sits astride on the neck, held by the knees; a thing lies on the shoulder, a hand on it."""
    member, load = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (member.human and member.limber):
        return on_or_riding(target, subject, replace(relation, kind="on", subject=load.subject, object=member.subject))
    walker = taken(member, "walking")
    t, side = tall(walker), (-1 if walker.flip else 1)
    neck, shoulder = walker.at("neck") or walker.box.centre, walker.at("far_shoulder") or walker.box.centre
    if not (load.limber and (load.human or load.kinds & {"animal", "person"})):
        load = load.scaled(min(max(load.box.height, 0.2 * t), 0.34 * t) / load.box.height)
        low = (load.box.centre[0], load.box.bottom)
        put = replace(
            load.put(low, (shoulder[0] + side * 0.05 * t, shoulder[1] + 0.01 * t)), z=walker.z + 0.2, borne=True
        )
        held = reaching(walker, far=(put.box.centre[0] + side * 0.1 * t, put.box.centre[1] + 0.06 * t), clasp=True)
        return merged(subject.swapped(member, replace(held, over=put.z + 0.1)), Unit((put,)))
    rider = taken(facing(load, right=side > 0), "sitting")
    rider = rider.scaled(min(1.0, 0.62 * t / tall(rider)))
    hips = rider.at("seat") or rider.box.centre
    rider = replace(rider.put(hips, (neck[0] - side * 0.05 * t, neck[1] - _ASTRIDE * t)), z=walker.z - 0.1, borne=True)
    knee = rider.at("knee") or rider.box.centre
    held = reaching(
        walker,
        near=(knee[0] - side * 0.02 * t, knee[1] + 0.08 * t),
        far=(knee[0] + side * 0.04 * t, knee[1] + 0.08 * t),
    )
    return merged(subject.swapped(member, replace(held, z=walker.z)), Unit((rider,)))


def perched(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A small one on somebody's shoulder; on whatever else as it is on things."""
    bird, member = subject.of(relation.subject)[0], target.of(relation.object)[0]
    shoulder = member.at("far_shoulder")
    if shoulder is None or "animal" not in bird.kinds or not member.human:
        return on_or_riding(subject, target, relation)
    t, side = tall(member), (-1 if member.flip else 1)
    sits = bird.posed("sitting", "perching", "standing")
    small = sits.scaled(min(1.0, 0.3 * t / sits.box.height))
    low = (small.at("feet") or small.box.centre)[0], small.box.bottom
    put = small.put(low, (shoulder[0] + side * 0.03 * t, shoulder[1] - 0.02 * t))
    return merged(target, Unit((replace(put, z=member.z + 0.3, borne=True),)))


def on_the_head(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A load on the crown of the head, a hand at it."""
    member, load = subject.of(relation.subject)[0], target.of(relation.object)[0]
    walker = taken(member, "walking") if member.human else member
    crown, t = walker.at("hat", "head") or (walker.box.centre[0], walker.box.top), tall(walker)
    target = target.scaled(min(max(load.box.height, 0.16 * t), 0.3 * t) / load.box.height)
    load = target.of(relation.object)[0]
    put = target.moved(crown[0] - load.box.centre[0], crown[1] + 0.02 * t - load.box.bottom).lifted(walker.z + 0.2)
    put = Unit(tuple(replace(m, borne=True) for m in put.members))
    load = put.of(relation.object)[0]
    side = -1 if walker.flip else 1
    held = reaching(walker, far=(load.box.centre[0] + side * 0.4 * load.box.width, load.box.bottom - 0.02 * t))
    return merged(subject.swapped(member, held), put)


def on_the_back(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A load on the back: of who goes on four legs as a rider has it, of who stands up behind the shoulders."""
    member, load = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not member.human:
        return on_or_riding(target, subject, replace(relation, kind="on", subject=load.subject, object=member.subject))
    t, side = tall(member), (-1 if member.flip else 1)
    bent = leant(taken(member, "walking"), 16.0)
    back = bent.at("back") or bent.box.centre
    target = target.scaled(min(max(load.box.height, 0.3 * t), 0.42 * t) / load.box.height)
    box = target.of(relation.object)[0].box
    put = target.moved(back[0] - side * 0.06 * t - box.centre[0], back[1] + 0.1 * t - box.centre[1]).lifted(
        bent.z - 0.4
    )
    return merged(subject.swapped(member, bent), Unit(tuple(replace(m, borne=True) for m in put.members)))


def looking_out(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Head and shoulders in the pane, the window as large as a wall's; of what drives, at its window."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if item.kinds & {"vehicle", "boat"}:
        return riding(subject, target, relation)
    if item.symbol.wielded in ("at the eyes", "before the eyes"):
        return holding(subject, target, relation)
    if "looked into" in item.symbol.traits:
        return peering(subject, target, relation)
    pane = next((part.path for part in item.figure.parts if part.slot in _PANES and not part.width), None)
    if pane is None or not member.kinds & ANIMATE:
        return looking_at(subject, target, relation)
    target = target.scaled(max(1.0, 1.3 * member.box.height / item.box.height))
    window = target.of(relation.object)[0]
    outline = window.outlined(pane)
    return merged(target, Unit((_within(member, outline, window.z),)))


def _within(member: Member, window: Path, z: float) -> Member:
    left, top, right, bottom = g.bounds(window)
    grown = member.scaled(0.2 * min(bottom - top, right - left) / max(head_radius(member), 1e-6))
    head = grown.at("head", "face") or (grown.box.centre[0], grown.box.top)
    seen = grown.put(head, ((left + right) / 2, top + 0.46 * (bottom - top)))
    return replace(seen, window=window, z=z + 0.4, borne=True)


def at_own_windows(
    reading: Reading, people: Mapping[int, Sequence[Member]]
) -> tuple[Reading, dict[int, Sequence[Member]]]:
    """ "Out of the window of a train": the train's own window is meant, at which one is seen."""
    acts, relations, cast = list(reading.acts), list(reading.relations), dict(people)
    tied = {i for r in relations for i in (r.subject, r.object)}
    vehicle = next((i for i, m in cast.items() if i not in tied and "vehicle" in m[0].kinds), None)
    for k, act in enumerate(acts):
        pane = cast.get(act.object) if act.object is not None else None
        if act.verb != "look out" or act.object is None or not pane or pane[0].symbol.id != "window" or vehicle is None:
            continue
        lead = cast[vehicle][0]
        cast[vehicle] = [replace(lead, shows=(*lead.shows, act.object)), *cast[vehicle][1:]]
        del cast[act.object]
        acts[k] = replace(act, object=vehicle)
        relations = [replace(r, object=vehicle) if r.object == act.object else r for r in relations]
    return replace(reading, acts=tuple(acts), relations=tuple(relations)), cast
