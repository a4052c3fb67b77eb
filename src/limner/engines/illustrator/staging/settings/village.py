"""A village: cottages with pitched roofs on a slope, a lane, hills and trees."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Paint
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.scene import ColourRole
from limner.engines.illustrator.staging import framing, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import overhang
from limner.engines.illustrator.staging.settings.from_above import country
from limner.engines.illustrator.staging.settings.meadow import snow_cover
from limner.engines.illustrator.staging.settings.setting import Slab, place
from limner.engines.illustrator.staging.settings.townscapes import streets

_WALLS = lay.palette("f3e3c8 ead2b0 e8d8d0 dfe3da f0dcc0")
_ROOFS = lay.palette("b5573f 9a4a46 7d5a4a a8683c 6f6a78")
BUILT = 0.28
"""Where the nearer row of cottages stands, as a share of what lies below the horizon."""


@place(
    "village",
    horizons=(0.42, 0.50, 0.58),
    beyond=BUILT,
    climate="wooded",
    neighbours="street, meadow",
    shows="tree, plant, grass, bush, building, house, skyscraper",
    above=country.village,
    mapped="house, tree",
    slab=Slab(things="tree bush tree pine flower", deserted="house tree house pine house"),
    traits=("ranged", "seasonal"),
)
def draw(easel: Easel) -> None:
    """Hills, cottages in two rows with a steeple among them, trees between, the lane."""
    colours = lay.greens(easel)
    winter = easel.brief.season == "winter"
    sky.paint(easel)
    if easel.variant % 2:
        lay.mountains(easel, lay.palette("8d9cc4")[0], 4, 0.24, snow=True, depth=0.88)
    lay.hills(easel, colours)
    room = easel.h - easel.horizon
    style = streets.town(easel)
    if style is not None:
        streets.skyline(easel, style)
        streets.houses(easel, replace(style, shops=False), easel.horizon + BUILT * room, size=0.66)
    elif easel.shown("house", "houses", "cottage") and (easel.knoll or easel.shown("building", "buildings")):
        for k, (share, size, number) in enumerate(((0.1, 0.1, 7), (BUILT, 0.15, 5))):
            row(easel, easel.horizon + share * room, size, number, k)
        if easel.knoll:
            row(easel, 0.92 * easel.h, 0.13, 6, 1)
            row(easel, 1.01 * easel.h, 0.17, 5, 1)
    start, pale = easel.horizon / easel.h, room / easel.h
    names = ("pine",) if winter else ("tree", "bush")
    lay.trees(easel, names, 6, start + 0.3 * pale, 0.13, () if winter else colours.foliage)
    top = easel.horizon + 0.42 * room
    lay.light_on_ground(easel, colours.near, top)
    if winter:
        snow_cover(easel, colours)
    else:
        lay.tufts(easel, colours.blade, top, 40)
        lay.blooms(easel, colours.blooms, top, 18)
    if easel.brief.traits.framing:
        (overhang.leaves, framing.grass, framing.bushes)[easel.variant % 3](easel, colours.blade)


def row(easel: Easel, y: float, size: float, number: int, rank: int, *, name: str = "cottage") -> None:
    """So many cottages in an uneven row on that height, a steeple in the middle of the farthest, of `rank` 0; where
    somebody stands so low, none is before him.
    """
    whole = round(number * easel.w / easel.unit)
    for i in range(whole):
        x, wide = easel.w * (i + easel.rng.uniform(0.15, 0.85)) / whole, 0.6 * size * easel.unit
        if any(box.left - wide < x < box.right + wide and box.bottom > y - 1.2 * wide for box in easel.taken) and rank:
            continue
        steeple = rank == 0 and i == number // 2
        _cottage(easel, x, y, size * easel.unit, rank, steeple=steeple, name=name)


def _cottage(easel: Easel, x: float, y: float, size: float, row: int, *, steeple: bool, name: str) -> None:
    """One house: a wall, a pitched roof with a lighter edge, two windows, a door; a spire where it is the church."""
    rng = easel.rng
    depth, back = 0.62 - 0.16 * row, 0.9 - 0.2 * row
    wall, roof = rng.choice(_WALLS), rng.choice(_ROOFS)
    half, tall = size * rng.uniform(0.42, 0.55), size * rng.uniform(0.42, 0.52)

    def fill(path: Path, paint: Paint | RGB, name: str) -> None:
        easel.fill(path, paint, "middle", name, depth=depth, back=back)

    if steeple:
        _steeple(easel, (x, y), (half, tall), (wall, roof), depth, back + 0.05)
    fill(g.rect(x - half, y - tall, 2 * half, tall), fade(wall, tone(wall, -0.07), y - tall, y), name)
    low, high = y - tall * 0.95, y - tall * 1.72
    gable = g.polygon(
        [(x - half * 1.16, low), (x - half * 0.72, high), (x + half * 0.72, high), (x + half * 1.16, low)]
    )
    cover: RGB = (244, 247, 255) if easel.brief.season == "winter" else roof
    fill(gable, fade(tone(cover, 0.04), tone(cover, -0.06), y - tall * 1.7, y - tall), "cottage roof")
    _panes(easel, (x, y), (half, tall), depth, back)
    fill(g.rect(x - half * 0.15, y - tall * 0.55, half * 0.3, tall * 0.55), tone(roof, -0.12), "door")


def _steeple(
    easel: Easel, at: Point, size: tuple[float, float], colours: tuple[RGB, RGB], depth: float, back: float
) -> None:
    """A tower with a spire behind a house whose half width and height are `size`, in the colours of wall and roof."""
    (x, y), (half, tall), (wall, roof) = at, size, colours
    tower = g.rect(x - half * 0.24, y - tall * 2.2, half * 0.48, tall * 2.2)
    stone = fade(wall, tone(wall, -0.06), y - tall * 2.2, y)
    easel.fill(tower, stone, "middle", "tower", depth=depth, back=back)
    spire = g.polygon([(x - half * 0.34, y - tall * 2.15), (x, y - tall * 3.4), (x + half * 0.34, y - tall * 2.15)])
    easel.fill(spire, roof, "middle", "spire", depth=depth, back=back)


def _panes(easel: Easel, at: Point, size: tuple[float, float], depth: float, back: float) -> None:
    """Two windows, lit after dark."""
    (x, y), (half, tall) = at, size
    panes = g.joined(
        g.rect(x - half * 0.66, y - tall * 0.72, half * 0.36, tall * 0.36),
        g.rect(x + half * 0.3, y - tall * 0.72, half * 0.36, tall * 0.36),
    )
    lit = easel.air.light.dark > 0.4
    glass: RGB = (255, 214, 130) if lit else mix((126, 158, 186), easel.air.light.shadow, 0.2)
    role: ColourRole = "light" if lit else "prop"
    easel.fill(panes, glass, "middle", "cottage windows", role=role, depth=depth, tinted=not lit, back=back)
