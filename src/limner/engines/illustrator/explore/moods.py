"""Palettes of a few inks, as a designer would set a print in, and what a palette makes of a picture's colour."""

from dataclasses import dataclass
from functools import lru_cache

from limner.drawing.colour import RGB, Lab, lab, parse
from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.staging.hours import air
from limner.engines.jobs import Color


@dataclass(frozen=True, slots=True)
class Inks:
    """A limited palette from its deepest to its palest ink; `hours` are those that it can stand for."""

    colours: tuple[RGB, ...]
    hours: frozenset[Time]


_LIGHT: frozenset[Time] = frozenset({"dawn", "morning", "day", "sunset"})
_DARK: frozenset[Time] = frozenset({"dusk", "night"})


def _inks(codes: str, hours: frozenset[Time]) -> Inks:
    return Inks(tuple(parse(f"#{code}") for code in codes.split()), hours)


INKS: dict[str, Inks] = {
    "teal and coral": _inks("0d2b33 1c6b72 7fc4b8 f2ead3 f2724b", _LIGHT),
    "ember": _inks("2b0f1f 8a1f2d e4572e f5a65b fbe8cf", _LIGHT),
    "berry": _inks("2d1240 7a2a74 d1477a f6a6a1 fff1e0", _LIGHT),
    "slate and clay": _inks("22303c 4f6d7a c0d6df f4e3d7 dd6e42", _LIGHT),
    "ink and gold": _inks("14213d 5b6784 fca311 e5e5e5 ffffff", _LIGHT),
    "blue hour": _inks("0b1030 1f2d6b 4556a8 a9b4ec f7d9a0", _DARK),
}
"""By name. An ink palette recolours everything but what the words colour."""

_GROUNDS = tuple(parse(code) for code in ("#17324d", "#e4572e", "#f3c33c", "#1f5c4d", "#f2b8c6", "#8ecae6"))
"""What a mark may stand on in place of paper."""

NATURAL = ("first light", "second light", "third light")
"""The names of an hour's own palettes, in the order of `staging.hours`."""


def colours(name: str) -> tuple[Color, ...]:
    """The inks of a palette in even shares; none for an hour's own palette."""
    return tuple(Color(rgb) for rgb in INKS[name].colours) if name in INKS else ()


def number(name: str) -> int:
    """Which of an hour's own palettes the name is; 0 for inks."""
    return NATURAL.index(name) if name in NATURAL else 0


def ground(composition: str, backdrop: int) -> RGB | None:
    """The colour that a plain mark stands on; None for paper, and for all that is no plain mark."""
    plain = composition in ("mark", "aslant", "small mark")
    return _GROUNDS[backdrop % 6] if plain and backdrop >= 6 else None


@lru_cache(maxsize=256)
def tones(time: Time, weather: tuple[str, ...], name: str) -> tuple[Lab, Lab, Lab]:
    """OKLab of what hangs above, lies in the middle and lies near in a picture of that hour, weather and palette."""
    if name in INKS:
        inks = INKS[name].colours
        return lab(inks[1]), lab(inks[2]), lab(inks[-1])
    hung = air(time, weather, number(name), 0.5)
    return lab(hung.sky[0]), lab(hung.sky[-1]), lab(hung.light.tint)
