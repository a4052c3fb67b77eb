"""Several at one table: two at its ends and the others behind it, what they have before them on it."""

from collections.abc import Mapping, Sequence

from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.deeds.opposite import at_a_table
from limner.engines.illustrator.staging.deeds.props import prop
from limner.engines.illustrator.staging.postures import tall
from limner.engines.illustrator.staging.ties.wearing import kept_on
from limner.engines.illustrator.staging.units import Member, Unit, merged

_ABOUT = frozenset({"around", "next to", "sitting on", "behind", "in front of"})
"""Relations of those who are at a table."""
_COUNCILS = frozenset({"boardroom", "dining room"})
"""Places in which people sit at one table unless they do something else."""
_DOING = frozenset({"dine", "eat", "drink", "talk", "write", "listen", "watch"})
"""Verbs for what one does at a table."""
_FEWEST, _MOST = 3, 9
"""So many are at one table; two are face to face, more are a crowd."""
_CARRIED = 0.6
"""Metres; what is larger does not lie on a table."""


def gathered(units: Sequence[Unit], reading: Reading, wearers: Mapping[int, int]) -> list[Unit]:
    """The units with those who are at one table sitting there, and what they eat, read or have in hand on it."""
    everybody = [m for u in units for m in u.members]
    table = next((m for m in everybody if "tabletop" in m.symbol.traits and "furniture" in m.kinds), None)
    company = _company(everybody, reading, table)
    if not _FEWEST <= len(company) <= _MOST:
        return list(units)
    company = _alike(company)
    laid = [m for m in everybody if _is_laid(m, wearers)]
    laid = laid or _meal(company, reading)
    wood = table or prop("table", company[0], 0.9)
    worn = [m for m in everybody if m.borne and m.subject in wearers]
    numbers = {m.subject for m in company}
    used = [m for m in everybody if m in laid or m in worn or m is table or (m.subject in numbers and m.human)]
    first, *behind, last = company
    seats = at_a_table((first, last), laid, wood, behind=behind, apiece=False)
    union = merged(seats, Unit(tuple(worn)))
    for unit in units:
        union = kept_on(unit, union, wearers)
    left = [tuple(m for m in u.members if not any(m is x for x in used)) for u in units]
    return [union, *(Unit(members) for members in left if members)]


def _company(everybody: Sequence[Member], reading: Reading, table: Member | None) -> list[Member]:
    """Those who are at the table that the words name, or in a place where people sit at one."""
    if any(act.verb not in _DOING for act in reading.acts):
        return []
    people = [m for m in everybody if m.human and m.limber and m.window is None]
    if table is not None:
        tied = {i for r in reading.relations if r.kind in _ABOUT and table.subject in (r.subject, r.object)
                for i in (r.subject, r.object)}  # fmt: skip
        at_it = [m for m in people if m.subject in tied]
        sit = any(reading.subjects[m.subject].pose == "sitting" for m in at_it)
        around = any(r.kind == "around" for r in reading.relations)
        return at_it if sit or around or any(act.verb in _DOING for act in reading.acts) else []
    busy = {r.subject for r in reading.relations if r.kind not in ("wearing", "next to", "holding", "looking at")}
    stands = any(reading.subjects[m.subject].pose == "standing" for m in people)
    council = reading.setting in _COUNCILS and not stands
    dining = any(act.verb == "dine" for act in reading.acts)
    return [m for m in people if m.subject not in busy] if council or dining else []


def _meal(company: Sequence[Member], reading: Reading) -> list[Member]:
    """A bowl before each of those who eat, where the words name no dish."""
    if not any(act.verb in ("dine", "eat") for act in reading.acts):
        return []
    bowls = [prop("bowl", one, 0.15) for one in company]
    return [bowl for bowl in bowls if bowl is not None]


def _alike(company: Sequence[Member]) -> list[Member]:
    """Those of one subject as large as one another, wherever they stood."""
    most = {m.subject: max(tall(x) / x.size for x in company if x.subject == m.subject) for m in company}
    return [m.scaled(most[m.subject] * m.size / tall(m)) for m in company]


def _is_laid(member: Member, wearers: Mapping[int, int]) -> bool:
    """Whether it is small and belongs on a table."""
    small = member.symbol.place == "surface" and member.symbol.height_m < _CARRIED
    return small and member.subject not in wearers and not member.kinds & {"person", "animal", "clothing", "furniture"}
