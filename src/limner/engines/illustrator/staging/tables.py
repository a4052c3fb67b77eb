"""A person at a table or a worktop: what one cuts, cooks or writes on lies on it, the tool is in the hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.staging.boxes import around
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.deeds.props import prop
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.tabletops import TABLES
from limner.engines.illustrator.staging.units import Member, People, Unit, beside, merged

_STAYS = frozenset({
    "wearing", "holding", "riding", "sitting on", "on", "inside", "under", "leaning against", "hanging from",
    "stuck in", "through", "out of", "off", "draped over", "wrapped in", "tied to", "amid",
})  # fmt: skip
"""Relations that say where a thing is."""
_BESIDE = frozenset({"left of", "right of", "behind", "in front of", "above", "below"})
"""Relations that say on which side of another a thing is: then it does not lie on a table."""
_AT_ONE = 4
"""So many are at one table; more are a crowd about it."""
_ABOUT = frozenset({"walking", "running", "jumping", "dancing"})
_SMALL = 0.55
"""Metres; what is taller stands beside the table."""
_HIGH, _WIDE = 0.45, 1.05
"""A table's height and least width over its person's height."""
_GIANT = 1.6
"""How far a size word goes with what is on a table, as a power."""
_THING, _LEAST = 0.2, 0.11
"""The most and the least that something on it takes, over that height."""

_TWO = 2
_SEVERAL = 3
"""From so many on they sit about the table, and not all behind it."""
_DINNER = ("bowl", "drumstick", "bread", "drinking_glass")
_COURSES: Mapping[str, tuple[str, ...]] = {
    "tea": ("cup", "teapot", "cake", "cup"), "breakfast": ("cup", "pancake", "fried_egg", "drinking_glass"),
}  # fmt: skip
"""By a word of the verb, what is on the table."""


@dataclass(frozen=True, slots=True)
class Table:
    """The subjects who are at it, the subject that it is (None: it goes without saying), and those that lie on it.

    `courses` are things of the atlas that go without saying on it: a meal of which no dish is named.
    """

    persons: frozenset[int]
    table: int | None
    things: frozenset[int]
    courses: tuple[str, ...] = ()

    def freed(self, reading: Reading, people: People) -> Reading:
        """The reading with the tool in the hand, and without what ties person, table and things otherwise."""
        apart = {*self.persons, *self.things} | ({self.table} if self.table is not None else set())
        apart |= {r.subject for r in reading.relations if r.kind == "on" and r.object in self.things}
        kept = [
            r
            for r in reading.relations
            if not {r.subject, r.object} <= apart or (r.kind in _STAYS and self.table not in (r.subject, r.object))
        ]
        kept = [self._whose(r, apart) for r in kept]
        tool = _tool(reading, people, self.persons)
        if tool is not None:
            kept = [r for r in kept if tool not in (r.subject, r.object)]
            kept.append(Relation("holding", min(self.persons), tool))
        return replace(reading, relations=tuple(kept))

    def _whose(self, relation: Relation, apart: set[int]) -> Relation:
        """What is said of where the table is, of who is at it: under a tree, beside a fountain."""
        outside = relation.object not in apart and relation.subject == self.table
        return replace(relation, subject=min(self.persons)) if outside else relation

    def set_up(self, units: Sequence[Unit]) -> list[Unit]:
        """The units with everybody behind the table, and with the things on it."""
        company = [u for u in units if any(u.of(person) for person in self.persons)]
        person = _abreast(company) if company else None
        wood = next((u for u in units if self.table is not None and u.of(self.table)), None) or _plain(person)
        if person is None or wood is None:
            return list(units)
        laid = [u for u in units if u.lead.subject in self.things and u not in company]
        rest = [u for u in units if u not in company and u is not wood and u not in laid]
        laid = laid or _served(person, self.courses)
        return [_seated(person, self.persons, wood, laid), *rest]


def wanted(reading: Reading, people: People) -> Table | None:
    """The table at which a few people are, where the words have one or speak of work or a meal in a room."""
    persons = frozenset(i for i, members in people.items() if members[0].human)
    if "cramped" in setting(reading.setting).traits:
        return None
    if not 0 < sum(len(people[i]) for i in persons) <= _AT_ONE:
        return None
    table = next((i for i, m in people.items() if m[0].symbol.id in TABLES and len(m) == 1), None)
    table = table if reading.says("at a table") else None
    if table is not None and sum(len(people[i]) for i in persons) >= _SEVERAL:
        return None
    tool = _tool(reading, people, persons)
    placed = {r.subject for r in reading.relations if r.kind in _STAYS and r.object != table}
    placed |= {i for r in reading.relations if r.kind in _BESIDE for i in (r.subject, r.object)} - persons
    held = {r.object for r in reading.relations if r.kind in ("holding", "wearing", "inside")}
    things = {
        i
        for i, members in people.items()
        if i not in placed | held | persons | {tool} and members[0].symbol.place == "surface" and _is_small(members[0])
    }
    at_work = setting(reading.setting).indoors or (reading.setting is None and reading.says("work at a table"))
    courses = _courses(reading, persons)
    if table is None and not courses and not (things and at_work and reading.setting != "table"):
        return None
    return Table(persons, table, frozenset(things - {table}), courses)


def _courses(reading: Reading, persons: frozenset[int]) -> tuple[str, ...]:
    """What a meal is that they have; two sit face to face (`deeds`)."""
    if sum(reading.subjects[i].count for i in persons) == _TWO:
        return ()
    said = next((act.words for act in reading.acts if act.verb == "dine" and act.subject in persons), "")
    return next((courses for word, courses in _COURSES.items() if word in said), _DINNER if said else ())


def _served(person: Unit, courses: Sequence[str]) -> list[Unit]:
    """The courses, as large as the first person may have them."""
    return [Unit((item,)) for name in courses if (item := prop(name, person.lead, _THING)) is not None]


def _tool(reading: Reading, people: People, persons: frozenset[int]) -> int | None:
    """What somebody alone works with, where the hand is free."""
    held = any(r.kind == "holding" and r.subject in persons for r in reading.relations)
    if held or sum(len(people[i]) for i in persons) > 1 or not reading.says("with a tool"):
        return None
    return next((i for i, m in people.items() if "tool" in m[0].symbol.traits and len(m) == 1), None)


def _is_small(member: Member) -> bool:
    return member.symbol.height_m < _SMALL and not member.kinds & {"clothing", "animal", "person", "furniture", "plant"}


def _plain(person: Unit | None) -> Unit | None:
    symbol = find("table")
    if symbol is None or person is None:
        return None
    lead = person.lead
    return Unit((Member(symbol, lead.subject, 0.0, 0.0, lead.height, pose=symbol.poses[0], title="table"),))


def _abreast(company: Sequence[Unit]) -> Unit:
    """Everybody upright, side by side."""
    upright = [u.swapped(u.lead, u.lead.posed("standing")) if u.lead.pose in _ABOUT else u for u in company]
    return upright[0] if len(upright) == 1 else beside(upright, 0.1 * upright[0].box.height)


def _seated(person: Unit, persons: frozenset[int], wood: Unit, things: Sequence[Unit]) -> Unit:
    """Behind the table, whose top is at the waist; the things in a row on it."""
    own = [m for m in person.members if m.subject in persons]
    if len(own) == 1 and own[0].stance in SEATED and own[0].limber and "person" in own[0].kinds:
        return _on_a_seat(person, own[0], wood, things)
    lead, about = own[0], around(m.box for m in own)
    tall = lead.scale * 100.0
    row = beside([_sized(unit, tall) for unit in things], 0.03 * tall) if things else None
    base = wood.scaled(_HIGH * tall / wood.box.height)
    wide = max(_WIDE * tall, 1.14 * row.box.width if row else 0.0, 0.9 * about.width)
    base = base.scaled(min(max(1.0, wide / base.box.width), 1.25))
    middle = lead.x + 0.1 * tall if len(person.members) == 1 else about.centre[0]
    base = base.moved(middle - base.box.centre[0], 0.05 * tall - base.box.bottom).lifted(2)
    if row is None:
        return merged(person, base)
    row = row.scaled(min(1.0, 0.92 * base.box.width / row.box.width))
    top = base.lead.at("surface", "top") or (base.box.centre[0], base.box.top)
    laid = row.moved(base.box.centre[0] - row.box.centre[0], top[1] + 0.012 * tall - row.box.bottom).lifted(3)
    return merged(person, base, Unit(tuple(replace(m, borne=True) for m in laid.members)))


def _on_a_seat(person: Unit, lead: Member, wood: Unit, things: Sequence[Unit]) -> Unit:
    """On a stool at the table's end, with what lies on it before him."""
    tall = lead.scale * 100.0
    if lead.flip:
        person = person.mirrored()
        lead = next(m for m in person.members if m.subject == lead.subject)
    hips = lead.at("seat") or lead.box.centre
    stool = prop("stool", lead, 0.3)
    base = wood.scaled(_HIGH * tall / wood.box.height)
    base = base.scaled(min(max(1.0, _WIDE * tall / base.box.width), 1.25))
    base = base.moved(hips[0] + _KNEES * tall - base.box.left, -base.box.bottom).lifted(2)
    person = person.moved(0.0, -lead.box.bottom)
    seat = []
    if stool is not None:
        high = (stool.at("seat") or (0.0, stool.box.top))[1] - stool.box.bottom
        grown = stool.scaled((hips[1] - lead.box.bottom) / high)
        x = hips[0] - grown.box.centre[0]
        seat = [Unit((replace(grown.moved(x, -grown.box.bottom), z=lead.z - 0.2, borne=False),))]
    if not things:
        return merged(person, base, *seat)
    row = beside([_sized(unit, tall) for unit in things], 0.03 * tall)
    row = row.scaled(min(1.0, 0.92 * base.box.width / row.box.width))
    top = base.lead.at("surface", "top") or (base.box.centre[0], base.box.top)
    at = max(base.box.left + 0.2 * base.box.width, hips[0] + 0.34 * tall)
    laid = row.moved(at - row.box.left, top[1] + 0.012 * tall - row.box.bottom).lifted(3)
    return merged(person, base, *seat, Unit(tuple(replace(m, borne=True) for m in laid.members)))


_KNEES = 0.14
"""How far before a sitter's hips the table's end is, over his height: his knees are under it."""


def _sized(unit: Unit, tall: float) -> Unit:
    """No larger than things on a table are beside a person, and large enough to be told."""
    reach = max(unit.box.height, unit.box.width)
    most = (_THING + 0.06 * (len(unit.members) > 2)) * max(1.0, unit.lead.size) ** _GIANT
    return unit.scaled(min(max(reach, _LEAST * tall), most * tall) / reach)
