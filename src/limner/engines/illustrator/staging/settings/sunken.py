"""A town at the bottom of the sea: domes of glass with lit towers in them, dim towers in the depth behind."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.scene import ColourRole
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import underwater
from limner.engines.illustrator.staging.settings.character import CHARACTERS
from limner.engines.illustrator.staging.settings.setting import place
from limner.engines.illustrator.staging.settings.townscapes import streets
from limner.engines.illustrator.staging.settings.townscapes.roofs import ROOFS


@place(
    "sunken city",
    footing="depths",
    horizons=(0.80, 0.80, 0.80),
    climate="depths",
    hours=("day", "morning", "day"),
    neighbours="underwater",
    frame="porthole",
    near=(22, 70, 100),
    shows="water, building, skyscraper, house",
    holds="skyscraper",
    veil=((214, 240, 250), (60, 150, 190), (200, 250, 255)),
    traits=("aloft",),
)
def draw(easel: Easel) -> None:
    """Water from bright to deep, two rows of towers that come nearer, domes, the sea floor with corals, weed."""
    water = underwater.depths(easel)
    stops = tuple(Stop((0, 0.3, 0.7, 1)[i], c) for i, c in enumerate(water))
    easel.fill(easel.sheet(), Linear((0, 0), (0, easel.h), stops), "sky", "water", role="sky", tinted=False)
    underwater.light(easel, water[0])
    if easel.shown("building", "buildings", "skyscraper", "house", "city"):
        for row, (tall, step, veil) in enumerate(((0.5, 0.13, 0.72), (0.36, 0.19, 0.56))):
            _towers(easel, water, row, (tall * easel.h, step * easel.unit, veil))
    if easel.shown("dome", "domes"):
        _domes(easel, water)
    underwater.bottom(easel, water)
    underwater.surroundings(easel, water)


def _towers(easel: Easel, water: tuple[RGB, ...], row: int, size: tuple[float, float, float]) -> None:
    """A row of buildings in the colour of the water, their windows dark, weed on their edges."""
    tall, step, veil = size
    style = streets.town(easel) or CHARACTERS["metropolis"]
    base, panes, weed = easel.h * (0.8 + 0.08 * row), Path(), Path()
    for i, (x, y, wide, high) in enumerate(land.skyline(easel.rng, easel.w, base, tall, step)):
        hue = mix(mix((72, 96, 104), water[3], 0.3), water[1], veil)
        block = g.joined(g.rect(x, y, 0.9 * wide, high + 40), ROOFS[style.roof](x, y, 0.9 * wide, i))
        paint = fade(tone(hue, 0.05), mix(hue, water[2], 0.5), y, base)
        easel.fill(block, paint, "far", "skyscraper building", role="far", tinted=False, depth=0.4 + 0.4 * veil,
                   back=1.0 - row)  # fmt: skip
        for r in range(int(high / (0.05 * easel.unit))):
            for c in range(3):
                panes.addRect(
                    g.box(
                        x + wide * (0.12 + 0.25 * c),
                        y + (0.02 + 0.05 * r) * easel.unit,
                        0.14 * wide,
                        0.026 * easel.unit,
                    )
                )
        for k in range(5):
            at = y + high * easel.rng.random()
            weed.addPath(
                land.leaf(
                    x + (0.9 * wide if k % 2 else 0.0), at, 0.05 * easel.unit, 90 + easel.rng.uniform(-30, 30), 0.3
                )
            )
    dark = mix(mix((30, 52, 66), water[3], 0.4), water[1], 0.8 * veil)
    easel.fill(panes, dark, "far", "windows", role="far", tinted=False, depth=0.4, back=0.99 - row)
    easel.fill(
        weed, mix((60, 130, 96), water[2], 0.4 + 0.4 * veil), "far", "weed", role="far", tinted=False, back=0.98 - row
    )


_DOMES = ((0.2, 0.86, 0.19), (0.82, 0.85, 0.23), (0.52, 0.89, 0.3))
"""The middle and the foot of each over the canvas's sides, its radius over its unit, the farthest first."""
_LIT: tuple[RGB, ...] = ((255, 214, 128), (150, 240, 226), (255, 170, 150))
_TOWERS = ((-0.66, 0.34), (-0.42, 0.56), (-0.16, 0.78), (0.1, 0.66), (0.34, 0.52), (0.58, 0.38))
"""Where in a dome a tower stands and how high it is, over the radius."""


def _domes(easel: Easel, water: tuple[RGB, ...]) -> None:
    """Half globes of glass on the sea floor, a small bright town in each."""
    for k, (across, down, size) in enumerate(_DOMES):
        x, y, r = across * easel.w, down * easel.h, size * easel.unit
        lamp, back = _LIT[(k + easel.variant) % len(_LIT)], -0.1 - 0.1 * k
        easel.glow(halo(x, y - 0.4 * r, 1.7 * r, lamp, 0.42), "far", "glow of a dome", back=back)
        _dome(easel, (x, y, r), lamp, mix(water[1], water[3], 0.5), back)


def _dome(easel: Easel, place: tuple[float, float, float], lamp: RGB, deep: RGB, back: float) -> None:
    x, y, r = place
    body = g.intersection(g.ellipse(x, y, r, 0.96 * r), g.rect(x - r, y - r, 2 * r, r))
    inside = fade(mix(lamp, deep, 0.62), mix(lamp, deep, 0.22), y - r, y)
    easel.fill(body, inside, "far", "glass dome", role="far", tinted=False, back=back - 0.01)
    towers, panes = Path(), Path()
    for at, high in _TOWERS:
        left, wide, top = x + (at - 0.09) * r, 0.19 * r, y - high * r
        roof = g.polygon([(left, top), (left + wide, top), (left + 0.5 * wide, top - 0.14 * r)])
        towers.addPath(g.joined(g.rect(left, top, wide, y - top, 0.03 * r), roof))
        for row in range(int(high / 0.11)):
            for column in range(2):
                pane = g.box(left + (0.2 + 0.38 * column) * wide, top + (0.04 + 0.11 * row) * r, 0.22 * wide, 0.05 * r)
                panes.addRect(pane)
    rim = g.difference(body, g.moved(g.scaled(g.moved(body, -x, -y), 0.965, 0.965), x, y))
    shine = g.rotated(g.ellipse(x - 0.52 * r, y - 0.56 * r, 0.07 * r, 0.26 * r), 36, (x - 0.52 * r, y - 0.56 * r))
    base, white, dark = g.rect(x - 1.06 * r, y - 0.04 * r, 2.12 * r, 0.1 * r, 0.05 * r), (255, 255, 255), (20, 36, 60)
    parts: tuple[tuple[Path, RGB, str, ColourRole], ...] = (
        (towers, mix(deep, (24, 40, 70), 0.3), "buildings", "far"),
        (panes, mix(lamp, white, 0.35), "lit windows", "light"),
        (rim, mix(lamp, white, 0.6), "rim of the dome", "light"),
        (shine, white, "shine", "light"),
        (base, mix(deep, dark, 0.4), "foot of the dome", "far"),
    )
    for k, (path, hue, name, role) in enumerate(parts):
        easel.fill(path, hue, "far", name, role=role, tinted=False, back=back - 0.02 - 0.01 * k)
