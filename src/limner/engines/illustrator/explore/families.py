"""The families of looks that exploring chooses from, and how far apart they are."""

from dataclasses import dataclass
from functools import lru_cache
from typing import get_args

from limner.engines.illustrator.explore.compositions import PLACELESS
from limner.engines.illustrator.reading.kinds import Time

ALL: frozenset[Time] = frozenset(get_args(Time))


@dataclass(frozen=True, slots=True)
class Family:
    """A look by what the eye notices first, each 0 to 1.

    `line` is how much of it is drawn lines, `relief` how round things look, `tooth` how rough the surface is, `colour`
    how much of the scene's colour remains. `true` says that colour words and the hour survive in it, `vector` that
    nothing of it is lost as SVG, `people` that faces stay legible. `hours` are those that it draws well, `poor` the
    compositions that it makes nothing of.
    """

    look: str
    line: float
    relief: float
    tooth: float
    colour: float
    true: bool = True
    vector: bool = False
    people: bool = True
    hours: frozenset[Time] = ALL
    poor: frozenset[str] = frozenset()

    @property
    def prints(self) -> bool:
        """Whether a few flat inks become it."""
        return self.true and self.line <= 0.5 and self.tooth <= 0.5 and self.relief < 0.9

    @property
    def drawn(self) -> bool:
        """Whether it is made of outlines first."""
        return self.line >= 0.7


_LIGHT: frozenset[Time] = frozenset({"dawn", "morning", "day", "sunset"})
BRIGHT: frozenset[Time] = frozenset({"morning", "day"})
_EMPTY = frozenset({"vista", "small on a poster"})
_FINE = _EMPTY | {"still"}
_MARKS = PLACELESS
_FAMILIES = (
    Family("full", 0.0, 0.8, 0.2, 0.8),
    Family("photo", 0.0, 0.9, 0.5, 1.0, poor=_MARKS),
    Family("illustration", 0.4, 0.8, 0.3, 0.8),
    Family("vector_art", 0.0, 0.3, 0.0, 0.8, vector=True),
    Family("render_3d", 0.0, 1.0, 0.1, 0.8, poor=_MARKS),
    Family("hand_drawn", 0.7, 0.1, 0.9, 0.4, true=False, hours=_LIGHT),
    Family("doodle", 0.8, 0.0, 0.1, 0.6, true=False, vector=True, hours=_LIGHT, poor=_EMPTY),
    Family("kawaii", 0.7, 0.0, 0.0, 0.5, true=False, vector=True, hours=_LIGHT),
    Family("punk", 0.9, 0.0, 0.8, 1.0, true=False, hours=BRIGHT, people=False, poor=_EMPTY),
    Family("line_art", 1.0, 0.0, 0.0, 0.0, true=False, vector=True, hours=_LIGHT, poor=_FINE),
    Family("engraving", 1.0, 0.4, 0.7, 0.0, true=False, vector=True, people=False, poor=_FINE),
    Family("watercolour", 0.2, 0.4, 0.9, 0.6, poor=_MARKS),
    Family("oil", 0.0, 0.6, 1.0, 1.0, poor=_MARKS),
    Family("pencil", 0.8, 0.4, 0.9, 0.0, true=False, hours=_LIGHT, poor=_MARKS | _FINE),
    Family("paper_cut", 0.0, 0.5, 0.2, 0.8, vector=True, poor=_MARKS),
    Family("linocut", 1.0, 0.2, 0.6, 0.0, true=False, vector=True, people=False, poor=_FINE),
    Family("woodblock", 0.7, 0.1, 0.6, 0.6, true=False, vector=True, poor=_MARKS),
    Family("retro_poster", 0.0, 0.2, 0.7, 0.5, true=False, poor=_MARKS),
    Family("low_poly", 0.2, 0.7, 0.0, 0.9, vector=True, poor=_MARKS),
    Family("pixel_art", 0.3, 0.2, 1.0, 0.9, poor=_MARKS | _EMPTY),
    Family("stained_glass", 0.9, 0.2, 0.3, 1.0, true=False, vector=True, people=False, poor=_MARKS | _EMPTY),
)

FAMILIES = {family.look: family for family in _FAMILIES}
"""By look. Left out are looks that others here come near to (enterprise, gouache, riso, …) and the icon, a mark."""

_BORN = Family("", 0.0, 0.6, 0.2, 0.8)


@lru_cache(maxsize=1024)
def apart(one: str, other: str) -> float:
    """How unlike two looks are: 0 for the same, else 0.2 to 1."""
    if one == other:
        return 0.0
    a, b = (FAMILIES.get(look, _BORN) for look in (one, other))
    gap = max(abs(a.line - b.line), abs(a.relief - b.relief), abs(a.tooth - b.tooth), abs(a.colour - b.colour))
    return 0.2 + 0.8 * gap
