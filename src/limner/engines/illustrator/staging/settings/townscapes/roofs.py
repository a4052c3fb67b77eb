"""Roofs of houses by their form: each takes the wall's left, top and width, and its number in the row."""

from collections.abc import Callable, Mapping

from limner.drawing import geometry as g
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging.settings.character import Roof

Build = Callable[[float, float, float, int], Path]


def _stepped(x: float, y: float, wide: float, number: int) -> Path:
    """A gable toward the street, in steps or as a neck with shoulders."""
    if number % 2:
        neck = [
            (0.0, 0.0),
            (0.0, 0.16),
            (0.22, 0.22),
            (0.3, 0.62),
            (0.5, 0.78),
            (0.7, 0.62),
            (0.78, 0.22),
            (1.0, 0.16),
            (1, 0),
        ]
        return g.polygon([(x + a * wide, y + 2 - b * wide) for a, b in neck])
    steps = 4
    left = [(k / (2 * steps), (k + d) / steps) for k in range(steps) for d in (0, 1)]
    right = [(1 - a, b) for a, b in reversed(left)]
    return g.polygon([(x + a * wide, y + 2 - 0.62 * b * wide) for a, b in (*left, *right)])


def _pitched(x: float, y: float, wide: float, number: int) -> Path:
    """A low roof of tiles with broad eaves."""
    high = (0.24 + 0.06 * (number % 3)) * wide
    return g.polygon(
        [(x - 0.07 * wide, y + 3), (x + 0.1 * wide, y - high), (x + 0.9 * wide, y - high), (x + 1.07 * wide, y + 3)]
    )


def _mansard(x: float, y: float, wide: float, number: int) -> Path:
    """A steep roof that breaks, with two dormers; a gable by turns."""
    if number % 3 == 2:
        return g.polygon([(x - 0.04 * wide, y + 2), (x + 0.5 * wide, y - 0.7 * wide), (x + 1.04 * wide, y + 2)])
    line = ((-0.03, -0.01), (0.08, 0.36), (0.16, 0.46), (0.84, 0.46), (0.92, 0.36), (1.03, -0.01))
    body = g.polygon([(x + dx * wide, y - dy * wide) for dx, dy in line])
    stack = g.rect(x + 0.68 * wide, y - 0.64 * wide, 0.1 * wide, 0.24 * wide)
    return g.joined(body, stack)


def _chimneys(x: float, y: float, wide: float, number: int) -> Path:
    """A low slate roof between stacks with pots."""
    roof = g.polygon(
        [(x, y + 2), (x + 0.06 * wide, y - 0.2 * wide), (x + 0.94 * wide, y - 0.2 * wide), (x + wide, y + 2)]
    )
    stacks = [g.rect(x + a * wide, y - 0.42 * wide, 0.16 * wide, 0.36 * wide) for a in (0.0, 0.84)]
    pots = [
        g.rect(x + (a + b) * wide, y - 0.52 * wide, 0.04 * wide, 0.12 * wide) for a in (0.0, 0.84) for b in (0.02, 0.1)
    ]
    return g.joined(roof, *stacks, *pots)


def _flat(x: float, y: float, wide: float, number: int) -> Path:
    """A flat roof behind a parapet, with a little house of the stairs by turns."""
    edge = g.rect(x - 0.02 * wide, y - 0.06 * wide, 1.04 * wide, 0.09 * wide)
    if number % 2:
        return edge
    return g.joined(edge, g.rect(x + 0.56 * wide, y - 0.3 * wide, 0.3 * wide, 0.26 * wide))


def _domed(x: float, y: float, wide: float, number: int) -> Path:
    """A dome on every third house, a parapet on the others."""
    if number % 3:
        return _flat(x, y, wide, number)
    dome = g.smooth([(x + 0.16 * wide, y + 2, "c"), (x + 0.2 * wide, y - 0.28 * wide), (x + 0.5 * wide, y - 0.5 * wide),
                     (x + 0.8 * wide, y - 0.28 * wide), (x + 0.84 * wide, y + 2, "c")])  # fmt: skip
    return g.joined(dome, g.rect(x + 0.485 * wide, y - 0.62 * wide, 0.03 * wide, 0.16 * wide))


def _curved(x: float, y: float, wide: float, number: int) -> Path:
    """Tiled eaves that turn up at their ends, over a second roof by turns."""

    def eaves(top: float, grow: float) -> Path:
        half, mid = 0.5 * grow * wide, x + 0.5 * wide
        return g.smooth([(mid - 1.3 * half, top - 0.06 * wide, "c"), (mid - 0.7 * half, top - 0.1 * wide),
                         (mid - 0.42 * half, top - 0.3 * wide, "c"), (mid + 0.42 * half, top - 0.3 * wide, "c"),
                         (mid + 0.7 * half, top - 0.1 * wide), (mid + 1.3 * half, top - 0.06 * wide, "c"),
                         (mid + 0.9 * half, top + 0.05 * wide), (mid - 0.9 * half, top + 0.05 * wide)])  # fmt: skip

    if number % 2:
        return eaves(y, 1.0)
    loft = g.rect(x + 0.22 * wide, y - 0.42 * wide, 0.56 * wide, 0.2 * wide)
    return g.joined(eaves(y, 1.0), loft, eaves(y - 0.4 * wide, 0.66))


def _steep(x: float, y: float, wide: float, number: int) -> Path:
    """A wooden gable toward the street."""
    return g.polygon(
        [(x - 0.08 * wide, y + 0.06 * wide), (x + 0.5 * wide, y - 0.56 * wide), (x + 1.08 * wide, y + 0.06 * wide)]
    )


def _temple(x: float, y: float, wide: float, number: int) -> Path:
    """A pediment on its beam; low tiles by turns."""
    if number % 2:
        return _pitched(x, y, wide, number)
    beam = g.rect(x - 0.05 * wide, y - 0.04 * wide, 1.1 * wide, 0.08 * wide)
    return g.joined(
        beam,
        g.polygon(
            [(x - 0.07 * wide, y - 0.04 * wide), (x + 0.5 * wide, y - 0.3 * wide), (x + 1.07 * wide, y - 0.04 * wide)]
        ),
    )


def _rounded(x: float, y: float, wide: float, number: int) -> Path:
    """A smooth cap, a point or a slanting top."""
    caps: tuple[tuple[Landmark, ...], ...] = (
        ((0.0, 0.0, "c"), (0.08, 0.36), (0.5, 0.62), (0.92, 0.36), (1.0, 0.0, "c")),
        ((0.0, 0.0, "c"), (0.38, 0.5), (0.5, 1.5, "c"), (0.62, 0.5), (1.0, 0.0, "c")),
        ((0.0, 0.0, "c"), (0.0, 0.3, "c"), (0.7, 0.8), (1.0, 0.9, "c"), (1.0, 0.0, "c")),
    )
    return g.moved(g.scaled(g.smooth([(p[0], -p[1], *p[2:]) for p in caps[number % 3]]), wide), x, y + 2)


def _slab(x: float, y: float, wide: float, number: int) -> Path:
    """A flat top with what is set back on it, and a mast by turns."""
    top = g.rect(x + 0.2 * wide, y - 0.12 * wide, 0.6 * wide, 0.14 * wide)
    if number % 3:
        return top
    return g.joined(top, g.rect(x + 0.48 * wide, y - 0.6 * wide, 0.04 * wide, 0.5 * wide))


ROOFS: Mapping[Roof, Build] = {
    "stepped": _stepped, "pitched": _pitched, "mansard": _mansard, "chimneys": _chimneys, "flat": _flat,
    "domed": _domed, "curved": _curved, "steep": _steep, "temple": _temple, "rounded": _rounded, "slab": _slab,
}  # fmt: skip
"""Every form of roof."""
