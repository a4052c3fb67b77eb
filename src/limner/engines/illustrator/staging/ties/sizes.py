"""Sizes and gaps of things that are shown together."""

import math
from functools import lru_cache

from limner.drawing import geometry as g
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.staging.units import Member, Unit

_CONTRAST = 1.9
"""The ratio of two size words from which they decide who is larger."""
_HUGE, _GIANT_SHARE = 1.7, 0.8
"""What the words make so many times as large is huge, and then at least so large over what is beside it."""
_TRUTH = 0.75
"""How far what touches goes from its drawn to its true share, as a power."""
_BORNE_WITH = 1.5
"""How many times too large, for where it stands, a small thing may be: nobody measures it."""
_LEAST = 0.09
"""How large the smaller of two is drawn, over the other, whatever their metres."""
NEARER = 4.5
"""How many times nearer than another the smaller one is at most."""
_GRAND = 2.6
"""How many times taller a thing must be for the other to stand before rather than beside it."""


def extent(unit: Unit) -> float:
    """How large a unit looks: its height, or somewhat more than half its width."""
    return max(unit.box.height, 0.6 * unit.box.width)


def true_extent(unit: Unit) -> float:
    """How large it is in metres, measured as `extent` measures."""
    return extent(unit) / unit.metre


def touching(subject: Unit, target: Unit) -> Unit:
    """The subject nearer to its true size over the target's: what touches is compared at a glance."""
    drawn = extent(subject) / max(extent(target), 1e-6)
    true = true_extent(subject) / max(true_extent(target), 1e-6)
    if len(subject.members) > 1 or true >= drawn or subject.lead.size != target.lead.size:
        return subject
    return subject.scaled((true / drawn) ** _TRUTH)


def contrasted(a: Unit, b: Unit) -> tuple[Unit, Unit]:
    """The one that the words call much larger is the larger, whatever it is: "a giant cat and a tiny house"; what they
    call huge rivals what it is beside: "an enormous whale between skyscrapers".
    """
    if a.lead.size >= _CONTRAST * b.lead.size:
        return a.scaled(max(1.0, 1.4 * extent(b) / extent(a))), b
    if b.lead.size >= _CONTRAST * a.lead.size:
        return a, b.scaled(max(1.0, 1.4 * extent(a) / extent(b)))
    if a.lead.size >= _HUGE > b.lead.size:
        return rivalling(a, b), b
    if b.lead.size >= _HUGE > a.lead.size:
        return a, rivalling(b, a)
    return a, b


def huge(unit: Unit) -> bool:
    """Whether the words call it huge."""
    return unit.lead.size >= _HUGE


def rivalling(giant: Unit, other: Unit) -> Unit:
    """What is called huge nearly as large as the largest of the others is drawn."""
    largest = max(extent(Unit((member,))) for member in other.members)
    return giant.scaled(max(1.0, _GIANT_SHARE * largest / max(extent(giant), 1e-6)))


def comparable(subject: Unit, target: Unit, least: float = 0.36, nearer: float = 1.4) -> tuple[Unit, Unit]:
    """Both large enough to be seen beside one another, `least` over the larger one if that is bearable.

    The smaller is then `nearer` than the other, at most, or a little too large.
    """
    subject, target = contrasted(subject, target)
    a, b = extent(subject), extent(target)
    if a < b:
        return subject.scaled(max(bearable(subject, target, least, nearer) * b / a, 1.0)), target
    return subject, target.scaled(max(1.0, bearable(target, subject, least, nearer) * a / b))


def bearable(small: Unit, large: Unit, least: float, nearer: float) -> float:
    """The size of the smaller over the larger, up to `least`, at which nobody wonders, where it is so much `nearer`."""
    true = true_extent(small) / max(true_extent(large), 1e-6)
    return min(least, max(true * _BORNE_WITH * nearer, _LEAST))


def gap(a: Unit, b: Unit) -> float:
    """A pleasant distance between two units side by side."""
    return 0.16 * min(a.box.width, b.box.width) + 0.05 * max(a.box.width, b.box.width)


def grand(small: Unit, large: Unit) -> bool:
    """Whether one is so much taller than the other that the other reads only when it stands nearer to the viewer."""
    tall = large.box.height / large.metre > _GRAND * small.box.height / small.metre
    return tall and large.box.height > small.box.height


def head_radius(member: Member) -> float:
    """Half the height of its head, from the eye of its hat to the middle of the head; from its height without these."""
    middle, crown = member.at("head", "face"), member.at("hat")
    if middle and crown:
        return math.dist(middle, crown)
    return 0.11 * member.box.height


@lru_cache(maxsize=512)
def _span(symbol: Symbol, pose: str, y: float) -> tuple[float, float]:
    figure = symbol.figure(pose)
    left, _, right, _ = figure.bounds
    band = g.rect(left - 1, y, right - left + 2, max(0.03 * figure.height, 1.0))
    cut = g.intersection(figure.silhouette, band)
    low = g.bounds(cut)
    return (low[0], low[2]) if not cut.isEmpty() and low[2] > low[0] else (left, right)


def span(member: Member, y: float) -> tuple[float, float]:
    """Left and right end of an untilted member at a height, in its unit's measures."""
    left, right = _span(member.symbol, member.pose, round((y - member.y) / member.scale, 1))
    if member.flip:
        left, right = -right, -left
    return member.x + left * member.scale, member.x + right * member.scale
