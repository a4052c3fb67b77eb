"""Cushions, pillows and blankets on seats and beds: in place of those that these come with."""

from dataclasses import replace

from limner.engines.illustrator.staging.units import Member, Unit, merged

_SIZE = 0.78
"""How large they are drawn over their true size beside the seat: those of sofas are small."""
_ALL, _AT_THE_HEAD = 0.9, 0.42
"""How much of a seat's width all of them take, and of a bed's those at its head."""
_SUNK = 0.12
"""How far they lie in what is soft, over their height."""
_LAPPED = 0.35
"""How much of one the next covers on a bed."""


def is_cushion(subject: Unit, base: Member) -> bool:
    """Whether it is of what belongs on that seat or bed."""
    return "upholstery" in subject.lead.symbol.traits and "seat" in base.symbol.traits


def cushioned(subject: Unit, target: Unit, base: Member) -> Unit:
    """Side by side on the seat; pillows on a bed one before the other at its head."""
    empty = base.posed("empty")
    head = None if "drapes" in subject.lead.symbol.traits else empty.at("pillow")
    number = len(subject.members)
    true = [m.scaled(_SIZE * base.metre / m.metre) for m in subject.members]
    wide = max(m.box.width for m in true)
    room = (_AT_THE_HEAD if head else _ALL / number) * base.box.width
    step = (1.0 - _LAPPED if head else 1.0) * min(wide, room)
    x, y = head or empty.at("seat", "surface", "top") or empty.box.centre
    placed = []
    for k, member in enumerate(true):
        small = member.scaled(min(1.0, room / wide))
        aside = k * step * (1 if x < base.box.centre[0] else -1) if head else (k - (number - 1) / 2) * step
        put = small.moved(x + aside - small.box.centre[0], y + _SUNK * small.box.height - small.box.bottom)
        placed.append(replace(put.lifted(1 + 0.02 * k), borne=True))
    return merged(target.swapped(base, empty), Unit(tuple(placed)))
