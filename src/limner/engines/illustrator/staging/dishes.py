"""What is on a dish by the words is drawn on it, and is no thing of its own: toppings, sauces, sides."""

from collections.abc import Mapping
from dataclasses import replace

from limner.drawing.colour import to_hex
from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.atlas.remade import topping
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.reading.tables.dishes import TINTS
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.parts import Owners

_ON = "on"
_ON_PLATES = frozenset({"on", "inside"})
_MOST = 6
"""So many sorts are on one dish."""
_PLATE, _ON_A_PLATE = "portioned", 0.26
"""How food lies on a plate, and the most metres of what has room there."""


def owners(reading: Reading, cast: Mapping[int, Symbol]) -> dict[int, int]:
    """The toppings that are there, and whose they are."""
    found = dict[int, int]()
    for r in reading.relations:
        on_a_dish = r.object in cast and r.subject in cast and _lies_there(r, cast[r.object])
        if on_a_dish and _goes_on(r, reading, cast) and [*found.values()].count(r.object) < _MOST:
            found.setdefault(r.subject, r.object)
    return {**found, **_plates(replace(reading, relations=_of_dishes(reading, found)), cast)}


def _plates(reading: Reading, cast: Mapping[int, Symbol]) -> dict[int, int]:
    """The plates that the words name of dishes that are drawn on theirs."""
    return {r.object: r.subject for r in reading.relations if r.kind in _ON_PLATES and _own_plate(r, reading, cast)}


def _own_plate(relation: Relation, reading: Reading, cast: Mapping[int, Symbol]) -> bool:
    """Whether a dish that is drawn on its plate is alone on the plate that the words name."""
    if not (relation.object in cast and relation.subject in cast):
        return False
    served = "serving" in cast[relation.subject].traits and "tableware" in cast[relation.object].kinds
    others = [r for r in reading.relations if r != relation and r.object == relation.object]
    dishes, plates = reading.subjects[relation.subject].count, reading.subjects[relation.object].count
    return served and not others and (dishes in (1, plates))


def _lies_there(relation: Relation, dish: Symbol) -> bool:
    return bool(dish.bed) and (relation.kind == _ON or (dish.bed == _PLATE and relation.kind in _ON_PLATES))


def _goes_on(relation: Relation, reading: Reading, cast: Mapping[int, Symbol]) -> bool:
    """Whether it is drawn on that dish: food, on a plate also what it is eaten with; not what is too large for that or
    has a dish of its own, nor what has things on it itself.
    """
    thing, dish = cast[relation.subject], cast[relation.object]
    if dish.bed != _PLATE:
        return _edible(thing) and not ANIMATE & {*thing.kinds}
    small = bool(thing.served) or thing.height_m <= _ON_A_PLATE
    helped = _edible(thing) and small and ("serving" not in thing.traits or bool(thing.served))
    bears = any(r.object == relation.subject for r in reading.relations)
    alone = not thing.served or not _own_plate(relation, reading, cast)
    return (helped and alone and not bears) or "cutlery" in thing.kinds


def _edible(symbol: Symbol) -> bool:
    return "food" in symbol.kinds or bool(symbol.served)


def dressed(reading: Reading, own: Owners) -> Reading:
    """The reading in which each dish says what is on it, and is where that is."""
    subjects = list(reading.subjects)
    for dish in dict.fromkeys(own.values()):
        on_it = [_entry(reading.subjects[part]) for part in _toppings(dish, reading, own)]
        under = _under(dish, reading, own)
        plates = [reading.subjects[part].count for part, owner in own.items() if owner == dish and part in under]
        count = max(plates, default=subjects[dish].count)
        subjects[dish] = replace(subjects[dish], topped=topping.joined(on_it), count=count)
    return replace(reading, subjects=tuple(subjects), relations=_of_dishes(reading, own))


def _of_dishes(reading: Reading, own: Owners) -> tuple[Relation, ...]:
    """The relations in which where a topping is said to be its dish is."""
    return tuple(_of_the_dish(relation, own) for relation in reading.relations)


def _toppings(dish: int, reading: Reading, own: Owners) -> list[int]:
    """What is on a dish, without the plate that it is on."""
    under = _under(dish, reading, own)
    return [part for part, owner in own.items() if owner == dish and part not in under]


def _under(dish: int, reading: Reading, own: Owners) -> set[int]:
    """What a dish is said to be on or in."""
    return {r.object for r in _of_dishes(reading, own) if r.subject == dish}


def _of_the_dish(relation: Relation, own: Owners) -> Relation:
    """Where a topping is said to be besides, its dish is: "ramen with an egg on a wooden table"."""
    dish = own.get(relation.subject)
    return relation if dish is None or dish == relation.object else replace(relation, subject=dish)


def _entry(subject: Subject) -> str:
    plain = find(subject.symbol)
    symbol = (plain.served if plain else "") or subject.symbol
    rgb = subject.colours[0] if subject.colours else TINTS.get(subject.noun) if symbol != subject.symbol else None
    colour = to_hex(rgb) if rgb else ""
    return topping.entry(symbol, None if subject.unnumbered else _number(subject), colour)


def _number(subject: Subject) -> int | None:
    """How many are meant: of what is named in the singular as many as a dish has of it."""
    return subject.count if subject.count > 1 else None
