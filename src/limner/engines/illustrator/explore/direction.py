"""A direction: the choices that make one picture of a prompt unlike another, and how far apart two of them are."""

import math
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from limner.engines.illustrator.explore import families, moods
from limner.engines.illustrator.explore.compositions import PLACELESS
from limner.engines.illustrator.reading.kinds import Season, Time, Weather
from limner.engines.illustrator.staging.settings.index import setting


@dataclass(frozen=True, slots=True)
class Direction:
    """One picture's choices. What the prompt or the controls fix has their value here.

    `composition` names an archetype of `compositions`, `shot` one of `staging.shots`, `mirrored` turns it left to
    right. `backdrop` 0 to 11 picks what a setting varies by itself: a room's colours, a mark's plate, a studio's
    ground. `palette` is one of the hour's own or an ink palette of `moods`. `seed` decides on all else.
    """

    composition: str
    shot: str
    mirrored: bool
    setting: str
    time: Time
    season: Season
    weather: tuple[Weather, ...]
    palette: str
    look: str
    pose: str
    backdrop: int
    seed: int

    def to_json(self) -> dict[str, Any]:
        """JSON values by name."""
        return {**asdict(self), "weather": list(self.weather)}


WEIGHTS = {
    "look": 0.28, "composition": 0.22, "colour": 0.20, "setting": 0.10, "weather": 0.05, "season": 0.03,
    "shot": 0.04, "mirrored": 0.03, "pose": 0.05,
}  # fmt: skip
"""How much a choice counts in `distance`; together 1. Look, composition and colour are what a first glance sees."""

_NAMED = tuple((name, weight) for name, weight in WEIGHTS.items() if name not in ("look", "colour"))

_FAR = 0.3
"""The mean OKLab distance of two moods that counts as 1: noon against night is 0.45, two noons 0.05."""


def distance(one: Direction, other: Direction) -> float:
    """0.0 (the same choices) to 1.0 (unlike in every one), seeds aside: the weighted mean of the choices' distances.

    Looks count by `families.apart`; hour, weather, palette and backdrop together by the OKLab distance of their tones
    and by being another one; the rest by being the same or not. It is symmetric, and 0 only for the same choices.
    """
    total = WEIGHTS["look"] * families.apart(one.look, other.look) + WEIGHTS["colour"] * _colour(one, other)
    return total + sum(weight for name, weight in _NAMED if getattr(one, name) != getattr(other, name))


def _colour(one: Direction, other: Direction) -> float:
    gap = _between(one.time, one.weather, one.palette, other.time, other.weather, other.palette)
    turned = 0.5 * (one.backdrop % 3 != other.backdrop % 3) + 0.5 * (one.backdrop // 3 != other.backdrop // 3)
    share = 0.6 if _bare(one) and _bare(other) else 0.1
    return share * turned + (1 - share) * gap


@lru_cache(maxsize=8192)
def _between(
    time: Time,
    weather: tuple[Weather, ...],
    palette: str,
    other_time: Time,
    other_weather: tuple[Weather, ...],
    other_palette: str,
) -> float:
    """0 to 1: the mean OKLab distance of two moods' tones."""
    ours, theirs = moods.tones(time, weather, palette), moods.tones(other_time, other_weather, other_palette)
    return min(sum(math.dist(a, b) for a, b in zip(ours, theirs, strict=True)) / len(ours) / _FAR, 1.0)


def _bare(direction: Direction) -> bool:
    return setting(direction.setting).bare or direction.composition in PLACELESS
