"""A town at the bottom of the sea: towers and houses in the depth, the light from above between them."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
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
    """Water from bright to deep, three rows of towers that come nearer, the sea floor with corals, weed."""
    water = underwater.depths(easel)
    stops = tuple(Stop((0, 0.3, 0.7, 1)[i], c) for i, c in enumerate(water))
    easel.fill(easel.sheet(), Linear((0, 0), (0, easel.h), stops), "sky", "water", role="sky", tinted=False)
    underwater.light(easel, water[0])
    if easel.shown("building", "buildings", "skyscraper", "house", "city"):
        for row, (tall, step, veil) in enumerate(((0.62, 0.13, 0.6), (0.5, 0.19, 0.38))):
            _towers(easel, water, row, (tall * easel.h, step * easel.unit, veil))
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
