"""Places seen from straight above, like a map: fields, roofs, streets, coasts, crowns of trees."""

import math
from collections.abc import Callable, Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Solid, Stop
from limner.drawing.geometry import Landmark, Path, Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import land_parts, outdoors, overhead_town
from limner.engines.illustrator.staging.settings import overhead_parts as seen

_PARASOLS = lay.palette("e4574f 3f8fbf f0b23c ffffff 57a58a f08a9a")
_SAND: RGB = (240, 216, 168)
_SEA: RGB = (38, 146, 186)

_Ribbon = list[tuple[float, float, float]]


def known(name: str) -> bool:
    """Whether a place told in a table has a picture from straight above; places with a module of their own have."""
    return name in _DRAWN or name in FLAT or name not in outdoors.LANDS


def draw(easel: Easel) -> None:
    """The brief's setting from above."""
    _DRAWN.get(easel.brief.setting, _country)(easel)


def _fields(easel: Easel, colours: lay.Greens) -> None:
    """A patchwork of fields, some of them ploughed in lines."""
    rng, w, h = easel.rng, easel.w, easel.h
    step = 0.27 * easel.unit
    columns, rows = math.ceil(w / step) + 1, math.ceil(h / step) + 1
    corners = [
        [
            ((c - 0.4 + rng.uniform(-0.2, 0.2)) * step, (r - 0.4 + rng.uniform(-0.2, 0.2)) * step)
            for c in range(columns + 1)
        ]
        for r in range(rows + 1)
    ]
    hues = (colours.far, colours.middle, colours.near, (226, 200, 112), (206, 172, 104), tone(colours.middle, 0.06))
    for r in range(rows):
        for c in range(columns):
            quad = (corners[r][c], corners[r][c + 1], corners[r + 1][c + 1], corners[r + 1][c])
            hue = hues[rng.randrange(len(hues))]
            plot = g.polygon(quad)
            seen.flat(easel, plot, hue, "field")
            if rng.random() < 0.5:
                easel.fill(
                    _furrows(quad), tone(hue, -0.07), "ground", "furrows", role="ground", width=0.004 * easel.unit
                )
            easel.fill(plot, tone(colours.blade, -0.02), "ground", "hedge", role="ground", width=0.007 * easel.unit)


def _furrows(quad: tuple[Point, ...]) -> Path:
    lines = Path()
    (a, b, c, d) = quad
    for i in range(1, 9):
        t = i / 9
        lines.moveTo(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        lines.lineTo(d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t)
    return lines


def _course(easel: Easel, width: float) -> tuple[_Ribbon, list[Landmark]]:
    """A winding way from one edge to the other, as a ribbon and as a line."""
    rng, w, h = easel.rng, easel.w, easel.h
    start, end = rng.uniform(0.15, 0.45), rng.uniform(0.55, 0.85)
    if rng.random() < 0.5:
        start, end = end, start
    points = []
    for i in range(6):
        t = i / 5
        x = (start + (end - start) * t + (0.0 if i in (0, 5) else rng.uniform(-0.1, 0.1))) * w
        points.append((x, -0.06 * h + 1.12 * h * t))
    return [(x, y, width) for x, y in points], list(points)


def _way(easel: Easel, ribbon: _Ribbon, colour: RGB, name: str, edge: RGB | None = None) -> None:
    if edge is not None:
        seen.flat(easel, g.limb([(x, y, 1.24 * width) for x, y, width in ribbon]), edge, f"{name}'s edge")
    seen.flat(easel, g.limb(ribbon), colour, name, "water" if name == "river" else "ground")


def _country(easel: Easel) -> None:
    """Fields, a river, copses, a farm."""
    colours = lay.greens(easel)
    seen.base_sheet(easel, colours.middle, "land")
    _fields(easel, colours)
    ribbon, line = _course(easel, 0.075 * easel.unit)
    _way(easel, ribbon, (86, 166, 200), "river", (222, 206, 160))
    clear = seen.far_from(line, 0.07 * easel.unit)
    seen.crowns(easel, seen.scattered(easel, round(34 * easel.amount), (0.02, 0.042), clear), colours.foliage)
    for x, y, _ in seen.scattered(easel, 3, (0.05, 0.06), seen.far_from(line, 0.12 * easel.unit)):
        seen.house(easel, x, y, 0.1 * easel.unit, easel.rng.uniform(-40, 40), easel.rng.choice(seen.ROOFS))


def _village(easel: Easel) -> None:
    """A lane with houses on both sides, gardens, fields beyond."""
    colours = lay.greens(easel)
    seen.base_sheet(easel, colours.middle, "land")
    _fields(easel, colours)
    ribbon, line = _course(easel, 0.05 * easel.unit)
    _way(easel, ribbon, (232, 214, 176), "lane", tone(colours.near, -0.03))
    rng, unit = easel.rng, easel.unit
    near, beyond = seen.far_from(line, 0.075 * unit), seen.far_from(line, 0.26 * unit)
    spots = seen.scattered(easel, 17, (0.06, 0.07), lambda x, y: near(x, y) and not beyond(x, y))
    seen.crowns(easel, seen.scattered(easel, 26, (0.018, 0.034), near), colours.foliage)
    for x, y, _ in spots:
        seen.house(
            easel, x, y, rng.uniform(0.09, 0.125) * unit, rng.choice((-18, 0, 24, 90, 70)), rng.choice(seen.ROOFS)
        )


def _woods(easel: Easel) -> None:
    """Crowns close together and a stream."""
    colours = lay.greens(easel)
    seen.base_sheet(easel, tone(colours.near, -0.1), "forest floor")
    ribbon, line = _course(easel, 0.07 * easel.unit)
    _way(easel, ribbon, (86, 166, 200), "river", (198, 186, 138))
    clear = seen.far_from(line, 0.07 * easel.unit)
    seen.crowns(easel, [spot for spot in _canopy(easel) if clear(*spot[:2])], (*colours.foliage, colours.near))


def _canopy(easel: Easel) -> Iterator[seen.Spot]:
    """Crowns from edge to edge, shifted row by row, none quite in its place."""
    rng, step = easel.rng, 0.078 * easel.unit
    for r in range(math.ceil(easel.h / (0.82 * step)) + 1):
        for c in range(math.ceil(easel.w / step) + 1):
            x, y = (c + 0.5 * (r % 2) + rng.uniform(-0.24, 0.24)) * step, (0.82 * r + rng.uniform(-0.2, 0.2)) * step
            yield x, y, step * rng.uniform(0.42, 0.72)


def _river(easel: Easel) -> None:
    """A broad river in bends between woods, with sandbanks."""
    colours = lay.greens(easel)
    seen.base_sheet(easel, tone(colours.near, -0.1), "forest floor")
    w, h, unit = easel.w, easel.h, easel.unit
    hand, phase = (1 if easel.brief.side > 0 else -1), 0.7 * easel.variant
    line: list[Landmark] = []
    for i in range(9):
        t = i / 8
        bend = 0.2 * math.sin(4.6 * t + phase) + 0.06 * math.sin(9.0 * t)
        line.append((w * (0.5 + hand * (0.24 * (t - 0.5) + bend)), -0.08 * h + 1.16 * h * t))
    for wide, hue, name in ((0.2, (208, 194, 148), "river's bank"), (0.165, (70, 150, 182), "river"),
                            (0.09, (92, 172, 198), "river")):  # fmt: skip
        _way(easel, [(p[0], p[1], wide * unit) for p in line], hue, name)
    glints = land.ripples(easel.rng, w, 0, h, 60, 0.06 * unit)
    bed = g.limb([(p[0], p[1], 0.15 * unit) for p in line])
    easel.fill(g.intersection(glints, bed), Solid((255, 255, 255), 0.4), "ground", "glints", role="water")
    clear = seen.far_from(line, 0.1 * unit)
    seen.crowns(easel, [spot for spot in _canopy(easel) if clear(*spot[:2])], (*colours.foliage, colours.near))


def _coast(easel: Easel) -> None:
    """Beach, surf and sea in a long diagonal; parasols, towels, swimmers' rings."""
    rng, w, h = easel.rng, easel.w, easel.h
    hand = 1 if easel.brief.side > 0 else -1
    seen.base_sheet(easel, _SAND, "sand")

    def shore(offset: float) -> Path:
        edge: list[Landmark] = []
        for i in range(6):
            t = i / 5
            bend = 0.05 * math.sin(2.4 * t * math.pi + easel.variant)
            edge.append((w * (0.5 + hand * (0.16 * (t - 0.5) + bend + offset)), -0.06 * h + 1.12 * h * t))
        beyond = w * (0.5 + hand * 0.9)
        return g.smooth(
            [(beyond, -0.1 * h, "c"), (*edge[0][:2], "c"), *edge[1:-1], (*edge[-1][:2], "c"), (beyond, 1.1 * h, "c")]
        )

    for offset, colour, name in (
        (-0.1, tone(_SAND, -0.05), "wet sand"), (-0.055, (255, 255, 255), "foam"),
        (-0.035, (128, 208, 212), "shallows"), (0.03, (176, 228, 226), "surf"),
        (0.045, (88, 186, 204), "shallows"), (0.14, _SEA, "sea"),
        (0.28, tone(_SEA, -0.06), "deep sea"),
    ):  # fmt: skip
        seen.flat(easel, shore(offset), colour, name, "water" if "sea" in name or name == "shallows" else "ground")
    if easel.brief.setting == "beach" and easel.amount > 0.2:
        for x, y, r in seen.scattered(easel, 11, (0.035, 0.046), lambda x, _: hand * (x / w - 0.5) < -0.14):
            _parasol(easel, x, y, r, rng.choice(_PARASOLS))


def _parasol(easel: Easel, x: float, y: float, r: float, hue: RGB) -> None:
    """A parasol from above, eight gores in two colours, and a towel beside it."""
    towel = g.rotated(g.rect(x + 0.7 * r, y + 0.4 * r, 0.8 * r, 1.7 * r, 0.1 * r), 25, (x, y))
    easel.fill(towel, mix(hue, (255, 255, 255), 0.6), "middle", "towel")
    seen.shade_of(easel, g.ellipse(x, y, r), 0.02 * easel.unit)
    easel.fill(g.ellipse(x, y, r), (252, 248, 240), "middle", "parasol umbrella")
    gores = Path()
    for i in range(0, 8, 2):
        a, b = math.tau * i / 8, math.tau * (i + 1) / 8
        tip = (x + 1.04 * r * math.cos((a + b) / 2), y + 1.04 * r * math.sin((a + b) / 2))
        gores.addPath(
            g.polygon(
                [(x, y), (x + r * math.cos(a), y + r * math.sin(a)), tip, (x + r * math.cos(b), y + r * math.sin(b))]
            )
        )
    easel.fill(gores, hue, "middle", "parasol's gores")


def _sea(easel: Easel) -> None:
    """Open water with long swells, a sandy island in one corner."""
    seen.base_sheet(easel, _SEA, "sea", "water")
    swells = land.ripples(easel.rng, easel.w, 0, easel.h, 70, 0.2 * easel.unit)
    easel.fill(swells, Solid((255, 255, 255), 0.25), "ground", "swells", role="water")
    x, y = easel.w * (0.5 + 0.3 * easel.brief.side), 0.3 * easel.h
    for r, colour in ((0.25, (84, 184, 200)), (0.19, _SAND), (0.13, (108, 164, 92))):
        seen.flat(easel, seen.leafy(x, y, r * easel.unit), colour, "island")
    around = seen.scattered(easel, 12, (0.02, 0.034), lambda a, b: math.hypot(a - x, b - y) < 0.11 * easel.unit)
    seen.crowns(easel, around, lay.greens(easel).foliage)


def _dry(easel: Easel) -> None:
    """Dunes as long soft bands, or snow, with their shaded sides."""
    snowy = easel.brief.setting in ("arctic", "mountains")
    base: RGB = (232, 238, 248) if snowy else (232, 190, 128)
    seen.base_sheet(easel, base, "snow" if snowy else "sand")
    for i in range(7):
        y = easel.h * (i + 0.3) / 6
        band = land.ridge(easel.rng, easel.w, y, 0.035 * easel.h, y + 0.1 * easel.h, 3)
        shade = Linear(
            (0, y - 0.04 * easel.h), (0, y + 0.12 * easel.h), (Stop(0, tone(base, -0.07)), Stop(1, base, 0.0))
        )
        easel.fill(band, shade, "ground", "drift", role="ground")


SHOWN: dict[str, frozenset[str]] = {
    "beach": frozenset({"umbrella"}), "village": frozenset({"house", "tree"}), "forest": frozenset({"tree", "pine"}),
    "street": frozenset({"skyscraper", "building", "house", "car"}), "lake": frozenset({"tree", "pine"}),
    "jungle": frozenset({"tree"}), "meadow": frozenset({"tree", "house"}), "farm": frozenset({"tree", "house"}),
}  # fmt: skip
"""The symbols that the places show from above, of which more need not be said than that there are several."""
FLAT = frozenset({"lavender field", "tulip field", "wheat field", "corn field", "vineyard"})
"""Places told in tables that are fields from above."""
_DRAWN: dict[str, Callable[[Easel], None]] = {
    "village": _village, "street": overhead_town.city, "forest": _woods, "jungle": _woods, "beach": _coast,
    "terraces": land_parts.terraces(steps=13), "highway": overhead_town.city, "plaza": overhead_town.city,
    "tea plantation": land_parts.terraces((84, 150, 78), flooded=False, steps=16), "suburb": _village,
    "lake": _river, "sea": _sea, "underwater": _sea, "desert": _dry, "arctic": _dry, "mountains": _dry,
}  # fmt: skip
