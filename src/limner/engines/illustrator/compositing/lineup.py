"""Subjects laid out to fill a box of any ratio, with no place around them."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random

from limner.engines.illustrator.staging import layout
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.units import Unit

_EASY_POSES = ("standing", "walking", "sitting", "tall", "wide")
"""Poses that may be taken for the sake of the box."""
_BETTER = 1.2
"""How much larger a figure must become for that."""
_DEPTHS = (0.16, 0.34, 0.5)
"""How far behind the first row the last one may stand, as a share of the height."""
_SKY = 0.36
"""The share of the height that is left to what hangs over those who stand."""


def eased(units: Sequence[Unit], box: Box, said: Collection[int]) -> list[Unit]:
    """The units, each lone member in the pose in which it becomes largest, but for the subjects whose pose is said."""
    return [unit if unit.lead.subject in said else _posed(unit, box) for unit in units]


def lined_up(standing: Sequence[Unit], hanging: Sequence[Unit], box: Box, rng: Random) -> tuple[list[Unit], list[Unit]]:
    """The units as large as the box allows: those who stand on its lower edge, those who hang in its middle or above.

    Either lot alone touches the box on two opposite sides.
    """
    if not hanging:
        stood = _stood(standing, box, rng)
        return _fitted(stood, box, low=True), []
    if not standing:
        return [], _fitted(_hung(hanging, box, rng), box, low=False)
    split = box.top + _SKY * box.height
    below, above = replace(box, top=split), replace(box, bottom=split - 0.03 * box.height)
    return _fitted(_stood(standing, below, rng), below, low=True), _fitted(_hung(hanging, above, rng), above, low=False)


def _stood(units: Sequence[Unit], box: Box, rng: Random) -> list[Unit]:
    if len(units) == 1:
        return list(units)
    level, state = layout.levelled(units, 0.48), rng.random()
    options = []
    for depth in _DEPTHS:
        back = box.bottom - depth * min(box.height, 1.6 * box.width)
        rows = layout.rows(level, box, Random(state), tall=box.height, feet=(back, box.bottom))
        options.append(_fitted(rows, box, low=True))
    return max(options, key=lambda placed: min(unit.box.area for unit in placed))


def _hung(units: Sequence[Unit], box: Box, rng: Random) -> list[Unit]:
    if len(units) == 1:
        return list(units)
    return layout.scattered(layout.levelled(units, 0.6), box, rng, largest=max(box.width, box.height))


def _posed(unit: Unit, box: Box) -> Unit:
    if len(unit.members) > 1 or unit.lead.pose not in _EASY_POSES:
        return unit
    poses = [p for p in _EASY_POSES if p in unit.lead.symbol.poses and (p != "sitting" or "animal" in unit.lead.kinds)]
    options = [Unit((unit.lead.posed(pose),)) for pose in poses]
    best = max([unit, *options], key=lambda option: _fit(option, box))
    return best if _fit(best, box) > _BETTER * _fit(unit, box) else unit


def _fit(unit: Unit, box: Box) -> float:
    """How large the body becomes in the box."""
    return min(box.width / unit.box.width, box.height / unit.box.height)


def _fitted(units: Sequence[Unit], box: Box, *, low: bool) -> list[Unit]:
    """All of them together scaled and moved into the box, at its lower edge or in its middle."""
    whole = around(unit.box for unit in units)
    scale = min(box.width / whole.width, box.height / whole.height)
    grown = [unit.scaled(scale) for unit in units]
    whole = around(unit.box for unit in grown)
    dx = box.centre[0] - whole.centre[0]
    dy = box.bottom - whole.bottom if low else box.centre[1] - whole.centre[1]
    return [unit.moved(dx, dy) for unit in grown]
