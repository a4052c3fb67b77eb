"""What the relations of a reading mean once the things are known."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.staging.ties.support import FRONTS

_GARMENTS = frozenset({"clothing", "hat", "headwear", "accessory", "eyewear"})
_DRESSED = frozenset({"person", "animal", "robot", "figure", "snowman", "creature"})
_INSTRUMENTS = frozenset({"instrument", "musical instrument"})
_AFOOT = frozenset({"standing", "walking", "running", "jumping", "dancing", "flying", "sleeping", "lying"})
"""Poses of those who are on a seat without sitting on it."""
_AT_REST = frozenset({"sleeping", "lying", "sitting"})
"""Poses of those who are under an umbrella that nobody holds."""
_ALOFT = frozenset({"flying", "hovering", "floating", "gliding", "jumping"})
"""Poses of those who are over a bridge without being on it."""
_FROM_BOATS = frozenset({"fish", "row", "sail"})
"""What is done in a boat wherever one is named with who does it."""
_TOY = 6.0
"""How many times as tall as a boat somebody is who is not in it."""
_PLACES = frozenset({"on", "under", "next to", "behind", "in front of", "left of", "right of"})


def settled(reading: Reading, cast: Mapping[int, Symbol]) -> Reading:
    """The reading with what goes without saying.

    "A bowl of fruit on a table": the bowl is on the table, not the fruit alone;
    "wearing a scarf and a hat" wears both; "five birds on a branch" perch; who is on a sofa sits there; who
    walks over a bridge is on it.
    """
    reading = _perched(_at_sea(reading, cast))
    tied = [r for r in reading.relations if r.subject in cast and r.object in cast]
    known = [_sheltered(_beside(_crossing(r, reading, cast), reading, cast), reading, cast) for r in tied]
    known = [_let_sail(r, cast) for r in known]
    known = [r for r in known if not _in_one_run(r, cast)]
    filled = [_clothing(_put_up(r, cast), cast) for r in known]
    holders = {r.subject: r.object for r in filled if r.kind == "inside" and "container" in cast[r.object].traits}
    moved = _seated([_of_the_holder(r, holders) for r in filled], reading, cast)
    return replace(reading, relations=(*moved, *_worn_too(moved, cast), *_played(moved, reading, cast)))


def _in_one_run(relation: Relation, cast: Mapping[int, Symbol]) -> bool:
    """Whether it says that a sink or a dishwasher is on the counter that it stands beside."""
    one, other = cast[relation.subject], cast[relation.object]
    return relation.kind in ("on", "inside") and "fitted" in one.traits & other.traits


def _played(relations: Sequence[Relation], reading: Reading, cast: Mapping[int, Symbol]) -> list[Relation]:
    """The instrument of one who plays, and holds nothing yet."""
    tied = {i for r in relations for i in (r.subject, r.object)}
    players = [i for i in cast if reading.subjects[i].pose == "playing" and i not in tied]
    instruments = [i for i in cast if i not in tied and _INSTRUMENTS & {*cast[i].kinds}]
    return [Relation("holding", i, j) for i, j in zip(players, instruments, strict=False)]


def _perched(reading: Reading) -> Reading:
    """Those of whom no pose is said stand where a branch is the place."""
    if reading.setting != "branch":
        return reading
    return replace(reading, subjects=tuple(replace(s, pose=s.pose or "standing") for s in reading.subjects))


def _sheltered(relation: Relation, reading: Reading, cast: Mapping[int, Symbol]) -> Relation:
    """ "Walking under umbrellas": everybody holds his own; several under one share it."""
    who, thing = cast[relation.subject], cast[relation.object]
    if relation.kind != "under" or thing.held != "overhead" or not _DRESSED & {*who.kinds, who.id}:
        return relation
    under = [r for r in reading.relations if r.kind == "under" and r.object == relation.object]
    alone = reading.subjects[relation.subject].count == 1 and len(under) == 1
    enough = reading.subjects[relation.object].count > 1 or alone
    free = reading.subjects[relation.subject].pose not in _AT_REST
    return replace(relation, kind="holding") if enough and free else relation


def _crossing(relation: Relation, reading: Reading, cast: Mapping[int, Symbol]) -> Relation:
    """Who walks "over" a bridge, or through one, is on it."""
    subject, bridge = cast[relation.subject], cast[relation.object]
    afoot = subject.place == "ground" and reading.subjects[relation.subject].pose not in _ALOFT
    over = relation.kind in ("above", "through") and "bridge" in {bridge.id, *bridge.kinds}
    return replace(relation, kind="on") if over and afoot else relation


def _at_sea(reading: Reading, cast: Mapping[int, Symbol]) -> Reading:
    """Who does something "from" an open boat that nothing else is said of is in it."""
    known = {i for r in reading.relations for i in (r.subject, r.object)}
    boats = [i for i, symbol in cast.items() if i not in known and "boat" in {symbol.id, *symbol.kinds}]
    doers = [act.subject for act in reading.acts if act.object is None and act.verb in _FROM_BOATS]
    free = [i for i in doers if i in cast and i not in known]
    aboard = tuple(Relation("inside", i, j) for i, j in zip(free, boats, strict=False))
    return replace(reading, relations=(*reading.relations, *aboard)) if aboard else reading


def _let_sail(relation: Relation, cast: Mapping[int, Symbol]) -> Relation:
    """Who sails a boat that is a toy for him plays with it; one for which it is large enough is in it."""
    who, boat = cast[relation.subject], cast[relation.object]
    toy = relation.kind == "riding" and "boat" in boat.kinds and who.height_m > _TOY * boat.height_m
    return replace(relation, kind="next to") if toy and "person" in who.kinds else relation


def _put_up(relation: Relation, cast: Mapping[int, Symbol]) -> Relation:
    """A door "with a note", a shop with a sign that needs no post: these are on its front."""
    bearer, sheet = cast[relation.subject], cast[relation.object]
    if relation.kind != "next to" or sheet.board is None or sheet.place != "wall":
        return relation
    upright = not FRONTS.isdisjoint({*bearer.kinds, bearer.id})
    return Relation("on", relation.object, relation.subject) if upright else relation


def _clothing(relation: Relation, cast: Mapping[int, Symbol]) -> Relation:
    """A scarf around a snowman, or over his shoulders, is worn; a blanket around somebody is what he is wrapped in."""
    if relation.kind not in ("around", "draped over") or not _DRESSED & {*cast[relation.object].kinds}:
        return relation
    kinds = {*cast[relation.subject].kinds}
    if kinds & _GARMENTS:
        return Relation("wearing", relation.object, relation.subject)
    on_a_back = relation.kind == "draped over" and "animal" in cast[relation.object].kinds
    wraps = "textile" in kinds and not on_a_back
    return Relation("wrapped in", relation.object, relation.subject) if wraps else relation


def _beside(relation: Relation, reading: Reading, cast: Mapping[int, Symbol]) -> Relation:
    """What an animal is "with", and does not hold, is beside it, or about it where there is more of it."""
    animal = "animal" in cast[relation.subject].kinds and not {"person", "robot"} & {*cast[relation.subject].kinds}
    done = any((a.subject, a.object) == (relation.subject, relation.object) for a in reading.acts)
    called = reading.subjects[relation.subject].calling
    if relation.kind != "holding" or not animal or done or called or reading.says("in the grasp"):
        return relation
    thing = cast[relation.object]
    if "carried" in thing.traits or _GARMENTS & {*thing.kinds}:
        return relation
    if reading.subjects[relation.object].count > 1:
        return Relation("around", relation.object, relation.subject)
    return Relation("next to", relation.object, relation.subject)


def _of_the_holder(relation: Relation, holders: Mapping[int, int]) -> Relation:
    holder = holders.get(relation.subject)
    if holder is None or relation.kind not in _PLACES or relation.object == holder:
        return relation
    return replace(relation, subject=holder)


def _seated(relations: Sequence[Relation], reading: Reading, cast: Mapping[int, Symbol]) -> list[Relation]:
    """People on a seat of whom no other pose is said sit on it, and so does every animal beside them."""

    def at_ease(relation: Relation) -> bool:
        return relation.kind == "on" and reading.subjects[relation.subject].pose not in _AFOOT

    taken = {
        r.object
        for r in relations
        if "seat" in cast[r.object].traits and "person" in cast[r.subject].kinds and at_ease(r)
    }
    sits = [r.object in taken and at_ease(r) and "sitting" in cast[r.subject].poses for r in relations]
    return [replace(r, kind="sitting on") if seated else r for r, seated in zip(relations, sits, strict=True)]


def _worn_too(relations: Sequence[Relation], cast: Mapping[int, Symbol]) -> list[Relation]:
    """Garments named right after one that is worn."""
    known = {i for r in relations for i in (r.subject, r.object)}
    wearers = {r.object: r.subject for r in relations if r.kind == "wearing"}
    found = []
    for i in sorted(set(cast) - known):
        if i - 1 in wearers and _GARMENTS & {*cast[i].kinds}:
            wearers[i] = wearers[i - 1]
            found.append(Relation("wearing", wearers[i], i))
    return found
