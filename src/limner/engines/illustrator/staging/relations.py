"""Subjects grouped by the relations between them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging import (
    before,
    callings,
    companions,
    floating,
    idling,
    owning,
    ranks,
    roles,
    settling,
    suspending,
    tables,
)
from limner.engines.illustrator.staging.arrangements import arranged
from limner.engines.illustrator.staging.cast import individuals
from limner.engines.illustrator.staging.deeds import doing, strokes, tying
from limner.engines.illustrator.staging.deeds.climbing import at_own_windows
from limner.engines.illustrator.staging.deeds.gear import one_each
from limner.engines.illustrator.staging.deeds.index import WITH, has_a_place
from limner.engines.illustrator.staging.deeds.meaning import meant
from limner.engines.illustrator.staging.deeds.moving import in_open_boats, in_small_craft, on_the_wing
from limner.engines.illustrator.staging.deeds.pouring import into_vessels
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.ties.index import TOUCHING
from limner.engines.illustrator.staging.ties.sharing import spread
from limner.engines.illustrator.staging.ties.sides import A_ROW, between
from limner.engines.illustrator.staging.units import APART, Member, People, Unit, beside

_ASIDE = frozenset({"left of", "right of"})
"""Relations that hold of the sky too: a cloud is left of a tower."""
_ORDER = ("wrapped in", "riding", "sitting on", "holding", "wearing", "inside", "on", "leaning against", "hanging from",
          "stuck in", "through", "out of", "draped over")  # fmt: skip
"""What sets a pose comes before what is fitted to it, and what touches before what stands apart."""


def units(reading: Reading, cast: Mapping[int, Symbol], level: int, dice: Dice, *, upright: bool = False) -> list[Unit]:
    """The subjects grouped by their relations, in the order of their first mention.

    A counted subject without relations comes as so many units of one member.
    """
    people: People = {
        i: individuals(i, reading.subjects[i], symbol, reading.season, level, dice, upright=upright)
        for i, symbol in cast.items()
    }
    people = settling.settled(reading, people, dice)
    people, balls = callings.in_play(callings.equipped(reading, floating.afloat(reading, people)))
    reading, people, game = strokes.planned(reading, people)
    reading, people = _meant(reading, people)
    reading, people = _in_role(reading, people)
    table = None if has_a_place(reading) else tables.wanted(reading, people)
    if table is None:
        people = roles.grounded(reading, people)
    else:
        reading = table.freed(reading, people)
    grouped = _grouped(reading, {i: cast[i] for i in people}, people)
    grouped = doing.done(_at_play(grouped if table is None else table.set_up(grouped), game, reading), reading)
    # At ease are those who do nothing yet; what is thrown or hangs is nobody's any more.
    grouped = idling.eased(grouped, reading, dice)
    grouped = [callings.thrown(unit, balls[i]) if (i := unit.lead.subject) in balls else unit for unit in grouped]
    return suspending.hung(grouped) if suspending.from_above(reading) else grouped


def _at_play(units: Sequence[Unit], game: strokes.Game | None, reading: Reading) -> list[Unit]:
    return strokes.struck(units, game, tying.wearers(reading))


def _meant(reading: Reading, people: People) -> tuple[Reading, People]:
    """What the words mean without saying so: vessels, windows, boats. Tools come last, as they go by what is there."""
    reading, people = at_own_windows(*into_vessels(reading, people))
    people = on_the_wing(reading, in_small_craft(reading, in_open_boats(reading, one_each(reading, people))))
    return meant(reading, people), people


def _in_role(reading: Reading, people: People) -> tuple[Reading, People]:
    """Everybody in the role that the acts have for him, then on the seats that the roles leave."""
    people = roles.cast(reading, people)
    return roles.seated(reading, people), people


def _grouped(reading: Reading, cast: Mapping[int, Symbol], people: Mapping[int, Sequence[Member]]) -> list[Unit]:
    tied = [r for r in reading.relations if r.subject in cast and r.object in cast and _binds(r, cast)]
    tied, people = before.parted(_ties(tied, people, reading), people, reading)
    if suspending.from_above(reading):
        tied = [r for r in tied if not suspending.hangs_beyond(r, cast)]
    tied.sort(key=lambda r: _ORDER.index(r.kind) if r.kind in _ORDER else len(_ORDER))
    each = owning.each(reading, tied, people)
    tied = [r for r in tied if r.subject not in each]
    of = owning.equipped(reading, tied, people)
    tied = [r for r in tied if r.kind not in owning.EACH or r.subject not in of]
    for relation in tied:
        for i in _involved(relation, cast):
            of.setdefault(i, _group(people[i], reading.subjects[i]))
    of |= companions.alike_in_one(tied, people, of)
    of |= companions.side_by_side(tied, of)
    shared: dict[tuple[str, int], list[frozenset[int]]] = {}
    for relation in tied:
        if of[relation.subject] is of[relation.object]:
            continue
        sharing = shared.setdefault((relation.kind, relation.object), [])
        sharing.append(frozenset(m.subject for m in of[relation.subject].members))
        union = spread(_tie(reading, relation, of, _involved(relation, cast)), sharing, relation)
        of.update(dict.fromkeys({i for m in union.members for i in m.draws} | set(_involved(relation, cast)), union))
    theirs = {r.object for r in reading.relations if r.subject in each}
    numbers = [i for i in people if i in cast and i not in theirs] if not tied else sorted(cast.keys() - theirs)
    return _in_order(numbers, reading, people, of, each)


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
            alike = ranks.arranged_alike(reading, [j for j in people if j not in of and j not in each], i)
            if i == min(alike):
                own = reading.subjects[i]
                members = ranks.in_rank([(reading.subjects[j].rank, people[j]) for j in alike])
                result.append(arranged(members, own.arrangement, own.rows))
        else:
            result += [Unit((member,)) for member in people[i]]
    return result


def _ties(tied: Sequence[Relation], people: Mapping[int, Sequence[Member]], reading: Reading) -> list[Relation]:
    """Those that a row can show: three or more next to one another, or a herd beside its shepherd, stand together
    anyway, and better in a formation than in a row."""
    involved = {i for r in tied for i in (r.subject, r.object)}
    done = {(act.subject, act.object) for act in reading.acts if act.verb in WITH}
    loose = not reading.says("at the feet") and all(
        r.kind == "next to" and (r.subject, r.object) not in done for r in tied
    )
    many = len(involved) > 2 or any(len(people[i]) > A_ROW for i in involved)
    return [] if loose and many else list(tied)


def _binds(relation: Relation, cast: Mapping[int, Symbol]) -> bool:
    """Whether the relation ties two subjects: the moon "over" or "next to" a house just hangs in the sky."""
    if relation.subject == relation.object:
        return False
    in_sky = [cast[i].place == "sky" for i in (relation.subject, relation.object)]
    return relation.kind in TOUCHING | _ASIDE or in_sky[0] == in_sky[1]


def _involved(relation: Relation, cast: Mapping[int, Symbol]) -> list[int]:
    numbers = [relation.subject, relation.object]
    return [*numbers, relation.third] if relation.third is not None and relation.third in cast else numbers


def _group(members: Sequence[Member], subject: Subject) -> Unit:
    """A counted subject as the words arrange it, else side by side."""
    if subject.arrangement:
        return arranged(members, subject.arrangement, subject.rows)
    if len(members) == 1:
        return Unit((members[0],))
    return beside([Unit((m,)) for m in members], members[0].height * APART)


def _tie(reading: Reading, relation: Relation, of: Mapping[int, Unit], involved: Sequence[int]) -> Unit:
    subject, target = of[relation.subject], of[relation.object]
    if relation.kind != "between":
        seen = replace(relation, subject=_shower(subject, relation.subject), object=_shower(target, relation.object))
        return tying.tie(seen, reading)(subject, target, seen)
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
