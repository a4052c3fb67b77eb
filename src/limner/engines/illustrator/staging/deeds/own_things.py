"""What a deed brings along and the words name as well: the named one is in its place, and there is no second."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.units import Member, Unit, merged


def named(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units, each table, stove or anvil that goes without saying given way to the one of the words.

    What lies on the named table comes along with it.
    """
    result = list(units)
    for lone in units:
        thing = lone.lead
        if not _stands_alone(lone) or reading.subjects[thing.subject].count > 1:
            continue
        place = next(((u, m) for u in result for m in u.members if _stands_for(m, thing, reading)), None)
        if place is not None:
            unit, prop = place
            given = _in_place_of(prop, thing)
            whole = merged(unit.swapped(prop, given), Unit(tuple(_along(m, thing, given) for m in lone.members[1:])))
            result = [whole if u is unit else u for u in result if u is not lone]
    return result


def _stands_alone(unit: Unit) -> bool:
    """Whether it is a thing with nothing but what lies on it."""
    laden = all(m.borne or m.box.height < 0.5 * unit.lead.box.height for m in unit.members[1:])
    return laden and all(not m.kinds & ALIVE and not m.human for m in unit.members)


def _along(item: Member, thing: Member, given: Member) -> Member:
    """What lies on the thing, as it lies where that is now; farther back than what is worked at."""
    by = given.height / thing.height
    sized = item.scaled(by)
    x = given.box.centre[0] + by * (item.box.centre[0] - thing.box.centre[0])
    up = by * (thing.box.bottom - item.box.bottom)
    put = sized.moved(x - sized.box.centre[0], given.box.bottom - up - sized.box.bottom)
    return replace(put, z=given.z + 0.5, borne=True)


def _stands_for(prop: Member, thing: Member, reading: Reading) -> bool:
    """Whether it came along with somebody, and is such a thing."""
    if prop.subject == thing.subject or not 0 <= prop.subject < len(reading.subjects):
        return False
    brought = prop.symbol.id != reading.subjects[prop.subject].symbol.partition("~")[0]
    both = _is_a_table(prop) and _is_a_table(thing)
    return brought and not prop.shows and (prop.symbol.id == thing.symbol.id or both)


def _is_a_table(member: Member) -> bool:
    return "furniture" in member.kinds and "table" in member.kinds


def _in_place_of(prop: Member, thing: Member) -> Member:
    """The thing where that one is: its top as high where it is a table, else as tall as it."""
    box = prop.box
    high = (thing.at("top") or (0.0, thing.box.top))[1] - thing.box.bottom
    wanted = (prop.at("top") or (0.0, box.top))[1] - box.bottom
    grown = thing.scaled(wanted / high if _is_a_table(prop) and high else box.height / thing.box.height)
    put = grown.moved(box.centre[0] - grown.box.centre[0], box.bottom - grown.box.bottom)
    return replace(put, z=prop.z, borne=prop.borne, over=prop.over, touches=prop.touches)
