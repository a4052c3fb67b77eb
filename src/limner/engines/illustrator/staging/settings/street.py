"""The city street: a skyline, houses or towers, pavement and road."""

from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import skylines, street_life, street_view
from limner.engines.illustrator.staging.settings.from_above import town
from limner.engines.illustrator.staging.settings.setting import Slab, place
from limner.engines.illustrator.staging.settings.townscapes import streets

_WALLS = lay.palette("e8b48a d98f78 c9a6b4 9fb4c4 e8d0a0 b8c8b0 d8a09a 8fa4b8")
_PANES = (255, 214, 130)
_UNLIT = 0.3
"""From this darkness on no sun falls into the street."""
BUILT = 0.16
"""How much of the ground below the horizon lies behind the houses' fronts."""


@place(
    "street",
    horizons=(0.50, 0.58, 0.66),
    beyond=BUILT,
    climate="city",
    hours=("day", "morning", "sunset", "day", "night", "day"),
    neighbours="village, park, mountains",
    frame="doorway",
    near=(96, 88, 104),
    other="street_lamp, bench",
    shows="tree, plant, grass, bush, building, house, skyscraper, car",
    outlook="skyscraper, town_building, house",
    above=town.city,
    mapped="skyscraper, building, house, car",
    slab=Slab((196, 194, 198), "bush street_lamp bench", "skyscraper house tree skyscraper"),
    traits=("overhung", "swept", "towering"),
)
def draw(easel: Easel) -> None:
    """A far skyline, a row of houses, pavement and road; both are those of the town that is named."""
    sky.paint(easel)
    h, horizon = easel.h, easel.horizon
    style = streets.town(easel)
    hung = style is not None and style.hung
    if not hung and (not easel.taken or (not easel.driving and easel.variant % 2 == 0)):
        street_view.draw(easel, style)
        return
    if style is not None:
        streets.skyline(easel, style)
        streets.houses(easel, style, horizon + BUILT * (h - horizon))
    else:
        skylines.plane(easel, easel.horizon + 0.05 * h, 0.42 * h, 0.1 * easel.unit, 0.54)
        (_towers if easel.variant % 3 == 1 else _houses)(easel)
    _road(easel)
    _shadows(easel)
    room = h - horizon
    kerb = horizon + (0.3 if easel.driving else 0.2) * room
    if style is None or "palm_tree" not in style.plants:
        lay.trees(easel, ("tree",), 3, (kerb - 0.03 * h) / h, 0.26, lay.greens(easel).foliage)
    street_life.lamps(easel, kerb - 0.004 * h, 0.3 * h)
    easel.row(("bench", "fire_hydrant", "mailbox"), 2, kerb - 0.012 * h, 0.075 * h, vary=0.05, drop=0.002)
    street_life.furnish(easel, kerb)
    street_life.wet(easel, horizon + 0.14 * room)


@place(
    "crossroads",
    horizons=(0.46, 0.52, 0.58),
    beyond=BUILT,
    climate="city",
    hours=("day", "morning", "sunset", "day", "night", "day"),
    neighbours="street",
    frame="doorway",
    near=(96, 88, 104),
    other="street_lamp, bench",
    shows="tree, plant, building, house, skyscraper, car",
    outlook="skyscraper, town_building, house",
    above=town.city,
    mapped="skyscraper, building, house, car",
    slab=Slab((196, 194, 198), "bush street_lamp bench", "skyscraper house tree skyscraper"),
    traits=("overhung", "swept", "towering"),
)
def crossroads(easel: Easel) -> None:
    """A street along its length where another one crosses it."""
    sky.paint(easel)
    street_view.draw(easel, streets.town(easel), crossed=True)


def _houses(easel: Easel) -> None:
    """Fronts with windows, doors, cornices; every house in its own colour."""
    rng, h = easel.rng, easel.h
    base = easel.horizon + BUILT * (h - easel.horizon)
    panes, glass, trims = Path(), Path(), Path()
    for i, (x, y, wide, tall) in enumerate(land.skyline(rng, easel.w, base, 0.36 * h, 0.2 * easel.unit)):
        wall = mix(_WALLS[(i * 3 + easel.variant) % 8], easel.air.haze, 0.05)
        easel.fill(
            g.rect(x, y, wide + 1, tall),
            fade(tone(wall, 0.03), tone(wall, -0.05), y, base),
            "far",
            "house",
            role="far",
            depth=0.38,
        )
        roof = g.rect(x - wide * 0.03, y - 0.012 * h, wide * 1.06, 0.022 * h)
        if i % 2:
            roof = g.polygon(
                [
                    (x - wide * 0.05, y + 2),
                    (x + wide * 0.12, y - 0.06 * h),
                    (x + wide * 0.88, y - 0.06 * h),
                    (x + wide * 1.05, y + 2),
                ]
            )
        shaded = g.rect(x if easel.brief.side > 0 else x + 0.78 * wide, y, 0.22 * wide, tall)
        easel.fill(shaded, tone(wall, -0.055), "far", "house's shade", role="far", depth=0.38)
        easel.fill(roof, tone(mix(wall, (120, 70, 70), 0.45), -0.08), "far", "roof", role="far", depth=0.38)
        trims.addPath(g.rect(x, y + 0.012 * h, wide, 0.006 * h))
        if easel.fine:
            _masonry(easel, (x, y, wide, tall), wall, roof)
        front = min(0.11 * h, 0.4 * tall)
        _windows(easel, panes, glass, (x, y, wide, tall - front))
        street_life.shop(easel, (x, base - front, wide, front), i)
    for path in (panes, glass):
        for frame in _framed(easel, path):
            trims.addPath(frame)
    easel.fill(trims, mix((246, 236, 222), easel.air.haze, 0.3), "far", "trims", role="far", depth=0.38)
    _glaze(easel, panes, glass, 0.38)
    if easel.fine:
        bars = g.joined(*(bar for path in (panes, glass) for bar in _bars(path)))
        easel.fill(bars, mix((246, 236, 222), easel.air.haze, 0.35), "far", "glazing bars", role="far", depth=0.38)


def _boxes(windows: Path) -> Iterator[g.Rect]:
    """The rectangles that a path of windows is made of."""
    points = list(windows.getPoints())
    for k in range(0, len(points) - 3, 4):
        corner, far = points[k], points[k + 2]
        yield g.box_between(corner.x(), corner.y(), far.x(), far.y())


def _framed(easel: Easel, windows: Path) -> Iterator[Path]:
    """The casing and the sill of every window."""
    rim = 0.0036 * easel.unit
    for box in _boxes(windows):
        yield g.rect(box.left() - rim, box.top() - rim, box.width() + 2 * rim, box.height() + 2 * rim)
        yield g.rect(box.left() - 2.4 * rim, box.bottom() + rim, box.width() + 4.8 * rim, 1.6 * rim)


def _bars(windows: Path) -> Iterator[Path]:
    for box in _boxes(windows):
        thin = 0.09 * box.width()
        yield g.rect(box.centerX() - thin / 2, box.top(), thin, box.height())
        yield g.rect(box.left(), box.top() + 0.36 * box.height(), box.width(), thin)


def _masonry(easel: Easel, house: tuple[float, float, float, float], wall: RGB, roof: Path) -> None:
    """Patches of brick on a front, and rows of tiles on its roof."""
    (x, y, wide, tall), rng, unit = house, easel.grain, easel.unit
    bricks = Path()
    for _ in range(round(26 * wide * tall / (0.05 * unit * unit))):
        bx, by = (
            rng.uniform(x, x + wide - 0.012 * unit),
            y + 0.012 * unit * rng.randrange(2, max(int(tall / (0.012 * unit)), 3)),
        )
        bricks.addPath(g.rect(bx, by, 0.012 * unit, 0.006 * unit))
    easel.fill(bricks, tone(wall, -0.045), "far", "bricks", role="far", depth=0.38)
    left, top, right, bottom = g.bounds(roof)
    rows = g.joined(*(g.rect(left, top + (bottom - top) * k / 5, right - left, 0.0016 * unit) for k in range(1, 5)))
    easel.fill(g.intersection(rows, roof), tone(wall, -0.26), "far", "rows of tiles", role="far", depth=0.38)


def _windows(easel: Easel, lit: Path, dark: Path, house: tuple[float, float, float, float]) -> None:
    rng = easel.rng
    x, y, wide, tall = house
    columns = max(2, round(wide / (0.055 * easel.unit)))
    rows = max(2, int(tall / (0.075 * easel.unit)))
    cell, step = wide / columns, tall / rows
    glow = 0.55 if easel.air.light.dark > 0.4 else 0.0
    for r in range(rows):
        for c in range(columns):
            pane = g.box(x + cell * (c + 0.26), y + step * (r + 0.28), cell * 0.48, step * 0.5)
            (lit if rng.random() < glow else dark).addRect(pane)


def _glaze(easel: Easel, lit: Path, dark: Path, depth: float) -> None:
    easel.fill(
        dark,
        mix((116, 148, 176), easel.air.light.shadow, 0.3 + 0.4 * easel.air.light.dark),
        "far",
        "windows",
        role="far",
        depth=depth,
    )
    if not lit.isEmpty():
        easel.fill(lit, _PANES, "far", "lit windows", role="light", tinted=False)


def _towers(easel: Easel) -> None:
    """Tall blocks before the far ones."""
    base = easel.horizon + 0.14 * (easel.h - easel.horizon)
    skylines.plane(easel, base, 0.5 * easel.h, 0.15 * easel.unit, 0.16, "tower")


def _road(easel: Easel) -> None:
    """Pavement and road; who does not drive stands on the near pavement, with the road behind."""
    h, room = easel.h, easel.h - easel.horizon
    start = easel.horizon + 0.14 * room
    kerb = easel.horizon + 0.42 * room
    if easel.driving:
        _pave(easel, start, kerb)
        _lane(easel, kerb, h - 0.055 * h, 0.7)
        _pave(easel, h - 0.05 * h, h + 4)
    else:
        _pave(easel, start, start + 0.08 * room)
        _lane(easel, start + 0.08 * room, kerb, 0.28)
        _pave(easel, kerb, h + 4)


def _shadows(easel: Easel) -> None:
    """The shade of houses beyond the picture that slants over pavement and road, with sun between; none after dark."""
    if easel.air.hidden or easel.air.light.dark > _UNLIT:
        return
    h, w, hand = easel.h, easel.w, (1 if easel.air.light.side < 0 else -1)
    top = easel.horizon + BUILT * (h - easel.horizon)
    slant, shade = 0.55 * (h - top), Path()
    start = 0.5 * w - hand * w * (0.62, 0.5, 0.7)[easel.variant % 3]
    for off, wide in ((0.0, 0.3), (0.46, 0.16), (0.86, 0.34)):
        left, right = start + hand * off * w, start + hand * (off + wide) * w
        gable = 0.5 * (left + right)
        shade.addPath(g.polygon([(left, top), (gable, top - 0.012 * h), (right, top), (right + hand * slant, h + 9),
                                 (left + hand * slant, h + 9)]))  # fmt: skip
    dark = easel.air.light.shadow
    ground = g.intersection(shade, easel.sheet(top, h + 9))
    easel.fill(ground, fade(dark, dark, top, h, (0.1, 0.2)), "ground", "shade of houses", role="ground", tinted=False,
               blur=0.0022 * easel.unit)  # fmt: skip
    warm = mix(easel.air.glow, (255, 250, 232), 0.4)
    easel.fill(easel.sheet(top, h + 9), fade(warm, warm, top, h, (0.16, 0.02)), "ground", "sun on the street",
               role="light", tinted=False)  # fmt: skip


def _pave(easel: Easel, top: float, bottom: float) -> None:
    pave: RGB = (204, 198, 196)
    shade = fade(tone(pave, 0.02), tone(pave, -0.06), top, bottom)
    easel.fill(easel.sheet(top, bottom), shade, "ground", "pavement", role="ground", depth=0.35)
    easel.fill(easel.sheet(top - 0.01 * easel.h, top), tone(pave, -0.1), "ground", "kerb", role="ground", depth=0.35)
    slabs, middle = Path(), easel.w / 2
    growth = 1 + (bottom - top) / easel.h
    for i in range(-12, 13):
        slabs.moveTo(middle + i * easel.unit * 0.12, top)
        slabs.lineTo(middle + i * easel.unit * 0.12 * growth**2, bottom)
    for share in (0.3, 0.62):
        y = top + (bottom - top) * share
        if bottom - top > 0.2 * easel.h:
            slabs.moveTo(-4, y)
            slabs.lineTo(easel.w + 4, y)
    easel.fill(slabs, tone(pave, -0.07), "ground", "slabs", role="ground", depth=0.35, width=easel.unit * 0.0018)


def _lane(easel: Easel, top: float, bottom: float, middle: float) -> None:
    """The road between two heights, its broken line at `middle` of the ground's height."""
    road: RGB = (104, 108, 124)
    h, unit = easel.h, easel.unit
    shade = fade(tone(road, 0.05), tone(road, -0.07), top, bottom)
    easel.fill(easel.sheet(top, bottom), shade, "ground", "road", role="ground", depth=0.2)
    y, k = easel.horizon + middle * (h - easel.horizon), 0.5 + 0.5 * middle
    dashes = Path()
    for i in range(-1, round(6 * easel.w / (unit * k)) + 1):
        x = i * unit * 0.21 * k
        dashes.addPath(
            g.polygon(
                [
                    (x, y),
                    (x + unit * 0.115 * k, y),
                    (x + unit * 0.105 * k, y + 0.018 * h * k),
                    (x - unit * 0.012 * k, y + 0.018 * h * k),
                ]
            )
        )
    easel.fill(dashes, (238, 230, 208), "ground", "road marking", role="ground", depth=0.1)
