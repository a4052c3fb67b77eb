"""The ground that several stand on, how it is seen, and which way they face."""

from collections.abc import Sequence

from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.fitting import Stand
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.layout import alike, long, visible
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.shots import Shot
from limner.engines.illustrator.staging.units import Unit

_OVERLOOKED = {"floor": 0.52, "top": 0.44}
"""The horizon over which a few on a floor or a table are seen; others are seen over the place's own highest."""


def seen_over(number: int, horizon: float, place: Setting, ratio: float) -> float:
    """The more there are, the higher the eye, so that those behind show between those before.

    On a canvas that is much taller than wide two see over one another already; `ratio` is its width over its height.
    """
    high, _, low = place.horizons
    if ratio < _UPRIGHT and place.footing == "land":
        horizon = min(horizon, high - 0.04)
    if number < _SEVERAL or high == low:
        return horizon
    few = min(horizon, _OVERLOOKED.get(place.footing, high))
    return min(few, 0.42 if number < 2 * CROWD else 0.36) if number >= CROWD else few


_UPRIGHT = 0.7
"""From this ratio down a canvas has more height than a few can use side by side."""
_TOGETHER, _NEAR = 3, 0.12
"""So many people, or animals in a room, stand within that share of the height of one another: farther off, a woman
seems a child."""
_SEVERAL, _GUESSED = 5, 10
"""From the first number on several are seen from higher up, from the second on unlike ones are not
told apart at a glance."""


def ground(units: Sequence[Unit], place: Setting, horizon: float, taken: Shot, brief: Brief) -> Stand:
    """The ground that so many may stand on: the more, the deeper, and on a tall canvas deeper still."""
    w, h, number, same = brief.width, brief.height, len(units), alike(units)
    crowd, several = number >= CROWD, number >= _SEVERAL
    front = 0.95 if crowd else min(max(taken.feet, 0.82), 0.92) + 0.02 * several
    depth = 0.6 if crowd else 0.36 if several else 0.32 if number > 2 else 0.2
    beyond = place.beyond * (1.0 - horizon)
    back = max(horizon + max(beyond, 0.03 if several else 0.07), front - depth * (1.35 if h > 1.15 * w else 1.0))
    back = min(back, front - 0.05)
    least = 0.45 if crowd else 0.84 if place.footing == "top" and not several else 0.62
    people = all("person" in unit.lead.kinds for unit in units) and h <= 1.15 * w
    if number <= _TOGETHER and (place.footing == "floor" or people):
        back, least = max(back, front - _NEAR), 0.8
    shrink = (max(back - horizon, 0.0) / (front - horizon)) ** 0.6 if front > horizon > 0 else 0.8
    return Stand(
        area=_part(number, taken, brief),
        front=front * h,
        back=back * h,
        shrink=min(max(shrink, least), 0.92),
        tall=min(taken.tall * 1.2, 0.7) * h,
        visible=visible(number, alike=same, long=long(units)),
        level=number < _GUESSED and not same,
    )


GOING = frozenset({"walking", "running", "marching", "galloping"})
"""Poses in which all who are in them go one way."""
_ASIDE = frozenset({"vista", "wide", "corner"})
"""Shots in which a few keep to one side."""


def _part(number: int, taken: Shot, brief: Brief) -> Box:
    """The part of the canvas that so many may use: a few leave air on one side where the shot has them there."""
    w, h = brief.width, brief.height
    half = 0.36 if number < _SEVERAL and taken.name in _ASIDE and w >= h else 0.46
    middle = min(max(taken.x, half + 0.04), 0.96 - half)
    return Box(w * (middle - half), h * 0.05, w * (middle + half), h * 0.98)


def faced(units: list[Unit], dice: Dice, brief: Brief) -> list[Unit]:
    """All one way, or toward one another, by the seed."""
    if brief.traits.level == 0:
        return units
    facings: tuple[str, ...] = ("right", "meeting", "left", "mixed")
    if all(unit.lead.stance in GOING for unit in units):
        facings = ("right", "left")
    elif len(units) == 2 and units[0].lead.symbol is not units[1].lead.symbol:
        facings = ("meeting",)
    facing = dice.turn("facing", facings)
    half = len(units) / 2
    if len(units) >= CROWD:
        facing = "mixed"
    turned = {
        "right": [False] * len(units),
        "left": [True] * len(units),
        "meeting": [i >= half for i in range(len(units))],
        "mixed": [i * 7 % 5 in (1, 3) for i in range(len(units))],
    }[facing]
    return [u.mirrored() if t else u for u, t in zip(units, turned, strict=True)]
