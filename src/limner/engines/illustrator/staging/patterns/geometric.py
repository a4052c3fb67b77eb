"""Tiles of shapes alone: dots, stripes, checks, zigzags, scales. Every one closes over its edges."""

from collections.abc import Callable, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.draft import Draft

_ANY = ("quarters", "triangles", "scales", "hexagons", "diamonds", "zigzags")
"""What "geometric" and "abstract" may be."""
_SETS = tuple(
    tuple(parse(f"#{code}") for code in codes.split())
    for codes in (
        "f6ead8 e0714f 2f5d6b e8b44c",
        "fbf3ec 3b4a7a e58f7b 8fb8ad",
        "22344f f2c14e e4572e f4efe6",
        "eef2ea 2f6f62 d9a441 b5523b",
        "f7e9ec 7a3e65 e08a8a f0c98b",
        "f3f1ec 1f1f2b d8d3c8 c9503c",
    )
)
"""A ground and three colours."""
_PITCHES = (0.25, 0.2, 1 / 6)


def draw(draft: Draft) -> None:
    """The tile, in the colours of the words or of the seed."""
    asked = draft.reading.made.shapes
    kind = asked if asked in _KINDS else draft.dice.turn("plate", _ANY)
    ground, *inks = _colours(draft)
    ground = draft.paper(ground)
    w, h = draft.easel.w, draft.easel.h
    pitch = draft.dice.turn("pitch", _PITCHES) * draft.size
    columns, rows = _even(w / pitch), _even(h / pitch)
    draft.look = "vector_art"
    for number, path in enumerate(_KINDS[kind](w, h, columns, rows, len(inks))):
        if not path.isEmpty():
            draft.area(path, inks[number % len(inks)], kind)


def _colours(draft: Draft) -> Sequence[RGB]:
    """A ground and three others: tones of what was asked for, or a set."""
    if not draft.asked:
        return draft.dice.turn("ground", _SETS)
    first, *others = draft.asked
    second = others[0] if others else mix(first, (255, 255, 255), 0.86)
    return second, first, mix(first, second, 0.45), tone(first, -0.14)


def _even(number: float) -> int:
    return max(2 * round(number / 2), 2)


def _split(items: Sequence[Path], number: int, of: Callable[[int], int]) -> list[Path]:
    """The paths joined by colour."""
    joined = [Path() for _ in range(number)]
    for i, item in enumerate(items):
        joined[of(i) % number].addPath(item)
    return joined


def _dots(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    wide, tall = w / columns, h / rows
    first, second = Path(), Path()
    for c in range(-1, columns + 1):
        for r in range(-1, rows + 1):
            x, y = (c + 0.5) * wide, (r + 0.5) * tall
            first.addPath(g.ellipse(x, y, 0.27 * min(wide, tall)))
            second.addPath(g.ellipse(x + wide / 2, y + tall / 2, 0.13 * min(wide, tall)))
    return [first, second]


def _stripes(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    wide = w / columns
    shares = ((0.08, 0.3), (0.5, 0.1), (0.72, 0.18))
    return [
        g.joined(*(g.rect((c + left) * wide, -2, share * wide, h + 4) for c in range(columns)))
        for left, share in shares[:inks]
    ]


def _checks(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    """Gingham: bands both ways, deeper where they cross."""
    wide, tall = w / columns, h / rows
    across = [g.rect(-2, r * tall, w + 4, tall / 2) for r in range(rows)]
    down = [g.rect(c * wide, -2, wide / 2, h + 4) for c in range(columns)]
    crossings = [g.rect(c * wide, r * tall, wide / 2, tall / 2) for c in range(columns) for r in range(rows)]
    bands = g.union(*across, *down)
    squares = g.joined(*crossings)
    return [squares, g.difference(bands, squares)]


def _zigzags(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    wide, tall = w / columns, h / rows
    bands = []
    for r in range(-1, rows + 1):
        upper = [(i * wide / 2, (r + (0.0 if i % 2 else 0.5)) * tall) for i in range(-1, 2 * columns + 2)]
        lower = [(x, y + 0.5 * tall) for x, y in upper]
        bands.append(g.polygon([*upper, *reversed(lower)]))
    # Two rows are one rhythm: rows are even, so that the last meets the first.
    return _split(bands, 2, lambda i: i)


def _triangles(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    wide, tall = w / columns, h / rows
    cells, keys = [], []
    for r in range(rows):
        for c in range(-1, columns + 1):
            x, y = (c + 0.5 * (r % 2)) * wide, r * tall
            cells.append(g.polygon([(x, y + tall), (x + wide / 2, y), (x + wide, y + tall)]))
            keys.append((c % columns) * 2 + r)
    return _split(cells, inks, lambda i: keys[i])


def _hexagons(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    wide, tall = w / columns, h / rows
    cells, keys = [], []
    for r in range(-1, rows + 1):
        for c in range(-1, columns + 1):
            x, y = (c + 0.5 + 0.5 * (r % 2)) * wide, (r + 0.5) * tall
            k, q = 0.46 * wide, 0.62 * tall
            corners = [
                (x, y - q),
                (x + k, y - q / 2),
                (x + k, y + q / 2),
                (x, y + q),
                (x - k, y + q / 2),
                (x - k, y - q / 2),
            ]
            cells.append(g.polygon(corners))
            keys.append((c % columns) + 2 * (r % rows) + ((c % columns) * (r % rows)) % 2)
    return _split(cells, inks, lambda i: keys[i])


def _scales(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    """Overlapping discs of rings, each row before the one above it."""
    wide, tall = w / columns, h / rows
    reach = 0.5 * wide
    below = g.union(
        *(g.ellipse(side * reach, tall, reach, 1.02 * tall) for side in (-1, 1)),
        g.ellipse(0.0, 2 * tall, reach, 1.02 * tall),
    )
    spots = [
        ((c + 0.5 + 0.5 * (r % 2)) * wide, (r + 1) * tall) for r in range(-2, rows + 2) for c in range(-1, columns + 1)
    ]
    paths = []
    for share in (1.0, 0.72, 0.44):
        scale = g.difference(g.ellipse(0.0, 0.0, share * 0.96 * reach, share * 0.98 * tall), below)
        paths.append(g.joined(*(g.moved(scale, x, y) for x, y in spots)))
    return paths


def _diamonds(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    wide, tall = w / columns, h / rows
    cells, keys = [], []
    for r in range(-1, 2 * rows + 1):
        for c in range(-1, columns + 1):
            x, y = (c + 0.5 * (r % 2) + 0.5) * wide, (r * 0.5 + 0.5) * tall
            if r % 2 == 0:
                cells.append(g.polygon([(x, y - tall / 2), (x + wide / 2, y), (x, y + tall / 2), (x - wide / 2, y)]))
                keys.append((c % columns) % 2)
            else:
                k = 0.36
                cells.append(g.polygon([(x, y - k * tall), (x + k * wide, y), (x, y + k * tall), (x - k * wide, y)]))
                keys.append(2)
    return _split(cells, inks, lambda i: keys[i])


def _quarters(w: float, h: float, columns: int, rows: int, inks: int) -> list[Path]:
    """Quarter discs, discs and half discs, each cell turned by its own number."""
    wide, tall = w / columns, h / rows
    cell = g.rect(0.0, 0.0, wide, tall)
    corners = ((0.0, 0.0), (wide, 0.0), (wide, tall), (0.0, tall))
    quarters = [g.intersection(g.ellipse(x, y, wide, tall), cell) for x, y in corners]
    discs = [g.ellipse(wide / 2, tall / 2, k * min(wide, tall)) for k in (0.3, 0.4, 0.5)]
    halves = [g.intersection(g.ellipse(wide / 2, y, wide / 2, min(tall, wide / 2)), cell) for y in (0.0, tall, 0.0)]
    shapes = [*quarters, *quarters[:2], *discs, *halves]
    cells, keys = [], []
    for r in range(rows):
        for c in range(columns):
            number = (7 * c + 11 * r + 3 * c * r) % len(shapes)
            cells.append(g.moved(shapes[number], c * wide, r * tall))
            keys.append(number + c)
    return _split(cells, inks, lambda i: keys[i])


_KINDS: dict[str, Callable[[float, float, int, int, int], list[Path]]] = {
    "dots": _dots,
    "stripes": _stripes,
    "checks": _checks,
    "zigzags": _zigzags,
    "triangles": _triangles,
    "hexagons": _hexagons,
    "scales": _scales,
    "diamonds": _diamonds,
    "quarters": _quarters,
}
