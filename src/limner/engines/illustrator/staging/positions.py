"""Where in the picture the words have somebody: in the background, in the foreground, on one side."""

from collections.abc import Sequence
from dataclasses import dataclass

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.staging import floating
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.ties.sizes import true_extent
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Unit

_OPEN = frozenset({"land", "lake", "sea"})
"""Footings over which one sees far."""
_LARGE, _ALIVE, _LOW = 0.3, 0.2, 0.12
"""How tall in the background what is built or grows comes to be, who lives or drives, and what is low, over the
canvas's height."""
_HOUSE = 2.6
"""Metres of what is low at most."""
_TALLEST, _WIDEST = 0.5, 0.6
_NEAREST, _FARTHEST = 0.5, 0.1
"""How near in the background one stands at most and at least, 1 for where the others are and 0 for the horizon."""
_BORNE_WITH = 1.4
"""How many times too large for its distance it may be."""
_SPOTS = (0.22, 0.78, 0.36, 0.64, 0.5, 0.12, 0.88)
_ASIDE = 0.29
"""Where the middle is of who is on the left, over the width."""
_MARGIN, _BROAD = 0.03, 0.68
"""How far from the edges all stay, and how broad one who is on a side may be, over the width."""


@dataclass(frozen=True, slots=True)
class Parted:
    """Those near the viewer, and those in the background behind them."""

    near: list[Unit]
    far: list[Unit]


def parted(units: Sequence[Unit], place: Setting) -> Parted:
    """Who is in the background by the words, or because others are in the foreground; nobody where nobody is nearer."""
    far = [unit for unit in units if _is(unit, "background")]
    if not far and any(_is(unit, "foreground") for unit in units):
        far = [unit for unit in units if not _is(unit, "foreground")]
    if place.footing not in _OPEN or len(far) == len(units):
        return Parted(list(units), [])
    return Parted([unit for unit in units if unit not in far], far)


def _is(unit: Unit, position: str) -> bool:
    return any(member.position == position for member in unit.members)


def set_back(troupe: Troupe, far: Sequence[Unit], place: Setting, size: tuple[int, int]) -> None:
    """Put those in the background behind the troupe: as small as the distance has them, where they are seen best."""
    told = troupe.measure()
    if told is None or not far:
        troupe.units = [*far, *troupe.units]
        return
    before = [unit.box for unit in troupe.units]
    placed: list[Unit] = []
    for i, unit in enumerate(far):
        small = _away(unit, told, troupe.horizon, place, size)
        spots = _SPOTS if len(far) == 1 else ((i + 0.5) / len(far), (i + 0.3) / len(far), (i + 0.7) / len(far))
        tried = [_at(small, spot, size[0]) for spot in spots]
        best = min(tried, key=lambda one: round(_hidden(one.box, [*before, *(other.box for other in placed)]), 1))
        placed.append(best)
    troupe.units = [*placed, *troupe.units]


def _away(unit: Unit, told: tuple[float, float], horizon: float, place: Setting, size: tuple[int, int]) -> Unit:
    """One at the distance where it is of a good size: on the ground or the water there, by a nearer one's pixels a
    metre and the height of its foot.
    """
    (w, h), (metre, foot) = size, told
    metres = max(unit.box.height / unit.metre, 0.1)
    tall = _tall(unit) * h
    near = min(max(tall / (metres * metre * _BORNE_WITH), _FARTHEST), _NEAREST)
    most = min(_TALLEST * h, _WIDEST * w * unit.box.height / unit.box.width)
    tall = min(max(metres * metre * near * _BORNE_WITH, 0.5 * tall), most)
    small = unit.scaled(tall / unit.box.height)
    wet = place.footing in ("lake", "sea") and floating.floats(unit.lead, place)
    least = 0.02 if wet or place.footing == "sea" else max(place.beyond, 0.04)
    stands = horizon * h + max(near * (foot - horizon * h), least * (1 - horizon) * h)
    edge = floating.waterline(small.lead) if wet else small.box.bottom
    return small.moved(0.0, stands - edge)


def _tall(unit: Unit) -> float:
    if any((ANIMATE | {"vehicle"}) & member.kinds for member in unit.members):
        return _ALIVE
    return _LARGE if true_extent(unit) > _HOUSE else _LOW


def _at(unit: Unit, share: float, w: float) -> Unit:
    half = 0.5 * unit.box.width + _MARGIN * w
    middle = min(max(share * w, half), w - half) if 2 * half < w else 0.5 * w
    return unit.moved(middle - unit.box.centre[0], 0.0)


def _hidden(box: Box, others: Sequence[Box]) -> float:
    return sum(box.shared(other) for other in others) / max(box.area, 1e-6)


def aside(troupe: Troupe, w: float) -> None:
    """Put one alone on the side of the picture that the words name."""
    if len(troupe.units) != 1:
        return
    (unit,) = troupe.units
    share = next((s for name, s in (("left", _ASIDE), ("right", 1 - _ASIDE)) if _is(unit, name)), None)
    if share is not None:
        fitting = unit.scaled(min(1.0, _BROAD * w / unit.box.width))
        troupe.units = [_at(fitting.moved(0.0, unit.box.bottom - fitting.box.bottom), share, w)]
