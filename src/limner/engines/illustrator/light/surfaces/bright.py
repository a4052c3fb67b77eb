"""Metal, glass, ice, plastic, rubber, glazed ware: what the light does on a smooth skin."""

from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch
from limner.drawing.display import Fill, Item, Linear, Paint, Solid, Stop, Stroke
from limner.engines.illustrator.light.surfaces.coat import Coat, polylines

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
    stops = (Stop(0.0, coat.ink(0.06), 0.5), Stop(0.35, coat.ink(0.1), 0.26), Stop(1.0, coat.ink(-0.05), 0.55))
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
