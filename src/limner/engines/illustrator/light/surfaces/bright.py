"""Metal, glass, ice, crystal, jelly, plastic, rubber, glazed ware: what the light does on a smooth skin."""

from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch
from limner.drawing.display import Fill, Item, Linear, Paint, Solid, Stop, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.light.surfaces.coat import Coat, bent, polylines

_BANDS = (
    (0.0, 0.13), (0.16, 0.02), (0.3, 0.24), (0.38, 0.2), (0.44, -0.2), (0.53, -0.12), (0.66, 0.2), (0.72, 0.16),
    (0.78, -0.06), (1.0, -0.22),
)  # fmt: skip
"""What a polished body mirrors across itself: sky, horizon, land; where, and how much lighter."""


def metallic(coat: Coat) -> Paint:
    """Sharp bands, light, dark, light."""
    left, top, right, bottom = coat.box
    stops = tuple(Stop(at, coat.ink(offset)) for at, offset in _BANDS)
    if coat.upright:
        ends = ((left, top), (right, top)) if coat.side <= 0 else ((right, top), (left, top))
        return Linear(*ends, stops)
    return Linear((left, top), (left + 0.12 * coat.width, bottom), stops)


def metal(coat: Coat) -> Iterator[Item]:
    """A hard highlight, a bright edge."""
    yield coat.rim(coat.white, 0.6, 0.6)
    if coat.thickness > 8:
        yield coat.streak(0.2, 0.07, 0.6)
        yield coat.streak(0.32, 0.025, 0.6)


def clear(coat: Coat) -> Paint:
    """What is behind it is seen through it, less toward its foot."""
    left, top, right, _ = coat.box
    stops = (Stop(0.0, coat.ink(0.04), 0.58), Stop(0.35, coat.ink(0.08), 0.34), Stop(1.0, coat.ink(-0.07), 0.62))
    ends = ((left, top), (right, top)) if coat.side <= 0 else ((right, top), (left, top))
    return Linear(*ends, stops)


def glass(coat: Coat) -> Iterator[Item]:
    """Dark and bright edges, and streaks of a window's light."""
    yield coat.rim(coat.ink(-0.22), 1.4, 0.5)
    yield coat.rim(coat.white, 0.7, 0.9)
    if coat.thickness > 6:
        yield coat.streak(0.14, 0.1, 0.6)
        yield coat.streak(0.29, 0.03, 0.6)
        yield coat.shine(0.8, 0.8, 0.22, 0.7)


def frozen(coat: Coat) -> Paint:
    """Clouded, pale above and deep below."""
    _, top, _, bottom = coat.box
    stops = (Stop(0.0, coat.ink(0.1), 0.9), Stop(0.55, coat.ink(0.0), 0.7), Stop(1.0, coat.ink(-0.12), 0.85))
    return Linear((0.0, top), (0.0, bottom), stops)


def ice(coat: Coat) -> Iterator[Item]:
    """Facets, cracks within, glints at the corners."""
    rng = coat.rng
    number = max(2, round(12 * coat.share))
    for offset, alpha in ((0.2, 0.6), (-0.14, 0.5)):
        shards = []
        for _ in range(number):
            x, y = rng.random(), rng.random()
            corners = [coat.at(x + rng.uniform(-0.28, 0.28), y + rng.uniform(-0.28, 0.28)) for _ in range(3)]
            shards.append(g.polygon(corners))
        yield Fill(g.joined(*shards), Solid(coat.ink(offset), alpha * 0.7))
    cracks = []
    for _ in range(number):
        x, y = rng.random(), rng.random()
        cracks.append([coat.at(x, y), coat.at(x + rng.uniform(-0.2, 0.2), y + 0.2), coat.at(x - 0.06, y + 0.36)])
    yield coat.lines(polylines(cracks), 0.3, 0.6, 0.9)
    yield coat.rim(coat.white, 1.0, 0.85)
    if coat.thickness > 9:
        stars = [g.star(*spot, 3.4, 0.6, 4) for spot in (coat.at(0.26, 0.24), coat.at(0.7, 0.58))]
        yield Fill(g.joined(*stars), Solid(coat.white, 0.95))


def saturated(rgb: RGB) -> RGB:
    """The colour as a dye in plastic has it."""
    lightness, chroma, hue = lch(rgb)
    return rgb if chroma < 0.02 else from_lch(lightness, min(1.35 * chroma, chroma + 0.06), hue)


def plastic(coat: Coat) -> Iterator[Item]:
    """One clean soft highlight, and the mould's edge."""
    yield coat.rim(coat.ink(0.13), 0.8, 0.8)
    if max(coat.width, coat.height) > 2.4 * coat.thickness:
        yield Stroke(
            polylines([[coat.along(0.1, 0.32), coat.along(0.62, 0.32)]]), _white(coat, 0.7), 0.2 * coat.thickness
        )
    elif coat.thickness > 4:
        yield coat.shine(0.3, 0.24, 0.3, 0.95, 0.55)
        if coat.width > 1.6 * coat.height:
            yield coat.shine(0.3, 0.64, 0.3, 0.8, 0.3)


def _white(coat: Coat, alpha: float) -> Solid:
    return Solid(coat.white, alpha)


def glazed(coat: Coat) -> Iterator[Item]:
    """A window's light on glaze, and light from the foot."""
    yield coat.rim(coat.ink(0.1), 0.8, 0.6)
    if coat.thickness > 6:
        x, y = coat.at(0.2 if coat.side <= 0 else 0.66, 0.16)
        pane = g.rect(x, y, 0.16 * coat.thickness, 0.24 * coat.thickness, 0.04 * coat.thickness)
        yield Fill(pane, Solid(coat.white, 0.75))
        yield coat.shine(0.76, 0.86, 0.26, 0.45)


def rubber(coat: Coat) -> Iterator[Item]:
    """Dull, darker toward the edge, with moulded grips."""
    for width, alpha in ((0.16, 0.22), (0.07, 0.3)):
        yield coat.rim(coat.ink(-0.26), min(width * coat.thickness, 90 * width), alpha)
    if coat.thickness > 7:
        grips = [g.ellipse(*spot, 0.95) for spot in coat.strewn(coat.number(24, 8.5))]
        yield Fill(g.joined(*(g.moved(grip, 0.35, 0.45) for grip in grips)), Solid(coat.ink(-0.2), 0.7))
        yield Fill(g.joined(*grips), Solid(coat.ink(0.07), 0.7))


_FIRE: tuple[RGB, ...] = ((246, 178, 216), (168, 196, 250), (252, 240, 190), (176, 240, 224))
"""What crystal makes of white light."""


def crystal(coat: Coat) -> Iterator[Item]:
    """Cut faces that meet at points within, each with a light or a colour of its own, and glints where they meet."""
    columns, rows = (
        max(1, min(round(side / 10), round(8 * coat.share**0.5) + 1)) for side in (coat.width, coat.height)
    )
    shift = {
        (i, j): coat.at((i + _wave(coat, i, columns)) / columns, (j + _wave(coat, j, rows)) / rows)
        for i in range(columns + 1) for j in range(rows + 1)
    }  # fmt: skip
    faces: list[list[Path]] = [[] for _ in range(6)]
    for i in range(columns):
        for j in range(rows):
            a, b, c, d = shift[i, j], shift[i + 1, j], shift[i + 1, j + 1], shift[i, j + 1]
            for k, corners in enumerate(((a, b, c), (a, c, d))):
                faces[(2 * i + 3 * j + 4 * k) % 6].append(g.polygon([_short(p) for p in corners]))
    paints = [(coat.white, 0.8), (coat.ink(-0.16), 0.5), *((rgb, 0.34) for rgb in _FIRE)]
    for paths, (rgb, alpha) in zip(faces, paints, strict=True):
        if paths:
            yield Fill(g.joined(*paths), Solid(rgb, alpha))
    yield coat.rim(coat.ink(-0.25), 1.2, 0.55)
    yield coat.rim(coat.white, 0.7, 0.95)
    if coat.thickness > 7:
        stars = [g.star(*spot, 4.2, 0.6, 4) for spot in (coat.at(0.24, 0.22), coat.at(0.68, 0.5))]
        yield Fill(g.joined(*stars), Solid(coat.white, 0.95))


def _wave(coat: Coat, i: int, most: int) -> float:
    """How far a corner of the cut is off its place; those on the edge are not."""
    return coat.rng.uniform(-0.3, 0.3) if 0 < i < most else 0.0


def _short(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0], 1), round(point[1], 1)


def wobbling(coat: Coat) -> Paint:
    """Light comes through it, most toward its foot."""
    _, top, _, bottom = coat.box
    stops = (Stop(0.0, coat.ink(-0.02), 0.86), Stop(0.6, coat.ink(0.03), 0.74), Stop(1.0, coat.ink(0.14), 0.8))
    return Linear((0.0, top), (0.0, bottom), stops)


def jelly(coat: Coat) -> Iterator[Item]:
    """A thick bright edge, round lights, bubbles within."""
    for width, alpha in ((0.18, 0.25), (0.08, 0.4)):
        yield coat.rim(coat.ink(0.16), min(width * coat.thickness, 60 * width), alpha)
    bubbles = [g.ellipse(x, y, coat.rng.uniform(0.8, 2.0)) for x, y in coat.strewn(coat.number(26, 8.0))]
    yield coat.lines(g.joined(*bubbles), 0.22, 0.5, 0.8)
    if coat.thickness > 4:
        yield coat.shine(0.28, 0.2, 0.3, 0.95, 0.5)
        yield coat.shine(0.7, 0.78, 0.2, 0.5, 0.5)
        along = polylines([[coat.along(0.12, 0.2), coat.along(0.5, 0.2)]])
        yield Stroke(along, _white(coat, 0.75), min(0.1 * coat.thickness, 3.0))


_COBALT: RGB = (38, 78, 164)


def porcelain(coat: Coat) -> Iterator[Item]:
    """White ware painted in blue: sprigs of flowers, a line along its edge, the glaze over them."""
    yield coat.rim(_COBALT, 1.3, 0.75)
    if coat.thickness > 9:
        size = min(0.11 * coat.thickness, 5.0)
        petals, leaves = list[Path](), Path()
        for x, y in coat.strewn(max(1, round(9 * coat.share))):
            if not coat.path.contains(x, y):
                continue
            petals += [g.ellipse(x + size * dx, y + size * dy, 0.62 * size) for dx, dy in _PETALS]
            for hand in (-1, 1):
                bent(leaves, (x, y + size), (x + 1.2 * hand * size, y + 1.6 * size), (x + 2.4 * hand * size, y + size))
        if petals:
            yield Stroke(leaves, Solid(_COBALT, 0.8), 0.4 * size)
            yield Fill(g.joined(*petals), Solid(_COBALT, 0.85))
    yield from glazed(coat)


_PETALS = ((0.0, -0.8), (0.76, -0.25), (0.47, 0.65), (-0.47, 0.65), (-0.76, -0.25))
