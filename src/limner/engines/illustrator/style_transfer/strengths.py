"""How closely a style is followed: one row for each `match` of the interface."""

from dataclasses import dataclass

from limner.engines.learned import Match


@dataclass(frozen=True, slots=True)
class Strength:
    """Each number is 0 (as without the style) to 1 (as in the references).

    `colour` is how far every colour goes toward the palette, `shares` how much the swatches' shares count, `refine`
    how far the finished pixels are moved once more; `line` is for the weight of outlines, `surface` for softness,
    texture and grain.
    """

    colour: float
    shares: float
    refine: float
    line: float
    surface: float


STRENGTHS: dict[Match, Strength] = {
    "flexible": Strength(colour=0.86, shares=0.40, refine=0.0, line=0.6, surface=0.35),
    "regular": Strength(colour=0.95, shares=0.75, refine=0.5, line=0.85, surface=0.7),
    "precise": Strength(colour=1.0, shares=1.0, refine=0.9, line=1.0, surface=1.0),
}
