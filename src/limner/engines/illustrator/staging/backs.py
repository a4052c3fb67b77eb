"""Everybody with the back to the viewer, where the words have it so."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.names import is_remade, seen_from
from limner.engines.illustrator.atlas.remade.index import remade
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.units import Member, Unit


def turned(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units, their people seen from behind where all are."""
    if "back view" not in reading.composition:
        return list(units)
    return [Unit(tuple(_turned(member) for member in unit.members)) for unit in units]


def _turned(member: Member) -> Member:
    """A person from behind; all others as they are."""
    symbol = member.symbol
    faced = {"head", "hat"} <= symbol.figure(member.pose).anchors.keys() and "skin" in symbol.slots
    if "person" not in symbol.kinds or not faced or is_remade(symbol.id):
        return member
    return replace(member, symbol=remade(seen_from(symbol.id, "behind")))
