"""Several subjects in the same relation to the same thing: a cat and a dog on one sofa."""

from collections.abc import Sequence
from itertools import pairwise

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.ties.heaps import heaps_up
from limner.engines.illustrator.staging.units import Unit

_AT_ONE_SPOT = frozenset({"on", "sitting on", "riding", "inside", "under", "above", "below", "behind", "in front of"})
"""Relations that put every subject at the same spot of the thing."""
_MOUTH = 0.75
"""How much of a vessel's width its contents may take."""
_LAP = 0.3
"""By how much of the narrower one's width two who are side by side lie over one another at most."""
_CLOSE = 0.66
"""How much of their widths those have for themselves who sit together in a boat."""
_LEAST = 0.6
"""The least part of their widths that overlapping groups show, and the least scale of a vessel's contents."""


def spread(union: Unit, groups: Sequence[frozenset[int]], relation: Relation) -> Unit:
    """The unit with its groups, given by subject numbers, side by side over the thing, and no wider than it if they
    can overlap a little; unchanged for one group, where they are seen through windows, and on clothes that are worn."""
    elsewhere = not union.of(relation.object) or any(m.window is not None for m in union.members)
    if len(groups) < 2 or relation.kind not in _AT_ONE_SPOT or elsewhere:
        return union
    if relation.kind == "riding":
        return _huddled(union, groups)
    base, inside = union.of(relation.object)[0], relation.kind == "inside"
    room = _MOUTH * base.box.width if inside else base.box.width
    contents = [m for m in union.members if any(m.subject in group for group in groups)]
    if inside and (heaps_up(contents) or _apart([_box(union, group) for group in groups])):
        return union
    if inside:
        union = _shrunk(union, groups, room)
    boxes = [_box(union, group) for group in groups]
    total = sum(box.width for box in boxes)
    share = min(1.0, max(room, _LEAST * total) / total)
    left = base.box.centre[0] - 0.5 * share * total
    for group, box in zip(groups, boxes, strict=True):
        union = _moved(union, group, left + 0.5 * share * box.width - box.centre[0])
        left += share * box.width
    return union


def _apart(boxes: Sequence[Box]) -> bool:
    """Whether they are side by side already."""
    row = sorted(boxes, key=lambda box: box.left)
    return all(b.left > a.right - _LAP * min(a.width, b.width) for a, b in pairwise(row))


def _huddled(union: Unit, groups: Sequence[frozenset[int]]) -> Unit:
    """Side by side about the one seat at which they all are."""
    boxes = [_box(union, group) for group in groups]
    middle = boxes[-1].centre[0]
    left = middle - 0.5 * _CLOSE * sum(box.width for box in boxes)
    for group, box in zip(groups, boxes, strict=True):
        union = _moved(union, group, left + 0.5 * _CLOSE * box.width - box.centre[0])
        left += _CLOSE * box.width
    return union


def _box(union: Unit, group: frozenset[int]) -> Box:
    return around(m.box for m in union.members if m.subject in group)


def _moved(union: Unit, group: frozenset[int], dx: float) -> Unit:
    return Unit(tuple(m.moved(dx, 0.0) if m.subject in group else m for m in union.members))


def _shrunk(union: Unit, groups: Sequence[frozenset[int]], room: float) -> Unit:
    """Every group smaller about its middle, so that all find room in the vessel."""
    by = max(_LEAST, min(1.0, room / sum(_box(union, group).width for group in groups)))
    for group in groups:
        x, y = _box(union, group).centre
        union = Unit(tuple(m.moved(-x, -y).scaled(by).moved(x, y) if m.subject in group else m for m in union.members))
    return union
