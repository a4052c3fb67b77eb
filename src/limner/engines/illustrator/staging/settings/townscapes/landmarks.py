"""What rises over the roofs of a town: each takes the middle of its foot and its height, and gives its outline."""

from collections.abc import Callable, Mapping, Sequence

from limner.drawing import geometry as g
from limner.drawing.geometry import Landmark as Point
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.settings.character import Landmark

Build = Callable[[float, float, float], Path]


def _outline(x: float, y: float, half: float, tall: float, points: Sequence[Point]) -> Path:
    """A closed line through points given in half widths from the middle and in heights over the foot."""
    return g.smooth([(x + p[0] * half, y - p[1] * tall, *p[2:]) for p in points])


def _minaret(x: float, y: float, tall: float) -> Path:
    """A thin tower with a balcony and a pointed cap."""
    half = 0.045 * tall
    return g.joined(
        g.rect(x - half, y - 0.78 * tall, 2 * half, 0.78 * tall),
        g.rect(x - 1.9 * half, y - 0.64 * tall, 3.8 * half, 0.035 * tall),
        g.rect(x - 1.6 * half, y - 0.8 * tall, 3.2 * half, 0.03 * tall),
        g.polygon([(x - 1.2 * half, y - 0.8 * tall), (x, y - tall), (x + 1.2 * half, y - 0.8 * tall)]),
    )


def _dome(x: float, y: float, tall: float) -> Path:
    """A great dome on a drum, with a lantern."""
    r = 0.32 * tall
    cap = g.smooth([(x - r, y - 0.42 * tall, "c"), (x - 0.92 * r, y - 0.66 * tall), (x, y - 0.92 * tall),
                    (x + 0.92 * r, y - 0.66 * tall), (x + r, y - 0.42 * tall, "c")])  # fmt: skip
    return g.joined(cap, g.rect(x - 0.94 * r, y - 0.46 * tall, 1.88 * r, 0.46 * tall),
                    g.rect(x - 0.02 * tall, y - 1.04 * tall, 0.04 * tall, 0.16 * tall))  # fmt: skip


def _spire(x: float, y: float, tall: float) -> Path:
    """A church's tower under a steep helm."""
    half = 0.09 * tall
    helm = g.polygon([(x - 1.25 * half, y - 0.54 * tall), (x, y - tall), (x + 1.25 * half, y - 0.54 * tall)])
    return g.joined(g.rect(x - half, y - 0.55 * tall, 2 * half, 0.55 * tall), helm)


def _campanile(x: float, y: float, tall: float) -> Path:
    """A bell tower with an open loft and a low roof."""
    half = 0.08 * tall
    body = g.rect(x - half, y - 0.82 * tall, 2 * half, 0.82 * tall)
    loft = g.joined(*(g.rect(x + a * half, y - 0.78 * tall, 0.5 * half, 0.1 * tall) for a in (-0.7, 0.2)))
    roof = g.polygon([(x - 1.25 * half, y - 0.82 * tall), (x, y - 0.98 * tall), (x + 1.25 * half, y - 0.82 * tall)])
    return g.joined(g.difference(body, loft), roof)


def _onion(x: float, y: float, tall: float) -> Path:
    """A tower under an onion."""
    half = 0.1 * tall
    bulb = _outline(x, y, half, tall, (
        (-0.7, 0.6, "c"), (-1.5, 0.72), (-0.5, 0.86), (0.0, 1.0, "c"), (0.5, 0.86), (1.5, 0.72), (0.7, 0.6, "c"),
    ))  # fmt: skip
    return g.joined(
        g.rect(x - half, y - 0.56 * tall, 2 * half, 0.56 * tall),
        g.rect(x - 0.7 * half, y - 0.62 * tall, 1.4 * half, 0.08 * tall),
        bulb,
    )


def _pagoda(x: float, y: float, tall: float) -> Path:
    """Five roofs, one over the other."""
    parts = [g.rect(x - 0.01 * tall, y - tall, 0.02 * tall, 0.2 * tall)]
    for k in range(5):
        half, low = (0.3 - 0.035 * k) * tall, y - 0.165 * k * tall
        parts.append(g.rect(x - 0.55 * half, low - 0.14 * tall, 1.1 * half, 0.14 * tall))
        parts.append(g.smooth([(x - half, low - 0.12 * tall, "c"), (x - 0.5 * half, low - 0.145 * tall),
                               (x - 0.36 * half, low - 0.19 * tall, "c"), (x + 0.36 * half, low - 0.19 * tall, "c"),
                               (x + 0.5 * half, low - 0.145 * tall), (x + half, low - 0.12 * tall, "c"),
                               (x, low - 0.09 * tall)]))  # fmt: skip
    return g.joined(*parts)


def _tower(x: float, y: float, tall: float) -> Path:
    """A skyscraper that steps back."""
    return g.joined(*(g.rect(x - half * tall, y - high * tall, 2 * half * tall, high * tall)
                      for half, high in ((0.12, 0.6), (0.085, 0.8), (0.05, 0.9), (0.008, 1.0))))  # fmt: skip


def _needle(x: float, y: float, tall: float) -> Path:
    """A mast with a pod near its top."""
    shaft = g.polygon(
        [
            (x - 0.06 * tall, y),
            (x - 0.012 * tall, y - 0.7 * tall),
            (x, y - tall),
            (x + 0.012 * tall, y - 0.7 * tall),
            (x + 0.06 * tall, y),
        ]
    )
    return g.joined(shaft, g.ellipse(x, y - 0.7 * tall, 0.085 * tall, 0.03 * tall))


def _clock(x: float, y: float, tall: float) -> Path:
    """A town hall's tower, its clock left open."""
    half = 0.085 * tall
    body = g.rect(x - half, y - 0.76 * tall, 2 * half, 0.76 * tall)
    face = g.ellipse(x, y - 0.64 * tall, 0.66 * half)
    helm = _outline(x, y, half, tall, (
        (-1.2, 0.75, "c"), (-0.4, 0.88, "c"), (0.0, 1.0, "c"), (0.4, 0.88, "c"), (1.2, 0.75, "c"),
    ))  # fmt: skip
    return g.joined(g.difference(body, face), helm)


def _temple(x: float, y: float, tall: float) -> Path:
    """A temple on its steps, columns under a pediment."""
    wide = 0.62 * tall
    columns = [
        g.rect(x + (k / 3 - 1) * 0.9 * wide - 0.03 * tall, y - 0.56 * tall, 0.06 * tall, 0.44 * tall) for k in range(7)
    ]
    return g.joined(
        g.rect(x - 1.1 * wide, y - 0.12 * tall, 2.2 * wide, 0.12 * tall), *columns,
        g.rect(x - wide, y - 0.64 * tall, 2 * wide, 0.09 * tall),
        g.polygon([(x - 1.05 * wide, y - 0.64 * tall), (x, y - 0.94 * tall), (x + 1.05 * wide, y - 0.64 * tall)]),
    )  # fmt: skip


def _peak(x: float, y: float, tall: float) -> Path:
    """A mountain's shoulder far behind the roofs."""
    ridge = ((-1.1, 0.0), (-0.34, 0.8), (-0.1, 0.74), (0.12, 1.1), (0.5, 0.6), (1.2, 0.0))
    return g.polygon([(x + dx * tall, y - dy * tall) for dx, dy in ridge])


LANDMARKS: Mapping[Landmark, Build] = {
    "minaret": _minaret, "dome": _dome, "spire": _spire, "campanile": _campanile, "onion": _onion, "pagoda": _pagoda,
    "tower": _tower, "needle": _needle, "clock": _clock, "temple": _temple, "peak": _peak,
}  # fmt: skip
"""Everything that may rise there."""
