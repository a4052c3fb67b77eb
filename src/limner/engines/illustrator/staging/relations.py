"""Subjects grouped by the relations between them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, zip_longest

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.kinds import Rank
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging import callings, floating, idling, roles, tables
from limner.engines.illustrator.staging.arrangements import arranged
from limner.engines.illustrator.staging.cast import individuals
from limner.engines.illustrator.staging.deeds import index as deeds
from limner.engines.illustrator.staging.deeds.climbing import at_own_windows
from limner.engines.illustrator.staging.deeds.meaning import meant
from limner.engines.illustrator.staging.deeds.moving import in_open_boats
from limner.engines.illustrator.staging.deeds.pouring import into_vessels
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.postures import taken
from limner.engines.illustrator.staging.ties.hanging import dangling
from limner.engines.illustrator.staging.ties.sharing import spread
from limner.engines.illustrator.staging.ties.sides import A_ROW, between, in_ranks, next_to
from limner.engines.illustrator.staging.units import Member, Unit, beside

_TOUCHING = frozenset({
    "on", "sitting on", "riding", "holding", "wearing", "inside", "leaning against", "hanging from", "stuck in",
    "through", "out of", "off", "draped over", "wrapped in", "tied to", "touching", "amid",
})  # fmt: skip
_ASIDE = frozenset({"left of", "right of"})
"""Relations that hold of the sky too: a cloud is left of a tower."""
_LIVING = frozenset({"person", "animal"})
_BUILT = frozenset({"building", "furniture", "tree", "landmark"})
_OF_ALL = frozenset({"behind", "in front of", "looking at", "next to"})
"""Relations that somebody can have to several things at once: "a girl behind a church and a tree"."""
_EACH = frozenset({"wearing", "holding", "riding"})
"""Relations that hold of every one of several subjects by itself."""
_SEVERAL = 2
_TOGETHER = frozenset({"inside", "on"})
_SIDE_BY_SIDE = frozenset({"looking at", "in front of", "next to"})
"""Relations before which those who have them to the same large thing stand together."""
_LARGE = 2.6
"""Metres from which a thing is no longer among them, but behind them."""
_BY_TWOS = frozenset({"on", "inside", "sitting on", "under", "out of", "leaning against", "behind"})
"""Relations that hold so where there are as many of the one as of the other: "three cats on three chairs"."""
_ORDER = ("wrapped in", "riding", "sitting on", "holding", "wearing", "inside", "on", "leaning against", "hanging from",
          "stuck in", "through", "out of", "draped over")  # fmt: skip
"""What sets a pose comes before what is fitted to it, and what touches before what stands apart."""


def units(reading: Reading, cast: Mapping[int, Symbol], level: int, dice: Dice, *, upright: bool = False) -> list[Unit]:
    """The subjects grouped by their relations, in the order of their first mention.

    A counted subject without relations comes as so many units of one member.
    """
    people = {
        i: individuals(i, reading.subjects[i], symbol, reading.season, level, dice, upright=upright)
        for i, symbol in cast.items()
    }
    people = floating.afloat(reading, people)
    people, balls = callings.in_play(callings.equipped(reading, people))
    reading, named = at_own_windows(*into_vessels(reading, people))
    named = in_open_boats(reading, named)
    reading = meant(reading, named)
    people = roles.cast(reading, named)
    reading = roles.seated(reading, people)
    table = None if deeds.has_a_place(reading) else tables.wanted(reading, people)
    people = roles.grounded(reading, people) if table is None else people
    reading = reading if table is None else table.freed(reading, people)
    grouped = _grouped(reading, {i: cast[i] for i in people}, people)
    grouped = deeds.done(grouped if table is None else table.set_up(grouped), reading)
    grouped = idling.eased(grouped, reading, dice)
    grouped = [callings.thrown(unit, balls[i]) if (i := unit.lead.subject) in balls else unit for unit in grouped]
    return _hung(grouped) if _from_above(reading) else grouped


def _from_above(reading: Reading) -> bool:
    """Whether something hangs from what belongs to the place: a branch, a ceiling."""
    return reading.says("hanging") and not any(r.kind == "hanging from" for r in reading.relations)


def _hangs_beyond(relation: Relation, cast: Mapping[int, Symbol]) -> bool:
    """Whether a thing is over or behind another one: hanging there, it hangs from the place."""
    return relation.kind in ("behind", "above") and _LIVING.isdisjoint(cast[relation.subject].kinds)


def _hung(units: Sequence[Unit]) -> list[Unit]:
    """The first thing that is by itself hangs; where only somebody living is, he does."""
    alone = [unit for unit in units if len(unit.members) == 1 and _hangs(unit.lead)]
    things = [unit for unit in alone if not _LIVING & unit.lead.kinds] or alone
    first = things[0].lead.subject if things else None

    def raised(unit: Unit) -> Unit:
        return Unit((replace(_by_the_hands(unit.lead), hung=True),))

    return [raised(u) if u in things and u.lead.subject == first else u for u in units]


def _by_the_hands(member: Member) -> Member:
    """As it hangs: who has arms and no pose of hanging with these over the head."""
    armed = member.limber and not {"hanging"} & {*member.symbol.poses} and member.kinds & _LIVING
    return taken(member, "cheering") if armed else dangling(member)


def _hangs(member: Member) -> bool:
    """Whether it may hang: nothing that is built or stands in a room, unless it is made to."""
    return "hanging" in member.symbol.poses or not _BUILT & member.kinds


def _grouped(reading: Reading, cast: Mapping[int, Symbol], people: Mapping[int, Sequence[Member]]) -> list[Unit]:
    tied = [r for r in reading.relations if r.subject in cast and r.object in cast and _binds(r, cast)]
    tied = [r for r in _ties(tied, people, reading) if not (_from_above(reading) and _hangs_beyond(r, cast))]
    tied.sort(key=lambda r: _ORDER.index(r.kind) if r.kind in _ORDER else len(_ORDER))
    each = _each(reading, tied, people)
    tied = [r for r in tied if r.subject not in each]
    of = _equipped(reading, tied, people)
    tied = [r for r in tied if r.kind not in _EACH or r.subject not in of]
    for relation in tied:
        for i in _involved(relation, cast):
            of.setdefault(i, _group(people[i], reading.subjects[i]))
    of |= _alike_in_one(tied, people, of)
    of |= _side_by_side(tied, of)
    shared: dict[tuple[str, int], list[frozenset[int]]] = {}
    for relation in tied:
        if of[relation.subject] is of[relation.object]:
            continue
        sharing = shared.setdefault((relation.kind, relation.object), [])
        sharing.append(frozenset(m.subject for m in of[relation.subject].members))
        union = spread(_tie(reading, relation, of, _involved(relation, cast)), sharing, relation)
        of.update(dict.fromkeys({i for m in union.members for i in m.draws} | set(_involved(relation, cast)), union))
    theirs = {r.object for r in reading.relations if r.subject in each}
    return _in_order(sorted(cast.keys() - theirs), reading, people, of, each)


def _in_order(
    numbers: Sequence[int],
    reading: Reading,
    people: Mapping[int, Sequence[Member]],
    of: Mapping[int, Unit],
    each: Mapping[int, Sequence[Unit]],
) -> list[Unit]:
    """The units by the first of their subjects: those `of` a relation as one, of the others everybody, or as they are
    arranged. `each` are those who have something of their own.
    """
    result: list[Unit] = []
    for i in numbers:
        if i in each:
            result += each[i]
        elif i in of:
            result += [] if any(of[i] is unit for unit in result) else [of[i]]
        elif reading.subjects[i].arrangement:
            alike = _arranged_alike(reading, [j for j in people if j not in of and j not in each], i)
            if i == min(alike):
                own = reading.subjects[i]
                members = _in_rank([(reading.subjects[j].rank, people[j]) for j in alike])
                result.append(arranged(members, own.arrangement, own.rows))
        else:
            result += [Unit((member,)) for member in people[i]]
    return result


def _alike_in_one(
    tied: Sequence[Relation], people: Mapping[int, Sequence[Member]], of: Mapping[int, Unit]
) -> dict[int, Unit]:
    """Those of one kind that are in or on the same, as one: "twelve eggs in a box, one of them golden"; and all
    that are at the same large thing: "a boy and his dog looking at a rocket".
    """
    found: dict[tuple[str, int, str], list[int]] = {}
    for relation in tied:
        lead = people[relation.subject][0]
        if relation.kind in _TOGETHER:
            found.setdefault((relation.kind, relation.object, lead.symbol.id), []).append(relation.subject)
        elif relation.kind in _SIDE_BY_SIDE and _is_large(people[relation.object][0]) and not _is_large(lead):
            found.setdefault((relation.kind, relation.object, ""), []).append(relation.subject)
    result: dict[int, Unit] = {}
    for numbers in found.values():
        if len(numbers) > 1:
            members = [m for number in numbers for m in of[number].members]
            result |= dict.fromkeys(numbers, beside([Unit((m,)) for m in members], members[0].height * 0.12))
    return result


def _side_by_side(tied: Sequence[Relation], of: Mapping[int, Unit]) -> dict[int, Unit]:
    """The things that somebody is behind, before or beside, in a row as one."""
    rows: dict[tuple[str, int], list[int]] = {}
    for relation in tied:
        if relation.kind in _OF_ALL:
            rows.setdefault((relation.kind, relation.subject), []).append(relation.object)
    result: dict[int, Unit] = {}
    for (_, subject), objects in rows.items():
        apart = [i for i in dict.fromkeys(objects) if i not in result and of[i] is not of[subject]]
        if len(apart) > 1:
            row = of[apart[0]]
            for one, other in pairwise(apart):
                row = next_to(of[other], row, Relation("next to", other, one))
            result |= dict.fromkeys(apart, row)
    return result


def _is_large(member: Member) -> bool:
    return not _LIVING & member.kinds and member.symbol.height_m > _LARGE


def _arranged_alike(reading: Reading, free: Sequence[int], subject: int) -> list[int]:
    """The subjects that are of one arrangement with this one, the few first: "a stack of books, the top one red"."""
    own = reading.subjects[subject]
    alike = [
        i
        for i in free
        if (reading.subjects[i].symbol, reading.subjects[i].arrangement) == (own.symbol, own.arrangement)
    ]
    return sorted(alike, key=lambda i: reading.subjects[i].count)


def _ties(tied: Sequence[Relation], people: Mapping[int, Sequence[Member]], reading: Reading) -> list[Relation]:
    """Those that a row can show: three or more next to one another, or a herd beside its shepherd, stand together
    anyway, and better in a formation than in a row."""
    involved = {i for r in tied for i in (r.subject, r.object)}
    done = {(act.subject, act.object) for act in reading.acts if act.verb in deeds.WITH}
    loose = all(r.kind == "next to" and (r.subject, r.object) not in done for r in tied)
    many = len(involved) > 2 or any(len(people[i]) > A_ROW for i in involved)
    return [] if loose and many else list(tied)


def _each(
    reading: Reading, tied: Sequence[Relation], people: Mapping[int, Sequence[Member]]
) -> Mapping[int, Sequence[Unit]]:
    """By subjects of whom there are several, a unit for every one, each with its own of what all wear, hold or ride."""
    result = {}
    for number in {r.subject for r in tied}:
        own = [r for r in tied if r.subject == number]
        others = {r.object for r in own}
        apart = all(r.subject == number for r in tied if {r.subject, r.object} & {number, *others})
        if apart and _have_their_own(number, own, people):
            units = [_with_its_own(reading, member, k, own, people) for k, member in enumerate(people[number])]
            alone = set(people) == {number, *others}
            several = in_ranks(units) if len(units) > A_ROW else beside(units, people[number][0].height * 0.12)
            result[number] = units if alone else [several]
    return result


def _have_their_own(number: int, own: Sequence[Relation], people: Mapping[int, Sequence[Member]]) -> bool:
    """Whether there is one for everybody of whatever these relations are to."""
    if len(people[number]) < _SEVERAL or not all(r.kind in _EACH | _BY_TWOS for r in own):
        return False
    if any(r.kind in _BY_TWOS and len(people[r.object]) != len(people[number]) for r in own):
        return False
    return not any(r.kind != "wearing" and len(people[r.object]) == 1 for r in own)


def _with_its_own(
    reading: Reading, member: Member, k: int, own: Sequence[Relation], people: Mapping[int, Sequence[Member]]
) -> Unit:
    """The member, with the thing of the same place in each row."""
    unit = Unit((member,))
    for relation in own:
        things = people[relation.object]
        unit = deeds.tie(relation, reading)(unit, Unit((things[k % len(things)],)), relation)
    return unit


def _binds(relation: Relation, cast: Mapping[int, Symbol]) -> bool:
    """Whether the relation ties two subjects: the moon "over" or "next to" a house just hangs in the sky."""
    if relation.subject == relation.object:
        return False
    in_sky = [cast[i].place == "sky" for i in (relation.subject, relation.object)]
    return relation.kind in _TOUCHING | _ASIDE or in_sky[0] == in_sky[1]


def _involved(relation: Relation, cast: Mapping[int, Symbol]) -> list[int]:
    numbers = [relation.subject, relation.object]
    return [*numbers, relation.third] if relation.third is not None and relation.third in cast else numbers


def _in_rank(groups: Sequence[tuple[Rank, Sequence[Member]]]) -> list[Member]:
    """All of them, those of a rank where it says; the others in turn."""
    line = _in_turn([members for rank, members in groups if not rank] or [[]])
    middle = len(line) // 2
    for rank, members in groups:
        at = {"first": 0, "middle": middle, "last": len(line)}.get(rank)
        if at is not None:
            line[at:at] = members
    return line


def _in_turn(groups: Sequence[Sequence[Member]]) -> list[Member]:
    """All of them: of two equal groups one of each in turn, "every other one red", else one group after the other."""
    if len(groups) == 2 and abs(len(groups[0]) - len(groups[1])) <= 1 < len(groups[1]):
        few, many = sorted(groups, key=len)
        return [m for pair in zip_longest(many, few) for m in pair if m is not None]
    return [m for group in groups for m in group]


def _equipped(reading: Reading, tied: Sequence[Relation], people: Mapping[int, Sequence[Member]]) -> dict[int, Unit]:
    """By subjects who are to others what a group is, each of them with what he wears and holds, and their things."""
    found: dict[int, Unit] = {}
    for number in {r.subject for r in tied if r.kind in ("wearing", "holding")}:
        own = [r for r in tied if r.subject == number and r.kind in _EACH]
        placed = any(r.kind in _TOUCHING for r in tied if number in (r.subject, r.object) and r not in own)
        if len(people[number]) > A_ROW and not placed and _have_their_own(number, own, people):
            row = in_ranks([_with_its_own(reading, m, k, own, people) for k, m in enumerate(people[number])])
            found |= dict.fromkeys((number, *(r.object for r in own)), row)
    return found


def _group(members: Sequence[Member], subject: Subject) -> Unit:
    """A counted subject as the words arrange it, else side by side."""
    if subject.arrangement:
        return arranged(members, subject.arrangement, subject.rows)
    if len(members) == 1:
        return Unit((members[0],))
    return beside([Unit((m,)) for m in members], members[0].height * 0.12)


def _tie(reading: Reading, relation: Relation, of: Mapping[int, Unit], involved: Sequence[int]) -> Unit:
    subject, target = of[relation.subject], of[relation.object]
    if relation.kind != "between":
        seen = replace(relation, subject=_shower(subject, relation.subject), object=_shower(target, relation.object))
        return deeds.tie(seen, reading)(subject, target, seen)
    third = of[involved[2]] if len(involved) > 2 and of[involved[2]] is not target else None
    left, right = (target, third) if third else _halves(target)
    return between(subject, left, right)


def _shower(unit: Unit, subject: int) -> int:
    """The number of the subject whose member shows this one in the unit: its own, or that of who wears or holds it."""
    if unit.of(subject):
        return subject
    return next((m.subject for m in unit.members if subject in m.shows), subject)


def _halves(unit: Unit) -> tuple[Unit, Unit]:
    """The left and the right members of a group; the same one twice where it has only one."""
    half = max(len(unit.members) // 2, 1)
    left, right = unit.members[:half], unit.members[half:]
    return Unit(left), Unit(right or tuple(replace(m) for m in unit.members))
