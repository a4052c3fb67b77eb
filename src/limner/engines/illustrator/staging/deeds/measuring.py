"""Measuring: a tape along what is measured, an end in each hand."""

from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.handling import handling
from limner.engines.illustrator.staging.postures import tall
from limner.engines.illustrator.staging.units import Touch, Unit

_TAPE: RGB = (246, 206, 76)
_MARK: RGB = (70, 60, 50)
_MARKS = 12


def measuring(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """At the thing as with any work of the hands, a tape from one hand over the other down its side."""
    tapeless = Unit(tuple(m for m in subject.members if m.symbol.id not in ("tape_measure", "measuring_ruler")))
    whole = handling(tapeless, target, relation)
    member, item = whole.of(relation.subject)[0], whole.of(relation.object)[0]
    hands = member.at("near_hand"), member.at("held")
    if not (member.human and member.limber) or hands[0] is None or hands[1] is None:
        return whole
    t, box = tall(member), item.box
    lying = box.height < 0.3 * t
    if lying:
        ends = (box.left - 0.04 * t, box.centre[1]), (box.right + 0.04 * t, box.centre[1])
    else:
        x = min(max(hands[1][0], box.left + 0.06 * t), box.right)
        ends = (x, max(box.top + 0.02 * t, hands[1][1] - 0.3 * t)), (x, box.bottom - 0.04 * t)
    over = max(member.over or 0.0, item.z) - member.z + 0.2
    return whole.swapped(member, props.touched(member, *_tape(*ends, t, over)))


def _tape(start: Point, end: Point, t: float, z: float) -> list[Touch]:
    """A yellow band with marks across it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = max((dx * dx + dy * dy) ** 0.5, 1e-6)
    across = (-dy / long * 0.014 * t, dx / long * 0.014 * t)
    marks = []
    for k in range(1, _MARKS):
        x, y = start[0] + dx * k / _MARKS, start[1] + dy * k / _MARKS
        marks.append(props.line(((x - across[0], y - across[1]), (x, y)), 0.006 * t, _MARK, "tape measure", z + 0.01))
    return [props.line((start, end), 0.034 * t, _TAPE, "tape measure", z), *marks]
