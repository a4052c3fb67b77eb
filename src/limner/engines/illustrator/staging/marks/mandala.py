"""A mandala: rings of petals, points and dots about a middle."""

import math
from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import CORNER, Path
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks.schemes import PAPERS, brands, scheme

Ornament = Callable[[float, float], Path]
"""An outline that points up from (0, 0), so high and half as wide as the room of one of its ring."""


def draw(draft: Draft) -> None:
    """From the widest ring inward, each in the next tone."""
    colours = scheme(draft.dice.turn("ground", brands(draft.main, draft.asked)), draft.dice.turn("paper", PAPERS))
    if draft.dice.turn("filled", (False, True)) and draft.background is None:
        colours = scheme(colours.light, colours.plate)
    ground = draft.paper(colours.ground)
    draft.look = "vector_art"
    second = draft.asked[1] if len(draft.asked) > 1 else mix(colours.ink, ground, 0.55)
    tones = (colours.ink, second, mix(colours.ink, ground, 0.28), tone(second, 0.05), colours.ink)
    number = draft.dice.turn("plate", (12, 16, 10, 8))
    x, y = draft.centre
    reach = 0.44 * draft.size
    rings = ((1.0, 0.72), (0.78, 0.5), (0.56, 0.34), (0.38, 0.2), (0.22, 0.08))
    for at, (outer, inner) in enumerate(rings):
        ornament = tuple(_ORNAMENTS)[(draft.dice.turn("shape", range(len(_ORNAMENTS))) + at) % len(_ORNAMENTS)]
        _ring(draft, ornament, (x, y), (inner * reach, outer * reach), number, (tones[at], ground), half=at % 2 == 1)
    draft.area(g.ellipse(x, y, 0.1 * reach), colours.ink, "middle")
    draft.area(g.ellipse(x, y, 0.045 * reach), ground, "eye")


def _ring(
    draft: Draft,
    kind: str,
    centre: tuple[float, float],
    radii: tuple[float, float],
    number: int,
    colours: tuple[RGB, RGB],
    *,
    half: bool,
) -> None:
    """Ornaments about the middle, each with a smaller one of the ground's colour in it, beads between their tips."""
    x, y = centre
    inner, outer = radii
    wide = math.tau * (0.45 * inner + 0.55 * outer) / number / 2
    start = 180 / number if half else 0.0
    for share, colour, name in ((1.0, colours[0], kind), (0.58, colours[1], f"{kind} inside")):
        one = _ORNAMENTS[kind](0.94 * share * wide, share * (outer - inner))
        lifted = g.moved(one, x, y - inner - (1 - share) * 0.36 * (outer - inner))
        ring = [g.rotated(lifted, start + 360 * i / number, (x, y)) for i in range(number)]
        draft.area(g.joined(*ring), colour, name)
    beads = []
    for i in range(number):
        angle = math.radians(start + 360 * (i + 0.5) / number - 90)
        far = 0.93 * outer
        beads.append(g.ellipse(x + far * math.cos(angle), y + far * math.sin(angle), 0.1 * wide + 0.012 * outer))
    draft.area(g.joined(*beads), colours[0], "beads")


def _petal(half: float, high: float) -> Path:
    return g.smooth([(0, 0, CORNER), (half, -0.5 * high), (0, -high, CORNER), (-half, -0.5 * high)])


def _round(half: float, high: float) -> Path:
    return g.smooth([(0, 0, CORNER), (0.9 * half, -0.62 * high), (0, -high), (-0.9 * half, -0.62 * high)])


def _point(half: float, high: float) -> Path:
    return g.polygon([(-0.9 * half, -0.1 * high), (0, -high), (0.9 * half, -0.1 * high)])


def _drop(half: float, high: float) -> Path:
    return g.smooth([(0, -high, CORNER), (0.72 * half, -0.32 * high), (0, -0.04 * high), (-0.72 * half, -0.32 * high)])


_ORNAMENTS: dict[str, Ornament] = {"petal": _petal, "round": _round, "point": _point, "drop": _drop}
