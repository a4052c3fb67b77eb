"""Fish out of the water are in a bowl of it, which stands where they would lie."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.staging.units import Member, Touch, Unit

_LARGEST = 0.45
"""Metres of a fish for which there are bowls."""
_SMALLER, _ROUND, _LEVEL = 0.72, 0.64, 0.62
"""How much smaller it is drawn for its bowl, half the bowl's width over its length, and how far out from the middle
the water's face and the rim are, over that half."""
_WATER: RGB = (142, 206, 232)
_GLASS: RGB = (222, 240, 246)
_EDGE: RGB = (104, 140, 158)
_WHITE: RGB = (255, 255, 255)
_SHADE: RGB = (40, 34, 44)


def bowled(unit: Unit) -> Unit:
    """The unit with each of its fish in a bowl, but for those with whom somebody living has to do."""
    living = [member.box for member in unit.members if ANIMATE & member.kinds and not _is_fish(member)]
    free = [m for m in unit.members if _is_fish(m) and not any(m.box.overlaps(box) for box in living)]
    return Unit(tuple(_in_a_bowl(member) if member in free else member for member in unit.members))


def _is_fish(member: Member) -> bool:
    bound = member.borne or member.tilt or member.hung or member.aloft or member.cord is not None
    kind = "fish" in {member.symbol.id, *member.symbol.kinds} and member.symbol.place == "water"
    return kind and not bound and member.symbol.height_m < _LARGEST


def _in_a_bowl(member: Member) -> Member:
    """Swimming in the middle of a round bowl that is open above."""
    floor, x = member.box.bottom, member.box.centre[0]
    small = member.scaled(_SMALLER)
    r = _ROUND * max(small.box.width, small.box.height)
    y = floor - 0.86 * r
    put = small.moved(x - small.box.centre[0], y - small.box.centre[1])
    rim, level = y - _LEVEL * r, y - 0.5 * r
    body = g.intersection(g.ellipse(x, y, r), g.rect(x - r, rim, 2 * r, 0.86 * r + y - rim))
    water = g.intersection(body, g.rect(x - r, level, 2 * r, 2 * r))
    lip = g.ellipse(x, rim, 0.79 * r, 0.1 * r)
    glint = g.difference(g.ellipse(x, y, 0.86 * r), g.ellipse(x + 0.09 * r, y + 0.03 * r, 0.86 * r))
    glint = g.intersection(glint, g.rect(x - r, level, r, 0.9 * r))
    behind: list[tuple[Path, RGB, float]] = [
        (g.ellipse(x, floor, 0.72 * r, 0.1 * r), _SHADE, 0.34),
        (body, _GLASS, 0.72),
        (water, _WATER, 0.9),
        (g.ellipse(x, level, 0.86 * r, 0.1 * r), _GLASS, 0.8),
    ]
    before: list[tuple[Path, RGB, float, float]] = [
        (water, _WATER, 0.12, 0.0),
        (glint, _WHITE, 0.6, 0.0),
        (body, _EDGE, 0.75, 0.022 * r),
        (lip, _EDGE, 0.8, 0.03 * r),
    ]
    touches = [Touch(p, rgb, alpha, -0.6 + 0.01 * i, "fishbowl") for i, (p, rgb, alpha) in enumerate(behind)]
    touches += [Touch(p, rgb, a, 0.6 + 0.01 * i, "fishbowl", wide) for i, (p, rgb, a, wide) in enumerate(before)]
    return replace(put, borne=True, touches=(*put.touches, *touches))
