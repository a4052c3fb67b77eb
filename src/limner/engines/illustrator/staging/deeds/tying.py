"""What ties the two of a relation: the deed that the one does with the other, else the relation itself."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.reading.tables.remarks import RemarkKind
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.deeds import (
    abed,
    beholding,
    climbing,
    close,
    eating,
    games,
    handling,
)
from limner.engines.illustrator.staging.deeds.index import WITH
from limner.engines.illustrator.staging.ties import bearing
from limner.engines.illustrator.staging.ties.index import TIES, Tie
from limner.engines.illustrator.staging.ties.wearing import kept_on
from limner.engines.illustrator.staging.units import Unit, merged

_TIED_AS = frozenset(
    {
        "holding",
        "next to",
        "left of",
        "right of",
        "looking at",
        "on",
        "sitting on",
        "inside",
        "in front of",
        "around",
        "touching",
    }
)


def tie(relation: Relation, reading: Reading) -> Tie:
    """What ties the two of a relation: what the one does with the other, else the relation itself."""
    if relation.kind == "on" and reading.says("on the shoulders"):
        return climbing.perched
    if relation.kind in ("on", "sitting on") and reading.says("on the head") and _is_alive(relation.object, reading):
        return bearing.on_the_crown
    if relation.kind in ("on", "sitting on") and reading.says("on the hood"):
        return bearing.on_the_hood
    if relation.kind in ("on", "sitting on") and reading.says("on the lap") and _is_alive(relation.object, reading):
        return close.on_the_lap
    if relation.kind == "next to" and reading.says("at the feet") and _is_alive(relation.object, reading):
        return close.at_the_feet
    if relation.kind == "holding" and _stands_on_legs(relation.object, reading):
        return WITH["peer"]
    if relation.kind == "next to" and _is_a_hand(relation.subject, reading):
        return handling.by_hands
    if relation.kind in _TIED_AS:
        for act in reading.acts:
            if (act.subject, act.object) == (relation.subject, relation.object) and act.verb in WITH:
                if act.verb == "play" and relation.kind not in ("holding", "next to"):
                    continue
                if act.verb in games.PASSING and _is_alive(relation.object, reading):
                    continue
                if act.verb in ("dribble", "feed") and relation.kind == "holding":
                    continue
                done = handling.with_instrument(_as_said(act.verb, reading), act)
                partners = {a.subject for a in reading.acts if (a.verb, a.object) == (act.verb, act.object)}
                shared = partners - {act.subject} if act.verb in _JOINED else set()
                return _complete(_joined(done, shared) if act.verb in _JOINED else done, wearers(reading))
            fed = act.verb == "eat" and act.subject == relation.subject and relation.kind == "holding"
            if fed and act.object is None and _is_food(relation.object, reading):
                return _complete(eating.eating, wearers(reading))
            if fed and act.object != relation.object:
                return _complete(eating.with_cutlery, wearers(reading))
            carried = (act.subject, act.object, act.verb) == (relation.subject, relation.object, "carry")
            for kind, way in _LOADED.items() if carried else ():
                if reading.says(kind):
                    return _complete(way, wearers(reading))
    return _BY_THE_THING.get(relation.kind, TIES[relation.kind])


_BY_THE_THING: Mapping[str, Tie] = {"on": climbing.up, "inside": abed.in_bed, "looking at": beholding.beholding}
"""Relations that people have otherwise to things of certain traits: ladders, beds, what one looks at in the hand."""
_LOADED: Mapping[RemarkKind, Tie] = {
    "on the shoulders": climbing.on_the_shoulders,
    "on the head": climbing.on_the_head,
    "on the back": climbing.on_the_back,
}
"""By what is remarked, how a load is carried."""


def _is_alive(number: int, reading: Reading) -> bool:
    """Whether it is somebody who has a lap and feet."""
    symbol = find(reading.subjects[number].symbol)
    return symbol is not None and bool(ALIVE & {symbol.id, *symbol.kinds})


def _is_food(number: int, reading: Reading) -> bool:
    """Whether it is what a bite is taken of."""
    symbol = find(reading.subjects[number].symbol)
    return symbol is not None and bool(_EDIBLE & {symbol.id, *symbol.kinds})


_EDIBLE = frozenset({"food", "fruit", "vegetable", "dish", "sweet", "dessert"})


def _stands_on_legs(number: int, reading: Reading) -> bool:
    """Whether one bends to it where it stands: a telescope."""
    symbol = find(reading.subjects[number].symbol)
    return symbol is not None and symbol.place == "ground" and "looked into" in symbol.traits


def _is_a_hand(number: int, reading: Reading) -> bool:
    """Whether it is a hand by itself, which does what hands do."""
    symbol = find(reading.subjects[number].symbol)
    return symbol is not None and "grasping" in symbol.traits


def _as_said(verb: str, reading: Reading) -> Tie:
    """The tie of a verb, in the ring that the words name."""
    return WITH["box" if verb == "fight" and reading.says("boxing ring") else verb]


def _joined(tie: Tie, partners: Collection[int]) -> Tie:
    """The tie for the first who does it; who does the same with the same thing joins him at its other side."""

    def tied(subject: Unit, target: Unit, relation: Relation) -> Unit:
        if any(m.subject in partners and m.human for m in target.members):
            return handling.joining(subject, target, relation)
        others = [m for m in subject.of(relation.subject)[1:] if m.human]
        union = tie(Unit(tuple(m for m in subject.members if m not in others)), target, relation)
        shown = union.of(relation.subject)
        if others and len(shown) == 1 and shown[0].human:
            return handling.joined_by(others[0], Unit((others[0],)), union, relation)
        return union

    return tied


_JOINED = frozenset({"handle", "cook", "chop", "use", "look out", "peer", "knead", "roll"})
"""Verbs for what several do with their hands at one thing."""


def wearers(reading: Reading) -> Mapping[int, int]:
    """By the number of what is worn, the number of who wears it."""
    return {r.object: r.subject for r in reading.relations if r.kind == "wearing"}


def _complete(tie: Tie, wearing: Mapping[int, int]) -> Tie:
    """The tie with what is worn where it belongs, and beside what it shows whoever and whatever it leaves out.

    As many are seen as were asked for.
    """

    def whole(subject: Unit, target: Unit, relation: Relation) -> Unit:
        union = kept_on(target, kept_on(subject, tie(subject, target, relation), wearing), wearing)
        shown = Counter((m.subject, m.title or m.symbol.id) for m in union.members)
        for member in (*subject.members, *target.members):
            key = member.subject, member.title or member.symbol.id
            shown[key] -= 1
            if shown[key] < 0:
                room = _GAP * member.box.width
                aside = member.moved(union.box.right + room - member.box.left, -member.box.bottom)
                union = merged(union, Unit((replace(aside, borne=False),)))
        return _in_hand_still(subject, union, relation)

    return whole


def _in_hand_still(before: Unit, after: Unit, relation: Relation) -> Unit:
    """What somebody had in hand and a deed has left in the air where that hand was, in the hand."""
    had, has = before.of(relation.subject)[:1], after.of(relation.subject)[:1]
    hand = has[0].at("held") if has else None
    if not had or hand is None or has[0] is had[0] or not has[0].human:
        return after
    for tool in [m for m in before.members if m.borne and m is not had[0] and "clothing" not in m.kinds]:
        if any(m is tool for m in after.members):
            grip = tool.at("grip", "handle", "held") or tool.box.centre
            z = (has[0].z if has[0].over is None else has[0].over) + 0.05
            after = after.swapped(tool, replace(tool.put(grip, hand), z=z))
    return after


_GAP = 0.2
"""The room beside what is left out, over its width."""
